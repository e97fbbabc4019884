"""Reading a golden playthrough: what everybody saw at each moment, put together again from what has changed."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from croupier.testing.differences import carried_out
from croupier.testing.playthroughs import Viewer, named

LINE = r"(\((?P<up>\d+) up\) )?((?P<who>[a-z0-9, ]+): )?(?P<event>[\w-]+) (?P<values>\{.*\})"
"""A line of a log, of those whom it is told to."""


@dataclass
class Seen:
    """What one viewer has seen: the view, the log, and the newest question with its options."""

    view: dict[str, Any] = field(default_factory=dict)  # Any: JSON
    log: list[dict[str, Any]] = field(default_factory=list)  # Any: JSON
    asked: str = ""


def moments(text: str, players: int) -> Iterator[tuple[tuple[int, str] | None, dict[Viewer, Seen]]]:
    """Each moment: the choice that led there, as seat and key (None at the beginning), and what everybody has seen."""
    viewers: list[Viewer] = [*range(players), None]
    seen = {viewer: Seen() for viewer in viewers}
    for part in text.rstrip().split("\n\n")[1:]:
        title, *sections = re.split(r"\n  (?! )", part)
        groups = {name: lines for name, *lines in (section.split("\n    ") for section in sections)}
        told = groups.pop("told", [])
        for viewer in viewers:
            news = [line for group, lines in groups.items() if belongs(viewer, group) for line in lines]
            asked = [line.removeprefix("asked ") for line in news if line.startswith("asked ")]
            views = [line for line in news if not line.startswith("asked ")]
            before = seen[viewer]
            seen[viewer] = Seen(
                carried_out(before.view, views), heard(before.log, told, viewer), [before.asked, *asked][-1]
            )
        choice = re.fullmatch(r"\d+\. seat (\d+) \w+: (.+)", title)
        yield (int(choice[1]), choice[2]) if choice else None, dict(seen)


def belongs(viewer: Viewer, group: str) -> bool:
    """Whether a viewer is among those named."""
    return group == "everybody" or named([viewer]) in group.split(", ")


def heard(log: list[dict[str, Any]], told: Sequence[str], viewer: Viewer) -> list[dict[str, Any]]:  # Any: JSON
    """The log of a viewer with its new lines; `(2 up)` stands above two others."""
    found = filter(None, (re.fullmatch(LINE, line) for line in told))
    lines = [line for line in found if belongs(viewer, line["who"] or "everybody")]
    whole, last = list(log), []
    for line in lines:
        event = {"event": line["event"], **json.loads(line["values"])}
        if line["up"]:
            whole.insert(len(log) + len(lines) - int(line["up"]) - 1, event)
        else:
            last.append(event)
    return whole + last
