"""Changes of rules and of numbers, in words."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import HALVE, HIGHEST_OF_OTHERS, SET, Ability
from carmilla.games.vendetta.vocabulary.amounts import Num
from carmilla.games.vendetta.vocabulary.conditions import YouCaused
from carmilla.games.vendetta.words import D, K

from .amounts import power_en, power_es
from .grammar import ENGLISH, SPANISH, Prose

# rules that the cards change: one sentence each
RULES: dict[int, tuple[str, str]] = {
    K.MUST_PLAY_FACE_DOWN: (
        "in the planning phase, opponents must play their cards here face down",
        "en la fase de planificación, los adversarios deben jugar boca abajo sus cartas en esta Ubicación",
    ),
    K.SEES_FACE_DOWN: ("you may look at those cards at any time", "puedes mirar esas cartas en cualquier momento"),
    K.NO_LOSS: (
        "no effect here can make you lose blood or steal it from you; where that was the condition of something else, it counts as met",
        "ningún efecto de esta Ubicación puede hacerte perder sangre ni robártela; si era la condición de otra cosa, se da por cumplida",
    ),
    K.BLOOD_TO_SUPPLY: (
        "blood that you lose or spend anywhere is assigned to your Position here instead of returning to the supply",
        "la sangre que pierdes o gastas en cualquier parte se asigna a tu Posición de esta Ubicación en lugar de volver a el suministro",
    ),
    K.WINS_TIES: ("you win all ties", "ganas todos los empates"),
    K.NOT_DRAINED: ("this Ally cannot be drained, not even in Frenzy", "este Aliado no puede ser desangrado, ni siquiera en Frenesí"),
    K.RANDOM_DRAW: (
        "when you go into Frenzy, this Ally is the card drained, and none is drawn",
        "cuando entras en Frenesí, este Aliado es la carta desangrada, sin sorteo",
    ),
    K.MAY_EXCHANGE: (
        "when you build your hand, you may keep both cards that you draw and put one that you held before under your Clan deck",
        "al construir tu mano, puedes quedarte las dos cartas que tomas y poner bajo tu mazo de Clan una que ya tenías",
    ),
    K.WITHDRAW_ANYWHERE: (
        "whoever withdraws from here moves the cards to any one Location still to be resolved instead of to the Prince's Haven",
        "quien se retira de esta Ubicación mueve sus cartas a cualquier otra que quede por resolver en lugar de a el Refugio del Príncipe",
    ),
    K.FREE_FACE_DOWN: (
        "the first card that each player plays here in a round may be played face down for free",
        "la primera carta que cada jugador juega en esta Ubicación en una ronda puede jugarse boca abajo sin coste",
    ),
}


def amount_of(a: Ability) -> int:
    assert isinstance(a.number, Num)
    return a.number.n


def change_en(a: Ability, p: Prose) -> str:
    if a.key == K.POWER:
        return power_change_en(a, p)
    if a.key == K.FRENZY_INFLUENCE:
        return frenzy_influence_en(a, p)
    n = amount_of(a)
    if a.key == K.FACE_DOWN_PRICE:
        return f"playing a card face down costs you {abs(n)} blood {'more' if n > 0 else 'less'}"
    if a.key == K.FINAL_INFLUENCE:
        return f"at the end of the game, this Ally is worth {n} influence more {ENGLISH.say(a.conditions[0], p)}"
    return {
        K.BLOOD_POWER: f"each blood assigned to your Position here has {n} Power instead of 1",
        K.PLAY_PRICE: f"playing a card here costs {n} blood more",
        K.REWARD_INFLUENCE: f"the winner of the conflict here gains {n} influence more",
        K.DIABLERIE_TOKENS: f"draining this Ally gives you {n} Diablerie tokens instead of 1",
    }[a.key]


def change_es(a: Ability, p: Prose) -> str:
    if a.key == K.POWER:
        return power_change_es(a, p)
    if a.key == K.FRENZY_INFLUENCE:
        return frenzy_influence_es(a, p)
    n = amount_of(a)
    if a.key == K.FACE_DOWN_PRICE:
        return f"jugar una carta boca abajo te cuesta {abs(n)} de sangre {'más' if n > 0 else 'menos'}"
    if a.key == K.FINAL_INFLUENCE:
        return f"al final de la partida, este Aliado vale {n} de influencia más {SPANISH.say(a.conditions[0], p)}"
    return {
        K.BLOOD_POWER: f"cada punto de sangre asignado a tu Posición de esta Ubicación tiene {n} de Poder en lugar de 1",
        K.PLAY_PRICE: f"jugar una carta en esta Ubicación cuesta {n} de sangre más",
        K.REWARD_INFLUENCE: f"el vencedor de el conflicto en esta Ubicación obtiene {n} de influencia más",
        K.DIABLERIE_TOKENS: f"desangrar a este Aliado te da {n} fichas de Diablerie en lugar de 1",
    }[a.key]


def power_change_en(a: Ability, p: Prose) -> str:
    if a.op == HALVE:
        return "the printed Power of each card of your Rivals here is halved (rounded down)"
    if a.of == HIGHEST_OF_OTHERS and a.op == SET:
        which = "the face-up card with the highest printed Power here outside your Position (or each of them, if several tie)"
        return f"before all other effects, {which} drops to {amount_of(a)} Power"
    assert a.number is not None
    said = power_en(a.number, p)
    return " ".join([said, *[ENGLISH.say(need, p) for need in a.conditions]])


def power_change_es(a: Ability, p: Prose) -> str:
    if a.op == HALVE:
        return "el Poder impreso de cada carta de tus Rivales en esta Ubicación se reduce a la mitad (redondeada hacia abajo)"
    if a.of == HIGHEST_OF_OTHERS and a.op == SET:
        which = "la carta boca arriba con el mayor Poder impreso en esta Ubicación fuera de tu Posición"
        which += " (o cada una de ellas, si empatan varias)"
        return f"antes que cualquier otro efecto, {which} baja a {amount_of(a)} de Poder"
    assert a.number is not None
    said = power_es(a.number, p)
    return " ".join([said, *[SPANISH.say(need, p) for need in a.conditions]])


def frenzy_influence_en(a: Ability, p: Prose) -> str:
    n = amount_of(a)
    if p.card.kind == D.LOCATION:
        return f"a player who sends an opponent into Frenzy here gains {n} influence more"
    whom = "a Rival of this Location" if YouCaused(rival=True) in a.conditions else "an opponent"
    return f"each time you send {whom} into Frenzy, gain {n} influence more"


def frenzy_influence_es(a: Ability, p: Prose) -> str:
    n = amount_of(a)
    if p.card.kind == D.LOCATION:
        return f"quien lleva a un adversario a el Frenesí en esta Ubicación obtiene {n} de influencia más"
    whom = "un Rival de esta Ubicación" if YouCaused(rival=True) in a.conditions else "un adversario"
    return f"cada vez que llevas a {whom} a el Frenesí, obtienes {n} de influencia más"
