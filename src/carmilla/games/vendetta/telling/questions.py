"""What a seat is asked, as a question with lines to choose from; and what cannot be chosen now."""

from __future__ import annotations

from dataclasses import dataclass

from carmilla.games.vendetta.abilities import Ability, EachChooses
from carmilla.games.vendetta.text.grammar import ENGLISH, SPANISH, Prose, en_bare, es_bare, sentence
from carmilla.protocol import Prompt, View

from .names import POSITION, Entry, Menu, Names, Word, cards_in, definition_of, frame_at, whereabouts, word
from .names import sentence as ended
from .tables import Tables

MOST_BLOOD = 3
OPENLY = ("stay", "withdraw", "yes", "no")  # in this order


@dataclass
class Questions:
    names: Names
    tables: Tables

    def menu(self, view: View) -> Menu:
        prompt = view.prompt
        assert prompt is not None
        if prompt.ask == "turn":
            return self.turn(view, prompt)
        if prompt.ask == "way":
            return self.way(view, prompt)
        lead, question = self.question(view, prompt)
        entries = tuple([self.entry(view, token) for token in in_order(prompt.options)])
        if prompt.ask == "clan":
            entries = tuple([self.clan(token) for token in prompt.options])
        return Menu(question, entries, tuple(lead))

    # ---- the question itself
    def question(self, view: View, prompt: Prompt) -> tuple[list[str], str]:
        say, haven = self.names.say, self.haven(view)
        if prompt.ask == "token":
            loc = self.number(view, "resolving")
            return self.tables.location(view, loc), say("ask-token", where=self.names.place(loc, haven))
        if prompt.ask in ("may", "choose"):
            return self.of_effect(view, prompt)
        if prompt.ask == "keep":
            return self.tables.hand(view), say("ask-keep", n=prompt.high)
        if prompt.ask == "up-or-down":
            slots = frame_at(view, "UpOrDown")
            card = self.names.with_power(definition_of(view, self.asked_card(view)))
            return [], say("ask-up-or-down", card=card, price=slots.get("price", 2))
        if prompt.ask == "partner":
            return [], say("ask-partner", card=self.names.card(definition_of(view, self.partner_card(view))))
        if prompt.ask in ("bid", "take-back"):
            return [], say(f"ask-{prompt.ask}", low=prompt.low, high=prompt.high)
        return [], say(f"ask-{prompt.ask}")

    def of_effect(self, view: View, prompt: Prompt) -> tuple[list[str], str]:
        slots = frame_at(view, "TakeEffect")
        definition, ability = slots["definition"], slots["ability"]
        card, effect = self.names.card(definition), self.names.effect(definition, ability)
        if prompt.ask == "may":
            return [f"{card}: {effect}"], self.names.say("ask-may", card=card)
        return [f"{card}: {effect}"], self.names.say(f"ask-choose-{prompt.kind}", low=prompt.low, high=prompt.high, card=card)

    def asked_card(self, view: View) -> int:
        """The own face-down card that is asked about: the first that was not yet."""
        slots = frame_at(view, "UpOrDown")
        zone = f"{POSITION}{slots.get('loc', 0) + 1}"
        for handle, _, extras in cards_in(view, zone, view.viewer):
            if not extras.get("up") and handle not in slots.get("asked", []):
                return handle
        return 0

    def partner_card(self, view: View) -> int:
        for name in ("ConflictPartners", "PlayCard", "TakeEffect"):
            if view.stack and view.stack[-1][0] == name:
                return int(frame_at(view, name).get("card", 0))
        return 0

    def number(self, view: View, column: str) -> int:
        value = view.columns[column]
        assert isinstance(value, int)
        return value

    def haven(self, view: View) -> int:
        return self.number(view, "haven")

    def of_tokens(self, view: View, menu: Menu, tokens: list[str]) -> Menu:
        """The same question with these lines: all that several picks can be made of."""
        return Menu(menu.question, tuple([self.entry(view, token) for token in tokens if token != "done"]), menu.lead)

    def wants_table(self, view: View) -> bool:
        """Is this a good moment to look at the whole table? Before the card of a planning turn."""
        return view.prompt is not None and view.prompt.ask == "turn" and not view.columns["turn_played"]

    # ---- a planning turn
    def turn(self, view: View, prompt: Prompt) -> Menu:
        """The card first, then where and how it is played."""
        words = [(word(token), token) for token in prompt.options]
        ends = [Entry(self.names.say("do-end"), token) for told, token in words if told.verb == "end"]
        entries: list[Entry] = []
        for handle in dict.fromkeys([told.a for told, _ in words if told.verb == "play"]):
            entries.append(self.play(view, handle, [(told, token) for told, token in words if told.verb == "play" and told.a == handle]))
        rest = [self.entry(view, token) for told, token in words if told.verb not in ("play", "end")]
        played = not entries
        question = self.names.say("ask-after-card" if played else "ask-turn")
        return Menu(question, (*entries, *ends, *rest), tuple(self.tables.standing(view)))

    def play(self, view: View, handle: int, ways: list[tuple[Word, str]]) -> Entry:
        definition = definition_of(view, handle)
        name = self.names.with_power(definition)
        inner = Menu(self.names.say("ask-where", card=name), tuple([self.way_to_play(view, told, token) for told, token in ways]))
        detail = self.names.printed(definition)
        return Entry(ended(self.names.say("do-play", card=self.names.once(definition))), "", inner, detail)

    def way_to_play(self, view: View, told: Word, token: str) -> Entry:
        where = self.names.head(told.b, self.haven(view))
        if told.n and self.tables.has_usual_prices(view):
            return Entry(self.names.say("do-lay-down", where=where, price=1), token)
        return Entry(self.names.say("do-lay-down-unpriced" if told.n else "do-lay-up", where=where), token)

    # ---- lines
    def entry(self, view: View, token: str) -> Entry:
        told = word(token)
        if told.verb in ("card", "drain", "use", "spare"):
            return self.of_card(view, told, token)
        if told.verb == "seat":
            return Entry(self.names.name(told.a), token)
        if told.verb == "location":
            return Entry(self.names.head(told.a, self.haven(view)), token)
        if told.verb in ("blood", "amount"):
            return Entry(self.names.say(f"do-{told.verb}", n=told.n), token)
        if told.verb == "later":
            return Entry(f"{self.names.card(told.a)}: {self.names.effect(told.a, told.b)}", token)
        if told.verb == "clan":
            return self.clan(token)
        return Entry(self.names.say(f"do-{told.verb}"), token)

    def clan(self, token: str) -> Entry:
        clan = word(token).a
        return Entry(self.names.say(f"do-clan-{self.names.clan(clan).lower()}"), token, detail=self.tables.clan_cards(clan))

    def of_card(self, view: View, told: Word, token: str) -> Entry:
        definition = definition_of(view, told.a)
        detail = self.names.printed(definition) if definition >= 0 else ""
        if told.verb == "drain":
            text = self.names.text(definition)
            return Entry(self.names.say("do-drain", card=self.names.card(definition), n=text.drain), token, detail=detail)
        if told.verb == "use":
            effect = self.names.effect(definition, told.b)
            return Entry(self.names.say("do-use", card=self.names.card(definition), effect=effect), token, detail=detail)
        if told.verb == "spare":
            ident = "do-spare" if told.n else "do-spare-not"
            return Entry(self.names.say(ident, card=self.names.card(definition)), token, detail=detail)
        zone, seat = whereabouts(view, told.a)
        label = ended(self.names.once(definition))
        if zone.startswith(POSITION):
            whose, where = self.names.say("of", **self.names.about(seat)), self.names.place(int(zone[-1]) - 1, self.haven(view))
            label = self.names.say("card-there", card=self.names.with_power(definition), whose=whose, where=where)
        return Entry(label, token, detail=detail)

    def way(self, view: View, prompt: Prompt) -> Menu:
        """Each of several chooses what is to happen."""
        slots = frame_at(view, "TakeEffect")
        definition, number = slots["definition"], slots["ability"]
        text = self.names.text(definition)
        ability = text.abilities[number]
        assert isinstance(ability, Ability)
        prose = Prose(text, ability)
        for part in ability.parts:
            if isinstance(part, EachChooses):
                ways = [way.parts[0] for way in part.ways]
        if self.names.lang == "es":
            said = [sentence(es_bare(SPANISH.say(part, prose))) for part in ways]
        else:
            said = [sentence(en_bare(ENGLISH.say(part, prose))) for part in ways]
        entries = tuple([Entry(said[word(token).n], token) for token in prompt.options])
        card = self.names.card(definition)
        seat = slots.get("seat", -1)
        whose = self.names.say("of", **self.names.about(seat)) if isinstance(seat, int) and seat >= 0 else ""
        lead = f"{card} {whose}".strip() + f": {self.names.effect(definition, number)}"
        return Menu(self.names.say("ask-way"), entries, (lead,))

    # ---- what cannot be chosen
    def impossible(self, view: View) -> list[Entry]:
        """What somebody might want to do in a planning turn, and cannot now."""
        prompt = view.prompt
        if prompt is None or prompt.ask != "turn":
            return []
        wanted = [f"blood/{n}" for n in range(1, MOST_BLOOD + 2)] + ["diablerie", "end"]
        wanted += [f"drain:c{handle}" for handle, _, _ in cards_in(view, "alliance", view.viewer)]
        out = [self.entry(view, token) for token in wanted if token not in prompt.options]
        for handle, definition, _ in cards_in(view, "hand", view.viewer):
            for loc in range(self.haven(view) + 1):
                for down in (0, 1):
                    token = f"play:c{handle}>{loc}/{down}"
                    if token not in prompt.options:
                        where = self.names.place(loc, self.haven(view))
                        ident = "do-play-down-at" if down else "do-play-up-at"
                        out.append(Entry(self.names.say(ident, card=self.names.with_power(definition), where=where), token))
        return out


def in_order(tokens: list[str]) -> list[str]:
    """What is usual first; numbers by size."""

    def key(token: str) -> tuple[int, str, int, int, int, int]:
        told = word(token)
        return (OPENLY.index(told.verb) if told.verb in OPENLY else 0, told.verb, told.n, told.b, told.a, 0)

    return sorted([token for token in tokens if token != "done"], key=key)
