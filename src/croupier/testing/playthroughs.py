"""Golden records of a game: playthroughs, replays, counts of decision paths and of what is told.

`python -m croupier.testing.playthroughs NAME` writes them under `tests/games/NAME/golden` of the working folder, where
`test_golden` looks for them.

A playthrough is the beginning of one match as readable text, with all that every seat sees: a changed rule or a leak
shows in review as a diff; docs/designers/testing.md says how to read it. A replay of each released version stays for
ever. `--check` compares instead of writing.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from croupier import catalog
from croupier.engine import Decision, Game, Json, Match, Seat, start
from croupier.engine.laws import setups
from croupier.lab import Observer, play
from croupier.lab.playing import at_random
from croupier.testing import differences

GOLDEN = Path("tests", "games")
SHOWN = 24
DEPTH = 3
SEED = 2026
HEARD = 8
"""So many whole matches are listened to."""

Viewer = Seat | None
"""A seat, or a spectator (None)."""


def playthroughs(game: type[Game]) -> Iterator[tuple[str, dict[str, str]]]:
    """The set-ups that are recorded: fewest and most players, and each switch by itself."""
    low, high = game.seats
    yield f"{low}-players", {}
    yield f"{high}-players", {}
    for name, values in game.variants.items():
        for value in values[1:]:
            yield f"{name}-{value}", {name: value}


def folder_of(game: type[Game], root: Path = Path()) -> Path:
    """Where the golden records of a game lie in a project."""
    return root / GOLDEN / game.slug / "golden"


def begin(game: type[Game], title: str, variants: dict[str, str]) -> Match:
    """The match of a playthrough: the number of players from its title, else the fewest that the switch allows."""
    if not variants:
        return start(game, int(title.split("-", maxsplit=1)[0]), SEED)
    players = next(n for n, chosen in setups(game) if all(chosen[k] == v for k, v in variants.items()))
    return start(game, players, SEED, variants)


def walk(match: Match) -> tuple[int, int]:
    """Who chooses what: a fixed walk through options and seats, without chance."""
    made = len(match.choices)
    decision = match.decisions[made % len(match.decisions)]
    return decision.seat, (made * made * 7 + made * 3) % len(decision.options)


def written(game: type[Game], title: str, variants: dict[str, str]) -> str:
    """One playthrough as text: at first everything that each viewer sees, after each choice what has changed."""
    match = begin(game, title, variants)
    writer = Writer(match, f"{game.title} {game.version}: {title}, seed {SEED}")
    play(match, walk, writer, most=SHOWN)
    return "\n".join(writer.lines) + "\n"


class Writer(Observer):
    """Writes down what everybody sees and is told."""

    def __init__(self, match: Match, title: str) -> None:
        self.lines = [title, "", "at the beginning"]
        self._viewers: list[Viewer] = [*range(match.players), None]
        self._log: list[tuple[str, ...]] = []
        self._seen = dict.fromkeys(self._viewers, Sight({}, ""))

    def begun(self, match: Match) -> None:
        """What there is to see before the first choice."""
        self._look(match)

    def chosen(self, match: Match, decision: Decision, index: int) -> None:
        """The choice, as a title of what comes of it."""
        number = len(match.choices) + 1
        self.lines += ["", f"{number}. seat {decision.seat} {decision.name}: {decision.keys[index]}"]

    def told(self, match: Match, lines: Sequence[Json]) -> None:
        """What has come of it, as each of them is told it."""
        del lines
        self._look(match)

    def _look(self, match: Match) -> None:
        told = [*zip(*([event_of(line) for line in match.log_for(viewer)] for viewer in self._viewers), strict=True)]
        self.lines += news(self._log, told, self._viewers)
        self._log = told
        seen = {viewer: Sight.of(match, viewer) for viewer in self._viewers}
        self.lines += changes({viewer: seen[viewer].since(self._seen[viewer]) for viewer in self._viewers})
        self._seen = seen


def event_of(line: dict[str, Any]) -> str:  # Any: JSON
    """A line of a log: the event and its values."""
    (_, event), *values = line.items()
    return f"{event} {differences.written(dict(values))}"


def news(old: Sequence[tuple[str, ...]], new: Sequence[tuple[str, ...]], viewers: Sequence[Viewer]) -> Iterator[str]:
    """The new lines of the log, each as all viewers are told it, or as some are.

    What happens side by side is told in the order of seats, so a line may come to stand above old ones.
    """
    left = list(old)
    title = ["  told"]
    for at, line in enumerate(new):
        if left and line == left[0]:
            left.pop(0)
            continue
        yield from title
        title = []
        place = f"({len(new) - at - 1} up) " if left else ""
        for text in dict.fromkeys(line):
            told = [viewer for viewer, heard in zip(viewers, line, strict=True) if heard == text]
            audience = "" if len(told) == len(viewers) else f"{named(told)}: "
            yield f"    {place}{audience}{text}"
    assert not left, left


@dataclass(frozen=True)
class Sight:
    """What one viewer sees at one moment: the view, and what they are asked, with the options."""

    view: dict[str, Any]  # Any: JSON
    asked: str

    @classmethod
    def of(cls, match: Match, viewer: Viewer) -> "Sight":
        """What a seat sees now, or a spectator (None)."""
        decision = None if viewer is None else match.decision(viewer)
        return cls(match.view(viewer), asked_of(decision) if decision else "")

    def since(self, before: "Sight") -> list[str]:
        """What has changed in the view, then the question if it is another."""
        asked = [f"asked {self.asked}"] if self.asked and self.asked != before.asked else []
        return [*differences.changes(before.view, self.view), *asked]


def asked_of(decision: Decision) -> str:
    """A question with what it is about, if it says that, and its options."""
    about = f" {differences.written(dict(decision.about))}" if decision.about else ""
    return f"{decision.name}{about}: {' '.join(decision.keys)}"


def changes(seen: dict[Viewer, list[str]]) -> Iterator[str]:
    """The changes of all viewers, each once, under those who see it; what most of them see stands first."""
    audience: dict[str, list[Viewer]] = {}
    for viewer, lines in seen.items():
        for line in lines:
            audience.setdefault(line, []).append(viewer)
    groups: dict[tuple[Viewer, ...], list[str]] = {}
    for line, viewers in audience.items():
        groups.setdefault(tuple(viewers), []).append(line)
    for group in sorted(groups, key=lambda group: -len(group)):
        yield f"  {'everybody' if len(group) == len(seen) else named(group)}"
        yield from (f"    {line}" for line in groups[group])


def named(viewers: Sequence[Viewer]) -> str:
    """Who that is: `seat 0, spectator`."""
    return ", ".join("spectator" if viewer is None else f"seat {viewer}" for viewer in viewers)


def replay(game: type[Game]) -> str:
    """A whole match as a replay document."""
    low, high = game.seats
    match = start(game, min(3, high) if low <= 3 else low, SEED, salt="")  # a drawn salt would be another each time
    return json.dumps(play(match, walk).save()) + "\n"


def perft(game: type[Game]) -> str:
    """How many decision paths of each length lead on from the first decision, per number of players."""
    low, high = game.seats
    counts = {n: [len(paths) for paths in _levels(start(game, n, SEED))] for n in range(low, high + 1)}
    return json.dumps(counts) + "\n"


def told(game: type[Game]) -> str:
    """What some whole matches of different set-ups tell: how many lines of each kind, and a digest of these lines.

    A playthrough shows how lines read, but only at the beginning. The digest holds what every seat and a spectator
    hear of each kind, in order: a line that is dropped, or tells another value, changes that of its kind alone.
    """
    tables = list(setups(game))
    lines: dict[str, list[str]] = {}
    for seed in range(HEARD):
        players, variants = tables[seed * len(tables) // HEARD]
        match = play(start(game, players, seed, variants), at_random(Random(seed)))  # noqa: S311  # a walk, no secret
        for heard in zip(*(match.log_for(viewer) for viewer in (None, *range(players))), strict=True):
            lines.setdefault(f"{heard[0]['event']} {heard[0]['rule']}", []).append(json.dumps(heard))
    kinds = [f"{kind}: {len(of)}, {sha256(''.join(of).encode()).hexdigest()[:8]}" for kind, of in sorted(lines.items())]
    return "\n".join([f"{game.title} {game.version}: what {HEARD} matches tell", "", *kinds]) + "\n"


def _levels(match: Match) -> Iterator[list[Match]]:
    level = [match]
    for _ in range(DEPTH):
        level = [_after(m, i) for m in level if not m.over for i in range(len(m.decisions[0].options))]
        yield level


def _after(match: Match, index: int) -> Match:
    future = match.fork()
    future.choose(future.decisions[0].seat, index)
    return future


def records(game: type[Game]) -> Iterator[tuple[str, str]]:
    """File name and content of every golden record of a game."""
    for title, variants in playthroughs(game):
        yield f"playthroughs/{title}.txt", written(game, title, variants)
    yield f"replays/{game.version}.json", replay(game)
    yield "perft.json", perft(game)
    yield "told.txt", told(game)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the stored records, write nothing")
    parser.add_argument("games", nargs="*", default=catalog.ours(), help="names of games; ours if none is named")
    arguments = parser.parse_args()
    stale = []
    for name in arguments.games:
        for path, text in records(catalog.find(name)):
            file = folder_of(catalog.find(name)) / path
            if arguments.check:
                if not file.exists() or file.read_text(encoding="utf-8") != text:
                    stale.append(f"{name}/{path}")
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(file)
    for path in stale:
        print(f"{path} has changed: write it again, and look at the diff", file=sys.stderr)
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main())
