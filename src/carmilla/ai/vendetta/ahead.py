"""Looking ahead: a copy is played on with plain answers until a Location, or the round, is over."""

from __future__ import annotations

from typing import Final

from carmilla.games.vendetta.spec import Vendetta
from carmilla.kernel.options import NONE

from .values import final_influence, pool_worth

MOST_ANSWERS: Final = 80


def carry_on(g: Vendetta, round_: int, loc: int) -> None:
    """Everybody stays and takes the first option, until this Location, or with NONE this round, is over."""
    for _ in range(MOST_ANSWERS):
        if g.pending is None or g.round != round_ or (loc != NONE and g.is_resolved(loc)):
            return
        seat = g.to_act()[0]
        g.submit(seat, g.options(seat)[0])


def outcome(g: Vendetta, seat: int, option: int, whole_round: bool = False) -> float:
    """What this seat has, in influence and blood, once the Location under way is over."""
    t = g.fork()
    assert isinstance(t, Vendetta)
    round_, loc = t.round, t.resolving
    t.submit(seat, option)
    if loc != NONE:
        carry_on(t, round_, NONE if whole_round else loc)
    return standing(t, seat)


def standing(g: Vendetta, seat: int) -> float:
    if not g.in_game(seat):
        return -100.0
    return final_influence(g, seat) + pool_worth(g, g.pool[seat])
