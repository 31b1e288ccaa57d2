"""Using effects: whole, without responses, in the order stated."""

from __future__ import annotations

from carmilla.games.vtes.words import E, V
from carmilla.kernel.events import MOVED
from tests.games.vtes.rules.actions import comes_to, drawn_since, fights_on, library_of
from tests.games.vtes.rules.fighting import duel, fight, plays
from tests.games.vtes.scene import Scene, scene
from tests.marks import rule


@rule("vtes.general.effects.requirements")
def test_an_effect_is_used_only_while_its_requirements_are_met() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed+1")
    s.Bea.hand("#deflect")
    assert not s.Ana.may_play("#bleed+1") and s.Ana.why_not_play("#bleed+1", colette) == "wrong-moment"
    s.Ana.hunts(colette)
    comes_to(s, s.Ana, "no-attempt")
    assert not s.Ana.may_play("#bleed+1") and s.Ana.why_not_play("#bleed+1", colette) == "no-bleed"
    comes_to(s, s.Bea, "declined")
    assert not s.Bea.may_play("#deflect") and s.Bea.why_not_play("#deflect", beth) == "no-bleed"


@rule("vtes.general.effects.requirements")
def test_an_ability_is_used_only_while_its_requirements_are_met() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    place = s.Ana.location("#location: stealth+1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    assert not s.Ana.may_use(place) and s.Ana.why_not(V.USE, place, 0, 1) == "wrong-moment"


@rule("vtes.general.effects.resolve-in-full")
def test_an_effect_resolves_whole_before_what_follows_from_a_part_of_it() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Bea.has_pool(1)
    s.Cai.has_pool(1)
    s.Ana.hand("#two Methuselahs burn 1 pool")
    s.Ana.plays("#two Methuselahs burn 1 pool", colette, s.Bea, s.Cai)
    before = len(s.events())
    s.all_pass(until="after-resolution")
    assert s.Bea.ousted and s.Cai.ousted
    told = [event[0] for event in s.events()[before:] if event[0] in (E.POOL, E.OUSTED)]
    assert told[:3] == [E.POOL, E.POOL, E.OUSTED]  # both lose pool before the first is ousted


@rule("vtes.general.effects.no-response")
def test_nothing_is_played_between_the_use_of_an_effect_and_its_resolution() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    place = s.Ana.location("#location: pool+1")
    s.Ana.hand("#bleed+1")
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    answers = s.answered
    s.Ana.uses(place)
    assert s.answered == answers + 1 and s.Ana.pool == 31
    s.Ana.plays("#bleed+1", colette)
    s.Ana.passes()
    assert s.Bea.asked == "as-played" and not s.Bea.may_play("#bleed-1")
    s.all_pass()
    assert s.g.bleed_amount() == 2 and s.Ana.asked == "no-attempt"
    assert not beth.locked


@rule("vtes.general.effects.discard-at-once")
def test_several_cards_are_discarded_together_and_then_replaced() -> None:
    s = scene(phase="master_phase")
    _, first, second = s.Ana.hand("#discard 2", "#bleed+1", "#hunt+1")
    library = library_of(s, s.Ana)
    s.Ana.plays("#discard 2", None, first, second)
    assert first.zone == second.zone == "hand"
    s.all_pass()
    assert first.burned and second.burned and s.Ana.hand_count == 7 and drawn_since(s, s.Ana, library) == 3


def moves(s: Scene) -> list[str]:
    """Where cards have gone, as everybody saw it."""
    zones = [zone.name for zone in s.g.ZONES]
    return [f"{zones[event[1] // s.g.seats]} > {zones[event[2] // s.g.seats]}" for event in s.saw(MOVED)]


@rule("vtes.general.effects.discard-at-once", "vtes.general.example.discard-x")
def test_discard_x() -> None:
    """Using effects: discarding X cards is one step."""
    s = scene(phase="master_phase")
    _, *chosen = s.Ana.hand("#discard 3", "#bleed+1", "#hunt+1", "#bleed at +2")
    s.Ana.plays("#discard 3", None, *chosen)
    s.all_pass(until="minion")
    went = [move for move in moves(s) if move != "limbo > ash"]
    assert went[-6:] == ["hand > ash"] * 3 + ["library > hand"] * 3
    assert [c.zone for c in chosen] == ["ash"] * 3 and s.Ana.hand_count == 7


@rule("vtes.general.effects.sequence")
def test_what_comes_later_in_a_sequence_waits_for_what_comes_first() -> None:
    s, colette, ayelech = duel({"blood": 3}, {"blood": 3})
    s.Ana.hand("#combat ends, then 1 damage")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#combat ends, then 1 damage", colette)
    assert s.asked == "end-of-round" and ayelech.blood == 3
    s.all_pass(until="after-combat")
    assert ayelech.blood == 2


@rule("vtes.general.effects.sequence", "vtes.general.example.combat-ends-then-damage")
def test_combat_ends_then_damage() -> None:
    """Using effects: an effect that ends combat and then inflicts 1 damage loses the damage when combat is kept going."""
    s, colette, ayelech = duel({"blood": 3}, {"blood": 3})
    s.Ana.hand("#combat ends, then 1 damage")
    s.Bea.hand("#combat goes on")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#combat ends, then 1 damage", colette)
    assert s.asked == "end-of-round"
    plays(s, s.Bea, "#combat goes on", ayelech)
    s.all_pass(until="before-range")
    assert s.is_at("Combat")
    fights_on(s, until="after-combat")
    assert (colette.blood, ayelech.blood) == (2, 2)  # one hand strike each, and nothing more
