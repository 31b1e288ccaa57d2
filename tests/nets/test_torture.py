"""The torture walk finds nothing in the games, and finds what is planted."""

from __future__ import annotations

from typing import Any

import pytest

from carmilla.games import find
from carmilla.kernel.api import Table
from carmilla.nets import invariants
from carmilla.nets.common import setting
from carmilla.nets.torture import torture


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "games"), [("lab", 6), ("vtes", 1)])
def test_nothing_is_found(name: str, games: int) -> None:
    report = torture(find(name), games, seed=20).result()
    assert report["found"] == []
    assert report["games"] == games
    assert report["checks"] > 50 * report["decisions"] > 0


@pytest.mark.parametrize("name", ["lab", "vtes"])
def test_nothing_is_found_after_any_primitive(name: str) -> None:
    assert torture(find(name), 1, seed=40, watched=True).result()["found"] == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_any_number_of_seats(seats: int) -> None:
    assert torture(find("lab"), 1, seed=60, seats=seats).result()["found"] == []


def found_with(monkeypatch: pytest.MonkeyPatch, name: str, planted: Any) -> str:
    monkeypatch.setattr(Table, name, planted)
    return " ".join(torture(find("lab"), 2, seed=1).result()["found"])


def test_a_fork_that_shares_a_column_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    fork = Table.fork

    def shared(self: Table) -> Any:
        new = fork(self)
        new.rows = self.rows  # type: ignore[attr-defined]
        return new

    assert "looking has changed it" in found_with(monkeypatch, "fork", shared)


def test_a_refusal_that_leaves_a_trace_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    code = Table.code

    def counted(self: Table, q: Any, option: int) -> int:
        answer = code(self, q, option)
        if answer:
            self.serials += 1
        return answer

    assert "a refusal has changed it" in found_with(monkeypatch, "code", counted)


def test_a_predicate_that_disagrees_with_the_enumeration_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    code = Table.code

    def lenient(self: Table, q: Any, option: int) -> int:
        return 0 if option == 1 else code(self, q, option)

    assert "is answered with 0" in found_with(monkeypatch, "code", lenient)


def test_an_order_of_arrival_that_matters_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    submit = Table.submit

    def remembered(self: Table, seat: int, option: int, number: int = -1) -> int:
        self.serials = max(self.serials, self.serials * 2 % 1009 + seat)
        return submit(self, seat, option, number)

    assert "the order of arrival matters" in found_with(monkeypatch, "submit", remembered)


def test_a_hidden_input_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    submit, calls = Table.submit, [0]

    def moody(self: Table, seat: int, option: int, number: int = -1) -> int:
        calls[0] += 1
        self.serials += calls[0] % 2
        return submit(self, seat, option, number)

    assert "has gone another way" in found_with(monkeypatch, "submit", moody)


# ---- invariants


def begun() -> Any:
    return setting(find("lab")).table(3)


def test_a_table_begins_sound() -> None:
    assert invariants.broken(begun()) == []


def test_a_card_in_two_places() -> None:
    g = begun()
    g.rows[5] = (*g.rows[5], g.rows[0][0])
    assert any("lies in rows" in text for text in invariants.broken(g))


def test_a_card_nowhere() -> None:
    g = begun()
    g.rows[0] = g.rows[0][1:]
    assert any("lies nowhere" in text for text in invariants.broken(g))


def test_a_false_fact() -> None:
    g = begun()
    facts = [list(held) for held in g.facts] or [[] for _ in range(g.seats * (g.seats + 1))]
    facts[0] = [(1 << len(g.rows[0]), (99,), 1)]
    g.facts = tuple([tuple(held) for held in facts])
    assert any("is false" in text or "sees" in text for text in invariants.broken(g))


def test_a_bit_for_a_card_that_cannot_be_followed() -> None:
    g = begun()
    hand = g.row(2, 1)
    g.known[hand[0]] |= 1 << g.seats
    assert any("cannot tell it apart" in text for text in invariants.broken(g))


def test_a_value_that_is_not_what_its_column_says() -> None:
    g = begun()
    g.lantern = 77
    assert any("lantern" in text for text in invariants.broken(g))


def test_a_watched_table_says_after_which_primitive() -> None:
    g = invariants.watch(begun())
    g.rows[5] = (*g.rows[5], g.rows[0][0])
    card = g.row(2, 0)[0]
    with pytest.raises(invariants.InvariantError, match="after move"):
        g.move(card, 3, 0)
