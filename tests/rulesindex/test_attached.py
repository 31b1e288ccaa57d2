from pathlib import Path

import pytest

from carmilla.rulesindex.attached import Attachment, attached_in

SOURCE = '''\
# rule: combat.absent
class Combat(Frame):
    # rule: combat.order
    STEPS = ("range", "strike")

    def range(self, g):
        """Where they stand."""
        self.range = CLOSE  # rule: combat.range.default-close
        # rule: combat.range.two, vtes.combat.range.one
        # because of the gun
        if (
            g.gun
        ):
            g.shoot()

    # rule: combat.strike
    def strike(self, g):
        for minion in (
            1,
            # rule: combat.both
            2,
        ):
            pass


# rule: pool.thirty
START = 30


def helper():
    # rule: pool.helper
    return (
        1 +
        2
    )
'''


@pytest.fixture
def found(tmp_path: Path) -> dict[str, Attachment]:
    path = tmp_path / "games" / "vtes" / "combat.py"
    path.parent.mkdir(parents=True)
    path.write_text(SOURCE)
    return {attachment.rule: attachment for attachment in attached_in(path, tmp_path)}


@pytest.mark.parametrize(
    ("rule", "place", "lines"),
    [
        ("vtes.combat.absent", "Combat", {*range(7, 15), *range(18, 24)}),
        ("vtes.combat.order", "Combat", {*range(7, 15), *range(18, 24)}),
        ("vtes.combat.range.default-close", "Combat.range", {8}),
        ("vtes.combat.range.two", "Combat.range", {11, 12, 13}),
        ("vtes.combat.range.one", "Combat.range", {11, 12, 13}),
        ("vtes.combat.strike", "Combat.strike", set(range(18, 24))),
        ("vtes.combat.both", "Combat.strike", set(range(18, 23))),
        ("vtes.pool.thirty", "combat", set()),
        ("vtes.pool.helper", "combat.helper", {32, 33, 34, 35}),
    ],
)
def test_a_rule_belongs_to_the_statement_at_its_comment(found: dict[str, Attachment], rule: str, place: str, lines: set[int]) -> None:
    assert found[rule].place == place
    assert found[rule].lines == lines


def test_outside_a_game_the_id_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "kernel.py"
    path.write_text("def f():\n    return 1  # rule: vtes.general.play\n")
    assert [attachment.rule for attachment in attached_in(path, tmp_path)] == ["vtes.general.play"]
