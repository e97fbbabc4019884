"""The template of the table draws every question a match can ask, every combat that ended, and who watches."""

from random import Random
from typing import Any

import pytest

from croupier.engine import start
from croupier.games.wildlands import Wildlands
from croupier.testing.drawing import drawn, scene


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
