"""The course of a game at the screen: whoever is asked is told the news, then the question, and answers."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from carmilla.cli.run import INTERRUPTED
from carmilla.errors import Refused
from carmilla.protocol import View

from . import bots, saving
from .asking import Answering, Mistyped, is_number
from .ending import Ending
from .saving import Kept
from .screen import EndOfInput, Screen
from .speaking import Speaker

LATEST = 40  # lines of the log
SAME_REASON = 2  # that many lines with one reason are told one by one


class Left(Exception):  # noqa: N818
    """Somebody has had enough; the game was saved, or is given up."""


class Session:
    def __init__(self, screen: Screen, kept: Kept) -> None:
        self.screen, self.kept, self.match = screen, kept, kept.match
        self.humans = kept.seats.humans
        told = kept.seats.told
        self.speakers = {seat: Speaker.to(self.match, seat, screen.out.lang, told.get(seat, 0)) for seat in self.humans}
        self.before = -1  # who sat here last
        self.spectator_told = 0

    # ---- the whole game
    def run(self) -> int:
        """Whatever ends it early saves it: an interruption, a terminal that is closed, an output that nobody reads any more."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGHUP, signal.default_int_handler)
        try:
            return self.played()
        except BrokenPipeError:
            self.screen.out.note(self.screen.say("saved", path=str(saving.save_somewhere(self.kept))))
            raise

    def played(self) -> int:
        try:
            self.greet()
            while not self.match.over:
                self.go_on()
            self.remember()
            Ending(self.screen, self.kept, self.last_news()).tell()
        except Left:
            return 0
        except EndOfInput:
            self.screen.line()
            return 0 if self.save_at_the_end() else 1
        except KeyboardInterrupt:
            self.screen.line()
            self.save_at_the_end()
            return INTERRUPTED
        return 0

    def greet(self) -> None:
        speaker = self.speakers[self.humans[0]]
        name = speaker.questions.names.own_name(self.humans[0])
        others = [speaker.names.name(seat) for seat in range(self.match.setup.seats) if seat != self.humans[0]]
        if not self.kept.file:
            self.screen.line(speaker.tables.goal())
        self.screen.tell("greeting", game=self.match.setup.game.capitalize(), name=name, opponents=", ".join(others))

    def go_on(self) -> None:
        self.remember()
        asked = self.match.to_act
        for seat in asked:
            if seat not in self.humans:
                bots.answer(self.match, seat, self.kept.seats.bots[seat])
                return
        self.ask(asked[0])

    def remember(self) -> None:
        """Influence and blood at the beginning of each round, and at the end."""
        columns: dict[str, Any] = self.match.view(self.match.setup.seats).columns
        at = columns["round"] if not self.match.over else len(self.kept.seats.history) + 1
        if at and at not in self.kept.seats.history:
            self.kept.seats.history[at] = [list(columns["influence"]), list(columns["pool"])]

    def last_news(self) -> list[str]:
        """Of one person's seat; where several look, only what everybody may know."""
        if len(self.humans) == 1:
            return self.speakers[self.humans[0]].news_of(self.match)
        everybody = Speaker.to(self.match, self.match.setup.seats, self.screen.out.lang, self.spectator_told)
        return everybody.news_of(self.match)

    # ---- one question
    def ask(self, seat: int) -> None:
        speaker = self.speakers[seat]
        self.curtain(seat)
        news = speaker.news_of(self.match)
        self.kept.seats.told[seat] = speaker.told
        if len(self.humans) > 1:
            self.spectator_told = len(self.match.events(self.match.setup.seats))
        self.screen.line()
        self.screen.lines(news)
        view = self.match.view(seat)
        Asked(self, speaker, view).until_answered()

    def curtain(self, seat: int) -> None:
        if len(self.humans) > 1 and seat != self.before:
            names = self.speakers[seat].names
            others = ", ".join([names.name(other) for other in self.humans if other != seat])
            self.screen.clear()
            self.screen.tell("curtain", name=names.own_name(seat), others=others, count=len(self.humans) - 1)
            self.screen.read(self.screen.say("continue"))
            self.screen.clear()
        self.before = seat

    # ---- leaving
    def save_at_the_end(self) -> bool:
        try:
            path = saving.save_somewhere(self.kept)
        except (OSError, Refused) as error:
            self.screen.tell("kept-open", reason=reason_of(error, self.screen.out.lang))
            return False
        self.tell_saved(path)
        return True

    def save_and_leave(self, where: str) -> None:
        """A save that fails is told, and the game goes on."""
        try:
            path = saving.save(self.kept, Path(where).expanduser() if where else None)
        except (OSError, Refused) as error:
            self.screen.tell("kept-open", reason=reason_of(error, self.screen.out.lang))
            self.screen.tell("goes-on")
            return
        self.tell_saved(path)
        raise Left

    def tell_saved(self, path: Path) -> None:
        self.screen.tell("saved", path=str(path))
        self.screen.tell("saved-resume", game=self.match.setup.game, path=str(path))

    def quit(self) -> None:
        typed = self.screen.read(self.screen.say("quit-sure")).lower()
        if typed in ("q", "y", "s", "yes", "sí", "si"):
            if typed == "s":
                self.save_and_leave("")
                return
            self.screen.tell("quit-lost")
            raise Left


class Asked:
    """A question until it is answered."""

    def __init__(self, session: Session, speaker: Speaker, view: View) -> None:
        self.session, self.screen, self.match, self.speaker, self.view = session, session.screen, session.match, speaker, view
        assert view.prompt is not None
        self.prompt = view.prompt
        self.top = self.speaker.questions.menu(view)
        self.impossible = self.refused_now()
        self.menu = self.top
        self.answered = False

    def refused_now(self) -> list[tuple[Any, str]]:
        """What somebody might want to do and cannot, and why."""
        found = [(entry, self.match.why_not(self.speaker.seat, entry.token)) for entry in self.speaker.questions.impossible(self.view)]
        return [(entry, reason.text(self.screen.out.lang)) for entry, reason in found if reason is not None]

    def answering(self) -> Answering:
        return Answering(self.screen, self.match, self.prompt, self.menu)

    def until_answered(self) -> None:
        if self.prompt.kind in ("subset", "order", "split"):
            every = self.answering().all_tokens()
            self.top = self.menu = self.speaker.questions.of_tokens(self.view, self.top, every)
        if self.screen.has_room and self.speaker.questions.wants_table(self.view):
            self.show_table("")
        self.show()
        while not self.answered:
            typed = self.screen.read(self.invitation())
            try:
                self.obey(typed)
            except Mistyped as mistyped:
                self.screen.line(str(mistyped))
            except Refused as refused:
                self.screen.line(refused.text(self.screen.out.lang))

    def show(self) -> None:
        self.screen.lines(self.menu.lead)
        self.screen.line(self.menu.question)
        if self.prompt.kind != "amount":
            for number, entry in enumerate(self.menu.entries, 1):
                self.screen.line(f"{number}. {entry.label}", hang=3)

    def invitation(self) -> str:
        if self.prompt.kind == "amount":
            text = self.screen.say("prompt-amount", low=self.prompt.low, high=self.prompt.high)
            return f"{text} [{self.prompt.low}]"
        if self.prompt.kind == "pick":
            return f"{self.screen.say('prompt')} [1]"
        return self.screen.say("prompt-several")

    # ---- what is typed
    def obey(self, typed: str) -> None:
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if command.startswith("?") and len(command) > 1:
            command, rest = "?", f"{command[1:]} {rest}".strip()
        orders: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "l": self.show_log,
            "v": self.show_table,
            "h": self.hint,
            "u": self.undo,
            "b": self.back,
            "s": self.session.save_and_leave,
            "q": lambda _: self.session.quit(),
        }
        if command.lower() in orders:
            orders[command.lower()](rest)
        elif self.prompt.kind == "pick":
            self.pick(typed)
        else:
            self.answer(self.answering().read(typed) if typed else self.answering().usual())

    def pick(self, typed: str) -> None:
        """One line after the other, until one of them is an answer: "2 3" is line 2, then line 3 of what it leads to."""
        words = typed.replace(",", " ").split() or ["1"]
        menu = self.menu
        for place, word in enumerate(words):
            entries = menu.entries
            if not is_number(word):
                raise Mistyped(self.screen.say("not-understood", word=typed[:30], most=len(entries)))
            number = int(word)
            if menu is self.top and len(entries) < number <= len(entries) + len(self.impossible):
                raise Mistyped(self.impossible[number - len(entries) - 1][1])
            if not 1 <= number <= len(entries):
                raise Mistyped(self.screen.say("not-there", n=number, most=len(entries)))
            entry = entries[number - 1]
            if entry.inner is None:
                if place < len(words) - 1:
                    raise Mistyped(self.screen.say("pick-count", low=1, high=1, given=len(words)))
                self.answer([entry.token])
                return
            menu = entry.inner
        self.menu = menu
        self.show()

    def answer(self, tokens: list[str]) -> None:
        seat = self.speaker.seat
        self.match.answer(seat, tokens[0] if self.prompt.kind in ("pick", "amount") else tokens, self.prompt.number)
        self.answered = True

    # ---- what is no answer
    def explain(self, rest: str) -> None:
        if rest:
            self.explain_line(rest)
            return
        usual = str(self.prompt.low) if self.prompt.kind == "amount" else "1"
        self.screen.tell("help", default=usual)
        if self.menu is self.top and self.impossible:
            self.screen.tell("impossible")
            self.tell_impossible()

    def tell_impossible(self) -> None:
        """Line by line; where many have the same reason, it is told once."""
        first = len(self.top.entries) + 1
        groups: list[list[tuple[int, str, str]]] = []
        for number, (entry, why) in enumerate(self.impossible, first):
            if groups and groups[-1][-1][2] == why:
                groups[-1].append((number, entry.label, why))
            else:
                groups.append([(number, entry.label, why)])
        for group in groups:
            for number, label, why in group[:SAME_REASON]:
                self.screen.line(f"{number}. {label} {why}", hang=3)
            if len(group) > SAME_REASON:
                self.screen.line(f"{group[SAME_REASON][0]}-{group[-1][0]}. {group[-1][2]}", hang=3)

    def explain_line(self, rest: str) -> None:
        entries = self.menu.entries
        if not is_number(rest):
            found = self.speaker.tables.find(self.view, rest)
            if not found:
                raise Mistyped(self.screen.say("not-understood", word=rest[:30], most=len(entries)))
            self.screen.lines(found)
            return
        number = int(rest)
        if 1 <= number <= len(entries):
            entry = entries[number - 1]
            self.screen.line(entry.detail or entry.label)
            self.screen.tell("line-possible", n=number)
        elif self.menu is self.top and number - len(entries) - 1 in range(len(self.impossible)):
            entry, why = self.impossible[number - len(entries) - 1]
            self.screen.line(f"{entry.label} {why}")
        else:
            raise Mistyped(self.screen.say("not-there", n=number, most=len(entries)))

    def show_log(self, rest: str) -> None:
        log = self.speaker.log
        self.screen.lines((log if rest else log[-LATEST:]) or [self.screen.say("log-empty")])

    def show_table(self, rest: str) -> None:
        if self.screen.has_room:
            self.screen.draw(self.speaker.tables.drawing(self.view))
        else:
            self.screen.lines(self.speaker.tables.sentences(self.view))

    def hint(self, rest: str) -> None:
        said = bots.hint(self.match, self.speaker.seat, self.screen.out.lang)
        self.screen.line(said or self.screen.say("hint-missing", bot=bots.default_level(self.match.setup.game)))

    def undo(self, rest: str) -> None:
        try:
            self.match.undo(self.speaker.seat)
        except Refused:
            raise Mistyped(self.screen.say("no-undo")) from None
        self.answered = True

    def back(self, rest: str) -> None:
        self.menu = self.top
        self.show()


def reason_of(error: OSError | Refused, lang: str) -> str:
    return error.text(lang) if isinstance(error, Refused) else error.strerror or str(error)
