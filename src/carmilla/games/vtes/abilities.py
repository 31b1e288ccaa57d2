"""What VTES cards can say: their faces, and the abilities of cards in play."""

from __future__ import annotations

from dataclasses import dataclass

from carmilla.kernel.abilities import Ability, Condition, Effect, Node
from carmilla.kernel.options import NONE
from carmilla.kernel.table import Definition

from .words import CLOSE, STAT_ROW, K, S, T, W


@dataclass(frozen=True)
class Strike(Node):
    """What a strike does when it resolves."""

    damage: int = 0
    strength: bool = False  # adds the striker's strength: hand strikes, melee weapons
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    dodge: bool = False
    ends: bool = False
    steal: int = 0
    destroys: bool = False  # an equipment of the opposing minion
    takes: bool = False  # that equipment, instead of destroying it
    weapons_only: bool = False
    long_only: bool = False
    also: tuple[Effect, ...] = ()

    def works_at(self, range_: int) -> bool:
        # rule: combat.range.gates, combat.term.strike.close
        if self.long_only:
            return range_ != CLOSE
        # rule: combat.effect.combat-ends.any-range, combat.effect.dodge
        return range_ == CLOSE or self.ranged or self.dodge or self.ends

    def damages(self) -> bool:
        return self.damage > 0 or self.strength


HAND_STRIKE = Strike(strength=True)


@dataclass(frozen=True)
class Face(Ability):
    """One way to play a library card: by whom, when, at what cost."""

    kind: int = K.MODIFIER
    when: tuple[int, ...] = ()
    discipline: int = 0
    superior: bool = False
    clan: int = 0
    capacity: int = 0
    title: int = T.NONE
    blood: int = 0
    pool: int = 0
    asleep: bool = False  # a reaction that a minion plays while it is neither unlocked nor woken
    by_another: bool = False  # a modifier worded for another minion than the acting one; a combat card for one not involved
    edge: bool = False  # it costs the Edge
    discards: int = 0  # it costs so many other cards of the hand
    redraw: bool = True  # else it is not replaced until its player's next unlock phase


@dataclass(frozen=True)
class ActionFace(Face):
    """A face that is played to take an action; what it does, it does at resolution."""

    stealth: int = 0
    bleeds: bool = False
    hunts: bool = False
    bonus: int = 0  # to the bleed or the hunt


@dataclass(frozen=True)
class StrikeFace(Face):
    """A face that is a strike, perhaps with a maneuver of its own."""

    strike: Strike = HAND_STRIKE
    maneuver: bool = False


@dataclass(frozen=True)
class Usable(Ability):
    """Used by its controller in a window while in play; `locks` what pays for it."""

    when: tuple[int, ...] = ()
    locks: bool = False
    blood: int = 0
    once: bool = False  # each action, or each referendum
    acting: bool = False  # by the acting Methuselah alone


@dataclass(frozen=True)
class Granted(ActionFace):
    """An action that a card in play provides: to its bearer, or to its controller's minions when it has none."""


@dataclass(frozen=True)
class Reducer(Ability):
    """Its controller may lock it to make a card of these kinds cheaper."""

    kinds: tuple[int, ...] = ()
    blood: int = 0
    pool: int = 0


@dataclass(frozen=True)
class Weapon(Ability):
    """A strike that the card gives its bearer, perhaps with one optional maneuver each combat."""

    strike: Strike = HAND_STRIKE
    maneuver: bool = False


@dataclass(frozen=True)
class Static(Ability):
    """A change of a stat of its bearer (a minion's own text: of itself)."""

    stat: int = S.BLEED
    amount: int = 1


@dataclass(frozen=True)
class EachRound(Ability):
    """Damage that the card does to the minion opposing its bearer, each round at the strikes."""

    damage: int = 1
    ranged: bool = False


@dataclass(frozen=True)
class Immune(Ability):
    """Its bearer takes no harm from cards of this kind."""

    to: int = K.RETAINER


EACH_ROUND_ROW = STAT_ROW + 8
IMMUNE_ROW = STAT_ROW + 9


def usable(
    when: tuple[int, ...],
    *do: Effect,
    needs: tuple[Condition, ...] = (),
    locks: bool = False,
    blood: int = 0,
    once: bool = False,
    acting: bool = False,
) -> Usable:
    return Usable(needs=needs, do=do, keys=when, when=when, locks=locks, blood=blood, once=once, acting=acting)


def static(stat: int, amount: int) -> Static:
    return Static(keys=(STAT_ROW + stat,), stat=stat, amount=amount)


def reducer(kinds: tuple[int, ...], blood: int = 0, pool: int = 0) -> Reducer:
    return Reducer(keys=(W.COST,), kinds=kinds, blood=blood, pool=pool)


def weapon(strike: Strike, maneuver: bool = False) -> Weapon:
    return Weapon(keys=(W.STRIKE, W.RANGE) if maneuver else (W.STRIKE,), strike=strike, maneuver=maneuver)


def each_round(damage: int, ranged: bool = False) -> EachRound:
    return EachRound(keys=(EACH_ROUND_ROW,), damage=damage, ranged=ranged)


def immune(to: int) -> Immune:
    return Immune(keys=(IMMUNE_ROW,), to=to)


@dataclass(frozen=True)
class CardText(Definition):
    """A VTES card as printed."""

    kind: int = K.VAMPIRE
    capacity: int = 0
    title: int = T.NONE
    disciplines: int = 0  # as bits; `superior` those at the superior level
    superior: int = 0
    clan: int = 0
    life: int = 0
    strength: int = 1
    bleed: int = NONE  # what the card says: else 1 for a vampire, 0 for an ally
    unique: bool = False
    no_diablerie: bool = False
