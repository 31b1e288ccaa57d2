"""Fixture cards of referendums, votes and diablerie, named by what they do."""

from __future__ import annotations

from carmilla.games.vtes.abilities import ActionFace, CardText, Face, Granted, static, usable
from carmilla.games.vtes.vocabulary.actions import BurnPool, GainPool, PutInPlay, Wake
from carmilla.games.vtes.vocabulary.politics import (
    Abstain,
    EachLosesPool,
    GainVotes,
    GoToTorpor,
    Methuselah,
    NeighboursLosePool,
    OtherMethuselah,
    PoliticalAction,
    ReadyVampire,
    TakeControl,
    VampireInTorpor,
)
from carmilla.games.vtes.words import BLOCK_WINDOWS, D, K, S, T, W

POLITICAL_ACTIONS = (
    CardText(
        "#vote: each loses 1 pool",
        (ActionFace(kind=K.POLITICAL, when=(W.MINION,), stealth=1, do=(EachLosesPool(1),)),),
        kind=K.POLITICAL,
    ),
    CardText(
        "#vote: each loses 1 pool, then its caller gains 2",
        (ActionFace(kind=K.POLITICAL, when=(W.MINION,), stealth=1, do=(EachLosesPool(1), GainPool(2))),),
        kind=K.POLITICAL,
    ),
    CardText(
        "#vote: two Methuselahs lose 2 pool",
        (
            ActionFace(
                kind=K.POLITICAL, when=(W.MINION,), stealth=1, choose=(Methuselah(), Methuselah()), do=(BurnPool(2, 0), BurnPool(2, 1))
            ),
        ),
        kind=K.POLITICAL,
    ),
    CardText(
        "#vote: a ready prince goes to torpor",
        (ActionFace(kind=K.POLITICAL, when=(W.MINION,), choose=(ReadyVampire(T.PRINCE),), do=(GoToTorpor(),)),),
        kind=K.POLITICAL,
    ),
    CardText(
        "#vote: a vampire in torpor changes sides, 1 blood",
        (ActionFace(kind=K.POLITICAL, when=(W.MINION,), blood=1, choose=(VampireInTorpor(),), do=(TakeControl(),)),),
        kind=K.POLITICAL,
    ),
)

POLLING_CARDS = (
    CardText("#+2 votes", (Face(kind=K.MODIFIER, when=(W.POLLING,), do=(GainVotes(2),)),), kind=K.MODIFIER),
    CardText("#+1 vote", (Face(kind=K.REACTION, when=(W.POLLING,), discipline=D.AUSPEX, do=(GainVotes(1),)),), kind=K.REACTION),
    CardText("#abstain", (Face(kind=K.REACTION, when=(W.POLLING,), choose=(ReadyVampire(),), do=(Abstain(),)),), kind=K.REACTION),
    CardText(
        "#before votes: abstain",
        (Face(kind=K.MODIFIER, when=(W.BEFORE_VOTES,), choose=(ReadyVampire(),), do=(Abstain(),)),),
        kind=K.MODIFIER,
    ),
    CardText(
        "#wake, in a referendum too",
        (Face(kind=K.REACTION, when=(W.AS_PLAYED, *BLOCK_WINDOWS, W.BEFORE_VOTES, W.POLLING), asleep=True, do=(Wake(),)),),
        kind=K.REACTION,
    ),
    CardText(
        "#drain 3 of two neighbours",
        (Face(kind=K.MASTER, when=(W.POLLING,), choose=(OtherMethuselah(),), do=(NeighboursLosePool(3),)),),
        kind=K.MASTER,
    ),
)

PERMANENTS = (
    CardText(
        "#location: 3 votes",
        (Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)), usable((W.POLLING,), GainVotes(3), locks=True)),
        kind=K.MASTER,
    ),
    CardText(
        "#location: 2 votes in a political action",
        (
            Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)),
            usable((W.POLLING,), GainVotes(2), locks=True, needs=(PoliticalAction(),)),
        ),
        kind=K.MASTER,
    ),
    CardText(
        "#location: each loses 1 pool, by a vote",
        (
            Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)),
            Granted(keys=(W.MINION,), kind=K.POLITICAL, when=(W.MINION,), stealth=1, do=(EachLosesPool(1),)),
        ),
        kind=K.MASTER,
    ),
    CardText("#equip +1 vote", (ActionFace(kind=K.EQUIPMENT, when=(W.MINION,), stealth=1), static(S.VOTES, 1)), kind=K.EQUIPMENT),
)

VAMPIRES = (
    CardText("#justicar 9", kind=K.VAMPIRE, capacity=9, disciplines=D.DOMINATE | D.AUSPEX, superior=D.DOMINATE, title=T.JUSTICAR),
    CardText("#inner circle 10", kind=K.VAMPIRE, capacity=10, disciplines=D.PRESENCE | D.AUSPEX, superior=D.PRESENCE, title=T.INNER_CIRCLE),
    CardText("#orator 5", (usable((W.POLLING,), GainVotes(1), once=True),), kind=K.VAMPIRE, capacity=5, disciplines=D.PRESENCE),
    CardText("#blood cursed 4", kind=K.VAMPIRE, capacity=4, disciplines=D.POTENCE, no_diablerie=True),
)

POLITICS_FIXTURES: tuple[CardText, ...] = POLITICAL_ACTIONS + POLLING_CARDS + PERMANENTS + VAMPIRES
