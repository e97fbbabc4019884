"""Ask the bot: what it would choose in the viewer's place, and why, in words of the game; at first three good deeds."""

from typing import Any

from litestar import post

from croupier.engine import IllegalChoice
from croupier.kit import NOTHING_SAID, Piece, Sentence, plain
from croupier.server.errors import NotNow, TooMany
from croupier.server.service.views import OptionPreview
from croupier.server.web.context import AtTable, Reply, Sitting, as_json, wants_json
from croupier.server.web.view_model import ViewModel, scene_of

MOST_BEGINNINGS = 3
"""So many deeds are marked at once."""


@post("/t/{table:str}/advise")
async def advise(at: AtTable) -> Reply:
    """The option that the bot would take, with its reasons."""
    advice = await at.tables.advice.advise(at.table, at.viewer)
    t = await _asked(at, advice.decision)
    said = (Piece(t.say("advice-would", option=t.label(advice.key)), bold=True), *_after(await _why(at, t, advice.key)))
    if not wants_json(at.request):
        return at.message(t.say("advice"), plain(said))
    return as_json({"decision": advice.decision, "key": advice.key, **_drawn(at, t, said)})


@post("/t/{table:str}/beginnings")
async def beginnings(at: AtTable) -> Reply:
    """Up to three good deeds of different kinds, with their reasons: where the game says that one begins."""
    found = await at.tables.advice.beginnings(at.table, at.viewer)
    t = await _asked(at, found.decision)
    if not t.page.begins():
        raise NotNow("One has begun long ago.")
    best: dict[str, str] = {}
    for key in found.keys:
        if kind := t.page.deed(key):
            best.setdefault(kind, key)
    deeds = [
        {"key": key, "deed": t.page.deed_in_short(key) or t.label(key), **_drawn(at, t, await _why(at, t, key))}
        for key in list(best.values())[:MOST_BEGINNINGS]
    ]
    return as_json({"decision": found.decision, "deeds": deeds})


async def _asked(at: Sitting, decision: str) -> ViewModel:
    """The table at which this is still asked. Raises `NotNow`."""
    look = await at.tables.look(at.table, at.viewer)
    t = scene_of(look, at.browser.language, at.seat)
    if t.asked is None or t.asked.id != decision:
        raise NotNow("The table has gone on while the bot was thinking.")
    return t


async def _why(at: Sitting, t: ViewModel, key: str) -> Sentence:
    """The game's reasons for an option; none where it has none."""
    if len(t.options) == 1:
        return (Piece(t.say("advice-only")),)
    try:
        foreseen = await at.tables.preview(at.table, at.viewer, key)
    except (NotNow, IllegalChoice, TooMany):
        foreseen = OptionPreview(key, None)
    return t.page.why(key, None if foreseen.view is None else t.later(foreseen.view, foreseen.log).page)


def _after(why: Sentence) -> Sentence:
    return (Piece(" "), *why) if why else NOTHING_SAID


def _drawn(at: Sitting, t: ViewModel, said: Sentence) -> dict[str, Any]:  # Any: JSON
    """A sentence as scripts take it: drawn, and in words."""
    html = at.context.html("said.html", at.browser, t.game, sentence=said).strip() if said else ""
    return {"html": html, "words": plain(said)}


HANDLERS = (advise, beginnings)
