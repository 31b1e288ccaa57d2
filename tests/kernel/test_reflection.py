"""What is declared of columns and slots is all there is, and every generic operation covers all of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from carmilla.games import find
from carmilla.kernel.codec import decode, decode_frame, digest, encode, encode_frame
from carmilla.kernel.columns import COUNTER, ONE, PER_CARD, PER_ROW, PER_SEAT, RESTORABLE, ROWS, SET_ONCE, TUPLE, Column
from carmilla.kernel.flow import Flow
from carmilla.kernel.frames import SLOTS_OF, Frame, Slot, copy_of, declare_frame
from carmilla.kernel.options import CARD, FACTS_OF, FLAG, OPTION, SEAT, TEXT, pack
from carmilla.kernel.table import Table

GAMES = ("lab", "vtes")

# Attributes of a table that are no columns: what is saved beside them, what means nothing between two answers, what is no state.
NO_COLUMNS = {
    "stack": "saved frame by frame",
    "pending": "saved as a decision",
    "marks": "saved as what differs",
    "leaving": "saved with the frames",
    "step": "means nothing between answers",
    "left_early": "means nothing between answers",
    "returning": "means nothing between answers",
    "offered": "found again from the question",
    "recorder": "no state: who listens",
    "upkeep": "no state: how exact a rollout is",
    "definitions": "printed cards, the same for all tables",
}

OF_ITS_DEFINITIONS = {"lab": set[str](), "vtes": {"printed"}}  # worked out once from the printed cards


def table(game: str) -> Table:
    """In the middle of a game, so that columns have something in them."""
    spec = find(game)
    g = spec.new(spec.default_seats, b"reflection", {})
    rng = random.Random(1)
    for _ in range(30):
        g.submit(g.to_act()[0], rng.choice(g.options(g.to_act()[0])))
    return g


def columns() -> list[Any]:
    return [pytest.param(game, column, id=f"{game}-{column.name}") for game in GAMES for column in find(game).blank().COLUMNS]


def columns_of(game: str) -> set[str]:
    return {column.name for column in find(game).blank().COLUMNS}


def frames() -> list[Any]:
    return [pytest.param(game, name, id=f"{game}-{name}") for game in GAMES for name in find(game).blank().FRAMES]


def changed(column: Column, value: Any) -> Any:
    """Another value of the same shape and element."""
    if column.shape == ONE:
        return other(value)
    if column.shape == TUPLE:
        return (*value, (((1, (2,), 3),),) if column.element == FACTS_OF else (3, 4))
    new = value[:]
    if column.shape == ROWS:
        new[-1] = (*new[-1], 7)
    else:
        assert column.shape in (PER_SEAT, PER_CARD, PER_ROW)
        new[-1] = other(new[-1])
    return new


def other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + b"x" if isinstance(value, bytes) else value + 1


def with_change(game: str, column: Column) -> tuple[Table, Any]:
    g = table(game)
    if column.shape == ROWS and not getattr(g, column.name):
        setattr(g, column.name, [()])
    value = changed(column, getattr(g, column.name))
    assert value != getattr(g, column.name)
    return g, value


def exactly(a: Any, b: Any) -> bool:
    return type(a) is type(b) and a == b


# ---- columns


@pytest.mark.parametrize(("game", "column"), columns())
def test_a_fork_has_the_column_and_its_own_copy_of_it(game: str, column: Column) -> None:
    g, value = with_change(game, column)
    before = getattr(g, column.name)
    fork = g.fork()
    assert exactly(getattr(fork, column.name), before)
    setattr(g, column.name, value)
    assert exactly(getattr(g.fork(), column.name), value)
    assert exactly(getattr(fork, column.name), before)
    if column.keep != SET_ONCE and column.shape not in (ONE, TUPLE):
        assert getattr(g.fork(), column.name) is not value


@pytest.mark.parametrize(("game", "column"), columns())
def test_a_save_holds_the_column(game: str, column: Column) -> None:
    g, value = with_change(game, column)
    setattr(g, column.name, value)
    data = msgspec.msgpack.decode(msgspec.msgpack.encode(encode(g)))
    assert exactly(getattr(decode(find(game).blank(), data), column.name), value)


@pytest.mark.parametrize(("game", "column"), columns())
def test_the_digest_looks_at_every_column_that_is_no_counter(game: str, column: Column) -> None:
    g, value = with_change(game, column)
    before = digest(g)
    setattr(g, column.name, value)
    assert (digest(g) == before) == (column.keep == COUNTER)


@pytest.mark.parametrize(("game", "column"), columns())
def test_a_return_brings_back_what_is_restorable_and_nothing_else(game: str, column: Column) -> None:
    g, value = with_change(game, column)
    before = getattr(g, column.name)
    before = before if isinstance(before, int | bytes | tuple) else before[:]
    g.mark(g.stack[0], "here")
    saved_before = decode(find(game).blank(), encode(g))
    setattr(g, column.name, value)
    saved_after = decode(find(game).blank(), encode(g))
    for t, held in ((g, value), (saved_after, value), (saved_before, before)):
        t.pending = None
        t.return_to("here", g.stack[0].STEPS[0])
        Flow.carry_out_return(t)
        assert exactly(getattr(t, column.name), before if column.keep == RESTORABLE else held)


@pytest.mark.parametrize("game", GAMES)
def test_every_attribute_of_a_table_is_a_column_or_has_its_reason(game: str) -> None:
    assert set(vars(table(game))) == columns_of(game) | set(NO_COLUMNS) | OF_ITS_DEFINITIONS[game]


@pytest.mark.parametrize("game", GAMES)
def test_what_clones_share_is_never_changed_in_place(game: str) -> None:
    g = table(game)
    for name in g.REFERRED:
        value = getattr(g, name)
        column = next(column for column in g.COLUMNS if column.name == name)
        assert isinstance(value, int | bytes | tuple) or column.keep == SET_ONCE, name


# ---- frames


def value_of(slot: Slot, i: int, default: Any) -> Any:
    """A value of the slot's element, different for each slot and from its default."""
    if slot.element == FLAG and not slot.many:
        return not default
    if slot.many:
        return (value_of_one(slot.element, i), value_of_one(slot.element, i + 1))
    return value_of_one(slot.element, i)


def value_of_one(element: str, i: int) -> Any:
    if element == FLAG:
        return True
    if element == TEXT:
        return f"t{i}"
    if element == OPTION:
        return pack(8, 100 + i)
    return i % 3 + 1 if element == SEAT else 50 + i if element == CARD else 10 + i


@pytest.mark.parametrize(("game", "name"), frames())
def test_every_slot_travels_with_its_frame(game: str, name: str) -> None:
    g = find(game).blank()
    frame = g.FRAMES[name]()
    slots = SLOTS_OF[type(frame)]
    values = [value_of(slot, i, getattr(frame, slot.name)) for i, slot in enumerate(slots)]
    for slot, value in zip(slots, values, strict=True):
        assert getattr(frame, slot.name) != value
        setattr(frame, slot.name, value)
    frame.at, frame.serial, frame.into = 1, 7, ("a", "b")
    data = msgspec.msgpack.decode(msgspec.msgpack.encode(encode_frame(frame)))
    for copy in (copy_of(frame), decode_frame(g, data)):
        assert type(copy) is type(frame)
        assert (copy.at, copy.serial, copy.into) == (1, 7, ("a", "b"))
        for slot, value in zip(slots, values, strict=True):
            assert exactly(getattr(copy, slot.name), value)


@pytest.mark.parametrize(("game", "name"), frames())
def test_a_frame_remembers_what_it_declares_and_nothing_else(game: str, name: str) -> None:
    cls = find(game).blank().FRAMES[name]
    assert set(vars(cls())) - {"at", "serial", "into"} == {slot.name for slot in SLOTS_OF[cls]}
    assert [slot.name for slot in SLOTS_OF[cls]] == [text.partition(":")[0] for text in cls.SLOTS]


@pytest.mark.parametrize(("game", "name"), frames())
def test_every_step_is_a_method_and_says_where_it_goes(game: str, name: str) -> None:
    cls = find(game).blank().FRAMES[name]
    assert cls.STEPS
    assert len(set(cls.STEPS)) == len(cls.STEPS)
    for step in cls.STEPS:
        assert callable(getattr(cls, step))
    for i, step in enumerate(cls.STEPS):
        frame = cls()
        frame.goto(step)
        assert frame.step() == step
        assert [frame.begun(s) for s in cls.STEPS] == [j < i for j in range(len(cls.STEPS))]


@pytest.mark.parametrize(("game", "name"), frames())
def test_a_frame_names_its_procedure(game: str, name: str) -> None:
    own = find(game).blank().FRAMES[name].__doc__
    assert own
    assert own != Frame.__doc__


@pytest.mark.parametrize("text", ["x: nothing", "x: many", "x", "x: often card", "x: card many"])
def test_a_slot_with_an_unknown_word_is_refused(text: str) -> None:
    with pytest.raises(AssertionError):
        Slot(text)


def test_a_column_with_an_unknown_element_is_refused() -> None:
    with pytest.raises(AssertionError):
        Column("x", ONE, "nothing")


def test_two_games_may_have_procedures_of_the_same_name() -> None:
    def raid_of(game: str) -> type[Frame[Any]]:
        class Raid(Frame[Table]):
            STEPS = ("begin",)
            SLOTS = (f"{game}: number",)

            def __init__(self) -> None:
                setattr(self, game, 0)

        declare_frame(Raid)
        return Raid

    for game, raid in [(game, raid_of(game)) for game in ("one", "other")]:
        frame = raid()
        setattr(frame, game, 5)
        assert getattr(copy_of(frame), game) == 5
