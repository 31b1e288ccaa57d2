"""What the active Methuselah may do in each phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carmilla.games.vtes.abilities import ActionFace, Face, Granted
from carmilla.games.vtes.legality import plays
from carmilla.games.vtes.rules.torpor import LEAVING_COSTS
from carmilla.games.vtes.rules.turn import TRANSFERS, InfluencePhase, transfers_for
from carmilla.games.vtes.words import ACTION_KINDS, R, S, V, W, Z
from carmilla.kernel.codes import NO_SUCH_OPTION, NOT_NOW, OK
from carmilla.kernel.decisions import Question
from carmilla.kernel.index import ability_of, card_of
from carmilla.kernel.options import PASS, a_of, b_of, n_of, pack, verb_of

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


def options(g: Vtes, q: Question) -> list[int]:
    if q.ask == W.INFLUENCE:
        return [PASS, *[option for option in possible_influence(g, q.seat) if check_influence(g, q.seat, option) == OK]]
    return [option for option in possible(g, q.seat, q.ask) if check(g, q, option) == OK]


def possible(g: Vtes, seat: int, ask: int) -> list[int]:
    """More than may be done: `check` decides."""
    if ask == W.MINION:
        return possible_actions(g, seat)
    if ask == W.MASTER:
        masters = playable(g, seat, W.MASTER)
        return [PASS, *[pack(V.PLAY, card, 0, 0, n) for card in masters for n in range(len(g.text(card).abilities))]]
    if ask == W.EDGE:
        return [PASS, V.GAIN]
    discards = [pack(V.DISCARD, card) for card in g.row(Z.HAND, seat)]
    return discards if ask == W.TRIM else [PASS, *discards]


def playable(g: Vtes, seat: int, ask: int) -> list[int]:
    """The cards in hand that have anything to do with this question."""
    return [card for card in g.row(Z.HAND, seat) if g.printed.moments[g.ident[card]] >> ask & 1]


def possible_influence(g: Vtes, seat: int) -> list[int]:
    out: list[int] = []
    phase = g.stack[-1]
    transfers = phase.transfers if isinstance(phase, InfluencePhase) else 0
    if transfers >= TRANSFERS:
        out.append(V.CRYPT)
    for card in g.row(Z.UNCONTROLLED, seat):
        if transfers:
            out.append(pack(V.TRANSFER, card))
        if g.blood[card]:
            out += [pack(V.WITHDRAW, card), pack(V.BRING_OUT, card)]
    return out


def possible_actions(g: Vtes, seat: int) -> list[int]:
    out, prey = [PASS], g.prey_of(seat)
    fallen = [vampire for s in range(g.seats) for vampire in g.row(Z.TORPOR, s)]
    minions = [minion for minion in g.row(Z.READY, seat) if not g.locked[minion]]
    for minion in minions:
        out += [pack(V.BLEED, minion, prey), pack(V.HUNT, minion)]
        for vampire in fallen:
            out += [pack(V.RESCUE, minion, vampire), pack(V.DIABLERISE, minion, vampire)]
        for entry in g.active[W.MINION]:
            out.append(pack(V.USE, card_of(entry), minion, 0, ability_of(entry)))
    for card in playable(g, seat, W.MINION) if minions else []:
        for n, ability in enumerate(g.text(card).abilities):
            if isinstance(ability, Face) and not isinstance(ability, Granted) and ability.kind in ACTION_KINDS:
                out += [pack(V.PLAY, card, minion, 0, n) for minion in minions]
    return out + [pack(V.LEAVE_TORPOR, vampire) for vampire in g.row(Z.TORPOR, seat)]


def check(g: Vtes, q: Question, option: int) -> int:
    verb, seat, ask = verb_of(option), q.seat, q.ask
    if ask == W.MINION:
        return check_action(g, seat, option)
    if verb == PASS:
        # rule: general.draw.adjust-at-once
        return NOT_NOW if ask == W.TRIM else OK
    if ask == W.MASTER and verb == V.PLAY:
        return plays.may_play(g, seat, ask, a_of(option), b_of(option), n_of(option))
    if ask == W.INFLUENCE:
        return check_influence(g, seat, option)
    if ask == W.EDGE:
        return OK if verb == V.GAIN else NO_SUCH_OPTION
    if ask in (W.DISCARD, W.TRIM) and verb == V.DISCARD:
        return OK if g.zone[a_of(option)] == Z.HAND * g.seats + seat else R.NOT_IN_HAND
    return NO_SUCH_OPTION


# ---- 3. Minion Phase
def check_action(g: Vtes, seat: int, option: int) -> int:
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    # rule: turn.minion.mandatory.first, turn.minion.mandatory.hunt, turn.minion.mandatory.only-it
    if must_hunt(g, seat) and not (is_hunt(g, seat, option) and not g.blood[a if verb == V.HUNT else b]):
        return NOT_NOW
    if verb == PASS:
        return OK
    if verb == V.PLAY:
        return plays.may_play(g, seat, W.MINION, a, b, n_of(option))
    if verb == V.USE:
        return plays.may_act_through(g, seat, a, b, n_of(option))
    if verb == V.BLEED:
        return may_bleed(g, seat, a, b)
    if verb == V.HUNT:
        return may_hunt(g, seat, a)
    if verb == V.LEAVE_TORPOR:
        return may_leave_torpor(g, seat, a)
    if verb == V.RESCUE:
        return may_rescue(g, seat, a, b)
    return may_diablerise(g, seat, a, b) if verb == V.DIABLERISE else NO_SUCH_OPTION


def must_hunt(g: Vtes, seat: int) -> bool:
    # rule: torpor.hunt-not
    for minion in g.row(Z.READY, seat):
        if not g.blood[minion] and not g.locked[minion] and g.is_vampire(minion) and not g.wounded[minion]:
            return True
    return False


def is_hunt(g: Vtes, seat: int, option: int) -> bool:
    """The plain hunt, or one that a card provides."""
    # rule: turn.minion.mandatory.hunt-how
    verb, card, n = verb_of(option), a_of(option), n_of(option)
    if verb not in (V.PLAY, V.USE):
        return verb == V.HUNT
    if not card or g.place_of(card) != seat or n >= len(g.text(card).abilities):
        return False
    face = g.text(card).abilities[n]
    return isinstance(face, ActionFace) and face.hunts


def may_bleed(g: Vtes, seat: int, minion: int, target: int) -> int:
    # rule: action.bleed.who, action.bleed.cost, turn.minion.vampire-basic, turn.minion.ally-basic
    code = plays.may_act(g, seat, minion)
    if code != OK:
        return code
    # rule: general.non-repeat.bleed
    if g.lingers(S.BLED, minion):
        return R.ACTED
    # rule: action.bleed.target, action.bleed.not-self
    return OK if target == g.prey_of(seat) and target != seat else R.NO_TARGET


def may_hunt(g: Vtes, seat: int, minion: int) -> int:
    # rule: action.hunt.who, action.hunt.how, action.hunt.cost, action.hunt.full, general.non-repeat.hunt-free
    # rule: turn.minion.vampire-basic, turn.minion.ally-basic
    code = plays.may_act(g, seat, minion)
    if code != OK:
        return code
    return OK if g.is_vampire(minion) else R.NOT_A_VAMPIRE


def may_leave_torpor(g: Vtes, seat: int, vampire: int) -> int:
    # rule: action.leave-torpor.who
    if not vampire or g.zone[vampire] != Z.TORPOR * g.seats + seat:
        return R.WRONG_USER
    if g.locked[vampire]:
        return R.LOCKED
    # rule: action.leave-torpor.cost
    return OK if g.blood[vampire] >= LEAVING_COSTS else R.BLOOD


def may_rescue(g: Vtes, seat: int, minion: int, vampire: int) -> int:
    # rule: action.rescue.who, action.rescue.target
    code = may_act_on_torpor(g, seat, minion, vampire)
    if code != OK:
        return code
    # rule: action.rescue.cost
    return OK if g.blood[minion] + g.blood[vampire] >= LEAVING_COSTS else R.BLOOD


def may_diablerise(g: Vtes, seat: int, minion: int, vampire: int) -> int:
    # rule: action.diablerise.who, action.diablerise.target, action.diablerise.cost
    code = may_act_on_torpor(g, seat, minion, vampire)
    if code != OK:
        return code
    return R.BLOOD_CURSED if g.text(minion).no_diablerie else OK


# rule: turn.minion.special-need-target, turn.minion.ally-basic
def may_act_on_torpor(g: Vtes, seat: int, minion: int, vampire: int) -> int:
    # rule: diablerie.ready-only
    code = plays.may_act(g, seat, minion)
    if code != OK:
        return code
    if not g.is_vampire(minion):
        return R.NOT_A_VAMPIRE
    # rule: diablerie.own-vampire
    return OK if vampire and g.in_torpor(vampire) else R.NO_TARGET


# ---- 4. Influence Phase
def check_influence(g: Vtes, seat: int, option: int) -> int:
    verb, card = verb_of(option), a_of(option)
    phase = g.stack[-1]
    if not isinstance(phase, InfluencePhase) or verb not in (V.TRANSFER, V.WITHDRAW, V.CRYPT, V.BRING_OUT):
        return NO_SUCH_OPTION
    # rule: influence.no-saving
    if phase.transfers < transfers_for(option):
        return R.TRANSFERS
    # rule: influence.crypt-draw
    if verb == V.CRYPT:
        if not g.row(Z.CRYPT, seat):
            return R.NO_TARGET
        return OK if g.pool[seat] else R.POOL
    if not card or g.zone[card] != Z.UNCONTROLLED * g.seats + seat:
        return R.NO_TARGET
    # rule: influence.invest.last-pool
    if verb == V.TRANSFER:
        return OK if g.pool[seat] else R.POOL
    if verb == V.WITHDRAW:
        return OK if g.blood[card] else R.BLOOD
    # rule: influence.bring-out
    if g.blood[card] < g.capacity(card):
        return R.BLOOD
    return R.CONTROLLED if controls_copy(g, seat, card) else OK


def controls_copy(g: Vtes, seat: int, vampire: int) -> bool:
    """Does this Methuselah control another copy of it already?"""
    for zone in (Z.READY, Z.TORPOR):
        for other in g.row(zone, seat):
            if g.text(vampire).unique and g.ident[other] == g.ident[vampire]:
                return True
    return False
