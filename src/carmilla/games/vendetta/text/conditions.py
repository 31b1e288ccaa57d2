"""Conditions, in words: what is left of them when the moment has taken its own into its clause."""

from __future__ import annotations

from carmilla.games.vendetta.vocabulary.amounts import POOL, Blood
from carmilla.games.vendetta.vocabulary.conditions import (
    YOURS,
    AtLeast,
    ConflictWon,
    FewestFaceUp,
    GotCard,
    HoldsAmbition,
    OnlyHumanAlly,
    ThisInHaven,
)

from .amounts import place_es
from .grammar import Prose, say


def at_least_en(n: AtLeast, p: Prose) -> str:
    return f"if you have at least {n.n} blood" if n.what == Blood(POOL) else "if you have assigned blood here"


def at_least_es(n: AtLeast, p: Prose) -> str:
    return f"si tienes al menos {n.n} de sangre" if n.what == Blood(POOL) else f"si tienes sangre asignada {place_es(p)}"


def won_en(n: ConflictWon, p: Prose) -> str:
    return f"if {'you' if n.by == YOURS else 'another player'} won this conflict"


def won_es(n: ConflictWon, p: Prose) -> str:
    return "si has ganado este conflicto" if n.by == YOURS else "si otro jugador ha ganado este conflicto"


def got_en(n: GotCard, p: Prose) -> str:
    return "if your reward in this conflict included an Ally or a Victim"


def got_es(n: GotCard, p: Prose) -> str:
    return "si tu recompensa de este conflicto incluía un Aliado o una Víctima"


def fewest_en(n: FewestFaceUp, p: Prose) -> str:
    return "if no other player here has fewer face-up cards here than you"


def fewest_es(n: FewestFaceUp, p: Prose) -> str:
    place = place_es(p)
    return f"si ningún otro jugador tiene {place} menos cartas boca arriba que tú"


def haven_en(n: ThisInHaven, p: Prose) -> str:
    return "while it is in the Prince's Haven" if n.yes else "unless it is in the Prince's Haven"


def haven_es(n: ThisInHaven, p: Prose) -> str:
    return "mientras está en el Refugio del Príncipe" if n.yes else "si no está en el Refugio del Príncipe"


def ambition_en(n: HoldsAmbition, p: Prose) -> str:
    return f"if you {'hold' if n.yes else 'do not hold'} the Ambition token"


def ambition_es(n: HoldsAmbition, p: Prose) -> str:
    return f"si {'tienes' if n.yes else 'no tienes'} la ficha de Ambición"


def human_en(n: OnlyHumanAlly, p: Prose) -> str:
    return "if you have no other Human Ally"


def human_es(n: OnlyHumanAlly, p: Prose) -> str:
    return "si no tienes ningún otro Aliado Humano"


say(AtLeast, at_least_en, at_least_es)
say(ConflictWon, won_en, won_es)
say(GotCard, got_en, got_es)
say(FewestFaceUp, fewest_en, fewest_es)
say(ThisInHaven, haven_en, haven_es)
say(HoldsAmbition, ambition_en, ambition_es)
say(OnlyHumanAlly, human_en, human_es)
