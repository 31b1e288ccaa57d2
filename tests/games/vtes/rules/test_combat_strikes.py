"""Strike: choosing and resolving pairs of strikes; additional strikes."""

from __future__ import annotations

import pytest

from carmilla.games.vtes.words import CLOSE, E, V
from tests.games.vtes.rules.fighting import (
    asked_to,
    both_strike_by_hand,
    combat,
    comes_to,
    damage_done,
    duel,
    fight,
    may_strike,
    over,
    plays,
    plays_strike,
    range_of,
    strikes,
)
from tests.games.vtes.scene import scene
from tests.marks import rule


@rule("vtes.combat.strike.one-each")
def test_each_minion_strikes_once_a_round() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#strike 2R")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    assert "strike" not in asked_to(s, "minion")
    assert (colette.blood, ayelech.blood) == (4, 4)


@rule("vtes.combat.strike.choose-order")
def test_the_acting_minion_chooses_first_and_the_other_knows() -> None:
    s, colette, ayelech = duel()
    club = colette.bears("#club")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    assert s.seat_asked() is s.Ana and s.Bea.asked == ""
    strikes(s, s.Ana, club)
    assert s.seat_asked() is s.Bea and s.asked == "strike"
    assert [event[0][0] for event in s.saw(E.STRIKES, "Bea")] == [s.g.handle[colette.id]]
    assert s.saw(E.STRIKES, "Bea")[0][1].startswith(f"strike:c{s.g.handle[club.id]}")


@rule("vtes.combat.strike.before-resolve")
def test_a_chosen_strike_may_be_changed_before_it_resolves() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#change strike", "#strike 4")
    s.Bea.hand("#change strike")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    assert not s.Ana.may_play("#change strike")
    both_strike_by_hand(s)
    assert s.asked == "strikes-chosen" and s.seat_asked() is s.Ana
    assert not s.Ana.may_play("#strike 4"), "no other strike takes its place"
    assert s.Ana.why_not_play("#strike 4", colette) == "wrong-moment"
    plays(s, s.Ana, "#change strike")
    s.Ana.passes()
    plays(s, s.Bea, "#change strike")
    assert s.seat_asked() is s.Ana and not may_strike(s.Ana)
    over(s)
    assert (colette.blood, ayelech.blood) == (3, 3)


@rule("vtes.combat.strike.before-resolve")
def test_what_strengthens_a_strike_ends_with_its_pair() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#change strike", "#additional 1")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    plays(s, s.Ana, "#change strike")
    s.all_pass(until="additional")
    plays(s, s.Ana, "#additional 1")
    strikes(s, s.Ana)
    over(s)
    assert ayelech.blood == 5 - 2 - 1


@rule("vtes.combat.strike.choose-sources", "vtes.combat.strike.default-hand")
def test_strikes_come_from_cards_weapons_other_cards_or_the_hand() -> None:
    s, _, ayelech = duel()
    dodger = s.Ana.ready_minion("#dodger 5")
    club = dodger.bears("#club")
    theirs = ayelech.bears("#club")
    s.Ana.hand("#strike 4", "#maneuver")
    fight(s, dodger, ayelech)
    s.all_pass(until="strike")
    assert may_strike(s.Ana) and may_strike(s.Ana, club) and may_strike(s.Ana, dodger) and s.Ana.may_play("#strike 4", dodger)
    assert len(s.Ana.options) == 4
    assert s.Ana.why_not(V.STRIKE, theirs, n=1) == "wrong-user"
    assert s.Ana.why_not(0) == "no-such-option", "there is always a strike"


@rule("vtes.combat.strike.simultaneous", "vtes.combat.strike.simultaneous.both")
def test_a_combatant_that_falls_still_makes_its_strike() -> None:
    s, colette, ayelech = duel({"blood": 1}, {"blood": 0})
    s.Ana.hand("#strike 4")
    s.Bea.hand("#strike 3 aggravated")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#strike 4")
    plays_strike(s, s.Bea, "#strike 3 aggravated")
    over(s)
    assert ayelech.zone == "torpor" and colette.burned
    assert sorted(damage_done(s)) == [("Ayelech", 4, 0), ("Colette", 0, 3)]


@rule("vtes.combat.strike.simultaneous.both", "vtes.combat.strike.effects-then-damage")
def test_an_ally_burned_by_a_stolen_life_still_inflicts_its_strike() -> None:
    s, colette, _ = duel({"blood": 1})
    stray = s.Bea.ally("#ally")
    s.Ana.hand("#steal 2")
    fight(s, colette, stray)
    plays_strike(s, s.Ana, "#steal 2")
    strikes(s, s.Bea)
    s.all_pass(until="prevention")
    assert stray.burned and colette.blood == 3, "effects come first"
    over(s)
    assert colette.blood == 2


@rule("vtes.combat.strike.cancelled-again", "vtes.terms.wording.cancel.strike")
def test_when_a_strike_card_is_cancelled_its_player_chooses_again() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#strike 4", "#strike 3 aggravated")
    s.Bea.hand("#cancel a minion card, 1 pool")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    s.Ana.plays("#strike 4", colette)
    s.all_pass(until="as-played")
    comes_to(s, s.Bea)
    plays(s, s.Bea, "#cancel a minion card, 1 pool")
    assert s.asked == "strike" and s.seat_asked() is s.Ana
    assert may_strike(s.Ana) and s.Ana.may_play("#strike 3 aggravated")
    plays_strike(s, s.Ana, "#strike 3 aggravated")
    assert s.seat_asked() is s.Bea and s.asked == "strike"
    strikes(s, s.Bea)
    assert len(s.saw(E.STRIKES)) == 2, "the cancelled one was never a strike"
    over(s)
    assert ayelech.zone == "torpor" and ayelech.blood == 3 and colette.blood == 4


@rule("vtes.combat.range.strike-card-maneuver")
def test_a_strike_card_cancelled_as_it_maneuvers_binds_nothing() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#strike 2R, optional maneuver")
    s.Bea.hand("#cancel a minion card, 1 pool")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    s.Ana.plays("#strike 2R, optional maneuver", colette)
    comes_to(s, s.Bea)
    plays(s, s.Bea, "#cancel a minion card, 1 pool")
    assert s.asked == "range" and range_of(s) == CLOSE
    s.all_pass(until="strike")
    assert may_strike(s.Ana)


@rule("vtes.combat.strike.damage-burns")
def test_damage_burns_life_or_blood() -> None:
    s, colette, _ = duel()
    ally = s.Bea.ally("#strong ally")
    fight(s, colette, ally)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    over(s)
    assert (colette.blood, ally.life) == (3, 3)


@rule("vtes.combat.strike.hand.damage", "vtes.combat.strike.hand.strength")
@pytest.mark.parametrize(("printed", "bears", "damage"), [({}, None, 1), ({"strength": 2}, None, 2), ({}, "#belt of strength+1", 2)])
def test_a_hand_strike_does_damage_equal_to_strength(printed: dict[str, int], bears: str | None, damage: int) -> None:
    s, colette, ayelech = duel(dict(printed))
    if bears:
        colette.bears(bears)
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    over(s)
    assert (colette.blood, ayelech.blood) == (4, 5 - damage)


@rule("vtes.combat.strike.hand.strength")
def test_the_strength_of_an_ally_is_what_its_card_says() -> None:
    s, colette, _ = duel()
    ally = s.Bea.ally("#weak ally")
    fight(s, colette, ally)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    over(s)
    assert colette.blood == 5


@rule("vtes.combat.strike.hand.damage", "vtes.combat.strike.choose-sources")
def test_a_melee_weapon_adds_to_strength() -> None:
    s, colette, ayelech = duel({"strength": 2})
    club = colette.bears("#club")
    fight(s, colette, ayelech)
    strikes(s, s.Ana, club)
    strikes(s, s.Bea)
    over(s)
    assert ayelech.blood == 5 - 3


@rule("vtes.combat.strike.hand.long")
def test_a_hand_strike_at_long_range_does_nothing() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#maneuver")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Ana, "#maneuver")
    s.all_pass(until="strike")
    assert may_strike(s.Ana)
    both_strike_by_hand(s)
    assert "prevention" not in asked_to(s, "minion")
    assert (colette.blood, ayelech.blood) == (5, 5)


# ---------------------------------------------------------------- additional strikes
@rule("vtes.combat.additional.after-pair", "vtes.combat.additional.announced-after")
def test_additional_strikes_are_announced_when_the_first_pair_is_complete() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#additional 1")
    fight(s, colette, ayelech)
    while s.asked != "additional":
        assert not s.Ana.may_play("#additional 1"), s.where()
        strikes(s, s.seat_asked()) if s.asked == "strike" else s.seat_asked().passes()
    assert (colette.blood, ayelech.blood) == (4, 4), "its damage is resolved"
    assert s.seat_asked() is s.Ana
    plays(s, s.Ana, "#additional 1")
    strikes(s, s.Ana)
    over(s)
    assert (colette.blood, ayelech.blood) == (4, 3)


@rule("vtes.combat.additional.announced-after", "vtes.combat.additional.not-if-ended")
def test_no_additional_strikes_when_the_first_pair_has_ended_combat() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#additional 1")
    s.Bea.hand("#combat-ends")
    fight(s, colette, ayelech)
    strikes(s, s.Ana)
    plays_strike(s, s.Bea, "#combat-ends")
    assert "additional" not in asked_to(s, "minion")

    s, colette, ayelech = duel(opposing={"blood": 0})
    s.Ana.hand("#additional 1")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    assert "additional" not in asked_to(s, "minion")


@rule("vtes.combat.additional.not-if-ended")
def test_additional_strikes_end_with_the_combatant() -> None:
    s, colette, ayelech = duel(opposing={"blood": 1})
    s.Ana.hand("#additional 2")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="additional")
    plays(s, s.Ana, "#additional 2")
    strikes(s, s.Ana)  # wounds
    assert "strike" not in asked_to(s, "minion")
    assert ayelech.zone == "torpor"


@rule("vtes.combat.additional.gained-order")
def test_the_acting_minion_decides_first_on_additional_strikes() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#additional 1")
    s.Bea.hand("#additional 2")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="additional")
    assert s.seat_asked() is s.Ana
    s.Ana.passes()
    assert s.seat_asked() is s.Bea and s.asked == "additional" and s.Bea.may_play("#additional 2")


@rule("vtes.combat.additional.same-range")
def test_additional_strikes_are_at_the_range_of_the_round() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#maneuver", "#additional 1", "#strike 2R", "#strike 4")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Ana, "#maneuver")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="additional")
    plays(s, s.Ana, "#additional 1")
    assert "range" not in asked_to(s, "strike")
    assert s.Ana.may_play("#strike 2R") and s.Ana.why_not_play("#strike 4", colette) == "range"


@rule("vtes.combat.additional.only-holders", "vtes.combat.additional.alone")
def test_additional_strikes_for_one_alone_then_a_press() -> None:
    s, colette, ayelech = duel()
    s.Bea.hand("#additional 2", "#strike 4", "#press")
    s.Ana.hand("#strike 4")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="additional")
    plays(s, s.Bea, "#additional 2")
    for _ in range(2):
        s.all_pass(until="strike")
        assert s.seat_asked() is s.Bea, "Ana has no strike left"
        strikes(s, s.Bea)
    s.all_pass(until="press")
    assert (colette.blood, ayelech.blood) == (2, 4)
    plays(s, s.Bea, "#press")
    s.all_pass(until="before-range")
    assert combat(s).rounds == 2 and combat(s).extra == (0, 0)


@rule("vtes.combat.additional.any-strike")
def test_an_additional_strike_is_not_bound_by_the_commitment() -> None:
    s, colette, ayelech = duel()
    gun, club = colette.bears("#gun 2R, optional maneuver each combat"), colette.bears("#club")
    s.Ana.hand("#additional 1")
    s.Bea.hand("#maneuver")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    s.Ana.answers(s.Ana.offers(V.MANEUVER, gun)[0])
    plays(s, s.Bea, "#maneuver")
    strikes(s, s.Ana, gun)
    strikes(s, s.Bea)
    s.all_pass(until="additional")
    plays(s, s.Ana, "#additional 1")
    s.all_pass(until="strike")
    assert may_strike(s.Ana) and may_strike(s.Ana, club) and may_strike(s.Ana, gun)


@rule("vtes.combat.additional.repeat-steps")
def test_each_additional_pair_chooses_resolves_and_has_its_damage() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#additional 1")
    s.Bea.hand("#additional 1", "#prevent 1")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="additional")
    plays(s, s.Ana, "#additional 1")
    plays(s, s.Bea, "#additional 1")
    strikes(s, s.Ana)
    strikes(s, s.Bea)
    assert asked_to(s, "prevention") == ["strikes-chosen"]
    s.Ana.passes()
    plays(s, s.Bea, "#prevent 1")
    over(s)
    assert (colette.blood, ayelech.blood) == (3, 4)


@rule("vtes.combat.additional.limited")
def test_a_minion_gains_additional_strikes_from_one_source_a_round() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#additional 1", "#additional 2", "#press")
    s.Bea.hand("#additional 2")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="additional")
    plays(s, s.Ana, "#additional 1")
    assert s.seat_asked() is s.Ana and s.asked == "additional"
    assert not s.Ana.may_play("#additional 2")
    assert s.Ana.why_not_play("#additional 2", colette) == "one-source"
    comes_to(s, s.Bea)
    assert s.Bea.may_play("#additional 2"), "the limit is each minion's own"
    strikes(s, s.Ana)
    s.all_pass(until="press")
    plays(s, s.Ana, "#press")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="additional")
    assert s.Ana.may_play("#additional 2"), "and each round's"


@rule("vtes.combat.additional.example.wauneka")
def test_example_additional_strikes_of_wauneka() -> None:
    """Additional Strikes: Wauneka is blocked by Flávio Gonçalves; nobody maneuvers."""
    s = scene("Ana Bea Cai")
    wauneka = s.Ana.ready_minion("Wauneka", capacity=6)
    flavio = s.Bea.ready_minion("#dodger 5")
    s.Ana.hand("#strike 4", "#additional 1")
    s.Bea.hand("#additional 2")
    fight(s, wauneka, flavio)
    plays_strike(s, s.Ana, "#strike 4")
    strikes(s, s.Bea, flavio)
    s.all_pass(until="additional")
    assert (wauneka.blood, flavio.blood) == (6, 5), "the first pair does no damage"
    plays(s, s.Ana, "#additional 1")
    plays(s, s.Bea, "#additional 2")
    strikes(s, s.Ana)
    strikes(s, s.Bea)
    assert range_of(s) == CLOSE
    s.all_pass(until="strike")
    assert (wauneka.blood, flavio.blood) == (5, 4)
    assert s.seat_asked() is s.Bea, "Wauneka has no strike left"
    strikes(s, s.Bea)
    assert range_of(s) == CLOSE
    over(s)
    assert (wauneka.blood, flavio.blood) == (4, 4)
