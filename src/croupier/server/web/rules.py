"""The rulebook and the cards of a game, as pages."""

import re

from litestar import get
from litestar.params import FromPath
from markupsafe import Markup

from croupier import catalog
from croupier.server.web.context import Answer, AnyRequest, Injected
from croupier.server.web.cookies import Browser
from croupier.server.web.scene import prints
from croupier.text import Part, rulebook

_RULE = re.compile(r'<li id="rule-(\d+\.\d+)">')


def part_html(part: Part) -> Markup:
    """A part of a rulebook for the page; tables get a frame that scrolls. `text` has escaped the HTML."""
    html = part.html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    return Markup(_RULE.sub(r'<li class="rule" id="rule-\1">', html))  # noqa: S704


@get("/games/{slug:str}/rules")
async def rules(request: AnyRequest, context: Injected, slug: FromPath[str]) -> Answer:
    """The rulebook of a game, with search."""
    browser = Browser(request)
    game = catalog.find(slug)
    book = rulebook(browser.language, game)
    intro = Markup(book.intro)  # noqa: S704  # `text` renders it without raw HTML
    return context.page("rules.html", browser, game=game, book=book, intro=intro, part_html=part_html)


@get("/games/{slug:str}/cards")
async def cards(request: AnyRequest, context: Injected, slug: FromPath[str]) -> Answer:
    """All cards of a game, large."""
    browser = Browser(request)
    game = catalog.find(slug)
    return context.page("cards.html", browser, game=game, faces=prints(game, browser.language))


HANDLERS = (rules, cards)
