"""Each check finds what it is for, and leaves alone what is right."""

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from tools import ask_lint, catalogues, glossary, one_writer, sizes
from tools.allowed import packages, permitted

STATE = 'COLUMNS = (Column("blood", 1), Column("rows", 2))\n'


def written(tmp_path: Path, source: str, name: str = "rules/hunt.py") -> list[str]:
    game = tmp_path / "games" / "vtes"
    (game / "rules").mkdir(parents=True, exist_ok=True)
    (game / "state.py").write_text(STATE)
    (game / name).write_text(dedent(source))
    return [finding.text.split("'")[1] for finding in one_writer.check(tmp_path)]


@pytest.mark.parametrize(
    "statement",
    [
        "g.blood[m] = 3",
        "self.blood[m] += 1",
        "del g.blood[m]",
        "g.blood.append(1)",
        "g.blood[m].pop()",
        "g.blood, x = y, z",
        "b = g.blood\n    b[m] = 3",
        "for b in g.blood:\n        b.clear()",
        "setattr(g, 'blood', 1)",
    ],
)
def test_a_column_changes_only_in_primitives(tmp_path: Path, statement: str) -> None:
    source = f"def f(self, g, m, x, y, z):\n    {statement}\n"
    assert written(tmp_path, source) == ["blood"]
    assert written(tmp_path, "", "rules/hunt.py") == []
    assert written(tmp_path, source, "primitives.py") == []


def test_reading_a_column_and_writing_a_slot_are_fine(tmp_path: Path) -> None:
    source = """
        class Hunt(Frame):
            STEPS = ("start",)
            SLOTS = ("blood: number",)

            def __init__(self):
                self.blood = 0

            def start(self, g):
                self.blood = g.blood[3]
                rows = g.rows[2]
                rows = list(rows)
                rows.append(4)
                rows = g.rows[:]
                rows.append(4)
    """
    assert written(tmp_path, source) == []


def late(body: str) -> list[int]:
    function = ast.parse("def step(self, g):\n" + "\n".join(f"    {line}" for line in dedent(body).strip().splitlines())).body[0]
    assert isinstance(function, ast.FunctionDef)
    return ask_lint.late(function)


@pytest.mark.parametrize(
    "body",
    [
        "x = 1\ng.call(Combat())",
        "if x:\n    g.ask(q)\n    return\ny = 2",
        "if x:\n    g.ask(q)\nelse:\n    g.window(W)",
        "g.window(W)\nself.goto('strike')",
        "g.ask(q, 'used')\nself.tried = ()",
        "for m in ms:\n    if m:\n        g.call(X(m))\n        return\ng.finish(self)",
        "for m in ms:\n    g.call(X(m))\n    break",
    ],
)
def test_a_step_that_asks_last_is_fine(body: str) -> None:
    assert late(body) == []


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("g.ask(q)\ng.bleed(self.choice)", [3]),
        ("if x:\n    g.ask(q)\ny = self.choice", [4]),
        ("g.call(X())\nself.n = self.used", [3]),
        ("x = g.ask(q)", [2]),
        ("for m in ms:\n    g.call(X(m))", [2]),
        ("g.call(X())\nif self.used:\n    pass", [3]),
    ],
)
def test_what_follows_a_question_is_found(body: str, lines: list[int]) -> None:
    assert late(body) == lines


def test_sizes_are_limited(tmp_path: Path) -> None:
    (tmp_path / "long.py").write_text("def f():\n" + "    x = 1\n" * 50)
    (tmp_path / "fine.py").write_text("def f():\n" + "    x = 1\n" * 49)
    (tmp_path / "tall.py").write_text("\n" * 601)
    assert [finding.text for finding in sizes.check(tmp_path)] == ["f has 51 lines; 50 at most", "601 lines; 600 at most"]


def test_catalogues_agree(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = { $x } and { $y }\nb = B\nb = again\n")
    (tmp_path / "es.ftl").write_text("a = { $x }\n")
    (tmp_path / "use.py").write_text("message(lang, 'c')\nmessage(lang, 'a', x=1)\nmessage(lang, 'a', **all)\nraise Refused('d')\n")
    assert [str(finding.text) for finding in catalogues.check(tmp_path, tmp_path)] == [
        "b stands twice",
        "a has variables that es.ftl has not: y",
        "b is missing",
        "no message 'c'",
        "a lacks y",
        "no message 'error-d'",
    ]


def test_steps_stand_in_the_glossary_once(tmp_path: Path) -> None:
    (tmp_path / "fine.py").write_text("x = 1\n")
    (tmp_path / "combat.py").write_text('class Combat(Frame):\n    STEPS = ("determine_range", "strike")\n')
    text = "| Term | Id |\n| Range | `determine_range` |\n| Again `x_y` | `determine_range`, `other` |\n"
    assert [finding.text for finding in glossary.check(text, [tmp_path], tmp_path / "z.md")] == [
        "`determine_range` stands twice",
        "step 'strike' is not in the glossary",
    ]


def test_what_a_package_may_import() -> None:
    assert permitted("json", [])
    assert permitted("carmilla.kernel.api", ["carmilla.kernel.**"])
    assert permitted("carmilla.kernel", ["carmilla.kernel.**"])
    assert not permitted("carmilla.kernel.table", ["carmilla.kernel.api"])
    assert permitted("carmilla.games.vtes.spec", ["carmilla.games.*.spec"])
    assert not permitted("carmilla.games.vtes.rules.spec", ["carmilla.games.*.spec"])
    assert not permitted("carmilla.games.vtes", ["carmilla.games"])
    assert packages({"carmilla.games.vtes", "carmilla.games.vtes.rules", "carmilla.games"}, "carmilla.games.*") == ["carmilla.games.vtes"]
