"""Wildlands: five factions, a deck for each player, and battles on several fronts at once."""

from collections.abc import Mapping
from typing import Any, ClassVar

from croupier.engine import Advisor, Tables, Words
from croupier.games.wildlands.game import WildlandsRules
from croupier.games.wildlands.text.message_facts import MessageFacts

__all__ = ["Wildlands"]


class Wildlands(WildlandsRules):
    """The rules, with advice for bots and facts for words."""

    WORDS: ClassVar[Words | None] = MessageFacts(WildlandsRules.DESIGNS)

    @classmethod
    def printed(cls, tables: Tables) -> Mapping[str, Any]:
        made = WildlandsRules.printed(tables)
        return {**made, "WORDS": MessageFacts(made["DESIGNS"])}

    @classmethod
    def page(cls) -> type:
        from croupier.games.wildlands.page.page import WildlandsPage

        return WildlandsPage

    @classmethod
    def advisor(cls) -> Advisor:
        from croupier.games.wildlands.bot.advisor import WildlandsAdvisor

        return WildlandsAdvisor()
