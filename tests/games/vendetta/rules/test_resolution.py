"""Resolution: withdraw, reveal, setup."""

from __future__ import annotations

from carmilla.games.vendetta.rules.resolution import Resolution
from tests.games.vendetta.scene import HAVEN, row_of, scene
from tests.marks import rule


@rule("vendetta.resolve.steps", "vendetta.resolve.location-by-location", "vendetta.resolve.haven-last")
def test_location_by_location_the_haven_last() -> None:
    s = scene("ventrue brujah toreador")
    for loc, one, other in (("haven", "VE08", "BR08"), ("2", "VE02", "BR02"), ("1", "VE04", "BR04")):
        s.Ana.at(loc, one)
        s.Bea.at(loc, other)
    s.g.call(Resolution())
    s.g.pump()
    resolved = []
    while s.g.pending is not None:
        resolved.append((s.g.resolving, s.g.resolved))
        s.all_stay()
    assert resolved == [(0, 0b000), (1, 0b001), (2, 0b011)]  # each whole before the next
    s.over()


@rule("vendetta.resolve.ends-round", "vendetta.round.phases")
def test_the_round_ends_when_all_is_resolved() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.at(1, "VE08")
    s.round_from("resolution")
    s.all_stay()
    s.over()
    assert s.g.resolved == 0b111
    assert s.Ana.in_hand() == ["VE08"]


@rule("vendetta.resolve.empty", "vendetta.conflict.nobody")
def test_at_an_empty_location_nobody_is_asked_and_the_ally_leaves() -> None:
    s = scene("ventrue brujah toreador")
    s.prize(1, "AL09")
    s.resolve(1, stay=False)
    s.over()
    assert s.g.prize(0) == ()
    assert all(player.alliance() == [] and player.influence == 3 for player in s.players)


@rule("vendetta.withdraw.who", "vendetta.withdraw.secret", "vendetta.withdraw.reveal-together")
def test_all_who_have_something_there_choose_at_once_and_in_secret() -> None:
    s = scene("ventrue brujah toreador gangrel")
    s.Ana.at(1, "VE08", down=True)
    s.Bea.blood(1, 1)
    s.Dan.at(2, "GA08")
    s.resolve(1, stay=False)
    assert s.asked() == ["Ana token", "Bea token"]
    s.answer("Ana", "withdraw")
    assert s.g.staying == 0
    assert s.Ana.cards(1) == ["VE08"]  # nothing moves before all are ready
    s.answer("Bea", "stay")
    assert s.Ana.cards(1) == []


@rule("vendetta.withdraw.who")
def test_a_player_alone_there_is_asked_too() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.at(1, "VE08")
    s.resolve(1, stay=False)
    assert s.asked() == ["Ana token"]


@rule("vendetta.withdraw.stay", "vendetta.withdraw.leave", "vendetta.term.rival")
def test_who_withdraws_takes_no_part() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.at(1, "VE08")
    s.Bea.at(1, "BR07")  # steals 1 from each Rival
    s.Cai.at(1, "TO09")
    s.prize(1, "AL09")
    s.resolve(1, stay=False)
    s.go("Ana withdraw; Bea stay; Cai stay")
    s.over()
    assert s.Ana.pool == 6  # no Rival any more
    assert s.Cai.pool == 5 + 1  # stolen from by Show of Force, and its own Hunt
    assert s.Bea.alliance() == ["AL09"]
    assert s.Ana.influence == 3
    assert s.Ana.alliance() == []


@rule("vendetta.example.withdraw", "vendetta.withdraw.blood", "vendetta.withdraw.cards")
def test_retirada_picture() -> None:
    s = scene("ventrue brujah toreador", pools="3 6 6")
    s.Ana.at(1, "VE08")
    hidden = s.Ana.at(1, "VE02", down=True)
    s.Ana.blood(1, 2)
    s.Bea.at(1, "BR08")
    assert not s.Bea.knows(hidden)
    s.resolve(1, stay=False)
    s.go("Ana withdraw; Bea stay")
    s.over()
    assert s.Ana.pool == 5
    assert (s.Ana.assigned(1), s.Ana.cards(1), s.Ana.cards(HAVEN)) == (0, [], ["VE02", "VE08"])
    assert s.Bea.knows(hidden)
    assert all(s.g.up[card] for card in s.g.cards_at(0, s.g.haven))


@rule("vendetta.withdraw.passive-moved", "vendetta.passive.reveal-only")
def test_a_passive_card_moved_by_a_withdrawal_works_at_the_haven() -> None:
    s = scene("ventrue brujah malkavian")
    s.Bea.at(1, "BR03", down=True)  # Challenge
    s.Ana.at(1, "VE08")
    s.Cai.at(2, "MA03")
    s.Cai.hand("MA04")
    s.resolve(1, stay=False)
    s.go("Ana stay; Bea withdraw")
    s.over()
    s.resolve(2)
    s.over()
    assert s.Cai.pool == 5  # it played a card at another Location than the Haven


@rule("vendetta.withdraw.haven")
def test_from_the_haven_cards_go_to_hand_unseen_and_blood_to_the_pool() -> None:
    s = scene("ventrue brujah toreador")
    hidden = s.Ana.at(HAVEN, "VE02", down=True)
    foreign = s.Ana.at(HAVEN, "BR06")
    s.Ana.blood(HAVEN, 2)
    s.Bea.at(HAVEN, "BR08")
    s.resolve(HAVEN, stay=False)
    s.go("Ana withdraw; Bea stay")
    s.over()
    assert s.Ana.in_hand() == ["VE02"]
    assert foreign in s.g.hand(1)
    assert not s.Bea.knows(hidden)
    assert (s.Ana.pool, s.Ana.assigned(HAVEN)) == (8, 0)


@rule("vendetta.withdraw.order")
def test_withdrawals_are_carried_out_in_turn_order_after_all_tokens_are_shown() -> None:
    s = scene("ventrue brujah toreador")
    s.ambition("Bea")
    for player, code in zip(s.players, ("VE08", "BR08", "TO08"), strict=True):
        player.at(1, code)
    s.location(1, "LO6")  # whoever withdraws says where to
    s.resolve(1, stay=False)
    s.go("Ana withdraw; Bea stay; Cai withdraw")
    assert s.g.staying == 0b010
    s.reaches("withdraw-to")
    assert s.g.to_act() == [2]  # Cai before Ana
    s.answer("Cai", "location haven")
    assert s.g.to_act() == [0]
    s.answer("Ana", "location 2")
    s.over()


@rule("vendetta.reveal.all", "vendetta.passive.reveal-only")
def test_the_face_down_cards_of_who_stayed_are_turned_up_here_alone() -> None:
    s = scene("ventrue brujah toreador")
    here = s.Ana.at(1, "VE02", down=True)
    there = s.Ana.at(2, "VE04", down=True)
    s.Bea.at(1, "BR08")
    s.resolve(1)
    s.over()
    assert s.Bea.knows(here)
    assert not s.Bea.knows(there)
    assert not s.g.up[there]


@rule("vendetta.reveal.passive-moment", "vendetta.reveal.order")
def test_before_the_reveal_blood_then_choices_then_all_cards_together() -> None:
    s = scene("toreador nosferatu ventrue", pools="6 6 6")
    s.Ana.at(1, "TO07")  # Friends in High Places
    s.Ana.ally("VI01", "VI02")
    s.Bea.at(1, "NO06")  # One Step Ahead
    hidden = s.Cai.at(1, "VE02", down=True)
    s.resolve(1)
    assert s.asked() == ["Ana choose"]  # how much blood
    assert not s.g.up[hidden]
    s.answer("Ana", "amount 2")
    assert s.asked() == ["Cai up-or-down"]
    s.answer("Cai", "yes")
    assert s.g.up[hidden]
    assert s.Cai.pool == 4


@rule("vendetta.passive.after-reveal", "vendetta.reveal.after-order")
def test_a_card_for_the_moment_after_the_reveal_works_from_face_down() -> None:
    s = scene("ventrue brujah malkavian")
    s.ambition("Cai")
    s.Ana.at(1, "VE07", down=True)  # Forestall
    s.Bea.at(1, "BR08")
    s.Bea.at(1, "BR04")
    s.Cai.at(1, "MA06", down=True)  # Malkav's Bane
    s.Cai.top_of_deck("MA08")
    s.resolve(1)
    assert s.Cai.cards(1) == ["MA06", "MA08"]  # turn order from Cai
    s.go("Ana card BR04")
    assert s.Ana.pool == 6 + 4 - 0


@rule("vendetta.passive.after-reveal")
def test_a_card_for_the_reveal_itself_does_nothing_from_face_down() -> None:
    s = scene("toreador nosferatu ventrue")
    s.Ana.at(1, "TO07", down=True)
    s.Ana.ally("VI01")
    s.Bea.at(1, "NO06", down=True)
    s.Cai.at(1, "VE05", down=True)  # Mass Manipulation: for the tokens
    s.resolve(1)
    s.over()
    assert [player.pool for player in s.players] == [6, 6, 6]


@rule("vendetta.passive.lasting")
def test_a_face_up_passive_card_works_on_at_a_resolved_location() -> None:
    s = scene("brujah ventrue malkavian")
    s.Ana.at(1, "BR03")
    s.resolve(1)
    s.over()
    s.Cai.at(2, "MA03")
    s.Cai.hand("MA08")
    s.resolve(2)
    s.over()
    assert s.Cai.pool == 5


@rule("vendetta.active.resolution-only", "vendetta.active.types", "vendetta.active.power")
def test_an_active_card_works_in_its_step_alone_and_counts_its_power() -> None:
    s = scene("gangrel brujah ventrue")
    s.Ana.hand("GA08")
    s.plays("Ana", "play GA08 1")
    assert s.Ana.assigned(1) == 0  # setup: not in planning
    s.Bea.at(1, "BR04")  # consequence
    s.resolve(1, stay=False)
    s.go("Ana stay; Bea stay")
    s.over()
    assert s.Ana.assigned(1) == 2
    assert s.Bea.power(1) == 4  # a consequence card counts as well
    assert s.Ana.pool == 6 - 1  # round 1


@rule("vendetta.setup-step.order", "vendetta.contradiction.order", "vendetta.order.ambition")
def test_setup_cards_take_effect_in_turn_order() -> None:
    s = scene("tremere brujah ventrue", pools="7 1 6")
    s.ambition("Bea")
    s.Bea.at(1, "BR07")  # steals 1 from Ana first
    s.Ana.at(1, "TR03")  # gains up to 7
    s.resolve(1)
    s.over()
    assert (s.Ana.pool, s.Bea.pool) == (7, 2)


@rule("vendetta.setup-step.own-order", "vendetta.contradiction.own-order", "vendetta.setup-step.one-by-one")
def test_the_owner_orders_several_setup_cards_and_each_is_finished_first() -> None:
    pools = []
    for first, second in (("TR02", "TR03"), ("TR03", "TR02")):
        s = scene("tremere brujah ventrue", pools="6 6 6")
        s.Ana.at(1, "TR02", "TR03")  # spend half, or turn down; gain up to 7
        s.resolve(1)
        assert s.asked() == ["Ana order"]
        s.answer("Ana", f"use {first}")
        assert first == "TR03" or s.asked() == ["Ana way"]
        s.answer("Ana", "way 0")
        s.over()
        pools.append(s.Ana.pool)
        assert second in s.Ana.cards(1)
    assert pools == [7, 4]


@rule("vendetta.setup-step.late-card", "vendetta.play.by-effect")
def test_a_card_that_arrives_in_its_step_is_resolved_after_the_others() -> None:
    s = scene("malkavian gangrel ventrue")
    s.Ana.at(1, "MA03")  # plays the hand
    s.Ana.hand("MA07")  # a setup card
    s.Bea.at(1, "GA08")
    s.resolve(1)
    assert s.Ana.cards(1) == ["MA03", "MA07"]
    assert s.asked() == ["Ana choose"]  # which cards Mindless Assault turns down
    assert s.Bea.assigned(1) == 0  # Bea's turn in the step has not come


@rule("vendetta.setup-step.left-card", "vendetta.contradiction.impossible", "vendetta.term.where-now")
def test_a_card_that_has_left_does_nothing_in_the_step() -> None:
    s = scene("malkavian gangrel ventrue")
    s.Ana.at(1, "MA05")  # Chaos takes cards back to hand
    s.Ana.at(1, "MA03")
    s.Bea.at(1, "GA08")
    s.resolve(1)
    s.answer("Ana", "use MA05")
    s.answer("Ana", "yes")
    for code in ("MA05", "MA03"):
        if code in " ".join(s.offered("Ana")):
            s.answer("Ana", f"card {code}")
    if s.g.to_act() == [0]:
        s.answer("Ana", "done")
    assert "MA03" in s.Ana.in_hand()
    s.over()  # Madness Network played nothing
    assert s.Bea.pool == 6 - (2 if "MA05" in s.Ana.in_hand() else 1)


@rule("vendetta.choice.several", "vendetta.term.no-influence")
def test_several_choose_openly_in_turn_order() -> None:
    s = scene("ventrue brujah toreador", pools="6 6 6")
    s.ambition("Cai")
    s.Ana.at(1, "VE06")  # Tyrant's Gaze: half of the assigned blood, or 1 influence
    s.Bea.at(1, "BR01")
    s.Bea.blood(1, 3)
    s.Cai.at(1, "TO09")
    s.Cai.has_influence(0)
    s.resolve(1)
    assert s.asked() == ["Bea way"]  # without influence Cai has nothing to choose
    s.answer("Bea", "way 0")
    assert (s.Ana.assigned(1), s.Bea.assigned(1)) == (2, 1)


@rule("vendetta.contradiction.mandatory")
def test_without_may_an_effect_is_carried_out_and_nobody_is_asked() -> None:
    s = scene("nosferatu brujah ventrue")
    s.Ana.at(1, "NO01")  # Unseen Passage moves to the Haven
    s.Bea.at(1, "BR08")
    s.resolve(1)
    s.over()
    assert s.Ana.cards(HAVEN) == ["NO01"]


@rule("vendetta.round-end.blood", "vendetta.round-end.cards-return", "vendetta.round-end.diablerie")
def test_the_end_of_a_round() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.blood(1, 3)
    s.tokens("Ana", 0, 1)
    hidden = s.Ana.at(2, "VE02", down=True)
    foreign = s.Ana.at(1, "BR06")
    s.round_from("assigned_blood")
    s.over()
    assert (s.Ana.assigned(1), s.Ana.pool) == (0, 6)  # to the supply
    assert s.Ana.in_hand() == ["VE02"]
    assert foreign in s.g.hand(1)
    assert not s.Bea.knows(hidden)
    assert (s.g.tokens_up[0], s.g.tokens_down[0]) == (1, 0)


@rule("vendetta.round-end.procedure", "vendetta.round-end.pool-stays")
def test_after_round_three_nothing_is_put_back() -> None:
    for round_, left in ((2, 0), (3, 3)):
        s = scene("ventrue brujah toreador", round_=round_)
        s.Ana.blood(1, 3)
        s.Ana.ally("VI01")
        s.Ana.drained("AL16")
        s.round_from("assigned_blood")
        s.over()
        assert s.Ana.assigned(1) == left
        assert (s.Ana.pool, s.Ana.alliance(), s.Ana.under()) == (6, ["VI01"], ["AL16"])


@rule("vendetta.team.info", "vendetta.info.public")
def test_partners_do_not_see_each_others_cards() -> None:
    s = scene("ventrue brujah toreador gangrel", teams=True)
    hidden = s.Ana.at(1, "VE02", down=True)
    s.Ana.hand("VE08")
    partner = s.g.partner(0)
    assert partner == 2
    assert not s.g.sees(partner, hidden)
    assert "cards" not in row_of(s.g, partner, "hand", 0)
    assert s.g.knows_list(partner, 0)
