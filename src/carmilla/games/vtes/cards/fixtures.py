"""Fixture cards, named by what they do: they carry the rules of the slice until the real cards do."""

from __future__ import annotations

from carmilla.games.vtes.abilities import ActionFace, CardText, Face, Granted, Strike, reducer, static, usable, weapon
from carmilla.games.vtes.vocabulary.actions import (
    ACTING,
    BLOCKING,
    ActionSucceeded,
    Add,
    AnotherMethuselah,
    AshHeapCard,
    AttachedCard,
    AttemptToBlock,
    BeingBled,
    Bleeding,
    BleedNotRaised,
    BurnCard,
    BurnPool,
    CancelIt,
    Discard,
    EndAction,
    EnterCombat,
    GainBlood,
    GainPool,
    HandCard,
    HandSize,
    HasDeclined,
    InterceptNeeded,
    Lock,
    MasterCardPlayed,
    MinionCardPlayed,
    PutInPlay,
    RaiseBleed,
    ReadyMinion,
    Redirect,
    ShowHand,
    ShuffleIn,
    StealthNeeded,
    TargetHasLessPool,
    ToHand,
    Unlock,
    UserIsBlocking,
    UserMayAttempt,
    Wake,
)
from carmilla.games.vtes.vocabulary.politics import TakeControl
from carmilla.games.vtes.words import BLOCK_WINDOWS, D, K, S, T, W

FIRST_CLAN = 1
BLANK = CardText("#blank", kind=K.MASTER)

MODIFIERS = (
    CardText(
        "#stealth+1",
        (
            Face(kind=K.MODIFIER, when=(W.ATTEMPT,), discipline=D.OBFUSCATE, needs=(StealthNeeded(),), do=(Add(S.STEALTH, 1, ACTING),)),
            Face(
                kind=K.MODIFIER,
                when=(W.ATTEMPT,),
                discipline=D.OBFUSCATE,
                superior=True,
                needs=(StealthNeeded(),),
                do=(Add(S.STEALTH, 2, ACTING),),
            ),
        ),
        kind=K.MODIFIER,
    ),
    CardText(
        "#stealth+2, 1 blood",
        (Face(kind=K.MODIFIER, when=(W.ATTEMPT,), blood=1, needs=(StealthNeeded(),), do=(Add(S.STEALTH, 2, ACTING),)),),
        kind=K.MODIFIER,
    ),
    CardText(
        "#stealth+1 for another",
        (Face(kind=K.MODIFIER, when=(W.ATTEMPT,), by_another=True, needs=(StealthNeeded(),), do=(Add(S.STEALTH, 1, ACTING),)),),
        kind=K.MODIFIER,
    ),
    CardText(
        "#bleed+1",
        (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, needs=(Bleeding(), BleedNotRaised()), do=(RaiseBleed(1),)),),
        kind=K.MODIFIER,
    ),
    CardText(
        "#bleed+2, 1 blood",
        (
            Face(
                kind=K.MODIFIER,
                when=BLOCK_WINDOWS,
                discipline=D.DOMINATE,
                blood=1,
                needs=(Bleeding(), BleedNotRaised()),
                do=(RaiseBleed(2),),
            ),
        ),
        kind=K.MODIFIER,
    ),
    CardText("#hunt+1", (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, do=(Add(S.HUNT, 1, ACTING),)),), kind=K.MODIFIER),
    CardText(
        "#bleed+1 beyond the limit",
        (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, needs=(Bleeding(),), do=(Add(S.BLEED, 1, ACTING),)),),
        kind=K.MODIFIER,
    ),
    CardText(
        "#bleed+2 while the target has less than 20 pool",
        (
            Face(
                kind=K.MODIFIER,
                when=BLOCK_WINDOWS,
                needs=(Bleeding(), BleedNotRaised()),
                do=(RaiseBleed(2, (TargetHasLessPool(20),)),),
            ),
        ),
        kind=K.MODIFIER,
    ),
    CardText(
        "#hunt+1 of a clan", (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, clan=FIRST_CLAN, do=(Add(S.HUNT, 1, ACTING),)),), kind=K.MODIFIER
    ),
    CardText(
        "#hunt+1, capacity 7", (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, capacity=7, do=(Add(S.HUNT, 1, ACTING),)),), kind=K.MODIFIER
    ),
    CardText(
        "#hunt+1 of a prince", (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, title=T.PRINCE, do=(Add(S.HUNT, 1, ACTING),)),), kind=K.MODIFIER
    ),
    CardText("#hunt+1, 1 blood", (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, blood=1, do=(Add(S.HUNT, 1, ACTING),)),), kind=K.MODIFIER),
    CardText("#pool+3, the Edge", (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, edge=True, do=(GainPool(3),)),), kind=K.MODIFIER),
    CardText("#pool+3, a card of the hand", (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, discards=1, do=(GainPool(3),)),), kind=K.MODIFIER),
    CardText("#pool+1 as announced", (Face(kind=K.MODIFIER, when=(W.ANNOUNCED,), do=(GainPool(1),)),), kind=K.MODIFIER),
    CardText("#unlock during the action", (Face(kind=K.MODIFIER, when=BLOCK_WINDOWS, do=(Unlock(),)),), kind=K.MODIFIER),
    CardText("#lock the blocking minion", (Face(kind=K.MODIFIER, when=(W.ATTEMPT,), do=(Lock(BLOCKING),)),), kind=K.MODIFIER),
    CardText("#burn the blocking minion", (Face(kind=K.MODIFIER, when=(W.ATTEMPT,), do=(BurnCard(BLOCKING),)),), kind=K.MODIFIER),
    CardText("#take the blocking minion", (Face(kind=K.MODIFIER, when=(W.ATTEMPT,), do=(TakeControl(BLOCKING),)),), kind=K.MODIFIER),
    CardText(
        "#unlock after resolution",
        (Face(kind=K.MODIFIER, when=(W.AFTER_RESOLUTION,), blood=1, needs=(ActionSucceeded(),), do=(Unlock(),)),),
        kind=K.MODIFIER,
    ),
    CardText("#stealth-1 as announced", (Face(kind=K.REACTION, when=(W.ANNOUNCED,), do=(Add(S.STEALTH, -1, ACTING),)),), kind=K.REACTION),
    CardText("#gain 1 blood after resolution", (Face(kind=K.REACTION, when=(W.AFTER_RESOLUTION,), do=(GainBlood(1),)),), kind=K.REACTION),
)

REACTIONS = (
    CardText(
        "#intercept+1",
        (Face(kind=K.REACTION, when=(W.ATTEMPT,), needs=(UserIsBlocking(), InterceptNeeded()), do=(Add(S.INTERCEPT, 1),)),),
        kind=K.REACTION,
    ),
    CardText(
        "#intercept+2",
        (
            Face(
                kind=K.REACTION,
                when=(W.ATTEMPT,),
                discipline=D.AUSPEX,
                needs=(UserIsBlocking(), InterceptNeeded()),
                do=(Add(S.INTERCEPT, 2),),
            ),
        ),
        kind=K.REACTION,
    ),
    CardText("#stealth-1", (Face(kind=K.REACTION, when=BLOCK_WINDOWS, do=(Add(S.STEALTH, -1, ACTING),)),), kind=K.REACTION),
    CardText("#wake", (Face(kind=K.REACTION, when=(W.AS_PLAYED, *BLOCK_WINDOWS), asleep=True, do=(Wake(),)),), kind=K.REACTION),
    CardText("#unlock", (Face(kind=K.REACTION, when=BLOCK_WINDOWS, asleep=True, blood=1, do=(Unlock(),)),), kind=K.REACTION),
    CardText(
        "#cancel as played",
        (Face(kind=K.REACTION, when=(W.AS_PLAYED,), discipline=D.AUSPEX, needs=(MinionCardPlayed(),), do=(CancelIt(),)),),
        kind=K.REACTION,
    ),
    CardText(
        "#cancel a minion card, 1 blood",
        (Face(kind=K.REACTION, when=(W.AS_PLAYED,), blood=1, needs=(MinionCardPlayed(),), do=(CancelIt(),)),),
        kind=K.REACTION,
    ),
    CardText(
        "#deflect",
        (
            Face(
                kind=K.REACTION,
                when=(W.NO_ATTEMPT, W.DECLINED),
                discipline=D.DOMINATE,
                blood=1,
                needs=(BeingBled(), HasDeclined()),
                choose=(AnotherMethuselah(),),
                do=(Redirect(),),
            ),
        ),
        kind=K.REACTION,
    ),
    CardText(
        "#bleed-1",
        (Face(kind=K.REACTION, when=BLOCK_WINDOWS, needs=(Bleeding(),), do=(Add(S.BLEED, -1, ACTING),)),),
        kind=K.REACTION,
    ),
    CardText(
        "#bleed-1 or -2",
        (
            Face(kind=K.REACTION, when=BLOCK_WINDOWS, discipline=D.PRESENCE, needs=(Bleeding(),), do=(Add(S.BLEED, -1, ACTING),)),
            Face(
                kind=K.REACTION,
                when=BLOCK_WINDOWS,
                discipline=D.PRESENCE,
                superior=True,
                needs=(Bleeding(),),
                do=(Add(S.BLEED, -2, ACTING),),
            ),
        ),
        kind=K.REACTION,
    ),
    CardText(
        "#attempt to block",
        (Face(kind=K.REACTION, when=(W.NO_ATTEMPT, W.ATTEMPT), needs=(UserMayAttempt(),), do=(AttemptToBlock(),)),),
        kind=K.REACTION,
    ),
    CardText("#burn the acting minion", (Face(kind=K.REACTION, when=BLOCK_WINDOWS, do=(BurnCard(ACTING),)),), kind=K.REACTION),
    CardText("#end the action", (Face(kind=K.REACTION, when=(W.ATTEMPT, W.DECLINED), blood=1, do=(EndAction(),)),), kind=K.REACTION),
)

ACTIONS = (
    CardText("#bleed at +2", (ActionFace(kind=K.ACTION, when=(W.MINION,), blood=1, bleeds=True, bonus=2),), kind=K.ACTION),
    CardText("#gain 3 blood at +1 stealth", (ActionFace(kind=K.ACTION, when=(W.MINION,), stealth=1, do=(GainBlood(3),)),), kind=K.ACTION),
    CardText(
        "#bleed any Methuselah", (ActionFace(kind=K.ACTION, when=(W.MINION,), bleeds=True, choose=(AnotherMethuselah(),)),), kind=K.ACTION
    ),
    CardText("#hunt at +2", (ActionFace(kind=K.ACTION, when=(W.MINION,), stealth=1, hunts=True, bonus=2),), kind=K.ACTION),
    CardText(
        "#gain 3 blood, a card of the hand", (ActionFace(kind=K.ACTION, when=(W.MINION,), discards=1, do=(GainBlood(3),)),), kind=K.ACTION
    ),
    CardText("#recruit, 1 blood", (ActionFace(kind=K.ALLY, when=(W.MINION,), blood=1, stealth=1),), kind=K.ALLY, life=1),
    CardText(
        "#gain 1 blood or 2",
        (
            ActionFace(kind=K.ACTION, when=(W.MINION,), discipline=D.PRESENCE, do=(GainBlood(1),)),
            ActionFace(kind=K.ACTION, when=(W.MINION,), discipline=D.PRESENCE, superior=True, do=(GainBlood(2),)),
        ),
        kind=K.ACTION,
    ),
    CardText("#gain 3 blood, 2 blood", (ActionFace(kind=K.ACTION, when=(W.MINION,), blood=2, do=(GainBlood(3),)),), kind=K.ACTION),
    CardText("#rush", (ActionFace(kind=K.ACTION, when=(W.MINION,), choose=(ReadyMinion(),), do=(EnterCombat(),)),), kind=K.ACTION),
    CardText("#lock a minion", (ActionFace(kind=K.ACTION, when=(W.MINION,), choose=(ReadyMinion(),), do=(Lock(),)),), kind=K.ACTION),
    CardText(
        "#burn an attached card", (ActionFace(kind=K.ACTION, when=(W.MINION,), choose=(AttachedCard(),), do=(BurnCard(),)),), kind=K.ACTION
    ),
    CardText(
        "#two Methuselahs burn 1 pool",
        (
            ActionFace(
                kind=K.ACTION,
                when=(W.MINION,),
                choose=(AnotherMethuselah(), AnotherMethuselah()),
                do=(BurnPool(1, 0), BurnPool(1, 1)),
            ),
        ),
        kind=K.ACTION,
    ),
    CardText("#recruit, 2 pool", (ActionFace(kind=K.ALLY, when=(W.MINION,), pool=2, stealth=1),), kind=K.ALLY, life=2, bleed=1),
    CardText("#employ +1 bleed", (ActionFace(kind=K.RETAINER, when=(W.MINION,), stealth=1), static(S.BLEED, 1)), kind=K.RETAINER, life=1),
    CardText("#equip +1 intercept", (ActionFace(kind=K.EQUIPMENT, when=(W.MINION,), stealth=1), static(S.INTERCEPT, 1)), kind=K.EQUIPMENT),
    CardText(
        "#equip club",
        (ActionFace(kind=K.EQUIPMENT, when=(W.MINION,), stealth=1), weapon(Strike(damage=1, strength=True))),
        kind=K.EQUIPMENT,
    ),
)

MASTERS = (
    CardText("#pool+2", (Face(kind=K.MASTER, when=(W.MASTER,), do=(GainPool(2),)),), kind=K.MASTER),
    CardText("#pool+3 with dominate", (Face(kind=K.MASTER, when=(W.MASTER,), discipline=D.DOMINATE, do=(GainPool(3),)),), kind=K.MASTER),
    CardText(
        "#location: pool+1",
        (Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)), usable(BLOCK_WINDOWS, GainPool(1), locks=True)),
        kind=K.MASTER,
    ),
    CardText("#pool+3, 1 pool", (Face(kind=K.MASTER, when=(W.MASTER,), pool=1, do=(GainPool(3),)),), kind=K.MASTER),
    CardText("#pool+1, not replaced", (Face(kind=K.MASTER, when=(W.MASTER,), redraw=False, do=(GainPool(1),)),), kind=K.MASTER),
    CardText(
        "#location: 1 pool less for allies and equipment",
        (Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)), reducer((K.ALLY, K.EQUIPMENT), pool=1)),
        kind=K.MASTER,
    ),
    CardText(
        "#location: 1 blood less for actions and modifiers",
        (Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)), reducer((K.ACTION, K.MODIFIER), blood=1)),
        kind=K.MASTER,
    ),
    CardText(
        "#cancel a minion card, 1 pool",
        (Face(kind=K.MASTER, when=(W.AS_PLAYED,), pool=1, needs=(MinionCardPlayed(),), do=(CancelIt(),)),),
        kind=K.MASTER,
    ),
    CardText(
        "#cancel a master card", (Face(kind=K.MASTER, when=(W.AS_PLAYED,), needs=(MasterCardPlayed(),), do=(CancelIt(),)),), kind=K.MASTER
    ),
    CardText(
        "#location: stealth+1",
        (
            Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)),
            usable((W.ATTEMPT,), Add(S.STEALTH, 1, ACTING), locks=True, needs=(StealthNeeded(),), acting=True),
        ),
        kind=K.MASTER,
    ),
    CardText(
        "#location: intercept+1",
        (
            Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)),
            usable((W.ATTEMPT,), Add(S.INTERCEPT, 1, BLOCKING), locks=True, needs=(InterceptNeeded(),)),
        ),
        kind=K.MASTER,
    ),
    CardText(
        "#location: gain 1 pool as an action",
        (
            Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)),
            Granted(keys=(W.MINION,), kind=K.ACTION, when=(W.MINION,), stealth=1, do=(GainPool(1),)),
        ),
        kind=K.MASTER,
    ),
    CardText("#hand size+1", (Face(kind=K.MASTER, when=(W.MASTER,), do=(HandSize(1),)),), kind=K.MASTER),
    CardText("#hand size-1", (Face(kind=K.MASTER, when=(W.MASTER,), do=(HandSize(-1),)),), kind=K.MASTER),
    CardText("#hand size-2", (Face(kind=K.MASTER, when=(W.MASTER,), do=(HandSize(-2),)),), kind=K.MASTER),
    CardText("#everybody's hand size-1", (Face(kind=K.MASTER, when=(W.MASTER,), do=(HandSize(-1, True),)),), kind=K.MASTER),
    CardText("#discard 2", (Face(kind=K.MASTER, when=(W.MASTER,), choose=(HandCard(), HandCard()), do=(Discard(),)),), kind=K.MASTER),
    CardText(
        "#discard 3", (Face(kind=K.MASTER, when=(W.MASTER,), choose=(HandCard(), HandCard(), HandCard()), do=(Discard(),)),), kind=K.MASTER
    ),
    CardText("#the prey shows its hand", (Face(kind=K.MASTER, when=(W.MASTER,), do=(ShowHand(),)),), kind=K.MASTER),
    CardText("#look at the prey's hand", (Face(kind=K.MASTER, when=(W.MASTER,), do=(ShowHand(False),)),), kind=K.MASTER),
    CardText("#back to hand", (Face(kind=K.MASTER, when=(W.MASTER,), choose=(AshHeapCard(),), do=(ToHand(),)),), kind=K.MASTER),
    CardText("#back to the library", (Face(kind=K.MASTER, when=(W.MASTER,), choose=(AshHeapCard(),), do=(ShuffleIn(),)),), kind=K.MASTER),
)

ALL_DISCIPLINES = 127
CRYPT = (
    CardText("#vampire 3", kind=K.VAMPIRE, capacity=3, disciplines=D.DOMINATE | D.OBFUSCATE),
    CardText("#vampire 4", kind=K.VAMPIRE, capacity=4, disciplines=D.AUSPEX | D.POTENCE | D.CELERITY),
    CardText("#primogen 5", kind=K.VAMPIRE, capacity=5, disciplines=ALL_DISCIPLINES, superior=D.DOMINATE, title=T.PRIMOGEN),
    CardText("#prince 7", kind=K.VAMPIRE, capacity=7, disciplines=ALL_DISCIPLINES, superior=D.OBFUSCATE | D.AUSPEX, title=T.PRINCE),
)

FIXTURES: tuple[CardText, ...] = MODIFIERS + REACTIONS + ACTIONS + MASTERS
