"""How deep a game is: bots rated by who leaves whom behind."""

from math import sqrt

import polars as pl
from openskill.models import PlackettLuce

from croupier.lab.reports.counting import Facts
from croupier.lab.reports.figures import Counted, Label, Uncounted
from croupier.lab.statistics import Estimate


def depth(facts: Facts) -> Uncounted:
    """A rating for each bot, the best one first; none where only one has played."""
    bots = facts.seats["bot"].n_unique()
    return Uncounted("depth", _rated(facts) if bots > 1 else ())


def _rated(facts: Facts) -> list[Counted]:
    """Bots stay what they are, so ratings only grow surer (`tau` 0); one in several seats of a match has their mean."""
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in facts.seats["bot"].unique().sort()}
    met = facts.seats.group_by("match", "bot").agg(pl.col("return").mean()).sort("match", "bot")
    played = dict.fromkeys(ratings, 0)
    for rows in met.partition_by("match", maintain_order=True):
        names = rows["bot"].to_list()
        if len(names) < 2:
            continue
        teams = model.rate([[ratings[name]] for name in names], scores=rows["return"].to_list())
        for name, (rating,) in zip(names, teams, strict=True):
            ratings[name] = rating
            played[name] += 1
    return [
        Counted(Label("bot", name), "rating", Estimate(one.mu, played[name], one.sigma * sqrt(played[name])))
        for name, one in sorted(ratings.items(), key=lambda pair: -pair[1].mu)
        if played[name]
    ]
