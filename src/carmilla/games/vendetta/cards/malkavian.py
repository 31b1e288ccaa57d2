"""Clan Malkavian."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import CardText
from carmilla.games.vendetta.vocabulary.amounts import CHOSEN_CARDS, THEIR_NUMBER, YOUR_CARDS_HERE, YOUR_NUMBER, Cards, ForEach, Number
from carmilla.games.vendetta.vocabulary.choices import ANY_NUMBER, IN_HAND, YOURS_HERE, YOURS_UP_HERE, ChooseCards, ChooseSeat
from carmilla.games.vendetta.vocabulary.conditions import IN_DECK, FewestFaceUp, Remaining
from carmilla.games.vendetta.vocabulary.effects import (
    CHOSEN,
    HAND_LEFT,
    TO_DECK,
    TO_HAND,
    TOP_OF_DECK,
    Bid,
    Lasts,
    LowestTurnsDown,
    MoveCards,
    PlayCards,
    PutOff,
    TurnDown,
)
from carmilla.games.vendetta.vocabulary.people import CHOSEN_RIVAL, RIVALS
from carmilla.games.vendetta.words import K, L, T

from .making import after_reveal, at, clan, hunt, lose, play_blood, power, setup, steal

CARDS: tuple[CardText, ...] = (
    clan(
        "MA01",
        "Mesmerize",
        "Hipnotizar",
        3,
        T.SETUP,
        setup(PlayCards(HAND_LEFT, CHOSEN_RIVAL), choose=(ChooseSeat(RIVALS),)),
        ours=True,
    ),
    clan(
        "MA02",
        "Auction of Blood",
        "Subasta de sangre",
        2,
        T.PASSIVE,
        after_reveal(Bid(), LowestTurnsDown(), play_blood(Number(YOUR_NUMBER)), lose(RIVALS, Number(THEIR_NUMBER))),
        ours=True,
    ),
    clan("MA03", "Madness Network", "Red de la locura", 2, T.SETUP, setup(PlayCards(HAND_LEFT)), ours=True),
    clan("MA04", "Shadow Strike", "Golpe en la sombra", 3, T.CONFLICT, power(2, needs=(FewestFaceUp(),)), ours=True),
    clan(
        "MA05",
        "Chaos",
        "Caos",
        2,
        T.SETUP,
        setup(
            MoveCards(CHOSEN, TO_HAND),
            steal(RIVALS, ForEach(Cards(CHOSEN_CARDS))),
            may=True,
            choose=(ChooseCards(YOURS_HERE, least=1, most=ANY_NUMBER),),
        ),
        ours=True,
    ),
    clan(
        "MA06",
        "Malkav's Bane",
        "La ruina de Malkav",
        2,
        T.PASSIVE,
        after_reveal(PutOff(1), PlayCards(TOP_OF_DECK), needs=(Remaining(IN_DECK),)),
        at(K.END_OF_ROUND, MoveCards(CHOSEN, TO_DECK), choose=(ChooseCards(IN_HAND),), later=True),
        ours=True,
    ),
    clan(
        "MA07",
        "Mindless Assault",
        "Asalto sin sentido",
        3,
        T.SETUP,
        setup(TurnDown(CHOSEN), Lasts(L.FACE_DOWN_POWER, 4), choose=(ChooseCards(YOURS_UP_HERE, least=0, most=ANY_NUMBER),)),
        ours=True,
    ),
    clan("MA08", "Ready", "En guardia", 0, T.CONFLICT, power(ForEach(Cards(YOUR_CARDS_HERE))), starting=True),
    hunt("MA09"),
)
