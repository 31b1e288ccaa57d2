"""The door into this game."""

from __future__ import annotations

from typing import Any

from carmilla.kernel.api import Game, Recorder, Rng, Table, TableOption

from .dealer import LabDealer
from .rules import Vigil
from .state import Q
from .table import Lab


class Vigils(Game):
    name = "lab"
    listed = False
    seats = (3, 4, 5)
    default_seats = 4
    options = (
        TableOption("nights", ("6", "2", "12"), "6", "option-lab-nights"),
        TableOption("bluffs", ("yes", "no"), "yes", "option-lab-bluffs"),
    )

    tells = ("foretold", "prestige", "searched", "lifted")

    def new(self, seats: int, key: bytes, options: dict[str, str], decks: list[Any] | None = None) -> Lab:
        chosen = {option.name: options.get(option.name, option.default) for option in self.options}
        g = Lab()
        g.recorder = Recorder(seats + 1)
        g.set_up(seats, key, int(chosen["nights"]), chosen["bluffs"] == "yes")
        g.call(Vigil())
        g.pump()
        return g

    def blank(self) -> Lab:
        return Lab()

    def deal(self, g: Table, seat: int, rng: Rng) -> Table:
        return LabDealer().deal(g, seat, rng)

    def scores(self, g: Table) -> list[float]:
        """Whoever is still there stands above whoever has left; then prestige, then blood."""
        assert isinstance(g, Lab)
        return [1000.0 * (seat in g.living()) + g.prestige[seat] + g.blood[seat] / 1000 for seat in range(g.seats)]

    def winners(self, g: Table) -> list[int]:
        scores = self.scores(g)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def positions(self) -> tuple[str, ...]:
        return ("first-dusk", "raid")

    def position(self, name: str) -> Lab:
        """Of three seats, everything before answered with the first option."""
        ask = {"first-dusk": Q.STEPPING, "raid": Q.RAIDING}[name]
        g = self.new(3, b"lab", {})
        while g.pending is not None and g.pending.questions[0].ask != ask:
            seat = g.to_act()[0]
            g.submit(seat, g.options(seat)[0])
        return g


GAME = Vigils()
