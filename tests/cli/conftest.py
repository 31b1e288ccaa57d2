"""A command line run in this process, its output read back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from carmilla.cli.run import run


@dataclass
class Ran:
    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The one JSON document on stdout."""
        return json.loads(self.out)


Carmilla = Callable[..., Ran]


@pytest.fixture
def carmilla(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Carmilla:
    for name in ("CARMILLA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def ran(*args: object) -> Ran:
        capsys.readouterr()
        status = run([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return ran
