"""Quintet: five characters, five copies of each; be the first to hold all five."""

from typing import ClassVar

from croupier.engine import Advisor, Words
from croupier.games.quintet.game import QuintetRules
from croupier.games.quintet.text import message_facts

__all__ = ["Quintet"]


class Quintet(QuintetRules):
    """The rules, with advice for bots and facts for words."""

    WORDS: ClassVar[Words | None] = message_facts

    @classmethod
    def page(cls) -> type:
        from croupier.games.quintet.page.page import QuintetPage

        return QuintetPage

    @classmethod
    def advisor(cls) -> Advisor:
        from croupier.games.quintet.bot.advisor import QuintetAdvisor

        return QuintetAdvisor()
