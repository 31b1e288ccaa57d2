"""Stealth and Intercept."""

from __future__ import annotations

from carmilla.games.vtes.rules.action import BLOCKED, SUCCESSFUL
from carmilla.games.vtes.words import V
from tests.games.vtes.rules.actions import attempts, comes_to, fights_on, result
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule

STEALTH_2, SIGHT = "#stealth+2, 1 blood", "#location: intercept+1"


def bleed_met_by(*minions: str, hand: tuple[str, ...] = (), blockers: tuple[str, ...] = ()) -> tuple[Scene, CardIn, list[CardIn]]:
    """Colette bleeds Bea, who has these minions."""
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    met = [s.Bea.ready_minion(name) for name in minions]
    s.Ana.hand(*hand)
    s.Bea.hand(*blockers)
    return s, colette, met


@rule("vtes.action.course.stealth.default", "vtes.action.course.stealth.compare", "vtes.action.bleed.stealth")
def test_by_default_intercept_0_meets_stealth_0_and_blocks() -> None:
    s, colette, (beth,) = bleed_met_by("Beth")
    s.Ana.bleeds(colette)
    attempts(s, beth)
    assert s.g.stealth() == 0 and s.g.intercept(beth.id) == 0
    s.all_pass()
    assert result(s) == [BLOCKED]


@rule("vtes.action.course.stealth.compare")
def test_an_attempt_fails_while_stealth_exceeds_intercept() -> None:
    s, colette, (beth,) = bleed_met_by("Beth", hand=("#stealth+1",))
    s.Ana.bleeds(colette)
    attempts(s, beth)
    s.Ana.plays("#stealth+1", colette, face=0)
    s.all_pass()
    s.all_pass()
    assert s.Ana.asked == "no-attempt" and not result(s)
    s.all_pass(until="minion")
    assert result(s) == [SUCCESSFUL] and s.Bea.pool == 29


@rule("vtes.action.course.stealth.compare", "vtes.action.course.stealth.cards")
def test_intercept_that_passes_stealth_blocks_too() -> None:
    s, colette, (beth,) = bleed_met_by("Beth", hand=("#stealth+1",), blockers=("#intercept+2",))
    s.Ana.bleeds(colette)
    attempts(s, beth)
    s.Ana.plays("#stealth+1", colette, face=0)
    s.all_pass()
    s.Ana.passes()
    s.Bea.plays("#intercept+2", beth)
    s.all_pass()
    assert s.g.stealth() == 1 and s.g.intercept(beth.id) == 2
    s.all_pass()
    assert result(s) == [BLOCKED]


@rule("vtes.action.course.stealth.inherent", "vtes.action.hunt.stealth")
def test_an_action_with_stealth_of_its_own_starts_with_it() -> None:
    s, colette, (beth,) = bleed_met_by("Beth")
    s.Ana.hunts(colette)
    assert s.g.stealth() == 1
    attempts(s, beth)
    s.all_pass()
    assert not result(s) and s.asked == "no-attempt"


@rule("vtes.action.course.stealth.only-needed")
def test_stealth_is_offered_only_against_an_attempt_that_would_block() -> None:
    s, colette, (beth,) = bleed_met_by("Beth")
    s.Ana.hand("#stealth+1", STEALTH_2)
    place = s.Ana.location("#location: stealth+1")
    s.Ana.bleeds(colette)
    for _ in ("announced", "no-attempt"):
        assert not s.Ana.may_play("#stealth+1") and not s.Ana.may_play(STEALTH_2) and not s.Ana.may_use(place)
        assert s.Ana.why_not_play(STEALTH_2, colette) == "wrong-moment"
        comes_to(s, s.Ana, "no-attempt")
    attempts(s, beth)
    assert s.Ana.may_play("#stealth+1") and s.Ana.may_play(STEALTH_2) and s.Ana.may_use(place)
    s.Ana.plays("#stealth+1", colette, face=0)
    s.all_pass()
    assert not s.Ana.may_play(STEALTH_2) and not s.Ana.may_use(place)
    assert s.Ana.why_not_play(STEALTH_2, colette) == s.Ana.why_not(V.USE, place, 0, 1) == "not-needed"


@rule("vtes.action.course.intercept.only-needed")
def test_intercept_is_offered_only_to_the_minion_that_attempts_and_only_while_it_lacks_some() -> None:
    s, colette, (beth, other) = bleed_met_by("Beth", "other", hand=(STEALTH_2,), blockers=("#intercept+1",))
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    assert not s.Bea.may_play("#intercept+1") and s.Bea.why_not_play("#intercept+1", beth) == "wrong-moment"
    s.Bea.blocks(beth)
    s.Ana.passes()
    assert not s.Bea.may_play("#intercept+1") and s.Bea.why_not_play("#intercept+1", beth) == "not-needed"
    s.all_pass(until="before-range")
    s, colette, (beth, other) = bleed_met_by("Beth", "other", hand=(STEALTH_2,), blockers=("#intercept+1",))
    s.Ana.bleeds(colette)
    attempts(s, beth)
    s.Ana.plays(STEALTH_2, colette)
    s.all_pass()
    s.Ana.passes()
    assert s.Bea.may_play("#intercept+1", beth)
    assert not s.Bea.may_play("#intercept+1", other) and s.Bea.why_not_play("#intercept+1", other) == "wrong-user"


@rule("vtes.action.course.intercept.only-needed", "vtes.action.course.stealth.cards")
def test_a_location_may_give_the_blocking_minion_the_intercept_it_lacks() -> None:
    s, colette, (beth,) = bleed_met_by("Beth")
    place = s.Bea.location(SIGHT)
    s.Ana.hunts(colette)
    comes_to(s, s.Bea, "no-attempt")
    assert not s.Bea.may_use(place) and s.Bea.why_not(V.USE, place, 0, 1) == "wrong-moment"
    s.Bea.blocks(beth)
    s.Ana.passes()
    s.Bea.uses(place)
    s.Ana.passes()
    assert not s.Bea.may_use(place) and s.Bea.why_not(V.USE, place, 0, 1) == "locked"
    s.all_pass()
    assert result(s) == [BLOCKED]


@rule("vtes.action.course.stealth.threshold")
def test_once_needed_an_effect_adds_its_whole_amount() -> None:
    s, colette, (beth,) = bleed_met_by("Beth", hand=(STEALTH_2,), blockers=("#intercept+1",))
    s.Ana.bleeds(colette)
    attempts(s, beth)
    s.Ana.plays(STEALTH_2, colette)
    s.all_pass()
    assert s.g.stealth() == 2
    s.Ana.passes()
    s.Bea.plays("#intercept+1", beth)
    s.all_pass()
    assert s.g.intercept(beth.id) == 1
    s.all_pass()
    assert not result(s)


@rule("vtes.action.course.stealth.reduce")
def test_reducing_stealth_is_always_legal_and_goes_below_0() -> None:
    s, colette, (beth,) = bleed_met_by("Beth", blockers=("#stealth-1",))
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#stealth-1", beth)
    s.all_pass()
    assert s.g.stealth() == -1


@rule("vtes.action.course.stealth.lasts", "vtes.action.course.duration")
def test_stealth_gained_lasts_for_the_whole_action_and_ends_with_it() -> None:
    s, colette, (first, second) = bleed_met_by("first", "second", hand=(STEALTH_2, "#unlock after resolution"))
    s.Ana.bleeds(colette)
    attempts(s, first)
    s.Ana.plays(STEALTH_2, colette)
    s.all_pass()
    attempts(s, second)
    assert s.g.stealth() == 2
    s.all_pass(until="after-resolution")
    s.Ana.plays("#unlock after resolution", colette)
    s.all_pass(until="minion")
    s.Ana.hunts(colette)
    assert s.g.stealth() == 1


@rule("vtes.action.course.stealth.cards")
def test_a_card_in_play_that_gives_intercept_gives_it_in_every_action() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth = s.Bea.ready_minion("Beth")
    beth.bears("#equip +1 intercept")
    s.Ana.hunts(colette)
    attempts(s, beth)
    s.all_pass()
    assert result(s) == [BLOCKED]


@rule("vtes.action.course.stealth.per-minion")
def test_a_second_blocker_starts_with_its_own_intercept() -> None:
    s, colette, (first, second) = bleed_met_by("first", "second", hand=(STEALTH_2,), blockers=("#intercept+1",))
    s.Ana.bleeds(colette)
    attempts(s, first)
    s.Ana.plays(STEALTH_2, colette)
    s.all_pass()
    s.Ana.passes()
    s.Bea.plays("#intercept+1", first)
    s.all_pass()
    s.all_pass()
    attempts(s, second)
    assert s.g.intercept(first.id) == 1 and s.g.intercept(second.id) == 0


@rule("vtes.action.course.example.hunt-blocked")
def test_hunt_blocked() -> None:
    """Stealth and Intercept: a predator blocks a hunt with intercept."""
    s = scene("Sarah Prey Other Predator", turn="Sarah")
    wauneka = s.Sarah.ready_minion("Wauneka", capacity=5, blood=2)
    s.Prey.ready_minion("of the prey")
    ayelech = s.Predator.ready_minion("Ayelech")
    s.Predator.hand("#intercept+1")
    s.Sarah.hunts(wauneka)
    assert wauneka.locked
    comes_to(s, s.Prey, "no-attempt")
    s.Prey.passes()
    s.Predator.blocks(ayelech)
    s.Sarah.passes()
    s.Prey.passes()
    s.Predator.plays("#intercept+1", ayelech)
    s.all_pass()
    assert s.g.stealth() == s.g.intercept(ayelech.id) == 1
    s.all_pass()
    assert result(s) == [BLOCKED] and ayelech.locked and s.is_at("Action", "Combat")
    fights_on(s)
    assert wauneka.blood == 1  # a hand strike of Ayelech, and nothing gained
