"""The film of a fight in words: what decided each step, and where values come from."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.engine import Face, Figure, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.faces import STAT_ICONS
from croupier.games.zynalith.page.animation import STAMPS, Fight
from croupier.games.zynalith.page.creatures import Value
from croupier.kit import Plain, Sentence, Table, pieces, signed

STATS: Mapping[str, str] = {"attack": "ATK", "initiative": "INIT", "defence": "DEF", "life": "HP"}
"""The criteria of the ladder, and the values of which `sources` tells."""


class Caption(NamedTuple):
    """What is said above a step of a fight, and the rule that says so."""

    said: Sentence
    rule: str


class Rung(NamedTuple):
    """One comparison on the way to the winner: by what, what each seat has, and who stays in."""

    by: str
    values: Mapping[Seat, int]
    best: Sequence[Seat]


class Retelling:
    """The part of the page about the steps of a fight."""

    def __init__(self, table: Table, faces: Mapping[str, Face]) -> None:
        self.table = table
        self.faces = faces

    def caption(self, fight: Fight, step: str) -> Caption:
        """The sentence above a step."""
        if step == "winner":
            return self._decision(fight)
        if step == "strike":
            return self._blow(fight)
        if step == "reward" and fight.winner is not None:
            card = self.table.translator.card(fight.winner["card"])
            text = self.table.say("table-film-reward", card=card, number=fight.reward)
            return Caption(pieces(text, card), "11.17" if fight.reward == 1 else "11.18")
        return Caption(pieces(self.table.say(f"table-film-{step}")), {"effects": "11.3"}.get(step, "12.5"))

    def _decision(self, fight: Fight) -> Caption:
        """Who wins, and by what."""
        if fight.winner is None:
            who = "some" if fight.fighters else "nobody"
            return Caption(pieces(self.table.say("table-film-nobody", who=who)), "11.10")
        winner, rungs = fight.winner["seat"], self.ladder(fight)
        card = self.table.translator.card(fight.winner["card"])
        args = {"you": "yes" if winner == self.table.me else "no", "seat": self.table.names[winner], "card": card}
        if len(rungs[0].values) == 1:
            return Caption(pieces(self.table.say("table-film-alone", **args), card), "11.17")
        numbers = self._against(rungs[-1], winner)
        if len(rungs) == 1:
            return Caption(pieces(self.table.say("table-film-strongest", numbers=numbers, **args), card), "11.8")
        cards = [self.table.translator.card(one["card"]) for one in fight.fighters if one["seat"] in rungs[-1].values]
        tied = self.table.translator.listed(cards)
        text = self.table.say("table-film-tie", by=rungs[-1].by, cards=tied, numbers=numbers)
        return Caption(pieces(text, *cards), "11.9")

    def _against(self, rung: Rung, winner: Seat) -> str:
        """The value of a line's winner beside those it has beaten: "5 to 3 and 1"."""
        others = [str(number) for seat, number in rung.values.items() if seat != winner]
        return self.table.say("table-film-to", first=rung.values[winner], others=self.table.translator.listed(others))

    def _blow(self, fight: Fight) -> Caption:
        """What is special about a strike."""
        if any(strike.hit and strike.hit["pierced"] for strike in fight.strikes):
            return Caption(pieces(self.table.say("table-film-pierce")), "11.14")
        if any(strike.struck is None for strike in fight.strikes):
            many = len(self.table.names) >= terms.MANY
            text = self.table.say("table-film-gap", half="yes" if many else "no")
            return Caption(pieces(text), "11.22" if many else "11.13")
        return Caption(pieces(self.table.say("table-film-strike")), "11.12")

    def ladder(self, fight: Fight) -> list[Rung]:
        """How the winner was found; the last rung has one best."""
        if fight.winner is None:
            return []
        told = [
            (rung["by"], {value["seat"]: value["number"] for value in rung["values"]})
            for rung in fight.winner["ladder"]
        ]
        left = [*(list(values) for _, values in told[1:]), [fight.winner["seat"]]]
        return [Rung(by, values, best) for (by, values), best in zip(told, left, strict=True)]

    def sources(self, member: Plain, criteria: Sequence[str]) -> list[tuple[str, str, str]]:
        """Where values come from that are not as printed: of what, the icon of the value, and how much."""
        wanted = [STATS[by] for by in criteria if by in STATS]
        return [
            (self._source(piece), STAT_ICONS[terms.STATS.index(piece["stat"])], signed(piece["number"]))
            for piece in member["sources"]
            if piece["stat"] in wanted
        ]

    def _source(self, piece: Plain) -> str:
        if piece["card"] is not None:
            return self.table.translator.card(piece["card"])
        return self.table.say("table-film-given", until=piece["until"])

    def named(self, cards: Sequence[str]) -> str:
        """Cards as a list."""
        return self.table.translator.listed([self.table.translator.card(card) for card in cards])

    def fought(self, member: Plain) -> list[Value]:
        """Initiative, attack, defence and life of a member of a fight, as printed and as told."""
        now = (member["initiative"], member["attack"], member["defence"], member["left"])
        rail = self.faces[member["card"]].rail
        return [
            Value(figure.icon, figure.name, figure.number or 0, value) for figure, value in zip(rail, now, strict=True)
        ]

    def stamp(self, event: Plain) -> Figure:
        """What is stamped on a member that an effect hits."""
        name = event["event"]
        icon = STAT_ICONS[terms.STATS.index(event["stat"])] if name == "gave" else STAMPS[name]
        if name == "shoved":
            icon = "defence" if event["position"] == "defence" else "sword"
        number = event.get("number", 0) if name in ("gave", "creature-hurt", "creature-healed") else 0
        return Figure(icon, signed(-number if name == "creature-hurt" else number) if number else "")
