"""A seat's game in sentences: what happened, what is asked, how the table stands. Made of that seat's view and events alone."""

from .names import NAMES, Drawing, Entry, Menu, Names
from .news import News
from .questions import Questions
from .tables import Tables

__all__ = ["NAMES", "Drawing", "Entry", "Menu", "Names", "News", "Questions", "Tables"]
