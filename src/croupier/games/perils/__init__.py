"""Three Perils: draft the enemies you dare to face, then the means to survive them."""

from typing import ClassVar

from croupier.engine import Advisor, Words
from croupier.games.perils.game import PerilsRules
from croupier.games.perils.text import message_facts

__all__ = ["Perils"]


class Perils(PerilsRules):
    """The rules, with advice for bots and facts for words."""

    WORDS: ClassVar[Words | None] = message_facts

    @classmethod
    def page(cls) -> type:
        from croupier.games.perils.page.page import PerilsPage

        return PerilsPage

    @classmethod
    def advisor(cls) -> Advisor:
        from croupier.games.perils.bot.advisor import PerilsAdvisor

        return PerilsAdvisor()
