"""Fixture cards for combat, named by what they do."""

from __future__ import annotations

from carmilla.games.vtes.abilities import (
    ActionFace,
    CardText,
    Face,
    Strike,
    StrikeFace,
    each_round,
    immune,
    static,
    usable,
    weapon,
)
from carmilla.games.vtes.vocabulary.actions import CHOSEN, BurnCard, EnterCombat, PutInPlay, ReadyMinion
from carmilla.games.vtes.vocabulary.combat import (
    CLOSE_RANGE,
    FIRST_COMBATANT,
    SECOND_CHOSEN,
    AdditionalStrikes,
    AggravatedHands,
    AnotherRound,
    CombatEnded,
    CombatGoesOn,
    CombatGoingFirst,
    DiableriseOpposing,
    DueThisRound,
    EndCombat,
    EndCombatThen,
    HoldManeuver,
    HoldPress,
    Inflict,
    KeepCombatGoing,
    MakeStrike,
    Maneuver,
    ManeuverChooses,
    MayCommitDiablerie,
    NoAdditionalStrikes,
    NoManeuverInARow,
    NoPressInARow,
    OpposingFalls,
    OpposingWeapon,
    OwnReadyMinion,
    Press,
    PressNeeded,
    Prevent,
    SendIntoCombat,
    StrengthenStrike,
    TakesDamage,
)
from carmilla.games.vtes.words import K, S, W
from carmilla.kernel.abilities import Ability, Condition, Effect

PRESS_NEEDS = (PressNeeded(), NoPressInARow())


def combat_card(name: str, when: int, *do: Effect, needs: tuple[Condition, ...] = (), blood: int = 0) -> CardText:
    return CardText(name, (Face(kind=K.COMBAT, when=(when,), needs=needs, do=do, blood=blood),), kind=K.COMBAT)


def strike_card(name: str, strike: Strike, maneuver: bool = False, blood: int = 0) -> CardText:
    """With a maneuver, it may be played while range is determined as well: that chooses the strike."""
    when = (W.STRIKE, W.RANGE) if maneuver else (W.STRIKE,)
    needs = (ManeuverChooses(),) if maneuver else ()
    return CardText(
        name,
        (StrikeFace(kind=K.COMBAT, when=when, needs=needs, do=(MakeStrike(),), strike=strike, maneuver=maneuver, blood=blood),),
        kind=K.COMBAT,
    )


def equipment(name: str, *abilities: Ability) -> CardText:
    return CardText(name, (ActionFace(kind=K.EQUIPMENT, when=(W.MINION,), stealth=1), *abilities), kind=K.EQUIPMENT)


def retainer(name: str, life: int, *abilities: Ability) -> CardText:
    return CardText(name, (ActionFace(kind=K.RETAINER, when=(W.MINION,), stealth=1), *abilities), kind=K.RETAINER, life=life)


def ally(name: str, life: int, strength: int, *abilities: Ability) -> CardText:
    face = ActionFace(kind=K.ALLY, when=(W.MINION,), stealth=1)
    return CardText(name, (face, *abilities), kind=K.ALLY, life=life, strength=strength, bleed=1)


BEFORE_RANGE = (
    combat_card("#sting 1", W.BEFORE_RANGE, Inflict(1)),
    combat_card("#sting 1 aggravated", W.BEFORE_RANGE, Inflict(1, aggravated=True)),
    combat_card("#sting 2 aggravated", W.BEFORE_RANGE, Inflict(2, aggravated=True)),
    combat_card("#environment 1", W.BEFORE_RANGE, DueThisRound(1)),
    combat_card("#claws", W.BEFORE_RANGE, AggravatedHands()),
    combat_card("#before range, maneuver", W.BEFORE_RANGE, HoldManeuver()),
    combat_card("#before range, optional maneuver", W.BEFORE_RANGE, HoldManeuver(optional=True)),
    combat_card("#flash", W.BEFORE_RANGE, EndCombat(), Inflict(1)),
    CardText(
        "#combat ends, then 1 damage",
        (Face(kind=K.COMBAT, when=(W.BEFORE_RANGE,), do=(EndCombatThen(),)), Ability(do=(Inflict(1),))),
        kind=K.COMBAT,
    ),
)

RANGE = (combat_card("#maneuver", W.RANGE, Maneuver(), needs=(NoManeuverInARow(),)),)

BEFORE_STRIKES = (
    combat_card("#before strikes, press", W.BEFORE_STRIKES, HoldPress()),
    combat_card("#before strikes, optional press", W.BEFORE_STRIKES, HoldPress(optional=True)),
    combat_card("#close before strikes, 1 damage", W.BEFORE_STRIKES, Inflict(1), needs=(CLOSE_RANGE,)),
    CardText(
        "#burn a weapon before strikes",
        (Face(kind=K.COMBAT, when=(W.BEFORE_STRIKES,), choose=(OpposingWeapon(),), do=(BurnCard(),)),),
        kind=K.COMBAT,
    ),
    CardText(
        "#1 aggravated damage to anybody",
        (Face(kind=K.COMBAT, when=(W.BEFORE_STRIKES,), choose=(ReadyMinion(),), do=(Inflict(1, CHOSEN, aggravated=True),)),),
        kind=K.COMBAT,
    ),
    CardText(
        "#meddle",
        (Face(kind=K.COMBAT, when=(W.BEFORE_STRIKES,), by_another=True, do=(Inflict(1, FIRST_COMBATANT),)),),
        kind=K.COMBAT,
    ),
)

STRIKES = (
    strike_card("#strike 4", Strike(damage=4)),
    strike_card("#strike+3", Strike(damage=3, strength=True), blood=1),
    strike_card("#strike 2R", Strike(damage=2, ranged=True)),
    strike_card("#strike 2R, optional maneuver", Strike(damage=2, ranged=True), maneuver=True),
    strike_card("#strike 3, optional maneuver", Strike(damage=3), maneuver=True),
    strike_card("#long strike 2", Strike(damage=2, ranged=True, long_only=True)),
    strike_card("#strike 3 aggravated", Strike(damage=3, aggravated=True)),
    strike_card("#first strike 2", Strike(damage=2, first=True)),
    strike_card("#dodge", Strike(dodge=True)),
    strike_card("#combat-ends", Strike(ends=True)),
    strike_card("#combat-ends, 1 damage", Strike(ends=True, also=(Inflict(1),))),
    strike_card("#steal 2", Strike(steal=2)),
    strike_card("#steal 1R", Strike(steal=1, ranged=True)),
    strike_card("#destroy equipment", Strike(destroys=True)),
    strike_card("#destroy weapon", Strike(destroys=True, weapons_only=True)),
    strike_card("#first strike, destroy equipment", Strike(destroys=True, first=True)),
    strike_card("#steal equipment", Strike(takes=True)),
    combat_card("#change strike", W.STRIKES_CHOSEN, StrengthenStrike(1)),
)

AFTER_STRIKES = (
    combat_card("#prevent 1", W.PREVENTION, Prevent(1), needs=(TakesDamage(),)),
    combat_card("#prevent 3", W.PREVENTION, Prevent(3), needs=(TakesDamage(),)),
    combat_card("#amaranth", W.TORPOR, DiableriseOpposing(), needs=(OpposingFalls(), MayCommitDiablerie())),
    combat_card("#additional 1", W.ADDITIONAL, AdditionalStrikes(1), needs=(NoAdditionalStrikes(),)),
    combat_card("#additional 2", W.ADDITIONAL, AdditionalStrikes(2), needs=(NoAdditionalStrikes(),)),
    combat_card("#press", W.PRESS, Press(), needs=PRESS_NEEDS),
    combat_card("#press to continue", W.PRESS, Press(), needs=(PressNeeded(to_end=False), NoPressInARow())),
    combat_card("#press to end", W.PRESS, Press(), needs=(PressNeeded(to_continue=False), NoPressInARow())),
    combat_card("#late", W.END_OF_ROUND, Inflict(1)),
    combat_card("#late, another round", W.END_OF_ROUND, AnotherRound(), needs=(CombatGoesOn(),)),
    combat_card("#combat goes on", W.END_OF_ROUND, KeepCombatGoing(), needs=(CombatEnded(),)),
    combat_card("#after combat", W.AFTER_COMBAT, Inflict(1)),
)

IN_PLAY = (
    equipment("#gun 2R, optional maneuver each combat", weapon(Strike(damage=2, ranged=True), maneuver=True)),
    equipment("#club", weapon(Strike(damage=1, strength=True))),
    equipment("#armor", usable((W.PREVENTION,), Prevent(1), once=True, needs=(TakesDamage(),))),
    equipment("#charm", immune(K.RETAINER)),
    equipment("#charm against vampires", immune(K.VAMPIRE)),
    equipment("#belt of strength+1", static(S.STRENGTH, 1)),
    retainer("#raven", 1, each_round(1)),
    retainer("#sniper", 2, each_round(1, ranged=True)),
    ally("#ally", 2, 1),
    ally("#strong ally", 4, 2),
    ally("#weak ally", 2, 0),
    ally("#thieving ally", 2, 1, weapon(Strike(steal=2))),
    CardText(
        "#location: 1 damage before strikes",
        (
            Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)),
            usable((W.BEFORE_STRIKES,), Inflict(1, FIRST_COMBATANT, environmental=True), locks=True),
        ),
        kind=K.MASTER,
    ),
    CardText(
        "#location: 1 damage at the end of the round",
        (
            Face(kind=K.MASTER, when=(W.MASTER,), do=(PutInPlay(),)),
            usable((W.END_OF_ROUND,), Inflict(1, FIRST_COMBATANT, environmental=True), locks=True),
        ),
        kind=K.MASTER,
    ),
)

OUTSIDE = (
    CardText(
        "#enter combat, the other goes first",
        (ActionFace(kind=K.ACTION, when=(W.MINION,), choose=(ReadyMinion(),), do=(CombatGoingFirst(),)),),
        kind=K.ACTION,
    ),
    CardText(
        "#rush two",
        (
            ActionFace(
                kind=K.ACTION,
                when=(W.MINION,),
                choose=(ReadyMinion(), ReadyMinion()),
                do=(EnterCombat(), EnterCombat(SECOND_CHOSEN)),
            ),
        ),
        kind=K.ACTION,
    ),
    CardText(
        "#master: 2 damage",
        (Face(kind=K.MASTER, when=(W.MASTER,), choose=(ReadyMinion(),), do=(Inflict(2, CHOSEN, environmental=True),)),),
        kind=K.MASTER,
    ),
    CardText(
        "#master: send into combat",
        (
            Face(
                kind=K.MASTER,
                when=(W.MASTER,),
                choose=(OwnReadyMinion(), ReadyMinion()),
                do=(SendIntoCombat(CHOSEN, SECOND_CHOSEN),),
            ),
        ),
        kind=K.MASTER,
    ),
)

FIGHTERS = (CardText("#dodger 5", (weapon(Strike(dodge=True)),), kind=K.VAMPIRE, capacity=5),)

COMBAT_FIXTURES: tuple[CardText, ...] = BEFORE_RANGE + RANGE + BEFORE_STRIKES + STRIKES + AFTER_STRIKES + IN_PLAY + OUTSIDE + FIGHTERS
