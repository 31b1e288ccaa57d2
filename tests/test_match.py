"""The public interface, as it stands in the README: new, load, Match."""

from __future__ import annotations

from typing import Any

import pytest

import carmilla
from carmilla.kernel.api import REWOUND, Table
from carmilla.match import Match


def begun(seed: int = 7, **options: Any) -> Match:
    return carmilla.new("lab", seats=4, seed=seed, **options)


def choose(options: list[str], n: int) -> str:
    return options[n * 7919 % len(options)]


def play(match: Match, answers: int = 10_000) -> Match:
    n = 0
    while not match.over and n < answers:
        seat = match.to_act[0]
        match.answer(seat, choose(match.decision(seat).options, n))
        n += 1
    return match


def until(match: Match, **wanted: Any) -> int:
    """Plays until a seat is asked such a question; that seat."""
    for n in range(10_000):
        for seat in match.to_act:
            decision = match.decision(seat)
            if all(getattr(decision, name) == value for name, value in wanted.items()):
                return seat
        seat = match.to_act[0]
        match.answer(seat, choose(match.decision(seat).options, n))
    raise AssertionError(f"nobody was ever asked {wanted}")


def answered_in_the_open(match: Match) -> tuple[int, str]:
    """Plays until an answer has taught nobody anything; who gave it, and the digest before it."""
    for n in range(300):
        seat, before, barrier = match.to_act[0], match.digest, match.table.barrier
        match.answer(seat, choose(match.decision(seat).options, n))
        if match.table.barrier == barrier and match.table.pending is not None and not match.table.pending.several:
            return seat, before
    raise AssertionError("every answer teaches something")


def test_a_match_from_beginning_to_end() -> None:
    match = begun()
    assert match.to_act
    assert not match.over
    assert match.winners == []
    play(match)
    assert match.over
    assert match.to_act == []
    assert len(match.scores) == 4
    assert match.winners == [seat for seat in range(4) if match.scores[seat] == max(match.scores)]
    assert "over" in repr(match)


def test_the_same_seed_tells_the_same_story_and_another_one_another() -> None:
    one, same, other = play(begun(3)), play(begun(3)), play(begun(4))
    assert (one.log, one.digest) == (same.log, same.digest)
    assert one.digest != other.digest


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert carmilla.new("lab").digest != carmilla.new("lab").digest


def test_options_of_the_table_are_filled_in() -> None:
    assert begun().setup.options == {"nights": "6", "bluffs": "yes"}
    assert begun(options={"nights": "2"}).setup.options == {"nights": "2", "bluffs": "yes"}
    assert len(play(begun(options={"nights": "2"})).log) < len(play(begun(options={"nights": "12"})).log)


def test_a_decision_is_what_one_seat_is_asked() -> None:
    match = begun()
    seat = match.to_act[0]
    decision = match.decision(seat)
    assert (decision.seat, decision.ask, decision.kind) == (seat, "stepping", "pick")
    assert decision.low == decision.high == 1
    assert decision.picks == []
    assert all(match.why_not(seat, token) is None for token in decision.options)
    match.answer(seat, decision.options[0], n=decision.number)
    assert match.log == [f"{seat} {decision.options[0]}"]


def test_tokens_call_cards_by_the_handles_of_the_seat() -> None:
    match = begun()
    seat = until(match, ask="keeping")
    g = match.table
    handles = {f"take:c{g.handle[card]}" for card in range(1, len(g.handle)) if g.handle_for(seat, card)}
    assert set(match.decision(seat).options) - {"done"} <= handles


def test_a_chain_in_one_message_is_in_any_order_and_closed_by_itself() -> None:
    match = begun()
    seat = until(match, kind="subset")
    decision = match.decision(seat)
    chosen = [token for token in decision.options if token != "done"][: decision.high]
    one, other = match.fork(), match.fork()
    one.answer(seat, chosen)
    other.answer(seat, list(reversed(chosen)))
    assert one.digest == other.digest
    assert seat not in one.to_act


def test_a_chain_pick_by_pick_is_the_same_answer() -> None:
    match = begun()
    seat = until(match, kind="subset")
    chosen = [token for token in match.decision(seat).options if token != "done"][: match.decision(seat).high]
    whole, single = match.fork(), match.fork()
    whole.answer(seat, chosen)
    while seat in single.to_act:
        offered = single.decision(seat).options
        single.answer(seat, next((token for token in offered if token in chosen), "done"))
    assert whole.digest == single.digest


def test_why_not_names_a_reason() -> None:
    match = begun()
    seat = match.to_act[0]
    reason = match.why_not(seat, "step:99")
    assert reason is not None
    assert reason.code
    assert reason.text("en")
    assert reason.text("es") != reason.text("en")
    malformed = match.why_not(seat, "nonsense")
    assert malformed is not None
    assert malformed.code == "malformed-token"
    other = match.why_not(9, "pass")
    assert other is not None
    assert other.code == "not-asked"


def test_a_view_is_for_one_viewer_and_the_spectator_is_one_more() -> None:
    match = begun()
    assert [match.view(seat).viewer for seat in range(5)] == [0, 1, 2, 3, 4]
    assert match.view(match.to_act[0]).prompt == match.decision(match.to_act[0])
    assert match.view(4).prompt is None
    play(match)
    assert match.view(0).over
    assert match.view(0).winners == match.winners


def test_events_go_on_from_where_they_were_read() -> None:
    match = begun()
    first = match.events(0)
    assert [event.n for event in first] == list(range(len(first)))
    assert match.events(0, since=-3) == first
    play(match, 20)
    more = match.events(0, since=len(first))
    assert first + more == match.events(0)
    assert more[0].n == len(first)


def test_a_simultaneous_answer_can_be_taken_back_until_all_are_in() -> None:
    match = begun()
    seat = until(match, ask="keeping")
    before, others = match.digest, [other for other in match.to_act if other != seat]
    assert others
    decision = match.decision(seat)
    match.answer(seat, [token for token in decision.options if token != "done"][: decision.low])
    assert seat not in match.to_act
    match.retract(seat)
    assert seat in match.to_act
    assert match.digest == before
    assert match.decision(seat).number > decision.number


def test_the_last_answer_is_undone_until_somebody_learns_or_answers() -> None:
    match = begun()
    seat, before = answered_in_the_open(match)
    match.undo(seat)
    assert match.digest == before
    assert match.log[-1] == f"{seat} !undo"
    assert match.events(seat)[-1].kind == "rewound"
    with pytest.raises(carmilla.Refused, match="nothing-to-undo"):
        match.undo((seat + 1) % 4)


def test_conceding_works_whoever_is_asked() -> None:
    match = begun()
    asked = match.to_act[0]
    leaver = (asked + 1) % 4
    match.concede(leaver)
    assert leaver not in match.to_act
    with pytest.raises(carmilla.Refused, match="no-such-seat"):
        match.concede(leaver)
    play(match)
    assert leaver not in match.winners


def test_a_fork_goes_its_own_way_and_keeps_no_log() -> None:
    match = begun()
    play(match, 30)
    fork = match.fork()
    before = match.digest
    play(fork)
    assert fork.over
    assert match.digest == before
    with pytest.raises(carmilla.Refused, match="not-recorded"):
        assert fork.log


def test_a_redeal_looks_the_same_to_its_seat() -> None:
    match = begun()
    play(match, 60)
    for seat in range(5):
        dealt = match.redeal(seat, seed=3)
        assert dealt.view(seat) == match.view(seat)
        assert dealt.digest == match.redeal(seat, seed=3).digest


def test_without_recording_nothing_is_kept_and_the_story_is_the_same() -> None:
    quiet = play(begun(record=False))
    assert quiet.digest == play(begun()).digest
    with pytest.raises(carmilla.Refused, match="not-recorded"):
        quiet.events(0)


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    seat, _ = answered_in_the_open(match)
    before = match.digest, match.events(0), match.log, match.save()

    def told_and_then_broken(self: Table, d: object) -> None:
        self.tell(REWOUND)
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(type(match.table), "complete", told_and_then_broken)
        with pytest.raises(ZeroDivisionError):
            play(match, 10)
    assert (match.digest, match.events(0), match.log, match.save()) == before
    match.undo(seat)
    assert play(match).over


def test_the_package_offers_what_it_says() -> None:
    assert set(carmilla.__all__) <= set(dir(carmilla))
    with pytest.raises(AttributeError, match="nonsense"):
        carmilla.nonsense  # noqa: B018
