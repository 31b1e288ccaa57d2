"""The other commands: keys and types, languages, help, and how the program behaves among other programs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from carmilla.cli import bench
from carmilla.cli.app import app, spread
from carmilla.text import languages

from .conftest import Carmilla

PROGRAM = [sys.executable, "-m", "carmilla"]
COMMANDS = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]


def test_options_of_a_game(carmilla: Carmilla) -> None:
    document = carmilla("options", "lab", "--json").document
    assert document["game"] == "lab"
    assert document["default_seats"] in document["seats"]
    assert [option["name"] for option in document["options"]] == ["nights", "bluffs"]
    assert all(set(option) == {"name", "values", "default", "meaning"} for option in document["options"])
    assert [bot["bot"] for bot in document["bots"]] == ["0", "1"]
    assert "nights" in carmilla("options", "lab").out
    assert carmilla("options", "lab").out != carmilla("options", "lab", "--lang", "es").out


def test_the_lab_is_in_no_listing(carmilla: Carmilla) -> None:
    refused = carmilla("sim", "labb").err
    assert "vtes" in refused
    assert "lab," not in refused
    assert " lab" not in carmilla("--help").out


def test_fuzz_and_perft(carmilla: Carmilla) -> None:
    fuzzed = carmilla("fuzz", "lab", "--games", 1, "--option", "nights=2", "--json")
    assert fuzzed.status == 0
    counts = dict.fromkeys(("games", "decisions", "checks", "violations"), int)
    assert {name: type(value) for name, value in fuzzed.document.items()} == {**counts, "never_reached": list}
    assert fuzzed.document["violations"] == 0
    counted = carmilla("perft", "lab", "--depth", 2, "--json").document
    assert list(counted["nodes"]) == ["1", "2"]
    assert all(isinstance(number, int) for number in counted["nodes"].values())
    assert carmilla("perft", "lab", "--depth", 2).out.split() == ["1", str(counted["nodes"]["1"]), "2", str(counted["nodes"]["2"])]


def test_leaks(carmilla: Carmilla) -> None:
    ran = carmilla("leaks", "lab", "--pairs", 3, "--option", "nights=2", "--json")
    assert ran.status == 0
    for name in ("pairs", "checks", "leaks", "auditor_differences", "auditor_missing"):
        assert isinstance(ran.document[name], int)
    assert ran.document["pairs"] == 3
    assert ran.document["leaks"] == ran.document["auditor_differences"] == 0


def test_rules(carmilla: Carmilla) -> None:
    counts = carmilla("rules", "vtes", "--under", "combat.range", "--json").document
    assert set(counts) == {"total", "cited", "uncited"}
    assert counts["total"] == counts["cited"] + counts["uncited"] > 0
    uncited = carmilla("rules", "vtes", "--uncited", "--under", "combat.range", "torpor", "--tier", "base", "--json").document
    assert len(uncited["entries"]) == uncited["uncited"]
    assert uncited["total"] > counts["total"]
    assert carmilla("rules", "vtes", "--under", "torpor").out != carmilla("rules", "vtes", "--under", "torpor", "--lang", "es").out


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (["rules", "vtes", "--under", "a", "b", "--json"], ["rules", "vtes", "--under", "a", "--under", "b", "--json"]),
        (["rules", "vtes", "--tier", "a", "b", "c"], ["rules", "vtes", "--tier", "a", "--tier", "b", "--tier", "c"]),
        (["rules", "--under", "a", "vtes"], ["rules", "--under", "a", "vtes"]),
        (["sim", "vtes", "--seed", "3", "x"], ["sim", "vtes", "--seed", "3", "x"]),
        ([], []),
    ],
)
def test_flags_that_take_several_words(written: list[str], read: list[str]) -> None:
    assert spread(written) == read


def test_doctor(carmilla: Carmilla) -> None:
    ran = carmilla("doctor", "--json")
    assert ran.status == 0
    assert ran.document["ok"] is True
    assert ran.document["packages"]["msgspec"]
    assert set(ran.document["catalogues"]) == set(languages())
    assert "Python" in carmilla("doctor").out


def test_bench(carmilla: Carmilla, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS_A_ROUND", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "REPEATS", 1)
    monkeypatch.setattr(bench, "GAMES_FOR_POSITIONS", 1)
    ran = carmilla("bench", "lab", "--seats", 3, "--option", "nights=2", "--json")
    assert ran.status == 0
    assert set(ran.document) == {"games", "compiled", "help_ms"}
    figures = ran.document["games"]["lab"]
    speeds = ("games_per_second", "decisions_per_second", "choices_per_second", "choices_recorded_per_second")
    costs = ("fork_us", "view_us", "redeal_us", "save_us", "load_us", "save_bytes")
    assert set(figures) == {*speeds, *costs, "slice"}
    assert all(figures[name] > 0 for name in (*speeds, *costs))
    assert figures["choices_per_second"] < figures["decisions_per_second"]
    assert figures["slice"] is False
    assert "fork us" in carmilla("bench", "lab").out


def test_a_game_not_playable_yet_says_so(carmilla: Carmilla) -> None:
    ran = carmilla("play", "vtes")
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "Todavía" in carmilla("play", "vtes", "--lang", "es").err


def test_help_starts_with_examples_in_both_languages(carmilla: Carmilla) -> None:
    assert carmilla().out == carmilla("--help").out
    for args in ([], *([name] for name in COMMANDS)):
        for lang, first in (("en", "Examples:"), ("es", "Ejemplos:")):
            ran = carmilla(*args, "--help", "--lang", lang)
            assert ran.status == 0
            assert ran.out.splitlines()[0] == first
            assert "help-" not in ran.out
            assert f"  carmilla {' '.join(args)}".rstrip() in ran.out


def test_version(carmilla: Carmilla) -> None:
    root = Path(__file__).parent.parent.parent
    assert f'version = "{carmilla("--version").out.strip()}"' in (root / "pyproject.toml").read_text()


def test_quiet_says_nothing_but_the_data(carmilla: Carmilla) -> None:
    ran = carmilla("sim", "lab", "--games", 1, "--quiet")
    assert ran.err == ""
    assert ran.out


def test_the_environment_chooses_the_language(carmilla: Carmilla, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Ejemplos" in carmilla("sim", "--help").out
    assert "No hay ningún juego" in carmilla("sim", "whist").err


# ---- among other programs


def test_the_module_is_the_command() -> None:
    ran = subprocess.run([*PROGRAM, "perft", "lab", "--depth", "1"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert subprocess.run([*PROGRAM, "sim", "whist"], capture_output=True, check=False).returncode == 3


def test_a_closed_pipe_is_silent() -> None:
    process = subprocess.Popen([*PROGRAM, "rules", "vtes"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    complaints = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 0
    assert complaints == b""


def hear_interruptions() -> None:
    """Whatever started the tests may be deaf to them, and its children with it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupted_it_says_so_in_one_line(workers: str, tmp_path: Path) -> None:
    command = [*PROGRAM, "sim", "lab", "--games", "1000000", "--workers", workers, "--out", str(tmp_path / "games")]
    env = {**os.environ, "LANG": "C"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, preexec_fn=hear_interruptions)
    deadline = time.monotonic() + 60
    while not any(tmp_path.glob("games/*.ndjson")) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (out, err) == ("", "Stopped.\n")


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_colours_only_on_a_terminal_that_wants_them(no_color: str, coloured: bool) -> None:
    pty = pytest.importorskip("pty")
    leader, follower = pty.openpty()
    env = {**os.environ, "NO_COLOR": no_color, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C"}
    ran = subprocess.run([*PROGRAM, "sim", "whist"], stderr=follower, stdout=subprocess.PIPE, env=env, check=False)
    os.close(follower)
    said = os.read(leader, 10_000)
    os.close(leader)
    assert ran.returncode == 3
    assert b"unknown-game" in said
    assert (b"\x1b[" in said) is coloured


def test_a_bar_on_a_terminal_only() -> None:
    pty = pytest.importorskip("pty")
    leader, follower = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "LANG": "C"}
    command = [*PROGRAM, "sim", "lab", "--games", "5", "--option", "nights=2", "--json"]
    ran = subprocess.run(command, stderr=follower, stdout=subprocess.PIPE, env=env, check=True)
    os.close(follower)
    said = os.read(leader, 100_000)
    os.close(leader)
    assert b"Playing" in said
    assert ran.stdout.startswith(b"{")
    assert b"\x1b" not in ran.stdout
    assert subprocess.run(command, capture_output=True, check=True).stderr == b""


@pytest.mark.parametrize(
    ("statement", "stays_out"),
    [
        ("import carmilla", {"msgspec", "typer", "rich", "fluent.runtime", "yaml", "carmilla.match", "carmilla.kernel.table"}),
        ("from carmilla.cli.run import run; run(['--help'])", {"msgspec", "rich", "yaml", "carmilla.match", "carmilla.kernel.table"}),
    ],
)
def test_what_takes_time_is_imported_when_it_is_needed(statement: str, stays_out: set[str]) -> None:
    shown = "import sys; print(*sys.modules, file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", f"{statement}; {shown}"], capture_output=True, text=True, check=True)
    assert not stays_out & set(ran.stderr.split())


def test_help_may_be_asked_for_as_a_command(carmilla: Carmilla) -> None:
    assert carmilla("help", "sim").out == carmilla("sim", "--help").out
    assert carmilla("help").out == carmilla("--help").out


def test_the_language_may_stand_before_the_command(carmilla: Carmilla) -> None:
    assert "partidas" in carmilla("--lang", "es", "sim", "lab", "--games", 1, "--option", "nights=2").out
