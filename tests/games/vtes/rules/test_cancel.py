"""Wording templates: Cancel a card."""

from __future__ import annotations

from carmilla.games.vtes.words import ASKS, E, V
from carmilla.kernel.events import ASKED
from tests.games.vtes.rules.actions import attempts, card, comes_to, drawn_since, library_of
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule

CANCEL, BLEED = "#cancel as played", "#bleed at +2"


def cancelled_bleed(*hand: str) -> tuple[Scene, CardIn, CardIn]:
    """Colette's action card is cancelled as it is played."""
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette", blood=3), s.Bea.ready_minion("Beth")
    s.Ana.hand(BLEED, *hand)
    s.Bea.hand(CANCEL)
    s.Ana.plays(BLEED, colette)
    s.Ana.passes()
    s.Bea.plays(CANCEL, beth)
    s.all_pass()  # as the cancelling card is played
    return s, colette, beth


@rule("vtes.terms.wording.cancel.played")
def test_a_cancelled_card_has_no_effect_goes_to_the_ash_heap_and_is_replaced() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed+1")
    s.Bea.hand(CANCEL)
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    library = library_of(s, s.Ana)
    s.Ana.plays("#bleed+1", colette)
    s.Ana.passes()
    s.Bea.plays(CANCEL, beth)
    s.all_pass()
    assert s.asked == "no-attempt" and s.g.bleed_amount() == 1
    assert card(s, "#bleed+1").zone == "ash" and card(s, "#bleed+1").controller == "Ana"
    assert drawn_since(s, s.Ana, library) == 1 and s.Ana.hand_count == 7


@rule("vtes.terms.wording.cancel.played", "vtes.general.non-repeat.modifier")
def test_a_cancelled_modifier_has_been_played_and_is_not_offered_again() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed+1", "#bleed+1")
    s.Bea.hand(CANCEL)
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#bleed+1", colette)
    s.Ana.passes()
    s.Bea.plays(CANCEL, beth)
    s.all_pass()
    assert not s.Ana.may_play("#bleed+1") and s.Ana.why_not_play("#bleed+1", colette) == "repeated-card"


@rule("vtes.terms.wording.cancel.action-card", "vtes.general.non-repeat.blocked-counts")
def test_a_cancelled_action_card() -> None:
    """Cancel a card: its minion stays unlocked, pays nothing and may play the same card again; there was no action."""
    s, colette, _ = cancelled_bleed(BLEED)
    assert s.Ana.asked == "minion"
    assert not colette.locked and colette.blood == 3 and s.Bea.pool == 30
    assert not s.saw(E.ACTION) and not s.saw(E.RESULT)
    assert len(s.cards_in("ash", "Ana")) == 1
    assert s.Ana.may_play(BLEED, colette) and s.Ana.may(V.BLEED, colette)


@rule("vtes.terms.wording.cancel.action-card")
def test_after_a_cancelled_action_card_nobody_is_asked_to_block_or_react_and_the_phase_goes_on() -> None:
    s, colette, _ = cancelled_bleed()
    assert {ASKS[event[1]] for event in s.saw(ASKED)} == {"minion", "as-played"} and s.Ana.asked == "minion"
    s.Ana.hunts(colette)
    s.all_pass(until="minion")
    assert colette.locked


@rule("vtes.terms.wording.cancel.other-cost", "vtes.general.requirements.paid-when")
def test_a_cancelled_card_that_is_no_action_card_still_costs() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette", blood=3), s.Bea.ready_minion("Beth")
    s.Ana.hand("#stealth+2, 1 blood")
    s.Bea.hand(CANCEL)
    s.Ana.bleeds(colette)
    attempts(s, beth)
    s.Ana.plays("#stealth+2, 1 blood", colette)
    s.Ana.passes()
    s.Bea.plays(CANCEL, beth)
    s.all_pass()
    assert s.asked == "attempt" and s.g.stealth() == 0 and colette.blood == 2


@rule("vtes.terms.wording.cancel.other-cost")
def test_a_cancelled_out_of_turn_master_costs_its_pool() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand(BLEED)
    s.Bea.hand("#cancel a minion card, 1 pool")
    s.Cai.hand("#cancel a master card")
    s.Ana.plays(BLEED, colette)
    s.Ana.passes()
    s.Bea.plays("#cancel a minion card, 1 pool")
    s.passes_of("Ana Bea")
    s.Cai.plays("#cancel a master card")
    s.all_pass(until="announced")
    assert s.Bea.pool == 29 and colette.locked
