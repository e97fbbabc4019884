# ruff: noqa: ARG002  # every effect is carried out in the same shape, whatever it needs of it
"""Effects on other effects that wait on the main stack."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.engine import Json, Seat
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.cards.terms import INSTANT
from croupier.games.confluence.rules import events, options, stacks, targets
from croupier.games.confluence.rules.state import State, Waiting


@dataclass(frozen=True)
class AtEffect(Verb):
    """A verb that chooses an effect on the main stack: one of yours, or one of an opponent."""

    timing = INSTANT
    own: ClassVar[bool]
    may: ClassVar[bool] = False

    def do(self, game: State, seat: Seat, *context: object) -> None:
        may = options.DECLINE_NUMBER if self.may else None
        place = targets.effect(game, seat, lambda one: self.legal(seat, one), may=may)
        if place is not None:
            self.change(game, seat, place)

    def legal(self, seat: Seat, one: Waiting) -> bool:
        """Whether it can choose that effect."""
        return (one.controller == seat) == self.own

    def facts(self, game: State, waiting: Waiting) -> Json:
        legal = [self.legal(waiting.controller, each) for each in game.main]
        return {"effects": [place for place, is_legal in enumerate(legal, 1) if is_legal]}

    def change(self, game: State, seat: Seat, place: int) -> None:
        """What it does with the effect in that place of the main stack."""
        raise NotImplementedError


@dataclass(frozen=True)
class Counter(AtEffect):
    """It is gone; a copy made of it earlier stays (E4)."""

    word = "counter"
    icon = "no"
    own = False

    def change(self, game: State, seat: Seat, place: int) -> None:
        one = game.main.pop(place)
        game.say(events.REMOVED, seat, one.controller, *_told(game, one))


@dataclass(frozen=True)
class Usurp(AtEffect):
    """You control it from now on; it stays in its place (E4)."""

    word = "usurp"
    own = False

    def change(self, game: State, seat: Seat, place: int) -> None:
        one = game.main[place]
        game.say(events.TAKEN_OVER, seat, one.controller, *_told(game, one))
        one.controller = seat


@dataclass(frozen=True)
class Echo(AtEffect):
    """A copy on top, controlled by you, for no more debt (C 4.15)."""

    word = "echo"
    own = True

    def change(self, game: State, seat: Seat, place: int) -> None:
        one = game.main[place]
        stacks.enter(game, seat, one.source, one.trigger, one.place)
        game.say(events.COPIED, seat, *_told(game, one))


@dataclass(frozen=True)
class Hasten(AtEffect):
    """It goes to the top, if you like."""

    word = "hasten"
    own = True
    may = True

    def change(self, game: State, seat: Seat, place: int) -> None:
        one = game.main.pop(place)
        game.main.append(one)
        game.say(events.MOVED, seat, one.controller, *_told(game, one), "top")


@dataclass(frozen=True)
class Delay(AtEffect):
    """It goes to the bottom."""

    word = "delay"
    own = False

    def change(self, game: State, seat: Seat, place: int) -> None:
        one = game.main.pop(place)
        game.main.insert(0, one)
        game.say(events.MOVED, seat, one.controller, *_told(game, one), "bottom")


def _told(game: State, one: Waiting) -> tuple[int, str, int]:
    """How the log names an effect: its card, its verb, its number."""
    verb = game.verb_of(one)
    return one.source, verb.term, verb.amount
