"""Prices: what keeps the viewer from playing a card, what is missing, what would be left."""

from croupier.games.perils.cards.terms import LEVEL_ICONS
from croupier.kit import Plain, Table


class Prices:
    """The part of the page about what the viewer can pay."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def obstacle(self, face: str) -> tuple[str, str]:
        """What keeps the viewer from playing a card now, as an icon and a few words; two empty strings if nothing."""
        price = self.table.view["facts"]["hand"][face]
        return ("lock", self.table.say("table-owned")) if price["owned"] else self.short(price)

    def short(self, price: Plain) -> tuple[str, str]:
        """What is missing to pay, as an icon and a few words; two empty strings if nothing is."""
        lack = price["lack"]
        if lack is None:
            return "", ""
        icon = {"coins": "coin", "mana": "mana", **LEVEL_ICONS}.get(lack["what"], "trinity")
        return icon, self.table.say("table-short", **lack)

    def left(self, price: Plain) -> str:
        """What the viewer would have left after paying, '' if nothing is paid; or what is missing."""
        if not price["payable"]:
            return self.short(price)[1]
        return self.table.say("table-left", **price["left"]) if price["coins"] or price["mana"] else ""
