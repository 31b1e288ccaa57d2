"""Dealing again: cards by the facts, the trail by a tracker that knows every trail which fits what the hunters were told."""

from __future__ import annotations

from carmilla.kernel.dealer import PermuteDealer
from carmilla.kernel.options import NONE
from carmilla.kernel.rng import Rng
from carmilla.kernel.table import Table

from .rules import Night
from .state import FOUND, PLACES, STARTED, TRAIL, WALKER, neighbours
from .table import Lab


def trails(told: tuple[tuple[int, int, int], ...]) -> list[tuple[int, ...]]:
    """Every trail that fits what was told, in a fixed order: a function of public clues alone."""
    fitting: list[tuple[int, ...]] = []
    for kind, place, which in told:
        if kind == STARTED:
            fitting = [(start,) for start in range(PLACES) if not place >> start & 1]
        elif kind == FOUND:
            fitting = [trail for trail in fitting if (trail.index(place) if place in trail else NONE) == which]
        else:
            steps = [(to, *trail[: TRAIL - 1]) for trail in fitting for to in neighbours(trail[0]) if to not in trail]
            fitting = sorted(set(steps))
    return fitting


class LabDealer(PermuteDealer):
    def secrets(self, t: Table, seat: int, rng: Rng) -> None:
        assert isinstance(t, Lab)
        if seat != WALKER and t.trail:
            fitting = trails(t.told_of_trail)
            t.imagine(fitting[rng.below(len(fitting))])

    def choose_again(self, t: Table, seat: int, rng: Rng) -> None:
        super().choose_again(t, seat, rng)
        for mark in t.marks:
            for frame in mark.table.stack:
                depth = t.frame_above(frame.serial)
                now = t.stack[depth]
                if depth != NONE and isinstance(frame, Night) and isinstance(now, Night):
                    frame.foretold = now.foretold
