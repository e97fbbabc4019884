"""Players and cards, zones and the hand limit, setup, the turn (Q 1 to 4)."""

from collections import Counter

import pytest

import croupier
from croupier import BadSetup
from croupier.engine.chance import Chance, start_key
from croupier.games.quintet import Quintet
from tests.games.played import asked, offered, play
from tests.games.quintet.table import KINDS, battlefield, cards, graveyard, hand, position, size, told, zone

ZONES = ("hand", "library", "graveyard", "battlefield", "removed")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players(players: int) -> None:
    """Q 1.1"""
    assert croupier.start("quintet", players=players, seed=1).players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7, True])
def test_no_other_number_of_players(players: int) -> None:
    """Q 1.1"""
    with pytest.raises(BadSetup, match="2 to 5 players"):
        croupier.start("quintet", players=players)


def test_turns_go_clockwise_one_after_another() -> None:
    """Q 1.2, 1.3, 4.15: seat 0 follows the last seat."""
    match = position(3, active=1, hand=[["herald"], ["herald"], ["herald"]])
    turns = [match.view(None)["active"]]
    for _ in range(3):
        play(match, f"{turns[-1]} pass")
        turns.append(match.view(None)["active"])
    assert turns == [1, 2, 0, 1]


def test_every_deck_has_five_of_each_kind() -> None:
    """Q 1.4, 1.5"""
    match = croupier.start("quintet", players=5, seed=3)
    for seat in range(5):
        deck = sum((zone(match, name, seat) for name in ZONES), Counter[str]())
        assert deck == dict.fromkeys(KINDS, 5)


def test_cards_only_ever_lie_with_their_owner() -> None:
    """Q 1.6, 1.7, 1.8: through a whole match every seat has its own 25 cards, whatever is killed or countered."""
    match = croupier.start("quintet", players=3, seed=5)
    made = 0
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, (made * 7 + 3) % len(decision.options))
        made += 1
        game = match.position
        for seat in range(3):
            mine = {card for name in ZONES for card in getattr(game, name)[seat]}
            assert mine == set(range(25 * seat, 25 * seat + 25))
    assert made > 20


def test_copies_are_one_option() -> None:
    """Q 1.9"""
    match = position(3, hand=[["murderer", "murderer"], [], []], battlefield=[[], ["witch"] * 3, ["witch"]])
    assert offered(match, 0) == ["pass", "play:murderer"]
    play(match, "0 play:murderer")
    assert offered(match, 0) == ["decline", "kill:1:witch", "kill:2:witch", "kill:0:murderer"]


def test_everybody_else_is_an_opponent() -> None:
    """Q 1.10: all of them are asked in a window, as nobody is a partner."""
    match = position(4, hand=[["witch", "herald"], ["herald"] * 2, ["herald"] * 2, ["herald"] * 2])
    play(match, "0 play:witch")
    for seat in (1, 2, 3):
        assert asked(match) == [f"{seat} react"]
        play(match, f"{seat} pass")


def test_hands_are_seen_by_their_owner_and_counted_by_all() -> None:
    """Q 2.1, 2.2"""
    match = position(hand=[["wizard", "witch"], ["herald"]])
    assert match.view(0)["hand"] == [{"count": 2, "cards": ["wizard", "witch"]}, {"count": 1}]
    assert match.view(1)["hand"] == [{"count": 2}, {"count": 1, "cards": ["herald"]}]
    assert match.view(None)["hand"] == [{"count": 2}, {"count": 1}]


def test_a_sixth_card_is_discarded_at_once() -> None:
    """Q 2.3, 2.4, 2.5, 4.6, 10.2: any of the six, the new one included, before the main phase."""
    match = position(phase="draw", hand=[["herald"] * 4 + ["witch"], []], library={0: ["wizard"]}, graveyard=[[], []])
    assert asked(match) == ["0 overflow_discard"]
    assert match.view(None)["phase"] == "draw"
    assert offered(match, 0) == ["discard:herald", "discard:witch", "discard:wizard"]
    play(match, "0 discard:wizard")
    assert graveyard(match, 0) == cards("wizard")
    assert size(match, "hand", 0) == 5
    assert asked(match) == ["0 play"]


def test_five_cards_are_not_too_many() -> None:
    """Q 2.3"""
    match = position(phase="draw", hand=[["herald"] * 4, []], library={0: ["wizard"]})
    assert asked(match) == ["0 play"]


def test_nobody_sees_a_library_but_everybody_its_size() -> None:
    """Q 2.6, 2.7"""
    match = croupier.start("quintet", players=2, seed=1)
    for viewer in (0, 1, None):
        assert match.view(viewer)["library"] == [20, 20]


def test_graveyards_and_battlefields_are_open() -> None:
    """Q 2.8, 2.12, 5.2"""
    match = position(hand=[["witch"], []], graveyard=[["wizard", "herald"], []], battlefield=[[], ["murderer"]])
    play(match, "0 play:witch")
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert view["graveyard"] == [["wizard", "herald"], []]
        assert view["battlefield"] == [["witch"], ["murderer"]]


def test_a_graveyard_does_nothing_and_does_not_count() -> None:
    """Q 2.9, 2.10: four kinds in play and the fifth in the graveyard is no victory, and nothing there acts."""
    match = position(
        hand=[["herald", "herald"], ["herald"]],
        battlefield=[["murderer", "witch", "necromancer"], []],
        graveyard=[["wizard", "wizard"], ["wizard"]],
    )
    play(match, "0 play:herald")
    assert not match.over
    assert offered(match, 0) == ["decline", "draw"]


def test_what_leaves_play_or_hand_lies_in_the_owners_graveyard() -> None:
    """Q 2.11"""
    match = position(
        hand=[["murderer", "herald"], ["herald"]], battlefield=[[], ["witch"]], graveyard=[[], []], active=0
    )
    play(match, "0 play:murderer", "0 kill:1:witch")
    assert graveyard(match, 1) == cards("witch")
    assert match.view(0)["graveyard"][1] == ["witch"]


def test_a_battlefield_holds_any_number_and_several_of_a_kind() -> None:
    """Q 2.13, 2.14, 4.11"""
    field = ["herald"] * 4 + ["witch"] * 5
    match = position(hand=[["herald", "murderer"], []], battlefield=[field, []])
    play(match, "0 play:herald")
    assert battlefield(match, 0) == cards(*field, "herald")


def test_characters_have_no_other_state() -> None:
    """Q 2.15: a battlefield is a list of kinds; what is arriving is told apart by its open window alone."""
    match = position(hand=[["witch", "herald"], ["herald", "herald"]], battlefield=[["witch"], []])
    play(match, "0 play:witch")
    view = match.view(None)
    assert view["battlefield"][0] == ["witch", "witch"]
    assert view["arriving"] == [[0, "witch"]]
    play(match, "1 pass")
    assert match.view(None)["arriving"] == []


def test_no_card_enters_a_library_after_setup() -> None:
    """Q 2.16, 12.1: libraries only shrink, and no more than 21 turns a player begin."""
    for seed in range(6):
        players = 2 + seed % 4
        match = croupier.start("quintet", players=players, seed=seed)
        sizes = match.view(None)["library"]
        while not match.over:
            decision = match.decisions[0]
            # the last option keeps to what ends matches late: decline, pass, play the last kind
            match.choose(decision.seat, 0 if seed % 2 else len(decision.options) - 1)
            now = match.view(None)["library"]
            assert all(new <= old for new, old in zip(now, sizes, strict=True))
            sizes = now
        assert match.view(None)["turn"] <= 21 * players


def test_a_match_in_which_nobody_plays_ends_by_empty_libraries() -> None:
    """Q 12.1, 4.5"""
    match = croupier.start("quintet", players=2, seed=11)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, 0)
    assert match.view(None)["turn"] == 42  # the second player's 21st draw fails, after 20 of them and 21 own turns
    assert match.log[-1]["how"] == "last"


def test_the_first_player_is_drawn_by_lot() -> None:
    """Q 3.1"""
    firsts = Counter(croupier.start("quintet", players=3, seed=seed).view(None)["first"] for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert all(60 < count < 140 for count in firsts.values())


def test_chance_is_drawn_in_a_fixed_order() -> None:
    """Q 3.4: first player, then the shuffles in seat order, so a third player does not change the first two decks."""
    two, three = (croupier.start("quintet", players=n, seed=9) for n in (2, 3))
    for seat in (0, 1):
        assert hand(two, seat) == hand(three, seat)
        assert two.position.faces[25 * seat : 25 * seat + 25] == three.position.faces[25 * seat : 25 * seat + 25]


def test_libraries_are_shuffled() -> None:
    """Q 3.2: the opening hands differ from seed to seed."""
    hands = {tuple(sorted(hand(croupier.start("quintet", seed=seed), 0).elements())) for seed in range(40)}
    assert len(hands) > 20


def test_five_cards_no_mulligan_and_the_first_turn_begins() -> None:
    """Q 3.3, 3.5, 3.6: the first question is the first player's main phase."""
    match = croupier.start("quintet", players=2, seed=2)
    assert [entry["count"] for entry in match.view(None)["hand"]] == [5, 5]
    assert asked(match) == [f"{match.view(None)['first']} play"]
    assert match.view(None)["turn"] == 1


def test_the_three_phases_come_in_order() -> None:
    """Q 4.1, 4.2, 4.14: draw, main phase, declared end; no question at the end."""
    match = position(phase="draw", hand=[["witch"], ["witch"]], library={0: ["herald"]})
    assert told(match) == ["drew"]
    assert asked(match) == ["0 play"]
    play(match, "0 pass")
    assert told(match) == ["drew", "played-nothing", "turn-ended", "turn-started", "drew"]


def test_only_the_first_turn_of_the_game_is_without_a_draw() -> None:
    """Q 4.3, 4.4"""
    match = croupier.start("quintet", players=2, seed=4)
    first = match.view(None)["first"]
    assert match.view(None)["library"] == [20, 20]
    play(match, f"{first} pass")
    assert match.view(None)["library"][1 - first] == 19
    while asked(match) != [f"{first} play"]:
        match.choose(match.decisions[0].seat, 0)
    assert match.view(None)["library"][first] == 19
    assert told(match).count("skipped-draw") == 1


def test_an_empty_library_at_the_draw_is_the_end() -> None:
    """Q 4.5, 9.6"""
    match = position(3, phase="draw", hand=[["witch"], ["witch"], ["witch"]], battlefield=[[], [], []], dry=[0])
    assert match.view(None)["eliminated"] == [True, False, False]
    assert asked(match) == ["1 play"]


def test_one_card_may_be_played_or_none() -> None:
    """Q 4.7, 4.8, 4.13: whatever is chosen, the main phase is over."""
    match = position(hand=[["witch", "herald"], []], battlefield=[[], []], library={1: ["herald"]})
    other = match.fork()
    play(match, "0 pass")
    assert asked(match) == ["1 play"]
    play(other, "0 play:herald", "0 decline")
    assert asked(other) == ["1 play"]
    assert hand(other, 0) == cards("witch")


def test_a_countered_play_is_gone() -> None:
    """Q 4.9"""
    match = position(hand=[["witch", "herald"], ["wizard", "herald"]], battlefield=[[], []], library={1: ["herald"]})
    play(match, "0 play:witch", "1 play:wizard", "1 discard:herald")
    assert asked(match) == ["1 play"]
    assert hand(match, 0) == cards("herald")


def test_chance_draws_the_first_player_then_shuffles_seat_by_seat() -> None:
    """Q 3.1, 3.2, 3.4: the deck of seat 0 first; the same seed always deals the same game."""
    match = croupier.start("quintet", players=4, seed=11)
    chance = Chance(start_key(11))
    assert match.view(None)["first"] == chance.below(4)
    for seat in range(4):
        deck = [KINDS[face] for face in chance.shuffled(Quintet.DECK)]
        assert match.view(seat)["hand"][seat]["cards"] == deck[:5]
        assert zone(match, "library", seat) == cards(*deck[5:])


def test_what_is_laid_out_lies_with_its_owner() -> None:
    """Q 1.7: cards that a position does not name lie in their owner's library."""
    match = position(3, hand=[["witch"], [], ["herald"]], battlefield=[[], ["witch"], []])
    backs = match.position.backs
    for name in ("hand", "library", "battlefield"):
        for seat, pile in enumerate(getattr(match.position, name)):
            assert {backs[card] for card in pile} <= {f"quintet/{seat}"}


def test_zones_show_what_came_last_at_their_end() -> None:
    """Q 2.8, 2.11, 2.12, 5.3: the page shows it on top of a graveyard, and what arrives on top of a battlefield."""
    match = position(
        hand=[["witch", "herald"], ["wizard", "murderer", "herald"]],
        battlefield=[["witch", "herald"], []],
        graveyard=[["necromancer"], ["necromancer"]],
        library={1: ["herald"]},
    )
    play(match, "0 play:witch")
    assert match.view(None)["battlefield"][0] == ["witch", "herald", "witch"]
    play(match, "1 play:wizard", "1 discard:herald")
    assert match.view(None)["battlefield"][0] == ["witch", "herald"]  # the one that arrived is gone
    assert match.view(None)["graveyard"] == [["necromancer", "witch"], ["necromancer", "herald"]]
    play(match, "1 play:murderer", "1 kill:0:herald")
    assert match.view(None)["graveyard"][0] == ["necromancer", "witch", "herald"]


def test_any_kind_may_be_played_at_no_cost() -> None:
    """Q 4.10, 4.12"""
    match = position(hand=[list(KINDS), []], battlefield=[[], []], graveyard=[[], []])
    assert offered(match, 0) == ["pass", *(f"play:{kind}" for kind in KINDS)]
    play(match, "0 play:wizard")
    assert size(match, "hand", 0) == 4
    assert size(match, "graveyard", 0) == 0


def test_nothing_is_played_outside_a_main_phase() -> None:
    """Q 4.16"""
    match = position(phase="draw", hand=[["herald"] * 5, ["wizard", "herald"]], library={0: ["witch"]})
    assert asked(match) == ["0 overflow_discard"]
    assert match.why_not(0, "play:herald") == "4.16"
    with pytest.raises(croupier.IllegalChoice) as error:
        match.choose(0, "play:herald")
    assert error.value.rule == "4.16"


def test_an_arranged_turn_goes_on_from_its_phase() -> None:
    """Q 4.3, 4.16, 9.9: only the first player does not draw, nothing is played at the end, the out hold nothing."""
    ended = position(phase="end", hand=[["witch", "herald"], ["witch"]], library={1: ["herald"]})
    assert asked(ended) == ["1 play"]
    second = position(phase="draw", active=1, first=0, turn=1, hand=[[], ["witch"]], library={1: ["herald"]})
    assert size(second, "hand", 1) == 2
    out = position(3, eliminated=[False, True, False], hand=[["murderer"], ["witch", "wizard"], []])
    assert out.view(0)["battlefield"][1] == []
    assert out.view(0)["hand"][1]["count"] == 0
    assert len(out.view(0)["removed"][1]) == 25


def test_a_game_with_one_side_left_is_none() -> None:
    """Q 9.8"""
    with pytest.raises(BadSetup, match="only one side is left") as refused:
        position(4, eliminated=[False, True, False, True], variants={"teams": "on"})
    assert refused.value.rule == "9.8"
