"""The fields of a view in words, for the terminal."""

from collections.abc import Iterable, Mapping
from typing import Any

from croupier.engine import Seat
from croupier.games.confluence.cards.terms import SIDES, STREAMS, THE_COMMON_POOL
from croupier.games.confluence.page.rows import Slip, slips
from croupier.kit import Page, Plain

TOLD = frozenset({"hits", "settling"})
"""What the log and the question tell."""


def in_words(page: Page, field: str, seat: Seat | None) -> str | None:
    """See `Page.in_words`."""
    if field == "combinations" and seat is not None and page.view[field][seat]:
        return "; ".join(slip_words(page, slip) for slip in slips(page.view, seat))
    if field == "ending" and seat is not None and page.view[field][seat]:
        return _effects(page, page.view["facts"]["stacks"][field][seat])
    if field in ("instant", "main"):
        return _effects(page, page.view["facts"]["stacks"][field])  # the next one first
    if field == "debt":
        owed = enumerate(page.view[field])
        return _by_seat(page, {debtor: " + ".join(map(str, debt)) for debtor, debt in owed if any(debt)})
    if field == "used":
        return _by_seat(page, {owner: _cards(page, owner, places) for owner, places in enumerate(page.view[field])})
    if field == "appointed":
        return " ".join(dict.fromkeys(_appointed(page, *mark) for mark in page.view[field]))
    return "" if field in TOLD else None


def verb_words(page: Page, told: Plain) -> str:
    """An effect by its word and its number, of an event or of one that waits."""
    number = f" {told['number']}" if told["number"] else ""
    return page.translator.say(f"verb-{told['verb']}") + number


def slip_words(page: Page, slip: Slip) -> str:
    """A combination in words."""
    stream = page.translator.say(f"stream-{slip.stream}")
    told = {"points": slip.points, "length": slip.length, "alike": slip.alike}
    said = page.translator.say("table-slip", side=slip.side, stream=stream, **told)
    more = [_property(page, slip, power) for power in slip.properties]
    if slip.closed:
        more.append(page.translator.say("table-closed"))
    if slip.ceiling is not None:
        more.append(page.translator.say("table-ceiling", number=slip.ceiling))
    return ", ".join([said, *more])


def _property(page: Page, slip: Slip, power: str) -> str:
    word = page.translator.say(f"verb-grant-{power}")
    return f"{word}\N{NO-BREAK SPACE}{slip.thorns}" if power == "thorns" else word


def _line(page: Page, event: str, **told: Any) -> str:  # Any: as the log has them
    """A sentence of the log."""
    return page.translator.line({"event": event, "rule": "", **told}, page.names, page.me)


def _effects(page: Page, waiting: Iterable[Plain]) -> str:
    return " ".join(
        _line(page, "settled", seat=one["controller"], card=one["card"], verb=one["verb"], number=one["number"])
        for one in waiting
    )


def _by_seat(page: Page, said: Mapping[Seat, str]) -> str:
    """What is said of each seat, by their names; of whom nothing is said is left out."""
    return "; ".join(
        page.translator.say("labelled", label=page.names[seat], value=words) for seat, words in said.items() if words
    )


def _cards(page: Page, seat: Seat, places: list[int]) -> str:
    return ", ".join(page.translator.card(page.view["pool"][seat][place]) for place in places)


def _appointed(page: Page, zone: int, place: int, side: int, stream: int) -> str:
    cards = page.view["common"] if zone == THE_COMMON_POOL else page.view["pool"][zone]
    seat = max(zone, 0)  # a sentence that names nobody
    return _line(page, "appointed", seat=seat, card=cards[place], side=SIDES[side], stream=STREAMS[stream])
