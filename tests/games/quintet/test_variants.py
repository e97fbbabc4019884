"""The four variants, alone and together."""

import pytest

import croupier
from croupier import BadSetup
from tests.games.played import asked, log, offered, play
from tests.games.quintet.table import battlefield, position, size, told

FOUR = ["herald", "murderer", "witch", "necromancer"]
BEST = {"match": "best_of_three"}
SAFE = ["herald", "herald"]


def test_hand_check_at_the_end_of_the_turn() -> None:
    """Six cards are fine during the turn; at its end one card at a time goes, until five are left."""
    match = position(
        phase="draw",
        hand=[["witch", "witch", "herald", "herald", "murderer"], []],
        library={0: ["wizard"]},
        battlefield=[[], []],
        variants={"hand_check": "end_of_turn"},
    )
    assert asked(match) == ["0 play"]
    assert size(match, "hand", 0) == 6
    play(match, "0 pass")
    assert asked(match) == ["0 overflow_discard"]
    assert match.view(None)["phase"] == "end"
    assert "turn-ended" not in told(match)
    play(match, "0 discard:witch")
    assert size(match, "hand", 0) == 5
    assert told(match)[2:4] == ["overflowed", "turn-ended"]


def test_a_hand_of_seven() -> None:
    match = position(
        phase="draw",
        hand=[["witch", "witch", "herald", "herald", "murderer", "murderer"], []],
        library={0: ["wizard"]},
        variants={"hand_limit": 7},
    )
    assert asked(match) == ["0 play"]
    assert size(match, "hand", 0) == 7
    opening = croupier.start("quintet", seed=1, variants={"hand_limit": "7"})
    assert [h["count"] for h in opening.view(None)["hand"]] == [5, 5]
    eight = position(
        phase="draw", hand=[["witch"] * 5 + ["herald"] * 2, []], library={0: ["wizard"]}, variants={"hand_limit": 7}
    )
    assert asked(eight) == ["0 overflow_discard"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_need_four(players: int) -> None:
    with pytest.raises(BadSetup, match="exactly 4 players"):
        croupier.start("quintet", players=players, variants={"teams": "on"})


def test_in_teams_partners_are_never_asked_and_reactions_never_answered() -> None:
    match = position(
        4,
        hand=[["witch", "herald"], ["wizard", *SAFE], ["wizard", *SAFE], ["wizard", *SAFE]],
        battlefield=[[], [], [], []],
        variants={"teams": True},
    )
    play(match, "0 play:witch")
    assert asked(match) == ["1 react"]
    play(match, "1 pass")
    assert asked(match) == ["3 react"]
    play(match, "3 play:wizard")
    assert asked(match) == ["3 wizard_cost"]


def test_a_team_wins_with_one_players_set() -> None:
    match = position(4, hand=[["wizard"], [], [], []], battlefield=[FOUR, [], [], []], variants={"teams": "on"})
    play(match, "0 play:wizard")
    assert match.returns == (1.0, 0.0, 1.0, 0.0)
    split = position(
        4, hand=[["wizard"], [], [], []], battlefield=[FOUR[:2], [], FOUR[2:], []], variants={"teams": "on"}
    )
    play(split, "0 play:wizard")
    assert not split.over


def test_a_team_loses_when_both_are_out() -> None:
    match = position(
        4,
        phase="draw",
        hand=[["witch"], ["witch"], ["witch"], ["witch"]],
        battlefield=[[], [], [], []],
        library={1: ["witch"]},
        dry=[0, 2],
        variants={"teams": "on"},
    )
    assert not match.over
    assert asked(match) == ["1 play"]
    play(match, "1 pass")
    assert match.returns == (0.0, 1.0, 0.0, 1.0)


def test_partners_do_not_see_each_others_hands() -> None:
    match = croupier.start("quintet", players=4, seed=3, variants={"teams": "on"})
    assert "cards" not in match.view(0)["hand"][2]


def test_best_of_three() -> None:
    """A won game is set up anew, the next seat begins, eliminations end with their game; two wins end the match."""
    match = position(
        3,
        first=2,
        hand=[["wizard"], [], []],
        battlefield=[FOUR, [], []],
        eliminated=[False, False, True],
        variants={"match": "best_of_three"},
    )
    play(match, "0 play:wizard")
    assert not match.over
    view = match.view(None)
    assert view["won"] == [1, 0, 0]
    assert view["first"] == 0
    assert view["turn"] == 1
    assert view["library"] == [20, 20, 20]
    assert view["eliminated"] == [False, False, False]
    assert [h["count"] for h in view["hand"]] == [5, 5, 5]
    assert asked(match) == ["0 play"]
    second = position(
        3, hand=[["wizard"], [], []], battlefield=[FOUR, [], []], won=[1, 0, 1], variants={"match": "best_of_three"}
    )
    play(second, "0 play:wizard")
    assert second.returns == (1.0, 0.0, 0.0)


def test_nothing_seen_in_one_game_is_known_in_the_next() -> None:
    match = position(
        hand=[["wizard"], []],
        battlefield=[FOUR, ["herald"]],
        graveyard=[[], ["witch", "murderer"]],
        variants={"match": "best_of_three"},
    )
    play(match, "0 play:wizard")
    assert not any(match.position.seen)
    assert battlefield(match, 1) == {}
    assert len(offered(match, match.decisions[0].seat)) >= 2


def test_best_of_three_ends_within_one_game_more_than_sides() -> None:
    for seed in range(8):
        players = 2 + seed % 3
        match = croupier.start("quintet", players=players, seed=seed, variants={"match": "best_of_three"})
        made = seed
        while not match.over:
            decision = match.decisions[0]
            match.choose(decision.seat, made % len(decision.options))
            made = (made * 31 + 7) % 1009
        assert max(match.view(None)["won"]) == 2
        assert sum(match.view(None)["won"]) <= players + 1


def test_variants_are_checked() -> None:
    with pytest.raises(BadSetup, match="no variant 'speed'"):
        croupier.start("quintet", variants={"speed": "on"})
    with pytest.raises(BadSetup, match="hand_limit can be 5 or 7, not 6"):
        croupier.start("quintet", variants={"hand_limit": 6})


def test_a_single_game_counts_no_games_won() -> None:
    match = croupier.start("quintet", 2, 3)
    while not match.over:
        match.choose(match.decisions[0].seat, 0)
    assert max(match.returns) == 1
    assert match.view(None)["won"] == [0, 0]


@pytest.mark.parametrize(("limit", "gone"), [(5, 3), (7, 1)])
def test_at_the_end_of_the_turn_as_many_cards_go_as_are_too_many(limit: int, gone: int) -> None:
    match = position(
        phase="end",
        hand=[["witch"] * 5 + ["herald"] * 3, []],
        variants={"hand_check": "end_of_turn", "hand_limit": limit},
    )
    for _ in range(gone):
        assert asked(match) == ["0 overflow_discard"]
        play(match, "0 discard:witch")
    assert asked(match) == ["1 play"]
    assert size(match, "hand", 0) == limit


def test_games_of_a_match_are_numbered_by_side() -> None:
    teams = position(4, hand=[["wizard"], [], [], []], battlefield=[FOUR, [], [], []], variants={"teams": "on", **BEST})
    play(teams, "0 play:wizard")
    assert teams.view(None)["won"] == [1, 0, 1, 0]
    assert log(teams, "game-started")[-1]["number"] == 2
    third = position(3, active=1, hand=[[], ["wizard"], []], battlefield=[[], FOUR, []], won=[1, 0, 0], variants=BEST)
    play(third, "1 play:wizard")
    assert log(third, "game-started")[-1]["number"] == 3
