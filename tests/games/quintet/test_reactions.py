"""Arriving characters, the Wizard and the reaction window (Q 5 and 6)."""

import pytest

import croupier
from croupier.text import Translator
from croupier.text.bundle import LANGUAGES
from tests.games.played import asked, offered, play
from tests.games.quintet.table import battlefield, cards, graveyard, hand, position, size, told

FOUR = ["herald", "murderer", "witch", "necromancer"]
SAFE = ["herald", "herald"]


def test_to_play_is_to_put_from_hand_onto_the_battlefield() -> None:
    """Q 5.1, 5.2, 5.3"""
    match = position(hand=[["witch", "herald"], SAFE], battlefield=[[], []])
    play(match, "0 play:witch")
    assert hand(match, 0) == cards("herald")
    assert match.view(1)["battlefield"] == [["witch"], []]
    assert match.view(1)["arriving"] == [[0, "witch"]]


def test_every_character_opens_a_window_also_a_reaction() -> None:
    """Q 5.4, 6.12"""
    match = position(3, hand=[["witch", "herald"], ["wizard", *SAFE], SAFE], battlefield=[[], [], []])
    play(match, "0 play:witch")
    assert asked(match) == ["1 react"]
    play(match, "1 play:wizard")
    assert asked(match) == ["2 react"]
    assert match.view(None)["arriving"] == [[0, "witch"], [1, "wizard"]]


def test_a_countered_character_does_nothing() -> None:
    """Q 5.5, 6.18"""
    match = position(hand=[["murderer", "herald"], ["wizard", *SAFE]], battlefield=[["witch"], []], graveyard=[[], []])
    play(match, "0 play:murderer", "1 play:wizard", "1 discard:herald")
    assert graveyard(match, 0) == cards("murderer")
    assert "established" in told(match)
    assert asked(match) == ["1 play"]


def test_an_uncountered_character_is_established_before_its_ability() -> None:
    """Q 5.6, 5.9, 5.11: the target is chosen after the window."""
    match = position(hand=[["murderer", "herald"], SAFE], battlefield=[["witch"], []])
    play(match, "0 play:murderer")
    assert "ability" not in [d.name for d in match.decisions]
    play(match, "1 pass")
    assert told(match)[-1] == "established"
    assert asked(match) == ["0 ability"]


def test_an_arriving_character_does_not_count_yet() -> None:
    """Q 5.7: the fifth kind on the battlefield wins nothing while its window is open."""
    match = position(hand=[["wizard", "herald"], SAFE], battlefield=[FOUR, []])
    play(match, "0 play:wizard")
    assert battlefield(match, 0) == cards(*FOUR, "wizard")
    assert not match.over
    play(match, "1 pass")
    assert match.over


def test_two_arriving_wizards_of_one_player_count_one_by_one() -> None:
    """Q 5.7, 6.26: the inner Wizard is established while the outer one is arriving, and is the fifth kind."""
    match = position(
        3,
        hand=[["herald", "witch"], ["wizard", "wizard", "witch"], ["wizard", "murderer"]],
        battlefield=[[], FOUR, []],
    )
    play(match, "0 play:herald", "1 play:wizard", "2 play:wizard")
    assert not match.over
    play(match, "1 play:wizard")
    assert match.returns == (0.0, 1.0, 0.0)


def test_victory_comes_before_the_ability() -> None:
    """Q 5.8, 9.4"""
    match = position(hand=[["murderer", "herald"], []], battlefield=[["herald", "witch", "necromancer", "wizard"], []])
    play(match, "0 play:murderer")
    assert match.over
    assert "declined" not in told(match)


def test_an_ability_is_offered_once_at_arrival_only() -> None:
    """Q 5.10, 8.2"""
    match = position(hand=[["herald", "witch"], []], battlefield=[["murderer"], ["witch"]], library={1: ["herald"]})
    play(match, "0 play:herald")
    assert offered(match, 0) == ["decline", "draw"]
    play(match, "0 decline")
    assert asked(match) == ["1 play"]
    assert match.why_not(0, "kill:1:witch") == "5.10"


def test_a_returned_character_arrives_anew() -> None:
    """Q 5.12"""
    match = position(
        hand=[["necromancer", "witch"], SAFE],
        graveyard=[["murderer"], []],
        battlefield=[[], ["witch"]],
        library=[["herald"], ["herald"]],
    )
    play(match, "0 play:necromancer", "1 pass", "0 return:murderer", "1 pass", "0 play:murderer")
    assert asked(match) == ["1 react"]
    play(match, "1 pass")
    assert "kill:1:witch" in offered(match, 0)


def test_an_established_character_stays() -> None:
    """Q 5.13"""
    match = position(
        hand=[["herald"], ["herald"]], battlefield=[["witch"], ["murderer"]], library=[["herald"], ["herald"]]
    )
    for _ in range(4):
        play(match, f"{match.decisions[0].seat} pass")
    assert (battlefield(match, 0), battlefield(match, 1)) == (cards("witch"), cards("murderer"))


def test_a_wizard_is_played_out_of_turn_only_as_a_reaction() -> None:
    """Q 6.1, 6.28: nobody is asked about draws, discards, abilities or passes."""
    match = position(
        phase="draw",
        hand=[["herald"] * 5, ["wizard", "herald"]],
        library=[["witch"], ["herald"]],
        battlefield=[[], []],
    )
    for choice in ("0 discard:witch", "0 pass"):
        assert all(d.seat == 0 for d in match.decisions)
        assert match.why_not(1, "play:wizard") == "1.2"
        play(match, choice)
    assert asked(match) == ["1 play"]


def test_no_other_character_is_a_reaction() -> None:
    """Q 6.1: whoever is asked to react and tries another card hears that only a Wizard can be played."""
    match = position(hand=[["herald", "witch"], ["wizard", "herald"]], battlefield=[[], []])
    play(match, "0 play:herald")
    assert asked(match) == ["1 react"]
    assert match.why_not(1, "play:herald") == "6.1"


def test_a_wizard_in_the_own_turn_has_no_ability() -> None:
    """Q 6.2, 8.19"""
    match = position(hand=[["wizard", "witch"], []], battlefield=[[], ["herald"]], library={1: ["herald"]})
    play(match, "0 play:wizard")
    assert asked(match) == ["1 play"]
    assert battlefield(match, 0) == cards("wizard")


def test_the_active_player_never_reacts() -> None:
    """Q 6.3"""
    match = position(3, hand=[["witch", "wizard", "wizard"], ["wizard", *SAFE], []], battlefield=[[], [], []])
    play(match, "0 play:witch", "1 play:wizard")
    assert asked(match) == ["1 wizard_cost"]
    assert match.why_not(0, "play:wizard") == "6.3"


@pytest.mark.parametrize(
    ("cards_of_1", "expected"),
    [(["wizard", "herald"], "1 react"), (["herald", "herald"], "1 react"), (["wizard"], "0 ability")],
)
def test_who_is_asked(cards_of_1: list[str], expected: str) -> None:
    """Q 6.4, 7.1: two cards in hand and not in the own turn; the cards themselves do not matter."""
    match = position(hand=[["herald", "witch"], cards_of_1], battlefield=[[], []])
    play(match, "0 play:herald")
    assert asked(match) == [expected]


def test_the_controller_is_not_asked_about_the_own_reaction() -> None:
    """Q 6.4"""
    match = position(
        3, hand=[["witch", "herald"], ["wizard", "wizard", "herald"], ["herald"]], battlefield=[[], [], []]
    )
    play(match, "0 play:witch", "1 play:wizard")
    assert asked(match) == ["1 wizard_cost"]


def test_two_cards_are_counted_when_ones_place_comes() -> None:
    """Q 6.5: S2 spends a Wizard on the inner window and pays, and is then too poor to be asked about the outer one."""
    match = position(
        3, hand=[["witch", "herald"], ["wizard", *SAFE], ["wizard", "herald", "murderer"]], battlefield=[[], [], []]
    )
    play(match, "0 play:witch", "1 play:wizard", "2 play:wizard", "1 pass", "2 discard:herald")
    assert size(match, "hand", 2) == 1
    assert asked(match) == ["0 ability"]


def test_seats_are_asked_clockwise_from_the_controller_once_each() -> None:
    """Q 6.6, 6.7"""
    match = position(4, active=2, hand=[SAFE, SAFE, ["witch", "herald"], SAFE], battlefield=[[], [], [], []])
    play(match, "2 play:witch")
    order = []
    while match.decisions[0].name == "react":
        order.append(match.decisions[0].seat)
        play(match, f"{order[-1]} pass")
    assert order == [3, 0, 1]


def test_passing_is_always_possible_and_a_wizard_only_with_one() -> None:
    """Q 6.8, 6.9, 6.10"""
    for held, keys in ((["wizard", "herald"], ["pass", "play:wizard"]), (["herald", "witch"], ["pass"])):
        match = position(hand=[["witch", "herald"], held], battlefield=[[], []])
        play(match, "0 play:witch")
        assert offered(match, 1) == keys


def test_a_reaction_targets_the_innermost_character() -> None:
    """Q 6.11"""
    match = position(
        3,
        hand=[["witch", "herald"], ["wizard", *SAFE], ["wizard", *SAFE]],
        battlefield=[[], [], []],
        graveyard=[[], [], []],
    )
    play(match, "0 play:witch", "1 play:wizard", "2 play:wizard", "1 pass", "2 discard:herald")
    assert graveyard(match, 1) == cards("wizard")
    assert battlefield(match, 0) == cards("witch")


def test_nested_windows_end_from_the_inside() -> None:
    """Q 6.13, 6.14"""
    match = position(3, hand=[["witch", "herald"], ["wizard", *SAFE], ["wizard", *SAFE]], battlefield=[[], [], []])
    play(match, "0 play:witch", "1 play:wizard", "2 play:wizard", "1 pass")
    assert match.view(None)["arriving"] == [[0, "witch"], [1, "wizard"]]
    assert asked(match) == ["2 wizard_cost"]


def test_a_countered_wizard_costs_nothing_and_counters_nothing() -> None:
    """Q 6.15, 6.21: the outer window goes on after the seat that reacted."""
    match = position(
        4,
        hand=[["witch", "herald"], ["wizard", *SAFE], ["wizard", "herald", *SAFE], SAFE],
        battlefield=[[], [], [], []],
        graveyard=[[], [], [], []],
    )
    play(match, "0 play:witch", "1 play:wizard", "2 play:wizard", "3 pass", "1 pass", "2 discard:herald")
    assert graveyard(match, 1) == cards("wizard")
    assert hand(match, 1) == cards("herald", "herald")
    assert asked(match) == ["2 react"]
    play(match, "2 pass")
    assert asked(match) == ["3 react"]


def test_the_cost_cannot_be_declined() -> None:
    """Q 6.16, 6.17"""
    match = position(hand=[["witch", "herald"], ["wizard", "herald", "witch"]], battlefield=[[], []])
    play(match, "0 play:witch", "1 play:wizard")
    assert offered(match, 1) == ["discard:herald", "discard:witch"]


def test_a_countered_characters_window_closes() -> None:
    """Q 6.19: S2 is not asked about the witch any more."""
    match = position(
        3,
        hand=[["witch", "herald"], ["wizard", "herald"], ["wizard", *SAFE]],
        battlefield=[[], [], []],
        library={1: ["herald"]},
    )
    play(match, "0 play:witch", "1 play:wizard", "2 pass", "1 discard:herald")
    assert asked(match) == ["1 play"]


def test_a_cost_that_cannot_be_paid_counters_nothing() -> None:
    """Q 6.20: only a second reaction in between can empty the hand."""
    match = position(
        3,
        hand=[["herald", "witch"], ["wizard", "wizard", "witch"], ["wizard", "murderer"]],
        battlefield=[[], [], []],
    )
    play(match, "0 play:herald", "1 play:wizard", "2 play:wizard", "1 play:wizard", "1 discard:witch")
    assert "could-not-pay" in told(match)
    assert "herald" in battlefield(match, 0)


def test_a_reacting_wizard_stays_and_counts() -> None:
    """Q 6.22, 6.23, 6.24: it completes a set in another player's turn."""
    match = position(hand=[["witch", "herald"], ["wizard", "herald"]], battlefield=[[], FOUR])
    play(match, "0 play:witch", "1 play:wizard")
    assert match.returns == (0.0, 1.0)
    assert battlefield(match, 1) == cards(*FOUR, "wizard")


def test_reacting_does_not_use_up_ones_own_card() -> None:
    """Q 6.25"""
    match = position(
        hand=[["witch", "herald"], ["wizard", "herald", "witch"]], battlefield=[[], []], library={1: ["murderer"]}
    )
    play(match, "0 play:witch", "1 play:wizard", "1 discard:herald")
    assert offered(match, 1) == ["pass", "play:murderer", "play:witch"]


def test_one_may_react_in_several_windows_of_a_turn() -> None:
    """Q 6.26"""
    match = position(
        3, hand=[["herald", "witch"], ["wizard", "wizard", *SAFE], ["wizard", *SAFE]], battlefield=[[], [], []]
    )
    play(match, "0 play:herald", "1 play:wizard", "2 play:wizard")
    assert offered(match, 1) == ["pass", "play:wizard"]


def test_a_window_with_nobody_to_ask_closes_at_once() -> None:
    """Q 6.27"""
    match = position(3, hand=[["herald", "witch"], ["wizard"], []], battlefield=[[], [], []])
    play(match, "0 play:herald")
    assert asked(match) == ["0 ability"]


def test_between_two_players_a_reaction_cannot_be_answered() -> None:
    """Q 6.29"""
    match = position(hand=[["witch", "wizard", "wizard"], ["wizard", *SAFE]], battlefield=[[], []])
    play(match, "0 play:witch", "1 play:wizard")
    assert asked(match) == ["1 wizard_cost"]
    with pytest.raises(croupier.IllegalChoice, match="Seat 0 has no decision pending"):
        match.choose(0, "play:wizard")


def test_who_wins_by_a_reaction_is_told_so() -> None:
    """Q 5.8, 6.3, 9.2: the Wizard played in reaction is the fifth kind."""
    held = [["witch"], ["wizard", "witch"]]
    match = position(2, hand=held, battlefield=[[], ["herald", "murderer", "witch", "necromancer"]])
    play(match, "0 play:witch", "1 play:wizard")
    assert match.over
    assert match.log[-1] == {"event": "won", "rule": "9.2", "seat": 1, "how": "reaction"}
    said = {
        language: Translator(language, match.game).line(match.log[-1], ["Ada", "Ines"], 0) for language in LANGUAGES
    }
    assert said["en"] == "Ines completes all five with the Wizard, played in reaction, and wins."
    assert "Magicien" in said["fr"]
    assert "Magier" in said["de"]


def test_an_outer_window_inside_another_goes_on_as_well() -> None:
    """Q 6.15, 6.19, 6.21: who has just countered an attacker is followed by the seats that were not asked about it."""
    match = position(
        4,
        hand=[
            ["herald", "witch"],
            ["wizard", "witch", "witch"],
            ["wizard", "witch", "witch"],
            ["wizard", "herald", "witch", "witch"],
        ],
        battlefield=[[], [], [], []],
    )
    play(match, "0 play:herald", "1 play:wizard", "2 play:wizard", "3 play:wizard", "1 pass", "2 pass")
    play(match, "3 discard:herald")
    assert asked(match) == ["3 react"]
    assert match.view(None)["arriving"] == [[0, "herald"], [1, "wizard"]]
