"""Clan Brujah: what each card does, and what it does not."""

from __future__ import annotations

import pytest

from tests.games.vendetta.cards.stage import Stage, stage
from tests.marks import rule


def three(round_: int = 1) -> Stage:
    """Ana Ventrue, Bea Brujah, Cai Toreador."""
    return stage("ventrue brujah toreador", round_)


@rule("vendetta.card.br01")
def test_br01_counts_two_less_with_assigned_blood() -> None:
    s = three()
    s.Bea.at(1, "BR01")
    assert s.Bea.power(1) == 6
    s.Bea.blood(1, 1)
    assert s.Bea.power(1) == 4 + 1


def test_br01_minds_neither_blood_elsewhere_nor_that_of_others() -> None:
    s = three()
    s.Bea.at(1, "BR01")
    s.Bea.blood(2, 3)
    s.Ana.blood(1, 3)
    assert s.Bea.power(1) == 6


@rule("vendetta.term.count-cards")
def test_br02_counts_two_for_each_own_card_there_face_down_ones_too() -> None:
    s = three()
    s.Bea.at(1, "BR02")
    assert s.Bea.power(1) == 2
    s.Bea.at(1, "BR07", down=True)
    assert s.Bea.power(1) == 4


def test_br02_counts_no_card_of_others_or_elsewhere() -> None:
    s = three()
    s.Bea.at(1, "BR02")
    s.Bea.at(2, "BR03")
    s.Ana.at(1, "VE08")
    assert s.Bea.power(1) == 2


@rule("vendetta.card.br03", "vendetta.blood.after-card")
def test_br03_costs_an_opponent_who_plays_elsewhere_before_any_blood() -> None:
    s = three()
    s.Bea.at(1, "BR03")
    s.Ana.holds(2)
    s.Ana.ally("VI01")
    s.Ana.hand("VE01")
    s.turn("Ana")
    s.go("Ana play VE01 2 down")
    assert s.Ana.pool == 3 and s.Bea.influence == 4  # the price, the loss, a Frenzy with a Victim's blood, credited to Bea
    s.go("Ana blood 2")
    s.turn_ends("Ana")
    assert s.Ana.pool == 1 and s.Ana.assigned(2) == 2


@rule("vendetta.card.br03")
def test_br03_lets_plays_at_its_own_location_and_its_owners_plays_alone() -> None:
    s = three()
    s.Bea.at(1, "BR03")
    s.Ana.hand("VE01")
    s.plays("Ana", "play VE01 1")
    s.Bea.hand("BR07")
    s.plays("Bea", "play BR07 2")
    assert s.Ana.pool == 6 and s.Bea.pool == 6


def test_br03_does_nothing_face_down() -> None:
    s = three()
    s.Bea.at(1, "BR03", down=True)
    s.Ana.hand("VE01")
    s.plays("Ana", "play VE01 2")
    assert s.Ana.pool == 6


@rule("vendetta.card.br04")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_br04_takes_the_number_of_the_round_from_each_rival(round_: int) -> None:
    s = three(round_)
    s.Bea.at(1, "BR04")
    s.Ana.at(1, "VE08")
    s.Cai.blood(1, 1)
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [6 - round_, 6, 6 - round_]


def test_br04_takes_nothing_from_an_opponent_who_is_no_rival() -> None:
    s = three()
    s.Bea.at(1, "BR04")
    s.Ana.at(2, "VE08")
    s.Cai.blood(1, 1)
    s.resolve(1, stay=False)
    s.go("Bea stay; Cai withdraw")
    s.over()
    assert [s.Ana.pool, s.Cai.pool] == [6, 7]


@pytest.mark.parametrize(("blood", "left"), [(0, 2), (3, 4)])
def test_br05_takes_four_from_each_rival_if_it_won_else_two(blood: int, left: int) -> None:
    s = three()
    s.Bea.at(1, "BR05")
    s.Ana.at(1, "VE08")
    s.Ana.blood(1, blood)
    s.resolve(1)
    s.over()
    assert s.Ana.pool == left and s.Bea.pool == 6


def test_br06_takes_half_of_all_assigned_blood_rounded_down() -> None:
    s = three()
    s.Bea.at(1, "BR06")
    s.Bea.blood(1, 2)
    s.Ana.blood(1, 2)
    s.Cai.blood(1, 3)
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [6 - 3, 6, 6 - 3]
    assert [s.Ana.assigned(1), s.Bea.assigned(1), s.Cai.assigned(1)] == [2, 2, 3]


@rule("vendetta.term.half")
def test_br06_takes_nothing_for_a_single_blood() -> None:
    s = three()
    s.Bea.at(1, "BR06")
    s.Ana.blood(1, 1)
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 6


@rule("vendetta.card.br07", "vendetta.term.steal")
def test_br07_steals_one_from_each_rival() -> None:
    s = three()
    s.Bea.at(1, "BR07")
    s.Ana.at(1, "VE08")
    s.Cai.blood(1, 1)
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [5, 8, 5]


def test_br07_steals_nothing_where_nobody_else_takes_part() -> None:
    s = three()
    s.Bea.at(1, "BR07")
    s.resolve(1)
    s.over()
    assert s.Bea.pool == 6


@rule("vendetta.card.br08", "vendetta.frenzy.credit")
def test_br08_gains_one_influence_more_for_a_rival_of_its_location() -> None:
    s = three()
    s.Bea.at(2, "BR08")
    s.Cai.blood(2, 1)
    s.Bea.at(1, "BR07")  # whichever card causes it
    s.Cai.blood(1, 1)
    s.Cai.holds(1)
    s.resolve(1)
    s.over()
    assert s.Bea.influence == 3 + 2 + 1  # and the first place


@rule("vendetta.card.br08")
def test_br08_gains_nothing_more_for_an_opponent_who_is_no_rival_there() -> None:
    s = three()
    s.Bea.at(2, "BR08")
    s.Bea.at(1, "BR07")
    s.Cai.blood(1, 1)
    s.Cai.holds(1)
    s.resolve(1)
    s.over()
    assert s.Bea.influence == 3 + 1 + 1


@rule("vendetta.card.br08")
def test_br08_gains_nothing_for_a_frenzy_of_another_players_doing() -> None:
    s = stage("tremere brujah toreador")
    s.Bea.at(1, "BR08")
    s.Ana.at(1, "TR05")
    s.Ana.holds(6)
    s.Cai.blood(1, 1)
    s.Cai.holds(1)
    s.resolve(1)
    s.go("Ana yes")
    s.over()
    assert s.Bea.influence == 3 + 1 and s.Ana.influence == 3 + 1 + 1


def test_br09_steals_in_the_consequence_step_and_not_before() -> None:
    s = three()
    s.Bea.at(1, "BR09")
    s.Ana.at(1, "VE08")
    s.resolve(1, stay=False)
    assert s.Bea.pool == 6
    s.all_stay()
    s.over()
    assert [s.Ana.pool, s.Bea.pool] == [5, 7]
