"""Animation timeline: what has happened, frame by frame.

Read from a log by what each kind of event does to a frame (`Shown`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from croupier.kit.presentation import Shown
from croupier.kit.sentences import Plain


@dataclass
class Frame:
    """One picture of a film: an event with which it opens, and what followed, by the steps of the frame.

    `line` is the number of the log line with which it begins, `until` of its last one so far, counted from 1.
    """

    kind: str
    line: int
    steps: dict[str, list[Plain]] = field(default_factory=dict)
    until: int = 0

    def step(self, name: str) -> list[Plain]:
        """The events of one step, oldest first."""
        return self.steps.get(name, [])


def frames(log: Sequence[Plain], shown: Callable[[Plain], Shown], start: int = 0) -> Iterator[Frame]:
    """The frames of a log from its entry `start` on. Events between two frames belong to none."""
    frame: Frame | None = None
    running = ""
    for at in range(start, len(log)):
        event = log[at]
        row = shown(event)
        if frame is not None and row.closes:
            yield frame
            frame = None
        ends = row.ends
        if frame is None and row.opens:
            frame, running, ends = Frame(row.opens, at + 1), "", row.ends or row.alone
        if frame is not None:
            frame.steps.setdefault(row.step or running, []).append(event)
            frame.until = at + 1
            running = row.then or running
            if ends:
                yield frame
                frame = None
    if frame is not None:
        yield frame


def last_frame(log: Sequence[Plain], shown: Callable[[Plain], Shown]) -> Frame | None:
    """The last of these frames; the log is read from its end, and only as far back as it takes."""
    at = len(log)
    opened = False
    for at in reversed(range(len(log))):
        row = shown(log[at])
        opened = opened or bool(row.opens)
        if opened and row.closes:  # here no other frame is open
            break
    return list(frames(log, shown, at))[-1] if opened else None
