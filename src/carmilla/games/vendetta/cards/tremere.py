"""Clan Tremere."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import CardText, EachChooses, Way
from carmilla.games.vendetta.vocabulary.amounts import OF_EVENT, POOL, THEIRS_HERE, Blood, FillTo, ForEach, Half, Number
from carmilla.games.vendetta.vocabulary.conditions import HERE, YOURS, At, By, NotByThis
from carmilla.games.vendetta.vocabulary.effects import TurnDown
from carmilla.games.vendetta.vocabulary.people import RIVALS, YOU
from carmilla.games.vendetta.words import K, T

from .making import at, clan, consequence, gain, lose, power, rule, setup, spend, steal, take_assigned

HALF_POOL = Half(Blood(POOL))

CARDS: tuple[CardText, ...] = (
    clan("TR01", "Focus from Hunger", "Concentración del hambriento", 9, T.CONFLICT, power(ForEach(Blood(POOL), give=-1)), ours=True),
    clan(
        "TR02",
        "Ancient Artifacts",
        "Artefactos antiguos",
        6,
        T.SETUP,
        setup(EachChooses(YOU, (Way((spend(HALF_POOL),)), Way((TurnDown(),))))),
        ours=True,
    ),
    clan("TR03", "Theft of Vitae", "Robo de vitae", 3, T.SETUP, setup(gain(FillTo(7, least=1))), ours=True),
    clan("TR04", "Dark Pact", "Pacto oscuro", 1, T.PASSIVE, rule(K.BLOOD_TO_SUPPLY), ours=True),
    clan("TR05", "Cauldron of Blood", "Caldero de sangre", 3, T.CONSEQUENCE, consequence(lose(RIVALS, 4), may=True, cost=spend(HALF_POOL))),
    clan(
        "TR06",
        "Retaliation",
        "Represalia",
        2,
        T.PASSIVE,
        at(K.BLOOD_LEFT, lose(RIVALS, Number(OF_EVENT)), needs=(By(YOURS), At(HERE), NotByThis())),
        ours=True,
    ),
    clan(
        "TR07",
        "Arcane Drain",
        "Drenaje arcano",
        2,
        T.SETUP,
        setup(take_assigned(RIVALS, Half(Blood(THEIRS_HERE), up=True)), may=True, cost=spend(HALF_POOL)),
        ours=True,
    ),
    clan(
        "TR08",
        "Ready",
        "En guardia",
        1,
        T.PASSIVE,
        at(K.DRAIN_IN_FRENZY, TurnDown(), gain(1), may=True, needs=(At(HERE),)),
        starting=True,
    ),
    clan("TR09", "Hunt", "Caza", 1, T.CONSEQUENCE, consequence(steal(RIVALS, 1), may=True, cost=spend(1)), starting=True),
)
