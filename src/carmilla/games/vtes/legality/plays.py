"""Who may play which card, and use which card in play, when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carmilla.games.vtes.abilities import ActionFace, Face, Granted, Usable
from carmilla.games.vtes.rules.paying import blood_cost, pool_cost, reducers_for
from carmilla.games.vtes.words import ACTION_KINDS, BLOCK_WINDOWS, K, R, S, T, V, W, Z
from carmilla.kernel.abilities import Context
from carmilla.kernel.codes import NO_SUCH_OPTION, OK
from carmilla.kernel.frames import Frame
from carmilla.kernel.index import ability_of, card_of
from carmilla.kernel.options import NOBODY, pack

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

IN_A_REFERENDUM = (W.BEFORE_VOTES, W.POLLING)


def add_plays(g: Vtes, seat: int, ask: int, out: list[int]) -> None:
    bit = 1 << ask
    for card in g.row(Z.HAND, seat):
        if g.printed.moments[g.ident[card]] & bit:
            for n, ability in enumerate(g.text(card).abilities):
                if isinstance(ability, Face) and ask in ability.when and not isinstance(ability, Granted):
                    for minion in candidates(g, seat, ability):
                        if may_play(g, seat, ask, card, minion, n) == OK:
                            out.append(pack(V.PLAY, card, minion, 0, n))


def candidates(g: Vtes, seat: int, face: Face) -> tuple[int, ...]:
    """Who could play a card of this kind at all."""
    kind = face.kind
    if kind == K.MASTER:
        return (NOBODY,)
    if kind == K.COMBAT:
        combat = g.combat_or_none()
        if combat is None:
            return ()
        return g.row(Z.READY, seat) if face.by_another else (combat.fighter_of(g, seat),)
    action = g.action_or_none()
    if kind == K.MODIFIER and not face.by_another:
        return (action.user,) if action is not None and action.seat == seat else ()
    return g.row(Z.READY, seat)


def may_play(g: Vtes, seat: int, ask: int, card: int, minion: int, n: int) -> int:
    # rule: general.play.announce
    if not card or g.zone[card] != Z.HAND * g.seats + seat:
        return R.NOT_IN_HAND
    abilities = g.text(card).abilities
    if n >= len(abilities):
        return NO_SUCH_OPTION
    face = abilities[n]
    if not isinstance(face, Face) or isinstance(face, Granted):
        return NO_SUCH_OPTION
    # rule: general.effects.requirements, turn.master.regular
    if ask not in face.when:
        return R.WRONG_MOMENT
    code = may_be_played_by(g, seat, ask, face, minion)
    if code != OK:
        return code
    code = requirements(g, seat, face, minion)
    if code != OK:
        return code
    code = repeated(g, face, minion, g.ident[card])
    if code != OK:
        return code
    context = Context(seat, card, minion)
    code = face.refusal(g, context)
    if code != OK:
        return code
    # rule: referendum.terms.legal, general.play.announce, action.course.announce.details
    return OK if face.can_choose(g, context) else R.NO_TARGET


def may_be_played_by(g: Vtes, seat: int, ask: int, face: Face, minion: int) -> int:
    """The rules about who plays cards of this type, whatever the card says."""
    kind = face.kind
    if kind == K.MASTER:
        return may_play_master(g, seat, ask, minion)
    if kind in ACTION_KINDS:
        return may_act_with(g, seat, face, minion)
    combat = g.combat_or_none()
    if kind == K.COMBAT:
        return may_play_in_combat(g, seat, face, minion)
    # rule: combat.only-combat-cards
    if combat is not None:
        return R.IN_COMBAT
    return may_play_during_action(g, seat, ask, face, minion)


def may_play_in_combat(g: Vtes, seat: int, face: Face, minion: int) -> int:
    combat = g.combat_or_none()
    if combat is None or not minion:
        return R.WRONG_USER
    # rule: combat.not-involved
    if face.by_another:
        return OK if minion not in combat.fighters() and g.place_of(minion) == seat and g.ready(minion) else R.WRONG_USER
    # rule: combat.combatants, cards.library.combat.when
    return OK if combat.fighter_of(g, seat) == minion else R.WRONG_USER


def may_play_master(g: Vtes, seat: int, ask: int, minion: int) -> int:
    if minion:
        return NO_SUCH_OPTION
    # rule: turn.master.out-of-turn.when, turn.master.out-of-turn.one, turn.master.regular
    if ask != W.MASTER and (g.turn_frame().seat == seat or g.masters_owed[seat]):
        return R.MASTER_PLAYED
    return OK


def may_act_with(g: Vtes, seat: int, face: Face, minion: int) -> int:
    """An action card: by a ready unlocked minion, a vampire for politics."""
    code = may_act(g, seat, minion)
    if code != OK:
        return code
    # rule: general.requirements.minion, action.hunt.who
    vampires_only = face.kind == K.POLITICAL or (isinstance(face, ActionFace) and face.hunts)
    return R.NOT_A_VAMPIRE if vampires_only and not g.is_vampire(minion) else OK


def may_act(g: Vtes, seat: int, minion: int) -> int:
    # rule: turn.minion.who-acts, action.bleed.who, action.hunt.who, torpor.only-leave
    if not minion or g.zone[minion] not in (Z.READY * g.seats + seat, Z.TORPOR * g.seats + seat):
        return R.WRONG_USER
    if g.in_torpor(minion):
        return R.IN_TORPOR
    if not g.ready(minion):
        return R.NOT_READY
    # rule: action.ally.no-act-this-turn
    if g.lingers(S.RECRUITED, minion):
        return R.RECRUITED
    return R.LOCKED if g.locked[minion] else OK


def may_play_during_action(g: Vtes, seat: int, ask: int, face: Face, minion: int) -> int:
    """Modifiers and reactions."""
    action = g.action_or_none()
    if action is None:
        return R.WRONG_MOMENT
    # rule: referendum.blood-hunt.no-cards, referendum.polling.fitting
    if ask in IN_A_REFERENDUM and g.in_blood_hunt():
        return R.BARRED
    # rule: action.course.modifiers-acting, torpor.modifiers
    if face.kind == K.MODIFIER:
        if seat != action.seat or not minion or g.place_of(minion) != seat:
            return R.WRONG_USER
        if not face.by_another:
            return OK if minion == action.user else R.WRONG_USER
        return OK if minion != action.user and g.ready(minion) else R.WRONG_USER
    # rule: action.course.reactions-others, action.course.any-methuselah-reacts
    if seat == action.seat or not minion or g.place_of(minion) != seat:
        return R.WRONG_USER
    # rule: torpor.no-reaction
    if not g.ready(minion):
        return R.NOT_READY
    # rule: terms.wake.as-played
    if face.asleep:
        return OK if not g.awake(minion) else R.AWAKE
    return OK if g.awake(minion) else R.LOCKED


def requirements(g: Vtes, seat: int, face: Face, minion: int) -> int:
    """What the card asks of whoever plays it, and its cost."""
    if face.kind == K.MASTER:
        # rule: general.requirements.master
        qualified = not (face.discipline or face.clan or face.capacity or face.title)
        for other in g.row(Z.READY, seat):
            if g.ready(other) and qualifies(g, face, other) == OK:
                qualified = True
        if not qualified:
            return R.REQUIREMENT
    else:
        code = qualifies(g, face, minion)
        if code != OK:
            return code
    return affordable(g, seat, face, minion)


# rule: action.course.announce.affordable, general.requirements.own-resources
def affordable(g: Vtes, seat: int, face: Face, minion: int) -> int:
    reducers = reducers_for(g, seat, face, ()) if face.blood or face.pool else ()
    # rule: general.requirements.blood-cost
    if face.blood and (not minion or not g.is_vampire(minion) or g.blood_left(minion) < blood_cost(g, face, reducers)):
        return R.BLOOD
    # rule: general.requirements.pool-cost
    if face.pool and g.pool[seat] < pool_cost(g, face, reducers):
        return R.POOL
    # rule: general.requirements.alternative-cost
    if face.edge and g.edge != seat:
        return R.NO_EDGE
    # rule: general.requirements.methuselah-resources
    return R.NO_DISCARD if face.discards and len(g.row(Z.HAND, seat)) <= face.discards else OK


def qualifies(g: Vtes, face: Face, minion: int) -> int:
    text = g.text(minion)
    # rule: general.requirements.per-effect, general.requirements.minion
    if face.discipline and face.discipline & ~(text.superior if face.superior else text.disciplines):
        return R.DISCIPLINE
    # rule: general.requirements.text
    if (face.capacity and text.capacity < face.capacity) or (face.title != T.NONE and text.title < face.title):
        return R.REQUIREMENT
    # rule: general.requirements.symbols
    return R.REQUIREMENT if face.clan and text.clan != face.clan else OK


def repeated(g: Vtes, face: Face, minion: int, definition: int) -> int:
    """The limits on doing the same thing twice."""
    if face.kind in (K.MODIFIER, K.REACTION):
        # rule: general.non-repeat.modifier, general.non-repeat.reaction
        return R.REPEATED_CARD if lingers_as(g, S.PLAYED, minion, definition) else OK
    # rule: general.non-repeat.other-cards
    if face.kind not in ACTION_KINDS:
        return OK
    # rule: general.non-repeat.action-card
    if lingers_as(g, S.ACTED_WITH, minion, definition):
        return R.REPEATED_ACTION
    # rule: general.non-repeat.bleed
    if isinstance(face, ActionFace) and face.bleeds and g.lingers(S.BLED, minion):
        return R.ACTED
    # rule: general.non-repeat.political
    return R.ACTED if face.kind == K.POLITICAL and g.lingers(S.POLITICKED, minion) else OK


def lingers_as(g: Vtes, key: int, minion: int, amount: int, source: int = NOBODY) -> bool:
    for effect in g.lingering:
        if effect[1] == key and effect[2] == minion and effect[3] == amount and effect[4] == source:
            return True
    return False


def lingers_from(g: Vtes, key: int, minion: int, source: int) -> bool:
    for effect in g.lingering:
        if effect[1] == key and effect[2] == minion and effect[4] == source:
            return True
    return False


# ---- cards in play
def add_uses(g: Vtes, seat: int, ask: int, out: list[int]) -> None:
    for entry in g.active[ask]:
        card, n = card_of(entry), ability_of(entry)
        if g.place_of(card) == seat:
            user = g.user_of(card)
            if may_use(g, seat, ask, card, user, n) == OK:
                out.append(pack(V.USE, card, user, 0, n))


def may_use(g: Vtes, seat: int, ask: int, card: int, user: int, n: int) -> int:
    """An ability of a card in play: by its controller, paid by locking or blood as it says."""
    # rule: general.play.not-play-ability
    if not card or g.place_of(card) != seat or not g.speaks(card) or n >= len(g.text(card).abilities):
        return R.WRONG_USER
    ability = g.text(card).abilities[n]
    if not isinstance(ability, Usable) or user != g.user_of(card):
        return NO_SUCH_OPTION
    # rule: general.effects.requirements
    if ask not in ability.when:
        return R.WRONG_MOMENT
    # rule: combat.effect.steal-equipment.not-this-round
    if g.lingers(S.STOLEN, card):
        return R.STOLEN
    action = g.action_or_none()
    if ability.acting and (action is None or action.seat != seat):
        return R.WRONG_USER
    # rule: terms.wording.lock-to, terms.wake.stays-locked
    if ability.locks and g.locked[card]:
        return R.LOCKED
    # rule: torpor.no-votes
    if user and not g.ready(user) and (ask in BLOCK_WINDOWS or ask in IN_A_REFERENDUM):
        return R.NOT_READY
    if ability.once and lingers_as(g, S.USED, user, n, card):
        return R.REPEATED_CARD
    if ability.blood and (not user or g.blood[user] < ability.blood):
        return R.BLOOD
    return ability.refusal(g, Context(seat, card, user))


def pay_for_use(g: Vtes, card: int, user: int, n: int) -> None:
    ability = g.text(card).abilities[n]
    assert isinstance(ability, Usable)
    if ability.locks:
        g.lock(card)
    if ability.blood:
        g.add_blood(user, -ability.blood)
    if ability.once:
        # rule: terms.wording.during-x
        g.linger(procedure_under_way(g).serial, S.USED, user, n, card)


def procedure_under_way(g: Vtes) -> Frame[Any]:
    """What an ability that works once works once in: the referendum, the action, or else the turn."""
    return g.polling() or g.action_or_none() or g.turn_frame()


def may_act_through(g: Vtes, seat: int, card: int, minion: int, n: int) -> int:
    """An action that a card in play provides."""
    # rule: general.play.not-play-ability
    if not card or g.place_of(card) != seat or not g.speaks(card) or n >= len(g.text(card).abilities):
        return R.WRONG_USER
    granted = g.text(card).abilities[n]
    if not isinstance(granted, Granted):
        return NO_SUCH_OPTION
    code = may_act(g, seat, minion)
    if code != OK:
        return code
    bearer = g.user_of(card)
    if bearer and bearer != minion:
        return R.WRONG_USER
    code = requirements(g, seat, granted, minion)
    if code != OK:
        return code
    # rule: general.non-repeat.card-in-play
    if lingers_as(g, S.ACTED_WITH, minion, n, card):
        return R.REPEATED_ACTION
    if granted.bleeds and g.lingers(S.BLED, minion):
        return R.ACTED
    context = Context(seat, card, minion)
    code = granted.refusal(g, context)
    if code != OK:
        return code
    return OK if granted.can_choose(g, context) else R.NO_TARGET
