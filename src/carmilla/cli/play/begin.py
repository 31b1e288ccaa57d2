"""Who plays, where and against whom: from the command line, or asked for."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path

from carmilla.cli.output import Output
from carmilla.cli.tables import option_values
from carmilla.errors import Refused, listed
from carmilla.games import find
from carmilla.kernel.api import Game
from carmilla.match import begin, key_of, setup_of

from . import saving
from .bots import default_level
from .saving import Kept, Seats
from .screen import EndOfInput, Screen
from .session import Session
from .speaking import telling_of

NEWEST = "newest"


@dataclass
class Wishes:
    """What the command line says."""

    game: str
    seats: int | None = None
    bots: str = ""
    seed: int | None = None
    options: list[str] = field(default_factory=list)
    decks: list[Path] = field(default_factory=list)
    seat: int | None = None
    humans: int = 1
    resume: str = ""
    plain: bool = False

    @property
    def leaves_it_open(self) -> bool:
        return self.seats is None and not self.bots and self.seat is None and self.humans == 1


def play(wishes: Wishes, out: Output) -> int:
    spec = find(wishes.game)
    if spec.slice:
        raise Refused("not-playable-yet", {"game": spec.name})
    telling_of(spec.name)
    if wishes.decks:
        raise Refused("no-decks", {"game": spec.name})
    screen = Screen.of(out, wishes.plain)
    if wishes.resume:
        path = saving.newest(spec.name) if wishes.resume == NEWEST else Path(wishes.resume)
        session = Session(screen, saving.restore(path, spec.name))
        screen.tell("resumed")
        return session.run()
    check(spec, wishes)
    try:
        if wishes.leaves_it_open:
            wishes = choose(spec, wishes, screen)
    except EndOfInput:
        return 0
    return Session(screen, seated(spec, wishes)).run()


def check(spec: Game, wishes: Wishes) -> None:
    """What is wrong is said before anything is asked."""
    seated(spec, wishes)


def seated(spec: Game, wishes: Wishes) -> Kept:
    """A new table with everybody at it."""
    key = os.urandom(32) if wishes.seed is None else key_of(wishes.seed)
    setup = setup_of(spec, wishes.seats, key, option_values(wishes.options))
    first = wishes.seat or 0
    if not 0 <= first < setup.seats:
        raise Refused("no-such-seat", {"seat": first, "seats": setup.seats})
    if not 1 <= wishes.humans <= setup.seats:
        raise Refused("number-too-large", {"name": "--humans", "most": setup.seats})
    humans = sorted([(first + i) % setup.seats for i in range(wishes.humans)])
    others = [seat for seat in range(setup.seats) if seat not in humans]
    return Kept(begin(spec, setup), Seats(humans, dict(zip(others, levels(spec.name, wishes.bots, len(others)), strict=True))))


def levels(game: str, bots: str, others: int) -> list[str]:
    """One bot for each of the other seats, or one for all."""
    from carmilla.ai.policies import known

    named = [known(bot.strip(), game) for bot in bots.split(",")] if bots else [default_level(game)]
    if len(named) not in (1, others):
        raise Refused("bot-count", {"bots": len(named), "seats": others})
    return named * others if len(named) == 1 else named


# ---- asked for


def choose(spec: Game, wishes: Wishes, screen: Screen) -> Wishes:
    """A quick game, or everything one by one; Enter takes what is usual."""
    screen.tell("quick-question")
    screen.tell("quick", n=spec.default_seats - 1, bot=default_level(spec.name))
    screen.tell("quick-choose")
    if one_of(screen, screen.say("prompt"), ("1", "2")) == "1":
        return wishes
    counts = tuple([str(n) for n in spec.seats])
    seats = int(one_of(screen, screen.say("setup-seats", known=listed(counts)), counts, str(spec.default_seats)))
    places = tuple([str(n + 1) for n in range(seats)])
    seat = int(one_of(screen, screen.say("setup-seat", most=seats), places)) - 1
    humans = int(one_of(screen, screen.say("setup-humans", most=seats), places))
    bots = ""
    if humans < seats:
        from carmilla.ai.policies import levels as known_levels

        known = tuple(known_levels(spec.name))
        bots = one_of(screen, screen.say("setup-bot", known=listed(known)), known, default_level(spec.name))
    return replace(wishes, seats=seats, seat=seat, humans=humans, bots=bots)


def one_of(screen: Screen, question: str, known: tuple[str, ...], usual: str = "") -> str:
    usual = usual or known[0]
    while True:
        typed = screen.read(f"{question} [{usual}]") or usual
        if typed in known:
            return typed
        if typed.lower() == "q":
            raise EndOfInput
        screen.tell("setup-value", word=typed[:30], known=listed(known))
