"""Clan Toreador."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import CardText
from carmilla.games.vendetta.vocabulary.amounts import ALL_CARDS_HERE, CHOSEN_NUMBER, IN_ALLIANCE, Cards, ForEach, Number
from carmilla.games.vendetta.vocabulary.choices import ChooseNumber
from carmilla.games.vendetta.vocabulary.conditions import HERE, At, GotCard
from carmilla.games.vendetta.vocabulary.effects import SUPPLY, AddVictim
from carmilla.games.vendetta.vocabulary.people import RIVALS
from carmilla.games.vendetta.words import K, T

from .making import at, clan, consequence, hunt, play_blood, power, rule, setup, steal, take_assigned

EVERY_TWO_ALLIES = ForEach(Cards(IN_ALLIANCE), every=2)
EVERY_ALLY = ForEach(Cards(IN_ALLIANCE))

CARDS: tuple[CardText, ...] = (
    clan("TO01", "Awe", "Sobrecogimiento", 2, T.CONSEQUENCE, consequence(steal(RIVALS, EVERY_TWO_ALLIES)), ours=True),
    clan("TO02", "Entourage", "Séquito", 0, T.CONFLICT, power(ForEach(Cards(IN_ALLIANCE), most=7)), ours=True),
    clan("TO03", "Charisma", "Carisma", 2, T.SETUP, setup(take_assigned(RIVALS, EVERY_TWO_ALLIES, SUPPLY)), ours=True),
    clan("TO04", "Summon", "Convocar", 3, T.CONSEQUENCE, consequence(AddVictim(), needs=(GotCard(),)), ours=True),
    clan("TO05", "Entrancement", "Embelesar", 0, T.CONFLICT, power(ForEach(Cards(ALL_CARDS_HERE))), ours=True),
    clan("TO06", "Submission", "Sumisión", 3, T.PASSIVE, rule(K.NO_LOSS, At(HERE)), ours=True),
    clan(
        "TO07",
        "Friends in High Places",
        "Amigos en las altas esferas",
        3,
        T.PASSIVE,
        at(K.REVEAL_BEGINS, play_blood(Number(CHOSEN_NUMBER)), choose=(ChooseNumber(EVERY_ALLY),)),
        ours=True,
    ),
    clan("TO08", "Ready", "En guardia", 0, T.SETUP, setup(AddVictim()), starting=True),
    hunt("TO09"),
)
