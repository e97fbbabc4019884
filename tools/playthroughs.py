"""Golden records of every game: playthroughs, replays and counts of decision paths, under tests/games/GAME/golden/.

A playthrough is one short match as readable text with every seat's view: a changed rule or a leak shows in review
as a diff. A replay of each released version stays for ever. `--check` compares instead of writing.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from croupier import catalog
from croupier.engine import Game, Match, start
from croupier.engine.laws import setups

GOLDEN = Path(__file__).parent.parent / "tests" / "games"
SHOWN = 24
DEPTH = 3
SEED = 2026


def playthroughs(game: type[Game]) -> Iterator[tuple[str, dict[str, str]]]:
    """The set-ups that are recorded: fewest and most players, and each switch by itself."""
    low, high = game.seats
    yield f"{low}-players", {}
    yield f"{high}-players", {}
    for name, values in game.variants.items():
        for value in values[1:]:
            yield f"{name}-{value}", {name: value}


def begin(game: type[Game], title: str, variants: dict[str, str]) -> Match:
    """The match of a playthrough: the number of players from its title, else the fewest that the switch allows."""
    if not variants:
        return start(game, int(title.split("-", maxsplit=1)[0]), SEED)
    players = next(n for n, chosen in setups(game) if all(chosen[k] == v for k, v in variants.items()))
    return start(game, players, SEED, variants)


def option(match: Match, made: int) -> tuple[int, int]:
    """Who chooses what: a fixed walk through options and seats, without chance."""
    decision = match.decisions[made % len(match.decisions)]
    return decision.seat, (made * made * 7 + made * 3) % len(decision.options)


def written(game: type[Game], title: str, variants: dict[str, str]) -> str:
    """One playthrough as text."""
    match = begin(game, title, variants)
    lines = [f"{game.title} {game.version}: {title}, seed {SEED}"]
    told = 0
    made = 0
    while not match.over and made < SHOWN:
        lines += [f"  {json.dumps(line)}" for line in match.log[told:]]
        told = len(match.log)
        for seat in (*range(match.players), None):
            lines.append(f"  view of {'spectator' if seat is None else f'seat {seat}'}: {json.dumps(match.view(seat))}")
        for decision in match.decisions:
            lines.append(f"  seat {decision.seat} {decision.name}: {' '.join(decision.keys)}")
        seat, index = option(match, made)
        decision_of_seat = match.decision(seat)
        assert decision_of_seat is not None
        lines.append(f"{made}: seat {seat} {decision_of_seat.name} {decision_of_seat.keys[index]}")
        match.choose(seat, index)
        made += 1
    lines += [f"  {json.dumps(line)}" for line in match.log[told:]]
    return "\n".join(lines) + "\n"


def replay(game: type[Game]) -> str:
    """A whole match as a replay document."""
    low, high = game.seats
    match = start(game, min(3, high) if low <= 3 else low, SEED)
    made = 0
    while not match.over:
        match.choose(*option(match, made))
        made += 1
    return json.dumps(match.save()) + "\n"


def perft(game: type[Game]) -> str:
    """How many decision paths of each length lead on from the first decision, per number of players."""
    low, high = game.seats
    counts = {n: [len(paths) for paths in _levels(start(game, n, SEED))] for n in range(low, high + 1)}
    return json.dumps(counts) + "\n"


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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the stored records, write nothing")
    parser.add_argument("games", nargs="*", default=catalog.names(), help="names of games; all if none is named")
    arguments = parser.parse_args()
    stale = []
    for name in arguments.games:
        for path, text in records(catalog.find(name)):
            file = GOLDEN / name / "golden" / path
            if arguments.check:
                if not file.exists() or file.read_text(encoding="utf-8") != text:
                    stale.append(f"{name}/{path}")
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(file.relative_to(GOLDEN.parent.parent))
    for path in stale:
        print(f"{path} has changed: look at the diff of make playthroughs", file=sys.stderr)
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main())
