"""Strict scenes: a situation, who does what, and what must and must not be offered.

A scene answers nothing by itself: every question is answered by a line of the test, in the order in which it is asked, and
an answer that nobody asked for fails, as does one that is not offered. Cards are called by the names of the fixtures.

    s = scene("Ana Bea Cai Dan Eva", turn="Ana")
    colette = s.Ana.ready_minion("Colette", capacity=5, blood=4)
    s.Ana.hand("#stealth+1")
    s.Ana.bleeds(colette)
    s.all_pass(until="attempt")
    s.Ana.plays("#stealth+1", colette)
"""

from __future__ import annotations

from typing import Any

from carmilla.games.vtes.abilities import CardText
from carmilla.games.vtes.cards.fixtures import BLANK
from carmilla.games.vtes.rules.turn import Game, Turn
from carmilla.games.vtes.setup import POOL, empty_table
from carmilla.games.vtes.table import Vtes
from carmilla.games.vtes.words import ASKS, CRYPT_BACK, HAND_SIZE, LIBRARY_BACK, D, K, V, Z
from carmilla.kernel.events import Recorder
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import PASS, a_of, amount, b_of, n_of, pack, verb_of

CRYPT_CARDS, LIBRARY_CARDS = 12, 60
ALL_DISCIPLINES = D.AUSPEX | D.CELERITY | D.DOMINATE | D.FORTITUDE | D.OBFUSCATE | D.POTENCE | D.PRESENCE
BY_NAME = {text.name: text for text in (BLANK, *POOL)}


class CardIn:
    """One card of the scene: what the test says about it reads the table."""

    def __init__(self, scene: Scene, card: int) -> None:
        self.scene, self.id = scene, card

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardIn) and other.id == self.id

    def __hash__(self) -> int:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.scene.g.text(self.id).name} in {self.zone}>"

    @property
    def blood(self) -> int:
        return self.scene.g.blood[self.id]

    life = blood

    @property
    def locked(self) -> bool:
        return bool(self.scene.g.locked[self.id])

    @property
    def wounded(self) -> bool:
        return bool(self.scene.g.wounded[self.id])

    @property
    def ready(self) -> bool:
        return self.scene.g.ready(self.id)

    @property
    def zone(self) -> str:
        """The name of the zone it lies in: "ready", "torpor", "ash", …"""
        return self.scene.g.ZONES[self.scene.g.zone_of(self.id)].name

    @property
    def controller(self) -> str:
        return self.scene.names[self.scene.g.place_of(self.id)]

    @property
    def burned(self) -> bool:
        return self.zone == "ash"

    def stat(self, key: int) -> int:
        return self.scene.g.stat(key, self.id)

    def bears(self, name: str) -> CardIn:
        """Equipment or a retainer of this minion."""
        return self.scene.players[self.controller].attach(name, self)


class Player:
    """One Methuselah of the scene, by name."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene, self.seat = scene, seat

    # ---- what is there when the scene begins
    def ready_minion(self, name: str = "#vampire", **printed: Any) -> CardIn:
        """A vampire of this name in the ready region: capacity=, blood= (full unless said), locked=, title=, and so on."""
        return self.vampire(name, Z.READY, **printed)

    def in_torpor(self, name: str = "#vampire", **printed: Any) -> CardIn:
        card = self.vampire(name, Z.TORPOR, **printed)
        self.scene.g.wound(card.id)
        return card

    def uncontrolled(self, name: str = "#vampire", **printed: Any) -> CardIn:
        return self.vampire(name, Z.UNCONTROLLED, **{"blood": 0, **printed})

    def vampire(self, name: str, zone: int, **printed: Any) -> CardIn:
        blood = printed.pop("blood", None)
        locked = printed.pop("locked", False)
        known = {"capacity": 5, "disciplines": ALL_DISCIPLINES, "superior": ALL_DISCIPLINES, **printed}
        text = BY_NAME.get(name) if not printed and name in BY_NAME else CardText(name, kind=K.VAMPIRE, **known)
        assert text is not None
        card = self.scene.new_card(self.seat, CRYPT_BACK, text)
        self.scene.g.put(card.id, zone, self.seat)
        self.scene.g.add_blood(card.id, text.capacity if blood is None else blood)
        if locked:
            self.scene.g.lock(card.id)
        return card

    def ally(self, name: str, *, life: int | None = None, locked: bool = False) -> CardIn:
        """An ally fixture in the ready region."""
        card = self.scene.new_card(self.seat, LIBRARY_BACK, self.scene.text(name))
        self.scene.g.put(card.id, Z.READY, self.seat)
        self.scene.g.add_blood(card.id, self.scene.g.text(card.id).life if life is None else life)
        if locked:
            self.scene.g.lock(card.id)
        return card

    def attach(self, name: str, bearer: CardIn) -> CardIn:
        card = self.scene.new_card(self.seat, LIBRARY_BACK, self.scene.text(name))
        self.scene.g.attach(card.id, bearer.id, self.seat)
        self.scene.g.add_blood(card.id, self.scene.g.text(card.id).life)
        return card

    def location(self, name: str) -> CardIn:
        card = self.scene.new_card(self.seat, LIBRARY_BACK, self.scene.text(name))
        self.scene.g.put(card.id, Z.IN_PLAY, self.seat)
        return card

    def hand(self, *names: str) -> list[CardIn]:
        """These cards in hand, besides what is there."""
        cards = self.bring(names, Z.HAND)
        self.scene.fit_hand(self.seat)
        return cards

    def ash_heap(self, *names: str) -> list[CardIn]:
        return self.bring(names, Z.ASH)

    def library(self, *names: str) -> list[CardIn]:
        """These cards on top of the library, the last one uppermost."""
        return self.bring(names, Z.LIBRARY)

    def library_is_empty(self) -> None:
        for card in self.scene.g.row(Z.LIBRARY, self.seat):
            self.scene.g.put(card, Z.REMOVED, self.seat)

    def hand_is_only(self, *names: str) -> None:
        """Everything else in hand goes away, and the hand size with it."""
        g = self.scene.g
        for card in g.row(Z.HAND, self.seat):
            if g.text(card).name not in names:
                g.put(card, Z.LIBRARY, self.seat, bottom=True)
        g.change_hand_size(self.seat, len(names) - g.hand_size[self.seat])

    def bring(self, names: tuple[str, ...], zone: int) -> list[CardIn]:
        cards: list[CardIn] = []
        for name in names:
            cards.append(self.scene.new_card(self.seat, LIBRARY_BACK, self.scene.text(name)))
            self.scene.g.put(cards[-1].id, zone, self.seat)
        return cards

    def has_pool(self, pool: int) -> None:
        self.scene.g.add_pool(self.seat, pool - self.scene.g.pool[self.seat])

    def has_edge(self) -> None:
        self.scene.g.give_edge(self.seat)

    # ---- what the test asks
    @property
    def pool(self) -> int:
        return self.scene.g.pool[self.seat]

    @property
    def points(self) -> int:
        return self.scene.g.points[self.seat]

    @property
    def ousted(self) -> bool:
        return not self.scene.g.in_game(self.seat)

    @property
    def edge(self) -> bool:
        return self.scene.g.edge == self.seat

    @property
    def cards(self) -> list[str]:
        """The names of the cards in hand, blanks left out."""
        return sorted(self.scene.g.text(c).name for c in self.scene.g.row(Z.HAND, self.seat) if self.scene.g.text(c).name != "#blank")

    @property
    def hand_count(self) -> int:
        return len(self.scene.g.row(Z.HAND, self.seat))

    @property
    def asked(self) -> str:
        """The name of the question that this Methuselah is asked, or ""."""
        q = self.scene.started().question(self.seat)
        return "" if q is None or q.done else ASKS[q.ask]

    @property
    def options(self) -> list[int]:
        return self.scene.started().options(self.seat)

    def offers(self, verb: int, a: CardIn | int | None = None, by: CardIn | Player | None = None, n: int | None = None) -> list[int]:
        """The options of this verb that are offered, narrowed by card, by minion (or seat) and by number."""
        return [o for o in self.options if verb_of(o) == verb and self.fits(o, a, by, n)]

    def fits(self, option: int, a: CardIn | int | None, by: CardIn | Player | None, n: int | None) -> bool:
        first = a.id if isinstance(a, CardIn) else a
        second = by.id if isinstance(by, CardIn) else by.seat if isinstance(by, Player) else None
        return (first is None or a_of(option) == first) and (second is None or b_of(option) == second) and (n is None or n_of(option) == n)

    def may_play(self, name: str, by: CardIn | None = None) -> bool:
        return bool(self.plays_of(name, by))

    def may_use(self, card: CardIn, by: CardIn | None = None) -> bool:
        return bool(self.offers(V.USE, card, by))

    def may_block(self, minion: CardIn | None = None) -> bool:
        return bool(self.offers(V.BLOCK, minion))

    def may(self, verb: int, a: CardIn | int | None = None, by: CardIn | Player | None = None, n: int | None = None) -> bool:
        return bool(self.offers(verb, a, by, n))

    def plays_of(self, name: str, by: CardIn | None = None) -> list[int]:
        return [o for o in self.offers(V.PLAY, None, by) if self.scene.g.text(a_of(o)).name == name]

    def why_not(self, verb: int, a: CardIn | int = 0, by: CardIn | Player | int = 0, n: int = 0) -> str:
        """The stable name of the reason, or "" if it is offered."""
        first = a.id if isinstance(a, CardIn) else a
        second = by.id if isinstance(by, CardIn) else by.seat if isinstance(by, Player) else by
        reason = self.scene.started().why_not(self.seat, pack(verb, first, second, 0, n))
        return "" if reason is None else reason.code

    def why_not_play(self, name: str, by: CardIn | None = None, n: int = 0) -> str:
        g = self.scene.g
        card = next(c for c in g.row(Z.HAND, self.seat) if g.text(c).name == name)
        return self.why_not(V.PLAY, card, by if by is not None else 0, n)

    # ---- what they do
    def answers(self, option: int) -> None:
        """Any answer; it must be asked for now and offered."""
        g = self.scene.started()
        assert self.seat in g.to_act(), f"{self.scene.names[self.seat]} is not asked; {self.scene.where()}"
        assert option in g.options(self.seat), f"not offered: {g.VERBS.token(option)}; {self.scene.where()}"
        assert g.submit(self.seat, option) == 0
        self.scene.count_answer()

    def only(self, found: list[int], what: str) -> int:
        assert found, f"{what} is not offered; {self.scene.where()}"
        assert len(found) == 1, f"{what} is offered in several ways: {[self.scene.g.VERBS.token(o) for o in found]}"
        return found[0]

    def passes(self) -> None:
        self.answers(PASS)

    def plays(self, name: str, by: CardIn | None = None, *chosen: CardIn | Player, face: int | None = None) -> None:
        """A card from the hand, with what is chosen for it. Copies of one card are alike: the first is played."""
        found = [o for o in self.plays_of(name, by) if face is None or n_of(o) == face]
        ways = sorted({(b_of(o), n_of(o)) for o in found})
        assert len(ways) < 2, f"{name} may be played in several ways (minion, face): {ways}"
        assert found, f"{name} is not offered; {self.scene.where()}"
        self.answers(found[0])
        for choice in chosen:
            self.chooses(choice)

    def chooses(self, choice: CardIn | Player) -> None:
        option = pack(V.TARGET, choice.id) if isinstance(choice, CardIn) else pack(V.METHUSELAH, choice.seat)
        self.answers(option)

    def uses(self, card: CardIn, by: CardIn | None = None, *chosen: CardIn | Player) -> None:
        self.answers(self.only(self.offers(V.USE, card, by), f"using {card}"))
        for choice in chosen:
            self.chooses(choice)

    def bleeds(self, minion: CardIn) -> None:
        self.answers(self.only(self.offers(V.BLEED, minion), "bleeding"))

    def hunts(self, minion: CardIn) -> None:
        self.answers(self.only(self.offers(V.HUNT, minion), "hunting"))

    def leaves_torpor(self, vampire: CardIn) -> None:
        self.answers(self.only(self.offers(V.LEAVE_TORPOR, vampire), "leaving torpor"))

    def rescues(self, minion: CardIn, vampire: CardIn) -> None:
        self.answers(self.only(self.offers(V.RESCUE, minion, vampire), "the rescue"))

    def diablerises(self, minion: CardIn, vampire: CardIn) -> None:
        self.answers(self.only(self.offers(V.DIABLERISE, minion, vampire), "the diablerie"))

    def blocks(self, minion: CardIn) -> None:
        self.answers(self.only(self.offers(V.BLOCK, minion), "the block"))

    def votes(self, source: CardIn, for_: bool = True) -> None:
        self.answers(pack(V.VOTE, source.id, 0, 0, int(for_)))

    def says(self, number: int) -> None:
        """An amount."""
        self.answers(amount(number))

    def ends_phase(self) -> None:
        self.passes()


class Scene:
    def __init__(self, seats: str, turn: str, phase: str) -> None:
        self.names = seats.split()
        self.players: dict[str, Player] = {}
        n = len(self.names)
        self.g: Vtes = empty_table()
        g = self.g
        g.learn_cards([*g.definitions, BLANK])
        blank = len(g.definitions) - 1
        g.recorder = Recorder(n + 1)
        g.lay_out(n)
        one = [(blank, CRYPT_BACK, Z.CRYPT)] * CRYPT_CARDS + [(blank, LIBRARY_BACK, Z.LIBRARY)] * LIBRARY_CARDS
        g.place_new([(definition, seat, back, zone) for seat in range(n) for definition, back, zone in one])
        g.set_out(n, b"scene", 30, HAND_SIZE, 60)
        self.used: set[int] = set()
        self.answered = 0
        self.running = False
        self.first = self.names.index(turn)
        self.phase = phase
        for seat, name in enumerate(self.names):
            player = Player(self, seat)
            self.players[name] = player
            setattr(self, name, player)
            for _ in range(HAND_SIZE):
                g.draw(seat)

    def __getattr__(self, name: str) -> Player:
        raise AttributeError(f"nobody here is called {name}")

    # ---- laying out
    def text(self, name: str) -> CardText:
        assert name in BY_NAME, f"no fixture is called {name!r}"
        return BY_NAME[name]

    def new_card(self, owner: int, back: int, text: CardText) -> CardIn:
        """A card that this Methuselah has brought, now this one: taken from the bottom of the crypt or library."""
        assert not self.running, "the scene has begun"
        g = self.g
        if text not in g.definitions:
            g.learn_cards([*g.definitions, text])
        pile = g.row(Z.CRYPT if back == CRYPT_BACK else Z.LIBRARY, owner)
        card = pile[0]
        ident = g.ident[:]
        ident[card] = g.definitions.index(text)
        g.ident = ident
        return CardIn(self, card)

    def fit_hand(self, seat: int) -> None:
        """Blanks go back under the library, so that the hand has its size."""
        g = self.g
        for card in g.row(Z.HAND, seat):
            if len(g.row(Z.HAND, seat)) > g.hand_size[seat] and g.text(card).name == "#blank":
                g.put(card, Z.LIBRARY, seat, bottom=True)

    # ---- running
    def started(self) -> Vtes:
        """The table, at its first question once the scene has begun."""
        if not self.running:
            self.running = True
            g, game, turn = self.g, Game(self.first), Turn(self.first)
            g.count_turn(self.first)
            g.call(game)
            game.goto("next_turn")
            g.call(turn)
            turn.goto(self.phase)
            g.pump()
        return self.g

    def count_answer(self) -> None:
        self.answered += 1

    def where(self) -> str:
        """Where the table stands, for messages."""
        g = self.g
        stack = " > ".join(f"{type(f).__name__}.{f.STEPS[f.at - 1] if f.at else ''}" for f in g.stack)
        asked = ", ".join(
            f"{self.names[s]} is asked {ASKS[q.ask]}: {[g.VERBS.token(o) for o in g.options(s)]}"
            for s in g.to_act()
            if (q := g.question(s)) is not None
        )
        return f"{stack}; {asked or 'nobody is asked'}"

    def seat_asked(self) -> Player:
        seats = self.started().to_act()
        assert seats, "nobody is asked"
        return self.players[self.names[seats[0]]]

    @property
    def asked(self) -> str:
        """The name of the question under way, or "" when nobody is asked."""
        to_act = self.started().to_act()
        return self.players[self.names[to_act[0]]].asked if to_act else ""

    def all_pass(self, until: str = "") -> None:
        """Everybody passes, in the order in which they are asked: till this window is done, or till that question."""
        window = self.top_window()
        while self.g.to_act():
            if until and self.asked == until:
                return
            if not until and (self.top_window() != window):
                return
            self.seat_asked().passes()
        assert not until, f"never came to {until}"

    def top_window(self) -> int:
        """The serial of the window that is open."""
        stack = self.started().stack
        return stack[-1].serial if stack else 0

    def minions(self, name: str) -> list[CardIn]:
        """The minions that somebody has in the ready region."""
        return [CardIn(self, card) for card in self.g.row(Z.READY, self.players[name].seat)]

    def cards_in(self, zone: str, name: str) -> list[CardIn]:
        """What lies in a zone of somebody: "ash", "hand", …"""
        number = [z.name for z in self.g.ZONES].index(zone)
        return [CardIn(self, card) for card in self.g.row(number, self.players[name].seat)]

    def passes_of(self, names: str) -> None:
        """These pass one after the other, and nobody else is asked in between."""
        for name in names.split():
            self.players[name].passes()

    def frame(self, kind: type[Frame[Any]]) -> Any:
        """The frame of this class that is under way, or None."""
        for frame in self.started().stack:
            if isinstance(frame, kind):
                return frame
        return None

    def is_at(self, *names: str) -> bool:
        """Are these frames under way, in this order?"""
        stack = [type(frame).__name__ for frame in self.started().stack]
        at = 0
        for name in names:
            if name not in stack[at:]:
                return False
            at = stack.index(name, at) + 1
        return True

    def finished(self, frame: str = "Action") -> None:
        """That procedure is over, and its Methuselah is asked for the next thing."""
        assert not self.is_at(frame), self.where()

    def concedes(self, name: str) -> None:
        self.started().concede(self.names.index(name))

    def events(self, name: str = "") -> list[list[Any]]:
        """What somebody was told, or (no name) the spectator."""
        recorder = self.g.recorder
        assert recorder is not None
        return recorder.streams[self.names.index(name) if name else len(self.names)]

    def saw(self, kind: int, name: str = "") -> list[list[Any]]:
        """The events of one kind that somebody was told."""
        return [event[1:] for event in self.events(name) if event[0] == kind]


def scene(seats: str = "Ana Bea Cai Dan Eva", turn: str = "Ana", phase: str = "minion_phase") -> Scene:
    return Scene(seats, turn, phase)
