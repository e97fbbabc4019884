"""How well what seats may expect foretells how matches end, fifth by fifth: how far an advisor can be believed."""

from math import sqrt

import polars as pl

from croupier.lab.reports.counting import Facts, ratio
from croupier.lab.reports.figures import Counted, Label, Uncounted
from croupier.lab.statistics import Estimate

PARTS = 5
"""Into so many parts a match is cut."""

FEWEST = 30
"""What fewer deals tell of a part is not told."""


def foresight(facts: Facts) -> Uncounted:
    """Of each part of matches: how much of the returns is foretold, and what a difference in what is expected means.

    `explained` is the share of the variance of the returns that is accounted for: 1 foretells everything, 0 as much as
    their mean. `slope`: what a difference of 1 in what is expected means in the returns; far below 1 it is too sure.
    `asked`: by how much whoever is asked just then is thought to be better off than they are.
    """
    if facts.game.advisor() is None:
        return Uncounted("foresight", ())
    rows = facts.with_deal("timeline", total="decisions").filter(pl.col("decision") < pl.col("total"))
    rows = rows.join(facts.seats.select("match", "seat", "return"), ["match", "seat"])
    rows = rows.with_columns(part=(PARTS * pl.col("decision") // pl.col("total")).cast(pl.Int64))
    asked = rows.join(facts.with_deal("decisions").select("match", "decision", "seat"), ["match", "decision", "seat"])
    figures = []
    for part in range(PARTS):
        some = rows.filter(part=part)
        if some["deal"].n_unique() >= FEWEST:
            figures += [_explained(some, part), _slope(some, part)]
        some = asked.filter(part=part)
        if some["deal"].n_unique() >= FEWEST:
            figures.append(_ratio(some, part, "asked", pl.col("expected") - pl.col("return"), pl.lit(1.0)))
    return Uncounted("foresight", figures)


def _explained(rows: pl.DataFrame, part: int) -> Counted:
    missed = (pl.col("expected") - pl.col("return")) ** 2
    spread = (pl.col("return") - pl.col("return").mean()) ** 2
    return _ratio(rows, part, "explained", spread - missed, spread)


def _slope(rows: pl.DataFrame, part: int) -> Counted:
    away = pl.col("expected") - pl.col("expected").mean()
    return _ratio(rows, part, "slope", away * (pl.col("return") - pl.col("return").mean()), away**2)


def _ratio(rows: pl.DataFrame, part: int, unit: str, upper: pl.Expr, lower: pl.Expr) -> Counted:
    """So much of so much, as sure as the deals agree about it."""
    terms = rows.select("deal", upper=upper, lower=lower).group_by("deal").sum()
    uppers, lowers = (terms[name].cast(pl.Float64).to_numpy() for name in ("upper", "lower"))
    value, pulls = ratio(uppers, lowers)
    scatter = len(terms) * sqrt(float((pulls**2).sum()) / max(len(terms) - 1, 1))
    return Counted(Label("part", part + 1), unit, Estimate(value, len(terms), scatter))
