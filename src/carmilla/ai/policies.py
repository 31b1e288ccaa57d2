"""Bots by level. A bot owns its generator; what it answers depends on what its seat can see and on its seed alone."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Final

from carmilla.errors import Refused, listed, shortened
from carmilla.kernel.api import PASS, Game, Table

BITS = 32


def spec_of(game: str) -> Game:
    spec: Game = import_module(f"carmilla.games.{game}.spec").GAME
    return spec


class Policy:
    """A player that is given its options and names one of them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, options: list[int]) -> int:
        raise NotImplementedError

    def answer(self, g: Table, seat: int, options: list[int]) -> int:
        """For a player that looks at more than its options. It reads nothing of the table that the seat cannot see."""
        return self.choose(options)


class Passer(Policy):
    """Level 0: passes or declines whenever it may, and takes the first option when it may not."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.declines: tuple[int, ...] | None = None

    def choose(self, options: list[int]) -> int:
        return PASS if PASS in options else options[0]

    def answer(self, g: Table, seat: int, options: list[int]) -> int:
        if self.declines is None:
            self.declines = spec_of(g.NAME).declines
        for option in self.declines:
            if option in options:
                return option
        return self.choose(options)


class Uniform(Policy):
    """Level 1: any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.bits = Random(seed).getrandbits

    def choose(self, options: list[int]) -> int:
        return options[self.bits(BITS) * len(options) >> BITS]


LEVELS: Final[dict[str, type[Policy]]] = {"0": Passer, "1": Uniform}
# the games with bots of their own: the module that has them, and their names
OWN: Final = {"vendetta": ("carmilla.ai.vendetta.bots", ("2", "3", "3-bluff", "3-withdraw"))}


def levels(game: str) -> list[str]:
    """The bots that play this game."""
    return [*LEVELS, *OWN[game][1]] if game in OWN else list(LEVELS)


def known(bot: str, game: str = "") -> str:
    """The name of a bot, as it was given, if there is one."""
    if bot not in levels(game):
        raise Refused("unknown-bot", {"bot": shortened(bot), "known": listed(levels(game))})
    return bot


def policy(bot: str, seed: int, game: str = "") -> Policy:
    known(bot, game)
    if bot in LEVELS:
        return LEVELS[bot](seed)
    made: Policy = import_module(OWN[game][0]).bot(bot, seed)
    return made
