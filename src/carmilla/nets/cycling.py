"""Exhaustive cycling: games in which whatever has not been used yet is used first, until every question has been asked, every
verb answered with, and every card used. What was never reached is told: a card that nobody can use is a dead card."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from carmilla.kernel.api import Game, Table
from carmilla.kernel.options import CARD, FIELD, FIRST_VERB, verb_of

from .common import Progress, pick, setting

NEWEST_FIRST = 0.8


@dataclass
class Cycle:
    games: int = 0
    decisions: int = 0
    reached: set[str] = field(default_factory=set)
    never: list[str] = field(default_factory=list)


def cycle(
    game: Game,
    games: int = 50,
    seed: int = 0,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    progress: Progress | None = None,
) -> Cycle:
    done = Cycle()
    played = setting(game, seats, options)
    wanted: set[str] = set()
    for number in range(seed, seed + games):
        g = played.table(number, recorded=False)
        wanted |= everything(g)
        play(g, done, random.Random(number))
        done.games += 1
        if progress is not None:
            progress(done.games)
        if wanted <= done.reached:
            break
    done.never = sorted(wanted - done.reached)
    return done


def play(g: Table, done: Cycle, chance: random.Random) -> None:
    while g.pending is not None:
        for question in g.pending.questions:
            done.reached.add(f"question {g.ASKS.get(question.ask, '')}")
        seat = g.to_act()[0]
        options = g.options(seat)
        fresh = [option for option in options if not things_of(g, option) <= done.reached]
        option = chance.choice(fresh) if fresh and chance.random() < NEWEST_FIRST else pick(options, chance)
        done.reached |= things_of(g, option)
        done.decisions += 1
        assert g.submit(seat, option) == 0


def everything(g: Table) -> set[str]:
    """All that could be reached at this table: its cards are those that somebody has brought."""
    cards = {f"card {g.definitions[number].name}" for number in g.ident if number >= 0}
    verbs = {f"verb {verb.name}" for number, verb in g.VERBS.by_number.items() if number >= FIRST_VERB}
    return cards | verbs | {f"question {name}" for name in g.ASKS.values()}


def things_of(g: Table, option: int) -> set[str]:
    """What an option uses: its verb, and the cards that it names."""
    verb = g.VERBS.by_number[verb_of(option)]
    things = {f"verb {verb.name}"} if verb_of(option) >= FIRST_VERB else set[str]()
    for i, element in enumerate(verb.fields):
        card = option >> 8 + 12 * i & FIELD
        if element == CARD and card:
            things.add(f"card {g.definition(card).name}")
    return things
