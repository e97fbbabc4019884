"""Decisions: a question to one seat, a finite list of options, and the choice that answers it."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from croupier.engine.errors import IllegalChoice
from croupier.engine.state.cards import Seat
from croupier.engine.state.displayed import drawn

LONGEST_KEY = 80
"""So many characters may a key have. Rules are not asked about longer ones, which are no answer to anything."""


class Named(Protocol):
    """A verb, as an option knows it."""

    @property
    def name(self) -> str: ...


T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


Argument = int | str
"""What an option names beside its verb: a seat, a number, the id of a face, a word."""

NOTHING: Mapping[str, Any] = {}  # Any: values of any kind, of which there are none
"""No arguments, and nothing that a question is about."""


class Option(Generic[T_co]):
    """One legal answer: `key` names it for ever in every language, `value` is what the rules get back.

    `declared` is its verb (`verbs.Verb`), which makes it with its `arguments` by name; an option that is written by
    hand has none. A plain immutable value. Games build their options once, at import, and pick from them while playing.
    """

    __slots__ = ("arguments", "declared", "key", "value")

    def __init__(
        self, key: str, value: T_co, declared: Named | None = None, arguments: Mapping[str, Argument] = NOTHING
    ) -> None:
        self.key = key
        self.value = value
        self.declared = declared
        self.arguments = arguments

    @property
    def verb(self) -> str:
        """What is done, without what it is done to; of a key written by hand what stands before its first colon."""
        return self.key.partition(":")[0] if self.declared is None else self.declared.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        # by its own way it would make a compiled option without key and value
        return Option, (self.key, self.value, self.declared, dict(self.arguments))


class Decision(NamedTuple):
    """A pending question: which seat, its name (`play`, `discard`, ...) and its options, in the rules' order.

    `about` are the facts it is about, by name, as its seat may know them: plain data, faces by their ids.
    """

    seat: Seat
    name: str
    options: Sequence[Option[Any]]  # Any: each question has values of its own
    about: Mapping[str, Any] = NOTHING  # Any: plain data

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options, in order."""
        return tuple(option.key for option in self.options)

    def _repr_html_(self) -> str | None:
        """What a notebook shows of it: HTML, or None for its text."""
        return drawn(self)

    def find(self, choice: object) -> int | None:
        """The index of the option of that key or number, a number of other libraries too; None if there is none."""
        if isinstance(choice, str):
            return next((number for number, option in enumerate(self.options) if option.key == choice), None)
        if isinstance(choice, bool) or not hasattr(choice, "__index__"):
            return None
        number = index(choice)
        return number if 0 <= number < len(self.options) else None

    def refused(self, choice: object, rule: str | None) -> IllegalChoice:
        """The error that says that it is none of the options; `rule` is the one that forbids it, if one is known."""
        return IllegalChoice(
            f"Seat {self.seat} cannot choose {choice!r} at {self.name}; it is offered "
            f"{', '.join(self.keys) or 'nothing: this is a determinization for another seat, to be looked at only'}.",
            seat=self.seat,
            choice=choice,
            expected=self.keys,
            rule=rule,
        )


def not_asked(decisions: Sequence[Decision], seat: Seat, choice: object, rule: str | None) -> IllegalChoice:
    """The error that says who is asked instead of `seat`."""
    waiting = ", ".join(f"seat {d.seat} ({d.name})" for d in decisions)
    return IllegalChoice(
        f"Seat {seat!r} has no decision pending; waiting for {waiting}.", seat=seat, choice=choice, rule=rule
    )


class Choice(NamedTuple):
    """An option taken: the only truth about a match that is stored."""

    seat: Seat
    index: int  # type: ignore[assignment]  # nobody looks for an item in a choice, which is what tuple.index does
    key: str


class Pending(Exception):  # not an error: the flow waits
    """The answers ran out: `decisions` have to be answered before the step can be run to its end."""

    def __init__(self, decisions: list[Decision]) -> None:
        super().__init__(decisions)
        self.decisions = decisions


class StepOver(Exception):  # not an error: the flow is left on purpose
    """Nothing of the running step is carried out any more: somebody has won, or a new game begins."""


class StopExploring(Exception):  # not an error: the search has seen enough
    """Raised by an answerer to end `Match.explore` early."""


class Rerun(Protocol):
    """What stands behind `ask` while a recorded step is run again (`play/rerun.py`)."""

    def enter(self, *, secret: bool) -> None: ...
    def leave(self) -> None: ...
    def retry(self) -> bool: ...
    def asks_anyway(self, seat: Seat, name: str) -> bool: ...
    def known_to(self, seat: Seat) -> None: ...
