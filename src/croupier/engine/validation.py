"""Validation: what a game declares on its class, looked at once before any match."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from croupier.engine.errors import BrokenRules
from croupier.engine.game import MOST_PLAYERS, Game
from croupier.engine.shapes import is_bounded, shapes
from croupier.engine.state.parts import fields

LAW = "declarations are sound"


def faults(game: type[Game]) -> list[str]:
    """What is wrong with what a game declares, each in a sentence."""
    return [*of_table(game), *_of_rules(game), *_of_cards(game), *_of_events(game), *_of_state(game)]


def of_table(game: type[Game]) -> Iterator[str]:
    """What is wrong with what every list of games says of each: one broken game would break the list."""
    for name in ("title", "version"):
        if not isinstance(value := getattr(game, name, None), str):
            yield f"{name} is {value!r}: it is a text"
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
    for name, mode in game.modes.items():
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


def _of_cards(game: type[Game]) -> Iterator[str]:
    ids = [face.id for face in game.FACES]
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
