"""Ask the bot: what it would choose in the viewer's place, and why, in words of the game."""

from typing import Any

from litestar import post
from litestar.params import FromPath, FromQuery

from croupier import catalog
from croupier.engine import IllegalChoice
from croupier.kit import Piece, Sentence, plain
from croupier.server.errors import NotNow, TooMany
from croupier.server.service.looks import Preview
from croupier.server.web.context import AnyRequest, Context, Injected, Reply, as_json, wants_json
from croupier.server.web.cookies import Browser
from croupier.server.web.scene import Scene, scene_of


@post("/t/{table:str}/advise")
async def advise(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Reply:
    """The option that the bot would take, with its reasons."""
    browser = Browser(request)
    token = browser.token(table, seat)
    advice = await context.tables.advise(table, token)
    look = await context.tables.look(table, token)
    t = scene_of(look, catalog.find(look.game), browser.language, seat)
    if t.asked is None or t.asked.id != advice.decision:
        raise NotNow("The table has gone on while the bot was thinking.")
    said = await _said(context, t, table, token, advice.key)
    if not wants_json(request):
        back = f"/t/{table}?seat={seat}"
        return context.page("message.html", browser, title=t.say("advice"), detail=plain(said), rule=None, back=back)
    html = context.html("said.html", browser, t.game, sentence=said).strip()
    told: dict[str, Any] = {"decision": advice.decision, "key": advice.key, "html": html, "words": plain(said)}
    return as_json(told)


async def _said(context: Context, t: Scene, table: str, token: str | None, key: str) -> Sentence:
    """What the bot would choose and why: the game's reasons, else how the bot has found it."""
    try:
        foreseen = await context.tables.preview(table, token, key)
    except (NotNow, IllegalChoice, TooMany):
        foreseen = Preview(key, None)
    later = None if foreseen.view is None else t.later(foreseen.view, foreseen.log).page
    why = t.page.why(key, later)
    if not why:
        why = (Piece(t.say("advice-only" if len(t.options) == 1 else "advice-weighed")),)
    return (Piece(t.say("advice-would", option=t.label(key)), bold=True), Piece(" "), *why)


HANDLERS = (advise,)
