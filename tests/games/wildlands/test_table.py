"""The template of the table draws every question a match can ask, every combat that ended, and who watches."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from croupier.engine import Match, Seat, start
from croupier.games.wildlands import Wildlands
from croupier.server.web.assets import collect
from croupier.server.web.environment import Templates
from croupier.server.web.scene import Scene, recorded_scene

TEMPLATES = Templates(collect())
NAMES = ("Ada", "Tomas", "Ines", "Jonas")


def scene(match: Match, seat: Seat | None, language: str = "en", seen: int = 0) -> Scene:
    """The table as a seat sees it, with the question to it."""
    moment = (match.view(seat), match.log_for(seat), seat)
    shown = recorded_scene(Wildlands, language, moment, names=NAMES[: match.players], seen=seen)
    return shown if seat is None else replace(shown, decision=match.decision(seat))


def drawn(shown: Scene) -> str:
    """The board as HTML."""
    templates, speaker = TEMPLATES.environment, shown.speaker
    said: dict[str, Any] = {  # Any: what a template reads
        "say": speaker.say,
        "speaker": speaker,
        "language": speaker.language,
        "t": shown,
        "game": Wildlands,
    }
    board = templates.get_template("games/wildlands/table.html").make_module(said)
    return str(board.board(shown)) + str(board.track(shown))  # type: ignore[attr-defined]  # macros of the template


@pytest.mark.parametrize(
    ("players", "language", "variants"),
    [
        (2, "en", {"crystal_by_tapping": True}),
        (3, "fr", {"choose_factions": True}),
        (4, "de", {"natural_guard": True, "pure_resource": True}),
    ],
)
def test_every_position_is_drawn_with_all_its_answers(players: int, language: str, variants: dict[str, Any]) -> None:
    """W 18.8: whatever is asked, each option is a button somewhere on the page; who watches sees no hand."""
    match, dice = start(Wildlands, players, 8, variants), Random(players)
    asked = set()
    while not match.over:
        decision = dice.choice(match.decisions)
        if decision.name not in asked or dice.random() < 0.04:
            asked.add(decision.name)
            html = drawn(scene(match, decision.seat, language, seen=len(match.log_for(decision.seat)) // 2))
            for key in decision.keys:
                assert f'value="{key}"' in html, (decision.name, key)
        keys = [key for key in decision.keys if key not in ("end_turn", "decline", "none")]
        match.choose(decision.seat, dice.choice(keys if keys and dice.random() < 0.7 else decision.keys))
    assert {"main", "pay", "target", "place", "discard"} <= asked
    assert "data-pick" not in drawn(scene(match, None, language))
