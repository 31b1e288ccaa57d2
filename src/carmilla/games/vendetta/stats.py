"""What the cards on the table say of numbers and rules: Power, prices, ties, who is protected, who is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carmilla.kernel.index import card_of
from carmilla.kernel.options import NOBODY, NONE

from .abilities import ADD, AT_OPPONENTS, HALVE, HIGHEST_OF_OTHERS, SET, THIS, Ability, Context
from .primitives import Primitives
from .words import D, K, L

if TYPE_CHECKING:
    from .table import Vendetta


class Stats(Primitives):
    # ---- abilities
    def abilities(self, card: int) -> tuple[Ability, ...]:
        found: tuple[Ability, ...] = self.definitions[self.ident[card]].abilities
        return found

    def said(self, entry: int) -> Ability:
        """The ability of an entry of the index."""
        ability: Ability = self.definitions[self.ident[entry >> 8]].abilities[entry & 255]
        return ability

    def context_of(self, entry: int, who: int, what: int, where: int, number: int) -> Context:
        card = card_of(entry)
        loc = self.location_of(card)
        if loc == NONE:
            loc = self.resolving
        return Context(self.player_of(card), card, loc, who, what, where, number)

    def holding(self, key: int, who: int, what: int, where: int, number: int, seat: int = NONE) -> list[int]:
        """The entries about this whose conditions hold now; of one player, if said."""
        if not self.active[key]:
            return []
        found: list[int] = []
        for entry in self.active[key]:
            if seat == NONE or self.player_of(card_of(entry)) == seat:
                c = self.context_of(entry, who, what, where, number)
                if self.holds(self.said(entry), c):
                    found.append(entry)
        return found

    def holds(self, ability: Ability, c: Context) -> bool:
        g = cast("Vendetta", self)
        for need in ability.conditions:
            if not need.holds(g, c):
                return False
        return True

    def number_of(self, key: int, base: int, who: int, what: int, where: int, number: int, seat: int = NONE) -> int:
        """A base, then what sets it, then what is added; never below 0."""
        if not self.active[key]:
            return base
        added = 0
        for entry in self.holding(key, who, what, where, number, seat):
            ability, n = self.said(entry), self.value_of(entry, who, what, where, number)
            if ability.op == SET:
                base = n
            else:
                added += n
        return max(base + added, 0)

    def value_of(self, entry: int, who: int, what: int, where: int, number: int) -> int:
        value = self.said(entry).number
        return 0 if value is None else value.value(cast("Vendetta", self), self.context_of(entry, who, what, where, number))

    # ---- who is who
    def rivals(self, c: Context) -> tuple[int, ...]:
        """The opponents who take part at the card's Location, in turn order."""
        # rule: term.rival
        return tuple([seat for seat in self.order() if seat != c.seat and seat != c.spared and self.present(seat, c.loc)])

    def opponents(self, c: Context) -> tuple[int, ...]:
        # rule: term.opponent
        return tuple([seat for seat in self.order() if seat != c.seat and seat != c.spared])

    def is_opponent(self, c: Context, seat: int) -> bool:
        """Another player, unless it is the partner whom a lasting card leaves alone."""
        if seat == c.seat or seat == c.spared:
            return False
        return seat != self.partner(c.seat) or self.settled(c.card) != 1

    def settled(self, card: int) -> int:
        """Does this card leave the partner alone (1) or not (0)? NONE if its player has not said."""
        for effect in self.lingering:
            if effect[1] == L.SPARES and effect[2] == card:
                return effect[5]
        return NONE

    def is_aimed_at_partner(self, c: Context, aims: int) -> bool:
        partner = self.partner(c.seat)
        if partner == NONE or (c.who != NONE and c.what != NOBODY and c.who != partner and self.is_lasting(c.card)):
            return False
        return aims == AT_OPPONENTS or self.present(partner, c.loc)

    def is_lasting(self, card: int) -> bool:
        """Does it watch what opponents play?"""
        if card == NOBODY or self.text(card).kind != D.CLAN:
            return False
        for ability in self.abilities(card):
            if ability.aims and ability.key in (K.CARD_PLAYED, K.MUST_PLAY_FACE_DOWN):
                return True
        return False

    def aims_for_long(self, card: int) -> bool:
        """In teams: is its player to say beforehand whether the partner is meant?"""
        return self.teams and self.partner(self.player_of(card)) != NONE and self.is_lasting(card)

    def changes_others(self, card: int) -> bool:
        """A face-up card that changes the Power of others' cards."""
        if not self.up[card]:
            return False
        for ability in self.abilities(card):
            if ability.key == K.POWER and ability.of != THIS:
                return True
        return False

    def spares(self, card: int, seat: int) -> bool:
        """Does this card leave that player alone, as its player's partner?"""
        return self.teams and self.partner(self.player_of(card)) == seat and self.settled(card) == 1

    def is_protected(self, seat: int, card: int, where: int) -> bool:
        """Can effects of this card, begun there, take no blood from this player?"""
        if card == NOBODY:
            return False
        for effect in self.lingering:
            if effect[1] == L.IMMUNE_TO and effect[2] == card and effect[3] == seat:
                return True
        # rule: card.to06
        return len(self.holding(K.NO_LOSS, seat, card, where, 0, seat)) > 0

    def skips(self, seat: int, loc: int) -> bool:
        for effect in self.lingering:
            if effect[1] == L.SKIPS and effect[3] == seat and effect[4] == loc:
                return True
        return False

    # ---- prices
    def price(self, seat: int, loc: int, down: bool) -> int:
        """Of playing a card there from the hand."""
        n = self.number_of(K.PLAY_PRICE, 0, seat, NOBODY, loc, int(down))
        if not down or self.holding(K.FREE_FACE_DOWN, seat, NOBODY, loc, 1):
            return n
        # rule: card.al07
        return n + self.number_of(K.FACE_DOWN_PRICE, 1, seat, NOBODY, loc, 1, seat)

    def must_play_down(self, seat: int, loc: int) -> bool:
        return len(self.holding(K.MUST_PLAY_FACE_DOWN, seat, NOBODY, loc, 0)) > 0

    # ---- the alliance
    def drainable(self, seat: int) -> list[int]:
        """The undrained cards of an alliance but those that cannot be drained."""
        cards = list(self.alliance(seat))
        # rule: card.al11
        for entry in self.active[K.NOT_DRAINED]:
            if card_of(entry) in cards:
                cards.remove(card_of(entry))
        return cards

    def tokens_for(self, vampire: int) -> int:
        """The Diablerie tokens for draining it."""
        n = 1
        for entry in self.active[K.DIABLERIE_TOKENS]:
            if card_of(entry) == vampire:
                # rule: card.al14
                n = self.value_of(entry, self.player_of(vampire), vampire, NONE, 0)
        return n

    def may_exchange(self, seat: int) -> bool:
        """May the player keep both drawn cards and put a held one under the deck?"""
        return len(self.holding(K.MAY_EXCHANGE, seat, NOBODY, NONE, 0, seat)) > 0 and len(self.hand(seat)) > 0

    # ---- Power
    def highest_printed(self, loc: int, but_of: int = NONE, and_but_of: int = NONE) -> int:
        """The highest number printed on a face-up card there."""
        # rule: term.face-down-printed
        best = 0
        for seat in range(self.seats):
            if seat != but_of and seat != and_but_of:
                for card in self.cards_at(seat, loc):
                    if self.up[card]:
                        best = max(best, self.text(card).power)
        return best

    def power(self, card: int) -> int:
        """What an assigned card counts."""
        # rule: term.power
        seat, loc = self.place_of(card), self.location_of(card)
        if not self.up[card]:
            return self.face_down_power(seat, loc)
        # rule: conflict.modifier-order
        power, added, divided = self.text(card).power, 0, 1
        for entry in self.active[K.POWER]:
            if self.changes(entry, card, seat, loc):
                ability = self.said(entry)
                n = self.value_of(entry, NONE, NOBODY, loc, 0)
                if ability.op == SET:
                    power = n
                elif ability.op == HALVE:
                    divided *= n  # rule: card.ga02
                elif ability.op == ADD:
                    added += n
        return max(power // divided + added, 0)

    def face_down_power(self, seat: int, loc: int) -> int:
        # rule: play.face-down-dead, term.face, card.ma07
        power = 0
        for effect in self.lingering:
            if effect[1] == L.FACE_DOWN_POWER and effect[3] == seat and effect[4] == loc:
                power = max(power, effect[5])
        return power

    def changes(self, entry: int, card: int, seat: int, loc: int) -> bool:
        """Does this ability change the Power of that card?"""
        source = card_of(entry)
        if self.location_of(source) != loc:
            return False
        ability, owner = self.said(entry), self.place_of(source)
        if ability.of == THIS:
            if source != card:
                return False
        elif owner == seat or self.spares(source, seat):
            return False
        elif ability.of == HIGHEST_OF_OTHERS:
            # rule: card.ve02
            spared = self.partner(owner) if self.settled(source) == 1 else NONE
            if self.text(card).power < self.highest_printed(loc, owner, spared):
                return False
        elif not self.present(seat, loc):
            return False
        return self.holds(ability, self.context_of(entry, NONE, NOBODY, loc, 0))

    def total(self, seat: int, loc: int) -> int:
        """The Power of the own cards there after all effects, and 1 for each own blood."""
        # rule: conflict.total, active.power
        total = 0
        for card in self.cards_at(seat, loc):
            total += self.power(card)
        each = 1
        for entry in self.active[K.BLOOD_POWER]:
            source = card_of(entry)
            if self.player_of(source) == seat and self.location_of(source) == loc and self.holding(K.BLOOD_POWER, NONE, NOBODY, loc, 0):
                each = self.value_of(entry, NONE, NOBODY, loc, 0)
        total += each * self.blood[loc][seat]
        for effect in self.lingering:
            if effect[1] == L.TOTAL_PLUS and effect[3] == seat and effect[4] == loc:
                total += effect[5]
        return total

    def ties(self, seats: list[int]) -> list[int]:
        """Who comes before whom in a tie: who wins all ties, then by turn order."""
        # rule: order.ties, contradiction.cards, card.al08
        order = [seat for seat in self.order() if seat in seats]
        first = [self.player_of(card_of(entry)) for entry in self.active[K.WINS_TIES]]
        return [seat for seat in order if seat in first] + [seat for seat in order if seat not in first]

    def ranking(self, loc: int) -> list[int]:
        """Who took part and still has a card or blood there, by total Power."""
        # rule: conflict.ranked
        seats = self.ties([seat for seat in self.order() if self.present(seat, loc)])
        totals = [(-self.total(seat, loc), place) for place, seat in enumerate(seats)]
        # rule: conflict.winner, conflict.tie, team.ranking
        return [seats[place] for _, place in sorted(totals)]

    # ---- the end
    def influence_of(self, card: int) -> int:
        """What an undrained card of an alliance is worth at the end."""
        n = self.text(card).influence
        for entry in self.active[K.FINAL_INFLUENCE]:
            if card_of(entry) == card and self.holding(K.FINAL_INFLUENCE, NONE, NOBODY, NONE, 0, self.player_of(card)):
                n += self.value_of(entry, NONE, NOBODY, NONE, 0)
        return n
