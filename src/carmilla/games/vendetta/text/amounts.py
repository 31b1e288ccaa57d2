"""How much, in words. Blood of a pool, or of a Position, is a `Quantity`; what is counted one by one, a `Noun`."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import Value
from carmilla.games.vendetta.vocabulary import amounts as what
from carmilla.games.vendetta.vocabulary.amounts import (
    Blood,
    Cards,
    Depends,
    FillTo,
    ForEach,
    Half,
    Num,
    Number,
    People,
    PrintedPower,
)
from carmilla.games.vendetta.vocabulary.choices import ChooseNumber

from .grammar import ENGLISH, FEMININE, SPANISH, Noun, Prose, Quantity, es_blood, say
from .people import rivals_place


# ---------------------------------------------------------------- so much
def num_en(n: Num, p: Prose) -> Quantity:
    return Quantity(f"{n.n} blood")


def num_es(n: Num, p: Prose) -> Quantity:
    return Quantity(es_blood(n.n))


BLOOD_EN = {
    what.POOL: "the blood in your pool",
    what.YOURS_HERE: "your assigned blood here",
    what.THEIRS_HERE: "their assigned blood here",
    what.ALL_HERE: "all the blood assigned here",
    what.YOURS_THERE: "your assigned blood",
}


def blood_en(n: Blood, p: Prose) -> Quantity:
    return Quantity(("" if n.whose == what.ALL_HERE else "all ") + BLOOD_EN[n.whose])


def blood_es(n: Blood, p: Prose) -> Quantity:
    all_of_it = "" if n.whose == what.ALL_HERE else "toda "
    return Quantity(all_of_it + whose_es(n, p))


def whose_es(n: Blood, p: Prose) -> str:
    if n.whose == what.POOL:
        return "la sangre de tu reserva"
    if n.whose == what.YOURS_THERE:
        return "tu sangre asignada"
    place = place_es(p)
    owner = {what.YOURS_HERE: "tu", what.THEIRS_HERE: "su", what.ALL_HERE: "toda la"}[n.whose]
    return f"{owner} sangre asignada {place}"


def place_es(p: Prose) -> str:
    """ "en esta Ubicación" once in a sentence, then "aquí"."""
    return "en esta Ubicación" if p.first("here") else "aquí"


def of_place_es(p: Prose) -> str:
    """The same after the name of a place: "tu Posición de esta Ubicación"."""
    return "de esta Ubicación" if p.first("here") else "aquí"


def half_en(n: Half, p: Prose) -> Quantity:
    equal = "blood equal to " if counts_only(n.of) else ""
    return Quantity(f"{equal}half of {inner_en(n.of)} (rounded {'up' if n.up else 'down'})")


def half_es(n: Half, p: Prose) -> Quantity:
    equal = "tanta sangre como " if counts_only(n.of) else ""
    rounded = f"(redondeada hacia {'arriba' if n.up else 'abajo'})"
    return Quantity(f"{equal}la mitad {rounded} de {inner_es(n.of, p)}")


def counts_only(n: Value) -> bool:
    """Is that blood only counted, and other blood moved?"""
    return n == Blood(what.ALL_HERE)


def inner_en(n: Value) -> str:
    assert isinstance(n, Blood)
    return BLOOD_EN[n.whose]


def inner_es(n: Value, p: Prose) -> str:
    assert isinstance(n, Blood)
    return whose_es(n, p)


def number_en(n: Number, p: Prose) -> Quantity:
    if n.which == what.OF_ROUND:
        return Quantity("blood equal to the number of the round")
    if n.which == what.OF_EVENT:
        return Quantity("the same amount")
    if n.which == what.CHOSEN_NUMBER:
        return up_to_en(p)
    return Quantity("your bid" if n.which == what.YOUR_NUMBER else "their bid")


def number_es(n: Number, p: Prose) -> Quantity:
    if n.which == what.OF_ROUND:
        return Quantity("tanta sangre como el número de la ronda")
    if n.which == what.OF_EVENT:
        return Quantity("la misma cantidad")
    if n.which == what.CHOSEN_NUMBER:
        return up_to_es(p)
    return Quantity("tu puja" if n.which == what.YOUR_NUMBER else "su puja")


def up_to_en(p: Prose) -> Quantity:
    choice: ChooseNumber = p.choice("number")
    most = ENGLISH.say(choice.most, p)
    if choice.from_pool:
        return Quantity("up to " + most.object, most.tail)
    assert isinstance(choice.most, Num)
    return Quantity(f"up to {choice.most.n} of your assigned blood from its Location", most.tail)


def up_to_es(p: Prose) -> Quantity:
    choice: ChooseNumber = p.choice("number")
    most = SPANISH.say(choice.most, p)
    if choice.from_pool:
        return Quantity("hasta " + most.object, most.tail)
    assert isinstance(choice.most, Num)
    return Quantity(f"hasta {choice.most.n} de tu sangre asignada en su Ubicación", most.tail)


def printed_en(n: PrintedPower, p: Prose) -> Quantity:
    if n.of == what.HIGHEST_HERE:
        return Quantity("the highest printed Power of any face-up card here")
    return Quantity("blood equal to its printed Power")


def printed_es(n: PrintedPower, p: Prose) -> Quantity:
    if n.of == what.HIGHEST_HERE:
        return Quantity("el mayor Poder impreso de las cartas boca arriba " + of_place_es(p))
    return Quantity("tanta sangre como su Poder impreso")


def fill_en(n: FillTo, p: Prose) -> Quantity:
    return Quantity(f"blood until your pool holds {n.full}, or {n.least} if it holds {n.full} or more already")


def fill_es(n: FillTo, p: Prose) -> Quantity:
    return Quantity(f"sangre hasta que haya {n.full} en tu reserva, o {n.least} si ya hay {n.full} o más")


def depends_en(n: Depends, p: Prose) -> Quantity:
    return Quantity(f"{n.then} blood {ENGLISH.say(n.on, p)}, or {n.otherwise} if not")


def depends_es(n: Depends, p: Prose) -> Quantity:
    return Quantity(f"{es_blood(n.then)} {SPANISH.say(n.on, p)}, o {n.otherwise} si no")


# ---------------------------------------------------------------- so much for each
def each_en(n: ForEach, p: Prose) -> Quantity:
    noun = counted_en(n.of, p)
    return Quantity(f"{n.give} blood", for_each_en(noun, n.every))


def each_es(n: ForEach, p: Prose) -> Quantity:
    noun = counted_es(n.of, p)
    return Quantity(es_blood(n.give), for_each_es(noun, n.every))


def for_each_en(noun: Noun, every: int = 1) -> str:
    counted = noun.one if every == 1 else f"{every} {noun.many}"
    return f"for {'each' if every == 1 else 'every'} {counted}{noun.after}{noun.note}"


def for_each_es(noun: Noun, every: int = 1) -> str:
    counted = noun.one if every == 1 else f"{every} {noun.many}"
    return f"por cada {counted}{noun.after}{noun.note}"


def counted_en(n: Value, p: Prose) -> Noun:
    if isinstance(n, Cards):
        after = {
            what.IN_ALLIANCE: " in your alliance",
            what.YOUR_CARDS_HERE: " in your Position here",
            what.ALL_CARDS_HERE: " assigned here",
            what.CHOSEN_CARDS: " taken back",
        }[n.which]
        return Noun("card", "cards", after, note=", this one included" if includes_itself(n) else "")
    if isinstance(n, People):
        return Noun("Rival", "Rivals", " here")
    if isinstance(n, Number):
        return Noun("card", "cards", " moved that way")
    assert isinstance(n, Blood)
    return Noun("blood", "blood", " in your pool")


def counted_es(n: Value, p: Prose) -> Noun:
    if isinstance(n, Cards):
        after = {
            what.IN_ALLIANCE: " de tu alianza",
            what.YOUR_CARDS_HERE: " de tu Posición ",
            what.ALL_CARDS_HERE: " asignada ",
            what.CHOSEN_CARDS: " recuperada",
        }[n.which]
        place = "" if not includes_itself(n) else of_place_es(p) if n.which == what.YOUR_CARDS_HERE else place_es(p)
        return Noun("carta", "cartas", after + place, FEMININE, ", incluida esta" if includes_itself(n) else "")
    if isinstance(n, People):
        return Noun("Rival", "Rivales", rivals_place(p))
    if isinstance(n, Number):
        return Noun("carta", "cartas", " movida así", FEMININE)
    assert isinstance(n, Blood)
    return Noun("punto", "puntos", " de sangre de tu reserva")


def includes_itself(n: Cards) -> bool:
    return n.which in {what.YOUR_CARDS_HERE, what.ALL_CARDS_HERE}


def cards_en(n: Cards, p: Prose) -> Quantity:
    return each_en(ForEach(n), p)


def cards_es(n: Cards, p: Prose) -> Quantity:
    return each_es(ForEach(n), p)


def people_en(n: People, p: Prose) -> Quantity:
    return each_en(ForEach(n), p)


def people_es(n: People, p: Prose) -> Quantity:
    return each_es(ForEach(n), p)


# ---------------------------------------------------------------- changes of Power
def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def power_en(n: Value, p: Prose) -> str:
    if isinstance(n, Num):
        return f"this card has {signed(n.n)} Power"
    if isinstance(n, PrintedPower):
        return f"the Power of this card equals {printed_en(n, p).object}"
    assert isinstance(n, ForEach)
    limit = ", never less than 0" if n.give < 0 else f", up to +{n.most}" if n.most < what.NO_LIMIT else ""
    return f"this card has {signed(n.give)} Power {for_each_en(counted_en(n.of, p), n.every)}{limit}"


def power_es(n: Value, p: Prose) -> str:
    if isinstance(n, Num):
        return f"esta carta tiene {signed(n.n)} de Poder"
    if isinstance(n, PrintedPower):
        return f"el Poder de esta carta es igual a {printed_es(n, p).object}"
    assert isinstance(n, ForEach)
    limit = ", nunca menos de 0" if n.give < 0 else f", hasta +{n.most}" if n.most < what.NO_LIMIT else ""
    return f"esta carta tiene {signed(n.give)} de Poder {for_each_es(counted_es(n.of, p), n.every)}{limit}"


say(Num, num_en, num_es)
say(Blood, blood_en, blood_es)
say(Cards, cards_en, cards_es)
say(Number, number_en, number_es)
say(PrintedPower, printed_en, printed_es)
say(People, people_en, people_es)
say(Half, half_en, half_es)
say(ForEach, each_en, each_es)
say(FillTo, fill_en, fill_es)
say(Depends, depends_en, depends_es)
