"""How long a bot may think about a choice while people wait for their next question.

A bot takes as long as it likes for the first choice after a person's; the longer its turn, the shorter each thought.
So all bots of a table together think no longer than eight first thoughts of one, and none longer than four seconds,
however many choices their turns have. It follows from the choices of the match alone: every process that serves a
table, now or after a restart, comes to the same times.
"""

from collections.abc import Collection, Sequence

from croupier.bots import SearchBot, bot
from croupier.engine import Choice

THOUGHTS = 8
"""All bots of a table think together about as long as one does about so many first choices."""

MOST = 4.0
"""Seconds that one bot thinks at most between two choices of people."""

SHARE = 0.4
"""The part of what is left that a single choice may take."""

LEAST = 0.01
"""Seconds that a bot always has; it looks at its options at least."""


def since_people(choices: Sequence[Choice], people: Collection[int]) -> list[int]:
    """The seats that have chosen since a person did, the newest first."""
    found: list[int] = []
    for choice in reversed(choices):
        if choice.seat in people:
            break
        found.append(choice.seat)
    return found


def thinking_time(name: str, before: int, bots: int) -> float | None:
    """Seconds for a choice of the bot `name`; None if it has no clock.

    `before`: how often it has chosen since a person did; `bots`: how many sit at the table.
    """
    player = bot(name)
    longest = player.settings.seconds if isinstance(player, SearchBot) else None
    if longest is None:
        return None
    left = min(MOST, THOUGHTS * longest / bots)
    for _ in range(before):
        left -= min(longest, SHARE * left)
    return max(LEAST, min(longest, SHARE * left))
