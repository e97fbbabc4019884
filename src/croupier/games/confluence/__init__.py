"""Confluence: cards of one stream are linked into attacks and walls, and effects unwind in reverse order."""

from collections.abc import Mapping
from typing import Any, ClassVar

from croupier.engine import Advisor, Tables, Words
from croupier.games.confluence.game import ConfluenceRules
from croupier.games.confluence.text.message_facts import MessageFacts

__all__ = ["Confluence"]


class Confluence(ConfluenceRules):
    """The rules, with advice for bots and facts for words."""

    WORDS: ClassVar[Words | None] = MessageFacts(ConfluenceRules.NAMED)

    @classmethod
    def printed(cls, tables: Tables) -> Mapping[str, Any]:
        made = ConfluenceRules.printed(tables)
        return {**made, "WORDS": MessageFacts(made["NAMED"])}

    @classmethod
    def page(cls) -> type:
        from croupier.games.confluence.page.page import ConfluencePage

        return ConfluencePage

    @classmethod
    def advisor(cls) -> Advisor:
        from croupier.games.confluence.bot.advisor import ConfluenceAdvisor

        return ConfluenceAdvisor()
