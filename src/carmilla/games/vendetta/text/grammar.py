"""As much grammar as card texts need: clauses, moods, agreement, contractions, lists."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from carmilla.games.vendetta.abilities import Ability, CardText
from carmilla.kernel.abilities import Node

FEMININE: Final = "f"
MASCULINE: Final = "m"


@dataclass(frozen=True)
class Clause:
    """Somebody does something. Without a subject the reader does; without a verb `object` is a whole clause by itself.

    `tail` is what stands at the very end ("for each …"); `stops`: a full stop follows.
    """

    verb: str = ""
    object: str = ""
    rest: str = ""
    tail: str = ""
    subject: str = ""
    stops: bool = False
    own_sentence: bool = False

    def by(self, subject: str) -> Clause:
        return replace(self, subject=subject)

    def goes_with(self, other: Clause) -> bool:
        """Do both say the same of two objects?"""
        same = (self.verb, self.rest, self.tail, self.subject) == (other.verb, other.rest, other.tail, other.subject)
        return same and bool(self.verb) and bool(self.rest)


@dataclass(frozen=True)
class Noun:
    """What is counted. `note` stands at the end of whatever is said of it."""

    one: str
    many: str
    after: str = ""
    gender: str = MASCULINE
    note: str = ""


@dataclass(frozen=True)
class Quantity:
    """How much: the object of a clause, and what goes to its end."""

    object: str
    tail: str = ""


@dataclass
class Prose:
    """What a renderer knows of the sentence at hand: the card, the ability, what was mentioned already."""

    card: CardText
    ability: Ability
    mentioned: set[str] = field(default_factory=set)

    def first(self, what: str) -> bool:
        """Is it mentioned for the first time in this sentence? From now on it has been."""
        new = what not in self.mentioned
        self.mentioned.add(what)
        return new

    def choice(self, name: str) -> Any:
        for choice in self.ability.choices:
            if choice.name() == name:
                return choice
        return None


Renderer = Callable[[Any, Prose], Any]


class Book:
    """The renderers of one language, by type of node."""

    def __init__(self) -> None:
        self.renderers: dict[type[Node], Renderer] = {}

    def say(self, node: Node, p: Prose) -> Any:
        return self.renderers[type(node)](node, p)


ENGLISH: Final = Book()
SPANISH: Final = Book()


def say(kind: type[Node], english: Renderer, spanish: Renderer) -> None:
    """Both renderers of a type of node."""
    ENGLISH.renderers[kind] = english
    SPANISH.renderers[kind] = spanish


# ---------------------------------------------------------------- English
def en_third(verb: str) -> str:
    head, _, rest = verb.partition(" ")
    ending = "es" if head.endswith(("s", "sh", "ch", "x", "o")) else "s"
    return f"{head}{ending} {rest}".strip()


def en_clause(c: Clause) -> str:
    """As a statement, or as an order to the reader."""
    verb = en_third(c.verb) if c.subject else c.verb
    return words(c.subject, verb, c.object, c.rest, c.tail)


def en_bare(c: Clause) -> str:
    """After "you may", "must" or "to"."""
    return words(c.verb, c.object, c.rest, c.tail)


def en_clauses(clauses: list[Clause]) -> str:
    """One after the other; a comma where somebody else begins to act."""
    said = [en_clause(c) for c in clauses]
    if len(said) == 2 and clauses[0].subject != clauses[1].subject:
        return ", and ".join(said)
    return en_list(said)


def en_list(items: list[str]) -> str:
    if len(items) < 3:
        return " and ".join(items)
    return ", ".join(items[:-1]) + ", and " + items[-1]


def en_ordinal(n: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}[n]


# ---------------------------------------------------------------- Spanish
# infinitive: (tú, él or ella)
ES_VERBS: Final[dict[str, tuple[str, str]]] = {
    "añadir": ("añades", "añade"),
    "asignar": ("asignas", "asigna"),
    "barajar": ("barajas", "baraja"),
    "devolver": ("devuelves", "devuelve"),
    "elegir": ("eliges", "elige"),
    "entregar": ("entregas", "entrega"),
    "gastar": ("gastas", "gasta"),
    "intercambiar": ("intercambias", "intercambia"),
    "jugar": ("juegas", "juega"),
    "llevarte": ("te llevas", "se lleva"),
    "mirar": ("miras", "mira"),
    "mover": ("mueves", "mueve"),
    "obtener": ("obtienes", "obtiene"),
    "pasar": ("pasas", "pasa"),
    "perder": ("pierdes", "pierde"),
    "poner": ("pones", "pone"),
    "recuperar": ("recuperas", "recupera"),
    "retirarte": ("te retiras", "se retira"),
    "robar": ("robas", "roba"),
    "sumar": ("sumas", "suma"),
    "tomar": ("tomas", "toma"),
}


def es_clause(c: Clause) -> str:
    verb = ES_VERBS[c.verb][1 if c.subject else 0] if c.verb else ""
    return words(c.subject, verb, c.object, c.rest, c.tail)


def es_bare(c: Clause) -> str:
    """After "puedes", "debe" or "para"."""
    return words(c.verb, c.object, c.rest, c.tail)


def es_and(items: list[str]) -> str:
    return es_list(items, "e" if items and sounds_like_i(items[-1]) else "y")


def es_or(items: list[str]) -> str:
    return es_list(items, "u" if items and items[-1].lower().startswith(("o", "ho")) else "o")


def es_list(items: list[str], last: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + f" {last} " + items[-1]


def sounds_like_i(word: str) -> bool:
    return re.match(r"h?i(?![aeou])", word.lower()) is not None


def es_blood(n: int) -> str:
    return f"{n} de sangre"


def contracted(text: str) -> str:
    """ "de el" and "a el" become one word, but not before a name that begins with El."""
    return re.sub(r"\bde el\b", "del", re.sub(r"\ba el\b", "al", text))


def es_ordinal(n: int) -> str:
    """Before a masculine noun."""
    return f"{n}.er" if n in {1, 3} else f"{n}.º"


# ---------------------------------------------------------------- both
def words(*parts: str) -> str:
    return " ".join([part.strip() for part in parts if part.strip()])


def sentence(text: str) -> str:
    """Capital at the beginning, one full stop at the end."""
    return text[:1].upper() + text[1:] + "."
