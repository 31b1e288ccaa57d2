"""Tables to plain lists and back: every column as declared, every frame by the names of its procedure and step."""

from __future__ import annotations

import hashlib
from array import array
from typing import Any, Final

from .columns import COUNTER, ONE, RESTORABLE, ROWS, SET_ONCE, TUPLE, Column
from .decisions import decode_decision
from .flow import Mark
from .frames import SLOTS_OF, Frame, values_of
from .options import FACTS_OF
from .table import Table

SCHEMA: Final = 1
WORD: Final = 63
SAME: Final = "="  # within a mark: this column is as in the table that holds the mark


def plain(value: Any) -> Any:
    return [plain(v) for v in value] if isinstance(value, tuple) else value


def frozen(value: Any) -> Any:
    return tuple([frozen(v) for v in value]) if isinstance(value, list) else value


def plain_facts(value: Any) -> Any:
    """Sets of cards are masks as long as there are cards: too long for the integers of most formats."""
    if isinstance(value, tuple):
        return [plain_facts(v) for v in value]
    return value.to_bytes(value.bit_length() // 8 + 1, "little") if value >> WORD else value


def frozen_facts(value: Any) -> Any:
    if isinstance(value, list):
        return tuple([frozen_facts(v) for v in value])
    return int.from_bytes(value, "little") if isinstance(value, bytes) else value


def encode_column(column: Column, value: Any) -> Any:
    if column.shape == ROWS:
        return [plain(row) for row in value]
    if column.shape == TUPLE:
        return plain_facts(value) if column.element == FACTS_OF else plain(value)
    if column.shape == ONE:
        return value
    return bytes(value) if isinstance(value, bytearray) else list(value)


def decode_column(column: Column, data: Any, empty: Any) -> Any:
    if column.shape == ROWS:
        return [frozen(row) for row in data]
    if column.shape == TUPLE:
        return frozen_facts(data) if column.element == FACTS_OF else frozen(data)
    if column.shape == ONE:
        return data
    if isinstance(empty, array):
        return array(empty.typecode, data)
    return bytearray(data) if isinstance(data, bytes) else list(data)


def encode_frame(frame: Frame[Any]) -> list[Any]:
    return [type(frame).__name__, frame.serial, frame.step(), list(frame.into), *[plain(v) for v in values_of(frame)]]


def decode_frame(g: Table, data: list[Any]) -> Frame[Any]:
    name, serial, step, into = data[:4]
    frame: Frame[Any] = g.FRAMES[name]()
    for slot, value in zip(SLOTS_OF[g.FRAMES[name]], data[4:], strict=True):
        setattr(frame, slot.name, frozen(value))
    frame.serial, frame.into = serial, tuple(into)
    frame.at = frame.STEPS.index(step) if step else len(frame.STEPS)
    return frame


def encode(g: Table, counters: bool = True, inside: Table | None = None) -> list[Any]:
    """Without counters: what the digest is about. Inside another table (a mark): only what goes back and differs."""
    columns: list[Any] = []
    for column in g.COLUMNS:
        value = getattr(g, column.name)
        if (inside is not None and (column.keep != RESTORABLE or value == getattr(inside, column.name))) or (
            column.keep == COUNTER and not counters
        ):
            columns.append(SAME)
        else:
            columns.append(encode_column(column, value))
    return [
        SCHEMA,
        columns,
        [encode_frame(frame) for frame in g.stack],
        None if g.pending is None else g.pending.encode(),
        [list(entry) for entry in g.leaving],
        [[mark.name, mark.owner, encode(mark.table, False, g)] for mark in g.marks if isinstance(mark.table, Table)],
    ]


def decode(blank: Table, data: list[Any], inside: Table | None = None) -> Table:
    """Fills a blank table of the same game."""
    g = blank
    _, columns, frames, pending, leaving, marks = data
    for column, value in zip(g.COLUMNS, columns, strict=True):
        if inside is not None and value == SAME:
            held = getattr(inside, column.name)
            value = held if column.shape in (ONE, TUPLE) or column.keep == SET_ONCE else held[:]
        else:
            value = decode_column(column, value, getattr(g, column.name))
        setattr(g, column.name, value)
    g.stack = [decode_frame(g, frame) for frame in frames]
    g.pending = None if pending is None else decode_decision(pending)
    g.leaving = [(serial, at) for serial, at in leaving]
    for name, owner, table in marks:
        new = g.blank()
        assert isinstance(new, Table)
        g.marks.append(Mark(name, owner, decode(new, table, g)))
    return g


def digest(g: Table) -> str:
    """Equal for equal positions, whatever the counters say."""
    return hashlib.blake2b(repr(encode(g, counters=False)).encode(), digest_size=8).hexdigest()
