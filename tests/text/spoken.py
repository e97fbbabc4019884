"""Everything a game can say, said: random matches in every set-up, and all that is declared."""

from collections.abc import Iterator, Mapping
from functools import cache

from croupier import catalog
from croupier.engine import Game
from croupier.kit import Page
from croupier.kit.onboarding import corners, deeds
from croupier.testing.spoken import matches
from croupier.text import Translator
from croupier.text.bundle import Messages, Value
from croupier.text.samples import declared_texts, event_texts, log_texts, position_texts


class Recorder(Messages):
    """Messages that remember which of them were said."""

    def __init__(self, language: str, game: type[Game]) -> None:
        super().__init__(language, game, strict=True)
        self.said: set[str] = set()

    def format(self, name: str, args: Mapping[str, Value], otherwise: str | None = None) -> str:
        self.said.add(name.partition(".")[0])
        return super().format(name, args, otherwise)


def recorded(language: str, game: type[Game]) -> tuple[Translator, Recorder]:
    """A strict translator, and the record of what it says."""
    translator = Translator(language, game, strict=True)
    recorder = Recorder(language, game)
    translator.messages = recorder
    return translator, recorder


def keys(plain: object) -> Iterator[str]:
    """The names of all fields of plain data, however deep: a terminal shows records with the names of their fields."""
    if isinstance(plain, Mapping):
        yield from plain
        plain = list(plain.values())
    if isinstance(plain, list):
        for part in plain:
            yield from keys(part)


def helping(game: type[Game]) -> set[str]:
    """What is said to somebody who learns the game: goal, hints, signs, tags, tasks."""
    kind = game.page()
    if kind is None or not issubclass(kind, Page) or not kind.HINTS:
        return set()
    icons = {figure.icon for face in game.FACES for figure in (*corners(face), *deeds(game, face))}
    own = {*icons, *(icon for icon in kind.TABLE_SIGNS if f"sign-{icon}" in Recorder("en", game))}
    hints = {f"hint-{hint.name}" for hint in kind.HINTS}
    tags = {f"tag-{tag[0].icon}" for effects in game.EFFECTS.values() for tag in (one.tag() for one in effects) if tag}
    signs = {f"sign-{icon}" for icon in own}
    return {"goal", *hints, *signs, *tags, *(f"lesson-{task.name}" for task in kind.LESSON)}


@cache
def used_by(place: str) -> frozenset[str]:
    """The ids of all messages that a game needs."""
    game = catalog.find(place)
    translator, recorder = recorded("en", game)
    for _ in declared_texts(translator):
        pass
    for event in game.EVENTS:
        for _ in event_texts(translator, event):
            pass
    fields: set[str] = set()
    for number, match in enumerate(matches(game)):
        if number % 8 == 0 or match.over:  # fields are there for long
            fields.update(keys(match.view(None)))
        for _ in position_texts(translator, match):
            pass
        if match.over:
            for _ in log_texts(translator, match):
                pass
    of_cards = (f"{message}-{face.id}" for face in game.FACES for message in ("card", "short"))
    said = recorder.said | {name for name in of_cards if name in translator.messages}
    guiding = helping(game)
    verbs = {f"verb-{verb.name}" for verb in game.verbs() if verb.name}  # the lab names them
    shown = {f"{kind}-{field}" for field in fields for kind in ("zone", "state")}
    return frozenset(said | guiding | verbs | {name for name in shown if name in translator.messages})
