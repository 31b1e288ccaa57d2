"""Clan Toreador: what each card does, and what it does not."""

from __future__ import annotations

import pytest

from tests.games.vendetta.cards.stage import Stage, stage
from tests.marks import rule


def three() -> Stage:
    """Ana Ventrue, Bea Brujah, Cai Toreador."""
    return stage("ventrue brujah toreador")


def victims(n: int) -> list[str]:
    return [f"VI{i:02}" for i in range(1, n + 1)]


@rule("vendetta.card.to02")
@pytest.mark.parametrize(("cards", "stolen"), [(1, 0), (2, 1), (5, 2)])
def test_to01_steals_one_for_every_two_cards_of_the_alliance(cards: int, stolen: int) -> None:
    s = three()
    s.Cai.at(1, "TO01")
    s.Cai.ally(*victims(cards))
    s.Cai.drained("AL09")
    s.Ana.at(1, "VE08", "VE02")
    s.Bea.blood(1, 1)
    s.no_victims()
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [6 - stolen, 6 - stolen, 6 + 2 * stolen]


@rule("vendetta.card.to02", "vendetta.reward.join-at-once")
def test_to01_counts_the_card_won_in_this_conflict() -> None:
    s = three()
    s.Cai.at(1, "TO01")
    s.Cai.ally("VI01")
    s.prize(1, "AL09")
    s.Ana.blood(1, 1)
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 5


@rule("vendetta.card.to02", "vendetta.drain.leaves-alliance")
@pytest.mark.parametrize(("cards", "power"), [(0, 0), (3, 3), (7, 7), (9, 7)])
def test_to02_counts_the_alliance_up_to_seven_without_drained_cards(cards: int, power: int) -> None:
    s = three()
    s.Cai.at(1, "TO02")
    s.Cai.ally(*victims(cards))
    s.Cai.drained("AL09")
    s.Ana.ally("AL10")
    assert s.Cai.power(1) == power


@rule("vendetta.card.to02")
def test_to03_returns_one_assigned_blood_of_each_rival_for_every_two_cards() -> None:
    s = three()
    s.Cai.at(1, "TO03")
    s.Cai.ally(*victims(5))
    s.Ana.blood(1, 3)
    s.Bea.blood(1, 1)
    s.resolve(1)
    s.over()
    assert s.Ana.assigned(1) == 1 and s.Bea.assigned(1) == 0 and s.Cai.assigned(1) == 0


def test_to03_takes_nothing_from_pools_or_from_its_owner() -> None:
    s = three()
    s.Cai.at(1, "TO03")
    s.Cai.ally(*victims(4))
    s.Cai.blood(1, 2)
    s.Ana.at(1, "VE08")
    s.Ana.holds(1)
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 1 and s.Cai.assigned(1) == 2 and s.Cai.pool == 6


@pytest.mark.parametrize("with_ally", [True, False])
def test_to04_adds_a_victim_only_after_a_card_as_reward(with_ally: bool) -> None:
    s = three()
    s.Cai.at(1, "TO04")
    if with_ally:
        s.prize(1, "AL09")
    s.resolve(1)
    s.over()
    assert len(s.Cai.alliance()) == (2 if with_ally else 0)


def test_to04_adds_nothing_from_an_empty_pile_or_in_third_place() -> None:
    s = three()
    s.Cai.at(1, "TO04")
    s.prize(1, "AL09")
    s.no_victims()
    s.resolve(1)
    s.over()
    assert s.Cai.alliance() == ["AL09"]
    s = three()
    s.Cai.at(1, "TO04")
    s.Ana.blood(1, 5)
    s.Bea.blood(1, 4)
    s.resolve(1)
    s.over()
    assert s.Cai.alliance() == []


@rule("vendetta.term.count-cards")
def test_to05_counts_every_card_assigned_there() -> None:
    s = three()
    s.Cai.at(1, "TO05")
    assert s.Cai.power(1) == 1
    s.Ana.at(1, "VE08", down=True)
    s.Bea.at(1, "BR01")
    assert s.Cai.power(1) == 3


def test_to05_counts_no_card_elsewhere() -> None:
    s = three()
    s.Cai.at(1, "TO05")
    s.Cai.at(2, "TO06")
    s.Ana.blood(1, 3)
    assert s.Cai.power(1) == 1


@rule("vendetta.card.to06", "vendetta.card.ve03")
def test_to06_protects_from_losses_and_thefts_there_and_conditions_count_as_met() -> None:
    s = three()
    s.Cai.at(1, "TO06")
    s.Ana.at(1, "VE03")
    s.Bea.at(1, "BR04")
    s.resolve(1)
    s.go("Bea way 1; Cai way 0")
    s.over()
    assert s.Cai.pool == 6 and s.Ana.pool == 6
    assert not [effect for effect in s.g.lingering if effect[3] == 2]


@rule("vendetta.card.to06", "vendetta.card.no06")
def test_to06_turns_cards_up_free_of_charge_under_one_step_ahead() -> None:
    s = stage("ventrue nosferatu toreador")
    s.Cai.at(1, "TO06")
    card = s.Cai.at(1, "TO02", down=True)
    s.Cai.holds(1)
    s.Bea.at(1, "NO06")
    s.resolve(1)
    s.go("Cai yes")
    s.over()
    assert s.g.up[card] and s.Cai.pool == 1


@rule("vendetta.card.to06")
def test_to06_protects_neither_elsewhere_nor_assigned_blood_nor_face_down() -> None:
    s = three()
    s.Cai.at(1, "TO06")
    s.Bea.at(2, "BR04")
    s.Cai.blood(2, 1)
    s.resolve(2)
    s.over()
    assert s.Cai.pool == 5
    s = three()
    s.Cai.at(1, "TO06")
    s.Cai.blood(1, 2)
    s.Ana.at(1, "VE06")
    s.resolve(1)
    s.go("Cai way 0")
    s.over()
    assert s.Cai.assigned(1) == 1


@rule("vendetta.card.to07", "vendetta.reveal.order")
def test_to07_plays_blood_up_to_the_alliance_as_the_reveal_begins() -> None:
    s = three()
    s.Cai.at(1, "TO07")
    s.Cai.ally(*victims(5))
    s.Cai.holds(8)
    hidden = s.Ana.at(1, "VE08", down=True)
    s.resolve(1)
    assert s.offered("Cai") == [f"amount {n}" for n in range(6)] and not s.g.up[hidden]
    s.go("Cai amount 4")
    s.over()
    assert s.Cai.assigned(1) == 4 and s.Cai.pool == 4


@rule("vendetta.card.to07", "vendetta.term.play-blood")
def test_to07_leaves_one_blood_in_the_pool() -> None:
    s = three()
    s.Cai.at(1, "TO07")
    s.Cai.ally(*victims(5))
    s.Cai.holds(3)
    s.resolve(1)
    assert s.offered("Cai") == ["amount 0", "amount 1", "amount 2"]


@rule("vendetta.card.to07")
def test_to07_is_not_asked_when_it_lay_face_down_or_with_nobody_in_the_alliance() -> None:
    s = three()
    s.Cai.at(1, "TO07", down=True)
    s.Cai.ally("VI01")
    s.resolve(1)
    s.over()
    s = three()
    s.Cai.at(1, "TO07")
    s.resolve(1)
    s.over()


def test_to08_adds_a_victim() -> None:
    s = three()
    s.Cai.at(1, "TO08")
    s.resolve(1)
    s.over()
    assert len(s.Cai.alliance()) == 1


@rule("vendetta.reward.victims-out")
def test_to08_adds_nothing_from_an_empty_pile() -> None:
    s = three()
    s.Cai.at(1, "TO08")
    s.no_victims()
    s.resolve(1)
    s.over()
    assert s.Cai.alliance() == []


def test_to09_steals_one_from_each_rival_and_from_nobody_else() -> None:
    s = three()
    s.Cai.at(1, "TO09")
    s.Bea.at(1, "BR01")
    s.Ana.at(2, "VE08")
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [6, 5, 7]
