"""Validation: what a game declares on its class, looked at once before any match."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from croupier.engine.errors import BrokenRules
from croupier.engine.game import MOST_PLAYERS, Game
from croupier.engine.mode import Mode
from croupier.engine.shapes import is_bounded, shapes
from croupier.engine.state.parts import fields
from croupier.engine.window import Window

LAW = "declarations are sound"

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
"""What keys, addresses and the ids of messages can bear."""


def faults(game: type[Game]) -> list[str]:
    """What is wrong with what a game declares, each in a sentence."""
    return [*of_table(game), *_of_rules(game), *_of_cards(game), *_of_events(game), *_of_state(game)]


def of_table(game: type[Game]) -> Iterator[str]:
    """What is wrong with what every list of games says of each: one broken game would break the list."""
    for name in ("slug", "title", "version"):
        if not isinstance(value := getattr(game, name, None), str):
            yield f"{name} is {value!r}: it is a text"
        elif name == "slug" and not _NAME.fullmatch(value):
            yield f"slug is {value!r}: it has letters, digits, - and _, as addresses and files are named by it"
    match seats := getattr(game, "seats", None):
        case (int(low), int(high)) if 1 <= low <= high <= MOST_PLAYERS:
            pass
        case _:
            yield f"seats are {seats!r}: name the fewest and the most, from 1 to {MOST_PLAYERS}"
    if not isinstance(game.minutes, int | None):
        yield f"minutes are {game.minutes!r}: name a whole number or None"
    if not isinstance(game.variants, Mapping):
        yield f"variants are {game.variants!r}: name the values of each switch"
        return
    for switch, values in game.variants.items():
        if not (isinstance(values, tuple | list) and values and all(isinstance(value, str) for value in values)):
            yield f"the variant {switch!r} has the values {values!r}: name each in text, the default first"
            return
    yield from _of_modes(game)


def _of_modes(game: type[Game]) -> Iterator[str]:
    for name, mode in game.modes.items():
        if not isinstance(mode, Mode):
            yield f"the mode {name!r} is {mode!r}: write Mode({{switch: value}})"
            return
        wrong = [f"{v}={value}" for v, value in mode.variants.items() if value not in game.variants.get(v, ())]
        if wrong or not mode.variants:
            yield f"the mode {name!r} sets {', '.join(wrong) or 'nothing'}: name switches of the game and their values"
    for name, counted in (("decisions", game.decisions), *((n, mode.decisions) for n, mode in game.modes.items())):
        if not all(isinstance(n, int) and isinstance(many, int) and many > 0 for n, many in counted.items()):
            yield f"the decisions of {name} are {counted!r}: name how many a match takes, by the number of players"


def _of_rules(game: type[Game]) -> Iterator[str]:
    for name, does in (("setup", "lays a match out"), ("step", "asks, and carries out")):
        if getattr(game, name) is getattr(Game, name):
            yield f"there is no {name}: write the method that {does}"
    if game.TABLES is not None and game.printed.__func__ is Game.printed.__func__:  # type: ignore[attr-defined]  # a class method has one
        yield "there are TABLES, but no printed(tables): write the class method that makes FACES of them"
    yield from _of_questions(game)
    ours = {name.lower(): name for name in dir(Game) if not name.startswith("_")}
    written = {name for kind in game.__mro__ if not issubclass(Game, kind) for name in vars(kind)}
    for name in sorted(written):
        if (meant := ours.get(name.lower(), name)) not in {name, *written}:
            yield f"{name} means nothing to Croupier, but {meant} does: rename it"


def _of_questions(game: type[Game]) -> Iterator[str]:
    asked = {question.name for question in game.QUESTIONS}
    for name, window in game.windows.items():
        if not isinstance(window, Window):
            yield f"the window {name!r} is {window!r}: write Window(silence, presets)"
    for attribute, names in (("windows", game.windows), ("quiescent", game.quiescent)):
        strange = sorted(set(names) - asked) if asked else ()
        yield from (f"{attribute} names {name!r}, which is none of QUESTIONS" for name in strange)
    for name in ("preset_answers", "preset_expires"):
        if game.windows and getattr(game, name) is getattr(Game, name):
            yield f"there are windows, but no {name}: write the method that looks at standing answers"


def _of_cards(game: type[Game]) -> Iterator[str]:
    ids = [face.id for face in game.FACES]
    for name in ids:
        if not _NAME.fullmatch(name):
            yield f"the face {name!r} cannot be named: an id begins with a letter and has letters, digits, - and _"
    yield from (f"two faces have the id {face!r}" for face in _twice(ids))
    yield from (f"EFFECTS names {face!r}, which is no face" for face in game.EFFECTS if face not in ids)
    roles = {game.roles} - {""}
    for attribute, names in (("collected", game.collected), ("unsaid", game.unsaid), ("roles", roles)):
        strange = sorted(names - fields(game).keys())
        yield from (f"{attribute} names {name!r}, which is no field" for name in strange)
    for face in game.never_in_hand:
        if not isinstance(face, int) or not 0 <= face < len(ids):
            yield f"never_in_hand has {face!r}: it wants the places of faces in FACES (FaceId)"


def _of_events(game: type[Game]) -> Iterator[str]:
    """Events of one name may cite several rules, but are told by one sentence, so of the same values."""
    told = {event.name: event.values for event in game.EVENTS}
    for event in game.EVENTS:
        others = told[event.name]
        if event.values != others:
            yield f"two events are called {event.name!r} and tell {', '.join(event.values)} or {', '.join(others)}"


def _of_state(game: type[Game]) -> Iterator[str]:
    """What is said of the values of a field must be true of its type: no word is a number, no number has a length."""
    try:
        for field in shapes(game):
            is_bounded(field.shape)
    except BrokenRules as error:
        yield str(error)


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, number in Counter(names).items() if number > 1]
