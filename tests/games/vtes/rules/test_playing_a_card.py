"""Playing a Card: showing it, the as-played window, where it goes."""

from __future__ import annotations

from carmilla.games.vtes.words import V
from tests.games.vtes.rules.actions import asked_in_order, attempts, card, comes_to, drawn_since, library_of
from tests.games.vtes.scene import scene
from tests.marks import rule

CANCEL, CANCEL_FOR_POOL = "#cancel as played", "#cancel a minion card, 1 pool"


@rule("vtes.general.play.announce")
def test_a_card_is_shown_with_its_level_and_targets() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#lock a minion")
    s.Ana.plays("#lock a minion", colette)
    assert s.Ana.asked == "choice" and s.Ana.may(V.TARGET, beth)
    s.Ana.chooses(beth)
    shown = card(s, "#lock a minion")
    assert s.asked == "as-played" and s.g.known[shown.id] == s.g.everybody()


@rule("vtes.general.play.announce")
def test_only_a_card_of_the_own_hand_is_played() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    (theirs,) = s.Bea.hand("#bleed at +2")
    (burned,) = s.Ana.ash_heap("#bleed at +2")
    for other in (theirs, burned):
        assert s.Ana.why_not(V.PLAY, other, colette) == "not-in-hand"


@rule("vtes.general.play.announce")
def test_a_card_for_which_not_enough_can_be_chosen_is_not_offered() -> None:
    s = scene("Ana Bea")
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#two Methuselahs burn 1 pool")
    assert not s.Ana.may_play("#two Methuselahs burn 1 pool")
    assert s.Ana.why_not_play("#two Methuselahs burn 1 pool", colette) == "no-target"


@rule("vtes.general.play.to-ash-heap")
def test_a_played_card_goes_to_the_ash_heap_when_it_resolves() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#bleed+1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#bleed+1", colette)
    played = card(s, "#bleed+1")
    assert played.zone == "limbo"
    s.all_pass()
    assert played.zone == "ash" and s.g.bleed_amount() == 2


@rule("vtes.general.play.put-into-play")
def test_a_card_that_says_so_is_put_into_play_when_it_resolves() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#location: stealth+1")
    s.Ana.plays("#location: stealth+1")
    place = card(s, "#location: stealth+1")
    assert place.zone == "limbo"
    s.all_pass()
    assert place.zone == "in-play"
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#recruit, 2 pool")
    s.Ana.plays("#recruit, 2 pool", colette)
    s.all_pass(until="minion")
    assert card(s, "#recruit, 2 pool").zone == "ready" and card(s, "#recruit, 2 pool").life == 2


@rule("vtes.general.play.set-aside")
def test_a_card_waiting_to_resolve_is_found_neither_in_the_ash_heap_nor_in_play() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#back to hand")
    (before,) = s.Ana.ash_heap("#bleed+1")
    s.Ana.plays("#back to hand")
    assert s.Ana.asked == "choice"
    assert len(s.Ana.options) == 1 and s.Ana.may(V.TARGET, before)
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#equip +1 intercept")
    s.Ana.plays("#equip +1 intercept", colette)
    s.all_pass(until="announced")
    equipment = card(s, "#equip +1 intercept")
    assert equipment.zone == "limbo" and not s.g.speaks(equipment.id) and equipment.id not in s.g.on(colette.id)
    assert equipment.id not in s.g.row(9, s.Ana.seat)


@rule("vtes.general.play.as-played")
def test_as_a_card_is_played_only_cancels_and_wakes_are_offered() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth, asleep = s.Bea.ready_minion("Beth"), s.Bea.ready_minion("asleep", locked=True)
    sight = s.Bea.location("#location: intercept+1")
    s.Ana.hand("#bleed at +2", "#bleed+1")
    s.Bea.hand("#bleed-1", "#unlock", CANCEL, CANCEL_FOR_POOL, "#wake")
    s.Ana.plays("#bleed at +2", colette)
    assert s.Ana.options == [0] and s.Ana.why_not_play("#bleed+1", colette) == "wrong-moment"
    s.Ana.passes()
    assert s.Bea.may_play(CANCEL, beth) and s.Bea.may_play(CANCEL_FOR_POOL) and s.Bea.may_play("#wake", asleep)
    assert len(s.Bea.options) == 4
    assert s.Bea.why_not_play("#bleed-1", beth) == s.Bea.why_not_play("#unlock", asleep) == "wrong-moment"
    assert s.Bea.why_not(V.USE, sight, 0, 1) == "wrong-moment"


@rule("vtes.general.play.draw-after-window")
def test_the_replacement_is_drawn_only_after_the_as_played_window() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed at +2")
    library = library_of(s, s.Ana)
    s.Ana.plays("#bleed at +2", colette)
    s.Ana.passes()
    assert s.asked == "as-played" and s.Ana.hand_count == 6 and drawn_since(s, s.Ana, library) == 0
    s.all_pass()
    assert s.asked == "announced" and s.Ana.hand_count == 7 and drawn_since(s, s.Ana, library) == 1


@rule("vtes.general.play.draw-after-window")
def test_a_card_drawn_as_replacement_cannot_cancel_what_it_replaces_nor_anything_in_that_window() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth, asleep = s.Bea.ready_minion("Beth"), s.Bea.ready_minion("asleep", locked=True)
    s.Ana.hand("#bleed at +2")
    s.Bea.hand("#wake")
    s.Bea.library(CANCEL)
    s.Ana.plays("#bleed at +2", colette)
    s.Ana.passes()
    s.Bea.plays("#wake", asleep)
    s.all_pass()
    s.Ana.passes()
    assert s.Bea.asked == "as-played" and s.Bea.hand_count == 6 and not s.Bea.cards
    s.all_pass()
    assert s.asked == "announced" and s.Bea.cards == [CANCEL]
    assert not beth.locked


@rule("vtes.general.play.as-played.nested")
def test_a_card_played_as_another_is_opens_a_window_of_its_own_in_the_usual_order_settled_first() -> None:
    s = scene()
    colette, other = s.Ana.ready_minion("Colette"), s.Cai.ready_minion("Cain")
    s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed at +2")
    s.Bea.hand(CANCEL_FOR_POOL)
    s.Cai.hand("#cancel a master card")
    s.Ana.plays("#bleed at +2", colette)
    s.Ana.passes()
    s.Bea.plays(CANCEL_FOR_POOL)
    assert s.Ana.asked == "as-played"
    assert asked_in_order(s) == "Ana Bea Cai Dan Eva"
    comes_to(s, s.Ana, "minion")
    assert not colette.locked and not other.locked  # the bleed was cancelled


def test_a_cancel_cancelled_inside_a_block_attempt_nothing_drawn_before_the_outermost_window_closes() -> None:
    """Playing a Card: windows inside windows, and one payment of what is owed."""
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#stealth+1")
    s.Bea.hand(CANCEL_FOR_POOL)
    s.Cai.hand("#cancel a master card")
    libraries = [library_of(s, s.players[name]) for name in s.names]
    s.Ana.bleeds(colette)
    attempts(s, beth)
    s.Ana.plays("#stealth+1", colette, face=0)
    s.Ana.passes()
    s.Bea.plays(CANCEL_FOR_POOL)
    s.passes_of("Ana Bea")
    s.Cai.plays("#cancel a master card")
    s.all_pass()  # as Cai's card is played: it cancels Bea's, whose window closes with it
    assert s.Ana.asked == "as-played" and card(s, CANCEL_FOR_POOL).burned and card(s, "#stealth+1").zone == "limbo"
    assert [library_of(s, s.players[name]) for name in s.names] == libraries
    assert [s.players[name].hand_count for name in s.names] == [6, 6, 6, 7, 7]
    s.all_pass()
    assert s.Ana.asked == "attempt" and s.g.stealth() == 1
    assert [s.players[name].hand_count for name in s.names] == [7, 7, 7, 7, 7]
    assert s.Bea.pool == 29


@rule("vtes.general.play.not-play-ability")
def test_using_a_card_in_play_plays_no_card() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Bea.ready_minion("Beth")
    place = s.Ana.location("#location: pool+1")
    s.Bea.hand(CANCEL, CANCEL_FOR_POOL)
    library = library_of(s, s.Ana)
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.uses(place)
    assert s.Ana.asked == "no-attempt" and s.Ana.pool == 31
    assert place.locked and place.zone == "in-play" and drawn_since(s, s.Ana, library) == 0


@rule("vtes.general.play.to-ash-heap", "vtes.general.draw.replace")
def test_a_card_whose_play_is_cut_off_goes_to_the_ash_heap_and_is_replaced() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#bleed-1", beth)
    played = card(s, "#bleed-1")
    assert s.asked == "as-played" and played.zone == "limbo" and s.Bea.hand_count == 6
    s.concedes("Ana")
    assert s.Bea.asked == "master" and played.zone == "ash" and s.Bea.hand_count == 7


@rule("vtes.general.play.not-play-ability")
def test_what_is_used_in_a_window_is_no_action() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    place = s.Ana.location("#location: pool+1")
    assert not s.Ana.may_use(place) and s.Ana.why_not(V.USE, place, colette, 1) == "no-such-option"


@rule("vtes.general.play.not-play-ability")
def test_an_ability_of_somebody_elses_card_is_not_used() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    theirs = s.Bea.location("#location: pool+1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    assert not s.Ana.may_use(theirs) and s.Ana.why_not(V.USE, theirs, 0, 1) == "wrong-user"
