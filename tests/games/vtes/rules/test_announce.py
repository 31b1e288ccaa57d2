"""Summary of the Course of an Action, and Announce the Action."""

from __future__ import annotations

from carmilla.games.vtes.abilities import Granted
from carmilla.games.vtes.rules.action import Action
from carmilla.games.vtes.vocabulary.actions import Lock, ReadyMinion
from carmilla.games.vtes.words import K, V, W
from tests.games.vtes.rules.actions import attempts, card, comes_to, fights_on
from tests.games.vtes.scene import scene
from tests.marks import rule


@rule("vtes.action.course.steps")
def test_an_action_is_announced_then_blocked_or_not_then_resolved_then_over() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.bleeds(colette)
    seen = []
    while s.asked != "minion":
        if s.seat_asked() is s.Ana:
            seen.append((s.asked, s.Bea.pool))
        s.seat_asked().passes()
    assert seen == [("announced", 30), ("no-attempt", 30), ("declined", 30), ("after-resolution", 29)]


@rule("vtes.action.course.anytime")
def test_modifiers_and_reactions_are_played_whenever_their_player_has_the_impulse() -> None:
    for window in ("no-attempt", "attempt", "declined"):
        s = scene()
        colette = s.Ana.ready_minion("Colette")
        beth = s.Bea.ready_minion("Beth")
        s.Ana.hand("#bleed+1")
        s.Bea.hand("#bleed-1")
        s.Ana.bleeds(colette)
        if window == "attempt":
            attempts(s, beth)
        comes_to(s, s.Ana, window)
        s.Ana.plays("#bleed+1", colette)
        s.all_pass()
        comes_to(s, s.Bea, window)
        s.Bea.plays("#bleed-1", beth)
        s.all_pass()
        assert s.g.bleed_amount() == 1


@rule("vtes.action.course.modifiers-acting")
def test_only_the_acting_minion_plays_modifiers() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    idle = s.Ana.ready_minion("idle")
    beth = s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed+1")
    s.Bea.hand("#bleed+1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    assert s.Ana.may_play("#bleed+1", colette)
    assert not s.Ana.may_play("#bleed+1", idle) and s.Ana.why_not_play("#bleed+1", idle) == "wrong-user"
    s.Ana.passes()
    assert not s.Bea.may_play("#bleed+1") and s.Bea.why_not_play("#bleed+1", beth) == "wrong-user"


@rule("vtes.action.course.modifiers-acting")
def test_a_modifier_worded_for_another_minion_is_not_for_the_acting_one() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    idle = s.Ana.ready_minion("idle", locked=True)
    beth = s.Bea.ready_minion("Beth")
    s.Ana.hand("#stealth+1 for another")
    s.Ana.bleeds(colette)
    attempts(s, beth)
    assert not s.Ana.may_play("#stealth+1 for another", colette)
    assert s.Ana.why_not_play("#stealth+1 for another", colette) == "wrong-user"
    s.Ana.plays("#stealth+1 for another", idle)
    s.all_pass()
    assert s.g.stealth() == 1


@rule("vtes.action.course.reactions-others")
def test_only_ready_unlocked_minions_of_others_react() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    idle = s.Ana.ready_minion("idle")
    beth = s.Bea.ready_minion("Beth")
    locked, fallen = s.Bea.ready_minion("locked", locked=True), s.Bea.in_torpor("fallen")
    s.Ana.hand("#bleed-1")
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    assert not s.Ana.may_play("#bleed-1") and s.Ana.why_not_play("#bleed-1", idle) == "wrong-user"
    s.Ana.passes()
    assert s.Bea.may_play("#bleed-1", beth)
    assert not s.Bea.may_play("#bleed-1", locked) and s.Bea.why_not_play("#bleed-1", locked) == "locked"
    assert not s.Bea.may_play("#bleed-1", fallen) and s.Bea.why_not_play("#bleed-1", fallen) == "not-ready"


@rule("vtes.action.course.any-methuselah-reacts")
def test_a_methuselah_who_may_not_block_may_react() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    dara = s.Dan.ready_minion("Dara")
    s.Dan.hand("#bleed-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Dan, "no-attempt")
    assert not s.Dan.may_block(dara) and s.Dan.why_not(V.BLOCK, dara) == "not-entitled"
    s.Dan.plays("#bleed-1", dara)
    s.all_pass()
    assert s.g.bleed_amount() == 0


@rule("vtes.action.course.duration")
def test_the_effect_of_a_modifier_or_reaction_ends_with_the_action() -> None:
    s = scene()
    first, second = s.Ana.ready_minion("first"), s.Ana.ready_minion("second")
    beth = s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed+1")
    s.Bea.hand("#stealth-1")
    s.Ana.bleeds(first)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#bleed+1", first)
    s.all_pass()
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#stealth-1", beth)
    s.all_pass(until="minion")
    assert s.Bea.pool == 28
    s.Ana.bleeds(second)
    assert s.g.bleed_amount() == 1 and s.g.stealth() == 0
    assert first.stat(2) == 1


@rule("vtes.action.course.announce.lock")
def test_the_acting_minion_locks_as_the_action_is_announced() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.bleeds(colette)
    assert s.asked == "announced" and colette.locked


@rule("vtes.action.course.announce.lock")
def test_an_action_card_locks_its_minion_once_the_as_played_window_has_closed() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#bleed at +2")
    s.Ana.plays("#bleed at +2", colette)
    assert s.asked == "as-played" and not colette.locked
    s.all_pass()
    assert s.asked == "announced" and colette.locked


@rule("vtes.action.course.announce.details")
def test_targets_are_fixed_at_the_announcement() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth, other = s.Bea.ready_minion("Beth"), s.Bea.ready_minion("other")
    s.Ana.hand("#lock a minion")
    s.Ana.plays("#lock a minion", colette, beth)
    assert s.asked == "as-played"
    s.all_pass(until="minion")
    assert beth.locked and not other.locked


@rule("vtes.action.course.announce.details", "vtes.turn.minion.directed")
def test_an_action_that_a_card_in_play_provides_announces_its_target_too() -> None:
    s = scene()
    locking = Granted(keys=(W.MINION,), kind=K.ACTION, when=(W.MINION,), choose=(ReadyMinion(),), do=(Lock(),))
    colette, dara = s.Ana.ready_minion("Colette", abilities=(locking,)), s.Dan.ready_minion("Dara")
    s.Ana.uses(colette, colette, dara)
    assert s.asked == "announced" and s.frame(Action).targets == (s.Dan.seat,)
    s.all_pass(until="minion")
    assert dara.locked


@rule("vtes.action.course.announce.details")
def test_a_card_without_a_target_is_not_offered() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#lock a minion")
    assert not s.Ana.may_play("#lock a minion") and s.Ana.why_not_play("#lock a minion", colette) == "no-target"


@rule("vtes.action.course.announce.card-shown", "vtes.general.play.set-aside")
def test_the_action_card_is_shown_and_set_aside_till_resolution() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#equip +1 intercept")
    s.Ana.plays("#equip +1 intercept", colette)
    equipment = card(s, "#equip +1 intercept")
    s.all_pass(until="no-attempt")
    assert equipment.zone == "limbo" and s.g.known[equipment.id] == s.g.everybody()
    assert colette.stat(1) == 0
    s.all_pass(until="after-resolution")
    assert equipment.zone == "attached" and colette.stat(1) == 1


@rule("vtes.action.course.announce.affordable", "vtes.general.requirements.blood-cost")
def test_an_action_that_cannot_be_paid_for_now_is_not_offered() -> None:
    s = scene()
    poor, rich = s.Ana.ready_minion("poor", blood=1), s.Ana.ready_minion("rich", blood=2)
    s.Ana.has_pool(1)
    s.Ana.hand("#gain 3 blood, 2 blood", "#recruit, 2 pool")
    assert s.Ana.may_play("#gain 3 blood, 2 blood", rich)
    assert not s.Ana.may_play("#gain 3 blood, 2 blood", poor) and s.Ana.why_not_play("#gain 3 blood, 2 blood", poor) == "blood"
    assert not s.Ana.may_play("#recruit, 2 pool") and s.Ana.why_not_play("#recruit, 2 pool", rich) == "pool"


@rule("vtes.action.course.announce.cost-later")
def test_the_cost_of_an_action_is_paid_only_if_it_succeeds() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=3)
    s.Ana.hand("#bleed at +2")
    s.Ana.plays("#bleed at +2", colette)
    s.all_pass(until="declined")
    assert colette.blood == 3
    s.all_pass(until="after-resolution")
    assert colette.blood == 2


@rule("vtes.action.course.announce.cost-later", "vtes.action.resolve.blocked")
def test_a_blocked_action_costs_nothing() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette", blood=3), s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed at +2")
    s.Ana.plays("#bleed at +2", colette)
    attempts(s, beth)
    s.all_pass()
    assert s.is_at("Action", "Combat") and colette.blood == 3
    fights_on(s)
    assert s.Bea.pool == 30 and colette.blood == 2  # the hand strike


@rule("vtes.action.course.announce.modifier-cost-now", "vtes.general.requirements.paid-when")
def test_modifiers_and_reactions_are_paid_for_as_they_are_played() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=3)
    beth = s.Bea.ready_minion("Beth", blood=3)
    s.Ana.hand("#bleed+2, 1 blood")
    s.Bea.hand("#end the action")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#bleed+2, 1 blood", colette)
    s.all_pass()
    assert colette.blood == 2
    attempts(s, beth)
    s.Ana.passes()
    s.Bea.plays("#end the action", beth)
    s.all_pass()
    assert s.asked == "minion" and colette.blood == 2 and beth.blood == 2 and s.Bea.pool == 30


@rule("vtes.action.course.announce.referendum-exception")
def test_the_terms_of_a_referendum_are_not_announced_with_the_action() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    name = "#vote: two Methuselahs lose 2 pool"
    s.Ana.hand(name)
    s.Ana.plays(name, anna)
    assert s.asked == "as-played"
    s.all_pass(until="terms")
    assert s.Ana.asked == "terms" and s.frame(Action).binds == ()


@rule("vtes.action.course.example.belinde-bleeds")
def test_belinde_bleeds() -> None:
    """Announce the Action: a plain bleed is announced."""
    s = scene("Sarah Alexis Other", turn="Sarah")
    belinde = s.Sarah.ready_minion("Belinde")
    s.Sarah.bleeds(belinde)
    assert belinde.locked
    assert s.frame(Action).targets == (s.Alexis.seat,)
    assert s.g.stealth() == 0 and s.g.bleed_amount() == 1
    assert [s.Sarah.pool, s.Alexis.pool, s.Other.pool] == [30, 30, 30]


@rule("vtes.action.course.example.dowager-recruits")
def test_dowager_recruits() -> None:
    """Announce the Action: an ally is recruited from hand."""
    s = scene("Sarah Alexis Other", turn="Sarah")
    dowager = s.Sarah.ready_minion("The Dowager", capacity=4, blood=1)
    s.Sarah.hand("#recruit, 1 blood")
    s.Sarah.plays("#recruit, 1 blood", dowager)
    s.all_pass(until="announced")
    stray = card(s, "#recruit, 1 blood")
    assert dowager.locked and s.g.stealth() == 1
    assert stray.zone == "limbo" and dowager.blood == 1
    fights_on(s, until="after-resolution")
    assert stray.zone == "ready" and dowager.blood == 0
