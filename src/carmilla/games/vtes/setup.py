"""Setting up a table of VTES."""

from __future__ import annotations

from typing import Any

from carmilla.games.vtes.abilities import CardText
from carmilla.games.vtes.cards.pool import CRYPT, LIBRARY
from carmilla.games.vtes.rules import action, combat, damage, diablerie, ending, paying, play, referendum, strikes, torpor, turn
from carmilla.games.vtes.state import COLUMNS, EVENTS, VERBS, ZONES
from carmilla.games.vtes.table import Vtes
from carmilla.games.vtes.words import ASKS, CRYPT_BACK, HAND_SIZE, INDEX_ROWS, LIBRARY_BACK, STARTING_POOL, Z
from carmilla.kernel.events import Recorder
from carmilla.kernel.rng import Rng
from carmilla.kernel.table import declare

CRYPT_SIZE = 12
LIBRARY_SIZE = 90
SMALLEST_LIBRARY = 60
NARROW_CRYPT = 4
NARROW_LIBRARY = 8
FIRST_VAMPIRES = 4
HOUR = "hour"
HOUR_POOL = 12
HOUR_VAMPIRES = 3

POOL: tuple[CardText, ...] = CRYPT + LIBRARY
Deck = tuple[list[int], list[int]]  # crypt, library: numbers of definitions


def random_deck(rng: Rng) -> Deck:
    """A deck of the slice: drawn from all fixture cards alike."""
    crypt = [rng.below(len(CRYPT)) for _ in range(CRYPT_SIZE)]
    library = [len(CRYPT) + rng.below(len(LIBRARY)) for _ in range(LIBRARY_SIZE)]
    return (crypt, library)


def narrow_decks(seats: int, rng: Rng) -> list[Deck]:
    """All of the same few kinds of cards."""
    crypt = [rng.below(len(CRYPT)) for _ in range(NARROW_CRYPT)]
    library = [len(CRYPT) + rng.below(len(LIBRARY)) for _ in range(NARROW_LIBRARY)]
    return [
        ([rng_pick(rng, crypt) for _ in range(CRYPT_SIZE)], [rng_pick(rng, library) for _ in range(LIBRARY_SIZE)]) for _ in range(seats)
    ]


def rng_pick(rng: Rng, kinds: list[int]) -> int:
    return kinds[rng.below(len(kinds))]


def is_deck(deck: Any) -> bool:
    """A crypt of 12 at least, a library of 60 to 90, each card by the number of its definition."""
    if not isinstance(deck, list | tuple) or len(deck) != 2:
        return False
    crypt, library = deck
    if not isinstance(crypt, list | tuple) or not isinstance(library, list | tuple):
        return False
    if len(crypt) < CRYPT_SIZE or not SMALLEST_LIBRARY <= len(library) <= LIBRARY_SIZE:
        return False
    return all([is_number(n, 0, len(CRYPT)) for n in crypt]) and all([is_number(n, len(CRYPT), len(POOL)) for n in library])


def is_number(n: Any, least: int, beyond: int) -> bool:
    return isinstance(n, int) and not isinstance(n, bool) and least <= n < beyond


def empty_table() -> Vtes:
    g = Vtes()
    g.learn_cards(list(POOL))
    return g


def new_table(seats: int, key: bytes, most_turns: int, opening: str, decks: list[Deck] | None = None) -> Vtes:
    """Decks shuffled, seven cards in hand, four vampires uncontrolled, and the first turn begun.

    The opening "hour" starts where it gets hard: less pool, and vampires that are ready.
    """
    g = empty_table()
    g.recorder = Recorder(seats + 1)
    g.lay_out(seats)
    if decks is None:
        rng = Rng(key + b"decks")
        decks = [random_deck(rng) for _ in range(seats)]
    cards: list[tuple[int, int, int, int]] = []
    for seat, (crypt, library) in enumerate(decks):
        cards += [(definition, seat, CRYPT_BACK, Z.CRYPT) for definition in crypt]
        cards += [(definition, seat, LIBRARY_BACK, Z.LIBRARY) for definition in library]
    g.place_new(cards)
    g.set_out(seats, key, HOUR_POOL if opening == HOUR else STARTING_POOL, HAND_SIZE, most_turns)
    for seat in range(seats):
        g.shuffle(Z.LIBRARY, seat)
        g.shuffle(Z.CRYPT, seat)
    for seat in range(seats):
        for _ in range(HAND_SIZE):
            g.draw(seat)
        for _ in range(FIRST_VAMPIRES):
            g.draw_from_crypt(seat)
        if opening == HOUR:
            for vampire in g.row(Z.UNCONTROLLED, seat)[:HOUR_VAMPIRES]:
                g.put(vampire, Z.READY, seat)
                g.add_blood(vampire, g.capacity(vampire))
    g.call(turn.Game(0))
    g.pump()
    return g


declare(
    Vtes,
    "vtes",
    COLUMNS,
    (
        *turn.FRAMES,
        *play.FRAMES,
        *paying.FRAMES,
        *action.FRAMES,
        *combat.FRAMES,
        *strikes.FRAMES,
        *damage.FRAMES,
        *torpor.FRAMES,
        *diablerie.FRAMES,
        *referendum.FRAMES,
        *ending.FRAMES,
    ),
    VERBS,
    EVENTS,
    ZONES,
    ASKS,
    INDEX_ROWS,
)
