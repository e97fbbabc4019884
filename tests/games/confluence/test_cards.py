"""What is printed on each card: what its sides show, what its effects do and cost."""

import pytest

from croupier.engine import Face
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Design, Verb
from croupier.games.confluence.effects.designs import PLAIN

DESIGNS, FACES = PLAIN.DESIGNS, PLAIN.FACES

CARDS = """
cinder_wolf: E2 T1 | sharpen 2 | 2A rally-beast | -
torchbearer: E1 R2 | strike 1 | 3A strike 1 | -
spark_imp: E1 G2 | sift 1 | 1F hasten | drought
forge_smith: E1 S4 | fortify 3 | 4D sharpen 4 | shelter-ember 2
salamander: E2 E2 | strike 2 | 3A crack 4 | surge-ember 2
magma_serpent: E2 T2 | grant-erode | 5A grant-pierce | -
ember_dancer: E2 R2 | rally-folk | 4F echo | -
dragon: E3 G3 | cap-defence 4 | 6A cap-defence 6 | all-lose 2
phoenix: E2 E/S4 | heal 3; rally-spirit | 5A scald 1 | all-heal 2
ferryman: T1 R2 | rebate 2 | 3F graft | all-draw 1
reed_heron: T1 G3 | fortify 2 | 2D grant-watch | -
mist_wisp: T1 S3 | blunt 2 | 1F delay | renew 2
steam_djinn: T2 E2 | crack 3 | 5F counter | drought
river_sage: T1 T3 | draw 1 | 6F draw 1 | shelter-tide 2
giant_pike: T2 R2 | sharpen 3 | 4A uproot 1 | surge-tide 2
siren: T1 G4 | raid | 6F usurp | -
leviathan: T3 S3 | scald 2 | 6D cap-attack 5 | spate
tide_queen: T2 E/T4 | draw 1; sift 1 | 5F channel | all-draw 1
guardsman: R1 R4 | fortify 2 | 3A fortify 4 | -
quarry_ram: R2 S1 | crack 2 | 2A grant-erode | -
pebble_sprite: R1 E2 | heal 1 | 2D mend 1 | all-heal 1
bridge_warden: R1 T4 | grant-ward | 3D ground | shelter-rock 2
cave_bear: R2 G2 | sharpen 3 | 4D grant-thorns 2 | surge-rock 2
clay_golem: R1 G4 | fortify 3 | 2F divert 4 | -
siege_mason: R1 S4 | crack 2 | 6A cap-defence 8 | -
mountain_king: E/R2 E4 | rally-folk; heal 2 | 5D heal 3 | -
world_tortoise: R1 T5 | fortify 4; grant-ward | 5D grant-thorns 3 | -
kestrel: G1 S2 | sharpen 2 | 5A grant-flight | -
kite_runner: G2 E1 | sift 2 | - | renew 1
zephyr: G1 T2 | heal 1 | 3F recall | becalm
sky_archer: G2 R2 | strike 2 | 2D grant-watch | -
storm_gryphon: G2 G2 | grant-flight | 4D sharpen 4 | surge-gale 2
whirlwind: G1 S4 | ground | 1F delay | shelter-gale 2
cliff_courier: G1 E3 | draw 1 | 1F hasten | all-draw 1
roc: G3 T2 | grant-flight; sharpen 2 | 5A grant-flight | -
north_wind: G2 R/G4 | counter; grant-watch | 3F recall | becalm
grave_rat: S1 E2 | smoulder 1 | 6F salvage | -
cutpurse: S2 T1 | smoulder 1 | 4A raid | -
lantern_ghost: S1 R3 | rally-spirit | 5F drain 1 | -
night_adder: S2 G2 | grant-leech | 4A grant-leech | surge-shade 2
marsh_hexer: S1 S4 | blunt 4 | 3D blunt 4 | shelter-shade 2
wraith: S2 E2 | drain 1 | 5A smoulder 2 | all-lose 1
poacher: S1 T3 | uproot 1 | 5A uproot 2 | -
drowned_king: T/S2 R4 | drain 1; grant-leech | 5F salvage | all-lose 1
eclipse_hound: S3 G2 | rally-beast; grant-pierce | 5A grant-pierce | -
prism: ?1 ?2 | echo | 4F echo | -
tidal_blade: ?2 - | sharpen 2 | 4D sharpen 4 | -
mirror_shield: - ?4 | fortify 2 | 2F divert 3 | -
war_horn: ?1 ?1 | rally-beast | 3F rally-folk | spate
silver_flask: ?1 ?2 | heal 2 | 4D mend 2 | all-heal 2
wayfinder: ?1 ?2 | sift 2 | 3F graft | renew 2
crown_of_confluence: ?1 ?3 | usurp | 5F counter | spate
abyssal_anchor: ?1 ?3 | ground; grant-ward | 6D cap-attack 5 | becalm
hourglass: ?2 ?2 | rebate 4 | 4F channel | drought
"""
"""Attack side and defence side, then standard effects, individual effect with its cost, effect of the common pool."""
LINES = dict(line.split(": ") for line in CARDS.strip().splitlines())

ICONS = {"E": "flame", "T": "wave", "R": "mountain", "G": "swirl", "S": "crescent", "?": "blank"}


def side(design: Design, number: int) -> str:
    """A side as it is written above: `E2`, `?1`, `-`."""
    if not design.streams[number]:
        return "-"
    shown = [letter for n, letter in enumerate(terms.LETTERS) if design.streams[number] >> n & 1]
    return ("?" if design.blank[number] else "/".join(shown)) + str(design.values[number])


def effect(verb: Verb | None) -> str:
    """An effect as it is written above: `heal 2`, `grant-flight`, `-`."""
    return "-" if verb is None else f"{verb.term} {verb.amount or ''}".strip()


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.id)
def test_a_card_shows_and_does_what_was_designed(design: Design) -> None:
    """C 3.2 to 3.5, 3.24, 4.1, 4.5, 4.9: a blank side shows every stream, a missing one shows none."""
    individual = "-"
    if design.individual is not None:
        (price, letter), verb = design.individual.cost, design.individual.verb
        individual = f"{price}{terms.COSTS[letter]} {effect(verb)}"
    effects = ["; ".join(map(effect, design.standard)), individual, effect(design.common)]
    assert " | ".join([f"{side(design, 0)} {side(design, 1)}", *effects]) == LINES[design.id]
    assert all(design.streams[n] == terms.EVERY_STREAM for n in (0, 1) if design.blank[n])
    assert all(not design.values[n] for n in (0, 1) if not design.streams[n])


def test_nothing_else_is_printed() -> None:
    """C 1.5"""
    assert [design.id for design in DESIGNS] == [*LINES]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_both_sides_and_the_rank_are_drawn(face: Face) -> None:
    """C 3.2 to 3.5: the streams of a side stand beside each other, its value with the last one."""
    sides, *_ = LINES[face.id].split(" | ")
    for drawn, written in zip((face.asks, face.rail), sides.split(" "), strict=True):
        letters = [] if written == "-" else written[:-1].split("/")
        assert [figure.icon for figure in drawn] == [ICONS[letter] for letter in letters]
        values = [None] * (len(letters) - 1) + [int(value) for value in written if value.isdigit()]
        assert [figure.number for figure in drawn] == values
    (design,) = (design for design in DESIGNS if design.id == face.id)
    assert [(figure.icon, figure.number) for figure in face.worth] == [("crystal", "I" * design.rank)]
