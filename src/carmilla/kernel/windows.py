"""The one window: every "who wants to do something?" moment of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .decisions import PICK, Question
from .frames import Frame
from .options import CHANGED, NONE, PASS, verb_of

if TYPE_CHECKING:
    from .table import Table

# who is asked after a use
FIRST: Final = 0  # the order starts again
NEXT: Final = 1  # the next seat in order
AGAIN: Final = 2  # the same seat

# when it closes
ALL_PASS: Final = 0  # everybody has passed in a row
ONE_LAP: Final = 1  # everybody has been asked once
FIRST_TAKER: Final = 2  # somebody has used something


class Window(Frame["Table"]):
    """Using effects: who wants to do something now? One seat at a time, in an order that the game says anew at each asking.

    `run` is who has passed since the last use. What a pass gives up is remembered by the frame that opened the window
    (`passed`), and that frame says after each use whether the window still matters (`still`).
    """

    STEPS = ("next_seat", "answered", "used_up")
    SLOTS = (
        "kind: number",
        "ends_on: number",
        "after_use: number",
        "closes: number",
        "run: many seat",
        "seat: seat",
        "used: option",
        "last: seat",
    )

    def __init__(self, kind: int = 0, ends_on: int = CHANGED, after_use: int = FIRST, closes: int = ALL_PASS) -> None:
        self.kind, self.ends_on, self.after_use, self.closes = kind, ends_on, after_use, closes
        self.run: tuple[int, ...] = ()
        self.seat: int = NONE
        self.used: int = PASS
        self.last: int = NONE  # who answered last; who is asked may be asked again

    def next_seat(self, g: Table) -> None:
        for seat in self.order(g):
            if seat not in self.run and g.open_to(self.kind, seat):
                self.seat = seat
                g.ask(Question(seat, PICK, self.kind), "used")
                return
        g.finish(self, PASS)

    def order(self, g: Table) -> list[int]:
        order = g.impulse(self.kind)
        if self.after_use == FIRST or self.last not in order:
            return order
        at = order.index(self.last) + (1 if self.after_use == NEXT else 0)
        return order[at:] + order[:at]

    def answered(self, g: Table) -> None:
        self.last = self.seat
        if self.used == PASS:
            self.run += (self.seat,)
            g.stack[-2].passed(g, self.seat)
            self.goto("next_seat")
        elif verb_of(self.used) == self.ends_on or self.closes == FIRST_TAKER:
            g.finish(self, self.used)
        else:
            if self.closes == ONE_LAP:
                self.run += () if self.after_use == AGAIN else (self.seat,)
            else:
                self.run = ()
            g.use(self.seat, self.used)

    def used_up(self, g: Table) -> None:
        if g.stack[-2].still(g):
            self.goto("next_seat")
        else:
            g.finish(self, CHANGED)

    def asked_again(self, step: str) -> None:
        self.goto("used_up")  # the opener is asked whether it still matters
