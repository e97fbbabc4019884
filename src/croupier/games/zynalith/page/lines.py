"""What the lines of a table would come to if the fight came now, in words: read from the facts of the view."""

from functools import cached_property
from typing import Final, NamedTuple

from croupier.engine import Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.page.fronts import Column, Fronts, Slot, Value, slots, values
from croupier.kit import Page, Plain, Sentence, pieces

PLATE: Final = 10
"""So many letters fit on a line below the narrowest card."""


class Tab(NamedTuple):
    """One panel of a table on a phone: the market, a line (its place), the defenders, or the viewer's own front."""

    name: str
    can: bool
    """Whether something in it answers the question."""
    number: int = 0
    """Of a list of cards: how many."""


class LinesPage(Page):
    """The part of the page of Zynalith that is about fronts and lines."""

    @cached_property
    def fronts(self) -> Fronts:
        """Where everybody stands."""
        return Fronts(self.view)

    def values(self, creature: Plain) -> list[Value]:
        """What is printed on a creature and what it has."""
        return values(creature, self.faces[creature["card"]])

    def slots(self, creature: Plain) -> list[Slot]:
        """What lies on a creature, and where there is room."""
        return slots(creature, self.faces)

    def plate(self, face: str) -> str:
        """A name below a card: only words that are longer than a narrow line have joints."""
        words = self.translator.parted(self.translator.card(face)).split(" ")
        shy = "\N{SOFT HYPHEN}"
        return " ".join(word if len(word) > PLATE else word.replace(shy, "") for word in words)

    @cached_property
    def fates(self) -> dict[int, str]:
        """What would become of each creature if the fight came now, by its number: `win` or `fall`."""
        found: dict[int, str] = {}
        for line in self.view["facts"]["lines"]:
            found.update({strike["number"]: "fall" for strike in line["strikes"] if strike["dies"]})
            if line["winner"] is not None:
                found[line["winner"]["number"]] = "win"
        return found

    def line(self, column: Column) -> Plain | None:
        """The forecast for a line; None where none will be fought."""
        wanted = ("east" if column.east else "west", column.number)
        return next((line for line in self.view["facts"]["lines"] if (line["front"], line["line"]) == wanted), None)

    def line_name(self, column: Column) -> str:
        """What a line is called."""
        return self.line_called(column.number, "east" if column.east else "west")

    def line_called(self, number: int, front: str) -> str:
        """What a line is called by its number, and by its front if there are two."""
        if self.view["options"]["two_fronts"] == "off":
            return self.translator.say("table-line", number=number)
        return self.translator.say("table-line-of", front=front, number=number)

    def winner_of(self, line: Plain | None) -> str:
        """Who would win a line, in words; '' if it will not be fought."""
        if line is None:
            return ""
        if line["lot"]:
            tied = self.translator.listed([self.translator.named(one["card"]) for one in line["lot"]])
            return self.translator.say("table-verdict-lot", cards=tied)
        if line["winner"] is None:
            return self.translator.say("table-verdict-nobody")
        return self.translator.say("table-verdict-wins", card=self.translator.named(line["winner"]["card"]))

    def verdict(self, line: Plain | None) -> Sentence:
        """What a line would come to: its winner, hits on heroes, the viewer's loss."""
        if line is None:
            return ()
        if line["winner"] is None:
            return pieces(self.winner_of(line))
        hits = [hit for hit in line["heroes"] if hit["loses"]]
        told = [self._of_hero("table-verdict-hit", hit["seat"], number=hit["loses"]) for hit in hits]
        text = ", ".join([self.winner_of(line), *told])
        for strike in line["strikes"]:
            if strike["dies"] and strike["seat"] == self.me:
                loses = self.translator.say("table-verdict-lose", card=self.translator.named(strike["card"]))
                text = self.translator.say("list-effects", most=text, last=loses)
        return pieces(text, self.translator.named(line["winner"]["card"]))

    def _of_hero(self, message: str, seat: Seat, **numbers: int) -> str:
        return self.translator.say(message, seat=self.names[seat], you="yes" if seat == self.me else "no", **numbers)

    def brief(self, column: Column) -> Sentence:
        """What a line would come to where there is room for a few words: its winner, and whom it hits most."""
        line = self.line(column)
        hits = [] if line is None else [hit for hit in line["heroes"] if hit["loses"]]
        if line is None or not hits:
            return pieces(self.winner_of(line), *self._named(line))
        if len(hits) == 1:
            (hit,) = hits
            told = self._of_hero("table-verdict-hit", hit["seat"], number=hit["loses"])
            return pieces(self.translator.say("labelled", label=self.winner_of(line), value=told), *self._named(line))
        mine = [hit["loses"] for hit in hits if hit["seat"] == self.me]
        losses = mine or sorted({hit["loses"] for hit in hits})
        everybody = len(hits) == len(self.names) - 1 - sum(self.view["out"])
        who = "you" if mine else "each" if everybody else "some"
        spread = "same" if len(losses) == 1 else "most"
        args = {"who": who, "number": losses[-1], "count": len(hits), "spread": spread}
        told = self.translator.say("table-brief-hit", **args)
        return pieces(self.translator.say("labelled", label=self.winner_of(line), value=told), *self._named(line))

    def _named(self, line: Plain | None) -> list[str]:
        return [] if line is None or line["winner"] is None else [self.translator.named(line["winner"]["card"])]

    def blow(self, column: Column, seat: Seat) -> tuple[str, int]:
        """What comes to a seat that nobody stands for in a line (Z 11.13, 11.22): in words, and what its hero loses."""
        line = self.line(column)
        if line is None or line["winner"] is None or line["winner"]["seat"] == seat:
            return self.translator.say("table-nobody-here"), 0
        loses = next((hit["loses"] for hit in line["heroes"] if hit["seat"] == seat), 0)
        return self.translator.say("table-blow", half="yes" if len(self.names) >= terms.MANY else "no"), loses

    # -- panels, where only one has room -----------------------------------------------------------------------------

    @cached_property
    def tabs(self) -> list[Tab]:
        """The panels in their order, and where something can be done."""
        places = {self._panel(key) for key in self.table.keys}
        names = ["market", *(str(column.place) for column in self.fronts.columns), "defence", "own"]
        return [Tab(name, name in places) for name in names]

    def open_tab(self) -> str:
        """The panel that the question is about; the own front where no panel answers it, in the draft the display."""
        if self.view["phase"] == "draft" or (self.table.question == "turn" and self.view["phase"] == "turn"):
            return "market"
        return next((tab.name for tab in self.tabs if tab.can), "own")

    @cached_property
    def lists(self) -> list[Tab]:
        """The lists of cards in their order, and where something can be done: both rows, and the viewer's hand."""
        held = self.view["hand"][self.table.near]["count"]
        numbers = {row: sum(map(bool, self.view[f"{row}_row"])) for row in ("creature", "extra")} | {"hand": held}
        answers = {self._list(key) for key in self.table.keys}
        return [Tab(name, name in answers, number) for name, number in numbers.items()]

    def open_list(self) -> str:
        """The list that answers the question, the hand before the extra cards; in a turn all three do."""
        may = [tab.name for tab in self.lists if tab.can]
        return "creature" if "creature" in may or not may else may[-1]

    def _panel(self, key: str) -> str:
        """Where the thing lies that an option names; '' if it lies in no panel."""
        deed = self.table.read(key)
        if "where" in deed.arguments:
            return "" if deed.arguments["where"] == "hand" else "market"
        if deed.verb in ("host", "swap", "switch", "banish"):
            return "own"
        if deed.verb != "creature":
            return ""
        seat, number = int(deed.arguments["target"]), int(deed.arguments["place"])
        if seat == self.me:
            return "own"
        standing = self.fronts.standing[seat][number - 1]
        return "defence" if standing.guards else str(standing.place)

    def _list(self, key: str) -> str:
        """The list of cards in which lies what an option names; '' if it lies in none."""
        deed = self.table.read(key)
        where = deed.arguments.get("where", "hand" if deed.verb == "discard" else "")
        return "extra" if where == "display" else str(where)
