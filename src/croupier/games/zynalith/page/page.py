"""What the table of Zynalith shows beyond the bare view: its parts, and what the house asks of every page."""

from collections.abc import Mapping
from typing import ClassVar, Final

from croupier.engine import Event, Figure, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.page import preview
from croupier.games.zynalith.page.animation import Fight
from croupier.games.zynalith.page.cards import Cards, emblem
from croupier.games.zynalith.page.creatures import Creatures
from croupier.games.zynalith.page.lesson import LESSON
from croupier.games.zynalith.page.lines import Lines
from croupier.games.zynalith.page.panels import Panels
from croupier.games.zynalith.page.reasons import best_of_the_row, reasons
from croupier.games.zynalith.page.retelling import Retelling
from croupier.games.zynalith.page.shown import SHOWN
from croupier.games.zynalith.rules import events
from croupier.kit import (
    BETWEEN,
    Counter,
    Frame,
    Hint,
    Lesson,
    Page,
    Preview,
    Sentence,
    Shown,
    Table,
    joined,
    of_card,
    pieces,
    places,
)

AIMS: Final = ("attach", "target creature", "front")
"""Questions of which one wants to know what they change, be it nothing."""
WORKS_AT_ONCE: Final = ("spell", "equipment")
"""Types of cards whose Instant effects need no icon that says when."""
MOST_REASONS: Final = 2
"""So many reasons are said of one option."""


class ZynalithPage(Page):
    """The page of one table of Zynalith."""

    LESSON: ClassVar[Lesson] = LESSON
    HINTS: ClassVar[tuple[Hint, ...]] = (
        Hint("draft", asked="draft"),
        Hint("turn", asked="turn"),
        Hint("counter", asked="counter", at="#ask"),
        Hint("attach", asked="attach"),
        Hint("event", told=events.HAPPENED, at="#log-title, #bar [data-opens=log-drawer]"),
        Hint("fight", told=events.FOUGHT, at="[id^=forecast-]"),
    )
    SHOWN: ClassVar[Mapping[Event, Shown]] = SHOWN
    STEPS: ClassVar[tuple[str, ...]] = ("effects", "winner", "strike", "deaths", "reward")
    STAKES: ClassVar[tuple[str, ...]] = ("hp",)
    SIGNS: ClassVar[int] = 3
    ROUNDS: ClassVar[tuple[int, ...]] = tuple(range(1, terms.ROUNDS + 1))
    PLACES: ClassVar[tuple[int, ...]] = terms.SLOTS
    """How many creatures a front may hold, by round (Z 3.3)."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.lines = Lines(table)
        self.panels = Panels(table, self.lines)
        self.creatures = Creatures(table, self.faces)
        self.cards = Cards(table, self.faces)
        self.retelling = Retelling(table, self.faces)

    # -- the bar, the end --------------------------------------------------------------------------------------------

    def where(self) -> str:
        """What part of the round it is and, in turns, whose."""
        phase, active = self.view["phase"], self.view["active"]
        part = self.translator.say("state-phase", value=phase)
        if phase not in ("draft", "turn", "after"):
            return part
        return part + BETWEEN + self._state("active", active)

    def poster(self) -> str:
        """The winner of the last line, else the last creature that entered."""
        told = (
            str(event["card"])
            for wanted in ("winner", "entered")
            for event in reversed(self.log)
            if event["event"] == wanted
        )
        return next(told, "zynalith_colossus")

    @property
    def places(self) -> list[tuple[int, Seat]]:
        """Place and seat when the match is over, the first place first (Z 15.11 to 15.15)."""
        return places(self.view["facts"]["standings"])

    def progress(self) -> Sentence:
        """The viewer's points beside those of the best rival."""
        points = self.view["facts"]["points"]
        best = max(points[seat] for seat in self.table.rivals)
        own = points[self.table.near]
        return pieces(self.translator.say("table-goal-far", points=own, best=best, round=self.view["round"]))

    # -- cards -------------------------------------------------------------------------------------------------------

    def emblem(self, face: str) -> str:
        """The icon of a type; of creatures that of their kind."""
        return emblem(self.faces[face].kind)

    @of_card
    def gist(self, face: str) -> tuple[Figure, ...]:
        """What a card does as icons; that a spell or equipment works at once is not said."""
        at_once = self.faces[face].kind in WORKS_AT_ONCE
        figures = (figure for clause in self.table.game.EFFECTS[face] for figure in clause.figures())
        return tuple(f for f in figures if not (at_once and f.icon == "instant"))[: self.SIGNS]

    # -- the future --------------------------------------------------------------------------------------------------

    def counters(self, seat: Seat | None) -> list[Counter]:
        """What a hero has."""
        if seat is None:
            return []
        return [
            Counter("hp", self.view["hp"][seat], self.translator.figure("life"), "heart"),
            Counter("silver", self.view["silver"][seat], self.translator.figure("silver"), "silver"),
            Counter("zynalith", self.view["zynalith"][seat], self.translator.figure("zynalith"), "crystal"),
        ]

    def preview(self, after: Page) -> Preview:
        """Where a creature enters, what becomes of creatures, lines and heroes; fates that change are marked."""
        if not isinstance(after, ZynalithPage):
            return super().preview(after)
        now, then = self.lines, after.lines
        fought = preview.are_fought(then)
        said = [*preview.arrivals(now, then), *preview.wounds(now, then), *preview.winners(now, then)]
        said += [] if fought else preview.losses(now, then)
        told = [pieces(text) for text in said]
        question = self.table.question
        if fought or question != "turn":  # there the price stands on the button
            told += filter(None, [self.changes(after, seat) for seat in range(len(self.names))])
        if question in AIMS and not told:
            told = [pieces(self.translator.say("table-aim-same"))]
        return Preview(joined(told, BETWEEN), preview.marks(now, then))

    def why(self, key: str, after: Page | None) -> Sentence:
        """What the own hero is saved, which lines are won, what comes to rivals; else what is best about a card."""
        best = best_of_the_row(self.table, self.faces, key)
        if not isinstance(after, ZynalithPage):
            return best
        found = reasons(self.lines, after.lines)
        if not found:
            return joined([self.changes(after, seat) for seat in range(len(self.names))]) or best
        return joined([pieces(text) for text in found[:MOST_REASONS]], BETWEEN)

    # -- the film ----------------------------------------------------------------------------------------------------

    def frames(self, start: int = 0) -> list[Frame]:
        """The fights of the last combat phase, and what has ended after line `start` (0: nothing is news).

        A fight that waits for an answer is shown when it is over.
        """
        last = max((at for at, event in enumerate(self.log) if event["event"] == "combat"), default=len(self.log))
        news = start or len(self.log)
        begun = max((at for at, event in enumerate(self.log[:news]) if event["event"] == "fight"), default=news)
        found: list[Frame] = []
        for frame in super().frames(min(last, news, begun)):
            fight = Fight.of(frame) if frame.kind == "fight" else None
            if fight is not None and not fight.step("heroes") and not self.view["over"]:
                continue
            of_phase = fight is not None and fight.told["cause"] == "phase" and frame.line > last
            mine = frame.kind == "countered" and frame.step("")[0]["seat"] == self.me  # known to who played it
            if of_phase or (frame.until > news and not mine):
                found.append(fight or frame)
        return found

    def frame_title(self, frame: Frame) -> str:
        """The line that fights, or the card everybody sees."""
        if isinstance(frame, Fight):
            return self.lines.called(frame.told["number"], frame.told["front"])
        return self.translator.card(frame.step("")[0]["card"])

    def concerns(self, frame: Frame) -> bool:
        """Whether the viewer stands in a fight or is hit by it; an event and a counter concern everybody."""
        if self.me is None or not isinstance(frame, Fight):
            return True
        return any(event.get("seat") == self.me for events in frame.steps.values() for event in events)
