"""Reports to the keeper: the form that says of what, and the answer to it."""

from litestar import get, post

from croupier.server.addresses import client_of
from croupier.server.errors import BadRequest
from croupier.server.web.context import AtTable, Reply, whole
from croupier.text import Translator

SHOWN = 30
"""So many messages can be chosen from, the newest."""


@get("/t/{table:str}/report")
async def form(at: AtTable) -> Reply:
    """The form: the title, the names of people and the newest messages of a table."""
    return await _form(at)


async def _form(at: AtTable, error: str = "", status: int = 200) -> Reply:
    look = await at.tables.look(at.table, at.viewer)
    messages = (await at.tables.chat.messages(at.table, at.viewer))[-SHOWN:]
    return at.context.page(
        "report.html", at.browser, status=status, look=look, seat=at.seat, messages=messages, error=error
    )


@post("/t/{table:str}/report")
async def send(at: AtTable) -> Reply:
    """Report one of them, with a reason."""
    said = await at.form()
    kind, _, number = said.get("what", "").partition("-")
    what = (kind, whole(number, 1_000_000_000) or 0)
    say = Translator(at.browser.language).say
    try:
        await at.tables.moderation.report(at.table, at.viewer, what, said.get("reason", ""), client_of(at.request))
    except BadRequest:
        return await _form(at, say("report-what"), 422)
    return at.message(say("report-sent"), say("report-sent.note"))


HANDLERS = (form, send)
