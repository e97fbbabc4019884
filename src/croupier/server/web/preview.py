"""What options would do, as the page says it: the game's forecast in words, with marks on elements of the page."""

from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery

from croupier import catalog
from croupier.engine import IllegalChoice
from croupier.kit import Forecast, plain
from croupier.server.errors import BadRequest, NotNow, TooMany
from croupier.server.web.context import AnyRequest, Context, Injected, Reply, as_json
from croupier.server.web.cookies import Browser
from croupier.server.web.draft import drafted
from croupier.server.web.scene import Scene, scene_of

MOST_KEYS = 12
"""Options that one request may ask about."""


@get("/t/{table:str}/preview")
async def preview(
    request: AnyRequest, context: Injected, table: FromPath[str], key: FromQuery[list[str]], seat: FromQuery[str] = ""
) -> Reply:
    """The forecasts of several options of the pending decision, by key; null where there is none.

    `did` are answers that are laid out before (`draft.py`): then it is about what would be asked after them.

    A key that is missing in the answer may be asked again: it was one too many in a short time, or the table has moved
    on meanwhile. The script has nothing to say about either.
    """
    if len(key) > MOST_KEYS:
        raise BadRequest(f"A page asks about {MOST_KEYS} options at most, not about {len(key)}.")
    browser = Browser(request)
    token = browser.token(table, seat)
    look = await context.tables.look(table, token)
    t = scene_of(look, catalog.find(look.game), browser.language, seat)
    did = request.query_params.getall("did", [])[:MOST_KEYS]
    now = await drafted(context, t, table, token, did)
    told: dict[str, Any] = {}  # Any: JSON
    for one in key:
        try:
            foreseen = await context.tables.preview(table, token, *did, one)
        except (NotNow, IllegalChoice):
            continue
        except TooMany:
            break
        forecast = now.forecast(foreseen.view, foreseen.log) if foreseen.view is not None else None
        told[one] = forecast and shown(context, browser, t, forecast)
    return as_json({"decision": t.asked.id if t.asked is not None else "", "previews": told})


def shown(context: Context, browser: Browser, t: Scene, forecast: Forecast) -> dict[str, Any]:  # Any: JSON
    """A forecast as scripts take it: drawn, in words, and its marks on elements of the page."""
    html = context.html("said.html", browser, t.game, sentence=forecast.said)
    return {"html": html.strip(), "words": plain(forecast.said), "marks": dict(forecast.marks)}


HANDLERS = (preview,)
