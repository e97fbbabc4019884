"""The pages: everything a person sees. They call the service and print what it says; nothing is decided here."""

from collections.abc import Callable
from typing import Any

from litestar import Request, Response, Router, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from croupier.engine import CroupierError
from croupier.server.api import routes as api
from croupier.server.errors import BadRequest, Unforeseen, UnknownPage, status_of
from croupier.server.logs import tell_operator
from croupier.server.service.tables import Tables
from croupier.server.settings import Settings
from croupier.server.web.assets import FOREVER, Assets, collect
from croupier.server.web.context import AnyRequest, Host, House, page_error, wants_json
from croupier.server.web.cookies import Browser, language_cookie
from croupier.server.web.deeds import DEEDS
from croupier.server.web.environment import Paper
from croupier.server.web.home import DOORS
from croupier.server.web.replay import REPLAYS
from croupier.server.web.rules import BOOKS
from croupier.server.web.table import TABLE
from croupier.text import LANGUAGES


@get("/static/{version:str}/{name:path}", include_in_schema=False, cache=False)
async def static(
    request: "Request[object, object, Any]", house: Host, version: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A file of the house. Under the hash of the present files it may be kept for ever."""
    asset = house.assets.get(name.lstrip("/"))
    if asset is None:
        return Response(b"", status_code=404, media_type="text/plain")
    headers = {"cache-control": FOREVER if version == house.assets.version else "no-cache", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.zipped, media_type=asset.type, headers={**headers, "content-encoding": "gzip"})
    return Response(asset.body, media_type=asset.type, headers=headers)


@get("/favicon.ico", include_in_schema=False)
async def favicon(house: Host) -> Redirect:
    """Browsers ask for it unasked."""
    return Redirect(house.assets.url("favicon.svg"))


@get("/language/{language:str}", include_in_schema=False)
async def choose_language(house: Host, language: FromPath[str], to: FromQuery[str] = "/") -> Redirect:
    """Remember a language and go on where one was."""
    inside = to.startswith("/") and not to.startswith(("//", "/\\"))
    chosen = language if language in LANGUAGES else LANGUAGES[0]
    return Redirect(
        to if inside else "/", cookies=[language_cookie(chosen, secure=house.settings.secure_cookies)], status_code=303
    )


@get("/{rest:path}", include_in_schema=False)
async def nowhere(rest: FromPath[str]) -> None:
    """Any other address: people get a page that says so, programs a problem."""
    if rest.startswith("/api"):
        raise NotFoundException
    raise UnknownPage("Nothing is at this address.")


def house(tables: Tables, settings: Settings, assets: Assets | None = None) -> House:
    """What all pages work with."""
    files = assets if assets is not None else collect()
    return House(tables, Paper(files), files, settings)


def http_error(house: House) -> Callable[[AnyRequest, HTTPException], Response[Any]]:
    """The answer to an error of the HTTP layer: a page for people, a problem for programs."""

    def answer(request: AnyRequest, error: HTTPException) -> Response[Any]:
        problem = api.http_error(request, error)
        if request.url.path.startswith("/api") or wants_json(request):
            return problem
        status = problem.status_code or error.status_code
        told = UnknownPage() if status in (404, 405) else BadRequest()
        return page_error(house, Browser(request), request, told, status)

    return answer


def unforeseen(house: House) -> Callable[[AnyRequest, Exception], Response[Any]]:
    """The answer to what nobody has thought of: a page for people, a problem for programs."""

    def answer(request: AnyRequest, error: Exception) -> Response[Any]:
        if request.url.path.startswith("/api"):
            return api.unforeseen(request, error)
        told = Unforeseen()
        return page_error(house, Browser(request), request, told, status_of(told))

    return answer


def router(house: House) -> Router:
    """All pages of a house, ready to be put into an application."""

    def on_error(request: "Request[object, object, Any]", error: CroupierError) -> Response[Any]:
        tell_operator(error)
        return page_error(house, Browser(request), request, error, status_of(error))

    return Router(
        path="/",
        route_handlers=[static, favicon, choose_language, *DOORS, *BOOKS, *TABLE, *DEEDS, *REPLAYS, nowhere],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={CroupierError: on_error},
        include_in_schema=False,
    )
