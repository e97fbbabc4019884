"""The end of a match in words and numbers: why it ended, what decided it, and what took everybody’s life points."""

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from croupier.engine import Seat
from croupier.kit import Sentence, Table, pieces, places

CAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "sword": ("combat-damage", "pricked"),
    "bolt": ("lost-life",),
    "debt": ("overrun",),
    "highwater": ("high-water",),
}
"""What takes life points, as an icon, and the events that tell of it."""


class Cause(NamedTuple):
    """Why a match is over and what decided it, with the rule that says so."""

    said: str
    rule: str


class Ending:
    """The part of the page about who is ahead, who has left, and why it is over."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def progress(self) -> Sentence:
        """The viewer's life beside that of the strongest rival."""
        life = self.table.view["life"]
        best = max(life[seat] for seat in self.table.rivals)
        clock = self.table.view["facts"]["clock"]
        return pieces(self.table.say("table-goal-far", life=life[self.table.near], best=best, round=clock["first"]))

    def left(self, seat: Seat) -> tuple[int, int]:
        """The round in which a player was eliminated, 0 for nobody who was, and the life points then."""
        found = ((number, life) for number, life, fallen in self.table.view["fallen"] if fallen == seat)
        return next(found, (0, self.table.view["life"][seat]))

    @property
    def places(self) -> list[tuple[int, Seat]]:
        """Place and seat when the match is over, the first place first."""
        return places(self.table.view["facts"]["standings"])

    @property
    def cause(self) -> Cause:
        """Whether somebody was left, and what decided if nobody was (C 14.1 to 14.4).

        The last round began with two players at least, so if nobody is left the first two left in it together.
        """
        standings = self.table.view["facts"]["standings"]
        if not all(self.table.view["out"]):
            return Cause(self.table.say("table-ended-one", round=self.table.view["round"]), "14.2")
        (_, first), (_, second), *_ = places(standings)
        said = {"round": self.table.view["round"], "best": standings[first][1], "other": standings[second][1]}
        if standings[first] == standings[second]:
            return Cause(self.table.say("table-ended-none", how="shared", **said), "14.4")
        return Cause(self.table.say("table-ended-none", how="life", **said), "14.3")

    def taken(self, seat: Seat) -> dict[str, int]:
        """How many life points a player has lost in the match, by what took them."""
        lost: Counter[str] = Counter()
        for event in self.table.log:
            for cause, names in CAUSES.items():
                if event["event"] in names and event["seat"] == seat:
                    lost[cause] += event["number"]
        return {cause: lost[cause] for cause in CAUSES}
