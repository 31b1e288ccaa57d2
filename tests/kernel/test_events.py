"""Events: one stream per viewer, and in each only what that viewer may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from carmilla.games.lab.state import C, E, Q, V, Z
from carmilla.games.lab.table import Lab
from carmilla.kernel.codes import OK
from carmilla.kernel.decisions import AMOUNT
from carmilla.kernel.events import ANSWERED, ASKED, LEFT, MOVED, REWOUND, SHOWN, SHUFFLED, Recorder
from carmilla.kernel.knowledge import Knowing
from carmilla.kernel.options import CARD, NONE, pack
from tests.kernel.bench import answers, asked, deal_to, dusk, forked, lab, lay, pass_until, passes


class Watched(Recorder):
    """Remembers for each event that names a card which card it was and who had seen it by then."""

    def __init__(self, viewers: int) -> None:
        super().__init__(viewers)
        self.cards: list[list[tuple[list[Any], int, int]]] = [[] for _ in range(viewers)]

    def note(self, card: int, saw: int) -> None:
        for viewer, stream in enumerate(self.streams):
            self.cards[viewer].append((stream[-1], card, saw))

    def shown(self, g: Knowing, card: int, to: int) -> None:
        super().shown(g, card, to)
        self.note(card, g.known[card])

    def moved(self, g: Knowing, card: int, old: int, new: int, earlier: int, saw: int, left: int, took: int) -> None:
        super().moved(g, card, old, new, earlier, saw, left, took)
        self.note(card, saw | g.known[card])


def watched(seats: int, seed: int) -> tuple[Lab, Watched]:
    g, recorder = lab(seats, seed), Watched(seats + 1)
    g.recorder = recorder
    return g, recorder


@pytest.mark.parametrize("seed", range(3))
def test_an_identity_is_told_to_those_who_see_the_card_and_to_nobody_else(seed: int) -> None:
    g, recorder = watched(3 + seed, seed)
    rng = random.Random(seed)
    while g.pending is not None:
        assert g.submit(g.to_act()[0], rng.choice(g.options(g.to_act()[0]))) == OK
    told = withheld = 0
    for viewer, noted in enumerate(recorder.cards):
        for event, card, saw in noted:
            sees = bool(saw >> viewer & 1)
            assert event[1][1] == (g.ident[card] if sees else NONE)
            told, withheld = told + sees, withheld + (not sees)
    assert told > 100
    assert withheld > 100


def test_every_viewer_has_a_stream_the_spectator_too() -> None:
    for seats in (3, 4, 5):
        g = lab(seats)
        assert g.recorder is not None
        assert len(g.recorder.streams) == seats + 1
        assert all(g.recorder.streams)


def since(g: Lab, lengths: list[int]) -> list[list[list[Any]]]:
    assert g.recorder is not None
    return [stream[length:] for stream, length in zip(g.recorder.streams, lengths, strict=True)]


def lengths(g: Lab) -> list[int]:
    assert g.recorder is not None
    return [len(stream) for stream in g.recorder.streams]


def moves(stream: list[list[Any]]) -> list[list[Any]]:
    return [event for event in stream if event[0] == MOVED]


# ---- what the rules say about who sees what


def test_of_a_first_hand_everybody_is_told_two_cards_and_only_its_owner_the_third() -> None:
    g = lab(3)
    assert g.recorder is not None
    for viewer, stream in enumerate(g.recorder.streams):
        hand = [event for event in moves(stream) if event[3] == Z.HAND * g.seats + 2][:3]
        told = [event[1][1] for event in hand]
        assert told == [C.HUNT, C.READY, g.ident[g.row(Z.HAND, 2)[2]] if viewer == 2 else NONE]


def test_a_card_laid_face_down_is_told_to_its_owner_alone_and_can_be_followed_by_all() -> None:
    g = lab(3)
    pass_until(g, Q.LAYING)
    card = g.row(Z.HAND, 0)[0]
    before = lengths(g)
    answers(g, (0, lay(card)))
    for viewer, stream in enumerate(since(g, before)):
        (event,) = moves(stream)
        assert event[1][1] == (g.ident[card] if viewer == 0 else NONE)
        assert event[4] == g.handle_for(viewer, card) != 0
        assert (event[1][0] != 0) == (viewer == 0)  # in the hand the others could not call it anything


def test_a_card_gets_a_new_name_when_it_comes_out_of_a_hand_again() -> None:
    g = lab(3)
    card = g.row(Z.HAND, 0)[0]
    names = []
    for _ in range(2):
        pass_until(g, Q.LAYING)
        while g.to_act() != [0]:
            passes(g, *g.to_act())
        answers(g, (0, lay(card)))
        names.append(g.handle_for(1, card))
        pass_until(g, Q.SEARCHING)
        while asked(g) == [Q.SEARCHING]:
            passes(g, *g.to_act())
        assert g.handle_for(1, card) == 0
    assert names[0] != names[1]


def test_everybody_sees_who_looks_and_only_the_looker_what() -> None:
    g = lab(3)
    pass_until(g, Q.LAYING)
    card = g.row(Z.HAND, 1)[0]
    passes(g, 0)
    answers(g, (1, lay(card)))
    passes(g, 2)
    before = lengths(g)
    answers(g, (0, pack(V.LOOK, card)))
    for viewer, stream in enumerate(since(g, before)):
        shown = [event for event in stream if event[0] == SHOWN]
        assert [(event[1][1], event[2]) for event in shown] == [(g.ident[card] if viewer in (0, 1) else NONE, 1 << 0)]


def test_cards_that_go_home_are_told_by_place_only_to_whom_the_hand_belongs() -> None:
    g = lab(3)
    pass_until(g, Q.LAYING)
    answers(g, (0, lay(g.row(Z.HAND, 0)[0])))
    pass_until(g, Q.SEARCHING)
    before = lengths(g)
    while asked(g) == [Q.SEARCHING]:
        passes(g, *g.to_act())
    for viewer, stream in enumerate(since(g, before)):
        home = [event for event in moves(stream) if event[3] == Z.HAND * g.seats]
        assert len(home) == 1
        assert (home[0][4] != 0) == (home[0][6] != NONE) == (viewer == 0)


def test_a_shuffle_says_only_that_it_was() -> None:
    g = lab(3)
    before = lengths(g)
    g.shuffle(Z.DECK, 1)
    assert since(g, before) == [[[SHUFFLED, Z.DECK * 3 + 1]]] * 4


def test_where_the_walker_goes_is_told_to_nobody_and_what_a_search_finds_to_all() -> None:
    g = lab(3)
    pass_until(g, Q.SEARCHING)
    assert g.recorder is not None
    for viewer, stream in enumerate(g.recorder.streams):
        steps = [event for event in stream if event[0] == E.STEPPED]
        assert steps == [[E.STEPPED]]
        own = [event for event in stream if event[0] == ANSWERED and event[2].startswith("step")]
        assert len(own) == (1 if viewer == 0 else 0)
    before = lengths(g)
    place = g.pawn[1]
    answers(g, (1, pack(V.SEARCH, place)))
    found = g.told_of_trail[-1][2]
    for stream in since(g, before):
        assert [event for event in stream if event[0] == E.SEARCHED] == [[E.SEARCHED, 1, place, found]]


# ---- answers


def test_that_somebody_is_asked_is_told_to_all() -> None:
    g = lab(4)
    assert g.recorder is not None
    for stream in g.recorder.streams:
        assert [event[1] for event in stream if event[0] == ASKED] == [0, 1, 2, 3]


def test_a_secret_answer_is_told_to_nobody_else_however_many_picks_it_takes() -> None:
    g = lab(5)
    before = lengths(g)
    for seat in (4, 1, 3):
        q = g.question(seat)
        assert q is not None
        while seat in g.to_act():
            answers(g, (seat, g.options(seat)[-1]))
    streams = since(g, before)
    for seat in (0, 2, 5):
        assert streams[seat] == []
    for seat in (1, 3, 4):
        assert streams[seat]
        assert {(event[0], event[1]) for event in streams[seat]} == {(ANSWERED, seat)}


def test_an_open_answer_is_told_as_what_it_does() -> None:
    g = lab(3)
    pass_until(g, Q.RAIDING)
    before = lengths(g)
    passes(g, 0)
    streams = since(g, before)
    assert [event[0] for event in streams[0]] == [ANSWERED, ASKED]
    assert [event[0] for event in streams[1]] == [ASKED]


def test_a_card_in_an_answer_is_called_as_that_viewer_calls_it() -> None:
    g = lab(3)
    pass_until(g, Q.LAYING)
    card = g.row(Z.HAND, 0)[1]
    name = g.handle_for(0, card)
    answers(g, (0, lay(card)))
    assert g.recorder is not None
    told = [event for event in g.recorder.streams[0] if event[0] == ANSWERED][-1]
    assert told == [ANSWERED, 0, f"lay:c{name}"]


def test_a_seat_that_leaves_is_told_to_all() -> None:
    g = lab(4)
    before = lengths(g)
    g.concede(2)
    for stream in since(g, before):
        assert [event for event in stream if event[0] == LEFT] == [[LEFT, 1 << 2]]


# ---- streams


def test_a_fork_tells_nobody() -> None:
    g = lab(3)
    before = lengths(g)
    dusk(forked(g))
    assert lengths(g) == before


def test_blood_is_what_it_was_plus_all_that_was_told_of_it() -> None:
    g, rng = lab(4, 5), random.Random(5)
    while g.pending is not None:
        answers(g, (g.to_act()[0], rng.choice(g.options(g.to_act()[0]))))
    assert g.recorder is not None
    for stream in g.recorder.streams:
        if not [event for event in stream if event[0] == REWOUND]:
            assert [6 + sum(event[2] for event in stream if event[0] == E.BLOOD and event[1] == seat) for seat in range(4)] == g.blood


def test_every_event_has_the_arguments_that_its_kind_declares() -> None:
    g, rng = lab(5, 2), random.Random(2)
    while g.pending is not None:
        answers(g, (g.to_act()[0], rng.choice(g.options(g.to_act()[0]))))
    assert g.recorder is not None
    kinds = set()
    for stream in g.recorder.streams:
        for kind, *arguments in stream:
            kinds.add(kind)
            elements = Lab.EVENTS[kind].elements
            assert len(arguments) == len(elements), Lab.EVENTS[kind].name
            for element, argument in zip(elements, arguments, strict=True):
                assert isinstance(argument, list) == (element == CARD)
    assert len(kinds) >= 12


def test_what_was_written_down_is_told_at_dawn_and_not_before() -> None:
    g = lab(4)
    assert g.pending is not None
    (seer,) = [q.seat for q in g.pending.questions if q.kind == AMOUNT]
    pass_until(g, Q.SEARCHING)
    assert g.recorder is not None
    assert not [event for stream in g.recorder.streams for event in stream if event[0] == E.FORETOLD]
    while asked(g) == [Q.SEARCHING]:
        passes(g, *g.to_act())
    for stream in g.recorder.streams:
        assert [event for event in stream if event[0] == E.FORETOLD] == [[E.FORETOLD, seer, 0]]


def test_a_raid_shows_both_cards_to_all() -> None:
    g = lab(3)
    deal_to(g, 0, C.AMBUSH)
    deal_to(g, 1, C.READY)
    pass_until(g, Q.RAIDING)
    answers(g, (0, pack(V.RAID, 0, 1)), (0, lay(g.row(Z.HAND, 0)[0])))
    passes(g, 1, 2)
    before = lengths(g)
    answers(g, (1, lay(g.row(Z.HAND, 1)[0])))
    for stream in since(g, before):
        shown = [event for event in stream if event[0] == SHOWN]
        assert [event[1][1] for event in shown] == [C.AMBUSH, C.READY]
        assert [event[2] for event in shown] == [g.everybody()] * 2
