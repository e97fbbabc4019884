"""End of rounds, elimination, points, returns; what is known and what is told (rule groups 15 and 16)."""

from typing import Any

import pytest

from croupier.engine import FaceId, Match, returns_by_place, start
from croupier.engine.narration import Told
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.rules import events, heroes, scoring
from croupier.kit.ranking import places
from tests.games.played import asked, log, offered, play
from tests.games.zynalith.table import at, combat, creature, discards, fired, front, guard, hand, position, state

DECKS: dict[str, Any] = {  # Any: values of any field
    "creature_deck": ["vale_runner", "shard_squire", "toll_keeper", "lamp_widow", "field_surgeon"],
    "extra_deck": ["fleet_footed", "noble_born", "watchful", "miserly", "elusive"],
}


def test_what_lasts_a_round_ends_and_damage_stays() -> None:
    """Z 15.1, 15.2, 5.7"""
    match = combat(
        round=1,
        front=[
            [creature("moss_boar", for_round=(0, 2, 1, 0), lasting=(0, 1, 0, 0), charged=True, used=[0], damage=1)],
            [guard("wall_golem")],
        ],
        ward=[2, 0],
        leech=[True, False],
        passed=[True, True],
        declines=[True, True],
        **DECKS,
    )
    game = state(match)
    boar = at(match, 0, "moss_boar")
    assert (boar.attack, boar.defence, boar.damage) == (3, 0, 1)
    assert (boar.charged, boar.used, boar.line) == (False, [], 0)
    assert (game.ward, game.leech) == ([0, 0], [False, False])
    assert (game.passed, game.declines) == ([False, False], [False, False])
    assert game.round == 2


def test_what_works_once_a_round_works_again_from_the_refresh_on() -> None:
    """Z 3.7, 13.21, 15.1: the refresh belongs to the new round, and uses up what works once in it."""
    match = combat(
        round=3,
        front=[[guard("elder_bear", "omen_touched", used=[8])], []],
        creature_deck=["spring_thaw", *DECKS["creature_deck"], "creeping_fog", "sky_ray"],
        extra_deck=DECKS["extra_deck"],
    )
    assert fired(match) == ["omen_touched event"]
    assert state(match).zynalith == [4, 3]
    assert at(match, 0, "elder_bear").used == [8]
    play(match, "0 take:creature:deck")
    assert [line["card"] for line in log(match, "happened")] == ["spring_thaw", "creeping_fog"]
    assert fired(match) == ["omen_touched event"]


def test_the_game_ends_after_round_five_with_game_end_triggers() -> None:
    """Z 15.3, 15.4, 13.13, 3.1"""
    match = combat(front=[[guard("choir_of_glass")], []])
    assert match.over
    told = [line["event"] for line in match.log if line["event"] in ("round-over", "triggered", "final", "won")]
    assert told == ["round-over", "triggered", "final", "final", "won"]
    assert not combat(round=4, **DECKS).over


def test_elimination_is_checked_after_every_effect() -> None:
    """Z 15.5, 15.6"""
    match = position(
        3,
        front=[["mist_maiden"], [creature("toll_keeper", "watchful")], []],
        hp=[30, 4, 30],
        silver=[0, 9, 9],
        hand=[["ember_lance"], ["denial", "sky_ray"], []],
        declines=[False, True, True],
    )
    play(match, "0 play:hand:ember_lance", "0 hero:1")
    game = state(match)
    assert game.out == [False, True, False]
    assert front(match, 1) == hand(match, 1) == []
    assert (game.silver[1], game.zynalith[1]) == (0, 0)
    assert set(discards(match)) == {"toll_keeper", "watchful", "denial", "sky_ray"}
    assert fired(match) == ["ember_lance instant"]
    assert asked(match) == ["2 turn"]
    assert game.refuses(1, "pass") == "15.6"


def test_a_lost_hand_lies_open_when_it_is_told() -> None:
    """Z 15.6: a deck that is made of it at once hides it from nobody who was told."""
    game = state(position(3, hand=[[], ["sky_ray", "denial"], []])).copy()
    heard: list[Told] = []
    shown: list[list[FaceId]] = []
    game.listen(
        heard, lambda: shown.append([game.faces[card] for card in (*game.creature_discard, *game.extra_discard)])
    )
    game.hp[1] = 0
    heroes.check(game)
    assert heard[-1] == (events.HAND_LOST, (1, shown[-1]))
    assert [game.FACES[face].id for face in shown[-1]] == ["sky_ray", "denial"]


def test_the_last_one_alive_wins_at_once() -> None:
    """Z 15.7"""
    match = position(
        front=[["mist_maiden"], []], hp=[1, 4], zynalith=[1, 40], hand=[["ember_lance"], []], declines=[False, True]
    )
    play(match, "0 play:hand:ember_lance")
    assert match.over
    assert match.returns == (1.0, 0.0)
    assert log(match, "won") == [{"event": "won", "rule": "15.7", "seat": 0, "how": "alone"}]


@pytest.mark.parametrize(
    ("fields", "choices", "discarded"),
    [
        pytest.param(
            {
                "hand": [["toll_keeper"], ["sudden_call"]],
                "front": [[], ["shard_squire"]],
                "hp": [3, 30],
                "silver": [5, 0],
            },
            ["0 play:hand:toll_keeper", "1 counter:hand:sudden_call"],
            ["toll_keeper", "sudden_call"],
            id="by a counter: Z 5.9, 8.7, 8.12",
        ),
        pytest.param(
            {
                "creature_row": ["sky_ray"],
                "hand": [[], ["sudden_call"]],
                "front": [[], ["shard_squire"]],
                "hp": [3, 30],
                "silver": [5, 0],
            },
            ["0 take:creature:1", "1 counter:hand:sudden_call"],
            ["sky_ray", "sudden_call"],
            id="by a counter, with a card off the display: Z 2.7, 5.9",
        ),
        pytest.param(
            {"hand": [["ember_lance"], []], "front": [["mist_maiden"], []], "hp": [30, 4], "declines": [False, True]},
            ["0 play:hand:ember_lance"],
            [],
            id="by a spell that is in place already: Z 6.10",
        ),
        pytest.param(
            {"creature_deck": ["great_stampede"], "hp": [30, 2], "silver": [1, 0], "declines": [False, True]},
            ["0 take:creature:deck"],
            ["great_stampede"],
            id="by an event: Z 4.6",
        ),
        pytest.param(
            {
                "front": [["cliff_ram", "pale_archer"], []],
                "hp": [30, 5],
                "declines": [False, True],
                "phase": "combat",
                "round": 4,
            },
            [],
            [],
            id="in the middle of the combat phase: Z 10.4, 15.5",
        ),
    ],
)
def test_the_end_leaves_nothing_announced_aside_or_half_done(
    fields: dict[str, Any], choices: list[str], discarded: list[str]
) -> None:
    """Z 4.6, 5.9, 8.7, 15.7"""
    match = position(**fields)
    play(match, *choices)
    game = state(match)
    assert match.over
    assert sum(game.out) == 1
    assert (game.announced, game.aside) == (None, [])
    assert (game.queue, game.charges, game.fighting, game.lot) == ([], [], [], [])
    assert set(discarded) <= set(discards(match))
    assert sorted(everywhere(game)) == list(range(len(game.faces)))


def everywhere(game: Zynalith) -> list[int]:
    """Each card, as often as it lies somewhere."""
    piles = [game.creature_deck, game.extra_deck, game.creature_discard, game.extra_discard, game.aside, *game.hand]
    piles += [[c.card, *c.attached] for front_ in game.front for c in front_]
    rows = [card for row in (game.creature_row, game.extra_row) for card in row if card is not None]
    return [*rows, *(card for pile in piles for card in pile)]


def test_points_are_printed_points_zynalith_and_a_tenth_of_the_silver() -> None:
    """Z 15.9, 15.10"""
    match = position(
        front=[[creature("crown_claimant", "crystal_plate"), guard("aurora_stag")], []],
        zynalith=[5, 0],
        silver=[39, 9],
        hand=[["heirloom_crown"], []],
    )
    assert scoring.points(state(match), 0) == 4 + 1 + 3 + 5 + 3
    assert scoring.points(state(match), 1) == 0
    assert match.view(None)["facts"]["points"] == [16, 0]
    assert match.view(None)["facts"]["score"][0] == {"printed": 8, "zynalith": 5, "silver": 3}


def test_only_the_living_can_win() -> None:
    """Z 15.11, 15.13"""
    match = combat(3, front=[["oath_lancer"], [], []], hp=[30, 2, 30], zynalith=[0, 50, 9])
    assert match.over
    assert match.returns == (0.5, 0.0, 1.0)


@pytest.mark.parametrize(
    ("fields", "returns", "how"),
    [
        ({"hp": [12, 11]}, (1.0, 0.0), "hp"),
        ({"zynalith": [3, 2], "silver": [0, 10]}, (1.0, 0.0), "zynalith"),
        ({"silver": [1, 2]}, (0.0, 1.0), "silver"),
        ({}, (0.5, 0.5), "shared"),
    ],
)
def test_ties_are_broken_by_hp_zynalith_silver_and_then_shared(
    fields: dict[str, Any], returns: tuple[float, ...], how: str
) -> None:
    """Z 15.12, 15.14: the log cites the rule that breaks the tie."""
    match = combat(**fields)
    assert match.returns == returns
    winners = [seat for seat in range(2) if returns[seat] == max(returns)]
    assert log(match, "won") == [{"event": "won", "rule": "15.12", "seat": seat, "how": how} for seat in winners]


def test_places_are_spaced_evenly() -> None:
    """Z 15.14"""
    match = combat(5, zynalith=[1, 5, 3, 4, 2])
    assert match.returns == (0.0, 1.0, 0.5, 0.75, 0.25)
    standings = [tuple(standing) for standing in match.view(None)["facts"]["standings"]]
    assert places(standings) == [(1, 1), (2, 3), (3, 2), (4, 4), (5, 0)]
    assert combat(4, zynalith=[1, 5, 5, 1]).returns == pytest.approx((1 / 6, 5 / 6, 5 / 6, 1 / 6))


def test_later_eliminations_rank_first_and_equal_ones_by_points() -> None:
    """Z 15.13, 15.15"""
    game = state(position(5, zynalith=[1, 9, 2, 5, 5], silver=[0, 0, 0, 3, 4])).copy()
    game.hp[1] = 0
    heroes.check(game)
    game.hp[3] = game.hp[4] = 0
    heroes.check(game)
    assert returns_by_place([scoring.standing(game, seat) for seat in range(5)]) == [0.75, 0.0, 1.0, 0.25, 0.5]
    assert [entry[0] for entry in game.fallen] == [0, 1, 1]


@pytest.mark.parametrize(
    ("silver", "how"), [((0, 9, 6), "silver"), ((6, 9, 0), "silver"), ((0, 9, 9), "shared"), ((9, 9, 0), "shared")]
)
def test_a_tie_is_broken_between_the_best_two_wherever_they_sit(silver: tuple[int, ...], how: str) -> None:
    """Z 15.12"""
    match = combat(3, zynalith=[3 - (s == 0) for s in silver], silver=list(silver))
    assert {line["how"] for line in log(match, "won")} == {how}


@pytest.mark.parametrize(
    ("theirs", "silver", "zynalith", "points", "returns"),
    [
        ("oath_lancer", 1, 3, [4, 3], (1.0, 0.5, 0.0)),  # a refund of 9 makes a point
        ("aurora_stag", 0, 5, [4, 5], (1.0, 0.0, 0.5)),  # one of 11 too, but 3 printed points are gone
    ],
)
def test_just_before_an_elimination_is_after_the_deaths_of_the_same_blow(
    theirs: str, silver: int, zynalith: int, points: list[int], returns: tuple[float, ...]
) -> None:
    """Z 11.16, 11.19, 15.8, 15.13"""
    match = combat(
        3,
        front=[["zynalith_colossus"], [theirs]],
        hp=[30, 1, 1],
        silver=[0, silver, 5],
        zynalith=[3, 3, zynalith],
    )
    assert [(line["seat"], line["number"]) for line in log(match, "eliminated")] == [(1, points[0]), (2, points[1])]
    assert match.returns == returns


def test_all_at_once_the_most_points_just_before_win() -> None:
    """Z 15.8, 15.15: the log cites the rule that decides."""
    for zynalith, silver, returns, how, rule in (
        ([5, 4], [0, 0], (1.0, 0.0), "points", "15.8"),
        ([5, 4], [0, 10], (1.0, 0.0), "zynalith", "15.15"),
        ([5, 5], [4, 5], (0.0, 1.0), "silver", "15.15"),
        ([5, 5], [5, 5], (0.5, 0.5), "shared", "15.15"),
    ):
        match = position(
            hp=[2, 2],
            zynalith=zynalith,
            silver=[silver[0] + 1, silver[1]],
            creature_deck=["great_stampede"],
            declines=[False, True],
        )
        play(match, "0 take:creature:deck")
        assert match.over
        assert match.returns == returns
        winners = [seat for seat in range(2) if returns[seat] == max(returns)]
        assert log(match, "won") == [{"event": "won", "rule": rule, "seat": seat, "how": how} for seat in winners]


def test_the_log_tells_actions_fights_and_sums() -> None:
    """Z 16.1"""
    match = position(
        front=[["vale_runner"], ["shard_squire"]],
        silver=[30, 0],
        hand=[["cliff_ram"], ["ember_ward"]],
        round=5,
    )
    play(match, "0 sell", "0 play:hand:cliff_ram", "1 counter:hand:ember_ward", "0 switch:2", "1 pass", "0 pass")
    assert next(line for line in match.log if line["event"] == "warded")["rule"] == "12.8"
    told = [line["event"] for line in match.log]
    for event in (
        "sold",
        "announced-play",
        "countered",
        "warded",
        "entered",
        "triggered",
        "charged",
        "fight",
        "member",
        "winner",
        "hero-hit",
        "reward",
        "switched",
        "announced-pass",
        "passed",
        "struck",
        "creature-hurt",
        "died",
        "final",
        "won",
    ):
        assert event in told, event
    assert log(match, "announced-play") == [
        {
            "event": "announced-play",
            "rule": "6.4",
            "seat": 0,
            "card": "cliff_ram",
            "source": "hand",
            "number": 9,
            "currency": "silver",
            "place": 0,
        }
    ]
    assert log(match, "member")[0]["attack"] == 4


def test_public_hand_cards_are_shown_as_long_as_they_stay_there() -> None:
    """Z 16.2, 16.3"""
    match = position(hand=[["sky_ray", "denial"], []], known={0: ["sky_ray"]}, silver=[9, 0], declines=[False, True])
    assert match.view(None)["hand"][0] == {"count": 2, "known": ["sky_ray"]}
    assert match.view(None)["facts"]["hands"][0] == {"creature": 1, "extra": 1}
    assert match.view(0)["hand"][0]["cards"] == ["sky_ray", "denial"]
    play(match, "0 play:hand:sky_ray")
    assert match.view(None)["hand"][0] == {"count": 1, "known": []}


def test_decks_and_undisclosed_answers_are_never_shown() -> None:
    """Z 16.3"""
    match = position(3, hand=[[], ["ember_ward"], ["ember_ward"]])
    view = match.view(0)
    assert view["creature_deck"] == len(state(match).creature_deck)
    play(match, "0 pass", "1 hold", "2 decline:turn")
    assert not [line for line in match.log_for(0) if line["seat"] == 1 and line["event"] != "turn"]
    assert "until" not in str(log(match, "declines"))


def test_every_match_ends_within_its_bound() -> None:
    """Z 16.4, 5.8"""
    match = start(Zynalith, 2, 3)
    turns = 0
    while not match.over:
        seat = match.decisions[0].seat
        keys = offered(match, seat)
        takes = [key for key in keys if key.endswith(":deck")] or [key for key in keys if key == "sell"] or keys[-1:]
        redraw = [key for key in keys if key.startswith(("redraw", "discard"))]
        match.choose(seat, (redraw or takes)[0])
        turns = max(turns, *state(match).turns)
    assert turns == 20


KEYS = {
    "draft": {"take"},
    "turn": {"take", "play", "banish", "redraw", "pass", "swap", "switch", "sell", "counter", "end"},
    "discard": {"discard"},
    "counter": {"hold", "decline", "counter"},
    "attach": {"host"},
    "target creature": {"creature"},
    "target hero": {"hero"},
    "front": {"west", "east"},
}


def test_no_decision_but_those_of_the_rulebook() -> None:
    """Z 16.5"""
    from random import Random

    random = Random(5)
    names = set()
    for seed in range(6):
        match: Match = start(Zynalith, 2 + seed % 4, seed, {"two_fronts": bool(seed % 2)})
        while not match.over:
            decision = random.choice(match.decisions)
            names.add(decision.name)
            assert {key.split(":")[0] for key in decision.keys} <= KEYS[decision.name]
            match.choose(decision.seat, random.randrange(len(decision.options)))
    assert names == set(KEYS)


@pytest.mark.parametrize("public_first", [True, False])
def test_copies_are_one_option_and_the_public_one_goes_first(public_first: bool) -> None:
    """Z 16.6"""
    match = position(
        hand=[["vale_runner", "vale_runner"], []], known={0: ["vale_runner"]}, silver=[4, 0], declines=[False, True]
    )
    game = state(match).copy()
    assert [bool(game.seen[card]) for card in game.hand[0]] == [True, False]
    if not public_first:
        game.hand[0].reverse()
    match = Match(game, 0)
    assert offered(match, 0, "play") == ["play:hand:vale_runner"]
    play(match, "0 play:hand:vale_runner")
    assert match.view(None)["hand"][0] == {"count": 1, "known": []}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_played_through_for_every_number_of_players(players: int) -> None:
    """Z 3.1, 5.2, 11.22"""
    from random import Random

    random = Random(players)
    match = start(Zynalith, players, players)
    while not match.over:
        decision = random.choice(match.decisions)
        match.choose(decision.seat, random.randrange(len(decision.options)))
    assert sum(match.returns) == pytest.approx(players / 2)
    game = state(match)
    assert (game.announced, game.aside) == (None, [])
    assert sorted(everywhere(game)) == list(range(len(game.faces)))
