"""`carmilla play`: a whole game in the terminal, against bots or beside other people."""

from .begin import Wishes, play

__all__ = ["Wishes", "play"]
