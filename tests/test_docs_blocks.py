"""What README and docs say can be typed, can be typed.

Python blocks of a page run one after the other, in one namespace; functions `test_…` in them are called. Lines `carmilla …` of
`sh` blocks and `$ carmilla …` of `console` blocks run in one directory. What follows such a line in a `console` block is
looked for in the output, line by line; `…` stands for anything. `# exit 1` at the end of a line: it is meant to fail.
Games and pairs are cut down to a few short ones.
"""

from __future__ import annotations

import inspect
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from carmilla.cli import bench
from carmilla.cli.run import run
from carmilla.text import languages, message

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^( *)```(\w+)[^\n]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
PROMPT = re.compile(r"^(?:\$ )?((?:\.venv/bin/)?carmilla\b.*)$")
LITTLE = {"sim": ("--games", "5"), "fuzz": ("--games", "1"), "leaks": ("--pairs", "1")}
SHORT = ["--option", "turns=20"]


@dataclass
class Block:
    language: str
    text: str
    line: int


@dataclass
class Command:
    words: list[str]
    status: int
    expected: list[str] = field(default_factory=list)


def blocks(text: str) -> Iterator[Block]:
    for found in FENCE.finditer(text):
        indent, language, body = found.groups()
        lines = [line.removeprefix(indent) for line in body.split("\n")]
        yield Block(language, "\n".join(lines), text.count("\n", 0, found.start()) + 2)


def commands(block: Block) -> list[Command]:
    """The `carmilla` lines of a block; in a `console` block, each with the output shown below it."""
    out: list[Command] = []
    ours = False
    for line in block.text.replace("\\\n", " ").splitlines():
        prompt = PROMPT.match(line)
        if prompt:
            typed, _, remark = prompt[1].partition("#")
            status = re.search(r"exit (\d+)", remark)
            for part in typed.split("&&"):
                words = shlex.split(re.split(r"[|>]", part)[0])
                out.append(Command(cut_down(words[1:]), int(status[1]) if status else 0))
            ours = True
        elif line.startswith("$ "):
            ours = False
        elif ours and block.language == "console" and line.strip():
            out[-1].expected.append(line.rstrip())
    return out


def cut_down(words: list[str]) -> list[str]:
    flag, little = LITTLE.get(words[0] if words else "", ("", ""))
    if not flag or "--help" in words:
        return words
    words = [little if words[i - 1] == flag and int(word) > int(little) else word for i, word in enumerate(words)]
    words += [] if flag in words else [flag, little]
    return words + (SHORT if "vtes" in words and "--option" not in words else [])


def missing(expected: list[str], output: str) -> list[str]:
    """The expected lines that are not found, each looked for below the one before."""
    lines, lost = output.splitlines(), []
    for line in expected:
        pattern = re.compile(".*".join(re.escape(part) for part in line.strip().split("…")))
        at = next((i for i, printed in enumerate(lines) if pattern.fullmatch(printed.strip())), None)
        if at is None:
            lost.append(line)
        else:
            lines = lines[at + 1 :]
    return lost


@pytest.fixture
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("CARMILLA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, little in (("SECONDS_A_ROUND", 0.01), ("ROUNDS", 1), ("REPEATS", 1), ("GAMES_FOR_POSITIONS", 1)):
        monkeypatch.setattr(bench, name, little)
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_says_can_be_typed(page: Path, somewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page.read_text(encoding="utf-8")):
        where = f"{page.relative_to(ROOT)}:{block.line}"
        if block.language == "python":
            before = set(names)
            exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), names)
            for name in names.keys() - before:
                called = names[name]
                if name.startswith("test_") and inspect.isfunction(called) and not inspect.signature(called).parameters:
                    called()
        elif block.language in ("console", "sh", "bash"):
            for command in commands(block):
                capsys.readouterr()
                status = run(command.words)
                said = capsys.readouterr()
                typed = f"{where}: carmilla {' '.join(command.words)}"
                assert status == command.status, f"{typed}: {said.err}"
                assert missing(command.expected, said.out + said.err) == [], f"{typed}: {said.out + said.err}"


def examples(lang: str) -> list[Command]:
    """Of the help; those with a NAME to fill in left out."""
    source = (ROOT / "src" / "carmilla" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    idents = re.findall(r"^help-examples-[a-z]+", source, re.MULTILINE)
    found = [command for ident in idents for command in commands(Block("sh", message(lang, ident), 0))]
    return [command for command in found if not any(word.isupper() for word in command.words)]


def test_what_the_help_says_can_be_typed(somewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in examples("en"):
        said = f"carmilla {' '.join(command.words)}: {run(command.words)} {capsys.readouterr().err}"
        assert ": 0 " in said or command.words[0] == "play", said


def test_the_help_gives_the_same_examples_in_every_language() -> None:
    assert all(examples(lang) == examples("en") for lang in languages())


def test_the_reader_of_pages() -> None:
    text = "Text\n```sh\nmake play\ncarmilla sim lab \\\n  --games 2000  # a remark\n```\n"
    text += "  ```console\n  $ carmilla play x  # exit 1\n  no …\n  ```\n"
    shell, console = blocks(text)
    assert commands(shell) == [Command(["sim", "lab", "--games", "5"], 0)]
    assert commands(console) == [Command(["play", "x"], 1, ["no …"])]
    assert missing(["a", "c…"], "a\nb\ncd\n") == []
    assert missing(["c", "a"], "a\nb\nc\n") == ["a"]
