"""The Relics. The first two are published; their codes and the six others are ours."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import CardText
from carmilla.games.vendetta.vocabulary.amounts import CHOSEN_NUMBER, Num, Number
from carmilla.games.vendetta.vocabulary.choices import (
    DRAINED,
    YOURS_ANYWHERE,
    ChooseCards,
    ChooseLocation,
    ChooseLocations,
    ChooseNumber,
    ChooseSeat,
)
from carmilla.games.vendetta.vocabulary.conditions import (
    ANYWHERE,
    VICTIMS,
    YOURS,
    At,
    By,
    HoldsAmbition,
    Ranked,
    Remaining,
    YouAreThere,
)
from carmilla.games.vendetta.vocabulary.effects import (
    ALL_YOURS_THERE,
    CHOSEN,
    CHOSEN_POSITION,
    POSITION_OF_CHOSEN,
    TO_ALLIANCE,
    TO_CHOSEN,
    AddVictim,
    Lasts,
    Look,
    MoveBlood,
    MoveCards,
    TakeAmbition,
)
from carmilla.games.vendetta.vocabulary.people import ALL_OPPONENTS, WITH_FACE_DOWN_CARDS, Group
from carmilla.games.vendetta.words import K, L

from .making import gain, once, play_blood, relic

SOMEBODY_FACE_DOWN = Group(ALL_OPPONENTS, only=WITH_FACE_DOWN_CARDS)

CARDS: tuple[CardText, ...] = (
    relic(
        "RE1",
        "The Isaac Chalice",
        "El Cáliz de Isaac",
        2,
        once(K.RESOLUTION_STARTS, play_blood(1, CHOSEN_POSITION), choose=(ChooseLocations(),)),
        house=False,
    ),
    relic(
        "RE2",
        "The Sargon Apocrypha",
        "Los apócrifos de Sargón",
        0,
        once(K.OWN_TURN, MoveCards(CHOSEN, TO_ALLIANCE), choose=(ChooseCards(DRAINED),)),
        house=False,
        ours=True,
    ),
    relic(
        "RE3",
        "Undertaker's Lantern",
        "El farol del enterrador",
        2,
        once(K.BEFORE_TOKENS, Look(ALL_YOURS_THERE), needs=(YouAreThere(),), choose=(ChooseSeat(SOMEBODY_FACE_DOWN),)),
    ),
    relic("RE4", "Black Rosary of Cicero", "El rosario negro de Cicero", 1, once(K.INSTEAD_OF_FRENZY, gain(2))),
    relic(
        "RE5",
        "Freight Tunnel Map",
        "El plano de los túneles de carga",
        1,
        once(
            K.OWN_TURN,
            MoveBlood(Number(CHOSEN_NUMBER), POSITION_OF_CHOSEN, CHOSEN_POSITION),
            MoveCards(CHOSEN, TO_CHOSEN),
            needs=(At(ANYWHERE),),
            choose=(ChooseCards(YOURS_ANYWHERE), ChooseNumber(Num(2), from_pool=False), ChooseLocation()),
        ),
    ),
    relic(
        "RE6",
        "Notarised Boon",
        "El favor ante notario",
        1,
        once(K.REWARDED, AddVictim(), needs=(By(YOURS), Ranked((2, 3)), Remaining(VICTIMS))),
    ),
    relic(
        "RE7",
        "Signet of the Drowned Elder",
        "El anillo del antiguo ahogado",
        0,
        once(K.BEFORE_COMPARISON, Lasts(L.TOTAL_PLUS, 2), needs=(YouAreThere(with_card=True),)),
    ),
    relic(
        "RE8",
        "The Seneschal's Cracked Seal",
        "El sello quebrado del senescal",
        1,
        once(K.PLANNING_STARTS, TakeAmbition(), needs=(HoldsAmbition(False),)),
    ),
)
