"""`python -m carmilla` is the command `carmilla`."""

from .cli import main

if __name__ == "__main__":
    main()
