"""What happens to units on fronts: they are played, doomed, destroyed, sent home, moved (W 11.10, 14.1, 14.2)."""

from croupier.engine import CardId
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Place
from croupier.games.wildlands.rules import abilities, events
from croupier.games.wildlands.rules.state import State, Unit


def at(game: State, place: Place) -> Unit:
    """The unit in a place."""
    front, side, number = place
    return game.fronts[front].army(side)[number]


def play(game: State, front: int, side: int, card: CardId) -> None:
    """A unit comes to a front: `doomed`, its immediate ability, then reactions to the play (W 11.10)."""
    unit = Unit()
    game.entered += 1
    unit.card, unit.front, unit.side, unit.number, unit.used = card, front, side, game.entered, []
    game.fronts[front].army(side).append(unit)
    game.say_of(unit, events.PLAYED)
    witnesses = abilities.witnesses_of_play(game, unit)
    if game.design(card).dooms_itself:
        doom(game, unit)
    for number in game.design(card).triggered.get(terms.IMMEDIATE, ()):
        abilities.offer(game, unit, number)
    abilities.react(game, witnesses)


def doom(game: State, unit: Unit) -> None:
    """A unit becomes doomed: it fights on, and is destroyed in the aftermath (W 14.4)."""
    unit.doomed = True
    game.say_of(unit, events.DOOMED)


def destroy(game: State, unit: Unit) -> None:
    """A unit is destroyed: it goes back to where it was bought, and units react (W 14.1, 14.2).

    Before the aftermath a tenacious one becomes doomed instead, which is no destruction.
    """
    design, seat = game.design(unit.card), game.seat_of(unit.side)
    if design.tenacious and not unit.silenced and game.phase not in terms.ENDING:
        game.say_of(unit, events.STAYS_DOOMED if unit.doomed else events.DOOMED_INSTEAD)
        unit.doomed = True
        return
    witnesses = abilities.witnesses_of_destruction(game, unit)
    leave(game, unit)
    if design.immortal:
        game.discard[seat].append(unit.card)
        game.say_of(unit, events.FELL_IMMORTAL)
    elif design.kind == "unit":
        game.world[seat].append(unit.card)
        game.say_of(unit, events.WENT_HOME)
    else:
        game.row.append(unit.card)
        game.say_of(unit, events.WENT_WILD)
    abilities.react(game, witnesses)


def repel(game: State, unit: Unit) -> None:
    """A unit goes to its owner's discard pile; that is no destruction."""
    leave(game, unit)
    game.discard[game.seat_of(unit.side)].append(unit.card)
    game.say_of(unit, events.REPELLED)


def retreat(game: State, unit: Unit) -> None:
    """A unit returns to its owner's hand, where everybody knows it (W 12.14)."""
    seat = game.seat_of(unit.side)
    leave(game, unit)
    game.moves[seat] -= 1
    game.hand[seat].append(unit.card)
    game.say_of(unit, events.RETREATED)


def leave(game: State, unit: Unit) -> None:
    """A unit leaves the combat."""
    army = game.fronts[unit.front].army(unit.side)
    del army[_place(army, unit)]
    unit.gone = True


def move(game: State, unit: Unit, to: int) -> None:
    """A unit goes to another front, behind the others of its side; that is no play."""
    before = unit.front
    army = game.fronts[before].army(unit.side)
    del army[_place(army, unit)]
    unit.front = to
    game.fronts[to].army(unit.side).append(unit)
    game.say(events.MOVED, game.seat_of(unit.side), unit.card, before + 1, to + 1)


def modify(game: State, unit: Unit, number: int) -> None:
    """A unit is stronger or weaker until the end of the combat."""
    unit.modifier += number
    told = events.STRENGTHENED if number >= 0 else events.WEAKENED
    game.say_of(unit, told, abs(number))


def silence(game: State, unit: Unit) -> None:
    """All abilities of a unit are void until the end of the combat; what it already has remains."""
    unit.silenced = True
    game.say_of(unit, events.SILENCED)


def rescue(game: State, unit: Unit) -> None:
    """A doomed unit is no longer doomed."""
    unit.doomed = False
    game.say_of(unit, events.RESCUED)


def _place(army: list[Unit], unit: Unit) -> int:
    return next(i for i, one in enumerate(army) if one is unit)
