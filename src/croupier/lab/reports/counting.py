"""The facts for one number of players, read once and put together for what is counted of them."""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import polars as pl

from croupier.catalog import find
from croupier.engine import Game, Json
from croupier.lab import facts
from croupier.lab.statistics import Estimate, Sums, share_of

FEWEST = 4
"""So many moments of a match are needed to say who led when."""

Row = tuple[str | int, ...]


class Facts:
    """The tables of a folder of one number of players."""

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


def shares(rows: pl.DataFrame, *by: str) -> Iterator[tuple[Row, Estimate]]:
    """For each group of rows so many (`part`) of so many (`whole`), by `deal`; in the order of the groups."""
    p, w = pl.col("part"), pl.col("whole")
    deals = rows.group_by(*by, "deal").agg(p.cast(pl.Float64).sum(), w.cast(pl.Float64).sum())
    sums = deals.group_by(by or [pl.lit(0).alias("all")]).agg(
        p.sum(), w.sum(), pp=(p * p).sum(), pw=(p * w).sum(), ww=(w * w).sum(), deals=pl.len()
    )
    for row in sums.sort(by or "all").iter_rows(named=True):
        if row["whole"]:
            yield tuple(row[name] for name in by), share_of(Sums(**{name: row[name] for name in Sums._fields}))


def share(rows: pl.DataFrame) -> Estimate:
    """As `shares`, of all rows."""
    return next((estimate for _, estimate in shares(rows)), Estimate(0.0, 0.0))
