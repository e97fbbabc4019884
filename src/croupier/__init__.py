"""Croupier puts a card game on the table from its rulebook.

>>> import croupier
>>> match = croupier.start("quintet", players=2, seed=7)
>>> decision = match.decisions[0]
>>> match.choose(decision.seat, 0)
"""

from collections.abc import Mapping, Sequence
from importlib import import_module as _import_module
from types import ModuleType as _ModuleType
from typing import TYPE_CHECKING, Any, Literal

from croupier import compiled as _compiled

_compiled.install()  # before anything is imported that may be compiled

from croupier.catalog import find as _find  # noqa: E402
from croupier.catalog import listed as _listed  # noqa: E402
from croupier.catalog import names as _names  # noqa: E402
from croupier.engine import (  # noqa: E402
    BadCards,
    BadReplay,
    BadSetup,
    CannotUndo,
    Choice,
    CroupierError,
    Decision,
    IllegalChoice,
    Json,
    Match,
    MatchOver,
    Option,
    ReplayMismatch,
    Seed,
    UnknownGame,
    UnknownSeat,
)
from croupier.engine import Game as _Game  # noqa: E402
from croupier.engine import check_setup as _check_setup  # noqa: E402
from croupier.engine import draw_by as _draw_by  # noqa: E402
from croupier.engine import start as _start  # noqa: E402
from croupier.engine.play.arrange import arrange as _arrange  # noqa: E402
from croupier.engine.play.replay import load as _load  # noqa: E402
from croupier.extras import from_extras as _from_extras  # noqa: E402

if TYPE_CHECKING:
    from croupier.env.actions import Actions
    from croupier.env.observation import Observation
    from croupier.env.running import Running
    from croupier.notebook import Shown
    from croupier.text.said import Sayable

__all__ = [
    "BadCards",
    "BadReplay",
    "BadSetup",
    "CannotUndo",
    "Choice",
    "CroupierError",
    "Decision",
    "IllegalChoice",
    "Match",
    "MatchOver",
    "Option",
    "ReplayMismatch",
    "UnknownGame",
    "UnknownSeat",
    "actions",
    "arrange",
    "games",
    "load",
    "observation",
    "running",
    "say",
    "show",
    "start",
]

__version__ = "0.9.0"

Variants = Mapping[str, str | int | bool]
Cards = Mapping[str, str | int]


if TYPE_CHECKING:

    def games() -> list[Json]:
        """What can be played: of each game name, version, title, seats, variants and minutes, as `GET /api/games`."""


class _Games(_ModuleType):
    """The package in which our games lie has the name under which people ask what can be played, so it answers too."""

    def __call__(self) -> list[Json]:
        return [_listed(name) for name in _names()]


_import_module("croupier.games").__class__ = _Games


def start(
    game: str,
    players: int = 2,
    seed: Seed | None = None,
    variants: Variants | None = None,
    entropy: Sequence[str] = (),
    *,
    salt: str | None = None,
    log: bool = True,
    cards: Cards | None = None,
) -> Match:
    """A new match of the game of that name.

    Without a seed one of 256 random bits is drawn; `entropy` is what people add to it. `salt` hides the seed in the
    commitment; it is drawn unless it is given. Without `log` the match goes on quicker, and its log stays empty.
    `cards` are what is another on its cards, by card and field: `{"wolf.life": 3}` (`docs/designers/cards.md`).
    Raises `UnknownGame`, `BadSetup` and, for cards that cannot be, `BadCards`.
    """
    return _start(_named(game).with_cards(cards or {}), players, seed, variants, entropy, salt=salt, log=log)


def load(data: object) -> Match:
    """The match of a replay document (a mapping, or its JSON text), played again choice by choice.

    Raises `BadReplay`, `ReplayMismatch`, `UnknownGame`.
    """
    return _load(data, _find)


def arrange(
    game: str,
    players: int,
    position: Mapping[str, Any] | None = None,  # Any: values of any field
    *,
    seed: Seed = 0,
    variants: Variants | None = None,
    cards: Cards | None = None,
    **fields: Any,  # values of any field
) -> Match:
    """A match that stands in a given position: zones, counters, active seat.

    >>> match = arrange("quintet", 2, {"hand": [["wizard"], ["herald"]], "active": 0})

    See `croupier.engine.play.arrange` for what a position may say. Raises `UnknownGame`, `BadSetup` and `BadCards`.
    """
    laid = {} if position is None else position
    if isinstance(laid, Mapping):
        laid = {**laid, **fields}
    return _arrange(_named(game).with_cards(cards or {}), players, laid, seed=seed, variants=variants)


def running(
    game: str,
    players: int = 2,
    seed: Seed = 0,
    variants: Variants | None = None,
    *,
    log: bool = False,
    cards: Cards | None = None,
) -> "Running":
    """A match that only goes forward, four times as quick as one that can be undone (`croupier.env.running`).

    Raises `UnknownGame`, `BadSetup` and `BadCards`.
    """
    with _from_extras():
        from croupier.env.running import Running  # greenlet is loaded only where it is needed

    return Running(_named(game).with_cards(cards or {}), players, seed, variants, log=log)


def actions(game: str, players: int = 2, *, cards: Cards | None = None) -> "Actions":
    """The action space of a game at a table for so many: a number for everything that can be chosen.

    Raises `UnknownGame`, `BadCards`, and `BadSetup` for a game that does not declare its questions.
    """
    from croupier.env.actions import actions as space  # as above

    kind = _named(game).with_cards(cards or {})
    _check_setup(kind, players, None)
    return space(kind, players)


def observation(game: str, players: int = 2, *, cards: Cards | None = None) -> "Observation":
    """What a seat sees as a row of numbers, at a table for so many: its size, what each is, and how it is written.

    It is for matches with these `cards` alone. Raises `UnknownGame`, `BadCards`, and `BadSetup` for a game that does
    not declare the bounds of its state.
    """
    from croupier.env.observation import observation as layout  # as above

    kind = _named(game).with_cards(cards or {})
    _check_setup(kind, players, None)
    return layout(kind, players)


def say(
    match: Match, what: "Sayable", language: str = "en", *, seat: int | None = None, names: Sequence[str] = ()
) -> str:
    """A line of the log, a question or an option of a match as a sentence: `croupier.text.said.say`.

    >>> match = start("quintet", seed=7)
    >>> say(match, match.decisions[0].options[0])
    'Play the Herald'

    `seat` is who reads ("you"), None a spectator; `names` are those of the seats. Raises `UnknownLanguage`.
    """
    from croupier.text.said import say as sentence  # words are loaded only where they are needed

    return sentence(match, what, language, seat=seat, names=names)


def show(value: object, seat: int | Literal["asked"] | None = "asked", language: str = "en") -> "Shown":
    """A match, a view, a replay document, a decision, a card or a bot, to be seen in a notebook.

    A match is shown as `seat` sees it: whoever is asked, if none is named; None is a spectator. Raises `TypeError` for
    anything else, `UnknownSeat`, and what `load` raises.
    """
    from croupier.notebook import show as shown  # as above

    return shown(value, seat, language)


def _draw(value: object) -> str:
    """How a value of the engine shows itself in a notebook."""
    from croupier.notebook import draw  # as above

    return draw(value)


_draw_by(_draw)


def _named(name: object) -> type[_Game]:
    """The game of that name. Raises `UnknownGame`, also for what is no name at all."""
    if not isinstance(name, str):
        raise UnknownGame(f"The name of a game is a text; {type(name).__name__} is no text.")
    return _find(name)
