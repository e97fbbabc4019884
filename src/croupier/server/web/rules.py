"""The rulebook and the cards of a game, as pages."""

import re

from litestar import get
from litestar.params import FromPath
from markupsafe import Markup

from croupier import catalog
from croupier.engine import Game
from croupier.server.errors import UnknownPage
from croupier.server.web.context import AnyRequest, Injected, Reply
from croupier.server.web.cookies import Browser
from croupier.server.web.learn import lesson_of
from croupier.server.web.view_model import prints
from croupier.text import Part, rulebook
from croupier.text.rulebook import NoRulebook

_RULE = re.compile(r'<li id="rule-(\d+\.\d+)">')
_POSITION = re.compile(r"<p>\{cards ([\w ]+)\}</p>")


def pieces(part: Part) -> list[Markup | list[str]]:
    """A part of a rulebook for the page, in turn its HTML and the cards of a position (`{cards wolf bear}`).

    Tables get a frame that scrolls. `text` has escaped the HTML.
    """
    html = part.html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    html = _RULE.sub(r'<li class="rule" id="rule-\1">', html)
    return [
        piece.split() if number % 2 else Markup(piece)  # noqa: S704
        for number, piece in enumerate(_POSITION.split(html))
    ]


def _game(slug: str) -> type[Game]:
    """The game that an address names. Raises `UnknownPage` if none of that name is installed."""
    if slug not in catalog.names():
        raise UnknownPage("There is no game at this address.")
    return catalog.find(slug)


@get("/games/{slug:str}/rules")
async def rules(request: AnyRequest, context: Injected, slug: FromPath[str]) -> Reply:
    """The rulebook of a game, with search."""
    browser = Browser(request)
    game = _game(slug)
    try:
        book = rulebook(browser.language, game)
    except NoRulebook as error:
        raise UnknownPage(str(error)) from error
    intro = Markup(book.intro)  # noqa: S704  # `text` renders it without raw HTML
    faces = prints(game, browser.language)
    lesson = lesson_of(game)
    return context.page(
        "rules.html", browser, game=game, book=book, intro=intro, pieces=pieces, faces=faces, lesson=lesson
    )


@get("/games/{slug:str}/cards")
async def cards(request: AnyRequest, context: Injected, slug: FromPath[str]) -> Reply:
    """All cards of a game, large."""
    browser = Browser(request)
    game = _game(slug)
    return context.page("cards.html", browser, game=game, faces=prints(game, browser.language))


HANDLERS = (rules, cards)
