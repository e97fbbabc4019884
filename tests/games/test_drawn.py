"""Every question of every game can be drawn, and every answer stands somewhere on the table."""

from random import Random

import pytest

from croupier import catalog
from croupier.engine import start
from tests.games.drawing import drawn, scene


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("name", catalog.ours())
def test_every_question_is_drawn_with_all_its_answers(name: str, language: str) -> None:
    game = catalog.find(name)
    seed = ["en", "fr", "de"].index(language)
    fewest, most = game.seats
    players = (fewest, most, (fewest + most) // 2)[seed]
    match, dice = start(game, players, seed), Random(seed)
    asked: set[str] = set()
    while not match.over:
        decision = dice.choice(match.decisions)
        verbs = {key.partition(":")[0] for key in decision.keys}
        if not {f"{decision.name} {verb}" for verb in verbs} <= asked or dice.random() < 0.02:
            asked |= {f"{decision.name} {verb}" for verb in verbs}
            html = drawn(scene(match, decision.seat, language, seen=max(0, match.told - 20)))
            for key in decision.keys:
                amount = key.isdecimal() and 'type="number"' in html  # which takes all from the least to the most
                assert amount or f'value="{key}"' in html, (decision.name, key)
        match.choose(decision.seat, dice.choice(decision.keys))
    assert "data-pick" not in drawn(scene(match, None, language))
