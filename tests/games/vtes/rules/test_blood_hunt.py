"""The blood hunt: the referendum that follows every diablerie."""

from __future__ import annotations

from carmilla.games.vtes.rules.referendum import Polling
from carmilla.games.vtes.words import E, T, V
from tests.games.vtes.rules.politics import EACH_LOSES, burns_card, burns_edge, casts, decided, may_burn, may_vote, turn_comes_to
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule


def hunt_is_called(s: Scene, diablerist: CardIn, victim: CardIn) -> None:
    s.players[diablerist.controller].diablerises(diablerist, victim)
    s.all_pass(until="polling")


@rule("vtes.referendum.blood-hunt.automatic", "vtes.action.diablerise.effect")
def test_a_blood_hunt_follows_a_diablerie_at_once() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=1)
    beth = s.Bea.in_torpor("Beth", blood=2)
    hunt_is_called(s, anna, beth)
    assert beth.burned and anna.blood == 3
    assert s.is_at("Action", "Diablerie", "BloodHunt", "Polling") and s.frame(Polling).blood_hunt
    assert [(event[0], event[1][1]) for event in s.saw(E.CALLED)] == [(-1, s.g.ident[anna.id])]
    s.all_pass()
    assert decided(s) == [(0, 0)] and anna.ready


@rule("vtes.referendum.blood-hunt.burns")
def test_the_diablerist_burns_if_the_hunt_is_called() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    club = anna.bears("#equip club")
    beth = s.Bea.in_torpor("Beth")
    babs = s.Bea.ready_minion("Babs", title=T.PRINCE)
    hunt_is_called(s, anna, beth)
    casts(s, s.Ana, anna, for_=False)
    casts(s, s.Bea, babs)
    s.all_pass()
    assert decided(s) == [(2, 1)] and anna.burned and club.burned and anna.blood == 0
    s.all_pass(until="minion")


@rule("vtes.referendum.blood-hunt.burns", "vtes.referendum.tie")
def test_the_diablerist_does_not_burn_on_a_tie() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.in_torpor("Beth")
    babs = s.Bea.ready_minion("Babs", title=T.PRINCE)
    hunt_is_called(s, anna, beth)
    casts(s, s.Ana, anna, for_=False)
    casts(s, s.Bea, babs)
    s.all_pass()
    assert decided(s) == [(2, 2)] and anna.ready


@rule("vtes.referendum.blood-hunt.not-action")
def test_a_blood_hunt_cannot_be_blocked() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    babs = s.Bea.ready_minion("Babs")
    s.Ana.diablerises(anna, beth)
    s.all_pass(until="polling")
    assert len(s.saw(E.ACTION)) == 1
    while s.asked == "polling":
        assert not s.seat_asked().may_block(), s.where()
        assert s.seat_asked() is not s.Bea or s.Bea.why_not(V.BLOCK, babs) == "no-such-option"
        s.seat_asked().passes()
    assert s.asked == "after-resolution" and len(s.saw(E.ACTION)) == 1
    s.all_pass()
    assert s.Ana.asked == "minion" and not babs.locked


@rule("vtes.referendum.blood-hunt.no-cards")
def test_no_modifier_or_reaction_is_played_in_a_blood_hunt() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    beth = s.Bea.in_torpor("Beth")
    babs = s.Bea.ready_minion("Babs", title=T.PRINCE)
    s.Ana.hand("#+2 votes", "#before votes: abstain")
    s.Bea.hand("#+1 vote", "#abstain", "#wake, in a referendum too")
    s.Ana.diablerises(anna, beth)
    s.all_pass(until="polling")
    assert s.is_at("BloodHunt"), "nobody was asked before votes: there is nothing anybody could use"
    assert s.Ana.why_not_play("#+2 votes", anna) == "barred" and not s.Ana.may_play("#+2 votes")
    s.passes_of("Ana")
    for name in ("#+1 vote", "#abstain"):
        assert s.Bea.why_not_play(name, babs) == "barred" and not s.Bea.may_play(name)
    s.Bea.votes(babs)
    s.all_pass()
    assert decided(s) == [(2, 0)]


@rule("vtes.referendum.blood-hunt.otherwise")
def test_edge_titles_and_cards_give_votes_in_a_blood_hunt_too() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.JUSTICAR)
    beth = s.Bea.in_torpor("Beth")
    babs = s.Bea.ready_minion("Babs", title=T.PRINCE)
    (card,) = s.Cai.hand(EACH_LOSES)
    s.Dan.has_edge()
    hunt_is_called(s, anna, beth)
    casts(s, s.Ana, anna, for_=False)
    casts(s, s.Bea, babs)
    burns_card(s, s.Cai, card)
    burns_edge(s, s.Dan)
    s.all_pass()
    assert decided(s) == [(4, 3)] and anna.burned and card.burned and not s.Dan.edge


@rule("vtes.referendum.blood-hunt.no-caller")
def test_everybody_may_burn_a_card_in_a_blood_hunt() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    first, second = s.Ana.hand(EACH_LOSES, EACH_LOSES)
    (other,) = s.Bea.hand(EACH_LOSES)
    hunt_is_called(s, anna, beth)
    assert may_burn(s.Ana, first) and may_burn(s.Ana, second)
    burns_card(s, s.Ana, first, for_=False)
    assert not may_burn(s.Ana, second) and s.Ana.why_not(V.CARD_VOTE, second, n=0) == "card-vote-used"
    burns_card(s, s.Bea, other)
    s.all_pass()
    assert decided(s) == [(1, 1)]


@rule("vtes.referendum.blood-hunt.not-political")
def test_effects_about_political_actions_do_not_apply_those_about_referendums_do() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    palace = s.Bea.location("#location: 2 votes in a political action")
    hall = s.Bea.location("#location: 3 votes")
    hunt_is_called(s, anna, beth)
    s.passes_of("Ana")
    assert not s.Bea.may_use(palace) and s.Bea.why_not(V.USE, palace, n=1) == "condition"
    s.Bea.uses(hall)
    turn_comes_to(s, s.Bea)
    assert may_vote(s.Bea, hall)
    assert s.frame(Polling).caller == -1


@rule("vtes.referendum.blood-hunt.not-political")
def test_the_same_effects_apply_in_a_political_action() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    palace = s.Bea.location("#location: 2 votes in a political action")
    s.Ana.hand(EACH_LOSES)
    s.Ana.plays(EACH_LOSES, anna)
    s.all_pass(until="polling")
    turn_comes_to(s, s.Bea)
    s.Bea.uses(palace)
    casts(s, s.Bea, palace)
    s.all_pass()
    assert decided(s) == [(2, 0)]


@rule("vtes.referendum.blood-hunt.terms")
def test_a_blood_hunt_has_no_terms() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    s.Ana.diablerises(anna, beth)
    while s.asked != "polling":
        assert s.asked not in ("terms", "choice")
        s.seat_asked().passes()
    assert s.is_at("BloodHunt", "Polling") and not s.is_at("Referendum")


@rule("vtes.referendum.blood-hunt.combat", "vtes.action.leave-torpor.blocked-by-vampire")
def test_a_diablerie_by_a_blocker_calls_a_blood_hunt_as_well() -> None:
    s = scene()
    anna = s.Ana.in_torpor("Anna", blood=3)
    beth = s.Bea.ready_minion("Beth", blood=1)
    eyes = s.Bea.location("#location: intercept+1")
    edda = s.Eva.ready_minion("Edda", title=T.PRIMOGEN)
    s.Ana.leaves_torpor(anna)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.blocks(beth)
    s.Ana.passes()
    s.Bea.uses(eyes)
    s.all_pass()
    assert s.Bea.asked == "drink" and beth.locked
    s.Bea.answers(s.Bea.offers(V.DIABLERISE, beth)[0])
    assert s.asked == "polling" and s.seat_asked() is s.Ana, "in the impulse order of the action"
    casts(s, s.Eva, edda)
    s.all_pass()
    assert decided(s) == [(1, 0)] and beth.burned and anna.burned


@rule("vtes.referendum.polling.free")
def test_a_blood_hunt_asks_in_the_impulse_order_of_its_action() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    dora = s.Dan.in_torpor("Dora")
    s.Ana.diablerises(anna, dora)
    s.all_pass(until="polling")
    s.passes_of("Ana Dan Bea Cai Eva")
    assert decided(s) == [(0, 0)]
