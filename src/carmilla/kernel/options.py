"""Options: what a seat may answer, packed into one integer, and tokens, the same in text."""

from __future__ import annotations

from array import array
from typing import Final

NONE: Final = -1  # no seat, no definition, no number
NOBODY: Final = 0  # the id of no card: card ids start at 1

# Options that every game has; a game's own verbs start at FIRST_VERB.
PASS: Final = 0
DONE: Final = 1
CHANGED: Final = 2  # never offered: what a window answers when its opener says that it no longer matters
AMOUNT_OF: Final = 3  # the answer to an AMOUNT question
FIRST_VERB: Final = 8

# What a number stands for: in a field of an option, a slot of a frame, a column, an argument of an event.
CARD: Final = "card"
SEAT: Final = "seat"
NUMBER: Final = "number"
FLAG: Final = "flag"
SEATS_OF: Final = "seats"  # a set of seats, as bits
OPTION: Final = "option"
DEFINITION: Final = "definition"
ZONE_OF: Final = "zone"
TEXT: Final = "text"
FACTS_OF: Final = "facts"

ELEMENTS: Final = (CARD, SEAT, NUMBER, FLAG, SEATS_OF, OPTION, DEFINITION, ZONE_OF, TEXT, FACTS_OF)
LETTERS: Final = {CARD: "c", SEAT: "s", NUMBER: "", FLAG: "", DEFINITION: "d", ZONE_OF: "z"}
MARKS: Final = (":", ">", "@", "/")  # before the fields a, b, c, n of a token
FIELD: Final = 4095


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0, n: int = 0) -> int:
    return verb | a << 8 | b << 20 | c << 32 | n << 44


def verb_of(option: int) -> int:
    return option & 255


def a_of(option: int) -> int:
    return option >> 8 & 4095


def b_of(option: int) -> int:
    return option >> 20 & 4095


def c_of(option: int) -> int:
    return option >> 32 & 4095


def n_of(option: int) -> int:
    return option >> 44 & 4095


def amount(n: int) -> int:
    return AMOUNT_OF | n << 44


class Verb:
    """What an option of this verb says, field by field; an empty element is a field that is not used."""

    def __init__(self, name: str, a: str = "", b: str = "", c: str = "", n: str = "") -> None:
        self.name = name
        self.fields: tuple[str, ...] = (a, b, c, n)


KERNEL_VERBS: Final = {
    PASS: Verb("pass"),
    DONE: Verb("done"),
    CHANGED: Verb("changed"),
    AMOUNT_OF: Verb("amount", n=NUMBER),
}


class Verbs:
    """The verbs of one game: options to tokens and back."""

    def __init__(self, own: dict[int, Verb]) -> None:
        self.by_number: dict[int, Verb] = {**KERNEL_VERBS, **own}
        self.by_name: dict[str, int] = {verb.name: number for number, verb in self.by_number.items()}
        # per verb, how far to shift to each field that names a card: the re-dealer renames those
        self.card_shifts: dict[int, tuple[int, ...]] = {
            number: tuple([8 + 12 * i for i, element in enumerate(verb.fields) if element == CARD])
            for number, verb in self.by_number.items()
        }

    def token(self, option: int, names: array[int] | None = None) -> str:
        """The text of an option; with `names`, cards are called by a viewer's handles."""
        if option < 0 or verb_of(option) not in self.by_number:
            return f"?{option}"
        verb = self.by_number[verb_of(option)]
        text = verb.name
        for i, element in enumerate(verb.fields):
            if element:
                value = option >> 8 + 12 * i & FIELD
                if element == CARD and names is not None:
                    value = names[value] if value < len(names) else 0
                text += f"{MARKS[i]}{LETTERS[element]}{value}"
        return text

    def parse(self, token: str, ids: dict[int, int] | None = None) -> int:
        """The option that a token stands for, or NONE. With `ids`, its cards are a viewer's handles."""
        head = len(token)
        for mark in MARKS:
            at = token.find(mark)
            if 0 <= at < head:
                head = at
        number = self.by_name.get(token[:head], NONE)
        if number == NONE:
            return NONE
        option, rest = number, token[head:]
        for i, element in enumerate(self.by_number[number].fields):
            if element:
                prefix = MARKS[i] + LETTERS[element]
                if not rest.startswith(prefix):
                    return NONE
                digits = len(prefix)
                while digits < len(rest) and rest[digits] in "0123456789":
                    digits += 1
                if digits == len(prefix) or digits - len(prefix) > 9:
                    return NONE
                value = int(rest[len(prefix) : digits])
                if element == CARD and ids is not None:
                    value = ids.get(value, NONE)
                if not 0 <= value <= FIELD:
                    return NONE
                option |= value << 8 + 12 * i
                rest = rest[digits:]
        return NONE if rest else option

    def renamed(self, option: int, to: list[int]) -> int:
        """The same option after card ids have been renumbered."""
        shifts = self.card_shifts.get(verb_of(option), ()) if option >= 0 else ()
        for shift in shifts:
            old = option >> shift & FIELD
            option += (to[old] - old) << shift
        return option

    def well_formed(self, option: int) -> bool:
        """Does it have a verb of this game, and nothing in the fields which that verb does not use?"""
        if option < 0 or option >> 56:
            return False
        verb = self.by_number.get(verb_of(option))
        if verb is None:
            return False
        for i, element in enumerate(verb.fields):
            if not element and option >> 8 + 12 * i & FIELD:
                return False
        return True
