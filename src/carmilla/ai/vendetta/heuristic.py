"""Level 3: plans its plays over the Locations, plays face down, withdraws, bids, for reasons that it can say."""

from __future__ import annotations

from typing import Final

from carmilla.ai.thinking import Deal, Thinker
from carmilla.games.vendetta.spec import CLANS, ROUNDS, D, PlanningTurn, Q, V, Vendetta
from carmilla.kernel.api import DONE, Table
from carmilla.kernel.options import NONE, a_of, b_of, n_of, verb_of

from .ahead import outcome
from .cards import LASTING, keeping_worth
from .hints import Advice, advice
from .plans import MOST_BLOOD, Lay, Plan, Planner
from .prospects import Prospects
from .values import KISS

DEALS: Final = 2
MOST_OPTIONS: Final = 7
MOST_DRAINS: Final = 2  # thought through
DRAIN_BRINGS: Final = 0.4  # a blood, at most, when it is needed
DRAIN_GAIN: Final = 0.05
TOKEN_NOW: Final = 0.12  # what a Diablerie token must bring to be turned before the last turn
PREFERRED: Final = ("toreador", "brujah", "ventrue", "malkavian", "gangrel", "nosferatu", "tremere")


class Heuristic(Thinker):
    def __init__(self, seed: int, bluffs: bool = True, withdraws: bool = True) -> None:
        super().__init__(seed)
        self.bluffs, self.withdraws = bluffs, withdraws

    def hint(self, g: Table, seat: int, lang: str) -> str:
        """What this bot would answer, and why."""
        given = self.advise(g, seat)
        dealt = self.dealt(g, seat)
        assert isinstance(dealt, Vendetta)
        return given.sentence(dealt, seat, lang)

    def advise(self, g: Table, seat: int) -> Advice:
        options = g.options(seat)
        at = options.index(self.answer(g, seat, options))
        dealt = self.dealt(g, seat)
        assert isinstance(dealt, Vendetta)
        return advice(dealt, seat, dealt.options(seat)[at])

    def decide(self, deal: Deal, seat: int) -> int:
        g = deal()
        assert isinstance(g, Vendetta)
        options = g.options(seat)
        q = g.question(seat)
        ask = NONE if q is None else q.ask
        if ask == Q.CLAN:
            return min(range(len(options)), key=lambda i: PREFERRED.index(CLANS[a_of(options[i])]))
        if ask in (Q.KEEP, Q.EXCHANGE, Q.RELIC):
            return hold(g, seat, options, ask, 1 if q is None else q.high - len(q.picks))
        if ask == Q.TURN:
            return self.take_turn(g, deal, seat, options)
        if ask == Q.TOKEN and not self.withdraws:
            return 0
        return look_ahead(g, deal, seat, options, ask == Q.TOKEN)

    # ---- planning
    def take_turn(self, g: Vendetta, deal: Deal, seat: int, options: list[int]) -> int:
        turn = g.stack[-1]
        assert isinstance(turn, PlanningTurn)
        p = Prospects(g, seat)
        planner = Planner(p, g.hand(seat), p.left[seat], where(g, options, turn.loc))
        if turn.loc == NONE:
            return self.play(g, p, planner, options)
        return after_card(g, planner, turn, seat, options)

    def play(self, g: Vendetta, p: Prospects, planner: Planner, options: list[int]) -> int:
        seat = p.seat
        plan = planner.best(g.pool[seat])
        drain = best_drain(g, planner, seat, options, plan.worth)
        if drain != NONE:
            return drain
        if not plan.lays:
            return options.index(max(options, key=lambda option: verb_of(option) == V.END))
        first = opening(g, plan)
        ways = [i for i, o in enumerate(options) if verb_of(o) == V.PLAY and (a_of(o), b_of(o)) == (first.card, first.loc)]
        down = [i for i in ways if n_of(options[i])]
        if len(down) == len(ways):
            return ways[0]
        if self.bluffs and down and is_worth_hiding(g, p, first):
            return down[0]
        return [i for i in ways if i not in down][0]


def where(g: Vendetta, options: list[int], loc: int) -> list[int]:
    """The Locations to plan for: now those open to a card, later all."""
    found = {b_of(option) for option in options if verb_of(option) == V.PLAY}
    return sorted(found) if loc == NONE and found else [at for at in g.locations() if not g.is_resolved(at)]


def opening(g: Vendetta, plan: Plan) -> Lay:
    """Of a plan, what lasts comes first, then what gives away least."""
    return min(plan.lays, key=lambda lay: (g.text(lay.card).code not in LASTING, lay.power, lay.card))


def is_worth_hiding(g: Vendetta, p: Prospects, lay: Lay) -> bool:
    """When it is free, or comes last and the blood has no better use; never what works only face up."""
    price = g.price(p.seat, lay.loc, True)
    if g.text(lay.card).code in LASTING:
        return False
    spare = g.pool[p.seat] - 1 - MOST_BLOOD * p.left[p.seat]
    return price == 0 or (g.round == ROUNDS and not p.others and spare >= price)


def best_drain(g: Vendetta, planner: Planner, seat: int, options: list[int], worth: float) -> int:
    """A drain that makes the plan better by more than it costs, if there is one."""
    cards = {a_of(option): i for i, option in enumerate(options) if verb_of(option) == V.DRAIN}
    costs = {card: cost_of_draining(g, seat, card) for card in cards}
    likely = sorted(cards, key=lambda card: (costs[card] - DRAIN_BRINGS * g.text(card).drain, cards[card]))[:MOST_DRAINS]
    best, at = worth + DRAIN_GAIN, NONE
    for card in likely:
        drained = planner.best(g.pool[seat] + g.text(card).drain).worth - costs[card]
        if drained > best:
            best, at = drained, cards[card]
    return at


def cost_of_draining(g: Vendetta, seat: int, card: int) -> float:
    text = g.text(card)
    cost = g.influence_of(card) - text.drained + KISS * text.kiss * max(ROUNDS - g.round, 0)
    if text.kind == D.VAMPIRE:
        tokens = g.tokens_for(card)
        cost += tokens
        if g.tokens_up[seat] + g.tokens_down[seat] + tokens >= 3:
            cost += 100.0
    return cost


def after_card(g: Vendetta, planner: Planner, turn: PlanningTurn, seat: int, options: list[int]) -> int:
    """Blood, tokens and drains for the card just laid; END if nothing helps."""
    pool, loc = g.pool[seat], turn.loc
    worth, at = planner.best(pool).worth, NONE
    for i, option in enumerate(options):
        verb, n = verb_of(option), n_of(option)
        if verb == V.END and at == NONE:
            at = i
        elif verb == V.BLOOD:
            more = planner.best(pool - n, {loc: float(n)}).worth
            if more > worth + 1e-9:
                worth, at = more, i
        elif verb == V.DIABLERIE:
            token = planner.best(pool, {loc: 1.0}).worth
            if token > worth + (TOKEN_NOW if planner.turns else 0.0):
                worth, at = token, i
    drain = best_drain(g, planner, seat, options, worth)
    return at if drain == NONE else drain


# ---- everything else


def hold(g: Vendetta, seat: int, options: list[int], ask: int, wanted: int) -> int:
    """What to keep, in the order in which it is offered; what to give back; which Relic."""
    cards = [option for option in options if option != DONE]
    if ask == Q.RELIC:
        return max(range(len(options)), key=lambda i: g.text(a_of(options[i])).influence)
    worths = {option: keeping_worth(g, g.text(a_of(option)), seat) for option in cards}
    ranked = sorted(cards, key=lambda option: worths[option], reverse=ask == Q.KEEP)
    return min([options.index(option) for option in ranked[:wanted]])


def look_ahead(g: Vendetta, deal: Deal, seat: int, options: list[int], whole_round: bool) -> int:
    """The answer after which this seat stands best, over several deals."""
    step = max(1, (len(options) + MOST_OPTIONS - 1) // MOST_OPTIONS)
    tried = range(0, len(options), step)
    worths = dict.fromkeys(tried, 0.0)
    deals = DEALS if g.face_down(but_of=seat) or not whole_round else 1
    for n in range(deals):
        t = g if n == 0 else deal()
        assert isinstance(t, Vendetta)
        offered = t.options(seat)
        for i in tried:
            worths[i] += outcome(t, seat, offered[i], whole_round)
    return max(tried, key=lambda i: worths[i])
