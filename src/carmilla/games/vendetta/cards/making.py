"""How cards are written down: one call for each card, which reads like its text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from carmilla.games.vendetta.abilities import (
    ADD,
    AT_OPPONENTS,
    AT_RIVALS,
    GAME,
    HIGHEST_OF_OTHERS,
    ONCE,
    RIVALS,
    SET,
    THIS,
    Ability,
    CardText,
    Choice,
    Need,
    Part,
    Value,
    Who,
)
from carmilla.games.vendetta.vocabulary.amounts import Num, People
from carmilla.games.vendetta.vocabulary.choices import ChooseSeat
from carmilla.games.vendetta.vocabulary.conditions import AN_OPPONENTS, By
from carmilla.games.vendetta.vocabulary.effects import (
    SUPPLY,
    THEIR_POSITION,
    YOUR_POOL,
    YOUR_POSITION,
    Gain,
    Lose,
    MoveBlood,
    RevealForBlood,
    Spend,
    Steal,
)
from carmilla.games.vendetta.vocabulary.people import ALL_OPPONENTS, RIVALS_HERE, Group
from carmilla.games.vendetta.vocabulary.people import RIVALS as EACH_RIVAL
from carmilla.games.vendetta.words import C, D, K, T
from carmilla.kernel.abilities import Node

CLAN_OF = {
    "BR": C.BRUJAH,
    "GA": C.GANGREL,
    "MA": C.MALKAVIAN,
    "NO": C.NOSFERATU,
    "TO": C.TOREADOR,
    "TR": C.TREMERE,
    "VE": C.VENTRUE,
}


# ---------------------------------------------------------------- cards
def clan(
    code: str,
    name: str,
    name_es: str,
    power: int,
    timing: int,
    *abilities: Ability,
    starting: bool = False,
    ours: bool = False,
) -> CardText:
    """A clan card; `ours`: the Spanish name is not the printed one."""
    return CardText(
        name,
        abilities,
        code=code,
        name_es=name_es,
        kind=D.CLAN,
        clan=CLAN_OF[code[:2]],
        power=power,
        timing=timing,
        starting=starting,
        house_name_es=ours,
    )


def hunt(code: str) -> CardText:
    """The Hunt of most clans."""
    return clan(code, "Hunt", "Caza", 0, T.CONSEQUENCE, consequence(steal(EACH_RIVAL, 1)), starting=True)


def ally(
    code: str,
    name: str,
    kind: int,
    *abilities: Ability,
    influence: int,
    kiss: int = 0,
    drain: int,
    drained: int,
    who: str = "",
    who_es: str = "",
) -> CardText:
    """An Ally: `drain` is the blood that draining gives, `drained` the influence that is left."""
    return CardText(
        name,
        abilities,
        code=code,
        name_es=name,
        kind=kind,
        influence=influence,
        kiss=kiss,
        drain=drain,
        drained=drained,
        description=who,
        description_es=who_es,
    )


def victim(code: str, name: str, who: str, who_es: str, house: bool = True, name_es: str = "") -> CardText:
    """All Victims have the same values."""
    return CardText(
        name,
        code=code,
        name_es=name_es or name,
        kind=D.VICTIM,
        influence=1,
        kiss=1,
        drain=3,
        house=house,
        description=who,
        description_es=who_es,
    )


def relic(code: str, name: str, name_es: str, influence: int, *abilities: Ability, house: bool = True, ours: bool = False) -> CardText:
    return CardText(name, abilities, code=code, name_es=name_es, kind=D.RELIC, influence=influence, house=house, house_name_es=ours)


def location(code: str, name: str, name_es: str, *abilities: Ability, house: bool = True) -> CardText:
    return CardText(name, abilities, code=code, name_es=name_es, kind=D.LOCATION, house=house)


# ---------------------------------------------------------------- abilities
def at(
    moment: int,
    *parts: Part,
    needs: tuple[Need, ...] = (),
    may: bool = False,
    cost: Spend | None = None,
    choose: tuple[Choice, ...] = (),
    limit: int = ONCE,
    later: bool = False,
) -> Ability:
    """Something that happens at a moment, or instead of something."""
    return Ability(
        keys=() if later else (moment,),
        key=moment,
        conditions=needs,
        may=may,
        cost=() if cost is None else (cost,),
        choices=choose,
        parts=parts,
        limit=limit,
        aims=aims_of((*needs, *parts)),
        later=later,
    )


def setup(*parts: Part, **said: Any) -> Ability:
    return at(K.SETUP, *parts, **said)


def after_reveal(*parts: Part, **said: Any) -> Ability:
    return at(K.AFTER_REVEAL, *parts, **said)


def consequence(*parts: Part, **said: Any) -> Ability:
    return at(K.CONSEQUENCE, *parts, **said)


def joins(*parts: Part) -> Ability:
    """When the Ally joins an alliance."""
    return at(K.JOINED, *parts)


def once(moment: int, *parts: Part, **said: Any) -> Ability:
    """What a Relic does, once in the game; in its player's own turn it need not ask whether."""
    return at(moment, *parts, may=moment != K.OWN_TURN, limit=GAME, **said)


def power(amount: int | Value, needs: tuple[Need, ...] = (), of: int = THIS, op: int = ADD) -> Ability:
    """The Power of this card, or of others at the same Location."""
    aims = AT_RIVALS if of in {RIVALS, HIGHEST_OF_OTHERS} else 0
    return Ability(keys=(K.POWER,), key=K.POWER, conditions=needs, of=of, op=op, number=number(amount), aims=aims)


def more(what: int, amount: int, *needs: Need) -> Ability:
    """A price or a gain is so much higher (or lower)."""
    return Ability(keys=(what,), key=what, conditions=needs, number=number(amount))


def becomes(what: int, amount: int, *needs: Need) -> Ability:
    """It is so much, instead of what it would be."""
    return Ability(keys=(what,), key=what, conditions=needs, op=SET, number=number(amount))


def rule(which: int, *needs: Need) -> Ability:
    """A change of the rules, which they ask for by name."""
    return Ability(keys=(which,), key=which, conditions=needs, aims=aims_of(needs))


def number(amount: int | Value) -> Value:
    return Num(amount) if isinstance(amount, int) else amount


# ---------------------------------------------------------------- effects that move blood
def lose(who: Who, n: int | Value) -> Lose:
    return Lose(who, number(n))


def steal(who: Who, n: int | Value) -> Steal:
    return Steal(who, number(n))


def spend(n: int | Value) -> Spend:
    return Spend(number(n))


def gain(n: int | Value) -> Gain:
    return Gain(number(n))


def assign(n: int | Value, to: int = YOUR_POSITION) -> MoveBlood:
    """From the supply to a Position of this player."""
    return MoveBlood(number(n), SUPPLY, to)


def play_blood(n: int | Value, to: int = YOUR_POSITION) -> MoveBlood:
    """From the own pool, where one stays."""
    return MoveBlood(number(n), YOUR_POOL, to)


def take_assigned(who: Who, n: int | Value, to: int = YOUR_POOL) -> MoveBlood:
    """Blood assigned here, from each of them."""
    return MoveBlood(number(n), THEIR_POSITION, to, who)


# ---------------------------------------------------------------- at whom it is aimed
def aims_of(nodes: tuple[Node, ...]) -> int:
    """Does it do something to Rivals or opponents? Counting them, or choosing among them, does nothing to them."""
    found = {aim_of(node) for root in nodes for node in reached(root)}
    return AT_OPPONENTS if AT_OPPONENTS in found else AT_RIVALS if AT_RIVALS in found else 0


def aim_of(node: Node) -> int:
    if isinstance(node, RevealForBlood) or (isinstance(node, Group) and node.of == RIVALS_HERE):
        return AT_RIVALS
    if (isinstance(node, Group) and node.of == ALL_OPPONENTS) or (isinstance(node, By) and node.whose == AN_OPPONENTS):
        return AT_OPPONENTS
    return 0


def reached(node: Node) -> Iterator[Node]:
    """A node and those below it, as far as they say to whom something happens."""
    if isinstance(node, People | ChooseSeat):
        return
    yield node
    for field in fields(node):
        value = getattr(node, field.name)
        for below in value if isinstance(value, tuple) else (value,):
            if isinstance(below, Node):
                yield from reached(below)
