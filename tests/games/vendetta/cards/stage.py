"""A table for one card: what lies where, one Location or one turn played strictly, and what came of it.

s = stage("ventrue brujah toreador")           # Ana, Bea and Cai
s.Bea.at(1, "BR07")                            # face up at Location 1
s.Cai.blood(1, 2)
s.resolve(1)                                   # everybody there stays
s.go("Ana yes; Bea card BR07")                 # each answer must be asked for and offered
s.over()                                       # nobody is asked for anything else
assert s.Cai.pool == 5
"""

from __future__ import annotations

from carmilla.games.vendetta.cards.pool import NUMBER_OF
from carmilla.games.vendetta.rules.planning import PlanningTurn
from carmilla.games.vendetta.rules.resolution import Location
from carmilla.games.vendetta.rules.rounds import Round
from carmilla.games.vendetta.setup import empty_table
from carmilla.games.vendetta.words import CLANS, LOCATIONS, B, D, V, Z
from carmilla.kernel.options import AMOUNT_OF, a_of, b_of, n_of, pack, verb_of

NAMES = ("Ana", "Bea", "Cai", "Dan", "Eva", "Fay")
HAVEN = "haven"


class Player:
    """One player: what is set up, and what is left afterwards."""

    def __init__(self, scene: Stage, seat: int) -> None:
        self.scene, self.seat = scene, seat

    # ---- before
    def at(self, loc: int | str, *codes: str, down: bool = False) -> int:
        """Cards assigned there; the last of them."""
        card = 0
        for code in codes:
            card = self.scene.find(code)
            self.scene.g.put(card, Z.POSITION + self.scene.place(loc), self.seat, not down)
            if down:
                self.scene.g.reveal(card, 1 << self.seat)
        return card

    def blood(self, loc: int | str, n: int) -> None:
        self.scene.g.assign(self.seat, self.scene.place(loc), n)

    def ally(self, *codes: str) -> None:
        for code in codes:
            self.scene.g.put(self.scene.find(code), Z.ALLIANCE, self.seat)

    def drained(self, code: str) -> None:
        self.scene.g.put(self.scene.find(code), Z.DRAINED, self.seat)

    def relic(self, code: str) -> None:
        self.scene.g.put(self.scene.find(code), Z.RELIC, self.seat)

    def hand(self, *codes: str) -> None:
        for code in codes:
            self.scene.g.put(self.scene.find(code), Z.HAND, self.seat)

    def top_of_deck(self, code: str) -> None:
        card = self.scene.find(code)
        self.scene.g.put(card, Z.OUT, self.seat)
        self.scene.g.put(card, Z.DECK, self.seat)

    def empty_deck(self) -> None:
        for card in self.scene.g.deck(self.seat):
            self.scene.g.put(card, Z.OUT, self.seat)

    def holds(self, blood: int) -> None:
        """So much blood in the pool."""
        self.scene.g.pour(self.seat, blood - self.pool)

    def has_influence(self, n: int) -> None:
        self.scene.g.add_influence(self.seat, n - self.influence)

    # ---- after
    @property
    def pool(self) -> int:
        return self.scene.g.pool[self.seat]

    @property
    def influence(self) -> int:
        return self.scene.g.influence[self.seat]

    @property
    def tokens(self) -> int:
        return self.scene.g.tokens_up[self.seat] + self.scene.g.tokens_down[self.seat]

    def assigned(self, loc: int | str) -> int:
        return self.scene.g.blood[self.scene.place(loc)][self.seat]

    def power(self, loc: int | str) -> int:
        return self.scene.g.total(self.seat, self.scene.place(loc))

    def cards(self, loc: int | str) -> list[str]:
        return self.scene.codes(self.scene.g.cards_at(self.seat, self.scene.place(loc)))

    def alliance(self) -> list[str]:
        return self.scene.codes(self.scene.g.alliance(self.seat))

    def under(self) -> list[str]:
        """The drained cards."""
        return self.scene.codes(self.scene.g.drained(self.seat))

    def in_hand(self) -> list[str]:
        return self.scene.codes(self.scene.g.hand(self.seat))

    def in_deck(self) -> list[str]:
        return self.scene.codes(self.scene.g.deck(self.seat))

    def knows(self, card: int) -> bool:
        return self.scene.g.sees(self.seat, card)

    def is_in(self) -> bool:
        return self.scene.g.in_game(self.seat)


class Stage:
    Ana: Player
    Bea: Player
    Cai: Player
    Dan: Player

    def __init__(self, clans: str, round_: int = 1, teams: bool = False) -> None:
        names = clans.split()
        self.g = empty_table()
        self.g.set_out(len(names), b"stage", 3 if len(names) > 4 else 2, 0, 0)
        self.g.set_options(teams, True, True, True, False, 0)
        self.players = [Player(self, seat) for seat in range(len(names))]
        for seat, clan in enumerate(names):
            self.g.choose_clan(seat, CLANS.index(clan))
            setattr(self, NAMES[seat], self.players[seat])
        self.deal()
        for _ in range(round_):
            self.g.begin_round()
        self.placed: list[int] = []

    def deal(self) -> None:
        """Everything into decks and boxes: what a test does not place lies where it does nothing."""
        g, table = self.g, self.g.seats
        where = {
            D.VAMPIRE: (B.ALLY, Z.ALLY_DECK),
            D.HUMAN: (B.ALLY, Z.ALLY_DECK),
            D.VICTIM: (B.VICTIM, Z.VICTIMS),
            D.RELIC: (B.RELIC, Z.BOX),
            D.LOCATION: (B.LOCATION, Z.LOCATION_BOX),
        }
        cards: list[tuple[int, int, int, int]] = []
        for seat in range(table):
            cards += g.clan_cards(seat, g.clan[seat])
        for number, text in enumerate(g.definitions):
            if text.kind != D.CLAN and text.code != "VI":
                cards.append((number, table, *where[text.kind]))
        g.deal_out(cards)

    # ---- before
    def find(self, code: str) -> int:
        """A card that the test has not placed yet."""
        for card in range(1, len(self.g.ident)):
            if self.g.ident[card] == NUMBER_OF[code] and card not in self.placed:
                self.placed.append(card)
                return card
        raise AssertionError(f"no {code} at this table")

    def location(self, loc: int, code: str) -> None:
        self.g.put(self.find(code), Z.PLACE, loc - 1)

    def prize(self, loc: int | str, code: str) -> None:
        self.g.put(self.find(code), Z.PRIZE, self.place(loc))

    def no_victims(self) -> None:
        for card in self.g.row(Z.VICTIMS, 0):
            self.g.put(card, Z.OUT, 0)

    # ---- what happens
    def resolve(self, loc: int | str, *, stay: bool = True) -> None:
        self.g.call(Location(self.place(loc)))
        self.g.pump()
        if stay:
            self.all_stay()

    def all_stay(self) -> None:
        self.go("; ".join(f"{NAMES[seat]} stay" for seat in self.g.to_act()))

    def turn(self, name: str) -> None:
        self.g.call(PlanningTurn(NAMES.index(name)))
        self.g.pump()

    def turn_ends(self, name: str) -> None:
        """The player ends the turn, if there was anything else to do."""
        if self.g.to_act():
            self.answer(name, "end")
        self.over()

    def plays(self, name: str, *did: str) -> None:
        """A whole planning turn."""
        self.turn(name)
        for what in did:
            self.answer(name, what)
        self.turn_ends(name)

    def round_from(self, step: str) -> None:
        """The rest of a round, from a step of `Round` on."""
        rest = Round()
        rest.goto(step)
        self.g.call(rest)
        self.g.pump()

    def go(self, script: str) -> None:
        """ "Ana stay; Bea card BR07": each is asked, and each answer is offered."""
        for line in script.split(";"):
            name, _, answer = line.strip().partition(" ")
            self.answer(name, answer)

    def answer(self, name: str, answer: str) -> None:
        seat = NAMES.index(name)
        assert seat in self.g.to_act(), f"{name} is not asked ({answer}); asked: {self.asked()}"
        for option in self.g.options(seat):
            if self.told(option) == answer:
                assert self.g.submit(seat, option) == 0
                return
        raise AssertionError(f"{name} is not offered {answer!r}: {self.offered(name)}")

    def over(self) -> None:
        assert self.g.pending is None, f"asked: {self.asked()}"
        assert not self.g.invariants()

    # ---- what can be seen
    def asked(self) -> list[str]:
        """Who is asked what."""
        return [f"{NAMES[seat]} {self.question(seat)}" for seat in self.g.to_act()]

    def question(self, seat: int) -> str:
        q = self.g.question(seat)
        assert q is not None
        return self.g.ASKS[q.ask]

    def offered(self, name: str) -> list[str]:
        return [self.told(option) for option in self.g.options(NAMES.index(name))]

    def told(self, option: int) -> str:
        """An option, its cards called by their codes."""
        verb, a, b, n = verb_of(option), a_of(option), b_of(option), n_of(option)
        word = self.g.VERBS.by_number[verb].name
        if verb == V.PLAY:
            return f"play {self.code(a)} {self.place_name(b)}" + " down" * n
        if verb in {V.CARD, V.USE, V.DRAIN, V.SPARE}:
            return f"{word} {self.code(a)}" + (f" {n}" if verb == V.SPARE else "")
        if verb == V.SEAT:
            return f"seat {NAMES[a]}"
        if verb == V.LOCATION:
            return f"location {self.place_name(a)}"
        return f"{word} {n}" if verb in {AMOUNT_OF, V.BLOOD, V.WAY} else word

    def refusal_of(self, name: str, code: str) -> str:
        """Why a player may not use that card in the own turn."""
        card = next(card for card in self.placed if self.code(card) == code)
        reason = self.g.why_not(NAMES.index(name), pack(V.USE, card))
        return "" if reason is None else reason.code

    def code(self, card: int) -> str:
        return self.g.text(card).code

    def codes(self, cards: tuple[int, ...]) -> list[str]:
        return sorted(self.code(card) for card in cards)

    def place(self, loc: int | str) -> int:
        found = self.g.haven if loc == HAVEN else int(loc) - 1
        assert 0 <= found < LOCATIONS
        return found

    def place_name(self, loc: int) -> str:
        return HAVEN if loc == self.g.haven else str(loc + 1)


def stage(clans: str, round_: int = 1, teams: bool = False) -> Stage:
    return Stage(clans, round_, teams)
