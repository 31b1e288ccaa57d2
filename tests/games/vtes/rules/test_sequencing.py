"""Sequencing: who may use the next card or effect."""

from __future__ import annotations

from tests.games.vtes.rules.actions import asked_in_order, attempts, comes_to
from tests.games.vtes.scene import Scene, scene
from tests.marks import rule

NEIGHBOURS = "Ana Bea Cai Dan Eva"
TWO_VICTIMS = "#two Methuselahs burn 1 pool"


def everybody_has_a_minion(turn: str = "Ana") -> Scene:
    s = scene(NEIGHBOURS, turn=turn)
    for name in s.names:
        s.players[name].ready_minion(f"{name}'s")
    return s


@rule("vtes.general.sequence.acting-first")
def test_the_acting_methuselah_goes_first() -> None:
    s = scene(turn="Cai")
    cai = s.Cai.ready_minion("Cai's")
    s.Dan.ready_minion("Dan's")
    s.Cai.bleeds(cai)
    assert s.Cai.asked == "announced"
    assert s.Ana.asked == s.Dan.asked == ""


@rule("vtes.general.sequence.acting-first")
def test_in_the_other_phases_the_methuselah_whose_turn_it_is_goes_first_then_the_others_clockwise() -> None:
    s = scene(turn="Dan", phase="master_phase")
    s.Dan.hand("#pool+2")
    s.Dan.plays("#pool+2")
    assert s.asked == "as-played"
    assert asked_in_order(s) == "Dan Eva Ana Bea Cai"


@rule("vtes.general.sequence.impulse", "vtes.general.sequence.back-to-acting")
def test_the_acting_methuselah_may_use_several_effects_in_a_row() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Bea.ready_minion("Bea's")
    s.Ana.hand("#bleed+1", "#hunt+1")
    s.Ana.bleeds(colette)
    s.all_pass(until="no-attempt")
    s.Ana.plays("#bleed+1", colette)
    s.all_pass()  # as it is played
    s.Ana.plays("#hunt+1", colette)
    s.all_pass()
    assert s.Ana.asked == "no-attempt"


@rule("vtes.general.sequence.pass-directed", "vtes.general.sequence.pass-others")
def test_in_a_directed_action_the_impulse_goes_to_the_defender_then_to_the_others_clockwise() -> None:
    s = everybody_has_a_minion(turn="Bea")
    s.Bea.hand("#lock a minion")
    (bea,) = s.minions("Bea")
    (eva,) = s.minions("Eva")
    s.Bea.plays("#lock a minion", bea, eva)
    s.all_pass(until="announced")
    assert asked_in_order(s) == "Bea Eva Cai Dan Ana"


@rule("vtes.general.sequence.pass-set")
def test_in_an_action_directed_at_several_the_impulse_goes_to_them_in_clockwise_order() -> None:
    s = everybody_has_a_minion()
    s.Ana.hand(TWO_VICTIMS)
    s.Ana.plays(TWO_VICTIMS, s.minions("Ana")[0], s.Eva, s.Cai)
    s.all_pass(until="announced")
    assert asked_in_order(s) == "Ana Cai Eva Bea Dan"


@rule("vtes.general.sequence.pass-directed")
def test_the_defender_goes_second_as_the_action_card_is_played_too() -> None:
    s = everybody_has_a_minion()
    s.Ana.hand("#lock a minion")
    s.Ana.plays("#lock a minion", s.minions("Ana")[0], s.minions("Dan")[0])
    assert s.asked == "as-played"
    assert asked_in_order(s) == "Ana Dan Bea Cai Eva"


@rule("vtes.general.sequence.pass-undirected", "vtes.general.sequence.pass-others")
def test_in_an_undirected_action_the_impulse_goes_to_the_prey_then_to_the_predator() -> None:
    s = everybody_has_a_minion(turn="Cai")
    s.Cai.hunts(s.minions("Cai")[0])
    assert s.asked == "announced"
    assert asked_in_order(s) == "Cai Dan Bea Eva Ana"


@rule("vtes.general.sequence.back-to-acting")
def test_after_any_use_the_impulse_goes_back_to_the_acting_methuselah() -> None:
    s = everybody_has_a_minion()
    s.Dan.hand("#bleed-1")
    s.Ana.bleeds(s.minions("Ana")[0])
    s.all_pass(until="no-attempt")
    s.passes_of("Ana Bea Cai")
    s.Dan.plays("#bleed-1", s.minions("Dan")[0])
    assert asked_in_order(s) == "Ana Bea Cai Dan Eva"  # as it is played
    assert s.Ana.asked == "no-attempt"


@rule("vtes.general.sequence.closes-on-all-pass")
def test_a_stage_ends_only_when_all_have_passed_in_a_row() -> None:
    s = everybody_has_a_minion()
    s.Eva.hand("#bleed-1")
    s.Ana.bleeds(s.minions("Ana")[0])
    s.all_pass(until="no-attempt")
    s.passes_of("Ana Bea Cai Dan")
    s.Eva.plays("#bleed-1", s.minions("Eva")[0])
    s.all_pass()
    assert s.asked == "no-attempt"
    s.passes_of("Ana Bea Cai Dan")
    assert s.Eva.asked == "no-attempt"
    s.Eva.passes()
    assert s.asked == "declined"


@rule("vtes.general.sequence.combat-acting")
def test_in_combat_the_impulse_goes_to_the_acting_minion_then_to_the_opposing_one() -> None:
    s = scene(turn="Cai")
    cai = s.Cai.ready_minion("Cai's")
    bea = s.Bea.ready_minion("Bea's")
    s.Ana.ready_minion("Ana's")
    s.Cai.has_pool(5)
    s.Cai.hand("#rush")
    s.Cai.plays("#rush", cai, bea)
    s.all_pass(until="before-range")
    assert asked_in_order(s).startswith("Cai Bea")


@rule("vtes.general.sequence.combat-acting")
def test_a_card_played_in_combat_is_answered_by_the_combatants_first_then_by_the_others_clockwise() -> None:
    s = scene(turn="Cai")
    cai = s.Cai.ready_minion("Cai's")
    ana = s.Ana.ready_minion("Ana's")
    s.Cai.hand("#rush")
    s.Ana.hand("#maneuver")
    s.Cai.plays("#rush", cai, ana)
    comes_to(s, s.Ana, "range")
    s.Ana.plays("#maneuver", ana)
    assert s.asked == "as-played"
    assert asked_in_order(s) == "Cai Ana Dan Eva Bea"


def test_the_decline_of_one_seat_survives_the_use_of_another() -> None:
    """Sequencing, with Block Sequencing: a use starts the passes anew, what was declined stays declined."""
    s = everybody_has_a_minion()
    (bea,) = s.minions("Bea")
    s.Dan.hand("#bleed-1")
    s.Ana.bleeds(s.minions("Ana")[0])
    comes_to(s, s.Bea, "no-attempt")
    assert s.Bea.may_block(bea)
    s.Bea.passes()
    s.Cai.passes()
    s.Dan.plays("#bleed-1", s.minions("Dan")[0])
    s.all_pass()
    comes_to(s, s.Bea, "no-attempt")
    assert not s.Bea.may_block(bea)


def test_a_failed_attempt_reopens_a() -> None:
    """Block Sequencing, A: the acting Methuselah first, and whoever had not declined may try again."""
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    first, second = s.Bea.ready_minion("first"), s.Bea.ready_minion("second")
    s.Ana.hand("#stealth+2, 1 blood")
    s.Ana.bleeds(colette)
    attempts(s, first)
    s.Ana.plays("#stealth+2, 1 blood", colette)
    s.all_pass()  # as it is played
    s.all_pass()  # during the attempt
    assert s.Ana.asked == "no-attempt"
    s.Ana.passes()
    assert s.Bea.may_block(second)
