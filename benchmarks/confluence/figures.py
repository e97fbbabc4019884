"""What matches of Confluence are like: walls that hold, who leaves when, High Water, verbs, composing, cards laid."""

from collections import Counter
from collections.abc import Sequence

from benchmarks.figures import Tally
from croupier.engine import Json, Match
from croupier.games.confluence.effects.designs import PLAIN

HITS = ("met-wall", "met-bank", "met-nothing")
EARLY = 3
"""Whoever is out by this round hardly played."""


def tell(match: Match, tally: Tally) -> None:
    """Count a finished match."""
    log = match.log
    rounds = 0
    for line in log:
        event = line["event"]
        if event == "round":
            rounds = int(line["number"])
        elif event in HITS:
            tally.share("hits without damage", not line["damage"])
            tally.share("hits that meet a wall", event == "met-wall")
            if event == "met-wall":
                tally.share("walls that hold", not line["damage"])
        elif event == "settled":
            tally.add(f"carried out: {line['verb']}")
        elif event == "eliminated":
            tally.add(f"out in round {rounds}")
    tally.add("rounds", rounds)
    tally.share("somebody is out by round 3", _first_out(log) <= EARLY)
    tally.share("decided by High Water", _by_high_water(log))
    tally.share("effects about effects that find one", *_found(log))
    cards = Counter(line["card"] for line in log if line["event"] == "laid")
    for design in PLAIN.DESIGNS:
        tally.add(f"laid: {design.id}", cards[design.id])
    laid = [choice.key.partition(":")[0] for choice in match.choices]
    tally.share("combinations composed by hand", laid.count("compose"), laid.count("compose") + laid.count("lay"))


def _first_out(log: Sequence[Json]) -> int:
    rounds = 0
    for line in log:
        if line["event"] == "round":
            rounds = int(line["number"])
        elif line["event"] == "eliminated":
            return rounds
    return rounds + EARLY


def _by_high_water(log: Sequence[Json]) -> bool:
    """Whether somebody who left in the last round would have stayed without what High Water took in it."""
    last = max(number for number, line in enumerate(log) if line["event"] == "round")
    taken: dict[int, int] = {}
    for line in log[last:]:
        if line["event"] == "high-water":
            taken[line["seat"]] = int(line["number"])
    out = [line for line in log[last:] if line["event"] == "eliminated"]
    return any(line["left"] + taken.get(line["seat"], 0) > 0 for line in out)


def _found(log: Sequence[Json]) -> tuple[int, int]:
    """How many effects about other effects on the main stack changed one, and how many there were."""
    about = sum(
        line["event"] == "settled" and line["verb"] in ("counter", "usurp", "echo", "hasten", "delay") for line in log
    )
    did = sum(line["event"] in ("removed", "taken-over", "copied", "moved") for line in log)
    return did, about
