"""Cards in hand and in pools: what they cost, set off and say, and what keeps one from being laid."""

from typing import NamedTuple

from croupier.engine import Figure
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Clause, Individual, Standard
from croupier.games.confluence.effects.designs import named
from croupier.kit import Plain, Table


class Price(NamedTuple):
    """An individual effect: how many points, of which sides, and what it does."""

    number: int
    payers: tuple[str, ...]
    does: tuple[Figure, ...]


def verb_words(table: Table, told: Plain) -> str:
    """An effect by its word and its number, of an event or of one that waits."""
    number = f" {told['number']}" if told["number"] else ""
    return table.say(f"verb-{told['verb']}") + number


class Cards:
    """The part of the page about what is printed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._printed = named(table.game)

    def price(self, face: str) -> Price | None:
        """Its individual effect; None if it has none."""
        printed = self._printed[face].individual
        if printed is None:
            return None
        return Price(printed.cost.number, terms.PAYERS[printed.cost.letter], printed.figures())

    def verb(self, told: Plain) -> str:
        """An effect by its word and its number, of an event or of one that waits."""
        return verb_words(self.table, told)

    def obstacle(self, place: int) -> tuple[str, str, str]:
        """What keeps the viewer from laying the hand card in that place: icon, words, rule; empty if nothing does."""
        told = self.table.view["facts"]["hand"][place]
        if self.table.decision is None or f"lay:{told['card']}" in self.table.decision.keys:
            return "", "", ""
        if self.table.view["facts"]["lays"][self.table.near] == 0:
            return "stop", self.table.say("table-laid-enough"), "7.4"
        return "link", self.table.say("table-no-link"), "7.5"

    def sets_off(self, face: str) -> str:
        """The standard effects of a card by their words."""
        verbs = [{"verb": verb.term, "number": verb.amount} for verb in self._printed[face].standard]
        return self.table.translator.listed([self.verb(verb) for verb in verbs])

    def standard_text(self, face: str) -> str:
        """What is printed of its standard effects."""
        return self._clause(face, Standard)

    def individual_text(self, face: str) -> str:
        """What is printed of its individual effect."""
        return self._clause(face, Individual)

    def individual_short(self, face: str) -> str:
        """The individual effect of a card in a few words; '' if it has none."""
        printed = self._printed[face].individual
        return self.table.translator.saying(printed.verb.says(), short=True) if printed is not None else ""

    def _clause(self, face: str, kind: type[Clause]) -> str:
        clauses = [clause for clause in self._printed[face].clauses() if isinstance(clause, kind)]
        return " ".join(self.table.translator.saying(clause.says()) for clause in clauses)
