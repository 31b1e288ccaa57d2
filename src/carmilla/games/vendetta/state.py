"""What a table of Vendetta remembers, and the questions about it that need no rule."""

from __future__ import annotations

from typing import Any, Final

from carmilla.kernel.columns import ONE, PER_CARD, PER_SEAT, ROWS, SET_ONCE, Column
from carmilla.kernel.options import FLAG, NONE, NUMBER, SEAT, SEATS_OF
from carmilla.kernel.table import Table

from .abilities import CardText, Part
from .words import LOCATIONS, D, Z

COLUMNS: Final = (
    Column("teams", ONE, FLAG, keep=SET_ONCE),
    Column("relics", ONE, FLAG, keep=SET_ONCE),
    Column("location_cards", ONE, FLAG, keep=SET_ONCE),
    Column("house_cards", ONE, FLAG, keep=SET_ONCE),
    Column("reveal_at_end", ONE, FLAG, keep=SET_ONCE),
    Column("rewards", ONE, NUMBER, keep=SET_ONCE),
    Column("haven", ONE, NUMBER, keep=SET_ONCE),
    Column("round", ONE, NUMBER),
    Column("ambition", ONE, SEAT),
    Column("offered_clans", ONE, NUMBER),  # as bits
    Column("clan", PER_SEAT, NUMBER),
    Column("pool", PER_SEAT, NUMBER),
    Column("influence", PER_SEAT, NUMBER),
    Column("tokens_up", PER_SEAT, NUMBER),  # Diablerie tokens face up, and face down
    Column("tokens_down", PER_SEAT, NUMBER),
    Column("eliminated", PER_SEAT, NUMBER),  # in which round, or 0
    Column("blood", ROWS, NUMBER),  # by Location, then by seat
    Column("plays", ROWS, NUMBER),  # cards played this round, by Location, then by seat
    Column("up", PER_CARD, FLAG),
    Column("won_at", PER_CARD, NUMBER),  # of Allies: 1 and the Location, or 0
    Column("left_location", ROWS, SEAT),  # who has withdrawn, by Location
    Column("resolved", ONE, NUMBER),  # Locations, as bits
    Column("resolving", ONE, NUMBER),  # the Location under way, or NONE
    Column("staying", ONE, SEATS_OF),  # who shows Stay there
    Column("took_part", ONE, SEATS_OF),  # who was there after the withdrawals
    Column("winner", ONE, SEAT),
    Column("got", ONE, SEATS_OF),  # who received a card as a reward there
    Column("turn_played", ONE, FLAG),  # has the planning turn under way seen its card?
    Column("last_ambition", ONE, SEAT),  # who took the token in the last conflict
)


class State(Table):
    """Readers only."""

    definitions: list[Any]

    def __init__(self) -> None:
        super().__init__()
        self.programs: list[list[tuple[Part, ...]]] = []  # by definition and ability; shared, no state
        self.teams: bool = False
        self.relics: bool = False
        self.location_cards: bool = False
        self.house_cards: bool = True
        self.reveal_at_end: bool = False
        self.rewards: int = 0
        self.haven: int = 2
        self.round: int = 0
        self.ambition: int = 0
        self.offered_clans: int = 0
        self.clan: list[int] = []
        self.pool: list[int] = []
        self.influence: list[int] = []
        self.tokens_up: list[int] = []
        self.tokens_down: list[int] = []
        self.eliminated: list[int] = []
        self.blood: list[tuple[int, ...]] = []
        self.plays: list[tuple[int, ...]] = []
        self.up: bytearray = bytearray()
        self.won_at: bytearray = bytearray()
        self.left_location: list[tuple[int, ...]] = []
        self.resolved: int = 0
        self.resolving: int = NONE
        self.staying: int = 0
        self.took_part: int = 0
        self.winner: int = NONE
        self.got: int = 0
        self.turn_played: bool = False
        self.last_ambition: int = NONE

    def knows_list(self, viewer: int, owner: int) -> bool:
        """Clan decks, Allies, Victims, Relics and Location cards are public lists."""
        # rule: info.public, team.info
        return True

    # ---- players
    def in_game(self, seat: int) -> bool:
        return not self.gone >> seat & 1

    def order(self) -> list[int]:
        """The players in turn order."""
        # rule: order.ambition
        first, seats, gone = self.ambition, self.seats, self.gone
        return [seat % seats for seat in range(first, first + seats) if not gone >> seat % seats & 1]

    def partner(self, seat: int) -> int:
        """In teams, whoever sits opposite; NONE if there is nobody (any more)."""
        # rule: team.seating, team.example
        if not self.teams or seat == NONE:
            return NONE
        other = (seat + self.seats // 2) % self.seats
        return NONE if self.gone >> other & 1 else other

    def team_of(self, seat: int) -> int:
        return seat % (self.seats // 2) if self.teams else seat

    def decided(self) -> bool:
        """Is only one player left, or only one team?"""
        # rule: diablerie.last-one
        return len({self.team_of(seat) for seat in range(self.seats) if not self.gone >> seat & 1}) < 2

    # ---- cards
    def text(self, card: int) -> CardText:
        text: CardText = self.definitions[self.ident[card]]
        return text

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.rows[Z.HAND * self.seats + seat]

    def deck(self, seat: int) -> tuple[int, ...]:
        """The top card is the last."""
        return self.rows[Z.DECK * self.seats + seat]

    def alliance(self, seat: int) -> tuple[int, ...]:
        return self.rows[Z.ALLIANCE * self.seats + seat]

    def drained(self, seat: int) -> tuple[int, ...]:
        return self.rows[Z.DRAINED * self.seats + seat]

    def cards_at(self, seat: int, loc: int) -> tuple[int, ...]:
        """The assigned cards in this player's Position at that Location."""
        # rule: setup.positions, term.position, term.where-now
        return self.rows[(Z.POSITION + loc) * self.seats + seat]

    def all_at(self, loc: int) -> list[int]:
        """All assigned cards at a Location, seat by seat."""
        first = (Z.POSITION + loc) * self.seats
        found: list[int] = []
        for row in self.rows[first : first + self.seats]:
            found += row
        return found

    def player_of(self, card: int) -> int:
        """Everything in a player's Position, alliance or row of Relics is that player's; NONE for what belongs to nobody."""
        # rule: term.yours
        zone = self.zone[card] // self.seats
        if Z.POSITION <= zone <= Z.USED:
            return self.zone[card] % self.seats
        return NONE

    def location_of(self, card: int) -> int:
        """The Location where a card lies (a clan card, a Location card), or where an Ally was won; else NONE."""
        zone = self.zone[card] // self.seats
        if Z.POSITION <= zone < Z.POSITION + LOCATIONS:
            return zone - Z.POSITION
        if zone == Z.PLACE or zone == Z.PRIZE:
            return self.zone[card] % self.seats
        return NONE

    def is_assigned(self, card: int) -> bool:
        return Z.POSITION <= self.zone[card] // self.seats < Z.POSITION + LOCATIONS

    def face_down(self, loc: int = NONE, but_of: int = NONE) -> list[int]:
        """The cards lying face down at a Location, or anywhere, by Location and turn order."""
        found: list[int] = []
        for at in self.locations() if loc == NONE else [loc]:
            for seat in self.order():
                if seat != but_of:
                    found += [card for card in self.cards_at(seat, at) if not self.up[card]]
        return found

    def victims_left(self) -> int:
        return len(self.rows[Z.VICTIMS * self.seats])

    def is_vampire(self, card: int) -> bool:
        return self.text(card).kind == D.VAMPIRE

    # ---- Locations
    def locations(self) -> list[int]:
        """Location 1 first, the Prince's Haven last."""
        return list(range(self.haven + 1))

    def is_resolved(self, loc: int) -> bool:
        return bool(self.resolved >> loc & 1)

    def withdrawn(self, seat: int, loc: int) -> bool:
        return seat in self.left_location[loc]

    def present(self, seat: int, loc: int) -> bool:
        """Does this player take part at that Location: an assigned card or assigned blood there, and not withdrawn?"""
        # rule: term.rival, term.assigned-blood
        return (bool(self.cards_at(seat, loc)) or self.blood[loc][seat] > 0) and seat not in self.left_location[loc]

    def prize(self, loc: int) -> tuple[int, ...]:
        """The Ally lying there."""
        return self.rows[Z.PRIZE * self.seats + loc]
