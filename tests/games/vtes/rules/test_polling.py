"""Polling: where votes come from, who casts them, and that they stay as they were cast."""

from __future__ import annotations

import pytest

from carmilla.games.vtes.rules.referendum import Polling
from carmilla.games.vtes.words import E, T, V, Z
from carmilla.kernel.options import pack
from tests.games.vtes.rules.politics import (
    EACH_LOSES,
    burns_card,
    burns_edge,
    card_in_limbo,
    casts,
    decided,
    may_burn,
    may_vote,
    pools,
    turn_comes_to,
    votes_are_open,
)
from tests.games.vtes.scene import Player, Scene, scene
from tests.marks import rule

BY_A_LOCATION = "#location: each loses 1 pool, by a vote"
TWO_LOSE = "#vote: two Methuselahs lose 2 pool"


# ---- how polling goes
@rule("vtes.referendum.polling.free", "vtes.referendum.polling.ends")
def test_all_are_asked_in_the_impulse_order_until_all_pass_in_a_row() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth", title=T.PRIMOGEN)
    cora = s.Cai.ready_minion("Cora", title=T.JUSTICAR)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.passes_of("Ana Bea Eva")
    s.Cai.votes(cora, for_=False)
    s.passes_of("Ana")  # a vote starts the round again; a pass has given up no vote
    s.Bea.votes(beth)
    s.Ana.votes(anna)
    s.passes_of("Ana Bea Eva Cai Dan")
    assert decided(s) == [(3, 3)]


@rule("vtes.referendum.polling.free")
def test_an_effect_used_while_polling_starts_the_round_again() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    hall = s.Dan.location("#location: 3 votes")
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.passes_of("Ana Bea Eva Cai")
    s.Dan.uses(hall)
    s.Ana.votes(anna)
    s.passes_of("Ana Bea Eva Cai Dan")
    assert decided(s) == [(2, 0)], "nobody need cast the votes they have"


@rule("vtes.referendum.polling.open")
def test_votes_are_called_out_openly() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    (card,) = s.Bea.hand(TWO_LOSE)
    s.Eva.has_edge()
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.Ana.votes(anna)
    burns_card(s, s.Bea, card, for_=False)
    burns_edge(s, s.Eva)
    for name in ("Ana", "Bea", "Dan", ""):
        told = [(event[0], event[1][1], *event[2:]) for event in s.saw(E.VOTED, name)]
        assert told == [
            (s.Ana.seat, s.g.ident[anna.id], 1, 2),
            (s.Bea.seat, s.g.ident[card.id], 0, 1),
            (s.Eva.seat, s.g.ident[0], 1, 1),
        ]
    polling = s.frame(Polling)
    assert polling.voters == (s.Ana.seat, s.Bea.seat, s.Eva.seat) and polling.counts == (2, 1, 1)


@rule("vtes.referendum.polling.fitting")
def test_cards_that_do_not_speak_of_the_referendum_are_not_offered() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth")
    s.Ana.hand(EACH_LOSES, "#stealth+2, 1 blood", "#bleed+1", "#+2 votes")
    s.Bea.hand("#intercept+1", "#stealth-1", "#unlock", "#+1 vote")
    votes_are_open(s, anna)
    assert s.Ana.may_play("#+2 votes", anna)
    assert s.Ana.why_not_play("#stealth+2, 1 blood", anna) == "wrong-moment" == s.Ana.why_not_play("#bleed+1", anna)
    s.passes_of("Ana")
    assert s.Bea.may_play("#+1 vote", beth)
    for name in ("#intercept+1", "#stealth-1", "#unlock"):
        assert not s.Bea.may_play(name) and s.Bea.why_not_play(name, beth) == "wrong-moment"


@rule("vtes.referendum.polling.fitting", "vtes.referendum.votes.other-effects")
def test_a_wake_brings_the_reaction_of_a_locked_minion() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth", locked=True)
    s.Bea.hand("#+1 vote", "#wake, in a referendum too")
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.passes_of("Ana")
    assert not s.Bea.may_play("#+1 vote") and s.Bea.why_not_play("#+1 vote", beth) == "locked"
    s.Bea.plays("#wake, in a referendum too", beth)
    s.all_pass()
    turn_comes_to(s, s.Bea)
    s.Bea.plays("#+1 vote", beth)
    s.all_pass()
    casts(s, s.Bea, beth, for_=False)
    s.all_pass()
    assert decided(s) == [(0, 1)] and beth.locked


@rule("vtes.referendum.votes.other-effects")
def test_cards_for_votes_follow_the_rules_for_playing_cards() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    alba = s.Ana.ready_minion("Alba", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth", disciplines=0, superior=0)
    s.Bea.hand("#+1 vote")
    s.Ana.hand(EACH_LOSES, "#+2 votes", "#+2 votes", "#+1 vote")
    votes_are_open(s, anna)
    assert s.Ana.why_not_play("#+2 votes", alba) == "wrong-user", "modifiers are the acting minion's"
    assert s.Ana.why_not_play("#+1 vote", alba) == "wrong-user", "reactions are the others'"
    s.Ana.plays("#+2 votes", anna)
    s.all_pass()
    assert s.Ana.why_not_play("#+2 votes", anna) == "repeated-card"
    s.Ana.votes(anna)
    s.passes_of("Ana")
    assert s.Bea.why_not_play("#+1 vote", beth) == "discipline"
    s.all_pass()
    assert decided(s) == [(2, 0)]


@rule("vtes.referendum.polling.final")
def test_a_vote_once_cast_cannot_be_changed() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    (card,) = s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.Ana.votes(anna)
    assert not may_vote(s.Ana, anna)
    assert s.Ana.why_not(V.VOTE, anna, n=0) == "voted" == s.Ana.why_not(V.VOTE, anna, n=1)
    burns_card(s, s.Ana, card)
    assert s.Ana.why_not(V.CARD_VOTE, card, n=0) == "card-vote-used"
    s.all_pass()
    assert decided(s) == [(3, 0)]


# ---- gaining votes
@rule("vtes.referendum.votes.none-inherent")
def test_a_methuselah_without_a_source_has_no_vote() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth")
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.passes_of("Ana")
    assert s.Bea.options == [0]
    assert s.Bea.why_not(V.VOTE, beth, n=1) == "no-votes" and s.Bea.why_not(V.VOTE, anna, n=1) == "wrong-user"


def has_no_blanks(s: Scene, *players: Player) -> None:
    """Nothing in hand but what the scene has put there, and nothing to draw."""
    for player in players:
        for zone in (Z.HAND, Z.LIBRARY):
            for card in s.g.row(zone, player.seat):
                if s.g.text(card).name == "#blank":
                    s.g.put(card, Z.ASH, player.seat)


@rule("vtes.referendum.votes.none-inherent")
def test_whoever_has_neither_cards_nor_sources_is_not_asked() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth", title=T.PRIMOGEN)
    s.Ana.hand(EACH_LOSES)
    has_no_blanks(s, s.Bea, s.Cai, s.Dan)
    votes_are_open(s, anna)
    s.Ana.passes()
    s.Bea.votes(beth)
    s.passes_of("Ana Eva")
    assert decided(s) == [(1, 0)]


@rule("vtes.referendum.votes.political-card.caller")
def test_the_caller_is_asked_for_the_vote_of_the_card_alone() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    (card,) = s.Ana.hand(EACH_LOSES)
    has_no_blanks(s, s.Ana, s.Bea)
    s.Bea.has_edge()
    s.Ana.plays(EACH_LOSES, anna)
    while s.asked != "polling":
        assert s.asked != "before-votes" or s.seat_asked() not in (s.Ana, s.Bea), "without cards there is nothing to use before votes"
        s.seat_asked().passes()
    assert s.Ana.hand_count == 0 and s.seat_asked() is s.Ana
    burns_card(s, s.Ana, card)
    s.Bea.passes()
    assert s.seat_asked() is s.Eva, "Bea was asked for the Edge"


@pytest.mark.parametrize(
    ("title", "votes"),
    [
        pytest.param(T.PRIMOGEN, 1, id="primogen", marks=rule("vtes.referendum.votes.primogen", "vtes.referendum.votes.titles")),
        pytest.param(T.PRINCE, 2, id="prince", marks=rule("vtes.referendum.votes.prince-baron", "vtes.referendum.votes.titles")),
        pytest.param(T.JUSTICAR, 3, id="justicar", marks=rule("vtes.referendum.votes.justicar")),
        pytest.param(T.INNER_CIRCLE, 4, id="inner circle", marks=rule("vtes.referendum.votes.inner-circle")),
    ],
)
def test_ready_titled_vampires_give_votes(title: int, votes: int) -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth, babs = s.Bea.ready_minion("Beth", title=title), s.Bea.ready_minion("Babs", title=title)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    casts(s, s.Bea, beth)
    casts(s, s.Bea, babs)
    s.all_pass()
    assert decided(s) == [(2 * votes, 0)]


@rule("vtes.referendum.locked-irrelevant")
def test_locked_vampires_vote_as_unlocked_ones_do() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.ready_minion("Beth", title=T.PRINCE, locked=True)
    babs = s.Bea.ready_minion("Babs", title=T.PRIMOGEN)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    casts(s, s.Bea, beth)
    casts(s, s.Bea, babs)
    s.all_pass()
    assert decided(s) == [(3, 0)] and beth.locked and not babs.locked


@rule("vtes.referendum.votes.only-ready", "vtes.torpor.no-votes")
def test_a_vampire_in_torpor_casts_no_votes() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.in_torpor("Beth", title=T.PRINCE)
    babs = s.Bea.in_torpor("#orator 5")
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.passes_of("Ana")
    assert s.Bea.options == [0]
    assert s.Bea.why_not(V.VOTE, beth, n=1) == "unready-voter" and s.Bea.why_not(V.USE, babs, babs) == "not-ready"


@rule("vtes.referendum.votes.only-ready")
def test_votes_cast_by_a_vampire_that_is_ready_no_more_stay_as_cast() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    beth = s.Bea.ready_minion("Beth", title=T.PRINCE)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    casts(s, s.Ana, anna)
    casts(s, s.Bea, beth, for_=False)
    s.concedes("Bea")
    s.all_pass()
    assert decided(s) == [(1, 2)] and beth.zone == "removed"


@rule("vtes.referendum.votes.split", "vtes.referendum.votes.side")
def test_different_sources_of_one_methuselah_may_vote_differently() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth, babs = s.Bea.ready_minion("Beth", title=T.PRINCE), s.Bea.ready_minion("Babs", title=T.PRIMOGEN)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    casts(s, s.Bea, beth)
    casts(s, s.Bea, babs, for_=False)
    s.all_pass()
    assert decided(s) == [(2, 1)]


@rule("vtes.referendum.votes.source-together")
def test_the_votes_of_one_vampire_go_one_way() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    s.Ana.hand(EACH_LOSES, "#+2 votes")
    votes_are_open(s, anna)
    s.Ana.plays("#+2 votes", anna)
    s.all_pass()
    assert len(s.Ana.offers(V.VOTE)) == 2, "all for it, or all against it"
    s.Ana.votes(anna)
    assert not s.Ana.may(V.VOTE) and s.Ana.why_not(V.VOTE, anna, n=0) == "voted"
    s.all_pass()
    assert decided(s) == [(4, 0)]


@rule("vtes.referendum.votes.source-together")
def test_the_votes_of_a_location_go_one_way() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    hall = s.Bea.location("#location: 3 votes")
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.passes_of("Ana")
    assert not may_vote(s.Bea, hall) and s.Bea.why_not(V.VOTE, hall, n=1) == "no-votes"
    s.Bea.uses(hall)
    assert hall.locked
    casts(s, s.Bea, hall, for_=False)
    turn_comes_to(s, s.Bea)
    assert not s.Bea.may_use(hall) and s.Bea.why_not(V.VOTE, hall, n=1) == "voted"
    s.all_pass()
    assert decided(s) == [(0, 3)]


@rule("vtes.referendum.votes.later-same")
def test_votes_gained_later_go_the_way_their_vampire_has_cast() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth", title=T.PRIMOGEN)
    s.Ana.hand(EACH_LOSES, "#+2 votes")
    s.Bea.hand("#+1 vote")
    votes_are_open(s, anna)
    s.Ana.votes(anna, for_=False)
    s.Ana.plays("#+2 votes", anna)
    s.all_pass()
    assert not may_vote(s.Ana, anna)
    casts(s, s.Bea, beth)
    turn_comes_to(s, s.Bea)
    s.Bea.plays("#+1 vote", beth)
    s.all_pass()
    polling, against, in_favour = s.frame(Polling), pack(V.VOTE, anna.id), pack(V.VOTE, beth.id, 0, 0, 1)
    assert polling.cast == (against, against, in_favour, in_favour) and polling.counts == (2, 2, 1, 1)
    s.all_pass()
    assert decided(s) == [(2, 4)]


@rule("vtes.referendum.votes.cancelled")
def test_a_vampire_made_to_abstain_has_cast_no_votes_and_casts_none() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    alba = s.Ana.ready_minion("Alba", title=T.PRIMOGEN)
    beth = s.Bea.ready_minion("Beth")
    (card, _) = s.Ana.hand(EACH_LOSES, "#+2 votes")
    s.Bea.hand("#abstain")
    s.Eva.has_edge()
    votes_are_open(s, anna)
    s.Ana.votes(anna)
    burns_edge(s, s.Eva, for_=False)
    burns_card(s, s.Ana, card)
    turn_comes_to(s, s.Bea)
    s.Bea.plays("#abstain", beth, anna)
    s.all_pass()
    polling = s.frame(Polling)
    assert polling.cast == (pack(V.EDGE_VOTE), pack(V.CARD_VOTE, card.id, 0, 0, 1)) and polling.counts == (1, 1)
    assert polling.voters == (s.Eva.seat, s.Ana.seat)
    assert s.Ana.why_not(V.VOTE, anna, n=0) == "abstains" == s.Ana.why_not(V.VOTE, anna, n=1)
    s.Ana.plays("#+2 votes", anna)
    s.all_pass()
    assert not may_vote(s.Ana, anna)
    s.Ana.votes(alba)
    s.all_pass()
    assert decided(s) == [(2, 1)], "the votes of card and Edge and the other vampire's are not touched"


@rule("vtes.referendum.votes.cancelled")
def test_an_abstention_ends_with_the_referendum() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    alba = s.Ana.ready_minion("Alba", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth")
    ally, fallen = s.Cai.ally("#recruit, 2 pool"), s.Cai.in_torpor("Cora")
    s.Ana.hand(EACH_LOSES, TWO_LOSE)
    s.Bea.hand("#abstain")
    votes_are_open(s, anna)
    turn_comes_to(s, s.Bea)
    s.Bea.plays("#abstain", beth)
    assert len(s.Bea.offers(V.TARGET)) == 3 and not s.Bea.may(V.TARGET, ally) and not s.Bea.may(V.TARGET, fallen)
    s.Bea.chooses(anna)
    s.all_pass(until="minion")
    s.Ana.plays(TWO_LOSE, alba)
    s.all_pass(until="terms")
    s.Ana.chooses(s.Bea)
    s.Ana.chooses(s.Cai)
    s.all_pass(until="polling")
    casts(s, s.Ana, anna)
    s.all_pass()
    assert decided(s) == [(0, 0), (2, 0)]


@rule("vtes.referendum.votes.political-card", "vtes.referendum.votes.political-card.burned")
def test_a_political_action_card_is_burned_for_a_vote() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.ready_minion("Beth")
    s.Ana.hand(EACH_LOSES)
    (card,) = s.Bea.hand("#vote: a ready prince goes to torpor")
    votes_are_open(s, anna)
    s.passes_of("Ana")
    blanks = [card for card in s.g.row(2, s.Bea.seat) if s.g.text(card).name == "#blank"]
    assert s.Bea.why_not(V.CARD_VOTE, blanks[0], n=1) == "not-political"
    burns_card(s, s.Bea, card)
    assert card.burned and not beth.locked and s.Bea.hand_count == 7, "no minion is needed, and the hand is drawn up"
    s.all_pass()
    assert decided(s) == [(1, 0)] and pools(s) == [29] * 5


@rule("vtes.referendum.votes.political-card.limit")
def test_no_methuselah_has_two_votes_of_political_action_cards() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    s.Ana.hand(EACH_LOSES)
    first, second = s.Bea.hand(EACH_LOSES, TWO_LOSE)
    (other,) = s.Cai.hand(EACH_LOSES)
    votes_are_open(s, anna)
    burns_card(s, s.Bea, first)
    turn_comes_to(s, s.Bea)
    assert not may_burn(s.Bea, second) and s.Bea.why_not(V.CARD_VOTE, second, n=1) == "card-vote-used"
    burns_card(s, s.Cai, other)
    s.all_pass()
    assert decided(s) == [(2, 0)] and second.zone == "hand"


@rule("vtes.referendum.votes.political-card.caller")
def test_the_card_that_called_the_referendum_gives_its_caller_a_vote() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    card, second = s.Ana.hand(EACH_LOSES, TWO_LOSE)
    s.Bea.has_edge()
    votes_are_open(s, anna)
    assert may_burn(s.Ana, card) and not may_burn(s.Ana, second)
    s.passes_of("Ana")
    assert s.Bea.why_not(V.CARD_VOTE, card, n=1) == "not-in-hand"
    burns_edge(s, s.Bea, for_=False)
    burns_card(s, s.Ana, card)
    assert card.zone == "limbo" and not may_burn(s.Ana, second) and not may_burn(s.Ana, card)
    s.all_pass()
    assert decided(s) == [(1, 1)]


@rule("vtes.referendum.faq.no-second-card")
def test_no_second_card() -> None:
    """Dudas generales, Política: the caller cannot burn a second political action card."""
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    _, second = s.Ana.hand(EACH_LOSES, TWO_LOSE)
    (other,) = s.Bea.hand(TWO_LOSE)
    votes_are_open(s, anna)
    assert not may_burn(s.Ana, second) and s.Ana.why_not(V.CARD_VOTE, second, n=1) == "card-vote-used"
    s.passes_of("Ana")
    assert may_burn(s.Bea, other)


@rule("vtes.referendum.faq.no-second-card", "vtes.referendum.votes.political-card.caller")
def test_a_referendum_called_without_a_card_leaves_that_vote_to_its_caller() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    square = s.Ana.location(BY_A_LOCATION)
    (card,) = s.Ana.hand(TWO_LOSE)
    (other,) = s.Bea.hand(TWO_LOSE)
    s.Ana.uses(square, anna)
    s.all_pass(until="polling")
    assert may_burn(s.Ana, card) and not may_burn(s.Ana, square)
    burns_card(s, s.Ana, card)
    turn_comes_to(s, s.Bea)
    assert may_burn(s.Bea, other)
    s.all_pass()
    assert decided(s) == [(1, 0)] and pools(s) == [29] * 5 and card.burned and square.zone == "in-play"


@rule("vtes.referendum.votes.edge")
def test_the_edge_is_burned_for_a_vote() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    s.Bea.has_edge()
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    assert not s.Ana.may(V.EDGE_VOTE) and s.Ana.why_not(V.EDGE_VOTE, n=1) == "no-edge"
    s.Ana.votes(anna)
    burns_edge(s, s.Bea, for_=False)
    assert not s.Bea.edge and s.g.edge == -1
    turn_comes_to(s, s.Bea)
    assert not s.Bea.may(V.EDGE_VOTE)
    s.all_pass()
    assert decided(s) == [(1, 1)]


@rule("vtes.referendum.faq.vote-is-methuselahs")
def test_the_votes_of_card_and_edge_are_not_the_acting_vampires() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.ready_minion("Beth")
    (card,) = s.Ana.hand(EACH_LOSES)
    s.Ana.has_edge()
    s.Bea.hand("#abstain")
    votes_are_open(s, anna)
    burns_card(s, s.Ana, card, for_=False)
    burns_edge(s, s.Ana, for_=False)
    assert may_vote(s.Ana, anna), "the vampire has not cast anything"
    s.Ana.votes(anna)
    turn_comes_to(s, s.Bea)
    s.Bea.plays("#abstain", beth, anna)
    s.all_pass()
    s.all_pass()
    assert decided(s) == [(0, 2)]


@rule("vtes.referendum.votes.ability")
def test_an_ability_gives_votes_without_a_title_and_beside_one() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    beth = s.Bea.ready_minion("#orator 5", locked=True)
    anna.bears("#equip +1 vote")
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    casts(s, s.Ana, anna)
    turn_comes_to(s, s.Bea)
    assert s.Bea.why_not(V.VOTE, beth, n=1) == "no-votes"
    s.Bea.uses(beth, beth)
    turn_comes_to(s, s.Bea)
    assert not s.Bea.may_use(beth) and s.Bea.why_not(V.USE, beth, beth) == "repeated-card", "once in a referendum"
    casts(s, s.Bea, beth, for_=False)
    s.all_pass()
    assert decided(s) == [(2, 1)]


@rule("vtes.referendum.example.sources")
def test_every_source_votes_as_a_block_and_blocks_may_differ() -> None:
    """Gaining Votes: the Edge, a ready locked prince, a primogen in torpor. (Titles are not contested in this slice.)"""
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    prince = s.Ana.ready_minion("Alba", title=T.PRINCE, locked=True)
    primogen = s.Ana.in_torpor("Ava", title=T.PRIMOGEN)
    _, second = s.Ana.hand(EACH_LOSES, TWO_LOSE)
    s.Ana.has_edge()
    votes_are_open(s, anna)
    s.Ana.votes(prince)
    burns_card(s, s.Ana, card_in_limbo(s, EACH_LOSES), for_=False)
    burns_edge(s, s.Ana, for_=False)
    assert s.Ana.options == [0], "the prince is not split, the primogen gives nothing, no second card is burned"
    assert s.Ana.why_not(V.VOTE, prince, n=0) == "voted" and s.Ana.why_not(V.VOTE, primogen, n=1) == "unready-voter"
    assert s.Ana.why_not(V.CARD_VOTE, second, n=1) == "card-vote-used"
    s.all_pass()
    assert decided(s) == [(2, 2)] and pools(s) == [30] * 5 and s.g.edge == -1
