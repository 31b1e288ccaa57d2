"""The texts of all cards, in both languages: they read like printed cards, and change only where a diff shows it.

`python -m tests.games.vendetta.test_texts` writes the golden file anew.
"""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import pairwise
from pathlib import Path

import pytest

from carmilla.games.vendetta.abilities import CardText
from carmilla.games.vendetta.cards.pool import BY_CODE, DEFINITIONS
from carmilla.games.vendetta.text.cards import text_of
from carmilla.games.vendetta.text.grammar import Clause, en_clause, en_list, en_third, es_and, es_bare, es_clause, es_or
from carmilla.games.vendetta.words import CLANS, D
from carmilla.kernel.abilities import Node

GOLDEN = Path(__file__).parent / "cards.txt"
LANGUAGES = ("en", "es")
TEXTS = [pytest.param(card, lang, id=f"{card.code}-{lang}") for card in DEFINITIONS for lang in LANGUAGES]

FEMININE = {
    "carta",
    "cartas",
    "sangre",
    "reserva",
    "Posición",
    "mano",
    "Ubicación",
    "fase",
    "ronda",
    "ficha",
    "fichas",
    "Víctima",
    "alianza",
    "mitad",
}
MASCULINE = {
    "Rival",
    "Rivales",
    "jugador",
    "adversario",
    "Aliado",
    "Poder",
    "suministro",
    "conflicto",
    "mazo",
    "Refugio",
    "turno",
    "paso",
    "puesto",
}
FOR_MASCULINE = {
    "el",
    "un",
    "los",
    "unos",
    "este",
    "ese",
    "esos",
    "del",
    "al",
    "ningún",
    "otro",
    "todos",
    "asignado",
}
FOR_FEMININE = {
    "la",
    "una",
    "las",
    "unas",
    "esta",
    "esa",
    "esas",
    "ninguna",
    "otra",
    "toda",
    "todas",
    "asignada",
}


def listed() -> str:
    return "".join(lines(card) for card in DEFINITIONS)


def lines(card: CardText) -> str:
    printed = [f"power {card.power}", "starting" * card.starting] if card.kind == D.CLAN else []
    if card.kind in {D.VAMPIRE, D.HUMAN, D.VICTIM}:
        kind = {D.VAMPIRE: "vampire", D.HUMAN: "human", D.VICTIM: "victim"}[card.kind]
        printed = [kind, f"influence {card.influence}", f"kiss {card.kiss}", f"drain {card.drain}", f"drained {card.drained}"]
    if card.kind == D.RELIC:
        printed = [f"influence {card.influence}"]
    printed += ["house design" * card.house, "house name" * card.house_name_es, card.description, card.description_es]
    heading = f"{card.code} {card.name} / {card.name_es}"
    notes = "; ".join([note for note in printed if note])
    return f"{heading} [{notes}]\n  {text_of(card, 'en')}\n  {text_of(card, 'es')}\n"


def test_the_texts_are_those_of_the_golden_file() -> None:
    assert listed().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("card", "lang"), TEXTS)
def test_every_text_is_made_of_whole_sentences(card: CardText, lang: str) -> None:
    text = text_of(card, lang)
    assert text == text.strip() and "  " not in text
    assert re.fullmatch(r"(\w+: )?([A-ZÁÉÍÓÚ].*?\.)( [A-ZÁÉÍÓÚ].*?\.)*", text)
    assert not re.search(r"[.,;:]{2}| [.,;:]|\.\w", text.replace(".º", "").replace(".er", ""))
    assert text.count("(") == text.count(")")


@pytest.mark.parametrize(("card", "lang"), TEXTS)
def test_no_word_stands_twice_in_a_row(card: CardText, lang: str) -> None:
    words = re.findall(r"[\w'’]+", text_of(card, lang).lower())
    assert [word for word, following in pairwise(words) if word == following] == []


@pytest.mark.parametrize("card", [pytest.param(card, id=card.code) for card in DEFINITIONS])
def test_spanish_articles_agree_and_contract(card: CardText) -> None:
    text = text_of(card, "es")
    words = re.findall(r"\w+", text)
    for article, noun in pairwise(words):
        assert not (article.lower() in FOR_MASCULINE and noun in FEMININE), (article, noun)
        assert not (article.lower() in FOR_FEMININE and noun in MASCULINE), (article, noun)
    assert not re.search(r"\b[ad]e? el\b", text)
    assert not re.search(r"\by h?i[^aeou]", text)
    assert not re.search(r"\b(?:the|your|here|each)\b", text)


@pytest.mark.parametrize("card", [pytest.param(card, id=card.code) for card in DEFINITIONS])
def test_english_speaks_of_one_and_of_several(card: CardText) -> None:
    text = text_of(card, "en")
    assert not re.search(r"(?i)\ba [aeio]\w|\ban [^aeiou]", text)
    assert not re.search(r"\b(?:each|every|a|an|this|that|1) (?:cards|Rivals|opponents|players|Victims|Allies)\b", text)
    assert not re.search(r"\b(?:each (?:Rival here|opponent|player)|that (?:opponent|player)) (?:lose|gain|steal|return|turn|add)\b", text)


def test_cards_that_differ_have_different_texts() -> None:
    said: dict[str, str] = {}
    for card in DEFINITIONS:
        if card.abilities:
            for lang in LANGUAGES:
                same = said.setdefault(text_of(card, lang), card.code)
                assert BY_CODE[same].abilities == card.abilities, (same, card.code)


def test_every_card_has_both_names_and_ours_are_marked() -> None:
    for card in DEFINITIONS:
        assert card.name and card.name_es and card.code
    ours = [card for card in DEFINITIONS if card.house_name_es]
    assert len([card for card in ours if card.kind == D.CLAN]) == 42
    assert [card.code for card in ours if card.kind != D.CLAN] == ["RE2"]


def test_the_pool_is_that_of_the_box() -> None:
    kinds = [card.kind for card in DEFINITIONS]
    assert (kinds.count(D.CLAN), kinds.count(D.VAMPIRE), kinds.count(D.HUMAN), kinds.count(D.RELIC), kinds.count(D.LOCATION)) == (
        63,
        15,
        15,
        8,
        7,
    )
    assert kinds.count(D.VICTIM) == 36
    for clan in range(len(CLANS)):
        cards = [card for card in DEFINITIONS if card.clan == clan]
        assert len(cards) == 9 and sorted(card.name for card in cards if card.starting) == ["Hunt", "Ready"]
    assert len({card.code for card in DEFINITIONS}) == len(DEFINITIONS)


def test_house_designs_are_marked() -> None:
    house = [card.code for card in DEFINITIONS if card.house]
    assert [code for code in house if not code.startswith("VI")] == [*[f"RE{n}" for n in range(3, 9)], *[f"LO{n}" for n in range(3, 8)]]
    assert len([code for code in house if code.startswith("VI")]) == 34 and not BY_CODE["VI32"].house and not BY_CODE["VI"].house


def nodes(node: Node) -> list[Node]:
    found = [node]
    for field in fields(node):
        value = getattr(node, field.name)
        for below in value if isinstance(value, tuple) else (value,):
            if isinstance(below, Node):
                found += nodes(below)
    return found


def users() -> dict[str, set[str]]:
    """Per type of node, the cards that use it."""
    found: dict[str, set[str]] = {}
    for card in DEFINITIONS:
        for ability in card.abilities:
            for node in nodes(ability):
                found.setdefault(type(node).__name__, set()).add(card.code)
    return found


def test_most_words_serve_several_cards() -> None:
    """The share of words made for one card must not grow as cards come."""
    used = users()
    for_one = sorted(name for name, cards in used.items() if len(cards) == 1)
    assert len(used) <= 58 and len(for_one) <= 19, for_one


def test_frames_made_for_one_card_are_few() -> None:
    """Bidding and OneDown for Auction of Blood, UpOrDown for One Step Ahead, EachAmount for Succubus Club: docs/architecture.md."""
    special = users()["Bid"] | users()["LowestTurnsDown"] | users()["RevealForBlood"] | users()["EachTakesBack"]
    assert special == {"MA02", "NO06", "LO1"} and len(special) / 109 < 0.08


def test_third_person_and_lists() -> None:
    assert [en_third(verb) for verb in ("lose", "go", "pass on", "watch")] == ["loses", "goes", "passes on", "watches"]
    assert en_clause(Clause("lose", "1 blood", subject="each Rival")) == "each Rival loses 1 blood"
    assert en_clause(Clause("lose", "1 blood", tail="for each card")) == "lose 1 blood for each card"
    assert en_list(["a", "b"]) == "a and b" and en_list(["a", "b", "c"]) == "a, b, and c"
    assert es_and(["padre", "hijo"]) == "padre e hijo" and es_and(["cal", "hierba"]) == "cal y hierba"
    assert es_or(["siete", "ocho"]) == "siete u ocho" and es_or(["mujer", "hombre"]) == "mujer u hombre"
    assert es_clause(Clause("robar", "1 de sangre")) == "robas 1 de sangre"
    assert es_clause(Clause("perder", "1 de sangre", subject="cada Rival")) == "cada Rival pierde 1 de sangre"
    assert es_bare(Clause("poner", "boca abajo", "esta carta")) == "poner boca abajo esta carta"


if __name__ == "__main__":
    GOLDEN.write_text(listed(), encoding="utf-8")
