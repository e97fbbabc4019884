"""Onboarding: what helps in a first match.

The goal on a card, hints at the moments they matter, and what the signs mean.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from croupier.engine import Decision, Event, Face, Figure, Game
from croupier.engine.once import once_for_each
from croupier.kit.sentences import Plain, Sentence, Translator

LATELY = 12
"""An event is news within so many lines of the log."""

CHOSEN_NOW = '#main :is([data-pick], [data-drafts], [form="choose"]):not(#ask *)'
"""What can be chosen on the table now, as a selector of a page."""
ANSWERS = "#ask .acts button"
"""The buttons under a question."""


class Hint(NamedTuple):
    """A hint, `hint-<name>` in words: at the first question `asked` of that name, or when `told` first happens.

    Both are told to everybody who is asked or has seen it, whatever lies in the hand: a hint betrays no card. What it
    means is the message itself, what to do its attribute `.do`. It stands beside one of the things `at`, a selector
    of a page; while none of them is in sight, beside one that can be chosen.
    """

    name: str
    asked: str = ""
    told: Event | None = None
    at: str = CHOSEN_NOW


class Part(NamedTuple):
    """A part of the goal, as a picture: the icon in its ink, and whether it is there."""

    icon: str
    meaning: str
    there: bool
    ink: str = ""


class Goal(NamedTuple):
    """The goal in a few words, how far the viewer has come, and how one plays, in three sentences."""

    title: str
    far: Sentence
    parts: tuple[Part, ...]
    rules: tuple[str, ...]


class Sign(NamedTuple):
    """An icon with its word and what it does."""

    icon: str
    word: str
    note: str


class Signs(NamedTuple):
    """Signs of one sort under their heading."""

    title: str
    signs: tuple[Sign, ...]


def due(hints: Iterable[Hint], decision: Decision | None, log: Sequence[Plain]) -> list[Hint]:
    """The hints that are true now, in their order."""
    asked = "" if decision is None else decision.name
    told = {event["event"] for event in log[-LATELY:]}
    return [one for one in hints if (one.asked and one.asked == asked) or (one.told and one.told.name in told)]


def corners(face: Face) -> list[Figure]:
    """What is printed in the corners and at the foot of a card."""
    return [*face.asks, *face.worth, *face.rail]


def deeds(game: type[Game], face: Face) -> list[Figure]:
    """What is printed of what a card does."""
    told = [figure for effect in game.EFFECTS.get(face.id, ()) for figure in effect.figures()]
    return [*([face.verb] if face.verb else []), *told, *(figure.per for figure in told if figure.per)]


@once_for_each
def icons(game: type[Game]) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, tuple[str, ...]]]:
    """By the id of each card the icons that stand in its corners, and those of what it does."""
    return (
        {face.id: tuple(figure.icon for figure in corners(face)) for face in game.FACES},
        {face.id: tuple(figure.icon for figure in deeds(game, face)) for face in game.FACES},
    )


@lru_cache(1 << 7)
def signs(game: type[Game], on_table: tuple[str, ...], translator: Translator) -> tuple[Signs, ...]:
    """The signs of a game by where they stand: in the corners of cards, in what they do, elsewhere `on_table`."""
    printed, done = icons(game)
    numbers = dict.fromkeys(icon for some in printed.values() for icon in some)
    rest = dict.fromkeys(icon for some in done.values() for icon in some if icon not in numbers)
    other = [icon for icon in on_table if icon not in (*numbers, *rest)]
    groups = {"numbers": numbers, "deeds": rest, "table": other}
    return tuple(
        Signs(translator.say(f"signs-{name}"), tuple(_explained(icon, translator) for icon in group))
        for name, group in groups.items()
        if group
    )


def _explained(icon: str, translator: Translator) -> Sign:
    """By the message `sign-<icon>`; without one, only what the figure is called."""
    message = f"sign-{icon}"
    if not translator.has(message):
        return Sign(icon, translator.figure(icon), "")
    return Sign(icon, translator.say(message), translator.say(f"{message}.note"))
