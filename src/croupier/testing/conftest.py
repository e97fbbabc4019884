"""What the checks are given: the games that are looked at, and of each its languages, tables and tasks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

import pytest

from croupier import catalog
from croupier.engine import Game
from croupier.kit import Page
from croupier.testing.plugin import MATCHES
from croupier.text import Translator
from croupier.text.bundle import FALLBACK, spoken


def sizes(game: type[Game]) -> Sequence[int]:
    """The numbers of players."""
    fewest, most = game.seats
    return range(fewest, most + 1)


def page_kind(game: type[Game]) -> type[Page] | None:
    """The page of a game; None where it brings none."""
    kind = game.page()
    return kind if kind is not None and issubclass(kind, Page) else None


def lesson(game: type[Game]) -> Sequence[Any]:  # Any: tasks, or None
    """The tasks of its lesson."""
    kind = page_kind(game)
    return kind.LESSON if kind is not None else ()


OF_A_GAME: Mapping[str, Callable[[type[Game]], Iterable[Any]]] = {  # Any: as above
    "language": lambda game: spoken(game) or [FALLBACK],
    "translation": lambda game: spoken(game)[1:],
    "players": sizes,
    "task": lesson,
}
"""What a check may ask for beside the game, each of which there are several."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a check for each game, and for each of what it asks for beside."""
    if "game" not in metafunc.fixturenames:
        return
    beside = [name for name in OF_A_GAME if name in metafunc.fixturenames]
    cases = [case for name in _games(metafunc.config) for case in _cases(catalog.find(name), beside)]
    metafunc.parametrize(["game", *beside], cases)


def _games(config: pytest.Config) -> Sequence[str]:
    """The names that `--game` gives; ours without it."""
    names: Sequence[str] = config.getoption("croupier_games", default=()) or catalog.ours()
    return names


def _cases(game: type[Game], beside: Sequence[str]) -> Iterable[Any]:  # Any: pytest does not say what `param` gives
    """The arguments of each run; one run that is skipped where the game has none of what is asked for."""
    found = {name: list(OF_A_GAME[name](game)) for name in beside}
    if lacking := [name for name in beside if not found[name]]:
        why = pytest.mark.skip(reason=f"{game.title} has no {lacking[0]}.")
        return [pytest.param(game, *[None] * len(beside), marks=why, id=game.slug)]
    return [
        pytest.param(game, *given, id="-".join([game.slug, *(str(getattr(one, "name", one)) for one in given)]))
        for given in product(*found.values())
    ]


@pytest.fixture
def matches(request: pytest.FixtureRequest) -> int:
    """So many random matches are held against the laws."""
    number: int = request.config.getoption("croupier_matches", default=MATCHES)
    return number


@pytest.fixture
def translator(game: type[Game], language: str) -> Translator:
    """A strict translator: it raises where a word is missing. Who has no words is not asked for any."""
    if not spoken(game):
        pytest.skip(f"{game.title} has no words.")
    return Translator(language, game, strict=True)


@pytest.fixture
def kind_of_page(game: type[Game]) -> type[Page]:
    """The page of the game."""
    kind = page_kind(game)
    if kind is None:
        pytest.skip(f"{game.title} has no page of its own.")
    return kind
