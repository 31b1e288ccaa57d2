"""Named positions: tables just begun whose decks hold a few cards each, so that what is rare elsewhere soon happens."""

from __future__ import annotations

from typing import Final

from carmilla.games.vtes.setup import CRYPT_SIZE, HOUR, LIBRARY_SIZE, POOL, Deck, new_table
from carmilla.games.vtes.table import Vtes

SEATS: Final = 5
MOST_TURNS: Final = 60
VAMPIRES: Final = ("#vampire 3", "#vampire 4", "#primogen 5", "#prince 7")
POSITIONS: Final = {
    "blocks": ("#stealth+1", "#intercept+1", "#wake", "#deflect", "#bleed+1", "#cancel as played"),
    "damage": ("#rush", "#strike 3 aggravated", "#raven", "#prevent 1", "#environment 1"),
    "range": ("#rush", "#raven", "#gun 2R, optional maneuver each combat", "#strike 2R, optional maneuver", "#maneuver"),
    "votes": ("#vote: each loses 1 pool", "#vote: two Methuselahs lose 2 pool", "#+2 votes", "#rush", "#amaranth"),
}


def position(name: str) -> Vtes:
    deck = deck_of(POSITIONS[name])
    return new_table(SEATS, b"position " + name.encode(), MOST_TURNS, HOUR, [deck] * SEATS)


def deck_of(names: tuple[str, ...]) -> Deck:
    numbers = {text.name: number for number, text in enumerate(POOL)}
    crypt = [numbers[VAMPIRES[i % len(VAMPIRES)]] for i in range(CRYPT_SIZE)]
    return (crypt, [numbers[names[i % len(names)]] for i in range(LIBRARY_SIZE)])
