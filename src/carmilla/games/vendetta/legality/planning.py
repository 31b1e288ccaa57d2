"""What may be done in a planning turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carmilla.games.vendetta.abilities import Context
from carmilla.games.vendetta.words import K, R, V, Z
from carmilla.kernel.codes import OK
from carmilla.kernel.index import ability_of, card_of
from carmilla.kernel.options import NOBODY, NONE, a_of, b_of, n_of, pack, verb_of

if TYPE_CHECKING:
    from carmilla.games.vendetta.rules.planning import PlanningTurn
    from carmilla.games.vendetta.table import Vendetta

MOST_BLOOD = 3


def options(g: Vendetta, turn: PlanningTurn) -> list[int]:
    """Plays by the places of hand and Locations, then the rest; END last, once it may be said."""
    if turn.loc == NONE:
        return before_card(g, turn)
    return [*others(g, turn), *with_card(g, turn), pack(V.END)]


def before_card(g: Vendetta, turn: PlanningTurn) -> list[int]:
    found = plays(g, turn.seat)
    # rule: plan.no-legal-play
    if not found:
        found = [pack(V.END)]
    return found + others(g, turn)


def plays(g: Vendetta, seat: int) -> list[int]:
    ways: list[int] = []
    for loc in g.locations():
        if may_lie(g, seat, loc, False) == OK:
            ways.append(pack(V.PLAY, 0, loc))
        if may_lie(g, seat, loc, True) == OK:
            ways.append(pack(V.PLAY, 0, loc, 0, 1))
    return [way | card << 8 for card in g.hand(seat) for way in ways]


def may_lie(g: Vendetta, seat: int, loc: int, down: bool) -> int:
    """May a card be played there face up, or face down?"""
    if loc > g.haven:
        return R.NO_SUCH_LOCATION
    if not down and g.must_play_down(seat, loc):
        return R.ONLY_FACE_DOWN
    price = g.price(seat, loc, down)
    # rule: play.face-down-cost, blood.last, frenzy.not-voluntary
    return OK if price == 0 or g.pool[seat] > price else R.LAST_BLOOD


def others(g: Vendetta, turn: PlanningTurn) -> list[int]:
    """Drains, abilities of the own cards, and whether lasting cards leave the partner alone."""
    # rule: plan.may-drain, diablerie.voluntary-third
    found = [pack(V.DRAIN, card) for card in g.drainable(turn.seat)]
    if g.active[K.OWN_TURN]:
        found += uses(g, turn)
    if g.teams and not turn.begun_turn:
        found += spares(g, turn.seat)
    return found


def uses(g: Vendetta, turn: PlanningTurn) -> list[int]:
    entries = [entry for entry in g.active[K.OWN_TURN] if may_use(g, turn, entry) == OK]
    return g.by_place([pack(V.USE, card_of(entry), ability_of(entry)) for entry in entries])


def may_use(g: Vendetta, turn: PlanningTurn, entry: int) -> int:
    card, seat = card_of(entry), turn.seat
    if g.player_of(card) != seat:
        return R.NOT_OFFERED
    c = Context(seat, card, turn.loc, seat, NOBODY, turn.loc, 0)
    return g.said(entry).why_not(g, c)


def spares(g: Vendetta, seat: int) -> list[int]:
    """What was said of the partner may be changed at the start of the own turn."""
    found: list[int] = []
    for loc in g.locations():
        for card in g.cards_at(seat, loc):
            if g.up[card] and g.aims_for_long(card):
                found.append(pack(V.SPARE, card, n=0 if g.settled(card) == 1 else 1))
    return found


def with_card(g: Vendetta, turn: PlanningTurn) -> list[int]:
    """Blood and Diablerie tokens for the card of this turn."""
    found: list[int] = []
    # rule: blood.limit, blood.last
    if not turn.blood_given:
        found = [pack(V.BLOOD, n=n) for n in range(1, min(MOST_BLOOD, g.pool[turn.seat] - 1) + 1)]
    if g.tokens_up[turn.seat]:
        found.append(pack(V.DIABLERIE))
    return found


def check(g: Vendetta, turn: PlanningTurn, option: int) -> int:
    """OK, or why not."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    if verb == V.PLAY:
        return may_play(g, turn, a, b, n_of(option))
    if verb == V.BLOOD:
        return may_add_blood(g, turn, n_of(option))
    if verb == V.DRAIN:
        return may_drain(g, turn, a)
    if verb == V.DIABLERIE:
        if turn.loc == NONE:
            return R.CARD_FIRST
        return OK if g.tokens_up[turn.seat] else R.NO_TOKEN
    if verb == V.END:
        # rule: plan.must-play
        return OK if turn.loc != NONE or not plays(g, turn.seat) else R.MUST_PLAY
    if verb == V.USE and g.entry_of(option) in g.active[K.OWN_TURN]:
        return may_use(g, turn, g.entry_of(option))
    return OK if option in others(g, turn) else R.NOT_OFFERED


def may_play(g: Vendetta, turn: PlanningTurn, card: int, loc: int, face: int) -> int:
    # rule: plan.must-play
    if turn.loc != NONE:
        return R.ONE_CARD
    if not g.lies(card, Z.HAND, turn.seat):
        return R.NOT_IN_HAND
    return may_lie(g, turn.seat, loc, bool(face)) if face < 2 else R.NOT_OFFERED


def may_add_blood(g: Vendetta, turn: PlanningTurn, n: int) -> int:
    if turn.loc == NONE:
        return R.CARD_FIRST
    if turn.blood_given:
        return R.BLOOD_GIVEN
    if not 0 < n <= MOST_BLOOD:
        return R.BLOOD_LIMIT
    return OK if n < g.pool[turn.seat] else R.LAST_BLOOD


def may_drain(g: Vendetta, turn: PlanningTurn, card: int) -> int:
    # rule: drain.once
    if not g.lies(card, Z.ALLIANCE, turn.seat):
        return R.NOT_IN_ALLIANCE
    return OK if card in g.drainable(turn.seat) else R.NOT_DRAINED
