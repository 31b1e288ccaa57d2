"""Non-Repeat Rules: what a minion may do once a turn, and once during an action."""

from __future__ import annotations

from carmilla.games.vtes.abilities import Granted
from carmilla.games.vtes.rules.action import BLOCKED
from carmilla.games.vtes.vocabulary.actions import GainPool
from carmilla.games.vtes.words import K, V, W
from tests.games.vtes.rules.actions import attempts, comes_to, fights_on, result
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule

UNLOCK, POOL_ACTION = "#unlock after resolution", "#location: gain 1 pool as an action"
EACH_LOSES = "#vote: each loses 1 pool"


def unlocks_afterwards(s: Scene, minion: CardIn) -> None:
    """The action succeeds, and its minion unlocks: it may act again."""
    s.all_pass(until="after-resolution")
    s.Ana.plays(UNLOCK, minion)
    s.all_pass(until="minion")
    assert not minion.locked


@rule("vtes.general.non-repeat.bleed", "vtes.action.bleed.who")
def test_a_minion_bleeds_once_a_turn_even_after_unlocking() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    other = s.Ana.ready_minion("other")
    s.Ana.hand(UNLOCK, "#bleed at +2")
    s.Ana.bleeds(colette)
    unlocks_afterwards(s, colette)
    assert not s.Ana.may(V.BLEED, colette) and s.Ana.why_not(V.BLEED, colette, s.Bea) == "acted"
    assert not s.Ana.may_play("#bleed at +2", colette) and s.Ana.why_not_play("#bleed at +2", colette) == "acted"
    assert s.Ana.may(V.BLEED, other) and s.Ana.may_play("#bleed at +2", other)


@rule("vtes.general.non-repeat.bleed")
def test_a_bleed_from_a_card_bars_the_plain_one_too() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand(UNLOCK, "#bleed at +2", "#bleed any Methuselah")
    s.Ana.plays("#bleed at +2", colette)
    unlocks_afterwards(s, colette)
    assert not s.Ana.may(V.BLEED, colette) and s.Ana.why_not(V.BLEED, colette, s.Bea) == "acted"
    assert not s.Ana.may_play("#bleed any Methuselah", colette)


@rule("vtes.general.non-repeat.bleed")
def test_a_bleed_that_a_card_in_play_provides_counts_as_well() -> None:
    s = scene()
    bleeding = Granted(keys=(W.MINION,), kind=K.ACTION, when=(W.MINION,), bleeds=True)
    colette = s.Ana.ready_minion("Colette", abilities=(bleeding,))
    s.Ana.hand(UNLOCK)
    s.Ana.bleeds(colette)
    unlocks_afterwards(s, colette)
    assert not s.Ana.may_use(colette) and s.Ana.why_not(V.USE, colette, colette) == "acted"


@rule("vtes.general.non-repeat.bleed")
def test_next_turn_it_may_bleed_again() -> None:
    s = scene("Ana Bea", turn="Ana")
    colette = s.Ana.ready_minion("Colette")
    s.Ana.bleeds(colette)
    s.all_pass(until="minion")
    s.Ana.ends_phase()
    s.all_pass(until="edge")
    s.Ana.passes()
    s.all_pass(until="minion")
    assert s.Ana.asked == "minion" and s.Ana.may(V.BLEED, colette)


@rule("vtes.general.non-repeat.political")
def test_a_vampire_takes_one_political_action_a_turn() -> None:
    s = scene()
    anna, other = s.Ana.ready_minion("Anna"), s.Ana.ready_minion("other")
    s.Ana.hand(UNLOCK, EACH_LOSES, "#vote: a vampire in torpor changes sides, 1 blood")
    s.Bea.in_torpor("Beth")
    s.Ana.plays(EACH_LOSES, anna)
    unlocks_afterwards(s, anna)
    second = "#vote: a vampire in torpor changes sides, 1 blood"
    assert not s.Ana.may_play(second, anna) and s.Ana.why_not_play(second, anna) == "acted"
    assert s.Ana.may_play(second, other)


@rule("vtes.general.non-repeat.action-card")
def test_an_action_card_of_one_name_serves_a_minion_once_a_turn() -> None:
    s = scene()
    colette, other = s.Ana.ready_minion("Colette", blood=2), s.Ana.ready_minion("other")
    name = "#gain 3 blood at +1 stealth"
    s.Ana.hand(UNLOCK, name, name)
    s.Ana.plays(name, colette)
    unlocks_afterwards(s, colette)
    assert not s.Ana.may_play(name, colette) and s.Ana.why_not_play(name, colette) == "repeated-action"
    assert s.Ana.may_play(name, other)


@rule("vtes.general.non-repeat.action-card")
def test_choosing_the_other_level_does_not_help() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    name = "#gain 1 blood or 2"
    s.Ana.hand(UNLOCK, name, name)
    s.Ana.plays(name, colette, face=0)
    unlocks_afterwards(s, colette)
    assert not s.Ana.may_play(name, colette)
    assert s.Ana.why_not_play(name, colette, 1) == "repeated-action"


@rule("vtes.general.non-repeat.card-in-play")
def test_an_action_through_one_copy_of_a_card_in_play_once_a_turn() -> None:
    s = scene()
    colette, other = s.Ana.ready_minion("Colette"), s.Ana.ready_minion("other")
    first, second = s.Ana.location(POOL_ACTION), s.Ana.location(POOL_ACTION)
    s.Ana.hand(UNLOCK)
    s.Ana.uses(first, colette)
    unlocks_afterwards(s, colette)
    assert not s.Ana.may_use(first, colette) and s.Ana.why_not(V.USE, first, colette, 1) == "repeated-action"
    assert s.Ana.may_use(second, colette)
    assert s.Ana.may_use(first, other)


@rule("vtes.general.non-repeat.card-in-play")
def test_a_minions_own_text_counts_by_action() -> None:
    s = scene()
    gain = [Granted(keys=(W.MINION,), kind=K.ACTION, when=(W.MINION,), do=(GainPool(n),)) for n in (1, 2)]
    colette = s.Ana.ready_minion("Colette", abilities=tuple(gain))
    s.Ana.hand(UNLOCK)
    s.Ana.answers(s.Ana.offers(V.USE, colette, colette, 0)[0])
    unlocks_afterwards(s, colette)
    assert not s.Ana.may(V.USE, colette, colette, 0) and s.Ana.why_not(V.USE, colette, colette, 0) == "repeated-action"
    assert s.Ana.may(V.USE, colette, colette, 1)


@rule("vtes.general.non-repeat.blocked-counts")
def test_a_blocked_action_counts_as_taken() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth = s.Bea.ready_minion("Beth")
    name = "#bleed at +2"
    s.Ana.hand(name, name, "#unlock during the action")
    s.Ana.plays(name, colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#unlock during the action", colette)
    s.all_pass()
    attempts(s, beth)
    fights_on(s)
    assert result(s) == [BLOCKED] and not colette.locked
    assert not s.Ana.may_play(name, colette) and s.Ana.why_not_play(name, colette) == "repeated-action"
    assert not s.Ana.may(V.BLEED, colette) and s.Ana.why_not(V.BLEED, colette, s.Bea) == "acted"


@rule("vtes.general.non-repeat.blocked-counts")
def test_an_action_ended_by_an_effect_counts_too() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth = s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed at +2", "#unlock during the action")
    s.Bea.hand("#end the action")
    s.Ana.plays("#bleed at +2", colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#unlock during the action", colette)
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#end the action", beth)
    s.all_pass(until="minion")
    assert not colette.locked
    assert not s.Ana.may(V.BLEED, colette) and s.Ana.why_not(V.BLEED, colette, s.Bea) == "acted"


@rule("vtes.general.non-repeat.hunt-free")
def test_nothing_but_the_need_to_be_unlocked_limits_hunting() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    s.Ana.hand(UNLOCK, "#equip +1 intercept", "#equip club")
    s.Ana.hunts(colette)
    unlocks_afterwards(s, colette)
    assert s.Ana.may(V.HUNT, colette)
    assert s.Ana.may_play("#equip +1 intercept", colette) and s.Ana.may_play("#equip club", colette)


@rule("vtes.general.non-repeat.modifier")
def test_a_modifier_card_once_for_each_minion_during_an_action_whatever_the_level() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Bea.hand("#intercept+2")
    s.Ana.hand("#stealth+1", "#stealth+1")
    s.Ana.bleeds(colette)
    attempts(s, beth)
    s.Ana.plays("#stealth+1", colette, face=0)
    s.all_pass()
    s.Ana.passes()
    s.Bea.plays("#intercept+2", beth)
    s.all_pass()
    assert s.Ana.asked == "attempt" and not s.Ana.may_play("#stealth+1")
    assert s.Ana.why_not_play("#stealth+1", colette, 0) == "repeated-card"
    assert s.Ana.why_not_play("#stealth+1", colette, 1) == "repeated-card"


@rule("vtes.general.non-repeat.reaction", "vtes.general.non-repeat.per-minion")
def test_a_reaction_card_once_for_each_minion_during_an_action_whatever_the_level() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    first, second = s.Bea.ready_minion("first"), s.Bea.ready_minion("second")
    name = "#bleed-1 or -2"
    s.Bea.hand(name, name)
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays(name, first, face=0)
    s.all_pass()
    s.Ana.passes()
    assert not s.Bea.may_play(name, first)
    assert s.Bea.why_not_play(name, first, 0) == s.Bea.why_not_play(name, first, 1) == "repeated-card"
    s.Bea.plays(name, second, face=1)


@rule("vtes.general.non-repeat.per-minion")
def test_two_minions_may_each_play_a_copy_of_a_modifier_during_one_action() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    first, second = s.Ana.ready_minion("first"), s.Ana.ready_minion("second")
    name = "#stealth+1 for another"
    s.Ana.hand(name, name)
    s.Bea.hand("#intercept+1")
    s.Ana.bleeds(colette)
    attempts(s, beth)
    s.Ana.plays(name, first)
    s.all_pass()
    s.Ana.passes()
    s.Bea.plays("#intercept+1", beth)
    s.all_pass()
    assert not s.Ana.may_play(name, first) and s.Ana.why_not_play(name, first) == "repeated-card"
    s.Ana.plays(name, second)


@rule("vtes.general.non-repeat.other-cards")
def test_a_combat_card_may_be_played_again_in_the_round() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#rush", "#maneuver", "#maneuver")
    s.Bea.hand("#maneuver")
    s.Ana.plays("#rush", colette, beth)
    comes_to(s, s.Ana, "range")
    s.Ana.plays("#maneuver", colette)
    s.all_pass()
    comes_to(s, s.Bea, "range")
    s.Bea.plays("#maneuver", beth)
    s.all_pass()
    assert s.Ana.asked == "range" and s.Ana.may_play("#maneuver", colette)


@rule("vtes.general.non-repeat.other-cards")
def test_a_master_card_of_one_name_may_be_played_turn_after_turn_and_by_everybody() -> None:
    s = scene("Ana Bea", phase="master_phase")
    s.Ana.hand("#pool+2", "#pool+2")
    s.Bea.hand("#pool+2")
    s.Ana.plays("#pool+2")
    s.all_pass(until="discard")
    s.Ana.passes()
    s.Bea.plays("#pool+2")
    s.all_pass(until="discard")
    s.Bea.passes()
    s.Ana.plays("#pool+2")
    s.all_pass()
    assert s.Ana.pool == 34 and s.Bea.pool == 32
