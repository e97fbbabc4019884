"""What a player lays out before it is sent: what is paid with, source by source, and what goes at the end of a turn."""

from collections import Counter as Count
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.wildlands.cards.terms import RESOURCES
from croupier.games.wildlands.effects.designs import DESIGNS, ICONS, IDS
from croupier.games.wildlands.page.shapes import Product
from croupier.games.wildlands.rules.options import AUTO, DISCARDING, one_card
from croupier.games.wildlands.rules.payment import amount
from croupier.kit import Page, Plain


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


class Payment(NamedTuple):
    """What is laid out for a price, in the order of the answers."""

    laid: tuple[str, ...]
    loose: frozenset[str]
    """Those that can be taken out on their own: of a price with several lines the last one only (W 5.10)."""
    sources: tuple[Source, ...]


class Held(NamedTuple):
    """A card of a hand when a turn ends: the answer that discards it, '' if there is none; whether it is laid out."""

    face: str
    key: str
    goes: bool


def due(page: Page) -> Plain | None:
    """What the viewer has to pay for, and what `pay:auto` would take; None while nothing is to be paid."""
    return page.view["facts"].get("payment") if page.table.question == "pay" else None


def paid_with(page: Page) -> Payment | None:
    """What is laid out for what is due, and what else may be paid with; None while nothing is to be paid."""
    told, laid = due(page), page.table.laid
    if told is None:
        return None
    found: dict[tuple[str, str], tuple[list[tuple[int, str]], list[str]]] = {}
    for key in (key for key in page.table.keys if key != AUTO.key):
        more = found.setdefault(_source(page, key), ([], []))[0]
        if not page.table.closing:
            more.append((number_of(page, key), key))
    for key in laid:
        found.setdefault(_source(page, key), ([], []))[1].append(key)
    line = told["lines"][0]
    free = page.table.about["what"] == "card"
    order = sorted(found, key=lambda source: (bool(source[1]), IDS[source[0]], _of(source[1])))
    sources = tuple(_row(page, line, source, *found[source]) for source in order)
    return Payment(laid, frozenset(laid if free else laid[-1:]), sources)


def _row(page: Page, line: Plain, source: tuple[str, str], options: list[tuple[int, str]], laid: list[str]) -> Source:
    face, resource = source
    last = page.table.closing
    there = _there(page, face, resource) - (number_of(page, last) if last and _source(page, last) == source else 0)
    words = _worth(page, line, face, resource)
    paid = sum(number_of(page, key) for key in laid)
    return Source(face, resource, ICONS.get(resource, "crystal"), words, there, tuple(options), tuple(laid), paid)


def _source(page: Page, key: str) -> tuple[str, str]:
    """The card that an answer pays with, and the resource on it, '' for a crystal."""
    given = page.table.read(key).arguments
    return (str(given["card"]), str(given["resource"])) if "card" in given else (f"crystal_{given['value']}", "")


def number_of(page: Page, key: str) -> int:
    """How many pieces an answer pays with."""
    return int(page.table.read(key).arguments.get("number", 1))


def _of(resource: str) -> int:
    return RESOURCES.index(resource) if resource else -1


def _there(page: Page, face: str, resource: str) -> int:
    """How many of them a player has, in the view."""
    if not resource:
        return int(page.view["hand"][page.me]["cards"].count(face))
    lies = next(one for one in page.view["realm"][page.me] if one["card"] == face)
    return int(lies["tokens"][_of(resource)])


def _worth(page: Page, line: Plain, face: str, resource: str) -> str:
    """What one piece pays, in words."""
    pays = line["worth"][resource] if resource else line["crystals"] * DESIGNS[IDS[face]].value
    return page.translator.say("table-worth", amount=amount(pays, halves=bool(line["crystals"])))


def named(numbers: Mapping[str, int]) -> list[Product]:
    """The resources of which there are some."""
    return [Product(ICONS[name], name, numbers[name]) for name in RESOURCES if numbers[name]]


def laid_amounts(page: Page) -> list[Product]:
    """What is laid out to pay with and what goes with it: crystals by value, tokens by resource."""
    return _products(
        page, amounts(page, page.table.laid if page.table.question == "pay" else ()) + _counted(_forced(page))
    )


def forced_amounts(page: Page) -> list[Product]:
    """What goes with the last answer that is laid out, because nothing else is left to pay with."""
    return _products(page, _counted(_forced(page)))


def taken_by_auto(page: Page) -> list[Product]:
    """What `pay:auto` would take: crystals by value, tokens by resource."""
    return _products(page, _counted((due(page) or {"auto": ()})["auto"]))


def _forced(page: Page) -> Sequence[Plain]:
    told, closing = due(page), page.table.closing
    return told["forced"][closing] if told is not None and closing else ()


def _counted(takes: Iterable[Plain]) -> Count[tuple[str, str]]:
    """How many pieces are taken, by crystal or resource."""
    found: Count[tuple[str, str]] = Count()
    for take in takes:
        found["" if "resource" in take else take["card"], take.get("resource", "")] += take.get("number", 1)
    return found


def _products(page: Page, found: Count[tuple[str, str]]) -> list[Product]:
    crystals = [Product("", page.translator.card(face), number) for (face, _), number in found.items() if face]
    return [*crystals, *named({name: found["", name] for name in RESOURCES})]


def amounts(page: Page, laid: tuple[str, ...]) -> Count[tuple[str, str]]:
    """How many pieces are laid out, by crystal or resource."""
    found: Count[tuple[str, str]] = Count()
    for key in laid:
        face, resource = _source(page, key)
        found["" if resource else face, resource] += number_of(page, key)
    return found


def drawing(page: Page, answer: str) -> str:
    """How many cards an answer at the end of a turn draws, and whether the discard pile is shuffled for them."""
    facts = page.view["facts"]
    shuffles = "yes" if facts["shuffles"][answer] else "no"
    return page.translator.say("table-draws", number=facts["draws"][answer], shuffles=shuffles)


def drawn(page: Page) -> str:
    """Where the cards come from that one draws with what is laid out now (W 3.1, 16.2)."""
    facts = page.view["facts"]
    answer = "discard_all" if page.table.closing else "done"
    shuffles, deck = "yes" if facts["shuffles"][answer] else "no", page.view["deck"][page.me]
    return page.translator.say("table-drawn", number=facts["draws"][answer], shuffles=shuffles, deck=deck)


def drawn_next(page: Page) -> str:
    """Who may replenish after this turn, and how many cards each (W 16.4)."""
    refills, translator = page.view["facts"]["refills"], page.translator
    able = [seat for seat in page.table.rivals if refills[seat]]
    who = [translator.say("table-may-draw", name=page.table.name(seat), number=refills[seat]) for seat in able]
    how = refilled(page, able[0]) if able else "no"
    return translator.say("table-then-draw", who=translator.listed(who), count=len(able), how=how)


def refilled(page: Page, seat: Seat) -> str:
    """How another hand is replenished after this turn: `asked` if its player decides, `filled` without asking, `no`."""
    if not page.view["facts"]["refills"][seat]:
        return "no"
    return "filled" if page.view["options"]["auto_refill"] == "on" else "asked"


def revealed(page: Page) -> list[str]:
    """The cards that the viewer’s muster has revealed, in the order of the cards (W 12.14)."""
    shown = page.view["revealed"]
    return sorted(shown[page.table.near], key=lambda face: IDS[face]) if page.table.question == "muster" else []


def held(page: Page) -> list[Held]:
    """The viewer’s hand while one chooses what goes at the end of a turn, card by card, crystals first (W 16.1)."""
    if page.table.question != "discard":
        return []
    keys = set(page.table.keys)
    goes = Count(_thrown(page, key) for key in page.table.laid)
    stays = Count(page.view["hand"][page.me]["cards"]) + Count(dict.fromkeys(goes, 0))
    if page.table.closing:
        stays[_thrown(page, page.table.closing)] -= 1
    found = []
    for face in sorted({*goes, *stays}, key=lambda face: (DESIGNS[IDS[face]].fights, IDS[face])):
        key = one_card(DISCARDING, face, IDS[face]).key
        found += [Held(face, key, goes=True)] * goes[face]
        found += [Held(face, key if key in keys else "", goes=False)] * stays[face]
    return found


def _thrown(page: Page, key: str) -> str:
    return str(page.table.read(key).arguments["card"])
