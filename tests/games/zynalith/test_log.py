"""The public log outside of turns, line by line: what it tells, whom it names, which rule it cites."""

from typing import Any

import pytest

from croupier.engine import Match, start
from croupier.games.zynalith import Zynalith
from tests.games.played import log, play
from tests.games.zynalith.table import combat, creature, guard, position, state, told


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param(
            {"front": [["cliff_ram", "pale_archer"], ["shard_squire", guard("mirror_guard")]], "hp": [30, 9]},
            """
fight 11.1 number=1 front=only cause=phase \
coming=[2/west/[0/1/cliff_ram/4/0/3]/0/1/cliff_ram/[]/[]/[1/3/3]/1]
member 11.1 seat=0 card=pale_archer initiative=6 attack=3 defence=0 left=4 sources=[]
member 11.1 seat=1 card=shard_squire initiative=3 attack=3 defence=0 left=2 sources=[]
triggered 13.16 seat=0 card=pale_archer trigger=combat
aimed-at-hero 13.20 seat=0 target=1
hero-hit 12.9 seat=1 number=1 defence=1 lost=0 left=9 pierced=0
winner 11.9 seat=0 card=pale_archer attack=3 ladder=[attack/[0/3 1/3] initiative/[0/6 1/3]]
struck 11.11 seat=1 card=shard_squire number=3 overflow=1 attack=3 defence=0 left=2
creature-hurt 9.8 seat=1 card=shard_squire number=2 left=0
hero-hit 12.9 seat=1 number=1 defence=1 lost=0 left=9 pierced=0
died 12.5 seat=1 card=shard_squire number=3 attached=[]
reward 11.17 seat=0 card=pale_archer number=1
triggered 13.16 seat=1 card=mirror_guard trigger=defence
hero-hit 12.9 seat=0 number=2 defence=0 lost=2 left=28 pierced=0
fought 11.20 number=1 front=only heroes=[0/28/0/4 1/9/3/3]
fight 11.1 number=2 front=only cause=phase coming=[]
member 11.1 seat=0 card=cliff_ram initiative=4 attack=4 defence=0 left=3 sources=[]
winner 11.8 seat=0 card=cliff_ram attack=4 ladder=[attack/[0/4]]
hero-hit 12.9 seat=1 number=4 defence=1 lost=3 left=6 pierced=0
reward 11.17 seat=0 card=cliff_ram number=1
triggered 13.16 seat=1 card=mirror_guard trigger=defence
hero-hit 12.9 seat=0 number=2 defence=0 lost=2 left=26 pierced=0
fought 11.20 number=2 front=only heroes=[0/26/0/5 1/6/3/3]
round-over 15.1 number=5
final 15.9 seat=0 number=5
final 15.9 seat=1 number=3
won 15.11 seat=0 how=points
""",
            id="two lines",
        ),
        pytest.param(
            {"front": [["duel_mistress"], ["clay_sentry"]]},
            """
fight 11.1 number=1 front=only cause=phase coming=[]
member 11.1 seat=0 card=duel_mistress initiative=7 attack=5 defence=0 left=3 sources=[]
member 11.1 seat=1 card=clay_sentry initiative=0 attack=0 defence=2 left=4 sources=[]
winner 11.8 seat=0 card=duel_mistress attack=5 ladder=[attack/[0/5 1/0]]
struck 11.11 seat=1 card=clay_sentry number=3 overflow=0 attack=5 defence=2 left=4
creature-hurt 9.8 seat=1 card=clay_sentry number=3 left=1
reward 11.18 seat=0 card=duel_mistress number=2
fought 11.20 number=1 front=only heroes=[0/30/0/5 1/30/0/3]
round-over 15.1 number=5
final 15.9 seat=0 number=5
final 15.9 seat=1 number=3
won 15.11 seat=0 how=points
""",
            id="a bounty",
        ),
        pytest.param(
            {
                "front": [[creature("clay_sentry", east=True)], [creature("candle_wisp", east=True)]],
                "variants": {"two_fronts": "on"},
            },
            """
fight 11.1 number=1 front=east cause=phase coming=[]
member 11.1 seat=0 card=clay_sentry initiative=0 attack=0 defence=2 left=4 sources=[]
member 11.1 seat=1 card=candle_wisp initiative=5 attack=0 defence=0 left=1 sources=[]
no-winner 11.10 number=1 front=east ladder=[attack/[0/0 1/0]]
fought 11.20 number=1 front=east heroes=[0/30/0/3 1/30/0/3]
round-over 15.1 number=5
final 15.9 seat=0 number=3
final 15.9 seat=1 number=3
won 15.12 seat=0 how=shared
won 15.12 seat=1 how=shared
""",
            id="no winner, in the east",
        ),
        pytest.param(
            {"front": [["marsh_pup"], ["marsh_pup"]]},
            """
fight 11.1 number=1 front=only cause=phase coming=[]
member 11.1 seat=0 card=marsh_pup initiative=4 attack=1 defence=0 left=1 sources=[]
member 11.1 seat=1 card=marsh_pup initiative=4 attack=1 defence=0 left=1 sources=[]
lot 11.4 seat=1 place=1
lot 11.4 seat=0 place=2
winner 11.9 seat=1 card=marsh_pup attack=1 \
ladder=[attack/[0/1 1/1] initiative/[0/4 1/4] defence/[0/0 1/0] life/[0/1 1/1] lot/[0/2 1/1]]
struck 11.11 seat=0 card=marsh_pup number=1 overflow=0 attack=1 defence=0 left=1
creature-hurt 9.8 seat=0 card=marsh_pup number=1 left=0
died 12.5 seat=0 card=marsh_pup number=0 attached=[]
reward 11.17 seat=1 card=marsh_pup number=1
fought 11.20 number=1 front=only heroes=[0/30/0/3 1/30/0/4]
round-over 15.1 number=5
final 15.9 seat=0 number=3
final 15.9 seat=1 number=4
won 15.11 seat=1 how=points
""",
            id="a lot",
        ),
        pytest.param(
            {
                "players": 3,
                "front": [
                    [creature("siege_marshal", "notched_blade", for_round=(0, -1, 0, 0))],
                    [creature("shard_squire", "padded_coat", lasting=(0, 1, 0, 0)), guard("clay_sentry")],
                    [creature("zynalith_colossus", for_round=(0, -2, 0, 0)), guard("clay_sentry", "war_banner")],
                ],
            },
            """
fight 11.1 number=1 front=only cause=phase coming=[]
member 11.1 seat=0 card=siege_marshal initiative=3 attack=6 defence=1 left=5 \
sources=[ATK/1/notched_blade/card ATK/-1/-/round]
member 11.1 seat=1 card=shard_squire initiative=3 attack=4 defence=0 left=5 \
sources=[HP/3/padded_coat/card ATK/1/-/lasting]
member 11.1 seat=2 card=zynalith_colossus initiative=0 attack=6 defence=2 left=7 \
sources=[ATK/1/war_banner/card ATK/-2/-/round]
winner 11.9 seat=0 card=siege_marshal attack=6 ladder=[attack/[0/6 1/4 2/6] initiative/[0/3 2/0]]
struck 11.11 seat=1 card=shard_squire number=6 overflow=1 attack=6 defence=0 left=5
creature-hurt 9.8 seat=1 card=shard_squire number=5 left=0
struck 11.11 seat=2 card=zynalith_colossus number=4 overflow=0 attack=6 defence=2 left=7
creature-hurt 9.8 seat=2 card=zynalith_colossus number=4 left=3
hero-hit 12.10 seat=1 number=1 defence=0 lost=1 left=29 pierced=1
died 12.5 seat=1 card=shard_squire number=3 attached=[padded_coat]
reward 11.17 seat=0 card=siege_marshal number=1
fought 11.20 number=1 front=only heroes=[0/30/0/4 1/29/3/3 2/30/0/3]
round-over 15.1 number=5
final 15.9 seat=0 number=5
final 15.9 seat=1 number=3
final 15.9 seat=2 number=4
won 15.11 seat=0 how=points
""",
            id="values changed by cards and effects, and Pierce",
        ),
    ],
)
def test_the_last_combat_phase(fields: dict[str, Any], expected: str) -> None:
    """Z 16.1"""
    assert told(combat(**fields)) == expected.strip().splitlines()


def test_a_combat_round_in_plain_data() -> None:
    """Z 9.2, 11.8 to 11.10, 16.1: by what the winner was found, where numbers come from, what heroes have after."""
    match = combat(
        front=[[creature("duel_mistress", "notched_blade")], [creature("oath_lancer", lasting=(0, 2, 0, 0))]]
    )
    assert [line["sources"] for line in log(match, "member")] == [
        [{"stat": "ATK", "number": 1, "card": "notched_blade", "until": "card"}],
        [{"stat": "ATK", "number": 2, "card": None, "until": "lasting"}],
    ]
    (winner,) = log(match, "winner")
    assert winner["ladder"] == [
        {"by": "attack", "values": [{"seat": 0, "number": 6}, {"seat": 1, "number": 6}]},
        {"by": "initiative", "values": [{"seat": 0, "number": 7}, {"seat": 1, "number": 6}]},
    ]
    (fought,) = log(match, "fought")
    assert fought["heroes"] == [
        {"seat": 0, "life": 30, "silver": 0, "zynalith": 5},
        {"seat": 1, "life": 28, "silver": 9, "zynalith": 3},
    ]


def test_heroes_who_fell_are_not_among_those_who_fought() -> None:
    """Z 15.5, 16.1"""
    match = combat(3, front=[["oath_lancer"], ["marsh_pup"], ["marsh_pup"]], hp=[30, 3, 30])
    (fought,) = log(match, "fought")
    assert [hero["seat"] for hero in fought["heroes"]] == [0, 2]


def test_an_elimination() -> None:
    """Z 16.1, 15.5, 15.6: with the points just before, and with the hand, which all see."""
    match = position(
        3,
        front=[["mist_maiden"], ["crown_claimant"], []],
        hp=[30, 4, 30],
        silver=[0, 19, 9],
        hand=[["ember_lance"], ["sky_ray", "denial"], []],
        declines=[False, True, True],
    )
    play(match, "0 play:hand:ember_lance", "0 hero:1")
    assert told(match)[-4:] == [
        "hero-hit 12.9 seat=1 number=4 defence=0 lost=4 left=0 pierced=0",
        "eliminated 15.5 seat=1 number=8",
        "hand-lost 15.6 seat=1 cards=[sky_ray denial]",
        "turn 5.1 seat=2 number=1",
    ]


def test_from_the_last_pass_to_the_next_round() -> None:
    """Z 16.1, 3.4 to 3.7, 10.1, 15.1"""
    match = position(
        passed=[False, True],
        front=[["toll_keeper"], []],
        creature_deck=["vale_runner", "shard_squire", "lamp_widow", "crown_claimant", "bridge_warden"],
        extra_deck=["fleet_footed", "noble_born", "watchful", "miserly", "elusive"],
        declines=[False, True],
    )
    play(match, "0 pass")
    assert (
        told(match)
        == """
announced-pass 6.20 seat=0
passed 6.20 seat=0
combat 10.1 number=1
fight 11.1 number=1 front=only cause=phase coming=[]
member 11.1 seat=0 card=toll_keeper initiative=2 attack=1 defence=1 left=3 sources=[]
winner 11.8 seat=0 card=toll_keeper attack=1 ladder=[attack/[0/1]]
hero-hit 12.9 seat=1 number=1 defence=0 lost=1 left=29 pierced=0
reward 11.17 seat=0 card=toll_keeper number=1
fought 11.20 number=1 front=only heroes=[0/30/0/4 1/29/0/3]
round-over 15.1 number=1
round 3.4 number=2 slots=4 seat=0
gained 3.5 seat=0 number=10 currency=silver
gained 3.5 seat=1 number=10 currency=silver
gained 3.6 seat=0 number=1 currency=silver
refreshed 4.4
offered 4.3 card=vale_runner row=creature place=1
offered 4.3 card=shard_squire row=creature place=2
offered 4.3 card=lamp_widow row=creature place=3
offered 4.3 card=crown_claimant row=creature place=4
offered 4.3 card=bridge_warden row=creature place=5
offered 4.3 card=fleet_footed row=extra place=1
offered 4.3 card=noble_born row=extra place=2
offered 4.3 card=watchful row=extra place=3
offered 4.3 card=miserly row=extra place=4
offered 4.3 card=elusive row=extra place=5
turn 5.1 seat=0 number=1
""".strip().splitlines()
    )


def test_setup_and_the_draft() -> None:
    """Z 16.1, 1.6, 1.7, 2.4, 2.8: a card off a deck is told to its player alone."""
    match = start(Zynalith, 2, seed=5)
    first = match.view(None)["first"]
    lines = told(match)
    assert lines[0] == f"first 1.6 seat={first}"
    rows = [*match.view(None)["creature_row"], *match.view(None)["extra_row"]]
    assert [line for line in lines if line.startswith("offered")] == [
        f"offered 4.3 card={card} row={'creature' if i < 5 else 'extra'} place={i % 5 + 1}"
        for i, card in enumerate(rows)
    ]
    play(match, f"{first} take:creature:2", f"{1 - first} take:extra:deck")
    mine, others = told(match, 1 - first), told(match, first)
    assert mine[-2] == others[-2] == f"picked 2.4 seat={first} card={rows[1]} row=creature place=2"
    (drawn,) = match.view(1 - first)["hand"][1 - first]["cards"]
    assert mine[-1] == f"drew 2.4 seat={1 - first} card={drawn} deck=extra"
    assert others[-1] == f"drew 2.4 seat={1 - first} deck=extra"


def test_decks_that_run_out() -> None:
    """Z 16.1, 4.8, 4.9, 4.13"""
    match = position(front=[["mist_maiden"], []], hand=[["far_sight"], []], declines=[False, True])
    game = state(match).copy()
    game.hand[1] += [*game.creature_deck, *game.extra_deck]  # as if somebody held all that is left
    game.creature_discard += [card for card in game.hand[1] if game.FACES[game.faces[card]].id == "sky_ray"]
    game.hand[1].remove(game.creature_discard[0])
    game.creature_deck, game.extra_deck = [], []
    match = play(Match(game, 0), "0 play:hand:far_sight")
    assert told(match, 0)[3:-1] == [
        "reshuffled 4.8 deck=creature",
        "drew 4.13 seat=0 card=sky_ray deck=creature",
        "nothing-left 4.9 seat=0 deck=extra",
        "nothing-left 4.9 seat=0 deck=extra",
    ]
