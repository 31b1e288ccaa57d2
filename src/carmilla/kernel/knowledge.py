"""The part of a table that knows who has seen what: cards, places, knowledge bits, facts, handles.

`known` has one bit per viewer and card: this viewer was shown this card, and could follow it ever since. It is public (all
see who looks at what) and never written from inference. What a viewer still knows of cards that were mixed is kept in
`facts`, per viewer and owner. Both change in this module alone.
"""

from __future__ import annotations

from array import array
from itertools import compress
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from . import facts as fact
from .asking import Asking
from .events import CONCEALED, KERNEL_EVENTS, LEFT, SHUFFLED, Kind, Recorder
from .options import NOBODY, NONE
from .rng import Rng
from .zones import Zone, viewers

MOST_VIEWERS: Final = 8
# what turns a column of bytes into ones and zeros: is the viewer's bit absent? is it this back?
UNSEEN: Final = [bytes([1 - (bits >> viewer & 1) for bits in range(256)]) for viewer in range(MOST_VIEWERS)]
EQUAL: Final = [bytes([int(value == back) for value in range(256)]) for back in range(16)]
DIGITS: Final = bytes([48, 49]) + bytes(254)


def crossing(facts: fact.Facts, mixed: int) -> bool:
    """Does mixing these places change anything about the facts?"""
    for one in facts:
        if 0 != one[0] & mixed != mixed:
            return True
    return False


def as_places(marks: bytes) -> int:
    """The places of the ones, as bits."""
    return int(marks[::-1].translate(DIGITS), 2) if marks else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowing(Asking):
    EVENTS: ClassVar[dict[int, Kind]] = KERNEL_EVENTS
    ZONES: ClassVar[tuple[Zone, ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self.seats: int = 0
        self.first_card: list[int] = []  # per owner, and one more: the ids of an owner's cards follow each other
        # after the seats there may be one more owner, the table: what belongs to nobody (a common deck, what lies in the middle)
        self.owner: bytearray = bytearray()
        self.back: bytearray = bytearray()  # what a card shows face down
        self.ident: list[int] = []
        self.known: bytearray = bytearray()
        self.facts: tuple[fact.Facts, ...] = ()  # [viewer * owners + owner], or () while there are none at all
        self.handle: array[int] = array("I")
        self.handles: int = 0
        self.zone: bytearray = bytearray()
        self.rows: list[tuple[int, ...]] = []
        self.tellers: list[int] = []  # per row: who can tell its cards apart
        self.watchers: list[int] = []  # per row: who learns what comes there
        self.key: bytes = b""
        self.drawn: int = 0
        self.recorder: Recorder | None = None
        self.upkeep: bool = True  # off in rollouts that have no use for facts

    # ---- setting up
    def lay_out(self, seats: int) -> None:
        """Empty rows for every zone and seat."""
        self.seats = seats
        self.rows = [()] * (len(self.ZONES) * seats)
        self.numbers = [0] * seats
        self.tellers = [viewers(zone.apart, seat, seats) for zone in self.ZONES for seat in range(seats)]
        self.watchers = [viewers(zone.seen, seat, seats) for zone in self.ZONES for seat in range(seats)]

    def place_new(self, cards: list[tuple[int, int, int, int]]) -> None:
        """Each (definition, owner, back, zone), owner by owner; unseen by anybody. Ids are given in this order, from 1.

        The table's cards (the owner after the last seat) come last and begin in the first row of their zone."""
        n = len(cards) + 1
        self.owner, self.back, self.zone, self.known = bytearray(n), bytearray(n), bytearray(n), bytearray(n)
        self.ident, self.handle = [NONE] * n, array("I", [0]) * n
        self.first_card = []
        rows: list[list[int]] = [[] for _ in self.rows]
        for i, (definition, owner, back, zone) in enumerate(cards):
            card = i + 1
            while len(self.first_card) <= owner:
                self.first_card.append(card)
            row = zone * self.seats + owner % self.seats
            self.owner[card], self.back[card], self.zone[card], self.ident[card] = owner, back, row, definition
            if not self.ZONES[zone].stacked:
                self.handles += 1
                self.handle[card] = self.handles
            rows[row].append(card)
        owners = max(self.seats, max([owner for _, owner, _, _ in cards], default=0) + 1)
        while len(self.first_card) <= owners:
            self.first_card.append(n)
        self.rows = [tuple(row) for row in rows]

    # ---- the only question anyone may ask about hidden information
    def sees(self, viewer: int, card: int) -> bool:
        return bool(self.known[card] >> viewer & 1)

    def seen_by(self, viewer: int, card: int) -> int:
        """The definition, if this viewer sees it; else NONE."""
        return self.ident[card] if self.known[card] >> viewer & 1 else NONE

    def handle_for(self, viewer: int, card: int) -> int:
        """What this viewer calls the card: the number of its latest appearance; 0 for one it cannot follow."""
        return self.handle[card] if self.tellers[self.zone[card]] >> viewer & 1 else 0

    def knows_list(self, viewer: int, owner: int) -> bool:
        """Does this viewer know which cards the owner brought, though not where each lies?"""
        return viewer == owner

    def owners(self) -> int:
        """How many own cards: the seats, and perhaps the table."""
        return len(self.first_card) - 1

    def row(self, zone: int, seat: int) -> tuple[int, ...]:
        return self.rows[zone * self.seats + seat]

    def zone_of(self, card: int) -> int:
        return self.zone[card] // self.seats

    def place_of(self, card: int) -> int:
        """The seat in whose row the card lies."""
        return self.zone[card] % self.seats

    def place_from_top(self, card: int) -> int:
        row = self.rows[self.zone[card]]
        return len(row) - 1 - row.index(card)

    def everybody(self) -> int:
        return (1 << self.seats + 1) - 1

    # ---- telling
    def tell(self, kind: int, *args: int) -> None:
        if self.recorder is not None:
            self.recorder.tell(self, self.everybody(), kind, args)

    def tell_to(self, viewers: int, kind: int, *args: int) -> None:
        if self.recorder is not None:
            self.recorder.tell(self, viewers, kind, args)

    def told(self, kind: int) -> None:
        self.tell(kind)

    # ---- primitives
    def show(self, card: int, to: int) -> None:
        """These viewers learn the card."""
        new = to & ~self.known[card]
        if new:
            if self.facts:
                self.learn(card, new)
            self.known[card] |= new
            self.barrier += 1

    def reveal(self, card: int, to: int) -> None:
        """Shown where it lies; everybody sees who looks."""
        self.reveal_all((card,), to)

    def reveal_all(self, cards: tuple[int, ...], to: int) -> None:
        """Cards of one row, shown together. Who cannot tell the cards of that row apart knows afterwards that these are among them."""
        for card in cards:
            self.show(card, to)
            if self.recorder is not None:
                self.recorder.shown(self, card, to)
        if cards:
            at = self.zone[cards[0]]
            hidden = self.everybody() & ~self.tellers[at]
            if hidden & to and len(self.rows[at]) > 1:
                self.tell(CONCEALED, at)
                self.conceal(self.rows[at], hidden)

    def conceal(self, cards: tuple[int, ...], from_: int) -> None:
        """For these viewers the cards of one owner can no longer be told apart: what they knew becomes a fact about all."""
        if len(cards) < 2:
            return
        seen = 0
        for card in cards:
            seen |= self.known[card]
        if seen & from_ or self.facts:
            if self.upkeep:
                self.forget(cards, from_)
            else:
                self.facts = ()
            for card in cards:
                self.known[card] &= ~from_

    def move(self, card: int, zone: int, seat: int, bottom: bool = False) -> None:
        """To the end of a row (the top of a pile), or to its beginning. Who learns it, loses sight of it or has to call
        it by another name follows from the two zones."""
        saw = self.known[card]
        self.carry(card, zone, seat, bottom)
        self.come_among(zone * self.seats + seat, saw)

    def move_all(self, cards: tuple[int, ...], zone: int, seat: int) -> None:
        """Cards of one owner together to the end of a row: who cannot tell its cards apart loses sight of all of them at once."""
        saw = 0
        for card in cards:
            saw |= self.known[card]
            self.carry(card, zone, seat, False)
        if cards:
            self.come_among(zone * self.seats + seat, saw)

    def come_among(self, new: int, saw: int) -> None:
        """What came to this row, seen by these viewers before, lies among the others there."""
        hidden = self.everybody() & ~self.tellers[new]
        if hidden and (saw & hidden or self.facts or self.shown_in(new) & hidden):
            self.conceal(self.rows[new], hidden)

    def carry(self, card: int, zone: int, seat: int, bottom: bool) -> None:
        old, new = self.zone[card], zone * self.seats + seat
        earlier, saw = self.handle[card], self.known[card]
        row = self.rows[old]
        at = row.index(card)
        self.rows[old] = row[:at] + row[at + 1 :]
        self.rows[new] = (card, *self.rows[new]) if bottom else (*self.rows[new], card)
        self.zone[card] = new
        self.call_anew(card, old, new)
        watching = self.watchers[new]
        if watching & ~saw:
            self.show(card, watching)
        if self.recorder is not None:
            took = len(self.rows[new]) - 1 if bottom else 0
            self.recorder.moved(self, card, old, new, earlier, saw, len(row) - 1 - at, took)

    def call_anew(self, card: int, old: int, new: int) -> None:
        """A card that comes from where somebody could not follow it gets a new handle; in a pile it has none."""
        if self.ZONES[new // self.seats].stacked:
            self.handle[card] = 0
        elif self.tellers[new] & ~self.tellers[old] or self.ZONES[old // self.seats].stacked:
            self.handles += 1
            self.handle[card] = self.handles

    def shown_in(self, row: int) -> int:
        seen = 0
        for card in self.rows[row]:
            seen |= self.known[card]
        return seen

    def shuffle(self, zone: int, seat: int) -> None:
        """Mixed for everybody."""
        at = zone * self.seats + seat
        row = sorted(self.rows[at])
        rng = Rng(self.key, self.drawn)
        self.rows[at] = tuple(rng.shuffled(row))
        self.drawn = rng.counter
        if not self.ZONES[zone].stacked:
            for card in self.rows[at]:
                self.handles += 1
                self.handle[card] = self.handles
        self.tell(SHUFFLED, at)
        self.conceal(self.rows[at], self.everybody())
        self.barrier += 1

    def random_below(self, n: int) -> int:
        rng = Rng(self.key, self.drawn)
        drawn = rng.below(n)
        self.drawn = rng.counter
        self.barrier += 1
        return drawn

    def remove_seats(self, seats: tuple[int, ...]) -> None:
        """From now on nobody asks them: a question put to them is answered with what it declares."""
        bits = 0
        for seat in seats:
            bits |= 1 << seat
        self.gone |= bits
        self.tell(LEFT, bits)

    # ---- returning to a mark
    def carry_out_return(self) -> None:
        rows = self.rows
        super().carry_out_return()
        self.lie_again(rows)

    def lie_again(self, rows: list[tuple[int, ...]]) -> None:
        """Cards that lie where they lay before are told and named as if moved there one by one; what was seen stays seen, as
        far as the cards of a row can be told apart."""
        now = [list(row) for row in rows]
        changed = [at for at, row in enumerate(self.rows) if row != rows[at]]
        for at in changed:
            there = set(now[at])
            for i, card in enumerate(self.rows[at]):
                if card not in there:
                    old = [row for row in changed if card in now[row]][0]
                    self.lies_again(card, now, old, at, i)
        for at in changed:
            for i, card in enumerate(self.rows[at]):
                if now[at][i] != card:
                    self.lies_again(card, now, at, at, i)
        for at in changed:
            hidden = self.everybody() & ~self.tellers[at]
            if hidden and (self.facts or self.shown_in(at) & hidden):
                self.conceal(self.rows[at], hidden)

    def lies_again(self, card: int, now: list[list[int]], old: int, new: int, i: int) -> None:
        earlier, left = self.handle[card], len(now[old]) - 1 - now[old].index(card)
        now[old].remove(card)
        at = now[new].index(self.rows[new][i - 1]) + 1 if i else 0
        now[new].insert(at, card)
        self.call_anew(card, old, new)
        if self.recorder is not None:
            self.recorder.moved(self, card, old, new, earlier, self.known[card], left, len(now[new]) - 1 - at)

    # ---- facts
    def learn(self, card: int, to: int) -> None:
        """Before these viewers are shown the card: what they know of the rest narrows."""
        owner, back = self.owner[card], self.back[card]
        changed: dict[int, fact.Facts] = {}
        told: dict[tuple[fact.Facts, bytes, bool], fact.Facts] = {}  # most viewers know the same
        for viewer in range(self.seats + 1):
            held = self.facts_of(viewer, owner)
            if held and to >> viewer & 1:
                key = (held, self.unseen(viewer, owner, back), self.knows_list(viewer, owner))
                if key not in told:
                    told[key] = self.learned(viewer, card)
                changed[viewer] = told[key]
        self.put_all(owner, changed)

    def learned(self, viewer: int, card: int) -> fact.Facts:
        owner, back = self.owner[card], self.back[card]
        about, others = self.facts_about(viewer, owner, back)
        if not about:
            return others
        place = 1 << card - self.first_card[owner]
        free = self.free_places(viewer, owner, back) & ~place
        return fact.learn(about, place, self.ident[card], free, self.pool_of(viewer, owner, back, card)) + others

    def forget(self, cards: tuple[int, ...], from_: int) -> None:
        """Before these cards are concealed from these viewers: what they knew becomes a fact."""
        owner, back = self.owner[cards[0]], self.back[cards[0]]
        first, mixed = self.first_card[owner], 0
        for card in cards:
            assert self.owner[card] == owner and self.back[card] == back
            mixed |= 1 << card - first
        changed: dict[int, fact.Facts] = {}
        told: dict[tuple[fact.Facts, bytes, bool], fact.Facts] = {}  # most viewers know the same
        for viewer in range(self.seats + 1):
            if from_ >> viewer & 1:
                key = (self.facts_of(viewer, owner), self.unseen(viewer, owner, back), self.knows_list(viewer, owner))
                if key not in told:
                    told[key] = self.forgotten(viewer, cards, mixed)
                changed[viewer] = told[key]
        self.put_all(owner, changed)

    def forgotten(self, viewer: int, cards: tuple[int, ...], mixed: int) -> fact.Facts:
        owner, back = self.owner[cards[0]], self.back[cards[0]]
        first = self.first_card[owner]
        about, others = self.facts_about(viewer, owner, back)
        lost = [(1 << card - first, self.ident[card]) for card in cards if self.known[card] >> viewer & 1]
        if not lost and not crossing(about, mixed):
            return self.facts_of(viewer, owner)
        free = self.free_places(viewer, owner, back) | mixed
        return fact.forget(about, lost, mixed, free, self.pool_of(viewer, owner, back, NOBODY, lost)) + others

    def facts_about(self, viewer: int, owner: int, back: int) -> tuple[fact.Facts, fact.Facts]:
        """The facts about cards with this back, and the others. Backs are public, so no fact is about both."""
        held = self.facts_of(viewer, owner)
        if not held:
            return (), ()
        places = as_places(self.with_back(owner, back))
        return tuple([one for one in held if one[0] & places]), tuple([one for one in held if not one[0] & places])

    def with_back(self, owner: int, back: int) -> bytes:
        """Per card of this owner: 1 if it has this back."""
        return bytes(self.back[self.first_card[owner] : self.first_card[owner + 1]]).translate(EQUAL[back])

    def pool_of(self, viewer: int, owner: int, back: int, but: int = NOBODY, and_: list[tuple[int, int]] | None = None) -> fact.Pool:
        """The definitions in the places free for this viewer, if it knows the list: without one card, and with those it loses."""
        if not self.knows_list(viewer, owner):
            return None
        pool = [self.ident[card] for card in self.free_cards(viewer, owner, back) if card != but]
        return tuple(sorted(pool + [identity for _, identity in and_ or []]))

    def free_places(self, viewer: int, owner: int, back: int) -> int:
        """The owner's cards with this back that this viewer has not seen, as bits from the owner's first card."""
        return as_places(self.unseen(viewer, owner, back))

    def free_cards(self, viewer: int, owner: int, back: int) -> list[int]:
        return list(compress(range(self.first_card[owner], self.first_card[owner + 1]), self.unseen(viewer, owner, back)))

    def unseen(self, viewer: int, owner: int, back: int) -> bytes:
        """Per card of this owner: 1 if it has this back and this viewer has not seen it."""
        known = bytes(self.known[self.first_card[owner] : self.first_card[owner + 1]]).translate(UNSEEN[viewer])
        both = int.from_bytes(known, "big") & int.from_bytes(self.with_back(owner, back), "big")
        return both.to_bytes(len(known), "big")

    def facts_of(self, viewer: int, owner: int) -> fact.Facts:
        return self.facts[viewer * self.owners() + owner] if self.facts else ()

    def put_all(self, owner: int, changed: dict[int, fact.Facts]) -> None:
        """What these viewers know of one owner's cards from now on."""
        none: fact.Facts = ()
        owners = self.owners()
        all_of_them = list(self.facts) if self.facts else [none] * ((self.seats + 1) * owners)
        for viewer, facts in changed.items():
            all_of_them[viewer * owners + owner] = tuple(sorted(facts))
        self.facts = tuple(all_of_them) if any(all_of_them) else ()
