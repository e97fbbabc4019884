"""The end of a match in words and numbers: why it ended, what decided it, and what took everybody’s life points."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from croupier.engine import Seat
from croupier.kit import Page, places

CAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "sword": ("combat-damage", "pricked"),
    "bolt": ("lost-life",),
    "debt": ("overrun",),
    "highwater": ("high-water",),
}
"""What takes life points, as an icon, and the events that tell of it."""


def why_it_ended(page: Page) -> str:
    """Whether somebody was left, and what decided if nobody was (C 14.1 to 14.4)."""
    standings = page.view["facts"]["standings"]
    (_, first), (_, second), *_ = places(standings)
    here = [seat for seat in range(len(standings)) if not page.view["out"][seat]]
    if here:
        return page.speaker.say("table-ended-one", round=page.view["round"])
    how = "shared" if standings[first] == standings[second] else "life"
    said = {"round": page.view["round"], "best": standings[first][1], "other": standings[second][1], "how": how}
    if standings[first][0] != standings[second][0]:
        said["how"] = "round"
    return page.speaker.say("table-ended-none", **said)


def taken(page: Page, seat: Seat) -> dict[str, int]:
    """How many life points a player has lost in the match, by what took them."""
    lost: Counter[str] = Counter()
    for event in page.log:
        for cause, names in CAUSES.items():
            if event["event"] in names and event["seat"] == seat:
                lost[cause] += event["number"]
    return {cause: lost[cause] for cause in CAUSES}
