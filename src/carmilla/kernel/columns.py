"""Columns: what a table remembers, declared once. Clone, save, compare, view and re-deal all follow this one list."""

from __future__ import annotations

from typing import Any, Final

from .options import ELEMENTS

# shapes
ONE: Final = 0  # a plain value
PER_SEAT: Final = 1  # a list, one entry per seat
PER_CARD: Final = 2  # a list or bytearray, one entry per card id
ROWS: Final = 3  # a list of tuples, each replaced when it changes
TUPLE: Final = 4  # one immutable tuple of plain values
PER_ROW: Final = 5  # a list, one entry per row of cards

# who may see it
PUBLIC: Final = 0
SECRET: Final = 1  # views and dealers need a rule of their own for it
DERIVED: Final = 2  # rebuilt from other columns

# what becomes of it
SET_ONCE: Final = 0  # never changed in place: clones share it
RESTORABLE: Final = 1  # goes back with `return_to`
ONWARD: Final = 2  # does not go back: what was seen stays seen
COUNTER: Final = 3  # onward, and no part of the digest


class Column:
    def __init__(self, name: str, shape: int, element: str, see: int = PUBLIC, keep: int = RESTORABLE) -> None:
        assert element in ELEMENTS, element
        self.name, self.shape, self.element, self.see, self.keep = name, shape, element, see, keep


def copied(column: Column, value: Any) -> Any:
    """A clone's own copy; immutable values and columns that are set once are shared."""
    if column.shape == ONE or column.shape == TUPLE or column.keep == SET_ONCE:
        return value
    return value[:]


def by_reference(column: Column) -> bool:
    return column.shape == ONE or column.shape == TUPLE or column.keep == SET_ONCE
