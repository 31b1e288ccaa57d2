"""Drawing Cards: replacements and the hand size."""

from __future__ import annotations

from tests.games.vtes.rules.actions import comes_to, drawn_since, library_of
from tests.games.vtes.scene import scene
from tests.marks import rule


@rule("vtes.general.draw.replace")
def test_a_card_played_from_the_hand_is_replaced() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#pool+2")
    library = library_of(s, s.Ana)
    s.Ana.plays("#pool+2")
    s.all_pass()
    assert s.Ana.hand_count == 7 and drawn_since(s, s.Ana, library) == 1


@rule("vtes.general.draw.replace", "vtes.terms.wording.do-not-replace", "vtes.turn.start")
def test_a_card_that_says_so_is_replaced_later() -> None:
    s = scene("Ana Bea", phase="master_phase")
    s.Ana.hand("#pool+1, not replaced")
    library = library_of(s, s.Ana)
    s.Ana.plays("#pool+1, not replaced")
    s.all_pass()
    assert s.Ana.hand_count == 6 and drawn_since(s, s.Ana, library) == 0
    s.all_pass(until="discard")
    s.Ana.passes()
    s.all_pass(until="discard")
    assert s.Bea.asked == "discard" and s.Ana.hand_count == 6
    s.Bea.passes()
    assert s.Ana.asked == "master" and s.Ana.hand_count == 7 and drawn_since(s, s.Ana, library) == 1


@rule("vtes.general.draw.empty-library")
def test_with_an_empty_library_nothing_is_drawn_and_the_methuselah_plays_on() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#pool+2")
    s.Ana.library_is_empty()
    s.Ana.plays("#pool+2")
    s.all_pass()
    assert s.Ana.hand_count == 6 and s.Ana.pool == 32 and not s.Ana.ousted
    assert s.Ana.asked == "minion"


@rule("vtes.general.draw.hand-size-default", "vtes.general.draw.hand-size-always")
def test_the_hand_size_is_seven_and_the_hand_matches_it() -> None:
    s = scene(phase="master_phase")
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#pool+2", "#bleed+1")
    s.Ana.plays("#pool+2")
    s.all_pass(until="minion")
    assert s.Ana.hand_count == 7
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#bleed+1", colette)
    s.all_pass(until="discard")
    assert s.Ana.hand_count == 7
    s.Ana.answers(s.Ana.options[1])
    assert [s.players[name].hand_count for name in s.names] == [7] * 5


@rule("vtes.general.draw.adjust-at-once")
def test_a_larger_hand_size_is_drawn_up_to_at_once() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#hand size+1")
    s.Ana.plays("#hand size+1")
    s.all_pass()
    assert s.Ana.asked == "minion" and s.Ana.hand_count == 8


@rule("vtes.general.draw.adjust-at-once")
def test_a_smaller_hand_size_is_discarded_down_to_at_once_and_passing_is_not_offered() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#hand size-1")
    s.Ana.plays("#hand size-1")
    s.all_pass()
    assert s.Ana.asked == "trim" and len(s.Ana.options) == 7 and 0 not in s.Ana.options
    assert s.Ana.why_not(0) == "not-now"
    s.Ana.answers(s.Ana.options[0])
    assert s.Ana.asked == "minion" and s.Ana.hand_count == 6


@rule("vtes.general.draw.adjust-at-once")
def test_as_many_cards_are_discarded_as_there_are_too_many() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#hand size-2")
    s.Ana.plays("#hand size-2")
    s.all_pass()
    for cards in (7, 6):
        assert s.Ana.asked == "trim" and s.Ana.hand_count == cards
        s.Ana.answers(s.Ana.options[0])
    assert s.Ana.asked == "minion" and s.Ana.hand_count == 5


@rule("vtes.general.draw.adjust-at-once", "vtes.general.draw.hand-size-always")
def test_several_hands_are_adjusted_one_after_the_other_before_anything_else() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#everybody's hand size-1")
    s.Ana.plays("#everybody's hand size-1")
    s.all_pass()
    for name in s.names:
        assert s.players[name].asked == "trim"
        s.players[name].answers(s.players[name].options[0])
    assert s.Ana.asked == "minion" and [s.players[name].hand_count for name in s.names] == [6] * 5


@rule("vtes.general.draw.adjust-at-once")
def test_a_card_added_to_the_hand_is_discarded_for_at_once() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#back to hand")
    (back,) = s.Ana.ash_heap("#bleed+1")
    s.Ana.plays("#back to hand", None, back)
    s.all_pass()
    assert s.Ana.asked == "trim" and back.zone == "hand" and s.Ana.hand_count == 8
    s.Ana.answers(s.Ana.options[0])
    assert s.Ana.asked == "minion" and s.Ana.hand_count == 7


@rule("vtes.general.play.draw-after-window", "vtes.general.draw.replace")
def test_what_was_played_in_a_window_that_is_cut_off_is_replaced_all_the_same() -> None:
    s = scene()
    colette, gina = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Gina")
    lily = s.Cai.ready_minion("Lily")
    s.Bea.hand("#bleed-1")
    s.Cai.hand("#cancel as played")
    s.Ana.bleeds(colette)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.plays("#bleed-1", gina)
    s.passes_of("Ana Bea")
    s.Cai.plays("#cancel as played", lily)
    assert s.Cai.hand_count == 6
    s.concedes("Bea")
    assert s.asked == "no-attempt" and s.Cai.hand_count == 7 and s.g.debt == [0] * 5


@rule("vtes.general.draw.hand-size-always")
def test_no_hand_is_smaller_than_no_cards() -> None:
    s = scene("Ana Bea", phase="master_phase")
    s.Ana.hand_is_only()
    s.g.change_hand_size(s.Ana.seat, 1)
    s.Ana.hand("#hand size-2")
    s.Ana.plays("#hand size-2")
    s.all_pass(until="trim")
    s.Ana.answers(s.Ana.options[0])
    assert s.Ana.hand_count == 0 and s.g.hand_size[s.Ana.seat] == -1
    assert s.asked == "minion", "nothing is left to discard"
