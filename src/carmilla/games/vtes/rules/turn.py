"""Turns: their phases, one frame each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.rules.action import Action
from carmilla.games.vtes.rules.play import AdjustHand, Play
from carmilla.games.vtes.words import V, W, Z
from carmilla.kernel.decisions import PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NONE, PASS, a_of, b_of, n_of, verb_of

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

TRANSFERS = 4


class Game(Frame["Vtes"]):
    """Turn Sequence: turns go clockwise until one Methuselah is left."""

    STEPS = ("turn", "next_turn", "over")
    SLOTS = ("seat: seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def turn(self, g: Vtes) -> None:
        g.count_turn(self.seat)
        g.call(Turn(self.seat))

    # rule: turn.order-clockwise
    def next_turn(self, g: Vtes) -> None:
        if g.turns < g.most_turns:
            self.seat = g.prey_of(self.seat)
            self.goto("turn")

    def over(self, g: Vtes) -> None:
        g.finish(self)


class Turn(Frame["Vtes"]):
    """Turn Sequence: the phases of one turn."""

    # rule: turn.phases, turn.phases.all-happen
    STEPS = ("unlock_phase", "master_phase", "minion_phase", "influence_phase", "discard_phase", "end")
    SLOTS = ("seat: seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def unlock_phase(self, g: Vtes) -> None:
        g.call(UnlockPhase(self.seat))

    def master_phase(self, g: Vtes) -> None:
        g.call(MasterPhase(self.seat))

    def minion_phase(self, g: Vtes) -> None:
        g.call(MinionPhase(self.seat))

    def influence_phase(self, g: Vtes) -> None:
        g.call(InfluencePhase(self.seat))

    def discard_phase(self, g: Vtes) -> None:
        g.call(DiscardPhase(self.seat))

    def end(self, g: Vtes) -> None:
        g.finish(self)


class UnlockPhase(Frame["Vtes"]):
    """1. Unlock Phase."""

    STEPS = ("begin", "unlock_all", "edge", "edge_used")
    SLOTS = ("seat: seat", "choice: option")

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat
        self.choice: int = PASS

    # rule: turn.start, terms.wording.do-not-replace
    def begin(self, g: Vtes) -> None:
        if g.held_back[self.seat]:
            g.hold_back_no_more(self.seat)
            g.call(AdjustHand(self.seat))

    # rule: turn.unlock.unlock-all, torpor.unlocks
    def unlock_all(self, g: Vtes) -> None:
        for zone in (Z.READY, Z.TORPOR, Z.ATTACHED, Z.IN_PLAY):
            for card in g.row(zone, self.seat):
                g.unlock(card)

    # rule: turn.unlock.edge
    def edge(self, g: Vtes) -> None:
        if g.edge == self.seat:
            g.ask(Question(self.seat, PICK, W.EDGE), "choice")

    def edge_used(self, g: Vtes) -> None:
        if self.choice != PASS:
            g.add_pool(self.seat, 1)


class MasterPhase(Frame["Vtes"]):
    """2. Master Phase."""

    STEPS = ("count", "next_card", "play")
    SLOTS = ("seat: seat", "actions: number", "choice: option")

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat
        self.actions: int = 0
        self.choice: int = PASS

    # rule: turn.master.actions-default, turn.master.out-of-turn.cost, turn.master.no-saving, turn.master.out-of-turn.then-none
    def count(self, g: Vtes) -> None:
        self.actions = max(0, 1 - g.masters_owed[self.seat])
        g.owe_master(self.seat, -g.masters_owed[self.seat])

    # rule: turn.master.optional, turn.master.play-card
    def next_card(self, g: Vtes) -> None:
        if self.actions:
            g.ask(Question(self.seat, PICK, W.MASTER), "choice")
        else:
            g.finish(self)

    def play(self, g: Vtes) -> None:
        if self.choice != PASS:
            self.actions -= 1
            self.goto("next_card")
            g.call(Play(self.seat, a_of(self.choice), b_of(self.choice), n_of(self.choice)))


class MinionPhase(Frame["Vtes"]):
    """3. Minion Phase: one action after the other."""

    STEPS = ("next_action", "act")
    SLOTS = ("seat: seat", "choice: option")

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat
        self.choice: int = PASS

    # rule: turn.minion.as-many, turn.minion.one-at-a-time, turn.minion.unlocked-again, turn.minion.mandatory.order
    def next_action(self, g: Vtes) -> None:
        g.ask(Question(self.seat, PICK, W.MINION), "choice")

    def act(self, g: Vtes) -> None:
        if self.choice != PASS:
            self.goto("next_action")
            g.call(action_from(g, self.seat, self.choice))


def action_from(g: Vtes, seat: int, option: int) -> Action:
    """The action that an option announces."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    if verb in (V.PLAY, V.USE):
        return Action(seat, b, verb, a, n_of(option))
    if verb == V.BLEED:
        # rule: action.bleed.directed
        return Action(seat, a, verb, targets=(b,))
    if verb in (V.RESCUE, V.DIABLERISE):
        owner = g.place_of(b)
        return Action(seat, a, verb, victim=b, targets=() if owner == seat else (owner,))
    # rule: action.hunt.undirected, action.leave-torpor.undirected
    return Action(seat, a, verb)


class InfluencePhase(Frame["Vtes"]):
    """4. Influence Phase."""

    STEPS = ("count", "next_use", "use")
    SLOTS = ("seat: seat", "transfers: number", "choice: option")

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat
        self.transfers: int = 0
        self.choice: int = PASS

    # rule: influence.transfers, influence.first-turns, influence.no-saving, influence.new-transfers
    def count(self, g: Vtes) -> None:
        self.transfers = min(TRANSFERS, g.turns)

    # rule: influence.any-order, influence.bring-out.optional, influence.bring-out.several, influence.example.nora
    def next_use(self, g: Vtes) -> None:
        g.ask(Question(self.seat, PICK, W.INFLUENCE), "choice")

    def use(self, g: Vtes) -> None:
        if self.choice != PASS:
            self.goto("next_use")
            self.transfers -= transfers_for(self.choice)
            g.call(Influence(self.seat, self.choice))


def transfers_for(option: int) -> int:
    verb = verb_of(option)
    if verb == V.TRANSFER:
        return 1
    if verb == V.WITHDRAW:
        return 2
    return 4 if verb == V.CRYPT else 0


class Influence(Frame["Vtes"]):
    """4. Influence Phase: one use of transfers, or bringing out a vampire."""

    EFFECT = True
    STEPS = ("carry_out",)
    SLOTS = ("seat: seat", "choice: option")

    def __init__(self, seat: int = NONE, choice: int = PASS) -> None:
        self.seat, self.choice = seat, choice

    def carry_out(self, g: Vtes) -> None:
        verb, card = verb_of(self.choice), a_of(self.choice)
        # rule: influence.invest
        if verb == V.TRANSFER:
            g.add_pool(self.seat, -1)
            g.add_blood(card, 1)
        # rule: influence.withdraw
        elif verb == V.WITHDRAW:
            g.add_blood(card, -1)
            g.add_pool(self.seat, 1)
        # rule: influence.crypt-draw
        elif verb == V.CRYPT:
            g.add_pool(self.seat, -1)
            g.draw_from_crypt(self.seat)
        # rule: influence.bring-out, influence.bring-out.keeps
        else:
            g.put(card, Z.READY, self.seat)
            g.gain_blood(card, 0)


class DiscardPhase(Frame["Vtes"]):
    """5. Discard Phase."""

    # rule: discard.actions-default, discard.no-saving
    STEPS = ("choose", "discard")
    SLOTS = ("seat: seat", "choice: option")

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat
        self.choice: int = PASS

    # rule: discard.optional
    def choose(self, g: Vtes) -> None:
        if g.row(Z.HAND, self.seat):
            g.ask(Question(self.seat, PICK, W.DISCARD), "choice")

    def discard(self, g: Vtes) -> None:
        # rule: discard.discard
        if self.choice != PASS:
            g.put(a_of(self.choice), Z.ASH, self.seat)
            g.draw(self.seat)


FRAMES: Final = (Game, Turn, UnlockPhase, MasterPhase, MinionPhase, InfluencePhase, Influence, DiscardPhase)
