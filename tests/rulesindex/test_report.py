from pathlib import Path

import pytest

from carmilla.errors import Refused
from carmilla.rulesindex import attached, entries, games, index, is_under, report, section_of
from carmilla.rulesindex.cited import cited_in

TESTS = """
import pytest
from tests.marks import rule

@rule("vtes.combat.range.two")
def test_two_maneuvers(): ...

class TestRange:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=rule("vtes.combat.range.two", "vtes.combat.when"))])
    def test_more(self, x): ...

def test_unmarked(): ...
"""


def test_the_index_of_vtes_is_carried_whole() -> None:
    assert "vtes" in games()
    assert len(index("vtes")) == 963
    assert all(entry.says and entry.id.startswith("vtes.") for entry in index("vtes").values())


def test_a_prefix_is_made_of_whole_segments() -> None:
    assert entries("vtes", ["combat"]) == entries("vtes", ["vtes.combat"])
    with pytest.raises(Refused, match="unknown-prefix.*vtes.comb"):
        entries("vtes", ["comb"])


def test_a_tier_narrows_and_must_exist() -> None:
    assert {entry.tier for entry in entries("vtes", tiers=["base"])} == {"base"}
    with pytest.raises(Refused, match="unknown-tier.*advanced, base"):
        entries("vtes", tiers=["bass"])


def test_tests_are_found_without_running_them() -> None:
    assert dict(cited_in(TESTS)) == {
        "test_two_maneuvers": ["vtes.combat.range.two"],
        "TestRange::test_more": ["vtes.combat.range.two", "vtes.combat.when"],
    }


def test_a_report_counts_and_lists(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_range.py").write_text(TESTS)
    found = report("vtes", ["combat.range"], uncited=True, tests=tmp_path / "tests")
    assert found.cited == 1
    assert found.total == found.cited + found.uncited
    assert len(found.as_json()["entries"]) == found.uncited
    assert "entries" not in report("vtes", tests=tmp_path / "tests").as_json()
    whole = report("vtes", ["combat.range.two"], tests=tmp_path / "tests")
    assert "shown by tests/test_range.py::test_two_maneuvers" in whole.as_text()
    assert "lo muestra tests/test_range.py::test_two_maneuvers" in whole.as_text("es")
    assert whole.note() == ""


def test_a_game_without_an_index_is_refused() -> None:
    with pytest.raises(Refused, match="no-rules-index"):
        index("chess")


def test_an_example_belongs_to_the_code_of_its_section() -> None:
    held = attached("vtes")
    examples = [entry.id for entry in index("vtes").values() if entry.kind == "example"]
    for example in examples:
        assert any(is_under(rule, section_of(example)) for rule in held) is (example in held)
    assert section_of("vtes.combat.range.example.magnum") == "vtes.combat.range"
    assert section_of("vtes.action.hunt.faq.full-capacity") == "vtes.action.hunt"
    assert section_of("vtes.card.theft-of-vitae.example") == "vtes.card.theft-of-vitae"
