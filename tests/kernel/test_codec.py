"""Tables as plain lists: nothing is lost, whenever it is done, and equal positions are equal."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from carmilla.games.lab.state import Q
from carmilla.games.lab.table import Lab
from carmilla.kernel.codec import digest, encode
from carmilla.kernel.codes import OK
from tests.kernel.bench import answers, decoded, forked, lab, lay, pass_until, passes


def packed(data: list[Any]) -> list[Any]:
    """Through the bytes that a save holds."""
    again: list[Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(data))
    return again


def plays(g: Lab, rng: random.Random) -> None:
    seat = rng.choice(g.to_act())
    if rng.random() < 0.01:
        g.concede(rng.choice(g.living()))
    else:
        assert g.submit(seat, rng.choice(g.options(seat))) == OK


@pytest.mark.parametrize("seed", range(3))
def test_after_every_answer_a_table_is_what_is_read_from_its_bytes(seed: int) -> None:
    g, rng = lab(3 + seed, seed), random.Random(seed)
    shadow = g
    while g.pending is not None:
        data = encode(g)
        shadow = decoded(packed(encode(shadow)))
        assert encode(shadow) == data
        assert digest(shadow) == digest(g)
        here, there = random.Random(rng.random()), random.Random()
        there.setstate(here.getstate())
        plays(g, here)
        plays(shadow, there)
    assert encode(shadow) == encode(g)


@pytest.mark.parametrize("seed", range(3))
def test_a_fork_equals_its_original_and_goes_its_own_way(seed: int) -> None:
    g, rng = lab(3 + seed, seed + 10), random.Random(seed)
    kept = []
    while g.pending is not None:
        fork = forked(g)
        data = encode(g)
        assert encode(fork) == data
        kept.append((fork, data))
        plays(g, rng)
    for fork, data in kept:
        assert encode(fork) == data
    for fork, _ in kept[:: len(kept) // 5]:
        ends = set()
        for table in (fork, forked(fork)):
            again = random.Random(5)
            while table.pending is not None:
                plays(table, again)
            ends.add(digest(table))
        assert len(ends) == 1


def test_a_table_saved_between_a_mark_and_the_return_returns_to_the_same() -> None:
    g = lab(3)
    pass_until(g, Q.RAIDING)
    answers(g, (0, g.options(0)[1]))
    answers(g, (0, lay(g.row(2, 0)[0])))
    assert len(g.marks) == 1
    again = decoded(packed(encode(g)))
    assert encode(again) == encode(g)
    for table in (g, again):
        while table.pending is not None:
            assert table.submit(table.to_act()[0], table.options(table.to_act()[0])[-1]) == OK
    assert digest(again) == digest(g)


def test_the_digest_does_not_look_at_counters() -> None:
    g = lab(3)
    before = digest(g)
    g.numbers[0] += 1
    g.barrier += 1
    g.handles += 1
    g.last_seat = 2
    assert digest(g) == before
    g.blood[0] += 1
    assert digest(g) != before


def test_what_is_saved_names_frames_and_steps_and_holds_plain_values_only() -> None:
    g = lab(4)
    pass_until(g, Q.PLAYING)
    data = encode(g)
    assert [frame[0] for frame in data[2]] == ["Vigil", "Night", "Window"]
    assert [frame[2] for frame in data[2]] == ["next_night", "raid_declared", "answered"]
    json.dumps(data, default=bytes.hex)
    passes(g, g.to_act()[0])
    assert encode(g) != data
