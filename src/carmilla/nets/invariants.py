"""What holds of every table, whatever the game: cards lie in one place, facts are true, the index is what a rebuild would give."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from carmilla.kernel import index
from carmilla.kernel.columns import ONE, PER_CARD, PER_SEAT, ROWS, SET_ONCE
from carmilla.kernel.facts import Fact
from carmilla.kernel.frames import SLOTS_OF
from carmilla.kernel.options import CARD, DEFINITION, FLAG, NONE, OPTION, SEAT, SEATS_OF, TEXT, ZONE_OF
from carmilla.kernel.table import Table

KNOWING = ("show", "reveal", "conceal", "move", "shuffle", "remove_seats")  # the kernel's own primitives


class InvariantError(AssertionError):
    """An invariant does not hold. The text says which, and after what."""


def broken(g: Table) -> list[str]:
    """Between decisions: everything."""
    return places(g) + knowledge(g) + followed(g) + flow(g) + values(g) + indexed(g) + g.invariants()


def broken_within(g: Table) -> list[str]:
    """After a primitive, in the middle of a step."""
    return places(g) + knowledge(g)


# ---- cards


def places(g: Table) -> list[str]:
    found: list[str] = []
    seen: dict[int, int] = {}
    for at, row in enumerate(g.rows):
        for card in row:
            if card in seen:
                found.append(f"card {card} lies in rows {seen[card]} and {at}")
            seen[card] = at
            if g.zone[card] != at:
                found.append(f"card {card} lies in row {at} and its zone says {g.zone[card]}")
            owner = g.owner[card]
            if not g.first_card[owner] <= card < g.first_card[owner + 1]:
                found.append(f"card {card} is outside the ids of its owner {owner}")
    found += [f"card {card} lies nowhere" for card in range(1, len(g.ident)) if card not in seen]
    return found


def knowledge(g: Table) -> list[str]:
    """No fact claims more than is so, nor anything of a card that was shown."""
    found: list[str] = []
    if g.facts:
        for viewer in range(g.seats + 1):
            for owner in range(g.owners()):
                free = 0
                for back in set(g.back[g.first_card[owner] : g.first_card[owner + 1]]):
                    free |= g.free_places(viewer, owner, back)
                for held in g.facts_of(viewer, owner):
                    if held[0] & ~free:
                        found.append(f"a fact of viewer {viewer} about {owner} names cards that it sees: {held}")
                    if count_in(g, owner, held) < held[2]:
                        found.append(f"a fact of viewer {viewer} about {owner} is false: {held}")
    return found


def count_in(g: Table, owner: int, held: Fact) -> int:
    here = [g.ident[g.first_card[owner] + i] for i in range(held[0].bit_length()) if held[0] >> i & 1]
    return sum([min(here.count(identity), held[1].count(identity)) for identity in set(held[1])])


def followed(g: Table) -> list[str]:
    """Between decisions nobody has a bit for a card among others that it cannot tell apart, and what is called is called."""
    found: list[str] = []
    for at, row in enumerate(g.rows):
        stacked = g.ZONES[at // g.seats].stacked
        hidden = g.everybody() & ~g.tellers[at]
        for card in row:
            if len(row) > 1 and g.known[card] & hidden:
                found.append(f"card {card} in row {at} is known to viewers who cannot tell it apart: {g.known[card] & hidden:b}")
            if stacked != (g.handle[card] == 0):
                found.append(f"card {card} in row {at} has handle {g.handle[card]}")
    handles = [handle for handle in g.handle if handle]
    if len(set(handles)) < len(handles):
        found.append("two cards have the same handle")
    return found


# ---- what is under way


def flow(g: Table) -> list[str]:
    found: list[str] = []
    serials = [frame.serial for frame in g.stack]
    if len(set(serials)) < len(serials) or max(serials, default=0) > g.serials:  # what was queued lies below what called for it
        found.append(f"serials are not each their own: {serials}")
    found += [f"a mark outlives its frame: {mark.name}" for mark in g.marks if mark.owner not in serials]
    for serial, at in g.leaving:
        depth = g.frame_above(serial)
        if depth != NONE and not g.held(depth):
            found.append(f"a departure to {at} was not carried out")
    if g.pending is None:
        return [*found, "nobody is asked, and the table is not over"] if g.stack else found
    top = g.stack[-1]
    if g.pending.step not in top.STEPS:
        found.append(f"the asking step {g.pending.step} is none of {type(top).__name__}")
    if g.pending.into not in [slot.name for slot in SLOTS_OF[type(top)]]:
        found.append(f"the answer goes to no slot: {g.pending.into}")
    if not g.pending.waits():
        found.append("all have answered, and the table waits")
    for q in g.pending.questions:
        if not q.done and (g.gone >> q.seat & 1 or not g.options(q.seat)):
            found.append(f"seat {q.seat} is asked and cannot answer")
    return found


def indexed(g: Table) -> list[str]:
    if not g.INDEX_ROWS:
        return []
    fresh = g.fork()
    assert isinstance(fresh, Table)
    index.rebuild(fresh)
    return ["the index is not what a rebuild gives"] if fresh.active != g.active else []


# ---- values


def values(g: Table) -> list[str]:
    """Every column and slot holds what its element says, in the shape that is declared."""
    found: list[str] = []
    for column in g.COLUMNS:
        value = getattr(g, column.name)
        if column.keep == SET_ONCE or column.name in ("facts", "key", "lingering"):
            continue
        if column.shape in (PER_SEAT, PER_CARD) and len(value) != (g.seats if column.shape == PER_SEAT else len(g.ident)):
            found.append(f"column {column.name} has {len(value)} entries")
        if column.shape == ROWS:
            value = tuple([entry for row in value for entry in row])
        if not fits(g, column.element, tuple(value) if column.shape != ONE else value):
            found.append(f"column {column.name} holds what is no {column.element}: {value!r}")
    for frame in g.stack:
        for slot in SLOTS_OF[type(frame)]:
            value = getattr(frame, slot.name)
            if not fits(g, slot.element, value) or slot.many != isinstance(value, tuple):
                found.append(f"slot {type(frame).__name__}.{slot.name}: {value!r} is no {slot.element}")
    return found


def fits(g: Table, element: str, value: Any) -> bool:
    """One value, or a tuple of them."""
    flat = flattened(value) if isinstance(value, tuple) else (value,)
    types = set(map(type, flat))
    if element == TEXT:
        return types <= {str}
    if element == FLAG:
        return types <= {bool, int} and set(flat) <= {0, 1}
    if not types <= {int}:
        return False
    low, high = span(g, element)
    return not flat or (low <= min(flat) and max(flat) < high)


def flattened(values: tuple[Any, ...]) -> tuple[Any, ...]:
    while tuple in set(map(type, values)):
        values = tuple([part for value in values for part in (value if isinstance(value, tuple) else (value,))])
    return values


def span(g: Table, element: str) -> tuple[int, int]:
    if element == CARD:
        return 0, len(g.ident)
    if element == SEAT:
        return NONE, g.seats + 1
    if element == SEATS_OF:
        return 0, g.everybody() + 1
    if element == OPTION:
        return 0, 1 << 56
    if element == DEFINITION:
        return NONE, max(len(g.definitions), 1)
    return NONE if element == ZONE_OF else -(1 << 62), len(g.rows) if element == ZONE_OF else 1 << 62


# ---- after each primitive


def watch(g: Table) -> Table:
    """From now on the table checks itself after each primitive. Interpreted tables alone can be watched; a clone is not."""
    cls = type(g)
    names = {name for name in KNOWING if hasattr(cls, name)}
    for base in cls.__mro__:
        if "primitives" in base.__module__.split("."):
            names |= {name for name, member in vars(base).items() if callable(member) and not name.startswith("_")}
    watched = {name: checking(name, getattr(cls, name)) for name in sorted(names)}
    g.__class__ = type(cls.__name__, (cls,), watched)
    return g


def checking(name: str, primitive: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(primitive)
    def checked(g: Table, *args: Any, **named: Any) -> Any:
        result = primitive(g, *args, **named)
        found = broken_within(g) if g.owner else []
        if found:
            raise InvariantError(f"after {name}{args}: {found[0]}")
        return result

    return checked
