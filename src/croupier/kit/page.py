"""The page of a game: what its table in a browser shows beyond the bare view. Every part has a default."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, wraps
from typing import Any, ClassVar, TypeVar

from croupier.engine import Event, Face, Figure, Seat
from croupier.engine.once import once_for_each
from croupier.engine.printed import faces_of
from croupier.engine.state.meanings import meanings
from croupier.kit import onboarding, zones
from croupier.kit.click_targets import Clicks, clicks
from croupier.kit.onboarding import Goal, Hint, Part, Signs
from croupier.kit.presentation import PLAIN, Shown
from croupier.kit.recap import Meaning, Recap, retell
from croupier.kit.sentences import BETWEEN, NOTHING_SAID, Piece, Plain, Sentence, figure, joined
from croupier.kit.table import Table
from croupier.kit.timeline import Frame, frames, last_frame
from croupier.kit.tutorial import Lesson
from croupier.kit.zones import Counter, Zone

NO_ICON = "bubble"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Preview:
    """What an option would do: in words, and as marks on elements of the page by their ids.

    `win` and `fall` are drawn by the house, every other mark by the `table.css` of the game (`[data-would=MARK]`).
    """

    said: Sentence = NOTHING_SAID
    marks: Mapping[str, str] = field(default_factory=dict)


_meanings = once_for_each(meanings)


def of_card(method: "Callable[[Any, str], T]") -> "Callable[[Any, str], T]":  # Any: a page
    """For a method of a page that says the same of a card at every table: each kind of page asks it once a game."""
    known: dict[tuple[type, type, str], T] = {}

    @wraps(method)
    def once(self: Any, face: str) -> T:  # Any: as above
        key = type(self), self.table.game, face
        if key not in known:
            known[key] = method(self, face)
        return known[key]

    return once


class Page:
    """A page for one table at one moment; it knows what the viewer of that table may see and nothing else."""

    SHOWN: ClassVar[Mapping[Event, Shown]] = {}
    """How each event of the game is shown."""
    STATED: ClassVar[tuple[str, ...]] = ()
    """The fields that say where the match stands, in the order of the bar; `()` for all that have words for it."""
    DATED: ClassVar[tuple[str, ...]] = ("round", "phase", "turn", "active")
    """The fields of the view that say when something was, as `state-<field>` has words for them."""
    SEAT_VERBS: ClassVar[frozenset[str]] = frozenset({"seat"})
    """Verbs of options whose first number is a seat: such an option is chosen by a click on that seat."""
    DRAFTED: ClassVar[frozenset[str]] = frozenset()
    """Questions of one deed: their answers are laid out on the page, may be taken back, and are sent together."""
    SIGNS: ClassVar[int] = 4
    """So many icons of what it does fit on a card."""
    STEPS: ClassVar[tuple[str, ...]] = ()
    """The steps of a frame of the film, in their order."""

    STAKES: ClassVar[tuple[str, ...]] = ()
    """The counters that tell what the others' deeds mean, the gravest first; `()` for all of which an event says so."""
    BURDENS: ClassVar[frozenset[str]] = frozenset()
    """The counters of which more is worse."""

    LESSON: ClassVar[Lesson] = ()
    """How one learns the game: a few positions with what is to be chosen in them (`/learn/<game>`)."""

    HINTS: ClassVar[tuple[Hint, ...]] = ()
    """The hints of a first match, at most six."""
    BEGINNINGS: ClassVar[tuple[str, ...]] = ()
    """Questions at which a first match marks good deeds of several kinds, as long as `begins`."""
    CHOSEN_NOW: ClassVar[str] = onboarding.CHOSEN_NOW
    """What can be chosen on the table now, as a selector: a hint stands there if what it speaks of is out of sight."""
    TABLE_SIGNS: ClassVar[tuple[str, ...]] = ("bolt", "hourglass", "check", "link")
    """Signs that stand on the table and on no card."""

    _rows: ClassVar[Mapping[str, Shown]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._rows = {event.name: row for event, row in cls.SHOWN.items()}

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.log = table.log
        self.names = table.names
        self.me = table.me
        self.translator = table.translator

    # -- the bar and the end -----------------------------------------------------------------------------------------

    def where(self) -> str:
        """The line in the bar: where the match stands, by the messages `state-<field>`."""
        names = self.STATED or zones.of_table(self.table.game, self.view)
        stated = (self._state(name, self.view[name]) for name in names)
        return BETWEEN.join(filter(None, stated))

    def when(self) -> str:
        """When in the match it is, for who looks back: the numbers and the seat among `DATED` that have words."""
        dated = ((name, self.view.get(name)) for name in self.DATED)
        stated = (self._state(name, value) for name, value in dated if isinstance(value, int))
        return BETWEEN.join(filter(None, stated)) or self.where()

    def _state(self, name: str, value: object) -> str:
        return zones.stated(name, value, self.names, self.me, self.translator, self._meanings.get(name))

    @property
    def _meanings(self) -> Mapping[str, str]:
        """Which numbers of the view are seats and places."""
        return _meanings(self.table.game)

    def in_words(self, field: str, seat: Seat | None) -> str | None:
        """What a field of the view says of a seat, or of the table, where there are only words (the terminal).

        None: its cards and numbers, as any field says them; '': it is left out.
        """
        del field, seat
        return None

    def poster(self) -> str:
        """The card printed large at the end: the one told last; '' if the log names none."""
        return next((str(event["card"]) for event in reversed(self.log) if event.get("card")), "")

    # -- the log -----------------------------------------------------------------------------------------------------

    def shown(self, event: Plain) -> Shown:
        """How a line of the log is shown, its icon chosen."""
        row = self._row(event)
        icon = row.icon(event) if callable(row.icon) else row.icon
        if not icon:
            icon = self.emblem(event["card"]) if event.get("card") else NO_ICON
        return row if icon == row.icon else replace(row, icon=icon)

    def frames(self, start: int = 0) -> list[Frame]:
        """The film of what was told from line `start` of the log on, by the rows of `SHOWN`."""
        return list(frames(self.log, self._row, start))

    def last_frame(self) -> Frame | None:
        """The newest frame of the film; None if there is none."""
        return last_frame(self.log, self._row)

    def _row(self, event: Plain) -> Shown:
        return self._rows.get(event["event"], PLAIN)

    def steps(self, frame: Frame) -> list[int]:
        """The numbers of the steps a frame has, by their order in `STEPS`, from 1."""
        return [number for number, name in enumerate(self.STEPS, 1) if frame.step(name)] or [1]

    def concerns(self, frame: Frame) -> bool:
        """Whether a frame is about the viewer: by default if one of its events names them, or none of them anybody."""
        named = {seat for events in frame.steps.values() for event in events for seat in self.translator.seats(event)}
        return self.me is None or not named or self.me in named

    def frame_title(self, frame: Frame) -> str:
        """What a frame is called: unless the game says better, by the event it opens with."""
        return self.translator.line(self.log[frame.line - 1], self.names, self.me)

    def recap(self, before: "Page", news: Iterable[int]) -> Recap:
        """What the others have done since the viewer chose last: by default by the rows of `SHOWN`.

        `before` is the page as the viewer left it, `news` the places in the log that have been told since.
        """
        return retell(self, before, news)

    def meaning(self, event: Plain) -> Meaning | None:
        """What an event means for the viewer, where the game knows more than the changes of `SHOWN`."""
        del event
        return None

    # -- cards -------------------------------------------------------------------------------------------------------

    @property
    def faces(self) -> Mapping[str, Face]:
        """Everything printed, by id."""
        return faces_of(self.table.game)

    def emblem(self, face: str) -> str:
        """The icon of what a card is: of its verb, unless the game says better."""
        verb = self.faces[face].verb
        return verb.icon if verb is not None else NO_ICON

    @of_card
    def gist(self, face: str) -> tuple[Figure, ...]:
        """What a card does as icons with numbers, the most telling first."""
        effects = self.table.game.EFFECTS.get(face, ())
        return tuple(figure for effect in effects for figure in effect.figures())[: self.SIGNS]

    # -- seats -------------------------------------------------------------------------------------------------------

    def counters(self, seat: Seat | None) -> list[Counter]:
        """The numbers of a seat, or of the table: by default every number in the view, what is so or not, and a card.

        Of the table only that is told for which there are words: a program keeps notes of its own there.
        """
        game = self.table.game
        words = {} if seat is None else zones.words_of_seat(game, self.view, seat)
        cards = zones.cards_of_table(game, self.view) if seat is None else {}
        found = zones.counters({**self._of(seat), **words}, self.translator, self._meanings, self.names, cards)
        return [c for c in found if seat is not None or c.number is not None or self.translator.has(f"zone-{c.name}")]

    def zones(self, seat: Seat | None) -> list[Zone]:
        """The cards of a seat, or of the table, that the viewer sees: by default all in the view."""
        return zones.zones(self._of(seat), self.faces, self.translator)

    def _of(self, seat: Seat | None) -> dict[str, Any]:  # Any: plain data
        return zones.of_seat(self.table.game, self.view, seat)

    @cached_property
    def clicks(self) -> Clicks:
        """Which options of the pending decision are chosen by a click on a card or a seat."""
        decision = self.table.decision
        if decision is None or self.me is None:
            return Clicks({}, {}, ())
        places = {(s, face) for s in (None, *range(len(self.names))) for zone in self.zones(s) for face in zone.faces}
        deeds = [self.table.read(key) for key in decision.keys]
        return clicks(deeds, self.me, len(self.names), places, self.SEAT_VERBS)

    def is_asked(self, seat: Seat) -> bool:
        """Whether a seat is asked something now."""
        return any(one["seat"] == seat for one in self.view["asked"])

    # -- a first match -----------------------------------------------------------------------------------------------

    def goal(self) -> Goal | None:
        """The card with the goal, by the message `goal`; None where there is none."""
        if self.me is None or not self.view or not self.translator.has("goal"):
            return None
        rules = tuple(self.translator.say(f"goal.{name}") for name in ("first", "second", "third"))
        return Goal(self.translator.say("goal"), self.progress(), self.parts(), rules)

    def progress(self) -> Sentence:
        """How far the viewer is from the goal, and what is missing."""
        return NOTHING_SAID

    def parts(self) -> tuple[Part, ...]:
        """The goal as a row of pictures, where it has parts."""
        return ()

    def hints(self) -> list[Hint]:
        """The hints that are true now."""
        return onboarding.due(self.HINTS, self.table.decision, self.log)

    def begins(self) -> bool:
        """Whether this is a moment at which good deeds are marked: a question of `BEGINNINGS`, in the first round."""
        return self.table.question in self.BEGINNINGS and self.view.get("round", 1) == 1

    def deed(self, key: str) -> str:
        """The kind of deed an option is: of each only the best one is marked, and of '' none.

        By default its verb; to do something to nothing, as to end a turn, is none.
        """
        deed = self.table.read(key)
        return deed.verb if deed.arguments else ""

    def deed_in_short(self, key: str) -> str:
        """The deed in few words, where its reasons stand beside it; '' for the words of the option."""
        del key
        return ""

    def signs(self) -> tuple[Signs, ...]:
        """What the signs on the cards and on the table mean."""
        return onboarding.signs(self.table.game, self.TABLE_SIGNS, self.translator)  # type: ignore[arg-type]  # has a hash

    def signs_here(self) -> frozenset[str]:
        """The icons of the signs on the cards that the viewer sees now."""
        lying = zones.seen(self.table.game, self.view, self.faces) if self.view else ()
        printed, done = onboarding.icons(self.table.game)
        return frozenset(icon for face in lying for icon in (*printed[face], *done[face]))

    # -- the future --------------------------------------------------------------------------------------------------

    def preview(self, after: "Page") -> Preview:
        """What an option would do, read from the page as it would be then: by default every counter that changes.

        `after.table.news` are the lines that the log would tell of it.
        """
        seats = [self.table.near, *self.table.rivals]
        return Preview(joined([self.changes(after, seat) for seat in seats]))

    def why(self, key: str, after: "Page | None") -> Sentence:
        """Why a bot would choose an option: by default what comes of it, where that can be foretold (`after`)."""
        del key
        return NOTHING_SAID if after is None else self.preview(after).said

    def changes(self, after: "Page", seat: Seat, names: Collection[str] = ()) -> Sentence:
        """The counters of a seat, or those of these `names`, that are others on a later page: "coins 5 → 3"."""
        now = {counter.name: counter.number for counter in self.counters(seat) if not names or counter.name in names}
        changed = [
            figure(c.icon, c.title, f"{now[c.name]} → {c.number}")
            for c in after.counters(seat)
            if c.name in now and c.number != now[c.name]
        ]
        return (*self.whose(seat), *joined((change,) for change in changed)) if changed else NOTHING_SAID

    def whose(self, seat: Seat) -> Sentence:
        """Whose something is, as what is said of it begins; nothing where it is the viewer's."""
        return NOTHING_SAID if seat == self.me else self.label(self.names[seat])

    def label(self, text: str) -> Sentence:
        """A label before what it names, with its colon: French sets a blank there."""
        return (Piece(self.translator.say("labelled", label=text, value="")),)


def page_of(table: Table) -> Page:
    """The page of a table: the game's own kind, or the plain one. Raises `TypeError` for what is no page."""
    kind: Any = table.game.page() or Page  # Any: the engine does not know pages
    if not (isinstance(kind, type) and issubclass(kind, Page)):
        raise TypeError(f"{table.game.__name__}.page() gives {kind!r}; it should give a subclass of croupier.kit.Page.")
    made: Page = kind(table)
    if not hasattr(made, "table"):
        raise TypeError(f"{kind.__name__}.__init__ leaves the page without its table: call super().__init__(table).")
    return made
