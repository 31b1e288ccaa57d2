"""The command line: `main` is the command `carmilla`. Whatever takes time to import is imported by the command that needs it."""

from __future__ import annotations


def main() -> None:
    import sys

    from .run import run

    sys.exit(run(sys.argv[1:]))
