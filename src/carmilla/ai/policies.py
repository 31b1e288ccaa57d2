"""Bots by level. A bot owns its generator; what it answers depends on what it is offered and on its seed alone."""

from __future__ import annotations

from random import Random

from carmilla.errors import Refused, listed, shortened
from carmilla.kernel.api import PASS

BITS = 32


class Policy:
    """A player that is given its options and names one of them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, options: list[int]) -> int:
        raise NotImplementedError


class Passer(Policy):
    """Level 0: passes whenever it may, and takes the first option when it may not."""

    def choose(self, options: list[int]) -> int:
        return PASS if PASS in options else options[0]


class Uniform(Policy):
    """Level 1: any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.bits = Random(seed).getrandbits

    def choose(self, options: list[int]) -> int:
        return options[self.bits(BITS) * len(options) >> BITS]


LEVELS: dict[str, type[Policy]] = {"0": Passer, "1": Uniform}


def known(bot: str) -> str:
    """The name of a bot, as it was given, if there is one."""
    if bot not in LEVELS:
        raise Refused("unknown-bot", {"bot": shortened(bot), "known": listed(list(LEVELS))})
    return bot


def policy(bot: str, seed: int) -> Policy:
    return LEVELS[known(bot)](seed)
