"""Re-deals of the lab: what a seat sees stays, all else may be anything that fits what it was told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from carmilla.games.lab.dealer import trails
from carmilla.games.lab.rules import Night
from carmilla.games.lab.spec import GAME
from carmilla.games.lab.state import FOUND, PLACES, STARTED, TRAIL, C, Q, V, Z, neighbours
from carmilla.games.lab.table import Lab
from carmilla.kernel.api import picture
from carmilla.kernel.codec import encode
from carmilla.kernel.codes import OK
from carmilla.kernel.decisions import AMOUNT
from carmilla.kernel.options import NONE, amount, pack
from carmilla.kernel.rng import Rng
from tests.kernel.bench import answers, asked, deal_to, forked, lab, lay, pass_until, passes

Clues = tuple[tuple[int, int, int], ...]


def dealt(g: Lab, viewer: int, key: int = 0) -> Lab:
    t = GAME.deal(g, viewer, Rng(b"deal %d" % key))
    assert isinstance(t, Lab)
    return t


def moments(seats: int, seed: int, share: float) -> Iterator[Lab]:
    """Some of the positions of a random game."""
    g, rng = lab(seats, seed), random.Random(seed)
    while g.pending is not None:
        if rng.random() < share:
            yield g
        seat = rng.choice(g.to_act())
        assert g.submit(seat, rng.choice(g.options(seat))) == OK


# ---- the tracker


def by_brute_force(told: Clues) -> set[tuple[int, ...]]:
    """Every whole walk, from every start, held against every clue."""
    walks: list[tuple[int, ...]] = [(place,) for place in range(PLACES) if not told[0][1] >> place & 1]
    for kind, place, which in told[1:]:
        if kind == FOUND:
            walks = [walk for walk in walks if (walk[:TRAIL].index(place) if place in walk[:TRAIL] else NONE) == which]
        else:
            walks = [(to, *walk) for walk in walks for to in neighbours(walk[0]) if to not in walk[:TRAIL]]
    return {walk[:TRAIL] for walk in walks}


def test_the_tracker_knows_exactly_the_trails_that_fit() -> None:
    compared = 0
    seen: Clues = ()
    for seed in range(6):
        for g in moments(4, seed, 1.0):
            if g.told_of_trail and g.told_of_trail != seen:
                seen = g.told_of_trail
                fitting = trails(seen)
                assert len(set(fitting)) == len(fitting)
                assert set(fitting) == by_brute_force(seen)
                assert g.trail in fitting
                compared += 1
    assert compared > 60


def test_a_place_found_empty_is_on_no_trail_and_one_found_is_where_it_was_found() -> None:
    start: Clues = ((STARTED, 0b1001, 0),)
    assert trails(start) == [(place,) for place in (1, 2, 4, 5, 6, 7)]
    assert trails((*start, (FOUND, 2, NONE))) == [(place,) for place in (1, 4, 5, 6, 7)]
    assert trails((*start, (1, 0, 0), (FOUND, 2, 1))) == [(0, 2), (3, 2), (6, 2)]


# ---- the dealer


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_viewer_sees_and_may_answer_stays(seats: int) -> None:
    for g in moments(seats, seats, 0.2):
        for viewer in range(seats + 1):
            t = dealt(g, viewer)
            assert picture(t, viewer) == picture(g, viewer)
            assert t.to_act() == g.to_act()
            assert len(t.options(viewer)) == len(g.options(viewer))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tables_that_look_alike_are_dealt_alike(seats: int) -> None:
    for g in moments(seats, seats + 10, 0.2):
        for viewer in range(seats + 1):
            one, other = dealt(g, viewer, 1), dealt(g, viewer, 2)
            assert encode(dealt(one, viewer, 3)) == encode(dealt(other, viewer, 3)) == encode(dealt(g, viewer, 3))


def test_a_deal_leaves_the_table_as_it_is() -> None:
    for g in moments(4, 3, 0.3):
        before = encode(g)
        dealt(g, 1)
        assert encode(g) == before


def test_a_dealt_table_can_be_played_to_its_end() -> None:
    for i, g in enumerate(moments(4, 4, 0.2)):
        t, rng = dealt(g, i % 5), random.Random(i)
        while t.pending is not None:
            assert not t.invariants()
            seat = t.to_act()[0]
            assert t.submit(seat, rng.choice(t.options(seat))) == OK


def walked(nights: int) -> Lab:
    g = lab(3, 2)
    for _ in range(nights):
        pass_until(g, Q.SEARCHING)
        while asked(g) == [Q.SEARCHING]:
            passes(g, *g.to_act())
    return g


def test_hunters_are_dealt_every_trail_that_fits_about_as_often() -> None:
    g = walked(2)
    fitting = trails(g.told_of_trail)
    rounds = 60 * len(fitting)
    counts = Counter(dealt(g, 1, key).trail for key in range(rounds))
    assert set(counts) == set(fitting)
    assert sum((count - 60) ** 2 / 60 for count in counts.values()) < 2 * len(fitting)


def test_the_walker_keeps_its_trail_and_others_know_nothing_more() -> None:
    g = walked(3)
    assert {dealt(g, 0, key).trail for key in range(20)} == {g.trail}
    assert len({dealt(g, 3, key).trail for key in range(40)}) > 5


def test_what_was_written_down_may_be_anything_for_others_and_is_the_same_in_a_mark() -> None:
    g = lab(4)
    assert g.pending is not None
    (seer,) = [q.seat for q in g.pending.questions if q.kind == AMOUNT]
    answers(g, (seer, amount(3)))
    pass_until(g, Q.RAIDING)
    answers(g, (0, pack(V.RAID, 0, 1)))
    answers(g, (0, g.options(0)[1]))
    assert len(g.marks) == 1
    seen = set()
    for key in range(60):
        for viewer in (seer, 0):
            t = dealt(g, viewer, key)
            (now,) = [frame for frame in t.stack if isinstance(frame, Night)]
            (then,) = [frame for frame in t.marks[0].table.stack if isinstance(frame, Night)]
            assert now.foretold == then.foretold
            assert viewer == 0 or now.foretold == 3
            if viewer == 0:
                seen.add(now.foretold)
    assert seen == {0, 1, 2, 3, 4}


def test_answers_that_wait_are_chosen_again_and_half_a_chain_does_not_show() -> None:
    g = lab(5, 1)
    for seat in (0, 1, 2):
        while seat in g.to_act():
            answers(g, (seat, g.options(seat)[-1]))
    assert g.pending is not None
    (half,) = [q.seat for q in g.pending.questions if q.ask == Q.ORDERING]
    before = dealt(g, 5)
    answers(g, (half, g.options(half)[-1]))
    assert encode(dealt(g, 5)) == encode(before)
    answered = set()
    for key in range(20):
        t = dealt(g, half, key)
        assert t.to_act() == g.to_act()
        q, own = t.question(0), t.question(half)
        assert q is not None
        assert own is not None
        assert len(own.picks) == 1
        answered.add(q.picks)
        for seat in t.to_act():
            while seat in t.to_act() and asked(t)[0] < Q.LAYING:
                answers(t, (seat, t.options(seat)[-1]))
        assert t.trail in trails(t.told_of_trail)
    assert len(answered) > 2


def test_of_a_first_hand_only_the_third_card_is_dealt_again() -> None:
    g = lab(3)
    thirds = set()
    for key in range(60):
        t = dealt(g, 1, key)
        hand = sorted([t.ident[card] for card in t.row(Z.HAND, 2)])
        rest = hand[:]
        rest.remove(C.HUNT)
        rest.remove(C.READY)
        thirds.add(rest[0])
    assert thirds == {C.HUNT, C.AMBUSH, C.ASSAULT, C.RUMOUR}


def test_after_a_deal_an_illegal_attack_still_goes_back_to_the_guards() -> None:
    g = lab(3)
    deal_to(g, 0, C.RUMOUR)
    pass_until(g, Q.RAIDING)
    answers(g, (0, pack(V.RAID, 0, 1)), (0, lay(g.row(Z.HAND, 0)[0])))
    blood = g.blood[:]
    for key in range(20):
        t = dealt(g, 0, key)
        answers(t, (1, pack(V.GUARD, 1)))
        assert t.blood[1] == blood[1] - 1
        answers(t, (1, t.options(1)[-1]))
        assert asked(t) == [Q.GUARDING]
        assert t.blood == blood
        assert not t.invariants()


def test_a_fork_of_a_dealt_table_is_dealt_alike() -> None:
    g = walked(1)
    assert encode(dealt(forked(g), 2)) == encode(dealt(g, 2))
