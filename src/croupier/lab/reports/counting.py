"""The facts for one number of players, read once and put together for what is counted of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np
import polars as pl
from numpy.typing import NDArray

from croupier.catalog import find
from croupier.engine import Game, Json
from croupier.lab import facts, statistics
from croupier.lab.statistics import Estimate, Sums, share_of

FEWEST = 4
"""So many moments of a match are needed to say who led when."""

Row = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Counts(Estimate):
    """An estimate, and of what it was made: what each deal told, so much (`part`) of so much (`whole`)."""

    deals: pl.DataFrame = field(kw_only=True, compare=False, repr=False)


class Facts:
    """The tables of one number of players, in its folder, and what was played (`about`). Raises `BadFacts`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.about: Json = facts.gathered(folder)
        self.game: type[Game] = find(self.about["game"]).with_cards(self.about.get("cards", {}))
        self.players: int = self.about["players"]
        self.even = 1 / self.players
        self.matches = facts.table(folder, "matches")

    @cached_property
    def seats(self) -> pl.DataFrame:
        """The seats, each with the `deal` of its match, its decisions in all (`total`) and who began (`first`)."""
        return self.with_deal("seats", total="decisions", first="first")

    def with_deal(self, name: str, **more: str) -> pl.DataFrame:
        """A table with the `deal` of each match, and these columns of it."""
        return facts.table(self._folder, name).join(self.matches.select("match", "deal", **more), "match")

    def verbs(self) -> list[str]:
        """The verbs by which cards are taken, first the one by which most are: there are too many rows to keep all."""
        taken = facts.table(self._folder, "cards").group_by("verb").agg((pl.col("taken") > 0).sum())
        return taken.sort("taken", "verb", descending=[True, False])["verb"].to_list()

    def cards(self, verb: str) -> pl.DataFrame:
        """The cards that seats could take by this verb, with the `deal`, and what the seat `won`."""
        seats = self.seats.select("match", "deal", "seat", "won", "bot")
        return facts.table(self._folder, "cards", verb=verb).join(seats, ["match", "seat"])

    @cached_property
    def moments(self) -> pl.DataFrame:
        """Moments of matches before their end: who leads, what that wins, and what the winner expects.

        Where several lead nobody does (`alone`). Matches of which few moments are known are left out.
        """
        rows = self.with_deal("timeline", total="decisions").filter(pl.col("decision") < pl.col("total"))
        rows = rows.join(self.seats.select("match", "seat", "won"), ["match", "seat"])
        best = pl.col("expected") == pl.col("expected").max()
        moments = rows.group_by("match", "deal", "decision", "total").agg(
            leader=pl.col("seat").filter(best).first(),
            alone=best.sum() == 1,
            won=pl.col("won").filter(best).first(),
            winner=pl.col("expected").filter(pl.col("won") == 1.0).first(),
        )
        enough = moments.filter(pl.len().over("match") >= FEWEST)
        return enough.with_columns(part=pl.col("decision") / pl.col("total")).sort("match", "decision")


def shares(rows: pl.DataFrame, *by: str) -> Iterator[tuple[Row, Counts]]:
    """For each group of rows so many (`part`) of so many (`whole`), by `deal`; in the order of the groups."""
    p, w = pl.col("part"), pl.col("whole")
    deals = rows.group_by(*by, "deal").agg(p.cast(pl.Float64).sum(), w.cast(pl.Float64).sum())
    sums = deals.group_by(by or [pl.lit(0).alias("all")]).agg(
        p.sum(), w.sum(), pp=(p * p).sum(), pw=(p * w).sum(), ww=(w * w).sum(), deals=pl.len()
    )
    told = deals.partition_by(by, as_dict=True, include_key=False) if by else {(): deals}
    for row in sums.sort(by or "all").iter_rows(named=True):
        if row["whole"]:
            group = tuple(row[name] for name in by)
            yield group, _counts(share_of(Sums(**{name: row[name] for name in Sums._fields})), told[group])


def share(rows: pl.DataFrame) -> Counts:
    """As `shares`, of all rows."""
    return next((counts for _, counts in shares(rows)), _counts(Estimate(0.0, 0.0), rows.clear()))


def ratio(parts: NDArray[np.float64], wholes: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
    """So much of so much, each told by deals, and how far each deal pulls it; the pulls add up to 0."""
    whole = float(wholes.sum()) or 1.0
    value = float(parts.sum()) / whole
    return value, (parts - value * wholes) / whole


def mean(rows: pl.DataFrame, value: str) -> Counts:
    """The mean of a column of independent rows, each of a `deal`."""
    deals = rows.group_by("deal").agg(part=pl.col(value).cast(pl.Float64).sum(), whole=pl.len().cast(pl.Float64))
    return _counts(statistics.mean(rows[value].to_list()), deals)


def _counts(one: Estimate, deals: pl.DataFrame) -> Counts:
    return Counts(one.value, one.worth, one.scatter, deals=deals)
