"""The part of a table that goes on: its stack of frames, how procedures end early, how it returns to a mark."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from .columns import RESTORABLE, Column, by_reference
from .decisions import Decision
from .events import REWOUND
from .frames import Frame, copy_of
from .options import NONE


class Mark:
    """A point to return to: a clone that is never run, so that forks share it."""

    def __init__(self, name: str, owner: int, table: Flow) -> None:
        self.name, self.owner, self.table = name, owner, table


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    COLUMNS: ClassVar[tuple[Column, ...]] = ()
    REFERRED: ClassVar[tuple[str, ...]] = ()  # columns that clones share; both derived from COLUMNS by `declare`
    COPIED: ClassVar[tuple[str, ...]] = ()
    FRAMES: ClassVar[dict[str, Any]] = {}

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        self.pending: Decision | None = None
        self.step: str = ""  # the step that runs; it means nothing between decisions
        self.leaving: list[tuple[int, str]] = []
        self.left_early: bool = False  # `leave` was called since the last look
        self.marks: list[Mark] = []
        self.returning: tuple[str, str] = ("", "")
        self.offered: list[int] | None = None  # what was enumerated for the one seat that is asked
        self.serials: int = 0
        self.gone: int = 0  # seats that have left, as bits
        self.conceded: int = 0  # seats whose player has given up; not undone by a return
        self.barrier: int = 0
        self.lingering: tuple[tuple[int, ...], ...] = ()  # effects, each led by the serial of the frame that it ends with

    # ---- what a game fills in
    def blank(self) -> Flow:
        """A table of the same game with nothing in it."""
        raise NotImplementedError

    def after_effect(self) -> bool:
        """What follows at once when an effect is over; True if that called a frame."""
        return False

    def departure(self, seats: tuple[int, ...]) -> Frame[Any]:
        """The procedure for seats that leave the game."""
        raise NotImplementedError

    def told(self, kind: int) -> None:
        raise NotImplementedError

    # ---- calls
    def call(self, frame: Frame[Any], into: tuple[str, ...] = ()) -> None:
        self.serials += 1
        frame.serial, frame.into = self.serials, into
        self.stack.append(frame)

    def queue(self, frame: Frame[Any]) -> None:
        """A procedure in which people act never comes within an effect: it waits below the open one, after those that wait already."""
        depth = len(self.stack)
        for i, effect in enumerate(self.stack):
            if effect.EFFECT:
                depth = i
                while depth > 0 and self.stack[depth - 1].serial > effect.serial:
                    depth -= 1
                break
        self.serials += 1
        frame.serial = self.serials
        self.stack.insert(depth, frame)

    def finish(self, frame: Frame[Any], *results: Any) -> None:
        """The frame is over; its results go into the slots that its caller named."""
        assert self.stack[-1] is frame
        self.stack.pop()
        into = frame.into
        if into:
            caller = self.stack[-1]
            assert len(into) == len(results)
            for i in range(len(into)):
                setattr(caller, into[i], results[i])
        self.ended(frame.serial)
        if frame.EFFECT or frame.UNCUT:
            self.settle()

    def ended(self, serial: int) -> None:
        """What belongs to a frame ends with it."""
        if self.lingering:
            kept = [effect for effect in self.lingering if effect[0] != serial]
            if len(kept) < len(self.lingering):
                self.lingering = tuple(kept)
        if self.marks:
            self.marks = [mark for mark in self.marks if mark.owner != serial]

    def frame_above(self, serial: int) -> int:
        """How deep the frame with this serial lies, or NONE."""
        for depth, frame in enumerate(self.stack):
            if frame.serial == serial:
                return depth
        return NONE

    # ---- leaving early, settling
    def leave(self, frame: Frame[Any], at: str) -> None:
        """Go on with that frame at that step, as soon as no effect and no uncut procedure above it is open."""
        self.leaving.append((frame.serial, at))
        self.left_early = True

    def settle(self) -> None:
        """When an effect is over and none is open: what follows from it at once. Then departures, as far as nothing holds them."""
        if not self.in_effect() and self.after_effect():
            return
        if self.leaving:
            self.depart()

    def in_effect(self) -> bool:
        for frame in self.stack:
            if frame.EFFECT:
                return True
        return False

    def depart(self) -> None:
        """Innermost target first; of several for one frame the furthest step; never backwards."""
        waiting: list[tuple[int, str]] = []
        while self.leaving:
            serial, at = self.next_departure()
            self.leaving.remove((serial, at))
            depth = self.frame_above(serial)
            if depth == NONE:
                continue
            target = self.stack[depth]
            if self.held(depth):
                waiting.append((serial, at))
            elif not target.begun(at):
                while len(self.stack) > depth + 1:
                    self.drop()
                target.goto(at)
        self.leaving = waiting

    def next_departure(self) -> tuple[int, str]:
        best, best_depth, best_step = self.leaving[0], NONE, NONE
        for serial, at in self.leaving:
            depth = self.frame_above(serial)
            step = NONE if depth == NONE else self.stack[depth].STEPS.index(at)
            if depth > best_depth or (depth == best_depth and step > best_step):
                best, best_depth, best_step = (serial, at), depth, step
        return best

    def held(self, depth: int) -> bool:
        for frame in self.stack[depth + 1 :]:
            if frame.EFFECT or frame.UNCUT:
                return True
        return False

    def drop(self) -> None:
        frame = self.stack.pop()
        depth = len(self.stack)
        frame.left(self)
        assert len(self.stack) == depth and self.pending is None
        self.ended(frame.serial)

    # ---- the loop
    def pump(self) -> None:
        """Runs step after step until somebody is asked or the game is over."""
        while self.pending is None:
            if self.returning[0]:
                self.carry_out_return()
            if not self.stack:
                return
            if self.left_early:
                self.left_early = False
                self.settle()
            top = self.stack[-1]
            if top.at >= len(top.STEPS):
                self.finish(top)
            else:
                name = top.STEPS[top.at]
                top.at += 1
                self.step = name
                getattr(top, name)(self)

    # ---- out of order
    def interrupt(self, frame: Frame[Any]) -> None:
        """While somebody is asked: answers not complete are void, and the step that asked runs anew afterwards."""
        decision = self.pending
        if decision is not None:
            self.stack[-1].asked_again(decision.step)
            self.pending = None
            self.offered = None
        self.barrier += 1
        self.call(frame)
        self.pump()

    def concede(self, seat: int) -> None:
        """At any moment of a game, by any seat that is still in it."""
        if not self.stack or self.gone >> seat & 1:
            return
        self.conceded |= 1 << seat
        self.interrupt(self.departure((seat,)))

    # ---- clones, marks
    def fork(self) -> Flow:
        new = self.blank()
        for name in self.REFERRED:
            setattr(new, name, getattr(self, name))
        for name in self.COPIED:
            setattr(new, name, getattr(self, name)[:])
        new.stack = [copy_of(frame) for frame in self.stack]
        if self.pending is not None:
            new.pending = self.pending.copy()
            new.offered = self.offered
        new.leaving = self.leaving[:]
        new.marks = self.marks[:]
        return new

    def mark(self, frame: Frame[Any], name: str) -> None:
        """A point to return to, kept until `frame` ends."""
        others = [mark for mark in self.marks if mark.name != name]
        self.marks = []
        self.marks = [*others, Mark(name, frame.serial, self.fork())]

    def return_to(self, name: str, at: str) -> None:
        """Back to a mark, at a step of the frame that set it; carried out when the step that says so is over."""
        self.returning = (name, at)

    def carry_out_return(self) -> None:
        name, at = self.returning
        self.returning, self.left_early = ("", ""), False
        mark = [mark for mark in self.marks if mark.name == name][0]
        old = mark.table
        for column in self.COLUMNS:
            if column.keep == RESTORABLE:
                value = getattr(old, column.name)
                setattr(self, column.name, value if by_reference(column) else value[:])
        self.stack = [copy_of(frame) for frame in old.stack]
        self.pending, self.offered, self.leaving = None, None, old.leaving[:]
        owner = self.frame_above(mark.owner)
        while len(self.stack) > owner + 1:
            self.stack.pop()
        self.stack[owner].goto(at)
        self.marks = [kept for kept in self.marks if self.frame_above(kept.owner) != NONE]
        self.told(REWOUND)
        again = tuple([seat for seat in range(8) if (self.conceded & ~self.gone) >> seat & 1])
        if again:
            self.call(self.departure(again))
