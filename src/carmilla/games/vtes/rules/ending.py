"""Ousting Methuselahs, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.rules.action import Action
from carmilla.games.vtes.rules.combat import Combat
from carmilla.games.vtes.rules.play import Play
from carmilla.games.vtes.rules.turn import Game, Turn
from carmilla.games.vtes.words import OUST_POOL, E
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NONE

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


class Oust(Frame["Vtes"]):
    """Ending the Game: everybody ousted at one moment. Points by the old neighbours, pool to the survivors, then all leave."""

    EFFECT = True
    STEPS = ("victory_points", "cards_removed", "leave")
    SLOTS = ("ousted: many seat",)

    def __init__(self, ousted: tuple[int, ...] = ()) -> None:
        self.ousted = ousted

    def victory_points(self, g: Vtes) -> None:
        for seat in self.ousted:
            # rule: ending.example.five-players
            predator = g.predator_of(seat)
            g.tell(E.OUSTED, seat)
            # rule: ending.vp.prey, ending.simultaneous.several, ending.simultaneous.chain
            g.add_points(predator, 1)
            # rule: ending.vp.prey.pool, ending.simultaneous
            if predator not in self.ousted:
                g.add_pool(predator, OUST_POOL)

    # rule: ending.oust.cards-removed, ending.oust.uncontrolled, ending.oust.attached
    def cards_removed(self, g: Vtes) -> None:
        g.remove_seats(self.ousted)
        for seat in self.ousted:
            g.remove_all_of(seat)
            # rule: ending.oust.edge
            if g.edge == seat:
                g.give_edge(NONE)

    def leave(self, g: Vtes) -> None:
        left = g.in_play()
        # rule: ending.simultaneous.all
        if len(left) == 1:
            # rule: ending.vp.last
            g.add_points(left[0], 1)
        for frame in g.stack:
            # rule: ending.end
            if isinstance(frame, Game) and len(left) <= 1:
                g.leave(frame, "over")
            # rule: ending.oust.own-turn
            elif isinstance(frame, Turn) and frame.seat in self.ousted:
                g.leave(frame, "end")
            elif isinstance(frame, Play) and frame.seat in self.ousted:
                g.leave(frame, "ash_heap")


def unready_leave(g: Vtes) -> None:
    """Whoever is no longer ready fights and acts no more."""
    for frame in g.stack:
        if isinstance(frame, Combat) and frame.begun("combatants") and not frame.ended and not frame.both_ready(g):
            # rule: combat.wounded-ends
            frame.end(g)
        elif isinstance(frame, Action) and frame.begun("announce") and not frame.begun("combat") and not g.may_go_on_acting(frame):
            # rule: action.resolve.blocked.not-ready
            g.leave(frame, "over")


FRAMES: Final = (Oust,)
