"""Many playouts, on as many processes as wanted: the same seed gives the same result whatever their number."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from croupier import catalog
from croupier.bots import Bot, PolicyBot, RandomBot, SearchBot, check_plays
from croupier.engine import AtRandom, BadSetup, Changes, Game, Json, Match, Option, check_setup, play_out, start
from croupier.engine.chance import seed_text, start_key
from croupier.engine.ranking import winners
from croupier.lab.players import player
from croupier.lab.playing import Observer, play, seated
from croupier.lab.workers import Jobs, cluster, in_order, workers

Options = Sequence[Option[Any]]  # Any: each question has values of its own
R = TypeVar("R")
J = TypeVar("J", bound="Job")

CHUNK = 50
"""Matches that one process plays at a time, at most; one where a bot thinks, which may take a minute."""

MANY = 64
"""A cluster is thought to have so many processes."""

PERCENTILES = (10, 50, 90)


class Job(NamedTuple):
    """What is played: one setup, with one bot per seat."""

    game: str
    players: int
    bots: tuple[str | Bot, ...]
    seed: str
    variants: Mapping[str, str]
    cards: Mapping[str, str] = {}

    @property
    def kind(self) -> type[Game]:
        """The game, with the cards of this job."""
        return catalog.find(self.game).with_cards(self.cards)

    @property
    def names(self) -> list[str]:
        """The name of each bot."""
        return [one if isinstance(one, str) else one.name for one in self.bots]

    def seed_of(self, number: int) -> str:
        """The seed of a match; that of its bots follows from it."""
        return f"{self.seed}/{number}"

    def chance_of(self, number: int) -> Random:
        """The chance of the bots in a match."""
        return Random(f"{self.seed_of(number)}/bots")  # noqa: S311  # play, not secrets


class Played(NamedTuple):
    """One finished match: how many decisions it took and what the seats got."""

    decisions: int
    returns: tuple[float, ...]


def simulate(  # noqa: PLR0917  # one setup; whoever calls it names what follows the number of matches
    game: str,
    matches: int,
    players: int = 2,
    bots: str | Bot | Sequence[str | Bot] = "random",
    seed: int | str = 0,
    jobs: int = 1,
    variants: Mapping[str, str | int | bool] | None = None,
    progress: Callable[[int, int], None] | None = None,
    cards: Changes | None = None,
) -> Json:
    """Play `matches` matches and count.

    `bots` is one bot for all seats or one per seat, by name or as a `Bot` of your own (with several jobs one that
    can be pickled). Searches are limited by iterations alone, so that the result can be repeated. Match number i
    has the seed `SEED/i` (`croupier.start` sets it up alike). `progress` hears how many matches are finished, and
    of how many. Gives back plain data: `wins` per seat (a shared win is split; nobody wins where no return is above
    0), `returns` (mean per seat), `decisions` in all and the `length` of a match in decisions. `cards` are a card set,
    as `croupier.start` takes it. Raises `UnknownGame`, `UnknownBot`, `BadSetup`, `BadCards`.
    """
    numbers, job = numbered(matches, jobs), job_of(game, players, bots, seed, variants or {}, cards)
    started = perf_counter()
    played = [one for chunk in chunks(play_matches, job, numbers, jobs, progress) for one in chunk]
    seconds = perf_counter() - started
    lengths = sorted(one.decisions for one in played)
    wins = [0.0] * players
    for one in played:
        for seat, share in enumerate(shares(one.returns)):
            wins[seat] += share
    return {
        "game": game,
        "version": catalog.find(game).version,
        "players": players,
        "matches": matches,
        "decisions": sum(lengths),
        "wins": [round(w, 6) for w in wins],
        "returns": [round(sum(one.returns[seat] for one in played) / matches, 6) for seat in range(players)],
        "length": {
            "least": lengths[0],
            **{f"p{p}": lengths[(matches - 1) * p // 100] for p in PERCENTILES},
            "most": lengths[-1],
            "mean": round(sum(lengths) / matches, 3),
        },
        "seconds": round(seconds, 3),
        "bots": job.names,
        "seed": seed,
        "variants": dict(job.variants),
        **({"cards": dict(job.cards)} if job.cards else {}),
    }


def shares(returns: Sequence[float]) -> list[float]:
    """The share of every seat in the win."""
    won = winners(returns)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(returns))]


def numbered(matches: object, jobs: object) -> range:
    """The numbers of so many matches. Raises `BadSetup` for no match and for no job."""
    several = "://" in jobs if isinstance(jobs, str) else type(jobs) is int and jobs >= 1
    if type(matches) is not int or matches < 1 or not several:
        raise BadSetup(f"At least one match and one job are needed, not {matches!r} and {jobs!r}.")
    return range(matches)


def job_of(  # noqa: PLR0917  # one setup
    game: str,
    players: int,
    bots: str | Bot | Sequence[str | Bot],
    seed: int | str,
    variants: Mapping[str, str | int | bool],
    cards: Changes | None = None,
) -> Job:
    """What is to be played. Raises `UnknownGame`, `UnknownBot`, `BadSetup`, `BadCards`."""
    kind = catalog.find(game).with_cards(cards or {})
    options = check_setup(kind, players, variants)
    seats = tuple(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else (bots,) * players
    for one in seats:
        chooses = callable(getattr(one, "choose", None)) and hasattr(one, "name") and not isinstance(one, type)
        if not (isinstance(one, str) or chooses):
            raise BadSetup(f"A bot is a name, or an object with name and choose(match, seat, seed), not {one!r}.")
    if len(seats) != players:
        raise BadSetup(f"{len(seats)} bots are named for {players} seats; name one for all or one per seat.")
    for one in seats:
        check_plays(repeatable(one), game)
    return Job(game, players, seats, seed_text(seed), options, kind.card_set())


def chunks(
    work: Callable[[J, range], list[R]],
    job: J,
    numbers: range,
    jobs: Jobs,
    progress: Callable[[int, int], None] | None,
) -> Generator[list[R], None, None]:
    """What `work` makes of the matches of these numbers, some at a time and in order.

    It is done in so many processes, or on a cluster. `progress` hears the number of the next match, and where they end.
    """
    thinking = not all(isinstance(repeatable(one), PolicyBot) for one in job.bots)
    spread = MANY if isinstance(jobs, str) else jobs
    size = 1 if thinking else max(1, min(CHUNK, len(numbers) // (4 * spread)))
    starts = range(0, len(numbers), size)
    parts = (numbers[first : first + size] for first in starts)
    if jobs == 1 or (len(starts) <= 1 and not isinstance(jobs, str)):
        yield from _told((work(job, part) for part in parts), numbers, progress)
        return
    with cluster(jobs) if isinstance(jobs, str) else workers(min(jobs, len(starts))) as processes:
        ended = processes.each(work, ((job, part) for part in parts))
        yield from _told(in_order(ended), numbers, progress)


def _told(chunks: Iterable[list[R]], numbers: range, progress: Callable[[int, int], None] | None) -> Iterator[list[R]]:
    """The same, and how many matches there have been is said."""
    done = numbers.start
    for chunk in chunks:
        done += len(chunk)
        if progress is not None:
            progress(done, numbers.stop)
        yield chunk


def play_matches(job: Job, numbers: range) -> list[Played]:
    """Play the matches of these numbers: in place where all bots can, else decision by decision."""
    players, policies = seats_of(job)
    if policies:
        return [_in_place(job, number, policies) for number in numbers]
    matches = (step_by_step(job, number, players) for number in numbers)
    return [Played(len(match.choices), match.returns) for match in matches]


def seats_of(job: Job) -> tuple[list[Bot], list[PolicyBot]]:
    """The bots, and once more if all of them can answer in place."""
    players = [repeatable(one) for one in job.bots]
    policies: list[PolicyBot] = [player for player in players if isinstance(player, PolicyBot)]
    return players, policies if len(policies) == len(players) else []


def repeatable(one: str | Bot) -> Bot:
    """The bot, or the one of that name, without a clock. Raises `BadSetup` if nothing but a clock limits it."""
    found = player(one) if isinstance(one, str) else one
    return found.without_clock() if isinstance(found, SearchBot) else found


def _in_place(job: Job, number: int, players: Sequence[PolicyBot]) -> Played:
    game = job.kind.new(job.players, job.variants, start_key(job.seed_of(number)))
    chance = job.chance_of(number)
    random = all(isinstance(player, RandomBot) for player in players)
    table = AtRandom(chance) if random else _Table(game, players, chance)
    play_out(game, table.answer)
    return Played(table.decisions, tuple(game.returns))


class _Table:
    """Bots that answer in place, and how many decisions they have made."""

    __slots__ = ("chance", "decisions", "game", "players")

    def __init__(self, game: Game, players: Sequence[PolicyBot], chance: Random) -> None:
        self.game = game
        self.players = players
        self.chance = chance
        self.decisions = 0

    def answer(self, seat: int, name: str, options: Options) -> int:
        """What the bot of the seat picks."""
        self.decisions += 1
        return self.players[seat].pick(self.game, seat, name, options, self.chance)


def step_by_step(job: Job, number: int, players: Sequence[Bot], *observers: Observer) -> Match:
    """One match, as a server would play it."""
    match = start(job.kind, job.players, job.seed_of(number), job.variants, log=False)
    return play(match, seated(players, job.chance_of(number)), *observers)
