"""What the nets share: beginning a table, answering at random with variety, counting what was found."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from carmilla.kernel.api import SUBSET, Game, Recorder, Rng, Table
from carmilla.kernel.decisions import Question
from carmilla.kernel.options import DONE, PASS, verb_of
from carmilla.kernel.views import under_way

Progress = Callable[[int], None]
SHOWN_AT_MOST = 20


@dataclass
class Setting:
    """What a net plays: a game, for so many seats, with these options."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    decks: list[Any] | None = None

    def table(self, seed: int, recorded: bool = True) -> Table:
        decks = self.decks
        if decks is None and seed % 2:
            decks = self.game.narrow(self.seats, Rng(b"narrow %d" % seed))
        g = self.game.new(self.seats, b"net %d" % seed, self.options, decks)
        if not recorded:
            g.recorder = None
        elif g.recorder is None:
            g.recorder = Recorder(g.seats + 1)
        return g


def setting(game: Game, seats: int | None = None, options: dict[str, str] | None = None) -> Setting:
    """Options that are not given have their defaults; if none is given, the game is played as nets find it hardest."""
    chosen = {option.name: option.default for option in game.options}
    return Setting(game, seats or game.default_seats, {**chosen, **(hard(game) if options is None else options)})


def hard(game: Game) -> dict[str, str]:
    return dict([option.split("=", 1) for option in game.hard])


@dataclass
class Findings:
    """What went wrong, in words; the first few."""

    count: int = 0
    texts: list[str] = field(default_factory=list)

    def add(self, text: str) -> None:
        self.count += 1
        if len(self.texts) < SHOWN_AT_MOST:
            self.texts.append(text)


def where(g: Table) -> str:
    """The procedures under way, and who is asked what."""
    stack = " / ".join([f"{type(frame).__name__}.{under_way(frame)}" for frame in g.stack])
    asks = [f"{q.seat}:{g.ASKS.get(q.ask, q.ask)}" for q in g.pending.questions] if g.pending is not None else []
    return f"{stack or 'over'} asks {' '.join(asks) or 'nobody'}"


def pick(options: list[int], chance: random.Random, eager: float = 0.4) -> int:
    """Verb first, so that a verb with many options does not crowd out the others; passing less often than it is offered."""
    if len(options) > 1 and options[0] == PASS and chance.random() < eager:
        options = options[1:]
    if chance.random() < 0.5:
        verb = chance.choice(sorted({verb_of(option) for option in options}))
        options = [option for option in options if verb_of(option) == verb]
    return chance.choice(options)


def chain(g: Table, q: Question, chance: random.Random) -> list[int]:
    """A whole answer to a question, as picks."""
    picks: list[int] = []
    q = q.upto((), False)
    while not q.done:
        options = g.next_picks(q)
        option = pick(options, chance)
        if q.kind == SUBSET and option == DONE and len(options) > 1 and chance.random() < 0.5:
            option = chance.choice(options)
        picks.append(option)
        q = g.picked(q, option)
    return picks


def play_on(g: Table, seed: int, most: int = 1_000_000, eager: float = 0.4) -> int:
    """Random answers until the table is over; how many."""
    chance = random.Random(seed)
    answers = 0
    while g.pending is not None and answers < most:
        seat = chance.choice(g.to_act())
        g.submit(seat, pick(g.options(seat), chance, eager))
        answers += 1
    return answers
