"""Rules, the code that enforces them and the tests that show them fit together.

python -m tools.citations           what can be said without running anything
python -m tools.citations --ran     also that each citing test ran the code of what it cites, from the last run of
                                    `pytest -p tools.contexts`
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from carmilla.rulesindex import Entry, attached, exempt, games, index, report
from carmilla.rulesindex.attached import Attachment, attachments
from carmilla.rulesindex.cited import citations
from tests.marks import AT_MOST
from tools.contexts import Contexts, read
from tools.source import PACKAGE, ROOT, TESTS, Finding, tell

Known = dict[str, dict[str, Entry]]

FINISHED: tuple[str, ...] = ()  # games of which every entry is cited


def check() -> Iterator[Finding]:
    found, tests_of = attachments(PACKAGE), citations(TESTS)
    known = {game: index(game) for game in games()}
    yield from unknown_in_code(found, known)
    yield from unheld(tests_of, set(everything()), known)
    for game in games():
        yield from exemptions(game)
    for game in FINISHED:
        for line in report(game).lines:
            if not line.cited:
                yield Finding(PACKAGE / "games" / game, 1, f"{line.entry.id} is cited by no test")


def everything() -> dict[str, tuple[Attachment, ...]]:
    """Every entry of every index that is attached to code."""
    return {rule: places for game in games() for rule, places in attached(game).items()}


def is_known(rule: str, known: Known) -> bool:
    return rule in known.get(rule.split(".")[0], {})


def unknown_in_code(found: tuple[Attachment, ...], known: Known) -> Iterator[Finding]:
    for attachment in found:
        if not is_known(attachment.rule, known):
            yield Finding(attachment.file, attachment.comment, f"no rule {attachment.rule!r} in the index")
        if not attachment.lines:
            yield Finding(attachment.file, attachment.comment, f"{attachment.rule} is attached to a line that runs at import only")


def unheld(tests_of: dict[str, tuple[str, ...]], attached: set[str], known: Known) -> Iterator[Finding]:
    for rule, tests in tests_of.items():
        for test in tests:
            if not is_known(rule, known):
                yield where(test, f"no rule {rule!r} in the index")
            elif rule not in attached:
                yield where(test, f"{rule} is cited but attached to no code")


def exemptions(game: str) -> Iterator[Finding]:
    path = PACKAGE / "games" / game / "rules" / "exempt.yaml"
    for rule, reason in exempt(game).items():
        entry = index(game).get(rule)
        if entry is None:
            yield Finding(path, 1, f"no rule {rule!r} in the index")
        elif entry.kind != "definition":
            yield Finding(path, 1, f"{rule} is a {entry.kind}: only definitions are exempt")
        if not reason:
            yield Finding(path, 1, f"{rule} is exempt without a reason")


def check_ran(contexts: Contexts, held: dict[str, tuple[Attachment, ...]]) -> Iterator[Finding]:
    """Each citing test ran a line of each rule that it cites; of a parametrised test, one of its cases did."""

    def runners(rule: str) -> set[str]:
        return {test for attachment in held.get(rule, ()) for test in contexts.tests_on(attachment.file, attachment.lines)}

    cases: dict[tuple[str, str], list[str]] = {}
    for name, test in contexts.tests.items():
        if len(test.rules) > AT_MOST:
            yield where(name, f"cites {len(test.rules)} rules; {AT_MOST} at most")
        for rule in test.rules:
            cases.setdefault((name.split("[")[0], rule), []).append(name)
    for (test_name, rule), names in cases.items():
        if not runners(rule).intersection(names):
            places = ", ".join(sorted({attachment.place for attachment in held.get(rule, ())})) or "no code"
            yield where(test_name, f"cites {rule}, but ran none of its lines ({places})")


def where(test: str, text: str) -> Finding:
    """A finding at the definition of a test."""
    file, _, name = test.partition("::")
    path, function = ROOT / file, name.split("[")[0].split("::")[-1]
    if path.exists():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == function:
                return Finding(path, node.lineno, f"{function}: {text}")
    return Finding(Path(file), 1, f"{function}: {text}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ran", action="store_true", help="judge the last run as well")
    findings = list(check())
    if parser.parse_args().ran:
        contexts = read()
        findings += check_ran(contexts, everything())
        print(f"citations: {sum(bool(test.rules) for test in contexts.tests.values())} citing tests were followed", file=sys.stderr)
    return tell(findings)


if __name__ == "__main__":
    sys.exit(main())
