"""The mark that ties a test to the rules index: `@rule("vtes.combat.range.default-close")`."""

import pytest

AT_MOST = 3


def rule(*ids: str) -> pytest.MarkDecorator:
    """The entries that this test shows: at least one, at most three, each with the prefix of its game."""
    if not 1 <= len(ids) <= AT_MOST:
        raise ValueError(f"a test cites one to {AT_MOST} rules, not {len(ids)}: {', '.join(ids)}")
    return pytest.mark.rule(*ids)
