"""Setting up: decks, hands, uncontrolled vampires, and where the hour opens."""

from __future__ import annotations

from carmilla.games.vtes.cards.pool import CRYPT
from carmilla.games.vtes.setup import CRYPT_SIZE, LIBRARY_SIZE, POOL, is_deck, new_table
from carmilla.games.vtes.table import Vtes
from carmilla.games.vtes.words import CRYPT_BACK, LIBRARY_BACK, Z

KEY = b"set-up"


def table(opening: str = "rulebook", seats: int = 5, key: bytes = KEY) -> Vtes:
    return new_table(seats, key, 60, opening)


def test_everybody_begins_with_seven_cards_four_vampires_and_30_pool() -> None:
    g = table()
    for seat in range(5):
        assert [len(g.row(zone, seat)) for zone in (Z.HAND, Z.UNCONTROLLED, Z.READY)] == [7, 4, 0]
        assert (len(g.row(Z.CRYPT, seat)), len(g.row(Z.LIBRARY, seat))) == (CRYPT_SIZE - 4, LIBRARY_SIZE - 7)
    assert g.pool == [30] * 5
    assert g.points == [0] * 5
    assert (g.edge, g.turns) == (-1, 1)


def test_crypts_and_libraries_are_kept_apart_by_their_backs() -> None:
    g = table()
    for card in range(1, len(g.ident)):
        in_crypt = g.zone_of(card) in (Z.CRYPT, Z.UNCONTROLLED)
        assert g.back[card] == (CRYPT_BACK if in_crypt else LIBRARY_BACK)
        assert g.is_vampire(card) == in_crypt
        assert g.place_of(card) == g.owner[card]


def test_nobody_sees_but_the_own_hand_and_the_own_uncontrolled_vampires() -> None:
    g = table()
    for card in range(1, len(g.ident)):
        own = 1 << g.owner[card] if g.zone_of(card) in (Z.HAND, Z.UNCONTROLLED) else 0
        assert g.known[card] == own


def test_the_same_key_sets_up_the_same_table_and_another_one_another() -> None:
    assert table().ident == table().ident
    assert table().rows == table().rows
    assert table(key=b"other").ident != table().ident


def test_the_piles_are_shuffled() -> None:
    deck = ([i % len(CRYPT) for i in range(12)], [len(CRYPT) + i % (len(POOL) - len(CRYPT)) for i in range(LIBRARY_SIZE)])
    assert is_deck(deck)
    g = new_table(2, KEY, 60, "rulebook", [deck, deck])
    for seat in range(2):
        for zone in (Z.CRYPT, Z.LIBRARY):
            pile = list(g.row(zone, seat))
            assert pile not in (sorted(pile), sorted(pile, reverse=True))
    assert [g.ident[card] for card in g.row(Z.LIBRARY, 0)] != [g.ident[card] for card in g.row(Z.LIBRARY, 1)]


def test_the_hour_opens_with_three_full_vampires_each_and_12_pool() -> None:
    g = table("hour")
    assert g.pool == [12] * 5
    for seat in range(5):
        assert (len(g.row(Z.READY, seat)), len(g.row(Z.UNCONTROLLED, seat))) == (3, 1)
        for vampire in g.row(Z.READY, seat):
            assert g.blood[vampire] == g.capacity(vampire)
            assert g.known[vampire] == g.everybody()
            assert not g.locked[vampire]


def test_a_deck_is_twelve_of_the_crypt_and_sixty_to_ninety_of_the_library() -> None:
    crypt, library = [0] * 12, [len(CRYPT)] * 60
    assert is_deck((crypt, library))
    assert is_deck([crypt, [len(CRYPT)] * 90])
    for wrong in (
        None,
        (crypt,),
        ([0] * 11, library),
        (crypt, library[1:]),
        (crypt, [len(CRYPT)] * 91),
        (crypt, [0] * 60),
        ([-1] * 12, library),
    ):
        assert not is_deck(wrong)
    assert not is_deck((crypt, [len(POOL)] * 60))
    assert not is_deck(([True] * 12, library))
