"""Words for actions: stealth and intercept, bleeds and their redirection, waking, cancelling, pool and blood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from carmilla.games.vtes.words import K, R, S, V, Z
from carmilla.kernel.abilities import Choice, Condition, Context, Effect, Node
from carmilla.kernel.options import NOBODY, a_of, pack

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


# ---------------------------------------------------------------- who
@dataclass(frozen=True)
class Ref(Node):
    """One card, or nobody."""

    def of(self, g: Vtes, c: Context) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class User(Ref):
    """The minion that plays the card or uses the ability."""

    def of(self, g: Vtes, c: Context) -> int:
        return c.user


@dataclass(frozen=True)
class Acting(Ref):
    def of(self, g: Vtes, c: Context) -> int:
        action = g.action_or_none()
        return NOBODY if action is None else action.user


@dataclass(frozen=True)
class Blocking(Ref):
    """The minion that attempts to block."""

    def of(self, g: Vtes, c: Context) -> int:
        attempts = g.attempts()
        return NOBODY if attempts is None else attempts.blocker


@dataclass(frozen=True)
class Chosen(Ref):
    """What was chosen, by its place among the choices."""

    place: int = 0

    def of(self, g: Vtes, c: Context) -> int:
        return c.chosen(self.place)


USER, ACTING, BLOCKING, CHOSEN = User(), Acting(), Blocking(), Chosen()


# ---------------------------------------------------------------- conditions
@dataclass(frozen=True)
class StealthNeeded(Condition):
    """A minion attempts to block with enough intercept."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: action.course.stealth.only-needed, action.block.state-a.no-stealth
        blocker = BLOCKING.of(g, c)
        return blocker != NOBODY and g.intercept(blocker) >= g.stealth()

    def code(self) -> int:
        return R.NOT_NEEDED


@dataclass(frozen=True)
class InterceptNeeded(Condition):
    """The minion attempting to block has less intercept than the action has stealth."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: action.course.intercept.only-needed
        blocker = BLOCKING.of(g, c)
        return blocker != NOBODY and g.intercept(blocker) < g.stealth()

    def code(self) -> int:
        return R.NOT_NEEDED


@dataclass(frozen=True)
class UserIsBlocking(Condition):
    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: action.course.intercept.only-needed
        return c.user != NOBODY and BLOCKING.of(g, c) == c.user

    def code(self) -> int:
        return R.WRONG_USER


@dataclass(frozen=True)
class Bleeding(Condition):
    """The action is a bleed."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: action.bleed.increase
        action = g.action_or_none()
        return action is not None and action.is_bleed(g)

    def code(self) -> int:
        return R.NO_BLEED


@dataclass(frozen=True)
class BleedNotRaised(Condition):
    """No action modifier is increasing the bleed; one that adds nothing now does not count."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: action.bleed.limited
        return raised_bleed(g, ACTING.of(g, c)) <= 0

    def code(self) -> int:
        return R.LIMITED


@dataclass(frozen=True)
class BeingBled(Condition):
    """The bleed targets whoever plays this."""

    def holds(self, g: Vtes, c: Context) -> bool:
        action = g.action_or_none()
        return action is not None and action.is_bleed(g) and c.seat in action.targets

    def code(self) -> int:
        return R.NO_BLEED


@dataclass(frozen=True)
class TargetHasLessPool(Condition):
    """The Methuselah whom the action targets has less pool than that."""

    than: int

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: action.bleed.redirect.keeps
        action = g.action_or_none()
        return action is not None and bool(action.targets) and g.pool[action.targets[0]] < self.than

    def code(self) -> int:
        return R.CONDITION


@dataclass(frozen=True)
class UserMayAttempt(Condition):
    """The minion attempts to block, or may attempt it now."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: action.block.state-b.force-same
        blocker = BLOCKING.of(g, c)
        return blocker == c.user if blocker else g.may_attempt(c.seat, c.user)

    def code(self) -> int:
        return R.WRONG_USER


@dataclass(frozen=True)
class HasDeclined(Condition):
    """Its player has declined to block, and no attempt is under way."""

    def holds(self, g: Vtes, c: Context) -> bool:
        # rule: action.resolve.faq.redirect-after-decline, action.block.state-b.no-target-change
        attempts = g.attempts()
        return attempts is not None and not attempts.blocker and c.seat in attempts.declined

    def code(self) -> int:
        return R.NOT_DECLINED


@dataclass(frozen=True)
class MinionCardPlayed(Condition):
    """A minion card is being played, by another Methuselah."""

    def holds(self, g: Vtes, c: Context) -> bool:
        played = g.card_being_played(but=c.card)
        return played is not None and played.seat != c.seat and g.text(played.card).kind != K.MASTER

    def code(self) -> int:
        return R.CONDITION


@dataclass(frozen=True)
class MasterCardPlayed(Condition):
    """A master card is being played, by another Methuselah."""

    def holds(self, g: Vtes, c: Context) -> bool:
        played = g.card_being_played(but=c.card)
        return played is not None and played.seat != c.seat and g.text(played.card).kind == K.MASTER

    def code(self) -> int:
        return R.CONDITION


@dataclass(frozen=True)
class ActionSucceeded(Condition):
    def holds(self, g: Vtes, c: Context) -> bool:
        action = g.action_or_none()
        return action is not None and action.succeeded()

    def code(self) -> int:
        return R.CONDITION


# ---------------------------------------------------------------- choices
@dataclass(frozen=True)
class AnotherMethuselah(Choice):
    """Neither its player nor, for a bleed that is turned aside, the one who bleeds."""

    def options(self, g: Vtes, c: Context) -> list[int]:
        # rule: action.bleed.not-self
        action = g.action_or_none()
        bleeding = action is not None and action.seat != c.seat
        out: list[int] = []
        for seat in g.in_play():
            taken = pack(V.METHUSELAH, seat) in c.binds
            if seat != c.seat and not taken and not (bleeding and action is not None and seat == action.seat):
                out.append(pack(V.METHUSELAH, seat))
        return out


@dataclass(frozen=True)
class ReadyMinion(Choice):
    """A ready minion that another Methuselah controls."""

    def options(self, g: Vtes, c: Context) -> list[int]:
        # rule: combat.not-own, torpor.no-combat
        out: list[int] = []
        for seat in g.in_play():
            if seat != c.seat:
                out += [pack(V.TARGET, minion) for minion in g.row(Z.READY, seat) if g.ready(minion)]
        return sorted(out)


@dataclass(frozen=True)
class AttachedCard(Choice):
    """An equipment or retainer on a minion, whoever controls it."""

    def options(self, g: Vtes, c: Context) -> list[int]:
        return sorted([pack(V.TARGET, card) for seat in g.in_play() for card in g.row(Z.ATTACHED, seat)])


@dataclass(frozen=True)
class AshHeapCard(Choice):
    """A library card in one's own ash heap."""

    def options(self, g: Vtes, c: Context) -> list[int]:
        return sorted([pack(V.TARGET, card) for card in g.row(Z.ASH, c.seat) if g.text(card).kind != K.VAMPIRE])


@dataclass(frozen=True)
class HandCard(Choice):
    """Another card of one's own hand."""

    def options(self, g: Vtes, c: Context) -> list[int]:
        hand = [card for card in g.row(Z.HAND, c.seat) if card != c.card]
        return sorted([pack(V.TARGET, card) for card in hand if pack(V.TARGET, card) not in c.binds])


# ---------------------------------------------------------------- effects
@dataclass(frozen=True)
class Add(Effect):
    """A minion's stat changes for the current action."""

    stat: int
    amount: int
    to: Ref = USER

    def do(self, g: Vtes, c: Context) -> None:
        # rule: action.course.duration, action.course.stealth.lasts, action.course.stealth.threshold
        # rule: action.course.stealth.reduce, action.course.stealth.cards, action.hunt.increase
        g.linger(g.action().serial, self.stat, self.to.of(g, c), self.amount)


@dataclass(frozen=True)
class RaiseBleed(Effect):
    """An action modifier that increases the bleed, perhaps only while something holds: one at a time."""

    amount: int
    while_: tuple[Condition, ...] = ()

    def do(self, g: Vtes, c: Context) -> None:
        action, definition = g.action(), g.ident[c.card]
        for n, ability in enumerate(g.text(c.card).abilities):
            if self in ability.do:
                g.linger(action.serial, S.RAISED_BLEED, action.user, definition << 8 | n)
                return

    def now(self, g: Vtes) -> int:
        """What it adds as things stand."""
        for condition in self.while_:
            if not condition.holds(g, Context()):
                return 0
        return self.amount


def raised_bleed(g: Vtes, minion: int) -> int:
    """What action modifiers now add to the bleed of the acting minion."""
    total = 0
    for effect in g.lingering:
        if effect[1] == S.RAISED_BLEED and effect[2] == minion:
            for part in g.definitions[effect[3] >> 8].abilities[effect[3] & 255].do:
                if isinstance(part, RaiseBleed):
                    total += part.now(g)
    return total


@dataclass(frozen=True)
class Wake(Effect):
    def do(self, g: Vtes, c: Context) -> None:
        # rule: terms.wake.effect, terms.wake.stays-locked
        g.linger(g.action().serial, S.WOKEN, c.user)


@dataclass(frozen=True)
class Unlock(Effect):
    whom: Ref = USER

    def do(self, g: Vtes, c: Context) -> None:
        # rule: terms.wake.unlock-is-not-wake
        g.unlock(self.whom.of(g, c))


@dataclass(frozen=True)
class Lock(Effect):
    whom: Ref = CHOSEN

    def do(self, g: Vtes, c: Context) -> None:
        card = self.whom.of(g, c)
        if g.speaks(card):
            g.lock(card)


@dataclass(frozen=True)
class AttemptToBlock(Effect):
    """The minion that plays this attempts to block; one that already does goes on."""

    def do(self, g: Vtes, c: Context) -> None:
        # rule: action.block.state-b.force-same
        attempts = g.attempts()
        if attempts is not None and not attempts.blocker:
            attempts.forced = c.user


@dataclass(frozen=True)
class CancelIt(Effect):
    """The card being played is cancelled."""

    def do(self, g: Vtes, c: Context) -> None:
        g.cancel_played(c.card)


@dataclass(frozen=True)
class Redirect(Effect):
    """The action now targets the Methuselah chosen."""

    def do(self, g: Vtes, c: Context) -> None:
        # rule: action.bleed.redirect.keeps, action.bleed.redirect.reopens, action.resolve.faq.redirect-new-target
        # rule: action.block.faq.redirect-back
        g.action().retarget(g, a_of(c.binds[0]))


@dataclass(frozen=True)
class EndAction(Effect):
    """The action ends without further effect."""

    def do(self, g: Vtes, c: Context) -> None:
        # rule: action.resolve.blocked.ended-before, action.resolve.after.ended
        g.leave(g.action(), "over")


@dataclass(frozen=True)
class GainPool(Effect):
    amount: int

    def do(self, g: Vtes, c: Context) -> None:
        g.add_pool(c.seat, self.amount)


@dataclass(frozen=True)
class BurnPool(Effect):
    """Of the Methuselah chosen in that place."""

    amount: int
    place: int = 0

    def do(self, g: Vtes, c: Context) -> None:
        seat = c.chosen(self.place)
        # rule: action.resolve.some-targets
        if g.in_game(seat):
            g.add_pool(seat, -self.amount)


@dataclass(frozen=True)
class GainBlood(Effect):
    amount: int
    whom: Ref = USER

    def do(self, g: Vtes, c: Context) -> None:
        g.gain_blood(self.whom.of(g, c), self.amount)


@dataclass(frozen=True)
class BurnCard(Effect):
    whom: Ref = CHOSEN

    def do(self, g: Vtes, c: Context) -> None:
        card = self.whom.of(g, c)
        if g.speaks(card):
            g.burn(card)


@dataclass(frozen=True)
class EnterCombat(Effect):
    """The acting minion fights the one chosen, once the action's effects are handled."""

    whom: Ref = CHOSEN

    def do(self, g: Vtes, c: Context) -> None:
        g.action().foes += (self.whom.of(g, c),)


@dataclass(frozen=True)
class PutInPlay(Effect):
    """The card itself stays in play."""

    def do(self, g: Vtes, c: Context) -> None:
        # rule: general.play.put-into-play
        g.put(c.card, Z.IN_PLAY, c.seat)


@dataclass(frozen=True)
class HandSize(Effect):
    amount: int
    everybody: bool = False

    def do(self, g: Vtes, c: Context) -> None:
        for seat in g.in_play():
            if self.everybody or seat == c.seat:
                g.change_hand_size(seat, self.amount)


@dataclass(frozen=True)
class Discard(Effect):
    """All the cards chosen, together."""

    def do(self, g: Vtes, c: Context) -> None:
        # rule: general.effects.discard-at-once, general.example.discard-x
        for bind in c.binds:
            g.put(a_of(bind), Z.ASH, c.seat)


@dataclass(frozen=True)
class ShowHand(Effect):
    """The prey shows its hand: to everybody, or to the one who asks."""

    everybody: bool = True

    def do(self, g: Vtes, c: Context) -> None:
        g.reveal_all(g.row(Z.HAND, g.prey_of(c.seat)), g.everybody() if self.everybody else 1 << c.seat)


@dataclass(frozen=True)
class ToHand(Effect):
    whom: Ref = CHOSEN

    def do(self, g: Vtes, c: Context) -> None:
        g.put(self.whom.of(g, c), Z.HAND, c.seat)


@dataclass(frozen=True)
class ShuffleIn(Effect):
    """Into its owner's library, which is shuffled."""

    whom: Ref = CHOSEN

    def do(self, g: Vtes, c: Context) -> None:
        g.put(self.whom.of(g, c), Z.LIBRARY, c.seat)
        g.shuffle(Z.LIBRARY, c.seat)
