"""The leak test and the auditor find nothing in the games, and find what is planted."""

from __future__ import annotations

from typing import Any

import pytest

from carmilla.games import find
from carmilla.kernel import facts
from carmilla.nets.leaks import leaks


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "pairs"), [("lab", 60), ("vtes", 15)])
def test_nothing_is_found(name: str, pairs: int) -> None:
    report = leaks(find(name), pairs, seed=5).result()
    assert report["found"] == []
    assert report["pairs"] == pairs
    assert report["steps"] > 3 * pairs
    assert report["compared"] > pairs


def test_the_same_seed_tells_the_same() -> None:
    assert leaks(find("lab"), 20, seed=9).result() == leaks(find("lab"), 20, seed=9).result()


def audited(monkeypatch: pytest.MonkeyPatch, name: str, planted: Any) -> dict[str, Any]:
    monkeypatch.setattr(facts, name, planted)
    return leaks(find("lab"), 12, seed=2).result()


def test_knowledge_that_is_not_claimed_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    report = audited(monkeypatch, "forget", lambda *args: ())
    assert report["auditor_missing"] > 0
    assert report["auditor_differences"] == 0


def test_knowledge_that_nobody_can_have_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    forget = facts.forget

    def bold(*args: Any) -> facts.Facts:
        return tuple([(places, identities, min(least + 1, len(identities))) for places, identities, least in forget(*args)])

    assert audited(monkeypatch, "forget", bold)["auditor_differences"] > 0


def test_a_card_shown_that_is_still_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def unlearned(held: facts.Facts, place: int, identity: int, free: int, pool: facts.Pool) -> facts.Facts:
        return facts.tidy([(places & ~place, identities, least) for places, identities, least in held], free, pool)

    report = audited(monkeypatch, "learn", unlearned)
    assert report["auditor_differences"] + report["leaks"] > 0
