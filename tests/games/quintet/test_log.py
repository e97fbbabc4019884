"""The public log, line by line: what it tells, whom it names, which rule it cites."""

from typing import Any

import pytest

from croupier.engine import start
from croupier.games.quintet import Quintet
from tests.games.played import play
from tests.games.quintet.table import position

FOUR = ["herald", "murderer", "witch", "necromancer"]
SAFE = ["herald", "herald"]
Line = dict[str, Any]  # Any: JSON


def line(event: str, rule: str, seat: int, **values: Any) -> Line:  # Any: as above
    return {"event": event, "rule": rule, "seat": seat, **values}


END = [line("turn-ended", "4.14", 0), line("turn-started", "4.1", 1, number=10), line("drew", "4.2", 1)]


@pytest.mark.parametrize(
    ("fields", "choices", "told"),
    [
        pytest.param(
            {"hand": [["herald", "witch"], SAFE], "library": [["wizard"], ["herald"]]},
            ["0 play:herald", "1 pass", "0 draw"],
            [
                line("played", "5.1", 0, card="herald"),
                line("passed", "6.8", 1),
                line("established", "5.6", 0, card="herald"),
                line("herald-draws", "8.3", 0),
                line("drew", "8.3", 0),
                *END,
            ],
            id="herald",
        ),
        pytest.param(
            {"hand": [["murderer"], []], "battlefield": [[], ["witch"]], "library": {1: ["herald"]}},
            ["0 play:murderer", "0 kill:1:witch"],
            [
                line("played", "5.1", 0, card="murderer"),
                line("established", "5.6", 0, card="murderer"),
                line("killed", "8.9", 0, target=1, card="witch"),
                *END,
            ],
            id="murderer",
        ),
        pytest.param(
            {"hand": [["witch"], ["wizard"]], "library": {1: ["herald"]}},
            ["0 play:witch", "0 target:1", "1 discard:wizard"],
            [
                line("played", "5.1", 0, card="witch"),
                line("established", "5.6", 0, card="witch"),
                line("witch-chose", "8.10", 0, target=1),
                line("witch-discarded", "8.12", 1, card="wizard"),
                *END,
            ],
            id="witch",
        ),
        pytest.param(
            {"hand": [["witch"], []], "library": {1: ["herald"]}},
            ["0 play:witch", "0 target:1"],
            [
                line("played", "5.1", 0, card="witch"),
                line("established", "5.6", 0, card="witch"),
                line("witch-chose", "8.10", 0, target=1),
                line("no-card", "8.13", 1),
                *END,
            ],
            id="witch, empty hand",
        ),
        pytest.param(
            {"hand": [["necromancer"], []], "graveyard": [["wizard"], []], "library": {1: ["herald"]}},
            ["0 play:necromancer", "0 return:wizard"],
            [
                line("played", "5.1", 0, card="necromancer"),
                line("established", "5.6", 0, card="necromancer"),
                line("returned", "8.14", 0, card="wizard"),
                *END,
            ],
            id="necromancer",
        ),
        pytest.param(
            {"hand": [["necromancer"], []], "graveyard": [[], []], "library": {1: ["herald"]}},
            ["0 play:necromancer"],
            [
                line("played", "5.1", 0, card="necromancer"),
                line("established", "5.6", 0, card="necromancer"),
                line("no-target", "8.18", 0, card="necromancer"),
                *END,
            ],
            id="necromancer, empty graveyard",
        ),
        pytest.param(
            {"hand": [["murderer"], []], "library": {1: ["herald"]}},
            ["0 play:murderer", "0 decline"],
            [
                line("played", "5.1", 0, card="murderer"),
                line("established", "5.6", 0, card="murderer"),
                line("declined", "8.1", 0, card="murderer"),
                *END,
            ],
            id="declined",
        ),
        pytest.param(
            {"hand": [["witch"], []], "library": {1: ["herald"]}},
            ["0 pass"],
            [line("played-nothing", "4.7", 0), *END],
            id="nothing played",
        ),
        pytest.param(
            {"phase": "draw", "hand": [["witch"] * 5, []], "library": {0: ["herald"], 1: ["herald"]}},
            ["0 discard:witch", "0 pass"],
            [
                line("drew", "4.2", 0),
                line("overflowed", "2.4", 0, card="witch"),
                line("played-nothing", "4.7", 0),
                *END,
            ],
            id="six cards",
        ),
        pytest.param(
            {"hand": [["wizard"], []], "battlefield": [FOUR, []]},
            ["0 play:wizard"],
            [
                line("played", "5.1", 0, card="wizard"),
                line("established", "5.6", 0, card="wizard"),
                line("won", "9.2", 0, how="five"),
            ],
            id="the fifth kind",
        ),
        pytest.param(
            {"phase": "draw", "active": 1, "dry": [1], "hand": [[], ["wizard"]], "battlefield": [[], FOUR]},
            [],
            [line("eliminated", "9.6", 1, number=25), line("won", "9.8", 0, how="last")],
            id="the last one left",
        ),
    ],
)
def test_two_players(fields: dict[str, Any], choices: list[str], told: list[Line]) -> None:
    """Q 11.1, 11.3"""
    match = play(position(**{"battlefield": [[], []], **fields}), *choices)
    assert list(match.log) == told


def test_a_chain_in_which_the_cost_cannot_be_paid() -> None:
    """Q 11.1, 6.20, 6.21: the worked example W17."""
    hands = [["herald"], ["wizard", "wizard", "witch"], ["wizard", "murderer"]]
    match = position(3, hand=hands, battlefield=[[], [], []], library={1: ["herald"]})
    play(match, "0 play:herald", "1 play:wizard", "2 play:wizard", "1 play:wizard", "1 discard:witch", "0 decline")
    assert list(match.log)[:-3] == [
        line("played", "5.1", 0, card="herald"),
        line("reacted", "6.11", 1, card="wizard", target=0, target_card="herald"),
        line("reacted", "6.11", 2, card="wizard", target=1, target_card="wizard"),
        line("reacted", "6.11", 1, card="wizard", target=2, target_card="wizard"),
        line("established", "5.6", 1, card="wizard"),
        line("paid", "6.16", 1, card="witch"),
        line("countered", "6.18", 2, card="wizard"),
        line("established", "5.6", 1, card="wizard"),
        line("could-not-pay", "6.20", 1),
        line("established", "5.6", 0, card="herald"),
        line("declined", "8.1", 0, card="herald"),
    ]


def test_the_first_turn() -> None:
    """Q 11.1, 3.6, 4.3; each game of a match names its number."""
    match = start(Quintet, 2, seed=3, variants={"match": "best_of_three"})
    first = match.view(None)["first"]
    assert list(match.log) == [
        line("game-started", "3.6", first, seats=[0, 1], number=1),
        line("turn-started", "4.1", first, number=1),
        line("skipped-draw", "4.3", first),
    ]


def test_partners_who_are_left_win_as_a_team() -> None:
    """Q 9.8, 11.1, variant teams: the first of them is named."""
    match = position(
        4,
        phase="draw",
        active=1,
        dry=[1],
        hand=[[]] * 4,
        battlefield=[[]] * 4,
        eliminated=[False, False, False, True],
        variants={"teams": "on"},
    )
    assert match.returns == (1.0, 0.0, 1.0, 0.0)
    assert list(match.log)[1:] == [line("won", "9.8", 0, how="last")]


def test_a_wizard_costs_one_card() -> None:
    """Q 6.16: what is printed on it."""
    (reaction,) = Quintet.EFFECTS["wizard"]
    assert reaction.says().args == {"number": 1}


def test_presets_in_their_order() -> None:
    """Q 7.7: never is the usual one."""
    window = Quintet.windows["react"]
    assert window.presets == ("never", "until_my_turn", "unless_fourth", "unless_fifth")


def test_a_match_that_is_laid_out_is_in_its_first_turn_at_least() -> None:
    """Q 4.3: whoever comes second draws."""
    match = position(phase="draw", turn=0, hand=[["witch"], []], library={0: ["herald"]})
    assert match.view(None)["turn"] == 1
    assert list(match.log) == [line("skipped-draw", "4.3", 0)]
    match = play(position(turn=0, hand=[["witch"], []]), "0 pass")
    assert match.log[-1] == line("drew", "4.2", 1)
