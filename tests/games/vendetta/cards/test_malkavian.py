"""Clan Malkavian: what each card does, and what it does not."""

from __future__ import annotations

from tests.games.vendetta.cards.stage import Stage, stage
from tests.marks import rule


def three() -> Stage:
    """Ana Ventrue, Bea Brujah, Cai Malkavian."""
    return stage("ventrue brujah malkavian")


@rule("vendetta.card.ma01", "vendetta.term.yours")
def test_ma01_plays_a_rivals_hand_and_the_cards_work_for_its_player() -> None:
    s = three()
    s.Cai.at(1, "MA01")
    s.Bea.at(1, "BR03")
    s.Ana.at(1, "VE08")
    s.Bea.hand("BR07")
    s.resolve(1)
    s.go("Cai seat Bea")
    s.over()
    assert s.Cai.cards(1) == ["BR07", "MA01"] and s.Bea.in_hand() == []
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [5, 5, 8]  # its setup effect, in this step


@rule("vendetta.card.ma01", "vendetta.play.by-effect")
def test_ma01_shows_no_hand_before_the_choice_and_brings_reactions() -> None:
    s = stage("ventrue brujah malkavian gangrel")
    s.Cai.at(1, "MA01")
    s.Dan.at(1, "GA06")
    s.Bea.at(2, "BR03")
    s.Ana.at(1, "VE08")
    s.Ana.hand("VE01", "VE05")
    s.resolve(1)
    assert s.offered("Cai") == ["seat Ana", "seat Dan"]
    assert not any(s.Cai.knows(card) for card in s.g.hand(0))
    s.go("Cai seat Ana")
    s.over()
    assert s.Dan.assigned(1) == 2 and s.Cai.pool == 4 and s.Cai.assigned(1) == 0


@rule("vendetta.card.ma01")
def test_ma01_may_choose_an_empty_hand_to_no_effect() -> None:
    s = three()
    s.Cai.at(1, "MA01")
    s.Ana.at(1, "VE08")
    s.Bea.blood(1, 1)
    s.Bea.hand("BR07")
    s.resolve(1)
    s.go("Cai seat Ana")
    s.over()
    assert s.Cai.cards(1) == ["MA01"] and s.Bea.in_hand() == ["BR07"]


@rule("vendetta.card.ma02")
def test_ma02_lowest_bidder_turns_a_card_down_then_bids_are_settled() -> None:
    s = three()
    s.Cai.at(1, "MA02")
    s.Ana.at(1, "VE08", "VE04")
    s.Bea.at(1, "BR04")
    s.resolve(1)
    assert s.asked() == ["Ana bid", "Bea bid", "Cai bid"]
    s.go("Ana amount 0; Bea amount 3; Cai amount 2")
    assert s.asked() == ["Ana turn-down"]
    s.go("Ana card VE08")
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [6 - 1, 6 - 3, 6 - 2 - 1]  # and Fist of Caine
    assert s.Cai.assigned(1) == 2 and s.Ana.power(1) == 4


@rule("vendetta.card.ma02", "vendetta.order.ties")
def test_ma02_of_those_tied_the_last_in_turn_order_is_lowest_but_never_who_wins_ties() -> None:
    s = three()
    s.Cai.at(1, "MA02")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Ana amount 1; Cai amount 1")
    s.over()
    assert s.g.up[s.g.cards_at(2, 0)[0]] == 0  # Auction of Blood itself; the bids are settled all the same
    assert s.Ana.pool == 5 and s.Cai.assigned(1) == 1
    s = three()
    s.Cai.at(1, "MA02")
    s.Cai.ally("AL08")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Ana amount 1; Cai amount 1")
    s.over()
    assert s.Ana.power(1) == 0


@rule("vendetta.card.ma02", "vendetta.blood.last")
def test_ma02_a_bid_is_never_the_last_blood_and_secret_until_all_are_in() -> None:
    s = three()
    s.Cai.at(1, "MA02")
    s.Ana.at(1, "VE08")
    s.Ana.holds(1)
    s.resolve(1)
    assert s.offered("Ana") == ["amount 0"] and s.offered("Cai")[-1] == "amount 5"
    s.go("Cai amount 5")
    assert s.Cai.pool == 6 and s.asked() == ["Ana bid"]
    s.go("Ana amount 0")
    s.over()
    assert s.Cai.pool == 1 and s.Cai.assigned(1) == 5


@rule("vendetta.passive.after-reveal")
def test_ma02_works_when_it_was_turned_up_just_now() -> None:
    s = three()
    s.Cai.at(1, "MA02", down=True)
    s.Ana.at(1, "VE08")
    s.resolve(1)
    assert s.asked() == ["Ana bid", "Cai bid"]


@rule("vendetta.card.ma03", "vendetta.setup-step.late-card")
def test_ma03_plays_the_own_hand_and_its_setup_cards_follow() -> None:
    s = three()
    s.Cai.at(1, "MA03")
    s.Ana.at(1, "VE08")
    s.Cai.hand("MA05", "MA04")
    s.resolve(1)
    assert s.asked() == ["Cai may"]  # Chaos, now that it lies there
    s.go("Cai no")
    s.over()
    assert s.Cai.cards(1) == ["MA03", "MA04", "MA05"] and s.Cai.in_hand() == [] and s.Cai.assigned(1) == 0


@rule("vendetta.setup-step.late-card")
def test_ma03_does_not_let_what_it_brings_come_before_the_owners_other_cards() -> None:
    s = three()
    s.Cai.at(1, "MA03", "MA07")
    s.Cai.hand("MA05")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Cai use MA03")
    assert s.asked() == ["Cai choose"] and "card MA05" in s.offered("Cai")  # Mindless Assault comes first
    s.go("Cai done; Cai no")
    s.over()


def test_ma04_counts_two_more_while_nobody_has_fewer_face_up_cards() -> None:
    s = three()
    s.Cai.at(1, "MA04")
    assert s.Cai.power(1) == 5
    s.Ana.at(1, "VE08")
    assert s.Cai.power(1) == 5
    s.Cai.at(1, "MA05", down=True)
    assert s.Cai.power(1) == 5


def test_ma04_counts_no_more_than_printed_against_fewer_cards() -> None:
    s = three()
    s.Cai.at(1, "MA04")
    s.Ana.blood(1, 1)
    assert s.Cai.power(1) == 3
    s = three()
    s.Cai.at(1, "MA04", "MA08")
    s.Ana.at(1, "VE08")
    assert s.Cai.power(1) == 3 + 2


@rule("vendetta.card.ma05", "vendetta.term.foreign-to-hand")
def test_ma05_takes_cards_back_and_steals_the_whole_number_at_once() -> None:
    s = three()
    s.Cai.at(1, "MA05", "BR04")
    s.Ana.at(1, "VE08")
    s.Bea.blood(1, 1)
    s.resolve(1)
    s.go("Cai yes; Cai card MA05; Cai card BR04")
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [4, 4, 10]
    assert s.Cai.in_hand() == ["MA05"] and s.Bea.in_hand() == ["BR04"]
    assert s.Cai.influence == 3  # neither card nor blood left: not ranked


@rule("vendetta.card.ma05")
def test_ma05_takes_at_least_one_card_which_need_not_be_itself() -> None:
    s = three()
    s.Cai.at(1, "MA05", "MA08")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Cai yes")
    assert "done" not in s.offered("Cai")
    s.go("Cai card MA08")
    s.over()
    assert s.Cai.cards(1) == ["MA05"] and s.Ana.pool == 5


def test_ma05_may_be_declined() -> None:
    s = three()
    s.Cai.at(1, "MA05")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Cai no")
    s.over()
    assert s.Cai.cards(1) == ["MA05"] and s.Ana.pool == 6


@rule("vendetta.card.ma06")
def test_ma06_plays_the_top_card_and_gives_a_hand_card_back_at_the_end_of_the_round() -> None:
    s = three()
    s.Cai.at(1, "MA06")
    s.Ana.at(1, "VE08")
    s.Cai.top_of_deck("MA04")
    before = len(s.Cai.in_deck())
    s.round_from("resolution")
    s.go("Ana stay; Cai stay")
    assert len(s.Cai.in_deck()) == before - 1 and s.Cai.in_hand() == ["MA04", "MA06"]
    assert s.asked() == ["Cai choose"] and s.offered("Cai") == ["card MA06", "card MA04"]
    s.go("Cai card MA06")
    s.over()
    assert s.Cai.in_hand() == ["MA04"] and "MA06" in s.Cai.in_deck() and len(s.Cai.in_deck()) == before


@rule("vendetta.card.ma06")
def test_ma06_does_neither_half_with_an_empty_deck() -> None:
    s = three()
    s.Cai.at(1, "MA06")
    s.Ana.at(1, "VE08")
    s.Cai.empty_deck()
    s.round_from("resolution")
    s.go("Ana stay; Cai stay")
    s.over()
    assert s.Cai.in_deck() == [] and s.Cai.in_hand() == ["MA06"]


def test_ma06_gives_nothing_back_in_a_round_in_which_it_played_no_card() -> None:
    s = three()
    s.Cai.at(1, "MA06")
    s.Ana.at(1, "VE08")
    s.round_from("resolution")
    s.go("Ana stay; Cai withdraw; Cai withdraw")
    s.over()


@rule("vendetta.card.ma07", "vendetta.setup-step.left-card")
def test_ma07_makes_face_down_cards_count_four_itself_too() -> None:
    s = three()
    s.Cai.at(1, "MA07", "MA03")
    s.Cai.hand("MA05")
    s.Ana.at(1, "VE08")
    s.Bea.at(1, "BR05")
    s.resolve(1)
    s.go("Cai use MA07; Cai card MA07; Cai card MA03")
    s.over()
    assert s.Cai.influence == 3 + 1 and s.Cai.in_hand() == ["MA05"]  # 8 against 3 and 2; the turned Network did nothing


@rule("vendetta.card.ma07", "vendetta.card.no06")
def test_ma07_counts_what_lay_face_down_already_and_offers_face_up_cards_only() -> None:
    s = stage("ventrue nosferatu malkavian")
    s.Bea.at(1, "NO06")
    s.Cai.at(1, "MA07")
    s.Cai.at(1, "MA08", down=True)
    s.resolve(1)
    s.go("Cai no")
    assert s.offered("Cai") == ["done", "card MA07"]
    s.go("Cai done")
    s.over()
    assert s.Cai.influence == 4 and s.Bea.influence == 4  # 3 and 4 against 3: first, and second


@rule("vendetta.card.ma07")
def test_ma07_counts_neither_others_face_down_cards_nor_its_own_elsewhere() -> None:
    s = three()
    s.Cai.at(1, "MA07")
    s.Cai.at(2, "MA04", down=True)
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Cai done")
    s.over()
    assert s.Cai.power(2) == 0 and s.Cai.influence == 4
    s.Cai.at(1, "MA08", down=True)
    assert s.Cai.power(1) == 3  # the conflict is over


@rule("vendetta.term.count-cards")
def test_ma08_counts_one_for_each_own_card_there() -> None:
    s = three()
    s.Cai.at(1, "MA08")
    assert s.Cai.power(1) == 1
    s.Cai.at(1, "MA04", down=True)
    assert s.Cai.power(1) == 2


def test_ma08_counts_no_card_of_others_or_elsewhere() -> None:
    s = three()
    s.Cai.at(1, "MA08")
    s.Cai.at(2, "MA04")
    s.Ana.at(1, "VE08")
    assert s.Cai.power(1) == 1


def test_ma09_steals_one_from_each_rival_and_from_nobody_else() -> None:
    s = three()
    s.Cai.at(1, "MA09")
    s.Bea.at(1, "BR01")
    s.Ana.at(2, "VE08")
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [6, 5, 7]
