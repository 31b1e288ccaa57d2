"""Exhaustive cycling: everything that can be used is used, and what never was is told."""

from __future__ import annotations

from carmilla.games import find
from carmilla.nets.cycling import cycle

# prevention of both kinds of damage at once, retainers at long range, blockers who may drink: seen in some hundred games
RARE = {"question aim", "question destroy", "question drink", "question point", "verb hit", "verb prevent"}


def test_everything_in_the_lab_is_reached() -> None:
    assert cycle(find("lab"), games=10).never == []


def test_every_card_and_all_but_the_rarest_questions_of_vtes_are_reached() -> None:
    assert set(cycle(find("vtes"), games=12).never) <= RARE


def test_what_was_never_reached_is_told() -> None:
    assert "question terms" in cycle(find("vtes"), games=1, options={"opening": "rulebook", "turns": "20"}).never
