"""Template context: what the templates of a table read, for one onlooker."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Any

import segno
from markupsafe import Markup

from croupier.engine.card_sets import as_text
from croupier.engine.ranking import winners
from croupier.server.service.views import TableView
from croupier.server.web.cookies import Browser
from croupier.server.web.environment import table_template
from croupier.server.web.showing import Form
from croupier.server.web.view_model import ViewModel, Worded, scene_of
from croupier.server.web.waiting import waiting


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at a table: a browser, the token of its seat (None for a spectator), and what links begin with.

    `reachable`: whether others can use that address, too; else it is one of this machine alone.
    """

    browser: Browser
    token: str | None
    origin: str
    reachable: bool


def picture(
    who: Viewer, look: TableView, seen: int = 0, before: Worded | None = None, form: Form = "game"
) -> dict[str, Any]:  # Any: what the templates read
    """What the templates of a table read; `seen` and `before` as in `scene_of`."""
    seat = "watch" if look.me is None and look.place is None else who.browser.label(who.token) or str(look.me)
    t = scene_of(look, who.browser.language, seat, seen=seen, before=before).in_form(form)
    links = {"origin": who.origin, "reachable": who.reachable, "qr": qr}
    values = {"t": t, "board_template": table_template(t.game, form), **links}
    if look.status == "waiting":
        values["room"] = waiting(look, who.browser)
    return values | _ending(t, look) if look.over else values


def _ending(t: ViewModel, look: TableView) -> dict[str, Any]:
    winning = winners(look.returns)
    if winning:
        result = t.say(
            "won-match",
            you="yes" if winning == [look.me] else "no",
            count=len(winning),
            seats=t.translator.listed([t.names[seat] for seat in winning]),
        )
    else:
        result = t.say("drawn-match")
    face = t.faces.get(t.page.poster() if t.view else "") or next(iter(t.faces.values()))
    ending = next((line.text for line in t.lines if not line.shown.quiet), "")
    fate = "" if look.me is None or not winning else "won" if look.me in winning else "lost"
    shown = {"winning": winning, "result": result, "ending": ending, "poster": face.picture, "poster_ink": face.ink}
    shown["sealed_cards"] = as_text(look.cards)  # as the commitment has them
    return {**shown, "fate": fate, "shared": f"{t.translator.title()}: {headline(t, winning)}"}


def headline(t: ViewModel, winning: Sequence[int]) -> str:
    """Who has won, as others read it."""
    if not winning:
        return t.say("drawn-match")
    seats = t.translator.listed([t.names[seat] for seat in winning])
    return t.say("won-match", you="no", count=len(winning), seats=seats)


@lru_cache(64)
def qr(url: str) -> Markup:
    """The QR code of an address, as SVG without styles."""
    out = BytesIO()
    segno.make(url, error="m", micro=False).save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        omitsize=True,
        border=2,
        dark="#1a1519",
        light="#fbf6e9",
        svgclass=None,
        lineclass=None,
    )
    return Markup(out.getvalue().decode())  # noqa: S704  # made of numbers
