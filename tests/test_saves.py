"""Saves: whole or refused, upgraded from older forms, written whole or not at all."""

from __future__ import annotations

import errno
import os
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import carmilla
from carmilla import saves
from carmilla.errors import Refused
from carmilla.kernel.codec import frozen_facts, plain_facts
from carmilla.match import Match, layout, load

DAMAGED = {"truncated-save", "altered-save", "not-a-save"}


def played(answers: int, record: bool = True) -> Match:
    match = carmilla.new("lab", seats=3, seed=5, options={"nights": "2"}, record=record)
    for n in range(answers):
        if match.over:
            break
        seat = match.to_act[0]
        options = match.decision(seat).options
        match.answer(seat, options[n * 7919 % len(options)])
    return match


@cache
def small() -> bytes:
    return played(5, record=False).save()


@pytest.mark.parametrize("answers", [0, 1, 7, 30, 10_000])
@pytest.mark.parametrize("record", [True, False])
def test_a_loaded_match_is_the_same_and_goes_on_the_same(answers: int, record: bool) -> None:
    match = played(answers, record)
    again = load(match.save())
    assert again.digest == match.digest
    assert again.setup == match.setup
    assert [again.view(seat) for seat in range(4)] == [match.view(seat) for seat in range(4)]
    if record:
        assert again.log == match.log
        assert again.events(1) == match.events(1)
    for one in (match, again):
        while not one.over:
            one.answer(one.to_act[0], one.decision(one.to_act[0]).options[-1])
    assert again.digest == match.digest
    assert again.save() == match.save()


def test_what_could_be_undone_still_can() -> None:
    match = carmilla.new("lab", seed=3)
    for n in range(300):
        seat, before, barrier = match.to_act[0], match.digest, match.table.barrier
        options = match.decision(seat).options
        match.answer(seat, options[n * 7919 % len(options)])
        if match.table.barrier == barrier and match.table.pending is not None and not match.table.pending.several:
            break
    again = load(match.save())
    again.undo(seat)
    assert again.digest == before
    match.undo(seat)
    assert again.save() == match.save()


def test_cut_off_anywhere_it_is_refused() -> None:
    data = small()
    for length in range(len(data)):
        with pytest.raises(Refused) as caught:
            load(data[:length])
        assert caught.value.code == "truncated-save"


def test_with_any_byte_altered_it_is_refused() -> None:
    data = bytearray(small())
    for at in range(len(data)):
        for flip in (0x01, 0x80, 0xFF):
            data[at] ^= flip
            with pytest.raises(Refused) as caught:
                load(bytes(data))
            assert caught.value.code in DAMAGED
            data[at] ^= flip
    assert load(bytes(data)).digest == load(small()).digest


def test_a_save_of_a_newer_form_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        load(saves.pack({"anything": 1}, schema=saves.SCHEMA + 1))
    assert caught.value.code == "newer-save"
    assert str(saves.SCHEMA + 1) in caught.value.text("es")


def test_an_older_form_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two forms made up: schema 1 called the seats players, and schema 2 kept no layout."""
    document = saves.unpack(small())
    old: dict[str, Any] = {**document, "setup": {**document["setup"]}}
    old["setup"]["players"] = old["setup"].pop("seats")
    del old["layout"]

    def rename(document: saves.Document) -> saves.Document:
        setup = document["setup"]
        return {**document, "setup": {**setup, "seats": setup["players"]}}

    def add_layout(document: saves.Document) -> saves.Document:
        return {**document, "layout": layout(played(0).table)}

    monkeypatch.setattr(saves, "SCHEMA", 3)
    monkeypatch.setattr(saves, "UPGRADES", {1: rename, 2: add_layout})
    assert load(saves.pack(old, schema=1)).digest == load(saves.pack(document, schema=3)).digest
    monkeypatch.setattr(saves, "UPGRADES", {2: add_layout})
    with pytest.raises(Refused) as caught:
        load(saves.pack(old, schema=1))
    assert caught.value.code == "too-old-save"


def test_tables_of_another_shape_are_refused() -> None:
    document = saves.unpack(small())
    with pytest.raises(Refused) as caught:
        load(saves.pack({**document, "layout": "0" * 16}))
    assert caught.value.code == "other-rules-save"


@pytest.mark.parametrize(
    "change",
    [
        {"setup": None},
        {"setup": {"game": "lab"}},
        {"snapshot": []},
        {"snapshot": [1, [], [], None, [], []]},
        {"snapshot": 7},
        {"diary": b"nothing"},
        {"diary": [1, 2]},
        {"diary": [1, 2, 3, 4]},
    ],
)
def test_whoever_makes_up_a_save_is_refused_too(change: dict[str, Any]) -> None:
    document = saves.unpack(small())
    with pytest.raises(Refused) as caught:
        load(saves.pack({**document, **change}))
    assert caught.value.code == "altered-save"


@pytest.mark.parametrize("content", [msgspec.msgpack.encode([1, 2, 3]), b"", b"\xc1", b"x not compressed"])
def test_a_document_that_is_none_is_refused(content: bytes) -> None:
    body = content if content[:1] == b"x" else zlib.compress(content)
    number = saves.SCHEMA.to_bytes(2, "big")
    data = saves.MAGIC + number + len(body).to_bytes(4, "big") + saves.checksum(number, body) + body
    with pytest.raises(Refused) as caught:
        load(data)
    assert caught.value.code == "altered-save"


def test_a_file_is_written_whole_or_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.save"
    saves.write_file(path, b"first")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="space"):
            saves.write_file(path, b"second")
    assert path.read_bytes() == b"first"
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.save"]
    saves.write_file(path, b"third")
    assert path.read_bytes() == b"third"


@pytest.mark.parametrize("facts", [(), ((1, (2, 3), 1),), ((1 << 62, (2,), 1), (1 << 63, (3,), 1), ((1 << 400) - 1, (4, 4), 2))])
def test_facts_about_any_number_of_cards_can_be_saved(facts: Any) -> None:
    data = msgspec.msgpack.encode(plain_facts((facts, ())))
    assert frozen_facts(msgspec.msgpack.decode(data)) == (facts, ())


@pytest.mark.parametrize("game", ["vtes", "lab"])
def test_saved_and_loaded_anywhere_in_a_game_it_is_the_same(game: str) -> None:
    match = carmilla.new(game, seed=11, record=False)
    for n in range(400):
        if match.over:
            break
        seat = match.to_act[0]
        options = match.table.options(seat)
        match.table.submit(seat, options[n * 7919 % len(options)])
        if n % 20 == 0:
            data = match.save()
            assert load(data).save() == data
            assert load(data).digest == match.digest
