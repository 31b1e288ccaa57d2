"""A table: the state of one game, between two answers. All of it is plain data: columns, knowledge, frames, a generator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from . import index
from .abilities import Ability, Node
from .columns import (
    COUNTER,
    DERIVED,
    ONE,
    ONWARD,
    PER_CARD,
    PER_ROW,
    PER_SEAT,
    PUBLIC,
    ROWS,
    SECRET,
    SET_ONCE,
    TUPLE,
    Column,
    by_reference,
)
from .events import KERNEL_EVENTS, Kind
from .frames import declare_frame
from .knowledge import Knowing
from .options import CARD, DEFINITION, FACTS_OF, NUMBER, SEAT, SEATS_OF, ZONE_OF, Verb, Verbs
from .resolve import Choose, Resolve
from .windows import Window
from .zones import Zone


@dataclass(frozen=True)
class Definition(Node):
    """A card as printed: what all its copies share."""

    name: str
    abilities: tuple[Ability, ...] = ()


KERNEL_COLUMNS: Final = (
    Column("seats", ONE, NUMBER, keep=SET_ONCE),
    Column("first_card", PER_SEAT, CARD, keep=SET_ONCE),
    Column("owner", PER_CARD, SEAT, keep=SET_ONCE),
    Column("back", PER_CARD, NUMBER, keep=SET_ONCE),
    Column("ident", PER_CARD, DEFINITION, SECRET, SET_ONCE),  # a re-deal puts another list in its place
    Column("tellers", PER_ROW, SEATS_OF, DERIVED, SET_ONCE),
    Column("watchers", PER_ROW, SEATS_OF, DERIVED, SET_ONCE),
    Column("known", PER_CARD, SEATS_OF, PUBLIC, ONWARD),
    Column("facts", TUPLE, FACTS_OF, SECRET, ONWARD),
    Column("handle", PER_CARD, NUMBER, SECRET, COUNTER),
    Column("handles", ONE, NUMBER, SECRET, COUNTER),
    Column("zone", PER_CARD, ZONE_OF),
    Column("rows", ROWS, CARD),
    Column("gone", ONE, SEATS_OF),
    Column("conceded", ONE, SEATS_OF, PUBLIC, ONWARD),
    Column("serials", ONE, NUMBER, SECRET, ONWARD),
    Column("drawn", ONE, NUMBER, SECRET, ONWARD),
    Column("key", ONE, NUMBER, SECRET, COUNTER),
    Column("numbers", PER_SEAT, NUMBER, SECRET, COUNTER),
    Column("barrier", ONE, NUMBER, SECRET, COUNTER),
    Column("last_seat", ONE, SEAT, SECRET, COUNTER),
    Column("lingering", TUPLE, NUMBER),
    Column("active", ROWS, NUMBER, DERIVED),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Knowing):
    """A game derives its table from this, and declares its columns, frames, verbs, events and zones with `declare`."""

    NAME: ClassVar[str] = ""
    ASKS: ClassVar[dict[int, str]] = {}  # the names of windows and other questions
    INDEX_ROWS: ClassVar[int] = 0
    LINGERING: ClassVar[tuple[str, ...]] = ()  # what the places of a lingering effect stand for, its serial first

    def __init__(self) -> None:
        super().__init__()
        self.definitions: list[Any] = []  # by number; shared, no state
        self.active: list[tuple[int, ...]] = []

    # ---- cards
    def definition(self, card: int) -> Any:
        return self.definitions[self.ident[card]]

    def ability_of(self, card: int, ability: int) -> Any:
        """The ability of that number; a game's table gives its own type."""
        return self.definitions[self.ident[card]].abilities[ability]

    def speaks(self, card: int) -> bool:
        """Do the card's abilities hold where it lies?"""
        return False

    def activate(self, card: int) -> None:
        index.activate(self, card)

    def deactivate(self, card: int) -> None:
        index.deactivate(self, card)

    # ---- windows: what a game fills in
    def impulse(self, kind: int) -> list[int]:
        """The seats of a window of this kind, in the order in which they are asked now."""
        raise NotImplementedError

    def open_to(self, kind: int, seat: int) -> bool:
        """Could a seat in this public position act here at all? Never looks at what is hidden."""
        return True

    def use(self, seat: int, option: int) -> None:
        """Carries out an option used in a window."""
        raise NotImplementedError

    def window(self, kind: int, into: tuple[str, ...] = (), ends_on: int = 2, after_use: int = 0, closes: int = 0) -> None:
        self.call(Window(kind, ends_on, after_use, closes), into)

    # ---- what a game may say about dealing
    def resample(self, frame: Any, seat: int, rng: Any) -> None:
        """Fills the secret slots of a frame anew, for a re-deal that `seat` may see."""

    # ---- what a game may say about itself
    def invariants(self) -> list[str]:
        """What should always hold in this game and does not."""
        return []


def declare(
    cls: Any,
    name: str,
    columns: tuple[Column, ...],
    frames: tuple[Any, ...],
    verbs: dict[int, Verb],
    events: dict[int, Kind],
    zones: tuple[Zone, ...],
    asks: dict[int, str],
    index_rows: int = 0,
) -> None:
    """Completes a game's table class. Everything generic follows from what is said here."""
    every = KERNEL_COLUMNS + columns
    assert len({column.name for column in every}) == len(every), "a column is declared twice"
    cls.NAME, cls.COLUMNS, cls.ZONES, cls.ASKS, cls.INDEX_ROWS = name, every, zones, asks, index_rows
    cls.REFERRED = tuple([column.name for column in every if by_reference(column)])
    cls.COPIED = tuple([column.name for column in every if not by_reference(column)])
    cls.VERBS = Verbs(verbs)
    cls.EVENTS = {**KERNEL_EVENTS, **events}
    all_frames = (Window, Choose, Resolve, *frames)
    for frame in all_frames:
        declare_frame(frame)
    cls.FRAMES = {frame.__name__: frame for frame in all_frames}
