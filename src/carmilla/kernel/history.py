"""Undo: clones since the last barrier, which is raised when somebody learns something or another seat answers."""

from __future__ import annotations

from .table import Table


class History:
    def __init__(self) -> None:
        self.kept: list[Table] = []

    def before(self, g: Table) -> None:
        """Called before each answer."""
        if self.kept and self.kept[-1].barrier != g.barrier:
            self.kept = []
        if g.pending is not None and not g.pending.several:  # there `retract` is the undo: a clone would lose others' answers
            clone = g.fork()
            assert isinstance(clone, Table)
            self.kept.append(clone)

    def undo(self, g: Table) -> Table | None:
        """The table before the last answer, under new question numbers; None beyond the barrier."""
        if not self.kept or self.kept[-1].barrier != g.barrier or (g.pending is not None and g.pending.several):
            return None
        old = self.kept.pop()
        old.numbers = [n + 1 for n in g.numbers]
        return old
