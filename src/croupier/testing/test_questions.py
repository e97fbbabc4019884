"""Every question of a game can be drawn, and every answer stands somewhere on the table, by name."""

import re
from html import unescape
from random import Random

from croupier.engine import Game, start
from croupier.testing.drawing import drawn, scene
from croupier.text import LANGUAGES

SOMETIMES = 0.02
"""So often a question is drawn that has been drawn before."""


def test_every_question_is_drawn_with_all_its_answers(game: type[Game], language: str) -> None:
    seed = LANGUAGES.index(language)
    fewest, most = game.seats
    players = (fewest, most, (fewest + most) // 2)[seed]
    match, dice = start(game, players, seed), Random(seed)  # noqa: S311  # a walk, no secret
    asked: set[str] = set()
    while not match.over:
        decision = dice.choice(match.decisions)
        verbs = {key.partition(":")[0] for key in decision.keys}
        if not {f"{decision.name} {verb}" for verb in verbs} <= asked or dice.random() < SOMETIMES:
            asked |= {f"{decision.name} {verb}" for verb in verbs}
            shown = scene(match, decision.seat, language, seen=max(0, match.told - 20))
            html = drawn(shown)
            answers = {unescape(value) for value in re.findall(r'value="([^"]*)"', html)}
            for key in decision.keys:
                amount = key.isdecimal() and 'type="number"' in html  # which takes all from the least to the most
                assert amount or key in answers, (decision.name, key)
                assert shown.options[key].label.strip(), (decision.name, key)
        match.choose(decision.seat, dice.choice(decision.keys))
    assert "data-pick" not in drawn(scene(match, None, language))
