"""Determine Range."""

from __future__ import annotations

from carmilla.games.vtes.words import CLOSE, LONG, E, V
from tests.games.vtes.rules.fighting import (
    asked_to,
    both_strike_by_hand,
    combat,
    comes_to,
    duel,
    fight,
    maneuvers,
    may_strike,
    over,
    play_option,
    plays,
    plays_strike,
    range_of,
    strikes,
)
from tests.games.vtes.scene import scene
from tests.marks import rule

GUN = "#gun 2R, optional maneuver each combat"


@rule("vtes.combat.range.two", "vtes.combat.range.default-close", "vtes.combat.press.new-round")
def test_each_round_begins_at_close_range() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#maneuver", "#press")
    fight(s, colette, ayelech)
    assert range_of(s) == CLOSE
    s.all_pass(until="range")
    plays(s, s.Ana, "#maneuver")
    assert range_of(s) == LONG
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="press")
    assert range_of(s) == LONG
    plays(s, s.Ana, "#press")
    s.all_pass(until="before-range")
    assert combat(s).rounds == 2 and range_of(s) == CLOSE


@rule("vtes.combat.range.no-maneuver")
def test_nobody_maneuvers_without_a_source() -> None:
    s, colette, ayelech = duel()
    club = ayelech.bears("#club")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    assert s.Ana.options == [0]
    assert s.Ana.why_not(V.MANEUVER) == "no-maneuver"
    comes_to(s, s.Bea)
    assert s.Bea.options == [0]
    assert s.Bea.why_not(V.MANEUVER, club, n=1) == "no-maneuver"


@rule("vtes.combat.range.maneuver-long", "vtes.combat.range.maneuver-back", "vtes.combat.term.maneuver")
def test_maneuvers_answer_each_other_as_long_as_both_can() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#maneuver", "#maneuver")
    s.Bea.hand("#maneuver", "#maneuver")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    seen = []
    for player in (s.Ana, s.Bea, s.Ana, s.Bea):
        plays(s, player, "#maneuver")
        seen.append(range_of(s))
    assert seen == [LONG, CLOSE, LONG, CLOSE]


@rule("vtes.combat.range.no-two-in-row")
def test_no_minion_maneuvers_twice_in_a_row() -> None:
    s, colette, ayelech = duel()
    gun = colette.bears(GUN)
    s.Ana.hand("#maneuver", "#maneuver", "#strike 2R, optional maneuver", "#before range, optional maneuver")
    s.Bea.hand("#maneuver")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#before range, optional maneuver")
    s.all_pass(until="range")
    plays(s, s.Ana, "#maneuver")
    assert s.seat_asked() is s.Ana and s.Ana.options == [0]
    assert s.Ana.why_not_play("#maneuver", colette) == "twice-in-a-row"
    assert s.Ana.why_not(V.MANEUVER, gun, n=1) == "twice-in-a-row"
    assert not s.Ana.may_play("#strike 2R, optional maneuver")
    plays(s, s.Bea, "#maneuver")
    assert s.seat_asked() is s.Ana
    assert s.Ana.may_play("#maneuver") and s.Ana.may_play("#strike 2R, optional maneuver") and s.Ana.may(V.MANEUVER, gun)


@rule("vtes.combat.range.gates", "vtes.combat.term.strike.close")
def test_the_range_decides_which_strikes_are_offered() -> None:
    s, colette, ayelech = duel()
    club = colette.bears("#club")
    names = ("#strike 4", "#strike 2R", "#long strike 2", "#dodge", "#combat-ends", "#steal 2")
    cards = dict(zip(names, s.Ana.hand(*names), strict=True))
    s.Bea.hand("#press")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    assert {name for name in names if s.Ana.may_play(name)} == {*names} - {"#long strike 2"}
    assert s.Ana.why_not_play("#long strike 2", colette) == "range"
    assert may_strike(s.Ana) and may_strike(s.Ana, club)

    s, colette, ayelech = duel()
    club = colette.bears("#club")
    cards = dict(zip(names, s.Ana.hand(*names), strict=True))
    s.Bea.hand("#maneuver")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Bea, "#maneuver")
    s.all_pass(until="strike")
    assert {name for name in names if s.Ana.may_play(name)} == {"#strike 2R", "#long strike 2", "#dodge", "#combat-ends"}
    assert s.Ana.why_not(V.PLAY, cards["#strike 4"], colette) == "range"
    assert s.Ana.why_not(V.STRIKE, club, n=1) == "range"
    assert may_strike(s.Ana), "the hand strike can always be chosen"


@rule("vtes.combat.range.gates")
def test_the_range_decides_which_effects_can_be_used() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#maneuver", "#close before strikes, 1 damage")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Ana, "#maneuver")
    s.all_pass(until="before-strikes")
    assert s.Ana.why_not_play("#close before strikes, 1 damage", colette) == "range"


@rule("vtes.combat.range.strike-card-maneuver", "vtes.combat.range.strike-chosen")
def test_the_maneuver_of_a_strike_card_chooses_the_strike() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#strike 2R, optional maneuver", "#dodge")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Ana, "#strike 2R, optional maneuver")
    assert range_of(s) == LONG and "#strike 2R, optional maneuver" not in s.Ana.cards
    s.all_pass(until="strike")
    assert len(s.Ana.options) == 1 and s.Ana.may(V.STRIKE) and not may_strike(s.Ana)
    s.Ana.answers(s.Ana.options[0])
    strikes(s, s.Bea)
    over(s)
    assert (colette.blood, ayelech.blood) == (5, 3)


@rule("vtes.combat.strike.committed", "vtes.combat.range.strike-chosen")
def test_a_minion_strikes_first_with_the_weapon_that_it_has_maneuvered_with() -> None:
    s, colette, ayelech = duel()
    gun, club = ayelech.bears(GUN), ayelech.bears("#club")
    dodge = s.Bea.hand("#dodge")[0]
    fight(s, colette, ayelech)
    maneuvers(s, s.Bea, gun)
    s.all_pass(until="strike")
    strikes(s, s.Ana)
    assert s.Bea.options == s.Bea.offers(V.STRIKE, gun)
    assert s.Bea.why_not(V.STRIKE) == "committed"
    assert s.Bea.why_not(V.STRIKE, club, n=1) == "committed"
    assert s.Bea.why_not(*(V.PLAY, dodge, ayelech)) == "committed"


@rule("vtes.combat.strike.committed-unusable")
def test_a_committed_strike_that_cannot_be_used_is_lost() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#strike 3, optional maneuver", "#dodge")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Ana, "#strike 3, optional maneuver")  # now it is at long range, where it does nothing
    s.all_pass(until="strike")
    assert s.seat_asked() is s.Bea
    strikes(s, s.Bea)
    over(s)
    assert (colette.blood, ayelech.blood) == (5, 5)
    assert len(s.saw(E.STRIKES)) == 1


@rule("vtes.combat.strike.committed-unusable")
def test_a_weapon_lost_before_strikes_leaves_no_strike() -> None:
    s, colette, ayelech = duel()
    gun = ayelech.bears(GUN)
    s.Ana.hand("#burn a weapon before strikes")
    fight(s, colette, ayelech)
    maneuvers(s, s.Bea, gun)
    s.all_pass(until="before-strikes")
    s.Ana.plays("#burn a weapon before strikes", colette)
    s.Ana.chooses(gun)
    s.all_pass(until="strike")
    strikes(s, s.Ana)
    assert "strike" not in asked_to(s, "minion")
    assert colette.blood == 5


@rule("vtes.combat.range.one-strike-source")
def test_no_second_strike_card_or_weapon_maneuvers_in_a_round() -> None:
    s, colette, ayelech = duel()
    gun, other = ayelech.bears(GUN), ayelech.bears(GUN)
    strike, plain = s.Bea.hand("#strike 2R, optional maneuver", "#maneuver")
    s.Ana.hand("#maneuver")
    fight(s, colette, ayelech)
    maneuvers(s, s.Bea, gun)
    plays(s, s.Ana, "#maneuver")
    comes_to(s, s.Bea)
    assert s.Bea.options == [0, play_option(plain, ayelech)]
    assert s.Bea.why_not(V.PLAY, strike, ayelech) == "second-source"
    assert s.Bea.why_not(V.MANEUVER, other, n=1) == "second-source"


@rule("vtes.combat.range.one-strike-source")
def test_a_maneuver_of_a_strike_card_bars_that_of_a_weapon() -> None:
    s, colette, ayelech = duel()
    gun = ayelech.bears(GUN)
    s.Bea.hand("#strike 2R, optional maneuver")
    s.Ana.hand("#maneuver")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Bea, "#strike 2R, optional maneuver")
    plays(s, s.Ana, "#maneuver")
    comes_to(s, s.Bea)
    assert s.Bea.why_not(V.MANEUVER, gun, n=1) == "second-source"


def test_a_weapon_maneuvers_once_each_combat() -> None:
    s, colette, ayelech = duel()
    gun = colette.bears(GUN)
    s.Ana.hand("#press")
    fight(s, colette, ayelech)
    maneuvers(s, s.Ana, gun)
    s.all_pass(until="strike")
    strikes(s, s.Ana, gun)
    strikes(s, s.Bea)
    s.all_pass(until="press")
    plays(s, s.Ana, "#press")
    s.all_pass(until="range")
    assert s.Ana.why_not(V.MANEUVER, gun, n=1) == "no-maneuver"
    s.all_pass(until="strike")
    assert may_strike(s.Ana, gun) and may_strike(s.Ana), "the strike of the round before binds no more"


@rule("vtes.combat.range.set")
def test_range_is_set_when_nobody_maneuvers_any_further() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#maneuver")
    s.Bea.hand("#maneuver")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Ana, "#maneuver")
    s.Ana.passes()
    assert s.asked == "range" and s.Bea.may_play("#maneuver")
    plays(s, s.Bea, "#maneuver")
    assert s.asked == "range" and s.seat_asked() is s.Ana
    s.all_pass()
    assert s.asked == "before-strikes" and range_of(s) == CLOSE
    assert [event[0] for event in s.saw(E.RANGE)] == [LONG, CLOSE, CLOSE]


@rule("vtes.combat.range.example.magnum")
def test_example_determine_range_with_the_magnum() -> None:
    """Determine Range: Ayelech has just blocked Colette; she bears a gun that strikes for 2R, with an optional maneuver."""
    s = scene("Ana Bea Cai")
    colette = s.Ana.ready_minion("Colette", capacity=5, blood=4)
    ayelech = s.Bea.ready_minion("Ayelech", capacity=6, blood=6)
    gun = ayelech.bears(GUN)
    s.Ana.hand("#maneuver")
    s.Bea.hand("#maneuver")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    s.Ana.passes()
    maneuvers(s, s.Bea, gun)
    assert range_of(s) == LONG
    plays(s, s.Ana, "#maneuver")
    assert range_of(s) == CLOSE
    plays(s, s.Bea, "#maneuver")
    assert range_of(s) == LONG
    s.all_pass(until="strike")
    assert range_of(s) == LONG
    strikes(s, s.Ana)
    assert s.Bea.options == s.Bea.offers(V.STRIKE, gun)
    strikes(s, s.Bea, gun)
    over(s)
    assert colette.blood == 2, "4 less 2 mended"
    assert ayelech.blood == 6, "a hand strike does not reach"


@rule("vtes.combat.retainers.targeted", "vtes.combat.retainers.announced")
def test_a_ranged_strike_at_long_range_may_be_aimed_at_a_retainer() -> None:
    s, colette, ayelech = duel()
    gun, raven = colette.bears(GUN), ayelech.bears("#sniper")
    fight(s, colette, ayelech)
    maneuvers(s, s.Ana, gun)
    s.all_pass(until="strike")
    strikes(s, s.Ana, gun, at=raven)
    assert f">c{s.g.handle[raven.id]}" in s.saw(E.STRIKES)[0][1], "announced with its target"
    strikes(s, s.Bea)
    over(s)
    assert raven.burned and ayelech.blood == 5 and ayelech.ready


@rule("vtes.combat.retainers.announced", "vtes.combat.retainers.targeted")
def test_a_strike_card_is_aimed_before_it_is_shown() -> None:
    s, colette, ayelech = duel()
    raven = ayelech.bears("#sniper")
    s.Ana.hand("#maneuver", "#strike 2R")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Ana, "#maneuver")
    s.all_pass(until="strike")
    s.Ana.plays("#strike 2R", colette)
    assert s.asked == "aim"
    assert s.Ana.options == sorted([*s.Ana.offers(V.TARGET, ayelech), *s.Ana.offers(V.TARGET, raven)])
    assert s.Ana.why_not(V.TARGET, colette) == "no-target"
    s.Ana.chooses(raven)
    s.all_pass(until="strike")
    strikes(s, s.Bea)
    over(s)
    assert raven.burned and ayelech.blood == 5


@rule("vtes.combat.retainers.long-only", "vtes.combat.retainers.not-harmed")
def test_no_retainer_is_aimed_at_at_close_range() -> None:
    s, colette, ayelech = duel()
    gun, raven = colette.bears(GUN), ayelech.bears("#raven")
    s.Ana.hand("#strike 2R")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    assert may_strike(s.Ana, gun) and not may_strike(s.Ana, gun, at=raven)
    assert s.Ana.why_not(V.STRIKE, gun, raven, n=1) == "long-only"
    plays_strike(s, s.Ana, "#strike 2R")
    assert s.asked == "strike" and s.seat_asked() is s.Bea, "there is nothing to aim at"
    strikes(s, s.Bea)
    over(s)
    assert ayelech.blood == 3 and raven.life == 1


@rule("vtes.combat.retainers.long-only")
def test_a_strike_that_is_not_ranged_is_not_aimed_at_a_retainer() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#maneuver", "#dodge")
    raven = ayelech.bears("#raven")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Ana, "#maneuver")
    s.all_pass(until="strike")
    plays_strike(s, s.Ana, "#dodge")
    assert s.asked == "strike" and s.seat_asked() is s.Bea, "a dodge has no target"
    assert s.Bea.why_not(V.STRIKE, 0, raven) == "no-such-option", "nor a hand strike"


@rule("vtes.combat.retainers.not-harmed")
def test_a_retainer_burns_with_its_employer() -> None:
    s, colette, ayelech = duel(opposing={"blood": 0})
    raven = ayelech.bears("#raven")
    s.Ana.hand("#sting 2 aggravated")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#sting 2 aggravated")
    over(s)
    assert ayelech.burned and raven.burned
