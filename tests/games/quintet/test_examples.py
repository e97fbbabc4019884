"""The worked examples of the specification, one test each."""

import croupier
from tests.games.played import asked, offered, play
from tests.games.quintet.table import KINDS, battlefield, cards, graveyard, hand, position, size, told, zone

FOUR = ["herald", "murderer", "witch", "necromancer"]


def test_w1_setup() -> None:
    """Q 1.4, 3.2, 3.3, 4.3"""
    match = croupier.start("quintet", players=4, seed=1)
    for seat in range(4):
        sizes = [size(match, name, seat) for name in ("hand", "library", "graveyard", "battlefield", "removed")]
        assert sizes == [5, 20, 0, 0, 0]
        deck = hand(match, seat) + zone(match, "library", seat)
        assert deck == dict.fromkeys(KINDS, 5)
    assert asked(match) == [f"{match.view(None)['first']} play"]


def test_w2_first_draw_skipped_and_first_overflow() -> None:
    """Q 4.3, 2.4, 2.5, 1.9, 4.6"""
    match = position(
        hand=[
            ["herald", "herald", "murderer", "witch", "wizard"],
            ["herald", "murderer", "witch", "necromancer", "necromancer"],
        ],
        library={1: ["wizard"]},
        turn=1,
        phase="draw",
    )
    assert size(match, "library", 0) == 20
    assert offered(match, 0) == ["pass", "play:herald", "play:murderer", "play:witch", "play:wizard"]
    play(match, "0 pass")
    assert "turn-ended" in told(match)
    assert size(match, "library", 1) == 19
    assert asked(match) == ["1 overflow_discard"]
    assert offered(match, 1) == [f"discard:{kind}" for kind in KINDS]
    play(match, "1 discard:necromancer")
    assert hand(match, 1) == cards(*KINDS)
    assert graveyard(match, 1) == cards("necromancer")
    assert asked(match) == ["1 play"]
    assert len(offered(match, 1)) == 6


def test_w3_herald() -> None:
    """Q 8.3, 6.10, 7.2"""
    match = position(
        hand=[["murderer", "witch", "witch", "wizard"], ["herald", "herald", "murderer", "witch", "witch"]],
        library={0: ["herald", "necromancer"]},
        phase="draw",
    )
    before = size(match, "library", 0)
    play(match, "0 play:herald")
    assert size(match, "hand", 0) == 4
    assert offered(match, 1) == ["pass"]
    play(match, "1 pass", "0 draw")
    assert size(match, "library", 0) == before - 1
    assert size(match, "hand", 0) == 5
    assert told(match).count("overflowed") == 0
    assert told(match).count("turn-ended") == 1


def test_w4_a_counter() -> None:
    """Q 6.12, 6.16, 6.18, 6.22, 6.25, 6.29, 4.9"""
    match = position(
        hand=[
            ["murderer", "witch", "witch", "herald", "necromancer"],
            ["wizard", "witch", "herald", "herald", "necromancer"],
        ],
        battlefield=[["herald"], []],
        graveyard=[[], []],
        library={1: ["murderer"]},
    )
    play(match, "0 play:murderer", "1 play:wizard")
    assert asked(match) == ["1 wizard_cost"]
    assert offered(match, 1) == ["discard:herald", "discard:witch", "discard:necromancer"]
    play(match, "1 discard:herald")
    assert hand(match, 1) == cards("witch", "herald", "necromancer", "murderer")  # with the card of the next turn
    assert battlefield(match, 1) == cards("wizard")
    assert graveyard(match, 1) == cards("herald")
    assert size(match, "hand", 0) == 4
    assert battlefield(match, 0) == cards("herald")
    assert graveyard(match, 0) == cards("murderer")
    assert "ability" not in {d.name for d in match.decisions}
    assert asked(match) == ["1 play"]


def test_w5_wizard_without_another_card() -> None:
    """Q 6.4, 6.27"""
    match = position(hand=[["necromancer", "herald"], ["wizard"]], graveyard={0: ["witch"]}, battlefield=[[], []])
    play(match, "0 play:necromancer")
    assert asked(match) == ["0 ability"]
    assert offered(match, 0) == ["decline", "return:witch"]


def test_w6_no_wizard_same_procedure() -> None:
    """Q 6.10, 7.2, 7.3, 7.4"""
    logs, options = [], []
    for hidden in ("wizard", "necromancer"):
        match = position(hand=[["witch", "herald"], [hidden, "herald", "witch"]], battlefield=[[], []])
        play(match, "0 play:witch")
        assert asked(match) == ["1 react"]
        options.append(len(offered(match, 1)))
        assert match.view(0) == match.view(0) | {"asked": [{"seat": 1, "name": "react"}]}
        assert "play:wizard" not in str(match.view(0)) + str(match.view(None))
        play(match, "1 pass")
        logs.append(match.log)
    assert options == [2, 1]
    assert logs[0] == logs[1]


def test_w7_the_fifth_kind_is_countered() -> None:
    """Q 5.7, 6.18"""
    match = position(
        hand=[["wizard", "herald"], ["wizard", "wizard", "herald"]],
        battlefield=[FOUR, []],
        graveyard=[[], []],
        library={1: ["witch"]},
    )
    play(match, "0 play:wizard", "1 play:wizard", "1 discard:wizard")
    assert not match.over
    assert battlefield(match, 0) == cards(*FOUR)
    assert graveyard(match, 0) == cards("wizard")
    assert battlefield(match, 1) == cards("wizard")
    assert graveyard(match, 1) == cards("wizard")
    assert hand(match, 1) == cards("herald", "witch")  # with the card of the next turn


def test_w8_the_fifth_kind_stays() -> None:
    """Q 5.8, 9.1, 9.2, 9.5"""
    match = position(
        hand=[["murderer", "herald"], ["wizard", "herald"]],
        battlefield=[["herald", "witch", "necromancer", "wizard"], FOUR],
    )
    play(match, "0 play:murderer", "1 pass")
    assert match.over
    assert match.returns == (1.0, 0.0)
    assert match.log[-1] == {"event": "won", "rule": "9.2", "seat": 0, "how": "five"}


def test_w9_winning_in_another_players_turn() -> None:
    """Q 6.24, 9.16"""
    match = position(
        hand=[["witch", "herald"], ["wizard", "herald"]], battlefield=[["herald"], FOUR], graveyard=[[], []]
    )
    play(match, "0 play:witch", "1 play:wizard")
    assert match.over
    assert match.returns == (0.0, 1.0)
    assert hand(match, 1) == cards("herald")
    assert "paid" not in told(match)
    assert {"event": "established", "rule": "5.6", "seat": 0, "card": "witch"} not in match.log
    assert "countered" not in told(match)


def test_w10_a_chain() -> None:
    """Q 6.3, 6.6, 6.7, 6.12 to 6.15, 6.21"""
    match = position(
        3,
        hand=[["witch", "herald"], ["wizard", "herald", "herald"], ["wizard", "murderer", "murderer", "witch"]],
        battlefield=[[], [], []],
        graveyard=[[], [], []],
    )
    play(match, "0 play:witch", "1 play:wizard")
    assert asked(match) == ["2 react"]
    play(match, "2 play:wizard")
    assert asked(match) == ["1 react"]
    assert offered(match, 1) == ["pass"]
    play(match, "1 pass", "2 discard:murderer")
    assert battlefield(match, 1) == cards()
    assert graveyard(match, 1) == cards("wizard")
    assert hand(match, 1) == cards("herald", "herald")
    assert battlefield(match, 2) == cards("wizard")
    assert graveyard(match, 2) == cards("murderer")
    assert hand(match, 2) == cards("murderer", "witch")
    assert asked(match) == ["2 react"]
    assert offered(match, 2) == ["pass"]
    play(match, "2 pass")
    assert asked(match) == ["0 ability"]


def test_w11_targets_of_a_murderer() -> None:
    """Q 1.9, 8.6 to 8.9"""
    match = position(
        3,
        hand=[["murderer", "witch"], ["wizard"], ["wizard"]],
        battlefield=[["herald"], ["witch", "witch"], []],
        graveyard=[[], [], []],
    )
    play(match, "0 play:murderer")
    assert offered(match, 0) == ["decline", "kill:1:witch", "kill:0:herald", "kill:0:murderer"]
    play(match, "0 kill:1:witch")
    assert battlefield(match, 1) == cards("witch")
    assert graveyard(match, 1) == cards("witch")


def test_w12_targets_of_a_witch() -> None:
    """Q 8.11 to 8.13"""
    match = position(
        3,
        hand=[["witch", "wizard", "herald"], [], ["herald", "herald", "murderer"]],
        battlefield=[[], [], []],
        graveyard=[[], [], []],
    )
    play(match, "0 play:witch", "2 pass")
    assert offered(match, 0) == ["decline", "target:1", "target:2", "target:0"]
    other = match.fork()
    play(match, "0 target:1")
    assert "no-card" in told(match)
    assert "witch-discarded" not in told(match)
    assert size(match, "hand", 2) == 3
    play(other, "0 target:0")
    assert asked(other) == ["0 witch_discard"]
    assert offered(other, 0) == ["discard:herald", "discard:wizard"]


def test_w13_necromancer() -> None:
    """Q 8.14, 8.18, 2.4"""
    mine = ["necromancer", "witch", "witch", "murderer", "murderer"]
    match = position(
        hand=[mine, ["herald"]],
        graveyard=[["herald", "herald", "wizard"], []],
        battlefield=[[], []],
        library={1: ["murderer"]},
    )
    play(match, "0 play:necromancer")
    assert offered(match, 0) == ["decline", "return:herald", "return:wizard"]
    play(match, "0 return:wizard")
    assert size(match, "hand", 0) == 5
    assert hand(match, 0)["wizard"] == 1
    assert graveyard(match, 0) == cards("herald", "herald")
    play(match, "1 pass")
    assert asked(match) == ["0 overflow_discard"]

    empty = position(hand=[mine, ["herald"]], graveyard=[[], []], battlefield=[[], []])
    play(empty, "0 play:necromancer")
    assert "no-target" in told(empty)
    assert asked(empty) == ["1 play"]


def everything(seat_cards: list[str]) -> list[str]:
    """The rest of a deck: five of each kind less these cards."""
    left = [kind for kind in KINDS for _ in range(5)]
    for card in seat_cards:
        left.remove(card)
    return left


def test_w14_empty_library_two_players() -> None:
    """Q 4.5, 9.6, 9.8"""
    match = position(
        active=0,
        hand=[["herald"], ["wizard"]],
        library={1: []},
        battlefield=[[], FOUR],
        graveyard={1: everything(["wizard", *FOUR])},
    )
    play(match, "0 pass")
    assert match.over
    assert match.returns == (1.0, 0.0)
    assert match.log[-1]["how"] == "last"


def test_w15_empty_library_three_players() -> None:
    """Q 9.9 to 9.14"""
    field = ["herald", "herald", "witch", "witch", "wizard"]
    match = position(
        3,
        hand=[["herald"], ["wizard", "herald"], ["murderer", "witch"]],
        library={1: []},
        battlefield=[[], field, []],
        graveyard={0: [], 1: everything(["wizard", "herald", *field])},
    )
    play(match, "0 pass")
    assert size(match, "removed", 1) == 25
    assert [size(match, name, 1) for name in ("hand", "library", "graveyard", "battlefield")] == [0, 0, 0, 0]
    assert told(match).count("turn-ended") == 1
    assert told(match)[-3:] == ["eliminated", "turn-started", "drew"]
    other = match.fork()
    play(match, "2 play:murderer")
    assert asked(match) == ["2 ability"]
    assert not any(key.startswith("kill:1") for key in offered(match, 2))
    play(other, "2 play:witch")
    assert offered(other, 2) == ["decline", "target:0", "target:2"]


def test_w16_wizard_in_the_own_turn() -> None:
    """Q 6.2, 8.19"""
    match = position(hand=[["wizard", "witch"], ["herald"]], battlefield=[[], ["murderer"]], graveyard=[[], []])
    play(match, "0 play:wizard")
    assert hand(match, 0) == cards("witch")
    assert battlefield(match, 0) == cards("wizard")
    assert battlefield(match, 1) == cards("murderer")
    assert asked(match) == ["1 play"]


def test_w17_the_cost_cannot_be_paid_any_more() -> None:
    """Q 6.5, 6.20, 6.21"""
    match = position(
        3,
        hand=[["herald", "witch"], ["wizard", "wizard", "witch"], ["wizard", "murderer"]],
        battlefield=[[], [], []],
        graveyard=[[], [], []],
    )
    play(match, "0 play:herald", "1 play:wizard", "2 play:wizard", "1 play:wizard")
    assert asked(match) == ["1 wizard_cost"]
    assert offered(match, 1) == ["discard:witch"]
    play(match, "1 discard:witch")
    assert hand(match, 2) == cards("murderer")
    assert graveyard(match, 2) == cards("wizard")
    assert "could-not-pay" in told(match)
    assert asked(match) == ["0 ability"]
    assert battlefield(match, 1) == cards("wizard", "wizard")
    assert graveyard(match, 1) == cards("witch")
    assert hand(match, 1) == cards()
    assert battlefield(match, 0) == cards("herald")


def test_w18_copies_do_not_count() -> None:
    """Q 9.3"""
    field = ["herald", "herald", "herald", "murderer", "murderer", "witch", "necromancer"]
    match = position(hand=[["necromancer", "herald"], ["wizard"]], battlefield=[field, []])
    play(match, "0 play:necromancer")
    assert not match.over
    assert size(match, "battlefield", 0) == 8
    assert len(battlefield(match, 0)) == 4


def test_w19_two_full_rounds_by_hand() -> None:
    """Q 4.1 to 4.16, 5.1 to 5.13"""
    match = position(
        hand=[list(KINDS), ["herald", "witch", "witch", "murderer", "wizard"]],
        library=[["herald", "witch"], ["necromancer", "wizard"]],
        battlefield=[[], []],
        graveyard=[[], []],
        turn=1,
        phase="draw",
    )
    play(match, "0 play:herald", "1 pass", "0 draw")
    assert hand(match, 0) == cards("murderer", "witch", "necromancer", "wizard", "herald")
    assert size(match, "library", 0) == 19
    play(match, "1 discard:witch")
    assert size(match, "library", 1) == 19
    assert hand(match, 1) == cards("herald", "witch", "murderer", "necromancer", "wizard")
    play(match, "1 play:murderer", "0 pass", "1 kill:0:herald")
    assert battlefield(match, 0) == cards()
    assert graveyard(match, 0) == cards("herald")
    assert battlefield(match, 1) == cards("murderer")
    assert size(match, "hand", 1) == 4
    assert size(match, "library", 0) == 18
    play(match, "0 discard:witch", "0 play:murderer", "1 play:wizard", "1 discard:witch")
    assert hand(match, 0) == cards("witch", "necromancer", "wizard", "herald")
    assert graveyard(match, 0) == cards("herald", "witch", "murderer")
    assert battlefield(match, 1) == cards("murderer", "wizard")
    assert graveyard(match, 1) == cards("witch", "witch")
    assert size(match, "library", 1) == 18
    assert size(match, "hand", 1) == 3
    play(match, "1 play:necromancer", "0 pass", "1 return:witch")
    assert hand(match, 1) == cards("herald", "wizard", "witch")
    assert battlefield(match, 1) == cards("murderer", "wizard", "necromancer")
    assert graveyard(match, 1) == cards("witch")
    assert match.position.active == 0  # type: ignore[attr-defined]  # the position is one of Quintet
    assert size(match, "library", 0) == 17
    counts = [sum(size(match, name, s) for name in ("hand", "library", "graveyard", "battlefield")) for s in (0, 1)]
    assert counts == [25, 25]
