"""The compiled build is the one under test when it is meant to be, and only then."""

import os
from pathlib import Path

import pytest

import carmilla.kernel.frames


@pytest.mark.compiled
def test_the_build_under_test_is_the_one_meant() -> None:
    module = Path(str(carmilla.kernel.frames.__file__))
    assert (module.suffix == ".so") is (os.environ.get("CARMILLA_BUILD") == "compiled")
