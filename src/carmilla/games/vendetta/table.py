"""The table of Vendetta: what frames, nodes and legality ask of it."""

from __future__ import annotations

from typing import Any

from carmilla.kernel.codes import Reason
from carmilla.kernel.decisions import Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.index import ability_of, card_of, entry
from carmilla.kernel.options import NOBODY, NONE, a_of, b_of, verb_of
from carmilla.kernel.table import declare

from . import state, words
from .abilities import Context
from .legality import dispatch, planning
from .rules import effects, frenzy, resolution, rounds
from .rules import planning as planning_rules
from .stats import Stats
from .words import REASONS, D, K, L, V, Z


class Vendetta(Stats):
    def blank(self) -> Vendetta:
        new = Vendetta()
        new.definitions, new.programs = self.definitions, self.programs
        return new

    # ---- legality
    def enumerate(self, q: Question) -> list[int]:
        return dispatch.enumerate_options(self, q)

    def check(self, q: Question, option: int) -> int:
        return dispatch.check(self, q, option)

    def reason(self, q: Question, option: int, code: int) -> Reason:
        name, rule = REASONS[code]
        return Reason(name, f"vendetta.{rule}" if rule else "", option)

    def lies(self, card: int, zone: int, seat: int) -> bool:
        return NOBODY < card < len(self.zone) and self.zone[card] == zone * self.seats + seat

    def has_more_to_do(self, turn: planning_rules.PlanningTurn) -> bool:
        """After the card: is there anything besides ending the turn? Public facts alone decide."""
        # rule: info.windows
        return bool(planning.others(self, turn) or planning.with_card(self, turn))

    def by_place(self, options: list[int]) -> list[int]:
        """Options that name a card, in the order of the places of these cards; those that name none come last."""
        keyed: list[tuple[int, int, int, int]] = []
        for option in options:
            if verb_of(option) == V.LATER:
                keyed.append((len(self.rows), a_of(option), b_of(option), option))
            else:
                at = self.zone[a_of(option)]
                keyed.append((at, self.rows[at].index(a_of(option)), b_of(option), option))
        return [key[3] for key in sorted(keyed)]

    def by_code(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """In the order of the printed codes."""
        return tuple([card for _, _, card in sorted([(self.text(card).code, self.ident[card], card) for card in cards])])

    # ---- moments and effects
    def waits(self, key: int, loc: int = NONE) -> bool:
        """Does anything on the table (or, where the moment is one Location's, there) care about this moment?"""
        if self.active[key]:
            if key not in words.AT_ONE_LOCATION:
                return True
            for at in self.active[key]:
                if self.location_of(card_of(at)) == loc:
                    return True
        if not self.lingering:
            return False
        for effect in self.lingering:
            if effect[1] == L.LATER and self.definitions[effect[4]].abilities[effect[5]].key == key:
                return True
        return False

    def moment(self, key: int, loc: int = NONE, who: int = NONE, what: int = NOBODY, where: int = NONE, number: int = 0) -> None:
        if self.waits(key, loc):
            self.call(effects.Moment(key, loc, who, what, where, number))

    def effect_of(self, at: int, seat: int, who: int, what: int, where: int, number: int) -> effects.TakeEffect:
        """What the ability of an entry of the index does, for that player."""
        card = card_of(at)
        loc = self.location_of(card)
        if loc == NONE:
            loc = where
        return effects.TakeEffect(seat, card, self.ident[card], ability_of(at), loc, who, what, where, number)

    def entry_of(self, option: int) -> int:
        return entry(a_of(option), b_of(option))

    def put_off(self, c: Context, ability: int) -> None:
        """Another ability of the card waits for its moment, wherever the card will be then."""
        self.linger(self.round_serial(), L.LATER, NOBODY, c.seat, self.ident[c.card], ability)

    def put_off_no_more(self, seat: int, definition: int, ability: int) -> None:
        self.linger_no_more(L.LATER, NOBODY, seat, definition, ability)

    def linger_here(self, key: int, card: int, seat: int, loc: int, n: int = 0, round_: bool = False) -> None:
        """Until this Location is done, or until the end of the round."""
        self.linger(self.round_serial() if round_ else self.location_serial(), key, card, seat, loc, n)

    def round_serial(self) -> int:
        for frame in self.stack:
            if isinstance(frame, rounds.Round):
                return frame.serial
        return 0

    def location_serial(self) -> int:
        for frame in self.stack:
            if isinstance(frame, resolution.Location):
                return frame.serial
        return self.round_serial()

    # ---- leaving
    def departure(self, seats: tuple[int, ...]) -> Frame[Any]:
        return frenzy.Elimination(seats)

    def cut_short(self, frame: Frame[Any], leavers: tuple[int, ...]) -> None:
        """What ends when these players are out: their turn, their effects, and the game if it is decided."""
        # rule: diablerie.last-one
        if isinstance(frame, rounds.Game):
            if self.decided():
                self.leave(frame, "final_score")
        elif isinstance(frame, planning_rules.PlanningTurn | effects.TakeEffect) and frame.seat in leavers:
            self.leave(frame, "over")

    # ---- setting up, ending
    def lay_out_cards(self) -> None:
        """Every card of the game, once the clans are chosen."""
        cards: list[tuple[int, int, int, int]] = []
        for seat in range(self.seats):
            if self.clan[seat] != NONE and self.in_game(seat):
                cards += self.clan_cards(seat, self.clan[seat])
        self.deal_out(cards + self.cards_of_nobody())
        for seat in self.order():
            self.first_hand(seat)
        # rule: locations.deal
        if self.location_cards:
            self.lay_location_cards()
        if self.relics:
            self.offer_relics(self.seats + 1)

    def clan_cards(self, seat: int, clan: int) -> list[tuple[int, int, int, int]]:
        """The starting cards first."""
        found = [(not text.starting, i) for i, text in enumerate(self.definitions) if text.kind == D.CLAN and text.clan == clan]
        return [(i, seat, clan, Z.DECK) for _, i in sorted(found)]

    def cards_of_nobody(self) -> list[tuple[int, int, int, int]]:
        table = self.seats
        found: list[tuple[int, int, int, int]] = []
        for i, text in enumerate(self.definitions):
            if text.house and not self.house_cards:
                continue
            if text.kind == D.VAMPIRE or text.kind == D.HUMAN:
                found.append((i, table, words.B.ALLY, Z.ALLY_DECK))
            elif text.kind == D.RELIC and self.relics:
                found.append((i, table, words.B.RELIC, Z.BOX))
            elif text.kind == D.LOCATION and self.location_cards:
                found.append((i, table, words.B.LOCATION, Z.LOCATION_BOX))
        return found + [(i, table, words.B.VICTIM, Z.VICTIMS) for i in self.victims()]

    def victims(self) -> list[int]:
        """Thirty-five, by name or, without house cards, all unnamed."""
        # rule: victim.values
        named: list[int] = []
        plain: list[int] = []
        for i, text in enumerate(self.definitions):
            if text.kind == D.VICTIM and text.code == words.PLAIN_VICTIM:
                plain.append(i)
            elif text.kind == D.VICTIM and (self.house_cards or not text.house):
                named.append(i)
        return named[: words.VICTIMS] + plain * (words.VICTIMS - len(named))

    def reveal_everything(self) -> None:
        """After the end, where the table wishes it: hands, decks and what still lies face down."""
        for seat in range(self.seats):
            for zone in (Z.DECK, Z.HAND, *range(Z.POSITION, Z.POSITION + words.LOCATIONS)):
                self.reveal_all(self.row(zone, seat), self.everybody())

    # ---- the score
    def score(self, seat: int) -> int:
        return sum([n for _, _, n in self.score_lines(seat)])

    def score_lines(self, seat: int) -> list[tuple[str, int, int]]:
        """The final score line by line: what (alliance, drained, relic with their card; influence, diablerie), the card, how much."""
        # rule: end.score, end.example, drain.replaces, relic.score, diablerie.score
        lines = [("alliance", card, self.influence_of(card)) for card in self.alliance(seat)]
        lines += [("drained", card, self.text(card).drained) for card in self.drained(seat)]
        lines += [("relic", card, self.text(card).influence) for card in self.row(Z.RELIC, seat) + self.row(Z.USED, seat)]
        lines.append(("influence", NOBODY, self.influence[seat]))
        tokens = self.tokens_up[seat] + self.tokens_down[seat]
        if tokens:
            lines.append(("diablerie", NOBODY, -tokens))
        return lines

    def final_order(self) -> list[int]:
        """The players still in the game, the best first; in teams, partner beside partner."""
        # rule: end.winner, end.tie, team.score, team.tie, team.eliminated, card.al08
        first = self.last_ambition if self.last_ambition != NONE and self.in_game(self.last_ambition) else self.ambition
        # rule: contradiction.cards
        ties = {self.player_of(card_of(entry)) for entry in self.active[K.WINS_TIES]} if not self.teams else set()
        keyed: list[tuple[int, int, int, int, int]] = []
        for seat in self.order():
            team = [other for other in self.order() if self.team_of(other) == self.team_of(seat)]
            place = min([(other - first) % self.seats for other in team])
            influence = sum([self.score(other) for other in team])
            blood = sum([self.pool[other] for other in team])
            keyed.append((-influence, int(seat not in ties), -blood, place, seat))
        return [key[4] for key in sorted(keyed)]

    def victors(self) -> list[int]:
        best = self.final_order()[:1]
        return [seat for seat in self.order() if self.team_of(seat) == self.team_of(best[0])] if best else []

    # ---- what should always hold
    def invariants(self) -> list[str]:
        found: list[str] = []
        for seat in range(self.seats):
            if self.in_game(seat) and self.round and self.pool[seat] < 1:
                found.append(f"seat {seat} has no blood and no Frenzy")
            if self.influence[seat] < 0 or self.tokens_up[seat] < 0 or self.tokens_down[seat] < 0:
                found.append(f"seat {seat} has less than nothing")
            if self.in_game(seat) and self.tokens_up[seat] + self.tokens_down[seat] > 2:
                found.append(f"seat {seat} has a third Diablerie token")
        for row in self.blood:
            if min(row) < 0:
                found.append("less than no blood is assigned")
        return found


FRAMES = rounds.FRAMES + planning_rules.FRAMES + resolution.FRAMES + effects.FRAMES + frenzy.FRAMES
declare(Vendetta, "vendetta", state.COLUMNS, FRAMES, words.VERBS, words.EVENTS, words.ZONES, words.ASKS, words.KEYS)
Vendetta.LINGERING = words.LINGERING
