"""What the table of Three Perils shows beyond the bare view: its parts, and what the house asks of every page."""

from collections.abc import Mapping
from typing import ClassVar

from croupier.engine import Event, Seat
from croupier.games.perils.cards.terms import LEVEL_ICONS, PHASES, ROMAN
from croupier.games.perils.page.hand import Hand
from croupier.games.perils.page.heroes import Heroes
from croupier.games.perils.page.lesson import LESSON
from croupier.games.perils.page.line import Line
from croupier.games.perils.page.preview import preview
from croupier.games.perils.page.prices import Prices
from croupier.games.perils.page.scores import Scores
from croupier.games.perils.page.shown import SHOWN
from croupier.games.perils.page.tableau import EMBLEMS, Tableau
from croupier.games.perils.rules import events
from croupier.games.perils.rules.draft import SALE
from croupier.kit import BETWEEN, NOTHING_SAID, Hint, Lesson, Page, Preview, Sentence, Shown, Table, pieces


class PerilsPage(Page):
    """The page of one table of Three Perils."""

    LESSON: ClassVar[Lesson] = LESSON
    HINTS: ClassVar[tuple[Hint, ...]] = (
        Hint("pick", asked="pick"),
        Hint("gift", asked="gift"),
        Hint("turn", asked="turn"),
        Hint("attack", asked="attack"),
        Hint("life", asked="life", at="#ask"),
        Hint("confrontation", told=events.CONFRONTATION, at="[id^=foe-], [id^=line-]"),
    )
    SHOWN: ClassVar[Mapping[Event, Shown]] = SHOWN
    STAKES: ClassVar[tuple[str, ...]] = ("life", "wounds")
    BURDENS: ClassVar[frozenset[str]] = frozenset({"wounds"})
    PHASES: ClassVar[tuple[int, ...]] = PHASES
    ROMAN: ClassVar[tuple[str, ...]] = ROMAN
    LEVELS: ClassVar[Mapping[str, str]] = LEVEL_ICONS
    SALE: ClassVar[int] = SALE

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.scores = Scores(table)
        self.heroes = Heroes(table)
        self.tableau = Tableau(table)
        self.line = Line(table)
        self.hand = Hand(table)
        self.prices = Prices(table)

    # -- the bar and the end -----------------------------------------------------------------------------------------

    def where(self) -> str:
        """What part of the phase it is, and who gets the hand next."""
        stage, passing = self.view["stage"], self.view["facts"]["passing"]
        if not self.view["phase"]:
            return self.translator.say("table-choosing-heroes")
        if self.view["over"]:
            return self.translator.say("table-finished")
        if stage in ("confront", "final"):
            return self.translator.say("table-confronting", stage=stage)
        part = self.translator.say("state-turn", number=self.view["turn"])
        if stage == "gift" or not passing:
            return part
        part += BETWEEN
        if self.me is None:
            return part + self.translator.say("table-hands-go", direction=passing["direction"])
        to = self.names[passing["to"][self.me]]
        return part + self.translator.say("table-hands-go-to", direction=passing["direction"], name=to)

    def poster(self) -> str:
        """The character of the winner."""
        return str(next(iter(self.view["character"][self.scores.winner]), ""))

    def progress(self) -> Sentence:
        """The viewer's score so far."""
        return self.scores.progress()

    def emblem(self, face: str) -> str:
        """The icon of the type of a card; of an enemy a skull."""
        return EMBLEMS.get(self.faces[face].kind, "skull")

    def aftermath(self, seat: Seat) -> Sentence:
        """What the last confrontation has cost, while the enemies of the next phase are chosen."""
        if self.view["stage"] not in ("pick", "gift"):
            return NOTHING_SAID
        last = self.last_frame()
        struck = [event for event in last.step("struck") if event["seat"] == seat] if last is not None else []
        if last is None or not struck:
            return NOTHING_SAID
        lost, wounds = (sum(event[what] for event in struck) for what in ("lost", "wounds"))
        said = self.translator.say("table-aftermath", lost=lost, wounds=wounds)
        stolen = {"coins": 0, "mana": 0}
        for event in self.log[last.line - 1 : last.until]:
            if event["event"] == "stole" and event["seat"] == seat:
                stolen[event["currency"]] += event["number"]
        return pieces(f"{said} {self.translator.say('table-stolen', **stolen)}" if any(stolen.values()) else said)

    def preview(self, after: Page) -> Preview:
        """What an attack or potions lead to, up to the next question; of other options the counters that change."""
        return preview(self, after) or super().preview(after)
