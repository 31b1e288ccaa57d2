"""How procedures follow each other, end early, are left, are interrupted."""

from __future__ import annotations

import pytest

from carmilla.kernel.codec import decode, encode
from carmilla.kernel.decisions import PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import PASS
from tests.kernel.bench import Bench, TurnOf, answers, bench, declared, passes, use


class Story(Frame[Bench]):
    """Four steps; the first calls what the test wants."""

    STEPS = ("one", "two", "three", "four")
    SLOTS = ()

    def one(self, g: Bench) -> None:
        g.say("one")

    def two(self, g: Bench) -> None:
        g.say("two")

    def three(self, g: Bench) -> None:
        g.say("three")

    def four(self, g: Bench) -> None:
        g.say("four")


class Interlude(Frame[Bench]):
    """Lies above the story and lets something happen in its own first step."""

    STEPS = ("begin", "end")
    SLOTS = ("to: many text",)

    def __init__(self, to: tuple[str, ...] = ()) -> None:
        self.to = to

    def begin(self, g: Bench) -> None:
        for step in self.to:
            g.leave(g.stack[0], step)

    def end(self, g: Bench) -> None:
        g.say("interlude goes on")

    def left(self, g: Bench) -> None:
        g.say("interlude cut off")


class WholeStory(Story):
    EFFECT = True


class WholeInterlude(Interlude):
    EFFECT = True


class UncutInterlude(Interlude):
    UNCUT = True


def test_steps_run_in_the_order_of_the_rulebook() -> None:
    assert bench(Story()).lines == ["one", "two", "three", "four"]


def test_results_go_into_the_slots_that_the_caller_named() -> None:
    class Asks(Frame[Bench]):
        STEPS = ("call", "read")
        SLOTS = ("a: number", "b: number")

        def __init__(self) -> None:
            self.a = self.b = 0

        def call(self, g: Bench) -> None:
            g.call(Tells(), into=("b", "a"))

        def read(self, g: Bench) -> None:
            g.say(f"{self.a} {self.b}")

    class Tells(Frame[Bench]):
        STEPS = ("tell", "never")
        SLOTS = ()

        def tell(self, g: Bench) -> None:
            g.finish(self, 1, 2)

        def never(self, g: Bench) -> None:
            g.say("never")

    assert bench(Asks()).lines == ["2 1"]


def test_of_several_departures_for_one_frame_the_furthest_step_wins() -> None:
    g = bench(Story(), Interlude(("three", "four", "two")))
    assert g.lines == ["interlude cut off", "four"]


def test_departures_never_go_backwards() -> None:
    class Late(Frame[Bench]):
        STEPS = ("one", "two", "three")
        SLOTS = ()

        def one(self, g: Bench) -> None:
            g.say("one")

        def two(self, g: Bench) -> None:
            g.call(Interlude(("one",)))

        def three(self, g: Bench) -> None:
            g.say("three")

    assert bench(Late()).lines == ["one", "interlude goes on", "three"]


def test_a_step_that_has_begun_is_not_begun_again_by_a_departure_to_it() -> None:
    class Repeats(Frame[Bench]):
        STEPS = ("one", "two")
        SLOTS = ()

        def one(self, g: Bench) -> None:
            g.say("one")
            g.leave(self, "one")

        def two(self, g: Bench) -> None:
            g.say("two")

    assert bench(Repeats()).lines == ["one", "two"]


def test_an_effect_is_carried_through_before_a_departure() -> None:
    assert bench(Story(), WholeInterlude(("three",))).lines == ["interlude goes on", "three", "four"]


def test_an_uncut_procedure_is_carried_through_before_a_departure() -> None:
    assert bench(Story(), UncutInterlude(("three",))).lines == ["interlude goes on", "three", "four"]


def test_a_departure_waits_below_a_question_asked_in_an_uncut_procedure() -> None:
    class UncutQuestion(Frame[Bench]):
        UNCUT = True
        STEPS = ("leave_below", "ask", "answered")
        SLOTS = ("x: option",)

        def __init__(self) -> None:
            self.x = PASS

        def leave_below(self, g: Bench) -> None:
            g.leave(g.stack[0], "four")

        def ask(self, g: Bench) -> None:
            g.ask(Question(1, PICK, 0), "x")

        def answered(self, g: Bench) -> None:
            g.say("answered")

    g = bench(Story(), UncutQuestion())
    assert g.to_act() == [1]
    assert len(g.leaving) == 1
    copy = decode(g.blank(), encode(g))
    for table in (g, copy):
        assert isinstance(table, Bench)
        table.lines = []
        passes(table, 1)
        assert table.lines == ["answered", "four"]


def test_above_an_open_effect_a_departure_is_carried_out_at_once() -> None:
    g = bench(WholeStory(), Interlude(("three",)))
    assert g.lines == ["interlude cut off", "three", "four"]


def test_a_departure_is_held_by_what_lies_above_its_target_not_by_the_target_itself() -> None:
    class LeavesTheStoryAbove(Interlude):
        def begin(self, g: Bench) -> None:
            g.leave(g.stack[1], "four")

    for story in (WholeStory, UncutStory):
        assert bench(Interlude(), story(), LeavesTheStoryAbove()).lines == ["interlude cut off", "four", "interlude goes on"]


class UncutStory(Story):
    UNCUT = True


def test_frames_that_are_left_pay_what_they_owe_innermost_first() -> None:
    class Outer(Frame[Bench]):
        STEPS = ("call", "end")
        SLOTS = ()

        def call(self, g: Bench) -> None:
            g.call(Interlude(("four",)))

        def end(self, g: Bench) -> None:
            g.say("outer goes on")

        def left(self, g: Bench) -> None:
            g.say("outer cut off")

    assert bench(Story(), Outer()).lines == ["interlude cut off", "outer cut off", "four"]


def test_the_target_of_a_departure_is_not_told_that_it_is_left() -> None:
    class Skips(Story):
        def one(self, g: Bench) -> None:
            g.leave(self, "four")

        def left(self, g: Bench) -> None:
            g.say("left")

    assert bench(Skips()).lines == ["four"]


def test_of_departures_for_two_frames_the_inner_comes_first() -> None:
    class LeavesBoth(Frame[Bench]):
        EFFECT = True
        STEPS = ("leave",)
        SLOTS = ()

        def leave(self, g: Bench) -> None:
            g.leave(g.stack[0], "four")
            g.leave(g.stack[1], "three")

    class Inner(Story):
        def left(self, g: Bench) -> None:
            g.say(f"inner left before {self.step()}")

    assert bench(Story(), Inner(), LeavesBoth()).lines == ["inner left before three", "four"]


class Costs(Frame[Bench]):
    """An effect that takes pool from seats; there is no question before they are out."""

    EFFECT = True
    STEPS = ("take", "rest")
    SLOTS = ("victims: many seat",)

    def __init__(self, victims: tuple[int, ...] = ()) -> None:
        self.victims = victims

    def take(self, g: Bench) -> None:
        for seat in self.victims:
            g.pool[seat] = 0

    def rest(self, g: Bench) -> None:
        g.say("the rest of the effect")


def test_what_follows_from_an_effect_comes_after_all_of_it_and_together() -> None:
    assert bench(Story(), Costs((1, 3))).lines == ["the rest of the effect", "out (1, 3)", "one", "two", "three", "four"]


def test_what_follows_from_an_effect_within_an_effect_waits_for_the_outer() -> None:
    class Twice(Frame[Bench]):
        EFFECT = True
        STEPS = ("inner", "after")
        SLOTS = ()

        def inner(self, g: Bench) -> None:
            g.call(Costs((1,)))

        def after(self, g: Bench) -> None:
            g.say("after the inner effect")

    assert bench(Twice()).lines == ["the rest of the effect", "after the inner effect", "out (1,)"]


class Queues(Frame[Bench]):
    """An effect that starts procedures in which people act."""

    EFFECT = True
    STEPS = ("first", "second", "rest")
    SLOTS = ("leaves: flag",)

    def __init__(self, leaves: bool = False) -> None:
        self.leaves = leaves

    def first(self, g: Bench) -> None:
        g.queue(Later(1))
        if self.leaves:
            g.leave(g.stack[0], "four")

    def second(self, g: Bench) -> None:
        g.queue(Later(2))

    def rest(self, g: Bench) -> None:
        g.say("the rest of the effect")


class Later(Frame[Bench]):
    STEPS = ("begin", "end")
    SLOTS = ("n: number",)

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def begin(self, g: Bench) -> None:
        g.say(f"procedure {self.n}")

    def end(self, g: Bench) -> None:
        g.say(f"procedure {self.n} over")

    def left(self, g: Bench) -> None:
        g.say(f"procedure {self.n} cut off before {self.step()}")


IN_TURN = ["the rest of the effect", "procedure 1", "procedure 1 over", "procedure 2", "procedure 2 over"]


def test_what_an_effect_starts_comes_after_all_of_it_in_the_order_in_which_it_was_started() -> None:
    assert bench(Story(), Queues()).lines == [*IN_TURN, "one", "two", "three", "four"]
    assert bench(Queues()).lines == IN_TURN


def test_what_an_effect_starts_is_cut_off_when_the_procedure_below_is_left() -> None:
    assert bench(Story(), Queues(True)).lines == [
        "the rest of the effect",
        "procedure 1 cut off before begin",
        "procedure 2 cut off before begin",
        "four",
    ]


def test_what_is_started_without_an_open_effect_begins_at_once() -> None:
    class Starts(Frame[Bench]):
        STEPS = ("start", "after")
        SLOTS = ()

        def start(self, g: Bench) -> None:
            g.queue(Later(3))

        def after(self, g: Bench) -> None:
            g.say("after")

    assert bench(Starts()).lines == ["procedure 3", "procedure 3 over", "after"]


def test_of_departures_the_innermost_target_is_found_by_where_it_lies_not_by_when_it_was_called() -> None:
    class LeavesBoth(Queues):
        def rest(self, g: Bench) -> None:
            for frame in g.stack[1:3]:
                g.leave(frame, "end")

    g = bench(Story(), LeavesBoth())
    assert g.lines == ["procedure 1 cut off before end", "procedure 2 over", "one", "two", "three", "four"]


# ---- seats that leave


def test_a_seat_that_leaves_while_it_is_asked_is_passed_over() -> None:
    g = bench(TurnOf(0))
    passes(g, 0, 1)
    assert g.to_act() == [2]
    g.concede(2)
    assert g.to_act() == [3]


def test_a_seat_that_leaves_while_another_is_asked_changes_no_question() -> None:
    g = bench(TurnOf(0))
    passes(g, 0, 1)
    g.concede(4)
    assert g.to_act() == [2]
    passes(g, 2, 3)
    assert g.lines == ["out (4,)", "closed", "over"]


def test_a_seat_that_leaves_in_its_own_procedure_ends_it() -> None:
    g = bench(TurnOf(0))
    passes(g, 0, 1)
    g.concede(0)
    assert g.pending is None
    assert g.lines == ["out (0,)", "over"]


def test_a_use_that_puts_its_own_seat_out_ends_its_procedure() -> None:
    g = bench(TurnOf(0))
    g.uses[1] = lambda seat: Costs((seat,))
    answers(g, (0, use(1)))
    assert g.lines == ["0 uses 1", "the rest of the effect", "out (0,)", "over"]


def test_whoever_has_left_cannot_concede_again_nor_anybody_when_it_is_over() -> None:
    g = bench(TurnOf(0))
    g.concede(3)
    before = encode(g)
    g.concede(3)
    assert encode(g) == before
    over = bench(Story())
    before = encode(over)
    over.concede(1)
    assert encode(over) == before


def test_a_seat_that_is_gone_is_never_asked() -> None:
    class AsksTwice(Frame[Bench]):
        UNCUT = True
        STEPS = ("one", "two", "end")
        SLOTS = ("x: option", "y: option")

        def __init__(self) -> None:
            self.x = self.y = use(4)

        def one(self, g: Bench) -> None:
            g.ask(Question(2, PICK, 0), "x")

        def two(self, g: Bench) -> None:
            g.ask(Question(2, PICK, 0, gone=(use(3),)), "y")

        def end(self, g: Bench) -> None:
            g.say(f"{g.VERBS.token(self.x)} {g.VERBS.token(self.y)}")

    g = bench(AsksTwice())
    assert g.to_act() == [2]
    g.concede(2)
    assert g.lines == ["out (2,)", "pass use:3"]
    assert not g.stack


# ---- interruptions


def test_after_an_interruption_the_step_that_asked_runs_anew() -> None:
    class Counts(Frame[Bench]):
        STEPS = ("ask", "end")
        SLOTS = ("x: option",)

        def __init__(self) -> None:
            self.x = PASS

        def ask(self, g: Bench) -> None:
            g.say("asks")
            g.ask(Question(1, PICK, 0), "x")

        def end(self, g: Bench) -> None:
            g.say("ends")

    g = bench(Counts())
    number = g.numbers[1]
    g.interrupt(Story())
    assert g.lines == ["asks", "one", "two", "three", "four", "asks"]
    assert g.numbers[1] == number + 1
    passes(g, 1)
    assert g.lines[-1] == "ends"


def test_an_interruption_of_an_interruption() -> None:
    g = bench(TurnOf(0))
    passes(g, 0, 1)
    g.pool[3] = 0  # found by the settling after the concession
    g.concede(2)
    assert g.lines == ["out (2,)", "out (3,)"]
    assert g.to_act() == [4]


class Vote(Frame[Bench]):
    """Everybody is asked at once."""

    STEPS = ("ask", "told")
    SLOTS = ("votes: secret many option",)

    def __init__(self) -> None:
        self.votes: tuple[tuple[int, ...], ...] = ()

    def ask(self, g: Bench) -> None:
        g.ask_all([Question(seat, PICK, 1) for seat in g.living()], "votes")

    def told(self, g: Bench) -> None:
        g.say(f"{len(self.votes)} voted")


def test_an_interruption_may_itself_ask_and_be_interrupted() -> None:
    declared(Vote)
    g = bench(TurnOf(0))
    passes(g, 0, 1)
    g.interrupt(Vote())
    answers(g, (0, use(1)))
    g.concede(2)
    answers(g, *[(seat, use(2)) for seat in (4, 0, 3, 1)])
    assert g.lines == ["out (2,)", "4 voted"]
    assert g.to_act() == [3]


def test_an_interruption_is_a_barrier() -> None:
    g = bench(TurnOf(0))
    barrier = g.barrier
    g.interrupt(Story())
    assert g.barrier > barrier


# ---- what lasts as long as a frame


def test_what_lasts_until_a_frame_ends_is_gone_with_it_whether_it_ends_or_is_left() -> None:
    class Lasts(Frame[Bench]):
        STEPS = ("begin", "end")
        SLOTS = ("left_by_force: flag",)

        def __init__(self, left_by_force: bool = False) -> None:
            self.left_by_force = left_by_force

        def begin(self, g: Bench) -> None:
            g.lingering += ((self.serial, 7), (0, 8))
            if self.left_by_force:
                g.leave(g.stack[0], "four")

        def end(self, g: Bench) -> None:
            g.say(f"{len(g.lingering)} last")

    g = bench(Story(), Lasts())
    assert g.lines[0] == "2 last"
    assert g.lingering == ((0, 8),)
    g = bench(Story(), Lasts(True))
    assert g.lines == ["four"]
    assert g.lingering == ((0, 8),)


def test_a_frame_cut_off_may_neither_call_nor_ask() -> None:
    class Greedy(Interlude):
        def left(self, g: Bench) -> None:
            g.call(Story())

    with pytest.raises(AssertionError):
        bench(Story(), Greedy(("four",)))
