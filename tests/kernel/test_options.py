"""Options in one integer and in text: what is said in one form is read in the other, and nothing else is."""

from __future__ import annotations

import random
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carmilla.games.lab.state import V
from carmilla.games.lab.table import Lab
from carmilla.kernel.options import CARD, DONE, FIELD, NONE, PASS, SEAT, Verb, Verbs, a_of, amount, b_of, c_of, n_of, pack, verb_of
from tests.kernel.bench import lab

WIDE = Verbs({8: Verb("wide", CARD, SEAT, CARD, "number"), 9: Verb("gap", b=CARD), 10: Verb("wider", CARD)})
field = st.integers(0, FIELD)


@given(st.integers(0, 255), field, field, field, field)
def test_an_option_is_unpacked_as_it_was_packed(verb: int, a: int, b: int, c: int, n: int) -> None:
    option = pack(verb, a, b, c, n)
    assert (verb_of(option), a_of(option), b_of(option), c_of(option), n_of(option)) == (verb, a, b, c, n)


@given(field, field, field, field)
def test_the_token_of_an_option_is_read_as_that_option(a: int, b: int, c: int, n: int) -> None:
    for option in (pack(8, a, b, c, n), pack(9, b=b), pack(10, a), amount(n), PASS, DONE):
        assert WIDE.well_formed(option)
        assert WIDE.parse(WIDE.token(option)) == option


def test_tokens_are_what_the_log_and_the_wire_show() -> None:
    assert WIDE.token(pack(8, 12, 2, 7, 3)) == "wide:c12>s2@c7/3"
    assert WIDE.token(pack(9, b=4)) == "gap>c4"
    assert WIDE.token(amount(2)) == "amount/2"
    assert WIDE.token(PASS) == "pass"


def test_a_viewer_calls_cards_by_its_handles() -> None:
    names = array("I", [0, 31, 32])
    assert WIDE.token(pack(8, 1, 1, 2, 0), names) == "wide:c31>s1@c32/0"
    assert WIDE.parse("wide:c31>s1@c32/0", {31: 1, 32: 2}) == pack(8, 1, 1, 2, 0)
    assert WIDE.parse("wide:c9>s1@c32/0", {31: 1, 32: 2}) == NONE
    assert WIDE.token(pack(10, 3), names) == "wider:c0"


MALFORMED = """
? wid wider wider: wider:c wider:12 wider:s1 wider:c-1 wider:c1x wider:c1> wider:c4096 wider:c1:c1 wider:c99999999999999999999
wider:c١ gap:c1 gap pass:c1 amount amount/ amount/x PASS wide:c1@c1>s1/0 wide:c1>s1@c1
"""


@pytest.mark.parametrize("token", [*MALFORMED.split(), "", " pass", "pass "])
def test_a_malformed_token_is_no_option(token: str) -> None:
    assert WIDE.parse(token) == NONE


@given(st.text(alphabet="wideragppamount:>@/cs0123456789٣ ", max_size=30))
def test_whatever_is_written_is_an_option_with_that_very_token_or_none(text: str) -> None:
    option = WIDE.parse(text)
    if option != NONE:
        assert WIDE.parse(WIDE.token(option)) == option
        assert WIDE.well_formed(option)


@given(st.integers(-(1 << 70), 1 << 70))
def test_any_number_has_a_text_and_only_well_formed_ones_are_read_again(option: int) -> None:
    text = WIDE.token(option)
    if not WIDE.well_formed(option):
        assert WIDE.parse(text) != option


def test_something_in_a_field_that_the_verb_does_not_use_is_not_well_formed() -> None:
    assert WIDE.well_formed(pack(10, 5))
    assert not WIDE.well_formed(pack(10, 5, b=1))
    assert not WIDE.well_formed(pack(10, 5) | 1 << 56)
    assert not WIDE.well_formed(pack(11, 5))
    assert not WIDE.well_formed(-1)


def test_renaming_cards_changes_every_field_that_names_one_and_no_other() -> None:
    to = [0, 3, 1, 2]
    assert WIDE.renamed(pack(8, 1, 2, 3, 1), to) == pack(8, 3, 2, 2, 1)
    assert WIDE.renamed(pack(9, b=2), to) == pack(9, b=1)
    assert WIDE.renamed(PASS, to) == PASS
    assert WIDE.renamed(NONE, to) == NONE


def test_in_whole_games_every_option_is_read_from_its_token() -> None:
    for seed in range(3):
        g, rng, seen = lab(3 + seed, seed), random.Random(seed), set()
        while g.pending is not None:
            seat = g.to_act()[0]
            options = g.options(seat)
            assert [Lab.VERBS.parse(Lab.VERBS.token(option)) for option in options] == options
            seen |= {verb_of(option) for option in options}
            g.submit(seat, rng.choice(options))
        assert {V.STEP, V.TAKE, V.LAY, V.LOOK, V.PLAY, V.RAID, V.GUARD, V.SEARCH} <= seen
