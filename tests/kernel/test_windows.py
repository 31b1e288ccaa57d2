"""The one window: who is asked after a use, when it closes, what its opener hears of it."""

from __future__ import annotations

import random

import pytest

from carmilla.games.lab.state import Q, V
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import CHANGED, PASS, pack, verb_of
from carmilla.kernel.windows import AGAIN, ALL_PASS, FIRST, FIRST_TAKER, NEXT, ONE_LAP
from tests.kernel.bench import END, Bench, answers, asked, bench, declared, lab, pass_until, passes, use


class Opener(Frame[Bench]):
    """Opens a window as the test wants it, and notes what it hears."""

    STEPS = ("open", "closed")
    SLOTS = ("after_use: number", "closes: number", "ends_on: number", "used: option")

    def __init__(self, after_use: int = FIRST, closes: int = ALL_PASS, ends_on: int = CHANGED) -> None:
        self.after_use, self.closes, self.ends_on = after_use, closes, ends_on
        self.used = use(4)

    def open(self, g: Bench) -> None:
        g.window(3, into=("used",), ends_on=self.ends_on, after_use=self.after_use, closes=self.closes)

    def closed(self, g: Bench) -> None:
        g.say("closed with " + g.VERBS.token(self.used))

    def passed(self, g: Bench, seat: int) -> None:
        g.say(f"{seat} passed")

    def still(self, g: Bench) -> bool:
        return g.first == 0


def asked_after(g: Bench, *options: int) -> list[int]:
    """Who is asked before each of these answers, and after the last."""
    seats = []
    for option in options:
        seats += g.to_act()
        answers(g, (g.to_act()[0], option))
    return seats + g.to_act()


def test_a_window_asks_everybody_in_order_and_closes_when_all_have_passed() -> None:
    g = bench(Opener())
    assert asked_after(g, *[PASS] * 5) == [0, 1, 2, 3, 4]
    assert g.lines == ["0 passed", "1 passed", "2 passed", "3 passed", "4 passed", "closed with pass"]


def test_first_after_a_use_the_order_starts_again() -> None:
    g = bench(Opener(FIRST))
    assert asked_after(g, PASS, use(0), PASS, PASS) == [0, 1, 0, 1, 2]


def test_next_after_a_use_it_is_the_turn_of_the_next_and_all_must_pass_anew() -> None:
    g = bench(Opener(NEXT))
    assert asked_after(g, PASS, use(0), PASS, PASS, PASS, PASS) == [0, 1, 2, 3, 4, 0, 1]
    passes(g, 1)
    assert g.lines[-1] == "closed with pass"


def test_again_the_same_seat_is_asked_until_it_passes() -> None:
    g = bench(Opener(AGAIN))
    assert asked_after(g, use(0), use(1), PASS, use(2), PASS) == [0, 0, 0, 1, 1, 2]


def test_in_one_lap_nobody_is_asked_twice() -> None:
    g = bench(Opener(NEXT, ONE_LAP))
    assert asked_after(g, use(0), PASS, use(1), PASS, use(2)) == [0, 1, 2, 3, 4]
    assert g.lines[-1] == "closed with pass"


def test_in_one_lap_from_the_first_nobody_is_asked_twice_either() -> None:
    g = bench(Opener(FIRST, ONE_LAP))
    assert asked_after(g, use(0), use(1), use(1), use(1), use(2)) == [0, 1, 2, 3, 4]
    assert not g.stack


def test_in_one_lap_of_uses_each_uses_as_often_as_it_wants() -> None:
    g = bench(Opener(AGAIN, ONE_LAP))
    assert asked_after(g, use(0), use(1), PASS, PASS, use(2), PASS, PASS, PASS) == [0, 0, 0, 1, 2, 2, 3, 4]
    assert g.lines[-1] == "closed with pass"


def test_the_first_taker_closes_it_and_the_use_is_told_to_the_opener_instead_of_carried_out() -> None:
    g = bench(Opener(closes=FIRST_TAKER))
    assert asked_after(g, PASS, use(3)) == [0, 1]
    assert g.lines == ["0 passed", "closed with use:3"]


def test_a_verb_that_ends_the_window_is_told_to_the_opener() -> None:
    g = bench(Opener(ends_on=verb_of(END)))
    assert asked_after(g, use(1), PASS, END) == [0, 0, 1]
    assert g.lines == ["0 uses 1", "0 passed", "closed with end"]


def test_a_window_that_no_longer_matters_after_a_use_closes_as_changed() -> None:
    g = bench(Opener())
    g.uses[2] = lambda seat: Turns()
    answers(g, (0, use(2)))
    assert g.lines == ["0 uses 2", "turned", "closed with changed"]


class Turns(Frame[Bench]):
    EFFECT = True
    STEPS = ("turn",)
    SLOTS = ()

    def turn(self, g: Bench) -> None:
        g.first = 2
        g.say("turned")


def test_the_order_is_computed_at_each_asking() -> None:
    class Indifferent(Opener):
        def still(self, g: Bench) -> bool:
            return True

    g = bench(Indifferent())
    g.uses[2] = lambda seat: Turns()
    assert asked_after(g, PASS, use(2), PASS, PASS, PASS) == [0, 1, 2, 3, 4, 0]


def test_whoever_concedes_while_asked_is_skipped_and_the_passes_of_others_stand() -> None:
    g = bench(Opener())
    passes(g, 0, 1)
    g.concede(2)
    assert asked_after(g, PASS, PASS) == [3, 4]
    assert g.lines[-1] == "closed with pass"


def test_an_interruption_asks_the_opener_whether_the_window_still_matters() -> None:
    g = bench(Opener())
    passes(g, 0)
    g.interrupt(Turns())
    assert g.lines == ["0 passed", "turned", "closed with changed"]


class Nothing(Frame[Bench]):
    STEPS = ("nothing",)
    SLOTS = ()

    def nothing(self, g: Bench) -> None:
        """Whatever interrupts."""


@pytest.mark.parametrize("after_use", [FIRST, NEXT, AGAIN])
@pytest.mark.parametrize("closes", [ALL_PASS, ONE_LAP])
def test_an_interruption_asks_the_same_seat_again(after_use: int, closes: int) -> None:
    rng = random.Random(after_use + 10 * closes)
    g = bench(Opener(after_use, closes))
    for _ in range(40):
        before = g.to_act()
        declared(Nothing)
        g.interrupt(Nothing())
        assert g.to_act() == before
        if g.pending is None:
            break
        answers(g, (before[0], rng.choice([PASS, PASS, use(0)])))
    assert g.lines


@pytest.mark.parametrize("after_use", [FIRST, NEXT, AGAIN])
@pytest.mark.parametrize("closes", [ALL_PASS, ONE_LAP, FIRST_TAKER])
def test_a_window_with_one_seat_left_ends_when_that_seat_passes(after_use: int, closes: int) -> None:
    g = bench(Opener(after_use, closes))
    for seat in (1, 2, 3, 4):
        g.concede(seat)
    assert g.to_act() == [0]
    passes(g, 0)
    assert g.lines[-1] == "closed with pass"


# ---- as the lab uses them


def test_looking_goes_on_until_the_looker_passes_and_then_to_the_next() -> None:
    g = lab(4)
    pass_until(g, Q.LAYING)
    for seat in (0, 1, 2, 3):
        answers(g, (seat, pack(V.LAY, g.row(2, seat)[0])))
    assert asked(g) == [Q.LOOKING]
    looks = []
    while asked(g) == [Q.LOOKING]:
        seat = g.to_act()[0]
        looks.append(seat)
        options = g.options(seat)
        answers(g, (seat, options[-1] if seat == 1 else PASS))
    assert looks == [0, 1, 1, 1, 2, 3]  # three cards of others; then nothing is left to look at, which everybody knows


def test_playing_goes_round_until_all_have_passed_in_a_row() -> None:
    g = lab(3)
    pass_until(g, Q.PLAYING)
    order = []
    hunts = 0
    while asked(g) == [Q.PLAYING]:
        seat = g.to_act()[0]
        order.append(seat)
        plays = g.options(seat)[1:]
        if plays and hunts < 1:
            hunts += 1
            answers(g, (seat, plays[0]))
        else:
            passes(g, seat)
    assert order == [0, 1, 2, 0]


def test_guarding_is_offered_to_the_raided_first_and_never_to_the_raider() -> None:
    g = lab(5)
    pass_until(g, Q.RAIDING)
    passes(g, 0)
    answers(g, (1, pack(V.RAID, 1, 3)))
    passes(g, 1)
    order = []
    while asked(g) == [Q.GUARDING]:
        order += g.to_act()
        passes(g, g.to_act()[0])
    assert order == [3, 4, 0, 2]
