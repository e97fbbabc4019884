"""Scores: their terms, how far the viewer is, and what is told of them at the end (P 12.2)."""

from functools import cached_property
from typing import Final

from croupier.games.perils.rules import events
from croupier.kit import Plain, Sentence, Table, pieces, signed

TERMS: Final = {
    "cards": ("cards", 1),
    "tokens": ("star", 1),
    "conditions": ("spell", 1),
    "wounds": ("claw", -1),
    "curses": ("curse", -1),
    "treasury": ("coin", 1),
}
"""The terms of a score with icon and sign, in the order of the score table (P 12.2)."""


class Scores:
    """The part of the page about scores."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def winner(self) -> int:
        """The seat that has won; 0 as long as nobody has."""
        return next((int(event["seat"]) for event in self._told("won")), 0)

    @property
    def conditions(self) -> list[Plain]:
        """What was told of the conditions of cards at the end."""
        return self._told("condition")

    def _told(self, name: str) -> list[Plain]:
        return [event for event in self.table.log if event["event"] == name]

    @property
    def terms(self) -> dict[str, tuple[str, int]]:
        """The terms of a score that count in this match, with icon and sign."""
        treasury = self.table.view["options"]["treasury"] == "on"
        return {term: shown for term, shown in TERMS.items() if treasury or term != "treasury"}

    @property
    def tied(self) -> bool:
        """Whether the winner was told by what breaks ties."""
        return any(event["rule"] == events.WON_TIE.rule for event in self._told("won"))

    @cached_property
    def heads(self) -> list[tuple[str, str]]:
        """What the score tells of each seat, column by column, as an icon and a word."""
        say = self.table.translator.say
        terms = [(icon, say("table-term", term=term)) for term, (icon, _) in self.terms.items()]
        coins = [("coin", say("zone-coins"))] if self.tied else []
        return [*terms, ("winner", say("table-score")), ("trophy", say("table-slain")), *coins]

    def signed(self, number: int) -> str:
        """A number with a minus sign instead of a hyphen."""
        return signed(number, plus=False)

    def progress(self) -> Sentence:
        """The viewer's score so far."""
        score = self.table.view["facts"]["scores"][self.table.near]["total"]
        return pieces(self.table.say("table-goal-far", points=score, phase=max(1, self.table.view["phase"])))
