"""Going back to a mark: what returns, what stays, who does not come back. A raid with an illegal attack is the case."""

from __future__ import annotations

import pytest

from carmilla.games.lab.rules import Wound
from carmilla.games.lab.state import C, Q, V, Z
from carmilla.games.lab.table import Lab
from carmilla.kernel.codec import digest, encode
from carmilla.kernel.decisions import PICK, Question
from carmilla.kernel.events import MOVED, REWOUND
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import PASS, pack
from tests.kernel.bench import Bench, TurnOf, answers, asked, bench, deal_to, declared, decoded, forked, lab, lay, pass_until, passes, use


def raid(seats: int = 4) -> Lab:
    """Seat 1 raids seat 2 with a Rumour for an attack; whoever stands there answers with its first card."""
    g = lab(seats)
    deal_to(g, 1, C.RUMOUR)
    deal_to(g, 3, C.AMBUSH)
    pass_until(g, Q.RAIDING)
    passes(g, 0)
    answers(g, (1, pack(V.RAID, 1, 2)), (1, lay(g.row(Z.HAND, 1)[0])))
    assert asked(g) == [Q.GUARDING]
    return g


def guarded(g: Lab) -> Lab:
    """The third seat guards."""
    passes(g, 2)
    answers(g, (3, pack(V.GUARD, 3)))
    assert asked(g) == [Q.ANSWERING]
    return g


def answered(g: Lab) -> Lab:
    """And answers; with that both cards are shown, and the attack is none."""
    answers(g, (3, lay(g.row(Z.HAND, 3)[0])))
    assert asked(g) == [Q.GUARDING]
    return g


def test_a_return_undoes_what_was_paid_and_laid_since_the_mark() -> None:
    g = guarded(raid())
    hand, blood = g.row(Z.HAND, 3), g.blood[3]
    answered(g)
    assert g.blood[3] == blood + 1
    assert g.row(Z.HAND, 3) == hand
    assert g.to_act() == [2]


def test_the_step_returned_to_pays_for_what_was_before_the_mark() -> None:
    g = raid()
    (rumour,) = g.row(Z.LAID, 1)
    answered(guarded(g))
    assert g.row(Z.LAID, 1) == ()
    assert g.row(Z.DISCARDED, 1) == (rumour,)


def test_everything_may_be_chosen_anew_and_play_goes_on() -> None:
    g = raid()
    blood = g.blood[:]
    answered(guarded(g))
    passes(g, 2, 3, 0)
    passes(g, 2)
    assert g.blood == [blood[0], blood[1], blood[2] - 1, blood[3]]
    assert g.prestige[1] == 1
    assert not g.marks
    assert asked(g) == [Q.SEARCHING]


def test_what_was_seen_stays_seen_as_far_as_it_can_be_told_apart() -> None:
    g = raid()
    (rumour,) = g.row(Z.LAID, 1)
    assert g.known[rumour] == 1 << 1
    hand = g.row(Z.HAND, 3)
    in_hand = sum([1 << card - g.first_card[3] for card in hand])
    assert g.facts_of(0, 3) == ((in_hand, (C.HUNT, C.READY), 2),)
    answered(guarded(g))
    assert g.known[rumour] == g.everybody()
    assert g.known[hand[0]] == 1 << 3  # it went back to a hand, and is one of those cards
    assert g.facts_of(0, 3) == ((in_hand, (C.HUNT, C.READY, C.AMBUSH), 3),)


def test_the_generator_numbers_and_barrier_do_not_go_back() -> None:
    class Draws(Frame[Bench]):
        STEPS = ("mark", "ask", "draw", "again", "done")
        SLOTS = ("x: option", "rewound: flag")

        def __init__(self) -> None:
            self.x = PASS
            self.rewound = False

        def mark(self, g: Bench) -> None:
            g.mark(self, "here")

        def ask(self, g: Bench) -> None:
            g.ask(Question(1, PICK, 0), "x")

        def draw(self, g: Bench) -> None:
            g.say(str(g.random_below(1000)))
            if self.x != PASS:
                g.return_to("here", "ask")

    g = bench(Draws())
    drawn, numbers, barrier = g.drawn, g.numbers[1], g.barrier
    answers(g, (1, use(1)))
    assert g.drawn > drawn
    assert g.numbers[1] > numbers
    assert g.barrier > barrier
    answers(g, (1, use(1)))
    assert g.lines[0] != g.lines[1]


def test_a_client_is_told_of_the_return_and_of_every_card_that_lies_elsewhere_again() -> None:
    g = guarded(raid())
    assert g.recorder is not None
    before = [len(stream) for stream in g.recorder.streams]
    answered(g)
    for viewer, stream in enumerate(g.recorder.streams):
        told = [event[0] for event in stream[before[viewer] :]]
        assert told.count(REWOUND) == 1
        since = stream[before[viewer] :][told.index(REWOUND) :]
        home = [event for event in since if event[0] == MOVED and event[3] == Z.HAND * g.seats + 3]
        assert len(home) == 1
        assert home[0][1][1] == C.AMBUSH


def test_saved_between_mark_and_return_it_returns_to_the_same() -> None:
    g = guarded(raid())
    again = decoded(encode(g))
    answered(g)
    answered(again)
    assert digest(again) == digest(g)
    assert again.blood == g.blood


def test_a_fork_returns_without_its_original() -> None:
    g = guarded(raid())
    before = encode(g)
    answered(forked(g))
    assert encode(g) == before


def test_a_seat_that_conceded_since_the_mark_does_not_come_back() -> None:
    g = guarded(raid(5))
    g.concede(4)
    answered(g)
    assert g.living() == [0, 1, 2, 3]
    assert g.blood[3] == 6
    passes(g, 2, 3, 0, 2)
    assert g.blood[2] == 5


def test_who_was_put_out_by_what_is_undone_comes_back() -> None:
    g = guarded(raid(5))
    g.interrupt(Wound(1, 4, 6))
    assert g.living() == [0, 1, 2, 3]
    answered(g)
    assert g.living() == [0, 1, 2, 3, 4]
    assert g.blood[4] == 6
    assert g.prestige[1] == 0
    passes(g, 2, 3)
    assert g.to_act() == [4]


def test_when_the_target_leaves_the_raid_is_over_and_with_it_its_mark() -> None:
    g = guarded(raid())
    g.concede(3)
    assert not g.marks
    assert asked(g) == [Q.SEARCHING]
    assert g.row(Z.LAID, 1) == ()


class Reconsiders(Frame[Bench]):
    """Registers a departure that has to wait, and takes it back by returning."""

    UNCUT = True
    STEPS = ("mark", "leave", "back", "after")
    SLOTS = ()

    def mark(self, g: Bench) -> None:
        g.mark(self, "here")

    def leave(self, g: Bench) -> None:
        g.leave(g.stack[0], "over")

    def back(self, g: Bench) -> None:
        g.return_to("here", "after")

    def after(self, g: Bench) -> None:
        g.say("after")


def test_a_departure_registered_since_the_mark_is_undone() -> None:
    g = bench(TurnOf(0), Reconsiders())
    assert g.lines == ["after"]
    assert g.to_act() == [0]


@pytest.mark.parametrize("leaver", [0, 1, 2, 3])
def test_whoever_leaves_between_mark_and_return_the_game_goes_on_to_its_end(leaver: int) -> None:
    g = guarded(raid())
    g.concede(leaver)
    while g.pending is not None:
        answers(g, (g.to_act()[0], g.options(g.to_act()[0])[-1]))
    assert leaver not in g.living()


def test_a_mark_of_the_same_name_takes_the_place_of_the_earlier() -> None:
    g = answered(guarded(raid()))
    assert [mark.name for mark in g.marks] == ["guards"]
    marked = g.marks[0].table
    assert isinstance(marked, Lab)
    assert marked.row(Z.LAID, 1) == ()


class Twice(Frame[Bench]):
    """Sets a mark, calls what sets another, and returns to the outer."""

    STEPS = ("mark", "inner", "over", "again")
    SLOTS = ("x: option",)

    def __init__(self) -> None:
        self.x = PASS

    def mark(self, g: Bench) -> None:
        g.mark(self, "outer")

    def inner(self, g: Bench) -> None:
        g.call(Inner())

    def over(self, g: Bench) -> None:
        g.say("never")

    def again(self, g: Bench) -> None:
        g.say(f"again with {[mark.name for mark in g.marks]}")
        g.finish(self)


class Inner(Frame[Bench]):
    STEPS = ("mark", "ask", "back")
    SLOTS = ("x: option",)

    def __init__(self) -> None:
        self.x = PASS

    def mark(self, g: Bench) -> None:
        g.mark(self, "inner")
        g.pool[0] = 3

    def ask(self, g: Bench) -> None:
        g.ask(Question(0, PICK, 0), "x")

    def back(self, g: Bench) -> None:
        g.return_to("outer", "again")

    def left(self, g: Bench) -> None:
        g.say("a return tells nobody that it is left")


def test_frames_above_the_owner_are_gone_with_their_marks_without_paying() -> None:
    declared(Inner)
    g = bench(Twice())
    assert [mark.name for mark in g.marks] == ["outer", "inner"]
    assert g.pool[0] == 3
    passes(g, 0)
    assert g.lines == ["again with ['outer']"]
    assert g.pool[0] == 10


def test_the_hole_a_mix_between_mark_and_return() -> None:
    """Nothing hidden is to be mixed while a mark is open: cards return to their places, the knowledge of them does not."""
    g = guarded(raid())
    top = g.row(Z.DECK, 3)[-1]
    g.show(top, 1)
    g.shuffle(Z.DECK, 3)
    assert g.known[top] == 0
    answered(g)
    assert g.row(Z.DECK, 3)[-1] == top
    assert g.known[top] == 0
