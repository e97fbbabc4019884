"""Ask the bot: what it would choose in the viewer's place, and why, in words of the game."""

from typing import Any

from litestar import post

from croupier import catalog
from croupier.engine import IllegalChoice
from croupier.kit import Piece, Sentence, plain
from croupier.server.errors import NotNow, TooMany
from croupier.server.service.looks import Preview
from croupier.server.web.context import AtTable, Reply, Sitting, as_json, wants_json
from croupier.server.web.scene import Scene, scene_of


@post("/t/{table:str}/advise")
async def advise(at: AtTable) -> Reply:
    """The option that the bot would take, with its reasons."""
    advice = await at.tables.advise(at.table, at.viewer)
    look = await at.tables.look(at.table, at.viewer)
    t = scene_of(look, catalog.find(look.game), at.browser.language, at.seat)
    if t.asked is None or t.asked.id != advice.decision:
        raise NotNow("The table has gone on while the bot was thinking.")
    said = await _said(at, t, advice.key)
    if not wants_json(at.request):
        return at.message(t.say("advice"), plain(said))
    html = at.context.html("said.html", at.browser, t.game, sentence=said).strip()
    told: dict[str, Any] = {"decision": advice.decision, "key": advice.key, "html": html, "words": plain(said)}
    return as_json(told)


async def _said(at: Sitting, t: Scene, key: str) -> Sentence:
    """What the bot would choose and why: the game's reasons, else how the bot has found it."""
    try:
        foreseen = await at.tables.preview(at.table, at.viewer, key)
    except (NotNow, IllegalChoice, TooMany):
        foreseen = Preview(key, None)
    later = None if foreseen.view is None else t.later(foreseen.view, foreseen.log).page
    why = t.page.why(key, later)
    if not why:
        why = (Piece(t.say("advice-only" if len(t.options) == 1 else "advice-weighed")),)
    return (Piece(t.say("advice-would", option=t.label(key)), bold=True), Piece(" "), *why)


HANDLERS = (advise,)
