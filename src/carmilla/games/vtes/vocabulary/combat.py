"""Words for combat: maneuvers, presses, additional strikes, damage, what changes strikes, what ends combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from carmilla.games.vtes.legality import fights
from carmilla.games.vtes.rules.combat import Combat, commit, maneuver, maneuvers_of, press
from carmilla.games.vtes.rules.damage import Damage, Prevention, damage_or_none, hit
from carmilla.games.vtes.rules.diablerie import Diablerie
from carmilla.games.vtes.rules.strikes import is_weapon, pair_of
from carmilla.games.vtes.rules.torpor import may_commit_diablerie
from carmilla.games.vtes.vocabulary.actions import CHOSEN, Chosen, Ref
from carmilla.games.vtes.words import CLOSE, LONG, R, S, V, Z
from carmilla.kernel.abilities import Choice, Condition, Context, Effect
from carmilla.kernel.codes import OK
from carmilla.kernel.options import NOBODY, pack

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


# ---------------------------------------------------------------- who
@dataclass(frozen=True)
class Opposing(Ref):
    """The minion opposing the one that speaks."""

    def of(self, g: Vtes, c: Context) -> int:
        combat = g.combat_or_none()
        return NOBODY if combat is None or c.user not in combat.fighters() else combat.opponent_of(c.user)


@dataclass(frozen=True)
class Combatant(Ref):
    """The acting minion of the combat, or (1) the opposing one."""

    side: int = 0

    def of(self, g: Vtes, c: Context) -> int:
        combat = g.combat_or_none()
        return NOBODY if combat is None else combat.fighters()[self.side]


OPPOSING, FIRST_COMBATANT, SECOND_COMBATANT, SECOND_CHOSEN = Opposing(), Combatant(0), Combatant(1), Chosen(1)


# ---------------------------------------------------------------- conditions
@dataclass(frozen=True)
class NoManeuverInARow(Condition):
    def holds(self, g: Vtes, c: Context) -> bool:
        return fights.may_maneuver(g, c.user) == OK

    def code(self) -> int:
        return R.TWICE_IN_A_ROW


@dataclass(frozen=True)
class ManeuverChooses(Condition):
    """Played for its maneuver, a strike card chooses the strike: not in a row, and not when another strike is chosen."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: combat.range.strike-card-maneuver
        return maneuvers_of(g) is None or fights.may_commit(g, c.user) == OK

    def code(self) -> int:
        return R.SECOND_SOURCE


@dataclass(frozen=True)
class NoPressInARow(Condition):
    def holds(self, g: Vtes, c: Context) -> bool:
        return fights.may_press(g, c.user) != R.PRESS_TWICE

    def code(self) -> int:
        return R.PRESS_TWICE


@dataclass(frozen=True)
class PressNeeded(Condition):
    """A press to continue when combat would end, a press to end when it would continue."""

    to_continue: bool = True
    to_end: bool = True

    def holds(self, g: Vtes, c: Context) -> bool:
        return fights.may_press(g, c.user, self.to_continue, self.to_end) != R.NO_PRESS

    def code(self) -> int:
        return R.NO_PRESS


@dataclass(frozen=True)
class AtRange(Condition):
    range: int = CLOSE

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: combat.range.gates
        return g.combat().range == self.range

    def code(self) -> int:
        return R.RANGE


@dataclass(frozen=True)
class TakesDamage(Condition):
    """Its user is about to take damage that it can still prevent."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: combat.damage.prevent.until
        damage = damage_or_none(g)
        return damage is not None and c.user != NOBODY and damage.victim == c.user and damage.all_damage(c.user) > 0

    def code(self) -> int:
        return R.NO_DAMAGE


@dataclass(frozen=True)
class NoAdditionalStrikes(Condition):
    """One source of additional strikes each round."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: combat.additional.limited
        return not g.lingers(S.GAINED, c.user)

    def code(self) -> int:
        return R.ONE_SOURCE


@dataclass(frozen=True)
class CombatGoesOn(Condition):
    """Both are ready, and nothing has ended combat early."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: combat.wounded-ends
        return not g.combat().ended

    def code(self) -> int:
        return R.NOT_READY


@dataclass(frozen=True)
class MayCommitDiablerie(Condition):
    def holds(self, g: Vtes, c: Context) -> bool:
        return may_commit_diablerie(g, c.user)

    def code(self) -> int:
        return R.NOT_READY


@dataclass(frozen=True)
class OpposingFalls(Condition):
    """The opposing vampire would go to torpor."""

    def holds(self, g: Vtes, c: Context) -> bool:
        damage = damage_or_none(g)
        return damage is not None and OPPOSING.of(g, c) in damage.falling(g)

    def code(self) -> int:
        return R.NOT_FALLING


# ---------------------------------------------------------------- choices
@dataclass(frozen=True)
class OwnReadyMinion(Choice):
    def options(self, g: Vtes, c: Context) -> list[int]:
        return [pack(V.TARGET, minion) for minion in g.row(Z.READY, c.seat) if g.ready(minion)]


@dataclass(frozen=True)
class OpposingWeapon(Choice):
    """A weapon of the opposing minion."""

    def options(self, g: Vtes, c: Context) -> list[int]:
        return [pack(V.TARGET, card) for card in g.on(OPPOSING.of(g, c)) if is_weapon(g, card)]


# ---------------------------------------------------------------- effects
@dataclass(frozen=True)
class Maneuver(Effect):
    def do(self, g: Vtes, c: Context) -> None:
        maneuver(g, c.user)


@dataclass(frozen=True)
class MakeStrike(Effect):
    """Of a strike card: it is the strike of its user. Played while range is determined, it maneuvers and chooses the strike ahead."""

    face: int = 0

    def do(self, g: Vtes, c: Context) -> None:
        if maneuvers_of(g) is None:
            pair_of(g).make(g, c.card, self.face)
        else:
            # rule: combat.range.strike-card-maneuver
            commit(g, c.user, pack(V.STRIKE, c.card, 0, 0, self.face))
            maneuver(g, c.user)


@dataclass(frozen=True)
class HoldManeuver(Effect):
    """A maneuver this round: to be used, or optional."""

    optional: bool = False

    def do(self, g: Vtes, c: Context) -> None:
        # rule: combat.must-use-maneuver, combat.may-use-optional, combat.this-round-only
        g.linger(g.combat().round, S.HELD_MANEUVER, c.user, 1 if self.optional else fights.MUST, c.card)


@dataclass(frozen=True)
class Press(Effect):
    def do(self, g: Vtes, c: Context) -> None:
        press(g, c.user)


@dataclass(frozen=True)
class HoldPress(Effect):
    """A press this round: to be used, or optional."""

    optional: bool = False

    def do(self, g: Vtes, c: Context) -> None:
        # rule: combat.must-use-maneuver, combat.may-use-optional, combat.this-round-only
        g.linger(g.combat().round, S.HELD_PRESS, c.user, 1 if self.optional else fights.MUST, c.card)


@dataclass(frozen=True)
class AdditionalStrikes(Effect):
    amount: int

    def do(self, g: Vtes, c: Context) -> None:
        g.linger(g.combat().round, S.GAINED, c.user, self.amount)


@dataclass(frozen=True)
class Inflict(Effect):
    """Damage at once: resolved when the effect is over, before anything else."""

    amount: int
    to: Ref = OPPOSING
    aggravated: bool = False
    environmental: bool = False  # not by the minion that uses it

    def do(self, g: Vtes, c: Context) -> None:
        # rule: combat.damage.other-steps, combat.damage.outside-combat, combat.term.environmental
        g.queue(Damage((hit(self.to.of(g, c), c.card if self.environmental else c.user, self.amount, self.aggravated),)))


@dataclass(frozen=True)
class DueThisRound(Effect):
    """Environmental damage without a moment of its own: with the first pair of strikes."""

    amount: int
    to: Ref = OPPOSING

    def do(self, g: Vtes, c: Context) -> None:
        # rule: combat.damage.environmental.when
        g.linger(g.combat().round, S.ROUND_DAMAGE, self.to.of(g, c), self.amount, c.card)


@dataclass(frozen=True)
class Prevent(Effect):
    amount: int

    def do(self, g: Vtes, c: Context) -> None:
        g.call(Prevention(self.amount))


@dataclass(frozen=True)
class AggravatedHands(Effect):
    """Hand strikes of its user do aggravated damage for the rest of this combat."""

    def do(self, g: Vtes, c: Context) -> None:
        # rule: combat.term.aggravated
        g.linger(g.combat().serial, S.HANDS_AGGRAVATED, c.user)


@dataclass(frozen=True)
class StrengthenStrike(Effect):
    """The strike that its user has chosen does more damage."""

    amount: int

    def do(self, g: Vtes, c: Context) -> None:
        # rule: combat.strike.before-resolve
        g.linger(pair_of(g).serial, S.STRONGER, c.user, self.amount)


@dataclass(frozen=True)
class EndCombat(Effect):
    def do(self, g: Vtes, c: Context) -> None:
        g.combat().end(g)


@dataclass(frozen=True)
class EndCombatThen(Effect):
    """Combat ends; then, unless that is undone, what another ability of the card says."""

    ability: int = 1

    def do(self, g: Vtes, c: Context) -> None:
        # rule: general.effects.sequence, general.example.combat-ends-then-damage
        combat = g.combat()
        combat.waiting += (pack(V.USE, c.card, c.user, 0, self.ability),)
        combat.end(g)


@dataclass(frozen=True)
class KeepCombatGoing(Effect):
    """Combat that has been ended early goes on with a new round."""

    def do(self, g: Vtes, c: Context) -> None:
        g.combat().keep_going()


@dataclass(frozen=True)
class CombatEnded(Condition):
    """Something has ended combat early."""

    def holds(self, g: Vtes, c: Context) -> bool:
        combat = g.combat()
        return combat.ended and combat.both_ready(g)

    def code(self) -> int:
        return R.CONDITION


@dataclass(frozen=True)
class AnotherRound(Effect):
    """Combat continues."""

    def do(self, g: Vtes, c: Context) -> None:
        # rule: combat.end-of-round.order
        g.combat().pressed = True


@dataclass(frozen=True)
class DiableriseOpposing(Effect):
    """Instead of going to torpor, the opposing vampire is diablerised."""

    def do(self, g: Vtes, c: Context) -> None:
        g.queue(Diablerie(c.user, OPPOSING.of(g, c)))


@dataclass(frozen=True)
class CombatGoingFirst(Effect):
    """The acting minion fights the one chosen, which counts as the acting minion."""

    whom: Ref = CHOSEN

    def do(self, g: Vtes, c: Context) -> None:
        action, foe = g.action(), self.whom.of(g, c)
        # rule: combat.acting-first.by-card
        g.linger(action.serial, S.GOES_FIRST, foe)
        action.foes += (foe,)


@dataclass(frozen=True)
class SendIntoCombat(Effect):
    """One minion is sent into combat with another, outside any action: the one that is sent goes first."""

    whom: Ref
    against: Ref

    def do(self, g: Vtes, c: Context) -> None:
        # rule: combat.acting-first.by-card, combat.when
        g.queue(Combat(self.whom.of(g, c), self.against.of(g, c)))


CLOSE_RANGE, LONG_RANGE = AtRange(CLOSE), AtRange(LONG)
