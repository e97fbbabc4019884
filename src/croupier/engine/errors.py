"""Everything that can go wrong, as one family with fields instead of prose to parse."""

import copyreg
import sys
from collections.abc import Sequence
from typing import Any


class CroupierError(Exception):
    """The root: whoever catches this catches every error Croupier raises on purpose."""

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        """Message and fields as they are: by its own way `pickle` would call `__init__` with the message alone."""
        return copyreg.__newobj__, (type(self),), {"args": self.args, **vars(self)}  # type: ignore[attr-defined]  # not in its stub


class UnknownGame(CroupierError, LookupError):
    """No game of that name is installed."""


class BadSetup(CroupierError, ValueError):
    """A match that the rules do not allow: number of players, variant, seed or position.

    `rule` is the number of the rule that forbids it, where there is one.
    """

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule


class BadCards(BadSetup):
    """A card set, or a table of cards, that cannot be: says which card and field, and what would be right."""


class IllegalChoice(CroupierError, ValueError):
    """A choice nobody offered: wrong seat, wrong option, or the match is over.

    `seat` and `choice` are what was tried, `expected` the keys offered to that seat (empty if it was not
    asked), `rule` the number of the rule that forbids the choice, where the game can tell.
    """

    def __init__(
        self, message: str, *, seat: int, choice: object, expected: Sequence[str] = (), rule: str | None = None
    ) -> None:
        super().__init__(message)
        self.seat = seat
        self.choice = choice
        self.expected = tuple(expected)
        self.rule = rule


class MatchOver(IllegalChoice):
    """Nothing can be chosen, resampled or continued any more: the match has ended."""

    def __init__(self, message: str, seat: int = -1, choice: object = -1) -> None:
        super().__init__(message, seat=seat, choice=choice)


class UnknownSeat(CroupierError, LookupError):
    """A match has no such seat."""


class CannotUndo(CroupierError, ValueError):
    """There is no choice to take back."""


class BadReplay(CroupierError, ValueError):
    """Not a replay document: malformed, of an unknown format, or of a game version that is not installed."""


class ReplayMismatch(BadReplay):
    """The document and the rules part ways: at choice number `at`, `expected` was recorded and `got` was found."""

    def __init__(self, message: str, *, at: int, expected: object, got: object) -> None:
        super().__init__(message)
        self.at = at
        self.expected = expected
        self.got = got


class BrokenRules(CroupierError, RuntimeError):
    """A game misuses the engine: an empty list of options, a step that does not repeat, an undeclared field."""


class Untellable(BrokenRules):
    """An event that is told what it cannot tell."""


def traced(error: BaseException) -> str:
    """What a game's code has raised, in one line, after the line of its code where that was (`rules.py, line 9`)."""
    place = place_of(error)
    said = str(error).removesuffix(".")  # it stands inside of a sentence
    return f"{place}{': ' if place else ''}{type(error).__name__}{said and f': {said}'}"


def place_of(error: BaseException) -> str:
    """The innermost line of a game's code that an error has left (`rules.py, line 9`); '' if there is none."""
    place, at = "", error.__traceback__
    if isinstance(error, SyntaxError):  # it says itself where, and its traceback only who imports that
        at = None
    while at is not None:
        module = str(at.tb_frame.f_globals.get("__name__"))
        if not _is_of_the_house(module) and module.partition(".")[0] not in sys.stdlib_module_names:
            file = at.tb_frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
            place = f"{file}, line {at.tb_lineno}"
        at = at.tb_next
    return place


def _is_of_the_house(module: str) -> bool:
    return module.startswith("croupier.") and not module.startswith("croupier.games.")
