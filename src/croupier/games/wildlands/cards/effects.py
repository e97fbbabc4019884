# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""The one vocabulary of effects: what abilities do (section 4 of the rulebook).

`choices(game, unit)` are the legal choices of an effect that has one, `do(game, seat, unit, choice)` carries it out
for `seat`, with all reactions it sets off. "Here" is the front of the unit, also when it has just left it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from croupier.engine import CardId, FaceId, Figure, Option, Seat
from croupier.games.wildlands.cards.clauses import Act, Place
from croupier.games.wildlands.rules import cards_in_hand, events, options, strength, units
from croupier.games.wildlands.rules.state import State, Unit

Choices = Sequence[Option[Any]]  # Any: what is chosen
ANY_STRENGTH = 1_000


class Deed(Act):
    """An effect without a choice: it is triggered or declined."""

    @property
    def chooses(self) -> bool:
        return False

    def possible(self, game: State, unit: Unit) -> bool:
        return True


def _enemies(game: State, unit: Unit, most: int = ANY_STRENGTH) -> list[Place]:
    """The enemy units here that an ability may choose: not warded, up to a strength."""
    side = 1 - unit.side
    found = []
    for place, enemy in enumerate(game.others(unit)):
        warded = game.design(enemy.card).ward and not enemy.silenced
        if not warded and (most == ANY_STRENGTH or strength.of_unit(game, enemy) <= most):
            found.append((unit.front, side, place))
    return found


def _guarded(game: State, places: list[Place]) -> list[Place]:
    """Guardians alone, if there is one among the legal choices."""
    guardians = []
    for place in places:
        enemy = units.at(game, place)
        if game.design(enemy.card).guardian and not enemy.silenced:
            guardians.append(place)
    return guardians or places


def _units(game: State, places: list[Place]) -> Choices:
    return [options.unit(place) for place in _guarded(game, places)]


# -- strength --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Boost(Deed):
    """The unit is stronger."""

    icon = "charge"
    number: int
    changes_strength = True

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        units.modify(game, unit, self.number)


@dataclass(frozen=True)
class Frenzy(Deed):
    """The unit is stronger and becomes doomed."""

    icon = "claw"
    number: int
    changes_strength = True
    dooms_itself = True

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        units.modify(game, unit, self.number)
        if not unit.doomed:
            units.doom(game, unit)


@dataclass(frozen=True)
class Weaken(Act):
    """An enemy unit here is weaker."""

    icon = "weaken"
    number: int
    changes_strength = True

    def choices(self, game: State, unit: Unit) -> Choices:
        strong = [p for p in _enemies(game, unit) if strength.of_unit(game, units.at(game, p)) >= 1]
        return _units(game, strong)

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.modify(game, units.at(game, choice), -self.number)


@dataclass(frozen=True)
class Attune(Act):
    """A crystal from hand is discarded: this unit is stronger by its value."""

    icon = "attune"
    changes_strength = True

    def choices(self, game: State, unit: Unit) -> Choices:
        held = game.hand_in_order(game.seat_of(unit.side))
        values = [(face, game.DESIGNS[face].value) for face in held]
        return [options.one_card(options.ATTUNING, value, face) for face, value in values if value]

    def do(self, game: State, seat: Seat, unit: Unit, choice: FaceId) -> None:
        cards_in_hand.discard(game, seat, choice)
        game.say(events.ATTUNED, seat, choice)
        units.modify(game, unit, game.DESIGNS[choice].value)


# -- enemy units ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Destroy(Act):
    """An enemy unit here up to a strength is destroyed."""

    icon = "death"
    number: int

    def choices(self, game: State, unit: Unit) -> Choices:
        return _units(game, _enemies(game, unit, self.number))

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.destroy(game, units.at(game, choice))


@dataclass(frozen=True)
class Doom(Act):
    """An enemy unit here up to a strength becomes doomed."""

    icon = "skull"
    number: int

    def choices(self, game: State, unit: Unit) -> Choices:
        return _units(game, [p for p in _enemies(game, unit, self.number) if not units.at(game, p).doomed])

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.doom(game, units.at(game, choice))


@dataclass(frozen=True)
class Repel(Act):
    """An enemy unit here up to a strength goes to its owner's discard pile."""

    icon = "repel"
    number: int

    def choices(self, game: State, unit: Unit) -> Choices:
        return _units(game, _enemies(game, unit, self.number))

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.repel(game, units.at(game, choice))


@dataclass(frozen=True)
class Silence(Act):
    """The abilities of an enemy unit here are void."""

    icon = "silenced"

    def choices(self, game: State, unit: Unit) -> Choices:
        return _units(game, [p for p in _enemies(game, unit) if not units.at(game, p).silenced])

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.silence(game, units.at(game, choice))


# -- moving ----------------------------------------------------------------------------------------------------------


def _can_move(game: State, unit: Unit) -> bool:
    return unit.silenced or not game.design(unit.card).rooted


def _other_fronts(game: State, front: int) -> list[int]:
    return [to for to in range(len(game.fronts)) if to != front]


@dataclass(frozen=True)
class MoveSelf(Act):
    """The unit goes to another front."""

    icon = "swap"

    def choices(self, game: State, unit: Unit) -> Choices:
        if unit.gone or not _can_move(game, unit):
            return ()
        return [options.front(to) for to in _other_fronts(game, unit.front)]

    def do(self, game: State, seat: Seat, unit: Unit, choice: int) -> None:
        units.move(game, unit, choice)


class Move(Act):
    """What moves a chosen unit to a chosen front."""

    def do(self, game: State, seat: Seat, unit: Unit, choice: tuple[Place, int]) -> None:
        units.move(game, units.at(game, choice[0]), choice[1])


@dataclass(frozen=True)
class MoveAlly(Move):
    """One of your units on any front goes to another one."""

    icon = "swap"

    def choices(self, game: State, unit: Unit) -> Choices:
        return [
            options.unit_to((number, unit.side, place), to)
            for number, front in enumerate(game.fronts)
            for place, one in enumerate(front.army(unit.side))
            if _can_move(game, one)
            for to in _other_fronts(game, number)
        ]


@dataclass(frozen=True)
class Lure(Move):
    """An enemy unit here goes to another front, on its own side."""

    icon = "lure"

    def choices(self, game: State, unit: Unit) -> Choices:
        fronts = _other_fronts(game, unit.front)
        movable = [p for p in _enemies(game, unit) if _can_move(game, units.at(game, p))] if fronts else []
        return [options.unit_to(place, to) for place in _guarded(game, movable) for to in fronts]


@dataclass(frozen=True)
class Retreat(Deed):
    """The unit returns to your hand."""

    icon = "undo"

    def possible(self, game: State, unit: Unit) -> bool:
        return not unit.gone and not unit.doomed and game.moves[game.seat_of(unit.side)] > 0

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        units.retreat(game, unit)


# -- the own army ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rescue(Act):
    """One of your doomed units on any front is no longer doomed."""

    icon = "rescue"

    def choices(self, game: State, unit: Unit) -> Choices:
        return [
            options.unit((number, unit.side, place))
            for number, front in enumerate(game.fronts)
            for place, one in enumerate(front.army(unit.side))
            if one.doomed
        ]

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.rescue(game, units.at(game, choice))


@dataclass(frozen=True)
class Sacrifice(Act):
    """Another of your units here is destroyed; then an effect follows, if it still can."""

    icon = "dagger"
    effect: Act
    foretold = False

    def inner(self) -> Act:
        return self.effect

    def figures(self) -> tuple[Figure, ...]:
        return (Figure(self.icon), *self.effect.figures())

    def choices(self, game: State, unit: Unit) -> Choices:
        if not self.effect.possible(game, unit):
            return ()
        army = game.fronts[unit.front].army(unit.side)
        return [options.unit((unit.front, unit.side, n)) for n, one in enumerate(army) if one is not unit]

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.destroy(game, units.at(game, choice))
        game.carrying_out[-1].price_paid = True
        if unit.gone or not self.effect.possible(game, unit):  # a reaction to the price may have destroyed the unit
            return
        offered = self.effect.choices(game, unit)
        self.effect.do(game, seat, unit, game.ask_unless_forced(seat, "effect", offered) if offered else None)


# -- cards -------------------------------------------------------------------------------------------------------------


class OffTheDeck(Deed):
    """What takes cards off the own deck, as long as the cap of the turn allows it (W 12.14)."""

    foretold = False

    def possible(self, game: State, unit: Unit) -> bool:
        seat = game.seat_of(unit.side)
        return game.moves[seat] > 0 and cards_in_hand.can_draw(game, seat)


@dataclass(frozen=True)
class Draw(OffTheDeck):
    """Cards from the own deck into hand."""

    icon = "cards"
    number: int

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        cards_in_hand.draw_by_effect(game, seat, self.number)


@dataclass(frozen=True)
class Muster(OffTheDeck):
    """Cards of the own deck are revealed; one unit among them is played here, the others are discarded."""

    icon = "trumpet"
    number: int

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        cards_in_hand.reveal(game, seat, self.number)
        shown = game.revealed[seat]
        offered = [
            options.one_card(options.PLAYING, game.DESIGNS[face].id, face)
            for face in game.in_order(shown)
            if game.DESIGNS[face].fights
        ]
        chosen = game.ask_unless_forced(seat, "muster", [*offered, options.NONE])
        card: CardId | None = None if chosen is None else game.take(shown, chosen)
        if shown:
            game.say(events.PUT_ASIDE, seat, [game.faces[one] for one in shown])
        game.discard[seat] += shown
        game.revealed[seat] = []
        if card is None:
            game.say(events.MUSTERED_NOBODY, seat)
        else:
            game.moves[seat] -= 1
            units.play(game, unit.front, unit.side, card)


@dataclass(frozen=True)
class Harry(Deed):
    """The other player discards cards from hand."""

    icon = "harry"
    number: int

    def possible(self, game: State, unit: Unit) -> bool:
        return game.defender >= 0 and bool(game.hand[game.seat_of(1 - unit.side)])

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        enemy = game.seat_of(1 - unit.side)
        for _ in range(min(self.number, len(game.hand[enemy]))):
            game.private_from_here(enemy)
            held = game.hand_in_order(enemy)
            offered = [options.one_card(options.DISCARDING, game.DESIGNS[face].id, face) for face in held]
            face = game.ask_unless_forced(enemy, "harry", offered)
            cards_in_hand.discard(game, enemy, face)
            game.say(events.HARRIED, enemy, face)
