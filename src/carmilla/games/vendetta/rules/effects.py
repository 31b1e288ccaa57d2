"""What cards do: everything that has the same moment, one effect after the other, and the choices within effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carmilla.games.vendetta.abilities import ANY, GAME, AskEach, Choice, Context, Part
from carmilla.games.vendetta.words import AT_ONE_LOCATION, E, K, L, Q, V
from carmilla.kernel.decisions import AMOUNT, PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.index import ability_of, card_of
from carmilla.kernel.options import NOBODY, NONE, a_of, amount, b_of, n_of, pack, verb_of

from .frenzy import LOSE, SPEND, STEAL, Loss

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta

NO_ANSWER: Final = pack(V.NO)


class Moment(Frame["Vendetta"]):
    """Reglas contradictorias: everything with one moment takes effect in turn order; a player with several chooses their order."""

    STEPS = ("begin", "next_effect", "start", "done_one")
    SLOTS = (
        "key: number",
        "loc: number",
        "who: seat",
        "what: card",
        "where: number",
        "number: number",
        "first: many option",
        "done: many option",
        "through: many seat",
        "seat: seat",
        "picked: option",
        "used: flag",
    )

    def __init__(self, key: int = 0, loc: int = NONE, who: int = NONE, what: int = NOBODY, where: int = NONE, number: int = 0) -> None:
        self.key, self.loc, self.who, self.what, self.where, self.number = key, loc, who, what, where, number
        self.first: tuple[int, ...] = ()
        self.done: tuple[int, ...] = ()
        self.through: tuple[int, ...] = ()
        self.seat: int = NONE
        self.picked: int = 0
        self.used: bool = False

    def begin(self, g: Vendetta) -> None:
        self.first = tuple(self.waiting(g))

    def waiting(self, g: Vendetta) -> list[int]:
        """Every effect of this moment here, as options."""
        found: list[int] = []
        # rule: passive.too-late
        for entry in g.active[self.key]:
            card = card_of(entry)
            if self.key in AT_ONE_LOCATION and g.location_of(card) != self.loc:
                continue
            if self.key == K.JOINED and card != self.what:
                continue
            found.append(pack(V.USE, card, ability_of(entry)))
        for effect in g.lingering:
            if effect[1] == L.LATER and g.definitions[effect[4]].abilities[effect[5]].key == self.key:
                found.append(pack(V.LATER, effect[4], effect[5]))
        return g.by_place(found) if len(found) > 1 else found

    def owner(self, g: Vendetta, option: int) -> int:
        if verb_of(option) == V.USE:
            return g.player_of(a_of(option))
        for effect in g.lingering:
            if effect[1] == L.LATER and (effect[4], effect[5]) == (a_of(option), b_of(option)):
                return effect[3]
        return NONE

    def place(self, g: Vendetta, option: int) -> int:
        loc = g.location_of(a_of(option)) if verb_of(option) == V.USE else NONE
        return self.loc if loc == NONE else loc

    def ready(self, g: Vendetta, seat: int, waiting: list[int]) -> list[int]:
        """What this player has left to carry out of what waits; what arrived later comes after the rest."""
        # rule: setup-step.late-card
        if (self.key == K.SETUP or self.key == K.CONSEQUENCE) and g.skips(seat, self.loc):
            return []
        found: list[int] = []
        early = False
        # rule: setup-step.left-card, contradiction.impossible
        for option in waiting:
            if option not in self.done and self.owner(g, option) == seat and self.possible(g, option, seat):
                found.append(option)
                early = early or option in self.first
        return [option for option in found if option in self.first] if early else found

    def possible(self, g: Vendetta, option: int, seat: int) -> bool:
        if verb_of(option) == V.USE:
            card, ability = a_of(option), g.ability_of(a_of(option), b_of(option))
        else:
            card, ability = NOBODY, g.definitions[a_of(option)].abilities[b_of(option)]
        return bool(ability.is_possible(g, self.context(seat, card, self.place(g, option))))

    def context(self, seat: int, card: int, loc: int) -> Context:
        return Context(seat, card, loc, self.who, self.what, self.where, self.number)

    def next_effect(self, g: Vendetta) -> None:
        self.seat, ready = self.next_player(g)
        if not ready:
            g.finish(self)
            return
        self.picked = ready[0]
        # rule: contradiction.own-order, setup-step.own-order, consequence.own-order
        if len(ready) > 1 and self.seat != NONE:
            g.ask(Question(self.seat, PICK, Q.ORDER, gone=(0,)), "picked")

    def next_player(self, g: Vendetta) -> tuple[int, list[int]]:
        """Whose turn it is to carry something out, and what that may be."""
        waiting = self.waiting(g)
        if waiting and not g.decided():
            # rule: contradiction.order, setup-step.order, conflict.effects, consequence.order, reveal.after-order
            for seat in [*g.order(), NONE]:
                if seat not in self.through:
                    ready = self.ready(g, seat, waiting)
                    if ready:
                        return seat, ready
                    self.through += (seat,)
        return NONE, []

    def options(self, g: Vendetta, seat: int) -> list[int]:
        return self.ready(g, seat, self.waiting(g))

    def start(self, g: Vendetta) -> None:
        if self.picked == 0:
            self.goto("next_effect")
            return
        card, n = a_of(self.picked), b_of(self.picked)
        loc = self.place(g, self.picked)
        if verb_of(self.picked) == V.LATER:
            g.put_off_no_more(self.seat, card, n)
            g.call(TakeEffect(self.seat, NOBODY, card, n, loc, self.who, self.what, self.where, self.number), into=("used",))
        else:
            g.call(TakeEffect(self.seat, card, g.ident[card], n, loc, self.who, self.what, self.where, self.number), into=("used",))

    def done_one(self, g: Vendetta) -> None:
        again = False
        if self.used and verb_of(self.picked) == V.USE:
            again = g.ability_of(a_of(self.picked), b_of(self.picked)).limit == ANY
        if not again:
            self.done += (self.picked,)
        # rule: setup-step.one-by-one, conflict.one-by-one, consequence.one-by-one
        self.goto("next_effect")


class TakeEffect(Frame["Vendetta"]):
    """Cartas de Clan activas: what a card does, part by part. It is finished even if the card has left meanwhile."""

    STEPS = ("partner", "partner_said", "part", "part_done", "over")
    SLOTS = (
        "seat: seat",
        "card: card",
        "definition: definition",
        "ability: number",
        "loc: number",
        "who: seat",
        "what: card",
        "where: number",
        "number: number",
        "at_part: number",
        "next_part: number",
        "kind: number",
        "answer: option",
        "amount: number",
        "chosen: many option",
        "answers: many option",
        "names: many text",
        "binds: many option",
        "spared: seat",
        "used: flag",
    )

    def __init__(
        self,
        seat: int = NONE,
        card: int = NOBODY,
        definition: int = NONE,
        ability: int = 0,
        loc: int = NONE,
        who: int = NONE,
        what: int = NOBODY,
        where: int = NONE,
        number: int = 0,
    ) -> None:
        self.seat, self.card, self.definition, self.ability, self.loc = seat, card, definition, ability, loc
        self.who, self.what, self.where, self.number = who, what, where, number
        self.at_part: int = 0
        self.next_part: int = 0
        self.kind: int = PICK
        self.answer: int = 0
        self.amount: int = 0
        self.chosen: tuple[int, ...] = ()
        self.answers: tuple[Any, ...] = ()
        self.names: tuple[str, ...] = ()
        self.binds: tuple[tuple[int, ...], ...] = ()
        self.spared: int = NONE
        self.used: bool = True

    # ---- the steps
    def partner(self, g: Vendetta) -> None:
        """In teams the player says whether the partner is meant, each time anew."""
        ability = self.text(g)
        self.answer = pack(V.YES)
        # rule: contradiction.mandatory
        if not ability.may:
            self.count_as_used(g)
        if ability.aims and g.is_aimed_at_partner(self.context(), ability.aims):
            settled = g.settled(self.card)
            if settled != NONE:
                self.answer = pack(V.NO) if settled else pack(V.YES)
            else:
                # rule: team.rivals
                g.ask(Question(self.seat, PICK, Q.PARTNER, gone=(NO_ANSWER,)), "answer")

    def partner_said(self, g: Vendetta) -> None:
        if not self.said_yes():
            self.spared = g.partner(self.seat)

    def part(self, g: Vendetta) -> None:
        program = g.programs[self.definition][self.ability]
        if self.at_part >= len(program):
            self.goto("over")
            return
        self.next_part = self.at_part + 1
        program[self.at_part].run(g, self)

    def part_done(self, g: Vendetta) -> None:
        self.now(g).after(g, self)
        self.at_part = self.next_part
        self.goto("part")

    def over(self, g: Vendetta) -> None:
        if self.into:
            g.finish(self, self.used)

    # ---- what parts ask of it
    def text(self, g: Vendetta) -> Any:
        return g.definitions[self.definition].abilities[self.ability]

    def now(self, g: Vendetta) -> Part:
        return g.programs[self.definition][self.ability][self.at_part]

    def context(self) -> Context:
        return Context(self.seat, self.card, self.loc, self.who, self.what, self.where, self.number, self.names, self.binds, self.spared)

    def count_as_used(self, g: Vendetta) -> None:
        """From here on the ability counts as used."""
        # rule: relic.once
        if self.card != NOBODY:
            g.tell(E.USED, self.seat, self.card, self.ability)
            if self.text(g).limit == GAME:
                g.use_up(self.card)

    def begun_or_over(self, g: Vendetta) -> None:
        if self.said_yes():
            self.count_as_used(g)
        else:
            self.used = False
            self.next_part = len(g.programs[self.definition][self.ability])

    def said_yes(self) -> bool:
        return verb_of(self.answer) == V.YES

    def ask_may(self, g: Vendetta) -> None:
        g.ask(Question(self.seat, PICK, Q.MAY, gone=(NO_ANSWER,)), "answer")

    def ask_choice(self, g: Vendetta, choice: Choice) -> None:
        c = self.context()
        self.kind = choice.kind()
        if self.kind == PICK:
            self.ask_one(g, choice.options(g, c))
        elif self.kind == AMOUNT:
            self.amount = choice.low(g, c)
            high = choice.high(g, c)
            if high > self.amount:
                g.ask(Question(self.seat, AMOUNT, Q.CHOOSE, self.amount, high, gone=(amount(self.amount),)), "amount")
        else:
            self.ask_several(g, choice, choice.options(g, c))

    def ask_several(self, g: Vendetta, choice: Choice, options: list[int]) -> None:
        c = self.context()
        low = choice.low(g, c)
        self.chosen = tuple(options)
        # rule: contradiction.mandatory
        if low < len(options):
            g.ask(Question(self.seat, self.kind, Q.CHOOSE, low, choice.high(g, c), gone=()), "chosen")

    def ask_one(self, g: Vendetta, options: list[int]) -> None:
        # rule: contradiction.mandatory
        if len(options) > 1:
            g.ask(Question(self.seat, PICK, Q.CHOOSE, gone=(options[0],)), "answer")
        elif options:
            self.answer = options[0]
        else:
            self.answer, self.used = 0, False
            self.next_part = len(g.programs[self.definition][self.ability])

    def picks(self) -> tuple[int, ...]:
        """The answer to a choice, as options."""
        if self.kind == AMOUNT:
            return (amount(self.amount),)
        return (self.answer,) if self.kind == PICK else self.chosen

    def bind(self, name: str, options: tuple[int, ...]) -> None:
        if name in self.names:
            at = self.names.index(name)
            self.binds = (*self.binds[:at], options, *self.binds[at + 1 :])
        else:
            self.names += (name,)
            self.binds += (options,)

    def jump_to(self, at: int) -> None:
        self.next_part = at

    def ask_each(self, g: Vendetta, seats: tuple[int, ...]) -> None:
        g.call(EachWay(seats), into=("answers",))

    def options(self, g: Vendetta, seat: int) -> list[int]:
        choice = self.now(g)
        assert isinstance(choice, Choice)
        return choice.options(g, self.context())

    def ways(self, g: Vendetta) -> AskEach:
        ways = self.now(g)
        assert isinstance(ways, AskEach)
        return ways


class EachWay(Frame["Vendetta"]):
    """House: rulings: several who must choose do so openly, in turn order, each knowing the choices before."""

    STEPS = ("ask_next", "told")
    SLOTS = ("seats: many seat", "at_seat: number", "pick: option", "told_so_far: many option")

    def __init__(self, seats: tuple[int, ...] = ()) -> None:
        self.seats = seats
        self.at_seat: int = 0
        self.pick: int = 0
        self.told_so_far: tuple[int, ...] = ()

    def ask_next(self, g: Vendetta) -> None:
        while self.at_seat < len(self.seats) and not g.in_game(self.seats[self.at_seat]):
            self.at_seat += 1
        if self.at_seat == len(self.seats):
            g.finish(self, self.told_so_far)
            return
        seat = self.seats[self.at_seat]
        offered = self.options(g, seat)
        self.pick = offered[0]
        # rule: choice.several
        if len(offered) > 1:
            g.ask(Question(seat, PICK, Q.WAY, gone=(offered[0],)), "pick")

    def told(self, g: Vendetta) -> None:
        seat = self.seats[self.at_seat]
        if g.in_game(seat):
            g.tell(E.WAY, seat, n_of(self.pick))
            self.told_so_far += (pack(V.CHOSE, seat, n=n_of(self.pick)),)
        self.at_seat += 1
        self.goto("ask_next")

    def options(self, g: Vendetta, seat: int) -> list[int]:
        """Handing over influence is no choice for a player who has none."""
        above = g.stack[-2]
        assert isinstance(above, TakeEffect)
        # rule: term.no-influence
        return [pack(V.WAY, n=i) for i, way in enumerate(above.ways(g).ways) if not way.influence or g.influence[seat] > 0]


class EachAmount(Frame["Vendetta"]):
    """House: rulings: each of several players says, in turn order, how much of the own assigned blood comes back."""

    STEPS = ("ask_next", "told")
    SLOTS = ("seats: many seat", "loc: number", "top: number", "at_seat: number", "amount: number", "told_so_far: many option")

    def __init__(self, seats: tuple[int, ...] = (), loc: int = 0, top: int = 0) -> None:
        self.seats, self.loc, self.top = seats, loc, top
        self.at_seat: int = 0
        self.amount: int = 0
        self.told_so_far: tuple[int, ...] = ()

    def ask_next(self, g: Vendetta) -> None:
        while self.at_seat < len(self.seats) and not g.in_game(self.seats[self.at_seat]):
            self.at_seat += 1
        if self.at_seat == len(self.seats):
            g.finish(self, self.told_so_far)
            return
        seat = self.seats[self.at_seat]
        self.amount = 0
        most = min(self.top, g.blood[self.loc][seat])
        if most:
            g.ask(Question(seat, AMOUNT, Q.TAKE_BACK, 0, most, gone=(amount(0),)), "amount")

    def told(self, g: Vendetta) -> None:
        self.told_so_far += (pack(V.CHOSE, self.seats[self.at_seat], n=self.amount),)
        self.at_seat += 1
        self.goto("ask_next")


class Bidding(Frame["Vendetta"]):
    """Cards: Malkavian: bids, in secret and at once; never the last blood of a pool."""

    STEPS = ("bid", "bids_shown")
    SLOTS = ("seats: many seat", "bids: secret many number")

    def __init__(self, seats: tuple[int, ...] = ()) -> None:
        self.seats = seats
        self.bids: tuple[tuple[int, ...], ...] = ()

    def bid(self, g: Vendetta) -> None:
        seats = [seat for seat in self.seats if g.in_game(seat)]
        # rule: blood.last
        g.ask_all([Question(seat, AMOUNT, Q.BID, 0, max(g.pool[seat] - 1, 0), gone=(amount(0),)) for seat in seats], "bids")

    def bids_shown(self, g: Vendetta) -> None:
        shown: tuple[int, ...] = ()
        for seat, picked in self.bids:
            if g.in_game(seat):
                g.tell(E.BID, seat, n_of(picked))
                shown += (pack(V.CHOSE, seat, n=n_of(picked)),)
        self.bids = ()
        g.finish(self, shown)


class OneDown(Frame["Vendetta"]):
    """Cards: Malkavian: a player turns one own face-up card face down."""

    STEPS = ("choose", "turn")
    SLOTS = ("seat: seat", "loc: number", "pick: option")

    def __init__(self, seat: int = NONE, loc: int = 0) -> None:
        self.seat, self.loc = seat, loc
        self.pick: int = 0

    def choose(self, g: Vendetta) -> None:
        offered = self.options(g, self.seat) if g.in_game(self.seat) else []
        self.pick = offered[0] if offered else 0
        if len(offered) > 1:
            g.ask(Question(self.seat, PICK, Q.TURN_DOWN, gone=(0,)), "pick")

    def turn(self, g: Vendetta) -> None:
        if self.pick:
            g.turn(a_of(self.pick), False)

    def options(self, g: Vendetta, seat: int) -> list[int]:
        return [pack(V.CARD, card) for card in g.cards_at(self.seat, self.loc) if g.up[card]]


class UpOrDown(Frame["Vendetta"]):
    """Cards: Nosferatu: each Rival chooses for each own face-down card: lose 2 blood and turn it up, or leave it face down."""

    STEPS = ("next_card", "chosen", "lose", "settled")
    SLOTS = (
        "card: card",
        "seat: seat",
        "loc: number",
        "spared: seat",
        "price: number",
        "through: many seat",
        "asked: many card",
        "rival: seat",
        "pick: option",
        "owed: number",
        "kept: many card",
    )

    def __init__(self, card: int = NOBODY, seat: int = NONE, loc: int = 0, spared: int = NONE, price: int = 2) -> None:
        self.card, self.seat, self.loc, self.spared, self.price = card, seat, loc, spared, price
        self.through: tuple[int, ...] = ()
        self.asked: tuple[int, ...] = ()
        self.rival: int = NONE
        self.pick: int = 0
        self.owed: int = 0
        self.kept: tuple[int, ...] = ()

    def next_card(self, g: Vendetta) -> None:
        for seat in g.order():
            if seat in self.through or seat in (self.seat, self.spared) or not g.present(seat, self.loc):
                continue
            self.rival = seat
            for card in g.cards_at(seat, self.loc):
                if not g.up[card] and card not in self.asked:
                    self.pick = pack(V.CARD, card)
                    self.choose(g, card)
                    return
            self.through += (seat,)
            if self.owed:
                self.goto("lose")
                return
        self.goto("settled")

    def choose(self, g: Vendetta, card: int) -> None:
        """With too little blood the card stays face down, and nobody is asked."""
        # rule: frenzy.choice, card.no06
        left = g.pool[self.rival] - self.owed
        if left > self.price or g.is_protected(self.rival, self.card, self.loc):
            g.ask(Question(self.rival, PICK, Q.UP_OR_DOWN, gone=(NO_ANSWER,)), "pick")

    def chosen(self, g: Vendetta) -> None:
        for card in g.cards_at(self.rival, self.loc):
            if not g.up[card] and card not in self.asked:
                self.asked += (card,)
                if verb_of(self.pick) == V.YES:
                    self.owed += self.price
                else:
                    self.kept += (card,)
                break
        self.goto("next_card")

    def lose(self, g: Vendetta) -> None:
        owed, self.owed = self.owed, 0
        self.goto("next_card")
        g.call(Loss(LOSE, (self.rival, owed), self.card, self.seat, self.loc))

    def settled(self, g: Vendetta) -> None:
        for card in self.kept:
            if g.is_assigned(card):
                g.linger(g.location_serial(), L.KEPT_DOWN, card, g.player_of(card), self.loc, 0)
        g.finish(self)


# ---- what effects do to pools


def hits_of(hits: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    flat: tuple[int, ...] = ()
    for seat, n in hits:
        flat += (seat, n)
    return flat


def lose(g: Vendetta, c: Context, hits: tuple[tuple[int, int], ...]) -> None:
    # rule: term.lose
    g.call(Loss(LOSE, hits_of(hits), c.card, c.seat, c.loc))


def steal(g: Vendetta, c: Context, hits: tuple[tuple[int, int], ...]) -> None:
    # rule: term.steal
    g.call(Loss(STEAL, hits_of(hits), c.card, c.seat, c.loc))


def spend(g: Vendetta, c: Context, n: int, loc: int = NONE) -> None:
    # rule: term.spend
    g.call(Loss(SPEND, (c.seat, n), c.card, c.seat, c.loc if loc == NONE else loc))


FRAMES: Final[tuple[Any, ...]] = (Moment, TakeEffect, EachWay, EachAmount, Bidding, OneDown, UpOrDown)
