"""Panels: the parts of the table of which a small window shows one, and the lists of cards."""

from functools import cached_property
from typing import NamedTuple

from croupier.games.zynalith.page.lines import Lines
from croupier.kit import Table


class Tab(NamedTuple):
    """One panel of a table on a phone: the market, a line (its place), the defenders, or the viewer's own front."""

    name: str
    can: bool
    """Whether something in it answers the question."""
    number: int = 0
    """Of a list of cards: how many."""


class Panels:
    """The part of the page about what a small window shows."""

    def __init__(self, table: Table, lines: Lines) -> None:
        self.table = table
        self.lines = lines

    @cached_property
    def tabs(self) -> list[Tab]:
        """The panels in their order, and where something can be done."""
        places = {self._panel(key) for key in self.table.keys}
        names = ["market", *(str(column.place) for column in self.lines.fronts.columns), "defence", "own"]
        return [Tab(name, name in places) for name in names]

    def open_tab(self) -> str:
        """The panel that the question is about; the own front where no panel answers it, in the draft the display."""
        if self.table.view["phase"] == "draft" or (
            self.table.question == "turn" and self.table.view["phase"] == "turn"
        ):
            return "market"
        return next((tab.name for tab in self.tabs if tab.can), "own")

    @cached_property
    def lists(self) -> list[Tab]:
        """The lists of cards in their order, and where something can be done: both rows, and the viewer's hand."""
        held = self.table.view["hand"][self.table.near]["count"]
        numbers = {row: sum(map(bool, self.table.view[f"{row}_row"])) for row in ("creature", "extra")} | {"hand": held}
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
        if seat == self.table.me:
            return "own"
        standing = self.lines.fronts.standing[seat][number - 1]
        return "defence" if standing.guards else str(standing.place)

    def _list(self, key: str) -> str:
        """The list of cards in which lies what an option names; '' if it lies in none."""
        deed = self.table.read(key)
        where = deed.arguments.get("where", "hand" if deed.verb == "discard" else "")
        return "extra" if where == "display" else str(where)
