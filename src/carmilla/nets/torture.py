"""The torture walk: a random game in which, after each answer, everything that copies, saves, asks or refuses is tried."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec

from carmilla.kernel import codes
from carmilla.kernel.api import Game, History, Table, decode, digest, encode
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import PASS, pack

from .common import Findings, Progress, Setting, chain, pick, play_on, setting, where
from .invariants import broken, watch

KEPT = 24  # clones that must not change
MOST_ANSWERS = 20_000


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    checks: int = 0
    violations: Findings = field(default_factory=Findings)

    def result(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "checks": self.checks,
            "violations": self.violations.count,
            "found": self.violations.texts,
        }


def torture(
    game: Game,
    games: int = 10,
    seed: int = 0,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    progress: Progress | None = None,
    watched: bool = False,
) -> Report:
    """`watched`: invariants after each primitive as well (interpreted tables alone)."""
    report = Report()
    for number in range(seed, seed + games):
        walk = Walk(setting(game, seats, options), number, report, watched)
        try:
            walk.to_the_end()
        except Exception as error:
            report.violations.add(f"seed {number}, answer {walk.answers}: {type(error).__name__}: {error}; {where(walk.g)}")
        report.games += 1
        if progress is not None:
            progress(report.games)
    return report


class Nothing(Frame["Table"]):
    """An interruption in which nothing happens."""


class Walk:
    def __init__(self, played: Setting, seed: int, report: Report, watched: bool = False) -> None:
        self.played, self.seed, self.report = played, seed, report
        self.chance = random.Random(seed)
        self.g = played.table(seed)
        if watched:
            watch(self.g)
        self.shadow = self.rebuilt(packed(self.g))
        self.kept: list[tuple[Table, bytes]] = []
        self.answers = 0

    # ---- what is held to be so
    def hold(self, true: bool, text: str) -> None:
        self.report.checks += 1
        if not true:
            self.report.violations.add(f"seed {self.seed}, answer {self.answers}: {text}; {where(self.g)}")

    def rebuilt(self, data: bytes) -> Table:
        return decode(self.played.game.blank(), msgspec.msgpack.decode(data))

    def to_the_end(self) -> None:
        while self.g.pending is not None and self.answers < MOST_ANSWERS:
            self.look()
            self.act()
            self.answers += 1
            self.report.decisions += 1
        self.hold(self.g.pending is None, "the game does not end")
        for text in broken(self.g):
            self.hold(False, text)
        for clone, data in self.kept:
            self.hold(packed(clone) == data, "a clone has changed")

    def look(self) -> None:
        """Everything that may be tried without changing the table."""
        g, data = self.g, packed(self.g)
        clone = g.fork()
        assert isinstance(clone, Table)
        self.hold(packed(clone) == data and digest(clone) == digest(g), "a fork differs")
        self.hold(packed(self.shadow) == data, "the table rebuilt from bytes each time has gone another way")
        self.shadow = self.rebuilt(data)
        self.hold(packed(self.shadow) == data, "saved and loaded it differs")
        for text in broken(g):
            self.hold(False, text)
        self.tokens()
        self.asked_anew()
        if g.pending is not None and g.pending.several:
            self.arrivals()
        if self.chance.random() < 0.2:
            self.refused()
        if self.chance.random() < 0.02:
            self.twice_to_the_end()
        self.hold(packed(g) == data, "looking has changed it")
        if self.chance.random() < 0.1 and len(self.kept) < KEPT:
            self.kept.append((clone, data))

    # ---- what is done next
    def act(self) -> None:
        """One answer, on the table and on its shadow; sometimes a concession, a change of mind, an answer taken back."""
        g, chance = self.g, self.chance
        assert g.pending is not None
        if chance.random() < (0.03 if g.pending.several else 0.003):
            seat = chance.choice([seat for seat in range(g.seats) if not g.gone >> seat & 1])
            for table in (g, self.shadow):
                table.concede(seat)
            return
        answered = [q.seat for q in g.pending.questions if q.picks and not g.answered_itself(q)]
        if answered and chance.random() < 0.1:
            seat = chance.choice(answered)
            self.hold(g.retract(seat) == self.shadow.retract(seat) == codes.OK, "an answer cannot be taken back")
            return
        seat = chance.choice(g.to_act())
        q = g.question(seat)
        assert q is not None
        if not q.picks and chance.random() < 0.3:
            picks = chain(g, q, chance)
            self.hold(g.submit_all(seat, picks) == self.shadow.submit_all(seat, picks) == codes.OK, f"a whole answer is refused: {picks}")
            return
        option = pick(g.options(seat), chance)
        if chance.random() < 0.05:
            self.undone(seat, option)
        self.hold(g.submit(seat, option) == self.shadow.submit(seat, option) == codes.OK, f"an option is refused: {g.VERBS.token(option)}")

    # ---- the checks
    def undone(self, seat: int, option: int) -> None:
        history, table = History(), self.clone()
        before = digest(table)
        history.before(table)
        table.submit(seat, option)
        back = history.undo(table)
        if back is not None:
            newer = [new > old for new, old in zip(back.numbers, self.g.numbers, strict=True)]
            self.hold(digest(back) == before and all(newer), "undone it differs")

    def tokens(self) -> None:
        g = self.g
        for seat in g.to_act():
            options = g.options(seat)
            self.hold(len(set(options)) == len(options), "an option is offered twice")
            for option in options:
                token = g.VERBS.token(option)
                self.hold(g.VERBS.parse(token) == option, f"a token means something else: {token}")
            named = [g.VERBS.token(option, g.handle) for option in options]
            self.hold(len(set(named)) == len(named), "two options have the same token")

    def asked_anew(self) -> None:
        """After an interruption the step that had asked comes to the same question."""
        assert self.g.pending is not None
        if any([q.picks for q in self.g.pending.questions]):
            return
        before, after = self.clone(), self.clone()
        after.interrupt(Nothing())
        after.serials = before.serials
        self.hold(digest(before) == digest(after), "asked anew it asks something else")

    def arrivals(self) -> None:
        """Whatever the order in which simultaneous answers arrive, and whoever thinks again meanwhile, the outcome is one."""
        g = self.g
        assert g.pending is not None
        waiting = [q for q in g.pending.questions if not q.done]
        if len(waiting) < 2 or any([q.picks for q in waiting]):
            return
        answers = {q.seat: chain(g, q, self.chance) for q in waiting}
        outcomes: set[str] = set()
        for _ in range(3):
            table = self.clone()
            left = {seat: list(picks) for seat, picks in answers.items()}
            while any(left.values()):
                seat = self.chance.choice([seat for seat in left if left[seat]])
                if self.chance.random() < 0.1 and 0 < len(left[seat]) < len(answers[seat]):
                    table.retract(seat)
                    left[seat] = list(answers[seat])
                else:
                    self.hold(table.submit(seat, left[seat].pop(0)) == codes.OK, "a simultaneous answer is refused")
            outcomes.add(digest(table))
        self.hold(len(outcomes) == 1, "the order of arrival matters")

    def refused(self) -> None:
        """Any number at all: refused, with a reason, unless it is offered; and refused without a trace."""
        g = self.g
        before = packed(g)
        for seat in range(g.seats):
            legal, q = set(g.options(seat)), g.question(seat)
            for option in [*self.made_up(), *legal]:
                code = codes.NOT_ASKED if q is None else g.code(q, option)
                self.hold((code == codes.OK) == (option in legal), f"{g.VERBS.token(option)} is answered with {code}")
                self.hold((g.why_not(seat, option) is None) == (option in legal), f"{g.VERBS.token(option)} has no reason")
                if option not in legal:
                    self.hold(g.submit(seat, option) != codes.OK, f"{g.VERBS.token(option)} is taken")
            if legal:
                option = min(legal)
                self.hold(g.submit(seat, option, g.numbers[seat] - 1) == codes.STALE, "a late answer is taken")
        self.hold(packed(g) == before, "a refusal has changed it")

    def made_up(self) -> list[int]:
        chance = self.chance
        verbs = sorted(self.g.VERBS.by_number)
        cards = len(self.g.ident) + 3
        made = [chance.getrandbits(chance.choice((4, 8, 20, 32, 56, 60))) for _ in range(5)]
        made += [-1, -chance.getrandbits(20), PASS]
        made += [pack(chance.choice(verbs), chance.randrange(cards), chance.choice((0, chance.randrange(cards)))) for _ in range(8)]
        return made + [pack(chance.choice(verbs), chance.randrange(9), chance.randrange(9), 0, chance.randrange(9)) for _ in range(5)]

    def twice_to_the_end(self) -> None:
        one, other = self.clone(), self.rebuilt(packed(self.g))
        play_on(one, self.answers)
        play_on(other, self.answers)
        self.hold(digest(one) == digest(other), "played to the end twice it ends differently")

    def clone(self) -> Table:
        clone = self.g.fork()
        assert isinstance(clone, Table)
        return clone


def packed(g: Table) -> bytes:
    return msgspec.msgpack.encode(encode(g))
