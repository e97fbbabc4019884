"""The composing stick: the combination that is being composed as a row of sorts, one for each card (C 3.30 to 3.41)."""

from typing import NamedTuple

from croupier.games.confluence.cards import terms
from croupier.games.confluence.effects.designs import named
from croupier.games.confluence.page.rows import place_id, where_it_lies
from croupier.games.confluence.rules.options import ZONES, lying, open_card, whose
from croupier.kit import Table


class Sort(NamedTuple):
    """A card in the stick, or one that may be added. `loan` numbers the borrowed ones from 1, 0 for the others."""

    key: str
    value: int
    place: str
    loan: int
    points: int
    """The points of the combination with it."""
    loose: bool
    """Whether it has not been sent yet, so that it can be taken off."""

    @property
    def face(self) -> str:
        """Which card it is."""
        return lying(self.key).card

    @property
    def option(self) -> str:
        """The key of the option that adds it."""
        return f"card:{self.key}"

    @property
    def id(self) -> str:
        """Its id on the page, the same in the stick and beside it."""
        return f"sort-{self.face}-{place_id(lying(self.key))}"


class Stick(NamedTuple):
    """The combination as far as it is laid out, and the cards that may be added."""

    side: str
    stream: str
    sorts: tuple[Sort, ...]
    offered: tuple[Sort, ...]
    points: int
    bonus: int
    formed: tuple[str, ...]
    """Keys of the combinations that the same card has formed before (`1.2`)."""
    wall_next: bool
    refused: bool
    """Whether it is laid out that the card forms none on this side."""

    @property
    def length(self) -> int:
        """How many cards there are in it."""
        return len(self.sorts)

    def laid(self, key: str) -> bool:
        """Whether this card has been laid out by itself, so that it can be taken off."""
        return any(one.loose for one in self.sorts if one.key == key)

    @property
    def keys(self) -> frozenset[str]:
        """The cards in it (`siren@pool1.3`)."""
        return frozenset(one.key for one in self.sorts)

    def scale(self) -> list[tuple[int, int]]:
        """Lengths around the one it has, with their bonus (C 3.21)."""
        low = max(2, self.length - 1)
        return [(cards, terms.length_bonus(terms.SIDES.index(self.side), cards)) for cards in range(low, low + 3)]


def stick_of(table: Table) -> Stick | None:
    """The stick of the viewer; None while nothing is composed."""
    forming = table.view["facts"].get("forming")
    if forming is None:
        return None
    side, closing = terms.SIDES.index(forming["side"]), table.closing
    closes = table.read(closing)
    last = [open_card(closes.arguments).key] if closes.verb == "card" else forming["takes"].get(closing, [])
    keys = [*forming["cards"], *last]
    printed = named(table.game)
    fresh = _laid_one_by_one(table)
    loans = [is_loan(table, key) for key in keys]

    def sort(key: str, loan: int) -> Sort:
        option = f"card:{key}"
        points = forming["with"].get(option, forming["points"])
        loose = option in fresh
        return Sort(key, printed[lying(key).card].values[side], where_it_lies(table, key), loan, points, loose)

    deeds = [] if closing else [table.read(key) for key in table.keys]
    offered = [open_card(deed.arguments).key for deed in deeds if deed.verb == "card"]
    return Stick(
        side=forming["side"],
        stream=forming["stream"] or str(closes.arguments.get("stream", "")),
        sorts=tuple(sort(key, sum(loans[: n + 1]) if loans[n] else 0) for n, key in enumerate(keys)),
        offered=tuple(sort(key, sum(loans) + 1 if is_loan(table, key) else 0) for key in offered),
        points=forming["with"].get(closing, forming["points"]),
        bonus=terms.length_bonus(side, len(keys)) if len(keys) > 1 else 0,
        formed=tuple(forming["formed"]),
        wall_next=forming["wall_next"],
        refused=closing == "none",
    )


def _laid_one_by_one(table: Table) -> frozenset[str]:
    """The options by which cards of this side have been laid out: those after the answer that chose its stream."""
    laid = table.laid
    joins = [table.read(key).verb == "card" for key in laid]
    begun = max((number for number, one in enumerate(joins[:-1]) if not one), default=-1)
    return frozenset(key for key, one in zip(laid[begun + 1 :], joins[begun + 1 :], strict=True) if one)


def is_loan(table: Table, key: str) -> bool:
    """Whether a card would be borrowed: of a rival’s pool, or engaged by somebody else in the common pool."""
    zone = ZONES[lying(key).zone]
    if zone != terms.THE_COMMON_POOL:
        return zone != table.me
    marks = table.view["facts"]["marks"].get(key, {})
    owners = {whose(name)[0] for side in terms.SIDES for name in marks.get(side, ())}
    return table.view["options"]["shared_common"] == "off" and bool(owners - {table.me})
