"""The Location cards: what each does, and what it does not."""

from __future__ import annotations

import pytest

from tests.games.vendetta.cards.stage import HAVEN, Stage, stage
from tests.marks import rule


def three(round_: int = 1) -> Stage:
    """Ana Ventrue, Bea Brujah, Cai Toreador."""
    return stage("ventrue brujah toreador", round_)


@rule("vendetta.locations.succubus")
def test_lo1_lets_each_player_take_back_up_to_three() -> None:
    s = three()
    s.location(1, "LO1")
    s.Ana.blood(1, 5)
    s.Bea.blood(1, 2)
    s.Cai.at(1, "TO05")
    s.resolve(1)
    assert s.offered("Ana") == [f"amount {n}" for n in range(4)]
    s.go("Ana amount 3; Bea amount 1")
    s.over()
    assert [s.Ana.pool, s.Bea.pool] == [9, 7] and [s.Ana.assigned(1), s.Bea.assigned(1)] == [2, 1]


@rule("vendetta.locations.succubus")
def test_lo1_asks_neither_whoever_withdrew_nor_elsewhere() -> None:
    s = three()
    s.location(1, "LO1")
    s.Ana.blood(1, 2)
    s.Bea.at(1, "BR01")
    s.resolve(1, stay=False)
    s.go("Ana withdraw; Bea stay")
    s.over()
    s.Ana.blood(2, 2)
    s.resolve(2)
    s.over()
    assert s.Ana.assigned(2) == 2


@rule("vendetta.locations.collar", "vendetta.frenzy.place")
@pytest.mark.parametrize(("loc", "more"), [(1, 1), (2, 0)])
def test_lo2_gives_one_influence_more_for_a_frenzy_caused_there(loc: int, more: int) -> None:
    s = three()
    s.location(1, "LO2")
    s.Bea.at(loc, "BR04")
    s.Cai.blood(loc, 1)
    s.Cai.holds(1)
    s.resolve(loc)
    s.over()
    assert s.Bea.influence == 3 + 1 + 1 + more


def test_lo3_lets_the_first_card_of_each_player_go_face_down_for_free() -> None:
    s = three()
    s.location(1, "LO3")
    s.Ana.ally("AL28")
    s.Ana.holds(1)
    s.Ana.hand("VE01")
    s.plays("Ana", "play VE01 1 down")
    assert s.Ana.pool == 1
    s.Bea.hand("BR07")
    s.plays("Bea", "play BR07 1 down")
    assert s.Bea.pool == 6


def test_lo3_is_used_up_by_a_face_up_card_and_stands_for_its_location_only() -> None:
    s = three()
    s.location(1, "LO3")
    s.Ana.hand("VE01", "VE05", "VE06")
    s.plays("Ana", "play VE01 2 down")
    assert s.Ana.pool == 5
    s.plays("Ana", "play VE05 1")
    s.plays("Ana", "play VE06 1 down")
    assert s.Ana.pool == 4


def test_lo4_costs_whoever_took_part_and_did_not_win_one_blood() -> None:
    s = three()
    s.location(1, "LO4")
    s.Ana.at(1, "VE08")
    s.Bea.blood(1, 1)
    s.Cai.blood(1, 1)
    s.Cai.holds(1)
    s.Cai.ally("VI01")
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [6, 5, 3]
    assert s.Ana.influence == 3 + 1 and s.Bea.influence == 3 + 1  # the Frenzy is credited to nobody


def test_lo4_spares_whoever_withdrew_or_is_protected() -> None:
    s = three()
    s.location(1, "LO4")
    s.Ana.at(1, "VE08", "VE01")
    s.Bea.at(1, "BR07")
    s.Cai.at(1, "TO06")
    s.resolve(1, stay=False)
    s.go("Ana stay; Bea withdraw; Cai stay")
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [6, 6, 6]


def test_lo4_spares_whoever_vanished() -> None:
    s = stage("ventrue nosferatu")
    s.location(1, "LO4")
    s.Ana.at(1, "VE08")
    s.Bea.at(1, "NO07")
    s.resolve(1)
    s.go("Bea yes")
    s.over()
    assert s.Bea.pool == 6 + 1


def test_lo5_costs_a_blood_for_each_card_and_rewards_the_winner() -> None:
    s = three()
    s.location(1, "LO5")
    s.Ana.hand("VE01", "VE05")
    s.plays("Ana", "play VE01 1")
    assert s.Ana.pool == 5
    s.plays("Ana", "play VE05 1 down")
    assert s.Ana.pool == 3
    s.resolve(1)
    s.over()
    assert s.Ana.influence == 3 + 1 + 1


def test_lo5_closes_its_location_to_whoever_cannot_pay_and_gives_second_place_nothing() -> None:
    s = three()
    s.location(1, "LO5")
    s.Ana.hand("VE01")
    s.Ana.holds(1)
    s.turn("Ana")
    assert s.offered("Ana") == ["play VE01 2", "play VE01 haven"]
    s = three()
    s.location(1, "LO5")
    s.Ana.at(1, "VE08")
    s.Bea.blood(1, 1)
    s.resolve(1)
    s.over()
    assert [s.Ana.influence, s.Bea.influence] == [3 + 2, 3 + 1]


def test_lo6_lets_withdrawn_cards_go_to_any_location_still_to_come() -> None:
    s = three()
    s.location(1, "LO6")
    card = s.Ana.at(1, "VE05", down=True)
    s.Ana.blood(1, 2)
    s.resolve(1, stay=False)
    s.go("Ana withdraw")
    assert s.offered("Ana") == ["location 2", "location haven"]
    s.go("Ana location 2")
    s.over()
    assert s.Ana.cards(2) == ["VE05"] and s.g.up[card] and s.Ana.pool == 8


def test_lo6_changes_nothing_elsewhere() -> None:
    s = three()
    s.location(1, "LO6")
    s.Ana.at(2, "VE05")
    s.resolve(2, stay=False)
    s.go("Ana withdraw")
    s.over()
    assert s.Ana.cards(HAVEN) == ["VE05"]


def test_lo7_gives_the_third_place_a_victim() -> None:
    s = three()
    s.location(1, "LO7")
    s.Ana.at(1, "VE08")
    s.Bea.blood(1, 2)
    s.Cai.blood(1, 1)
    s.resolve(1)
    s.over()
    assert [len(s.Ana.alliance()), len(s.Bea.alliance()), len(s.Cai.alliance())] == [0, 1, 1]


def test_lo7_gives_nothing_without_a_third_place_or_with_an_empty_pile() -> None:
    s = three()
    s.location(1, "LO7")
    s.Ana.at(1, "VE08")
    s.Bea.blood(1, 2)
    s.resolve(1)
    s.over()
    assert [len(s.Ana.alliance()), len(s.Bea.alliance())] == [0, 1]
    s = three()
    s.location(1, "LO7")
    s.Ana.at(1, "VE08")
    s.Bea.blood(1, 2)
    s.Cai.blood(1, 1)
    s.no_victims()
    s.resolve(1)
    s.over()
    assert s.Cai.alliance() == []
