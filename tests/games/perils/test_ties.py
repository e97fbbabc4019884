"""What decides between equal scores, each before all that come after it."""

import pytest

from tests.games.perils.table import position, told

MANY, FEW = ["rat_swarm", "harpy"], ["roc"]


@pytest.mark.parametrize(
    ("mine", "theirs", "how"),
    [
        # one point more beats everything else
        (({"points": 6}, []), ({"points": 5, "coins": 9}, MANY), "points"),
        # fewer wounds beat trophies and coins; the scores are 5 each
        (({"points": 5}, []), ({"points": 6, "wounds": 1, "coins": 9}, MANY), "wounds"),
        # more trophies, of whatever class, beat coins
        (({"wounds": 1, "coins": 1}, MANY), ({"wounds": 1, "coins": 9}, FEW), "slain"),
        # more coins; mana, HP and levels never
        (({"coins": 7}, FEW), ({"coins": 6, "mana": 9, "life": 10, "strength": 5}, FEW), "coins"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_p_12_7_ties_are_broken_in_this_order(
    mine: tuple[dict[str, int], list[str]], theirs: tuple[dict[str, int], list[str]], how: str, seat: int
) -> None:
    """P 12.6, 12.7, 12.4"""
    both = [mine, theirs] if seat == 0 else [theirs, mine]
    match = position(
        2, stage="final", phase=3, heroes=[hero for hero, _ in both], seats={"trophies": [slain for _, slain in both]}
    )
    assert match.returns[seat] == 1.0
    assert [(line["seat"], line["how"]) for line in told(match, "won")] == [(seat, how)]
