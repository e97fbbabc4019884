"""How deep a game is: bots rated by who leaves whom behind, and how often one is ahead of another."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev

import polars as pl
from openskill.models import PlackettLuce, PlackettLuceRating

from croupier.lab.reports.counting import Facts, shares
from croupier.lab.reports.figures import Counted, Label, Uncounted
from croupier.lab.statistics import Estimate

MOST, FEWEST = 100, 20
"""So many times the deals are drawn anew to be rated."""

RATED = 200_000
"""So many matches are rated in all, if that is no fewer draws than the fewest."""

EVEN = 0.5
"""Bots of one strength are ahead of each other so often."""

Deal = Sequence[tuple[Sequence[str], Sequence[float]]]
"""The matches of a deal: the bots of each, and what they got on average of their seats."""


def depth(facts: Facts) -> Uncounted:
    """A rating for each bot, the best one first; none where only one has played."""
    bots = facts.seats["bot"].n_unique()
    return Uncounted("depth", _rated(facts) if bots > 1 else ())


def _rated(facts: Facts) -> list[Counted]:
    """Ratings as they come out on average when deals are drawn anew (bootstrap), in whatever order.

    `openskill` rates one match after the other, so one order alone would leave its mark. A rating is as sure as the
    draws agree, and no surer than `openskill` holds it to be: where one bot always wins, all draws agree. The draws
    are the same ones each time.
    """
    deals = _deals(facts)
    matches = sum(map(len, deals))
    chance = Random("ratings")  # noqa: S311  # draws deals, keeps no secrets
    draws: dict[str, list[PlackettLuceRating]] = {}
    for _ in range(max(min(RATED // max(matches, 1), MOST), FEWEST)):
        for name, rating in _ratings(chance.choices(deals, k=len(deals)) if deals else ()).items():
            draws.setdefault(name, []).append(rating)
    figures = []
    for name, found in draws.items():
        worth = sum(any(name in names for names, _ in deal) for deal in deals)
        sure = max(pstdev(one.mu for one in found), fmean(one.sigma for one in found))
        mean = Estimate(fmean(one.mu for one in found), worth, sure * sqrt(worth))
        figures.append(Counted(Label("bot", name), "rating", mean))
    return sorted(figures, key=lambda one: -one.estimate.value)


def _deals(facts: Facts) -> list[Deal]:
    """The deals in which bots met."""
    met = facts.seats.group_by("deal", "match", "bot").agg(pl.col("return").mean()).sort("deal", "match", "bot")
    met = met.filter(pl.len().over("match") > 1)
    matches = met.group_by("deal", "match", maintain_order=True).agg("bot", "return")
    return [
        list(zip(deal["bot"].to_list(), deal["return"].to_list(), strict=True))
        for deal in matches.partition_by("deal", maintain_order=True)
    ]


def _ratings(deals: Iterable[Deal]) -> Mapping[str, PlackettLuceRating]:
    """The bots rated by these deals, one after the other; they stay what they are, so that ratings only grow surer."""
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, PlackettLuceRating] = {}
    for names, returns in (match for deal in deals for match in deal):
        teams = [[ratings.get(name) or model.rating(name=name)] for name in names]
        rated = model.rate(teams, scores=list(returns))
        ratings.update((name, rating) for name, (rating,) in zip(names, rated, strict=True))
    return ratings


def duels(facts: Facts) -> Uncounted:
    """Of each two bots how often one is ahead of the other: of any two of their seats in a match, a tie for half."""
    mine = facts.seats.select("match", "deal", "seat", "bot", "return")
    theirs = mine.rename({"seat": "other_seat", "bot": "other", "return": "other_return"}).drop("deal")
    ahead = pl.col("return") > pl.col("other_return")
    tied = pl.col("return") == pl.col("other_return")
    met = mine.join(theirs, "match").filter(pl.col("bot") != pl.col("other"))
    met = met.with_columns(part=ahead + EVEN * tied, whole=pl.lit(1.0))
    figures = [
        Counted(Label("pair", f"{bot}@{other}"), "ahead", estimate)
        for (bot, other), estimate in shares(met, "bot", "other")
        if (-estimate.value, bot) < (estimate.value - 1, other)
    ]
    return Uncounted("duels", sorted(figures, key=lambda one: -one.estimate.value), drawn={"even": EVEN})
