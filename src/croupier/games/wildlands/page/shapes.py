"""What the page of Wildlands hands to its template."""

from typing import NamedTuple


class Stack(NamedTuple):
    """Equal cards in one place."""

    face: str
    number: int


class Product(NamedTuple):
    """A resource with its icon and how much of it there is."""

    icon: str
    name: str
    number: int


class Link(NamedTuple):
    """An ability of the chain: what is carried out (`now`: the one that is asked about), or what still waits."""

    card: str
    icon: str
    words: str
    now: bool
    waits: bool
