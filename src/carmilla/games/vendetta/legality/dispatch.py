"""Every question to the predicates that decide it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vendetta.rules.effects import EachWay, Moment, OneDown, TakeEffect
from carmilla.games.vendetta.rules.planning import PlanningTurn
from carmilla.games.vendetta.rules.resolution import Withdrawal
from carmilla.games.vendetta.words import CLANS, Q, R, V, Z
from carmilla.kernel import codes
from carmilla.kernel.codes import OK
from carmilla.kernel.decisions import Question
from carmilla.kernel.options import a_of, pack, verb_of

from . import planning

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta

YES_OR_NO: Final = (pack(V.YES), pack(V.NO))
TOKENS: Final = (pack(V.STAY), pack(V.WITHDRAW))


def enumerate_options(g: Vendetta, q: Question) -> list[int]:
    """All that may be picked, in an order that the seat can see."""
    ask = q.ask
    top = g.stack[-1]
    if isinstance(top, PlanningTurn):
        return planning.options(g, top)
    # rule: setup.tokens
    if ask == Q.TOKEN:
        return list(TOKENS)
    if ask == Q.MAY or ask == Q.PARTNER or ask == Q.UP_OR_DOWN:
        return list(YES_OR_NO)
    if ask == Q.KEEP:
        return [pack(V.CARD, card) for card in g.row(Z.DRAWN, q.seat)]
    if ask == Q.EXCHANGE:
        # rule: card.al27
        return [pack(V.CARD, card) for card in g.row(Z.DRAWN, q.seat) + g.hand(q.seat)]
    if ask == Q.CLAN:
        # rule: setup.clans-offered
        return [pack(V.CLAN, clan) for clan in range(len(CLANS)) if g.offered_clans >> clan & 1]
    if ask == Q.RELIC:
        # rule: relic.offer
        return [pack(V.CARD, card) for card in g.row(Z.OFFER, 0)]
    return of_frame(g, q.seat)


def of_frame(g: Vendetta, seat: int) -> list[int]:
    top = g.stack[-1]
    if isinstance(top, TakeEffect):
        return top.options(g, seat)
    if isinstance(top, Moment):
        return top.options(g, seat)
    if isinstance(top, EachWay):
        return top.options(g, seat)
    if isinstance(top, OneDown):
        return top.options(g, seat)
    if isinstance(top, Withdrawal):
        return top.options(g, seat)
    return []


def check(g: Vendetta, q: Question, option: int) -> int:
    """OK, or the reason code why not: total over all integers."""
    if not g.VERBS.well_formed(option):
        return codes.NO_SUCH_OPTION
    top = g.stack[-1]
    if isinstance(top, PlanningTurn):
        return planning.check(g, top, option)
    if option in enumerate_options(g, q):
        return OK
    if q.ask == Q.CLAN and verb_of(option) == V.CLAN and a_of(option) in g.clan:
        return R.TAKEN
    if q.ask == Q.KEEP and verb_of(option) == V.CARD:
        return R.NOT_DRAWN
    return R.NOT_OFFERED
