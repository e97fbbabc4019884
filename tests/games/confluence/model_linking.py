"""The model’s way of laying cards and announcing what they form (C 3.1 to 3.41)."""

from typing import NamedTuple

from tests.games.confluence.model_table import Card, Combination, Flow, Table, ask, bonus
from tests.games.confluence.printed import SIDES, STREAMS


class Supply(NamedTuple):
    """What can be linked with the laid card in one stream on one side."""

    available: list[Card]
    borrowable: list[Card]

    @property
    def size(self) -> int:
        return len(self.available) + len(self.borrowable)


Possible = dict[str, dict[str, Supply]]
"""Where a combination can be formed: by side and stream."""


def supply(table: Table, me: int, laid: Card, side: str, stream: str, *, borrowing: bool) -> Supply:
    """C 3.11 to 3.17, 3.19"""
    mine = table.engaged([me], [side])
    theirs = table.engaged(table.after(me))
    shared = table.variants["shared_common"] == "on"
    available, borrowable = [], []
    for card in in_order(table, me):
        if card is laid or card in mine or not card.shows(side, stream):
            continue
        is_common = card in table.common
        if card in table.pool[me] or (is_common and (shared or card not in theirs)):
            available.append(card)
        elif borrowing and card in theirs:
            borrowable.append(card)
    return Supply(available, borrowable)


def in_order(table: Table, me: int) -> list[Card]:
    """C 3.40"""
    return [*table.pool[me], *table.common, *(card for seat in table.after(me) for card in table.pool[seat])]


def possible(table: Table, me: int, laid: Card, *, borrowing: bool) -> Possible:
    """C 3.31 to 3.33"""
    found: Possible = {}
    for side in SIDES:
        for stream in STREAMS.values():
            if laid.shows(side, stream):
                links = supply(table, me, laid, side, stream, borrowing=borrowing)
                if links.size:
                    found.setdefault(side, {})[stream] = links
    return found


def ways_to_lay(table: Table, me: int, *, additional: bool) -> dict[str, tuple[str, Card]]:
    """The options of laying, by key (C 6.2, 7.3, 7.5)."""
    keys = {}
    for card in table.sorted_hand(me):
        found = possible(table, me, card, borrowing=additional)
        if additional and not found:
            continue
        keys[f"lay:{card.name}"] = ("lay", card)
        choices = [len(streams) > 1 or any(links.size > 1 for links in streams.values()) for streams in found.values()]
        if any(choices) or (additional and len(found) == 2):
            keys[f"compose:{card.name}"] = ("compose", card)
    return keys


def lay(table: Table, me: int, way: str, card: Card, *, additional: bool) -> Flow[int]:
    """A card is laid, its combinations are announced, effects are set off (C 6.4, 6.5); how long the longest is."""
    table.hand[me].remove(card)
    table.pool[me].append(card)
    found = possible(table, me, card, borrowing=additional)
    if way == "lay":
        lengths = [announce_fullest(table, me, card, side, found[side]) for side in found]
    else:
        lengths = yield from compose(table, me, card, found, additional=additional)
    longest = max(lengths, default=0)
    if longest >= 3:
        for verb in card.design.standard:
            table.enter(me, card.name, verb)
    return longest


def points(side: str, cards: list[Card]) -> int:
    """C 3.22"""
    return sum(card.design.sides[side].value for card in cards) + bonus(side, len(cards))


def announce(table: Table, me: int, side: str, stream: str, cards: list[Card]) -> int:
    """C 3.20 to 3.25"""
    for card in cards:
        if card.design.sides[side].blank:
            card.appointed.setdefault(side, stream)
    one = Combination(me, side, stream, cards, len(cards), points(side, cards))
    table.combinations[me].append(one)
    return one.length


def announce_fullest(table: Table, me: int, laid: Card, side: str, streams: dict[str, Supply]) -> int:
    """C 3.39"""

    def value(card: Card) -> int:
        return card.design.sides[side].value

    longest = {
        stream: [laid, *links.available, *sorted(links.borrowable, key=value, reverse=True)[:2]]
        for stream, links in streams.items()
    }
    best = max(longest, key=lambda stream: points(side, longest[stream]))  # `max` takes the first of several
    return announce(table, me, side, best, longest[best])


# -- card by card ------------------------------------------------------------------------------------------------------


def compose(table: Table, me: int, laid: Card, found: Possible, *, additional: bool) -> Flow[list[int]]:
    """First the attack, then the wall (C 3.30, 3.31, 3.34, 7.7); how long they are."""
    lengths: list[int] = []
    refused = False
    for side, streams in found.items():
        keys = ["none"] if additional and len(found) == 2 and not refused else []
        for stream, links in streams.items():
            if links.available:
                keys.append(f"all:{stream}")
            if links.size > 1 or not links.available:
                keys.append(f"pick:{stream}")
        way, _, stream = (yield from ask(me, "announce", {key: key for key in keys})).partition(":")
        if way == "none":
            refused = True
        else:
            cards = yield from gather(table, me, laid, streams[stream], everything=way == "all")
            lengths.append(announce(table, me, side, stream, cards))
    return lengths


def gather(table: Table, me: int, laid: Card, links: Supply, *, everything: bool) -> Flow[list[Card]]:
    """The cards of a combination that is not the fullest (C 3.16, 3.35 to 3.37)."""
    cards = [laid, *(links.available if everything else [])]
    while True:
        lent = sum(card in cards for card in links.borrowable)
        left = [*links.available, *(links.borrowable if lent < 2 else [])]
        open_to = [card for card in in_order(table, me) if card in left and card not in cards]
        if not open_to:
            return cards
        done: dict[str, Card | None] = {"done": None} if len(cards) > 1 else {}
        card = yield from ask(me, "borrow" if everything else "pick", done | table.keys("card", open_to))
        if card is None:
            return cards
        cards.append(card)
