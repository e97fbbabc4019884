# ruff: noqa: ARG002  # every effect is carried out in the same shape, whatever it needs of it
"""The verbs about players and about other effects on the stack; `effects.py` has those about combinations."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.engine import Figure, Seat
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.rules import events, options, stacks, targets, zones
from croupier.games.confluence.rules.state import State, Waiting
from croupier.games.confluence.rules.terms import END, INSTANT

# -- life ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Strike(Verb):
    """An opponent loses life."""

    number: int
    word = "strike"
    icon = "claw"

    def do(self, game: State, seat: Seat, *context: object) -> None:
        target = targets.opponent(game, seat)
        if target is not None:
            self.hurt(game, seat, target)

    def hurt(self, game: State, seat: Seat, target: Seat) -> None:
        """What the one who is chosen suffers."""
        stacks.lose(game, target, self.number)


@dataclass(frozen=True)
class Smoulder(Strike):
    """The same, at the end of the round."""

    word = "smoulder"
    icon = "smoulder"
    timing = END


@dataclass(frozen=True)
class Drain(Strike):
    """Then you gain as much."""

    word = "drain"
    icon = "drain"

    def figures(self) -> tuple[Figure, ...]:
        return Figure("claw", self.number, "strike"), Figure("heart", self.number, "heal")

    def hurt(self, game: State, seat: Seat, target: Seat) -> None:
        super().hurt(game, seat, target)
        if not stacks.gain(game, seat, self.number):
            stacks.gains_nothing(game, seat)


@dataclass(frozen=True)
class Scald(Verb):
    """Every opponent loses life."""

    number: int
    word = "scald"

    def do(self, game: State, seat: Seat, *context: object) -> None:
        for target in game.opponents(seat):
            stacks.lose(game, target, self.number)


@dataclass(frozen=True)
class Heal(Verb):
    """You gain life (C 1.3, 13.3)."""

    number: int
    word = "heal"
    icon = "heart"

    def do(self, game: State, seat: Seat, *context: object) -> None:
        if not stacks.gain(game, seat, self.number):
            stacks.nobody_gains(game, seat)


@dataclass(frozen=True)
class Mend(Heal):
    """The same, at the end of the round."""

    word = "mend"
    icon = "mend"
    timing = END


@dataclass(frozen=True)
class AllLose(Verb):
    """Every player loses life."""

    number: int
    word = "all_lose"

    def figures(self) -> tuple[Figure, ...]:
        return Figure("all"), Figure("claw", self.number, self.term)

    def do(self, game: State, seat: Seat, *context: object) -> None:
        for target in game.from_lead():
            stacks.lose(game, target, self.number)


@dataclass(frozen=True)
class AllHeal(Verb):
    """Every player gains life."""

    number: int
    word = "all_heal"

    def figures(self) -> tuple[Figure, ...]:
        return Figure("all"), Figure("heart", self.number, self.term)

    def do(self, game: State, seat: Seat, *context: object) -> None:
        if not sum([stacks.gain(game, target, self.number) for target in game.from_lead()]):
            stacks.nobody_gains(game, seat)


# -- cards and debts -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw(Verb):
    """Cards from the deck into your hand."""

    number: int
    word = "draw"
    icon = "cards"
    timing = INSTANT

    def do(self, game: State, seat: Seat, *context: object) -> None:
        zones.draw(game, seat, self.number, events.DREW)


@dataclass(frozen=True)
class AllDraw(Verb):
    """The same for every player, in turn order."""

    number: int
    word = "all_draw"
    timing = INSTANT

    def figures(self) -> tuple[Figure, ...]:
        return Figure("all"), Figure("cards", self.number, self.term)

    def do(self, game: State, seat: Seat, *context: object) -> None:
        for target in game.from_lead():
            zones.draw(game, target, self.number, events.DREW)


@dataclass(frozen=True)
class Sift(Verb):
    """Draw cards, then discard as many of your choice."""

    number: int
    word = "sift"
    timing = INSTANT

    def do(self, game: State, seat: Seat, *context: object) -> None:
        zones.draw(game, seat, self.number, events.DREW)
        for _ in range(self.number):
            zones.discard_from_hand(game, seat, events.THROWN)


@dataclass(frozen=True)
class Rebate(Verb):
    """Less debt: A first, then D, then F."""

    number: int
    word = "rebate"
    timing = INSTANT

    def do(self, game: State, seat: Seat, *context: object) -> None:
        left, debt = self.number, game.debt[seat]
        for letter in range(len(debt)):
            less = min(left, debt[letter])
            debt[letter] -= less
            left -= less
        if left < self.number:
            game.say(events.RELIEVED, seat, self.number - left)
        else:
            game.say(events.NOTHING, seat, "debt")


# -- other effects on the main stack ---------------------------------------------------------------------------------


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
