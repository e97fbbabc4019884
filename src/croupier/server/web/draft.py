"""Answers that are laid out before they are sent: the table as it would be after them, by the rules alone.

The page keeps the keys in their order and nothing else. A key may be taken out again; `choose` takes all of them.
"""

from dataclasses import replace

from litestar import get
from litestar.params import FromQuery

from croupier.engine import IllegalChoice
from croupier.server.errors import BadRequest, NotNow, TooMany
from croupier.server.service.views import OptionPreview
from croupier.server.web.context import AtTable, Reply, Sitting, as_json
from croupier.server.web.table import onlooker_of
from croupier.server.web.template_context import picture
from croupier.server.web.view_model import ViewModel


@get("/t/{table:str}/draft")
async def draft(at: AtTable, did: FromQuery[list[str]]) -> Reply:
    """The picture of the table after these answers to the pending decision, `did`; an empty one stands for none.

    An answer that leads out of the questions that the game drafts (`Page.DRAFTED`) closes the draft: then the table is
    shown as it is before it, so that it can still be taken out. Raises `IllegalChoice` where one is not offered.
    """
    look = await at.tables.look(at.table, at.viewer)
    values = picture(onlooker_of(at), look, len(look.log))
    t: ViewModel = values["t"]
    keys = [key for key in did if key]
    if keys:
        values["t"] = await _after(at, t, keys)
    html = at.context.html("live.html", at.browser, t.game, **values)
    return as_json({"decision": t.asked.id if t.asked is not None else "", "html": html})


async def _after(at: Sitting, t: ViewModel, keys: list[str]) -> ViewModel:
    """The scene after these answers, or before the last of them if that one closes the draft."""
    *before, last = keys
    seen = await at.tables.preview(at.table, at.viewer, *keys)
    if _is_drafted(t, seen):
        return t.drafted(seen, keys)
    shown = t
    if before:
        seen = await at.tables.preview(at.table, at.viewer, *before)
        shown = t.drafted(seen, before) if _is_drafted(t, seen) else t
    if last not in shown.options or shown.asked is None or shown.asked.name not in t.page.DRAFTED:
        raise BadRequest("These answers are not drafted: they are sent one by one.")
    return replace(shown, closing=last)


def _is_drafted(t: ViewModel, seen: OptionPreview) -> bool:
    return seen.view is not None and seen.decision is not None and seen.decision.name in t.page.DRAFTED


async def drafted(at: Sitting, t: ViewModel, did: list[str]) -> ViewModel:
    """The scene after answers that are laid out; as it is if there are none, or if they do not hold any more."""
    if not did:
        return t
    try:
        return t.drafted(await at.tables.preview(at.table, at.viewer, *did), did)
    except (NotNow, IllegalChoice, TooMany):
        return t


HANDLERS = (draft,)
