"""The only ways in which a table of VTES changes. Each says what it did."""

from __future__ import annotations

from array import array

from carmilla.kernel.options import NOBODY, NONE

from .state import State
from .words import E, Z

IN_THE_GAME = (Z.READY, Z.TORPOR, Z.ATTACHED, Z.IN_PLAY)


class Primitives(State):
    # ---- cards
    def put(self, card: int, zone: int, seat: int, bottom: bool = False) -> None:
        """Moves a card; what it says begins and ceases to hold with the place it lies in."""
        spoke = self.speaks(card)
        self.move(card, zone, seat, bottom)
        speaks = self.speaks(card)
        if spoke and not speaks:
            self.deactivate(card)
        elif speaks and not spoke:
            self.activate(card)

    def speaks(self, card: int) -> bool:
        return self.zone_of(card) in IN_THE_GAME

    def lock(self, card: int) -> None:
        if not self.locked[card]:
            self.locked[card] = 1
            self.tell(E.LOCKED, card)

    def unlock(self, card: int) -> None:
        if self.locked[card]:
            self.locked[card] = 0
            self.tell(E.UNLOCKED, card)

    def attach(self, card: int, host: int, seat: int) -> None:
        self.put(card, Z.ATTACHED, seat)
        self.host[card] = host
        self.tell(E.ATTACHED, card, host)

    def wound(self, card: int) -> None:
        if not self.wounded[card]:
            self.wounded[card] = 1
            self.tell(E.WOUNDED, card)

    def heal(self, card: int) -> None:
        if self.wounded[card]:
            self.wounded[card] = 0
            self.tell(E.HEALED, card)

    def bare(self, card: int) -> None:
        """Off its host, without counters or marks: what leaves play takes nothing along, and its leaving says so."""
        if self.host[card]:
            self.host[card] = NOBODY
            self.tell(E.DETACHED, card)
        self.wounded[card] = self.locked[card] = 0
        self.add_blood(card, -self.blood[card])
        self.lingering = tuple([effect for effect in self.lingering if card not in (effect[2], effect[4])])

    # ---- counters; the bank has no bottom
    def add_blood(self, card: int, n: int) -> None:
        """From the bank, or, below zero, back to it."""
        if n:
            self.blood[card] += n
            self.tell(E.BLOOD, card, n)

    def add_pool(self, seat: int, n: int) -> None:
        if n:
            self.pool[seat] += n
            self.tell(E.POOL, seat, n)

    def add_points(self, seat: int, n: int) -> None:
        self.points[seat] += n
        self.tell(E.POINTS, seat, n)

    def give_edge(self, seat: int) -> None:
        """To a Methuselah, or (NONE) back to the centre."""
        if self.edge != seat:
            self.edge = seat
            self.tell(E.EDGE, seat)

    # ---- drawing
    def draw(self, seat: int) -> bool:
        """The top card of the library into the hand, if there is one."""
        library = self.row(Z.LIBRARY, seat)
        # rule: general.draw.empty-library
        if library:
            self.put(library[-1], Z.HAND, seat)
        return bool(library)

    def draw_from_crypt(self, seat: int) -> None:
        crypt = self.row(Z.CRYPT, seat)
        if crypt:
            self.put(crypt[-1], Z.UNCONTROLLED, seat)

    def owe_card(self, seat: int) -> None:
        self.debt[seat] += 1
        self.tell(E.DEBT, seat, self.debt[seat])

    def pay_debts(self) -> None:
        """Replacements for what was played, clockwise from the first seat."""
        for seat in range(self.seats):
            owed, self.debt[seat] = self.debt[seat], 0
            if owed:
                self.tell(E.DEBT, seat, 0)
            for _ in range(owed):
                self.draw(seat)

    def hold_back(self, seat: int) -> None:
        """A card that is not replaced for the time being."""
        self.held_back[seat] += 1
        self.change_hand_size(seat, -1)

    def hold_back_no_more(self, seat: int) -> None:
        held, self.held_back[seat] = self.held_back[seat], 0
        self.change_hand_size(seat, held)

    def change_hand_size(self, seat: int, n: int) -> None:
        if n:
            self.hand_size[seat] += n
            self.tell(E.HAND_SIZE, seat, self.hand_size[seat])

    def owe_master(self, seat: int, n: int) -> None:
        if n:
            self.masters_owed[seat] += n
            self.tell(E.MASTERS, seat, self.masters_owed[seat])

    # ---- what lasts until a frame ends: (its serial, key, card, amount, source)
    def linger(self, serial: int, key: int, card: int, amount: int = 1, source: int = NOBODY) -> None:
        self.lingering += ((serial, key, card, amount, source),)
        self.tell(E.LINGERS, key, card, amount)

    def new_span(self) -> int:
        """A serial for what lasts for a time that is no frame of its own: a round of combat. `ended` ends it."""
        self.serials += 1
        return self.serials

    def spend(self, key: int, card: int, source: int) -> None:
        """One lingering effect is used up."""
        for i, effect in enumerate(self.lingering):
            if effect[1] == key and effect[2] == card and effect[4] == source:
                self.tell(E.SPENT, key, card)
                self.lingering = self.lingering[:i] + self.lingering[i + 1 :]
                return

    def count_turn(self, seat: int) -> None:
        self.turns += 1
        self.tell(E.TURN, seat, self.turns)

    # ---- setting up
    def set_out(self, seats: int, key: bytes, pool: int, hand_size: int, most_turns: int) -> None:
        n = len(self.ident)
        self.key = key
        self.host = array("H", [NOBODY]) * n
        self.blood, self.locked, self.wounded = bytearray(n), bytearray(n), bytearray(n)
        self.pool, self.points, self.debt = [pool] * seats, [0] * seats, [0] * seats
        # rule: general.draw.hand-size-default
        self.hand_size = [hand_size] * seats
        self.held_back, self.masters_owed = [0] * seats, [0] * seats
        self.edge, self.turns, self.most_turns = NONE, 0, most_turns
        self.active = [()] * self.INDEX_ROWS
