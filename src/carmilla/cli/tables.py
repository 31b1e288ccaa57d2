"""What several commands are told about a table: its game, seats and options."""

from __future__ import annotations

from carmilla.errors import Refused, shortened
from carmilla.games import find
from carmilla.kernel.api import Game
from carmilla.match import Setup, key_of, setup_of


def option_values(pairs: list[str]) -> dict[str, str]:
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Refused("option-form", {"option": shortened(pair)})
        chosen[name] = value
    return chosen


def game_and_setup(name: str, seats: int | None, pairs: list[str], seed: int = 0) -> tuple[Game, Setup]:
    spec = find(name)
    return spec, setup_of(spec, seats, key_of(seed), option_values(pairs))


def with_slice(document: dict[str, object], spec: Game) -> dict[str, object]:
    """Marks the figures of a game of which only a part exists."""
    return document | {"slice": True} if spec.slice else document
