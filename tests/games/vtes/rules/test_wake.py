"""Wake: minions that act as though unlocked for the rest of an action."""

from __future__ import annotations

from carmilla.games.vtes.abilities import usable
from carmilla.games.vtes.vocabulary.actions import Add, InterceptNeeded, UserIsBlocking
from carmilla.games.vtes.words import S, V, W
from tests.games.vtes.rules.actions import attempts, comes_to
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule


def bleed_against_a_locked_minion(*hand: str) -> tuple[Scene, CardIn]:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth = s.Bea.ready_minion("Beth", locked=True)
    s.Bea.hand(*hand)
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    return s, beth


@rule("vtes.terms.wake.effect", "vtes.terms.wake.stays-locked")
def test_a_woken_minion_blocks_and_reacts_for_the_rest_of_the_action_and_stays_locked() -> None:
    s, beth = bleed_against_a_locked_minion("#wake", "#bleed-1", "#intercept+1")
    assert not s.Bea.may_block(beth) and s.Bea.why_not(V.BLOCK, beth) == "locked"
    assert not s.Bea.may_play("#bleed-1") and s.Bea.why_not_play("#bleed-1", beth) == "locked"
    s.Bea.plays("#wake", beth)
    s.all_pass()
    s.Ana.passes()
    assert beth.locked
    assert s.Bea.may_block(beth) and s.Bea.may_play("#bleed-1", beth)


@rule("vtes.terms.wake.effect")
def test_waking_ends_with_the_action() -> None:
    s, beth = bleed_against_a_locked_minion("#wake", "#bleed-1")
    other = s.minions("Ana")[0]
    s.Bea.plays("#wake", beth)
    s.all_pass(until="minion")
    assert not s.g.awake(beth.id) and beth.locked
    assert other.locked


@rule("vtes.terms.wake.effect")
def test_an_ally_wakes_as_a_vampire_does() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    ally = s.Bea.ally("#recruit, 2 pool", locked=True)
    s.Bea.hand("#wake")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#wake", ally)
    s.all_pass()
    s.Ana.passes()
    assert s.Bea.may_block(ally)


@rule("vtes.terms.wake.stays-locked", "vtes.terms.wording.lock-to")
def test_a_cost_paid_by_locking_is_not_offered_to_a_woken_minion() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    lock_for_intercept = usable((W.ATTEMPT,), Add(S.INTERCEPT, 1), needs=(UserIsBlocking(), InterceptNeeded()), locks=True)
    beth = s.Bea.ready_minion("Beth", abilities=(lock_for_intercept,), locked=True)
    s.Bea.hand("#wake", "#intercept+1")
    s.Ana.hand("#stealth+1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#wake", beth)
    attempts(s, beth)
    s.Ana.plays("#stealth+1", colette, face=0)
    s.all_pass()
    s.Ana.passes()
    assert s.Bea.asked == "attempt" and s.Bea.may_play("#intercept+1", beth)
    assert not s.Bea.may_use(beth) and s.Bea.why_not(V.USE, beth, beth) == "locked"


@rule("vtes.terms.wake.as-played", "vtes.general.play.as-played")
def test_a_wake_may_be_played_as_another_card_is_to_allow_a_reaction_to_it() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth = s.Bea.ready_minion("Beth", locked=True)
    s.Ana.hand("#bleed at +2")
    s.Bea.hand("#wake", "#cancel as played")
    s.Ana.plays("#bleed at +2", colette)
    s.Ana.passes()
    assert s.Bea.asked == "as-played" and not s.Bea.may_play("#cancel as played")
    s.Bea.plays("#wake", beth)
    s.all_pass()  # as the wake is played
    s.Ana.passes()
    s.Bea.plays("#cancel as played", beth)
    s.all_pass(until="minion")
    assert not colette.locked


@rule("vtes.terms.wake.unlock-is-not-wake")
def test_a_reaction_that_unlocks_is_no_wake_and_waits_for_the_as_played_window_to_close() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth = s.Bea.ready_minion("Beth", locked=True)
    s.Ana.hand("#bleed at +2")
    s.Bea.hand("#unlock")
    s.Ana.plays("#bleed at +2", colette)
    s.Ana.passes()
    assert s.Bea.asked == "as-played" and not s.Bea.may_play("#unlock")
    assert s.Bea.why_not_play("#unlock", beth) == "wrong-moment"
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#unlock", beth)
    s.all_pass()
    assert not beth.locked


@rule("vtes.terms.wake.no-obligation")
def test_a_woken_minion_need_not_block() -> None:
    s, beth = bleed_against_a_locked_minion("#wake")
    s.Bea.plays("#wake", beth)
    s.all_pass()
    s.Ana.passes()
    assert s.Bea.may_block(beth)
    s.Bea.passes()
    s.all_pass(until="minion")
    assert s.Bea.pool == 29
