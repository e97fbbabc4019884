"""A match as it stood before."""

import pytest

import croupier
from croupier.engine import Match, after, last_deed
from tests.games.quintet.table import position


def story(game: str, players: int, choices: int) -> list[Match]:
    """A match after 0, 1, 2, ... choices."""
    match = croupier.start(game, players=players, seed=3)
    found = [match.fork()]
    for made in range(choices):
        if match.over:
            break
        decision = match.decisions[made % len(match.decisions)]
        match.choose(decision.seat, made * 7 % len(decision.options))
        found.append(match.fork())
    return found


@pytest.mark.parametrize("game", ["quintet", "perils", "wildlands"])
def test_a_match_is_found_again_as_it_stood_after_each_of_its_choices(game: str) -> None:
    moments = story(game, 3, 90)
    for count, then in enumerate(moments):
        found = after(moments[-1], count)
        assert (found.choices, found.log_for(1), found.view(1)) == (then.choices, then.log_for(1), then.view(1))
        assert found.decisions == then.decisions


def test_a_match_has_no_more_choices_than_were_made() -> None:
    with pytest.raises(ValueError, match="no 5 choices"):
        after(story("quintet", 2, 3)[-1], 5)
    with pytest.raises(ValueError, match="no -1 choices"):
        after(story("quintet", 2, 3)[-1], -1)


def test_who_lets_a_window_pass_has_done_nothing() -> None:
    match = position(hand=[["witch", "herald"], ["herald", "witch"]], active=0, phase="main")
    assert last_deed(match, 0) == last_deed(match, 1) == 0
    match.choose(0, "play:herald")
    assert [one.name for one in match.decisions] == ["react"]
    match.choose(1, "pass")
    assert (last_deed(match, 0), last_deed(match, 1)) == (1, 0)
    while not match.decision(1) or match.decisions[0].name == "react":
        match.choose(match.decisions[0].seat, match.decisions[0].keys[-1])
    match.choose(1, "pass")  # of a turn of one's own it is a choice
    assert last_deed(match, 1) == len(match.choices)
