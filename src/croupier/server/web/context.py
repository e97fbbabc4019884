"""What every page handler works with, and how handlers answer: with a page, a redirect, data for a script, an error."""

import gzip
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from croupier import catalog
from croupier.engine import CroupierError, Game, IllegalChoice
from croupier.server.errors import BlockedWord, NameTaken, TooManySeats, retry_after
from croupier.server.service.entrance.tables import Tables
from croupier.server.settings import Settings
from croupier.server.web.assets import Assets, collect
from croupier.server.web.cookies import KEPT_FINISHED, MOST_SEATS, Browser, TakenSeat, name_cookie, seats_cookies
from croupier.server.web.environment import Templates
from croupier.server.web.forms import form_of
from croupier.server.web.printer import Printer
from croupier.server.web.render_cache import RenderCache
from croupier.server.web.replay_steps import Replays
from croupier.text import Translator

AnyRequest = Request[object, object, Any]  # Any: the state of the application
Reply = Response[Any]  # Any: HTML, JSON or the bytes of a file

KEPT_FRESH = {"cache-control": "no-store"}
ZIP_LEVEL = 5


@dataclass(frozen=True, slots=True)
class Context:
    """The service, the templates, the files for browsers, the settings, replays, prints, tables drawn for streams."""

    tables: Tables
    templates: Templates
    assets: Assets
    settings: Settings
    replays: Replays
    printer: Printer
    drawings: RenderCache = field(default_factory=RenderCache)

    @classmethod
    def of(cls, tables: Tables, settings: Settings) -> "Context":
        """The context of an application. Reads all files for browsers."""
        assets = collect(settings.path)
        replays = Replays(tables.seating.cards.allows, positions=settings.positions)
        return cls(tables, Templates(assets), assets, settings, replays, Printer(settings.prints))

    def page(
        self,
        template: str,
        browser: Browser,
        *,
        game: type[Game] | None = None,
        status: int = 200,
        **values: Any,  # Any: whatever the template reads
    ) -> Reply:
        """A whole page."""
        body = self.html(template, browser, game, **values).encode()
        headers = {**KEPT_FRESH, "vary": "accept-encoding, accept-language, cookie"}
        if browser.unzips:
            body = gzip.compress(body, ZIP_LEVEL, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(body, media_type="text/html", status_code=status, headers=headers)

    def html(
        self, template: str, browser: Browser, game: type[Game] | None = None, **values: Any
    ) -> str:  # Any: whatever the template reads
        """A page, or a piece of one, in the language of the browser."""
        return self.templates.render(template, browser.language, game, browser=browser, game=game, **values)

    def fragments(
        self, template: str, browser: Browser, game: type[Game] | None = None, **values: Any
    ) -> tuple[str, ...]:  # Any: as above
        """The same in fragments (`render_cache`)."""
        return self.templates.fragments(template, browser.language, game, browser=browser, game=game, **values)

    async def make_room(self, browser: Browser) -> None:
        """Raise `TooManySeats` if a browser plays at so many tables that it would have to forget one of them."""
        if len(browser.seats) >= MOST_SEATS and browser.full(await self._tables_of(browser, "running", "adjourned")):
            raise TooManySeats("This browser has seats at as many running matches as it can remember.")

    async def seated(self, browser: Browser, taken: Sequence[TakenSeat], name: str = "") -> Redirect:
        """Send a browser to the first of the seats it has just taken; it remembers them all, and the name.

        Seats of finished matches are forgotten where there are many; those of running ones never are.
        """
        secure = self.settings.secure_cookies
        finished: Collection[str] = ()
        running: Collection[str] = ()
        if len(browser.seats) >= KEPT_FINISHED:
            finished = await self._tables_of(browser, "over", "ended")
            running = await self._tables_of(browser, "running", "adjourned")
        kept = browser.seats_with(*reversed(taken), finished=finished, running=running)
        cookies = seats_cookies(kept, secure=secure)
        if name:
            cookies.append(name_cookie(name, secure=secure))
        return go(f"/t/{taken[0].table}?seat={taken[0].seat}", *cookies)

    async def _tables_of(self, browser: Browser, *states: str) -> Collection[str]:
        return {table.id for table in await self.tables.lists.mine(browser.tokens()) if table.status in states}

    def error_page(self, request: AnyRequest, error: CroupierError, status: int) -> Reply:
        """What went wrong, what is safe and what to do, in the language of the reader; JSON for a script."""
        browser = Browser(request)
        translator = Translator(browser.language)
        name = type(error).__name__
        title = translator.say(f"oops-{name}" if translator.has(f"oops-{name}") else "oops")
        note = f"oops-{name}.note" if translator.has(f"oops-{name}.note") else "oops.note"
        detail = translator.say(note)
        rule = error.rule if isinstance(error, IllegalChoice) else None
        if wants_json(request):
            refused = as_json({"title": title, "detail": detail, "rule": rule}, status)
            refused.headers.update(retry_after(error))
            return refused
        # The link leads back to the table, unless there is none (404) or this browser has no seat there (401).
        table = request.path_params.get("table") if status not in (401, 404) else None
        to = table and back(table, request.query_params.get("seat", ""))
        page = self.page("message.html", browser, status=status, title=title, detail=detail, rule=rule, back=to)
        page.headers.update(retry_after(error))
        return page


def note_of(error: CroupierError) -> str:
    """The name of the message that says what to do about a value that cannot be used."""
    return f"oops-{type(error).__name__ if isinstance(error, NameTaken | BlockedWord) else 'BadRequest'}.note"


Injected = NamedDependency[Context]
"""The type of a handler's parameter `context`, which Litestar fills in."""


def titles(language: str) -> Mapping[str, str]:
    """The titles of all installed games."""
    return {slug: Translator(language, catalog.find(slug)).title() for slug in catalog.names()}


async def fields(request: AnyRequest) -> dict[str, str]:
    """What a form says, without blanks around it."""
    return {name: str(value).strip() for name, value in (await form_of(request)).items()}


def whole(text: str, below: int) -> int | None:
    """The whole number less than `below` that a text of a form is; None for any other text, however long."""
    number = int(text) if text.isdecimal() and len(text) <= len(str(below)) else below
    return number if number < below else None


def go(path: str, *cookies: Cookie) -> Redirect:
    """The answer to a form: send the browser to another page."""
    return Redirect(path, status_code=303, cookies=list(cookies))


def wants_json(request: AnyRequest) -> bool:
    """Whether a script asks: it stays on its page and needs data, not another page."""
    return "application/json" in request.headers.get("accept", "")


def as_json(data: Mapping[str, Any], status: int = 200) -> Reply:  # Any: JSON
    """Data for a script."""
    return Response(data, status_code=status, media_type="application/json", headers=KEPT_FRESH)


def back(table: str, seat: str) -> str:
    """The address of a table, as the seat that an address named."""
    return f"/t/{table}?seat={seat}" if seat.isalnum() else f"/t/{table}"


@dataclass(frozen=True, slots=True)
class Sitting:
    """A request that comes from a table: as whom its browser sits there.

    `seat` is what the address says; `viewer` is the token of that seat, None for a spectator.
    """

    request: AnyRequest
    context: Context
    browser: Browser
    table: str
    seat: str
    viewer: str | None

    @property
    def tables(self) -> Tables:
        """The service."""
        return self.context.tables

    async def form(self) -> dict[str, str]:
        """What its form says, without blanks around it."""
        return await fields(self.request)

    def done(self, **data: Any) -> Reply:  # Any: JSON
        """The answer to a form that was carried out: data for a script, else the table."""
        return as_json(data) if wants_json(self.request) else go(back(self.table, self.seat))

    def message(self, title: str, detail: str, rule: str | None = None) -> Reply:
        """A page with a few words, from which a link leads back to the table."""
        to = back(self.table, self.seat)
        return self.context.page("message.html", self.browser, title=title, detail=detail, rule=rule, back=to)


def sitting(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Sitting:
    """As whom the browser of a request sits at its table."""
    browser = Browser(request)
    return Sitting(request, context, browser, table, seat, browser.token(table, seat))


AtTable = NamedDependency[Sitting]
"""The type of a handler's parameter `at`, which Litestar fills in for addresses under `/t/{table}`."""
