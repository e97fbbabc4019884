"""The page of the keeper: tables, names, messages, reports, what is blocked and what was done. A setting opens it."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from hmac import compare_digest

from litestar import get, post
from litestar.params import FromQuery
from litestar.response import Redirect

from croupier import __version__
from croupier.server.addresses import client_of, network_of
from croupier.server.errors import BadRequest, UnknownPage
from croupier.server.logs import errors_since
from croupier.server.proxies import USER
from croupier.server.service.entrance.tables import Keeper
from croupier.server.web.context import AnyRequest, Context, Injected, Reply, fields, go, whole
from croupier.server.web.cookies import Browser, keeper_cookie

SHOWN = 20
"""So many tables, names and messages stand on the page; a search finds others."""

LINES = 40
"""So many lines of what was done."""

DAY = 86_400.0

LIMITS = (
    *("creations", "creations_per_second", "bot_tables", "listed_tables", "streams_per_address", "spectators"),
    *("reads_per_second", "unwatched_per_second", "largest_body", "tables_in_memory", "keep_days", "audit_days"),
)
"""The settings that limit somebody or something."""

Form = Mapping[str, str]
Deed = Callable[[Keeper, Form, str], Awaitable[object]]
"""What a button of the page does: with what its form says, and the keeper's address if that is kept."""


def _number(form: Form) -> int:
    number = whole(form.get("number", ""), 1_000_000_000)
    if number is None:
        raise BadRequest("A message has a number.")
    return number


DEEDS: Mapping[str, Deed] = {
    "hide": lambda keeper, form, address: keeper.hide(form["table"], address=address),
    "unhide": lambda keeper, form, address: keeper.hide(form["table"], hidden=False, address=address),
    "end": lambda keeper, form, address: keeper.end(form["table"], address),
    "delete": lambda keeper, form, address: keeper.delete(form["table"], address),
    "entitle": lambda keeper, form, address: keeper.entitle(form["table"], form["title"], address),
    "person-hide": lambda keeper, form, address: keeper.hide_person(form["name"], address=address),
    "person-unhide": lambda keeper, form, address: keeper.hide_person(form["name"], hidden=False, address=address),
    "person-rename": lambda keeper, form, address: keeper.rename_person(form["name"], form["new"], address=address),
    "person-delete": lambda keeper, form, address: keeper.delete_person(form["name"], address=address),
    "message-hide": lambda keeper, form, address: keeper.hide_message(form["table"], _number(form), address=address),
    "message-unhide": lambda keeper, form, address: keeper.hide_message(
        form["table"], _number(form), hidden=False, address=address
    ),
    "handle": lambda keeper, form, address: keeper.settle(form["report"], "handled", address),
    "dismiss": lambda keeper, form, address: keeper.settle(form["report"], "dismissed", address),
    "block-network": lambda keeper, form, address: keeper.block("network", form["value"], address),
    "block-word": lambda keeper, form, address: keeper.block("word", form["value"], address),
    "unblock-network": lambda keeper, form, address: keeper.unblock("network", form["value"], address),
    "unblock-word": lambda keeper, form, address: keeper.unblock("word", form["value"], address),
}


def _pass_of(token: str) -> str:
    """What the browser of a keeper keeps in place of the token."""
    return sha256(f"keeper/{token}".encode()).hexdigest()


async def _is_keeper(request: AnyRequest, context: Context) -> bool:
    """Whether the keeper asks.

    Raises `UnknownPage` where the operator wants no such page, and `TooMany` after many passes that are no good.
    """
    settings, given = context.settings, Browser(request).keeper
    if not settings.admin_token and not settings.admin_header:
        raise UnknownPage("Nothing is at this address.")
    if settings.admin_header and request.scope.get("state", {}).get(USER):
        return True
    return bool(given) and await _opens(request, context, given)


async def _opens(request: AnyRequest, context: Context, given: str) -> bool:
    """Whether this is the pass that the token gives. Raises `TooMany` after many others."""
    token = context.settings.admin_token
    if token and compare_digest(given, _pass_of(token)):
        return True
    await context.tables.count_pass(network_of(client_of(request)))
    return False


@get("/admin")
async def admin(request: AnyRequest, context: Injected, q: FromQuery[str] = "") -> Reply:
    """The page, or the form that asks for the token."""
    browser = Browser(request)
    if not await _is_keeper(request, context):
        return _asks(context, browser, 401)
    return await _page(context, browser, q.strip())


async def _page(context: Context, browser: Browser, search: str) -> Reply:
    keeper, settings = context.tables.keeper, context.settings
    now = datetime.now(UTC).timestamp()
    return context.page(
        "admin.html",
        browser,
        search=search,
        version=__version__,
        figures=context.tables.figures(),
        reports=await keeper.reports(),
        tables=await keeper.tables(search, SHOWN),
        persons=await keeper.persons(search, SHOWN),
        messages=await keeper.messages(search, SHOWN),
        blocked=await keeper.blocked(),
        lines=await keeper.audit(LINES),
        limits={f"CROUPIER_{name.upper()}": f"{getattr(settings, name):g}" for name in LIMITS},
        errors=errors_since(now - DAY),
        day=_day,
        leaves=bool(browser.keeper),
    )


def _asks(context: Context, browser: Browser, status: int) -> Reply:
    return context.page("admin_enter.html", browser, status=status, token=bool(context.settings.admin_token))


@post("/admin/enter")
async def enter(request: AnyRequest, context: Injected) -> Reply | Redirect:
    """Show the token once; the browser is known from then on, until it is closed."""
    if await _is_keeper(request, context):
        return go("/admin")
    given = _pass_of((await fields(request)).get("token", ""))
    if not await _opens(request, context, given):
        return _asks(context, Browser(request), 403)
    return go("/admin", keeper_cookie(given, secure=context.settings.secure_cookies))


@post("/admin/leave")
async def leave(context: Injected) -> Redirect:
    """Let the browser forget that it is the keeper's."""
    return go("/", keeper_cookie("", secure=context.settings.secure_cookies))


@post("/admin")
async def do(request: AnyRequest, context: Injected) -> Reply | Redirect:
    """Do what the button says (`do`), and show the page again where it was (`at`)."""
    if not await _is_keeper(request, context):
        return _asks(context, Browser(request), 401)
    form = await fields(request)
    deed, client, at = DEEDS.get(form.get("do", "")), client_of(request), form.get("at", "")
    if deed is None:
        raise BadRequest("There is no such deed.")
    try:
        await deed(context.tables.keeper, form, client if context.settings.log_addresses else "")
    except KeyError as missing:
        raise BadRequest(f"The form does not say {missing}.") from None
    return go(f"/admin#{at}" if at.isalpha() else "/admin")


def _day(at: float) -> str:
    """A time as it stands on the page, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


HANDLERS = (admin, enter, leave, do)
