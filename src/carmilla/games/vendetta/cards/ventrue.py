"""Clan Ventrue."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import HIGHEST_OF_OTHERS, SET, CardText, EachChooses, Way
from carmilla.games.vendetta.vocabulary.amounts import HIGHEST_HERE, OF_CHOSEN, THEIRS_HERE, Blood, ForEach, Half, People, PrintedPower
from carmilla.games.vendetta.vocabulary.choices import A_RIVALS_UP_HERE, ChooseCards
from carmilla.games.vendetta.vocabulary.conditions import AN_OPPONENTS, ConflictWon
from carmilla.games.vendetta.vocabulary.effects import ROUND, YOUR_POSITION, Lasts, LoseInfluence
from carmilla.games.vendetta.vocabulary.people import (
    ALL_OPPONENTS,
    RIVALS,
    RIVALS_HERE,
    SHOWING_STAY,
    WINNER,
    WITHOUT_CARDS_HERE,
    Group,
    WhoChose,
)
from carmilla.games.vendetta.words import K, L, T

from .making import after_reveal, at, clan, consequence, gain, power, setup, steal, take_assigned

FIRST_WAY, SECOND_WAY = WhoChose(0), WhoChose(1)

CARDS: tuple[CardText, ...] = (
    clan(
        "VE01",
        "Master Plan",
        "Plan maestro",
        3,
        T.PASSIVE,
        at(K.PLANNING_ENDS, LoseInfluence(Group(ALL_OPPONENTS, only=WITHOUT_CARDS_HERE))),
        power(ForEach(People(RIVALS))),
        ours=True,
    ),
    clan("VE02", "Diplomacy", "Diplomacia", 3, T.CONFLICT, power(0, of=HIGHEST_OF_OTHERS, op=SET), ours=True),
    clan(
        "VE03",
        "Curfew",
        "Toque de queda",
        2,
        T.PASSIVE,
        after_reveal(EachChooses(RIVALS, (Way((steal(FIRST_WAY, 3),)), Way((Lasts(L.SKIPS, who=SECOND_WAY),))))),
        ours=True,
    ),
    clan("VE04", "Majesty", "Majestad", 0, T.CONFLICT, power(PrintedPower(HIGHEST_HERE)), ours=True),
    clan(
        "VE05",
        "Mass Manipulation",
        "Manipulación de masas",
        3,
        T.PASSIVE,
        at(K.TOKENS_REVEALED, steal(Group(RIVALS_HERE, only=SHOWING_STAY), 2)),
        ours=True,
    ),
    clan(
        "VE06",
        "Tyrant's Gaze",
        "Mirada del tirano",
        2,
        T.SETUP,
        setup(
            EachChooses(
                RIVALS,
                (
                    Way((take_assigned(FIRST_WAY, Half(Blood(THEIRS_HERE), up=True), YOUR_POSITION),)),
                    Way((LoseInfluence(SECOND_WAY),), influence=True),
                ),
            )
        ),
        ours=True,
    ),
    clan(
        "VE07",
        "Forestall",
        "Anticipación",
        3,
        T.PASSIVE,
        after_reveal(gain(PrintedPower(OF_CHOSEN)), Lasts(L.IMMUNE_TO, until=ROUND), choose=(ChooseCards(A_RIVALS_UP_HERE),)),
        ours=True,
    ),
    clan("VE08", "Ready", "En guardia", 2, T.CONFLICT, starting=True),
    clan(
        "VE09",
        "Hunt",
        "Caza",
        0,
        T.CONSEQUENCE,
        consequence(
            EachChooses(WINNER, (Way((steal(FIRST_WAY, 2),)), Way((LoseInfluence(SECOND_WAY, to_you=True),), influence=True))),
            needs=(ConflictWon(AN_OPPONENTS),),
        ),
        starting=True,
    ),
)
