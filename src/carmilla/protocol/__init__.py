"""What crosses the wire, as structs: from one declaration come types, validation, JSON, MessagePack and JSON Schema.

Cards are called by the handles of whoever is addressed, seats by number, definitions by number in the game's catalogue (-1: not
seen). Nothing here knows a table, and a table is never sent: whoever holds one of these holds only what a seat may see.
"""

from __future__ import annotations

from typing import Any

import msgspec

Value = bool | int | str | None | list[Any]
Card = tuple[int, int, dict[str, Value]]  # its handle, its definition, and what public columns say of it
Place = tuple[int, int]  # in a pile: the place from the top, the definition
Fact = tuple[int, list[str], list[int], int]  # owner; places; definitions; how many of them lie there at least
Procedure = tuple[str, str, dict[str, Value]]  # frame, step, what it remembers


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards of one zone and seat: listed, or counted where they lie in a pile or cannot be told apart."""

    zone: str
    seat: int
    count: int
    cards: list[Card] = []
    known: list[Place] = []
    certain: list[int] = []
    backs: list[int] = []


class Prompt(msgspec.Struct, frozen=True):
    """A question as one seat gets it. `options` are the possible next picks, as tokens."""

    seat: int
    number: int
    ask: str
    kind: str
    low: int
    high: int
    options: list[str]
    picks: list[str] = []
    done: bool = False


class View(msgspec.Struct, frozen=True):
    """What one viewer sees of a table; the viewer after the last seat is the spectator."""

    game: str
    viewer: int
    seats: int
    columns: dict[str, Value]
    rows: list[Row]
    facts: list[Fact]
    lingering: list[list[Value]]
    stack: list[Procedure]
    asks: list[tuple[int, str]]
    answered: list[int]
    prompt: Prompt | None = None
    over: bool = False
    scores: list[float] = []
    winners: list[int] = []


class Seen(msgspec.Struct, frozen=True):
    """One event, as one viewer was told it. A card is [handle, definition]."""

    n: int
    kind: str
    args: list[Value] = []


class Answer(msgspec.Struct, frozen=True):
    """One token, or several for a whole chain of picks; `n` is the number of the question that is meant."""

    tokens: list[str]
    n: int


class Refusal(msgspec.Struct, frozen=True):
    """Why something asked for was not done. Nothing has changed."""

    code: str
    arguments: dict[str, str] = {}
    rule: str = ""


class Header(msgspec.Struct, frozen=True):
    """What a match is, without its secret key."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    decks: list[Any]
    key_hash: str


STRUCTS = (View, Seen, Prompt, Answer, Refusal, Header)


def schema() -> dict[str, Any]:
    """JSON Schema of everything that crosses the wire."""
    refs, components = msgspec.json.schema_components(STRUCTS)
    return {"anyOf": list(refs), "$defs": components}
