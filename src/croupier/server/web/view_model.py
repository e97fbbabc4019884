"""View model: what the templates of a table read. A look of the service, with words for one viewer in one language."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple, Self

from croupier import catalog
from croupier.engine import Game, untold
from croupier.kit import Goal, Page, Plain, Preview, Recap, Shown, Table, page_of
from croupier.press import Print, press
from croupier.server.service.runtime.log import in_common
from croupier.server.service.views import Asked, OptionPreview, SeatView, TableView
from croupier.server.web.showing import Form, rules_of
from croupier.text import PromptText, Translator

LINES = 120
"""Lines of the log on the page at most, the newest; the replay has them all."""


@dataclass(frozen=True, slots=True)
class Opt:
    """One option that is offered, with its words. `caution`: a warning to confirm first, '' if there is none."""

    key: str
    index: int
    label: str
    caution: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log."""

    number: int
    text: str
    event: Plain
    shown: Shown
    rule: str
    lead: str = ""
    """The name the sentence begins with, which is set in bold."""
    who: tuple[int, ...] = ()
    """The seats it is about."""

    @property
    def rest(self) -> str:
        """The sentence after the name it begins with."""
        return self.text[len(self.lead) :]


@dataclass(frozen=True, slots=True)
class Chapter:
    """The lines of one turn, newest first, and the line that begins it (None if it is not on the page any more)."""

    heading: Line | None
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Worded:
    """The log of a scene with its newest lines in words, for the scene that is drawn after it."""

    log: Sequence[Plain]
    names: Sequence[str]
    lines: tuple[Line, ...]


class TaskLine(NamedTuple):
    """A task of a lesson in the list of them."""

    title: str
    address: str
    past: bool
    now: bool


@dataclass(frozen=True, kw_only=True)
class ViewModel(Table):
    """Everything a table's template reads. `seat` says as whom this browser looks (`0`, `watch`); `me` is the seat."""

    translator: Translator
    id: str = ""
    seat: str = ""
    seats: tuple[SeatView, ...]
    asked: Asked | None = None
    answer_waits: bool = False
    look: TableView | None = None
    form: Form = "game"
    """How it is drawn."""
    in_words: tuple[str, ...] = ()
    """The newest lines of the log, newest first, where there are only words; then there is no view and no other log."""
    seen: int = 0
    """The number of log lines that were on the page before."""
    before: Worded | None = None
    """The log as it was then; None if only its length is known."""
    tasks: tuple["TaskLine", ...] = ()
    """The tasks of the lesson to which this table belongs."""
    shows: str = ""
    """The panel of the game's table that the task of a lesson speaks of, where only one has room (`Step.shows`)."""

    @cached_property
    def page(self) -> Page:
        """What the game shows beyond the view."""
        return page_of(self) if self.form == "game" else Page(self)

    def in_form(self, form: Form) -> "ViewModel":
        """The same, drawn in a form; in words there is no view, and no log but the words."""
        if form != "words":
            return self if form == self.form else replace(self, form=form)
        said = tuple(self.translator.line_or_name(event, self.names, self.me) for event in self.log[: -LINES - 1 : -1])
        return replace(self, form=form, view={}, log=(), before=None, seen=0, in_words=said)

    def later(self, view: Plain, news: Sequence[Plain]) -> Self:
        """The same, with nothing asked."""
        return replace(super().later(view, news), asked=None)

    def drafted(self, preview: OptionPreview, draft: Sequence[str]) -> "ViewModel":
        """The table as it would be after answers that are laid out; what is asked then stands in for the question."""
        if preview.view is None or preview.decision is None or self.asked is None:
            return self
        asked = replace(self.asked, name=preview.decision.name, decision=preview.decision)
        later = self.later(preview.view, preview.log)
        return replace(later, decision=preview.decision, asked=asked, draft=tuple(draft))

    def preview(self, view: Plain, news: Sequence[Plain]) -> Preview:
        """What the game's page says of an option that leads to this view; `news` is what the log would tell."""
        return self.page.preview(self.later(view, news).page)

    @cached_property
    def goal(self) -> Goal | None:
        """The card with the goal, while the match goes on."""
        return self.page.goal() if self.look is not None and self.look.status == "running" else None

    @property
    def title(self) -> str:
        """What the table is called: by its host, or else as the language calls the game."""
        return table_title(self.look.title if self.look is not None else "", self.game.slug, self.translator.language)

    @property
    def where(self) -> str:
        """The line in the bar: where the match stands."""
        if not self.view:
            return ""
        return self.say("status-over") if self.view["over"] else self.page.where()

    @cached_property
    def faces(self) -> Mapping[str, Print]:
        """All cards of the game, printed in this language."""
        return prints(self.game, self.translator.language)

    @cached_property
    def prompt(self) -> PromptText | None:
        """The question in words."""
        if self.decision is None:
            return None
        return self.translator.prompt(self.decision, self.view, self.names, self.me)

    @cached_property
    def options(self) -> Mapping[str, Opt]:
        """What is offered, by key."""
        if self.decision is None:
            return {}
        name, keys = self.decision.name, self.decision.keys
        labels = _told_apart(self.translator.labels(self.decision, self.view, self.names, self.me))
        return {
            key: Opt(
                key, index, label, self.translator.caution(name, key, self.view, self.names, self.me, about=self.about)
            )
            for index, (key, label) in enumerate(zip(keys, labels, strict=True))
        }

    def opt(self, key: str) -> Opt | None:
        """The option of that key, if it is offered."""
        return self.options.get(key)

    def label(self, key: str) -> str:
        """The words of a key of the pending decision, offered or not."""
        if self.asked is None:
            return self.translator.label("", key, self.view, self.names, self.me)
        about = self.asked.decision.about
        return self.translator.label(self.asked.name, key, self.view, self.names, self.me, about=about)

    @cached_property
    def waiting(self) -> str:
        """Whom the match waits for, in words."""
        return self.translator.waiting(self.view.get("asked", ()), self.names, self.me)

    @cached_property
    def absent(self) -> tuple[SeatView, ...]:
        """The people who are away while the match waits for them."""
        if self.look is None or self.look.status != "running":
            return ()
        return tuple(seat for seat in self.seats if seat.asked and seat.bot_in is not None and not seat.me)

    def remindable(self, seat: int) -> bool:
        """Whether the viewer may remind a person who is asked; in a window nobody may see who has answered."""
        asked = next((asked for asked in self.look.decisions if asked.seat == seat), None) if self.look else None
        away = self.me is not None and seat != self.me and self.seats[seat].kind == "human"
        return away and asked is not None and asked.name not in self.game.windows

    @cached_property
    def chosen(self) -> str:
        """The secret choice that the viewer may still change, in words; '' if there is none."""
        if self.look is None or self.look.secret_choice is None:
            return ""
        asked, key = self.look.secret_choice
        return self.translator.label(asked.name, key, self.view, self.names, self.me, about=asked.about)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The newest lines of the log, newest first."""
        last, first = len(self.log), max(0, len(self.log) - LINES)
        before = self.before
        if before is None or tuple(before.names) != tuple(self.names):
            return tuple(self._line(at + 1) for at in range(last - 1, first - 1, -1))
        shared = in_common(before.log, self.log)
        known = {line.number: line for line in before.lines}
        return tuple(self._line(at + 1, known.get(at + 1), same=at < shared) for at in range(last - 1, first - 1, -1))

    @cached_property
    def recap(self) -> Recap | None:
        """What the others have done since the viewer chose last; None where nothing is asked, or nothing happened."""
        look = self.look
        since = look.left() if look is not None and look.status == "running" and self.mine else None
        if look is None or since is None:
            return None
        now = replace(self, view=look.view, log=look.log, draft=(), closing="", news=())
        before = replace(now, view=since.view, log=since.log)
        told = now.page.recap(before.page, untold(since.log, look.log, in_common(since.log, look.log)))
        return told._replace(begun=since.begun) if told.deeds else None

    def _line(self, number: int, known: Line | None = None, *, same: bool = False) -> Line:
        """A line; `known` is the one of that number in the log before, `same` if it must be the same."""
        if known is not None and (same or known.event == self.log[number - 1]):
            return known
        event = self.log[number - 1]
        text = self.translator.line(event, self.names, self.me)
        starts = (*self.names, self.translator.say("you"))
        lead = max((name for name in starts if name and _begins(text, name)), key=len, default="")
        shown = self.page.shown(event)
        return Line(number, text, event, shown, str(event.get("rule", "")), lead, self.translator.seats(event))

    def chapters(self) -> list[Chapter]:
        """The log turn by turn, newest first."""
        found: list[Chapter] = []
        lines: list[Line] = []
        for line in self.lines:
            if line.shown.heading:
                found.append(Chapter(line, tuple(lines)))
                lines = []
            else:
                lines.append(line)
        return [*found, Chapter(None, tuple(lines))] if lines else found

    def new_lines(self) -> tuple[Line, ...]:
        """The lines that are new since the page was last drawn, oldest first."""
        return tuple(line for line in reversed(self.lines) if line.number in self.fresh)

    @cached_property
    def fresh(self) -> frozenset[int]:
        """The numbers of the lines that are new since the page was last drawn."""
        if self.before is None:
            return frozenset(range(self.seen + 1, len(self.log) + 1))
        before = self.before.log
        return frozenset(at + 1 for at in untold(before, self.log, in_common(before, self.log)))

    @property
    def marked(self) -> frozenset[int]:
        """The numbers of the lines that are marked as new: none on a page that begins."""
        return self.fresh if self.seen else frozenset()

    @property
    def worded(self) -> Worded:
        """What the next scene of the same viewer can use of this one."""
        return Worded(self.log, self.names, self.lines)


def _told_apart(labels: Sequence[str]) -> list[str]:
    """Labels of which no two are the same: equal ones are numbered."""
    often = Counter(labels)
    seen: Counter[str] = Counter()
    told = []
    for label in labels:
        seen[label] += 1
        told.append(f"{label} ({seen[label]})" if often[label] > 1 else label)
    return told


def _begins(text: str, name: str) -> bool:
    """Whether a sentence begins with a name, and not just with its letters ("Your" does not begin with "You")."""
    return text.startswith(name) and not text[len(name) : len(name) + 1].isalnum()


def table_title(title: str, slug: str, language: str) -> str:
    """What a table is called: by its host, or else as the language calls its game, if that is installed here."""
    if slug not in catalog.names():
        return title or slug
    game = catalog.find(slug)
    return Translator(language, game).title() if title in ("", game.title) else title


_PRINTS: dict[tuple[type[Game], str], Mapping[str, Print]] = {}


def prints(game: type[Game], language: str) -> Mapping[str, Print]:
    """All faces of a game in one language, printed once."""
    if (game, language) not in _PRINTS:
        translator = Translator(language, game)
        _PRINTS[game, language] = {face.id: press(game.slug, face, translator) for face in game.FACES}
    return _PRINTS[game, language]


def scene_of(
    look: TableView,
    language: str,
    seat: str,
    *,
    seen: int = 0,
    before: Worded | None = None,
) -> ViewModel:
    """The scene of a table. `seen`: the number of log lines that were on the page before.

    `before` is the log of the scene that was drawn before, for the same viewer in the same language, if there is one.
    """
    game = rules_of(look)
    handed = look.me is not None and look.seats[look.me].handed  # then a bot is asked
    asked = None if handed else next((asked for asked in look.decisions if asked.mine), None)
    return ViewModel(
        id=look.id,
        seat=seat,
        game=game,
        translator=Translator(language, game),
        view=look.view,
        log=look.log,
        names=look.names,
        seats=look.seats,
        me=look.me,
        decision=asked.decision if asked is not None and not look.answer_waits else None,
        asked=asked,
        answer_waits=look.answer_waits,
        look=look,
        seen=seen,
        before=before,
    )


def recorded_scene(
    game: type[Game],
    language: str,
    moment: tuple[Plain, Sequence[Plain], int | None],
    *,
    names: Sequence[str] = (),
    before: Sequence[Plain] = (),
    bots: Collection[int] = (),
) -> ViewModel:
    """The scene of a recorded match at one moment (view, log, seat).

    `before` is the log of the moment before, for the same viewer; `bots` are the seats that bots played.
    """
    view, log, me = moment
    translator = Translator(language, game)
    players = range(view["players"])
    called = tuple(
        names[number] if len(names) == len(players) else translator.say("seat-name", number=number + 1)
        for number in players
    )
    seats = tuple(
        SeatView(number, "bot" if number in bots else "human", name, me=number == me)
        for number, name in enumerate(called)
    )
    return ViewModel(
        game=game,
        translator=translator,
        view=view,
        log=log,
        names=called,
        seats=seats,
        me=me,
        decision=None,
        seen=len(before),
        before=Worded(before, called, ()),
    )
