"""All pages as one router. Handlers call the service and print what it says; nothing is decided here."""

from litestar import Response, Router, get
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from croupier.engine import CroupierError
from croupier.server.errors import UnknownPage, status_of
from croupier.server.web import (
    actions,
    admin,
    advice,
    draft,
    ending,
    home,
    join,
    lab,
    learn,
    preview,
    replay,
    report,
    rules,
    table,
    together,
)
from croupier.server.web.assets import FOREVER, PRESENT, UNSCRIPTED
from croupier.server.web.context import AnyRequest, Context, Injected, Reply, sitting
from croupier.server.web.cookies import language_cookie
from croupier.server.web.security import HEADERS
from croupier.text import LANGUAGES


@get("/static/{version:str}/{name:path}", include_in_schema=False, cache=False)
async def static(
    request: AnyRequest, context: Injected, version: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A file for browsers, under the hash of the present files, where it may be kept for ever, and nowhere else.

    One is found under `PRESENT`, whatever the hash: what a page does when the others are not there any more.
    """
    asset = context.assets.get(name.lstrip("/"))
    kept = {context.assets.version: FOREVER, **({PRESENT: "no-cache"} if name.lstrip("/") == UNSCRIPTED else {})}
    if asset is None or version not in kept:
        return Response(b"", status_code=404, media_type="text/plain", headers={"cache-control": "no-store"})
    headers = {"cache-control": kept[version], "vary": "accept-encoding"}
    if name.endswith("worker.js"):  # it is no part of a page: its own headers say what it may do
        headers |= HEADERS
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.zipped, media_type=asset.type, headers={**headers, "content-encoding": "gzip"})
    return Response(asset.body, media_type=asset.type, headers=headers)


@get("/favicon.ico", include_in_schema=False)
async def favicon(context: Injected) -> Redirect:
    """Browsers ask for this address, whatever the page says."""
    return Redirect(context.assets.url("favicon.svg").removeprefix(context.assets.root))


UNSEEN = ("/t/", "/api/", "/language/", "/games/*/print")
ROBOTS = "".join(["User-agent: *\n", *(f"Disallow: {{root}}{path}\n" for path in UNSEEN)])
"""What search engines leave alone. Chats open an invitation for a preview; its page itself asks not to be found."""


@get("/robots.txt", include_in_schema=False)
async def robots(context: Injected) -> Response[str]:
    """What those who read all pages of a site are asked to leave alone."""
    return Response(ROBOTS.format(root=context.assets.root), media_type="text/plain")


@get("/language/{language:str}", include_in_schema=False)
async def choose_language(context: Injected, language: FromPath[str], to: FromQuery[str] = "/") -> Redirect:
    """Remember a language, and show the page again on which it was chosen."""
    inside = to.startswith("/") and not to.startswith(("//", "/\\"))
    chosen = language if language in LANGUAGES else LANGUAGES[0]
    return Redirect(
        to if inside else "/",
        cookies=[language_cookie(chosen, secure=context.settings.secure_cookies)],
        status_code=303,
    )


@get("/{rest:path}", include_in_schema=False)
async def nowhere(rest: FromPath[str]) -> None:
    """Any other address: people get a page that says so, programs a problem."""
    if rest.startswith("/api"):
        raise NotFoundException
    raise UnknownPage("Nothing is at this address.")


def router(context: Context) -> Router:
    """All pages, ready to be put into an application."""

    def on_error(request: AnyRequest, error: CroupierError) -> Reply:
        return context.error_page(request, error, status_of(error))

    handlers = [
        *(static, favicon, robots, choose_language),
        *(*home.HANDLERS, *join.HANDLERS, *rules.HANDLERS, *table.HANDLERS, *preview.HANDLERS, *draft.HANDLERS),
        *(*actions.HANDLERS, *advice.HANDLERS, *learn.HANDLERS, *ending.HANDLERS, *together.HANDLERS),
        *(*replay.HANDLERS, *report.HANDLERS, *admin.HANDLERS, *lab.HANDLERS),
        nowhere,
    ]
    return Router(
        path="/",
        route_handlers=handlers,
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "at": Provide(sitting, sync_to_thread=False),
        },
        exception_handlers={CroupierError: on_error},
        include_in_schema=False,
    )
