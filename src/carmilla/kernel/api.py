"""The one door into a game: what its `spec` module offers to whoever plays, serves, shows or tests it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from . import codes
from .codec import SCHEMA, decode, digest, encode
from .codes import Reason
from .decisions import AMOUNT, ORDER, PICK, SPLIT, SUBSET, Question
from .events import REWOUND, Recorder
from .history import History
from .options import DONE, NONE, PASS
from .rng import Rng
from .table import Definition, Table
from .views import picture, question

__all__ = [
    "AMOUNT",
    "DONE",
    "NONE",
    "ORDER",
    "PASS",
    "PICK",
    "REWOUND",
    "SCHEMA",
    "SPLIT",
    "SUBSET",
    "Definition",
    "Game",
    "History",
    "Question",
    "Reason",
    "Recorder",
    "Rng",
    "Table",
    "TableOption",
    "codes",
    "decode",
    "digest",
    "encode",
    "picture",
    "question",
]


@dataclass(frozen=True)
class TableOption:
    """A choice made before the game begins, the same on the command line, in a save and in the browser."""

    name: str
    values: tuple[str, ...]
    default: str
    meaning: str  # the id of a message


class Game:
    """A game as the outside sees it. Each game has one instance of its own subclass, `GAME` in its `spec`."""

    name: ClassVar[str] = ""
    listed: ClassVar[bool] = True
    slice: ClassVar[bool] = False  # only a part of the game so far: it may be simulated, not played
    seats: ClassVar[tuple[int, ...]] = ()
    default_seats: ClassVar[int] = 0
    options: ClassVar[tuple[TableOption, ...]] = ()
    hard: ClassVar[tuple[str, ...]] = ()  # options, as NAME=VALUE, under which the nets look, unless told otherwise
    declines: ClassVar[tuple[int, ...]] = ()  # options that say no, besides passing
    tells: ClassVar[tuple[str, ...]] = ()  # events that may tell a secret which is no card: a number written down, what a search found

    def new(self, seats: int, key: bytes, options: dict[str, str], decks: list[Any] | None = None) -> Table:
        """A table set up and pumped to its first question; everything random follows from `key`."""
        raise NotImplementedError

    def blank(self) -> Table:
        """An empty table of this game, to be filled by the codec."""
        raise NotImplementedError

    def deal(self, g: Table, seat: int, rng: Rng) -> Table:
        """The same story for this viewer, what it cannot know dealt again."""
        raise NotImplementedError

    def deck_problem(self, deck: Any) -> str:
        """Why nobody can bring this deck, as the code of a refusal; "" if somebody can."""
        return "no-decks"

    def options_problem(self, seats: int, options: dict[str, str]) -> str:
        """Why these options do not go together, or not with so many seats, as the code of a refusal; "" if they do."""
        return ""

    def scores(self, g: Table) -> list[float]:
        """Per seat, higher is better."""
        raise NotImplementedError

    def winners(self, g: Table) -> list[int]:
        """The seats that won, once the table is over; none for a game without a winner."""
        raise NotImplementedError

    def narrow(self, seats: int, rng: Rng) -> list[Any] | None:
        """Decks with few kinds of cards, for nets to meet what is rare; None in a game without decks."""
        return None

    def positions(self) -> tuple[str, ...]:
        """Named positions to count from (`perft`)."""
        return ()

    def position(self, name: str) -> Table:
        raise KeyError(name)
