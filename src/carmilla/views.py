"""From what a viewer may see of a table to the structs that are sent."""

from __future__ import annotations

from typing import Any

from .kernel.api import Game, Table, picture, question
from .protocol import Prompt, Row, Seen, View


def view(game: Game, g: Table, viewer: int) -> View:
    seen = picture(g, viewer)
    asked: dict[str, Any] | None = seen.pop("question")
    over = g.pending is None
    return View(
        **{**seen, "rows": [Row(**row) for row in seen["rows"]]},
        prompt=None if asked is None else Prompt(viewer, **asked),
        over=over,
        scores=game.scores(g),
        winners=game.winners(g) if over else [],
    )


def prompt(g: Table, seat: int) -> Prompt | None:
    asked = question(g, seat)
    return None if asked is None else Prompt(seat, **asked)


def seen(g: Table, n: int, event: list[Any]) -> Seen:
    """The event number `n` of a viewer's stream."""
    return Seen(n, g.EVENTS[event[0]].name, event[1:])
