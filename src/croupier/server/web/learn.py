"""Lessons: a game is learned at a table of its own, task by task.

The address says how far one is; nothing is stored but, in a cookie, the task to go on with.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from croupier import catalog
from croupier.engine import Game, IllegalChoice
from croupier.engine.decision import LONGEST_KEY
from croupier.kit import Attempt, Lesson, Page
from croupier.kit.tutorial import LEARNER
from croupier.server.addresses import client_of, network_of
from croupier.server.errors import BadRequest, TooMany, UnknownPage
from croupier.server.service.runtime.log import news
from croupier.server.service.views import Asked, SeatView, TableView
from croupier.server.web.context import AnyRequest, Context, Injected, Reply, as_json, go
from croupier.server.web.cookies import Browser, places_cookie
from croupier.server.web.environment import table_template
from croupier.server.web.forms import form_of
from croupier.server.web.preview import MOST_KEYS, as_data
from croupier.server.web.view_model import TaskLine, ViewModel
from croupier.text import PromptText, Translator

TRIES = 2
"""After so many wrong tries the right one may be shown."""

MOST_TRIED = 8
"""So many tries the links of the page go on with."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A try that does not solve the task, what is said of it, and the rule that says why."""

    key: str
    said: str
    rule: str
    text: str


@dataclass(frozen=True, kw_only=True)
class LessonViewModel(ViewModel):
    """The table of a task. `place` is the number of the task, from 1; `tried` are the wrong tries at this question."""

    attempt: Attempt
    place: int
    tried: tuple[str, ...] = ()
    showing: bool = False
    did: tuple[str, ...] = field(default=())

    @cached_property
    def prompt(self) -> PromptText | None:
        """The task instead of the game's own question."""
        if self.decision is None:
            return None
        suffix = f"-{self.attempt.number + 1}" if self.attempt.number else ""
        kind = self.say("lesson-task", number=self.place, title=self.tasks[self.place - 1].title)
        if not self.translator.has(
            f"lesson-{self.attempt.task.name}.fact{suffix}"
        ):  # the game's own question says enough
            own = self.translator.prompt(self.decision, self.view, self.names, self.me)
            return PromptText(kind, own.fact or own.kind, own.note, "")
        return PromptText(kind, self.words(f"fact{suffix}"), self.words(f"note{suffix}"), "")

    def words(self, part: str) -> str:
        """A sentence of the task."""
        others = {f"rival{number or ''}": name for number, name in enumerate(self.names[1:])}
        return self.say(f"lesson-{self.attempt.task.name}.{part}", **others)

    @property
    def solved(self) -> bool:
        """Whether nothing is asked any more."""
        return self.attempt.step is None

    @property
    def last(self) -> bool:
        """Whether this is the last task."""
        return self.place == len(self.tasks)

    @cached_property
    def wrong(self) -> Wrong | None:
        """The last wrong try. What is not offered has no name: anybody may write it into the address."""
        if not self.tried:
            return None
        key = self.tried[-1]
        rule = self.attempt.rule(key) or ""
        offered = key in self.options
        said = self.say("lesson-wrong", option=self.label(key)) if offered else self.say("error-not-offered")
        return Wrong(key, said, rule, self.translator.rule(rule))

    @property
    def help(self) -> str:
        """What the button does that helps: `offer` to show the right try, `show` it, or '' for no button."""
        if self.solved or (len(self.tried) < TRIES and not self.showing):
            return ""
        return "show" if self.showing else "offer"

    @property
    def solution(self) -> str:
        """A key that solves the question."""
        return self.attempt.step.right[0] if self.attempt.step is not None else ""

    @property
    def query(self) -> str:
        """The query of the address of this page."""
        return urlencode([("did", key) for key in self.did] + [("tried", key) for key in self.tried])


def lesson_of(game: type[Game]) -> Lesson:
    """The lesson of a game; empty where there is none."""
    kind: Any = game.page()  # Any: the engine does not know pages
    return kind.LESSON if kind is not None and issubclass(kind, Page) else ()


def _lesson(slug: str) -> tuple[type[Game], Lesson]:
    """The lesson of a game. Raises `UnknownPage` where there is none."""
    if slug in catalog.names():
        game = catalog.find(slug)
        if lesson := lesson_of(game):
            return game, lesson
    raise UnknownPage("There is no lesson at this address.")


def scene(
    slug: str, place: int, browser: Browser, did: list[str], tried: list[str], *, showing: bool
) -> LessonViewModel:
    """The table of a task, as far as it is solved. Raises `UnknownPage` and `BadRequest` for addresses that lie."""
    game, lesson = _lesson(slug)
    if not 1 <= place <= len(lesson):
        raise UnknownPage(f"There is no task {place} at this address.")
    try:
        attempt = Attempt(game, lesson[place - 1], did)
    except ValueError as error:
        raise BadRequest(str(error)) from error
    translator = Translator(browser.language, game)
    names = (translator.say("you"), *translator.bot_names())[: lesson[place - 1].players]
    decision = attempt.match.decision(LEARNER) if attempt.step is not None else None
    asked = None if decision is None else Asked("lesson", LEARNER, decision.name, decision, mine=True)
    seats = tuple(SeatView(n, "bot" if n else "human", name, me=n == LEARNER) for n, name in enumerate(names))
    return LessonViewModel(
        game=game,
        translator=translator,
        id=f"learn-{slug}",
        seat="0",
        seats=seats,
        view=attempt.match.view(LEARNER),
        log=attempt.match.log_for(LEARNER),
        names=names,
        me=LEARNER,
        decision=decision,
        asked=asked,
        look=_look(attempt, seats, asked),
        seen=attempt.seen if did else attempt.match.told,
        attempt=attempt,
        place=place,
        tasks=tuple(
            TaskLine(
                translator.say(f"lesson-{task.name}"),
                f"/learn/{slug}/{number}",
                number < place or (number == place and attempt.step is None),
                number == place,
            )
            for number, task in enumerate(lesson, 1)
        ),
        shows=attempt.step.shows if attempt.step is not None else lesson[place - 1].steps[-1].shows,
        tried=tuple(key for key in tried[-MOST_TRIED:] if len(key) <= LONGEST_KEY and attempt.rule(key)),
        showing=showing,
        did=tuple(did),
    )


def _look(attempt: Attempt, seats: tuple[SeatView, ...], asked: Asked | None) -> TableView:
    """What the templates of tables read of a table: a match that runs, with nothing to take back."""
    match = attempt.match
    return TableView(
        game=match.game.slug,
        version=match.game.version,
        players=match.players,
        variants=match.variants,
        status="running",
        seq=attempt.number,
        over=match.over,
        returns=match.returns,
        view=match.view(LEARNER),
        decisions=(asked,) if asked is not None else (),
        log=match.log_for(LEARNER),
        seats=seats,
        me=LEARNER,
        advice=False,
    )


@get("/learn/{game:str}")
async def go_on(request: AnyRequest, game: FromPath[str]) -> Redirect:
    """The task with which this browser goes on."""
    _, lesson = _lesson(game)
    place = Browser(request).places.get(game, 1)
    return go(f"/learn/{game}/{place if place <= len(lesson) else 1}")


@get("/learn/{game:str}/{place:int}")
async def task(request: AnyRequest, context: Injected, game: FromPath[str], place: FromPath[int]) -> Reply:
    """A task: the table as it stands after the right choices (`did`), and what the last wrong one is answered."""
    browser = Browser(request)
    query = request.query_params
    t = scene(game, place, browser, query.getall("did", []), query.getall("tried", []), showing="show" in query)
    answer = context.page("learn.html", browser, game=t.game, t=t, board_template=table_template(t.game))
    reached = place + 1 if t.solved else place
    places: Mapping[str, int] = {**browser.places, game: 1 if t.solved and t.last else reached}
    answer.set_cookie(places_cookie(places, secure=context.settings.secure_cookies))
    return answer


@post("/learn/{game:str}/{place:int}")
async def attempt(request: AnyRequest, game: FromPath[str], place: FromPath[int]) -> Redirect:
    """Try an option: the right one leads on, any other is answered by its rule."""
    form = await form_of(request)
    did, tried = ([str(key) for key in form.getall(name, [])] for name in ("did", "tried"))
    t = scene(game, place, Browser(request), did, tried, showing=False)
    key = str(form.get("key", ""))
    if t.attempt.step is not None and key in t.attempt.step.right:
        did, tried = [*did, key], []
    elif t.attempt.rule(key):
        tried = [*t.tried, key]
    query = urlencode([("did", one) for one in did] + [("tried", one) for one in tried])
    return go(f"/learn/{game}/{place}" + (f"?{query}" if query else ""))


@get("/learn/{game:str}/{place:int}/preview")
async def preview(request: AnyRequest, context: Injected, game: FromPath[str], place: FromPath[int]) -> Reply:
    """The forecasts of options, as at a table (`preview.py`)."""
    browser = Browser(request)
    query = request.query_params
    t = scene(game, place, browser, query.getall("did", []), [], showing=False)
    told: dict[str, Any] = {}  # Any: JSON
    for key in list(dict.fromkeys(query.getall("key", [])))[:MOST_KEYS]:
        try:
            await context.tables.count_preview(network_of(client_of(request)))
        except TooMany:
            break
        told[key] = await asyncio.to_thread(_foretold, context, browser, t, key)
    return as_json({"decision": "lesson", "previews": told})


def _foretold(context: Context, browser: Browser, t: LessonViewModel, key: str) -> dict[str, Any] | None:  # Any: JSON
    try:
        after = t.attempt.match.preview(LEARNER, key)
    except IllegalChoice:
        return None
    if after is None:
        return None
    preview = t.preview(after.view(LEARNER), news(t.log, after.log_for(LEARNER)))
    return as_data(context, browser, t.game, preview)


HANDLERS = (go_on, task, attempt, preview)
