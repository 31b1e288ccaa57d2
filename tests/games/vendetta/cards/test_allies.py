"""The Allies: what each does, and what it does not."""

from __future__ import annotations

import pytest

from carmilla.games.vendetta.cards.pool import BY_CODE
from carmilla.games.vendetta.rules.rounds import HandBuilding
from carmilla.games.vendetta.words import D
from tests.games.vendetta.cards.stage import HAVEN, Stage, stage
from tests.marks import rule

WITHOUT_ABILITY = ["AL09", "AL10", *[f"AL{n}" for n in range(16, 26)]]


def three(round_: int = 1) -> Stage:
    """Ana Ventrue, Bea Brujah, Cai Toreador."""
    return stage("ventrue brujah toreador", round_)


def won_by_ana(code: str, pool: int = 6, *allies: str) -> Stage:
    s = three()
    s.Ana.ally(*allies)
    s.Ana.at(1, "VE08")
    s.Ana.holds(pool)
    s.prize(1, code)
    s.resolve(1)
    s.over()
    assert code in s.Ana.alliance()
    return s


def frenzy_of_cai(*allies: str, by: str = "BR04") -> Stage:
    """Bea sends Cai into Frenzy at Location 1."""
    s = three()
    s.Bea.ally(*allies)
    s.Bea.at(1, by)
    s.Cai.blood(1, 1)
    s.Cai.holds(1)
    s.no_victims()
    return s


@rule("vendetta.card.al01")
def test_al01_brings_three_blood_at_once() -> None:
    assert won_by_ana("AL01", 4).Ana.pool == 7


@rule("vendetta.card.al06")
def test_al06_brings_five_blood_at_once() -> None:
    assert won_by_ana("AL06", 4).Ana.pool == 9


@pytest.mark.parametrize("code", ["AL01", "AL02", "AL03", "AL04", "AL06", "AL29"])
def test_allies_that_work_on_joining_do_nothing_later_nor_for_another_ally(code: str) -> None:
    s = won_by_ana("AL09", 6, code)
    assert s.Ana.pool == 6 and s.Bea.pool == 6 and len(s.Ana.alliance()) == 2 and s.Ana.in_hand() == []


@rule("vendetta.card.al02", "vendetta.term.opponent")
def test_al02_steals_two_from_every_opponent_wherever_they_are() -> None:
    s = won_by_ana("AL02")
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [10, 4, 4]


@rule("vendetta.card.al02", "vendetta.frenzy.several")
def test_al02_takes_from_all_first_then_come_the_frenzies() -> None:
    s = three()
    s.Ana.at(1, "VE08")
    s.prize(1, "AL02")
    s.Bea.holds(1)
    s.Cai.holds(2)
    s.Bea.ally("VI01")
    s.Cai.ally("VI02")
    s.resolve(1)
    s.over()
    assert [s.Ana.pool, s.Bea.pool, s.Cai.pool] == [6 + 1 + 2, 3, 3] and s.Ana.influence == 3 + 1 + 2


@rule("vendetta.card.al03")
def test_al03_draws_the_top_card_unseen_by_others_and_puts_none_under_the_deck() -> None:
    s = three()
    s.Ana.at(1, "VE08")
    s.prize(1, "AL03")
    s.Ana.top_of_deck("VE01")
    deck = len(s.Ana.in_deck())
    s.resolve(1)
    s.over()
    card = s.g.hand(0)[0]
    assert s.Ana.in_hand() == ["VE01"] and len(s.Ana.in_deck()) == deck - 1
    assert s.Ana.knows(card) and not s.Bea.knows(card)


def test_al04_brings_a_victim_if_there_is_one() -> None:
    assert len(won_by_ana("AL04").Ana.alliance()) == 2
    s = three()
    s.Ana.at(1, "VE08")
    s.prize(1, "AL04")
    s.no_victims()
    s.resolve(1)
    s.over()
    assert s.Ana.alliance() == ["AL04"]


@rule("vendetta.card.al05")
def test_al05_assigns_one_for_each_own_card_played_at_the_haven() -> None:
    s = three()
    s.Ana.ally("AL05")
    s.Ana.hand("VE01", "VE05")
    s.plays("Ana", "play VE01 haven", "blood 3")
    assert s.Ana.assigned(HAVEN) == 4
    s.plays("Ana", "play VE05 haven down")
    assert s.Ana.assigned(HAVEN) == 5


@rule("vendetta.card.al05")
def test_al05_minds_neither_other_locations_nor_others_nor_moved_cards() -> None:
    s = stage("nosferatu brujah toreador")
    s.Ana.ally("AL05")
    s.Ana.hand("NO07")
    s.plays("Ana", "play NO07 1")
    s.Bea.hand("BR07")
    s.plays("Bea", "play BR07 haven")
    s.Ana.at(2, "NO01")
    s.resolve(2)
    s.over()
    assert s.Ana.cards(HAVEN) == ["NO01"] and s.Ana.assigned(HAVEN) == 0 and s.Ana.assigned(1) == 0


@rule("vendetta.card.al07", "vendetta.play.face-down-cost")
@pytest.mark.parametrize(("allies", "price"), [((), 1), (("AL07",), 0), (("AL28",), 2), (("AL07", "AL28"), 1)])
def test_al07_and_al28_change_the_price_of_playing_face_down(allies: tuple[str, ...], price: int) -> None:
    s = three()
    s.Ana.ally(*allies)
    s.Ana.hand("VE01")
    s.plays("Ana", "play VE01 1 down")
    assert s.Ana.pool == 6 - price


@rule("vendetta.card.al07")
def test_al07_and_al28_change_neither_others_prices_nor_those_of_face_up_cards() -> None:
    s = three()
    s.Ana.ally("AL07")
    s.Bea.ally("AL28")
    s.Cai.hand("TO01")
    s.plays("Cai", "play TO01 1 down")
    s.Bea.hand("BR07")
    s.plays("Bea", "play BR07 1")
    assert s.Cai.pool == 5 and s.Bea.pool == 6


@rule("vendetta.card.al07", "vendetta.blood.last")
def test_al28_offers_no_face_down_play_below_three_blood() -> None:
    s = three()
    s.Ana.ally("AL28")
    s.Ana.hand("VE01")
    s.Ana.holds(2)
    s.turn("Ana")
    assert "play VE01 1 down" not in s.offered("Ana") and "play VE01 1" in s.offered("Ana")


@rule("vendetta.card.al08", "vendetta.conflict.tie")
def test_al08_wins_ties_while_undrained() -> None:
    s = three()
    s.Bea.ally("AL08")
    s.Ana.at(1, "VE05")
    s.Bea.at(1, "BR05", "BR02")
    s.Ana.blood(1, 2)
    s.Bea.holds(9)
    s.resolve(1)
    s.over()
    assert s.g.winner == 1
    s = three()
    s.Bea.drained("AL08")
    s.Ana.at(1, "VE08")
    s.Bea.at(1, "BR06")
    s.resolve(1)
    s.over()
    assert s.g.winner == 0


@rule("vendetta.card.al08", "vendetta.end.tie")
def test_al08_wins_the_tie_of_the_final_score_too() -> None:
    s = three(3)
    s.Bea.ally("AL08")
    s.Ana.ally("AL01")
    s.Ana.holds(9)
    s.Cai.has_influence(0)
    assert s.g.score(0) == s.g.score(1) and s.g.victors() == [1]


@pytest.mark.parametrize("code", WITHOUT_ABILITY)
def test_allies_without_ability_say_nothing(code: str) -> None:
    assert BY_CODE[code].abilities == ()


@rule("vendetta.card.al11", "vendetta.frenzy.empty")
def test_al11_is_drained_neither_by_choice_nor_in_frenzy() -> None:
    s = frenzy_of_cai()
    s.Cai.ally("AL11")
    s.resolve(1)
    s.over()
    assert s.Cai.alliance() == ["AL11"] and s.Cai.pool == 1 and s.Cai.influence == 3 - 1 + 1
    s.Ana.hand("VE01")
    s.Ana.ally("VI03")
    s.turn("Ana")
    assert "drain VI03" in s.offered("Ana")
    s = three()
    s.Ana.ally("AL11")
    s.Ana.hand("VE01")
    s.turn("Ana")
    assert "drain AL11" not in s.offered("Ana")


@rule("vendetta.frenzy.special-allies")
def test_al11_is_left_out_of_the_draw() -> None:
    s = frenzy_of_cai()
    s.Cai.ally("AL11", "VI01")
    s.resolve(1)
    s.over()
    assert s.Cai.alliance() == ["AL11"] and s.Cai.under() == ["VI01"]


@rule("vendetta.card.al12", "vendetta.card.br08", "vendetta.locations.collar")
def test_al12_adds_to_other_influence_for_the_same_frenzy() -> None:
    s = frenzy_of_cai("AL12")
    s.Bea.at(1, "BR08")
    s.location(1, "LO2")
    s.Cai.ally("VI01")
    s.resolve(1)
    s.over()
    assert s.Bea.influence == 3 + 1 + (1 + 1 + 1 + 1)


@rule("vendetta.card.al12")
def test_al12_gains_nothing_for_others_doing_or_for_nobodys() -> None:
    s = frenzy_of_cai()
    s.Ana.ally("AL12")
    s.Cai.ally("VI01")
    s.resolve(1)
    s.over()
    assert s.Ana.influence == 3 and s.Bea.influence == 3 + 1 + 1


@rule("vendetta.kiss.negative")
def test_al12_costs_its_owner_blood_in_the_kiss() -> None:
    for others, pool in (((), 5), (("VI01", "AL16"), 6 - 1 + 1 + 3)):
        s = three()
        s.Ana.ally("AL12", *others)
        s.round_from("kiss")
        assert s.Ana.pool == pool


@rule("vendetta.card.al13", "vendetta.blood.last")
def test_al13_looks_in_its_owners_turn_for_a_blood_each() -> None:
    s = three()
    s.Ana.ally("AL13")
    here, there = s.Bea.at(1, "BR03", down=True), s.Bea.at(2, "BR07", down=True)
    s.Ana.hand("VE01")
    s.turn("Ana")
    s.go("Ana use AL13; Ana card BR07")
    assert s.Ana.pool == 5 and s.Ana.knows(there) and not s.Ana.knows(here) and not s.Cai.knows(there)
    s.go("Ana use AL13")
    assert s.Ana.pool == 4 and s.Ana.knows(here)  # only one was left to look at
    assert "use AL13" not in s.offered("Ana")


@rule("vendetta.card.al13")
def test_al13_looks_before_the_tokens_at_that_location_only() -> None:
    s = three()
    s.Ana.ally("AL13")
    here, there = s.Bea.at(1, "BR03", down=True), s.Bea.at(2, "BR07", down=True)
    s.resolve(1, stay=False)
    assert s.asked() == ["Ana may"]
    s.go("Ana yes")
    assert s.Ana.pool == 5 and s.Ana.knows(here) and not s.Ana.knows(there)
    s.go("Bea stay")
    s.over()


@rule("vendetta.card.al13", "vendetta.blood.last")
def test_al13_is_not_offered_with_the_last_blood_or_with_nothing_to_look_at() -> None:
    s = three()
    s.Ana.ally("AL13")
    s.Ana.at(1, "VE01", down=True)  # an own card is known
    s.Ana.hand("VE02")
    s.turn("Ana")
    assert "use AL13" not in s.offered("Ana") and s.refusal_of("Ana", "AL13") == "nothing-to-choose"
    s.Bea.at(1, "BR07", down=True)
    s.g.pour(0, -5)
    assert s.refusal_of("Ana", "AL13") == "last-blood"
    s = three()
    s.Ana.ally("AL13")
    s.Ana.holds(1)
    s.Bea.at(1, "BR03", down=True)
    s.resolve(1, stay=False)
    assert s.asked() == ["Bea token"]


@rule("vendetta.card.al14", "vendetta.diablerie.third")
def test_al14_gives_two_diablerie_tokens() -> None:
    s = three()
    s.Ana.ally("AL14", "AL09")
    s.Ana.hand("VE01")
    s.turn("Ana")
    s.go("Ana drain AL14")
    assert s.Ana.tokens == 2 and s.Ana.is_in()
    s.go("Ana drain AL09")
    assert not s.Ana.is_in()


def test_al14_does_not_double_the_token_of_another_vampire() -> None:
    s = three()
    s.Ana.ally("AL14", "AL09")
    s.Ana.hand("VE01")
    s.turn("Ana")
    s.go("Ana drain AL09")
    assert s.Ana.tokens == 1


def test_al15_gains_two_blood_for_each_frenzy_its_owner_causes() -> None:
    s = frenzy_of_cai("AL15")
    s.Cai.ally("VI01")
    s.resolve(1)
    s.over()
    assert s.Bea.pool == 8


def test_al15_gains_nothing_for_others_doing() -> None:
    s = frenzy_of_cai()
    s.Ana.ally("AL15")
    s.Cai.ally("VI01")
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 6 and s.Bea.pool == 6


@rule("vendetta.card.al25", "vendetta.frenzy.zero-blood")
def test_al25_does_not_end_a_frenzy_and_the_influence_is_given_once() -> None:
    s = frenzy_of_cai()
    s.Cai.ally("AL25")
    s.resolve(1)
    s.over()
    assert s.Cai.under() == ["AL25"] and s.Cai.pool == 1 and s.Bea.influence == 3 + 1 + 1
    assert s.g.score(2) == 3 + (3 - 1 + 1)  # she is worth 3 drained too


@rule("vendetta.card.al26")
def test_al26_is_worth_two_more_as_the_only_human_ally() -> None:
    s = three()
    s.Ana.ally("AL26", "VI01", "AL09")
    assert s.g.score(0) == 3 + (3 + 2) + 1 + 4
    s.Ana.drained("AL16")
    assert s.g.score(0) == 3 + (3 + 2) + 1 + 4


@rule("vendetta.card.al26")
def test_al26_is_worth_no_more_beside_another_human_or_drained() -> None:
    s = three()
    s.Ana.ally("AL26", "AL18")
    assert s.g.score(0) == 3 + 3 + 3
    s = three()
    s.Ana.drained("AL26")
    assert s.g.score(0) == 3 + 1


def building(owner: str) -> Stage:
    s = three(2)
    getattr(s, owner).ally("AL27")
    s.Ana.hand("VE01")
    s.Ana.top_of_deck("VE05")
    s.Ana.top_of_deck("VE06")
    s.g.call(HandBuilding())
    s.g.pump()
    return s


@rule("vendetta.card.al27")
def test_al27_may_keep_both_drawn_cards_for_a_held_one() -> None:
    s = building("Ana")
    held = next(card for card in s.g.hand(0) if s.code(card) == "VE01")
    assert s.offered("Ana") == ["card VE06", "card VE05", "card VE01"]  # which of them goes under the deck
    s.go("Ana card VE01")
    for name in ("Bea", "Cai"):
        s.answer(name, s.offered(name)[0])
    s.over()
    assert s.Ana.in_hand() == ["VE05", "VE06"] and s.g.deck(0)[0] == held and not s.Bea.knows(held)


@rule("vendetta.hand.keep")
def test_al27_offers_nothing_of_the_kind_to_others() -> None:
    s = building("Bea")
    assert s.asked()[0] == "Ana keep" and s.offered("Ana") == ["card VE06", "card VE05"]


@rule("vendetta.card.al29")
def test_al29_gains_one_for_each_card_of_the_alliance_herself_too() -> None:
    assert won_by_ana("AL29", 4, "VI01", "AL09").Ana.pool == 4 + 3


def test_al29_does_not_count_drained_cards() -> None:
    s = three()
    s.Ana.drained("AL09")
    s.Ana.at(1, "VE08")
    s.prize(1, "AL29")
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 7


@rule("vendetta.card.al30", "vendetta.frenzy.special-allies")
def test_al30_is_drained_without_a_draw() -> None:
    s = frenzy_of_cai()
    s.Cai.ally("VI01", "VI02", "VI03", "AL11", "AL30", "VI04")
    s.resolve(1)
    s.over()
    assert s.Cai.under() == ["AL30"] and s.Cai.tokens == 0


@rule("vendetta.card.al30")
def test_al30_is_not_taken_once_it_is_drained_or_for_another_player() -> None:
    s = frenzy_of_cai()
    s.Cai.ally("VI01")
    s.Cai.drained("AL30")
    s.resolve(1)
    s.over()
    assert s.Cai.under() == ["AL30", "VI01"]
    s = frenzy_of_cai()
    s.Ana.ally("AL30")
    s.Cai.ally("VI01")
    s.resolve(1)
    s.over()
    assert s.Ana.under() == [] and s.Cai.under() == ["VI01"]


def test_vampires_and_humans_are_as_printed() -> None:
    assert [code for code, text in BY_CODE.items() if text.kind == D.VAMPIRE] == [f"AL{n:02}" for n in range(1, 16)]
    assert [code for code, text in BY_CODE.items() if text.kind == D.HUMAN] == [f"AL{n}" for n in range(16, 31)]


@rule("vendetta.drain.gain")
def test_all_victims_have_the_same_values() -> None:
    victims = [text for text in BY_CODE.values() if text.kind == D.VICTIM]
    assert {(text.influence, text.kiss, text.drain, text.drained, text.abilities) for text in victims} == {(1, 1, 3, 0, ())}
    s = three()
    s.Ana.ally("VI07")
    s.Ana.hand("VE01")
    s.turn("Ana")
    s.go("Ana drain VI07")
    assert s.Ana.pool == 9 and s.Ana.tokens == 0
