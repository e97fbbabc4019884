"""Confluence: cards of one stream are linked into attacks and walls, and effects unwind in reverse order."""

from typing import ClassVar

from croupier.engine import Advisor, Words
from croupier.games.confluence.game import ConfluenceRules
from croupier.games.confluence.text import message_facts

__all__ = ["Confluence"]


class Confluence(ConfluenceRules):
    """The rules, with advice for bots and facts for words."""

    WORDS: ClassVar[Words | None] = message_facts

    @classmethod
    def page(cls) -> type:
        from croupier.games.confluence.page.page import ConfluencePage

        return ConfluencePage

    @classmethod
    def advisor(cls) -> Advisor:
        from croupier.games.confluence.bot.advisor import ConfluenceAdvisor

        return ConfluenceAdvisor()
