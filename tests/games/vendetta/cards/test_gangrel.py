"""Clan Gangrel: what each card does, and what it does not."""

from __future__ import annotations

import pytest

from tests.games.vendetta.cards.stage import HAVEN, Stage, stage
from tests.marks import rule


def three() -> Stage:
    """Ana Ventrue, Bea Gangrel, Cai Brujah."""
    return stage("ventrue gangrel brujah")


def test_ga01_does_nothing_for_whoever_skips_the_consequence_step() -> None:
    s = three()
    s.Bea.at(1, "GA01")
    s.Bea.blood(1, 3)
    s.Ana.at(1, "VE03")
    s.Ana.blood(1, 1)
    s.resolve(1)
    s.go("Bea way 1")  # rather than be stolen from: its consequence effect is lost
    s.over()
    assert s.Bea.pool == 6 and s.Bea.assigned(1) == 3


def test_ga01_takes_all_own_blood_there_back_once_it_has_counted_and_no_other() -> None:
    s = three()
    s.Bea.at(1, "GA01")
    s.Bea.blood(1, 3)
    s.Bea.blood(2, 1)
    s.Ana.blood(1, 2)
    s.resolve(1)
    s.over()
    assert s.Bea.pool == 9 and s.Bea.assigned(1) == 0 and s.Bea.assigned(2) == 1 and s.Ana.assigned(1) == 2
    assert s.Bea.influence == 3 + 1  # it won with that blood


@rule("vendetta.card.ga02", "vendetta.term.power")
def test_ga02_halves_each_printed_number_of_rivals() -> None:
    s = three()
    s.Bea.at(1, "GA02")
    s.Cai.at(1, "BR05", "BR03")
    s.Cai.blood(1, 2)
    assert s.Cai.power(1) == 1 + 2 + 2


@rule("vendetta.card.ga02", "vendetta.conflict.modifier-order")
def test_ga02_touches_neither_bonuses_nor_blood_nor_its_owners_cards() -> None:
    s = three()
    s.Bea.at(1, "GA02")
    s.Cai.at(1, "BR01")
    s.Cai.blood(1, 2)
    assert s.Cai.power(1) == (3 - 2) + 2  # the penalty comes after the halving
    assert s.Bea.power(1) == 2
    s.Ana.at(1, "VE04")
    assert s.Ana.power(1) == 6  # as printed, whatever changes it


def test_ga03_makes_each_own_blood_there_count_two() -> None:
    s = three()
    s.Bea.at(1, "GA03")
    s.Bea.blood(1, 3)
    assert s.Bea.power(1) == 1 + 6


def test_ga03_changes_no_blood_of_others_or_elsewhere() -> None:
    s = three()
    s.Bea.at(1, "GA03")
    s.Bea.at(2, "GA02")
    s.Bea.blood(2, 2)
    s.Ana.blood(1, 3)
    assert s.Bea.power(2) == 4 and s.Ana.power(1) == 3


def test_ga04_takes_half_of_each_pile_rounded_up() -> None:
    s = three()
    s.Bea.at(1, "GA04")
    s.Ana.blood(1, 3)
    s.Cai.blood(1, 4)
    s.resolve(1)
    s.over()
    assert s.Bea.pool == 6 + 2 + 2 and s.Ana.assigned(1) == 1 and s.Cai.assigned(1) == 2


def test_ga04_takes_nothing_from_pools() -> None:
    s = three()
    s.Bea.at(1, "GA04")
    s.Ana.at(1, "VE08")
    s.Bea.blood(1, 2)
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Bea.assigned(1)] == [6, 6, 2]


@rule("vendetta.card.ga05")
def test_ga05_exchanges_all_and_assigns_two_more() -> None:
    s = three()
    s.Bea.at(1, "GA05")
    s.Bea.blood(1, 3)
    s.Bea.holds(5)
    s.resolve(1)
    s.go("Bea yes")
    s.over()
    assert s.Bea.pool == 3 and s.Bea.assigned(1) == 7


@rule("vendetta.card.ga05")
def test_ga05_is_not_offered_without_assigned_blood_and_may_be_declined() -> None:
    s = three()
    s.Bea.at(1, "GA05")
    s.resolve(1)
    s.over()
    s = three()
    s.Bea.at(1, "GA05")
    s.Bea.blood(1, 1)
    s.resolve(1)
    s.go("Bea no")
    s.over()
    assert s.Bea.pool == 6 and s.Bea.assigned(1) == 1


@rule("vendetta.card.ga06", "vendetta.term.play-card")
def test_ga06_assigns_one_for_each_card_an_opponent_plays_there_either_side_up() -> None:
    s = three()
    s.Bea.at(1, "GA06")
    s.Ana.hand("VE01", "VE05")
    s.plays("Ana", "play VE01 1")
    s.plays("Ana", "play VE05 1 down")
    assert s.Bea.assigned(1) == 2 and s.Bea.pool == 6


@rule("vendetta.card.ga06")
def test_ga06_minds_neither_its_owners_plays_nor_moved_cards_nor_other_locations() -> None:
    s = stage("nosferatu gangrel brujah")
    s.Bea.at(HAVEN, "GA06")
    s.Bea.hand("GA02")
    s.plays("Bea", "play GA02 haven")
    s.Cai.hand("BR07")
    s.plays("Cai", "play BR07 1")
    s.Ana.at(2, "NO01")
    s.resolve(2)
    s.over()
    assert s.Ana.cards(HAVEN) == ["NO01"] and s.Bea.assigned(HAVEN) == 0


@pytest.mark.parametrize(("there", "moved"), [(1, 1), (3, 2), (4, 2)])
def test_ga07_moves_half_of_the_own_blood_rounded_up(there: int, moved: int) -> None:
    s = three()
    s.Bea.at(1, "GA07")
    s.Bea.blood(1, there)
    s.resolve(1)
    s.go("Bea yes")
    assert s.offered("Bea") == ["location 2", "location haven"]
    s.go("Bea location 2")
    s.over()
    assert s.Bea.assigned(1) == there - moved and s.Bea.assigned(2) == moved and s.Bea.pool == 6


def test_ga07_is_not_offered_without_blood_and_may_be_declined() -> None:
    s = three()
    s.Bea.at(1, "GA07")
    s.resolve(1)
    s.over()
    s = three()
    s.Bea.at(1, "GA07")
    s.Bea.blood(1, 2)
    s.resolve(1)
    s.go("Bea no")
    s.over()
    assert s.Bea.assigned(1) == 2


def test_ga08_assigns_two_from_the_supply() -> None:
    s = three()
    s.Bea.at(1, "GA08")
    s.resolve(1)
    s.over()
    assert s.Bea.assigned(1) == 2 and s.Bea.pool == 6


def test_ga08_assigns_nothing_while_its_owner_skips_the_setup() -> None:
    s = three()
    s.Bea.at(1, "GA08")
    s.Ana.at(1, "VE03")
    s.resolve(1)
    s.go("Bea way 1")
    s.over()
    assert s.Bea.assigned(1) == 0


def test_ga09_steals_one_from_each_rival_and_from_nobody_else() -> None:
    s = three()
    s.Bea.at(1, "GA09")
    s.Ana.at(1, "VE08")
    s.Cai.at(2, "BR07")
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [5, 7, 6]
