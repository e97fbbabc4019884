"""A match as it stood before: after so many of its choices, or after the last one a seat made."""

from croupier.engine.play.history import begun, steps
from croupier.engine.play.match import Match
from croupier.engine.state.cards import Seat


def after(match: Match, count: int) -> Match:
    """The match as it stood after its first `count` choices: a copy that shares the past."""
    new = match.fork()
    later = len(match.choices) - count
    if later < 0:
        raise ValueError(f"A match has no {count} choices.")
    if later <= len(new._choices):
        new._advance(new._choices[: len(new._choices) - later])
        return new
    later -= len(new._choices)
    for step in steps(match._history):
        if later <= len(step.choices):
            new._history, new._base, new._resamples, new._last = step.before, begun(step), step.resamples, None
            new._advance(step.choices[: len(step.choices) - later])
            return new
        later -= len(step.choices)
    raise ValueError(f"A match has no {count} choices.")


def last_deed(match: Match, seat: Seat) -> int:
    """How many choices had been made when `seat` had last done something; 0 if it has not.

    Who lets a window pass, by hand or by a standing answer, has done nothing.
    """
    windows = match.game.windows
    silent = {window.silence for window in windows.values()}
    choices = match.choices
    for at in range(len(choices) - 1, -1, -1):
        if choices[at].seat != seat:
            continue
        if choices[at].key in silent:  # the key may mean another thing elsewhere
            asked = after(match, at).decision(seat)
            if asked is not None and asked.name in windows and windows[asked.name].silence == choices[at].key:
                continue
        return at + 1
    return 0
