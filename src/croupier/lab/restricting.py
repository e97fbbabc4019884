"""Restricted play: how much a player gains or loses who may not do something, or must (Jaffe and others, 2012).

Win shares only go with what winners do; this is why they win. Each deal is played once by players who do as they like,
and once for each seat with that seat restricted, with the same chance: a match in which no choice is changed goes as it
went.
"""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any, NamedTuple

from croupier.catalog import find
from croupier.engine import BadSetup, Changes, Game, Json, Option, play_out
from croupier.engine.chance import start_key
from croupier.lab.simulate import Job, chunks, job_of, numbered, seats_of, shares
from croupier.lab.statistics import WRONG, Estimate, mean, share, wilson, z_of
from croupier.lab.watching import cards_named, reads_of

Options = Sequence[Option[Any]]  # Any: each question has values of its own


NEAR = 0.5
"""Names of which so much is alike may have been meant."""


class Rule(NamedTuple):
    """What a player may not do, or must where it can: verbs, cards by whatever verb, and cards by one verb."""

    names: frozenset[str]
    force: bool

    def holds(self, verb: str, cards: Sequence[str]) -> bool:
        """Whether it is about an option of this verb with these cards."""
        named = (verb, *cards, *(f"{verb}:{card}" for card in cards))
        return not self.names.isdisjoint(named)


class Restricted(NamedTuple):
    """One deal: what each seat won in the match of that deal in which it was restricted, and what it won otherwise.

    `offered` says how many questions in that match offered what the rule is about, `changed` how many it decided.
    """

    won: tuple[float, ...]
    usual: tuple[float, ...]
    offered: tuple[int, ...]
    changed: tuple[int, ...]


class _Table:
    """Answers for all seats by their bots, for one of them as the rule wants it."""

    def __init__(self, job: Job, number: int, seat: int, rule: Rule) -> None:
        self.game = job.kind.new(job.players, job.variants, start_key(job.seed_of(number)))
        self._bots = seats_of(job)[1]
        self._seat, self._rule = seat, rule
        self._chance, self._again = job.chance_of(number), job.chance_of(number)
        self.offered = self.changed = 0

    def answer(self, seat: int, name: str, options: Options) -> int:
        """What the bot of the seat picks; where the rule forbids that, what it picks among the rest."""
        bot = self._bots[seat]
        index = bot.pick(self.game, seat, name, options, self._chance)
        if seat != self._seat:
            return index
        reads = reads_of(self.game, name, options)
        cards = cards_named(self.game, seat, name, options, reads)
        about = [self._rule.holds(one.verb, named) for one, named in zip(reads, cards, strict=True)]
        allowed = [at for at, held in enumerate(about) if held == self._rule.force]
        self.offered += any(about)
        if index in allowed or not allowed or not any(about):
            return index
        self.changed += 1
        return allowed[bot.pick(self.game, seat, name, [options[at] for at in allowed], self._again)]


def restrict(  # noqa: PLR0917  # one setup; whoever calls it names what follows the names
    game: str,
    names: Sequence[str],
    deals: int = 500,
    players: int = 2,
    bot: str = "greedy",
    seed: int | str = 0,
    jobs: int = 1,
    variants: Mapping[str, str | int | bool] | None = None,
    progress: Callable[[int, int], None] | None = None,
    cards: Changes | None = None,
    *,
    force: bool = False,
) -> Json:
    """What it brings a player not to do this, or with `force` to do it wherever it can.

    `names` are cards, verbs, or both (`play:pear`); all other players, and this one otherwise, play as the `bot` does.
    Gives back which share such a player `won`, what is `usual`, and the difference, its `gain`, with 95 % intervals;
    in which part of its matches it was `offered`, in which it `changed` a choice, and how many `choices` a match.
    Raises `UnknownGame`, `UnknownBot`, and `BadSetup`, also for a bot that does not answer at once.
    """
    numbers, job = numbered(deals, jobs), job_of(game, players, bot, seed, variants or {}, cards)
    rule = Rule(frozenset(_checked(find(game), names)), force)
    if not seats_of(job)[1]:
        raise BadSetup(f"{job.names[0]!r} looks ahead, so nobody can forbid it anything: take greedy, easy or random.")
    played = [one for chunk in chunks(partial(_play, rule), job, numbers, jobs, progress) for one in chunk]
    won = share([sum(one.won) for one in played], [float(players)] * deals)
    matches = deals * players
    usual = sum(sum(one.usual) for one in played) / matches
    changed = sum(n > 0 for one in played for n in one.changed) / matches
    return {
        "game": game,
        "version": find(game).version,
        "players": players,
        "bot": job.names[0],
        "force" if force else "forbid": list(names),
        "seed": seed,
        "variants": dict(job.variants),
        **({"cards": dict(job.cards)} if job.cards else {}),
        "deals": deals,
        "won": _plain(won),
        "usual": round(usual, 6),
        "gain": _gain(played, usual) if changed else dict.fromkeys(("value", "low", "high"), 0.0),
        "offered": round(sum(n > 0 for one in played for n in one.offered) / matches, 6),
        "changed": round(changed, 6),
        "choices": round(sum(n for one in played for n in one.changed) / matches, 6),
    }


def _gain(played: Sequence[Restricted], usual: float) -> Json:
    """What is won more than is usual, by deal; where all deals agree, others still may not."""
    gain = mean([(sum(one.won) - sum(one.usual)) / len(one.won) for one in played])
    if gain.scatter:
        return _plain(gain)
    _, doubt = wilson(0.0, len(played), z_of(WRONG))
    low, high = max(gain.value - doubt, -usual), min(gain.value + doubt, 1 - usual)
    return {"value": round(gain.value, 6), "low": round(low, 6), "high": round(high, 6)}


def _plain(estimate: Estimate) -> Json:
    low, high = estimate.interval(z_of(WRONG))
    return {"value": round(estimate.value, 6), "low": round(low, 6), "high": round(high, 6)}


def _checked(game: type[Game], names: Sequence[str]) -> Sequence[str]:
    """The names, if there is something of each of them. Raises `BadSetup`, with those that are nearest."""
    cards, verbs = {face.id for face in game.FACES}, {verb.name for verb in game.verbs()} - {""}
    both = {f"{verb}:{card}" for verb in verbs for card in cards}
    for name in names:
        if name in cards | verbs | both or not verbs:  # a game without declared questions may have any
            continue
        near = get_close_matches(name, sorted(both if ":" in name else cards | verbs), 3, NEAR)
        said = f"; near is {', '.join(near)}" if near else f"; its verbs are {', '.join(sorted(verbs))}"
        raise BadSetup(f"{game.title} has no card or verb {name!r}{said}.")
    return names


def _play(rule: Rule, job: Job, numbers: range) -> list[Restricted]:
    """The deals of these numbers."""
    return [_deal(rule, job, number) for number in numbers]


def _deal(rule: Rule, job: Job, number: int) -> Restricted:
    usual = _played(rule, job, number, seat=-1)
    tables = [_played(rule, job, number, seat) for seat in range(job.players)]
    return Restricted(
        tuple(shares(one.game.returns)[seat] for seat, one in enumerate(tables)),
        tuple(shares(usual.game.returns)),
        tuple(one.offered for one in tables),
        tuple(one.changed for one in tables),
    )


def _played(rule: Rule, job: Job, number: int, seat: int) -> _Table:
    """The match of a deal in which a seat is restricted; -1 is none."""
    table = _Table(job, number, seat, rule)
    play_out(table.game, table.answer)
    return table
