"""What every page handler works with, and how handlers answer: with a page, a redirect, data for a script, an error."""

import gzip
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.response import Redirect

from croupier import catalog
from croupier.engine import CroupierError, Game, IllegalChoice
from croupier.server.errors import retry_after
from croupier.server.service.tables import Tables
from croupier.server.settings import Settings
from croupier.server.web.assets import Assets, collect
from croupier.server.web.cookies import Browser, TakenSeat, name_cookie, seats_cookie
from croupier.server.web.drawing import Drawings
from croupier.server.web.environment import Templates
from croupier.server.web.unrolling import Replays
from croupier.text import Speaker

AnyRequest = Request[object, object, Any]  # Any: the state of the application
Answer = Response[Any]  # Any: HTML, JSON or the bytes of a file

KEPT_FRESH = {"cache-control": "no-store"}
ZIP_LEVEL = 5


@dataclass(frozen=True, slots=True)
class Context:
    """The service, the templates, the files for browsers, the settings, tables drawn for open streams, and replays."""

    tables: Tables
    templates: Templates
    assets: Assets
    settings: Settings
    drawings: Drawings = field(default_factory=Drawings)
    replays: Replays = field(default_factory=Replays)

    @classmethod
    def of(cls, tables: Tables, settings: Settings) -> "Context":
        """The context of an application. Reads all files for browsers."""
        assets = collect()
        return cls(tables, Templates(assets), assets, settings)

    def page(
        self,
        template: str,
        browser: Browser,
        *,
        game: type[Game] | None = None,
        status: int = 200,
        **values: Any,  # Any: whatever the template reads
    ) -> Answer:
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

    def seated(self, browser: Browser, taken: Sequence[TakenSeat], name: str = "") -> Redirect:
        """Send a browser to the first of the seats it has just taken; it remembers them all, and the name."""
        secure = self.settings.secure_cookies
        cookies = [seats_cookie(browser.seats_with(*reversed(taken)), secure=secure)]
        if name:
            cookies.append(name_cookie(name, secure=secure))
        return go(f"/t/{taken[0].table}?seat={taken[0].seat}", *cookies)

    def error_page(self, request: AnyRequest, error: CroupierError, status: int) -> Answer:
        """What went wrong, what is safe and what to do, in the language of the reader; JSON for a script."""
        browser = Browser(request)
        speaker = Speaker(browser.language)
        name = type(error).__name__
        title = speaker.say(f"oops-{name}" if speaker.has(f"oops-{name}") else "oops")
        note = f"oops-{name}.note" if speaker.has(f"oops-{name}.note") else "oops.note"
        detail = speaker.say(note)
        rule = error.rule if isinstance(error, IllegalChoice) else None
        if wants_json(request):
            refused = as_json({"title": title, "detail": detail, "rule": rule}, status)
            refused.headers.update(retry_after(error))
            return refused
        # The link leads back to the table, unless there is none (404) or this browser has no seat there (401).
        back = status not in (401, 404) and "table" in request.path_params
        page = self.page(
            "message.html",
            browser,
            status=status,
            title=title,
            detail=detail,
            rule=rule,
            back=f"/t/{request.path_params['table']}" if back else None,
        )
        page.headers.update(retry_after(error))
        return page


Injected = NamedDependency[Context]
"""The type of a handler's parameter `context`, which Litestar fills in."""


def titles(language: str) -> Mapping[str, str]:
    """The titles of all installed games."""
    return {slug: Speaker(language, catalog.find(slug)).title() for slug in catalog.names()}


async def fields(request: AnyRequest) -> dict[str, str]:
    """What a form says, without blanks around it."""
    return {name: str(value).strip() for name, value in (await request.form()).items()}


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


def as_json(data: Mapping[str, Any], status: int = 200) -> Answer:  # Any: JSON
    """Data for a script."""
    return Response(data, status_code=status, media_type="application/json", headers=KEPT_FRESH)


def done(request: AnyRequest, path: str, **data: Any) -> Answer:  # Any: JSON
    """The answer to a form that was carried out: data for a script, else the page at `path`."""
    return as_json(data) if wants_json(request) else go(path)
