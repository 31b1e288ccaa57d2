"""What one viewer may see of a table, as plain data: put together from what is declared of each column, never by removing.

Cards are called by the viewer's handles. A card in a pile has none: it is `z7.0`, the top of row 7; `z9` is all that the viewer
has not seen in row 9. Definitions are numbers, -1 for one that the viewer has not seen.
"""

from __future__ import annotations

from itertools import compress
from operator import itemgetter
from typing import Any, Final

from .columns import PER_CARD, PER_SEAT, PUBLIC, ROWS, TUPLE, Column
from .events import token_for
from .frames import SLOTS_OF, Frame
from .options import CARD, NONE, OPTION
from .table import KERNEL_COLUMNS, Table

OWN_RULE: Final = frozenset([column.name for column in KERNEL_COLUMNS]) - {"gone", "conceded"}
NO_EXTRAS: Final[dict[str, Any]] = {}
KINDS: Final = ("pick", "subset", "order", "amount", "split")


def picture(g: Table, viewer: int) -> dict[str, Any]:
    return {
        "game": g.NAME,
        "viewer": viewer,
        "seats": g.seats,
        "columns": columns(g, viewer),
        "rows": rows(g, viewer),
        "facts": facts(g, viewer),
        "lingering": [[told(g, viewer, element, v) for element, v in zip(g.LINGERING, effect, strict=False)] for effect in g.lingering],
        "stack": [frame_of(g, viewer, frame) for frame in g.stack],
        "asks": asks(g),
        "answered": [q.seat for q in g.pending.questions if q.done] if g.pending is not None else [],
        "question": question(g, viewer),
    }


# ---- columns


def shown(column: Column) -> bool:
    return column.see == PUBLIC and column.name not in OWN_RULE


def columns(g: Table, viewer: int) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for column in g.COLUMNS:
        if column.shape != PER_CARD and shown(column):
            value = getattr(g, column.name)
            if column.shape in (PER_SEAT, ROWS, TUPLE):
                seen[column.name] = [told(g, viewer, column.element, v) for v in value]
            else:
                seen[column.name] = told(g, viewer, column.element, value)
    return seen


def told(g: Table, viewer: int, element: str, value: Any) -> Any:
    """A value as this viewer may read it: cards as handles, options as tokens."""
    if isinstance(value, tuple):
        return [told(g, viewer, element, v) for v in value]
    if element == CARD:
        return g.handle_for(viewer, value) if value > 0 else 0
    if element == OPTION:
        return token_for(g, viewer, value)
    return value


# ---- cards


def rows(g: Table, viewer: int) -> list[dict[str, Any]]:
    """The rows with something in them, in the order of zones and seats."""
    seen: list[dict[str, Any]] = []
    extras = extras_of(g, viewer)
    for at, row in enumerate(g.rows):
        if row:
            zone = g.ZONES[at // g.seats]
            part: dict[str, Any] = {"zone": zone.name, "seat": at % g.seats, "count": len(row)}
            if not g.tellers[at] >> viewer & 1:
                part["certain"] = certain_in(g, viewer, row)
                part["backs"] = sorted(backs_in(g, row))
            elif zone.stacked:
                part["known"] = known_places(g, viewer, row)
                part["backs"] = backs_in(g, row)[::-1]
            else:
                part["cards"] = listed(g, viewer, at, extras)
            seen.append(part)
    return seen


def listed(g: Table, viewer: int, at: int, extras: dict[int, dict[str, Any]]) -> list[tuple[int, int, dict[str, Any]]]:
    """Card by card: handle, definition, and whatever else is to be said of it."""
    row, known, ident, handle, seat = g.rows[at], g.known, g.ident, g.handle, at % g.seats
    if min(row) < g.first_card[seat] or max(row) >= g.first_card[seat + 1]:
        for card in row:
            if g.owner[card] != seat:
                extras.setdefault(card, {})["owner"] = g.owner[card]
    return [(handle[c], ident[c] if known[c] >> viewer & 1 else NONE, extras.get(c, NO_EXTRAS)) for c in row]


def extras_of(g: Table, viewer: int) -> dict[int, dict[str, Any]]:
    """What the public columns say of single cards, where it is not 0; its back and who was shown it, unless everybody was."""
    extras: dict[int, dict[str, Any]] = {}
    ids = range(len(g.ident))
    for column in g.COLUMNS:
        if column.shape == PER_CARD and shown(column):
            values = getattr(g, column.name)
            for card in compress(ids, values):
                extras.setdefault(card, {})[column.name] = told(g, viewer, column.element, values[card])
    everybody = g.everybody()
    for at, row in enumerate(g.rows):
        if g.tellers[at] >> viewer & 1 and not g.ZONES[at // g.seats].stacked:
            for card in row:
                bits = g.known[card]
                if bits != everybody:
                    extra = extras.setdefault(card, {})
                    extra["shown"] = bits
                    if g.back[card]:
                        extra["back"] = g.back[card]
    return extras


def backs_in(g: Table, row: tuple[int, ...]) -> list[int]:
    """What the cards show face down: once, if it is the same on all."""
    backs = entries(row, g.back)
    if min(backs) == max(backs):
        return [backs[0]] if backs[0] else []
    return list(backs)


def known_places(g: Table, viewer: int, row: tuple[int, ...]) -> list[tuple[int, int]]:
    """What this viewer has seen of a pile: places from the top, and what lies there."""
    seen = [bits >> viewer & 1 for bits in entries(row, g.known)]
    return [(len(row) - 1 - i, g.ident[row[i]]) for i in compress(range(len(row)), seen)][::-1]


def entries(row: tuple[int, ...], column: bytearray) -> tuple[int, ...]:
    return itemgetter(*row)(column) if len(row) > 1 else (column[row[0]],)


def certain_in(g: Table, viewer: int, row: tuple[int, ...]) -> list[int]:
    """The definitions of which this viewer is certain that they lie in a row whose cards it cannot tell apart."""
    sure: list[int] = [g.ident[card] for card in row if g.known[card] >> viewer & 1]
    owner = g.owner[row[0]]
    first, mask = g.first_card[owner], 0
    held = g.facts_of(viewer, owner)
    if held:
        for card in row:
            mask |= 1 << card - first
        for places, identities, least in held:
            if places & ~mask == 0 and least == len(identities):
                for identity in set(identities):
                    sure += [identity] * (identities.count(identity) - sure.count(identity))
    return sorted(sure)


def facts(g: Table, viewer: int) -> list[tuple[int, list[str], list[int], int]]:
    """Whose cards, which places, which definitions, and how many of these lie there at least."""
    seen: list[tuple[int, list[str], list[int], int]] = []
    for owner in range(g.owners()):
        held = g.facts_of(viewer, owner)
        if held:
            masks = masks_of(g, viewer, owner)
            for places, identities, least in held:
                seen.append((owner, places_of(g, viewer, owner, places, masks), list(identities), least))
    return sorted(seen)


def masks_of(g: Table, viewer: int, owner: int) -> dict[int, int]:
    """Row by row, the owner's cards that this viewer has not seen, as bits from the owner's first card."""
    masks: dict[int, int] = {}
    first = g.first_card[owner]
    for card in range(first, g.first_card[owner + 1]):
        if not g.known[card] >> viewer & 1:
            at = g.zone[card]
            masks[at] = masks.get(at, 0) | 1 << card - first
    return masks


def places_of(g: Table, viewer: int, owner: int, places: int, masks: dict[int, int]) -> list[str]:
    """A row, for all in it that the viewer has not seen; else card by card."""
    told: list[str] = []
    first = g.first_card[owner]
    for at, mask in masks.items():
        here = places & mask
        stacked = g.ZONES[at // g.seats].stacked
        if here and (not g.tellers[at] >> viewer & 1 or (stacked and here == mask)):
            told.append(f"z{at}")
        elif here:
            cards = [first + i for i in range(here.bit_length()) if here >> i & 1]
            told += [f"z{at}.{g.place_from_top(card)}" if stacked else f"c{g.handle[card]}" for card in cards]
    return sorted(told)


# ---- what is going on


def under_way(frame: Frame[Any]) -> str:
    """The step that runs, or has asked."""
    return frame.STEPS[max(frame.at - 1, 0)] if frame.STEPS else ""


def frame_of(g: Table, viewer: int, frame: Frame[Any]) -> tuple[str, str, dict[str, Any]]:
    name = type(frame).__name__
    seen: dict[str, Any] = {}
    for slot in SLOTS_OF[type(frame)]:
        if not slot.secret and not slot.derived:
            seen[slot.name] = told(g, viewer, slot.element, getattr(frame, slot.name))
    return name, under_way(frame), seen


def asks(g: Table) -> list[tuple[int, str]]:
    """Who is asked what: seats and the names of questions."""
    if g.pending is None:
        return []
    return [(q.seat, g.ASKS.get(q.ask, str(q.ask))) for q in g.pending.questions]


def question(g: Table, seat: int) -> dict[str, Any] | None:
    """The question to this seat, with its options as this seat calls them, in the order of their names."""
    q = g.question(seat)
    if q is None:
        return None
    return {
        "number": g.numbers[seat],
        "ask": g.ASKS.get(q.ask, str(q.ask)),
        "kind": KINDS[q.kind],
        "low": q.low,
        "high": q.high,
        "picks": [token_for(g, seat, pick) for pick in q.picks],
        "done": q.done,
        "options": sorted([token_for(g, seat, option) for option in g.options(seat)]),
    }
