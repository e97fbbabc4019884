"""What every page handler works with, and how a page or an error is answered."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.response import Redirect

from croupier import catalog
from croupier.engine import CroupierError, Game, IllegalChoice
from croupier.server.service.tables import Tables
from croupier.server.settings import Settings
from croupier.server.web.assets import Assets
from croupier.server.web.cookies import Browser
from croupier.server.web.environment import Paper
from croupier.text import Speaker, rulebook

AnyRequest = Request[object, object, Any]  # Any: the state of the application

KEPT_FRESH = {"cache-control": "no-store"}
ZIP_LEVEL = 5


@dataclass(frozen=True, slots=True)
class House:
    """The rooms a page handler may enter."""

    tables: Tables
    paper: Paper
    assets: Assets
    settings: Settings

    def page(
        self,
        template: str,
        browser: Browser,
        *,
        game: type[Game] | None = None,
        status: int = 200,
        cookies: list[Cookie] | None = None,
        **context: Any,  # Any: whatever the template reads
    ) -> Response[Any]:
        """A whole page."""
        html = self.paper.page(template, browser.language, game, browser=browser, game=game, **context)
        body, headers = html.encode(), {**KEPT_FRESH, "vary": "accept-encoding, accept-language, cookie"}
        if browser.unzips:
            body = gzip.compress(body, ZIP_LEVEL, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(body, media_type="text/html", status_code=status, headers=headers, cookies=cookies or [])


Host = NamedDependency[House]
"""The house, as the handlers of pages are given it."""


def titles(language: str) -> Mapping[str, str]:
    """The titles of all installed games."""
    return {slug: Speaker(language, catalog.find(slug)).title() for slug in catalog.names()}


def go(path: str, *cookies: Cookie) -> Redirect:
    """Look there now: the answer to a form."""
    return Redirect(path, status_code=303, cookies=list(cookies))


def wants_json(request: AnyRequest) -> bool:
    """Whether a script asks, which stays on its page."""
    return "application/json" in request.headers.get("accept", "")


def done(request: AnyRequest, path: str, status: int = 200, **data: Any) -> Response[Any]:  # Any: JSON
    """The answer to something done: data for a script, the page itself for a form."""
    if wants_json(request):
        return Response(data, status_code=status, media_type="application/json", headers=KEPT_FRESH)
    return go(path)


def page_error(house: House, browser: Browser, request: AnyRequest, error: CroupierError, status: int) -> Response[Any]:
    """What went wrong, what is safe and what to do, in the language of the reader."""
    speaker = Speaker(browser.language)
    name = type(error).__name__
    title = speaker.say(f"oops-{name}" if speaker.has(f"oops-{name}") else "oops")
    note = f"oops-{name}.note" if speaker.has(f"oops-{name}.note") else "oops.note"
    detail = speaker.say(note)
    rule = error.rule if isinstance(error, IllegalChoice) else None
    if wants_json(request):
        return Response(
            {"title": title, "detail": detail, "rule": rule}, status_code=status, media_type="application/json"
        )
    # a page must not be mistaken for a table: it says what happened and shows the way back
    back = f"/t/{request.path_params['table']}" if "table" in request.path_params and status not in (404, 401) else None
    return house.page("message.html", browser, status=status, title=title, detail=detail, rule=rule, back=back)


def rule_text(language: str, game: type[Game], number: str | None) -> str:
    """The text of a rule, '' if there is none of that number."""
    if number is None:
        return ""
    found = rulebook(language, game).rules.get(number)
    return found.text if found is not None else ""
