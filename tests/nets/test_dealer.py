"""Dealing again: nothing that a viewer cannot see comes through, and everything that it can see does."""

from __future__ import annotations

import random

import pytest

from carmilla.games import find
from carmilla.games.lab.state import Q
from carmilla.kernel.api import Rng, Table, encode, picture
from carmilla.kernel.dealer import STAND_IN
from carmilla.nets.common import play_on, setting
from carmilla.nets.invariants import broken
from carmilla.nets.leaks import Pair, Report

GAMES = ("lab", "vtes")


def tables(name: str, count: int, most: int) -> list[Table]:
    """Random tables, each somewhere in its game."""
    found: list[Table] = []
    for seed in range(count * 3):
        g = setting(find(name)).table(seed)
        play_on(g, seed, random.Random(seed).randrange(most))
        if g.pending is not None and len(found) < count:
            found.append(g)
    return found


def viewers(g: Table) -> range:
    return range(g.seats + 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_viewer_sees_the_same_after_a_re_deal(name: str) -> None:
    for g in tables(name, 12, 150):
        for viewer in viewers(g):
            assert picture(find(name).deal(g, viewer, Rng(b"a")), viewer) == picture(g, viewer)


@pytest.mark.parametrize("name", GAMES)
def test_a_re_deal_of_a_re_deal_is_a_re_deal(name: str) -> None:
    game = find(name)
    for g in tables(name, 12, 150):
        for viewer in viewers(g):
            other = game.deal(g, viewer, Rng(b"a"))
            assert encode(game.deal(other, viewer, Rng(b"b"))) == encode(game.deal(g, viewer, Rng(b"b")))


@pytest.mark.parametrize("name", GAMES)
def test_dealt_tables_are_sound_and_can_be_played_to_the_end(name: str) -> None:
    game = find(name)
    for g in tables(name, 6, 150):
        for viewer in viewers(g):
            dealt = game.deal(g, viewer, Rng(b"c"))
            assert broken(dealt) == []
            play_on(dealt, 1, 60)
            assert broken(dealt) == []


def test_hidden_choices_of_others_do_not_come_through() -> None:
    """Somebody lays this card or that one, face down."""
    game, laid = find("lab"), 0
    for seed in range(20):
        g = setting(game).table(seed)
        play_on(g, seed, 40 + seed)
        while g.pending is not None and g.pending.questions[0].ask != Q.LAYING:
            play_on(g, seed, 1)
        if g.pending is None:
            continue
        seat = g.to_act()[0]
        one, other = [table_after(g, seat, option) for option in (g.options(seat)[1], g.options(seat)[-1])]
        laid += encode(one, counters=False) != encode(other, counters=False)
        for viewer in viewers(g):
            if viewer != seat:
                assert picture(one, viewer) == picture(other, viewer)
                assert encode(game.deal(one, viewer, Rng(b"d"))) == encode(game.deal(other, viewer, Rng(b"d")))
    assert laid > 10


def table_after(g: Table, seat: int, option: int) -> Table:
    table = g.fork()
    assert isinstance(table, Table)
    table.submit(seat, option)
    return table


def test_what_others_call_their_cards_is_made_up() -> None:
    for g in tables("lab", 5, 100):
        dealt = find("lab").deal(g, g.seats, Rng(b"e"))
        handles = [handle for handle in dealt.handle if handle]
        assert len(handles) == len(set(handles))
        for at, row in enumerate(dealt.rows):
            for card in row:
                if not dealt.tellers[at] >> g.seats & 1:
                    assert dealt.handle[card] == STAND_IN + card


def test_answers_that_wait_are_chosen_again_and_half_chains_forgotten() -> None:
    met = 0
    for seed in range(30):
        g = setting(find("lab")).table(seed)
        chance = random.Random(seed)
        assert g.pending is not None and g.pending.several
        for seat in g.to_act()[1:]:
            g.submit(seat, chance.choice(g.options(seat)))
        dealt = find("lab").deal(g, 0, Rng(b"%d" % seed))
        for seat in range(1, g.seats):
            one, other = g.question(seat), dealt.question(seat)
            assert one is not None and other is not None and one.done == other.done
            met += one.picks != other.picks
            assert other.done or other.picks == ()
    assert met > 10


def test_the_generator_and_the_counters_of_others_are_new() -> None:
    for g in tables("lab", 5, 100):
        dealt = find("lab").deal(g, 1, Rng(b"f"))
        assert dealt.key != g.key
        assert dealt.drawn == 0
        assert dealt.numbers == [n if seat == 1 else 0 for seat, n in enumerate(g.numbers)]


def test_worlds_differ_from_deal_to_deal() -> None:
    g = tables("vtes", 1, 200)[0]
    deals = {tuple(find("vtes").deal(g, 0, Rng(b"%d" % n)).ident) for n in range(20)}
    assert len(deals) == 20


def test_a_pair_is_compared_to_its_end() -> None:
    report = Report()
    for n, g in enumerate(tables("lab", 10, 100)):
        Pair(find("lab"), g, n % (g.seats + 1), (n, n), report).play_on()
    assert report.leaks.texts == []
    assert report.steps > 20
