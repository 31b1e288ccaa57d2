"""Actions: announcing them, block attempts, resolving them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.abilities import ActionFace
from carmilla.games.vtes.rules.combat import Combat
from carmilla.games.vtes.rules.diablerie import Diablerie
from carmilla.games.vtes.rules.paying import Pay, Reduce
from carmilla.games.vtes.rules.play import Play
from carmilla.games.vtes.rules.referendum import Referendum
from carmilla.games.vtes.rules.torpor import BlockedLeaving, LeaveTorpor, Rescue
from carmilla.games.vtes.words import ACTION_KINDS, PERMANENT_KINDS, E, K, S, V, W, Z
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NOBODY, NONE, a_of, pack, verb_of
from carmilla.kernel.resolve import Choose, Resolve, Speaking

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

SIX_BITS: Final = 63
UNRESOLVED: Final = 0
SUCCESSFUL: Final = 1
BLOCKED: Final = 2


# rule: action.course.steps
class Action(Speaking["Vtes"]):
    """Summary of the Course of an Action: announcement, block attempts, resolution, effects usable after resolution."""

    STEPS = (
        "play_card",
        "announce",
        "as_announced",
        "block_attempts",
        "resolve_block",
        "combat",
        "reduce",
        "pay",
        "take_effect",
        "fights",
        "after_resolution",
        "over",
    )
    SLOTS = (
        "seat: seat",
        "user: card",
        "verb: number",
        "card: card",
        "ability: number",
        "binds: many option",
        "victim: card",
        "targets: many seat",
        "retargeted: number",
        "blocker: card",
        "cancelled: flag",
        "result: number",
        "foes: many card",
        "reducers: many card",
        "paid: flag",
    )

    def __init__(
        self,
        seat: int = NONE,
        user: int = NOBODY,
        verb: int = V.BLEED,
        card: int = NOBODY,
        ability: int = 0,
        victim: int = NOBODY,
        targets: tuple[int, ...] = (),
    ) -> None:
        self.seat, self.user, self.verb, self.card, self.ability = seat, user, verb, card, ability
        self.victim, self.targets = victim, targets
        self.binds: tuple[int, ...] = ()
        self.retargeted: int = 0
        self.blocker: int = NOBODY
        self.cancelled: bool = False
        self.result: int = UNRESOLVED
        self.foes: tuple[int, ...] = ()  # whom the acting minion fights once the effects are handled
        self.reducers: tuple[int, ...] = ()
        self.paid: bool = True

    def face(self, g: Vtes) -> ActionFace | None:
        """What the action card, or the card in play, says; None for an action that needs no card."""
        return g.action_face(self.card, self.ability) if self.card else None

    def kind(self, g: Vtes) -> int:
        face = self.face(g)
        return K.ACTION if face is None else face.kind

    def is_bleed(self, g: Vtes) -> bool:
        # rule: action.bleed.how
        face = self.face(g)
        return self.verb == V.BLEED or (face is not None and face.bleeds)

    def is_hunt(self, g: Vtes) -> bool:
        # rule: action.hunt.how
        face = self.face(g)
        return self.verb == V.HUNT or (face is not None and face.hunts)

    def is_chosen(self, g: Vtes) -> bool:
        face = self.face(g)
        return face is None or face.is_chosen(self.binds)

    def succeeded(self) -> bool:
        return self.result == SUCCESSFUL

    def stealth(self, g: Vtes) -> int:
        """Actions with stealth of their own start with it."""
        # rule: action.course.stealth.inherent, action.resolve.faq.stealth-of-card
        face = self.face(g)
        if face is not None:
            return face.stealth
        # rule: action.bleed.stealth
        if self.verb == V.BLEED:
            return 0
        # rule: action.hunt.stealth, action.leave-torpor.stealth
        if self.verb in (V.HUNT, V.LEAVE_TORPOR):
            return 1
        # rule: action.rescue.own-undirected, action.rescue.other-directed
        # rule: action.diablerise.own-undirected, action.diablerise.other-directed
        return 0 if self.targets else 1

    # ---- 1. Announce the Action
    def play_card(self, g: Vtes) -> None:
        if self.verb == V.PLAY:
            g.call(Play(self.seat, self.card, self.user, self.ability), into=("cancelled", "binds", "reducers"))
        elif self.verb == V.USE and self.kind(g) != K.POLITICAL:
            g.call(Choose(self.seat, self.card, self.user, self.ability, W.CHOICE), into=("binds",))

    def announce(self, g: Vtes) -> None:
        # rule: terms.wording.cancel.action-card, general.non-repeat.blocked-counts
        if self.cancelled:
            g.finish(self)
            return
        # rule: action.course.announce.lock, turn.minion.locks
        # rule: action.course.example.belinde-bleeds, action.course.example.dowager-recruits
        g.lock(self.user)
        # rule: general.non-repeat.blocked-counts
        g.note_action(self)
        # rule: action.course.announce.details
        self.targets = self.chosen_targets(g, self.binds)
        g.tell(E.ACTION, self.user, self.verb, self.card, self.targets[0] if self.targets else NONE)

    def defenders(self, g: Vtes) -> tuple[int, ...]:
        """The Methuselahs at whom it is directed; while its card is being played, those chosen with the card."""
        if not self.begun("announce"):
            for frame in g.stack:
                if isinstance(frame, Play) and frame.card == self.card:
                    return self.chosen_targets(g, frame.binds)
        return self.targets

    def chosen_targets(self, g: Vtes, binds: tuple[int, ...]) -> tuple[int, ...]:
        """The other Methuselahs at whom the action is directed, clockwise from the acting one."""
        # rule: turn.minion.directed
        face = self.face(g)
        if face is None:
            return self.targets
        # rule: action.block.always-undirected
        if face.kind in ACTION_KINDS and face.kind != K.ACTION:
            return ()
        # rule: action.bleed.target
        if face.bleeds and not face.choose:
            return (g.prey_of(self.seat),)
        seats: list[int] = []
        for bind in binds:
            # rule: action.block.attached-controller, action.block.own-card-target
            seat = g.place_of(a_of(bind)) if verb_of(bind) == V.TARGET else a_of(bind)
            if seat != self.seat and seat not in seats:
                seats.append(seat)
        # rule: action.block.who-directed-several
        return tuple([seat for seat in g.clockwise_from(self.seat) if seat in seats])

    # rule: action.resolve.faq.bleed-modifier-timing, action.resolve.faq.bleed-reduce-timing
    def as_announced(self, g: Vtes) -> None:
        g.window(W.ANNOUNCED)

    # ---- 2. Resolve Any Block Attempts
    # rule: action.block.example.belinde, action.block.example.dowager, action.block.example.sully
    def block_attempts(self, g: Vtes) -> None:
        g.call(BlockAttempts(), into=("blocker",))

    # ---- 3. Resolve the Action
    def resolve_block(self, g: Vtes) -> None:
        # rule: action.resolve.success, action.resolve.no-effect, action.course.example.hunt-blocked
        self.result = BLOCKED if self.blocker else SUCCESSFUL
        g.tell(E.RESULT, self.user, self.result)
        if self.blocker:
            # rule: action.resolve.blocked.lock-and-combat, action.resolve.blocked.waking-blocker
            g.lock(self.blocker)

    def combat(self, g: Vtes) -> None:
        if self.result != BLOCKED:
            return
        # rule: action.leave-torpor.no-combat
        if self.verb == V.LEAVE_TORPOR:
            g.call(BlockedLeaving(self.blocker, self.user))
        else:
            # rule: action.resolve.blocked.not-ready, action.rescue.blocked-combat, action.diablerise.blocked-combat
            g.call(Combat(self.user, self.blocker))

    # rule: general.requirements.cost-reducer
    def reduce(self, g: Vtes) -> None:
        if self.result == SUCCESSFUL and self.card:
            g.call(Reduce(self.seat, self.user, self.card, self.ability, self.reducers, True), into=("reducers",))

    # rule: action.course.announce.cost-later, action.resolve.blocked, action.resolve.success, general.requirements.paid-when
    def pay(self, g: Vtes) -> None:
        if self.result == SUCCESSFUL and self.card:
            g.call(Pay(self.seat, self.user, self.card, self.ability, self.reducers), into=("paid",))

    # rule: action.resolve.success, action.resolve.blocked
    def take_effect(self, g: Vtes) -> None:
        # rule: action.resolve.unpayable, referendum.blocked-none
        if self.result != SUCCESSFUL or not self.paid:
            return
        if self.is_bleed(g):
            if self.targets:
                g.call(Bleed())
        elif self.is_hunt(g):
            g.call(Hunt())
        elif self.verb == V.LEAVE_TORPOR:
            g.call(LeaveTorpor(self.user))
        elif self.verb == V.RESCUE:
            g.call(Rescue(self.user, self.victim))
        elif self.verb == V.DIABLERISE:
            if g.in_torpor(self.victim):
                g.call(Diablerie(self.user, self.victim))
        elif self.kind(g) in PERMANENT_KINDS:
            g.call(EnterPlay(self.seat, self.card, self.user))
        elif self.kind(g) == K.POLITICAL:
            # rule: action.resolve.success.referendum, action.resolve.faq.referendum-fails
            g.call(Referendum(self.seat, self.card, self.user, self.ability))
        # rule: ending.oust.mid-action
        # rule: action.resolve.fizzle-targets
        elif self.is_chosen(g) and g.targets_hold(self.binds):
            # rule: general.effects.resolve-in-full
            g.call(Resolve(self.seat, self.card, self.user, self.ability, self.binds))

    def fights(self, g: Vtes) -> None:
        """Combats that the action's effects have called for: an effect resolves whole, people fight afterwards."""
        if self.foes:
            foe, self.foes = self.foes[0], self.foes[1:]
            self.goto("fights")
            # rule: combat.acting-first.by-card
            first = g.lingers(S.GOES_FIRST, foe)
            g.call(Combat(foe, self.user) if first else Combat(self.user, foe))

    # ---- after resolution
    # rule: action.resolve.after, action.resolve.after.combat, action.resolve.after.once-locked
    def after_resolution(self, g: Vtes) -> None:
        g.window(W.AFTER_RESOLUTION)

    # rule: action.resolve.blocked.card-burned
    def over(self, g: Vtes) -> None:
        g.bury_if_in_limbo(self.card)

    def left(self, g: Vtes) -> None:
        g.bury_if_in_limbo(self.card)

    def retarget(self, g: Vtes, seat: int) -> None:
        """The action now targets another Methuselah; all else about it stays."""
        self.targets = (seat,)
        self.retargeted += 1
        g.tell(E.RETARGETED, seat)


class BlockAttempts(Frame["Vtes"]):
    """Resolve Any Block Attempts: situations A (none under way), B (one under way) and C (all have declined)."""

    STEPS = ("no_attempt", "attempt_declared", "attempt_resolved", "all_declined", "after_declined")
    SLOTS = (
        "blocker: card",
        "controller: seat",
        "forced: card",
        "declined: many seat",
        "tried: many option",
        "retargeted: number",
        "used: option",
    )

    def __init__(self) -> None:
        self.blocker: int = NOBODY
        self.controller: int = NONE  # of the blocking minion
        self.forced: int = NOBODY  # a minion that attempts to block because of an effect
        self.declined: tuple[int, ...] = ()
        self.tried: tuple[int, ...] = ()
        self.retargeted: int = 0
        self.used: int = 0

    # rule: action.block.state-a, action.block.state-a.no-stealth
    def no_attempt(self, g: Vtes) -> None:
        self.blocker = NOBODY
        # rule: action.block.target-change, action.bleed.redirect.reopens
        if self.retargeted != g.action().retargeted:
            self.retargeted, self.declined, self.tried = g.action().retargeted, (), ()
        g.window(W.NO_ATTEMPT, ends_on=V.BLOCK, into=("used",))

    def attempt_declared(self, g: Vtes) -> None:
        # rule: action.block.state-a
        if verb_of(self.used) == V.BLOCK or self.forced:
            self.blocker, self.forced = self.forced or a_of(self.used), NOBODY
            self.controller = g.place_of(self.blocker)
            g.tell(E.BLOCK, self.blocker)
            # rule: action.block.state-b, action.block.one-blocker, action.block.state-b.no-withdraw
            g.window(W.ATTEMPT)
        elif g.action().retargeted != self.retargeted:
            self.goto("no_attempt")
        else:
            # rule: action.block.state-a.all-pass
            self.goto("all_declined")

    # rule: action.block.state-b.resolve
    def attempt_resolved(self, g: Vtes) -> None:
        # rule: action.course.stealth.compare
        if self.may_go_on(g) and g.intercept(self.blocker) >= g.stealth():
            g.finish(self, self.blocker)
        else:
            # rule: action.block.state-b.blocker-lost, action.block.failed-no-lock
            self.tried += (attempt(g, self.blocker),)
            self.goto("no_attempt")

    # rule: action.block.state-c, action.block.decline-is-effect
    def all_declined(self, g: Vtes) -> None:
        g.window(W.DECLINED, into=("used",))

    def after_declined(self, g: Vtes) -> None:
        # rule: action.block.state-c.target-change
        if g.action().retargeted != self.retargeted:
            self.goto("no_attempt")
        else:
            g.finish(self, NOBODY)

    # rule: action.block.state-a.pass-final, action.block.decline-final
    def passed(self, g: Vtes, seat: int) -> None:
        if not self.blocker and seat not in self.declined and g.entitled_to_block(seat):
            self.declined += (seat,)

    def still(self, g: Vtes) -> bool:
        return self.retargeted == g.action().retargeted and (self.may_go_on(g) if self.blocker else not self.forced)

    def may_go_on(self, g: Vtes) -> bool:
        """Has the blocking minion still what it takes?"""
        # rule: action.block.state-b.blocker-lost
        return g.may_keep_blocking(self.blocker) and g.place_of(self.blocker) == self.controller


def attempt(g: Vtes, minion: int) -> int:
    """An attempt as it stands: the same minion tries again only when its intercept, the stealth, or what its Methuselah could use
    (as far as everybody sees) has changed."""
    # rule: action.block.again
    seat = g.place_of(minion)
    needed, there = SIX_BITS // 2 + g.stealth(), SIX_BITS // 2 + g.intercept(minion)
    hand, unlocked = len(g.row(Z.HAND, seat)), g.unlocked_cards(seat)
    return pack(V.BLOCK, minion, two(needed, there), two(hand, unlocked), len(g.row(Z.LIBRARY, seat)))


def two(a: int, b: int) -> int:
    """Two small numbers in one field of an option."""
    return max(0, min(a, SIX_BITS)) << 6 | max(0, min(b, SIX_BITS))


class Bleed(Frame["Vtes"]):
    """Bleed: what a successful bleed action does."""

    EFFECT = True
    STEPS = ("burn_pool",)

    def burn_pool(self, g: Vtes) -> None:
        action = g.action()
        amount = g.bleed_amount()
        # rule: ending.oust.mid-action
        if not g.in_game(action.targets[0]):
            return
        # rule: action.bleed.successful, action.bleed.zero, action.resolve.faq.bleed-zero
        if amount >= 1:
            # rule: action.bleed.effect
            g.add_pool(action.targets[0], -amount)
            # rule: action.bleed.edge
            g.give_edge(action.seat)


class Hunt(Frame["Vtes"]):
    """Hunt: what a successful hunt does."""

    EFFECT = True
    STEPS = ("gain_blood",)

    # rule: action.hunt.effect, action.hunt.excess, action.hunt.faq.full-capacity
    def gain_blood(self, g: Vtes) -> None:
        g.gain_blood(g.action().user, g.hunt_amount())


class EnterPlay(Frame["Vtes"]):
    """Permanents: equipment, retainers and allies enter play when the action succeeds."""

    EFFECT = True
    STEPS = ("enter",)
    SLOTS = ("seat: seat", "card: card", "minion: card")

    def __init__(self, seat: int = NONE, card: int = NOBODY, minion: int = NOBODY) -> None:
        self.seat, self.card, self.minion = seat, card, minion

    # rule: general.play.put-into-play
    def enter(self, g: Vtes) -> None:
        g.enter_play(self.card, self.minion, self.seat)


FRAMES: Final = (Action, BlockAttempts, Bleed, Hunt, EnterPlay)
