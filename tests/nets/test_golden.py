"""Golden playthroughs: told anew, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from carmilla.games import find
from carmilla.nets import golden

FOLDER = Path(__file__).parents[1] / "golden"
NAMES = [f"{path.parent.name}/{path.name}" for path in golden.files(FOLDER)]


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_told_anew(name: str) -> None:
    assert golden.difference((FOLDER / name).read_text(encoding="utf-8")) == ""


@pytest.mark.parametrize("game", ["lab", "vtes"])
def test_every_question_is_asked_in_one(game: str) -> None:
    asked: set[str] = set()
    for path in golden.files(FOLDER, game):
        asked |= golden.asked_in(path.read_text(encoding="utf-8"))
    assert set(find_asks(game)) <= asked


def find_asks(game: str) -> list[str]:
    g = golden.Header(game, find(game).default_seats, 0).table()
    return sorted(g.ASKS.values())


def test_a_changed_story_is_shown() -> None:
    text = golden.recorded(golden.Header("lab", 3, 5, decisions=10))
    assert golden.difference(text) == ""
    assert golden.difference(text.replace("moved", "strolled", 1)).startswith("line ")
    assert golden.header_of(text) == golden.Header("lab", 3, 5, decisions=10)
