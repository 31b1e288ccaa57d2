"""Clan Brujah."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import CardText
from carmilla.games.vendetta.vocabulary.amounts import (
    ALL_HERE,
    OF_ROUND,
    YOUR_CARDS_HERE,
    YOURS_HERE,
    Blood,
    Cards,
    Depends,
    ForEach,
    Half,
    Number,
)
from carmilla.games.vendetta.vocabulary.conditions import AN_OPPONENTS, ELSEWHERE, YOURS, At, AtLeast, By, ConflictWon, YouCaused
from carmilla.games.vendetta.vocabulary.people import RIVALS, THAT_ONE
from carmilla.games.vendetta.words import K, T

from .making import at, clan, consequence, hunt, lose, more, power, setup, steal

CARDS: tuple[CardText, ...] = (
    clan("BR01", "Bloody Fury", "Furia sangrienta", 6, T.CONFLICT, power(-2, needs=(AtLeast(Blood(YOURS_HERE)),))),
    clan("BR02", "Punk's Posse", "La panda punk", 0, T.CONFLICT, power(ForEach(Cards(YOUR_CARDS_HERE), give=2)), ours=True),
    clan(
        "BR03",
        "Challenge",
        "Desafío",
        4,
        T.PASSIVE,
        at(K.CARD_PLAYED, lose(THAT_ONE, 1), needs=(By(AN_OPPONENTS), At(ELSEWHERE))),
    ),
    clan("BR04", "Fist of Caine", "Puño de Caín", 4, T.CONSEQUENCE, consequence(lose(RIVALS, Number(OF_ROUND)))),
    clan(
        "BR05",
        "F*ck the System",
        "A la m*erda el sistema",
        3,
        T.CONSEQUENCE,
        consequence(lose(RIVALS, Depends(ConflictWon(YOURS), 4, 2))),
        ours=True,
    ),
    clan("BR06", "Earthshock", "Terremoto", 2, T.CONSEQUENCE, consequence(lose(RIVALS, Half(Blood(ALL_HERE)))), ours=True),
    clan("BR07", "Show of Force", "Exhibición de fuerza", 3, T.SETUP, setup(steal(RIVALS, 1))),
    clan("BR08", "Ready", "En guardia", 1, T.PASSIVE, more(K.FRENZY_INFLUENCE, 1, YouCaused(rival=True)), starting=True),
    hunt("BR09"),
)
