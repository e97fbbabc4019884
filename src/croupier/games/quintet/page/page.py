"""What the table of Quintet shows beyond the bare view: its parts, and what the house asks of every page."""

from collections.abc import Mapping
from itertools import islice
from typing import ClassVar, Final

from croupier.engine import Event, Seat
from croupier.games.quintet.page.lesson import LESSON
from croupier.games.quintet.page.sets import Sets
from croupier.games.quintet.page.shown import SHOWN
from croupier.games.quintet.rules import events
from croupier.kit import Counter, Hint, Lesson, Page, Part, Plain, Preview, Sentence, Shown, Table, pieces

NEWS: Final = 4
"""So many lines of the log are repeated in the middle of the table."""


class QuintetPage(Page):
    """The page of one table of Quintet."""

    SHOWN: ClassVar[Mapping[Event, Shown]] = SHOWN
    LESSON: ClassVar[Lesson] = LESSON
    HINTS: ClassVar[tuple[Hint, ...]] = (
        Hint("play", asked="play", at=".own .slots, .fan .playable"),
        Hint("ability", asked="ability", at="#stage .card, #ask"),
        Hint("react", asked="react", at="#stage .card, #ask"),
        Hint("wizard-cost", asked="wizard_cost"),
        Hint("overflow", asked="overflow_discard"),
        Hint("countered", told=events.COUNTERED, at=".yard, [id^=graveyard-].pile"),
    )
    STAKES: ClassVar[tuple[str, ...]] = ("kinds",)
    STATED: ClassVar[tuple[str, ...]] = ("turn", "active", "phase")

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.sets = Sets(table)

    def poster(self) -> str:
        """The character that completed the set, else the last that was played."""
        told = (event["card"] for event in reversed(self.log) if event["event"] in ("established", "played"))
        return next(map(str, told), "")

    def news(self) -> list[int]:
        """How far from the end of the log the newest lines stand that the middle of the table repeats."""
        told = (back for back, event in enumerate(reversed(self.log)) if self._is_news(event))
        return list(islice(told, NEWS))

    def _is_news(self, event: Plain) -> bool:
        shown = self.shown(event)
        return not (shown.quiet or shown.heading or event["event"] == events.PASSED.name)

    def parts(self) -> tuple[Part, ...]:
        """The five characters, and which of them the viewer has."""
        return tuple(
            Part(self.emblem(kind), self.translator.card(kind), self.sets.copies(self.table.near, kind) > 0, kind)
            for kind in self.faces
        )

    def progress(self) -> Sentence:
        """How many kinds there are, and which are missing."""
        missing = [part.meaning for part in self.parts() if not part.there]
        kinds = len(self.faces) - len(missing)
        return pieces(
            self.translator.say("table-goal-far", kinds=kinds, missing=self.translator.listed(missing)), *missing
        )

    def counters(self, seat: Seat | None) -> list[Counter]:
        """The number of kinds first, for five of them win."""
        kinds = (
            []
            if seat is None
            else [Counter("kinds", self.view["facts"]["kinds"][seat], self.translator.say("table-kinds"))]
        )
        return [*kinds, *super().counters(seat)]

    def preview(self, after: Page) -> Preview:
        """Numbers that change; a slot that would be filled or emptied is marked."""
        now, then = self.view["facts"]["established"], after.view["facts"]["established"]
        marks = {
            f"slot-{seat}-{kind}": "win" if kind in then[seat] else "fall"
            for seat in range(len(self.names))
            for kind in set(now[seat]) ^ set(then[seat])
        }
        return Preview(super().preview(after).said, marks)

    def why(self, key: str, after: Page | None) -> Sentence:
        """Of a play or a reaction what the set of five says; else what changes."""
        if self.me is None or self.table.question not in ("play", "react"):
            return super().why(key, after)
        reacting = self.table.question == "react"
        seat, kind = (
            self.view["arriving"][-1] if reacting else (self.me, str(self.table.read(key).arguments.get("card", "")))
        )
        kinds: set[str] = {*self.view["facts"]["established"][seat], *filter(None, [kind])}
        doubled = not reacting and self.sets.copies(seat, kind) > 0
        wins = reacting and "wizard" in self.view["facts"]["completes"]
        again = "idle" if kind == "wizard" else "again"
        told = "pass" if key == "pass" else "wins" if wins else again if doubled else "new"
        name = self.table.name(seat)
        card = self.translator.card(kind) if kind else ""
        message = "table-why-react" if reacting else "table-why-play"
        return pieces(self.translator.say(message, told=told, name=name, card=card, kinds=len(kinds)), name)
