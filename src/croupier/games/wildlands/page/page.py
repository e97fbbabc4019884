"""What the table of Wildlands shows beyond the bare view. Figures come from its facts, forecasts from the rules."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from croupier.engine import Event, Figure, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.effects.designs import printed_on
from croupier.games.wildlands.page import preview, reasons, shown
from croupier.games.wildlands.page.answers import Answers
from croupier.games.wildlands.page.battle import Battle
from croupier.games.wildlands.page.cards import Cards
from croupier.games.wildlands.page.ending import Ending
from croupier.games.wildlands.page.lesson import LESSON
from croupier.games.wildlands.page.payment import Payment
from croupier.games.wildlands.page.recap import at_stake
from croupier.games.wildlands.page.reckoning import Decided, decided, fallen
from croupier.games.wildlands.page.resources import Resources
from croupier.games.wildlands.page.turn_end import TurnEnd
from croupier.games.wildlands.page.words import in_words
from croupier.kit import (
    BETWEEN,
    Counter,
    Frame,
    Hint,
    Lesson,
    Page,
    Preview,
    Recap,
    Sentence,
    Shown,
    Table,
    joined,
    pieces,
)


class WildlandsPage(Page):
    """The page of one table of Wildlands."""

    LESSON: ClassVar[Lesson] = LESSON
    HINTS: ClassVar[tuple[Hint, ...]] = (
        Hint("main", asked="main"),
        Hint("pay", asked="pay"),
        Hint("target", asked="target"),
        Hint("place", asked="place"),
        Hint("reaction", asked="reaction", at=".chain"),
        Hint("discard", asked="discard"),
    )
    BEGINNINGS: ClassVar[tuple[str, ...]] = ("main",)
    SHOWN: ClassVar[Mapping[Event, Shown]] = shown.SHOWN
    STAKES: ClassVar[tuple[str, ...]] = ("points",)
    DRAFTED: ClassVar[frozenset[str]] = frozenset({"pay", "discard"})
    TABLE_SIGNS: ClassVar[tuple[str, ...]] = ("seal", "deck", "grave", "tap", "surge", "stop", "silenced")
    PORTAL_BULWARK: ClassVar[int] = terms.PORTAL_BULWARK
    SURGE: ClassVar[int] = terms.SURGE

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.battle = Battle(table)
        self.answers = Answers(table, self.battle)
        self.cards = Cards(table)
        self.resources = Resources(table)
        self.payment = Payment(table)
        self.turn_end = TurnEnd(table)
        self.ending = Ending(table)

    # -- the bar, the end, the goal ----------------------------------------------------------------------------------

    def where(self) -> str:
        """What part of the turn it is, and whose turn."""
        phase, active = self.view["phase"], self.view["active"]
        part = self.translator.say("state-phase", value=phase)
        if phase == terms.CHOOSE:
            return part
        whose = self._state("active", active)
        return whose if phase == terms.MAIN else whose + BETWEEN + part

    @property
    def rounds(self) -> range:
        """The numbers of the rounds."""
        return range(1, int(self.view["options"]["round_limit"]) + 1)

    def poster(self) -> str:
        """The dearest unit of the winner's people."""
        best = max(range(len(self.names)), key=lambda seat: float(self.view["returns"][seat]))
        faction = self.view["faction"][best]
        designs = [printed_on(self.table.game, face.id) for face in self.table.game.FACES]
        return max((d for d in designs if d.faction == faction), key=lambda d: (d.cost, d.strength)).id

    def progress(self) -> Sentence:
        """The viewer's points beside those of the best rival."""
        return self.ending.progress()

    def in_words(self, field: str, seat: Seat | None) -> str | None:
        """The fronts and the territories of a seat, with what lies there."""
        return in_words(self.table, field, seat)

    # -- cards -------------------------------------------------------------------------------------------------------

    def emblem(self, face: str) -> str:
        """The mark of a people; of other cards what they are."""
        design = printed_on(self.table.game, face)
        if design.faction:
            return design.faction
        return {"beast": "paw", "terrain": "rooted", "crystal": "crystal"}.get(design.kind, "wild")

    def gist(self, face: str) -> tuple[Figure, ...]:
        """What a card does as icons; of a crystal what it pays."""
        value = printed_on(self.table.game, face).value
        return (Figure("portal", value),) if value else super().gist(face)

    def counters(self, seat: Seat | None) -> list[Counter]:
        """Points and tokens of a seat."""
        if seat is None or not self.view["facts"]["scores"]:
            return []
        figure, purse = self.translator.figure, self.resources.purse(seat)
        points = Counter("points", self.view["facts"]["scores"][seat]["total"], figure("points"), "star")
        return [points, *(Counter(p.name, p.number, figure(p.name), p.icon) for p in purse)]

    def recap(self, before: Page, news: Iterable[int]) -> Recap:
        """With what an attack on the viewer could take."""
        return at_stake(self, super().recap(before, news))

    # -- the future --------------------------------------------------------------------------------------------------

    def preview(self, after: Page) -> Preview:
        """What becomes of fronts, points and tokens; fronts that change hands and units that fall are marked."""
        if not isinstance(after, WildlandsPage):
            return super().preview(after)
        near = self.table.near
        said = [
            *preview.fought_out(self, after, self.cards.units(near) - after.cards.units(near)),
            *preview.of_targets(self.table, self.view, after.view),
            *preview.strengths_then(self.translator, self.battle.lanes, after.battle.lanes),
            *filter(None, (self.changes(after, seat) for seat in range(len(self.names)))),
            *preview.acquired(self, after),
        ]
        return Preview(joined(said, BETWEEN), dict(preview.fates(self.battle.lanes, after.battle.lanes)))

    def why(self, key: str, after: Page | None) -> Sentence:
        """Why a bot would choose an option: how strong a front is then, how strong a target is, or what changes."""
        then = self.battle.then(key)
        if then is not None:
            return pieces(self.translator.say("table-why-then", attack=then[0], defence=then[1]))
        said = reasons.why(self, key, after)
        return super().why(key, after) if said is None else said

    def deed(self, key: str) -> str:
        """See `Page.deed`: attacks are of one kind, whomever they are aimed at, and so is tapping."""
        verb = self.table.read(key).verb
        return "" if verb == "end_turn" else verb.split("_")[0]

    # -- the film ----------------------------------------------------------------------------------------------------

    def frames(self, start: int = 0) -> list[Frame]:
        """What each combat came to, then every portal that collapsed in it: there is no room for both at once."""
        found = []
        for frame in super().frames(start):
            frame.steps["fallen"] = fallen(self.log[: frame.line - 1])
            lost = frame.step(shown.COLLAPSE)
            found += [frame, *(Frame(shown.COLLAPSE, frame.line, {"": [event]}, frame.until) for event in lost)]
        return found

    def frame_title(self, frame: Frame) -> str:
        """The end of a combat, or of a portal."""
        if frame.kind == shown.COLLAPSE:
            return self.translator.line(frame.step("")[0], self.names, self.me)
        return self.translator.say("table-reckoning")

    def reckoned(self, frame: Frame) -> list[Decided]:
        """The fronts of a combat that ended."""
        return decided(frame.step("fronts"), frame.step("results"))
