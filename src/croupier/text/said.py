"""Sentences for programs: what happened, what is asked and what can be chosen, of a match and in a language."""

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.engine import Choice, Decision, Match, Option, Seat
from croupier.text.translator import PromptText, Translator

Sayable = Mapping[str, Any] | Decision | Option[Any] | Choice | str  # Any: plain data, options of any question
"""A line of a log, a question, an option, a choice, or the key of either of these two."""


def say(
    match: Match, what: Sayable, language: str = "en", *, seat: Seat | None = None, names: Sequence[str] = ()
) -> str:
    """What it says in a sentence: a line of the log, a question, or an option, also by its key.

    A question and its options are told to the seat that is asked. A line of the log is told to `seat`, which is called
    "you" in it; None is a spectator. `names` are those of the seats, in their order; without them they are "Seat 0",
    "Seat 1" and so on. An option is looked for among the pending decisions, that of `seat` first. What a game has no
    words for is said by its key, made readable. Raises `UnknownLanguage`.
    """
    translator = Translator(language, match.game)
    called = names or names_of(translator, match.players)
    if isinstance(what, Mapping):
        return translator.line(what, called, seat)
    if isinstance(what, Decision):
        prompt = translator.prompt(what, match.view(what.seat), called, what.seat)
        return one_line(prompt)
    key = what if isinstance(what, str) else what.key
    asker = what.seat if isinstance(what, Choice) else seat
    offering = sorted((one for one in match.decisions if key in one.keys), key=lambda one: one.seat != asker)
    if not offering:
        return translator.label("", key, match.view(asker), called, asker)
    decision = offering[0]
    view = match.view(decision.seat)
    return translator.label(decision.name, key, view, called, decision.seat, about=decision.about)


def names_of(translator: Translator, players: int) -> tuple[str, ...]:
    """What seats are called where nobody sits on them: by the numbers that programs know them by."""
    return tuple(translator.say("seat-name", number=seat) for seat in range(players))


def one_line(prompt: PromptText) -> str:
    """A question in one line: what kind it is, then the fact and what follows."""
    return " ".join(filter(None, (f"{prompt.kind}.", prompt.fact, prompt.note, prompt.warning)))
