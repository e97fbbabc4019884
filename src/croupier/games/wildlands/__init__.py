"""Wildlands: five factions, a deck for each player, and battles on several fronts at once."""

from typing import ClassVar

from croupier.engine import Advisor, Words
from croupier.games.wildlands.game import WildlandsRules
from croupier.games.wildlands.text import message_facts

__all__ = ["Wildlands"]


class Wildlands(WildlandsRules):
    """The rules, with advice for bots and facts for words."""

    WORDS: ClassVar[Words | None] = message_facts

    @classmethod
    def page(cls) -> type:
        from croupier.games.wildlands.page.page import WildlandsPage

        return WildlandsPage

    @classmethod
    def advisor(cls) -> Advisor:
        from croupier.games.wildlands.bot.advisor import WildlandsAdvisor

        return WildlandsAdvisor()
