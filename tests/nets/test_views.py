"""What a viewer may see is plain data, in an order that it can see, and the same when it has crossed the wire."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from carmilla import views
from carmilla.games import find
from carmilla.kernel.api import picture
from carmilla.kernel.events import token_for
from carmilla.protocol import STRUCTS, Prompt, Seen, View, schema

from .test_dealer import GAMES, tables

PLAIN = (bool, int, str, type(None))


def is_plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_plain(part) for key, part in value.items())
    if isinstance(value, list | tuple):
        return all(is_plain(part) for part in value)
    return isinstance(value, PLAIN)


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_plain_data(name: str) -> None:
    for g in tables(name, 6, 200):
        for viewer in range(g.seats + 1):
            assert is_plain(picture(g, viewer))


@pytest.mark.parametrize("name", GAMES)
def test_a_view_crosses_the_wire(name: str) -> None:
    for g in tables(name, 6, 200):
        for viewer in range(g.seats + 1):
            view = views.view(find(name), g, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            assert msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=View) == view


@pytest.mark.parametrize("name", GAMES)
def test_events_cross_the_wire(name: str) -> None:
    for g in tables(name, 3, 200):
        assert g.recorder is not None
        for stream in g.recorder.streams:
            for n, event in enumerate(stream):
                seen = views.seen(g, n, event)
                assert msgspec.json.decode(msgspec.json.encode(seen), type=Seen) == seen


@pytest.mark.parametrize("name", GAMES)
def test_a_prompt_lists_its_options_by_name(name: str) -> None:
    for g in tables(name, 8, 200):
        for seat in g.to_act():
            prompt = views.prompt(g, seat)
            assert isinstance(prompt, Prompt)
            assert prompt.options == sorted(prompt.options)
            assert len(prompt.options) == len(g.options(seat)) == len(set(prompt.options))
        assert views.prompt(g, g.seats) is None


def test_no_definition_is_told_but_to_whoever_sees_the_card() -> None:
    for g in tables("vtes", 5, 300):
        for viewer in range(g.seats + 1):
            rows = iter(picture(g, viewer)["rows"])
            for at, row in enumerate(g.rows):
                if row:
                    part = next(rows)
                    assert part["count"] == len(row)
                    for card, told in zip(row, part.get("cards", []), strict=False):
                        assert told[1] == (g.ident[card] if g.sees(viewer, card) else -1)
                    for place, definition in part.get("known", []):
                        card = row[len(row) - 1 - place]
                        assert g.sees(viewer, card)
                        assert g.ident[card] == definition
                    assert ("cards" in part) == bool(g.tellers[at] >> viewer & 1 and not g.ZONES[at // g.seats].stacked)


def test_everything_on_the_wire_has_a_schema() -> None:
    told = schema()
    assert {struct.__name__ for struct in STRUCTS} <= set(told["$defs"])


def test_a_token_names_no_card_that_its_reader_cannot_follow() -> None:
    for g in tables("lab", 8, 100):
        for seat in g.to_act():
            for option in g.options(seat):
                own = token_for(g, seat, option)
                assert g.VERBS.parse(own, {0: 0, **{handle: card for card, handle in enumerate(g.handle) if handle}}) == option
                for other in range(g.seats + 1):
                    if own.startswith(("lay:", "play:", "take:")):
                        assert token_for(g, other, option).startswith(own.split(":")[0] + ":c0") == (other != seat)
