"""The end of a match in words and numbers: why it ended, what decided it, and what took everybody’s life points."""

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from croupier.engine import Seat
from croupier.kit import Page, places

CAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "sword": ("combat-damage", "pricked"),
    "bolt": ("lost-life",),
    "debt": ("overrun",),
    "highwater": ("high-water",),
}
"""What takes life points, as an icon, and the events that tell of it."""


class Ending(NamedTuple):
    """Why a match is over and what decided it, with the rule that says so."""

    said: str
    rule: str


def why_it_ended(page: Page) -> Ending:
    """Whether somebody was left, and what decided if nobody was (C 14.1 to 14.4).

    The last round began with two players at least, so if nobody is left the first two left in it together.
    """
    standings = page.view["facts"]["standings"]
    if not all(page.view["out"]):
        return Ending(page.translator.say("table-ended-one", round=page.view["round"]), "14.2")
    (_, first), (_, second), *_ = places(standings)
    said = {"round": page.view["round"], "best": standings[first][1], "other": standings[second][1]}
    if standings[first] == standings[second]:
        return Ending(page.translator.say("table-ended-none", how="shared", **said), "14.4")
    return Ending(page.translator.say("table-ended-none", how="life", **said), "14.3")


def taken_from(page: Page, seat: Seat) -> dict[str, int]:
    """How many life points a player has lost in the match, by what took them."""
    lost: Counter[str] = Counter()
    for event in page.log:
        for cause, names in CAUSES.items():
            if event["event"] in names and event["seat"] == seat:
                lost[cause] += event["number"]
    return {cause: lost[cause] for cause in CAUSES}
