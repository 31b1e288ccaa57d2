"""Conflict, rewards, consequence."""

from __future__ import annotations

import pytest

from carmilla.games.vendetta.rules.resolution import REWARDS, Rewards
from tests.games.vendetta.scene import HAVEN, NAMES, scene, table
from tests.marks import rule


@rule("vendetta.conflict.two-parts", "vendetta.conflict.effects", "vendetta.conflict.own-order")
def test_conflict_cards_apply_first_and_no_order_is_asked() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.at(1, "VE04", "VE02")  # two conflict cards: Majesty, Diplomacy
    s.Bea.at(1, "BR01")
    s.prize(1, "AL09")
    s.resolve(1)
    s.over()  # nobody was asked for an order
    assert s.Ana.power(1) == 6 + 3  # Majesty reads the printed 6
    assert s.Bea.power(1) == 0  # Diplomacy
    assert s.Ana.alliance() == ["AL09"]


@rule("vendetta.conflict.total", "vendetta.term.assigned-blood", "vendetta.active.power")
def test_the_total_is_power_after_effects_and_one_for_each_blood() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.at(1, "VE08")
    s.Ana.blood(1, 3)
    s.Bea.at(1, "BR01")
    s.Bea.blood(1, 1)
    s.Cai.blood(1, 1)
    assert s.g.present(2, 0)  # blood alone is enough to take part
    assert s.Ana.power(1) == 2 + 3
    assert s.Bea.power(1) == 6 - 2 + 1


@rule("vendetta.conflict.winner", "vendetta.reward.first", "vendetta.reward.join-at-once")
def test_the_highest_total_takes_the_ally_at_once() -> None:
    s = scene("ventrue brujah toreador", pools="4 6 6")
    s.Ana.at(1, "VE02")
    s.Bea.at(1, "BR08")
    s.Cai.at(1, "TO09")  # a consequence card
    s.prize(1, "AL01")  # on joining: 3 blood
    s.resolve(1)
    assert s.g.winner == 0
    assert s.Ana.alliance() == ["AL01"]
    assert s.Ana.pool == 4 + 3 - 1


@rule("vendetta.conflict.tie", "vendetta.order.ties")
def test_ties_go_to_the_first_in_turn_order_in_every_place() -> None:
    s = scene("ventrue brujah toreador gangrel")
    s.ambition("Cai")
    for player in s.players[:3]:
        player.blood(1, 2)
    s.Dan.at(1, "GA02")
    assert s.g.ranking(0) == [2, 3, 0, 1]


@rule("vendetta.contradiction.cards")
def test_card_text_beats_the_rulebook() -> None:
    s = scene("ventrue brujah toreador")
    for player in s.players:
        player.blood(1, 2)
    assert s.g.ranking(0) == [0, 1, 2]
    s.Cai.ally("AL08")  # Fiorenza Savona wins all ties
    assert s.g.ranking(0) == [2, 0, 1]


@rule("vendetta.example.alone", "vendetta.conflict.alone")
def test_conflicto_picture_note_a() -> None:
    s = scene("ventrue brujah toreador")
    for player, code in zip(s.players, ("VE08", "BR08", "TO02"), strict=True):
        player.at(1, code)
    s.prize(1, "AL09")
    s.resolve(1, stay=False)
    s.go("Ana withdraw; Bea stay; Cai withdraw")
    s.over()
    assert (s.Bea.alliance(), s.Bea.influence) == (["AL09"], 4)
    assert s.Ana.alliance() == s.Cai.alliance() == []
    assert s.g.victims_left() == 35


@rule("vendetta.example.nobody", "vendetta.conflict.nobody")
def test_conflicto_picture_note_b() -> None:
    s = scene("ventrue brujah toreador", round_=2)
    s.Ana.at(2, "VE08")
    s.Bea.at(2, "BR08")
    s.prize(2, "AL09")
    s.resolve(2, stay=False)
    s.go("Ana withdraw; Bea withdraw")
    s.over()
    assert s.g.prize(1) == ()
    assert all(player.influence == 3 and player.alliance() == [] for player in s.players)
    assert "ally-deck" not in {s.g.ZONES[s.g.zone_of(card)].name for card in range(1, len(s.g.ident)) if s.code(card) == "AL09"}


@rule("vendetta.conflict.alone-steps")
def test_for_a_lone_player_the_effects_are_played() -> None:
    s = scene("gangrel brujah toreador")
    s.Ana.at(1, "GA08", "GA01")  # setup: 2 blood there; consequence: back to the pool
    s.prize(1, "AL09")
    s.resolve(1)
    s.over()
    assert s.Ana.alliance() == ["AL09"]
    assert (s.Ana.assigned(1), s.Ana.pool) == (0, 8)


@rule("vendetta.conflict.alone-steps")
def test_who_leaves_by_an_effect_wins_nothing() -> None:
    s = scene("nosferatu brujah toreador")
    s.Ana.at(1, "NO07")  # Vanish: withdraws in the setup step
    s.prize(1, "AL09")
    s.resolve(1)
    s.answer("Ana", "yes")
    s.over()
    assert s.g.winner == -1
    assert s.Ana.alliance() == []


@rule("vendetta.conflict.blood-only", "vendetta.conflict.nobody")
def test_blood_alone_can_win_while_anybody_has_a_card_there() -> None:
    for with_card, winner in ((True, ["AL09"]), (False, [])):
        s = scene("ventrue brujah toreador")
        s.Ana.blood(1, 3)
        if with_card:
            s.Bea.at(1, "BR08")
        s.prize(1, "AL09")
        s.resolve(1)
        s.over()
        assert s.Ana.alliance() == winner


@rule("vendetta.conflict.ranked")
def test_a_total_of_zero_is_enough_to_be_ranked() -> None:
    s = scene("toreador brujah ventrue")
    s.Ana.at(1, "TO09")  # Power 0
    s.Bea.at(1, "BR01")
    s.resolve(1)
    s.over()
    assert s.Ana.power(1) == 0
    assert len(s.Ana.alliance()) == 1  # second: a Victim


@rule("vendetta.conflict.modifier-order", "vendetta.term.face-down-printed", "vendetta.term.power")
def test_halved_cards_and_set_values_do_not_depend_on_turn_order() -> None:
    for holder in ("Ana", "Bea", "Cai"):
        s = scene("gangrel ventrue brujah")
        s.ambition(holder)
        s.Ana.at(1, "GA02")  # halves the printed Power of Rivals' cards
        s.Bea.at(1, "VE02", "VE04")  # the highest other card drops to 0; the highest printed
        s.Cai.at(1, "BR01")
        hidden = s.Cai.at(1, "BR04", down=True)
        s.g.call(Rewards(0, ()))  # nothing to give: only the numbers count
        s.g.stack.pop()
        assert s.Cai.power(1) == 0  # Diplomacy picks Bloody Fury, never the face-down card
        assert s.Bea.power(1) == 3 // 2 + 6  # Majesty is set, and its own printed 0 is halved away
        assert s.g.power(hidden) == 0


@rule("vendetta.term.count-cards")
def test_face_down_cards_are_counted() -> None:
    s = scene("brujah ventrue toreador")
    s.Ana.at(1, "BR02")  # Punk's Posse: 2 for each own card there
    s.Ana.at(1, "BR01", down=True)
    assert s.Ana.power(1) == 4


@rule("vendetta.reward.second", "vendetta.reward.third", "vendetta.reward.fourth")
def test_the_second_takes_a_victim_the_third_none_the_fourth_nothing() -> None:
    s = scene("ventrue brujah toreador gangrel", round_=3)
    for player, n in zip(s.players, (4, 3, 2, 1), strict=True):
        player.blood(1, n)
    s.Ana.at(1, "VE08")
    s.prize(1, "AL09")
    s.resolve(1)
    s.over()
    assert [len(player.alliance()) for player in s.players] == [1, 1, 0, 0]
    assert s.Bea.alliance()[0].startswith("VI")
    assert [player.influence for player in s.players] == [6, 4, 4, 3]


@pytest.mark.parametrize(("option", "number"), [("layout", 0), ("progression", 1), ("two-places", 2)])
@rule("vendetta.reward.influence")
def test_influence_by_rank_and_round(option: str, number: int) -> None:
    assert table(4, rewards=option).rewards == number
    for round_ in (1, 2, 3):
        s = scene("ventrue brujah toreador gangrel", round_=round_)
        s.g.set_options(False, False, False, True, False, number)
        for player, n in zip(s.players, (4, 3, 2, 1), strict=True):
            player.blood(1, n)
        s.Ana.at(1, "VE08")
        s.resolve(1)
        gained = tuple(player.influence - 3 for player in s.players)
        assert gained == (*REWARDS[number][round_ - 1], 0)
    assert REWARDS[0] == ((1, 1, 0), (2, 1, 1), (3, 1, 1))


@rule("vendetta.reward.victims-out")
def test_without_victims_left_the_second_gets_none() -> None:
    s = scene("ventrue brujah toreador")
    s.no_victims()
    s.Ana.at(1, "VE02")
    s.Bea.at(1, "BR08")
    s.resolve(1)
    s.over()
    assert s.Bea.alliance() == []
    assert s.Bea.influence == 4


@rule("vendetta.reward.order", "vendetta.frenzy.several")
def test_rewards_come_in_rank_order_with_what_the_ally_does() -> None:
    s = scene("ventrue brujah toreador", pools="6 2 6")
    s.Ana.at(1, "VE02")
    s.Bea.at(1, "BR08")
    s.prize(1, "AL02")  # Sgt. McTavish: steals 2 from every opponent
    s.resolve(1)
    s.over()
    assert s.Ana.pool == 10
    assert s.Bea.pool == 1  # Frenzy with an empty alliance: the Victim came afterwards
    assert s.Bea.influence == 3 - 1 + 1
    assert len(s.Bea.alliance()) == 1


@rule("vendetta.reward.haven", "vendetta.reward.haven-ambition", "vendetta.reward.haven-at-once")
def test_the_haven_gives_one_more_influence_and_the_ambition_token_at_once() -> None:
    s = scene("toreador brujah ventrue", pools="6 6 1")
    s.Ana.at(HAVEN, "TO09")  # Hunt: steals 1 from each Rival
    s.Bea.at(HAVEN, "BR09", "BR01")
    s.Cai.at(HAVEN, "VE08")
    s.prize(HAVEN, "AL09")
    s.resolve(HAVEN)
    s.over()
    assert s.holder == "Bea"
    assert s.g.last_ambition == 1
    assert s.Bea.influence == 3 + 1 + 1 + 1  # first place, the Haven, and Cai's Frenzy: Bea was first in the consequence step


@rule("vendetta.reward.haven-none")
def test_if_nobody_wins_the_haven_the_token_stays() -> None:
    s = scene("ventrue brujah toreador")
    s.ambition("Cai")
    s.Ana.blood(HAVEN, 2)
    s.resolve(HAVEN)
    s.over()
    assert s.holder == "Cai"


@rule("vendetta.consequence.order", "vendetta.consequence.losers")
def test_losers_use_their_consequence_cards_in_turn_order() -> None:
    s = scene("ventrue brujah toreador", pools="6 6 1")
    s.Cai.at(1, "TO09")
    s.Bea.at(1, "BR04")
    s.Ana.at(1, "VE08", "VE02")
    s.ambition("Cai")
    s.resolve(1)
    s.over()
    assert s.g.winner == 0
    assert s.Cai.pool == 1 + 2 - 1  # Cai's Hunt first, then Fist of Caine: no Frenzy
    assert s.Ana.pool == 6 - 1 - 1


@rule("vendetta.consequence.own-order", "vendetta.consequence.one-by-one")
def test_the_owner_orders_several_consequence_cards() -> None:
    s = scene("nosferatu brujah toreador")
    s.Ana.at(1, "NO01", "NO09")
    s.Bea.at(1, "BR08")
    s.resolve(1)
    assert s.asked() == ["Ana order"]
    s.answer("Ana", "use NO09")
    assert s.Bea.pool == 5
    assert s.asked() == ["Ana may"]  # Hunt is finished before Unseen Passage begins
    assert s.Ana.cards(1) == ["NO01", "NO09"]
    s.answer("Ana", "no")
    s.over()
    assert s.Ana.cards(HAVEN) == ["NO01"]


@rule("vendetta.conflict.one-by-one", "vendetta.contradiction.own-order")
def test_before_the_comparison_relics_are_asked_in_turn_order() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.at(1, "VE08")
    s.Bea.at(1, "BR08")
    s.Ana.relic("RE7")
    s.ambition("Bea")
    s.resolve(1)
    assert s.asked() == ["Ana may"]
    s.answer("Ana", "yes")
    s.over()
    assert s.Ana.power(1) == 2  # the bonus was for this conflict alone


@rule("vendetta.consequence.cards-stay", "vendetta.consequence.resolved-location")
def test_cards_and_blood_stay_until_the_end_of_the_round() -> None:
    s = scene("gangrel brujah toreador")
    s.Ana.at(1, "GA03")
    s.Ana.blood(1, 2)
    s.resolve(1)
    s.over()
    assert (s.Ana.cards(1), s.Ana.assigned(1), s.Ana.pool) == (["GA03"], 2, 6)
    s.Ana.at(2, "GA07")  # moves half of the blood there to another Location, a resolved one as well
    s.Ana.blood(2, 3)
    s.resolve(2)
    s.answer("Ana", "yes")
    s.answer("Ana", "location 1")
    s.over()
    assert s.Ana.assigned(1) == 4
    assert s.Ana.influence == 3 + 1 + 1  # no step of Location 1 was played again


@rule("vendetta.term.yours", "vendetta.term.foreign-to-hand")
def test_what_lies_in_a_position_is_its_players() -> None:
    s = scene("malkavian brujah toreador")
    s.Ana.at(1, "MA01")  # Mesmerize plays a Rival's hand
    s.Bea.at(1, "BR08")
    s.Bea.hand("BR01")
    s.resolve(1)
    s.over()
    assert s.Ana.cards(1) == ["BR01", "MA01"]
    assert s.Ana.power(1) == 3 + 6
    s.round_from("assigned_blood")
    s.over()
    assert "BR01" in s.Bea.in_hand()


@rule("vendetta.term.opponent", "vendetta.term.steal")
def test_opponents_are_all_others_wherever_they_are() -> None:
    s = scene("ventrue brujah toreador gangrel")
    s.Ana.at(1, "VE08")
    s.prize(1, "AL02")
    s.resolve(1)
    s.over()
    assert [player.pool for player in s.players] == [12, 4, 4, 4]
    assert NAMES[0] == "Ana"


@rule("vendetta.term.spend", "vendetta.term.half")
def test_half_of_one_blood_is_nothing_and_counts_as_paid() -> None:
    s = scene("tremere brujah toreador", pools="1 6 6")
    s.Ana.at(1, "TR05")  # Cauldron of Blood: spend half, each Rival loses 4
    s.Bea.at(1, "BR08")
    s.resolve(1)
    s.answer("Ana", "yes")
    s.over()
    assert (s.Ana.pool, s.Bea.pool) == (1, 2)


@rule("vendetta.term.play-blood", "vendetta.blood.last")
def test_effects_play_blood_from_the_pool_and_leave_one() -> None:
    s = scene("nosferatu brujah toreador", pools="3 6 6")
    s.Ana.at(1, "NO05")  # Backstab: up to 3
    s.Bea.at(1, "BR08")
    s.resolve(1)
    assert s.offered("Ana") == ["amount 0", "amount 1", "amount 2"]
    s.answer("Ana", "amount 2")
    assert (s.Ana.pool, s.Ana.assigned(1)) == (1, 2)
