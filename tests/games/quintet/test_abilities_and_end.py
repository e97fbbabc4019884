"""Presets, abilities, the end, decisions, the log (Q 7 to 11)."""

import pytest

import croupier
from croupier.games.quintet import Quintet
from croupier.text import Translator
from tests.games.played import asked, offered, play
from tests.games.quintet.table import KINDS, battlefield, cards, graveyard, hand, known, position, size, told

FOUR = ["herald", "murderer", "witch", "necromancer"]
SAFE = ["herald", "herald"]


def window(hidden: str) -> croupier.Match:
    match = position(
        3,
        hand=[["witch", "herald"], [hidden, "herald", "witch"], SAFE],
        battlefield=[["herald", "murderer"], [], []],
        library={1: ["herald"]},
    )
    return play(match, "0 play:witch")


def test_being_asked_tells_nothing() -> None:
    """Q 7.1, 7.2, 7.3: the question, what others see of it and their logs are the same for every hand."""
    with_wizard, without = window("wizard"), window("necromancer")
    assert asked(with_wizard) == asked(without) == ["1 react"]
    for viewer in (0, 2, None):
        assert with_wizard.view(viewer) == without.view(viewer)
        assert with_wizard.log_for(viewer) == without.log_for(viewer)
    assert with_wizard.view(1) != without.view(1)


def test_single_options_about_hands_are_asked() -> None:
    """Q 7.2: react, wizard_cost, witch_discard and overflow_discard with one option."""
    match = position(hand=[["witch", "herald"], ["wizard", "witch"]], battlefield=[[], []])
    play(match, "0 play:witch", "1 play:wizard")
    assert asked(match) == ["1 wizard_cost"]
    assert offered(match, 1) == ["discard:witch"]
    match = position(hand=[["witch", "herald"], ["herald", "herald"]], battlefield=[[], []])
    play(match, "0 play:witch")
    assert offered(match, 1) == ["pass"]
    play(match, "1 pass", "0 target:1")
    assert offered(match, 1) == ["discard:herald"]
    match = position(phase="draw", hand=[["herald"] * 4 + ["herald"], []], library={0: ["witch"]})
    assert asked(match) == ["0 overflow_discard"]


def test_a_pass_reads_the_same() -> None:
    """Q 7.4"""
    logs = [play(window(hidden), "1 pass").log for hidden in ("wizard", "murderer")]
    assert logs[0] == logs[1]
    assert logs[0][-1] == {"event": "passed", "rule": "6.8", "seat": 1}


@pytest.mark.parametrize(
    ("preset", "kinds", "answers"),
    [
        ("never", ["herald"], False),
        ("until_my_turn", FOUR, True),
        ("unless_fourth", ["herald", "murderer"], True),
        ("unless_fourth", ["herald", "murderer", "necromancer"], False),
        ("unless_fourth", ["herald", "murderer", "witch"], True),
        ("unless_fifth", ["herald", "murderer", "necromancer"], True),
        ("unless_fifth", ["herald", "murderer", "necromancer", "wizard"], False),
    ],
)
def test_presets(preset: str, kinds: list[str], answers: bool) -> None:
    """Q 7.7, 7.8: the preset and the battlefield decide, with and without a Wizard in hand."""
    for held in (["wizard", "herald"], ["herald", "herald"]):
        match = position(hand=[["witch", "herald"], held], battlefield=[kinds, []])
        play(match, "0 play:witch")
        assert match.position.preset_answers(1, "react", preset) is answers


def test_until_my_turn_lapses_in_my_turn() -> None:
    """Q 7.7"""
    match = position(hand=[["witch", "herald"], SAFE], battlefield=[[], []], library={1: ["witch"]})
    assert not match.position.preset_expires(1, "until_my_turn")
    play(match, "0 pass")
    assert match.position.preset_expires(1, "until_my_turn")
    assert not match.position.preset_expires(1, "unless_fifth")


@pytest.mark.parametrize(
    ("outer", "inner", "asks"),
    [
        (["herald", "murderer", "necromancer"], [], False),  # the Witch would be a fourth kind, the Wizard is the first
        ([], ["herald", "murderer", "necromancer"], True),
    ],
)
def test_presets_look_at_the_innermost_window(outer: list[str], inner: list[str], asks: bool) -> None:
    """Q 7.7, 6.13: whoever controls the character that arrives last, not the one whose window waits."""
    match = position(
        3, hand=[["witch", "herald"], ["wizard", *SAFE], ["wizard", *SAFE]], battlefield=[outer, inner, []]
    )
    play(match, "0 play:witch")
    assert match.position.preset_answers(1, "react", "unless_fourth") is asks
    play(match, "1 play:wizard")
    assert asked(match) == ["2 react"]
    assert match.position.preset_answers(2, "react", "unless_fourth") is not asks
    assert match.position.preset_answers(2, "react", "unless_fifth")


def test_abilities_are_optional() -> None:
    """Q 8.1"""
    for kind in ("herald", "murderer", "witch", "necromancer"):
        match = position(hand=[[kind, "witch"], []], graveyard=[["herald"], []], battlefield=[[], []])
        play(match, f"0 play:{kind}")
        assert offered(match, 0)[0] == "decline"
        play(match, "0 decline")
        assert told(match).count("declined") == 1


def test_herald_draws() -> None:
    """Q 8.3, 11.3"""
    match = position(hand=[["herald", "witch"], []], library=[["wizard"], ["witch"]], battlefield=[[], []])
    play(match, "0 play:herald", "0 draw")
    assert hand(match, 0) == cards("witch", "wizard")
    assert {"event": "drew", "rule": "8.3", "seat": 0, "card": "wizard"} in match.log_for(0)
    assert {"event": "drew", "rule": "8.3", "seat": 0} in match.log_for(1)
    assert {"event": "drew", "rule": "8.3", "seat": 0} in match.log


def test_herald_with_an_empty_library_loses() -> None:
    """Q 8.4, 9.13: the turn ends at once, without an end phase."""
    match = position(3, hand=[["herald", "witch"], [], []], battlefield=[[], [], []], dry=[0])
    play(match, "0 play:herald", "0 draw")
    assert match.view(None)["eliminated"] == [True, False, False]
    assert "turn-ended" not in told(match)
    assert match.view(None)["active"] == 1


def test_murderer_may_kill_anybody_itself_included() -> None:
    """Q 8.5, 8.6, 8.7, 8.8, 8.9"""
    match = position(hand=[["murderer", "witch"], []], battlefield=[["herald"], ["witch"]], graveyard=[[], []])
    play(match, "0 play:murderer")
    assert offered(match, 0) == ["decline", "kill:1:witch", "kill:0:herald", "kill:0:murderer"]
    own, itself = match.fork(), match.fork()
    play(own, "0 kill:0:herald")
    assert graveyard(own, 0) == cards("herald")
    play(itself, "0 kill:0:murderer")
    assert graveyard(itself, 0) == cards("murderer")
    assert battlefield(itself, 0) == cards("herald")
    play(match, "0 kill:1:witch")
    assert graveyard(match, 1) == cards("witch")


def test_witch_lets_the_target_choose() -> None:
    """Q 8.10, 8.12"""
    match = position(
        hand=[["witch", "wizard"], ["herald", "murderer"]],
        battlefield=[[], []],
        graveyard=[[], []],
        library={1: ["wizard"]},
    )
    play(match, "0 play:witch", "1 pass", "0 target:1")
    assert asked(match) == ["1 witch_discard"]
    assert offered(match, 1) == ["discard:herald", "discard:murderer"]
    play(match, "1 discard:murderer")
    assert graveyard(match, 1) == cards("murderer")


def test_witch_may_target_herself_and_empty_hands() -> None:
    """Q 8.11, 8.13"""
    match = position(hand=[["witch"], []], battlefield=[[], []])
    play(match, "0 play:witch")
    assert offered(match, 0) == ["decline", "target:1", "target:0"]
    play(match, "0 target:0")
    assert told(match)[-4:-1] == ["no-card", "turn-ended", "turn-started"]


def test_necromancer_returns_any_kind_from_the_own_graveyard_only() -> None:
    """Q 8.14, 8.15, 8.16, 8.17, 11.4"""
    match = position(
        hand=[["necromancer", "herald"], []],
        battlefield=[[], []],
        graveyard=[["necromancer", "wizard"], ["murderer", "herald"]],
    )
    play(match, "0 play:necromancer")
    assert offered(match, 0) == ["decline", "return:necromancer", "return:wizard"]
    assert match.why_not(0, "return:murderer") == "8.15"
    play(match, "0 return:necromancer")
    assert hand(match, 0) == cards("herald", "necromancer")
    assert {"event": "returned", "rule": "8.14", "seat": 0, "card": "necromancer"} in match.log
    empty = position(hand=[["necromancer", "herald"], []], battlefield=[[], []], graveyard=[[], ["murderer"]])
    play(empty, "0 play:necromancer")
    assert "no-target" in told(empty)  # Q 8.18: itself lies on the battlefield and is no target


def test_nothing_comes_between_target_and_effect() -> None:
    """Q 8.20: the next question after a target is the effect's own or the next turn's."""
    match = position(
        3,
        hand=[["murderer", "wizard"], ["wizard", "wizard", "herald"], ["wizard", "wizard", "herald"]],
        battlefield=[[], ["witch"], []],
        library={1: ["herald"]},
    )
    play(match, "0 play:murderer", "1 pass", "2 pass", "0 kill:1:witch")
    assert asked(match) == ["1 play"]
    assert battlefield(match, 1) == cards()


@pytest.mark.parametrize(
    ("held", "drawn", "choices"),
    [
        (["murderer"], "witch", ["0 play:murderer", "0 decline"]),  # it is played before another one in hand
        (["witch"], "murderer", ["0 play:murderer", "0 decline"]),  # or one that was drawn since
        (["murderer", *["witch"] * 3], "witch", ["0 discard:murderer"]),  # and discarded before it
    ],
)
def test_of_two_copies_the_returned_one_goes_first(held: list[str], drawn: str, choices: list[str]) -> None:
    """Q 11.4, 1.9: everybody knows the returned Murderer; once it has gone nobody knows of another in hand."""
    match = position(
        hand=[["necromancer", *held], []],
        battlefield=[[], []],
        graveyard=[["murderer"], []],
        library=[[drawn], ["herald"]],
    )
    play(match, "0 play:necromancer", "0 return:murderer", "1 pass")
    assert hand(match, 0)["murderer"] == 2
    assert known(match, 0, knower=1) == cards("murderer")
    play(match, *choices)
    assert hand(match, 0)["murderer"] == 1
    assert known(match, 0, knower=1) == cards()


def test_the_game_ends_at_once_and_the_others_lose() -> None:
    """Q 9.1, 9.2, 9.5, 9.17"""
    match = position(3, hand=[["wizard", "herald"], [], []], battlefield=[FOUR, FOUR, []])
    play(match, "0 play:wizard")
    assert match.over
    assert match.decisions == ()
    assert match.returns == (1.0, 0.0, 0.0)
    with pytest.raises(croupier.MatchOver):
        match.choose(0, 0)


def test_killing_does_not_check_for_victory_and_copies_do_not_help() -> None:
    """Q 9.3, 9.4"""
    match = position(
        hand=[["murderer", "herald"], []], battlefield=[["herald", "witch", "witch", "necromancer"], ["wizard"]]
    )
    play(match, "0 play:murderer", "0 kill:1:wizard")
    assert not match.over


def test_an_empty_library_alone_harms_nobody() -> None:
    """Q 9.7"""
    match = position(3, hand=[["witch"], ["witch"], ["witch"]], battlefield=[[], [], []], dry=[0, 2])
    assert match.view(None)["library"][0] == match.view(None)["library"][2] == 0
    play(match, "0 pass")
    assert match.view(None)["eliminated"] == [False, False, False]


def test_the_last_one_left_wins() -> None:
    """Q 9.8"""
    match = position(phase="draw", hand=[["witch"], ["witch"]], battlefield=[[], []], dry=[0])
    assert match.returns == (0.0, 1.0)
    assert match.log[-1] == {"event": "won", "rule": "9.8", "seat": 1, "how": "last"}


def test_the_eliminated_are_out() -> None:
    """Q 9.9 to 9.12, 9.14: cards removed, no turns, no questions, no target; the next player goes on."""
    match = position(
        3,
        phase="draw",
        hand=[["witch"], ["witch", "herald"], ["murderer", "herald"]],
        battlefield=[["murderer"], [], []],
        library={1: ["herald"], 2: ["herald"]},
        dry=[0],
    )
    assert size(match, "removed", 0) == 25
    assert asked(match) == ["1 play"]
    play(match, "1 play:witch", "2 pass")
    assert offered(match, 1) == ["decline", "target:2", "target:1"]
    assert match.why_not(1, "target:0") == "9.12"
    play(match, "1 decline")
    assert match.view(None)["active"] == 2
    play(match, "2 pass")
    assert match.view(None)["active"] == 1


def test_nobody_shares_a_victory() -> None:
    """Q 9.15: over many random matches exactly one seat wins."""
    for seed in range(20):
        match = croupier.start("quintet", players=2 + seed % 4, seed=seed)
        made = seed
        while not match.over:
            decision = match.decisions[0]
            match.choose(decision.seat, made % len(decision.options))
            made = (made * 31 + 7) % 1009
        assert sorted(match.returns)[-2:] == [0.0, 1.0]


def test_a_victory_leaves_the_rest_undone() -> None:
    """Q 9.16: the witch of S0 is neither countered nor established when S1 wins in her window."""
    match = position(hand=[["witch", "herald"], ["wizard", "herald"]], battlefield=[[], FOUR])
    play(match, "0 play:witch", "1 play:wizard")
    assert told(match)[-2:] == ["established", "won"]


def test_there_are_no_other_decisions_and_their_options_are_ordered() -> None:
    """Q 10.1, 10.2: names, keys and their order over many matches."""
    names = {"overflow_discard", "play", "react", "wizard_cost", "ability", "witch_discard"}
    seen = set()
    for seed in range(30):
        match = croupier.start("quintet", players=2 + seed % 4, seed=seed)
        made = seed
        while not match.over:
            (decision,) = match.decisions
            seen.add(decision.name)
            kinds = [KINDS.index(k.rsplit(":", 1)[1]) for k in decision.keys if k.startswith(("play:", "discard:"))]
            assert kinds == sorted(kinds)
            if decision.name in ("play", "react", "ability"):
                assert decision.keys[0] in ("pass", "decline")
            if decision.name == "overflow_discard":
                assert match.view(None)["phase"] == "draw"
            match.choose(decision.seat, made % len(decision.options))
            made = (made * 31 + 7) % 1009
    assert seen == names


def test_the_log_tells_everything_in_order() -> None:
    """Q 11.1, 11.2: a turn line by line; seats that are not asked leave no trace."""
    match = position(
        3,
        phase="draw",
        hand=[["murderer"], ["wizard", "witch", "herald"], ["herald"]],
        battlefield=[["herald"], ["witch"], []],
        library={0: ["herald"], 1: ["herald"]},
        graveyard=[[], [], []],
    )
    play(match, "0 play:murderer", "1 play:wizard", "1 discard:herald")
    assert list(match.log) == [
        {"event": "drew", "rule": "4.2", "seat": 0},
        {"event": "played", "rule": "5.1", "seat": 0, "card": "murderer"},
        {"event": "reacted", "rule": "6.11", "seat": 1, "card": "wizard", "target": 0, "target_card": "murderer"},
        {"event": "established", "rule": "5.6", "seat": 1, "card": "wizard"},
        {"event": "paid", "rule": "6.16", "seat": 1, "card": "herald"},
        {"event": "countered", "rule": "6.18", "seat": 0, "card": "murderer"},
        {"event": "turn-ended", "rule": "4.14", "seat": 0},
        {"event": "turn-started", "rule": "4.1", "seat": 1, "number": 10},
        {"event": "drew", "rule": "4.2", "seat": 1},
    ]


def test_a_match_begins_with_its_seats_and_first_player() -> None:
    """Q 11.1"""
    match = croupier.start("quintet", players=3, seed=1)
    first = match.view(None)["first"]
    assert told(match)[:3] == ["game-started", "turn-started", "skipped-draw"]
    assert match.log[0] == {"event": "game-started", "rule": "3.6", "seat": first, "seats": [0, 1, 2], "number": 1}
    sentence = Translator("en", Quintet).line(match.log[0], ["Ada", "Bela", "Carl"], None)
    assert sentence == f"Clockwise: Ada, Bela and Carl. {['Ada', 'Bela', 'Carl'][first]} begins."
