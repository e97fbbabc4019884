"""The fields of a view in words, for the terminal."""

from collections.abc import Iterable, Mapping
from typing import Any

from croupier.engine import Seat
from croupier.games.confluence.cards.terms import SIDES, STREAMS, THE_COMMON_POOL
from croupier.games.confluence.page.slips import slip_words, slips
from croupier.kit import Plain, Table

TOLD = frozenset({"hits", "settling"})
"""What the log and the question tell."""


def in_words(table: Table, field: str, seat: Seat | None) -> str | None:
    """See `Page.in_words`."""
    if field == "combinations" and seat is not None and table.view[field][seat]:
        return "; ".join(slip_words(table, slip) for slip in slips(table.view, seat))
    if field == "ending" and seat is not None and table.view[field][seat]:
        return _effects(table, table.view["facts"]["stacks"][field][seat])
    if field in ("instant", "main"):
        return _effects(table, table.view["facts"]["stacks"][field])  # the next one first
    if field == "debt":
        owed = enumerate(table.view[field])
        return _by_seat(table, {debtor: " + ".join(map(str, debt)) for debtor, debt in owed if any(debt)})
    if field == "used":
        return _by_seat(table, {owner: _cards(table, owner, places) for owner, places in enumerate(table.view[field])})
    if field == "appointed":
        return " ".join(dict.fromkeys(_appointed(table, *mark) for mark in table.view[field]))
    return "" if field in TOLD else None


def _line(table: Table, event: str, **told: Any) -> str:  # Any: as the log has them
    """A sentence of the log."""
    return table.translator.line({"event": event, "rule": "", **told}, table.names, table.me)


def _effects(table: Table, waiting: Iterable[Plain]) -> str:
    return " ".join(
        _line(table, "settled", seat=one["controller"], card=one["card"], verb=one["verb"], number=one["number"])
        for one in waiting
    )


def _by_seat(table: Table, said: Mapping[Seat, str]) -> str:
    """What is said of each seat, by their names; of whom nothing is said is left out."""
    return "; ".join(
        table.say("labelled", label=table.names[seat], value=words) for seat, words in said.items() if words
    )


def _cards(table: Table, seat: Seat, places: list[int]) -> str:
    return ", ".join(table.translator.card(table.view["pool"][seat][place]) for place in places)


def _appointed(table: Table, zone: int, place: int, side: int, stream: int) -> str:
    cards = table.view["common"] if zone == THE_COMMON_POOL else table.view["pool"][zone]
    seat = max(zone, 0)  # a sentence that names nobody
    return _line(table, "appointed", seat=seat, card=cards[place], side=SIDES[side], stream=STREAMS[stream])
