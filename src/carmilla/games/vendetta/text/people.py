"""Who, in words."""

from __future__ import annotations

from carmilla.games.vendetta.vocabulary import people as who
from carmilla.games.vendetta.vocabulary.conditions import AN_OPPONENTS, By
from carmilla.games.vendetta.vocabulary.people import Group, Player, WhoChose

from .grammar import Prose, say


def player_en(n: Player, p: Prose) -> str:
    if n.part == who.READER:
        return ""
    if n.part == who.WINNER_OF_CONFLICT:
        return "that player"
    return "that opponent" if By(AN_OPPONENTS) in p.ability.conditions else "that player"


def player_es(n: Player, p: Prose) -> str:
    if n.part == who.READER:
        return ""
    if n.part == who.WINNER_OF_CONFLICT:
        return "ese jugador"
    return "ese adversario" if By(AN_OPPONENTS) in p.ability.conditions else "ese jugador"


ONLY_EN = {
    who.ALL: "",
    who.WITHOUT_CARDS_HERE: " with no card assigned here",
    who.SHOWING_STAY: " who shows Stay",
    who.WHO_LOST: " who took part in the conflict and did not win it",
    who.WITH_FACE_DOWN_CARDS: "",
}
ONLY_ES = {
    who.ALL: "",
    who.WITHOUT_CARDS_HERE: " sin cartas asignadas",
    who.SHOWING_STAY: " que muestre Lucha",
    who.WHO_LOST: " que haya participado en el conflicto sin ganarlo",
    who.WITH_FACE_DOWN_CARDS: "",
}


def group_en(n: Group, p: Prose) -> str:
    noun = {who.RIVALS_HERE: "Rival here", who.ALL_OPPONENTS: "opponent", who.ALL_PLAYERS: "player"}[n.of]
    return "each " + noun + ONLY_EN[n.only]


def group_es(n: Group, p: Prose) -> str:
    if n.of == who.RIVALS_HERE:
        return "cada Rival" + rivals_place(p) + ONLY_ES[n.only]
    said = "cada " + ("adversario" if n.of == who.ALL_OPPONENTS else "jugador") + ONLY_ES[n.only]
    if n.only != who.WITHOUT_CARDS_HERE:
        return said
    return said + (" en esta Ubicación" if p.first("here") else " aquí")


def rivals_place(p: Prose) -> str:
    """The Location is named once in a sentence."""
    return " de esta Ubicación" if p.first("here") else ""


def chose_en(n: WhoChose, p: Prose) -> str:
    return "them"


def chose_es(n: WhoChose, p: Prose) -> str:
    return ""


say(Player, player_en, player_es)
say(Group, group_en, group_es)
say(WhoChose, chose_en, chose_es)
