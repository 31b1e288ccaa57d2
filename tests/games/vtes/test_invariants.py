"""The invariants of VTES notice what they are there for."""

from __future__ import annotations

import pytest

from carmilla.games.vtes.table import Vtes
from carmilla.games.vtes.words import Z
from carmilla.nets import invariants
from tests.games.vtes.scene import Scene, scene


def begun() -> tuple[Scene, Vtes, int]:
    s = scene("Ana Bea Cai")
    anna = s.Ana.ready_minion("Anna")
    anna.bears("#club")
    return s, s.started(), anna.id


def test_nothing_is_wrong_with_a_scene() -> None:
    assert invariants.broken(begun()[1]) == []


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (lambda g, c: g.wound(c), "wounded and does not lie in torpor"),
        (lambda g, c: g.add_blood(c, 9), "more blood than it can"),
        (lambda g, c: g.lock(g.row(Z.HAND, 0)[0]), "marked out of play"),
        (lambda g, c: g.add_blood(g.row(Z.HAND, 0)[0], 1), "counters out of play"),
        (lambda g, c: g.put(g.row(Z.HAND, 0)[0], Z.LIMBO, 0), "nothing is done with it"),
        (lambda g, c: g.put(c, Z.ASH, 0), "lies on what is no minion in play"),
        (lambda g, c: g.owe_card(1), "nothing is being played"),
        (lambda g, c: g.add_pool(1, -30), "plays on without pool"),
        (lambda g, c: g.change_hand_size(1, 1), "a hand of the wrong size"),
    ],
)
def test_it_is_noticed(what: object, said: str) -> None:
    _, g, card = begun()
    assert callable(what)
    what(g, card)
    assert any(said in text for text in invariants.broken(g)), invariants.broken(g)
