"""The leak test: a table and its re-deal for one seat are played on with the same public answers. Whatever reaches that seat must
be the same on both, until something that it could not know is shown to it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from carmilla.kernel import index
from carmilla.kernel.api import Game, Recorder, Rng, Table, encode, picture
from carmilla.kernel.events import token_for
from carmilla.kernel.knowledge import Knowing
from carmilla.kernel.options import CARD, FIELD, NONE, verb_of

from .auditor import Audit
from .common import Findings, Progress, Setting, pick, setting, where

STEPS = 40  # how far a pair is played on
BRANCHES = 0.07  # how often a pair branches off a game
BRANCHES_IN_SECRET = 0.2  # the same while several answer in secret
OWN_KEPT = 0.5  # how often the viewer's own unseen cards stay what they are
DEALT_AGAIN = 4  # every so many steps
SAME_CARD = 0.85  # how often others, choosing among their cards, choose the same definition on both tables


@dataclass
class Report:
    pairs: int = 0
    checks: int = 0
    steps: int = 0
    dropped: int = 0  # pairs in which the same public answers became impossible
    shown: int = 0  # pairs that ended because something was shown
    leaks: Findings = field(default_factory=Findings)
    differences: Findings = field(default_factory=Findings)
    missing: Findings = field(default_factory=Findings)
    compared: int = 0  # by the auditor

    def result(self) -> dict[str, Any]:
        return {
            "pairs": self.pairs,
            "checks": self.checks,
            "leaks": self.leaks.count,
            "auditor_differences": self.differences.count,
            "auditor_missing": self.missing.count,
            "steps": self.steps,
            "dropped": self.dropped,
            "shown": self.shown,
            "compared": self.compared,
            "found": self.leaks.texts + self.differences.texts + self.missing.texts,
        }


def leaks(
    game: Game,
    pairs: int = 100,
    seed: int = 0,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    progress: Progress | None = None,
    audited: bool = True,
) -> Report:
    report, played = Report(), setting(game, seats, options)
    while report.pairs < pairs:
        play(played, seed, pairs, report, progress, audited)
        seed += 1
    return report


def play(played: Setting, seed: int, pairs: int, report: Report, progress: Progress | None, audited: bool) -> None:
    """A random game, with pairs branching off and the auditor reading along."""
    chance = random.Random(seed)
    g = played.table(seed)
    audit = Audit(g, report.differences, report.missing) if audited else None
    answer = 0
    while g.pending is not None and report.pairs < pairs:
        if audit is not None:
            audit.compare(f"seed {seed}, answer {answer}")
        if chance.random() < (BRANCHES_IN_SECRET if g.pending.several else BRANCHES):
            branch(played.game, g, chance.randrange(g.seats + 1), (seed, answer), report)
            if progress is not None:
                progress(report.pairs)
        seat = chance.choice(g.to_act())
        g.submit(seat, pick(g.options(seat), chance))
        answer += 1
    report.compared += audit.compared if audit is not None else 0


def branch(game: Game, g: Table, viewer: int, seed: tuple[int, int], report: Report) -> None:
    """One pair. A re-deal that cannot be made, or that cannot be played, is found out as well."""
    report.pairs += 1
    try:
        Pair(game, g, viewer, seed, report).play_on()
    except Exception as error:
        report.leaks.add(f"seed {seed[0]}, answer {seed[1]}, viewer {viewer}: {type(error).__name__}: {error}; {where(g)}")


class Watching(Recorder):
    """Notices when an event carries a definition to a viewer that does not see the card."""

    def __init__(self, viewers: int) -> None:
        super().__init__(viewers)
        self.wrong: list[str] = []

    def tell(self, g: Knowing, to: int, kind: int, args: tuple[int, ...]) -> None:
        lengths = [len(stream) for stream in self.streams]
        super().tell(g, to, kind, args)
        for viewer, stream in enumerate(self.streams):
            for event in stream[lengths[viewer] :]:
                for element, arg, told in zip(g.EVENTS[kind].elements, args, event[1:], strict=True):
                    if element == CARD:
                        self.look(g, viewer, event, arg, told[1], g.known[arg])

    def shown(self, g: Knowing, card: int, to: int) -> None:
        super().shown(g, card, to)
        for viewer, stream in enumerate(self.streams):
            self.look(g, viewer, stream[-1], card, stream[-1][1][1], g.known[card])

    def moved(self, g: Knowing, card: int, old: int, new: int, earlier: int, saw: int, left: int, took: int) -> None:
        super().moved(g, card, old, new, earlier, saw, left, took)
        for viewer, stream in enumerate(self.streams):
            self.look(g, viewer, stream[-1], card, stream[-1][1][1], saw | g.known[card])

    def look(self, g: Knowing, viewer: int, event: list[Any], card: int, told: int, known: int) -> None:
        if told != NONE and not known >> viewer & 1:
            self.wrong.append(f"{g.EVENTS[event[0]].name} tells viewer {viewer} what card {card} is")


class Pair:
    """A table and its re-deal for one viewer, played on together."""

    def __init__(self, game: Game, g: Table, viewer: int, seed: tuple[int, int], report: Report) -> None:
        self.game, self.viewer, self.seed, self.report = game, viewer, seed, report
        self.chance = random.Random(f"{seed} {viewer}")
        a = g.fork()
        assert isinstance(a, Table)
        self.a, self.b = a, game.deal(g, viewer, Rng(b"pair %d %d" % seed))
        if viewer < g.seats and self.chance.random() < OWN_KEPT:
            keep_own(self.a, self.b, viewer)
        self.heard: list[Watching] = []
        for table in (self.a, self.b):
            self.heard.append(Watching(g.seats + 1))
            table.recorder = self.heard[-1]
        self.waiting = False  # an answer that waits has been chosen again, and is revealed with the others
        if g.pending is not None:
            self.waiting = bool([q for q in g.pending.questions if q.seat != viewer and q.done])

    def play_on(self) -> None:
        if not self.alike("at once"):
            return
        for step in range(STEPS):
            if step % DEALT_AGAIN == 0 and not self.dealt_alike(step):
                return
            if self.a.pending is None or not self.step():
                return
            self.report.steps += 1

    # ---- one answer
    def step(self) -> bool:
        seat = self.chance.choice(self.a.to_act())
        answers = self.own_answer(seat) if seat == self.viewer else self.other_answer(seat)
        if answers is None:
            self.report.dropped += 1
            return False
        said = " ".join([token_for(self.a, self.viewer, option) for option in answers[0]])
        when = f"after {said} of seat {seat}"
        decision = self.a.pending
        assert decision is not None
        before = [len(recorder.streams[self.viewer]) for recorder in self.heard]
        codes = [answer(table, seat, picks, seat != self.viewer) for table, picks in zip((self.a, self.b), answers, strict=True)]
        if codes != [0, 0]:
            return self.leak(f"{when}: it is answered with {codes}")
        for recorder in self.heard:
            if recorder.wrong:
                return self.leak(recorder.wrong[0])
        revealed = decision.several and self.a.pending is not decision
        one, other = [recorder.streams[self.viewer][at:] for recorder, at in zip(self.heard, before, strict=True)]
        if not self.told_alike(one, other, revealed and self.waiting, when):
            return False
        self.waiting = self.waiting and not revealed
        return self.alike(when)

    def own_answer(self, seat: int) -> tuple[list[int], list[int]] | None:
        """The same token: what it names the viewer can see."""
        option = pick(self.a.options(seat), self.chance)
        same = [other for other in self.b.options(seat) if token_for(self.b, seat, other) == token_for(self.a, seat, option)]
        return ([option], same[:1]) if same else None

    def other_answer(self, seat: int) -> tuple[list[int], list[int]] | None:
        """What means the same to the viewer, pick by pick; a chain is given whole, as nobody sees how long it is. Where both
        tables have nothing in common, answers that stay secret may differ."""
        one, other = self.a.question(seat), self.b.question(seat)
        assert one is not None and other is not None and self.a.pending is not None
        one, other = one.upto((), False), other.upto((), False)
        picks: tuple[list[int], list[int]] = ([], [])
        while not (one.done and other.done):
            twins = None if one.done or other.done else self.twins(self.a.next_picks(one), self.b.next_picks(other))
            if twins is None:
                if not self.a.pending.several:
                    return None
                self.waiting = True
                twins = (
                    NONE if one.done else self.chance.choice(self.a.next_picks(one)),
                    NONE if other.done else self.chance.choice(self.b.next_picks(other)),
                )
            if not one.done:
                picks[0].append(twins[0])
                one = self.a.picked(one, twins[0])
            if not other.done:
                picks[1].append(twins[1])
                other = self.b.picked(other, twins[1])
        return picks

    def twins(self, one: list[int], other: list[int]) -> tuple[int, int] | None:
        """Two options that mean the same to the viewer; mostly with the same cards, as far as both tables offer that."""
        offered: dict[str, list[int]] = {}
        for option in other:
            offered.setdefault(token_for(self.b, self.viewer, option), []).append(option)
        common = [option for option in one if token_for(self.a, self.viewer, option) in offered]
        if not common:
            return None
        exact = [
            option
            for option in common
            if definitions(self.a, option) in [definitions(self.b, twin) for twin in self.meant(offered, option)]
        ]
        if exact and self.chance.random() < SAME_CARD:
            option = pick(exact, self.chance)
            same = [twin for twin in self.meant(offered, option) if definitions(self.b, twin) == definitions(self.a, option)]
        else:
            option = pick(common, self.chance)
            same = self.meant(offered, option)
        return option, self.chance.choice(same)

    def meant(self, offered: dict[str, list[int]], option: int) -> list[int]:
        return offered[token_for(self.a, self.viewer, option)]

    # ---- comparing
    def alike(self, when: str) -> bool:
        self.report.checks += 1
        one, other = picture(self.a, self.viewer), picture(self.b, self.viewer)
        return one == other or self.leak(f"{when} the views differ: {difference(one, other)}")

    def told_alike(self, one: list[list[Any]], other: list[list[Any]], revealed: bool, when: str) -> bool:
        self.report.checks += 1
        for event, twin in zip(one, other, strict=False):
            if event != twin:
                names = (self.a.EVENTS[event[0]].name, self.a.EVENTS[twin[0]].name)
                if revealed or names[0] in self.game.tells or names[1] in self.game.tells or masked(self.a, event) == masked(self.a, twin):
                    self.report.shown += 1
                    return False
                return self.leak(f"{when} it is told {names[0]} {event[1:]} or {names[1]} {twin[1:]}")
        if len(one) != len(other):
            if revealed:
                return False
            return self.leak(f"{when} it is told {len(one)} or {len(other)} things")
        return True

    def dealt_alike(self, step: int) -> bool:
        """Two tables that look alike are dealt to equal ones."""
        self.report.checks += 1
        one, other = [encode(self.game.deal(table, self.viewer, Rng(b"again %d" % step))) for table in (self.a, self.b)]
        return one == other or self.leak(f"step {step}: they are dealt differently: {difference(one, other)}")

    def leak(self, text: str) -> bool:
        self.report.leaks.add(f"seed {self.seed[0]}, answer {self.seed[1]}, viewer {self.viewer}: {text}; {where(self.a)}")
        return False


def answer(g: Table, seat: int, picks: list[int], whole: bool) -> int:
    if not whole:
        return g.submit(seat, picks[0])
    g.retract(seat)
    return g.submit_all(seat, picks)


def keep_own(a: Table, b: Table, viewer: int) -> None:
    """Lets the viewer's own unseen cards be what they are, so that its draws do not end the comparison."""
    for row, dealt in zip(a.rows, b.rows, strict=True):
        for card, twin in zip(row, dealt, strict=True):
            if a.owner[card] == viewer:
                b.ident[twin] = a.ident[card]
    index.rebuild(b)


def definitions(g: Table, option: int) -> list[int]:
    return [g.ident[option >> shift & FIELD] for shift in g.VERBS.card_shifts[verb_of(option)]]


def masked(g: Table, event: list[Any]) -> list[Any]:
    """The event with what the cards are left out, where it is told."""
    told: list[Any] = [event[0]]
    for element, arg in zip(g.EVENTS[event[0]].elements, event[1:], strict=True):
        told.append([arg[0], "told" if arg[1] != NONE else NONE] if element == CARD else arg)
    return told


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two plain values differ first."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if key not in other or one[key] != other[key]:
                return difference(one[key], other.get(key), f"{path}.{key}")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for i, (value, twin) in enumerate(zip(one, other, strict=True)):
            if value != twin:
                return difference(value, twin, f"{path}[{i}]")
    return f"{path or 'all'}: {one} / {other}"
