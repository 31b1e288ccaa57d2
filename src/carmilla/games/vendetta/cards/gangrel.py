"""Clan Gangrel."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import HALVE, RIVALS, CardText
from carmilla.games.vendetta.vocabulary.amounts import THEIRS_HERE, YOURS_HERE, Blood, Half
from carmilla.games.vendetta.vocabulary.choices import ChooseLocation
from carmilla.games.vendetta.vocabulary.conditions import AN_OPPONENTS, HERE, At, AtLeast, By
from carmilla.games.vendetta.vocabulary.effects import CHOSEN_POSITION, YOUR_POOL, YOUR_POSITION, MoveBlood, SwapBlood
from carmilla.games.vendetta.vocabulary.people import RIVALS as EACH_RIVAL
from carmilla.games.vendetta.words import K, T

from .making import assign, at, becomes, clan, consequence, hunt, power, setup, take_assigned

CARDS: tuple[CardText, ...] = (
    clan(
        "GA01",
        "Earth Meld",
        "Fusión con la tierra",
        1,
        T.CONSEQUENCE,
        consequence(MoveBlood(Blood(YOURS_HERE), YOUR_POSITION, YOUR_POOL)),
        ours=True,
    ),
    clan("GA02", "Wolf Companion", "Compañero lobo", 2, T.CONFLICT, power(2, of=RIVALS, op=HALVE)),
    clan("GA03", "Feral Weapons", "Armas ferales", 1, T.CONFLICT, becomes(K.BLOOD_POWER, 2), ours=True),
    clan(
        "GA04",
        "Power of the Pack",
        "El poder de la manada",
        2,
        T.SETUP,
        setup(take_assigned(EACH_RIVAL, Half(Blood(THEIRS_HERE), up=True))),
        ours=True,
    ),
    clan(
        "GA05",
        "Fearless",
        "Sin miedo",
        3,
        T.SETUP,
        setup(SwapBlood(), assign(2), may=True, needs=(AtLeast(Blood(YOURS_HERE)),)),
        ours=True,
    ),
    clan(
        "GA06",
        "On the Prowl",
        "Al acecho",
        3,
        T.PASSIVE,
        at(K.CARD_PLAYED, assign(1), needs=(By(AN_OPPONENTS), At(HERE))),
        ours=True,
    ),
    clan(
        "GA07",
        "Mist Form",
        "Forma de niebla",
        2,
        T.CONSEQUENCE,
        consequence(
            MoveBlood(Half(Blood(YOURS_HERE), up=True), YOUR_POSITION, CHOSEN_POSITION),
            may=True,
            needs=(AtLeast(Blood(YOURS_HERE)),),
            choose=(ChooseLocation(),),
        ),
        ours=True,
    ),
    clan("GA08", "Ready", "En guardia", 0, T.SETUP, setup(assign(2)), starting=True),
    hunt("GA09"),
)
