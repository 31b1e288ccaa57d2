import ast
from pathlib import Path

import pytest

from tools.contexts import IMPORT, Contexts, Followed
from tools.mutants import HANGS, KILLED, SURVIVED, UNTESTED, Limits, Mutant, Verdict, chosen_tests, summary
from tools.mutations import Mutation, mutations
from tools.source import ROOT


def faults(line: str) -> set[str]:
    """What can become of one statement."""
    source = f"def f(g):\n    {line}\n".encode()
    found = [option.applied(source).decode() for options in mutations(source) for option in options]
    return {text.partition("\n    ")[2].rstrip("\n") for text in found}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return g.a == 1", {"return (g.a != 1)", "return g.a == 2", "return g.a == 0", "return None"}),
        ("x = a and not b", {"x = (a or not b)", "x = a and (b)", "pass"}),
        ("x += 2", {"x -= 2", "pass", "x += 3", "x += 1"}),
        ("g.tell(True)", {"g.tell(False)", "pass"}),
        ("x: int = min(a)", {"x: int = max(a)", "pass"}),
        ("pass", set()),
        ("'a text'", set()),
        ("assert g.a == 1", set()),
        ("raise NotImplementedError", set()),
    ],
)
def test_the_faults_of_a_statement(line: str, expected: set[str]) -> None:
    assert faults(line) == expected


def test_of_a_compound_statement_only_the_head_changes() -> None:
    source = b"def f(g):\n    for m in g.all:\n        if m:\n            break\n"
    texts = [[option.text for option in options] for options in mutations(source)]
    assert texts == [["()"], ["(not (m))"], ["continue"]]


def test_declarations_are_not_executable() -> None:
    assert mutations(b"X = 3\nclass A:\n    y = 4\n    def f(self):\n        '''Doc.'''\n        x: int\n        import os\n") == []


def test_no_line_moves_and_the_source_stays_python() -> None:
    source = 'def f(g):\n    g.tell(\n        "señal", 1,\n    )  # why\n    return (g.a\n        + 1)\n'.encode()
    for options in mutations(source):
        for option in options:
            after = option.applied(source)
            ast.parse(after)
            assert after.count(b"\n") == source.count(b"\n")
            assert b"# why" in after


def test_the_quickest_tests_run_first_within_the_limits() -> None:
    tree = Path("/tree")
    known = Contexts(
        {
            "slow": Followed([], 9, True),
            "quick": Followed([], 1, True),
            "broken": Followed([], 0.1, False),
            "middle": Followed([], 2, True),
        },
        {"/tree/a.py": {3: {"slow", "quick", "broken", "middle", IMPORT}, 5: {IMPORT}}},
    )
    mutant = Mutant("a.py", Mutation(3, frozenset([3]), 0, 0, ""))
    assert chosen_tests(mutant, known, tree, Limits(tests=10, seconds=5, minutes=1)) == ["quick", "middle"]
    assert chosen_tests(mutant, known, tree, Limits(tests=1, seconds=5, minutes=1)) == ["quick"]
    assert chosen_tests(mutant, known, tree, Limits(tests=10, seconds=0, minutes=1)) == ["quick"]
    at_import = Mutant("a.py", Mutation(5, frozenset([5]), 0, 0, ""))
    assert chosen_tests(at_import, known, tree, Limits(tests=2, seconds=5, minutes=1)) == ["quick", "middle"]
    assert chosen_tests(Mutant("a.py", Mutation(4, frozenset([4]), 0, 0, "")), known, tree, Limits(10, 5, 1)) == []


def test_what_no_test_runs_counts_as_not_noticed() -> None:
    mutant = Mutant("tools/source.py", Mutation(1, frozenset(), 0, 0, ""))
    outcomes = {UNTESTED: 0, SURVIVED: 2, KILLED: 1, HANGS: 1}
    result = summary(1, [Verdict(mutant, outcome, tests) for outcome, tests in outcomes.items()], ROOT, 2)
    assert (result["mutants"], result["noticed"], result["percent"]) == (4, 2, 50.0)
    assert [survivor["outcome"] for survivor in result["survivors"]] == [UNTESTED, SURVIVED]  # type: ignore[attr-defined]
