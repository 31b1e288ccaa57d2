"""How the table stands for one seat: as sentences, as rows to be drawn, and counted at the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from carmilla.games.vendetta.cards.pool import DEFINITIONS
from carmilla.games.vendetta.words import LOCATIONS, ZONES, D, K
from carmilla.protocol import View

from .names import POSITION, Drawing, Names, cards_in, count_in, is_up, sentence, whereabouts

IN_PLAY = ("alliance", "relic", "place", *[f"{POSITION}{n + 1}" for n in range(LOCATIONS)])
PRICES = (K.FACE_DOWN_PRICE, K.FREE_FACE_DOWN, K.PLAY_PRICE)


@dataclass
class Tables:
    names: Names

    # ---- columns of a view
    def of_seat(self, view: View, column: str, seat: int) -> int:
        values: Any = view.columns[column]
        return int(values[seat])

    def blood(self, view: View, loc: int, seat: int) -> int:
        rows: Any = view.columns["blood"]
        return int(rows[loc][seat])

    def haven(self, view: View) -> int:
        value: Any = view.columns["haven"]
        return int(value)

    def has_usual_prices(self, view: View) -> bool:
        """Does no card in sight change what playing a card costs?"""
        seen = {definition for row in view.rows if row.zone in IN_PLAY for _, definition, _ in row.cards if definition >= 0}
        return not any([key in PRICES for definition in seen for ability in DEFINITIONS[definition].abilities for key in ability.keys])

    # ---- sentences
    def sentences(self, view: View) -> list[str]:
        """The whole table: Locations, then players."""
        round_: Any = view.columns["round"]
        ambition: Any = view.columns["ambition"]
        out = [self.names.say("table-round", n=round_, **self.names.about(ambition)), *self.team_lines(view)]
        if round_:
            for loc in range(self.haven(view) + 1):
                out += self.location(view, loc)
        for seat in range(view.seats):
            out += self.player(view, seat)
        return out + self.hand(view) + self.facts(view)

    def teams(self, view: View) -> list[tuple[int, ...]]:
        """Partners sit opposite each other."""
        half = view.seats // 2
        return [(seat, seat + half) for seat in range(half)] if view.columns["teams"] else []

    def team_lines(self, view: View) -> list[str]:
        return [self.names.say("table-team", names=self.of_team(team)) for team in self.teams(view)]

    def of_team(self, team: tuple[int, ...]) -> str:
        return ", ".join([self.names.name(seat) for seat in team])

    def team_scores(self, view: View) -> list[str]:
        scores = [(self.of_team(team), int(sum([view.scores[seat] for seat in team]))) for team in self.teams(view)]
        return [self.names.say("score-team", names=names, n=n) for names, n in scores]

    def standing(self, view: View) -> list[str]:
        """One line for whoever is asked."""
        me = view.viewer
        numbers = {"blood": self.of_seat(view, "pool", me), "influence": self.of_seat(view, "influence", me)}
        return [self.names.say("standing", n=self.of_round(view), **numbers)]

    def of_round(self, view: View) -> int:
        value: Any = view.columns["round"]
        return int(value)

    def location(self, view: View, loc: int) -> list[str]:
        """Its Ally, and what lies in each Position."""
        head = self.names.head(loc, self.haven(view))
        prizes = [self.names.once(definition) for _, definition, _ in cards_in(view, "prize", loc)]
        places = [self.names.once(definition) for _, definition, _ in cards_in(view, "place", loc)]
        out = [" ".join([sentence(text) for text in [head, *places, *prizes]])]
        for seat in range(view.seats):
            here = self.position(view, loc, seat)
            if here:
                out.append(f"  {self.names.name(seat)}: {here}")
        if len(out) == 1:
            out.append("  " + self.names.say("table-empty"))
        return out

    def position(self, view: View, loc: int, seat: int) -> str:
        parts: list[str] = []
        hidden = 0
        for _, definition, extras in cards_in(view, f"{POSITION}{loc + 1}", seat):
            if is_up(extras):
                parts.append(self.names.with_power(definition))
            elif definition >= 0:
                parts.append(self.names.say("card-down", card=self.names.with_power(definition)))
            else:
                hidden += 1
        if hidden:
            parts.append(self.names.say("cards-down", n=hidden))
        blood = self.blood(view, loc, seat)
        if blood:
            parts.append(self.names.say("some-blood", n=blood))
        withdrawn: Any = view.columns["left_location"]
        if seat in withdrawn[loc]:
            parts.append(self.names.say("has-withdrawn"))
        return ", ".join(parts)

    def player(self, view: View, seat: int) -> list[str]:
        gone: Any = view.columns["gone"]
        who = self.names.name(seat)
        clan = self.names.clan(self.of_seat(view, "clan", seat))
        if gone >> seat & 1:
            return [self.names.say("table-gone", name=who, clan=clan)]
        numbers = {"blood": self.of_seat(view, "pool", seat), "influence": self.of_seat(view, "influence", seat)}
        out = [self.names.say("table-player", name=who, clan=clan, hand=count_in(view, "hand", seat), **numbers)]
        tokens = self.of_seat(view, "tokens_up", seat) + self.of_seat(view, "tokens_down", seat)
        if tokens:
            out.append("  " + self.names.say("table-tokens", n=tokens))
        for zone in ("alliance", "drained", "relic", "used-relic"):
            cards = [self.worth(definition) for _, definition, _ in cards_in(view, zone, seat)]
            if cards:
                out.append("  " + self.names.say(f"table-{zone}", cards=", ".join(cards)))
        return out

    def worth(self, definition: int) -> str:
        text = DEFINITIONS[definition]
        if text.kind not in (D.VAMPIRE, D.HUMAN, D.VICTIM):
            return self.names.card(definition)
        kind = {D.VAMPIRE: "vampire", D.HUMAN: "human", D.VICTIM: "victim"}[text.kind]
        return f"{self.names.card(definition)} ({self.names.say(f'kind-{kind}')})"

    def hand(self, view: View) -> list[str]:
        cards = [self.names.with_power(definition) for _, definition, _ in cards_in(view, "hand", view.viewer)]
        return [self.names.say("your-hand", cards=", ".join(cards))] if cards else []

    def facts(self, view: View) -> list[str]:
        """What is known of cards that others keep hidden."""
        out: list[str] = []
        for owner, places, definitions, least in view.facts:
            if owner >= view.seats or owner == view.viewer or not least:
                continue
            where = list(dict.fromkeys([self.fact_place(view, place) for place in places]))
            if where == [self.names.say("zone-deck")]:
                continue
            cards = [self.names.card(definition) for definition in definitions]
            ident = "fact-all" if len(cards) == least else "fact-some"
            who = self.names.about(owner)["who"]
            out.append(self.names.say(ident, who=who, n=least, cards=", ".join(cards), places=self.either(where)))
        return out

    def either(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return ", ".join(words[:-1]) + f" {self.names.say('or')} " + words[-1]

    def fact_place(self, view: View, place: str) -> str:
        """A row (z10), or a card (c31)."""
        if place.startswith("c"):
            zone, _ = whereabouts(view, int(place[1:]))
            if zone.startswith(POSITION):
                return self.names.say("face-down-at", where=self.names.place(int(zone[-1]) - 1, self.haven(view)))
            return self.names.say("elsewhere")
        zone = ZONES[int(place[1:].partition(".")[0]) // view.seats].name
        return self.names.say(f"zone-{zone}") if zone in ("hand", "deck", "drawn") else self.names.say("elsewhere")

    def goal(self) -> str:
        """For whoever has never played."""
        return self.names.say("goal")

    # ---- to be drawn
    def drawing(self, view: View) -> Drawing:
        """Players down, Locations across."""
        locations = range(self.haven(view) + 1)
        say = self.names.say
        heads = ["", say("head-blood"), say("head-influence"), say("head-hand")]
        heads += [self.names.head(loc, self.haven(view)) for loc in locations]
        ally = ["", "", "", ""]
        for loc in locations:
            cards = cards_in(view, "place", loc) + cards_in(view, "prize", loc)
            ally.append(", ".join([self.worth(definition) for _, definition, _ in cards]))
        rows = [tuple(ally)]
        for seat in range(view.seats):
            clan = self.names.clan(self.of_seat(view, "clan", seat))
            row = [f"{self.names.name(seat)} ({clan})", str(self.of_seat(view, "pool", seat)), str(self.of_seat(view, "influence", seat))]
            row.append(str(count_in(view, "hand", seat)))
            rows.append((*row, *[self.position(view, loc, seat).replace(", ", "\n") for loc in locations]))
        below = [line for seat in range(view.seats) for line in self.belongings(view, seat)]
        ambition: Any = view.columns["ambition"]
        title = say("table-round", n=self.of_round(view), **self.names.about(ambition))
        return Drawing(title, tuple(heads), tuple(rows), (*self.team_lines(view), *below, *self.hand(view), *self.facts(view)))

    def belongings(self, view: View, seat: int) -> list[str]:
        lines = self.player(view, seat)[1:]
        return [f"{self.names.name(seat)}. " + " ".join([line.strip() for line in lines])] if lines else []

    def find(self, view: View, name: str) -> list[str]:
        """The cards of this name that lie where this seat sees them, as printed."""
        seen = {definition for row in view.rows for _, definition, _ in row.cards if definition >= 0}
        wanted = name.casefold()
        return [self.names.printed(definition) for definition in sorted(seen) if wanted in self.names.card(definition).casefold()]

    # ---- clans
    def clan_cards(self, clan: int) -> str:
        """Its nine cards, one per line."""
        cards = [i for i, text in enumerate(DEFINITIONS) if text.kind == D.CLAN and text.clan == clan]
        return "\n".join([self.names.printed(i) for i in cards])

    # ---- the end
    def score_lines(self, view: View) -> list[tuple[int, int, list[str]]]:
        """By seat, the best first: the score, and what it is made of. Bonuses that cards give stand in a line of their own."""
        out: list[tuple[int, int, list[str]]] = []
        for seat in sorted(range(view.seats), key=lambda seat: (seat not in view.winners, -view.scores[seat])):
            out.append((seat, int(view.scores[seat]), self.parts_of_score(view, seat)))
        return out

    def parts_of_score(self, view: View, seat: int) -> list[str]:
        found: list[tuple[int, str]] = [(self.of_seat(view, "influence", seat), self.names.say("score-influence"))]
        for zone in ("alliance", "drained", "relic", "used-relic"):
            kept = Counter([definition for _, definition, _ in cards_in(view, zone, seat)])
            for definition, times in kept.items():
                text = DEFINITIONS[definition]
                worth = text.drained if zone == "drained" else text.influence
                label = self.names.say(f"score-{zone}", card=self.worth(definition))
                found += [(worth, label)] * times
        tokens = self.of_seat(view, "tokens_up", seat) + self.of_seat(view, "tokens_down", seat)
        if tokens:
            found.append((-tokens, self.names.say("score-diablerie", n=tokens)))
        missing = int(view.scores[seat]) - sum([n for n, _ in found])
        if missing:
            found.append((missing, self.names.say("score-bonus")))
        return [f"{n:+4}  {label}" for n, label in found]
