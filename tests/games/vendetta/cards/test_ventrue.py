"""Clan Ventrue: what each card does, and what it does not."""

from __future__ import annotations

import pytest

from carmilla.games.vendetta.words import K, L
from tests.games.vendetta.cards.stage import HAVEN, Stage, stage
from tests.marks import rule


def three(round_: int = 1) -> Stage:
    """Ana Ventrue, Bea Brujah, Cai Toreador."""
    return stage("ventrue brujah toreador", round_)


def planning_ends(s: Stage) -> None:
    s.g.moment(K.PLANNING_ENDS)
    s.g.pump()


@rule("vendetta.card.ve01", "vendetta.term.rival")
def test_ve01_counts_one_more_for_each_rival() -> None:
    s = three()
    s.Ana.at(1, "VE01")
    assert s.Ana.power(1) == 3
    s.Bea.at(1, "BR01", down=True)
    s.Cai.blood(1, 1)
    assert s.Ana.power(1) == 5


@rule("vendetta.card.ve01", "vendetta.term.count-cards")
def test_ve01_takes_influence_when_planning_ends_from_opponents_without_a_card_there() -> None:
    s = three()
    s.Ana.at(1, "VE01")
    s.Bea.at(1, "BR01", down=True)
    s.Cai.blood(1, 1)
    planning_ends(s)
    s.over()
    assert [s.Ana.influence, s.Bea.influence, s.Cai.influence] == [3, 3, 2]


@rule("vendetta.card.ve01", "vendetta.term.no-influence")
def test_ve01_takes_nothing_face_down_or_from_whoever_has_none() -> None:
    s = three()
    s.Ana.at(1, "VE01", down=True)
    planning_ends(s)
    assert [s.Bea.influence, s.Cai.influence] == [3, 3]
    s = three()
    s.Ana.at(1, "VE01")
    s.Cai.has_influence(0)
    planning_ends(s)
    assert [s.Bea.influence, s.Cai.influence] == [2, 0]


@rule("vendetta.card.ve02")
def test_ve02_drops_the_highest_printed_cards_outside_its_position() -> None:
    s = three()
    s.Ana.at(1, "VE02", "VE05")
    s.Bea.at(1, "BR07")
    s.Cai.at(1, "TO06", "TO01")
    assert s.Bea.power(1) == 0 and s.Cai.power(1) == 2  # both threes, not the two
    assert s.Ana.power(1) == 6


@rule("vendetta.card.ve02", "vendetta.term.face-down-printed")
def test_ve02_passes_face_down_cards_by_and_bonuses_still_add() -> None:
    s = stage("ventrue brujah malkavian")
    s.Ana.at(1, "VE02")
    s.Bea.at(1, "BR01", down=True)
    s.Bea.at(1, "BR02")
    s.Cai.at(1, "MA04")
    assert s.Cai.power(1) == 0 + 2
    s.Bea.at(1, "BR03")
    assert s.Bea.power(1) == 0 + 6 and s.Cai.power(1) == 3 + 2


@rule("vendetta.card.ve03", "vendetta.choice.several")
def test_ve03_each_rival_is_stolen_from_or_goes_without_setup_and_consequence() -> None:
    s = three()
    s.Ana.at(1, "VE03")
    s.Bea.at(1, "BR07", "BR04")
    s.Cai.at(1, "TO08")
    s.resolve(1)
    assert s.asked() == ["Bea way"]
    s.go("Bea way 1; Cai way 0")
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [9, 6, 3] and "VI" in s.Cai.alliance()[0]


@rule("vendetta.card.ve03", "vendetta.frenzy.choice")
def test_ve03_leaves_conflict_effects_and_may_empty_a_pool() -> None:
    s = three()
    s.Ana.at(1, "VE03")
    s.Bea.at(1, "BR02", "BR04")
    s.Cai.blood(1, 1)
    s.Cai.holds(2)
    s.Cai.has_influence(0)
    s.Cai.ally("VI01")
    s.resolve(1)
    s.go("Bea way 1; Cai way 0")
    s.over()
    assert s.Bea.influence == 4 and s.Ana.pool == 8 and s.Ana.influence == 3 + 1 + 1  # 8 against 2 and 1; a Frenzy
    assert s.Cai.pool == 3


@rule("vendetta.card.ve04", "vendetta.conflict.modifier-order")
def test_ve04_counts_the_highest_number_printed_there_whatever_changes_it() -> None:
    s = three()
    s.Ana.at(1, "VE04", "VE02")
    s.Bea.at(1, "BR01")
    assert s.Ana.power(1) == 6 + 3 and s.Bea.power(1) == 0


@rule("vendetta.card.ve04", "vendetta.term.face-down-printed")
def test_ve04_reads_no_face_down_card_and_none_elsewhere() -> None:
    s = three()
    s.Ana.at(1, "VE04")
    s.Bea.at(1, "BR01", down=True)
    s.Bea.at(2, "BR03")
    assert s.Ana.power(1) == 0


@rule("vendetta.card.ve05", "vendetta.withdraw.order")
def test_ve05_steals_from_rivals_who_stay_even_if_its_owner_leaves() -> None:
    s = three()
    s.Ana.at(1, "VE05")
    s.Bea.blood(1, 1)
    s.Cai.at(1, "TO04")
    s.resolve(1, stay=False)
    s.go("Ana withdraw; Bea stay; Cai withdraw")
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [8, 4, 6] and s.Ana.cards(HAVEN) == ["VE05"]


@rule("vendetta.passive.face-up")
def test_ve05_steals_nothing_face_down() -> None:
    s = three()
    s.Ana.at(1, "VE05", down=True)
    s.Bea.at(1, "BR01")
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 6 and s.Bea.pool == 6


@rule("vendetta.card.ve06")
def test_ve06_each_rival_moves_half_the_blood_or_loses_influence() -> None:
    s = three()
    s.Ana.at(1, "VE06")
    s.Bea.blood(1, 3)
    s.Cai.blood(1, 2)
    s.resolve(1)
    s.go("Bea way 0; Cai way 1")
    s.over()
    assert s.Ana.assigned(1) == 2 and s.Bea.assigned(1) == 1 and s.Cai.assigned(1) == 2
    assert s.Cai.influence == 3 - 1 + 1 and s.Bea.influence == 3  # the second place is Cai's


@rule("vendetta.card.ve06", "vendetta.term.no-influence")
def test_ve06_offers_no_influence_to_whoever_has_none() -> None:
    s = three()
    s.Ana.at(1, "VE06")
    s.Bea.at(1, "BR01")
    s.Bea.has_influence(0)
    s.resolve(1)
    s.over()  # moving nothing is the only way
    assert s.Ana.assigned(1) == 0


@rule("vendetta.card.ve07")
def test_ve07_gains_the_printed_power_and_that_card_takes_nothing() -> None:
    s = three(round_=3)
    s.Ana.at(1, "VE07")
    s.Bea.at(1, "BR04", "BR09", down=True)
    s.resolve(1)
    assert s.offered("Ana") == ["card BR04", "card BR09"]
    s.go("Ana card BR04; Bea use BR04")
    s.over()
    assert s.Ana.pool == 6 + 4 - 1  # the Hunt still steals


@rule("vendetta.card.ve07", "vendetta.term.face-down-printed")
def test_ve07_gains_nothing_without_a_rivals_card_and_protects_no_assigned_blood() -> None:
    s = three()
    s.Ana.at(1, "VE07")
    s.Bea.blood(1, 1)
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 6
    s = stage("ventrue gangrel toreador")
    s.Ana.at(1, "VE07")
    s.Ana.blood(1, 2)
    s.Bea.at(1, "GA04")
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 8 and s.Ana.assigned(1) == 1


@rule("vendetta.card.ve07")
def test_ve07_protects_until_the_end_of_the_round() -> None:
    s = three()
    s.Ana.at(1, "VE07")
    s.Bea.at(1, "BR07")
    s.round_from("resolution")
    s.go("Ana stay; Bea stay")
    s.over()
    assert s.Ana.pool == 9 and not [effect for effect in s.g.lingering if effect[1] == L.IMMUNE_TO]


@pytest.mark.parametrize(("down", "power"), [(False, 2), (True, 0)])
def test_ve08_counts_two_face_up_and_does_nothing_else(down: bool, power: int) -> None:
    s = three()
    s.Ana.at(1, "VE08", down=down)
    assert s.Ana.power(1) == power and s.g.text(s.g.cards_at(0, 0)[0]).abilities == ()


@rule("vendetta.card.ve09", "vendetta.term.no-influence")
def test_ve09_the_winner_is_stolen_from_or_hands_influence_over() -> None:
    s = three()
    s.Ana.at(1, "VE09")
    s.Bea.at(1, "BR05")
    s.resolve(1)
    s.go("Bea way 1")
    s.over()
    assert s.Ana.influence == 3 + 1 + 1 and s.Bea.influence == 3 + 1 - 1
    s = three()
    s.Ana.at(1, "VE09")
    s.Bea.at(1, "BR05")
    s.resolve(1)
    s.go("Bea way 0")
    s.over()
    assert s.Ana.pool == 6 + 2 - 4 and s.Bea.pool == 6 - 2  # F*ck the System takes its 4 as well


@rule("vendetta.card.ve09")
def test_ve09_does_nothing_if_its_owner_won() -> None:
    s = three()
    s.Ana.at(1, "VE09")
    s.Ana.blood(1, 3)
    s.Bea.at(1, "BR02")
    s.resolve(1)
    s.over()
    assert s.Bea.pool == 6 and s.Bea.influence == 4
