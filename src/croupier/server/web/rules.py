"""The rulebook and the cards of a game, as pages and on paper."""

import re

from litestar import Response, get
from litestar.params import FromPath
from markupsafe import Markup

from croupier import catalog
from croupier.engine import Game
from croupier.server.addresses import client_of, network_of
from croupier.server.errors import BadRequest, UnknownPage
from croupier.server.web.context import AnyRequest, Context, Injected, Reply
from croupier.server.web.cookies import Browser
from croupier.server.web.learn import lesson_of
from croupier.server.web.printer import PAPERS, Wanted, prints_of
from croupier.server.web.view_model import prints
from croupier.text import LANGUAGES, Part, rulebook
from croupier.text.rulebook import NoRulebook

AS_MANY_REPLAYS = 4
"""A print that has to be made counts as so many replays that have to be played again."""

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


def _game(context: Context, slug: str) -> type[Game]:
    """The game that an address names, with the cards of this server. Raises `UnknownPage` if none is installed."""
    if slug not in catalog.names():
        raise UnknownPage("There is no game at this address.")
    return context.tables.seating.cards.game(slug)


@get("/games/{slug:str}/rules")
async def rules(request: AnyRequest, context: Injected, slug: FromPath[str]) -> Reply:
    """The rulebook of a game, with search."""
    browser = Browser(request)
    game = _game(context, slug)
    try:
        book = rulebook(browser.language, game)
    except NoRulebook as error:
        raise UnknownPage(str(error)) from error
    intro = Markup(book.intro)  # noqa: S704  # `text` renders it without raw HTML
    faces = prints(game, browser.language)
    printed = prints_of(game) if context.printer.there else ()
    return context.page(
        "rules.html",
        browser,
        game=game,
        book=book,
        intro=intro,
        pieces=pieces,
        faces=faces,
        lesson=lesson_of(game),
        prints=printed,
        papers=PAPERS,
    )


@get("/games/{slug:str}/cards")
async def cards(request: AnyRequest, context: Injected, slug: FromPath[str]) -> Reply:
    """All cards of a game, large."""
    browser = Browser(request)
    game = _game(context, slug)
    return context.page("cards.html", browser, game=game, faces=prints(game, browser.language))


@get("/games/{slug:str}/print")
async def print_game(request: AnyRequest, context: Injected, slug: FromPath[str]) -> Response[bytes]:
    """Something of a game as a PDF: `what` of it, for which `paper`, in which `language`."""
    if not context.printer.there or slug not in catalog.names():
        raise UnknownPage("Nothing is printed at this address.")
    game = context.tables.seating.cards.game(slug)
    query = request.query_params
    what, paper = query.get("what", "cards"), query.get("paper", PAPERS[0])
    tongue = query.get("language") or Browser(request).language
    if what not in prints_of(game) or paper not in PAPERS or tongue not in LANGUAGES:
        raise BadRequest(f"What is printed is {', '.join(prints_of(game))}, on {' or '.join(PAPERS)}.")
    wanted = Wanted(game, what, tongue, paper)
    tag = f'"{await context.printer.tag(wanted)}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-language, cookie"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    network = network_of(client_of(request))
    body = await context.printer.print(wanted, lambda: context.tables.count_replay(network, AS_MANY_REPLAYS))
    headers["content-disposition"] = f'attachment; filename="{wanted.name}"'
    return Response(body, media_type="application/pdf", headers=headers)


HANDLERS = (rules, cards, print_game)
