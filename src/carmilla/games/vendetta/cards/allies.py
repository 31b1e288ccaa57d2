"""The Allies."""

from __future__ import annotations

from typing import Any

from carmilla.games.vendetta.abilities import ANY, Ability, CardText
from carmilla.games.vendetta.vocabulary.amounts import IN_ALLIANCE, POOL, Blood, Cards, ForEach
from carmilla.games.vendetta.vocabulary.choices import DOWN_ANYWHERE, DOWN_THERE, ChooseCards
from carmilla.games.vendetta.vocabulary.conditions import AT_HAVEN, YOURS, At, AtLeast, By, OnlyHumanAlly, YouCaused
from carmilla.games.vendetta.vocabulary.effects import TO_HAND, TOP_OF_DECK, YOUR_POSITION_THERE, AddVictim, Look, MoveCards
from carmilla.games.vendetta.vocabulary.people import OPPONENTS
from carmilla.games.vendetta.words import D, K

from .making import ally, assign, at, becomes, gain, joins, more, rule, spend, steal


def vampire(code: str, name: str, *abilities: Ability, influence: int = 3, drain: int = 3, drained: int = 1, **printed: Any) -> Any:
    return ally(code, name, D.VAMPIRE, *abilities, influence=influence, drain=drain, drained=drained, **printed)


def human(code: str, name: str, *abilities: Ability, influence: int = 3, drain: int = 3, drained: int = 1, **printed: Any) -> Any:
    return ally(code, name, D.HUMAN, *abilities, influence=influence, drain=drain, drained=drained, **printed)


def looks(moment: int, where: int, may: bool) -> Ability:
    """1 blood for each card that is looked at."""
    return at(
        moment,
        spend(1),
        Look(),
        needs=(AtLeast(Blood(POOL), 2),),
        may=may,
        choose=(ChooseCards(where),),
        limit=ANY,
    )


CARDS: tuple[CardText, ...] = (
    vampire("AL01", "Anita Wainwright", joins(gain(3))),
    vampire("AL02", "Sgt. McTavish", joins(steal(OPPONENTS, 2))),
    vampire("AL03", "Khadija Al-Kindi", joins(MoveCards(TOP_OF_DECK, TO_HAND))),
    vampire("AL04", "Wauneka", joins(AddVictim())),
    vampire("AL05", "Carmelita Neillson", at(K.CARD_PLAYED, assign(1, YOUR_POSITION_THERE), needs=(By(YOURS), At(AT_HAVEN)))),
    vampire("AL06", "Maldavis", joins(gain(5)), who="Anarch organiser", who_es="Organizadora anarquista"),
    vampire("AL07", "Erichtho", more(K.FACE_DOWN_PRICE, -1)),
    vampire("AL08", "Fiorenza Savona", rule(K.WINS_TIES), who="New Money Entrepreneur", who_es="Empresaria de nuevo cuño"),
    vampire("AL09", "Marcel", influence=4, kiss=1, drain=4, drained=2),
    vampire("AL10", "Bronwyn", influence=5, kiss=1, drained=3),
    vampire("AL11", "Portia", rule(K.NOT_DRAINED), influence=5, drain=0, drained=0),
    vampire("AL12", "Talley", more(K.FRENZY_INFLUENCE, 1, YouCaused()), influence=2, kiss=-1, drained=0),
    vampire("AL13", "Ambrus Maropis", looks(K.OWN_TURN, DOWN_ANYWHERE, may=False), looks(K.BEFORE_TOKENS, DOWN_THERE, may=True)),
    vampire("AL14", "Edward Neally", becomes(K.DIABLERIE_TOKENS, 2), influence=5, drained=3),
    vampire("AL15", "Mr. Damp", at(K.FRENZY, gain(2), needs=(YouCaused(),))),
    human("AL16", "Bobby White", influence=2, kiss=3, drain=1, drained=0),
    human("AL17", "Maja Wysocki", kiss=2, drain=2),
    human("AL18", "Ed Crawford", drain=4, drained=2),
    human("AL19", "Betty Fuller", kiss=1, who="Young executive", who_es="Joven ejecutiva"),
    human("AL20", "Dr. Fragonard", influence=4, kiss=1, drain=2, drained=2),
    human("AL21", "Tamara Bodnar", influence=5, drain=1, drained=3),
    human("AL22", "Douglas Richardson", influence=2, drain=8, drained=0),
    human("AL23", "Tom Kimber", influence=4, drain=5, drained=2),
    human("AL24", "Francis Bennet", kiss=1, drain=5),
    human("AL25", "Elena Cortez", drain=0, drained=3),
    human("AL26", "Julie Munoz", more(K.FINAL_INFLUENCE, 2, OnlyHumanAlly())),
    human("AL27", "Roberta Urbani", rule(K.MAY_EXCHANGE)),
    human("AL28", "Ryan Ramos", more(K.FACE_DOWN_PRICE, 1), influence=4, kiss=4),
    human(
        "AL29", "Sarah McAleer", joins(gain(ForEach(Cards(IN_ALLIANCE)))), drain=2, who="Corporate banker", who_es="Banquera de empresas"
    ),
    human("AL30", "Miguel Chandler", rule(K.RANDOM_DRAW), drained=2, who="Dancer", who_es="Bailarín"),
)
