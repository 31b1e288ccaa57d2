"""From a question to its options, and from an option to its code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carmilla.games.vtes.legality import blocks, costs, fights, phases, plays, votes
from carmilla.games.vtes.rules.play import Play
from carmilla.games.vtes.words import COMBAT_WINDOWS, V, W
from carmilla.kernel.codes import NO_SUCH_OPTION, OK
from carmilla.kernel.decisions import Question
from carmilla.kernel.options import PASS, a_of, b_of, n_of, verb_of
from carmilla.kernel.resolve import Choose, Resolve

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

FIRST_QUESTION = W.STRIKE  # below it are the windows
PHASES = (W.MASTER, W.MINION, W.INFLUENCE, W.DISCARD, W.EDGE, W.TRIM)


def enumerate_options(g: Vtes, q: Question) -> list[int]:
    """All that this question offers, by place: what lies first in a row comes first."""
    ask, seat = q.ask, q.seat
    if ask < FIRST_QUESTION:
        out = [PASS]
        plays.add_plays(g, seat, ask, out)
        plays.add_uses(g, seat, ask, out)
        if ask == W.NO_ATTEMPT:
            blocks.add_blocks(g, seat, out)
        elif ask in (W.POLLING, W.BEFORE_VOTES):
            votes.add_votes(g, seat, ask, out)
        elif ask in COMBAT_WINDOWS:
            fights.add_fights(g, seat, ask, out)
    elif ask in PHASES:
        out = phases.options(g, q)
    elif ask == W.CHOICE:
        out = choices(g)
    elif ask == W.COST:
        out = costs.options(g, seat)
    elif ask in (W.TERMS, W.EQUIPMENT, W.DRINK):
        out = votes.options(g, q)
    else:
        out = fights.options(g, q)
    return out


def check(g: Vtes, q: Question, option: int) -> int:
    ask, seat = q.ask, q.seat
    if not g.VERBS.well_formed(option) or a_of(option) >= len(g.ident) or b_of(option) >= len(g.ident):
        return NO_SUCH_OPTION
    verb = verb_of(option)
    if ask < FIRST_QUESTION:
        if verb == PASS and ask not in COMBAT_WINDOWS:
            return OK
        if verb == V.PLAY:
            return plays.may_play(g, seat, ask, a_of(option), b_of(option), n_of(option))
        if verb == V.USE:
            return plays.may_use(g, seat, ask, a_of(option), b_of(option), n_of(option))
        if verb == V.BLOCK and ask == W.NO_ATTEMPT:
            return blocks.may_block(g, seat, a_of(option))
        if ask in (W.POLLING, W.BEFORE_VOTES):
            return votes.check(g, q, option)
        return fights.check(g, q, option) if ask in COMBAT_WINDOWS else NO_SUCH_OPTION
    if ask in PHASES:
        return phases.check(g, q, option)
    if ask == W.CHOICE:
        return OK if option in choices(g) else NO_SUCH_OPTION
    if ask == W.COST:
        return costs.check(g, seat, option)
    if ask in (W.TERMS, W.EQUIPMENT, W.DRINK):
        return votes.check(g, q, option)
    return fights.check(g, q, option)


def choices(g: Vtes) -> list[int]:
    top = g.stack[-1]
    assert isinstance(top, Choose)
    return top.options(g)


def use(g: Vtes, seat: int, option: int) -> None:
    """Carries out what was used in a window."""
    verb = verb_of(option)
    if verb == V.PLAY:
        g.call(Play(seat, a_of(option), b_of(option), n_of(option)))
    elif verb == V.USE:
        plays.pay_for_use(g, a_of(option), b_of(option), n_of(option))
        g.call(Resolve(seat, a_of(option), b_of(option), n_of(option)))
    elif verb in (V.VOTE, V.CARD_VOTE, V.EDGE_VOTE):
        votes.cast(g, seat, option)
    else:
        fights.use(g, seat, option)
