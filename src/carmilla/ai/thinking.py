"""Players that look ahead. They are given ways to deal, never the table itself."""

from __future__ import annotations

from collections.abc import Callable

from carmilla.kernel.api import Rng, Table

from .policies import Policy, spec_of

Deal = Callable[[], Table]


class Thinker(Policy):
    """Answers from deals: copies of the table in which all that its seat cannot know is dealt anew."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = Rng(b"bot%d" % seed)

    def answer(self, g: Table, seat: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        # a deal offers the same options in the same order, which the seat can see
        return options[self.decide(lambda: self.dealt(g, seat), seat)]

    def dealt(self, g: Table, seat: int) -> Table:
        return spec_of(g.NAME).deal(g, seat, self.rng)

    def decide(self, deal: Deal, seat: int) -> int:
        """The place of the answer among the options."""
        raise NotImplementedError
