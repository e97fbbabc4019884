"""A print: everything that stands on one card in one language, as plain data for any medium."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from croupier.engine import Face, Figure


class Printer(Protocol):
    """What the press needs from the text room."""

    def card(self, face: str) -> str:
        """The printed name of a face."""

    def parted(self, text: str) -> str:
        """A text in which long words may part at their joints."""

    def text(self, face: str) -> str:
        """The printed sentences of a face."""

    def short(self, face: str) -> str:
        """The same in a few words."""

    def terms(self, face: str) -> Sequence[tuple[str, str]]:
        """The words of those sentences that mean more than they say, and what they mean."""

    def kind(self, face: str) -> str:
        """The type line of a face."""

    def figure(self, name: str) -> str:
        """What a figure means, in a word."""

    def counted(self, figure: Figure) -> str:
        """A figure with its number: "6 coins"."""


@dataclass(frozen=True, slots=True)
class Mark:
    """An icon with its number or its words."""

    icon: str
    words: str = ""
    meaning: str = ""
    """What the number means, for those who hear the card instead of seeing it."""
    said: str = ""
    """The number with what it means: "6 coins"."""


@dataclass(frozen=True, slots=True)
class Print:
    """One card in one language; the zones of the card grammar from top to bottom."""

    game: str
    id: str
    name: str
    kind: str
    ink: str
    picture: str
    back: str
    emblem: str
    text: str
    short: str = ""
    """What it does in a few words, for the sizes that have no room for its text."""
    asks: tuple[Mark, ...] = ()
    worth: tuple[Mark, ...] = ()
    rail: tuple[Mark, ...] = ()
    verb: Mark | None = None
    terms: Sequence[tuple[str, str]] = ()
    """The words of its text that are explained beside it."""
    parted: str = ""
    """Its name with soft hyphens where long words may part."""

    @property
    def label(self) -> str:
        """The accessible name: name, kind, numbers."""
        numbers = [mark.said for mark in (*self.asks, *self.worth, *self.rail)]
        return ", ".join([self.name, self.kind, *numbers]) if self.kind else ", ".join([self.name, *numbers])


def press(game: str, face: Face, printer: Printer) -> Print:
    """Print one face of a game in the printer's language."""
    title, verb = printer.card(face.id), None
    if face.verb is not None:
        name = printer.figure(face.verb.name) if face.verb.name else ""
        number = "" if face.verb.number is None else str(face.verb.number)
        verb = Mark(face.verb.icon, f"{name[:1].upper()}{name[1:]} {number}".strip())
    return Print(
        game=game,
        id=face.id,
        name=title,
        parted=printer.parted(title),
        kind=printer.kind(face.id),
        ink=face.ink,
        picture=face.picture,
        back=face.back,
        emblem=face.verb.icon if face.verb is not None and not face.asks else "",
        text=printer.text(face.id),
        short=printer.short(face.id),
        asks=_marks(face.asks, printer),
        worth=_marks(face.worth, printer),
        rail=_marks(face.rail, printer),
        verb=verb,
        terms=printer.terms(face.id),
    )


def _marks(figures: Sequence[Figure], printer: Printer) -> tuple[Mark, ...]:
    return tuple(
        Mark(
            figure.icon,
            "" if figure.number is None else str(figure.number),
            printer.figure(figure.name or figure.icon),
            printer.counted(figure),
        )
        for figure in figures
    )
