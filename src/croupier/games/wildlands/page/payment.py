"""Paying: what is due, what is laid out for it source by source, and what goes with it."""

from collections import Counter as Count
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from croupier.games.wildlands.cards.terms import RESOURCES
from croupier.games.wildlands.effects.designs import ICONS, printed_on
from croupier.games.wildlands.page.resources import Product, products
from croupier.games.wildlands.rules.options import AUTO
from croupier.games.wildlands.rules.payment import amount
from croupier.kit import Plain, Table


class Source(NamedTuple):
    """Tokens of a resource on a territory, or crystals of one value: what one of them counts, in words, how many there
    are besides those that are laid out, the answers that lay out more by their number, those that are laid out, and how
    many these are.
    """

    face: str
    resource: str
    icon: str
    worth: str
    there: int
    options: tuple[tuple[int, str], ...]
    laid: tuple[str, ...]
    paid: int


class Payment:
    """The part of the page about a price that the viewer pays."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def due(self) -> Plain | None:
        """What the viewer has to pay for, and what `pay:auto` would take; None while nothing is to be paid."""
        return self.table.view["facts"].get("payment") if self.table.question == "pay" else None

    @property
    def loose(self) -> frozenset[str]:
        """What can be taken out on its own: of a price with several lines the last answer only (W 5.10)."""
        laid = self._laid
        return frozenset(laid if self.table.about.get("what") == "card" else laid[-1:])

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """What is laid out for what is due, and what else may be paid with, in the order of the answers."""
        told = self.due
        if told is None:
            return ()
        found: dict[tuple[str, str], tuple[list[tuple[int, str]], list[str]]] = {}
        for key in (key for key in self.table.keys if key != AUTO.key):
            more = found.setdefault(self._source(key), ([], []))[0]
            if not self.table.closing:
                more.append((self.pieces_of(key), key))
        for key in self._laid:
            found.setdefault(self._source(key), ([], []))[1].append(key)
        face = self.table.game.face
        order = sorted(found, key=lambda source: (bool(source[1]), face(source[0]), _of(source[1])))
        return tuple(self._row(told["lines"][0], source, *found[source]) for source in order)

    def pieces_of(self, key: str) -> int:
        """How many pieces an answer pays with."""
        return int(self.table.read(key).arguments.get("number", 1))

    def laid_amounts(self) -> list[Product]:
        """What is laid out to pay with and what goes with it: crystals by value, tokens by resource."""
        found: Count[tuple[str, str]] = Count()
        for key in self._laid:
            face, resource = self._source(key)
            found["" if resource else face, resource] += self.pieces_of(key)
        return self._products(found + _counted(self._forced()))

    def forced(self) -> list[Product]:
        """What goes with the last answer that is laid out, because nothing else is left to pay with."""
        return self._products(_counted(self._forced()))

    def taken(self) -> list[Product]:
        """What `pay:auto` would take: crystals by value, tokens by resource."""
        return self._products(_counted((self.due or {"auto": ()})["auto"]))

    @property
    def _laid(self) -> tuple[str, ...]:
        return self.table.laid if self.table.question == "pay" else ()

    def _forced(self) -> Sequence[Plain]:
        told, closing = self.due, self.table.closing
        return told["forced"][closing] if told is not None and closing else ()

    def _row(self, line: Plain, source: tuple[str, str], options: list[tuple[int, str]], laid: list[str]) -> Source:
        face, resource = source
        last = self.table.closing
        there = self._there(*source) - (self.pieces_of(last) if last and self._source(last) == source else 0)
        paid = sum(map(self.pieces_of, laid))
        icon = ICONS.get(resource, "crystal")
        return Source(face, resource, icon, self._worth(line, *source), there, tuple(options), tuple(laid), paid)

    def _source(self, key: str) -> tuple[str, str]:
        """The card that an answer pays with, and the resource on it, '' for a crystal."""
        given = self.table.read(key).arguments
        return (str(given["card"]), str(given["resource"])) if "card" in given else (f"crystal_{given['value']}", "")

    def _there(self, face: str, resource: str) -> int:
        """How many of them a player has, in the view."""
        view, me = self.table.view, self.table.me
        if not resource:
            return int(view["hand"][me]["cards"].count(face))
        lies = next(one for one in view["realm"][me] if one["card"] == face)
        return int(lies["tokens"][_of(resource)])

    def _worth(self, line: Plain, face: str, resource: str) -> str:
        """What one piece pays, in words."""
        pays = line["worth"][resource] if resource else line["crystals"] * printed_on(self.table.game, face).value
        return self.table.say("table-worth", amount=amount(pays, halves=bool(line["crystals"])))

    def _products(self, found: Count[tuple[str, str]]) -> list[Product]:
        card = self.table.translator.card
        crystals = [Product("", card(face), number) for (face, _), number in found.items() if face]
        return [*crystals, *products({name: found["", name] for name in RESOURCES})]


def _of(resource: str) -> int:
    return RESOURCES.index(resource) if resource else -1


def _counted(takes: Iterable[Plain]) -> Count[tuple[str, str]]:
    """How many pieces are taken, by crystal or resource."""
    found: Count[tuple[str, str]] = Count()
    for take in takes:
        found["" if "resource" in take else take["card"], take.get("resource", "")] += take.get("number", 1)
    return found
