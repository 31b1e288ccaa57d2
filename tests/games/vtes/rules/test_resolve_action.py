"""Resolve the Action, and After Action Resolution."""

from __future__ import annotations

from carmilla.games.vtes.rules.action import BLOCKED, SUCCESSFUL
from carmilla.games.vtes.words import E, V
from tests.games.vtes.rules.actions import attempts, card, comes_to, fights_on, result
from tests.games.vtes.scene import scene
from tests.marks import rule

UNLOCK, EACH_LOSES = "#unlock after resolution", "#vote: each loses 1 pool"


@rule("vtes.action.resolve.success")
def test_a_successful_action_is_paid_for_then_takes_effect() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", capacity=5, blood=5)
    s.Ana.hand("#gain 3 blood, 2 blood")
    s.Ana.plays("#gain 3 blood, 2 blood", colette)
    s.all_pass(until="minion")
    assert colette.blood == 5  # 5 - 2 + 3 drains to 5; gained first, it would be 3


@rule("vtes.action.resolve.success.referendum")
def test_a_successful_political_action_holds_its_referendum() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    s.Ana.hand(EACH_LOSES)
    s.Ana.plays(EACH_LOSES, anna)
    s.all_pass(until="polling")
    assert s.is_at("Action", "Referendum", "Polling") and result(s) == [SUCCESSFUL]


@rule("vtes.action.resolve.faq.referendum-fails")
def test_a_political_action_is_successful_even_when_its_referendum_fails() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=2)
    s.Ana.hand(EACH_LOSES, UNLOCK)
    s.Ana.plays(EACH_LOSES, anna)
    s.all_pass(until="after-resolution")
    assert [tuple(event) for event in s.saw(E.DECIDED)] == [(0, 0)] and s.Ana.pool == s.Bea.pool == 30
    assert result(s) == [SUCCESSFUL]
    s.Ana.plays(UNLOCK, anna)  # for a successful action
    s.all_pass(until="minion")
    assert not anna.locked


@rule("vtes.action.resolve.no-effect", "vtes.action.bleed.zero")
def test_an_unblocked_action_is_successful_even_without_effect() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand(UNLOCK)
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#bleed-1", beth)
    s.all_pass(until="after-resolution")
    assert result(s) == [SUCCESSFUL] and s.Ana.may_play(UNLOCK)


@rule("vtes.action.resolve.unpayable")
def test_a_cost_that_can_no_longer_be_paid_is_paid_as_far_as_possible_for_nothing() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", capacity=5, blood=2)
    s.Ana.hand("#gain 3 blood, 2 blood", "#bleed+1")
    thirst = "#hunt+1, 1 blood"
    s.Ana.hand(thirst)
    s.Ana.plays("#gain 3 blood, 2 blood", colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays(thirst, colette)
    s.all_pass()
    assert colette.blood == 1
    s.all_pass(until="minion")
    assert result(s) == [SUCCESSFUL] and colette.blood == 0
    assert card(s, "#gain 3 blood, 2 blood").zone == "ash"


@rule("vtes.action.resolve.blocked")
def test_a_blocked_action_has_no_effect_and_costs_nothing() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed at +2", "#recruit, 2 pool")
    s.Ana.plays("#bleed at +2", colette)
    attempts(s, beth)
    s.all_pass()
    assert result(s) == [BLOCKED] and colette.blood == 5
    fights_on(s)
    assert s.Bea.pool == 30 and not s.Ana.edge
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Bea.hand("#stealth-1")
    s.Ana.hand("#recruit, 2 pool")
    s.Ana.plays("#recruit, 2 pool", colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#stealth-1", beth)
    s.all_pass()
    attempts(s, beth)
    fights_on(s)
    assert s.Ana.pool == 30 and card(s, "#recruit, 2 pool").burned


@rule("vtes.action.resolve.blocked.lock-and-combat")
def test_the_blocking_minion_locks_and_combat_begins() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.bleeds(colette)
    attempts(s, beth)
    assert not beth.locked
    s.all_pass()
    assert beth.locked and s.is_at("Action", "Combat")
    assert len(s.saw(E.COMBAT)) == 1
    assert (s.g.combat().acting, s.g.combat().opposing) == (colette.id, beth.id)


@rule("vtes.action.resolve.blocked.card-burned")
def test_the_card_of_a_blocked_action_burns_that_of_a_permanent_too() -> None:
    for name in ("#bleed at +2", "#equip club"):
        s = scene()
        colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
        beth.bears("#equip +1 intercept")
        s.Ana.hand(name)
        s.Ana.plays(name, colette)
        attempts(s, beth)
        fights_on(s)
        assert result(s) == [BLOCKED] and card(s, name).zone == "ash" and card(s, name).controller == "Ana"


@rule("vtes.action.resolve.blocked.card-burned", "vtes.action.resolve.blocked.ended-before")
def test_an_effect_that_ends_the_action_before_the_block_resolves_prevents_lock_and_combat() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    cain = s.Cai.ready_minion("Cain")
    s.Ana.hand("#bleed at +2")
    s.Cai.hand("#end the action")
    s.Ana.plays("#bleed at +2", colette)
    attempts(s, beth)
    comes_to(s, s.Cai, "attempt")
    s.Cai.plays("#end the action", cain)
    s.all_pass()
    assert s.asked == "minion" and not beth.locked and not s.saw(E.COMBAT) and not result(s)
    assert card(s, "#bleed at +2").zone == "ash" and colette.locked


@rule("vtes.action.resolve.blocked.waking-blocker")
def test_a_woken_minion_that_blocks_stays_locked_and_fights() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth", locked=True)
    s.Bea.hand("#wake")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#wake", beth)
    attempts(s, beth)
    s.all_pass()
    assert beth.locked and s.is_at("Combat")


@rule("vtes.action.resolve.blocked.not-ready")
def test_when_the_acting_minion_is_gone_before_the_block_resolves_the_action_ends_at_once() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette", blood=3), s.Bea.ready_minion("Beth")
    s.Bea.hand("#burn the acting minion")
    s.Ana.hand("#bleed at +2")
    s.Ana.plays("#bleed at +2", colette)
    attempts(s, beth)
    s.Ana.passes()
    s.Bea.plays("#burn the acting minion", beth)
    s.all_pass()
    assert s.asked == "minion" and colette.burned
    assert not beth.locked and not s.saw(E.COMBAT) and not result(s)
    assert card(s, "#bleed at +2").burned


@rule("vtes.action.resolve.after")
def test_after_the_effects_only_cards_worded_for_it_may_be_played() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand(UNLOCK, "#bleed+1", "#hunt+1", "#pool+2")
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    s.all_pass(until="after-resolution")
    assert s.Bea.pool == 29
    assert s.Ana.may_play(UNLOCK)
    for name in ("#bleed+1", "#hunt+1"):
        assert not s.Ana.may_play(name) and s.Ana.why_not_play(name, colette) == "wrong-moment"
    s.Ana.passes()
    assert not s.Bea.may_play("#bleed-1") and s.Bea.why_not_play("#bleed-1", beth) == "wrong-moment"
    s.Bea.passes()
    assert s.asked == "minion"


@rule("vtes.action.resolve.after.combat")
def test_after_a_combat_they_wait_until_it_is_over() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#rush", UNLOCK)
    s.Ana.plays("#rush", colette, beth)
    s.all_pass(until="before-range")
    assert not s.Ana.may_play(UNLOCK)
    fights_on(s, until="after-resolution")
    assert not s.is_at("Combat") and s.saw(E.COMBAT_OVER)
    s.Ana.plays(UNLOCK, colette)
    s.all_pass(until="minion")
    assert not colette.locked


@rule("vtes.action.resolve.after.once-locked")
def test_the_acting_minion_stays_locked_after_the_action() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.bleeds(colette)
    s.all_pass(until="minion")
    assert colette.locked


@rule("vtes.action.resolve.faq.bleed-modifier-timing")
def test_a_bleed_is_raised_only_after_the_announcement_and_effects_used_as_it_is_announced() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed+1", "#pool+1 as announced")
    s.Ana.bleeds(colette)
    assert s.Ana.asked == "announced"
    assert not s.Ana.may_play("#bleed+1") and s.Ana.why_not_play("#bleed+1", colette) == "wrong-moment"
    s.Ana.plays("#pool+1 as announced", colette)
    s.all_pass()
    assert s.Ana.asked == "announced" and s.Ana.pool == 31
    s.all_pass()
    assert s.Ana.asked == "no-attempt" and s.Ana.may_play("#bleed+1")
    assert not beth.locked


@rule("vtes.action.resolve.faq.bleed-reduce-timing")
def test_a_bleed_is_reduced_only_after_the_announcement_too() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "announced")
    assert not s.Bea.may_play("#bleed-1") and s.Bea.why_not_play("#bleed-1", beth) == "wrong-moment"
    comes_to(s, s.Bea, "no-attempt")
    assert s.Bea.may_play("#bleed-1")


@rule("vtes.action.resolve.faq.redirect-after-decline")
def test_a_target_declines_to_block_before_turning_the_bleed_aside() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed+1")
    s.Bea.hand("#deflect")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    assert s.Bea.may_block(beth)
    assert not s.Bea.may_play("#deflect") and s.Bea.why_not_play("#deflect", beth) == "not-declined"
    s.Bea.passes()
    assert s.Ana.asked == "declined" and s.Ana.may_play("#bleed+1", colette)
    s.Ana.passes()
    assert s.Bea.may_play("#deflect", beth)


@rule("vtes.action.resolve.faq.redirect-new-target")
def test_the_new_target_may_turn_the_bleed_aside_in_turn() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth, cain = s.Bea.ready_minion("Beth"), s.Cai.ready_minion("Cain")
    s.Bea.hand("#deflect")
    s.Cai.hand("#deflect")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#deflect", beth, s.Cai)
    s.all_pass()
    comes_to(s, s.Cai, "declined")
    s.Cai.plays("#deflect", cain, s.Dan)
    s.all_pass(until="minion")
    assert (s.Bea.pool, s.Cai.pool, s.Dan.pool) == (30, 30, 29)


@rule("vtes.action.resolve.faq.bleed-zero")
def test_bleed_zero() -> None:
    """General questions, Bleed: a bleed of 0 takes no Edge."""
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Cai.has_edge()
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#bleed-1", beth)
    s.all_pass(until="minion")
    assert result(s) == [SUCCESSFUL]
    assert s.Bea.pool == 30 and s.Cai.edge and not s.Ana.edge


@rule("vtes.action.resolve.faq.stealth-of-card")
def test_the_stealth_printed_on_an_action_card_is_of_its_own_action_alone() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette", blood=2), s.Bea.ready_minion("Beth")
    name = "#gain 3 blood at +1 stealth"
    s.Ana.hand(name)
    s.Ana.bleeds(colette)
    attempts(s, beth)
    assert s.g.stealth() == 0
    assert not s.Ana.may_play(name) and s.Ana.why_not_play(name, colette) == "wrong-moment"
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    s.Ana.hand(name)
    s.Ana.plays(name, colette)
    s.all_pass(until="announced")
    assert s.g.stealth() == 1


@rule("vtes.action.resolve.some-targets", "vtes.action.resolve.fizzle-targets")
def test_an_action_affects_the_targets_that_are_left_and_nothing_without_any() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#two Methuselahs burn 1 pool")
    s.Ana.plays("#two Methuselahs burn 1 pool", colette, s.Cai, s.Dan)
    comes_to(s, s.Ana, "declined")
    s.concedes("Cai")
    s.all_pass(until="minion")
    assert s.Dan.pool == 29 and s.Cai.ousted and result(s) == [SUCCESSFUL]
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#two Methuselahs burn 1 pool")
    s.Ana.plays("#two Methuselahs burn 1 pool", colette, s.Cai, s.Dan)
    comes_to(s, s.Ana, "declined")
    s.concedes("Cai")
    s.concedes("Dan")
    s.all_pass(until="minion")
    assert result(s) == [SUCCESSFUL] and card(s, "#two Methuselahs burn 1 pool").burned


@rule("vtes.action.resolve.after.ended")
def test_an_action_that_is_ended_is_over_at_once_and_nothing_can_follow() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand(UNLOCK)
    s.Bea.hand("#end the action")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#end the action", beth)
    s.all_pass()
    assert s.Ana.asked == "minion" and not result(s) and s.Bea.pool == 30
    assert not s.Ana.may_play(UNLOCK) and s.Ana.why_not_play(UNLOCK, colette) == "wrong-moment"


@rule("vtes.action.ally.effect", "vtes.action.ally.no-act-this-turn")
def test_a_recruited_ally_enters_unlocked_and_acts_from_the_next_turn_on() -> None:
    s = scene("Ana Bea")
    anna = s.Ana.ready_minion("Anna")
    (ally,) = s.Ana.hand("#recruit, 2 pool")
    s.Ana.plays("#recruit, 2 pool", anna)
    s.all_pass(until="minion")
    assert ally.ready and not ally.locked
    assert not s.Ana.may(V.BLEED, ally) and s.Ana.why_not(V.BLEED, ally, s.Bea) == "recruited"
    s.Ana.passes()
    s.all_pass(until="minion")
    assert s.seat_asked() is s.Bea
    s.Bea.passes()
    s.all_pass(until="minion")
    assert s.Ana.may(V.BLEED, ally)
