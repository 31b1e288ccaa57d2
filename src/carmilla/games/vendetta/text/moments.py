"""When it happens, in words: the clause of a moment takes up whose doing it is, where, and how."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import Ability
from carmilla.games.vendetta.vocabulary.conditions import (
    AN_OPPONENTS,
    ANYWHERE,
    AT_HAVEN,
    ELSEWHERE,
    HERE,
    YOURS,
    At,
    By,
    FaceDown,
    FirstCardHere,
    NotByThis,
    Ranked,
    Remaining,
    YouAreThere,
    YouCaused,
)
from carmilla.games.vendetta.words import K

from .grammar import en_ordinal, es_ordinal

# conditions that the clause of a moment takes up, or that go without saying
TAKEN_UP = (At, By, FaceDown, FirstCardHere, NotByThis, Ranked, Remaining, YouAreThere, YouCaused)

PLAIN_EN = {
    K.SETUP: "",
    K.CONSEQUENCE: "",
    K.AFTER_REVEAL: "right after the reveal",
    K.PLANNING_STARTS: "at the start of the planning phase",
    K.PLANNING_ENDS: "when the planning phase ends",
    K.RESOLUTION_STARTS: "at the start of the resolution phase",
    K.REVEAL_CHOICES: "in the reveal step",
    K.REVEAL_BEGINS: "when the reveal step begins here",
    K.TOKENS_REVEALED: "when the tokens are revealed here",
    K.BLOOD_LEFT: "each time you spend blood here, or an effect here makes you lose blood or steals it from you",
    K.JOINED: "when this Ally joins your alliance",
    K.FRENZY: "each time you send an opponent into Frenzy",
    K.END_OF_ROUND: "at the end of the round",
    K.RESOLVED: "after this Location has been resolved",
    K.WITHDREW: "each time you withdraw from another Location",
    K.WITHDRAWAL: "each time you withdraw from another Location",
    K.INSTEAD_OF_FRENZY: "when you would go into Frenzy",
    K.DRAIN_IN_FRENZY: "when something here sends you into Frenzy",
}
PLAIN_ES = {
    K.SETUP: "",
    K.CONSEQUENCE: "",
    K.AFTER_REVEAL: "justo después de la revelación",
    K.PLANNING_STARTS: "al empezar la fase de planificación",
    K.PLANNING_ENDS: "al terminar la fase de planificación",
    K.RESOLUTION_STARTS: "al empezar la fase de resolución",
    K.REVEAL_CHOICES: "en el paso de revelación",
    K.REVEAL_BEGINS: "al empezar el paso de revelación en esta Ubicación",
    K.TOKENS_REVEALED: "cuando se revelan las fichas en esta Ubicación",
    K.BLOOD_LEFT: "cada vez que gastas sangre en esta Ubicación, o que un efecto de aquí te hace perder sangre o te la roba",
    K.JOINED: "cuando este Aliado se une a tu alianza",
    K.FRENZY: "cada vez que llevas a un adversario a el Frenesí",
    K.END_OF_ROUND: "al final de la ronda",
    K.RESOLVED: "después de resolver esta Ubicación",
    K.WITHDREW: "cada vez que te retiras de otra Ubicación",
    K.WITHDRAWAL: "cada vez que te retiras de otra Ubicación",
    K.INSTEAD_OF_FRENZY: "cuando fueras a entrar en Frenesí",
    K.DRAIN_IN_FRENZY: "cuando algo de esta Ubicación te lleva a el Frenesí",
}
PLACE_EN = {HERE: "here", ELSEWHERE: "in another Location", AT_HAVEN: "in the Prince's Haven"}
PLACE_ES = {HERE: "en esta Ubicación", ELSEWHERE: "en otra Ubicación", AT_HAVEN: "en el Refugio del Príncipe"}


def moment_en(a: Ability) -> str:
    if a.key == K.CARD_PLAYED:
        return card_played_en(a)
    if a.key == K.BEFORE_TOKENS:
        mine = " where you have a card or blood" if YouAreThere() in a.conditions else ""
        return f"before the tokens are chosen in a Location{mine}"
    if a.key == K.BEFORE_COMPARISON:
        return "before totals are compared in a Location where you stayed with a card"
    if a.key == K.REWARDED:
        return rewarded_en(a)
    if a.key == K.OWN_TURN:
        return "in your planning turn" + (", once you have played a card" if At(ANYWHERE) in a.conditions else "")
    return PLAIN_EN[a.key]


def moment_es(a: Ability) -> str:
    if a.key == K.CARD_PLAYED:
        return card_played_es(a)
    if a.key == K.BEFORE_TOKENS:
        mine = " donde tengas cartas o sangre" if YouAreThere() in a.conditions else ""
        return f"antes de elegir las fichas en una Ubicación{mine}"
    if a.key == K.BEFORE_COMPARISON:
        return "antes de comparar los totales en una Ubicación donde te hayas quedado con alguna carta"
    if a.key == K.REWARDED:
        return rewarded_es(a)
    if a.key == K.OWN_TURN:
        return "en tu turno de planificación" + (", tras haber jugado una carta" if At(ANYWHERE) in a.conditions else "")
    return PLAIN_ES[a.key]


def place_of(a: Ability) -> int:
    return next((n.place for n in a.conditions if isinstance(n, At)), HERE)


def card_played_en(a: Ability) -> str:
    place = PLACE_EN[place_of(a)]
    if By(AN_OPPONENTS) in a.conditions:
        return f"each time an opponent plays a card {place}"
    if By(YOURS) in a.conditions:
        return f"each time you play a card {place}"
    return f"each time a card is played face down {place}"


def card_played_es(a: Ability) -> str:
    place = PLACE_ES[place_of(a)]
    if By(AN_OPPONENTS) in a.conditions:
        return f"cada vez que un adversario juega una carta {place}"
    if By(YOURS) in a.conditions:
        return f"cada vez que juegas una carta {place}"
    return f"cada vez que se juega una carta boca abajo {place}"


def places_of(a: Ability) -> tuple[int, ...]:
    return next((n.places for n in a.conditions if isinstance(n, Ranked)), ())


def rewarded_en(a: Ability) -> str:
    ranks = " or ".join([en_ordinal(n) for n in places_of(a)])
    if By(YOURS) in a.conditions:
        return f"when you take your reward for {ranks} place"
    return f"when the player in {ranks} place here takes the reward"


def rewarded_es(a: Ability) -> str:
    ranks = " o ".join([es_ordinal(n) for n in places_of(a)])
    if By(YOURS) in a.conditions:
        return f"cuando recibes tu recompensa por el {ranks} puesto"
    return f"cuando el jugador en {ranks} puesto de esta Ubicación recibe la recompensa"
