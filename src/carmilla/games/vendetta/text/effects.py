"""Effects, in words: each is a clause, or several players' choice between clauses."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import EachChooses, Value, Who
from carmilla.games.vendetta.vocabulary import effects as what
from carmilla.games.vendetta.vocabulary.amounts import Half
from carmilla.games.vendetta.vocabulary.choices import DOWN_ANYWHERE
from carmilla.games.vendetta.vocabulary.effects import (
    AddVictim,
    Bid,
    EachTakesBack,
    Gain,
    Lasts,
    Look,
    Lose,
    LoseInfluence,
    LowestTurnsDown,
    MoveBlood,
    MoveCards,
    PlayCards,
    RevealForBlood,
    Spend,
    Steal,
    SwapBlood,
    TakeAmbition,
    TurnDown,
    Withdraw,
)
from carmilla.games.vendetta.vocabulary.people import YOU, WhoChose
from carmilla.games.vendetta.words import L

from .amounts import of_place_es, place_es
from .grammar import ENGLISH, SPANISH, Clause, Prose, Quantity, en_bare, es_bare, es_blood, es_or, say


def subject_en(n: Who, p: Prose) -> str:
    return "" if isinstance(n, WhoChose) else str(ENGLISH.say(n, p))


def subject_es(n: Who, p: Prose) -> str:
    return "" if isinstance(n, WhoChose) else str(SPANISH.say(n, p))


def much_en(n: object, p: Prose) -> Quantity:
    found: Quantity = ENGLISH.say(n, p)  # type: ignore[arg-type]
    return found


def much_es(n: object, p: Prose) -> Quantity:
    found: Quantity = SPANISH.say(n, p)  # type: ignore[arg-type]
    return found


# ---------------------------------------------------------------- blood leaves pools
def lose_en(n: Lose, p: Prose) -> Clause:
    much = much_en(n.n, p)
    return Clause("lose", much.object, tail=much.tail, subject=subject_en(n.who, p))


def lose_es(n: Lose, p: Prose) -> Clause:
    who = subject_es(n.who, p)
    much = much_es(n.n, p)
    return Clause("perder", much.object, tail=much.tail, subject=who)


def steal_en(n: Steal, p: Prose) -> Clause:
    much = much_en(n.n, p)
    if isinstance(n.who, WhoChose):
        return Clause("let", f"you steal {much.object} from them")
    return Clause("steal", much.object, "from " + ENGLISH.say(n.who, p), much.tail)


def steal_es(n: Steal, p: Prose) -> Clause:
    if isinstance(n.who, WhoChose):
        return Clause("dejar", f"que le robes {much_es(n.n, p).object}")
    who = SPANISH.say(n.who, p)
    much = much_es(n.n, p)
    return Clause("robar", much.object, "a " + who, much.tail)


def spend_en(n: Spend, p: Prose) -> Clause:
    return Clause("spend", much_en(n.n, p).object)


def spend_es(n: Spend, p: Prose) -> Clause:
    return Clause("gastar", much_es(n.n, p).object)


# ---------------------------------------------------------------- blood moves otherwise
def gain_en(n: Gain, p: Prose) -> Clause:
    much = much_en(n.n, p)
    return Clause("gain", much.object, tail=much.tail)


def gain_es(n: Gain, p: Prose) -> Clause:
    much = much_es(n.n, p)
    return Clause("obtener", much.object, tail=much.tail)


POSITION_EN = {
    what.YOUR_POSITION: "your Position here",
    what.YOUR_POSITION_THERE: "your Position there",
}


def move_blood_en(n: MoveBlood, p: Prose) -> Clause:
    much = much_en(n.n, p)
    if n.source == what.SUPPLY:
        return Clause("put", much.object, f"from the supply in {POSITION_EN[n.target]}", much.tail)
    if n.source == what.YOUR_POOL:
        place = "your Position in each Location" if n.target == what.CHOSEN_POSITION else POSITION_EN[n.target]
        return Clause("play", much.object, "to " + place, much.tail)
    if n.source == what.THEIR_POSITION:
        return taken_en(n, p, much)
    if n.target == what.YOUR_POOL:
        return Clause("take", much.object, "back into your pool")
    place = "your Position in another Location" if n.target == what.CHOSEN_POSITION else POSITION_EN[n.target]
    there = "from there " if n.source == what.YOUR_POSITION_THERE else ""
    return Clause("move", much.object, f"{there}to {place}")


def taken_en(n: MoveBlood, p: Prose, much: Quantity) -> Clause:
    """Out of others' Positions."""
    if n.target == what.SUPPLY:
        return Clause("return", "1 of their assigned blood here", "to the supply", much.tail, subject_en(n.who, p))
    if n.target == what.YOUR_POSITION:
        return Clause("move", much.object, "to your Position")
    return Clause("take", much.object.replace("their assigned", "each Rival's assigned"), "into your pool", much.tail)


def move_blood_es(n: MoveBlood, p: Prose) -> Clause:
    if n.source == what.THEIR_POSITION:
        return taken_es(n, p)
    much = much_es(n.n, p)
    if n.source == what.SUPPLY:
        return Clause("asignar", much.object, f"de el suministro a {position_es(n.target, p)}", much.tail)
    if n.source == what.YOUR_POOL:
        place = "tu Posición de cada Ubicación" if n.target == what.CHOSEN_POSITION else position_es(n.target, p)
        return Clause("jugar", much.object, "en " + place, much.tail)
    if n.target == what.YOUR_POOL:
        return Clause("devolver", much.object, "a tu reserva")
    if n.source == what.YOUR_POSITION_THERE:
        return Clause("mover", much.object, "de allí a tu Posición de esta Ubicación")
    place = "tu Posición de otra Ubicación" if n.target == what.CHOSEN_POSITION else position_es(n.target, p)
    return Clause("mover", much.object, f"a {place}")


def position_es(target: int, p: Prose) -> str:
    if target == what.YOUR_POSITION_THERE:
        return "tu Posición allí"
    return "tu Posición " + of_place_es(p)


def taken_es(n: MoveBlood, p: Prose) -> Clause:
    if n.target == what.YOUR_POOL:
        place = place_es(p)
        return Clause("pasar", "a tu reserva", f"{portion_es(n.n)} la sangre que {subject_es(n.who, p)} tenga asignada {place}")
    who = subject_es(n.who, p)
    if n.target == what.SUPPLY:
        return Clause("devolver", f"1 de su sangre asignada {place_es(p)}", "a el suministro", much_es(n.n, p).tail, who)
    much = much_es(n.n, p)
    return Clause("mover", much.object, "a tu Posición", subject=who)


def portion_es(n: Value) -> str:
    """How much of what somebody has."""
    assert isinstance(n, Half)
    return f"la mitad (redondeada hacia {'arriba' if n.up else 'abajo'}) de"


def swap_en(n: SwapBlood, p: Prose) -> Clause:
    return Clause("exchange", "all your assigned blood here for all the blood in your pool")


def swap_es(n: SwapBlood, p: Prose) -> Clause:
    return Clause("intercambiar", f"toda tu sangre asignada {place_es(p)} por toda la de tu reserva")


# ---------------------------------------------------------------- cards
def move_cards_en(n: MoveCards, p: Prose) -> Clause:
    if n.which == what.TOP_OF_DECK:
        return Clause("draw", "the top card of your Clan deck")
    if n.to == what.TO_HAND:
        return Clause("take", "1 or more cards from your Position here", "back into hand")
    if n.to == what.TO_DECK:
        return Clause("shuffle", "a card from your hand", "into your Clan deck")
    if n.to == what.TO_ALLIANCE:
        return Clause("return", "one of your drained Allies or Victims", "to your alliance")
    if n.which == what.ALL_YOURS_THERE:
        return Clause("move", "all your cards", "from there to your Position here")
    if n.to == what.TO_CHOSEN:
        return Clause("move", "one of your assigned cards, as it lies,", "to your Position in another Location")
    return Clause("move", "this card", "to your Position in the Prince's Haven")


def move_cards_es(n: MoveCards, p: Prose) -> Clause:
    if n.which == what.TOP_OF_DECK:
        return Clause("llevarte", "a la mano la primera carta de tu mazo de Clan")
    if n.to == what.TO_HAND:
        return Clause("recuperar", "en la mano", f"1 o más cartas de tu Posición {of_place_es(p)}")
    if n.to == what.TO_DECK:
        return Clause("barajar", "una carta de tu mano", "en tu mazo de Clan")
    if n.to == what.TO_ALLIANCE:
        return Clause("devolver", "uno de tus Aliados o Víctimas desangrados", "a tu alianza")
    if n.which == what.ALL_YOURS_THERE:
        return Clause("mover", "todas tus cartas", "de allí a tu Posición de esta Ubicación")
    if n.to == what.TO_CHOSEN:
        return Clause("mover", "una de tus cartas asignadas, tal como esté,", "a tu Posición de otra Ubicación")
    return Clause("mover", "esta carta", "a tu Posición de el Refugio del Príncipe")


def turn_down_en(n: TurnDown, p: Prose) -> Clause:
    which = "this card" if n.which == what.THIS_CARD else "any number of your face-up cards here"
    return Clause("turn", which, "face down", stops=n.which == what.CHOSEN)


def turn_down_es(n: TurnDown, p: Prose) -> Clause:
    if n.which == what.THIS_CARD:
        return Clause("poner", "boca abajo", "esta carta")
    return Clause("poner", "boca abajo", f"cuantas quieras de tus cartas boca arriba {place_es(p)}", stops=True)


def play_cards_en(n: PlayCards, p: Prose) -> Clause:
    if n.which == what.TOP_OF_DECK:
        cards = "the top card of your Clan deck"
    else:
        cards = f"all cards left in {'your' if n.of == YOU else 'their'} hand"
    return Clause("play", cards, "face up to your Position here")


def play_cards_es(n: PlayCards, p: Prose) -> Clause:
    if n.which == what.TOP_OF_DECK:
        cards = "la primera carta de tu mazo de Clan"
    else:
        cards = "todas las cartas que " + ("te" if n.of == YOU else "le") + " queden en la mano"
    return Clause("jugar", cards, f"boca arriba en tu Posición {of_place_es(p)}")


def victim_en(n: AddVictim, p: Prose) -> Clause:
    who = subject_en(n.who, p)
    return Clause("add", "a Victim", f"from the pile to {'their' if who else 'your'} alliance", subject=who)


def victim_es(n: AddVictim, p: Prose) -> Clause:
    who = subject_es(n.who, p)
    return Clause("añadir", f"a {'su' if who else 'tu'} alianza", "una Víctima de el mazo", subject=who)


def look_en(n: Look, p: Prose) -> Clause:
    if n.which == what.CHOSEN:
        return Clause("look", f"at a face-down card assigned {p_where_en(p)}")
    return Clause("look", "at all face-down cards of one opponent there")


def look_es(n: Look, p: Prose) -> Clause:
    if n.which == what.CHOSEN:
        return Clause("mirar", f"una carta boca abajo asignada {p_where_es(p)}")
    return Clause("mirar", "todas las cartas boca abajo que un adversario tenga allí")


def p_where_en(p: Prose) -> str:
    return "anywhere" if p.choice("cards").which == DOWN_ANYWHERE else "there"


def p_where_es(p: Prose) -> str:
    return "en cualquier parte" if p.choice("cards").which == DOWN_ANYWHERE else "allí"


# ---------------------------------------------------------------- the rest
def influence_en(n: LoseInfluence, p: Prose) -> Clause:
    if n.to_you:
        return Clause("hand", "you 1 influence")
    return Clause("lose", "1 influence", subject=subject_en(n.who, p))


def influence_es(n: LoseInfluence, p: Prose) -> Clause:
    if n.to_you:
        return Clause("entregarte", "1 de influencia")
    return Clause("perder", "1 de influencia", subject=subject_es(n.who, p))


def withdraw_en(n: Withdraw, p: Prose) -> Clause:
    return Clause("withdraw", "from this Location")


def withdraw_es(n: Withdraw, p: Prose) -> Clause:
    p.first("here")
    return Clause("retirarte", "de esta Ubicación")


def ambition_en(n: TakeAmbition, p: Prose) -> Clause:
    return Clause("take", "the Ambition token from its holder")


def ambition_es(n: TakeAmbition, p: Prose) -> Clause:
    return Clause("tomar", "la ficha de Ambición de quien la tenga")


def lasts_en(n: Lasts, p: Prose) -> Clause:
    if n.what == L.FACE_DOWN_POWER:
        said = f"for this conflict, each face-down card in your Position here has {n.n} Power"
    elif n.what == L.IMMUNE_TO:
        said = "until the end of the round, that card can neither make you lose blood nor steal it from you"
    elif n.what == L.SKIPS:
        return Clause("go", "without the effects of their setup and consequence cards here")
    else:
        return Clause("add", f"{n.n} to your total Power there")
    return Clause(object=said, own_sentence=True)


def lasts_es(n: Lasts, p: Prose) -> Clause:
    if n.what == L.FACE_DOWN_POWER:
        said = f"durante este conflicto, cada carta boca abajo de tu Posición {of_place_es(p)} tiene {n.n} de Poder"
    elif n.what == L.IMMUNE_TO:
        said = "hasta el final de la ronda, esa carta no puede hacerte perder sangre ni robártela"
    elif n.what == L.SKIPS:
        return Clause("renunciar", "aquí a los efectos de sus cartas de preparación y de consecuencias")
    else:
        return Clause("sumar", f"{n.n} a tu Poder total allí")
    return Clause(object=said, own_sentence=True)


# ---------------------------------------------------------------- what several players are asked
def chooses_en(n: EachChooses, p: Prose) -> Clause:
    ways = [en_bare(ENGLISH.say(way.parts[0], p)) for way in n.ways]
    if n.who == YOU:
        return Clause(object="either " + " or ".join(ways))
    return Clause(object=f"{ENGLISH.say(n.who, p)} must either " + " or ".join(ways))


def chooses_es(n: EachChooses, p: Prose) -> Clause:
    if n.who == YOU:
        return Clause(object="debes " + es_or([es_bare(SPANISH.say(way.parts[0], p)) for way in n.ways]))
    who = SPANISH.say(n.who, p)
    ways = [es_bare(SPANISH.say(way.parts[0], p)) for way in n.ways]
    return Clause(object=f"{who} debe " + es_or(ways))


def takes_back_en(n: EachTakesBack, p: Prose) -> Clause:
    return Clause(object=f"each player may take up to {n.most} of their assigned blood here back into their pool")


def takes_back_es(n: EachTakesBack, p: Prose) -> Clause:
    return Clause(object=f"cada jugador puede devolver a su reserva hasta {n.most} de su sangre asignada {place_es(p)}")


def bid_en(n: Bid, p: Prose) -> Clause:
    return Clause(object="you and each Rival here secretly bid blood from your pools", stops=True)


def bid_es(n: Bid, p: Prose) -> Clause:
    p.first("here")
    return Clause(object="tú y cada Rival de esta Ubicación pujáis en secreto sangre de vuestras reservas", stops=True)


def lowest_en(n: LowestTurnsDown, p: Prose) -> Clause:
    return Clause("turn", "one of their face-up cards here", "face down", subject="the lowest bidder", stops=True)


def lowest_es(n: LowestTurnsDown, p: Prose) -> Clause:
    place = place_es(p)
    return Clause("poner", "boca abajo", f"una de sus cartas boca arriba {place}", subject="quien menos haya pujado", stops=True)


def reveal_en(n: RevealForBlood, p: Prose) -> Clause:
    ways = f"lose {n.price} blood and turn it up, or leave it as it is"
    return Clause(object=f"each Rival here chooses for each of their face-down cards here: {ways}")


def reveal_es(n: RevealForBlood, p: Prose) -> Clause:
    who = "cada Rival de esta Ubicación" if p.first("here") else "cada Rival"
    ways = f"perder {es_blood(n.price)} y ponerla boca arriba, o dejarla como está"
    return Clause(object=f"{who} elige para cada una de sus cartas boca abajo aquí: {ways}")


say(Lose, lose_en, lose_es)
say(Steal, steal_en, steal_es)
say(Spend, spend_en, spend_es)
say(Gain, gain_en, gain_es)
say(MoveBlood, move_blood_en, move_blood_es)
say(SwapBlood, swap_en, swap_es)
say(MoveCards, move_cards_en, move_cards_es)
say(TurnDown, turn_down_en, turn_down_es)
say(PlayCards, play_cards_en, play_cards_es)
say(AddVictim, victim_en, victim_es)
say(Look, look_en, look_es)
say(LoseInfluence, influence_en, influence_es)
say(Withdraw, withdraw_en, withdraw_es)
say(TakeAmbition, ambition_en, ambition_es)
say(Lasts, lasts_en, lasts_es)
say(EachChooses, chooses_en, chooses_es)
say(EachTakesBack, takes_back_en, takes_back_es)
say(Bid, bid_en, bid_es)
say(LowestTurnsDown, lowest_en, lowest_es)
say(RevealForBlood, reveal_en, reveal_es)
