"""What may be done in combat besides playing cards and using abilities: maneuvers, presses, strikes, kinds of damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carmilla.games.vtes.abilities import Strike, StrikeFace, Weapon
from carmilla.games.vtes.legality import plays
from carmilla.games.vtes.rules.combat import commit, maneuver, maneuvers_of, press, presses_of
from carmilla.games.vtes.rules.damage import AGGRAVATED, NORMAL, damage_or_none
from carmilla.games.vtes.rules.strikes import ResolveStrike, is_borne, pair_of, strike_of, targets_of
from carmilla.games.vtes.words import K, R, S, V, W, Z
from carmilla.kernel.codes import NO_SUCH_OPTION, OK
from carmilla.kernel.decisions import Question
from carmilla.kernel.index import ability_of, card_of
from carmilla.kernel.options import NOBODY, PASS, a_of, b_of, n_of, pack, verb_of

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

MUST: int = 2  # a maneuver or press that has to be used


def open_to(g: Vtes, kind: int, seat: int) -> bool:
    """Who could act in a window of combat, by what everybody sees; abilities in play are looked at elsewhere."""
    combat = g.combat_or_none()
    if combat is None:
        return False
    fighter = combat.fighter_of(g, seat)
    if fighter and (holds(g, kind, fighter) != NOBODY):
        return True
    if not g.row(Z.HAND, seat):
        return False
    # rule: combat.not-involved
    if g.printed.outsiders >> kind & 1 and has_another_minion(g, seat, fighter):
        return True
    damage = damage_or_none(g)
    if kind == W.PREVENTION and damage is not None:
        return g.place_of(damage.victim) == seat
    return fighter != NOBODY


def has_another_minion(g: Vtes, seat: int, fighter: int) -> bool:
    for minion in g.row(Z.READY, seat):
        if minion != fighter and g.ready(minion):
            return True
    return False


# ---- windows
def add_fights(g: Vtes, seat: int, ask: int, out: list[int]) -> None:
    combat = g.combat_or_none()
    fighter = NOBODY if combat is None else combat.fighter_of(g, seat)
    if ask not in (W.RANGE, W.PRESS) or not fighter:
        return
    if must_use(g, seat, ask):
        out.remove(PASS)
    key, verb = (S.HELD_MANEUVER, V.MANEUVER) if ask == W.RANGE else (S.HELD_PRESS, V.PRESS)
    options = [pack(verb, effect[4]) for effect in g.lingering if effect[1] == key and effect[2] == fighter]
    if ask == W.RANGE:
        for entry in g.active[W.RANGE]:
            options.append(pack(V.MANEUVER, card_of(entry), 0, 0, ability_of(entry)))
    for option in options:
        if option not in out and check_window(g, seat, ask, option) == OK:
            out.append(option)


def check_window(g: Vtes, seat: int, ask: int, option: int) -> int:
    """A maneuver of a weapon, or a maneuver or press that a card has given."""
    verb, combat = verb_of(option), g.combat_or_none()
    fighter = NOBODY if combat is None else combat.fighter_of(g, seat)
    if verb == PASS:
        # rule: combat.must-use-maneuver
        return R.MUST_USE if must_use(g, seat, ask) else OK
    if not fighter:
        return R.WRONG_USER if verb in (V.MANEUVER, V.PRESS) else NO_SUCH_OPTION
    if verb == V.PRESS and ask == W.PRESS:
        return may_press(g, fighter) if plays.lingers_from(g, S.HELD_PRESS, fighter, a_of(option)) else R.NO_PRESS
    if verb != V.MANEUVER or ask != W.RANGE:
        return NO_SUCH_OPTION
    # rule: combat.may-use-optional, combat.this-round-only
    if not n_of(option) and plays.lingers_from(g, S.HELD_MANEUVER, fighter, a_of(option)):
        return may_maneuver(g, fighter)
    return may_maneuver_with(g, fighter, a_of(option), n_of(option))


def holds(g: Vtes, ask: int, fighter: int) -> int:
    """A card that has given this minion a maneuver or press which it can still use, or NOBODY."""
    if ask not in (W.RANGE, W.PRESS):
        return NOBODY
    for effect in g.lingering:
        if effect[1] == (S.HELD_MANEUVER if ask == W.RANGE else S.HELD_PRESS) and effect[2] == fighter:
            return effect[4]
    return NOBODY


def must_use(g: Vtes, seat: int, ask: int) -> bool:
    """Has a card given this Methuselah's combatant a maneuver or press that it may not decline now?"""
    combat = g.combat_or_none()
    if combat is None or ask not in (W.RANGE, W.PRESS):
        return False
    fighter, key = combat.fighter_of(g, seat), S.HELD_MANEUVER if ask == W.RANGE else S.HELD_PRESS
    for effect in g.lingering:
        if effect[1] == key and effect[2] == fighter and effect[3] == MUST:
            return (may_maneuver(g, fighter) if ask == W.RANGE else may_press(g, fighter)) == OK
    return False


def may_maneuver(g: Vtes, minion: int) -> int:
    maneuvers = maneuvers_of(g)
    if maneuvers is None:
        return R.WRONG_MOMENT
    # rule: combat.range.no-two-in-row
    return R.TWICE_IN_A_ROW if maneuvers.last == minion else OK


def may_commit(g: Vtes, minion: int) -> int:
    """May it still choose its strike by the maneuver of a strike card or weapon?"""
    combat = g.combat()
    # rule: combat.range.one-strike-source
    return R.SECOND_SOURCE if combat.committed[combat.side_of(minion)] != PASS else may_maneuver(g, minion)


def may_maneuver_with(g: Vtes, minion: int, card: int, n: int) -> int:
    """The optional maneuver of a weapon, once each combat."""
    # rule: combat.range.no-maneuver
    if not card or n >= len(g.text(card).abilities) or not g.speaks(card) or g.bearer(card) != minion:
        return R.NO_MANEUVER
    ability = g.text(card).abilities[n]
    if not isinstance(ability, Weapon) or not ability.maneuver or plays.lingers_from(g, S.MANEUVERED, minion, card):
        return R.NO_MANEUVER
    # rule: combat.effect.steal-equipment.not-this-round
    return R.STOLEN if g.lingers(S.STOLEN, card) else may_commit(g, minion)


def may_press(g: Vtes, minion: int, to_continue: bool = True, to_end: bool = True) -> int:
    presses = presses_of(g)
    if presses is None:
        return R.WRONG_MOMENT
    # rule: combat.press.no-two-in-row
    if presses.last == minion:
        return R.PRESS_TWICE
    # rule: combat.press.end-only-cancels
    return OK if (to_end if g.combat().pressed else to_continue) else R.NO_PRESS


def use(g: Vtes, seat: int, option: int) -> None:
    """A weapon's maneuver, or a maneuver or press held from a card."""
    combat, card, n = g.combat(), a_of(option), n_of(option)
    fighter = combat.fighter_of(g, seat)
    if verb_of(option) == V.PRESS:
        g.spend(S.HELD_PRESS, fighter, card)
        press(g, fighter)
    elif not n and plays.lingers_from(g, S.HELD_MANEUVER, fighter, card):
        g.spend(S.HELD_MANEUVER, fighter, card)
        maneuver(g, fighter)
    else:
        g.linger(combat.serial, S.MANEUVERED, fighter, 1, card)
        commit(g, fighter, pack(V.STRIKE, card, 0, 0, n))
        maneuver(g, fighter)


# ---- questions
def options(g: Vtes, q: Question) -> list[int]:
    out: list[int] = []
    for option in possible(g, q):
        if check(g, q, option) == OK:
            out.append(option)
    return out


def possible(g: Vtes, q: Question) -> list[int]:
    """More than may be answered: `check` decides."""
    if q.ask == W.STRIKE:
        return possible_strikes(g, q.seat)
    if q.ask == W.POINT:
        return [pack(V.PREVENT, n=NORMAL), pack(V.PREVENT, n=AGGRAVATED)]
    if q.ask == W.AIM:
        return [pack(V.TARGET, card) for card in aims(g)]
    return [pack(V.TARGET, card) for card in equipment(g)]


def possible_strikes(g: Vtes, seat: int) -> list[int]:
    combat, pair = g.combat(), pair_of(g)
    committed = pair.committed(g)
    found: list[int] = [V.STRIKE] if committed == PASS else [committed]
    for entry in g.active[W.STRIKE] if committed == PASS else ():
        if g.bearer(card_of(entry)) == combat.fighters()[pair.side]:
            found.append(pack(V.STRIKE, card_of(entry), 0, 0, ability_of(entry)))
    out: list[int] = []
    for option in found:
        out.append(option)
        for retainer in targets_of(g, pair.side, strike_of(g, option)):
            out.append(pack(V.STRIKE, a_of(option), retainer, 0, n_of(option)))
    plays.add_plays(g, seat, W.STRIKE, out)
    return out


def check(g: Vtes, q: Question, option: int) -> int:
    verb = verb_of(option)
    if q.ask < W.STRIKE:
        return check_window(g, q.seat, q.ask, option)
    if q.ask == W.STRIKE:
        if verb == V.PLAY:
            return may_play_strike(g, q.seat, option)
        return may_strike(g, option) if verb == V.STRIKE else NO_SUCH_OPTION
    if q.ask == W.POINT:
        damage = damage_or_none(g)
        known = verb == V.PREVENT and n_of(option) in (NORMAL, AGGRAVATED) and damage is not None
        return OK if known else NO_SUCH_OPTION
    if verb != V.TARGET:
        return NO_SUCH_OPTION
    return OK if a_of(option) in (aims(g) if q.ask == W.AIM else equipment(g)) else R.NO_TARGET


def may_play_strike(g: Vtes, seat: int, option: int) -> int:
    card, n = a_of(option), n_of(option)
    # rule: combat.strike.committed
    if pair_of(g).committed(g) != PASS:
        return R.COMMITTED
    code = plays.may_play(g, seat, W.STRIKE, card, b_of(option), n)
    if code != OK:
        return code
    face = g.text(card).abilities[n]
    # rule: combat.range.gates
    return OK if isinstance(face, StrikeFace) and face.strike.works_at(g.combat().range) else R.RANGE


def may_strike(g: Vtes, option: int) -> int:
    """By hand, with a weapon, or with the strike card whose maneuver was used."""
    pair, card, n = pair_of(g), a_of(option), n_of(option)
    committed = pair.committed(g)
    # rule: combat.strike.committed
    if committed != PASS and (card != a_of(committed) or n != n_of(committed)):
        return R.COMMITTED
    if not card:
        # rule: combat.strike.default-hand, combat.strike.hand.long
        return OK if not n and not b_of(option) else NO_SUCH_OPTION
    fighter = g.combat().fighters()[pair.side]
    if committed == PASS:
        # rule: combat.strike.choose-sources
        if n >= len(g.text(card).abilities) or not isinstance(g.text(card).abilities[n], Weapon) or g.bearer(card) != fighter:
            return R.WRONG_USER
        # rule: combat.effect.steal-equipment.not-this-round
        if not is_borne(g, fighter, option):
            return R.STOLEN
    # rule: combat.range.gates
    strike = strike_of(g, option)
    if not strike.works_at(g.combat().range):
        return R.RANGE
    return may_aim(g, pair.side, strike, b_of(option))


def may_aim(g: Vtes, side: int, strike: Strike, target: int) -> int:
    # rule: combat.retainers.targeted, combat.retainers.long-only, combat.retainers.not-harmed
    if not target or target in targets_of(g, side, strike):
        return OK
    opponent = g.combat().fighters()[1 - side]
    return R.LONG_ONLY if g.bearer(target) == opponent and g.text(target).kind == K.RETAINER else R.NO_TARGET


def aims(g: Vtes) -> list[int]:
    """At what a strike card can be aimed: the opposing minion or one of its retainers."""
    pair = pair_of(g)
    return [g.combat().fighters()[1 - pair.side], *targets_of(g, pair.side, strike_of(g, pair.choice))]


def equipment(g: Vtes) -> list[int]:
    """Among which equipment a strike chooses."""
    top = g.stack[-1]
    return top.equipment_for(g, top.side) if isinstance(top, ResolveStrike) else []
