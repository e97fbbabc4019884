"""In which order things happen, and limits that are met exactly (rule groups 3, 8, 13; the numbers of the cards)."""

import re
from typing import Any

import pytest

from croupier.compiled import source_of
from croupier.engine import CardId, Match
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.effects.designs import TABLES
from tests.games.played import asked, log, offered, play
from tests.games.zynalith.rows import DESIGNS, ROWS
from tests.games.zynalith.table import combat, creature, discards, fired, guard, hand, position, state

OF_SEAT_1: dict[str, Any] = {"declines": [True, False, True], "active": 1}  # Any: values of any field


@pytest.mark.parametrize(
    ("card", "event", "seats"),
    [
        ("blood_moon", "creature-hurt", [1, 1, 2, 0]),
        ("great_stampede", "hero-hit", [1, 2, 0]),
        ("spring_thaw", "creature-healed", [1, 1, 2, 0]),
        ("battle_fever", "gave", [1, 1, 2, 0]),
        ("creeping_fog", "gave", [1, 1, 2, 0]),
        ("culling", "destroyed", [1]),
        ("crystal_rain", "gained", [1, 2, 0]),
        ("market_day", "gained", [1, 2, 0]),
        ("toll_riders", "lost", [1, 2, 0]),
        ("shattering", "lost", [1, 2, 0]),
        ("pilfering_night", "lost-card", [1, 2, 0]),
        ("warm_springs", "hero-healed", [1, 2, 0]),
    ],
)
def test_events_go_round_from_the_active_player_and_fronts_from_left_to_right(
    card: str, event: str, seats: list[int]
) -> None:
    """Z 3.11, 4.5: seat 1 is active."""
    back = "creature" if DESIGNS[Zynalith.face(card)].back == terms.CREATURE_BACK else "extra"
    small = creature("beggar_prophet") if card == "culling" else creature("wall_golem", damage=1)
    match = position(
        3,
        front=[
            [guard("vale_tyrant", damage=1)],
            [small, creature("elder_bear", damage=3)],
            [guard("zynalith_colossus", damage=1)],
        ],
        hp=[20, 20, 20],
        silver=[9, 9, 9],
        hand=[["sky_ray"], ["toll_keeper"], ["lamp_widow"]],
        creature_deck=[card, "shard_squire"] if back == "creature" else ["shard_squire"],
        extra_deck=["watchful"] if back == "creature" else [card, "watchful"],
        **OF_SEAT_1,
    )
    play(match, f"1 take:{back}:deck")
    assert [line["seat"] for line in log(match, event)] == seats


def test_an_event_destroys_in_that_order_too() -> None:
    """Z 3.11, 4.5, 12.4: The Culling, with two cheap creatures in one front; seat 1 is active."""
    match = position(
        3,
        front=[["scrap_imp"], ["vale_runner", "marsh_pup"], ["candle_wisp", "wall_golem"]],
        silver=[9, 9, 9],
        creature_deck=["culling", "shard_squire"],
        **OF_SEAT_1,
    )
    play(match, "1 take:creature:deck")
    destroyed = [line["card"] for line in log(match, "destroyed")]
    assert destroyed == ["vale_runner", "marsh_pup", "candle_wisp", "scrap_imp"]


def test_everybody_draws_in_that_order() -> None:
    """Z 3.11, 4.5, 2.9"""
    match = position(
        3,
        silver=[0, 1, 0],
        creature_deck=["sudden_herd", "shard_squire", "toll_keeper", "lamp_widow", "sky_ray"],
        **OF_SEAT_1,
    )
    play(match, "1 take:creature:deck")
    drawn = [(line["seat"], line["rule"]) for line in log(match, "drew")]
    assert drawn == [(1, "4.13"), (2, "4.13"), (0, "4.13"), (1, "6.3")]
    assert [hand(match, seat) for seat in range(3)] == [["lamp_widow"], ["shard_squire", "sky_ray"], ["toll_keeper"]]


def test_in_combat_nobody_has_just_played_a_creature() -> None:
    """Z 5.6, 10.1: what the view says of the creature played in a turn ends with the turn."""
    match = position(3, front=[["pale_archer"], ["shard_squire"], []], passed=[False, True, True])
    play(match, "0 pass")
    assert asked(match) == ["0 target hero"]
    assert match.view(None)["arrived"] == 0


def test_mourning_goes_round_and_from_left_to_right_once_for_each_dead() -> None:
    """Z 13.5, 13.16: two creatures die together; each that mourns does so twice before the next."""
    match = combat(
        front=[
            [guard("soul_ferryman", "requiem"), guard("mourning_veil"), "zynalith_colossus"],
            ["marsh_pup", guard("lamp_widow")],
            ["marsh_pup", guard("grave_jackal")],
        ],
        players=3,
        start=1,
    )
    assert fired(match) == [
        "lamp_widow mourning",  # [own, 1/round]
        "grave_jackal mourning",  # [1/round]
        "soul_ferryman mourning",  # [1/round]
        "requiem mourning",
        "requiem mourning",
        "mourning_veil mourning",
        "mourning_veil mourning",
    ]


def test_who_is_not_hurt_is_not_healed() -> None:
    """Z 9.10, 12.12: nothing is told of it either."""
    match = position(
        front=[[creature("elder_bear", damage=1), guard("rivet_ox")], []],
        zynalith=[5, 3],
        hand=[["second_dawn"], []],
        declines=[False, True],
    )
    play(match, "0 play:hand:second_dawn")
    assert [line["card"] for line in log(match, "creature-healed")] == ["elder_bear"]
    assert log(match, "hero-healed") == []


def test_events_have_no_leech() -> None:
    """Z 11.15, 13.24 and the keywords: an event has no source, whatever the hero of the active player has."""
    match = position(
        hp=[20, 20],
        silver=[1, 0],
        leech=[True, True],
        creature_deck=["great_stampede", "sky_ray"],
        declines=[False, True],
    )
    play(match, "0 take:creature:deck")
    assert state(match).hp == [18, 18]


# -- counters ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zynalith", [0, 1, 2, 3])
def test_a_counter_may_cost_all_one_has(zynalith: int) -> None:
    """Z 8.1, 8.4: the denial costs 2. The question comes from 1 zynalith on, for the hand is not known."""
    match = position(
        front=[["mist_maiden"], []], hand=[["mending_song"], ["denial"]], zynalith=[3, zynalith], hp=[20, 30]
    )
    play(match, "0 play:hand:mending_song")
    assert ("1 counter" in asked(match)) == (zynalith > 0)
    if zynalith:
        assert offered(match, 1, "counter") == (["counter:hand:denial"] if zynalith >= 2 else [])


@pytest.mark.parametrize(
    ("fields", "choice", "answers"),
    [
        ({"silver": [1, 0]}, "0 take:creature:deck", {"unless_played": True, "unless_dear": True}),
        (
            {"silver": [1, 0], "creature_row": ["elder_bear"]},
            "0 take:creature:1",
            {"unless_played": True, "unless_dear": True},
        ),
        ({"front": [["marsh_pup"]]}, "0 banish:1", {"unless_played": True, "unless_dear": True}),
        (
            {"hand": [["sky_ray"]], "silver": [9, 0]},
            "0 play:hand:sky_ray",
            {"unless_played": False, "unless_dear": True},
        ),
        (
            {"hand": [["elder_bear"]], "silver": [12, 0]},
            "0 play:hand:elder_bear",
            {"unless_played": False, "unless_dear": False},
        ),
    ],
)
def test_standing_answers_look_at_the_announced_action(
    fields: dict[str, Any], choice: str, answers: dict[str, bool]
) -> None:
    """Z 8.3: one may hold for good, or unless a card is played, or unless one of those that set off Greed is (13.9)."""
    laid = {"hand": [[], []], "front": [[], []], **fields}
    match = position(**{**laid, "hand": [*laid["hand"][:1], ["ember_ward"]]})
    game = play(match, choice).position
    assert asked(match) == ["1 counter"]
    assert match.view(1)["announced"]["number"] == (0 if "hand" in choice or "deck" in choice else 1)
    assert {preset: game.preset_answers(1, "counter", preset) for preset in answers} == answers
    assert not game.preset_answers(1, "counter", "never")
    assert game.preset_answers(1, "counter", "until_my_turn")


def test_a_standing_answer_for_a_turn_lapses_in_ones_own() -> None:
    """Z 8.3"""
    game = position(3, active=1).position
    assert [game.preset_expires(seat, "until_my_turn") for seat in range(3)] == [False, True, False]
    assert not any(game.preset_expires(seat, "unless_dear") for seat in range(3))
    assert game.windows["counter"].presets == ("never", "until_my_turn", "unless_played", "unless_dear")


def with_the_first_card_on_display(**fields: Any) -> Match:  # Any: values of any field
    """A position in which the card with number 0 is the first of the creature row."""
    for seed in range(20):
        game = state(position(seed=seed, silver=[9, 0], **fields)).copy()
        first = CardId(0)
        if DESIGNS[game.faces[first]].type == terms.CREATURE and first in game.creature_deck:
            game.creature_deck.remove(first)
            game.creature_row[0] = first
            return Match(game, 0)
    raise AssertionError


def test_a_pass_names_no_place() -> None:
    """Z 6.20, 8.3"""
    match = position(front=[[], ["shard_squire"]], hand=[[], ["sudden_call"]])
    play(match, "0 pass")
    told = match.view(1)["announced"]
    assert (told["verb"], told["place"], told["number"]) == ("pass", "", 0)


def test_whoever_stands_in_defence_can_be_healed() -> None:
    """Z 12.10, 13.20"""
    match = position(
        front=[[guard("elder_bear", damage=4), "mist_maiden"], []], hand=[["field_surgeon"]], silver=[9, 0]
    )
    play(match, "0 play:hand:field_surgeon")
    assert offered(match, 0) == ["creature:0:1", "creature:0:2", "creature:0:3"]


def test_a_deck_that_is_used_up_gives_no_pick() -> None:
    """Z 2.7, 4.9"""
    game = state(position(phase="draft", round=0, creature_row=["vale_runner"], extra_row=["watchful"])).copy()
    game.hand[1] += game.creature_deck
    game.creature_deck = []
    match = Match(game, 0)
    assert asked(match) == ["0 draft"]
    assert [match.why_not(0, f"take:creature:{place}") for place in ("deck", "2")] == ["4.9", "2.7"]


def test_every_card_can_be_announced() -> None:
    """Z 6.2, 5.9: also the first that was printed."""
    match = with_the_first_card_on_display(declines=[False, True])
    play(match, "0 take:creature:1")
    assert state(match).hand[0] == [0]
    match = with_the_first_card_on_display(declines=[False, False], hand=[[], ["barred_gate"]])
    play(match, "0 play:creature:1")
    assert offered(match, 1, "counter") == ["counter:hand:barred_gate"]
    match = with_the_first_card_on_display(hp=[3, 30], front=[[], ["shard_squire"]], hand=[[], ["sudden_call"]])
    play(match, "0 take:creature:1", "1 counter:hand:sudden_call")
    assert match.over
    assert 0 in state(match).creature_discard
    assert "sudden_call" in discards(match)


# -- what is shown and printed -------------------------------------------------------------------------------------


def test_the_forecast_has_every_line_that_is_left() -> None:
    """Z 10.1, 10.2, 10.4: as lines would be formed now, and in the combat phase as they are fixed."""
    match = position(3, front=[["sky_ray", "vale_runner", guard("clay_sentry")], ["shard_squire"], []])
    assert (state(match).line, [c.line for c in state(match).front[0]]) == (0, [0, 0, 0]), "no line is formed yet"
    assert state(match).picks == 15, "the draft is over (2.1)"
    lines = match.view(None)["facts"]["lines"]
    assert [(line["line"], len(line["members"])) for line in lines] == [(1, 2), (2, 1)]
    fighting = combat(3, front=[["pale_archer", "vale_runner"], ["shard_squire", "marsh_pup"], []])
    assert asked(fighting) == ["0 target hero"]
    lines = fighting.view(None)["facts"]["lines"]
    assert [(line["line"], len(line["members"])) for line in lines] == [(1, 2), (2, 2)]


def test_the_rulebook_prints_the_numbers_of_the_cards() -> None:
    """Z 1.4, 6.4, 15.9: copies, costs, values and points, as the tables of the rulebook have them."""
    (book,) = source_of("croupier.games.zynalith").parent.rglob("rules.en.md")
    written = re.sub(r"\{field ([\w.]+)\}", lambda field: TABLES.written(field[1]), book.read_text(encoding="utf-8"))
    printed = {
        cells[0]: [cell for cell in cells[1:] if cell.isdecimal()]
        for text in written.splitlines()
        if text.startswith("|")
        for cells in [[cell.strip() for cell in text.strip("|").split("|")]]
    }
    for row in ROWS:
        numbers: list[int] = []
        if row.type == terms.CREATURE and row.id != "faceless_warrior":
            numbers = [row.copies, row.cost, *row.stats, row.worth]
        elif row.type < terms.ATTACHED:
            numbers = [row.cost, row.worth]
        elif row.type == terms.COUNTER:
            numbers = [row.copies, row.cost]
        if numbers:
            assert printed[f"{{card {row.id}}}"] == [str(number) for number in numbers], row.id
