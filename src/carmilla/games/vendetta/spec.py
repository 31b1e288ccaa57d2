"""The one door into Vendetta."""

from __future__ import annotations

from typing import Any

from carmilla.kernel.api import Game, Rng, Table, TableOption
from carmilla.kernel.options import pack

from .abilities import CardText
from .dealer import VendettaDealer
from .rules.effects import TakeEffect
from .rules.planning import Planning, PlanningTurn
from .rules.resolution import REWARDS, Resolution
from .setup import empty_table, new_table
from .table import Vendetta
from .telling.names import Names
from .words import CLANS, ROUNDS, D, K, Q, T, V, Z

__all__ = [
    "CLANS",
    "GAME",
    "REWARDS",
    "ROUNDS",
    "CardText",
    "D",
    "K",
    "Names",
    "Planning",
    "PlanningTurn",
    "Q",
    "Resolution",
    "T",
    "TakeEffect",
    "V",
    "Vendetta",
    "VendettaGame",
    "Z",
]

REWARD_TABLES = ("layout", "progression", "two-places")
SWITCH = ("off", "on")
POSITIONS = {"first-hands": Q.KEEP, "first-turn": Q.TURN, "first-tokens": Q.TOKEN}


class VendettaGame(Game):
    name = "vendetta"
    seats = (3, 4, 5, 6)
    default_seats = 4
    options = (
        TableOption("teams", SWITCH, "off", "option-vendetta-teams"),
        TableOption("relics", SWITCH, "off", "option-vendetta-relics"),
        TableOption("locations", SWITCH, "off", "option-vendetta-locations"),
        TableOption("rewards", REWARD_TABLES, "layout", "option-vendetta-rewards"),
        TableOption("house_cards", SWITCH, "on", "option-vendetta-house-cards"),
        TableOption("reveal_at_end", SWITCH, "off", "option-vendetta-reveal-at-end"),
    )
    tells = ("drawn",)
    declines = (pack(V.END), pack(V.STAY), pack(V.NO))

    def new(self, seats: int, key: bytes, options: dict[str, str], decks: list[Any] | None = None) -> Vendetta:
        chosen = {option.name: options.get(option.name, option.default) for option in self.options}
        return new_table(
            seats,
            key,
            teams=chosen["teams"] == "on" or seats == 6,
            relics=chosen["relics"] == "on",
            location_cards=chosen["locations"] == "on",
            house_cards=chosen["house_cards"] == "on",
            reveal_at_end=chosen["reveal_at_end"] == "on",
            rewards=REWARD_TABLES.index(chosen["rewards"]),
        )

    def options_problem(self, seats: int, options: dict[str, str]) -> str:
        # rule: team.players
        if options["teams"] == "on" and seats not in (4, 6):
            return "teams-of-two"
        if options["house_cards"] == "off" and (options["relics"] == "on" or (options["locations"] == "on" and seats > 4)):
            return "house-cards-needed"
        return ""

    def blank(self) -> Vendetta:
        return empty_table()

    def deal(self, g: Table, seat: int, rng: Rng) -> Table:
        return VendettaDealer().deal(g, seat, rng)

    def scores(self, g: Table) -> list[float]:
        assert isinstance(g, Vendetta)
        return [float(g.score(seat)) for seat in range(g.seats)]

    def winners(self, g: Table) -> list[int]:
        assert isinstance(g, Vendetta)
        return g.victors()

    def positions(self) -> tuple[str, ...]:
        return tuple(POSITIONS)

    def position(self, name: str) -> Vendetta:
        """Of three seats, everything before answered with the first option."""
        g = self.new(3, b"vendetta", {})
        while g.pending is not None and g.pending.questions[0].ask != POSITIONS[name]:
            seat = g.to_act()[0]
            g.submit(seat, g.options(seat)[0])
        return g


GAME = VendettaGame()
