"""Undo: up to the last barrier, under new numbers, never what somebody else did."""

from __future__ import annotations

from carmilla.games.lab.state import Q, V
from carmilla.games.lab.table import Lab
from carmilla.kernel import codes
from carmilla.kernel.codec import digest, encode
from carmilla.kernel.codes import OK
from carmilla.kernel.history import History
from carmilla.kernel.options import pack
from tests.kernel.bench import TurnOf, answers, asked, bench, dusk, forked, lab, pass_until, passes, use


def own_choice() -> Lab:
    """Seat 1 declares a raid and lays an attack: two answers of one seat in a row."""
    g = lab(3)
    pass_until(g, Q.RAIDING)
    passes(g, 0)
    answers(g, (1, pack(V.RAID, 1, 2)))
    assert g.to_act() == [1]
    assert asked(g) == [Q.ATTACKING]
    return g


def test_an_answer_is_undone_as_if_it_had_not_been_given() -> None:
    g, history = own_choice(), History()
    before, events = digest(g), g.barrier
    history.before(g)
    answers(g, (1, g.options(1)[1]))
    assert g.barrier == events
    undone = history.undo(g)
    assert undone is not None
    assert digest(undone) == before
    assert undone.to_act() == [1]


def test_question_numbers_go_on_so_that_a_late_answer_stays_late() -> None:
    g, history = own_choice(), History()
    number = g.numbers[1]
    history.before(g)
    answers(g, (1, g.options(1)[1]))
    now = g.numbers[1]
    undone = history.undo(g)
    assert undone is not None
    assert undone.numbers[1] == now + 1
    assert undone.submit(1, undone.options(1)[0], number) == codes.STALE
    assert undone.submit(1, undone.options(1)[0], now) == codes.STALE
    assert undone.submit(1, undone.options(1)[0], now + 1) == OK


def test_several_answers_of_one_seat_are_undone_one_by_one() -> None:
    g, history = bench(TurnOf(0)), History()
    g.last_seat = 0
    digests = []
    for _ in range(3):
        digests.append(digest(g))
        history.before(g)
        answers(g, (0, use(1)))
    for expected in reversed(digests):
        undone = history.undo(g)
        assert undone is not None
        g = undone  # type: ignore[assignment]
        assert digest(g) == expected
    assert history.undo(g) is None


def test_another_seats_answer_is_a_barrier() -> None:
    g, history = own_choice(), History()
    history.before(g)
    passes(g, 1)
    history.before(g)
    passes(g, g.to_act()[0])
    assert history.undo(g) is None


def test_what_somebody_learnt_is_a_barrier() -> None:
    g, history = lab(3), History()
    pass_until(g, Q.LAYING)
    for seat in range(3):
        answers(g, (seat, g.options(seat)[1]))
    passes(g, 0)
    looker = g.to_act()[0]
    g.last_seat = looker
    history.before(g)
    answers(g, (looker, g.options(looker)[1]))
    assert history.undo(g) is None


def test_no_undo_inside_simultaneous_answers_where_taking_back_is_the_undo() -> None:
    g, history = lab(4), History()
    history.before(g)
    answers(g, (0, g.options(0)[0]), (2, g.options(2)[0]))
    assert history.undo(g) is None
    other = g.question(2)
    assert g.retract(0) == OK
    assert g.question(2) is other


def test_simultaneous_answers_revealed_are_a_barrier() -> None:
    g, history = lab(3), History()
    pass_until(g, Q.SEARCHING)
    history.before(g)
    passes(g, *g.to_act())
    while asked(g) == [Q.SEARCHING]:
        history.before(g)
        passes(g, *g.to_act())
    dusk(g)
    assert history.undo(g) is None


def test_a_concession_is_no_ones_to_undo() -> None:
    g, history = own_choice(), History()
    history.before(g)
    answers(g, (1, g.options(1)[1]))
    assert history.undo(forked(g)) is not None
    history.before(g)
    g.concede(2)
    assert history.undo(g) is None


def test_undoing_leaves_the_table_that_is_undone_as_it_is() -> None:
    g, history = own_choice(), History()
    history.before(g)
    answers(g, (1, g.options(1)[1]))
    before = encode(g)
    undone = history.undo(g)
    assert undone is not None
    passes(undone, 1)
    assert encode(g) == before
