"""The public log of a turn, line by line: what it tells, whom it names, which rule it cites."""

from typing import Any

import pytest

from tests.games.played import play
from tests.games.zynalith.table import creature, guard, position, told


@pytest.mark.parametrize(
    ("fields", "choices", "expected"),
    [
        pytest.param(
            {"silver": [9, 0], "creature_row": ["sky_ray"]},
            ["0 take:creature:1"],
            """
announced-take 6.2 seat=0 card=sky_ray row=creature place=1
took 6.2 seat=0 card=sky_ray
turn 5.1 seat=1 number=1
""",
            id="a card off the display",
        ),
        pytest.param(
            {
                "silver": [9, 0],
                "extra_deck": ["pilfering_night", "toll_riders", "fleet_footed"],
                "hand": [["sky_ray"], ["toll_keeper"]],
            },
            ["0 take:extra:deck"],
            """
announced-draw 6.2 seat=0 deck=extra
happened 4.5 card=pilfering_night
lost-card 4.11 seat=0 card=sky_ray
lost-card 4.11 seat=1 card=toll_keeper
happened 4.5 card=toll_riders
lost 16.1 seat=0 number=3 currency=silver
drew 6.3 seat=0 card=fleet_footed deck=extra
turn 5.1 seat=1 number=1
""",
            id="a card off a deck, with an event",
        ),
        pytest.param(
            {"front": [["rivet_ox", "vale_runner"], []], "silver": [9, 0], "hand": [["feather_boots"], []]},
            ["0 play:hand:feather_boots", "0 host:2"],
            """
announced-play 6.4 seat=0 card=feather_boots source=hand number=1 currency=silver place=0
attached 6.9 seat=0 card=feather_boots host=rivet_ox
triggered 13.16 seat=0 card=rivet_ox trigger=equipment
gained 16.1 seat=0 number=1 currency=silver
turn 5.1 seat=1 number=1
""",
            id="an extra card",
        ),
        pytest.param(
            {"front": [["shard_squire"], []], "silver": [10, 0], "hand": [["cliff_ram"], []]},
            ["0 play:hand:cliff_ram"],
            """
announced-play 6.4 seat=0 card=cliff_ram source=hand number=9 currency=silver place=0
entered 6.7 seat=0 card=cliff_ram place=1 front=only
triggered 13.16 seat=0 card=cliff_ram trigger=instant
charged 14.1 seat=0 card=cliff_ram
fight 11.1 number=1 front=only cause=charge coming=[]
member 11.1 seat=0 card=cliff_ram initiative=4 attack=4 defence=0 left=3 sources=[]
winner 11.8 seat=0 card=cliff_ram attack=4 ladder=[attack/[0/4]]
hero-hit 12.9 seat=1 number=4 defence=0 lost=4 left=26 pierced=0
reward 11.17 seat=0 card=cliff_ram number=1
fought 11.20 number=1 front=only heroes=[0/30/1/4 1/26/0/3]
""",
            id="a creature that charges",
        ),
        pytest.param(
            {
                "front": [["rivet_ox"], []],
                "silver": [9, 0],
                "creature_row": ["sky_ray", "vale_runner"],
                "hand": [[], ["barred_gate"]],
                "declines": [False, False],
            },
            ["0 play:creature:2", "1 counter:hand:barred_gate"],
            """
announced-play 6.4 seat=0 card=vale_runner source=creature number=2 currency=silver place=2
countered 8.7 seat=1 card=barred_gate source=hand number=2 place=0
negated 8.7 seat=0 card=vale_runner
gained 8.7 seat=0 number=1 currency=silver
turn 5.1 seat=1 number=1
""",
            id="a card from the display, negated",
        ),
        pytest.param(
            {
                "silver": [9, 0],
                "creature_row": ["sky_ray"],
                "extra_row": ["watchful", "quick_fingers"],
                "declines": [False, False],
            },
            ["0 take:creature:1", "1 counter:display:2"],
            """
announced-take 6.2 seat=0 card=sky_ray row=creature place=1
countered 8.7 seat=1 card=quick_fingers source=extra number=1 place=2
seized 8.7 seat=1 card=sky_ray target=0
took 8.7 seat=1 card=sky_ray
gained 8.7 seat=0 number=1 currency=silver
turn 5.1 seat=1 number=1
""",
            id="seized, by a counter from the display",
        ),
        pytest.param(
            {"front": [["rivet_ox"], []], "hand": [[], ["grave_tithe"]], "declines": [False, False]},
            ["0 banish:1", "1 counter:hand:grave_tithe"],
            """
announced-banish 6.14 seat=0 card=rivet_ox place=1
countered 8.7 seat=1 card=grave_tithe source=hand number=1 place=0
banished 6.14 seat=0 card=rivet_ox
diverted 8.7 seat=1 target=0
gained 6.14 seat=1 number=4 currency=silver
turn 5.1 seat=1 number=1
""",
            id="banished and diverted",
        ),
        pytest.param(
            {"front": [["mist_maiden", "rivet_ox"], []]},
            ["0 banish:2"],
            """
announced-banish 6.14 seat=0 card=rivet_ox place=2
banished 6.14 seat=0 card=rivet_ox
gained 6.14 seat=0 number=4 currency=silver
turn 5.1 seat=1 number=1
""",
            id="banished",
        ),
        pytest.param(
            {
                "hand": [["vale_runner"], []],
                "creature_row": ["sky_ray"],
                "creature_deck": ["marsh_pup", "toll_keeper", "lamp_widow", "crown_claimant", "bridge_warden"],
            },
            ["0 redraw:creature"],
            """
announced-redraw 6.18 seat=0 card=vale_runner row=creature
redrawn 6.18 row=creature
offered 4.3 card=marsh_pup row=creature place=1
offered 4.3 card=toll_keeper row=creature place=2
offered 4.3 card=lamp_widow row=creature place=3
offered 4.3 card=crown_claimant row=creature place=4
offered 4.3 card=bridge_warden row=creature place=5
turn 5.1 seat=1 number=1
""",
            id="a row redrawn",
        ),
        pytest.param(
            {"front": [["vale_runner", "shard_squire", "bell_automaton"], []]},
            ["0 swap:2", "0 switch:1", "0 sell"],
            """
swapped 7.1 seat=0 card=shard_squire other=bell_automaton
switched 7.3 seat=0 card=vale_runner position=defence
sold 7.6 seat=0
""",
            id="side actions",
        ),
        pytest.param(
            {"front": [["mist_maiden"], ["shard_squire", "vale_runner"]], "hand": [["unmaking"], []]},
            ["0 play:hand:unmaking", "0 creature:1:1"],
            """
announced-play 6.4 seat=0 card=unmaking source=hand number=2 currency=zynalith place=0
attached 6.9 seat=0 card=unmaking host=mist_maiden
triggered 13.16 seat=0 card=unmaking trigger=instant
aimed-at-creature 13.20 seat=0 target=1 card=vale_runner
destroyed 12.4 seat=1 card=vale_runner
died 12.5 seat=1 card=vale_runner number=1 attached=[]
turn 5.1 seat=1 number=1
""",
            id="destroyed",
        ),
        pytest.param(
            {"front": [["mist_maiden"], [guard("shard_squire"), guard("vale_runner")]], "hand": [["drag_forth"], []]},
            ["0 play:hand:drag_forth", "0 creature:1:2", "0 creature:1:1"],
            """
announced-play 6.4 seat=0 card=drag_forth source=hand number=1 currency=zynalith place=0
attached 6.9 seat=0 card=drag_forth host=mist_maiden
triggered 13.16 seat=0 card=drag_forth trigger=instant
aimed-at-creature 13.20 seat=0 target=1 card=shard_squire
shoved 9.4 seat=1 card=shard_squire position=attack
aimed-at-creature 13.20 seat=0 target=1 card=vale_runner
creature-hurt 9.8 seat=1 card=vale_runner number=2 left=0
died 12.5 seat=1 card=vale_runner number=1 attached=[]
turn 5.1 seat=1 number=1
""",
            id="shoved and hurt",
        ),
        pytest.param(
            {"front": [["mist_maiden"], []], "silver": [0, 4], "hand": [["writ_of_seizure"], []]},
            ["0 play:hand:writ_of_seizure"],
            """
announced-play 6.4 seat=0 card=writ_of_seizure source=hand number=2 currency=zynalith place=0
attached 6.9 seat=0 card=writ_of_seizure host=mist_maiden
triggered 13.16 seat=0 card=writ_of_seizure trigger=instant
aimed-at-hero 13.20 seat=0 target=1
lost 16.1 seat=1 number=4 currency=silver
gained 16.1 seat=0 number=4 currency=silver
turn 5.1 seat=1 number=1
""",
            id="stolen",
        ),
        pytest.param(
            {"front": [["mist_maiden"], []], "hand": [["night_of_fangs"], []]},
            ["0 play:hand:night_of_fangs"],
            """
announced-play 6.4 seat=0 card=night_of_fangs source=hand number=2 currency=zynalith place=0
attached 6.9 seat=0 card=night_of_fangs host=mist_maiden
triggered 13.16 seat=0 card=night_of_fangs trigger=instant
leeching 11.15 seat=0
gave 9.2 seat=0 card=mist_maiden number=2 stat=ATK until=round
turn 5.1 seat=1 number=1
""",
            id="Leech for a round",
        ),
        pytest.param(
            {
                "front": [[creature("elder_bear", damage=3)], []],
                "zynalith": [5, 3],
                "hp": [20, 30],
                "hand": [["second_dawn"], []],
            },
            ["0 play:hand:second_dawn"],
            """
announced-play 6.4 seat=0 card=second_dawn source=hand number=4 currency=zynalith place=0
attached 6.9 seat=0 card=second_dawn host=elder_bear
triggered 13.16 seat=0 card=second_dawn trigger=instant
hero-healed 9.11 seat=0 number=10 left=30
creature-healed 9.10 seat=0 card=elder_bear number=3 left=7
turn 5.1 seat=1 number=1
""",
            id="healed",
        ),
        pytest.param(
            {
                "front": [["mist_maiden"], []],
                "hand": [["far_sight"], []],
                "creature_deck": ["vale_runner"],
                "extra_deck": ["watchful", "miserly"],
            },
            ["0 play:hand:far_sight"],
            """
announced-play 6.4 seat=0 card=far_sight source=hand number=1 currency=zynalith place=0
attached 6.9 seat=0 card=far_sight host=mist_maiden
triggered 13.16 seat=0 card=far_sight trigger=instant
drew 4.13 seat=0 card=vale_runner deck=creature
drew 4.13 seat=0 card=watchful deck=extra
drew 4.13 seat=0 card=miserly deck=extra
turn 5.1 seat=1 number=1
""",
            id="drawn by a spell",
        ),
        pytest.param(
            {
                "front": [["shard_squire"], ["oath_lancer"]],
                "hand": [["watchful"], ["sudden_call"]],
                "silver": [9, 0],
                "declines": [False, False],
            },
            ["0 play:hand:watchful", "1 counter:hand:sudden_call"],
            """
announced-play 6.4 seat=0 card=watchful source=hand number=2 currency=silver place=0
countered 8.7 seat=1 card=sudden_call source=hand number=2 place=0
aimed-at-creature 13.20 seat=1 target=1 card=oath_lancer
charged 14.1 seat=1 card=oath_lancer
fight 11.1 number=1 front=only cause=charge coming=[]
member 11.1 seat=0 card=shard_squire initiative=3 attack=3 defence=0 left=2 sources=[]
member 11.1 seat=1 card=oath_lancer initiative=6 attack=4 defence=0 left=4 sources=[]
winner 11.8 seat=1 card=oath_lancer attack=4 ladder=[attack/[0/3 1/4]]
struck 11.11 seat=0 card=shard_squire number=4 overflow=2 attack=4 defence=0 left=2
creature-hurt 9.8 seat=0 card=shard_squire number=2 left=0
hero-hit 12.9 seat=0 number=2 defence=0 lost=2 left=28 pierced=0
died 12.5 seat=0 card=shard_squire number=3 attached=[]
reward 11.17 seat=1 card=oath_lancer number=1
fought 11.20 number=1 front=only heroes=[0/28/10/3 1/30/0/2]
no-host 6.9 seat=0 card=watchful
gained 6.9 seat=0 number=1 currency=silver
turn 5.1 seat=1 number=1
""",
            id="no host is left",
        ),
        pytest.param(
            {"front": [["mist_maiden"], []], "hp": [1, 4], "hand": [["ember_lance"], []]},
            ["0 play:hand:ember_lance"],
            """
announced-play 6.4 seat=0 card=ember_lance source=hand number=1 currency=zynalith place=0
attached 6.9 seat=0 card=ember_lance host=mist_maiden
triggered 13.16 seat=0 card=ember_lance trigger=instant
aimed-at-hero 13.20 seat=0 target=1
hero-hit 12.9 seat=1 number=4 defence=0 lost=4 left=0 pierced=0
eliminated 15.5 seat=1 number=3
final 15.9 seat=0 number=2
won 15.7 seat=0 how=alone
""",
            id="the last one alive",
        ),
        pytest.param(
            {"hp": [2, 2], "zynalith": [5, 4], "silver": [1, 0], "creature_deck": ["great_stampede"]},
            ["0 take:creature:deck"],
            """
announced-draw 6.2 seat=0 deck=creature
happened 4.5 card=great_stampede
hero-hit 12.9 seat=0 number=2 defence=0 lost=2 left=0 pierced=0
hero-hit 12.9 seat=1 number=2 defence=0 lost=2 left=0 pierced=0
eliminated 15.5 seat=0 number=5
eliminated 15.5 seat=1 number=4
won 15.8 seat=0 how=points
""",
            id="all at once",
        ),
    ],
)
def test_a_turn(fields: dict[str, Any], choices: list[str], expected: str) -> None:
    """Z 16.1"""
    match = play(position(**{"declines": [False, True], **fields}), *choices)
    assert told(match, 0) == expected.strip().splitlines()
