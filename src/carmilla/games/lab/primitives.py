"""The primitives: the only code that changes a column, each telling what it did."""

from __future__ import annotations

from carmilla.kernel.options import NONE
from carmilla.kernel.table import Table

from .state import DECKS, DEFINITIONS, FIRST_BLOOD, FOUND, STARTED, TRAIL, WALKER, WENT_ON, E, Z

FIRST_PAWNS = (NONE, 0, 3, 5, 6)


class Ledger(Table):
    """The columns of a table and what may happen to them."""

    def __init__(self) -> None:
        super().__init__()
        self.definitions = DEFINITIONS
        self.nights: int = 0
        self.bluffs: bool = False  # may cards be laid in a raid that will turn out illegal?
        self.night: int = 0
        self.lantern: int = WALKER
        self.blood: list[int] = []
        self.prestige: list[int] = []
        self.pawn: list[int] = []
        self.trail: tuple[int, ...] = ()  # the newest first
        self.told_of_trail: tuple[tuple[int, int, int], ...] = ()

    def set_up(self, seats: int, key: bytes, nights: int, bluffs: bool) -> None:
        self.lay_out(seats)
        self.key, self.nights, self.bluffs = key, nights, bluffs
        self.blood, self.prestige, self.pawn = [FIRST_BLOOD] * seats, [0] * seats, list(FIRST_PAWNS[:seats])
        self.place_new([(definition, seat, seat, Z.DECK) for seat in range(seats) for definition in DECKS[seat]])

    # ---- cards
    def first_hand(self, seat: int) -> None:
        """The Hunt and the Ready stand first in every list; everybody sees them go to the hand."""
        first = self.first_card[seat]
        for card in (first, first + 1):
            self.show(card, self.everybody())
            self.move(card, Z.HAND, seat)
        self.shuffle(Z.DECK, seat)
        self.draw(seat, Z.HAND)

    def draw(self, seat: int, zone: int) -> None:
        deck = self.row(Z.DECK, seat)
        if deck:
            self.move(deck[-1], zone, seat)

    def keep(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.move(card, Z.HAND, seat)

    def put_back(self, seat: int, cards: list[int]) -> None:
        """On the deck; the last one lies on top."""
        for card in cards:
            self.move(card, Z.DECK, seat)

    def put_under(self, seat: int) -> None:
        for card in self.row(Z.OFFER, seat):
            self.move(card, Z.DECK, seat, bottom=True)

    def lay(self, seat: int, card: int) -> None:
        self.move(card, Z.LAID, seat)

    def discard(self, card: int) -> None:
        self.move(card, Z.DISCARDED, self.place_of(card))

    def take_home(self, seat: int) -> None:
        for card in self.row(Z.LAID, seat) + self.row(Z.PLAYED, seat):
            self.move(card, Z.HAND, seat)

    # ---- seats
    def gain_blood(self, seat: int, n: int) -> None:
        self.blood[seat] += n
        self.tell(E.BLOOD, seat, n)

    def lose_blood(self, seat: int, n: int) -> None:
        n = min(n, self.blood[seat])
        self.blood[seat] -= n
        self.tell(E.BLOOD, seat, -n)

    def gain_prestige(self, seat: int, n: int) -> None:
        self.prestige[seat] += n
        self.tell(E.PRESTIGE, seat, n)

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.gone >> seat & 1]

    def pass_lantern(self) -> None:
        """To the next seat that is still there."""
        seats = [seat % self.seats for seat in range(self.lantern + 1, self.lantern + self.seats)]
        still_there = [seat for seat in seats if not self.gone >> seat & 1]
        if still_there:
            self.lantern = still_there[0]
            self.tell(E.LANTERN, self.lantern)

    def begin_night(self) -> None:
        self.night += 1
        self.tell(E.NIGHTFALL, self.night)

    # ---- the trail
    def step_to(self, place: int) -> None:
        if self.trail:
            self.told_of_trail += ((WENT_ON, 0, 0),)
        else:
            self.told_of_trail = ((STARTED, self.hunted_places(), 0),)
        self.trail = (place, *self.trail[: TRAIL - 1])
        self.tell(E.STEPPED)

    def hunted_places(self) -> int:
        """Where hunters stand, as bits."""
        places = 0
        for seat in self.living():
            if self.pawn[seat] != NONE:
                places |= 1 << self.pawn[seat]
        return places

    def search(self, seat: int, place: int) -> int:
        """Which place of the trail it is, or NONE; everybody hears it."""
        found = self.trail.index(place) if place in self.trail else NONE
        self.pawn[seat] = place
        self.told_of_trail += ((FOUND, place, found),)
        self.barrier += 1
        self.tell(E.SEARCHED, seat, place, found)
        return found

    def lift_trail(self) -> None:
        self.trail, self.told_of_trail = (), ()
        self.tell(E.LIFTED)

    def imagine(self, trail: tuple[int, ...]) -> None:
        """In a re-deal: a trail that fits what was told."""
        self.trail = trail
