"""The one door into VTES."""

from __future__ import annotations

from typing import Any

from carmilla.games.vtes.positions import POSITIONS, position
from carmilla.games.vtes.setup import empty_table, is_deck, narrow_decks, new_table
from carmilla.games.vtes.table import Vtes
from carmilla.kernel.api import Game, TableOption
from carmilla.kernel.dealer import PermuteDealer
from carmilla.kernel.rng import Rng
from carmilla.kernel.table import Table


class VtesGame(Game):
    name = "vtes"
    slice = True
    seats = (2, 3, 4, 5, 6)
    default_seats = 5
    options = (
        TableOption("turns", ("20", "40", "60", "80", "120"), "60", "option-vtes-turns"),
        TableOption("opening", ("rulebook", "hour"), "rulebook", "option-vtes-opening"),
    )
    hard = ("opening=hour",)

    def new(self, seats: int, key: bytes, options: dict[str, str], decks: list[Any] | None = None) -> Table:
        return new_table(seats, key, int(options.get("turns", "60")), options.get("opening", "rulebook"), decks)

    def blank(self) -> Table:
        return empty_table()

    def deal(self, g: Table, seat: int, rng: Rng) -> Table:
        return PermuteDealer().deal(g, seat, rng)

    def deck_problem(self, deck: Any) -> str:
        return "" if is_deck(deck) else "wrong-deck"

    def narrow(self, seats: int, rng: Rng) -> list[Any]:
        return list(narrow_decks(seats, rng))

    def positions(self) -> tuple[str, ...]:
        return tuple(POSITIONS)

    def position(self, name: str) -> Table:
        return position(name)

    def scores(self, g: Table) -> list[float]:
        assert isinstance(g, Vtes)
        return [float(points) for points in g.points]

    def winners(self, g: Table) -> list[int]:
        """The Methuselah with the most victory points, once only one is left; a game cut short has no winner."""
        assert isinstance(g, Vtes)
        left = g.in_play()
        if len(left) > 1:
            return []
        # rule: ending.winner, ending.tie
        best = max(g.points)
        first = [seat for seat in range(g.seats) if g.points[seat] == best]
        return first if len(first) == 1 else []


GAME = VtesGame()
