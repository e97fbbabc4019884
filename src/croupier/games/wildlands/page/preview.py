"""What an option would do, in words of the game and as marks, with the numbers of this position."""

from collections.abc import Iterator
from typing import Final

from croupier.games.wildlands.cards.terms import MAIN, SURGING, TARGET
from croupier.games.wildlands.page.battle import Lane
from croupier.games.wildlands.page.gains import against, won_with
from croupier.games.wildlands.rules import events
from croupier.kit import Page, Plain, Sentence, Table, pieces
from croupier.kit.sentences import Translator

RESULTS: Final = frozenset(
    one.name
    for one in (events.TOOK_WILD, events.STOLE, events.TOOK_SEAL, events.HELD_WILD, events.HELD, events.COLLAPSED)
)
"""The lines that tell what came of a front."""

ACQUIRED: Final = frozenset(one.name for one in (events.REINFORCED, events.BOUGHT, events.CLAIMED))
"""The lines that tell of a new card: units that have fought, too, go to the discard pile."""


def of_targets(table: Table, now: Plain, then: Plain) -> Iterator[Sentence]:
    """What the target that an answer names gives, what it fights with, and what the hand can reach there."""
    number = len(then["fronts"])
    if number > len(now["fronts"]) and "reach" in then["facts"]:
        yield pieces(won_with(table, then["fronts"][number - 1]["target"]))
        yield pieces(against(table.translator, then, number))


def fought_out(page: Page, after: Page, units: int) -> Iterator[Sentence]:
    """That a combat is over with the answer that names a target, and what comes of it: so many units less."""
    if units > 0 and page.view["phase"] in (MAIN, TARGET) and not after.view["fronts"]:
        yield pieces(page.translator.say("table-fought-out"))
        for line in after.table.news:
            if line["event"] in RESULTS:
                yield pieces(page.translator.line(line, page.names, page.me).removesuffix("."))


def acquired(page: Page, after: Page) -> Iterator[Sentence]:
    """Where a card goes that is called, bought or claimed, and when it comes to the hand (W 3.1, 3.6)."""
    due = after.view["facts"].get("payment")
    paying = due is not None and "payment" not in page.view["facts"] and after.view["phase"] != SURGING
    if paying or any(line["event"] in ACQUIRED and line["seat"] == after.me for line in after.table.news):
        yield pieces(page.translator.say("table-acquired"))


def strengths_then(translator: Translator, now: list[Lane], then: list[Lane]) -> Iterator[Sentence]:
    """The strengths of fronts that are others after an answer."""
    before = {lane.number: (lane.attack, lane.defence) for lane in now}
    for lane in then:
        totals = (lane.attack, lane.defence)
        if before.get(lane.number, totals) != totals:
            text = translator.say("table-then", front=lane.number, attack=totals[0], defence=totals[1])
            yield pieces(text, f"{totals[0]}", f"{totals[1]}")


def fates(now: list[Lane], then: list[Lane]) -> Iterator[tuple[str, str]]:
    """What is marked: fronts that change hands, and units that fall."""
    won = {lane.number: lane.wins for lane in now}
    for lane in then:
        if lane.wins != won.get(lane.number, lane.wins):
            yield f"lane-{lane.number}", "win" if lane.wins else "fall"
    left = {one.unit["number"] for lane in then for army in (lane.far, lane.near) for one in army.units}
    for lane in now if then else ():
        for one in (*lane.far.units, *lane.near.units):
            if one.unit["number"] not in left:
                yield f"unit-{one.unit['number']}", "fall"
