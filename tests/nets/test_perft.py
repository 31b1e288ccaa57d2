"""The number of ways to go on, from positions with a name."""

from __future__ import annotations

import pytest

from carmilla.games import find
from carmilla.nets import perft

KNOWN = {
    ("lab", "first-dusk"): [6, 24, 48, 72, 288],
    ("lab", "raid"): [3, 11, 27, 77, 266],
    ("vendetta", "first-hands"): [2, 3, 6],
    ("vendetta", "first-tokens"): [2, 4, 8],
    ("vendetta", "first-turn"): [25, 144, 936],
    ("vtes", "blocks"): [1, 7, 8, 15, 22, 70],
    ("vtes", "damage"): [1, 7, 8, 15, 22, 142],
    ("vtes", "range"): [1, 25, 158, 165, 172, 316],
    ("vtes", "votes"): [1, 22, 56, 63, 70, 214],
}


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "position"), sorted(KNOWN))
def test_from_a_named_position(game: str, position: str) -> None:
    table = perft.position_of(find(game), position)
    depth = len(KNOWN[game, position])
    assert perft.nodes(table, depth) == KNOWN[game, position], perft.by_option(table, depth)


def test_every_position_with_a_name_is_counted() -> None:
    for name in ("lab", "vendetta", "vtes"):
        assert {(name, position) for position in find(name).positions()} <= set(KNOWN)


def test_counting_by_option_adds_up() -> None:
    table = perft.position_of(find("vtes"))
    assert sum(perft.by_option(table, 2).values()) == perft.nodes(table, 2)[1]


def test_what_differs_is_named() -> None:
    assert perft.differences({"pass": 2, "lay:c3": 5}, {"pass": 2, "lay:c4": 5}) == [
        "lay:c3: 5 before, not offered now",
        "lay:c4: not offered before, 5 now",
    ]
