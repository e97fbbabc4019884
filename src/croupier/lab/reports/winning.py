"""Who wins: by seat, by turn order, by role, by bot, and by the cards that are taken."""

from collections.abc import Iterator

import polars as pl

from croupier.lab.reports.counting import Facts, share, shares
from croupier.lab.reports.figures import Counted, Label, Uncounted
from croupier.lab.statistics import Range, judged

SEATS = 0.02
"""So far from an even share of wins a seat may be, or a place in turn order."""

ROLES = 0.04
"""So far a role may be."""

CARDS = 0.2
"""By so much of an even share the takers of a card may win more or less often than takers of any card by that verb."""

TAKEN: Range = (0.05, 1.0)
"""A card that fewer take of those who could at any time of a match is never taken."""

AT_ONCE: Range = (0.0, 0.95)
"""A card that is taken at more of the questions that offer it is always taken."""

VERBS = 4
"""Of so many verbs it is told which cards are taken by them."""

FEW = 30
"""What fewer seats of all matches could take, or did, says nothing yet."""

WON, ONE = pl.col("won").alias("part"), pl.lit(1.0).alias("whole")


def winning(facts: Facts) -> Iterator[Uncounted]:
    """All these sections."""
    yield _by(facts, "seats", "seat", SEATS)
    if facts.matches["first"].n_unique() > 1:
        yield _by(facts, "turns", "turn", SEATS)
    if facts.seats["role"].n_unique() > 1:
        yield _by(facts, "roles", "role", ROLES)
    if facts.seats["bot"].n_unique() > 1:
        yield _by(facts, "bots", "bot", None)
    yield from _cards(facts)


def _by(facts: Facts, name: str, column: str, off: float | None) -> Uncounted:
    """Shares of wins by a column of the seats."""
    rows = facts.seats.with_columns(WON, ONE)
    healthy = None if off is None else (max(facts.even - off, 0.0), facts.even + off)
    figures = [
        Counted(Label(column, which), "won", estimate, healthy)
        for (which,), estimate in shares(rows, column)
        if which != ""
    ]
    return Uncounted(name, figures, drawn={"even": facts.even})


def _cards(facts: Facts) -> Iterator[Uncounted]:
    """For each verb that names cards how often each is taken by who could, and how often who has taken it wins.

    A card is `taken` by whoever takes it once, at however many questions of a match it is offered; it is taken
    `at-once` at one of these. What only one of several bots leaves is told beside. The verb by which most cards are
    taken goes first. Cards that few could take are not told of.
    """
    for verb in facts.verbs()[:VERBS]:
        here = facts.cards(verb).filter(pl.len().over("card") >= FEW)
        takers = here.filter(pl.col("taken") > 0).with_columns(WON, ONE)
        usual = share(takers).value
        healthy = (max(usual - CARDS * facts.even, 0.0), min(usual + CARDS * facts.even, 1.0))
        offered = here.with_columns((pl.col("taken") > 0).alias("part"), ONE)
        figures = [Counted(Label("card", card), "taken", one, TAKEN) for (card,), one in shares(offered, "card")]
        asked = here.with_columns(part="taken", whole="offered")
        figures += [Counted(Label("card", card), "at-once", one, AT_ONCE) for (card,), one in shares(asked, "card")]
        often = takers.filter(pl.len().over("card") >= FEW)
        figures += [Counted(Label("card", card), "won", one, healthy) for (card,), one in shares(often, "card")]
        yield Uncounted("cards", figures, verb, {"usual": usual, "healthy": healthy, "never": _never(here)})
        yield _spurned(here, verb)


def _spurned(rows: pl.DataFrame, verb: str) -> Uncounted:
    """The cards that one bot surely leaves and another surely takes, as each does: the fault is the bot's."""
    offered = rows.filter(pl.len().over("bot", "card") >= FEW).with_columns((pl.col("taken") > 0).alias("part"), ONE)
    told = [*shares(offered, "card", "bot")]
    signs = judged([(estimate, TAKEN) for _, estimate in told])
    found: dict[str | int, set[str]] = {}
    for ((card, _), _), one in zip(told, signs, strict=True):
        found.setdefault(card, set()).add(one.sign)
    figures = [
        Counted(Label("taker", f"{card}@{bot}"), "taken", estimate)
        for (card, bot), estimate in told
        if found[card] >= {"fine", "not-fine"}
    ]
    return Uncounted("spurned", figures, verb)


def _never(rows: pl.DataFrame) -> list[str]:
    """The cards that nobody has ever taken by this verb."""
    never = rows.group_by("card").agg(pl.col("taken").sum()).filter(pl.col("taken") == 0)
    return sorted(never["card"])
