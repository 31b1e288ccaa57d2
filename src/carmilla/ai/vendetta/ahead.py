"""Looking ahead: a copy is played on with plain answers, everybody staying, until a Location, or the round, is over."""

from __future__ import annotations

from typing import Final

from carmilla.games.vendetta.spec import Q, Resolution, Vendetta
from carmilla.kernel.options import NONE

from .values import final_influence, pool_worth

MOST_ANSWERS: Final = 80


def carry_on(g: Vendetta, loc: int) -> None:
    """Plain answers until this Location, or with NONE the last one, is resolved."""
    for _ in range(MOST_ANSWERS):
        if g.pending is None or (loc != NONE and g.is_resolved(loc)):
            return
        seat = g.to_act()[0]
        options, q = g.options(seat), g.question(seat)
        middling = q is not None and q.ask == Q.BID
        g.submit(seat, options[len(options) // 3 if middling else 0])


def resolution_alone(g: Vendetta) -> Vendetta:
    """A copy that ends with the resolution: what follows it costs time and changes little."""
    t = g.fork()
    assert isinstance(t, Vendetta)
    t.recorder = None
    for depth, frame in enumerate(t.stack):
        if isinstance(frame, Resolution):
            t.stack = t.stack[depth:]
            break
    return t


def outcome(g: Vendetta, seat: int, option: int, whole_round: bool = False) -> float:
    """What this seat has, in influence and blood, once the Location under way, or the round, is over."""
    t = resolution_alone(g)
    loc = t.resolving
    t.submit(seat, option)
    if loc != NONE:
        carry_on(t, NONE if whole_round else loc)
    return standing(t, seat)


def standing(g: Vendetta, seat: int) -> float:
    if not g.in_game(seat):
        return -100.0
    return final_influence(g, seat) + pool_worth(g, g.pool[seat])
