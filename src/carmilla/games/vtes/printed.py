"""What follows from which cards exist at a table, whoever holds them: public, shared by all clones, no state."""

from __future__ import annotations

from carmilla.games.vtes.abilities import CardText, Face, Granted
from carmilla.games.vtes.words import INDEX_ROWS, K


class Printed:
    def __init__(self, texts: list[CardText]) -> None:
        self.texts = texts
        self.moments: list[int] = []  # per definition: the windows and questions in which it may be played, as bits
        self.kinds: list[int] = [0] * INDEX_ROWS  # per window or question: the kinds of card that may be played there, as bits
        self.outsiders: int = 0  # when minions that are not involved in a combat may play combat cards, as bits
        for text in texts:
            bits = 0
            for ability in text.abilities:
                if isinstance(ability, Face) and not isinstance(ability, Granted):
                    for moment in ability.when:
                        bits |= 1 << moment
                        self.kinds[moment] |= 1 << ability.kind
                        if ability.kind == K.COMBAT and ability.by_another:
                            self.outsiders |= 1 << moment
            self.moments.append(bits)
