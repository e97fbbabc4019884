"""Debts: what everybody owes, and with which sides of combinations it may be paid (C 9.2)."""

from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.confluence.cards import terms
from croupier.kit import Table


class Owed(NamedTuple):
    """A part of a debt: how many points, and of which sides."""

    number: int
    payers: tuple[str, ...]


class Debts:
    """The part of the page about debts."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def owed(self, seat: Seat) -> list[Owed]:
        """What a player owes, by letter; without those of which nothing is owed."""
        return [
            Owed(number, terms.PAYERS[letter]) for letter, number in enumerate(self.table.view["debt"][seat]) if number
        ]

    def owed_words(self, seat: Seat) -> str:
        """The same in words."""
        owed = [
            self.table.say("cost", number=number, letter=letter)
            for letter, number in zip(terms.COSTS, self.table.view["debt"][seat], strict=True)
            if number
        ]
        return self.table.say(
            "labelled", label=self.table.say("table-debt"), value=self.table.translator.listed(owed) or "0"
        )
