"""Prices and how they are paid: with tokens of the own territories, for reinforcement also with crystals (W 5, 6).

A price is a list of lines. Each says what must be reached and what one token of each resource counts for it.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from croupier.engine import FaceId, Option, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.terms import MANA, PAID_FIRST, RELIES_ON, RESOURCES, Tokens
from croupier.games.wildlands.rules import cards_in_hand, events, land, options
from croupier.games.wildlands.rules.options import AUTO, Take
from croupier.games.wildlands.rules.state import Due, State

_ANY: Tokens = (1, 1, 1, 1)


class Line(NamedTuple):
    """A line of a price: what must be reached, what a token of each resource and a point of a crystal count."""

    need: int
    worth: Tokens
    crystals: int = 0


class Purse(NamedTuple):
    """What a player has to pay with: tokens by resource, and the values of the crystals in hand, added up."""

    tokens: tuple[int, ...]
    crystals: int


Price = tuple[Line, ...]
"""Lines in the order in which they are paid."""

# -- prices --------------------------------------------------------------------------------------------------------


@cache
def of_reinforcement(faction: str, cost: int, *, pure: bool) -> Price:
    """Counted in halves of a point (W 6.3 to 6.6); `pure`: only the faction's resource counts (variant)."""
    return (Line(2 * cost, _worth(RELIES_ON[faction], 2, 0 if pure else 1), crystals=2),)


@cache
def of_row_card(price: tuple[tuple[str, int], ...]) -> Price:
    """The typed lines, then what any tokens pay (W 7.2)."""
    return tuple(
        Line(number, _ANY if what == "any" else _worth((RESOURCES.index(what),), 1, 0))
        for what, number in sorted(price, key=lambda line: line[0] == "any")
    )


@cache
def of_crystal(cost: int) -> Price:
    """A mana token counts double, whatever the faction (W 8.2, 8.3)."""
    return (Line(cost, _worth((MANA,), 2, 1)),)


@cache
def of_surge(faction: str) -> Price:
    """Five of the faction's resource; of a mixed one, each kind at least once (W 10.5)."""
    own = RELIES_ON[faction]
    if len(own) == 1:
        return (Line(terms.SURGE_COST, _worth(own, 1, 0)),)
    each = [Line(1, _worth((resource,), 1, 0)) for resource in own]
    return (*each, Line(terms.SURGE_COST - len(own), _worth(own, 1, 0)))


def _worth(resources: Sequence[int], worth: int, other: int) -> Tokens:
    meat, plants, ores, mana = (worth if resource in resources else other for resource in range(len(RESOURCES)))
    return meat, plants, ores, mana


# -- what there is to pay with ---------------------------------------------------------------------------------------


def purse(game: State, seat: Seat) -> Purse:
    """What a player has to pay with now (W 5.8)."""
    on_lands = [territory.tokens for territory in game.realm[seat]]
    tokens = tuple(map(sum, zip(*on_lands, strict=True))) if on_lands else terms.NO_TOKENS
    return Purse(tokens, sum([game.design(card).value for card in game.hand[seat]]))


def can_pay(purse: Purse, price: Price) -> bool:
    """Whether all lines of a price can be paid (W 2.8)."""
    if len(price) == 1:
        return _have(purse.tokens, purse.crystals, price[0]) >= price[0].need
    left = list(purse.tokens)
    for line in price:
        if _have(left, purse.crystals, line) < line.need:
            return False
        kinds = [resource for resource in range(len(RESOURCES)) if line.worth[resource]]
        if len(kinds) == 1:  # lines that any of several resources pay come last
            left[kinds[0]] -= line.need
    return True


def _have(tokens: Sequence[int], crystals: int, line: Line) -> int:
    worth = line.worth
    return (
        tokens[0] * worth[0]
        + tokens[1] * worth[1]
        + tokens[2] * worth[2]
        + tokens[3] * worth[3]
        + crystals * line.crystals
    )


class Funds(NamedTuple):
    """What is left to pay with: crystals, those of the least value first, and the tokens on each territory."""

    crystals: list[FaceId]
    tokens: dict[FaceId, list[int]]

    def use(self, take: Take) -> None:
        """Spend this."""
        if take.resource < 0:
            self.crystals.remove(take.card)
        else:
            self.tokens[take.card][take.resource] -= take.number


def funds(game: State, seat: Seat) -> Funds:
    """What a player has to pay with now, source by source (W 5.8)."""
    crystals = sorted([face for card in game.hand[seat] if game.DESIGNS[face := game.faces[card]].value])
    return Funds(crystals, {game.faces[territory.card]: [*territory.tokens] for territory in game.realm[seat]})


def sources(game: State, line: Due, left: Funds) -> list[Option[Take]]:
    """What may be paid with next for a line, in the order of the options (W 5.9)."""
    found: list[Option[Take]] = []
    if line.crystals:
        found = [options.pay_crystal(game.DESIGNS[face].value, face) for face in sorted(set(left.crystals))]
    for face, tokens in sorted(left.tokens.items()):
        for resource, there in enumerate(tokens):
            worth = line.worth[resource]
            if there and worth:
                most = min(there, -(-line.need // worth))
                name = game.DESIGNS[face].id
                found += [options.pay_tokens(name, face, resource, k) for k in range(1, most + 1)]
    return found


# -- paying ----------------------------------------------------------------------------------------------------------


def pay(game: State, seat: Seat, price: Price, what: str, bought: FaceId = options.NOBODY) -> None:
    """Ask for one source after the other until every line is paid; no change is given (W 5.9 to 5.12)."""
    game.due = [_due(line) for line in price]
    about = {"what": what, "bought": bought}
    while game.due:
        line = game.due[0]
        offered = sources(game, line, funds(game, seat))
        take = game.ask_unless_forced(seat, "pay", [AUTO, *offered] if len(offered) > 1 else offered, about)
        for one in plan(game, seat) if take == AUTO.value else (take,):
            _spend(game, seat, one)
            _count(game, game.due, one)


def _due(line: Line) -> Due:
    due = Due()
    due.need, due.worth, due.crystals = line
    return due


def _spend(game: State, seat: Seat, take: Take) -> None:
    if take.resource < 0:
        cards_in_hand.discard(game, seat, take.card)
        game.say(events.PAID_CRYSTAL, seat, take.card)
    else:
        land.add(game.territory(seat, take.card), take.resource, -take.number)
        game.say(events.PAID_TOKENS, seat, take.number, RESOURCES[take.resource], take.card)


def _count(game: State, due: list[Due], take: Take) -> None:
    """What has been spent counts for the first line that is still due (W 5.10)."""
    line = due[0]
    line.need -= value(game, line, take)
    if line.need <= 0:
        del due[0]


def value(game: State, line: Due, take: Take) -> int:
    """What a source counts for a line."""
    if take.resource < 0:
        return line.crystals * game.DESIGNS[take.card].value
    return line.worth[take.resource] * take.number


def forced(game: State, seat: Seat, take: Take) -> list[Take]:
    """What is paid after this without a question, because there is nothing else to pay with."""
    left = funds(game, seat)
    found: list[Take] = []
    due = [_due(Line(line.need, line.worth, line.crystals)) for line in game.due]
    while True:
        left.use(take)
        _count(game, due, take)
        offered = sources(game, due[0], left) if due else []
        if len(offered) != 1:
            return found
        take = offered[0].value
        found.append(take)


def plan(game: State, seat: Seat) -> list[Take]:
    """What `pay:auto` takes for all that is due (W 5.12)."""
    left = funds(game, seat)
    takes: list[Take] = []
    for line in game.due:
        rest = line.need
        for take in _in_order(game, seat, line, left):
            worth = value(game, line, take._replace(number=1))
            number = min(take.number, rest // worth)
            if number:
                takes.append(take._replace(number=number))
                left.use(takes[-1])
                rest -= number * worth
        if rest > 0:
            single = [take._replace(number=1) for take in _in_order(game, seat, line, left)]
            takes.append(min(single, key=lambda take: value(game, line, take)))
            left.use(takes[-1])
    return takes


def _in_order(game: State, seat: Seat, line: Due, left: Funds) -> list[Take]:
    """All that may be paid with, in the order in which `pay:auto` goes through it."""
    found = [Take(face) for face in reversed(left.crystals)] if line.crystals else []
    own = RELIES_ON[game.faction[seat]]
    for resource in sorted(PAID_FIRST, key=lambda resource: resource in own):  # the own ones last
        if line.worth[resource]:
            found += [Take(face, resource, there[resource]) for face, there in left.tokens.items() if there[resource]]
    return found


def amount(number: int, *, halves: bool) -> str:
    """How much is paid: crystals make a price be counted in halves (W 6.6)."""
    if not halves:
        return str(number)
    return f"{number // 2 or ''}{'½' if number % 2 else ''}"
