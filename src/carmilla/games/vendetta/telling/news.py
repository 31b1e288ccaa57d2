"""What a seat was told, as sentences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from carmilla.games.vendetta.words import LOCATIONS, ZONES
from carmilla.protocol import Seen

from .names import POSITION, Names, sentence

ZONE_NAMES = tuple([zone.name for zone in ZONES])
TAKEN = ("spent", "lost", "stolen", "assigned")  # what says where the blood of a pool went


@dataclass
class News:
    """Follows the cards from event to event, so that a sentence can say whose they are and where they lie."""

    names: Names
    seats: int
    haven: int
    begun: bool = False  # has the first round?
    lies: dict[int, int] = field(default_factory=dict)  # by handle: where the card lies
    seen: dict[int, int] = field(default_factory=dict)  # by handle: what it is

    def tell(self, events: list[Seen]) -> list[str]:
        said: list[str] = []
        at = 0
        while at < len(events):
            sentences, used = self.sentences(events, at)
            said += [sentence(text) for text in sentences if text]
            at += used
        return said

    def sentences(self, events: list[Seen], at: int) -> tuple[list[str], int]:
        """What to say of the event here, and how many events that took."""
        event = events[at]
        following = events[at + 1] if at + 1 < len(events) else None
        if event.kind == "blood":
            return self.blood(event, following)
        args: list[Any] = event.args
        if event.kind == "stolen":
            gained = following is not None and following.kind == "blood" and following.args[0] == args[1]
            return [self.stolen(*args)], 2 if gained else 1
        if event.kind == "moved":
            return [self.moved(*args[:4])], 1
        told = getattr(self, f"of_{event.kind.replace('-', '_')}", None)
        return ([] if told is None else [told(*args)]), 1

    def place(self, loc: Any) -> str:
        return self.names.place(int(loc), self.haven)

    def note(self, card: Any) -> int:
        """Remembers what a handle stands for, and says what it stands for."""
        handle, definition = card
        if handle and definition >= 0:
            self.seen[handle] = definition
        return int(definition if definition >= 0 else self.seen.get(handle, -1))

    def where(self, card: Any) -> tuple[str, int]:
        row = self.lies.get(card[0], -1)
        return ("", -1) if row < 0 else (ZONE_NAMES[row // self.seats], row % self.seats)

    # ---- blood and influence
    def blood(self, event: Seen, following: Seen | None) -> tuple[list[str], int]:
        seat, n = event.args
        assert isinstance(n, int)
        if n < 0 and following is not None and following.kind in TAKEN and following.args[0] == seat:
            return [], 1
        ident = "news-gains-blood" if n > 0 else "news-gives-blood"
        return [self.names.say(ident, n=abs(n), **self.names.about(int(str(seat))))], 1

    def stolen(self, seat: int, by: int, n: int) -> str:
        who = self.names.about(by)
        return self.names.say("news-stolen", n=n, whom=self.names.about(seat)["who"], from_me=self.names.about(seat)["me"], **who)

    def of_spent(self, seat: int, n: int) -> str:
        return self.names.say("news-spent", n=n, **self.names.about(seat))

    def of_lost(self, seat: int, n: int) -> str:
        return self.names.say("news-lost", n=n, **self.names.about(seat))

    def of_assigned(self, seat: int, loc: int, n: int) -> str:
        ident = "news-assigned" if n > 0 else "news-assigned-less"
        return self.names.say(ident, n=abs(n), where=self.place(loc), **self.names.about(seat))

    def of_influence(self, seat: int, n: int) -> str:
        ident = "news-gains-influence" if n > 0 else "news-loses-influence"
        return self.names.say(ident, n=abs(n), **self.names.about(seat))

    def of_diablerie(self, seat: int, up: int, down: int) -> str:
        return self.names.say("news-diablerie", up=up, down=down, **self.names.about(seat))

    # ---- the course of play
    def of_clan(self, seat: int, clan: int) -> str:
        return self.names.say("news-clan", clan=self.names.clan(clan), **self.names.about(seat))

    def of_round(self, n: int) -> str:
        self.begun = True
        return self.names.say("news-round", n=n)

    def of_ambition(self, seat: int) -> str:
        return self.names.say("news-ambition", **self.names.about(seat))

    def of_location(self, loc: int) -> str:
        return self.names.say("news-location", where=self.place(loc))

    def of_token(self, seat: int, withdraws: int) -> str:
        return self.names.say("news-withdraws" if withdraws else "news-stays", **self.names.about(seat))

    def of_total(self, seat: int, loc: int, n: int) -> str:
        return self.names.say("news-total", n=n, **self.names.about(seat))

    def of_place(self, seat: int, loc: int, n: int) -> str:
        return self.names.say("news-won", where=self.place(loc), **self.names.about(seat)) if n == 1 else ""

    def of_bid(self, seat: int, n: int) -> str:
        return self.names.say("news-bid", n=n, **self.names.about(seat))

    def of_way(self, seat: int, way: int) -> str:
        return self.names.say("news-way", n=way + 1, **self.names.about(seat))

    def of_eliminated(self, seat: int, n: int) -> str:
        return self.names.say("news-eliminated", **self.names.about(seat))

    def of_frenzy(self, seat: int, by: int) -> str:
        if by < 0:
            return self.names.say("news-frenzy", **self.names.about(seat))
        by_whom = self.names.say("because-of", **self.names.about(by))
        return self.names.say("news-frenzy-by", by=by_whom, **self.names.about(seat))

    def of_rewound(self) -> str:
        return self.names.say("news-rewound")

    # ---- cards
    def of_played(self, seat: int, card: Any, loc: int, down: int) -> str:
        definition = self.note(card)
        if not down:
            return self.names.say("news-played", card=self.names.once(definition), where=self.place(loc), **self.names.about(seat))
        if definition < 0:
            return self.names.say("news-played-down", where=self.place(loc), **self.names.about(seat))
        where = self.place(loc)
        return self.names.say("news-played-down-known", card=self.names.with_power(definition), where=where, **self.names.about(seat))

    def of_turned(self, card: Any, up: int) -> str:
        definition = self.note(card)
        zone, seat = self.where(card)
        if not zone.startswith(POSITION):
            return ""
        ident = "news-turned-up" if up else "news-turned-down"
        shown = self.names.once(definition) if up else self.names.with_power(definition)
        return self.names.say(ident, card=shown, **self.names.about(seat))

    def of_used(self, seat: int, card: Any, ability: int) -> str:
        definition = self.note(card)
        about = self.names.about(seat) if seat >= 0 else {"who": self.names.say("the-table"), "me": "no"}
        if definition < 0:
            return ""
        return self.names.say("news-used", card=self.names.once(definition), **about)

    def of_drawn(self, seat: int, card: Any) -> str:
        return self.names.say("news-drawn", card=self.names.card(self.note(card)), **self.names.about(seat))

    def of_shown(self, card: Any, to: int, row: int, place: int) -> str:
        """Somebody looks at a card that others do not see."""
        definition = self.note(card)
        zone, owner = ZONE_NAMES[row // self.seats], row % self.seats
        lookers = [seat for seat in range(self.seats) if to >> seat & 1]
        if len(lookers) != 1 or lookers[0] == owner or not zone.startswith(POSITION):
            return ""
        whose, where = self.names.say("of", **self.names.about(owner)), self.place(int(zone[-1]) - 1)
        if definition < 0 or lookers[0] != self.names.viewer:
            return self.names.say("news-looks", whose=whose, where=where, **self.names.about(lookers[0]))
        card_name = self.names.once(definition)
        return self.names.say("news-looks-sees", whose=whose, where=where, card=card_name, **self.names.about(lookers[0]))

    def moved(self, card: list[int], old: int, new: int, later: int) -> str:
        """A card goes from row to row, perhaps under another handle."""
        handle, definition = card
        known = definition if definition >= 0 else self.seen.get(handle, -1)
        self.lies.pop(handle, None)
        self.seen.pop(handle, None)
        if later:
            self.lies[later] = new
            if known >= 0:
                self.seen[later] = known
        return self.move(known, divmod(old, self.seats), divmod(new, self.seats))

    def move(self, definition: int, old: tuple[int, int], new: tuple[int, int]) -> str:
        left, took, seat = ZONE_NAMES[old[0]], ZONE_NAMES[new[0]], new[1]
        card = self.names.card(definition)
        if took == "prize" or took == "place":
            ident = "news-prize" if took == "prize" else "news-place-card"
            return self.names.say(ident, card=self.names.once(definition), where=self.place(seat))
        if took == "alliance":
            ident = {"victims": "news-victim", "prize": "news-ally", "drained": "news-restored"}.get(left, "news-joins")
            return self.names.say(ident, card=card, **self.names.about(seat))
        if took == "drained":
            return self.names.say("news-drains", card=card, **self.names.about(seat))
        if took == "relic":
            return self.names.say("news-relic", card=self.names.once(definition), **self.names.about(seat))
        if took == "used-relic":
            return self.names.say("news-relic-used", card=card, **self.names.about(seat))
        return self.move_of_clan_card(definition, left, took, old[1], seat)

    def move_of_clan_card(self, definition: int, left: str, took: str, owner: int, seat: int) -> str:
        shown = self.names.with_power(definition)
        if left.startswith(POSITION) and took.startswith(POSITION):
            where = self.place(int(took[-1]) - 1)
            return self.names.say("news-moves", card=shown, where=where, whose=self.names.say("of", **self.names.about(owner)))
        if left.startswith(POSITION) and took == "hand" and int(left[-1]) <= LOCATIONS:
            return self.names.say("news-home", card=shown, **self.names.about(seat))
        if left == "deck" and took == "hand" and self.begun:
            return self.names.say("news-draws", card=shown, known="yes" if definition >= 0 else "no", **self.names.about(seat))
        return ""
