"""What a seat can expect of the Locations while cards are still to be played."""

from __future__ import annotations

from math import sqrt
from typing import Final

from carmilla.games.vendetta.spec import Planning, PlanningTurn, Vendetta
from carmilla.kernel.options import NONE

from .cards import further_power
from .values import place_worths

PLAY_BRINGS: Final = 3.0  # Power of a card with its blood, as others play them
PLAY_VARIES: Final = 4.0
SURPRISE: Final = 0.7  # what effects may still change, as a variance
SLOPE: Final = 0.9


def turns_left(g: Vendetta) -> list[int]:
    """How many cards each seat still plays in this round, the turn under way counted while its card is not laid."""
    left = [0] * g.seats
    for frame in g.stack:
        if isinstance(frame, Planning):
            left = [frame.turns + (seat in frame.waiting) for seat in range(g.seats)]
        elif isinstance(frame, PlanningTurn) and frame.loc == NONE:
            left[frame.seat] += 1
    return [min(n, len(g.hand(seat))) if g.in_game(seat) else 0 for seat, n in enumerate(left)]


def turned_up(g: Vendetta) -> Vendetta:
    """A copy in which everything assigned lies face up."""
    t = g.fork()
    assert isinstance(t, Vendetta)
    t.recorder = None
    for loc in t.locations():
        for card in t.all_at(loc):
            t.turn(card, True)
    return t


class Rival:
    """Another player at one Location: Power there, what may still come, and the chance to be there at all."""

    def __init__(self, seat: int, power: float, variance: float, there: float, before: bool) -> None:
        self.seat, self.power, self.variance, self.there, self.before = seat, power, variance, there, before

    def is_beaten_by(self, power: float) -> float:
        margin = power - self.power + (-0.5 if self.before else 0.5)
        z = SLOPE * margin / sqrt(SURPRISE + self.variance)
        return 0.5 + 0.5 * z / sqrt(1.0 + z * z)


class Prospects:
    """One deal, its face-down cards turned up."""

    def __init__(self, g: Vendetta, seat: int) -> None:
        self.g, self.seat = turned_up(g), seat
        self.left = turns_left(g)
        self.open = [loc for loc in g.locations() if not g.is_resolved(loc)]
        self.worths = {loc: place_worths(g, loc) for loc in self.open}
        self.others = sum([n for other, n in enumerate(self.left) if other != seat])
        whole = sum([worths[0] for worths in self.worths.values()])
        self.share = {loc: self.worths[loc][0] / whole for loc in self.open}
        self.rivals = {loc: self.rivals_at(loc) for loc in self.open}
        self.own = {loc: self.power_at(seat, loc) for loc in self.open}
        self.worked_out: dict[tuple[int, int], float] = {}

    def power_at(self, seat: int, loc: int) -> float:
        g = self.g
        further = sum([further_power(g.text(card), 0) for card in g.cards_at(seat, loc)])
        return g.total(seat, loc) + further

    def rivals_at(self, loc: int) -> list[Rival]:
        g, share, found = self.g, self.share[loc], []
        order = g.ties(g.order())
        for other in order:
            if other == self.seat:
                continue
            n, power = self.left[other], self.power_at(other, loc)
            present = bool(g.cards_at(other, loc)) or g.blood[loc][other] > 0
            there = 1.0 if present else 1.0 - (1.0 - share) ** n
            if there > 0.0:
                brings = n * share * PLAY_BRINGS
                varies = n * share * (PLAY_VARIES + (1.0 - share) * PLAY_BRINGS * PLAY_BRINGS)
                found.append(Rival(other, power + brings, varies, there, order.index(other) < order.index(self.seat)))
        return found

    def there(self, loc: int) -> dict[int, float]:
        return {rival.seat: rival.there for rival in self.rivals[loc]}

    def worth(self, loc: int, power: float) -> float:
        """What the Location brings with this Power there."""
        key = (loc, round(2 * power))
        if key not in self.worked_out:
            self.worked_out[key] = self.expected(loc, power)
        return self.worked_out[key]

    def expected(self, loc: int, power: float) -> float:
        ahead = [1.0]
        for rival in self.rivals[loc]:
            q = rival.there * (1.0 - rival.is_beaten_by(power))
            ahead = [(ahead[k] * (1.0 - q) if k < len(ahead) else 0.0) + (ahead[k - 1] * q if k else 0.0) for k in range(len(ahead) + 1)]
        worths = self.worths[loc]
        return sum([chance * worths[min(k, 3)] for k, chance in enumerate(ahead)])
