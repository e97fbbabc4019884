"""The steps of a recorded match in words: what each of them tells, and where the turns and rounds begin."""

from typing import NamedTuple

from croupier.server.service.recording import Recording
from croupier.server.service.views import Course
from croupier.server.web.view_model import Line, ViewModel


class Jump(NamedTuple):
    """A place to go to after so many choices, with its words; `kind` is `turn`, or `point` for a turning point."""

    at: int
    words: str
    kind: str = "turn"


def jumps(t: ViewModel, recording: Recording) -> tuple[Jump, ...]:
    """Where each round or turn begins, by the headings of the log of the whole match.

    `t` is a scene of the match, for its words. Of headings that are told together the last one is the narrowest.
    """
    found: dict[int, str] = {}
    for line, event in enumerate(recording.log(len(recording.choices), None), 1):
        if t.page.shown(event).heading:
            words = t.translator.line(event, t.names, None).rstrip(".")
            at = _told(recording, line)
            found[at] = f"{found[at]} · {words}" if at in found else words
    return tuple(Jump(at, words) for at, words in sorted(found.items()))


def turning(t: ViewModel, course: Course | None) -> tuple[Jump, ...]:
    """The step with which the match was decided, where that is known."""
    turn = None if course is None else course.decided
    return () if turn is None else (Jump(turn.at + 1, t.say("decided-here"), "point"),)


def _told(recording: Recording, line: int) -> int:
    """After how many choices so many lines were told."""
    low, high = 0, len(recording.choices)
    while low < high:
        middle = (low + high) // 2
        if recording.told(middle) < line:
            low = middle + 1
        else:
            high = middle
    return low


def said(t: ViewModel) -> tuple[Line, ...]:
    """What a step tells, in the order in which it happened."""
    return tuple(line for line in t.new_lines() if not line.shown.quiet)


def mover(t: ViewModel, recording: Recording, at: int) -> str:
    """Who made the choice of a step; '' at the beginning."""
    return t.names[recording.choices[at - 1].seat] if at else ""
