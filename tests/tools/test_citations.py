from pathlib import Path

from carmilla.rulesindex.attached import Attachment
from tools.citations import check_ran, unheld, unknown_in_code
from tools.contexts import Contexts, Followed

FILE = Path("/x/combat.py")
TWO = Attachment("vtes.combat.range.two", FILE, 3, frozenset({4, 5}), "Combat.range")
WHEN = Attachment("vtes.combat.when", FILE, 8, frozenset({9}), "Combat.start")


def test_a_citing_test_must_have_run_the_code_of_the_rule() -> None:
    contexts = Contexts(
        {
            "tests/t.py::test_a": Followed([TWO.rule], 0.1, True),
            "tests/t.py::test_b": Followed([TWO.rule, WHEN.rule], 0.1, True),
            "tests/t.py::test_c[1]": Followed([WHEN.rule], 0.1, True),
            "tests/t.py::test_c[2]": Followed([WHEN.rule], 0.1, True),
        },
        {str(FILE): {5: {"tests/t.py::test_a"}, 9: {"tests/t.py::test_b", "tests/t.py::test_c[2]"}}},
    )
    assert [str(finding) for finding in check_ran(contexts, {TWO.rule: (TWO,), WHEN.rule: (WHEN,)})] == [
        "tests/t.py:1: test_b: cites vtes.combat.range.two, but ran none of its lines (Combat.range)"
    ]


def test_three_rules_at_most() -> None:
    contexts = Contexts({"tests/t.py::test_a": Followed([TWO.rule] * 4, 0.1, True)}, {str(FILE): {4: {"tests/t.py::test_a"}}})
    assert [finding.text for finding in check_ran(contexts, {TWO.rule: (TWO,)})] == ["test_a: cites 4 rules; 3 at most"]


def test_every_id_exists_and_has_code() -> None:
    nowhere = Attachment("vtes.combat.nowhere", FILE, 3, frozenset(), "combat")
    assert [finding.text for finding in unknown_in_code((nowhere,), {"vtes": {}})] == [
        "no rule 'vtes.combat.nowhere' in the index",
        "vtes.combat.nowhere is attached to a line that runs at import only",
    ]
    assert [finding.text for finding in unheld({"lab.x": ("tests/t.py::test_a",)}, set(), {})] == ["test_a: no rule 'lab.x' in the index"]
