"""The Location cards. The first two are published; their codes and the five others are ours."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import CardText
from carmilla.games.vendetta.vocabulary.conditions import HERE, At, FirstCardHere, Ranked
from carmilla.games.vendetta.vocabulary.effects import AddVictim, EachTakesBack
from carmilla.games.vendetta.vocabulary.people import ALL_PLAYERS, THAT_ONE, WHO_LOST, Group
from carmilla.games.vendetta.words import K

from .making import at, location, lose, more, rule

CARDS: tuple[CardText, ...] = (
    location("LO1", "Succubus Club", "Succubus Club", at(K.RESOLVED, EachTakesBack(3), needs=(At(HERE),)), house=False),
    location("LO2", "The Collar", "Las Afueras", more(K.FRENZY_INFLUENCE, 1, At(HERE)), house=False),
    location(
        "LO3",
        "Maxwell Street Market",
        "El mercadillo de Maxwell Street",
        rule(K.FREE_FACE_DOWN, At(HERE), FirstCardHere()),
    ),
    location(
        "LO4",
        "The Old Stockyards",
        "Los viejos mataderos",
        at(K.RESOLVED, lose(Group(ALL_PLAYERS, only=WHO_LOST), 1), needs=(At(HERE),)),
    ),
    location(
        "LO5",
        "Lake Shore Penthouse",
        "El ático de Lake Shore",
        more(K.PLAY_PRICE, 1, At(HERE)),
        more(K.REWARD_INFLUENCE, 1, At(HERE), Ranked((1,))),
    ),
    location("LO6", "Union Station Concourse", "El vestíbulo de Union Station", rule(K.WITHDRAW_ANYWHERE, At(HERE))),
    location(
        "LO7",
        "Cook County Morgue",
        "El depósito del condado de Cook",
        at(K.REWARDED, AddVictim(THAT_ONE), needs=(At(HERE), Ranked((3,)))),
    ),
)
