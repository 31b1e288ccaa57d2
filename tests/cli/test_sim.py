"""`carmilla sim`, `replay`: what scripts read, and that everything is repeatable."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from carmilla.ai import arena
from carmilla.ai.policies import Policy
from carmilla.cli import sim
from carmilla.cli.sim import wilson
from carmilla.kernel.api import Table

from .conftest import Carmilla

KEYS = {
    "game": str,
    "seats": int,
    "games": int,
    "finished": int,
    "errors": int,
    "decisions": int,
    "seconds": float,
    "decisions_per_second": float,
    "wins": list,
    "wins_by_bot": dict,
    "bot_ms": dict,
    "digest": str,
}


def test_the_document_has_its_keys_and_types(carmilla: Carmilla) -> None:
    ran = carmilla("sim", "lab", "--games", 8, "--seats", 4, "--bots", "0,1,1,1", "--json")
    assert ran.status == 0
    assert {name: type(value) for name, value in ran.document.items()} == KEYS
    assert ran.document["games"] == ran.document["finished"] == 8
    assert ran.document["errors"] == 0
    assert len(ran.document["wins"]) == 4
    assert {bot: won["games"] for bot, won in ran.document["wins_by_bot"].items()} == {"0": 8, "1": 24}
    for won in ran.document["wins_by_bot"].values():
        assert set(won) == {"wins", "games", "share", "low", "high"}
        assert 0 <= won["low"] <= won["share"] <= won["high"] <= 1
    assert all(set(times) == {"mean", "max"} and 0 < times["mean"] <= times["max"] for times in ran.document["bot_ms"].values())
    assert ran.err == ""


def test_a_game_of_which_a_part_exists_says_so(carmilla: Carmilla) -> None:
    assert carmilla("sim", "vtes", "--games", 1, "--json").document["slice"] is True
    assert "slice" not in carmilla("sim", "lab", "--games", 1, "--json").document


def test_the_digest_follows_the_seed_alone(carmilla: Carmilla) -> None:
    def digest(*args: object) -> str:
        return str(carmilla("sim", "lab", "--games", 3, "--json", *args).document["digest"])

    assert digest("--seed", 3) == digest("--seed", 3) == digest("--seed", 3, "--workers", 2)
    assert digest("--seed", 3) != digest("--seed", 4)
    assert digest("--bots", "0") != digest("--bots", "1")
    assert digest("--option", "nights=2") != digest()


def test_rotation_plays_each_deal_once_per_seat(carmilla: Carmilla, tmp_path: Path) -> None:
    ran = carmilla("sim", "lab", "--seats", 3, "--bots", "0,1,1", "--games", 6, "--rotate", "--out", tmp_path, "--json")
    assert ran.status == 0
    headers = [json.loads(path.read_text().splitlines()[0]) for path in sorted(tmp_path.iterdir())]
    assert [header["bots"] for header in headers] == [["0", "1", "1"], ["1", "1", "0"], ["1", "0", "1"]] * 2
    assert [header["key"] for header in headers] == [headers[0]["key"]] * 3 + [headers[3]["key"]] * 3
    assert headers[0]["key"] != headers[3]["key"]
    refused = carmilla("sim", "lab", "--seats", 3, "--games", 7, "--rotate")
    assert (refused.status, refused.out) == (2, "")
    assert "rotation-games" in refused.err


def test_a_game_that_fails_is_counted_and_kept(carmilla: Carmilla, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fails_at_the_second(g: Table, policies: list[Policy], course: arena.Course) -> None:
        if len(failed) == 1:
            failed.append(True)
            raise ZeroDivisionError("a fault in the rules")
        failed.append(False)
        arena.play(g, policies, course)

    failed: list[bool] = []
    monkeypatch.setattr(sim, "play", fails_at_the_second)
    ran = carmilla("sim", "lab", "--games", 3, "--out", tmp_path, "--json")
    assert ran.status == 1
    assert (ran.document["finished"], ran.document["errors"]) == (2, 1)
    assert "a fault in the rules" in ran.err
    bundle = sorted(tmp_path.iterdir())[1]
    assert "a fault in the rules" in json.loads(bundle.read_text().splitlines()[0])["error"]
    assert "a fault in the rules" in carmilla("replay", bundle).err


@pytest.mark.parametrize(
    ("args", "status", "code"),
    [
        (["sim", "whist"], 3, "unknown-game"),
        (["sim", "lab", "--bots", "9"], 2, "unknown-bot"),
        (["sim", "lab", "--bots", "1,1"], 2, "seat-count"),
        (["sim", "lab", "--seats", "4", "--bots", "1,1,1"], 2, "bot-count"),
        (["sim", "lab", "--seats", "40"], 2, "seat-count"),
        (["sim", "lab", "--option", "nights"], 2, "option-form"),
        (["sim", "lab", "--option", "moon=full"], 2, "unknown-option"),
        (["sim", "lab", "--option", "nights=1000"], 2, "option-value"),
        (["sim", "lab", "--games", "0"], 2, "number-too-small"),
        (["sim", "lab", "--games", "many"], 2, "number-wanted"),
        (["sim"], 2, "missing-argument"),
        (["sim", "lab", "--gmaes", "3"], 2, "unknown-flag"),
        (["perft", "lab", "--depth", "99"], 2, "number-too-large"),
        (["perft", "lab", "--position", "nowhere"], 3, "unknown-position"),
        (["fuzz", "whist"], 3, "unknown-game"),
        (["options", "whist"], 3, "unknown-game"),
        (["rules", "whist"], 3, "unknown-game"),
        (["rules", "lab"], 3, "no-rules-index"),
        (["rules", "vtes", "--under", "nowhere"], 3, "unknown-prefix"),
        (["rules", "vtes", "--tier", "nowhere"], 3, "unknown-tier"),
        (["bench", "whist"], 3, "unknown-game"),
        (["replay", "nowhere.ndjson"], 3, "file-not-found"),
        (["replay"], 2, "missing-argument"),
        (["smi", "lab"], 2, "unknown-command"),
        (["doctor", "--lang", "fr"], 2, "unknown-language"),
        (["play", "whist"], 3, "unknown-game"),
        (["play", "vtes"], 1, "not-playable-yet"),
        (["play", "vtes", "--seats", "5", "--plain"], 1, "not-playable-yet"),
    ],
)
def test_bad_input_gets_one_sentence_in_each_language(carmilla: Carmilla, args: list[str], status: int, code: str) -> None:
    plain = carmilla(*args)
    assert (plain.status, plain.out) == (status, "")
    assert plain.err.rstrip().endswith(f"[{code}]")
    assert plain.err.count("\n") == 1
    if "--lang" not in args:
        assert carmilla(*args, "--lang", "es").err not in ("", plain.err)
    ran = carmilla(*args, "--json")
    assert ran.status == status
    assert ran.document["error"]["code"] == code


def test_a_recorded_match_is_shown_and_run_again(carmilla: Carmilla, tmp_path: Path) -> None:
    carmilla("sim", "lab", "--games", 1, "--seed", 5, "--out", tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_text().splitlines()
    assert json.loads(lines[0])["decisions"] == len(lines) - 1
    ran = carmilla("replay", file, "--check", "--json")
    assert ran.status == 0
    assert ran.document == {"decisions": len(lines) - 1, "ok": True, "first_difference": None}
    shown = carmilla("replay", file)
    said = [answer for answer in map(json.loads, lines[1:]) if answer["token"] != "pass"]
    assert len(shown.out.splitlines()) == len(said) + 2
    assert shown.out.splitlines()[1].split()[:3] == [str(said[0]["n"]), "seat", str(said[0]["seat"])]
    assert "decisiones" in carmilla("replay", file, "--lang", "es").out
    document = carmilla("replay", file, "--json").document
    assert "key" not in document["header"]
    assert [line["token"] for line in document["lines"]] == [json.loads(line)["token"] for line in lines[1:]]
    told = carmilla("replay", file, "--seat", 2, "--json").document
    assert told["seat"] == 2
    assert [event["n"] for event in told["events"]] == list(range(len(told["events"])))
    assert carmilla("replay", file, "--seat", 2).out.splitlines()[1].split()[1] == told["events"][0]["kind"]
    assert carmilla("replay", file, "--seat", 9).status == 1


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (lambda lines: [*lines[:4], lines[4].replace('"token":"', '"token":"x'), *lines[5:]], 4),
        (lambda lines: [*lines[:4], *lines[5:]], 4),
        (lambda lines: lines[:10], 10),
        (lambda lines: [lines[0].replace('"digest":"', '"digest":"0'), *lines[1:]], -1),
        (lambda lines: [*lines[:4], lines[4].replace('"offered":', '"offered":1'), *lines[5:]], 4),
    ],
)
def test_the_first_difference_is_named(carmilla: Carmilla, tmp_path: Path, change: object, difference: int) -> None:
    carmilla("sim", "lab", "--games", 1, "--out", tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_text().splitlines()
    file.write_text("\n".join(change(lines)) + "\n")  # type: ignore[operator]
    ran = carmilla("replay", file, "--check", "--json")
    assert ran.status == 1
    assert ran.document["ok"] is False
    assert ran.document["first_difference"] == (difference if difference >= 0 else len(lines) - 1)


@pytest.mark.parametrize("content", [b"", b"{}", b"not json", b"\xff\xfe", b'{"carmilla":"match-log"}\n'])
def test_what_is_no_match_log_is_refused(carmilla: Carmilla, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    ran = carmilla("replay", file, "--check")
    assert (ran.status, ran.out) == (1, "")
    assert "not-a-match-log" in ran.err


def test_a_log_with_another_key_is_refused(carmilla: Carmilla, tmp_path: Path) -> None:
    carmilla("sim", "lab", "--games", 1, "--out", tmp_path)
    (file,) = tmp_path.iterdir()
    text = file.read_text()
    key = json.loads(text.splitlines()[0])["key"]
    file.write_text(text.replace(key, key[::-1]))
    assert "not-a-match-log" in carmilla("replay", file, "--check").err


def test_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(5, 10) == (0.2366, 0.7634)
    assert wilson(0, 10) == (0.0, 0.2775)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: "\n".join(text.splitlines()[:4]) + "\n", "log-ends"),
        (lambda text: text.replace('"token":"', '"token":"x', 1), "log-token"),
        (lambda text: text.replace('"seats":4', '"seats":99', 1), "log-header"),
        (lambda text: "\n".join([line for i, line in enumerate(text.splitlines()) if i != 3]) + "\n", "log-"),
    ],
)
def test_a_log_that_does_not_fit_is_answered_in_a_sentence(
    carmilla: Carmilla, tmp_path: Path, change: Callable[[str], str], code: str
) -> None:
    carmilla("sim", "lab", "--games", 1, "--seed", 5, "--out", tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text(change(file.read_text()))
    for more in ([], ["--seat", 1]):
        ran = carmilla("replay", file, *more, "--lang", "es")
        assert ran.status == 1
        assert code in ran.err
        assert "Traceback" not in ran.err
