from pathlib import Path

import pytest

from tools.compiled import forget_what_is_gone, modules
from tools.same_digest import documents, verdict


def test_lists_of_cards_and_what_talks_to_the_outside_stay_interpreted(tmp_path: Path) -> None:
    files = {
        "match.py": "",
        "kernel/__init__.py": "",
        "kernel/frames.py": "import sys\n",
        "games/vtes/rules/combat.py": "from carmilla.kernel import frames\n",
        "games/vtes/view.py": "import msgspec\n",
        "games/vtes/spec.py": "from carmilla import protocol\n",
        "games/vtes/cards/fixtures.py": "",
        "games/vtes/cards/special/ambush.py": "",
    }
    for name, source in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    assert [path.relative_to(tmp_path).as_posix() for path in modules(tmp_path)] == [
        "kernel/frames.py",
        "games/vtes/cards/special/ambush.py",
        "games/vtes/rules/combat.py",
    ]


def test_a_module_that_is_gone_is_not_built_again(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").touch()
    forget_what_is_gone(tmp_path)
    (tmp_path / "build").mkdir()
    forget_what_is_gone(tmp_path)
    assert (tmp_path / "build").exists()
    (tmp_path / "src" / "a.py").rename(tmp_path / "src" / "b.py")
    forget_what_is_gone(tmp_path)
    assert not (tmp_path / "build").exists()


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "no run to compare"),
        ('{"games": 2, "finished": 2, "errors": 0, "digest": "a"}\n{"games": 2, "finished": 2, "errors": 0, "digest": "a"}\n', ""),
        ('{"games": 2, "finished": 1, "errors": 0, "digest": "a"}', "not every game finished"),
        (
            '{"games": 1, "finished": 1, "errors": 0, "digest": "a"} {"games": 1, "finished": 1, "errors": 0, "digest": "b"}',
            "2 different digests",
        ),
    ],
)
def test_runs_are_compared_by_their_digest(text: str, wrong: str) -> None:
    assert verdict(documents(text)) == wrong
