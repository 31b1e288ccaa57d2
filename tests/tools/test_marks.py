import pytest

from tests.marks import rule


def test_a_test_cites_at_most_three_rules() -> None:
    rule("a.1", "a.2", "a.3")
    with pytest.raises(ValueError, match="not 4"):
        rule("a.1", "a.2", "a.3", "a.4")
    with pytest.raises(ValueError, match="not 0"):
        rule()


def test_the_mark_carries_its_rules() -> None:
    assert rule("a.1", "a.2").mark.args == ("a.1", "a.2")
