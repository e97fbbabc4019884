"""Zynalith: a shared market, fronts in order of initiative, and a crystal for every line that is won."""

from typing import ClassVar

from croupier.engine import Advisor, Words
from croupier.games.zynalith.game import ZynalithRules
from croupier.games.zynalith.text import message_facts

__all__ = ["Zynalith"]


class Zynalith(ZynalithRules):
    """The rules, with advice for bots and facts for words."""

    WORDS: ClassVar[Words | None] = message_facts

    @classmethod
    def page(cls) -> type:
        from croupier.games.zynalith.page.page import ZynalithPage

        return ZynalithPage

    @classmethod
    def advisor(cls) -> Advisor:
        from croupier.games.zynalith.bot.advisor import ZynalithAdvisor

        return ZynalithAdvisor()
