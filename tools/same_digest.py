"""Reads the documents of several `carmilla sim --json` runs and says whether they played the same games."""

from __future__ import annotations

import json
import sys


def documents(text: str) -> list[dict[str, object]]:
    decoder, at, found = json.JSONDecoder(), 0, []
    while text[at:].strip():
        at += len(text[at:]) - len(text[at:].lstrip())
        document, at = decoder.raw_decode(text, at)
        found.append(document)
    return found


def verdict(runs: list[dict[str, object]]) -> str:
    """What is wrong, or ""."""
    if not runs:
        return "no run to compare"
    if any(run["errors"] or run["finished"] != run["games"] for run in runs):
        return "not every game finished"
    digests = {run["digest"] for run in runs}
    return f"{len(digests)} different digests" if len(digests) > 1 else ""


if __name__ == "__main__":
    RUNS = documents(sys.stdin.read())
    WRONG = verdict(RUNS)
    print(WRONG or f"{len(RUNS)} runs, one digest: {RUNS[0]['digest']}")
    sys.exit(bool(WRONG))
