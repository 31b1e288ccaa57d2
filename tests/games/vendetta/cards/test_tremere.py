"""Clan Tremere: what each card does, and what it does not."""

from __future__ import annotations

import pytest

from tests.games.vendetta.cards.stage import Stage, stage
from tests.marks import rule


def three(round_: int = 1) -> Stage:
    """Ana Ventrue, Bea Brujah, Cai Tremere."""
    return stage("ventrue brujah tremere", round_)


@rule("vendetta.card.tr01")
@pytest.mark.parametrize(("pool", "power"), [(1, 8), (6, 3), (9, 0), (12, 0)])
def test_tr01_counts_nine_less_the_pool_and_never_below_nothing(pool: int, power: int) -> None:
    s = three()
    s.Cai.at(1, "TR01")
    s.Cai.holds(pool)
    assert s.Cai.power(1) == power


@rule("vendetta.conflict.modifier-order")
def test_tr01_is_halved_before_the_pool_is_taken_off_and_others_pools_do_not_matter() -> None:
    s = stage("ventrue gangrel tremere")
    s.Cai.at(1, "TR01")
    s.Ana.holds(9)
    s.Bea.at(1, "GA02")
    s.Cai.holds(2)
    assert s.Cai.power(1) == 4 - 2


@rule("vendetta.card.tr02", "vendetta.term.half")
@pytest.mark.parametrize(("pool", "left"), [(6, 3), (5, 3), (1, 1)])
def test_tr02_spends_half_the_pool_and_stays(pool: int, left: int) -> None:
    s = three()
    card = s.Cai.at(1, "TR02")
    s.Cai.holds(pool)
    s.resolve(1)
    assert s.offered("Cai") == ["way 0", "way 1"]
    s.go("Cai way 0")
    s.over()
    assert s.Cai.pool == left and s.g.up[card]


@rule("vendetta.card.tr02", "vendetta.term.face")
def test_tr02_turned_face_down_counts_nothing_and_costs_nothing() -> None:
    s = three()
    card = s.Cai.at(1, "TR02")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Cai way 1")
    s.over()
    assert s.Cai.pool == 6 and not s.g.up[card] and s.Ana.influence == 4


@pytest.mark.parametrize(("pool", "after"), [(1, 7), (6, 7), (7, 8), (11, 12)])
def test_tr03_fills_the_pool_to_seven_or_gains_one(pool: int, after: int) -> None:
    s = three()
    s.Cai.at(1, "TR03")
    s.Cai.holds(pool)
    s.resolve(1)
    s.over()
    assert s.Cai.pool == after


def test_tr03_gains_nothing_face_down_at_another_location() -> None:
    s = three()
    s.Cai.at(2, "TR03")
    s.Cai.at(1, "TR01")
    s.resolve(1)
    s.over()
    assert s.Cai.pool == 6


@rule("vendetta.card.tr04", "vendetta.frenzy.trigger")
def test_tr04_assigns_what_is_lost_and_the_frenzy_follows_all_the_same() -> None:
    s = three(round_=2)
    s.Cai.at(2, "TR04")
    s.Bea.at(1, "BR04")
    s.Cai.blood(1, 1)
    s.Cai.holds(2)
    s.Cai.ally("VI01")
    s.resolve(1)
    s.over()
    assert s.Cai.assigned(2) == 2 and s.Cai.pool == 3 and s.Cai.under() == ["VI01"]


@rule("vendetta.card.tr04")
def test_tr04_assigns_what_is_spent_on_a_face_down_card() -> None:
    s = three()
    s.Cai.at(2, "TR04")
    s.Cai.hand("TR01")
    s.plays("Cai", "play TR01 1 down", "blood 2")
    assert s.Cai.assigned(2) == 1 and s.Cai.assigned(1) == 2 and s.Cai.pool == 3  # blood played is not spent


@rule("vendetta.card.tr04")
def test_tr04_keeps_nothing_that_is_stolen_or_while_it_lies_face_down() -> None:
    s = three()
    s.Cai.at(2, "TR04")
    s.Bea.at(1, "BR07")
    s.Cai.blood(1, 1)
    s.resolve(1)
    s.over()
    assert s.Cai.assigned(2) == 0 and s.Bea.pool == 7
    s = three()
    s.Cai.at(2, "TR04", down=True)
    s.Bea.at(1, "BR04")
    s.Cai.blood(1, 1)
    s.resolve(1)
    s.over()
    assert s.Cai.assigned(2) == 0 and s.Cai.pool == 5


@rule("vendetta.card.tr05")
def test_tr05_spends_half_and_takes_four_from_each_rival() -> None:
    """The worked example: 5 in the pool, Rivals with 6 and 3."""
    s = three()
    s.Cai.at(1, "TR05")
    s.Cai.holds(5)
    s.Ana.blood(1, 1)
    s.Bea.blood(1, 1)
    s.Bea.holds(3)
    s.Bea.ally("VI01")
    s.resolve(1)
    s.go("Cai yes")
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [2, 3, 3]  # Bea's Victim gave 3
    assert s.Cai.influence == 3 + 1 + 1


def test_tr05_takes_nothing_unless_it_is_paid_for() -> None:
    s = three()
    s.Cai.at(1, "TR05")
    s.Ana.blood(1, 1)
    s.resolve(1)
    s.go("Cai no")
    s.over()
    assert s.Ana.pool == 6 and s.Cai.pool == 6


@rule("vendetta.card.tr06", "vendetta.frenzy.place")
def test_tr06_answers_what_really_left_the_pool_after_the_frenzies() -> None:
    s = three(round_=3)
    s.Cai.at(1, "TR06")
    s.Bea.at(1, "BR04")
    s.Ana.blood(1, 1)
    s.Cai.holds(2)
    s.Cai.ally("VI01")
    s.resolve(1)
    s.over()
    assert s.Cai.pool == 3 and s.Bea.pool == 6 - 2 and s.Ana.pool == 6 - 3 - 2


@rule("vendetta.card.tr06", "vendetta.play.face-down-cost")
def test_tr06_answers_the_price_of_a_face_down_card_but_not_its_blood() -> None:
    s = three()
    s.Cai.at(1, "TR06")
    s.Bea.at(1, "BR05")
    s.Cai.hand("TR01")
    s.plays("Cai", "play TR01 1 down", "blood 2")
    assert s.Bea.pool == 5


@rule("vendetta.card.tr06")
def test_tr06_answers_nothing_from_elsewhere_and_never_itself() -> None:
    s = three()
    s.Cai.at(1, "TR06")
    s.Ana.at(1, "VE08")
    s.Bea.at(2, "BR04")
    s.Cai.blood(2, 1)
    s.resolve(2)
    s.over()
    assert s.Cai.pool == 5 and s.Ana.pool == 6
    s = stage("tremere brujah")
    s.Ana.at(1, "TR06")
    s.Ana.hand("TR01")
    s.Bea.blood(1, 1)
    s.plays("Ana", "play TR01 1 down")
    assert s.Bea.pool == 5 and s.Ana.pool == 5


def test_tr07_spends_half_and_takes_half_of_each_pile() -> None:
    s = three()
    s.Cai.at(1, "TR07")
    s.Ana.blood(1, 3)
    s.Bea.blood(1, 4)
    s.resolve(1)
    s.go("Cai yes")
    s.over()
    assert s.Cai.pool == 3 + 2 + 2 and s.Ana.assigned(1) == 1 and s.Bea.assigned(1) == 2


def test_tr07_may_be_declined_and_leaves_pools_alone() -> None:
    s = three()
    s.Cai.at(1, "TR07")
    s.Ana.blood(1, 3)
    s.resolve(1)
    s.go("Cai no")
    s.over()
    assert s.Cai.pool == 6 and s.Ana.assigned(1) == 3 and s.Ana.pool == 6


@rule("vendetta.card.tr08")
def test_tr08_is_turned_down_instead_of_a_drain_and_the_causer_gains() -> None:
    s = three()
    card = s.Cai.at(1, "TR08")
    s.Bea.at(1, "BR04")
    s.Cai.holds(1)
    s.Cai.ally("AL09")
    s.no_victims()
    s.resolve(1)
    s.go("Cai yes")
    s.over()
    assert s.Cai.pool == 1 and s.Cai.under() == [] and s.Cai.tokens == 0 and s.Bea.influence == 3 + 1 + 1
    assert not s.g.up[card] and s.Cai.power(1) == 0


@rule("vendetta.card.tr08", "vendetta.frenzy.place")
def test_tr08_helps_neither_elsewhere_nor_face_down_nor_unless_wanted() -> None:
    s = three()
    s.Cai.at(1, "TR08")
    s.Bea.at(2, "BR04")
    s.Cai.blood(2, 1)
    s.Cai.holds(1)
    s.Cai.ally("VI01")
    s.resolve(2)
    s.over()
    assert s.Cai.under() == ["VI01"]
    s = three()
    s.Cai.at(1, "TR08")
    s.Bea.at(1, "BR04")
    s.Cai.holds(1)
    s.Cai.ally("VI01")
    s.resolve(1)
    s.go("Cai no")
    s.over()
    assert s.Cai.under() == ["VI01"] and s.Cai.pool == 3


def test_tr09_steals_one_from_each_rival_for_one_blood() -> None:
    s = three()
    s.Cai.at(1, "TR09")
    s.Ana.at(1, "VE08")
    s.Bea.blood(1, 1)
    s.resolve(1)
    s.go("Cai yes")
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [5, 5, 6 - 1 + 2]


@rule("vendetta.blood.last")
def test_tr09_is_not_offered_with_one_blood_and_may_be_declined() -> None:
    s = three()
    s.Cai.at(1, "TR09")
    s.Ana.at(1, "VE08")
    s.Cai.holds(1)
    s.resolve(1)
    s.over()
    s = three()
    s.Cai.at(1, "TR09")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Cai no")
    s.over()
    assert s.Ana.pool == 6 and s.Cai.pool == 6
