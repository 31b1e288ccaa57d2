"""Clan Nosferatu: what each card does, and what it does not."""

from __future__ import annotations

import pytest

from carmilla.games.vendetta.words import V
from carmilla.kernel.options import pack
from tests.games.vendetta.cards.stage import HAVEN, Stage, stage
from tests.marks import rule


def three() -> Stage:
    """Ana Ventrue, Bea Brujah, Cai Nosferatu."""
    return stage("ventrue brujah nosferatu")


@rule("vendetta.card.no01")
def test_no01_goes_to_the_haven_unasked_and_counts_there_again() -> None:
    s = three()
    s.Cai.at(1, "NO01")
    s.resolve(1)
    s.over()
    assert s.Cai.cards(1) == [] and s.Cai.cards(HAVEN) == ["NO01"] and s.Cai.power(HAVEN) == 2


@rule("vendetta.card.no01", "vendetta.term.play-card")
def test_no01_stays_at_the_haven_and_its_move_is_no_play() -> None:
    s = stage("ventrue brujah nosferatu gangrel")
    s.Cai.at(1, "NO01")
    s.Dan.at(HAVEN, "GA06")
    s.Bea.at(2, "BR03")
    s.resolve(1)
    s.over()
    assert s.Dan.assigned(HAVEN) == 0 and s.Cai.pool == 6
    s.resolve(HAVEN)
    s.over()
    assert s.Cai.cards(HAVEN) == ["NO01"]


@rule("vendetta.card.no02", "vendetta.card.no04")
def test_no02_moves_cards_unseen_and_blood_and_no04_counts_the_cards() -> None:
    s = three()
    s.Cai.at(2, "NO02", "NO04")
    hidden = s.Cai.at(1, "NO07", down=True)
    s.Cai.blood(1, 2)
    s.Ana.at(1, "VE08")
    s.resolve(1, stay=False)
    s.go("Ana stay; Cai withdraw; Cai yes")
    s.over()
    assert s.Cai.cards(2) == ["NO02", "NO04", "NO07"] and s.Cai.cards(HAVEN) == []
    assert not s.g.up[hidden] and not s.Ana.knows(hidden)
    assert s.Cai.pool == 6 and s.Cai.assigned(2) == 2 + 2


@rule("vendetta.card.no02")
def test_no02_declined_leaves_the_normal_withdrawal() -> None:
    s = three()
    s.Cai.at(2, "NO02")
    s.Cai.at(1, "NO07", down=True)
    s.Cai.blood(1, 2)
    s.resolve(1, stay=False)
    s.go("Cai withdraw; Cai no")
    s.over()
    assert s.Cai.cards(HAVEN) == ["NO07"] and s.Cai.pool == 8 and s.Cai.assigned(2) == 0


@rule("vendetta.card.no02")
def test_no02_is_not_offered_at_its_own_location_nor_to_others() -> None:
    s = three()
    s.Cai.at(1, "NO02")
    s.Ana.at(1, "VE08")
    s.resolve(1, stay=False)
    s.go("Ana withdraw; Cai withdraw")
    s.over()
    assert s.Cai.cards(HAVEN) == ["NO02"]


@rule("vendetta.card.no03", "vendetta.card.al07")
def test_no03_makes_opponents_play_face_down_and_pay_their_own_price() -> None:
    s = three()
    s.Cai.at(1, "NO03")
    s.Ana.hand("VE01")
    s.turn("Ana")
    assert "play VE01 1" not in s.offered("Ana") and "play VE01 2" in s.offered("Ana")
    s.go("Ana play VE01 1 down")
    s.turn_ends("Ana")
    assert s.Ana.pool == 5 and s.Cai.assigned(1) == 1
    s.Bea.ally("AL07")
    s.Bea.hand("BR07")
    s.plays("Bea", "play BR07 1 down")
    assert s.Bea.pool == 6 and s.Cai.assigned(1) == 2


@rule("vendetta.card.no03")
def test_no03_closes_its_location_to_opponents_who_cannot_pay() -> None:
    s = three()
    s.Cai.at(1, "NO03")
    s.Ana.hand("VE01")
    s.Ana.holds(1)
    s.turn("Ana")
    assert s.offered("Ana") == ["play VE01 2", "play VE01 haven"]
    refused = s.g.why_not(0, pack(V.PLAY, s.g.hand(0)[0], 0))
    assert refused is not None and (refused.code, refused.rule) == ("only-face-down", "vendetta.card.no03")


@rule("vendetta.card.no03")
def test_no03_shows_its_owner_alone_what_goes_down_from_now_on() -> None:
    s = three()
    before = s.Bea.at(1, "BR01", down=True)
    s.Cai.at(1, "NO03")
    s.Ana.hand("VE01")
    card = s.g.hand(0)[0]
    s.plays("Ana", "play VE01 1 down")
    assert s.Cai.knows(card) and not s.Bea.knows(card) and not s.Cai.knows(before)


@rule("vendetta.card.no03")
def test_no03_lets_its_owner_play_face_up_and_gains_for_the_owners_face_down_cards() -> None:
    s = three()
    s.Cai.at(1, "NO03")
    s.Cai.hand("NO01", "NO05")
    s.plays("Cai", "play NO01 1")
    assert s.Cai.assigned(1) == 0
    s.plays("Cai", "play NO05 1 down")
    assert s.Cai.assigned(1) == 1


@rule("vendetta.card.no04", "vendetta.withdraw.cards")
def test_no04_assigns_two_for_each_card_that_withdraws() -> None:
    s = three()
    s.Cai.at(2, "NO04")
    s.Cai.at(1, "NO01", "NO08")
    s.resolve(1, stay=False)
    s.go("Cai withdraw")
    s.over()
    assert s.Cai.assigned(2) == 4 and s.Cai.cards(HAVEN) == ["NO01", "NO08"]


@rule("vendetta.card.no04")
def test_no04_assigns_nothing_for_blood_nor_for_cards_that_go_to_hand() -> None:
    s = three()
    s.Cai.at(2, "NO04")
    s.Cai.blood(1, 3)
    s.resolve(1, stay=False)
    s.go("Cai withdraw")
    s.over()
    assert s.Cai.assigned(2) == 0 and s.Cai.pool == 9
    s.Cai.at(HAVEN, "NO01")
    s.resolve(HAVEN, stay=False)
    s.go("Cai withdraw")
    s.over()
    assert s.Cai.assigned(2) == 0 and s.Cai.in_hand() == ["NO01"]


@rule("vendetta.card.no05", "vendetta.term.play-blood")
def test_no05_plays_blood_that_stays_when_the_card_leaves() -> None:
    s = three()
    s.Cai.at(1, "NO05")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    assert s.offered("Cai") == [f"amount {n}" for n in range(4)]
    s.go("Cai amount 3; Cai yes")
    s.over()
    assert s.Cai.pool == 3 and s.Cai.assigned(1) == 3 and s.Cai.cards(HAVEN) == ["NO05"]
    assert s.Cai.influence == 4  # won with blood alone


@rule("vendetta.card.no05")
def test_no05_never_plays_the_last_blood_and_does_not_move_at_the_haven() -> None:
    s = three()
    s.Cai.at(HAVEN, "NO05")
    s.Cai.holds(3)
    s.resolve(HAVEN)
    assert s.offered("Cai") == ["amount 0", "amount 1", "amount 2"]
    s.go("Cai amount 2")
    s.over()
    assert s.Cai.cards(HAVEN) == ["NO05"] and s.Cai.pool == 1
    s = three()
    s.Cai.at(1, "NO05")
    s.Cai.holds(1)
    s.resolve(1)
    assert s.asked() == ["Cai may"]  # no blood to choose, but it may still move
    s.go("Cai no")
    s.over()


@rule("vendetta.card.no06", "vendetta.reveal.order")
def test_no06_asks_rivals_card_by_card_before_anything_is_turned_up() -> None:
    s = three()
    s.Cai.at(1, "NO06")
    s.Cai.at(1, "NO01", down=True)
    first, second = s.Ana.at(1, "VE08", down=True), s.Ana.at(1, "VE04", down=True)
    own = s.g.cards_at(2, 0)[1]
    s.resolve(1)
    assert s.asked() == ["Ana up-or-down"] and not s.g.up[own]
    s.go("Ana yes; Ana no")
    s.over()
    assert s.Ana.pool == 4 and s.g.up[first] and not s.g.up[second] and s.Bea.knows(first) and not s.Bea.knows(second)


@rule("vendetta.card.no06", "vendetta.frenzy.choice")
def test_no06_offers_the_loss_only_while_blood_would_be_left() -> None:
    s = three()
    s.Cai.at(1, "NO06")
    s.Ana.at(1, "VE08", "VE04", down=True)
    s.Ana.holds(4)
    s.resolve(1)
    s.go("Ana yes")
    s.over()  # the second card would cost the last blood
    assert s.Ana.pool == 2
    s = three()
    s.Cai.at(1, "NO06")
    card = s.Ana.at(1, "VE08", down=True)
    s.Ana.holds(2)
    s.resolve(1)
    s.over()
    assert not s.g.up[card]


@rule("vendetta.passive.reveal-only")
def test_no06_does_nothing_when_it_is_turned_up_itself() -> None:
    s = three()
    s.Cai.at(1, "NO06", down=True)
    card = s.Ana.at(1, "VE08", down=True)
    s.resolve(1)
    s.over()
    assert s.g.up[card] and s.Ana.pool == 6


@rule("vendetta.card.no07", "vendetta.withdraw.cards")
def test_no07_withdraws_then_steals_from_the_rivals_left_behind() -> None:
    s = three()
    s.Cai.at(1, "NO07")
    s.Cai.blood(1, 2)
    s.Ana.at(1, "VE08")
    s.Bea.at(1, "BR01")
    s.resolve(1)
    s.go("Cai yes")
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [5, 5, 6 + 2 + 2]
    assert s.Cai.cards(HAVEN) == ["NO07"] and s.Cai.influence == 3


def test_no07_may_stay_and_then_steals_nothing() -> None:
    s = three()
    s.Cai.at(1, "NO07")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Cai no")
    s.over()
    assert s.Cai.cards(1) == ["NO07"] and s.Ana.pool == 6 and s.Cai.influence == 4


@pytest.mark.parametrize(("loc", "power"), [(1, 1), (2, 1), (HAVEN, 3)])
def test_no08_counts_two_more_at_the_haven_only(loc: int | str, power: int) -> None:
    s = three()
    s.Cai.at(loc, "NO08")
    assert s.Cai.power(loc) == power


def test_no08_counts_nothing_more_face_down() -> None:
    s = three()
    s.Cai.at(HAVEN, "NO08", down=True)
    assert s.Cai.power(HAVEN) == 0


def test_no09_steals_and_may_then_hunt_again_at_the_haven() -> None:
    s = three()
    s.Cai.at(1, "NO09")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Cai yes")
    s.over()
    assert s.Ana.pool == 5 and s.Cai.cards(HAVEN) == ["NO09"]


def test_no09_is_not_moved_unasked_nor_at_the_haven() -> None:
    s = three()
    s.Cai.at(1, "NO09")
    s.resolve(1)
    s.go("Cai no")
    s.over()
    assert s.Cai.cards(1) == ["NO09"]
    s.Ana.at(HAVEN, "VE08")
    s.Cai.at(HAVEN, "NO08")
    s.resolve(HAVEN)
    s.over()
    assert s.Ana.pool == 6
