"""The games of this package, by name. A game is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carmilla.kernel.api import Game

LISTED = ("vendetta", "vtes")
UNLISTED = ("lab",)  # found by name: for who looks into the kernel


def find(name: str) -> Game:
    if name not in LISTED and name not in UNLISTED:
        from carmilla.errors import Refused, listed, nearest, shortened

        raise Refused("unknown-game", {"game": shortened(name), "known": listed(nearest(str(name), LISTED))})
    game: Game = import_module(f"carmilla.games.{name}.spec").GAME
    return game
