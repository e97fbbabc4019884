"""Who plays in the lab: a bot by its name, or one that searches with other settings."""

import re
from ast import literal_eval
from dataclasses import replace

from croupier.bots import Bot, SearchBot, bot
from croupier.engine import BadSetup

_NAME = re.compile(r"(?P<bot>[^*:]+)(?:\*(?P<times>[1-9]\d{0,3}))?(?P<changes>(?::\w+=[\w.]+)*)")
_CHANGE = re.compile(r":(\w+)=([\w.]+)")


def player(text: str) -> Bot:
    """The bot of that name; `normal*10` thinks ten times as much, `hard:depth=10:foresee=False` has other settings.

    Raises `UnknownBot`, and `BadSetup` for settings that are none, or of a bot that does not search.
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
    return SearchBot(text, settings, one.evaluator)


def kind_of(text: str) -> tuple[str, str]:
    """The name of a bot, and what is another about it: `("normal", "*10")`."""
    found = re.match(r"[^*:]*", text)
    name = found[0] if found else text
    return name, text[len(name) :]
