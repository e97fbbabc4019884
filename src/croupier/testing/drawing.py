"""Tables of matches drawn as a page draws them, without a server."""

from dataclasses import replace
from functools import cache
from typing import Any

from croupier.engine import Match, Seat
from croupier.server.service.views import Asked
from croupier.server.web.assets import collect
from croupier.server.web.compiling import whole
from croupier.server.web.environment import Templates, table_template
from croupier.server.web.view_model import ViewModel, recorded_scene
from croupier.text.samples import NAMES


@cache
def templates() -> Templates:
    """The templates of the house and of all games."""
    return Templates(collect())


def scene(match: Match, seat: Seat | None, language: str = "en", seen: int = 0) -> ViewModel:
    """The table as a seat sees it, with the question to it."""
    moment = (match.view(seat), match.log_for(seat), seat)
    shown = recorded_scene(match.game, language, moment, names=NAMES[: match.players], before=moment[1][:seen])
    decision = None if seat is None else match.decision(seat)
    if seat is None or decision is None:
        return shown
    return replace(shown, decision=decision, asked=Asked("question", seat, decision.name, decision, mine=True))


def drawn(shown: ViewModel, by: Templates | None = None) -> str:
    """The board as HTML, with the track of its match, where the game has one; drawn `by` these templates if given."""
    template = table_template(shown.game)
    board: Any = (by or templates()).macros(
        template, shown.translator.language, shown.game
    )  # Any: what the template defines
    html = whole(board.board(shown) + (board.track(shown) if hasattr(board, "track") else ""))
    assert "=&#34;" not in html, "an attribute was escaped as if it were text"
    return html
