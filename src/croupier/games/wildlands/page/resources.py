"""Resources: what territories produce, what lies on them, what everybody has and would gain."""

from collections.abc import Mapping
from typing import NamedTuple

from croupier.engine import Game, Seat
from croupier.games.wildlands.cards.terms import RELIES_ON, RESOURCES
from croupier.games.wildlands.effects.designs import ICONS, printed_on
from croupier.kit import Plain, Table


class Product(NamedTuple):
    """A resource with its icon and how much of it there is."""

    icon: str
    name: str
    number: int


def products(numbers: Mapping[str, int]) -> list[Product]:
    """The resources of which there are some."""
    return [Product(ICONS[name], name, numbers[name]) for name in RESOURCES if numbers[name]]


def produced(game: type[Game], face: str) -> list[Product]:
    """What a territory produces each turn."""
    return products(dict(zip(RESOURCES, printed_on(game, face).produces, strict=True)))


def lying_on(territory: Plain) -> list[Product]:
    """The tokens that lie on a territory."""
    return products(dict(zip(RESOURCES, territory["tokens"], strict=True)))


class Resources:
    """The part of the page about resources."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def purse(self, seat: Seat) -> list[Product]:
        """The tokens of a seat, also those of which it has none."""
        tokens = self.table.view["facts"]["tokens"][seat]
        return [Product(ICONS[name], name, tokens[name]) for name in RESOURCES]

    def income(self, seat: Seat) -> list[Product]:
        """What a seat would gain by tapping all it can."""
        return products(self.table.view["facts"]["income"][seat])

    def on(self, territory: Plain) -> list[Product]:
        """The tokens that lie on a territory."""
        return lying_on(territory)

    def relies_on(self, seat: Seat, resource: str) -> bool:
        """Whether a resource is one of a seat's people."""
        return RESOURCES.index(resource) in RELIES_ON.get(self.table.view["faction"][seat], ())
