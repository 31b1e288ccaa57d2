"""What may be locked or discarded for a card that is being paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carmilla.games.vtes.rules.paying import Pay, Reduce, blood_cost, pool_cost, reducers_for
from carmilla.games.vtes.words import R, V, Z
from carmilla.kernel.codes import NO_SUCH_OPTION, OK
from carmilla.kernel.options import PASS, a_of, pack, verb_of

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


def options(g: Vtes, seat: int) -> list[int]:
    """More than may be done, narrowed by `check`."""
    top = g.stack[-1]
    if isinstance(top, Reduce):
        cheaper = reducers_for(g, seat, g.face(top.card, top.ability), top.reducers)
        possible = [PASS, *[pack(V.USE, card) for card in cheaper]]
    else:
        possible = [pack(V.DISCARD, card) for card in g.row(Z.HAND, seat)]
    return [option for option in possible if check(g, seat, option) == OK]


def check(g: Vtes, seat: int, option: int) -> int:
    top, verb, card = g.stack[-1], verb_of(option), a_of(option)
    if isinstance(top, Pay):
        # rule: general.requirements.alternative-cost
        if verb != V.DISCARD:
            return NO_SUCH_OPTION
        return OK if g.zone[card] == Z.HAND * g.seats + seat else R.NOT_IN_HAND
    assert isinstance(top, Reduce)
    if verb == PASS:
        return OK if may_wait(g, top) else R.NEEDED_NOW
    face = g.face(top.card, top.ability)
    return OK if option == pack(V.USE, card) and card in reducers_for(g, seat, face, top.reducers) else NO_SUCH_OPTION


def may_wait(g: Vtes, reduce: Reduce) -> bool:
    """Could the card be paid for without making it cheaper still?"""
    face = g.face(reduce.card, reduce.ability)
    # rule: general.requirements.cost-reducer
    if reduce.may_wait:
        return True
    blood, pool = blood_cost(g, face, reduce.reducers), pool_cost(g, face, reduce.reducers)
    return (not blood or g.blood[reduce.user] >= blood) and g.pool[reduce.seat] >= pool
