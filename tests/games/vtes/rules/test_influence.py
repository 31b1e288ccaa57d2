"""4. Influence Phase: transfers, the crypt, bringing vampires out."""

from __future__ import annotations

from carmilla.games.vtes.words import V, Z
from tests.games.vtes.scene import CardIn, Player, Scene, scene
from tests.marks import rule


def influence_phase(turn: int = 5) -> Scene:
    """Ana's influence phase in a turn of that number."""
    s = scene(phase="influence_phase")
    for _ in range(turn - 1):
        s.g.count_turn(s.Ana.seat)
    return s


def invests(player: Player, vampire: CardIn, pool: int = 1) -> None:
    for _ in range(pool):
        player.answers(player.only(player.offers(V.TRANSFER, vampire), "a transfer"))


def takes_back(player: Player, vampire: CardIn) -> None:
    player.answers(player.only(player.offers(V.WITHDRAW, vampire), "taking a counter back"))


def brings_out(player: Player, vampire: CardIn) -> None:
    player.answers(player.only(player.offers(V.BRING_OUT, vampire), "bringing out"))


@rule("vtes.influence.transfers", "vtes.influence.invest")
def test_four_transfers_each_moving_1_pool_to_an_uncontrolled_vampire() -> None:
    s = influence_phase()
    hidden, theirs = s.Ana.uncontrolled("hidden", capacity=8), s.Bea.uncontrolled("theirs")
    assert not s.Ana.may(V.TRANSFER, theirs) and s.Ana.why_not(V.TRANSFER, theirs) == "no-target"
    invests(s.Ana, hidden, 4)
    assert hidden.blood == 4 and s.Ana.pool == 26
    assert not s.Ana.may(V.TRANSFER) and s.Ana.why_not(V.TRANSFER, hidden) == "transfers"


@rule("vtes.influence.no-saving")
def test_unused_transfers_are_lost() -> None:
    s = scene("Ana Bea", phase="influence_phase")
    for _ in range(4):
        s.g.count_turn(0)
    hidden = s.Ana.uncontrolled("hidden", capacity=9)
    s.Ana.ends_phase()
    s.all_pass(until="influence")
    s.Bea.ends_phase()
    s.all_pass(until="influence")
    invests(s.Ana, hidden, 4)
    assert not s.Ana.may(V.TRANSFER) and hidden.blood == 4


@rule("vtes.influence.first-turns")
def test_the_first_three_turns_have_one_two_and_three_transfers_and_no_draw_from_the_crypt() -> None:
    for turn, transfers in ((1, 1), (2, 2), (3, 3), (4, 4), (5, 4)):
        s = influence_phase(turn)
        hidden = s.Ana.uncontrolled("hidden", capacity=9)
        assert s.Ana.may(V.CRYPT) == (turn > 3)
        if turn <= 3:
            assert s.Ana.why_not(V.CRYPT) == "transfers"
        invests(s.Ana, hidden, transfers)
        assert not s.Ana.may(V.TRANSFER)


@rule("vtes.influence.invest.last-pool")
def test_the_last_pool_may_be_moved_and_ousts() -> None:
    s = influence_phase()
    hidden = s.Ana.uncontrolled("hidden")
    s.Ana.has_pool(1)
    invests(s.Ana, hidden)
    assert s.Ana.ousted and s.Eva.points == 1 and s.Bea.asked == "master"


@rule("vtes.influence.withdraw")
def test_two_transfers_move_1_counter_back_to_the_pool() -> None:
    s = influence_phase()
    some, none = s.Ana.uncontrolled("some", blood=2), s.Ana.uncontrolled("none")
    assert not s.Ana.may(V.WITHDRAW, none) and s.Ana.why_not(V.WITHDRAW, none) == "blood"
    takes_back(s.Ana, some)
    takes_back(s.Ana, some)
    assert some.blood == 0 and s.Ana.pool == 32 and not s.Ana.may(V.TRANSFER)


@rule("vtes.influence.crypt-draw")
def test_four_transfers_and_1_pool_draw_from_the_crypt() -> None:
    s = influence_phase()
    crypt = len(s.g.row(Z.CRYPT, 0))
    s.Ana.answers(V.CRYPT)
    assert len(s.cards_in("uncontrolled", "Ana")) == 1 and len(s.g.row(Z.CRYPT, 0)) == crypt - 1 and s.Ana.pool == 29
    assert not s.Ana.may(V.CRYPT) and s.Ana.why_not(V.CRYPT) == "transfers"


@rule("vtes.influence.crypt-draw")
def test_the_crypt_is_not_offered_when_empty_nor_with_fewer_than_four_transfers() -> None:
    s = influence_phase()
    hidden = s.Ana.uncontrolled("hidden")
    for left in s.g.row(Z.CRYPT, 0):
        s.g.put(left, Z.REMOVED, 0)
    assert not s.Ana.may(V.CRYPT) and s.Ana.why_not(V.CRYPT) == "no-target"
    s = influence_phase()
    hidden = s.Ana.uncontrolled("hidden")
    invests(s.Ana, hidden)
    assert not s.Ana.may(V.CRYPT) and s.Ana.why_not(V.CRYPT) == "transfers"


@rule("vtes.influence.any-order", "vtes.influence.bring-out.several")
def test_transfers_are_spent_in_any_mix_and_any_number_of_vampires_come_out() -> None:
    s = influence_phase()
    first, second = s.Ana.uncontrolled("first", capacity=2, blood=1), s.Ana.uncontrolled("second", capacity=3, blood=4)
    invests(s.Ana, first)
    takes_back(s.Ana, second)
    brings_out(s.Ana, second)
    brings_out(s.Ana, first)
    assert first.ready and second.ready and s.Ana.pool == 30
    assert (first.blood, second.blood) == (2, 3)


@rule("vtes.influence.bring-out", "vtes.influence.bring-out.optional", "vtes.influence.new-transfers")
def test_a_vampire_with_enough_blood_may_be_brought_out_unlocked() -> None:
    s = influence_phase()
    filled, short = s.Ana.uncontrolled("filled", capacity=4, blood=4), s.Ana.uncontrolled("short", capacity=4, blood=3)
    assert not s.Ana.may(V.BRING_OUT, short) and s.Ana.why_not(V.BRING_OUT, short) == "blood"
    before = s.Ana.offers(V.CRYPT)
    brings_out(s.Ana, filled)
    assert filled.ready and not filled.locked and s.g.known[filled.id] == s.g.everybody()
    assert s.Ana.offers(V.CRYPT) == before
    s = influence_phase()
    filled = s.Ana.uncontrolled("filled", capacity=4, blood=4)
    s.Ana.ends_phase()
    assert filled.zone == "uncontrolled" and s.Ana.asked == "discard"


@rule("vtes.influence.bring-out")
def test_a_copy_of_a_vampire_that_one_controls_already_is_not_brought_out() -> None:
    s = influence_phase()
    s.Ana.in_torpor("Nora", capacity=4, unique=True)
    second = s.Ana.uncontrolled("Nora", capacity=4, blood=4, unique=True)
    other = s.Ana.uncontrolled("other", capacity=4, blood=4, unique=True)
    assert not s.Ana.may(V.BRING_OUT, second) and s.Ana.why_not(V.BRING_OUT, second) == "controlled"
    assert s.Ana.may(V.BRING_OUT, other)


@rule("vtes.influence.bring-out")
def test_nobody_is_brought_out_in_another_phase() -> None:
    s = scene()
    filled = s.Ana.uncontrolled("filled", capacity=4, blood=4)
    assert not s.Ana.may(V.BRING_OUT, filled) and s.Ana.why_not(V.BRING_OUT, filled) == "no-such-option"
    s.Ana.ends_phase()
    assert s.Ana.asked == "influence" and s.Ana.may(V.BRING_OUT, filled)
    s.Ana.ends_phase()
    assert s.Ana.asked == "discard" and not s.Ana.may(V.BRING_OUT, filled)


@rule("vtes.influence.bring-out.keeps")
def test_counters_stay_as_blood_and_what_exceeds_the_capacity_drains_off() -> None:
    s = influence_phase()
    filled = s.Ana.uncontrolled("filled", capacity=4, blood=6)
    brings_out(s.Ana, filled)
    assert filled.blood == 4


@rule("vtes.influence.example.nora")
def test_nora() -> None:
    """Influence Phase: counting transfers and pool."""
    s = scene("Nora Other Third", turn="Nora", phase="influence_phase")
    for _ in range(4):
        s.g.count_turn(0)
    alexa = s.Nora.uncontrolled("Alexa Draper", capacity=8, blood=6)
    sybren = s.Nora.uncontrolled("Sybren van Oosten", capacity=7, blood=2)
    s.Nora.has_pool(2)
    takes_back(s.Nora, sybren)
    assert s.Nora.pool == 3
    invests(s.Nora, alexa, 2)
    assert s.Nora.pool == 1 and alexa.blood == 8
    brings_out(s.Nora, alexa)
    assert s.Nora.pool == 1 and not s.Nora.may(V.TRANSFER)
    assert alexa.ready and not alexa.locked and alexa.blood == 8 and sybren.blood == 1
