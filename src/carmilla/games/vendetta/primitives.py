"""The only ways in which a table of Vendetta changes. Each says what it did."""

from __future__ import annotations

from array import array

from carmilla.kernel.options import NOBODY, NONE

from .state import State
from .words import LOCATIONS, E, L, Z

SPEAKING = (Z.ALLIANCE, Z.RELIC, Z.PLACE)


def with_(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*row[:at], value, *row[at + 1 :])


class Primitives(State):
    # ---- cards
    def speaks(self, card: int) -> bool:
        """Face-up assigned cards, undrained cards of an alliance, Relics not used, Location cards."""
        # rule: passive.face-up, passive.lasting, play.face-down-dead, term.face
        zone = self.zone[card] // self.seats
        if Z.POSITION <= zone < Z.POSITION + LOCATIONS:
            return bool(self.up[card])
        # rule: ally.ability, drain.loses-ability, relic.once
        return zone in SPEAKING

    def put(self, card: int, zone: int, seat: int, up: bool = True, bottom: bool = False) -> None:
        """Moves a card; what it says begins and ceases to hold with the place it lies in."""
        spoke = self.speaks(card)
        if up and self.known[card] != self.everybody() and Z.POSITION <= zone < Z.POSITION + LOCATIONS:
            self.show(card, self.everybody())
        self.move(card, zone, seat, bottom)
        self.up[card] = int(up and Z.POSITION <= zone < Z.POSITION + LOCATIONS)
        speaks = self.speaks(card)
        if spoke and not speaks:
            self.deactivate(card)
        elif speaks and not spoke:
            self.activate(card)

    def turn(self, card: int, up: bool) -> None:
        """Face up or face down, where it lies."""
        if bool(self.up[card]) == up:
            return
        if up:
            self.reveal(card, self.everybody())
        self.up[card] = int(up)
        self.tell(E.TURNED, card, int(up))
        if up:
            self.activate(card)
        else:
            self.deactivate(card)

    def look(self, seat: int, card: int) -> None:
        """One player looks at a face-down card; everybody sees which."""
        if not self.sees(seat, card):
            self.reveal(card, 1 << seat)

    def assign_card(self, seat: int, card: int, loc: int, down: bool) -> None:
        """A card is played: it lies in that player's Position there."""
        self.put(card, Z.POSITION + loc, seat, not down)
        self.plays[loc] = with_(self.plays[loc], seat, self.plays[loc][seat] + 1)
        # rule: info.known-later
        self.tell(E.PLAYED, seat, card, loc, int(down))

    def move_card(self, card: int, loc: int) -> None:
        """To another Position of the same player, lying as it did."""
        self.put(card, Z.POSITION + loc, self.place_of(card), bool(self.up[card]))

    def send_home(self, card: int) -> None:
        """To the hand of its real owner."""
        # rule: term.foreign-to-hand, round-end.cards-return
        owner = self.owner[card]
        if self.gone >> owner & 1:
            self.put(card, Z.OUT, owner)
        else:
            self.put(card, Z.HAND, owner)

    def first_hand(self, seat: int) -> None:
        """Hunt and Ready stand first in every list; everybody sees them go to the hand. The rest is shuffled."""
        # rule: setup.starting-hand
        for card in self.deck(seat)[:2]:
            self.show(card, self.everybody())
            self.put(card, Z.HAND, seat)
        # rule: setup.clan-deck
        self.shuffle(Z.DECK, seat)

    def send_all_home(self, owner: int, cards: tuple[int, ...]) -> None:
        """Cards of one owner together to the own hand: nobody else sees which is which."""
        if self.gone >> owner & 1:
            return
        for card in cards:
            if self.speaks(card):
                self.deactivate(card)
            self.up[card] = 0
        # rule: term.foreign-to-hand, round-end.cards-return
        self.move_all(cards, Z.HAND, owner)

    def draw(self, seat: int, zone: int = Z.HAND) -> int:
        """The top card of the Clan deck, or NOBODY."""
        deck = self.deck(seat)
        if not deck:
            return NOBODY
        card = deck[-1]
        self.put(card, zone, seat)
        return card

    def put_under(self, seat: int, card: int) -> None:
        self.put(card, Z.DECK, seat, bottom=True)

    def shuffle_in(self, seat: int, card: int) -> None:
        """Into the Clan deck, unseen."""
        self.put(card, Z.DECK, seat)
        self.shuffle(Z.DECK, seat)

    def add_victim(self, seat: int) -> bool:
        """The top card of the Victim pile joins the alliance, if there is one."""
        pile = self.row(Z.VICTIMS, 0)
        # rule: reward.victims-out
        if pile and not self.gone >> seat & 1:
            self.put(pile[-1], Z.ALLIANCE, seat)
            return True
        return False

    def join(self, seat: int, ally: int, loc: int) -> None:
        """An Ally joins an alliance, at once."""
        # rule: reward.join-at-once
        self.put(ally, Z.ALLIANCE, seat)
        self.won_at[ally] = loc + 1

    def turn_under(self, seat: int, card: int) -> None:
        """A card of the alliance is drained."""
        self.put(card, Z.DRAINED, seat)

    def restore(self, card: int) -> None:
        """A drained card goes back to the alliance; it does not join anew."""
        self.put(card, Z.ALLIANCE, self.place_of(card))

    def use_up(self, card: int) -> None:
        """A Relic is turned face down."""
        self.put(card, Z.USED, self.place_of(card))

    def remove(self, card: int) -> None:
        """Out of the game, as it lies."""
        self.put(card, Z.OUT, self.owner[card] % self.seats)
        self.won_at[card] = 0

    def lay_allies(self) -> None:
        """One Ally from the top of the deck on each Location."""
        for loc in self.locations():
            deck = self.row(Z.ALLY_DECK, 0)
            if deck and not self.prize(loc):
                self.put(deck[-1], Z.PRIZE, loc)

    def offer_relics(self, n: int) -> None:
        self.shuffle(Z.BOX, 0)
        for _ in range(n):
            self.put(self.row(Z.BOX, 0)[-1], Z.OFFER, 0)

    def lay_location_cards(self) -> None:
        """One random card on each Location but the Haven."""
        self.shuffle(Z.LOCATION_BOX, 0)
        for loc in range(self.haven):
            self.put(self.row(Z.LOCATION_BOX, 0)[-1], Z.PLACE, loc)

    # ---- blood; the supply has no bottom
    def pour(self, seat: int, n: int) -> None:
        """Into (or, below zero, out of) a pool."""
        if n:
            self.pool[seat] += n
            self.tell(E.BLOOD, seat, n)

    def gain_blood(self, seat: int, n: int) -> None:
        # rule: term.gain, setup.supply
        self.pour(seat, max(n, 0))

    def lay_blood(self, seat: int, loc: int, n: int) -> None:
        """Onto (or, below zero, off) a Position."""
        if n:
            self.blood[loc] = with_(self.blood[loc], seat, self.blood[loc][seat] + n)
            self.tell(E.ASSIGNED, seat, loc, n)

    def assign(self, seat: int, loc: int, n: int) -> None:
        """From the supply to a Position."""
        self.lay_blood(seat, loc, max(n, 0))

    def play_blood(self, seat: int, loc: int, n: int) -> None:
        """From the pool to a Position; the last blood stays."""
        # rule: term.play-blood, blood.last
        n = max(min(n, self.pool[seat] - 1), 0)
        self.pour(seat, -n)
        self.lay_blood(seat, loc, n)

    def take_assigned(self, seat: int, loc: int, n: int) -> int:
        """Off a Position, as much as is there."""
        n = max(min(n, self.blood[loc][seat]), 0)
        self.lay_blood(seat, loc, -n)
        return n

    def return_blood(self, seat: int, loc: int, n: int) -> None:
        """From a Position to the supply."""
        self.take_assigned(seat, loc, n)

    def swap_blood(self, seat: int, loc: int) -> None:
        """The pool and the blood of a Position change places."""
        more = self.blood[loc][seat] - self.pool[seat]
        self.pour(seat, more)
        self.lay_blood(seat, loc, -more)

    # ---- influence and tokens
    def add_influence(self, seat: int, n: int) -> int:
        """Never below zero; what has really changed."""
        # rule: term.no-influence
        if self.gone >> seat & 1:
            return 0
        n = max(n, -self.influence[seat])
        if n:
            self.influence[seat] += n
            self.tell(E.INFLUENCE, seat, n)
        return n

    def set_tokens(self, seat: int, up: int, down: int) -> None:
        """Diablerie tokens, face up and face down."""
        if (up, down) != (self.tokens_up[seat], self.tokens_down[seat]):
            self.tokens_up[seat], self.tokens_down[seat] = up, down
            self.tell(E.DIABLERIE, seat, up, down)

    def take_ambition(self, seat: int) -> None:
        if self.ambition != seat:
            self.ambition = seat
            self.tell(E.AMBITION, seat)

    # ---- what lasts until a frame ends
    def linger(self, serial: int, key: int, card: int, seat: int, loc: int, n: int) -> None:
        self.lingering += ((serial, key, card, seat, loc, n),)
        self.tell(E.LINGERS, key, seat, loc, n)

    def linger_no_more(self, key: int, card: int, seat: int, loc: int, n: int) -> None:
        self.lingering = tuple([effect for effect in self.lingering if effect[1:] != (key, card, seat, loc, n)])

    def spare(self, serial: int, card: int, spare: bool) -> None:
        """A lasting card leaves its player's partner alone, or not any more."""
        seat = self.place_of(card)
        self.lingering = tuple([effect for effect in self.lingering if effect[1] != L.SPARES or effect[2] != card])
        self.linger(serial, L.SPARES, card, seat, 0, int(spare))

    # ---- the course of play
    def begin_round(self) -> None:
        self.round += 1
        self.resolved, self.resolving, self.winner, self.got, self.staying, self.took_part = 0, NONE, NONE, 0, 0, 0
        self.plays = [(0,) * self.seats] * LOCATIONS
        self.left_location = [()] * LOCATIONS
        self.tell(E.ROUND, self.round)

    def begin_location(self, loc: int) -> None:
        self.resolving, self.winner, self.got, self.staying, self.took_part = loc, NONE, 0, 0, 0
        self.tell(E.LOCATION, loc)

    def end_location(self, loc: int) -> None:
        self.resolved |= 1 << loc
        self.resolving = NONE

    def show_token(self, seat: int, withdraws: bool) -> None:
        if not withdraws:
            self.staying |= 1 << seat
        self.tell(E.TOKEN, seat, int(withdraws))

    def leave_location(self, seat: int, loc: int) -> None:
        if seat not in self.left_location[loc]:
            self.left_location[loc] += (seat,)

    def take_part(self, seats: list[int]) -> None:
        for seat in seats:
            self.took_part |= 1 << seat

    def win(self, seat: int) -> None:
        self.winner = seat

    def receive(self, seat: int) -> None:
        """A card has come as a reward."""
        self.got |= 1 << seat

    def turn_has_played(self, played: bool) -> None:
        self.turn_played = played

    def take_last_ambition(self, seat: int) -> None:
        self.last_ambition = seat

    def choose_clan(self, seat: int, clan: int) -> None:
        self.clan[seat] = clan
        self.offered_clans &= ~(1 << clan)
        self.tell(E.CLAN, seat, clan)

    def put_back_clans(self) -> None:
        self.offered_clans = 0

    def strike_out(self, seat: int) -> None:
        """An eliminated player has nothing any more."""
        self.eliminated[seat] = max(self.round, 1)
        self.pool[seat] = self.influence[seat] = self.tokens_up[seat] = self.tokens_down[seat] = 0
        for loc in range(LOCATIONS):
            self.blood[loc] = with_(self.blood[loc], seat, 0)
        self.tell(E.ELIMINATED, seat, self.round)
        self.remove_seats((seat,))

    # ---- setting up
    def set_out(self, seats: int, key: bytes, haven: int, ambition: int, clans: int) -> None:
        self.lay_out(seats)
        self.key, self.haven, self.ambition, self.offered_clans = key, haven, ambition, clans
        self.first_card = [1] * (seats + 2)
        self.owner, self.back, self.zone, self.known = bytearray(1), bytearray(1), bytearray(1), bytearray(1)
        self.ident, self.handle = [NONE], array("I", [0])
        self.clan = [NONE] * seats
        # rule: setup.pool
        self.pool, self.influence = [6] * seats, [3] * seats
        self.tokens_up, self.tokens_down, self.eliminated = [0] * seats, [0] * seats, [0] * seats
        self.blood = [(0,) * seats] * LOCATIONS
        self.plays = [(0,) * seats] * LOCATIONS
        self.left_location = [()] * LOCATIONS
        self.up, self.won_at = bytearray(1), bytearray(1)
        self.active = [()] * self.INDEX_ROWS
        self.last_ambition = NONE

    def set_options(self, teams: bool, relics: bool, location_cards: bool, house_cards: bool, reveal_at_end: bool, rewards: int) -> None:
        self.teams, self.relics, self.location_cards = teams, relics, location_cards
        self.house_cards, self.reveal_at_end, self.rewards = house_cards, reveal_at_end, rewards

    def deal_out(self, cards: list[tuple[int, int, int, int]]) -> None:
        """Every card of the game, once the clans are chosen."""
        self.place_new(cards)
        n = len(self.ident)
        self.up, self.won_at = bytearray(n), bytearray(n)
        # rule: setup.victim-deck
        self.shuffle(Z.VICTIMS, 0)
        self.reveal_all(self.row(Z.VICTIMS, 0), self.everybody())
        # rule: setup.ally-deck
        self.shuffle(Z.ALLY_DECK, 0)
