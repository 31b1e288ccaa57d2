"""A table without a game, for frames that a test defines itself; and helpers for tables of the lab."""

from __future__ import annotations

from array import array
from typing import Any, TypeVar

from carmilla.games.lab.spec import GAME
from carmilla.games.lab.state import V
from carmilla.games.lab.table import Lab
from carmilla.kernel import codes
from carmilla.kernel.codec import decode
from carmilla.kernel.codes import OK
from carmilla.kernel.columns import ONE, PER_SEAT, Column
from carmilla.kernel.decisions import Question
from carmilla.kernel.frames import Frame, declare_frame
from carmilla.kernel.options import FIRST_VERB, NUMBER, PASS, Verb, a_of, pack, verb_of
from carmilla.kernel.table import Table, declare

USE = FIRST_VERB
END = FIRST_VERB + 1
MOST = 5


def use(n: int) -> int:
    return pack(USE, n)


class Bench(Table):
    """Five seats with pool. Every question offers to pass, to use 0 … 4, to end; what is used does what `uses` says."""

    def __init__(self) -> None:
        super().__init__()
        self.pool: list[int] = []
        self.first: int = 0
        self.lines: list[str] = []  # what frames said; no state
        self.uses: dict[int, Any] = {}

    def blank(self) -> Bench:
        new = type(self)()
        new.lines, new.uses = self.lines, self.uses
        return new

    def say(self, line: str) -> None:
        self.lines.append(line)

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.gone >> seat & 1]

    def impulse(self, kind: int) -> list[int]:
        living = self.living()
        return [seat for seat in living if seat >= self.first] + [seat for seat in living if seat < self.first]

    def check(self, q: Question, option: int) -> int:
        if not self.VERBS.well_formed(option) or verb_of(option) not in (PASS, USE, END):
            return codes.NO_SUCH_OPTION
        if verb_of(option) == USE:
            return OK if a_of(option) < MOST else codes.OUT_OF_RANGE
        return OK if q.low <= 1 else codes.NOT_NOW

    def enumerate(self, q: Question) -> list[int]:
        offered = [PASS, END, *[use(n) for n in range(MOST)]]
        return [option for option in offered if self.check(q, option) == OK]

    def use(self, seat: int, option: int) -> None:
        self.say(f"{seat} uses {a_of(option)}")
        if a_of(option) in self.uses:
            self.call(self.uses[a_of(option)](seat))

    def after_effect(self) -> bool:
        out = tuple([seat for seat in self.living() if self.pool[seat] <= 0])
        if out:
            self.call(Leaves(out))
        return bool(out)

    def departure(self, seats: tuple[int, ...]) -> Frame[Bench]:
        return Leaves(seats)


class Leaves(Frame[Bench]):
    """Seats leave; what was theirs is left."""

    EFFECT = True
    STEPS = ("leave",)
    SLOTS = ("leavers: many seat",)

    def __init__(self, leavers: tuple[int, ...] = ()) -> None:
        self.leavers = leavers

    def leave(self, g: Bench) -> None:
        g.say(f"out {self.leavers}")
        g.remove_seats(self.leavers)
        for frame in g.stack:
            if isinstance(frame, TurnOf) and frame.seat in self.leavers:
                g.leave(frame, "over")


class TurnOf(Frame[Bench]):
    """A procedure that belongs to a seat: it opens a window, and its last step is never skipped."""

    STEPS = ("opened", "closed", "over")
    SLOTS = ("seat: seat", "kind: number")

    def __init__(self, seat: int = 0, kind: int = 0) -> None:
        self.seat, self.kind = seat, kind

    def opened(self, g: Bench) -> None:
        g.window(self.kind)

    def closed(self, g: Bench) -> None:
        g.say("closed")

    def over(self, g: Bench) -> None:
        g.say("over")


declare(
    Bench,
    "bench",
    (Column("pool", PER_SEAT, NUMBER), Column("first", ONE, NUMBER)),
    (Leaves, TurnOf),
    {USE: Verb("use", a=NUMBER), END: Verb("end")},
    {},
    (),
    {},
)


def declared(*frames: type[Frame[Any]]) -> None:
    """Makes frames of a test known, as `declare` does for those of a game."""
    for frame in frames:
        declare_frame(frame)
        Bench.FRAMES[frame.__name__] = frame


B = TypeVar("B", bound=Bench)


def bench(*frames: Frame[Any], seats: int = 5) -> Bench:
    """A table on which these frames lie, the last on top, pumped to the first question."""
    return on(Bench(), *frames, seats=seats)


def on(g: B, *frames: Frame[Any], seats: int = 5) -> B:
    g.lay_out(seats)
    g.pool = [10] * seats
    g.first_card = [1] * (seats + 1)
    g.owner, g.back, g.ident, g.known, g.handle, g.zone = bytearray(1), bytearray(1), [-1], bytearray(1), array("I", [0]), bytearray(1)
    for frame in frames:
        declared(type(frame))
        g.call(frame)
    g.pump()
    return g


def answers(g: Table, *picks: tuple[int, int]) -> None:
    """Each (seat, option), all accepted."""
    for seat, option in picks:
        code = g.submit(seat, option)
        assert code == OK, (seat, g.VERBS.token(option), code, g.to_act())


def passes(g: Table, *seats: int) -> None:
    answers(g, *[(seat, PASS) for seat in seats])


# ---- the lab


def lab(seats: int = 3, seed: int = 0, **options: str) -> Lab:
    return GAME.new(seats, b"%d" % seed, options)


def asked(g: Table) -> list[int]:
    assert g.pending is not None
    return [q.ask for q in g.pending.questions]


def dusk(g: Lab) -> None:
    """Everybody answers with the first that is offered."""
    for seat in g.to_act():
        while g.question(seat) is not None and seat in g.to_act() and asked(g)[0] < 5:
            answers(g, (seat, g.options(seat)[0]))


def pass_until(g: Lab, ask: int) -> None:
    """Dusk is answered somehow, everything else passed."""
    while asked(g) != [ask]:
        if asked(g)[0] < 5:
            dusk(g)
        else:
            passes(g, g.to_act()[0])


def deal_to(g: Lab, seat: int, *definitions: int) -> list[int]:
    """Makes the first cards of a hand these definitions, by exchanging identities with other cards of the same deck."""
    g.ident = g.ident[:]
    hand = g.row(2, seat)
    own = list(range(g.first_card[seat], g.first_card[seat + 1]))
    for place, definition in enumerate(definitions):
        card = hand[place]
        others = [other for other in own if g.ident[other] == definition and other not in hand[:place]]
        assert others, f"seat {seat} has no more of {definition}"
        g.ident[card], g.ident[others[0]] = g.ident[others[0]], g.ident[card]
    return list(hand[: len(definitions)])


def lay(card: int) -> int:
    return pack(V.LAY, card)


def forked(g: Lab) -> Lab:
    new = g.fork()
    assert isinstance(new, Lab)
    return new


def decoded(data: list[Any]) -> Lab:
    new = decode(GAME.blank(), data)
    assert isinstance(new, Lab)
    return new
