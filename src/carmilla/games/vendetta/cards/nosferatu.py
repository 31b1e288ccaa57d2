"""Clan Nosferatu."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import CardText, May
from carmilla.games.vendetta.vocabulary.amounts import CHOSEN_NUMBER, OF_EVENT, YOURS_THERE, Blood, ForEach, Num, Number
from carmilla.games.vendetta.vocabulary.choices import ChooseNumber
from carmilla.games.vendetta.vocabulary.conditions import AN_OPPONENTS, ELSEWHERE, HERE, YOURS, At, By, FaceDown, ThisInHaven
from carmilla.games.vendetta.vocabulary.effects import (
    ALL_YOURS_THERE,
    THIS_CARD,
    TO_HAVEN,
    TO_HERE,
    YOUR_POSITION,
    YOUR_POSITION_THERE,
    MoveBlood,
    MoveCards,
    RevealForBlood,
    Withdraw,
)
from carmilla.games.vendetta.vocabulary.people import RIVALS
from carmilla.games.vendetta.words import K, T

from .making import assign, at, clan, consequence, play_blood, power, rule, setup, steal

OUTSIDE_HAVEN = (ThisInHaven(False),)
MOVE_TO_HAVEN = MoveCards(THIS_CARD, TO_HAVEN)

CARDS: tuple[CardText, ...] = (
    clan("NO01", "Unseen Passage", "Pasaje oculto", 2, T.CONSEQUENCE, consequence(MOVE_TO_HAVEN, needs=OUTSIDE_HAVEN), ours=True),
    clan(
        "NO02",
        "Cloak of Shadows",
        "Manto de sombras",
        3,
        T.PASSIVE,
        at(
            K.WITHDRAWAL,
            MoveCards(ALL_YOURS_THERE, TO_HERE),
            MoveBlood(Blood(YOURS_THERE), YOUR_POSITION_THERE, YOUR_POSITION),
            may=True,
            needs=(By(YOURS), At(ELSEWHERE)),
        ),
        ours=True,
    ),
    clan(
        "NO03",
        "Eyes in the Dark",
        "Ojos en la oscuridad",
        2,
        T.PASSIVE,
        rule(K.MUST_PLAY_FACE_DOWN, By(AN_OPPONENTS), At(HERE)),
        rule(K.SEES_FACE_DOWN, By(AN_OPPONENTS), At(HERE)),
        at(K.CARD_PLAYED, assign(1), needs=(FaceDown(), At(HERE))),
        ours=True,
    ),
    clan(
        "NO04",
        "Feral Whispers",
        "Susurros ferales",
        1,
        T.PASSIVE,
        at(K.WITHDREW, assign(ForEach(Number(OF_EVENT), give=2)), needs=(By(YOURS), At(ELSEWHERE))),
        ours=True,
    ),
    clan(
        "NO05",
        "Backstab",
        "Puñalada por la espalda",
        2,
        T.SETUP,
        setup(play_blood(Number(CHOSEN_NUMBER)), May(OUTSIDE_HAVEN, (MOVE_TO_HAVEN,)), choose=(ChooseNumber(Num(3)),)),
        ours=True,
    ),
    clan("NO06", "One Step Ahead", "Un paso por delante", 3, T.PASSIVE, at(K.REVEAL_CHOICES, RevealForBlood(2)), ours=True),
    clan("NO07", "Vanish", "Desvanecerse", 4, T.SETUP, setup(Withdraw(), steal(RIVALS, 1), may=True)),
    clan("NO08", "Ready", "En guardia", 1, T.PASSIVE, power(2, needs=(ThisInHaven(),)), starting=True),
    clan(
        "NO09",
        "Hunt",
        "Caza",
        0,
        T.CONSEQUENCE,
        consequence(steal(RIVALS, 1), May(OUTSIDE_HAVEN, (MOVE_TO_HAVEN,))),
        starting=True,
    ),
)
