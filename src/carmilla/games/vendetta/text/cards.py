"""The whole text of a card: `text_of(card, "en")`."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import ANY, GAME, Ability, CardText, May, Need, Part
from carmilla.games.vendetta.vocabulary.amounts import POOL, YOURS_HERE, Blood
from carmilla.games.vendetta.vocabulary.choices import A_RIVALS_UP_HERE, ChooseCards, ChooseNumber, ChooseSeat
from carmilla.games.vendetta.vocabulary.conditions import AtLeast, HoldsAmbition, ThisInHaven
from carmilla.games.vendetta.vocabulary.effects import (
    HAND_LEFT,
    POSITION_OF_CHOSEN,
    MoveBlood,
    PlayCards,
    PutOff,
    Spend,
    SwapBlood,
    TakeAmbition,
)
from carmilla.games.vendetta.words import K, T

from . import amounts, conditions, effects, people  # noqa: F401 - they fill the books
from .grammar import (
    ENGLISH,
    SPANISH,
    Clause,
    Prose,
    contracted,
    en_bare,
    en_clauses,
    en_list,
    es_and,
    es_bare,
    es_clause,
    sentence,
)
from .moments import TAKEN_UP, moment_en, moment_es
from .rules import RULES, change_en, change_es

LABELS_EN = {T.PASSIVE: "Passive", T.SETUP: "Setup", T.CONFLICT: "Conflict", T.CONSEQUENCE: "Consequence"}
LABELS_ES = {T.PASSIVE: "Pasiva", T.SETUP: "Preparación", T.CONFLICT: "Conflicto", T.CONSEQUENCE: "Consecuencias"}
NO_ABILITY = {"en": "No ability.", "es": "Sin capacidad."}
LONG = 60


def text_of(card: CardText, lang: str) -> str:
    """What the card says it does, with the kind of a clan card in front."""
    if not card.abilities:
        return NO_ABILITY[lang]
    sentences = [said for ability in card.abilities for said in sentences_of(card, ability, lang)]
    labels = LABELS_EN if lang == "en" else LABELS_ES
    label = labels[card.timing] + ": " if card.clan >= 0 else ""
    return label + " ".join(sentences)


def sentences_of(card: CardText, ability: object, lang: str) -> list[str]:
    assert isinstance(ability, Ability)
    p = Prose(card, ability)
    said = english(ability, p) if lang == "en" else spanish(ability, p)
    return [sentence(contracted(one) if lang == "es" else one) for one in said]


# ---------------------------------------------------------------- what both languages share
def spoken(a: Ability) -> list[Part]:
    """Its cost and its parts, without those that go without saying."""
    said = [part for part in (*a.cost, *a.parts) if not isinstance(part, PutOff)]
    return sorted(said, key=goes_with_card)


def goes_with_card(part: Part) -> bool:
    """Blood that goes with a card is told after the card, though it has to go before."""
    return isinstance(part, MoveBlood) and part.source == POSITION_OF_CHOSEN


def left_over(a: Ability) -> list[Need]:
    """The conditions that neither the moment takes up nor the effect implies."""
    return [need for need in a.conditions if not isinstance(need, TAKEN_UP) and not implied(need, a)]


def implied(need: Need, a: Ability) -> bool:
    if isinstance(need, AtLeast):
        if need.what == Blood(POOL):
            return any([isinstance(part, Spend) for part in a.parts])
        return need.what == Blood(YOURS_HERE) and any([isinstance(part, MoveBlood | SwapBlood) for part in a.parts])
    if isinstance(need, HoldsAmbition):
        return any([isinstance(part, TakeAmbition) for part in a.parts])
    return isinstance(need, ThisInHaven) and not need.yes


def is_optional(a: Ability) -> bool:
    """May its player leave it? Also where nothing at all may be chosen."""
    if a.may or a.key == K.OWN_TURN:
        return True
    first = a.choices[0] if a.choices else None
    return isinstance(first, ChooseNumber) or (isinstance(first, ChooseCards) and first.least == 0)


def is_price(part: Part, a: Ability) -> bool:
    return isinstance(part, Spend) and is_optional(a)


def is_short(c: Clause) -> bool:
    """A long purpose is better told in a clause of its own."""
    return len(c.object) < LONG and len(c.rest) < LONG


def fused(clauses: list[Clause]) -> list[Clause]:
    """What is said of two objects is said once."""
    out: list[Clause] = []
    for c in clauses:
        if out and out[-1].goes_with(c):
            out[-1] = Clause(c.verb, f"{out[-1].object} & {c.object}", c.rest, c.tail, c.subject, c.stops, c.own_sentence)
        else:
            out.append(c)
    return out


def groups(clauses: list[Clause]) -> list[list[Clause]]:
    """One list for each sentence."""
    out: list[list[Clause]] = [[]]
    for c in clauses:
        if c.own_sentence and out[-1]:
            out.append([])
        out[-1].append(c)
        if c.stops:
            out.append([])
    return [group for group in out if group]


# ---------------------------------------------------------------- English
def english(a: Ability, p: Prose) -> list[str]:
    if a.key in RULES:
        return [RULES[a.key][0]]
    if a.number is not None:
        return [change_en(a, p)]
    head = ["once per game"] if a.limit == GAME else []
    head += [moment_en(a)] if moment_en(a) else []
    head += [ENGLISH.say(need, p) for need in left_over(a)]
    parts = spoken(a)
    chosen = chosen_en(a, p)
    clauses = fused([ENGLISH.say(part, p) for part in parts if not isinstance(part, May)])
    clauses = [Clause(c.verb, c.object.replace(" & ", " and "), c.rest, c.tail, c.subject, c.stops, c.own_sentence) for c in clauses]
    out: list[str] = []
    for i, group in enumerate(groups([*chosen, *clauses])):
        said = optional_en(a, parts, group) if i == 0 and is_optional(a) else en_clauses(group)
        out.append(", ".join([*head, said]) if i == 0 else said)
    for part in parts:
        if isinstance(part, May):
            out[-1] += ", then you may " + en_list([en_bare(ENGLISH.say(inner, p)) for inner in part.parts])
    return out


def optional_en(a: Ability, parts: list[Part], group: list[Clause]) -> str:
    first, rest = group[0], group[1:]
    said = "you may " + en_bare(first)
    if a.key == K.INSTEAD_OF_FRENZY:
        return said + " instead: no card is drained and nobody gains influence"
    if a.key == K.WITHDRAWAL:
        return said + " instead"
    if a.key == K.DRAIN_IN_FRENZY:
        said += " instead of draining a card"
    if rest and is_price(parts[0], a) and not rest[0].subject and is_short(rest[0]):
        said += " to " + en_list([en_bare(c) for c in rest])
    elif rest:
        said += ("; in return, " if is_price(parts[0], a) else "; if so, ") + en_clauses(rest)
    return said + (", as often as you like" if a.limit == ANY else "")


def chosen_en(a: Ability, p: Prose) -> list[Clause]:
    """A choice is told by itself only where no effect describes it."""
    first = a.choices[0] if a.choices else None
    if isinstance(first, ChooseSeat) and any([isinstance(part, PlayCards) and part.which == HAND_LEFT for part in a.parts]):
        return [Clause("choose", "a Rival here")]
    if isinstance(first, ChooseCards) and first.which == A_RIVALS_UP_HERE:
        return [Clause("choose", "a face-up card of a Rival here")]
    return []


# ---------------------------------------------------------------- Spanish
def spanish(a: Ability, p: Prose) -> list[str]:
    if a.key in RULES:
        return [RULES[a.key][1]]
    if a.number is not None:
        return [change_es(a, p)]
    head = ["una vez por partida"] if a.limit == GAME else []
    head += [moment_es(a)] if moment_es(a) else []
    if any(["esta Ubicación" in said for said in head]):
        p.first("here")
    head += [SPANISH.say(need, p) for need in left_over(a)]
    parts = spoken(a)
    chosen = chosen_es(a, p)
    clauses = fused([SPANISH.say(part, p) for part in parts if not isinstance(part, May)])
    clauses = [Clause(c.verb, c.object.replace(" & ", " y "), c.rest, c.tail, c.subject, c.stops, c.own_sentence) for c in clauses]
    out: list[str] = []
    for i, group in enumerate(groups([*chosen, *clauses])):
        said = optional_es(a, parts, group) if i == 0 and is_optional(a) else es_and([es_clause(c) for c in group])
        out.append(", ".join([*head, said]) if i == 0 else said)
    for part in parts:
        if isinstance(part, May):
            out[-1] += ", y después puedes " + es_and([es_bare(SPANISH.say(inner, p)) for inner in part.parts])
    return out


def optional_es(a: Ability, parts: list[Part], group: list[Clause]) -> str:
    first, rest = group[0], group[1:]
    if a.key == K.INSTEAD_OF_FRENZY:
        return f"puedes, en su lugar, {es_bare(first)}: no se desangra ninguna carta y nadie obtiene influencia"
    if a.key == K.WITHDRAWAL:
        return "puedes, en su lugar, " + es_bare(first)
    said = "puedes " + es_bare(first)
    if a.key == K.DRAIN_IN_FRENZY:
        said += " en lugar de desangrar una carta"
    if rest and is_price(parts[0], a) and not rest[0].subject and is_short(rest[0]):
        said += " para " + es_and([es_bare(c) for c in rest])
    elif rest:
        said += ("; a cambio, " if is_price(parts[0], a) else "; en tal caso, ") + es_and([es_clause(c) for c in rest])
    return said + (", tantas veces como quieras" if a.limit == ANY else "")


def chosen_es(a: Ability, p: Prose) -> list[Clause]:
    first = a.choices[0] if a.choices else None
    if isinstance(first, ChooseSeat) and any([isinstance(part, PlayCards) and part.which == HAND_LEFT for part in a.parts]):
        return [Clause("elegir", "a un Rival" + people.rivals_place(p))]
    if isinstance(first, ChooseCards) and first.which == A_RIVALS_UP_HERE:
        return [Clause("elegir", "una carta boca arriba de un Rival" + people.rivals_place(p))]
    return []
