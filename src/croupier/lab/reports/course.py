"""How matches go: how long they are, when they are decided, who is out, who is aimed at, and what winners do."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import quantiles

import polars as pl

from croupier.engine.duration import PERSON
from croupier.lab.reports.counting import Counts, Facts, mean, share
from croupier.lab.reports.figures import Counted, Label, Uncounted
from croupier.lab.statistics import Range

LONGER = 1.5
"""So many times the minutes that a game declares a match may take."""

FORCED: Range = (0.0, 0.2)
"""Of a hundred choices at most twenty are none."""

LONG: Range = (0.0, 0.05)
"""Few matches take more than twice as long as is usual."""

LEADER = (0.1, 0.8)
"""The leader at half time wins by so much more often than an even share, and no more often than that."""

CHANGES: Range = (2.0, float("inf"))
"""So often the lead changes."""

SURE: Range = (0.0, 0.2)
"""Few matches are over before half time."""

EXPECTED = 0.8
"""Who expects so much, and never less from there on, was sure to win."""

OUT: Range = (0.0, 0.1)
"""Few matches go on for long without somebody."""

STAYS = 2 / 3
"""Who is not asked any more after this part of a match is out of it."""

PARTS = 10
"""Into so many parts a match is cut to tell how often its leader wins."""

TOLD = 8
"""So many verbs are told that winners do more or less often than others."""


def course(facts: Facts) -> Iterator[Uncounted]:
    """All these sections."""
    yield _length(facts)
    yield _tension(facts)
    yield _out(facts)
    yield _interaction(facts)
    yield _variety(facts)


def _counted(name: str, unit: str, estimate: Counts, healthy: Range | None = None) -> Counted:
    return Counted(Label("figure", name), unit, estimate, healthy)


def _part(rows: pl.DataFrame, part: pl.Expr, whole: pl.Expr | None = None) -> Counts:
    return share(rows.with_columns(part.alias("part"), (pl.lit(1.0) if whole is None else whole).alias("whole")))


def minutes(facts: Facts) -> pl.Series:
    """How long people would take for each match: where turns are taken side by side, the slowest counts."""
    each = facts.seats.group_by("match", maintain_order=True).agg(
        pl.col("decisions").max() if facts.game.simultaneous else pl.col("decisions").sum()
    )
    return each["decisions"] * (PERSON / 60)


def _length(facts: Facts) -> Uncounted:
    """Minutes, decisions, choices that are none."""
    took = minutes(facts).to_list()
    usual = sorted(took)[len(took) // 2]
    declared = facts.game.minutes
    long = facts.matches.with_columns(pl.Series("took", took))
    each = facts.matches.with_columns(each=pl.col("decisions") / facts.players)
    decided = facts.with_deal("decisions").filter(pl.col("options") > 1)
    figures = [
        _counted("minutes", "minutes", mean(long, "took"), None if declared is None else (0.0, LONGER * declared)),
        _counted("long", "share", _part(long, pl.col("took") > 2 * usual), LONG),
        _counted("decisions", "number", mean(each, "each")),
        _counted("forced", "share", _part(facts.seats, pl.col("forced"), pl.col("decisions")), FORCED),
    ]
    if facts.game.advisor() is not None and decided.height:
        figures.append(_counted("equal", "share", _part(decided, pl.col("alike") > 1)))
    most = facts.with_deal("questions").group_by("question", "verb").agg(pl.col("most").max(), pl.col("taken").sum())
    longest = most.sort("most", "taken", "question", descending=[True, True, False]).row(0, named=True)
    quarters = quantiles(took, n=4, method="inclusive") if len(took) > 1 else [usual] * 3
    drawn = {
        "minutes": [round(one, 3) for one in took],
        "quarters": [round(one, 3) for one in quarters],
        "declared": declared,
        "longest": {"question": longest["question"], "verb": longest["verb"], "options": longest["most"]},
    }
    return Uncounted("length", figures, drawn=drawn)


def _tension(facts: Facts) -> Uncounted:
    """Who leads when, and what that is worth."""
    moments = facts.moments
    if not moments.height:
        return Uncounted("tension", ())
    before = moments.filter(pl.col("part") <= 0.5).group_by("match", "deal", maintain_order=True).last()
    leads = before.filter("alone")
    # from some moment before half time on the winner expects enough: at the last one before, and at all later ones
    since = moments.filter(pl.col("decision") >= pl.col("decision").filter(pl.col("part") <= 0.5).last().over("match"))
    sure = since.group_by("match", "deal").agg(sure=(pl.col("winner") >= EXPECTED).fill_null(value=False).all())
    led = moments.filter("alone")
    changes = led.group_by("match", "deal").agg(n=(pl.col("leader") != pl.col("leader").shift()).sum())
    least, most = LEADER
    figures = [
        _counted("leader", "share", _part(leads, pl.col("won")), (min(facts.even + least, most), most)),
        _counted("sure", "share", _part(sure, pl.col("sure")), SURE),
        _counted("changes", "number", mean(changes, "n"), CHANGES),
    ]
    return Uncounted("tension", figures, drawn={"leaders": _leaders(led), "even": facts.even})


def _leaders(led: pl.DataFrame) -> list[list[float]]:
    """For each part of a match which part it is, how often its leader wins, and how often that was counted."""
    parts = led.with_columns(bin=(pl.col("part") * PARTS).floor()).group_by("bin").agg(pl.col("won").mean(), pl.len())
    return [[(number + 0.5) / PARTS, round(won, 4), of] for number, won, of in parts.sort("bin").iter_rows()]


def _out(facts: Facts) -> Uncounted:
    """Who is not asked any more, long before the end."""
    gone = facts.seats.with_columns(gone=pl.col("last") < pl.col("total") * STAYS)
    matches = gone.group_by("match", "deal").agg(pl.col("gone").any())
    return Uncounted("out", [_counted("out", "share", _part(matches, pl.col("gone")), OUT)])


def _interaction(facts: Facts) -> Uncounted:
    """Choices that name another seat."""
    rows = facts.with_deal("questions")
    if not rows["aimed"].sum():
        return Uncounted("interaction", ())
    return Uncounted("interaction", [_counted("aimed", "share", _part(rows, pl.col("aimed"), pl.col("taken")))])


def _variety(facts: Facts) -> Uncounted:
    """How alike winners play, and what they do more or less often than others."""
    won = facts.seats.filter(pl.col("won") == 1.0).select("match", "seat")
    taken = facts.with_deal("cards").filter(pl.col("taken") > 0).join(won, ["match", "seat"])
    sets = [set(cards) for cards in taken.group_by("deal", maintain_order=True).agg(pl.col("card"))["card"]]
    pairs = [(one, other) for one, other in pairwise(sets)][::2]
    figures = []
    if pairs:
        alike = [len(one & other) for one, other in pairs]
        of = [len(one | other) for one, other in pairs]
        rows = pl.DataFrame({"deal": range(len(pairs)), "part": alike, "whole": of})
        figures.append(_counted("kin", "share", share(rows)))
    return Uncounted("variety", [*figures, *_more(facts)])


def _more(facts: Facts) -> list[Counted]:
    """By how much more often in a match winners do what a verb says than the others at their table."""
    done = facts.with_deal("questions").group_by("match", "seat", "verb").agg(pl.col("taken").sum())
    verbs = done["verb"].unique().sort()
    seats = facts.seats.filter(pl.col("won").is_in([0.0, 1.0])).select("match", "deal", "seat", "won")
    found = []
    for verb in verbs.filter(verbs != ""):  # a number alone is no verb
        rows = seats.join(done.filter(verb=verb), ["match", "seat"], how="left").with_columns(
            pl.col("taken").fill_null(0)
        )
        by = rows.group_by("match", "deal").agg(
            won=pl.col("taken").filter(pl.col("won") == 1.0).mean(),
            lost=pl.col("taken").filter(pl.col("won") == 0.0).mean(),
        )
        differ = by.with_columns(more=pl.col("won") - pl.col("lost")).drop_nulls("more")
        if differ.height > 1:
            found.append(Counted(Label("verb", verb), "more", mean(differ, "more")))
    found.sort(key=lambda one: -one.estimate.beyond(0.0))
    return found[:TOLD]
