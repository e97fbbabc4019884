"""What values show of themselves in a notebook: HTML with the printed cards, and no style sheet that others would feel.

A card is a picture that has its sheet within itself (`croupier.press.picture`); all around it is plain HTML in the
letters and colours of the notebook, dark or light.
"""

from collections.abc import Mapping
from html import escape
from typing import Any, Final, Literal

from croupier.engine import Decision, Face, Match, Seat
from croupier.engine.play.replay import load
from croupier.notebook.games import game_of_decision, game_of_face, named
from croupier.notebook.table import asked_seat, decision_html, of_match, of_view
from croupier.press.picture import image
from croupier.text import Translator
from croupier.text.cards import readable

ASKED: Final = "asked"
"""The seat whose question it is."""


class Shown:
    """A value as a notebook shows it: `html` is what it shows."""

    def __init__(self, value: object, html: str) -> None:
        self.value = value
        self.html = html

    def __repr__(self) -> str:
        return repr(self.value)

    def _repr_html_(self) -> str:
        return self.html


def show(value: object, seat: Seat | Literal["asked"] | None = ASKED, language: str = "en") -> Shown:
    """A match, a view, a replay document, a decision, a card or a bot, to be seen in a notebook.

    Of a match and a replay it is what `seat` sees: by default whoever is asked first (where the match is over, a
    spectator), None for a spectator. Nothing is in it that this seat may not know. Raises `TypeError` for anything
    else, `UnknownSeat`, `UnknownLanguage`, and what `croupier.load` raises.
    """
    if isinstance(value, Mapping) and "choices" in value:
        value = load(value, named)
    return Shown(value, _html(value, seat, language))


def draw(value: object) -> str:
    """A value as HTML, in English: what notebooks ask of the engine's (`croupier.engine.draw_by`)."""
    return _html(value, ASKED, "en")


def _html(value: Any, seat: Seat | str | None, language: str) -> str:  # Any: whatever somebody wants to see
    if isinstance(value, Match):
        looks = asked_seat(value) if isinstance(seat, str) else seat
        return of_match(value, looks, language)
    if isinstance(value, Mapping) and "asked" in value:
        return of_view(named(value["game"]), value, language)
    if isinstance(value, Decision):
        return decision_html(value, game_of_decision(value), language)
    if isinstance(value, Face):
        return _face(value, language)
    if hasattr(value, "choose") and isinstance(getattr(value, "name", None), str):
        return _bot(value, language)
    raise TypeError(f"{type(value).__name__} is no match, view, replay, decision, card or bot.")


def _face(face: Face, language: str) -> str:
    """The card, large; in words where no game is found that prints it."""
    game = game_of_face(face)
    return escape(repr(face)) if game is None else image(game, face.id, language, "large", wide=240)


def _bot(bot: Any, language: str) -> str:  # Any: whatever has a name and a choice
    """The name of a bot, what it does and how it is set."""
    said = Translator(language)
    note, about = f"bot-{bot.name}.note", (type(bot).__doc__ or "").strip().partition("\n")[0]
    does = said.say(note) if said.has(note) else about
    name = said.bot(bot.name) if said.has(f"bot-{bot.name}") else readable(bot.name)
    return f"<div><b>{escape(name)}</b> {escape(does)}<br><code>{escape(repr(bot))}</code></div>"
