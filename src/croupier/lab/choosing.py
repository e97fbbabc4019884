"""What single choices of bots are worth, and how long people wait for them: quicker told than who wins matches.

All bots choose at the same positions of matches between greedy players. A choice is worth what its seat returns on
average in determinizations that greedy players play to the end, the same ones for every choice of a position (Tesauro &
Galperin 1996). What greedy players do not follow up counts for nothing, so this tells which of two settings is worth a
match, and not who wins it.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, NamedTuple

from croupier.bots import GreedyBot
from croupier.engine import BadSetup, Game, Json, Match, Option, start
from croupier.lab.players import player
from croupier.lab.playing import Observer, play
from croupier.lab.rotation import rotated
from croupier.lab.simulate import Job, chunks, numbered
from croupier.lab.statistics import WRONG, mean, z_of

Options = Sequence[Option[Any]]  # Any: each question has values of its own

APART = 40
"""Between two positions of a match lie at most so many questions that would do, and half as many at least."""

REAL = 3
"""So many options a question that will do has at least."""

BLUNDER = 0.05
"""How often those who play the matches and the futures take any option, so that these differ."""

BARREN = 100
"""A game that asks nothing in so many matches has no choices to tell of."""

MOST = 1_000_000
"""Among so many matches positions are looked for."""

_GREEDY = GreedyBot("greedy")


class Chosen(NamedTuple):
    """What each bot chose at a position, what that is worth (0 where nobody asks), and the seconds it took."""

    taken: Sequence[int]
    worth: Sequence[float]
    seconds: Sequence[float]


def choices(  # noqa: PLR0917  # one setup; whoever calls it names what follows the bots
    game: str,
    bots: Sequence[str],
    positions: int = 100,
    rollouts: int = 100,
    players: int = 2,
    seed: int | str = 0,
    jobs: int = 1,
    variants: Mapping[str, str | int | bool] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Json:
    """Let `bots` choose at so many positions, and judge each choice by so many `rollouts` (0: it is only timed).

    They play as against people, their clocks as they are: `hard:seconds=2` thinks longer. Gives back for each bot the
    `seconds` that half of its choices take at most (`p50`), nine of ten (`p90`), and all (`longest`), by the clock on
    the wall; and beside the first bot the `gain`, how much more its choices return, with a 95 % interval, and how many
    of them are the `same`. Raises `UnknownGame`, `UnknownBot` and `BadSetup`.
    """
    if positions < 2 or rollouts < 0 or not bots:
        raise BadSetup("Choices are told of two positions at least, with any number of rollouts, of one bot at least.")
    numbered(positions, jobs)
    job = Job(*rotated(game, players, bots, seed, variants or {}))  # its bots sit in no seat: they only choose
    found: list[Chosen] = []
    matches = 0
    with closing(chunks(partial(_chosen, rollouts), job, range(MOST), jobs, None)) as played:
        for chunk in played:
            matches += len(chunk)
            found += [one for match in chunk for one in match]
            if progress is not None:
                progress(min(len(found), positions), positions)
            if len(found) >= positions:
                break
            if matches >= BARREN and not found:
                raise BadSetup(f"{job.kind.title} asks no question with {REAL} options that could tell bots apart.")
    del found[positions:]
    told = [_of(found, at, rollouts) for at in range(len(bots))]
    setup = {"game": game, "version": job.kind.version, "players": players, "variants": dict(job.variants)}
    return {**setup, "positions": positions, "rollouts": rollouts, "seed": seed, "bots": _named(bots, told)}


def _named(bots: Sequence[str], told: Sequence[Json]) -> list[Json]:
    return [{"bot": name, **one} for name, one in zip(bots, told, strict=True)]


def _of(found: Sequence[Chosen], at: int, rollouts: int) -> Json:
    """The figures of a bot beside those of the first."""
    seconds = sorted(one.seconds[at] for one in found)
    waits = {"p50": seconds[len(seconds) // 2], "p90": seconds[(len(seconds) - 1) * 9 // 10], "longest": seconds[-1]}
    gain = mean([one.worth[at] - one.worth[0] for one in found])
    low, high = gain.interval(z_of(WRONG))
    judged = {"gain": {"value": round(gain.value, 6), "low": round(low, 6), "high": round(high, 6)}} if rollouts else {}
    same = fmean(one.taken[at] == one.taken[0] for one in found)
    return {"seconds": {name: round(one, 4) for name, one in waits.items()}, "same": round(same, 4), **judged}


def _chosen(rollouts: int, job: Job, numbers: range) -> list[list[Chosen]]:
    """What the bots choose at the positions of the matches of these numbers."""
    bots = [player(name) for name in job.names]
    return [[_at(match, bots, rollouts) for match in _positions(job, number)] for number in numbers]


def _at(match: Match, bots: Sequence[Any], rollouts: int) -> Chosen:  # Any: bots
    seat = match.decisions[0].seat
    taken, seconds = [], []
    for bot in bots:
        began = perf_counter()
        taken.append(bot.choose(match, seat, 0))
        seconds.append(perf_counter() - began)
    worth = {
        index: fmean(_rollout(match, index, seed) for seed in range(rollouts)) if rollouts else 0.0
        for index in dict.fromkeys(taken)
    }
    return Chosen(taken, [worth[index] for index in taken], seconds)


def _rollout(match: Match, index: int, seed: int) -> float:
    """What the seat that is asked returns in a determinization where it takes this option."""
    chance, asked = Random(seed), match.decisions[0]  # noqa: S311  # play, not secrets
    played: list[Game] = []
    chosen = False

    def answer(seat: int, name: str, options: Options) -> int:
        nonlocal chosen
        if not chosen and (seat, name) == (asked.seat, asked.name):
            chosen = True
            return index
        return _pick(played[0], seat, name, options, chance)

    return float(match.explore(asked.seat, seed, answer, played.append).returns[asked.seat])


def _positions(job: Job, number: int) -> list[Match]:
    """Positions of a match between greedy players in which somebody chooses among a few options."""
    chance = job.chance_of(number)
    some = _Apart(chance)

    def answers(match: Match) -> tuple[int, int]:
        asked = match.decisions[0]
        return asked.seat, _pick(match.position, asked.seat, asked.name, asked.options, chance)

    play(start(job.kind, job.players, job.seed_of(number), job.variants, log=False), answers, some)
    return some.found


class _Apart(Observer):
    """Keeps positions of matches that lie apart."""

    def __init__(self, chance: Random) -> None:
        self.found: list[Match] = []
        self._chance = chance
        self._wait = 0

    def asked(self, match: Match) -> None:
        """Keep the position, or wait."""
        if len(match.decisions[0].options) < REAL:
            return
        if self._wait <= 0:
            self._wait = self._chance.randint(APART // 2, APART)
            self.found.append(match.fork())
        self._wait -= 1


def _pick(game: Game, seat: int, name: str, options: Options, chance: Random) -> int:
    """What a greedy player takes, who now and then takes any option."""
    if chance.random() < BLUNDER:
        return int(chance.random() * len(options))
    return _GREEDY.pick(game, seat, name, options, chance)
