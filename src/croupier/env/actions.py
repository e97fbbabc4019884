"""The action space of a game: a number for everything that can ever be chosen, from what its verbs declare.

Flat, each combination of a verb and its arguments has a number; factored, each is the verb and a number for each
argument. Both are known before the first match and stay the same as long as the declarations do.
"""

from array import array
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice, zip_longest
from math import prod
from typing import Any, NamedTuple

from croupier.engine import Argument, BadSetup, Decision, Domain, Game, IllegalChoice, Option, Seat, Tells, Verb
from croupier.engine.play.view import check_seat
from croupier.env.buffer import Buffer

KEPT = 1 << 16
"""So many options are known by their identities; a game that builds its own once has far fewer."""


class Kind(NamedTuple):
    """A verb with the values that tell its options apart, by the name of each argument, and its first number."""

    verb: Verb
    values: dict[str, dict[Argument, int]]
    first: int

    @property
    def size(self) -> int:
        """How many options there can be."""
        return prod(len(places) for places in self.values.values())


class Actions:
    """All actions of a game at a table for `players`. Raises `BadSetup` for a game that declares no questions."""

    def __init__(self, game: type[Game], players: int) -> None:
        if not game.QUESTIONS:
            raise BadSetup(f"{game.title} declares no QUESTIONS: nobody can number its options.")
        self.game, self.players = game, players
        kinds, first = [], 0
        for verb in game.verbs():
            values = {
                name: {value: place for place, value in enumerate(self._among(verb, name))}
                for name, domain in verb.domains.items()
                if not domain.derived
            }
            kinds.append(Kind(verb, values, first))
            first += kinds[-1].size
        self.kinds = tuple(kinds)
        self._known: tuple[dict[int, int], list[Option[Any]]] = {}, []  # Any: options of any question
        self._firsts = [kind.first for kind in kinds]
        self._kinds = {kind.verb: kind for kind in kinds}
        self.size = first
        """How many actions there are: they are numbered from 0."""
        sizes = [[len(values) for values in kind.values.values()] for kind in kinds]
        self.shape: tuple[int, ...] = (len(kinds), *map(max, zip_longest(*sizes, fillvalue=0)))
        """The sizes of the factors: how many verbs, then the most values of a first, second, ... argument."""
        self._nothing = array("b", bytes(first))

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        return actions, (self.game, self.players)

    def __repr__(self) -> str:
        return f"<Actions {self.game.slug}, {self.players} players: {self.size}>"

    def _among(self, verb: Verb, name: str) -> Sequence[Argument]:
        among = verb.domains[name].among(self.players, self.game.likes)
        if not among:
            raise BadSetup(f"{self.game.title}: {name} of {verb!r} has no bounds.")
        return among

    def factors(self, option: Option[Any]) -> tuple[int, ...]:  # Any: an option of any question
        """The number of the verb, then that of each argument; 0 for arguments that the verb has not."""
        return self.factors_of(self.number(option))

    def number(self, option: Option[Any]) -> int:  # Any: as above
        """The number of an option, from 0 to `size` - 1. Raises `BadSetup` for an option that is not declared."""
        kind = self._found(option)
        number = 0
        for name, values in kind.values.items():
            number = number * len(values) + values[option.arguments[name]]
        return kind.first + number

    def numbers(self, options: Sequence[Option[Any]]) -> list[int]:  # Any: options of any question
        """The number of each of these options, in their order. Raises `BadSetup` for one that is not declared."""
        known = self._known[0]
        try:
            return [known[id(option)] for option in options]
        except KeyError:
            return self._learn(options)

    def _learn(self, options: Sequence[Option[Any]]) -> list[int]:  # Any: as above
        """The numbers of these options, by their identities from now on: games build theirs once.

        Options are kept, so that nothing else can have their identity; those of a game that makes new ones all the time
        not for ever.
        """
        numbers = list(map(self.number, options))
        known, kept = self._known if len(self._known[1]) < KEPT else ({}, [])
        kept += options
        known.update(zip(map(id, options), numbers, strict=True))
        self._known = known, kept
        return numbers

    def mask(self, options: Sequence[Option[Any]], buffer: Buffer) -> None:  # Any: options of any question
        """Write 1 for each of these options and 0 for all others into a buffer of `size` signed bytes.

        Raises `BadSetup` for an option that is not declared.
        """
        numbers = self.numbers(options)
        if fill := getattr(buffer, "fill", None):  # NumPy's way, four times as quick
            fill(0)
        else:
            buffer[:] = self._nothing
        for number in numbers:
            buffer[number] = 1

    def option(self, decision: Decision, number: int) -> int | None:
        """The index of the option of this number among those that are offered; None if it is not."""
        return next((at for at, option in enumerate(decision.options) if self.number(option) == number), None)

    # -- back from numbers ---------------------------------------------------------------------------------------

    def action(self, number: int) -> tuple[Verb, dict[str, Argument]]:
        """The verb and the arguments of a number; an argument that follows from the others is not among them.

        Raises `IllegalChoice` for what is no number of an action.
        """
        verb, *places = self.factors_of(number)
        kind = self.kinds[verb]
        arguments = {
            name: next(islice(values, place, None))
            for (name, values), place in zip(kind.values.items(), places, strict=False)
        }
        return kind.verb, arguments

    def factors_of(self, number: int) -> tuple[int, ...]:
        """What `factors` says of the option of this number. Raises `IllegalChoice`."""
        if not 0 <= number < self.size:
            raise IllegalChoice(
                f"{self.game.title} has the actions 0 to {self.size - 1}, not {number!r}.", seat=-1, choice=number
            )
        verb = bisect_right(self._firsts, number) - 1
        rest, places = number - self.kinds[verb].first, []
        for values in reversed(self.kinds[verb].values.values()):
            rest, place = divmod(rest, len(values))
            places.append(place)
        return (verb, *reversed(places), *[0] * (len(self.shape) - 1 - len(places)))

    def number_of(self, factors: Sequence[int]) -> int:
        """The number of an action by its factors; those that its verb has not are not read. Raises `IllegalChoice`."""
        verb, *places = (int(factor) for factor in factors)
        if len(places) != len(self.shape) - 1 or not 0 <= verb < len(self.kinds):
            raise IllegalChoice(
                f"{(verb, *places)} are no factors of an action: their sizes are {self.shape}.", seat=-1, choice=factors
            )
        kind, number = self.kinds[verb], 0
        for (name, values), place in zip(kind.values.items(), places, strict=False):
            if not 0 <= place < len(values):
                raise IllegalChoice(
                    f"{kind.verb!r} has {len(values)} values of {name}, numbered from 0, not {place}.",
                    seat=-1,
                    choice=factors,
                )
            number = number * len(values) + place
        return kind.first + number

    def seen_from(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of all actions in the order in which `seat` counts seats: itself as 0, the next one as 1.

        Observations are told so, actions are not. Of arrays of NumPy `mask[order]` is what a policy is given that plays
        every seat, and `order[chosen]` is the action that it has chosen. For seat 0 it is 0, 1, 2 and so on. Raises
        `UnknownSeat`.
        """
        check_seat(seat, self.players)
        order: list[int] = []
        for kind in self.kinds:
            numbers = [0]
            for name, values in kind.values.items():
                places = self._turned(kind.verb.domains[name], values, seat)
                numbers = [number * len(places) + place for number in numbers for place in places]
            order += [kind.first + number for number in numbers]
        return tuple(order)

    def _turned(self, domain: Domain, values: Mapping[Argument, int], seat: Seat) -> Sequence[int]:
        """For each value of an argument as `seat` counts, the place of what it is at the table."""
        seats = [one for one in values if isinstance(one, int)] if domain.tells is Tells.SEAT else domain.seats
        place = {whose: at for at, whose in enumerate(seats) if 0 <= whose < self.players}
        if len(place) < self.players:
            return range(len(values))
        return [place[(whose + seat) % self.players] if whose in place else at for at, whose in enumerate(seats)]

    def name(self, number: int) -> str:
        """An action as keys write it, with `*` for what follows from the rest. Raises `IllegalChoice`."""
        verb, arguments = self.action(number)
        return verb.form.format_map({**dict.fromkeys(verb.domains, "*"), **arguments})

    def refused(self, game: Game, decision: Decision, number: int) -> IllegalChoice:
        """The error that says that this action is not offered now, by which rule, and what is."""
        verb, arguments = self.action(number)
        rule = game.forbids(decision.seat, verb.name, **arguments)
        by = f" by rule {rule}" if rule else ""
        return IllegalChoice(
            f"Action {number} ({self.name(number)}) is not offered to seat {decision.seat} at {decision.name}{by}; "
            f"it is offered {', '.join(f'{self.number(option)} ({option.key})' for option in decision.options)}.",
            seat=decision.seat,
            choice=number,
            expected=decision.keys,
            rule=rule,
        )

    def _found(self, option: Option[Any]) -> Kind:  # Any: as above
        if not isinstance(option.declared, Verb) or option.declared not in self._kinds:
            raise BadSetup(f"{option!r} is of no verb that {self.game.title} declares.")
        return self._kinds[option.declared]


def actions(game: type[Game], players: int) -> Actions:
    """The action space of a game at a table for so many, made once. Raises `BadSetup`."""
    return _made(game, players)  # type: ignore[arg-type]  # a class has a hash, whatever its instances say


_made = lru_cache(64)(Actions)
