"""The numbers printed on every card, from the published game; those of Relics and Locations of ours from their designs."""

from __future__ import annotations

import pytest

from carmilla.games.vendetta.abilities import Ability, CardText
from carmilla.games.vendetta.cards.pool import BY_CODE, CLANS
from carmilla.games.vendetta.words import CLANS as NAMES
from carmilla.games.vendetta.words import D, K, T
from tests.games.vendetta.cards.stage import stage

TIMINGS = {"P": T.PASSIVE, "S": T.SETUP, "C": T.CONFLICT, "Q": T.CONSEQUENCE}
# Power and kind, card by card
CLAN_CARDS = {
    "BR": "6C 0C 4P 4Q 3Q 2Q 3S 1P 0Q",
    "GA": "1Q 2C 1C 2S 3S 3P 2Q 0S 0Q",
    "MA": "3S 2P 2S 3C 2S 2P 3S 0C 0Q",
    "NO": "2Q 3P 2P 1P 2S 3P 4S 1P 0Q",
    "TO": "2Q 0C 2S 3Q 0C 3P 3P 0S 0Q",
    "TR": "9C 6S 3S 1P 3Q 2P 2S 1P 1Q",
    "VE": "3P 3C 2P 0C 3P 2S 3P 2C 0Q",
}
# influence / kiss / blood of a drain / influence once drained, Vampire or Human
ALLIES = (
    "3/0/3/1v 3/0/3/1v 3/0/3/1v 3/0/3/1v 3/0/3/1v 3/0/3/1v 3/0/3/1v 3/0/3/1v 4/1/4/2v 5/1/3/3v "
    "5/0/0/0v 2/-1/3/0v 3/0/3/1v 5/0/3/3v 3/0/3/1v 2/3/1/0h 3/2/2/1h 3/0/4/2h 3/1/3/1h 4/1/2/2h "
    "5/0/1/3h 2/0/8/0h 4/0/5/2h 3/1/5/1h 3/0/0/3h 3/0/3/1h 3/0/3/1h 4/4/3/1h 3/0/2/1h 3/0/3/2h"
)
RELICS = (2, 0, 2, 1, 1, 1, 0, 1)


@pytest.mark.parametrize("prefix", CLAN_CARDS)
def test_power_and_kind_of_clan_cards(prefix: str) -> None:
    for n, printed in enumerate(CLAN_CARDS[prefix].split(), start=1):
        card = BY_CODE[f"{prefix}{n:02}"]
        assert (card.power, card.timing) == (int(printed[:-1]), TIMINGS[printed[-1]]), card.code
        assert card.kind == D.CLAN and card.starting == (n > 7)


@pytest.mark.parametrize(("n", "printed"), list(enumerate(ALLIES.split(), start=1)))
def test_values_of_allies(n: int, printed: str) -> None:
    card = BY_CODE[f"AL{n:02}"]
    assert f"{card.influence}/{card.kiss}/{card.drain}/{card.drained}" == printed[:-1]
    assert card.kind == (D.VAMPIRE if printed[-1] == "v" else D.HUMAN)


def test_values_of_relics() -> None:
    assert tuple(BY_CODE[f"RE{n}"].influence for n in range(1, 9)) == RELICS


# what passives wait for
PASSIVES = {
    "BR03": (K.CARD_PLAYED,),
    "BR08": (K.FRENZY_INFLUENCE,),
    "GA06": (K.CARD_PLAYED,),
    "MA02": (K.AFTER_REVEAL,),
    "MA06": (K.AFTER_REVEAL, K.END_OF_ROUND),
    "NO02": (K.WITHDRAWAL,),
    "NO03": (K.MUST_PLAY_FACE_DOWN, K.SEES_FACE_DOWN, K.CARD_PLAYED),
    "NO04": (K.WITHDREW,),
    "NO06": (K.REVEAL_CHOICES,),
    "NO08": (K.POWER,),
    "TO06": (K.NO_LOSS,),
    "TO07": (K.REVEAL_BEGINS,),
    "TR04": (K.BLOOD_TO_SUPPLY,),
    "TR06": (K.BLOOD_LEFT,),
    "TR08": (K.DRAIN_IN_FRENZY,),
    "VE01": (K.PLANNING_ENDS, K.POWER),
    "VE03": (K.AFTER_REVEAL,),
    "VE05": (K.TOKENS_REVEALED,),
    "VE07": (K.AFTER_REVEAL,),
}
ACTIVES = {T.SETUP: {K.SETUP}, T.CONFLICT: {K.POWER, K.BLOOD_POWER}, T.CONSEQUENCE: {K.CONSEQUENCE}}


@pytest.mark.parametrize("text", [pytest.param(text, id=text.code) for text in CLANS])
def test_a_clan_card_works_at_its_moment(text: CardText) -> None:
    keys = tuple([ability.key for ability in text.abilities if isinstance(ability, Ability)])
    if text.timing == T.PASSIVE:
        assert keys == PASSIVES[text.code]
    else:
        assert set(keys) <= ACTIVES[text.timing] and (keys or text.code == "VE08")


@pytest.mark.parametrize("text", [pytest.param(text, id=text.code) for text in CLANS])
def test_a_card_alone_counts_its_printed_power_but_for_what_it_says(text: CardText) -> None:
    """Blood lies nowhere, nobody else is there, the pool holds 6, the alliance is empty."""
    expected = {"BR02": 2, "MA04": 5, "MA08": 1, "TO05": 1, "TR01": 3}
    s = stage(f"{NAMES[text.clan]} {NAMES[text.clan - 1]}")
    s.Ana.at(1, text.code)
    assert s.Ana.power(1) == expected.get(text.code, text.power)
