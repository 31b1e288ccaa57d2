"""Referendums: when they are held, their terms, how they are decided."""

from __future__ import annotations

import pytest

from carmilla.games.vtes.words import E, T, V
from tests.games.vtes.rules.politics import EACH_LOSES, casts, decided, pools, turn_comes_to, votes_are_open
from tests.games.vtes.scene import scene
from tests.marks import rule

TWO_LOSE = "#vote: two Methuselahs lose 2 pool"
PRINCE_FALLS = "#vote: a ready prince goes to torpor"
CHANGES_SIDES = "#vote: a vampire in torpor changes sides, 1 blood"


@rule("vtes.referendum.part-of-resolution")
def test_what_is_usable_after_resolution_waits_for_the_referendum() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    s.Ana.hand(TWO_LOSE, "#unlock after resolution")
    s.Ana.plays(TWO_LOSE, anna)
    s.all_pass(until="terms")
    s.Ana.chooses(s.Bea)
    assert not s.Ana.may_play("#unlock after resolution")
    s.Ana.chooses(s.Cai)
    assert s.asked == "before-votes" and s.Ana.why_not_play("#unlock after resolution", anna) == "wrong-moment"
    s.all_pass()
    assert s.asked == "polling" and s.Ana.why_not_play("#unlock after resolution", anna) == "wrong-moment"
    s.Ana.votes(anna)
    s.all_pass()
    assert s.asked == "after-resolution" and decided(s) == [(2, 0)]
    s.Ana.plays("#unlock after resolution", anna)
    s.all_pass()
    assert not anna.locked


@rule("vtes.referendum.steps", "vtes.referendum.terms")
def test_terms_first_then_polling_then_resolving() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    (card,) = s.Ana.hand(TWO_LOSE)
    s.Ana.plays(TWO_LOSE, anna)
    assert s.asked == "as-played", "the terms are not named when the card is played"
    s.all_pass(until="terms")
    assert s.Ana.asked == "terms" and s.is_at("Action", "Referendum")
    s.Ana.chooses(s.Bea)
    assert s.Ana.asked == "terms" and not s.Ana.may(V.METHUSELAH, s.Bea.seat) and not s.Ana.may(0)
    s.Ana.chooses(s.Dan)
    s.all_pass(until="polling")
    assert s.is_at("Referendum", "Polling") and pools(s) == [30] * 5
    assert [(event[0], event[1][1]) for event in s.saw(E.CALLED)] == [(s.Ana.seat, s.g.ident[card.id])]
    s.Ana.votes(anna)
    s.all_pass()
    assert pools(s) == [30, 28, 30, 28, 30] and not s.is_at("Referendum")


@rule("vtes.referendum.terms.legal")
def test_no_referendum_is_called_whose_terms_cannot_be_legal() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    s.Bea.in_torpor("Beth", title=T.PRINCE)
    s.Ana.hand(PRINCE_FALLS)
    assert not s.Ana.may_play(PRINCE_FALLS)
    assert s.Ana.why_not_play(PRINCE_FALLS, anna) == "no-target"


@rule("vtes.referendum.terms.legal")
def test_terms_that_break_the_card_are_not_offered() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    beth = s.Bea.ready_minion("Beth", title=T.PRINCE)
    cora = s.Cai.in_torpor("Cora", title=T.PRINCE)
    s.Ana.hand(PRINCE_FALLS)
    s.Ana.plays(PRINCE_FALLS, anna)
    s.all_pass(until="terms")
    assert s.Ana.offers(V.TARGET) == s.Ana.offers(V.TARGET, beth) and s.Ana.may(V.TARGET, beth)
    assert s.Ana.why_not(V.TARGET, cora) == "no-such-option" == s.Ana.why_not(V.TARGET, anna)


@rule("vtes.referendum.terms.legal")
def test_without_legal_terms_left_the_action_succeeds_and_no_referendum_is_held() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN, blood=3)
    cora = s.Cai.in_torpor("Cora")
    (card,) = s.Ana.hand(CHANGES_SIDES)
    s.Ana.plays(CHANGES_SIDES, anna)
    s.all_pass(until="no-attempt")
    s.concedes("Cai")
    s.all_pass(until="after-resolution")
    assert s.saw(E.CALLED) == [] and decided(s) == []
    s.all_pass()
    assert card.burned and anna.blood == 2 and cora.zone == "removed"


@rule("vtes.referendum.blocked-none")
def test_a_blocked_political_action_holds_no_referendum() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth")
    eyes = s.Bea.location("#location: intercept+1")
    (card,) = s.Ana.hand(EACH_LOSES)
    s.Ana.plays(EACH_LOSES, anna)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.blocks(beth)
    s.Ana.passes()
    s.Bea.uses(eyes)
    s.all_pass()
    assert s.is_at("Action", "Combat") and not s.is_at("Referendum")
    assert s.saw(E.CALLED) == []
    s.concedes("Bea")
    s.all_pass(until="minion")
    assert s.saw(E.CALLED) == [] and decided(s) == [] and card.burned
    assert pools(s)[1:] == [30, 30, 30, 30]


@pytest.mark.parametrize(
    ("in_favour", "against", "passes"),
    [
        pytest.param(T.PRINCE, T.PRIMOGEN, True, id="more for it", marks=rule("vtes.referendum.passes", "vtes.referendum.effects")),
        pytest.param(T.PRIMOGEN, T.PRINCE, False, id="more against it", marks=rule("vtes.referendum.fails", "vtes.referendum.passes")),
        pytest.param(T.PRINCE, T.PRINCE, False, id="a tie", marks=rule("vtes.referendum.tie", "vtes.referendum.fails")),
        pytest.param(T.NONE, T.NONE, False, id="nobody votes", marks=rule("vtes.referendum.tie", "vtes.referendum.votes.side")),
        pytest.param(T.PRIMOGEN, T.NONE, True, id="one vote is enough", marks=rule("vtes.referendum.passes", "vtes.referendum.votes.side")),
    ],
)
def test_a_referendum_passes_with_more_votes_for_it(in_favour: int, against: int, passes: bool) -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=in_favour)
    beth = s.Bea.ready_minion("Beth", title=against)
    s.Eva.ready_minion("Edda", title=T.JUSTICAR)  # never cast: it counts for neither side
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    if in_favour:
        casts(s, s.Ana, anna)
    if against:
        casts(s, s.Bea, beth, for_=False)
    s.all_pass()
    assert decided(s) == [(in_favour, against)]
    assert pools(s) == [29 if passes else 30] * 5
    assert s.asked == "after-resolution", "its effects have come before anything else is asked"


@rule("vtes.referendum.before-votes", "vtes.referendum.faq.votes-only-polling")
def test_cards_for_the_time_before_votes_are_offered_then_alone() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth", title=T.PRINCE)
    s.Ana.has_edge()
    s.Ana.hand(EACH_LOSES, "#before votes: abstain", "#before votes: abstain", "#+2 votes")
    s.Ana.plays(EACH_LOSES, anna)
    s.all_pass(until="before-votes")
    assert not s.Ana.may(V.VOTE) and s.Ana.why_not(V.VOTE, anna, n=1) == "wrong-moment"
    assert not s.Ana.may(V.EDGE_VOTE) and s.Ana.why_not(V.EDGE_VOTE) == "wrong-moment"
    assert not s.Ana.may(V.CARD_VOTE) and s.Ana.why_not_play("#+2 votes", anna) == "wrong-moment"
    s.Ana.plays("#before votes: abstain", anna, beth)
    s.all_pass(until="polling")
    s.Ana.votes(anna)
    assert s.asked == "polling" and s.Ana.why_not_play("#before votes: abstain", anna) == "wrong-moment"
    turn_comes_to(s, s.Bea)
    assert s.Bea.why_not(V.VOTE, beth, n=1) == "abstains"


@rule("vtes.referendum.faq.votes-only-polling")
def test_votes_can_be_gained_in_the_polling_step_alone_and_then_without_need() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.INNER_CIRCLE, capacity=10)
    beth = s.Bea.ready_minion("Beth")
    hall = s.Bea.location("#location: 3 votes")
    s.Ana.hand(EACH_LOSES, "#+2 votes")
    s.Bea.hand("#+1 vote")
    s.Ana.plays(EACH_LOSES, anna)
    while s.asked != "polling":
        for player in (s.Ana, s.Bea):
            if player.asked:
                assert not player.may_play("#+2 votes") and not player.may_play("#+1 vote") and not player.may_use(hall), s.where()
        s.seat_asked().passes()
    s.Ana.votes(anna)
    s.Ana.plays("#+2 votes", anna)
    s.all_pass()
    turn_comes_to(s, s.Bea)
    assert s.Bea.may_play("#+1 vote", beth) and s.Bea.may_use(hall)
    s.all_pass()
    assert decided(s) == [(6, 0)] and s.asked == "after-resolution"
    turn_comes_to(s, s.Bea)
    assert not s.Bea.may_play("#+1 vote") and not s.Bea.may_use(hall)


@rule("vtes.referendum.faq.vote-against-own")
def test_the_caller_may_vote_against_their_own_referendum() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    (card,) = s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    assert s.Ana.may(V.CARD_VOTE, card, n=0) and s.Ana.may(V.CARD_VOTE, card, n=1)
    s.Ana.answers(s.Ana.offers(V.CARD_VOTE, card, n=0)[0])
    s.Ana.votes(anna, for_=False)
    s.all_pass()
    assert decided(s) == [(0, 3)] and pools(s) == [30] * 5
