"""What the templates of a table read: a look of the service, with words for one viewer in one language."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from croupier.engine import Decision, Game
from croupier.press import Print, press
from croupier.server.service.looks import Asked, Look, SeatLook
from croupier.text import PromptText, Speaker

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
    event: Mapping[str, Any]  # Any: JSON
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


@dataclass(frozen=True)
class Scene:
    """Everything a table's template reads. `seat` says as whom this browser looks (`0`, `watch`); `me` is the seat."""

    table: str
    seat: str
    game: type[Game]
    language: str
    view: Mapping[str, Any]  # Any: JSON
    log: Sequence[Mapping[str, Any]]  # Any: JSON
    names: tuple[str, ...]
    seats: tuple[SeatLook, ...]
    me: int | None
    asked: Asked | None = None
    answer_waits: bool = False
    look: Look | None = None
    seen: int = field(default=0)
    """The number of log lines that were on the page before."""

    @cached_property
    def words(self) -> Speaker:
        """The speaker of this game in this language."""
        return Speaker(self.language, self.game)

    @cached_property
    def faces(self) -> Mapping[str, Print]:
        """All cards of the game, printed in this language."""
        return prints(self.game, self.language)

    @cached_property
    def decision(self) -> Decision | None:
        """What is asked of the viewer now; None while an answer waits for its time."""
        return self.asked.decision if self.asked is not None and not self.answer_waits else None

    @cached_property
    def prompt(self) -> PromptText | None:
        """The question in words."""
        if self.decision is None:
            return None
        return self.words.prompt(self.decision, self.view, self.names, self.me)

    @cached_property
    def options(self) -> Mapping[str, Opt]:
        """What is offered, by key."""
        if self.decision is None:
            return {}
        name = self.decision.name
        return {
            option.key: Opt(
                option.key,
                index,
                self.words.label(name, option.key, self.view, self.names, self.me),
                self.words.caution(name, option.key, self.view, self.names, self.me),
            )
            for index, option in enumerate(self.decision.options)
        }

    def opt(self, key: str) -> Opt | None:
        """The option of that key, if it is offered."""
        return self.options.get(key)

    def label(self, key: str) -> str:
        """The words of a key of the pending decision, offered or not."""
        name = self.asked.name if self.asked is not None else ""
        return self.words.label(name, key, self.view, self.names, self.me)

    @cached_property
    def waiting(self) -> str:
        """Whom the match waits for, in words."""
        return self.words.waiting(self.view.get("asked", ()), self.names, self.me)

    @cached_property
    def chosen(self) -> str:
        """The secret choice that the viewer may still change, in words; '' if there is none."""
        if self.look is None or self.look.secret_choice is None:
            return ""
        name, key = self.look.secret_choice
        return self.words.label(name, key, self.view, self.names, self.me)

    @cached_property
    def rivals(self) -> tuple[int, ...]:
        """The other seats, clockwise from the viewer's left; for a spectator all but the first."""
        first = self.near
        return tuple((first + step) % len(self.seats) for step in range(1, len(self.seats)))

    @property
    def near(self) -> int:
        """The seat at the near side of the table."""
        return self.me if self.me is not None else 0

    def name(self, seat: int) -> str:
        """The name at a seat, as the viewer reads it."""
        return self.words.say("you") if seat == self.me else self.names[seat]

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The newest lines of the log, newest first."""
        first = max(0, len(self.log) - LINES)
        return tuple(self._line(number) for number in range(len(self.log) - 1, first - 1, -1))

    def _line(self, number: int) -> Line:
        event = self.log[number]
        text = self.words.line(event, self.names, self.me)
        starts = (*self.names, self.words.say("you"))
        lead = max((name for name in starts if name and _begins(text, name)), key=len, default="")
        return Line(number + 1, text, event, str(event.get("rule", "")), lead, self.words.seats(event))

    def chapters(self, headings: Collection[str]) -> list[Chapter]:
        """The log turn by turn, newest first; `headings` are the events with which a turn or phase begins."""
        found: list[Chapter] = []
        lines: list[Line] = []
        for line in self.lines:
            if line.event["event"] in headings:
                found.append(Chapter(line, tuple(lines)))
                lines = []
            else:
                lines.append(line)
        return [*found, Chapter(None, tuple(lines))] if lines else found

    def news(self) -> tuple[Line, ...]:
        """The lines that are new since the page was last drawn, oldest first."""
        return tuple(line for line in reversed(self.lines) if line.number > self.seen)

    @property
    def mine(self) -> bool:
        """Whether the viewer has to choose now."""
        return self.decision is not None


def _begins(text: str, name: str) -> bool:
    """Whether a sentence begins with a name, and not just with its letters ("Your" does not begin with "You")."""
    return text.startswith(name) and not text[len(name) : len(name) + 1].isalnum()


_PRINTS: dict[tuple[type[Game], str], Mapping[str, Print]] = {}


def prints(game: type[Game], language: str) -> Mapping[str, Print]:
    """All faces of a game in one language, printed once."""
    if (game, language) not in _PRINTS:
        speaker = Speaker(language, game)
        _PRINTS[game, language] = {face.id: press(game.slug, face, speaker) for face in game.FACES}
    return _PRINTS[game, language]


def scene_of(look: Look, game: type[Game], language: str, seat: str, seen: int = 0) -> Scene:
    """The scene of a table. `seen`: the number of log lines that were on the page before."""
    return Scene(
        table=look.id,
        seat=seat,
        game=game,
        language=language,
        view=look.view,
        log=look.log,
        names=_shown_names(look.seats, language),
        seats=look.seats,
        me=look.me,
        asked=next((asked for asked in look.decisions if asked.mine), None),
        answer_waits=look.answer_waits,
        look=look,
        seen=seen,
    )


def _shown_names(seats: Sequence[SeatLook], language: str) -> tuple[str, ...]:
    """The names at the seats; a seat without a name is called by its number."""
    speaker = Speaker(language)
    return tuple(seat.name or speaker.say("seat-name", number=seat.seat + 1) for seat in seats)


def recorded_scene(
    game: type[Game],
    language: str,
    moment: tuple[Mapping[str, Any], Sequence[Mapping[str, Any]], int | None],  # Any: JSON
    *,
    names: Sequence[str] = (),
    seen: int = 0,
    bots: Collection[int] = (),
) -> Scene:
    """The scene of a recorded match at one moment (view, log, seat). `bots` are the seats that bots played."""
    view, log, me = moment
    speaker = Speaker(language)
    players = range(view["players"])
    called = tuple(
        names[number] if len(names) == len(players) else speaker.say("seat-name", number=number + 1)
        for number in players
    )
    seats = tuple(
        SeatLook(number, "bot" if number in bots else "human", name, me=number == me)
        for number, name in enumerate(called)
    )
    return Scene("", "", game, language, view, log, called, seats, me, seen=seen)
