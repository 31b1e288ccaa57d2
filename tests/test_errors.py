"""What a caller gets wrong: a stable code, a sentence in both languages, and nothing has changed."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import carmilla
from carmilla.errors import Refused, nearest, shortened
from carmilla.games import LISTED, UNLISTED, find
from carmilla.games.vtes.cards.pool import CRYPT
from carmilla.match import Match
from carmilla.text import has_message, languages, message

SOURCE = Path(carmilla.__file__).parent


def a_match() -> Match:
    return carmilla.new("lab", seed=7)


def first(match: Match) -> tuple[int, str]:
    seat = match.to_act[0]
    return seat, match.decision(seat).options[0]


def until_kind(match: Match, kind: str) -> int:
    for n in range(2000):
        for seat in match.to_act:
            if match.decision(seat).kind == kind and len(match.decision(seat).options) > 1:
                return seat
        seat = match.to_act[0]
        options = match.decision(seat).options
        match.answer(seat, options[n * 7919 % len(options)])
    raise AssertionError(kind)


def over(match: Match) -> Match:
    while not match.over:
        match.answer(*first(match))
    return match


def answered(match: Match) -> int:
    seat = until_kind(match, "subset")
    decision = match.decision(seat)
    match.answer(seat, [token for token in decision.options if token != "done"][: decision.high])
    return seat


def answer_late(match: Match) -> None:
    seat, token = first(match)
    match.answer(seat, token, n=match.decision(seat).number - 1)


def pick_twice(match: Match) -> None:
    seat = until_kind(match, "order")
    token = match.decision(seat).options[0]
    match.answer(seat, token)
    match.answer(seat, token)


def pick_backwards(match: Match) -> None:
    seat = until_kind(match, "subset")
    one, two = [token for token in match.decision(seat).options if token != "done"][:2]
    match.answer(seat, two)
    match.answer(seat, one)


def give_amount(match: Match) -> None:
    seat = until_kind(match, "amount")
    match.answer(seat, "amount/4000")


def too_few(match: Match) -> None:
    match.answer(until_kind(match, "subset"), [])


def too_many(match: Match) -> None:
    seat = until_kind(match, "order")
    match.answer(seat, [*match.decision(seat).options, match.decision(seat).options[0]])


def answer_again(match: Match) -> None:
    seat = answered(match)
    match.answer(seat, "done")


DECK = [[0] * 12, [len(CRYPT)] * 60]

CALLS: dict[str, list[Callable[[Match], Any]]] = {
    "not-asked": [lambda m: m.answer(9, "pass"), lambda m: m.answer(-1, "pass"), lambda m: m.decision(True), lambda m: m.retract(7)],
    "malformed-token": [
        lambda m: m.answer(m.to_act[0], "nonsense"),
        lambda m: m.answer(m.to_act[0], ""),
        lambda m: m.answer(m.to_act[0], "step:" + "9" * 50),
        lambda m: m.answer(m.to_act[0], "step:1 "),
        lambda m: m.answer(m.to_act[0], None),  # type: ignore[arg-type]
        lambda m: m.answer(m.to_act[0], [3]),  # type: ignore[list-item]
    ],
    "not-offered": [lambda m: m.answer(m.to_act[0], "step:4000"), lambda m: m.answer(m.to_act[0], "take:c4000")],
    "stale-number": [answer_late, lambda m: m.retract(m.to_act[0], n=99), lambda m: m.answer(*first(m), n="x")],  # type: ignore[arg-type]
    "answered": [answer_again],
    "twice": [pick_twice],
    "out-of-order": [pick_backwards],
    "out-of-range": [give_amount],
    "too-few": [too_few],
    "too-many": [too_many],
    "nothing-to-retract": [lambda m: m.retract(m.to_act[0])],
    "nothing-to-undo": [lambda m: m.undo(0), lambda m: m.undo(-3), lambda m: m.undo("x")],  # type: ignore[arg-type]
    "no-such-seat": [lambda m: m.view(5), lambda m: m.events(-1), lambda m: m.concede(4), lambda m: m.redeal(9)],
    "game-over": [lambda m: over(m).answer(0, "pass"), lambda m: over(m).concede(0), lambda m: over(m).decision(0)],
    "not-recorded": [lambda m: m.fork().events(0), lambda m: m.fork().log, lambda m: m.fork().undo(0)],
    "unknown-game": [lambda m: carmilla.new("whist"), lambda m: carmilla.new("")],
    "seat-count": [lambda m, n=n: carmilla.new("lab", seats=n) for n in (99, 0, -1, True)],  # type: ignore[misc]
    "unknown-option": [lambda m: carmilla.new("lab", options={"moon": "full"})],
    "option-value": [lambda m: carmilla.new("lab", options={"nights": "1000"}), lambda m: carmilla.new("lab", options={"nights": 6})],  # type: ignore[dict-item]
    "deck-count": [lambda m: carmilla.new("lab", decks=["one"])],
    "no-decks": [lambda m: carmilla.new("lab", decks=[[1]] * 4)],
    "wrong-deck": [
        lambda m, deck=deck: carmilla.new("vtes", seats=2, decks=[DECK, deck])  # type: ignore[misc]
        for deck in (
            "a deck",
            [],
            [[0] * 12],
            [[0] * 11, DECK[1]],
            [DECK[0], DECK[1][:59]],
            [DECK[0], [0] * 60],
            [["0"] * 12, DECK[1]],
            [3, 4],
        )
    ],
    "truncated-save": [lambda m: carmilla.load(b""), lambda m: carmilla.load(m.save()[:-1])],
    "not-a-save": [lambda m: carmilla.load(b"What is this?" * 20)],
    "altered-save": [lambda m: carmilla.load(m.save() + b"x")],
}


@pytest.mark.parametrize(("code", "call"), [(code, call) for code, calls in CALLS.items() for call in calls])
def test_it_is_refused_with_its_code_in_both_languages(code: str, call: Callable[[Match], Any]) -> None:
    match = a_match()
    state: list[tuple[str, int]] = []

    class Watched(Match):
        """Notes the position before every public call, the last of which is refused."""

        def __getattribute__(self, name: str) -> Any:
            if name in ("answer", "retract", "undo", "concede", "decision"):
                state.append((match.digest, len(match.log)))
            return super().__getattribute__(name)

    watched = Watched(match.spec, match.table, match.setup, match.diary)
    match = watched
    with pytest.raises(Refused) as caught:
        call(watched)
    refused = caught.value
    assert refused.code == code
    assert len({refused.text(lang) for lang in languages()}) == len(languages())
    if state:
        assert (match.digest, len(match.log)) == state[-1]


def test_every_code_in_the_source_has_its_sentence() -> None:
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        found |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert found > {"not-asked", "unknown-game", "file-not-found"}
    for lang in languages():
        catalogue = (SOURCE / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        assert {code for code in found if f"\nerror-{code} = " not in catalogue} == set()


def test_a_refusal_travels_between_processes() -> None:
    refused = Refused("not-asked", {"seat": 3})
    again = pickle.loads(pickle.dumps(refused))
    assert (again.code, again.arguments, str(again)) == (refused.code, refused.arguments, str(refused))


def test_what_was_sent_is_repeated_in_short() -> None:
    assert shortened("a" * 100) == "a" * 59 + "…"
    assert shortened(None) == "None"
    refused = Refused("malformed-token", {"token": shortened("x" * 500)})
    assert len(refused.text()) < 150


def test_what_may_have_been_meant_comes_first() -> None:
    assert nearest("vts", ("lab", "vtes")) == ("vtes",)
    assert nearest("zzz", ("lab", "vtes")) == ("lab", "vtes")


def test_every_reason_of_a_game_has_its_sentence() -> None:
    from carmilla.games.lab.state import REFUSALS
    from carmilla.games.vtes.words import REASONS
    from carmilla.kernel import codes

    known = {f"reason-lab-{name}" for name in REFUSALS.values()} | {f"reason-vtes-{name}" for name, _ in REASONS.values()}
    known |= {f"reason-{name}" for name in codes.NAMES.values() if name not in ("not-asked", "answered", "stale")}
    for lang in languages():
        assert [ident for ident in sorted(known) if not has_message(lang, ident)] == []


def test_options_of_every_table_have_their_sentence() -> None:
    for name in (*LISTED, *UNLISTED):
        for option in find(name).options:
            assert option.default in option.values
            assert len({message(lang, option.meaning) for lang in languages()}) == len(languages())


def test_a_deck_that_is_one_is_played_with() -> None:
    match = carmilla.new("vtes", seats=2, seed=1, decks=[DECK, (tuple(DECK[0]), tuple(DECK[1]))])
    assert match.to_act
    assert carmilla.load(match.save()).digest == match.digest
