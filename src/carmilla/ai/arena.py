"""Whole games between bots, one table after another, without tokens, texts or events."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from time import perf_counter_ns

from carmilla.kernel.api import NONE, Table, codes, digest

from .policies import Policy, policy

MOST_DECISIONS = 200_000  # a game that is longer does not end
BETWEEN_DIGESTS = 100


@dataclass
class Thinking:
    """How long a kind of bot took over its answers, in nanoseconds."""

    answers: int = 0
    total: int = 0
    longest: int = 0

    def add(self, other: Thinking) -> None:
        self.answers += other.answers
        self.total += other.total
        self.longest = max(self.longest, other.longest)


@dataclass
class Entry:
    """One answer, as a match log keeps it."""

    seat: int
    ask: int
    option: int
    offered: int
    digest: str = ""  # of the table after it, now and then


@dataclass
class Course:
    """How a game went."""

    bots: tuple[str, ...]
    decisions: int = 0
    thinking: dict[str, Thinking] = field(default_factory=dict)
    entries: list[Entry] | None = None


class DoesNotEnd(Exception):  # noqa: N818
    """A game went on beyond any reason."""


def seed_of(*parts: int) -> int:
    """A seed for one generator of many."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest(), "little")


def players(bots: tuple[str, ...], *seed: int, game: str = "") -> list[Policy]:
    return [policy(bot, seed_of(*seed, seat), game) for seat, bot in enumerate(bots)]


def play(g: Table, policies: list[Policy], course: Course) -> None:
    """To the end. What went before a fault stands in `course`."""
    times = [course.thinking.setdefault(bot, Thinking()) for bot in course.bots]
    while g.pending is not None:
        seat = g.to_act()[0]
        options = g.options(seat)
        began = perf_counter_ns()
        option = policies[seat].answer(g, seat, options)
        took = perf_counter_ns() - began
        time = times[seat]
        time.answers += 1
        time.total += took
        time.longest = max(time.longest, took)
        if course.entries is not None:
            q = g.question(seat)
            course.entries.append(Entry(seat, NONE if q is None else q.ask, option, len(options)))
        code = g.submit(seat, option)
        if code != codes.OK:
            raise AssertionError(f"seat {seat} was offered {g.VERBS.token(option)}, and then refused: {codes.NAMES.get(code, code)}")
        course.decisions += 1
        if course.entries is not None and course.decisions % BETWEEN_DIGESTS == 0:
            course.entries[-1].digest = digest(g)
        if course.decisions == MOST_DECISIONS:
            raise DoesNotEnd(f"no end after {MOST_DECISIONS} decisions")
