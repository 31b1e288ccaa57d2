"""A game in the terminal, played through a pipe: to its end, in both languages, with mistakes, saved and gone on with."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from carmilla import saves
from carmilla.record import check, read

PROGRAM = [sys.executable, "-m", "carmilla", "play", "vendetta"]
ENTER = "\n" * 400
RUBBISH = ("99", "0", "-1", "x", "1 2 3 4 5 6 7 8 9", "ñandú", "? 99", "u", "h", "b", "\x1b[A", "1e9", "½", "? Hunt", "l", "v", "?")


@dataclass
class Played:
    status: int
    out: str
    err: str
    home: Path

    @property
    def replay(self) -> Path:
        return next((self.home / "carmilla" / "replays").iterdir())

    @property
    def save(self) -> Path:
        return next((self.home / "carmilla" / "saves").iterdir())


def surroundings(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "CARMILLA_LANG", "COLUMNS"))}
    return {**kept, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", **more}


def play(home: Path, typed: str, *flags: str, **more: str) -> Played:
    ran = subprocess.run(
        [*PROGRAM, *flags], input=typed.encode(), capture_output=True, env=surroundings(home, **more), check=False, timeout=120
    )
    return Played(ran.returncode, ran.stdout.decode(), ran.stderr.decode(), home)


def test_enter_plays_a_quick_game_to_its_end(tmp_path: Path) -> None:
    played = play(tmp_path, ENTER, "--seed", "3", "--bots", "1")
    assert played.status == 0, played.err
    assert "The game is over." in played.out
    assert played.out.count("influence tokens") == 4
    assert str(played.replay) in played.out
    assert check(read(played.replay)).ok


def test_the_lines_of_a_score_add_up(tmp_path: Path) -> None:
    lines = play(tmp_path, ENTER, "--seed", "4", "--bots", "1").out.partition("The game is over.")[2].splitlines()
    total, found = None, 0
    for line in lines:
        if re.fullmatch(r"\w+: -?\d+", line):
            assert total is None or total == found
            total, found = int(line.split()[-1]), 0
        elif re.match(r" +[+-]\d+  ", line):
            found += int(line.split()[0])
    assert total == found


def test_a_quick_game_is_offered_first(tmp_path: Path) -> None:
    played = play(tmp_path, "\n")
    assert "A quick game" in played.out
    assert "Which clan do you play?" in played.out


def test_spanish_at_forty_columns(tmp_path: Path) -> None:
    played = play(tmp_path, ENTER, "--seed", "3", "--bots", "1", "--lang", "es", COLUMNS="40")
    assert played.status == 0, played.err
    assert "La partida ha terminado." in played.out
    before = played.out.partition("La repetición")[0]
    assert max(len(line) for line in before.splitlines()) <= 40
    assert not re.search(r"\b(blood|card|Location|takes|plays)\b", before)
    assert not re.search(r" (a|de) el | {3,}\w.* {2}\w", before.partition("La partida ha terminado.")[0])


def test_ascii_is_enough(tmp_path: Path) -> None:
    played = play(tmp_path, ENTER, "--seed", "3", "--bots", "1", "--lang", "es", PYTHONIOENCODING="ascii")
    assert played.status == 0, played.err
    assert played.out.isascii()
    assert "Prncipe" not in played.out
    assert "Principe" in played.out


def test_rubbish_at_every_prompt_changes_nothing(tmp_path: Path) -> None:
    typed = "".join(f"{RUBBISH[i % len(RUBBISH)]}\n{RUBBISH[i * 7 % len(RUBBISH)]}\n\n" for i in range(120)) + ENTER
    played = play(tmp_path / "rubbish", typed, "--seed", "3", "--bots", "1")
    assert played.status == 0, played.err
    assert not played.err
    assert "The game is over." in played.out
    assert "is not an answer" in played.out
    assert "There is no line 99." in played.out
    assert check(read(played.replay)).ok
    plain = play(tmp_path / "plain", ENTER, "--seed", "3", "--bots", "1")
    assert final(played) == final(plain)


def final(played: Played) -> str:
    return read(played.replay).header.digest


@pytest.mark.parametrize("leave", ["s\n", ""])
def test_a_saved_game_goes_on_as_it_would_have(tmp_path: Path, leave: str) -> None:
    whole = play(tmp_path / "whole", ENTER, "--seed", "5", "--bots", "1")
    begun = play(tmp_path / "parts", "\n" * 14 + leave, "--seed", "5", "--bots", "1")
    assert begun.status == 0
    assert str(begun.save) in begun.out
    rest = play(tmp_path / "parts", ENTER, "--resume")
    assert rest.status == 0, rest.err
    assert final(rest) == final(whole)
    assert not list((tmp_path / "parts" / "carmilla" / "saves").iterdir())


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "tonight"
    assert play(tmp_path, f"\n\ns {file}\n", "--seed", "5", "--bots", "1").status == 0
    assert play(tmp_path, ENTER, "--resume", str(file)).status == 0
    precious = tmp_path / "letter"
    precious.write_text("dear Laura")
    played = play(tmp_path, f"\ns {precious}\n", "--seed", "5", "--bots", "1")
    assert "no saved game: nothing was written" in " ".join(played.out.split())
    assert precious.read_text() == "dear Laura"


def test_a_disk_that_takes_nothing_loses_nothing(tmp_path: Path) -> None:
    played = play(tmp_path, f"\ns {tmp_path}/nowhere/at/all\n" + ENTER, "--seed", "5", "--bots", "1")
    assert played.status == 0
    assert "Nothing could be saved" in played.out
    assert "the game goes on" in " ".join(played.out.split())
    assert "The game is over." in played.out


def test_saves_that_are_none(tmp_path: Path) -> None:
    file = tmp_path / "save"
    assert play(tmp_path, "", "--resume").status == 3
    assert play(tmp_path, "", "--resume", str(file)).status == 3
    for data, code in (
        (b"dear Laura", "not-a-save"),
        (saves.pack({"play": {}}, saves.SCHEMA + 1), "newer-save"),
        (saves.pack({"play": {}, "match": b""})[:-3], "truncated-save"),
        (saves.pack({"play": {}, "match": b""}), "altered-save"),
        (saves.pack({"setup": {}}), "not-a-played-save"),
    ):
        file.write_bytes(data)
        refused = play(tmp_path, "", "--resume", str(file), "--lang", "es")
        assert refused.status == 1
        assert f"[{code}]" in refused.err
        assert len(refused.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("flags", "code", "status"),
    [
        (("--seats", "9"), "seat-count", 2),
        (("--seat", "7"), "no-such-seat", 1),
        (("--humans", "7"), "number-too-large", 2),
        (("--bots", "genius"), "unknown-bot", 2),
        (("--bots", "1,1"), "bot-count", 2),
        (("--option", "moon=full"), "unknown-option", 2),
        (("--lang", "fr"), "unknown-language", 2),
        (("--deck", "x"), "no-decks", 1),
    ],
)
def test_what_is_miswritten_is_one_sentence(tmp_path: Path, flags: tuple[str, ...], code: str, status: int) -> None:
    refused = play(tmp_path, "", *flags)
    assert (refused.status, len(refused.err.splitlines())) == (status, 1)
    assert f"[{code}]" in refused.err


def test_interruption_saves_and_says_where(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [*PROGRAM, "--seed", "5", "--bots", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(tmp_path, PYTHONUNBUFFERED="1"),
    )
    assert running.stdout is not None
    for line in running.stdout:
        if b"Which clan" in line:
            break
    time.sleep(0.3)
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=30)
    assert running.returncode == 130
    assert b"Saved:" in out
    assert play(tmp_path, ENTER, "--resume").status == 0


def test_a_curtain_between_two_people(tmp_path: Path) -> None:
    played = play(tmp_path, "\n" * 900, "--seed", "5", "--bots", "1", "--humans", "2")
    assert played.status == 0, played.err
    turns = re.split(r"The screen now belongs to (\w+)\.", played.out)
    assert turns[1:5:2] in (["Ana", "Bea"], ["Bea", "Ana"])
    assert all(before != after for before, after in zip(turns[1::2], turns[3::2], strict=False))
    assert "The game is over." in played.out


def test_what_is_not_possible_says_why(tmp_path: Path) -> None:
    typed = "\n\n?\n" + ENTER
    played = play(tmp_path, typed, "--seed", "3", "--bots", "1")
    assert "You must play a card before your turn ends." in played.out or "First comes the card" in played.out


def test_quitting_asks_first(tmp_path: Path) -> None:
    played = play(tmp_path, "q\n\nq\nq\n", "--seed", "5", "--bots", "1")
    assert played.status == 0
    assert "The game was not saved." in played.out
    assert not (tmp_path / "carmilla").exists()


def test_an_output_that_nobody_reads_loses_nothing(tmp_path: Path) -> None:
    line = " ".join([*PROGRAM, "--seed", "5", "--bots", "1"])
    ran = subprocess.run(
        ["bash", "-c", f"yes '' | {line} | head -20"], capture_output=True, env=surroundings(tmp_path), check=False, timeout=60
    )
    assert b"Traceback" not in ran.stderr
    assert b"Saved: " in ran.stderr
    assert play(tmp_path, ENTER, "--resume").status == 0


def at_a_terminal(home: Path, typed: list[str], columns: int, **more: str) -> str:
    """What stands on a terminal of so many columns after these lines were typed, one after each prompt."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    env = surroundings(home, **{"TERM": "xterm", **more})
    running = subprocess.Popen([*PROGRAM, "--seed", "5", "--bots", "1"], stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    seen = b""
    for line in [*typed, None]:
        while not seen.endswith(b"> "):
            seen += os.read(ours, 4096)
        if line is not None:
            seen += b"|"
            os.write(ours, line.encode() + b"\n")
    running.send_signal(signal.SIGINT)
    assert running.wait(timeout=30) == 130
    os.close(ours)
    return seen.decode()


def test_a_wide_terminal_draws_the_table(tmp_path: Path) -> None:
    shown = at_a_terminal(tmp_path, ["", "", "v"], 100)
    assert "╭──" in shown
    assert "Influence" in shown


@pytest.mark.parametrize(
    ("columns", "more"), [(60, {}), (100, {"NO_COLOR": "1"}), (100, {"TERM": "dumb"}), (100, {"PYTHONIOENCODING": "ascii"})]
)
def test_elsewhere_it_is_told(tmp_path: Path, columns: int, more: dict[str, str]) -> None:
    shown = at_a_terminal(tmp_path, ["", "", "v"], columns, **more)
    assert "╭" not in shown
    assert "\x1b" not in shown
    assert "Nobody is here." in shown


def test_hints_are_given(tmp_path: Path) -> None:
    typed = "\nh\n\nh\n"
    for lang, none in (("en", "gives no hints"), ("es", "no da consejos")):
        shown = play(tmp_path / lang, typed, "--seed", "5", "--bots", "3", "--lang", lang)
        assert shown.status == 0, shown.err
        assert none not in shown.out


def test_an_answer_is_taken_back(tmp_path: Path) -> None:
    played = play(tmp_path, "\n\n1 2\n2\nu\n", "--seed", "9", "--bots", "1")
    assert "The last answer was taken back." in played.out
    blood = re.findall(r"You have (\d+) blood", played.out)
    assert int(blood[-1]) == int(blood[-2]) + 1 == int(blood[-3])


def test_partners_are_counted_together(tmp_path: Path) -> None:
    end = play(tmp_path, ENTER, "--seed", "9", "--bots", "1", "--option", "teams=on").out.partition("The game is over.")[2]
    assert len(re.findall(r", together: \d+", end)) == 2
