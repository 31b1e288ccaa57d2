"""Every definition of the game, in a fixed order: its place is its number."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import CardText

from . import allies, brujah, gangrel, locations, malkavian, nosferatu, relics, toreador, tremere, ventrue, victims

CLANS: tuple[CardText, ...] = (
    brujah.CARDS + gangrel.CARDS + malkavian.CARDS + nosferatu.CARDS + toreador.CARDS + tremere.CARDS + ventrue.CARDS
)
DEFINITIONS: list[CardText] = [*CLANS, *allies.CARDS, victims.UNNAMED, *victims.CARDS, *relics.CARDS, *locations.CARDS]
BY_CODE: dict[str, CardText] = {text.code: text for text in DEFINITIONS}
NUMBER_OF: dict[str, int] = {text.code: number for number, text in enumerate(DEFINITIONS)}
