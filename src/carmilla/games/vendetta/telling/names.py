"""How players, cards and places are called when a seat is spoken to."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

from carmilla.games.vendetta.abilities import CardText
from carmilla.games.vendetta.cards.pool import DEFINITIONS
from carmilla.games.vendetta.text.cards import sentences_of, text_of
from carmilla.games.vendetta.text.grammar import contracted
from carmilla.games.vendetta.words import CLANS, D
from carmilla.protocol import View
from carmilla.text import message

NAMES: Final = ("Ana", "Bea", "Ciro", "Dora", "Elio", "Fina")  # by seat
LAST_LOCATION: Final = "vendetta-haven"
POSITION: Final = "position-"
TOKEN = re.compile(r"([a-z]+)(?::[a-z]?(\d+))?(?:>[a-z]?(\d+))?(?:@[a-z]?(\d+))?(?:/[a-z]?(\d+))?")


@dataclass(frozen=True)
class Entry:
    """One line of a menu. It stands for an answer, or leads to a menu of its own; `detail` is what there is to read about it."""

    label: str
    token: str = ""
    inner: Menu | None = None
    detail: str = ""


@dataclass(frozen=True)
class Menu:
    """A question as it is read: what stands before it, the question itself, and what can be answered."""

    question: str
    entries: tuple[Entry, ...] = ()
    lead: tuple[str, ...] = ()


@dataclass(frozen=True)
class Drawing:
    """A table to be drawn: what stands above it, the heads of its columns, its rows."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    below: tuple[str, ...] = ()


@dataclass(frozen=True)
class Word:
    """A token, taken apart."""

    verb: str
    a: int = 0
    b: int = 0
    n: int = 0


def word(token: str) -> Word:
    found = TOKEN.fullmatch(token)
    assert found is not None, token
    verb, a, b, _, n = found.groups()
    return Word(verb, int(a or 0), int(b or 0), int(n or 0))


@dataclass
class Names:
    """Speaks one language to one seat."""

    lang: str
    viewer: int
    explained: set[int] = field(default_factory=set)  # definitions whose text this seat has been read

    def say(self, ident: str, **args: Any) -> str:
        said = message(self.lang, f"vendetta-{ident}", **args)
        return contracted(said) if self.lang == "es" else said

    # ---- players
    def name(self, seat: int) -> str:
        return self.say("you") if seat == self.viewer else NAMES[seat]

    def own_name(self, seat: int) -> str:
        return NAMES[seat]

    def about(self, seat: int) -> dict[str, str]:
        """The arguments of a sentence of which this player is the subject."""
        return {"who": NAMES[seat] if 0 <= seat < len(NAMES) else self.say("nobody"), "me": "yes" if seat == self.viewer else "no"}

    def clan(self, clan: int) -> str:
        return CLANS[clan].capitalize() if 0 <= clan < len(CLANS) else "–"

    # ---- places
    def place(self, loc: int, haven: int) -> str:
        """In the middle of a sentence."""
        return self.say("the-haven") if loc == haven else self.say("the-location", n=loc + 1)

    def head(self, loc: int, haven: int) -> str:
        place = self.place(loc, haven)
        bare = place.partition(" ")[2] if place.startswith(("the ", "la ", "el ")) else place
        return bare[:1].upper() + bare[1:]

    # ---- cards
    def text(self, definition: int) -> CardText:
        return DEFINITIONS[definition]

    def card(self, definition: int) -> str:
        """Its name, or that it is a card nobody showed."""
        if definition < 0:
            return self.say("a-card")
        text = self.text(definition)
        return text.name_es if self.lang == "es" and text.name_es else text.name

    def with_power(self, definition: int) -> str:
        if definition < 0:
            return self.say("a-card")
        if self.text(definition).kind != D.CLAN:
            return self.card(definition)
        return self.say("card-power", card=self.card(definition), power=self.text(definition).power)

    def printed(self, definition: int) -> str:
        """The whole card: numbers, text, and whether the design is ours."""
        text = self.text(definition)
        out = [self.with_power(definition) + ":"]
        if text.kind in (D.VAMPIRE, D.HUMAN, D.VICTIM):
            kind = {D.VAMPIRE: "vampire", D.HUMAN: "human", D.VICTIM: "victim"}[text.kind]
            numbers = {"influence": text.influence, "kiss": text.kiss, "drain": text.drain, "drained": text.drained}
            out.append(self.say("card-numbers", kind=self.say(f"kind-{kind}"), **numbers))
        elif text.kind == D.RELIC:
            out.append(self.say("relic-numbers", influence=text.influence))
        if text.abilities or text.kind == D.CLAN:
            out.append(text_of(text, self.lang))
        if text.house:
            out.append(self.say("card-ours"))
        return " ".join(out)

    def once(self, definition: int) -> str:
        """The whole card the first time, its name and Power from then on."""
        if definition < 0 or definition in self.explained:
            return self.with_power(definition)
        self.explained.add(definition)
        return self.printed(definition)

    def effect(self, definition: int, ability: int) -> str:
        """What one ability of a card says."""
        text = self.text(definition)
        return " ".join(sentences_of(text, text.abilities[ability], self.lang))


def sentence(text: str) -> str:
    """Capital at the beginning, a full stop at the end."""
    ends = text.endswith((".", "?", "!", ".)"))
    return text[:1].upper() + text[1:] + ("" if ends or not text else ".")


# ---- a view, looked up


def cards_in(view: View, zone: str, seat: int) -> list[tuple[int, int, dict[str, Any]]]:
    for row in view.rows:
        if row.zone == zone and row.seat == seat:
            return list(row.cards)
    return []


def count_in(view: View, zone: str, seat: int) -> int:
    for row in view.rows:
        if row.zone == zone and row.seat == seat:
            return row.count
    return 0


def definition_of(view: View, handle: int) -> int:
    """Of a card that this viewer can follow; -1 if it has not seen it."""
    for row in view.rows:
        for number, definition, _ in row.cards:
            if number == handle:
                return definition
    return -1


def whereabouts(view: View, handle: int) -> tuple[str, int]:
    """Zone and seat of a card that this viewer can follow."""
    for row in view.rows:
        for number, _, _ in row.cards:
            if number == handle:
                return row.zone, row.seat
    return "", -1


def frame_at(view: View, name: str) -> dict[str, Any]:
    """What the innermost procedure of this name remembers, as far as the viewer may know."""
    for kind, _, slots in reversed(view.stack):
        if kind == name:
            return dict(slots)
    return {}


def is_up(extras: dict[str, Any]) -> bool:
    return bool(extras.get("up"))
