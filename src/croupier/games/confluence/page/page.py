"""What the table of Confluence shows beyond the bare view: its parts, and what the house asks of every page."""

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from croupier.engine import Event, Figure, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.effects.designs import STREAM_ICONS, VERB_ICONS, named
from croupier.games.confluence.page import preview, reasons
from croupier.games.confluence.page.animation import Film
from croupier.games.confluence.page.cards import Cards
from croupier.games.confluence.page.composing import Composing
from croupier.games.confluence.page.debts import Debts
from croupier.games.confluence.page.ending import CAUSES, Ending
from croupier.games.confluence.page.hits import Hits
from croupier.games.confluence.page.lesson import LESSON
from croupier.games.confluence.page.recap import threatening
from croupier.games.confluence.page.rows import Pools
from croupier.games.confluence.page.shown import SHOWN, SIDE_ICONS, property_icon
from croupier.games.confluence.page.slips import Slips
from croupier.games.confluence.page.stacks import Stacks
from croupier.games.confluence.page.words import in_words
from croupier.games.confluence.rules import events
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
)

WATCHED: Final = 6
"""So many rounds of the clock of High Water are in sight."""
CLASS_ICONS: Final = {"folk": "folk", "beast": "paw", "spirit": "wisp", "artefact": "gear"}


class ConfluencePage(Page):
    """The page of one table of Confluence."""

    LESSON: ClassVar[Lesson] = LESSON
    HINTS: ClassVar[tuple[Hint, ...]] = (
        Hint("lay", asked="lay"),
        Hint("turn", asked="turn", at="#rivals .pool, #rivals"),
        Hint("activate", asked="activate"),
        Hint("pick", asked="pick", at="#ask"),
        Hint("settled", told=events.SETTLED, at=".stories h2, #next-effect, #ask.q-effect"),
        Hint("aimed", told=events.AIMED, at=".seat.me .nmr"),
    )
    BEGINNINGS: ClassVar[tuple[str, ...]] = ("lay",)
    SHOWN: ClassVar[Mapping[Event, Shown]] = SHOWN
    STAKES: ClassVar[tuple[str, ...]] = ("life",)
    DRAFTED: ClassVar[frozenset[str]] = frozenset({"announce", "borrow", "pick", "pay", "amount", "discard_pool"})
    SIGNS: ClassVar[int] = 3
    TABLE_SIGNS: ClassVar[tuple[str, ...]] = (
        "ribbon",
        "debt",
        "bank",
        "loan",
        "link",
        "bolt",
        "hourglass",
        "lead",
        "grave",
    )
    PHASES: ClassVar[Mapping[str, str]] = {
        terms.START: "deck",
        terms.BASIC: "link",
        terms.ADDITIONAL: "stick",
        terms.STACKS: "bolt",
        terms.COST: "debt",
        terms.ENDING: "hourglass",
        terms.COMBAT: "sword",
        terms.LAYDOWN: "grave",
        terms.RESULTS: "gameend",
    }
    SIDE_ICONS: ClassVar[Mapping[str, str]] = SIDE_ICONS
    STREAM_ICONS: ClassVar[Mapping[str, str]] = STREAM_ICONS
    VERB_ICONS: ClassVar[Mapping[str, str]] = VERB_ICONS
    COMMON: ClassVar[int] = terms.THE_COMMON_POOL
    CAUSES: ClassVar[tuple[str, ...]] = tuple(CAUSES)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.cards = Cards(table)
        self.pools = Pools(table)
        self.slips = Slips(table)
        self.debts = Debts(table)
        self.composing = Composing(table)
        self.stacks = Stacks(table)
        self.hits = Hits(table)
        self.film = Film(table)
        self.ending = Ending(table)

    # -- the bar and the end -----------------------------------------------------------------------------------------

    def where(self) -> str:
        """What High Water does, or when it begins."""
        clock = self.view["facts"]["clock"]
        if clock["takes"]:
            return self.translator.say("table-water-takes", number=clock["takes"])
        return self.translator.say("table-water-from", round=clock["first"])

    def water(self) -> list[tuple[int, int]]:
        """Some rounds from the last one on, each with what High Water takes in it."""
        rounds = list(enumerate(self.view["facts"]["clock"]["rounds"], 1))
        first = min(max(self.view["round"] - 2, 0), len(rounds) - WATCHED)
        return rounds[first : first + WATCHED]

    def poster(self) -> str:
        """The last card the winner laid, else the last card anybody laid."""
        won = {e["seat"] for e in self.log if e["event"] in ("won", "won-among-fallen", "shared")}
        laid = [e for e in self.log if e["event"] == "laid"]
        own = [e for e in laid if e["seat"] in won]
        return str((own or laid or [{"card": "leviathan"}])[-1]["card"])

    def progress(self) -> Sentence:
        """The viewer's life beside that of the strongest rival."""
        return self.ending.progress()

    def in_words(self, field: str, seat: Seat | None) -> str | None:
        """Combinations, effects that wait, debts and cards in words."""
        return in_words(self.table, field, seat)

    @staticmethod
    def minus(number: int) -> str:
        """A number as it is written, with a minus where it is below zero."""
        return str(number).replace("-", "\N{MINUS SIGN}")

    # -- cards -------------------------------------------------------------------------------------------------------

    def emblem(self, face: str) -> str:
        return CLASS_ICONS[self.faces[face].kind]

    def gist(self, face: str) -> tuple[Figure, ...]:
        """What its standard effects do: that is what one lays it for."""
        return tuple(f for verb in named(self.table.game)[face].standard for f in verb.figures())[: self.SIGNS]

    def property_icon(self, power: str) -> str:
        """The icon of a property of combinations."""
        return property_icon(power)

    @property
    def activations(self) -> int:
        """How many effects of the own pool may be activated."""
        return sum(self.table.read(key).verb == "activate" for key in self.table.keys)

    # -- the film ----------------------------------------------------------------------------------------------------

    def frames(self, start: int = 0) -> list[Frame]:
        """The film, without effects of which the viewer has just chosen the target.

        An effect whose target has been waited for comes when it is known what came of it.
        """
        if 0 < start <= len(self.log) and self.log[start - 1]["event"] == "settled":
            start -= 1
        return [frame for frame in super().frames(start) if frame.kind != "effects" or self.film.is_news(frame)]

    def frame_title(self, frame: Frame) -> str:
        """What a frame shows: the stacks, the end of the round, the combat, High Water."""
        named = {"effects": terms.STACKS if self.film.unwinds(frame) else terms.ENDING, "combat": terms.COMBAT}
        if frame.kind in named:
            return self.translator.say("state-phase", value=named[frame.kind])
        return self.translator.say("table-water-now", number=frame.step("")[0]["number"])

    # -- the future --------------------------------------------------------------------------------------------------

    def recap(self, before: Page, news: Iterable[int]) -> Recap:
        """With what the others' attacks would take."""
        return threatening(self, super().recap(before, news))

    def counters(self, seat: Seat | None) -> list[Counter]:
        """Life, what is owed, what the combinations have on each side."""
        if seat is None:
            return [Counter("deck", self.view["deck"], self.translator.zone("deck"), "deck")]
        account = self.view["facts"]["accounts"][seat]
        return [
            Counter("life", self.view["life"][seat], self.translator.zone("life"), "heart"),
            Counter("debt", account["debt"], self.translator.say("table-debt"), "debt"),
            Counter("attack", account["attack"], self.translator.say("table-attack"), "sword"),
            Counter("defence", account["defence"], self.translator.say("table-wall"), "shield"),
        ]

    def deed(self, key: str) -> str:
        """Each card is one of its own; to compose by hand is none to begin with."""
        return key if self.table.read(key).verb == "lay" else ""

    def why(self, key: str, after: Page | None) -> Sentence:
        """What a card would form beside what rivals have announced; of an effect what it does, and the debt for it."""
        return reasons.why(self, key, after)

    def deed_in_short(self, key: str) -> str:
        """To lay a card, without what it would form: that is among the reasons."""
        return reasons.deed_in_short(self, key)

    def preview(self, after: Page) -> Preview:
        """What would be announced and set off, which combinations and lives would change."""
        if not isinstance(after, ConfluencePage):
            return super().preview(after)
        told = [*preview.announced(self, after), *preview.set_off(self, after), *preview.changed(self, after)]
        told += [self.changes(after, seat, ("life", "debt")) for seat in range(len(self.names))]
        told += [*preview.would_meet(self, after), *preview.threatened(self, after)]
        return Preview(joined(told, BETWEEN), preview.marks(self, after))
