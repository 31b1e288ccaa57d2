"""What is printed for a seat is the same however that is dealt which it cannot know."""

from __future__ import annotations

from random import Random

import pytest

import carmilla
from carmilla import Match
from carmilla.games.vendetta.telling import Entry, Names, Questions, Tables

REDEALT = 3
EVERY = 7  # questions: one in so many is compared


def printed(match: Match, seat: int, lang: str) -> list[str]:
    """The question, what cannot be answered and why, and the table, as a newcomer to the game would read them."""
    view = match.view(seat)
    names = Names(lang, seat)
    tables = Tables(names)
    questions = Questions(names, tables)
    menu = questions.menu(view)
    out = [*menu.lead, menu.question]
    for entry in menu.entries:
        out += [entry.label, entry.token, entry.detail, *inner(entry)]
    for entry in questions.impossible(view):
        reason = match.why_not(seat, entry.token)
        out += [entry.label, "" if reason is None else reason.text(lang)]
    return [*out, *tables.sentences(view), *tables.drawing(view).below, str(tables.drawing(view).rows)]


def inner(entry: Entry) -> list[str]:
    return [] if entry.inner is None else [line.label + line.token for line in entry.inner.entries]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_question_is_printed_alike_on_tables_dealt_anew(seats: int, lang: str) -> None:
    match = carmilla.new("vendetta", seats=seats, seed=seats, options={"relics": "on", "locations": "on"})
    chance, asked, differing = Random(seats), 0, 0
    while not match.over:
        seat = match.to_act[0]
        asked += 1
        if asked % EVERY == 0:
            here = printed(match, seat, lang)
            for seed in range(REDEALT):
                other = match.redeal(seat, seed)
                assert printed(other, seat, lang) == here
                differing += other.digest != match.digest
        match.answer(seat, chance.choice(match.decision(seat).options))
    assert differing
