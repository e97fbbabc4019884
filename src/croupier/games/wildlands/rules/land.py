"""Territories: tapping, tokens, and what effects do to them (W 4, 5.1 to 5.5)."""

from croupier.engine import FaceId, Seat
from croupier.games.wildlands.cards.terms import MANA, RESOURCES, Tokens
from croupier.games.wildlands.rules import events
from croupier.games.wildlands.rules.state import State, Territory, Unit


def yields(game: State, territory: Territory) -> Tokens:
    """The tokens that tapping a territory would place; of mana only what is missing (W 4.4, 5.4)."""
    meat, plants, ores, mana = game.design(territory.card).produces
    return meat, plants, ores, max(mana - territory.tokens[MANA], 0)


def can_tap(game: State, territory: Territory) -> bool:
    """Whether a territory is untapped and would place at least one token (W 4.2, 4.5)."""
    return not territory.tapped and any(yields(game, territory))


def tap(game: State, seat: Seat, territory: Territory) -> None:
    """Tap a territory: its tokens are placed on it (W 4.4)."""
    added = yields(game, territory)
    face = game.faces[territory.card]
    territory.tapped = True
    game.say(events.TAPPED, seat, face)
    for resource, number in enumerate(added):
        if number:
            add(territory, resource, number)
            game.say(events.PRODUCED, seat, number, RESOURCES[resource], face)


def untap_all(game: State, seat: Seat) -> None:
    """At the beginning of a turn (W 4.6)."""
    tapped = [territory for territory in game.realm[seat] if territory.tapped]
    for territory in tapped:
        territory.tapped = False
    if tapped:
        game.say(events.UNTAPPED_ALL, seat, len(tapped))


def add(territory: Territory, resource: int, number: int) -> None:
    """Put tokens on a territory, or take them away (a negative number)."""
    tokens = list(territory.tokens)
    tokens[resource] += number
    territory.tokens = (tokens[0], tokens[1], tokens[2], tokens[3])


def room(game: State, territory: Territory, resource: int, number: int) -> int:
    """How many of so many tokens `forage` may put on a territory that produces them: of mana up to that (W 5.4)."""
    produced = game.design(territory.card).produces[resource]
    if not produced:
        return 0
    return min(number, max(produced - territory.tokens[MANA], 0)) if resource == MANA else number


def forage(game: State, seat: Seat, face: FaceId, resource: int, number: int) -> None:
    """Put tokens of a resource on a territory that produces it."""
    territory = game.territory(seat, face)
    number = room(game, territory, resource, number)
    add(territory, resource, number)
    game.say(events.FORAGED, seat, number, RESOURCES[resource], face)


def plunder(game: State, unit: Unit, source: tuple[FaceId, int], to: FaceId, number: int) -> None:
    """Move up to a number of tokens from a territory of a unit's enemy to one of its player."""
    seat, enemy = game.seat_of(unit.side), game.seat_of(1 - unit.side)
    face, resource = source
    theirs = game.territory(enemy, face)
    number = min(number, theirs.tokens[resource])
    add(theirs, resource, -number)
    add(game.territory(seat, to), resource, number)
    game.say(events.PLUNDERED, seat, enemy, number, RESOURCES[resource], face, to)


def untap(game: State, seat: Seat, face: FaceId) -> None:
    """Untap one territory."""
    game.territory(seat, face).tapped = False
    game.say(events.UNTAPPED, seat, face)


def income(game: State, seat: Seat) -> Tokens:
    """What a player would gain by tapping all territories that can be tapped (W 4.2, 4.5), for facts."""
    produced = [yields(game, territory) for territory in game.realm[seat] if can_tap(game, territory)]
    meat, plants, ores, mana = (sum(one[resource] for one in produced) for resource in range(len(RESOURCES)))
    return meat, plants, ores, mana
