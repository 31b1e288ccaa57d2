"""What cards of Vendetta say, as data: the kinds of node that definitions are made of, and how an ability becomes a program.

A definition is a tree of frozen nodes; the nodes themselves, with their meaning beside their fields, stand in `vocabulary/`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from carmilla.kernel.abilities import Ability as KernelAbility
from carmilla.kernel.abilities import Node
from carmilla.kernel.codes import OK
from carmilla.kernel.options import NOBODY, NONE, a_of, n_of
from carmilla.kernel.table import Definition

from .words import D, R, T

if TYPE_CHECKING:
    from .rules.effects import TakeEffect
    from .table import Vendetta

# what a number of a card changes
THIS: Final = 0  # this card; or the cards, prices and gains of its player
RIVALS: Final = 1  # each card of a Rival at the same Location
HIGHEST_OF_OTHERS: Final = 2  # the face-up card with the highest printed Power there outside its player's Position

# how
ADD: Final = 0
SET: Final = 1
HALVE: Final = 2

# at whom an effect is aimed: in teams its player says whether the partner is meant
AT_RIVALS: Final = 1
AT_OPPONENTS: Final = 2

# how often
ONCE: Final = 0  # at each of its moments
GAME: Final = 1  # once in the game: the card is turned face down
ANY: Final = 2  # as often as its player likes

WAYS: Final = "ways"  # what the ways that several players chose are remembered by


class Context:
    """Who speaks: the player of a card, the card, its Location; what happened; what has been chosen so far, by name."""

    def __init__(
        self,
        seat: int = NONE,
        card: int = NOBODY,
        loc: int = NONE,
        who: int = NONE,
        what: int = NOBODY,
        where: int = NONE,
        number: int = 0,
        names: tuple[str, ...] = (),
        binds: tuple[tuple[int, ...], ...] = (),
        spared: int = NONE,
    ) -> None:
        self.seat, self.card, self.loc = seat, card, loc
        self.who, self.what, self.where, self.number = who, what, where, number  # of the event
        self.names, self.binds = names, binds
        self.spared = spared  # the partner, where it is left out

    def bound(self, name: str) -> tuple[int, ...]:
        """The options chosen under this name; () while nothing is."""
        return self.binds[self.names.index(name)] if name in self.names else ()

    def one(self, name: str) -> int:
        """The card, seat or Location chosen under this name, or NONE."""
        bound = self.bound(name)
        return a_of(bound[0]) if bound else NONE

    def amount(self, name: str) -> int:
        bound = self.bound(name)
        return n_of(bound[0]) if bound else 0


@dataclass(frozen=True)
class Who(Node):
    """Some of the players, in turn order."""

    def seats(self, g: Vendetta, c: Context) -> tuple[int, ...]:
        raise NotImplementedError


@dataclass(frozen=True)
class Value(Node):
    """A number; `them` is the player it is worked out for, where an effect takes each player in turn."""

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class Need(Node):
    """Something that must hold. It looks at public facts only. `code` is the refusal when it does not."""

    def holds(self, g: Vendetta, c: Context) -> bool:
        raise NotImplementedError

    def code(self) -> int:
        return R.NOT_OFFERED


@dataclass(frozen=True)
class Part(Node):
    """One instruction of a program. `run` may ask or call at its end; the answer comes to the frame's slot `answer` (of one
    question) or `answers` (of several), and `after` reads it. Neither does anything more once it has asked or called."""

    def run(self, g: Vendetta, f: TakeEffect) -> None:
        raise NotImplementedError

    def after(self, g: Vendetta, f: TakeEffect) -> None:
        """What the answer means for the rest: f.bind(name, options), f.jump_to(place)."""


@dataclass(frozen=True)
class Effect(Part):
    """Something that happens."""

    def do(self, g: Vendetta, c: Context) -> None:
        raise NotImplementedError

    def run(self, g: Vendetta, f: TakeEffect) -> None:
        self.do(g, f.context())


@dataclass(frozen=True)
class Choice(Part):
    """Something that the player of the card chooses: `kind`, `low` and `high` of a question, and its options."""

    def name(self) -> str:
        """What it is remembered by: an ability has at most one choice of each name."""
        raise NotImplementedError

    def kind(self) -> int:
        raise NotImplementedError

    def low(self, g: Vendetta, c: Context) -> int:
        return 1

    def high(self, g: Vendetta, c: Context) -> int:
        return 1

    def options(self, g: Vendetta, c: Context) -> list[int]:
        """In the order of places, never of ids. Of an AMOUNT nothing: low and high say it all."""
        raise NotImplementedError

    def can_be_made(self, g: Vendetta, c: Context) -> bool:
        """Asked of the first choice of an ability before it is offered."""
        return len(self.options(g, c)) > 0

    def run(self, g: Vendetta, f: TakeEffect) -> None:
        f.ask_choice(g, self)

    def after(self, g: Vendetta, f: TakeEffect) -> None:
        f.bind(self.name(), f.picks())


# ---- what a program is made of besides effects and choices


@dataclass(frozen=True)
class AskMay(Part):
    """Does the player want to? If not, the effect is over and was not used."""

    def run(self, g: Vendetta, f: TakeEffect) -> None:
        f.ask_may(g)

    def after(self, g: Vendetta, f: TakeEffect) -> None:
        f.begun_or_over(g)


@dataclass(frozen=True)
class AskWithin(Part):
    """Does the player want this part? If not, the program goes on at another place."""

    to: int

    def run(self, g: Vendetta, f: TakeEffect) -> None:
        f.ask_may(g)

    def after(self, g: Vendetta, f: TakeEffect) -> None:
        if not f.said_yes():
            f.jump_to(self.to)


@dataclass(frozen=True)
class Unless(Part):
    """Goes on at another place unless all of this holds."""

    needs: tuple[Need, ...]
    to: int

    def run(self, g: Vendetta, f: TakeEffect) -> None:
        c = f.context()
        for need in self.needs:
            if not need.holds(g, c):
                f.jump_to(self.to)
                return


@dataclass(frozen=True)
class Chosen(Need):
    """Did anybody choose this way?"""

    name: str
    way: int

    def holds(self, g: Vendetta, c: Context) -> bool:
        for option in c.bound(self.name):
            if n_of(option) == self.way:
                return True
        return False


@dataclass(frozen=True)
class Block(Part):
    """A part that is made of parts: `flatten` turns it into a stretch of a program that begins at `start`."""

    def flatten(self, start: int) -> list[Part]:
        raise NotImplementedError


@dataclass(frozen=True)
class May(Block):
    """If this holds, the player may do that."""

    needs: tuple[Need, ...]
    parts: tuple[Part, ...]

    def flatten(self, start: int) -> list[Part]:
        inner = flat(self.parts, start + 2)
        end = start + 2 + len(inner)
        return [Unless(self.needs, end), AskWithin(end), *inner]


@dataclass(frozen=True)
class Way(Node):
    """One way of several; offered to whoever `influence` (at least one token) does not exclude."""

    parts: tuple[Part, ...]
    influence: bool = False


@dataclass(frozen=True)
class EachChooses(Block):
    """Each of these players chooses a way, openly and in turn order; then the ways are carried out for all who chose them."""

    who: Who
    ways: tuple[Way, ...]

    def flatten(self, start: int) -> list[Part]:
        out: list[Part] = [AskEach(self.who, WAYS, self.ways)]
        for i, way in enumerate(self.ways):
            inner = flat(way.parts, start + len(out) + 1)
            out.append(Unless((Chosen(WAYS, i),), start + len(out) + 1 + len(inner)))
            out += inner
        return out


@dataclass(frozen=True)
class AskEach(Part):
    who: Who
    name: str
    ways: tuple[Way, ...]

    def run(self, g: Vendetta, f: TakeEffect) -> None:
        f.ask_each(g, self.who.seats(g, f.context()))

    def after(self, g: Vendetta, f: TakeEffect) -> None:
        f.bind(self.name, f.answers)


def flat(parts: tuple[Part, ...], start: int) -> list[Part]:
    out: list[Part] = []
    for part in parts:
        if isinstance(part, Block):
            out += part.flatten(start + len(out))
        else:
            out.append(part)
    return out


@dataclass(frozen=True)
class Ability(KernelAbility):
    """One thing that a card says. `key` says about what (K); `may`: its player decides; `cost` comes before `choose` and `do`."""

    key: int = 0
    conditions: tuple[Need, ...] = ()
    may: bool = False
    cost: tuple[Part, ...] = ()
    choices: tuple[Choice, ...] = ()
    parts: tuple[Part, ...] = ()
    limit: int = ONCE
    of: int = THIS
    op: int = ADD
    number: Value | None = None
    aims: int = 0  # AT_RIVALS or AT_OPPONENTS, if it does something to them and does not only count them
    later: bool = False  # waits until another ability of the card says so: it stands in no index

    def can_be_paid(self, g: Vendetta, c: Context) -> bool:
        for part in self.cost:
            if isinstance(part, Price) and not part.can_be_paid(g, c):
                return False
        return True

    def is_possible(self, g: Vendetta, c: Context) -> bool:
        """Its conditions hold, its cost can be paid and its first choice can be made: by public facts alone."""
        return self.why_not(g, c) == OK

    def why_not(self, g: Vendetta, c: Context) -> int:
        """OK, or the code of the first thing that stands in the way."""
        for need in self.conditions:
            if not need.holds(g, c):
                return need.code()
        if not self.can_be_paid(g, c):
            return R.LAST_BLOOD
        return OK if not self.choices or self.choices[0].can_be_made(g, c) else R.NOTHING_TO_CHOOSE

    def program(self) -> tuple[Part, ...]:
        start: list[Part] = [AskMay()] if self.may else []
        parts: tuple[Part, ...] = (*self.cost, *self.choices, *self.parts)
        return (*start, *flat(parts, len(start)))


@dataclass(frozen=True)
class Price(Effect):
    """A cost: it can be paid, or what it is for is not offered."""

    def can_be_paid(self, g: Vendetta, c: Context) -> bool:
        raise NotImplementedError


def ability(key: int, **fields: Any) -> Ability:
    """An ability with its row in the index."""
    return Ability(key=key, keys=() if fields.get("later") else (key,), **fields)


@dataclass(frozen=True)
class CardText(Definition):
    """A card as printed. `abilities` are of the class above."""

    code: str = ""
    name_es: str = ""
    kind: int = D.CLAN
    clan: int = NONE
    power: int = 0
    timing: int = T.PASSIVE
    starting: bool = False
    influence: int = 0
    kiss: int = 0
    drain: int = 0
    drained: int = 0
    house: bool = False  # a design of ours, and marked as such
    house_name_es: bool = False  # the Spanish name is ours
    description: str = ""  # who an Ally or a Victim is
    description_es: str = ""
