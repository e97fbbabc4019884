"""Lines: what each would come to if the fight came now, in words, read from the facts of the view."""

from functools import cached_property

from croupier.engine import Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.page.fronts import Column, Fronts
from croupier.kit import Plain, Sentence, Table, pieces


class Lines:
    """The part of the page about lines."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def fronts(self) -> Fronts:
        """Where everybody stands."""
        return Fronts(self.table.view)

    @cached_property
    def fates(self) -> dict[int, str]:
        """What would become of each creature if the fight came now, by its number: `win` or `fall`."""
        found: dict[int, str] = {}
        for line in self.table.view["facts"]["lines"]:
            found.update({strike["number"]: "fall" for strike in line["strikes"] if strike["dies"]})
            if line["winner"] is not None:
                found[line["winner"]["number"]] = "win"
        return found

    def forecast(self, column: Column) -> Plain | None:
        """The forecast for a line; None where none will be fought."""
        wanted = ("east" if column.east else "west", column.number)
        return next(
            (line for line in self.table.view["facts"]["lines"] if (line["front"], line["line"]) == wanted), None
        )

    def name(self, column: Column) -> str:
        """What a line is called."""
        return self.called(column.number, "east" if column.east else "west")

    def called(self, number: int, front: str) -> str:
        """What a line is called by its number, and by its front if there are two."""
        if self.table.view["options"]["two_fronts"] == "off":
            return self.table.say("table-line", number=number)
        return self.table.say("table-line-of", front=front, number=number)

    def winner_of(self, line: Plain | None) -> str:
        """Who would win a line, in words; '' if it will not be fought."""
        if line is None:
            return ""
        if line["lot"]:
            tied = self.table.translator.listed([self.table.translator.named(one["card"]) for one in line["lot"]])
            return self.table.say("table-verdict-lot", cards=tied)
        if line["winner"] is None:
            return self.table.say("table-verdict-nobody")
        return self.table.say("table-verdict-wins", card=self.table.translator.named(line["winner"]["card"]))

    def verdict(self, line: Plain | None) -> Sentence:
        """What a line would come to: its winner, hits on heroes, the viewer's loss."""
        if line is None:
            return ()
        if line["winner"] is None:
            return pieces(self.winner_of(line))
        hits = [hit for hit in line["heroes"] if hit["loses"]]
        told = [self.of_hero("table-verdict-hit", hit["seat"], number=hit["loses"]) for hit in hits]
        text = ", ".join([self.winner_of(line), *told])
        for strike in line["strikes"]:
            if strike["dies"] and strike["seat"] == self.table.me:
                loses = self.table.say("table-verdict-lose", card=self.table.translator.named(strike["card"]))
                text = self.table.say("list-effects", most=text, last=loses)
        return pieces(text, self.table.translator.named(line["winner"]["card"]))

    def of_hero(self, message: str, seat: Seat, **numbers: int) -> str:
        """A message about what comes to the hero of a seat."""
        return self.table.say(
            message, seat=self.table.names[seat], you="yes" if seat == self.table.me else "no", **numbers
        )

    def brief(self, column: Column) -> Sentence:
        """What a line would come to where there is room for a few words: whom it hits most, else its winner.

        Above it a crown marks the winner, and its name stands below its card.
        """
        line = self.forecast(column)
        hits = [] if line is None else [hit for hit in line["heroes"] if hit["loses"]]
        if not hits:
            return pieces(self.winner_of(line), *self._named(line))
        if len(hits) == 1:
            (hit,) = hits
            return pieces(self.of_hero("table-verdict-hit", hit["seat"], number=hit["loses"]))
        mine = [hit["loses"] for hit in hits if hit["seat"] == self.table.me]
        losses = mine or sorted({hit["loses"] for hit in hits})
        everybody = len(hits) == len(self.table.names) - 1 - sum(self.table.view["out"])
        who = "you" if mine else "each" if everybody else "some"
        spread = "same" if len(losses) == 1 else "most"
        args = {"who": who, "number": losses[-1], "count": len(hits), "spread": spread}
        return pieces(self.table.say("table-brief-hit", **args))

    def _named(self, line: Plain | None) -> list[str]:
        return [] if line is None or line["winner"] is None else [self.table.translator.named(line["winner"]["card"])]

    def blow(self, column: Column, seat: Seat) -> tuple[str, int]:
        """What comes to a seat that nobody stands for in a line (Z 11.13, 11.22): in words, and what its hero loses."""
        line = self.forecast(column)
        if line is None or line["winner"] is None or line["winner"]["seat"] == seat:
            return self.table.say("table-nobody-here"), 0
        loses = next((hit["loses"] for hit in line["heroes"] if hit["seat"] == seat), 0)
        return self.table.say("table-blow", half="yes" if len(self.table.names) >= terms.MANY else "no"), loses
