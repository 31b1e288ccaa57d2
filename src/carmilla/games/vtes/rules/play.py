"""Playing cards: showing them, the as-played window, replacing them; the hand size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.rules.paying import Pay, Reduce
from carmilla.games.vtes.words import ACTION_KINDS, K, V, W, Z
from carmilla.kernel.decisions import PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NOBODY, NONE, PASS, a_of, verb_of
from carmilla.kernel.resolve import Choose, Resolve
from carmilla.kernel.windows import Window

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


class Play(Frame["Vtes"]):
    """Playing a Card, whatever its type. A card played to take an action waits in limbo for the action to resolve."""

    # rule: general.effects.no-response
    STEPS = ("show", "choose", "reduce", "as_played", "replace", "pay", "resolve", "ash_heap")
    SLOTS = (
        "seat: seat",
        "card: card",
        "user: card",
        "ability: number",
        "binds: many option",
        "reducers: many card",
        "cancelled: flag",
    )

    def __init__(self, seat: int = NONE, card: int = NOBODY, user: int = NOBODY, ability: int = 0) -> None:
        self.seat, self.card, self.user, self.ability = seat, card, user, ability
        self.binds: tuple[int, ...] = ()
        self.reducers: tuple[int, ...] = ()
        self.cancelled: bool = False

    # rule: general.play.announce
    def show(self, g: Vtes) -> None:
        # rule: general.play.set-aside, action.course.announce.card-shown
        g.put(self.card, Z.LIMBO, self.seat)
        # rule: general.non-repeat.modifier, general.non-repeat.reaction, general.non-repeat.per-minion
        g.note_played(self)
        # rule: general.draw.replace
        if g.face(self.card, self.ability).redraw:
            g.owe_card(self.seat)
        else:
            g.hold_back(self.seat)

    # rule: general.play.announce
    def choose(self, g: Vtes) -> None:
        face = g.face(self.card, self.ability)
        # rule: referendum.terms, action.course.announce.referendum-exception
        if face.choose and face.kind != K.POLITICAL:
            g.call(Choose(self.seat, self.card, self.user, self.ability, W.CHOICE), into=("binds",))

    # rule: general.requirements.cost-reducer
    def reduce(self, g: Vtes) -> None:
        g.call(Reduce(self.seat, self.user, self.card, self.ability), into=("reducers",))

    def still(self, g: Vtes) -> bool:
        return not self.cancelled

    # rule: general.play.as-played, general.play.as-played.nested, general.effects.no-response
    def as_played(self, g: Vtes) -> None:
        g.window(W.AS_PLAYED)

    # rule: general.play.draw-after-window, general.play.as-played.nested
    def replace(self, g: Vtes) -> None:
        # rule: general.requirements.cost-reducer-cancelled
        if self.cancelled:
            self.reducers = ()
        if not open_as_played(g):
            g.pay_debts()

    def pay(self, g: Vtes) -> None:
        # rule: general.requirements.paid-when, terms.wording.cancel.other-cost, action.course.announce.modifier-cost-now
        if g.face(self.card, self.ability).kind not in ACTION_KINDS:
            g.call(Pay(self.seat, self.user, self.card, self.ability, self.reducers))

    def resolve(self, g: Vtes) -> None:
        if g.face(self.card, self.ability).kind in ACTION_KINDS and not self.cancelled:
            for card in self.reducers:
                g.lock(card)
            g.finish(self, self.cancelled, self.binds, self.reducers)
        # rule: terms.wording.cancel.played
        # rule: action.resolve.fizzle-targets
        elif not self.cancelled and g.face(self.card, self.ability).is_chosen(self.binds):
            # rule: general.effects.resolve-in-full, general.effects.no-response
            g.call(Resolve(self.seat, self.card, self.user, self.ability, self.binds))

    def ash_heap(self, g: Vtes) -> None:
        # rule: general.play.to-ash-heap
        g.bury_if_in_limbo(self.card)
        # rule: general.play.draw-after-window
        if not open_as_played(g):
            g.pay_debts()  # its own window may have been cut off, and cards played in that window with it
        if self.into:
            g.finish(self, self.cancelled, self.binds, self.reducers)

    # rule: general.play.to-ash-heap, general.draw.replace
    def left(self, g: Vtes) -> None:
        g.bury_if_in_limbo(self.card)
        if not open_as_played(g):
            g.pay_debts()


def open_as_played(g: Vtes) -> bool:
    for frame in g.stack:
        if isinstance(frame, Window) and frame.kind == W.AS_PLAYED:
            return True
    return False


class AdjustHand(Frame["Vtes"]):
    """Drawing Cards: when an effect leaves a hand too large or too small, its Methuselah discards or draws at once."""

    UNCUT = True
    STEPS = ("compare", "discard")
    SLOTS = ("seat: seat", "choice: option")

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat
        self.choice: int = PASS

    # rule: general.draw.adjust-at-once, general.draw.empty-library, general.draw.hand-size-always
    def compare(self, g: Vtes) -> None:
        hand = g.row(Z.HAND, self.seat)
        while len(hand) + g.debt[self.seat] < g.hand_size[self.seat] and g.draw(self.seat):
            hand = g.row(Z.HAND, self.seat)
        if len(hand) + g.debt[self.seat] > g.hand_size[self.seat] and hand:
            g.ask(Question(self.seat, PICK, W.TRIM), "choice")
        else:
            g.finish(self)

    def discard(self, g: Vtes) -> None:
        if verb_of(self.choice) == V.DISCARD:
            g.put(a_of(self.choice), Z.ASH, self.seat)
        self.goto("compare")


FRAMES: Final = (Play, AdjustHand)
