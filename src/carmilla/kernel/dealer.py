"""Dealing again: the same story for one viewer, everything that it cannot know drawn anew.

Two tables that look alike to a viewer are dealt to equal tables from equal generators. So nothing may come through of what
the viewer cannot see: ids are given again in an order that it can see, names and counters of others are made up, answers
that wait and secret slots are chosen again, and identities are dealt from a sorted pool.
"""

from __future__ import annotations

import sys
from array import array
from itertools import compress
from operator import itemgetter
from typing import Any, Final

from . import facts as fact
from . import worlds
from .columns import ONE, PER_CARD, PER_SEAT, PUBLIC, RESTORABLE, ROWS, Column, copied
from .decisions import Decision, Question
from .flow import Mark
from .frames import SLOTS_OF
from .index import ability_of, card_of, entry
from .knowledge import UNSEEN
from .options import CARD, FIELD, NONE, OPTION, verb_of
from .rng import Rng
from .table import Table

STAND_IN: Final = 1_000_000  # handles from here on stand for cards that the viewer cannot follow

GIVEN: Final = ("rows", "first_card")  # columns of cards that need no renaming
BYTES: Final = 256
EQUAL: Final = [bytes(back) + b"\1" + bytes(255 - back) for back in range(256)]

# which slots of a frame class name cards: (slot, does it hold options?, is it secret?)
NAMING: Final[dict[Any, tuple[tuple[str, bool, bool], ...]]] = {}


class PermuteDealer:
    """Deals what the viewer has not seen from the cards that are really there, as far as its facts allow."""

    def deal(self, g: Table, seat: int, rng: Rng) -> Table:
        t = g.fork()
        assert isinstance(t, Table)
        names = Renumbering(g, seat)
        names.rename(t)
        for column in t.COLUMNS:
            if column.shape == PER_CARD and column.name != "owner":
                setattr(t, column.name, names.permuted(column, getattr(g, column.name)))
        t.rows = names.rows
        t.marks = [names.mark(mark, t) for mark in g.marks]
        hide_names(t, names.hidden)
        own = [names.facts(g.facts_of(seat, owner), owner) for owner in range(g.owners())]
        deal_identities(t, seat, rng, own)
        if g.facts:
            spread_facts(t, seat, own, [names.facts(g.facts_of(g.seats, owner), owner) for owner in range(g.owners())])
        t.key, t.drawn, t.barrier, t.last_seat = rng.new_key(), 0, 0, NONE
        t.numbers = [n if s == seat else 0 for s, n in enumerate(g.numbers)]
        self.choose_again(t, seat, rng)
        return t

    def choose_again(self, t: Table, seat: int, rng: Rng) -> None:
        """What others hold secret besides identities, inside marks too; then what is derived from all that."""
        holders = [t]
        for mark in t.marks:
            assert isinstance(mark.table, Table)
            mark.table.ident = t.ident
            holders.append(mark.table)
        for holder in holders:
            self.secrets(holder, seat, rng)
            for frame in holder.stack:
                if has_secrets(type(frame)):
                    holder.resample(frame, seat, rng)
            speak_again(holder, seat)
        if t.pending is not None:
            answer_again(t, t.pending, seat, rng)

    def secrets(self, t: Table, seat: int, rng: Rng) -> None:
        """Fills a game's own secret columns anew."""


class Renumbering:
    """Card ids given again, owner by owner and row by row, in an order that one viewer can see."""

    def __init__(self, g: Table, viewer: int) -> None:
        self.first_card, self.verbs = g.first_card, g.VERBS
        n = len(g.ident)
        self.old: list[int] = [0] * n  # the old id, by the new one
        self.to: list[int] = [0] * n  # the new id, by the old one
        self.rows: list[tuple[int, ...]] = []
        self.hidden: list[int] = [at for at, tellers in enumerate(g.tellers) if not tellers >> viewer & 1]
        mixed = alike(g, self.hidden)
        free = g.first_card[:]
        for at, row in enumerate(g.rows):
            cards = mixed.get(at, row)
            self.rows.append(self.number(g, cards, free) if cards else row)
        for new, old in enumerate(self.old):
            self.to[old] = new
        self.getter: Any = itemgetter(*self.old) if n > 1 else tuple
        self.orders = self.orders_of(g.owners())

    def orders_of(self, owners: int) -> list[bytes]:
        """Per owner, the lowest bytes of its cards' old ids: none is there twice, unless an owner has more cards than that."""
        words = array("H", self.old).tobytes()
        lowest = words[::2] if sys.byteorder == "little" else words[1::2]
        ranges = [(self.first_card[owner], self.first_card[owner + 1]) for owner in range(owners)]
        if max([last - first for first, last in ranges]) > BYTES:
            return []
        return [lowest[first:last] for first, last in ranges]

    def number(self, g: Table, cards: tuple[int, ...], free: list[int]) -> tuple[int, ...]:
        """The next free ids of the cards' owners."""
        owner = g.owner[cards[0]]
        if g.first_card[owner] <= min(cards) and max(cards) < g.first_card[owner + 1]:
            start = free[owner]
            end = free[owner] = start + len(cards)
            self.old[start:end] = cards
            return tuple(range(start, end))
        given: list[int] = []
        for card in cards:
            owner = g.owner[card]
            given.append(free[owner])
            self.old[free[owner]] = card
            free[owner] += 1
        return tuple(given)

    # ---- what names cards
    def permuted(self, column: Column, value: Any) -> Any:
        """A column with an entry per card, in the new order."""
        if isinstance(value, bytearray):
            if value.count(0) == len(value):
                return value[:]
            return self.permuted_bytes(value) if self.orders else bytearray(self.getter(value))
        if not any(value):
            return value[:]
        values = list(self.getter(value))
        if column.element in (CARD, OPTION):
            values = self.listed(column, values)
        return array(value.typecode, values) if isinstance(value, array) else values

    def permuted_bytes(self, value: bytearray) -> bytearray:
        """The same as with `getter`, some times quicker: a translation by a table of what the owner's cards have."""
        out = value[:1]
        for owner, order in enumerate(self.orders):
            first = self.first_card[owner]
            table = bytes(value[first : self.first_card[owner + 1]]).ljust(BYTES, b"\0")
            turn = BYTES - first % BYTES
            out += order.translate(table[turn:] + table[:turn])
        return out

    def listed(self, column: Column, values: list[Any]) -> list[Any]:
        return [self.value(v, column.element == OPTION) if v else v for v in values]

    def value(self, value: Any, option: bool) -> Any:
        if isinstance(value, tuple):
            return tuple([self.value(v, option) for v in value])
        if option:
            return self.verbs.renamed(value, self.to)
        return self.to[value] if value > 0 else value

    def rename(self, t: Table) -> None:
        """All that names cards besides the columns with an entry per card."""
        for column in t.COLUMNS:
            if column.shape != PER_CARD and column.element in (CARD, OPTION) and column.name not in GIVEN:
                value = getattr(t, column.name)
                listed = column.shape in (PER_SEAT, ROWS)
                setattr(t, column.name, self.listed(column, value) if listed else self.value(value, column.element == OPTION))
        if t.lingering:
            t.lingering = tuple([self.effect(effect, t.LINGERING) for effect in t.lingering])
        t.active = [tuple([entry(self.to[card_of(e)], ability_of(e)) for e in row]) if row else row for row in t.active]
        for frame in t.stack:
            for slot, option, _ in naming(type(frame)):
                value = getattr(frame, slot)
                if value:
                    setattr(frame, slot, self.value(value, option))
        if t.pending is not None:
            for i, q in enumerate(t.pending.questions):
                gone, picks = self.value(q.gone, True), self.value(q.picks, True)
                t.pending.questions[i] = Question(q.seat, q.kind, q.ask, q.low, q.high, gone, picks, q.done)
        t.offered = None

    def effect(self, effect: tuple[int, ...], elements: tuple[str, ...]) -> tuple[int, ...]:
        named = list(effect)
        for i, element in enumerate(elements[: len(effect)]):
            if element in (CARD, OPTION):
                named[i] = self.value(effect[i], element == OPTION)
        return tuple(named)

    def mark(self, mark: Mark, t: Table) -> Mark:
        """The same point to return to. Its rows are not those of now; where cards cannot be told apart, their order says nothing."""
        m = mark.table.fork()
        assert isinstance(m, Table)
        self.rename(m)
        for column in m.COLUMNS:
            value = getattr(m, column.name)
            if column.keep != RESTORABLE:
                setattr(m, column.name, copied(column, getattr(t, column.name)))
            elif column.shape == PER_CARD:
                setattr(m, column.name, self.permuted(column, value))
        m.rows = [self.value(row, False) for row in m.rows]
        for at in self.hidden:
            m.rows[at] = tuple(sorted(m.rows[at]))
        return Mark(mark.name, mark.owner, m)

    def facts(self, facts: fact.Facts, owner: int) -> fact.Facts:
        if not facts:
            return facts
        first, last = self.first_card[owner], self.first_card[owner + 1]
        return fact.remap(facts, [self.to[card] - first for card in range(first, last)])


# ---- the order of cards that cannot be told apart


def alike(g: Table, hidden: list[int]) -> dict[int, tuple[int, ...]]:
    """Rows whose order must not come through, in an order that everybody may know: what is publicly named comes first, then by
    what is public about each card."""
    found: dict[int, tuple[int, ...]] = {}
    rows = [at for at in hidden if len(g.rows[at]) > 1]
    if not rows:
        return found
    public = [getattr(g, column.name) for column in g.COLUMNS if distinguishes(column)]
    named = named_cards(g)
    for at in rows:
        row = g.rows[at]
        values = itemgetter(*row)
        differ = [column for column in public if len(set(values(column))) > 1]
        if differ or not named.keys().isdisjoint(row):
            keys = [(named.get(card, len(named)), [column[card] for column in differ], i) for i, card in enumerate(row)]
            found[at] = tuple([row[key[2]] for key in sorted(keys)])
    return found


def distinguishes(column: Column) -> bool:
    """Does everybody see what it says about a card that lies among others like it?"""
    return (
        column.shape == PER_CARD and column.see == PUBLIC and column.element not in (CARD, OPTION) and column.name not in ("owner", "zone")
    )


def named_cards(g: Table) -> dict[int, int]:
    """The cards that public slots, effects and columns name, each with its rank in the order of naming."""
    named: list[int] = []
    for holder in [g, *[mark.table for mark in g.marks]]:
        for frame in holder.stack:
            for slot, option, secret in naming(type(frame)):
                if not secret:
                    collect(g, getattr(frame, slot), option, named)
        for effect in holder.lingering:
            for i, element in enumerate(g.LINGERING[: len(effect)]):
                if element in (CARD, OPTION):
                    collect(g, effect[i], element == OPTION, named)
        for column in g.COLUMNS:
            if column.element in (CARD, OPTION) and column.see == PUBLIC and column.shape != PER_CARD and column.name not in GIVEN:
                value = getattr(holder, column.name)
                collect(g, value if column.shape == ONE else tuple(value), column.element == OPTION, named)
    ranks: dict[int, int] = {}
    for card in named:
        ranks.setdefault(card, len(ranks))
    return ranks


def collect(g: Table, value: Any, option: bool, named: list[int]) -> None:
    """The cards that a value names."""
    if isinstance(value, tuple):
        for v in value:
            collect(g, v, option, named)
    elif option:
        if value > 0:
            for shift in g.VERBS.card_shifts.get(verb_of(value), ()):
                named.append(value >> shift & FIELD)
    elif value > 0:
        named.append(value)


def naming(frame: Any) -> tuple[tuple[str, bool, bool], ...]:
    """The slots of a frame that name cards: (slot, does it hold options?, is it secret?)."""
    known = NAMING.get(frame)
    if known is None:
        slots = [slot for slot in SLOTS_OF[frame] if slot.element in (CARD, OPTION)]
        known = NAMING[frame] = tuple([(slot.name, slot.element == OPTION, slot.secret) for slot in slots])
    return known


def has_secrets(frame: Any) -> bool:
    for slot in SLOTS_OF[frame]:
        if slot.secret:
            return True
    return False


# ---- dealing


def hide_names(t: Table, hidden: list[int]) -> None:
    """Handles that others gave are not the viewer's to know."""
    for at in hidden:
        for card in t.rows[at]:
            if t.handle[card]:
                t.handle[card] = STAND_IN + card


def deal_identities(t: Table, viewer: int, rng: Rng, own: list[fact.Facts]) -> None:
    """Owner by owner and back by back, what the viewer has not seen, as far as its facts allow."""
    unseen = t.known.translate(UNSEEN[viewer])
    for owner in range(t.owners()):
        first, last = t.first_card[owner], t.first_card[owner + 1]
        groups = by_back(t, range(first, last), unseen[first:last])
        if own[owner]:
            deal_within(t, rng, own[owner], first, groups)
            continue
        keys = rng.keys(last - first) if groups else []
        for cards in groups:
            dealt = worlds.shuffled(sorted([t.ident[card] for card in cards]), keys)
            keys = keys[len(cards) :]
            if cards[-1] - cards[0] == len(cards) - 1:
                t.ident[cards[0] : cards[-1] + 1] = dealt
            else:
                for card, identity in zip(cards, dealt, strict=True):
                    t.ident[card] = identity


def by_back(t: Table, cards: range, unseen: bytearray) -> list[list[int]]:
    """The unseen ones of these cards, those together that look the same face down."""
    hidden = list(compress(cards, unseen))
    backs = bytes(compress(t.back[cards.start : cards.stop], unseen))
    kinds = sorted(set(backs))
    if len(kinds) < 2:
        return [hidden] if hidden else []
    return [list(compress(hidden, backs.translate(EQUAL[kind]))) for kind in kinds]


def deal_within(t: Table, rng: Rng, facts: fact.Facts, first: int, groups: list[list[int]]) -> None:
    told: list[tuple[int, tuple[int, ...]]] = []
    for cards in groups:
        places = 0
        for card in cards:
            places |= 1 << card - first
        told.append((places, tuple(sorted([t.ident[card] for card in cards]))))
    plan = worlds.plan_for(facts, tuple(told))
    for place, identity in zip(plan.places, worlds.deal(plan, rng), strict=True):
        t.ident[first + place] = identity


def spread_facts(t: Table, viewer: int, own: list[fact.Facts], spectators: list[fact.Facts]) -> None:
    """Everybody else's facts depend on what they were shown: in their place what the spectator knows, and what is now dealt
    under cards that they were publicly shown."""
    spread: list[fact.Facts] = []
    shown = [shown_of(t, owner, spectators[owner]) for owner in range(t.owners())]
    for other in range(t.seats + 1):
        for owner in range(t.owners()):
            facts = own[owner] if other == viewer else spectators[owner]
            if facts and other not in (viewer, t.seats) and (shown[owner] >> other & 1 or t.knows_list(other, owner)):
                facts = narrowed(t, other, owner, facts)
            spread.append(facts)
    t.facts = tuple(spread) if any(spread) else ()


def shown_of(t: Table, owner: int, facts: fact.Facts) -> int:
    """Who was shown something that these facts name, as bits."""
    named, seen = 0, 0
    for places, _, _ in facts:
        named |= places
    card = t.first_card[owner]
    while named:
        if named & 1:
            seen |= t.known[card]
        named >>= 1
        card += 1
    return seen


def narrowed(t: Table, other: int, owner: int, facts: fact.Facts) -> fact.Facts:
    """The spectator's facts, after the other viewer is shown what that viewer has seen."""
    first, backs = t.first_card[owner], t.back[t.first_card[owner] : t.first_card[owner + 1]]
    out: list[fact.Fact] = []
    for back in sorted(set(backs)):
        cards = t.free_cards(t.seats, owner, back)
        free = 0
        for card in cards:
            free |= 1 << card - first
        about = tuple([one for one in facts if one[0] & free])
        pool = sorted([t.ident[card] for card in cards])
        for card in cards:
            if t.sees(other, card) and about:
                free ^= 1 << card - first
                pool.remove(t.ident[card])
                about = fact.learn(about, 1 << card - first, t.ident[card], free, tuple(pool) if t.knows_list(other, owner) else None)
        out += about
    return tuple(sorted(out))


def speak_again(t: Table, viewer: int) -> None:
    """The index, where a card that the viewer has not seen speaks."""
    if not t.INDEX_ROWS:
        return
    bit = 1 << viewer
    t.active = [tuple(sorted([e for e in row if t.known[card_of(e)] & bit])) if row else row for row in t.active]
    for at, row in enumerate(t.rows):
        if row and not t.ZONES[at // t.seats].stacked:
            for card in row:
                if not t.known[card] & bit and t.speaks(card):
                    t.activate(card)


def answer_again(t: Table, d: Decision, viewer: int, rng: Rng) -> None:
    """How far others have come with their answers is theirs to know, except that they are done."""
    for i, q in enumerate(d.questions):
        if q.seat == viewer or t.gone >> q.seat & 1:
            continue
        again = q.upto((), False)
        while q.done and not again.done:
            options = t.next_picks(again)
            again = t.picked(again, options[rng.below(len(options))]) if options else q.upto((), True)
        d.questions[i] = again
