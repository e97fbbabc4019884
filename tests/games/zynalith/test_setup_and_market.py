"""Setup, draft, rounds, market and events (rule groups 1 to 4)."""

from collections import Counter

import pytest

from croupier.engine import Match, Option, start
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.cards.terms import EVENT
from croupier.games.zynalith.rules import display, market, turn
from croupier.games.zynalith.rules.events import DREW
from croupier.games.zynalith.rules.options import Deed
from tests.games.played import asked, log, names, offered, play
from tests.games.zynalith.rows import DESIGNS
from tests.games.zynalith.table import at, creature, discards, fired, front, hand, position, state

CREATURES = ["vale_runner", "shard_squire", "toll_keeper", "lamp_widow", "field_surgeon"]
EXTRAS = ["fleet_footed", "wild_hearted", "watchful", "miserly", "elusive"]


def fresh(players: int = 2, variants: dict[str, str] | None = None) -> Match:
    """A new match in whose setup and draft no event turns up."""
    for seed in range(300):
        match = start(Zynalith, players, seed, variants)
        if not log(match, "happened"):
            return match
    raise AssertionError("an event in every setup")


def test_a_determinization_deals_no_event_into_a_hand() -> None:
    """Z 2.9: an event is carried out as it is drawn, so everybody knows that no hand holds one."""
    match = start(Zynalith, 3, 0)
    held = 0
    for _ in range(60):
        match.choose(match.decisions[0].seat, 0)
        for seed in range(4):
            game = state(match.determinize(0, seed))
            held += sum(len(cards) for cards in game.hand[1:])
            assert not any(DESIGNS[game.faces[card]].type == EVENT for cards in game.hand for card in cards)
    assert held > 500


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_the_same_and_an_empty_hand_and_front(players: int) -> None:
    """Z 1.1, 1.2, 1.3, 1.5"""
    game = state(fresh(players))
    assert game.hp == [30] * players
    assert game.silver == [20] * players
    assert game.zynalith == [3] * players
    assert game.hand == game.front == [[] for _ in range(players)]


def test_two_decks_of_67_and_95_cards_are_shuffled() -> None:
    """Z 1.4, 4.1"""
    matches = [start(Zynalith, 2, seed) for seed in range(2)]
    orders = []
    for match in matches:
        game = state(match)
        counts = Counter(DESIGNS[face].back for face in game.faces)
        assert counts == {0: 67, 1: 95}
        assert sum(DESIGNS[face].type == 5 for face in game.faces) == 14
        orders.append(names(match, game.creature_deck))
    assert orders[0] != orders[1]
    assert all(DESIGNS[game.faces[card]].back == 0 for card in game.creature_deck)
    assert all(DESIGNS[game.faces[card]].back == 1 for card in game.extra_deck)


def test_the_first_start_player_is_drawn() -> None:
    """Z 1.6, 2.3"""
    firsts = {state(start(Zynalith, 3, seed)).first for seed in range(20)}
    assert firsts == {0, 1, 2}
    match = start(Zynalith, 3, 5)
    assert asked(match) == [f"{state(match).first} draft"]


def test_setup_fills_both_rows_and_executes_events() -> None:
    """Z 1.7, 4.2, 4.3"""
    for seed in range(400):
        match = start(Zynalith, 2, seed)
        game = state(match)
        assert None not in game.creature_row
        assert None not in game.extra_row
        assert len(game.creature_row) == len(game.extra_row) == 5
        if [line["card"] for line in log(match, "happened")] == ["market_day"]:
            assert game.silver == [23, 23]
            break
    else:
        pytest.fail("no market day in 400 setups")


def test_the_draft_is_five_free_picks_in_turn() -> None:
    """Z 2.1, 2.2, 2.4, 2.5, 2.6, 2.7"""
    match = fresh(3)
    first = state(match).first
    takes = [f"take:{row}:{n}" for row in ("creature", "extra") for n in range(1, 6)]
    assert offered(match, first) == [*takes, "take:creature:deck", "take:extra:deck"]
    for pick in range(5 * 3):
        seat = (first + pick) % 3
        assert asked(match) == [f"{seat} draft"]
        silver = state(match).silver
        match.choose(seat, 0)
        if pick < 10:
            assert state(match).silver == silver
    game = state(match)
    assert game.round == 1
    assert not log(match, "fight")
    assert len(log(match, "picked")) + len(log(match, "drew")) >= 15


def test_emptied_places_stay_empty_and_are_not_offered() -> None:
    """Z 2.7, 2.4"""
    match = fresh()
    first = state(match).first
    play(match, f"{first} take:creature:2")
    assert state(match).creature_row[1] is None
    assert "take:creature:2" not in offered(match, 1 - first)


def test_a_deck_is_offered_while_it_or_its_discard_pile_holds_a_card() -> None:
    """Z 2.4, 4.9, 6.2"""
    match = position(silver=[5, 0])
    game = state(match).copy()
    assert {"take:creature:deck", "take:extra:deck"} <= set(offered(match, 0))
    game.creature_discard, game.creature_deck = game.creature_deck, []
    assert "take:creature:deck" in [o.key for o in _options(game)]
    game.aside += game.creature_discard
    game.creature_discard = []
    assert "take:creature:deck" not in [o.key for o in _options(game)]


def _options(game: Zynalith) -> list[Option[Deed]]:
    return turn.offered_before(game, 0)


def test_what_was_taken_from_the_display_is_known_to_everybody() -> None:
    """Z 2.8, 16.2, 16.3"""
    match = fresh()
    first = state(match).first
    shown = match.view(None)["creature_row"][0]
    play(match, f"{first} take:creature:1", f"{1 - first} take:extra:deck")
    assert match.view(None)["hand"][first]["known"] == [shown]
    assert match.view(first)["hand"][1 - first] == {"count": 1, "known": []}
    assert len(match.view(1 - first)["hand"][1 - first]["cards"]) == 1
    assert "card" not in log(match, "drew", first)[0]
    assert "card" in log(match, "drew", 1 - first)[0]


def test_an_event_drawn_in_the_draft_is_replaced() -> None:
    """Z 2.9, 4.5"""
    match = position(phase="draft", round=0, creature_deck=["spring_thaw", "creeping_fog", "vale_runner"])
    play(match, "0 take:creature:deck")
    assert [line["card"] for line in log(match, "happened")] == ["spring_thaw", "creeping_fog"]
    assert hand(match, 0) == ["vale_runner"]


def test_five_rounds_with_a_wandering_start_player() -> None:
    """Z 3.1, 3.2, 3.3, 3.4, 3.8, 3.9, 3.10"""
    match = start(Zynalith, 3, 4)
    while not match.over:
        seat = match.decisions[0].seat
        keys = offered(match, seat)
        match.choose(seat, "pass" if "pass" in keys else len(keys) - 1)
    first = log(match, "first")[0]["seat"]
    rounds = log(match, "round")
    assert [line["number"] for line in rounds] == [1, 2, 3, 4, 5]
    assert [line["slots"] for line in rounds] == [3, 4, 5, 5, 5]
    assert [line["seat"] for line in rounds] == [(first + r) % 3 for r in range(1, 6)]
    order = [line["event"] for line in match.log if line["event"] in ("round", "turn", "combat", "round-over")]
    assert order == ["round", "turn", "turn", "turn", "combat", "round-over"] * 5


def test_an_eliminated_seat_does_not_start_a_round() -> None:
    """Z 3.2"""
    match = position(3, phase="start", out=[False, True, False], creature_deck=CREATURES, extra_deck=EXTRAS)
    assert state(match).round == 2
    assert state(match).start == 2
    match = position(3, phase="start", round=3, out=[False, True, False], creature_deck=CREATURES, extra_deck=EXTRAS)
    assert state(match).start == 2
    assert asked(match) == ["2 turn"]


def test_income_and_wages_come_before_the_new_display() -> None:
    """Z 3.5, 3.6, 3.7, 4.4"""
    match = position(
        phase="start",
        front=[[creature("sky_ray", "bloodthirsty"), creature("oath_lancer", "tithe_box"), "crystal_mill"], []],
        creature_row=["reed_viper"],
        extra_row=["denial"],
        creature_deck=CREATURES,
        extra_deck=EXTRAS,
    )
    game = state(match)
    assert game.silver == [10 + 2 + 1, 10]
    assert names(match, game.creature_row) == CREATURES
    assert names(match, game.extra_row) == EXTRAS
    assert discards(match) == ["reed_viper", "denial"]
    events = [line["event"] for line in match.log]
    assert events.index("gained") < events.index("refreshed") < events.index("offered") < events.index("turn")
    assert [line["row"] for line in log(match, "offered")] == ["creature"] * 5 + ["extra"] * 5


def test_nobody_eliminated_gets_an_income() -> None:
    """Z 3.5, 15.6"""
    match = position(3, phase="start", out=[False, False, True], creature_deck=CREATURES, extra_deck=EXTRAS)
    assert state(match).silver == [10, 10, 0]


def test_a_start_player_who_dies_in_the_refresh_is_replaced() -> None:
    """Z 3.12"""
    match = position(
        3, phase="start", first=2, hp=[2, 30, 30], creature_deck=["great_stampede", *CREATURES], extra_deck=EXTRAS
    )
    game = state(match)
    assert log(match, "round")[0]["seat"] == 1
    match = position(
        3,
        phase="start",
        round=2,
        first=2,
        hp=[30, 30, 2],
        creature_deck=["great_stampede", *CREATURES],
        extra_deck=EXTRAS,
    )
    game = state(match)
    assert log(match, "round")[0]["seat"] == 2
    assert game.out == [False, False, True]
    assert game.start == 0
    assert asked(match) == ["0 turn"]


def test_clockwise_begins_with_the_active_player_or_the_start_player() -> None:
    """Z 3.11, 13.16"""
    prophets = [["beggar_prophet"], ["beggar_prophet"]]
    match = position(active=1, front=prophets, silver=[0, 1], creature_deck=["spring_thaw", "vale_runner"])
    play(match, "1 take:creature:deck")
    assert [line["seat"] for line in log(match, "triggered")] == [1, 0]
    match = position(
        phase="start",
        first=0,
        front=prophets,
        creature_deck=[*CREATURES, "sky_ray"],
        extra_deck=["market_day", *EXTRAS],
    )
    assert state(match).start == 0
    assert [line["seat"] for line in log(match, "triggered")] == [0, 1]


def test_an_event_stays_aside_until_the_operation_is_over() -> None:
    """Z 4.6, 4.8"""
    match = position(
        front=[["shard_squire"], []],
        silver=[1, 0],
        extra_row=["denial"],
        zynalith=[3, 0],
        creature_deck=["spring_thaw", "vale_runner"],
    )
    game = state(match).copy()
    game.creature_discard = game.creature_deck[2:]
    del game.creature_deck[2:]
    match = type(match)(game, 0)
    play(match, "0 take:creature:deck")
    assert "spring_thaw" in discards(match)
    happened = [line["card"] for line in log(match, "happened")]
    assert happened == ["spring_thaw"]


def test_no_event_is_executed_twice_in_one_operation() -> None:
    """Z 4.6, 4.8, 4.9"""
    match = position(silver=[1, 0], zynalith=[3, 0])
    game = state(match).copy()
    events = [card for card in game.creature_deck if DESIGNS[game.faces[card]].type == 5]
    kept = events[:2]
    game.aside += [card for card in game.creature_deck if card not in kept]
    game.creature_deck = kept
    before = len(game.aside)
    market.clear_aside(game)
    game.aside, game.creature_discard = game.creature_discard, []
    display.draw(game, 0, 0, DREW)
    assert len(game.aside) == before + 2
    assert game.creature_deck == game.creature_discard == []
    assert [c for c in game.hand[0] if DESIGNS[game.faces[c]].back == 0] == []


def test_an_empty_deck_is_made_of_its_shuffled_discard_pile() -> None:
    """Z 4.8"""
    orders = []
    for seed in range(2):
        match = position(silver=[1, 0], seed=seed)
        game = state(match).copy()
        for pile, deck in ((game.creature_discard, game.creature_deck),):
            pile += [card for card in deck if DESIGNS[game.faces[card]].type != 5]
            game.aside += [card for card in deck if DESIGNS[game.faces[card]].type == 5]
            deck.clear()
        size = len(game.creature_discard)
        match = type(match)(game, seed)
        play(match, "0 take:creature:deck")
        assert log(match, "reshuffled") == [{"event": "reshuffled", "rule": "4.8", "deck": "creature"}]
        assert len(hand(match, 0)) == 1
        assert len(state(match).creature_deck) >= size - 1
        orders.append(names(match, state(match).creature_deck))
    assert orders[0] != orders[1]


def test_a_row_stays_short_when_nothing_can_be_drawn() -> None:
    """Z 4.9"""
    game = state(position()).copy()
    game.aside += game.extra_deck[3:]
    del game.extra_deck[3:]
    display.fill(game, 1)
    assert sum(card is not None for card in game.extra_row) <= 3
    assert game.extra_row[4] is None


def test_there_is_no_hand_limit() -> None:
    """Z 4.10"""
    creatures = ["vale_runner", "shard_squire", "toll_keeper", "lamp_widow", "field_surgeon", "bridge_warden"]
    many = [*creatures, "sky_ray", "denial", "fleet_footed", "ember_lance"]
    match = position(silver=[1, 0], hand=[many, []], creature_deck=["oath_lancer"])
    play(match, "0 take:creature:deck")
    assert len(hand(match, 0)) == 11
    assert asked(match) == ["1 turn"]


def test_every_card_goes_to_the_pile_of_its_own_back() -> None:
    """Z 4.11"""
    match = position(front=[[creature("shard_squire", "watchful", "long_spear")], []])
    play(match, "0 banish:1")
    assert names(match, state(match).creature_discard) == ["shard_squire"]
    assert names(match, state(match).extra_discard) == ["watchful", "long_spear"]


def test_a_player_killed_by_an_event_draws_no_further() -> None:
    """Z 4.12"""
    match = position(
        3,
        phase="draft",
        round=0,
        hp=[2, 30, 30],
        creature_deck=["great_stampede", "vale_runner"],
    )
    play(match, "0 take:creature:deck")
    game = state(match)
    assert game.out[0]
    assert hand(match, 0) == []
    assert names(match, game.creature_deck)[0] == "vale_runner"
    assert asked(match) == ["1 draft"]


def test_the_picks_of_an_eliminated_player_are_not_made_by_another() -> None:
    """Z 2.1, 2.2, 4.12"""
    match = position(3, phase="draft", round=0, hp=[2, 30, 30], creature_deck=["great_stampede", *CREATURES])
    play(match, "0 take:creature:deck")
    picks = [0, 0, 0]
    while state(match).phase == "draft":
        seat = match.decisions[0].seat
        picks[seat] += 1
        match.choose(seat, "take:extra:deck")
    assert picks == [0, 5, 5]


def test_event_triggers_come_before_the_next_card_unless_an_effect_draws() -> None:
    """Z 4.7, 4.13, 13.3"""
    deck = ["spring_thaw", "vale_runner"]
    match = position(front=[["beggar_prophet"], []], silver=[1, 0], creature_deck=deck)
    play(match, "0 take:creature:deck")
    lines = [line["event"] for line in match.log]
    assert lines.index("triggered") < lines.index("drew")
    match = position(front=[["beggar_prophet"], []], hand=[["far_sight"], []], creature_deck=deck, extra_deck=EXTRAS)
    play(match, "0 play:hand:far_sight")
    lines = [line["event"] for line in match.log]
    told = [line.get("card") for line in match.log if line["event"] == "triggered"]
    assert told == ["far_sight", "beggar_prophet"]
    assert lines.index("drew") < len(lines) - lines[::-1].index("triggered") - 1


def test_what_an_event_sets_off_waits_for_the_rest_of_a_text_that_draws_twice() -> None:
    """Z 4.7, 4.13, 13.18: the dead leave at once, but their Death waits too."""
    match = position(
        front=[["beggar_prophet"], ["ash_hound"]],
        hand=[["far_sight"], []],
        creature_deck=["blood_moon", "vale_runner"],
        extra_deck=["fleet_footed", "wild_hearted"],
    )
    play(match, "0 play:hand:far_sight")
    told = ("triggered", "happened", "died", "drew")
    assert [(line["event"], line["card"]) for line in match.log_for(0) if line["event"] in told] == [
        ("triggered", "far_sight"),
        ("happened", "blood_moon"),
        ("died", "ash_hound"),
        ("drew", "vale_runner"),
        ("drew", "fleet_footed"),
        ("drew", "wild_hearted"),
        ("triggered", "ash_hound"),
        ("triggered", "beggar_prophet"),
    ]


def test_a_redraw_resolves_event_triggers_before_the_next_card() -> None:
    """Z 4.13, 4.3"""
    match = position(
        front=[["beggar_prophet"], []],
        hand=[["denial"], []],
        creature_deck=["spring_thaw", *CREATURES],
        zynalith=[3, 0],
    )
    play(match, "0 redraw:creature")
    lines = [line["event"] for line in match.log]
    assert lines.index("triggered") < lines.index("offered")
    assert names(match, state(match).creature_row) == CREATURES


def test_a_redraw_asks_for_the_discard_though_both_cards_are_alike() -> None:
    """Z 6.18, 16.6: a question left out would show two copies to everybody; a single card has no choice to hide."""
    match = position(hand=[["denial", "denial"], []], creature_deck=CREATURES)
    play(match, "0 redraw:creature")
    assert asked(match) == ["0 discard"]
    assert offered(match, 0, "discard") == ["discard:denial"]
    alone = position(hand=[["denial"], []], creature_deck=CREATURES)
    play(alone, "0 redraw:creature")
    assert asked(alone) != ["0 discard"]


def test_the_caravan_redraws_the_creature_row_in_the_middle_of_a_fill() -> None:
    """Z 4.5, 4.13"""
    match = position(
        phase="start",
        creature_deck=[*CREATURES, "sky_ray", "oath_lancer", "elder_bear", "vale_tyrant", "cliff_ram"],
        extra_deck=["fleet_footed", "caravan", *EXTRAS[1:], "denial"],
    )
    game = state(match)
    assert names(match, game.creature_row) == ["sky_ray", "oath_lancer", "elder_bear", "vale_tyrant", "cliff_ram"]
    assert names(match, game.extra_row) == ["fleet_footed", *EXTRAS[1:]]
    assert set(CREATURES) <= set(discards(match))
    assert [line["rule"] for line in log(match, "redrawn")] == ["4.13"]
    assert front(match, 0) == []
    assert fired(match) == []
    with pytest.raises(StopIteration):
        at(match, 0, "sky_ray")
