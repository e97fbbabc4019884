"""Who plays in the lab: a bot by its name, or one that searches with other settings."""

import re
from ast import literal_eval
from dataclasses import replace
from time import process_time

from croupier.bots import Bot, Search, SearchBot, Settings, bot
from croupier.bots.bot import asked
from croupier.bots.evaluator import Evaluator
from croupier.engine import BadSetup, Match

_NAME = re.compile(r"(?P<bot>[^*:]+)(?:\*(?P<times>[1-9]\d{0,3}))?(?P<changes>(?::\w+=[\w.]+)*)")
_CHANGE = re.compile(r":(\w+)=([\w.]+)")


class Timed:
    """Plays by a search as `SearchBot`; its clock stands still while other processes work."""

    def __init__(self, name: str, settings: Settings, evaluator: Evaluator | None) -> None:
        self.name, self._settings, self._evaluator = name, settings, evaluator

    def choose(self, match: Match, seat: int, seed: int) -> int:
        """The option found best. See `Bot.choose`."""
        if len(asked(match, seat).options) == 1:
            return 0
        return Search(match, seat, self._settings, seed, process_time, self._evaluator).run()

    def within(self, seconds: float) -> "Timed":
        """The same bot, which thinks no longer than that. See `Bot.within`."""
        return Timed(self.name, self._settings.within(seconds), self._evaluator)


def player(text: str) -> Bot:
    """The bot of that name; `normal*10` thinks ten times as much, `hard:depth=10:foresee=False` has other settings.

    Whose `seconds` are named (`hard:seconds=1.4`) has a clock, which counts processor time. Raises `UnknownBot`, and
    `BadSetup` for settings that are none, or of a bot that does not search.
    """
    found = _NAME.fullmatch(text)
    if found is None or not (found["times"] or found["changes"]):
        return bot(text)
    name, changes = found["bot"], _CHANGE.findall(found["changes"])
    one = bot(name)
    if not isinstance(one, SearchBot):
        raise BadSetup(f"{name} does not search: it has no settings.")
    settings = one.settings
    try:
        settings = replace(settings, **{key: literal_eval(value) for key, value in changes})
    except (TypeError, ValueError, SyntaxError) as error:
        raise BadSetup(f"{text!r} has settings that are none: {error}.") from error
    if found["times"]:
        if settings.iterations is None:
            raise BadSetup(f"{name} is limited by a clock, so it cannot think {found['times']} times as much.")
        settings = replace(settings, iterations=settings.iterations * int(found["times"]))
    return (Timed if "seconds" in dict(changes) else SearchBot)(text, settings, one.evaluator)


def kind_of(text: str) -> tuple[str, str]:
    """The name of a bot, and what is another about it: `("normal", "*10")`."""
    found = re.match(r"[^*:]*", text)
    name = found[0] if found else text
    return name, text[len(name) :]
