"""The cards of this table: for now, the fixtures of the slice."""

from __future__ import annotations

from carmilla.games.vtes.abilities import CardText
from carmilla.games.vtes.cards import fixtures, fixtures_combat, fixtures_politics
from carmilla.games.vtes.words import K

EVERY: tuple[CardText, ...] = fixtures.CRYPT + fixtures.FIXTURES + fixtures_combat.COMBAT_FIXTURES + fixtures_politics.POLITICS_FIXTURES
CRYPT: tuple[CardText, ...] = tuple(text for text in EVERY if text.kind == K.VAMPIRE)
LIBRARY: tuple[CardText, ...] = tuple(text for text in EVERY if text.kind != K.VAMPIRE)
