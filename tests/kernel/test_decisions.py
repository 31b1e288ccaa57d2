"""Questions and answers: chains of picks, answers given in secret and together, late and wrong ones."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carmilla.games.lab.table import Lab
from carmilla.kernel import codes
from carmilla.kernel.codec import digest, encode
from carmilla.kernel.codes import OK
from carmilla.kernel.decisions import AMOUNT, ORDER, PICK, SPLIT, SUBSET, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import DONE, PASS, amount, pack
from tests.kernel.bench import END, USE, Bench, answers, declared, forked, lab, on, use


class Few(Bench):
    """Offers the uses below the number that a question has for its text, highest first."""

    def check(self, q: Question, option: int) -> int:
        return OK if option in self.enumerate(q) else codes.OUT_OF_RANGE

    def enumerate(self, q: Question) -> list[int]:
        return [use(n) for n in reversed(range(q.ask))]


class AsksOnce(Frame[Bench]):
    """Puts the questions that the test wants, together."""

    STEPS = ("ask", "read")
    SLOTS = ("kinds: many number", "low: number", "high: number", "offered: number", "result: secret many option")

    def __init__(self, kinds: tuple[int, ...] = (), low: int = 1, high: int = 1, offered: int = 4) -> None:
        self.kinds, self.low, self.high, self.offered = kinds, low, high, offered
        self.result: tuple[tuple[int, ...], ...] = ()

    def ask(self, g: Bench) -> None:
        questions = [Question(seat, kind, self.offered, self.low, self.high, gone=()) for seat, kind in enumerate(self.kinds)]
        g.ask_all([q for q in questions if q.seat in g.living()], "result")

    def read(self, g: Bench) -> None:
        for seat, *picks in self.result:
            g.say(f"{seat}: " + " ".join([g.VERBS.token(pick) for pick in picks]))


class AsksOne(Frame[Bench]):
    STEPS = ("ask", "read")
    SLOTS = ("kind: number", "result: many option")

    def __init__(self, kind: int = PICK) -> None:
        self.kind = kind
        self.result: tuple[int, ...] | int = ()

    def ask(self, g: Bench) -> None:
        g.ask(Question(1, self.kind, 3, 0 if self.kind == AMOUNT else 2, 2), "result")

    def read(self, g: Bench) -> None:
        g.say(repr(self.result))


def together(*kinds: int, low: int = 1, high: int = 1, offered: int = 4) -> Few:
    return on(Few(), AsksOnce(kinds, low, high, offered))


def chains(g: Few, seat: int) -> Iterator[tuple[int, ...]]:
    """Every whole answer that a seat can reach pick by pick."""
    q = g.question(seat)
    assert q is not None

    def onwards(q: Question) -> Iterator[Question]:
        if q.done:
            yield q
        else:
            for option in g.next_picks(q):
                yield from onwards(g.picked(q, option))

    for whole in onwards(q):
        yield whole.picks


# ---- one kind after the other


def test_a_pick_is_one_option_an_amount_a_number_and_a_chain_all_its_picks() -> None:
    for kind, picks, result in (
        (PICK, [use(2)], repr(use(2))),
        (AMOUNT, [amount(2)], "2"),
        (ORDER, [use(0), use(2), use(1)], repr((use(0), use(2), use(1)))),
        (SUBSET, [use(2), use(0)], repr((use(2), use(0)))),
        (SPLIT, [use(1), use(1)], repr((use(1), use(1)))),
    ):
        g = on(Few(), AsksOne(kind))
        assert g.submit_all(1, picks) == OK, kind
        assert g.lines == [result]


def test_a_subset_is_picked_in_the_order_of_the_options_so_each_is_reached_once() -> None:
    found = list(chains(together(SUBSET, low=1, high=2), 0))
    assert len(found) == len(set(found)) == 4 + 6
    assert {frozenset(chain) for chain in found} == {
        frozenset(chosen) for n in (1, 2) for chosen in itertools.combinations([use(i) for i in range(4)], n)
    }


def test_a_pick_of_a_subset_is_refused_when_too_few_would_remain_for_the_rest() -> None:
    g = together(SUBSET, low=2, high=3)
    assert g.options(0) == [use(3), use(2), use(1)]
    assert g.submit(0, use(0)) == codes.TOO_FEW
    assert g.submit(0, DONE) == codes.TOO_FEW
    answers(g, (0, use(2)))
    assert g.submit(0, use(3)) == codes.OUT_OF_ORDER
    assert g.submit(0, use(2)) == codes.OUT_OF_ORDER
    answers(g, (0, use(1)))
    assert g.options(0) == [DONE, use(0)]


def test_the_last_possible_pick_completes_a_subset_and_so_does_the_highest_number() -> None:
    g = together(SUBSET, SUBSET, low=0, high=2)
    answers(g, (0, use(0)))
    assert g.to_act() == [1]
    answers(g, (1, use(3)), (1, use(2)))
    assert g.lines == ["0: use:0", "1: use:3 use:2"]


def test_an_order_takes_everything_once_and_the_last_follows_of_itself_only_when_picked() -> None:
    g = together(ORDER, offered=3)
    assert len(list(chains(g, 0))) == 6
    answers(g, (0, use(1)))
    assert g.submit(0, use(1)) == codes.TWICE
    answers(g, (0, use(0)), (0, use(2)))
    assert g.lines == ["0: use:1 use:0 use:2"]


def test_a_split_shares_the_whole_amount_and_each_share_is_reached_once() -> None:
    found = list(chains(together(SPLIT, low=3, offered=3), 0))
    assert len(found) == len(set(found)) == 10
    assert {len(chain) for chain in found} == {3}
    g = together(SPLIT, low=2)
    answers(g, (0, use(1)))
    assert g.options(0) == [use(1), use(0)]
    assert g.submit(0, use(2)) == codes.OUT_OF_ORDER
    assert g.submit(0, DONE) == codes.OUT_OF_RANGE


def test_an_amount_offers_every_number_between_its_bounds() -> None:
    g = together(AMOUNT, low=2, high=4)
    assert g.options(0) == [amount(2), amount(3), amount(4)]
    assert g.submit(0, amount(1)) == g.submit(0, amount(5)) == codes.OUT_OF_RANGE
    assert g.submit(0, pack(3, 1, n=3)) == g.submit(0, use(1)) == g.submit(0, -4) == codes.NO_SUCH_OPTION


def test_a_chain_with_nothing_to_pick_is_answered_when_it_is_asked() -> None:
    for kind, low, high, offered in ((SUBSET, 0, 2, 0), (ORDER, 1, 1, 0), (SUBSET, 0, 0, 4), (SPLIT, 0, 1, 4), (SPLIT, 2, 1, 0)):
        g = together(kind, low=low, high=high, offered=offered)
        assert g.pending is None
        assert g.lines == ["0: "]


kinds = st.sampled_from([SUBSET, ORDER, SPLIT])


@settings(max_examples=60, deadline=None)
@given(kind=kinds, low=st.integers(0, 4), more=st.integers(0, 3), offered=st.integers(1, 5), data=st.data())
def test_of_any_chain_exactly_what_is_offered_is_accepted(kind: int, low: int, more: int, offered: int, data: st.DataObject) -> None:
    g = together(kind, PICK, low=low, high=low + more, offered=offered)
    while 0 in g.to_act():
        q = g.question(0)
        assert q is not None
        offered_now = g.options(0)
        assert offered_now, q.encode()
        anything = data.draw(st.lists(st.integers(-10, 1 << 60) | st.builds(pack, st.integers(0, 12), st.integers(0, 6)), max_size=8))
        for option in [*offered_now, *anything, PASS, DONE, *[use(n) for n in range(6)]]:
            assert (g.code(q, option) == OK) == (option in offered_now), (q.encode(), option)
        answers(g, (0, data.draw(st.sampled_from(offered_now))))


@settings(max_examples=40, deadline=None)
@given(kind=kinds, low=st.integers(1, 3), more=st.integers(0, 2), offered=st.integers(1, 4))
def test_of_any_chain_no_two_ways_lead_to_the_same_answer(kind: int, low: int, more: int, offered: int) -> None:
    g = together(kind, low=low, high=low + more, offered=offered)
    found = list(chains(g, 0))
    same = found if kind == ORDER else [tuple(sorted(chain)) for chain in found]
    assert len(set(same)) == len(found)
    for chain in found:
        assert g.code_of_chain(0, [*chain, *([] if done_by(g, chain) else [DONE])]) == OK


def done_by(g: Few, chain: tuple[int, ...]) -> bool:
    q = g.question(0)
    assert q is not None
    for pick in chain:
        q = g.picked(q, pick)
    return q.done


# ---- together and in secret


def test_questions_asked_together_may_differ_and_are_put_in_the_order_of_seats() -> None:
    g = together(PICK, SUBSET, ORDER, AMOUNT, SPLIT, low=2, high=2, offered=3)
    assert g.to_act() == [0, 1, 2, 3, 4]
    answers(g, (3, amount(2)), (4, use(0)), (4, use(0)), (0, use(1)), (1, use(2)), (2, use(0)), (2, use(1)), (1, use(1)))
    assert g.to_act() == [2]
    answers(g, (2, use(2)))
    assert g.lines == ["0: use:1", "1: use:2 use:1", "2: use:0 use:1 use:2", "3: amount/2", "4: use:0 use:0"]


ANSWERS = ((use(3), use(1)), (use(2),), (use(0),), (use(3), use(2)))


def test_order_of_arrival_and_dithering_do_not_show() -> None:
    ends = set()
    for order in itertools.permutations(range(4)):
        g = together(SUBSET, PICK, PICK, SUBSET, low=2, high=2)
        for seat in order[:3]:
            answers(g, (seat, g.options(seat)[0]))
            assert g.retract(seat) == OK
        for seat in order:
            assert g.submit_all(seat, list(ANSWERS[seat])) == OK
        ends.add((digest(g), tuple(g.lines)))
    assert len(ends) == 1


def test_the_dusk_of_the_lab_ends_the_same_whoever_answers_first() -> None:
    start = lab(5, seed=3)
    wholes = {seat: first_chain(start, seat) for seat in range(5)}
    ends = set()
    for order in itertools.permutations(range(5)):
        g = forked(start)
        for seat in order:
            assert g.submit_all(seat, wholes[seat]) == OK
        ends.add(digest(g))
    assert len(ends) == 1


def first_chain(g: Lab, seat: int) -> list[int]:
    """The answer of taking the last option again and again."""
    q = g.question(seat)
    assert q is not None
    picks: list[int] = []
    while not q.done:
        picks.append(g.next_picks(q)[-1])
        q = g.picked(q, picks[-1])
    return picks


def test_picks_of_different_seats_may_interleave() -> None:
    one, other = together(SUBSET, SUBSET, low=2, high=2), together(SUBSET, SUBSET, low=2, high=2)
    answers(one, (0, use(3)), (1, use(2)), (0, use(2)), (1, use(1)))
    answers(other, (1, use(2)), (1, use(1)), (0, use(3)), (0, use(2)))
    assert digest(one) == digest(other)
    assert one.lines == other.lines


def test_an_answer_may_be_taken_back_until_all_are_in() -> None:
    g = together(PICK, SUBSET, PICK, low=0, high=2)
    answers(g, (0, use(1)), (1, use(3)))
    assert g.retract(0) == OK
    assert g.to_act() == [0, 1, 2]
    assert g.retract(1) == OK
    assert g.retract(1) == codes.NOT_ASKED
    answers(g, (0, use(2)), (1, DONE))
    assert g.retract(1) == OK  # nothing chosen is an answer too
    answers(g, (1, use(0)), (2, use(0)))
    assert g.lines == ["0: use:2", "1: use:0", "2: use:0"]


def test_a_whole_chain_replaces_half_of_one_and_a_whole_one() -> None:
    g = together(SUBSET, PICK, low=2, high=3)
    answers(g, (0, use(2)))
    assert g.submit_all(0, [use(3), use(2), DONE]) == OK
    assert g.submit_all(0, [use(3), use(1), use(0)]) == OK
    answers(g, (1, use(0)))
    assert g.lines == ["0: use:3 use:1 use:0", "1: use:0"]


def test_a_whole_chain_is_all_or_nothing() -> None:
    g = together(SUBSET, PICK, low=2, high=3)
    answers(g, (0, use(3)))
    before = encode(g)
    assert g.submit_all(0, [use(3)]) == codes.TOO_FEW
    assert g.submit_all(0, [use(3), use(2), use(1), use(0)]) == codes.TOO_MANY
    assert g.submit_all(0, [use(1), use(3)]) == codes.OUT_OF_ORDER
    assert g.submit_all(0, []) == codes.TOO_FEW
    assert g.submit_all(4, [use(1)]) == codes.NOT_ASKED
    assert encode(g) == before


def test_whoever_has_answered_is_not_asked_again() -> None:
    g = together(PICK, PICK)
    answers(g, (0, use(1)))
    assert g.submit(0, use(2)) == codes.ANSWERED
    assert g.options(0) == []


def test_a_seat_that_has_left_answers_with_what_is_declared_and_cannot_take_it_back() -> None:
    g = on(Few(), AsksAlsoGone())
    assert g.to_act() == [0, 1]
    assert g.retract(2) == codes.NOT_ASKED
    assert g.submit_all(2, [use(1)]) == codes.ANSWERED
    answers(g, (0, use(1)), (1, use(2)))
    assert g.lines == ["0: use:1", "1: use:2", "2: use:3"]


class AsksAlsoGone(AsksOnce):
    def ask(self, g: Bench) -> None:
        g.gone = 1 << 2
        g.ask_all([Question(seat, PICK, 4, gone=(use(3),)) for seat in (2, 1, 0)], "result")


def test_an_answer_that_gave_itself_cannot_be_taken_back_either() -> None:
    class AsksOneForNothing(AsksOnce):
        def ask(self, g: Bench) -> None:
            g.ask_all([Question(0, SUBSET, 0, 0, 2), Question(1, PICK, 4)], "result")

    g = on(Few(), AsksOneForNothing())
    assert g.retract(0) == codes.NOT_ASKED
    assert g.submit_all(0, []) == codes.ANSWERED
    assert g.to_act() == [1]


def test_a_concession_in_the_middle_asks_all_anew_whoever_had_answered() -> None:
    g = together(SUBSET, PICK, PICK, PICK, PICK, low=2, high=2)
    answers(g, (0, use(3)), (1, use(1)), (4, use(2)))
    numbers = g.numbers[:]
    g.concede(4)
    assert g.pending is not None
    assert [(q.seat, q.picks, q.done) for q in g.pending.questions] == [(seat, (), False) for seat in range(4)]
    assert g.numbers == [n + (seat < 4) for seat, n in enumerate(numbers)]
    assert g.submit(1, use(1), numbers[1]) == codes.STALE


def test_a_secret_answer_that_an_interruption_makes_illegal_is_asked_again() -> None:
    class Fewer(Frame[Bench]):
        EFFECT = True
        STEPS = ("rob",)
        SLOTS = ()

        def rob(self, g: Bench) -> None:
            g.first = 2

    class Robbed(Few):
        def enumerate(self, q: Question) -> list[int]:
            return super().enumerate(q)[self.first :]

    declared(Fewer)
    g = on(Robbed(), AsksOnce((PICK, PICK)))
    answers(g, (0, use(3)))
    g.interrupt(Fewer())
    assert g.to_act() == [0, 1]
    assert g.submit(0, use(3)) == codes.OUT_OF_RANGE
    assert g.options(0) == [use(1), use(0)]


# ---- numbers


def test_a_late_answer_is_found_out_by_its_number() -> None:
    g = together(SUBSET, PICK, low=2, high=2)
    number = g.numbers[0]
    answers(g, (0, use(3)))
    assert g.submit(0, use(2), number) == codes.STALE
    assert g.submit_all(0, [use(3), use(2)], number) == codes.STALE
    assert g.retract(0, number) == codes.STALE
    assert g.submit(0, use(2), g.numbers[0]) == OK


def test_numbers_are_each_seats_own() -> None:
    g = together(PICK, PICK)
    before = g.numbers[1]
    answers(g, (0, use(1)))
    assert g.numbers[1] == before


def test_picks_and_their_taking_back_do_not_repeat_a_number() -> None:
    g = together(SUBSET, PICK, low=2, high=2)
    seen = [g.numbers[0]]
    for _ in range(3):
        answers(g, (0, use(3)))
        seen.append(g.numbers[0])
        g.retract(0)
        seen.append(g.numbers[0])
    assert len(set(seen)) == len(seen)


# ---- refusals


@pytest.mark.parametrize("option", [-1, 7, 200, use(9), use(0) | 1 << 30, 1 << 70, pack(END), pack(USE, 4095)])
def test_a_refusal_changes_nothing_and_has_a_reason(option: int) -> None:
    g = together(PICK, SUBSET, low=2, high=2)
    before = encode(g)
    for seat in (0, 1):
        assert g.submit(seat, option) != OK
        assert g.why_not(seat, option) is not None
    assert encode(g) == before


def test_whoever_is_not_asked_is_told_so() -> None:
    g = together(PICK, PICK)
    assert g.submit(3, use(1)) == codes.NOT_ASKED
    assert g.retract(3) == codes.NOT_ASKED
    reason = g.why_not(3, use(1))
    assert reason is not None
    assert reason.code == "not-asked"
    assert g.why_not(0, use(1)) is None
    over = together(SUBSET, offered=0)
    assert over.submit(0, use(1)) == over.submit_all(0, [use(1)]) == over.retract(0) == codes.NOT_ASKED
    assert over.options(0) == []
