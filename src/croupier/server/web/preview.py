"""What options would do, as the page says it: the game's preview in words, with marks on elements of the page."""

from typing import Any

from litestar import get
from litestar.params import FromQuery

from croupier.engine import Game, IllegalChoice
from croupier.kit import Preview, plain
from croupier.server.errors import BadRequest, NotNow, TooMany
from croupier.server.web.context import AtTable, Context, Reply, as_json
from croupier.server.web.cookies import Browser
from croupier.server.web.draft import drafted
from croupier.server.web.view_model import scene_of

MOST_KEYS = 12
"""Options that one request may ask about."""


@get("/t/{table:str}/preview")
async def preview(at: AtTable, key: FromQuery[list[str]]) -> Reply:
    """The forecasts of several options of the pending decision, by key; null where there is none.

    `did` are answers that are laid out before (`draft.py`): then it is about what would be asked after them.

    A key that is missing in the answer may be asked again: it was one too many in a short time, or the table has moved
    on meanwhile. The script has nothing to say about either.
    """
    if len(key) > MOST_KEYS:
        raise BadRequest(f"A page asks about {MOST_KEYS} options at most, not about {len(key)}.")
    look = await at.tables.look(at.table, at.viewer)
    t = scene_of(look, at.browser.language, at.seat)
    did = at.request.query_params.getall("did", [])[:MOST_KEYS]
    now = await drafted(at, t, did)
    told: dict[str, Any] = {}  # Any: JSON
    for one in key:
        try:
            foreseen = await at.tables.preview(at.table, at.viewer, *did, one)
        except (NotNow, IllegalChoice):
            continue
        except TooMany:
            break
        preview = now.preview(foreseen.view, foreseen.log) if foreseen.view is not None else None
        told[one] = preview and as_data(at.context, at.browser, t.game, preview)
    return as_json({"decision": t.asked.id if t.asked is not None else "", "previews": told})


def as_data(context: Context, browser: Browser, game: type[Game], preview: Preview) -> dict[str, Any]:  # Any: JSON
    """A preview as scripts take it: drawn, in words, and its marks on elements of the page."""
    html = context.html("said.html", browser, game, sentence=preview.said)
    return {"html": html.strip(), "words": plain(preview.said), "marks": dict(preview.marks)}


HANDLERS = (preview,)
