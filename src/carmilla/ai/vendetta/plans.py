"""How the cards still to be played are best laid over the Locations."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from carmilla.games.vendetta.spec import K, Vendetta

from .cards import further_power, hits_worth, own_worth
from .prospects import Prospects
from .values import pool_worth

MOST_BLOOD: Final = 3  # for a card
MOST_THERE: Final = 6  # that is thought of at one Location
MOST_PLANS: Final = 410
CHANGES_POWER: Final = frozenset({K.POWER, K.BLOOD_POWER})


@dataclass(frozen=True)
class Lay:
    """One card at one Location: the Power that it adds to the lead there, and what it does besides."""

    card: int
    loc: int
    power: float
    besides: float


@dataclass(frozen=True)
class Plan:
    worth: float
    lays: tuple[Lay, ...]


def lay(p: Prospects, card: int, loc: int) -> Lay:
    g, seat = p.g, p.seat
    text = g.text(card)
    power = float(text.power)
    if any(ability.key in CHANGES_POWER for ability in g.abilities(card)):
        power = lead_added(g, seat, card, loc)
    power += further_power(text, p.others)
    besides = hits_worth(g, text, seat, p.there(loc)) + own_worth(g, text, seat, p.others)
    return Lay(card, loc, power, besides)


def lead_added(g: Vendetta, seat: int, card: int, loc: int) -> float:
    """By how much the card changes the distance to the strongest Rival there."""
    t = g.fork()
    assert isinstance(t, Vendetta)
    rivals = [other for other in g.order() if other != seat]
    before = g.total(seat, loc) - max([g.total(other, loc) for other in rivals], default=0)
    t.assign_card(seat, card, loc, False)
    return t.total(seat, loc) - max([t.total(other, loc) for other in rivals], default=0) - before


class Planner:
    """Every way to lay `turns` cards of the hand, with the blood that pays for itself."""

    def __init__(self, p: Prospects, cards: tuple[int, ...], turns: int, locs: list[int] | None = None) -> None:
        self.p, self.turns = p, min(turns, len(cards))
        self.locs = p.open if locs is None else locs
        self.lays = {(card, loc): lay(p, card, loc) for card in cards for loc in self.locs}
        self.cards = cards
        self.prices: dict[tuple[int, int], float] = {}

    def best(self, pool: int, more: dict[int, float] | None = None, fixed: Lay | None = None) -> Plan:
        """`more`: Power added to the own totals by Location. `fixed`: a play that is part of the plan."""
        own = {loc: self.p.own[loc] + (more or {}).get(loc, 0.0) for loc in self.p.open}
        known: dict[tuple[int, float, int], float] = {}
        cards = [card for card in self.cards if fixed is None or card != fixed.card]
        turns = self.turns - (fixed is not None)
        best = Plan(-1000.0, ())
        for lays in self.ways(cards, turns):
            plan = lays if fixed is None else (fixed, *lays)
            worth = self.worth_of(plan, own, pool, known)
            if worth > best.worth:
                best = Plan(worth, plan)
        return Plan(best.worth + pool_worth(self.p.g, pool), best.lays)

    def ways(self, cards: list[int], turns: int) -> list[tuple[Lay, ...]]:
        turns = min(turns, len(cards))
        while len(cards) > turns and self.count(len(cards), turns) > MOST_PLANS:
            cards = self.without_the_weakest(cards)
        found: list[tuple[Lay, ...]] = []
        for some in combinations(cards, turns):
            rows = [[self.lays[card, loc] for loc in self.locs] for card in some]
            found += product(*rows)
        return found

    def count(self, cards: int, turns: int) -> int:
        ways = len(self.locs) ** turns
        for i in range(turns):
            ways = ways * (cards - i) // (i + 1)
        return int(ways)

    def without_the_weakest(self, cards: list[int]) -> list[int]:
        weakest = min(cards, key=lambda card: max([self.lays[card, loc].power + 2 * self.lays[card, loc].besides for loc in self.locs]))
        return [card for card in cards if card != weakest]

    def worth_of(self, plan: tuple[Lay, ...], own: dict[int, float], pool: int, known: dict[tuple[int, float, int], float]) -> float:
        power, plays, worth = dict(own), dict.fromkeys(own, 0), 0.0
        for each in plan:
            power[each.loc] += each.power
            plays[each.loc] += 1
            worth += each.besides
        for loc in own:
            key = (loc, power[loc], plays[loc])
            if key not in known:
                known[key] = self.with_blood(loc, power[loc], plays[loc], pool)
            worth += known[key]
        return worth

    def with_blood(self, loc: int, power: float, plays: int, pool: int) -> float:
        """The worth of the Location with as much blood as pays for itself."""
        p = self.p
        if not plays and not p.own[loc] and power <= 0.0:
            return 0.0
        most = max(min(MOST_BLOOD * plays, pool - 1, MOST_THERE), 0)
        return max([p.worth(loc, power + b) - self.price(pool, b) for b in range(most + 1)])

    def price(self, pool: int, blood: int) -> float:
        """What so much of the pool would have been worth."""
        key = (pool, blood)
        if key not in self.prices:
            self.prices[key] = pool_worth(self.p.g, pool) - pool_worth(self.p.g, pool - blood)
        return self.prices[key]
