"""The cards of the house: those of tables that name none, where the operator has others than the box."""

from collections.abc import Mapping

from croupier.catalog import find
from croupier.engine import Game
from croupier.server.settings import Settings


class HouseCards:
    """What an operator has said of cards. Raises `UnknownGame` and `BadCards` for what cannot be."""

    def __init__(self, settings: Settings) -> None:
        self._games = {name: find(name).with_cards(cards) for name, cards in settings.cards.items()}
        self._any = settings.positions

    def game(self, name: str) -> type[Game]:
        """The game with the cards of tables that name none. Raises `UnknownGame`."""
        return self._games.get(name) or find(name)

    def allows(self, name: str, cards: Mapping[str, str | int]) -> bool:
        """Whether anybody may bring a match with these cards: a new table, or a replay."""
        own = self._games.get(name)
        return self._any or not cards or (own is not None and cards == own.card_set())
