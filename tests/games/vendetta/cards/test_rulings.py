"""Rulings on cards where the rulebook leaves room (HR, HI: `house_rulings` and `hidden_information` of the reference)."""

from __future__ import annotations

import pytest

from carmilla.games.vendetta.cards.pool import NUMBER_OF
from carmilla.games.vendetta.rules.rounds import HandBuilding
from carmilla.games.vendetta.words import K, Z
from carmilla.kernel.views import certain_in
from tests.games.vendetta.cards.stage import HAVEN, Stage, stage
from tests.marks import rule


def certain_of_hand(s: Stage, viewer: str, owner: str) -> list[str]:
    """The cards of which one player knows for certain that another holds them."""
    seat = ("Ana", "Bea", "Cai", "Dan").index(owner)
    row = s.g.row(Z.HAND, seat)
    known = [NUMBER_OF[s.code(card)] for card in row if s.g.sees(s.players[0].seat if viewer == "Ana" else 1, card)]
    found = certain_in(s.g, 0 if viewer == "Ana" else 1, row)
    return sorted({s.g.definitions[number].code for number in [*found, *known]})


@rule("vendetta.term.half")
def test_hr2_paying_nothing_counts_as_having_paid() -> None:
    s = stage("ventrue brujah tremere")
    s.Cai.at(1, "TR05")
    s.Cai.holds(1)
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Cai yes")
    s.over()
    assert s.Cai.pool == 1 and s.Ana.pool == 2


@rule("vendetta.setup-step.late-card")
def test_hr7_a_card_that_arrives_in_its_step_comes_after_its_owners_others() -> None:
    s = stage("ventrue brujah malkavian")
    s.Cai.at(1, "MA06", "MA03")
    s.Cai.top_of_deck("MA05")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    assert s.asked() == ["Cai order"]  # both lie there when the setup step begins
    s.go("Cai use MA05; Cai no")
    s.over()


@rule("vendetta.conflict.modifier-order")
def test_hr8_power_does_not_depend_on_the_order_of_effects() -> None:
    s = stage("ventrue gangrel tremere brujah")
    s.Ana.at(1, "VE02")
    s.Bea.at(1, "GA02")
    s.Cai.at(1, "TR01")
    s.Dan.at(1, "BR01", "BR02")
    s.Cai.holds(1)
    s.Dan.blood(1, 1)
    assert s.Cai.power(1) == 0  # 9 drops to 0, less the pool, not below 0
    assert s.Dan.power(1) == (3 - 2) + (0 + 4) + 1


@rule("vendetta.withdraw.order")
def test_hr9_the_theft_comes_before_any_withdrawal_is_carried_out() -> None:
    s = stage("ventrue nosferatu toreador")
    s.Ana.at(1, "VE05")
    s.Bea.at(2, "NO02")
    s.Bea.at(1, "NO01")
    s.Cai.blood(1, 1)
    s.resolve(1, stay=False)
    s.go("Ana stay; Bea withdraw; Cai stay")
    assert s.Cai.pool == 4 and s.asked() == ["Bea may"] and s.Bea.cards(1) == ["NO01"]


@rule("vendetta.consequence.cards-stay")
def test_hr11_what_is_moved_to_a_resolved_location_stays_without_effect() -> None:
    s = stage("ventrue gangrel toreador")
    s.resolve(1, stay=False)
    s.Bea.at(2, "GA07")
    s.Bea.blood(2, 3)
    s.resolve(2)
    s.go("Bea yes; Bea location 1")
    s.over()
    assert s.Bea.assigned(1) == 2 and s.Bea.pool == 6


@rule("vendetta.play.by-effect")
def test_hr15_played_cards_bring_neither_blood_nor_a_face_down_choice() -> None:
    s = stage("ventrue brujah malkavian")
    s.Cai.at(1, "MA03")
    s.Cai.ally("AL05")
    s.Bea.at(2, "BR03")
    s.Cai.hand("MA08")
    s.resolve(1)
    s.over()
    assert s.Cai.pool == 5 and s.Cai.assigned(1) == 0  # Challenge reacts


@rule("vendetta.passive.after-reveal")
def test_hr16_passives_of_the_reveal_work_though_they_were_turned_up_just_now() -> None:
    s = stage("ventrue brujah malkavian")
    s.Ana.at(1, "VE07", down=True)
    s.Cai.at(1, "MA06", down=True)
    s.Cai.top_of_deck("MA04")
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 8 and s.Cai.cards(1) == ["MA04", "MA06"]  # the one card there was to choose when Ana chose


@rule("vendetta.reveal.order")
def test_hr17_the_reveal_step_in_its_order() -> None:
    s = stage("toreador nosferatu malkavian")
    s.Ana.at(1, "TO07")
    s.Ana.ally("VI01")
    s.Bea.at(1, "NO06")
    s.Cai.at(1, "MA02")
    s.Ana.at(1, "TO02", down=True)
    s.resolve(1)
    asked = []
    for answer in ("Ana amount 1", "Ana no"):
        asked += s.asked()
        s.go(answer)
    asked += s.asked()
    assert asked == ["Ana choose", "Ana up-or-down", "Ana bid", "Bea bid", "Cai bid"]


@rule("vendetta.frenzy.choice")
def test_hr19_being_stolen_from_may_be_chosen_with_any_pool() -> None:
    s = stage("ventrue brujah toreador")
    s.Ana.at(1, "VE09")
    s.Bea.at(1, "BR03")
    s.Bea.holds(1)
    s.Bea.ally("VI01")
    s.resolve(1)
    s.go("Bea way 0")
    s.over()
    assert s.Ana.pool == 7 and s.Bea.pool == 3 and s.Ana.influence == 3 + 1 + 1


@rule("vendetta.frenzy.place")
def test_hr20_a_frenzy_is_where_the_effect_began_though_its_card_has_left() -> None:
    s = stage("ventrue nosferatu tremere")
    s.location(1, "LO2")
    s.Bea.at(1, "NO07")
    s.Cai.at(1, "TR08")
    s.Cai.holds(1)
    s.resolve(1)
    s.go("Bea yes; Cai yes")
    s.over()
    assert s.Cai.pool == 1 and s.Bea.influence == 3 + 1 + 1


@rule("vendetta.frenzy.place", "vendetta.card.al02")
def test_hr20_an_ally_works_where_it_was_won() -> None:
    s = stage("ventrue brujah tremere")
    s.Ana.at(1, "VE08")
    s.prize(1, "AL02")
    s.Cai.at(1, "TR08")
    s.Cai.holds(1)
    s.resolve(1)
    s.go("Cai yes")
    s.over()
    assert s.Cai.pool == 1 and s.Bea.pool == 4


@rule("vendetta.setup-step.left-card")
def test_hr22_an_effect_under_way_is_finished_though_its_card_has_moved() -> None:
    s = stage("ventrue malkavian toreador")
    s.Bea.at(1, "MA05")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Bea yes")
    s.over()
    assert s.Bea.in_hand() == ["MA05"] and s.Ana.pool == 5


@rule("vendetta.term.no-influence")
def test_hr24_losing_influence_one_has_not_is_no_choice() -> None:
    s = stage("ventrue brujah toreador")
    s.Ana.at(1, "VE09")
    s.Bea.at(1, "BR03")
    s.Bea.has_influence(0)
    s.prize(1, "AL09")
    s.resolve(1)
    assert s.offered("Bea") == ["way 0", "way 1"]  # the reward has just brought one
    s.go("Bea way 1")
    assert s.Bea.influence == 0


@rule("vendetta.term.foreign-to-hand")
def test_hr25_anothers_card_goes_home_from_the_haven() -> None:
    s = stage("ventrue nosferatu toreador")
    s.Bea.at(HAVEN, "NO07", "VE03")
    s.Cai.at(HAVEN, "TO06")
    s.resolve(HAVEN)
    s.go("Cai way 0; Bea yes")
    s.over()
    assert s.Bea.in_hand() == ["NO07"] and s.Ana.in_hand() == ["VE03"]


@rule("vendetta.passive.face-up")
def test_hr26_a_face_up_passive_works_at_a_location_already_resolved() -> None:
    s = stage("ventrue tremere brujah")
    s.Bea.at(1, "TR04")
    s.resolve(1)
    s.Cai.at(2, "BR04")
    s.Bea.blood(2, 1)
    s.resolve(2)
    s.over()
    assert s.Bea.assigned(1) == 1


@rule("vendetta.card.tr06", "vendetta.card.no06")
def test_hr37_losses_for_several_cards_are_one_sum_answered_once() -> None:
    s = stage("ventrue nosferatu tremere")
    s.Bea.at(1, "NO06")
    s.Cai.at(1, "TR06")
    s.Cai.at(1, "TR01", "TR03", down=True)
    s.resolve(1)
    s.go("Cai yes; Cai yes")
    s.over()
    assert s.Bea.pool == 6 - 4 and s.Cai.pool == 7  # then Theft of Vitae fills the pool


@rule("vendetta.card.tr06", "vendetta.card.al13")
def test_hr30_looking_at_a_card_there_is_spent_there_and_bids_are_losses() -> None:
    s = stage("ventrue brujah tremere")
    s.Cai.at(1, "TR06")
    s.Cai.ally("AL13")
    s.Ana.at(1, "VE08", down=True)
    s.Cai.hand("TR01")
    s.turn("Cai")
    s.go("Cai use AL13")
    assert s.Ana.pool == 5 and s.Cai.pool == 5
    s = stage("ventrue malkavian tremere")
    s.Cai.at(1, "TR06")
    s.Bea.at(1, "MA02")
    s.resolve(1)
    s.go("Bea amount 0; Cai amount 2")
    s.over()
    assert s.Cai.pool == 4 and s.Bea.pool == 4


@rule("vendetta.card.al13")
def test_hr31_several_are_asked_in_turn_order_before_the_tokens() -> None:
    s = stage("ventrue brujah toreador")
    s.Bea.ally("AL13")
    s.Ana.relic("RE3")
    s.Ana.blood(1, 1)
    s.Cai.at(1, "TO01", down=True)
    s.resolve(1, stay=False)
    assert s.asked() == ["Ana may"]
    s.go("Ana no")
    assert s.asked() == ["Bea may"]  # with nothing of her own there
    s.go("Bea no")
    assert s.asked() == ["Ana token", "Cai token"]


@rule("vendetta.card.ma02", "vendetta.card.ve07")
def test_hr35_forestall_on_the_auction_bids_and_loses_nothing() -> None:
    s = stage("ventrue malkavian toreador")
    s.Ana.at(1, "VE07")
    s.Bea.at(1, "MA02")
    s.resolve(1)
    s.go("Ana amount 3; Bea amount 0")
    s.over()
    assert s.Ana.pool == 6 + 2 and s.Bea.pool == 6


@rule("vendetta.card.ma03", "vendetta.play.by-effect")
def test_hr36_all_cards_are_laid_before_anything_reacts() -> None:
    s = stage("ventrue brujah malkavian")
    s.Cai.at(1, "MA03")
    s.Cai.hand("MA05", "MA08", "MA04")
    s.Bea.at(2, "BR03")
    s.Cai.holds(2)
    s.Cai.ally("VI01")
    s.resolve(1)
    s.go("Cai no")  # Chaos
    s.over()
    assert s.Cai.cards(1) == ["MA03", "MA04", "MA05", "MA08"] and s.Cai.pool == 2 - 2 + 3 - 1


@rule("vendetta.card.ma05", "vendetta.conflict.ranked")
def test_hr38_at_the_stockyards_whoever_took_the_cards_back_pays() -> None:
    s = stage("ventrue malkavian toreador")
    s.location(1, "LO4")
    s.Bea.at(1, "MA05")
    s.Ana.at(1, "VE08")
    s.resolve(1)
    s.go("Bea yes")
    s.over()
    assert s.Bea.pool == 6 + 1 - 1


def test_hr38_the_morgues_victim_is_no_reward_for_summon() -> None:
    s = stage("toreador brujah ventrue")
    s.location(1, "LO7")
    s.Ana.at(1, "TO04")
    s.Bea.blood(1, 5)
    s.Cai.blood(1, 4)
    s.resolve(1)
    s.over()
    assert len(s.Ana.alliance()) == 1


@rule("vendetta.card.no04", "vendetta.card.no02")
def test_hr40_a_move_from_the_haven_counts_for_feral_whispers_a_return_to_hand_does_not() -> None:
    s = stage("ventrue nosferatu toreador")
    s.Bea.at(1, "NO02", "NO04")
    s.Bea.at(HAVEN, "NO01")
    s.resolve(HAVEN, stay=False)
    s.go("Bea withdraw; Bea yes")
    s.over()
    assert s.Bea.assigned(1) == 2 and s.Bea.cards(1) == ["NO01", "NO02", "NO04"]


@rule("vendetta.contradiction.own-order")
def test_hr41_the_owner_orders_effects_without_a_choice_too() -> None:
    for first, left in (("TR02", 7), ("TR03", 4)):
        s = stage("ventrue brujah tremere")
        s.Cai.at(1, "TR02", "TR03")
        s.resolve(1)
        s.go(f"Cai use {first}; Cai way 0")
        s.over()
        assert s.Cai.pool == left


# ---------------------------------------------------------------- teams
def teams() -> Stage:
    """Ana and Cai against Bea and Dan."""
    return stage("brujah ventrue gangrel toreador", teams=True)


@rule("vendetta.team.rivals")
def test_hr33_a_one_time_effect_asks_whether_the_partner_is_meant() -> None:
    for answer, pool in (("yes", 5), ("no", 6)):
        s = teams()
        s.Ana.at(1, "BR07")
        s.Bea.at(1, "VE08")
        s.Cai.blood(1, 1)
        s.resolve(1)
        assert s.asked() == ["Ana partner"]
        s.go(f"Ana {answer}")
        s.over()
        assert s.Cai.pool == pool and s.Bea.pool == 5


def test_hr33_without_the_partner_there_nobody_is_asked() -> None:
    s = teams()
    s.Ana.at(1, "BR07")
    s.Bea.at(1, "VE08")
    s.resolve(1)
    s.over()
    assert s.Bea.pool == 5


@rule("vendetta.team.rivals")
def test_hr33_lasting_cards_are_settled_when_they_are_played_and_effects_that_count_count_both() -> None:
    s = teams()
    s.Ana.hand("BR03")
    s.turn("Ana")
    s.go("Ana play BR03 1")
    assert s.asked() == ["Ana partner"]
    s.go("Ana no")
    s.turn_ends("Ana")
    s.Cai.hand("GA01")
    s.plays("Cai", "play GA01 2")
    s.Bea.hand("VE01")
    s.plays("Bea", "play VE01 1")
    assert s.Cai.pool == 6 and s.Bea.pool == 6
    s.Dan.blood(1, 1)
    assert s.Bea.power(1) == 3 + 2  # Ana, and Dan her partner


# ---------------------------------------------------------------- who knows what
@rule("vendetta.card.ma06")
def test_hi2_of_a_hand_known_before_one_card_may_have_gone_into_the_deck() -> None:
    s = stage("ventrue malkavian toreador")
    s.Bea.at(1, "MA06", "MA04", "MA08")
    s.Bea.top_of_deck("MA07")
    s.round_from("resolution")
    s.go("Bea stay; Bea done")  # Mindless Assault turns nothing
    assert set(certain_of_hand(s, "Ana", "Bea")) == {"MA04", "MA06", "MA07", "MA08"}
    s.go("Bea card MA08")
    s.over()
    assert certain_of_hand(s, "Ana", "Bea") == [] and len(s.Bea.in_hand()) == 3


@rule("vendetta.card.al27")
def test_hi3_a_known_hand_loses_a_card_to_whoever_may_exchange() -> None:
    s = stage("ventrue brujah toreador", 2)
    s.Bea.ally("AL27")
    s.Bea.at(1, "BR08", "BR09")
    s.round_from("cards_return")
    assert certain_of_hand(s, "Ana", "Bea") == ["BR08", "BR09"]
    s.g.call(HandBuilding())
    s.g.pump()
    for name in ("Ana", "Bea", "Cai"):
        s.answer(name, s.offered(name)[0])
    assert certain_of_hand(s, "Ana", "Bea") == []


@rule("vendetta.card.al13")
def test_hi4_a_card_seen_in_private_is_known_to_the_looker_in_the_hand() -> None:
    s = stage("ventrue brujah toreador")
    s.Ana.ally("AL13")
    s.Bea.at(1, "BR05", down=True)
    s.Ana.hand("VE01")
    s.plays("Ana", "use AL13", "play VE01 2")
    s.g.moment(K.END_OF_ROUND)
    s.round_from("cards_return")
    assert certain_of_hand(s, "Ana", "Bea") == ["BR05"]
    row = s.g.row(Z.HAND, 1)
    assert certain_in(s.g, 2, row) == []  # nobody else


@rule("vendetta.card.no03")
def test_hi5_the_owner_of_eyes_in_the_dark_knows_a_card_as_it_goes_down() -> None:
    s = stage("ventrue brujah nosferatu")
    s.Cai.at(1, "NO03")
    s.Ana.hand("VE01")
    card = s.g.hand(0)[0]
    s.turn("Ana")
    s.go("Ana play VE01 1 down")
    assert s.Cai.knows(card) and not s.Bea.knows(card)


@rule("vendetta.card.no02")
def test_hi6_face_down_cards_that_move_together_stay_apart() -> None:
    s = stage("ventrue brujah nosferatu")
    s.Cai.at(2, "NO02")
    seen, other = s.Cai.at(1, "NO01", down=True), s.Cai.at(1, "NO05", down=True)
    s.g.look(0, seen)
    s.resolve(1, stay=False)
    s.go("Cai withdraw; Cai yes")
    s.over()
    assert s.Ana.knows(seen) and not s.Ana.knows(other) and s.Cai.cards(2) == ["NO01", "NO02", "NO05"]


AT_RIVALS_ONLY = {
    "brujah": "BR04 BR05 BR06 BR07 BR09",
    "gangrel": "GA04 GA09",
    "malkavian": "MA05 MA09",
    "nosferatu": "NO06 NO07 NO09",
    "toreador": "TO01 TO03 TO09",
    "tremere": "TR05 TR07 TR09",
    "ventrue": "VE03 VE05 VE06 VE09",
}


@rule("vendetta.term.rival")
@pytest.mark.parametrize(("clan", "code"), [(clan, code) for clan, codes in AT_RIVALS_ONLY.items() for code in codes.split()])
def test_what_is_done_to_rivals_is_done_to_nobody_elsewhere(clan: str, code: str) -> None:
    others = [name for name in ("brujah", "gangrel", "ventrue") if name != clan]
    s = stage(f"{clan} {others[0]} {others[1]}")
    s.Ana.at(1, code)
    s.Ana.ally("VI01", "VI02")
    s.Ana.blood(1, 1)
    s.Bea.blood(1, 3)
    s.Cai.blood(2, 2)
    s.resolve(1)
    while s.g.to_act():
        name = ("Ana", "Bea", "Cai")[s.g.to_act()[0]]
        assert name != "Cai"
        s.answer(name, s.offered(name)[0])
    assert s.Cai.pool == 6 and s.Cai.assigned(2) == 2 and s.Cai.influence == 3


@rule("vendetta.card.tr06")
def test_tr06_answers_at_its_location_only() -> None:
    s = stage("tremere brujah ventrue")
    s.Ana.at(1, "TR06")
    s.Ana.hand("TR01")
    s.Bea.blood(1, 1)
    s.Cai.blood(2, 1)
    s.plays("Ana", "play TR01 1 down")
    assert s.Bea.pool == 5 and s.Cai.pool == 6
