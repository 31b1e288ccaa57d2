"""Sequencing: who has the impulse when, and who is asked at all. Both follow from what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carmilla.games.vtes.legality import fights, votes
from carmilla.games.vtes.rules.action import Action
from carmilla.games.vtes.rules.combat import Combat
from carmilla.games.vtes.rules.turn import Turn
from carmilla.games.vtes.words import COMBAT_WINDOWS, K, W, Z
from carmilla.kernel.index import card_of

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

IN_A_REFERENDUM = (W.POLLING, W.BEFORE_VOTES)


def impulse(g: Vtes, kind: int) -> list[int]:
    """Everybody in the game, in the order in which they may use something now."""
    # rule: general.sequence.acting-first, general.sequence.pass-others, general.sequence.impulse
    # rule: general.sequence.back-to-acting, general.sequence.closes-on-all-pass, action.course.anytime
    order: list[int] = []
    first = first_in_impulse(g, kind)
    for seat in first:
        if seat not in order and not g.gone >> seat & 1:
            order.append(seat)
    n = g.seats
    for seat in range(first[0], first[0] + n):
        if seat % n not in order and not g.gone >> seat % n & 1:
            order.append(seat % n)
    return order


def first_in_impulse(g: Vtes, kind: int) -> tuple[int, ...]:
    """Who has the impulse before all others: the acting Methuselah, then the defenders."""
    stack = g.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        if isinstance(frame, Combat) and frame.at and kind not in IN_A_REFERENDUM:
            # rule: general.sequence.combat-acting, combat.acting-first
            return (frame.sides[0], frame.sides[1])
        if isinstance(frame, Action):
            defenders = frame.defenders(g)
            if defenders:
                # rule: general.sequence.pass-directed, general.sequence.pass-set
                return (frame.seat, *defenders)
            # rule: general.sequence.pass-undirected
            return (frame.seat, g.prey_of(frame.seat), g.predator_of(frame.seat))
        if isinstance(frame, Turn):
            return (frame.seat,)
    return (0,)


def open_to(g: Vtes, kind: int, seat: int) -> bool:
    """Could this Methuselah act here at all, whatever is in the hand? By cards in play, minions, and which cards exist."""
    if g.gone >> seat & 1:
        return False
    if has_ability_for(g, kind, seat):
        return True
    if kind == W.NO_ATTEMPT and g.has_ready_minion(seat) and g.entitled_to_block(seat):
        return True
    if kind == W.POLLING:
        return votes.may_have_a_say(g, seat)
    if kind in COMBAT_WINDOWS:
        return fights.open_to(g, kind, seat)
    return bool(g.row(Z.HAND, seat)) and (kind == W.AS_PLAYED or could_play(g, kind, seat))


def has_ability_for(g: Vtes, kind: int, seat: int) -> bool:
    for entry in g.active[kind]:
        if g.place_of(card_of(entry)) == seat:
            return True
    return False


def could_play(g: Vtes, kind: int, seat: int) -> bool:
    """Is there a card that somebody in this public position might play now?"""
    kinds, action = g.printed.kinds[kind], g.action_or_none()
    # rule: turn.master.out-of-turn.when, turn.master.out-of-turn.one
    if kinds >> K.MASTER & 1 and not g.masters_owed[seat] and g.turn_frame().seat != seat:
        return True
    # rule: combat.only-combat-cards, referendum.blood-hunt.no-cards
    if action is None or g.combat_or_none() is not None or g.in_blood_hunt():
        return False
    if seat == action.seat:
        return bool(kinds >> K.MODIFIER & 1)
    return bool(kinds >> K.REACTION & 1) and g.has_ready_minion(seat)
