# ruff: noqa: E501  # a row of a table is one line
"""The tables of cards as designed: a line per design, its effects as words with arguments (`effects/reading.py`).

id | English | French | German | copies | rank | class | attack | defence | standard | individual | common pool
"""

from typing import Final

EMBER: Final = """
cinder_wolf | Cinder Wolf | Loup des cendres | Aschenwolf | 3 | 1 | beast | E2 | T1 | sharpen(2) | 2A: rally(beast) | -
torchbearer | Torchbearer | Porte-flambeau | Fackelträger | 3 | 1 | folk | E1 | R2 | strike(1) | 3A: strike(1) | -
spark_imp | Spark Imp | Lutin d’étincelles | Funkenkobold | 3 | 1 | spirit | E1 | G2 | sift(1) | 1F: hasten | drought
forge_smith | Forge Smith | Forgeronne | Esseschmiedin | 2 | 2 | folk | E1 | S4 | fortify(3) | 4D: sharpen(4) | shelter(ember,2)
salamander | Salamander | Salamandre | Feuersalamander | 2 | 2 | beast | E2 | E2 | strike(2) | 3A: crack(4) | surge(ember,2)
magma_serpent | Magma Serpent | Serpent de magma | Magmaschlange | 2 | 2 | beast | E2 | T2 | grant(erode) | 5A: grant(pierce) | -
ember_dancer | Ember Dancer | Danseuse de braise | Gluttänzerin | 2 | 2 | folk | E2 | R2 | rally(folk) | 4F: echo | -
dragon | Dragon | Dragon | Drache | 1 | 3 | beast | E3 | G3 | cap_defence(4) | 6A: cap_defence(6) | all_lose(2)
phoenix | Phoenix | Phénix | Phönix | 1 | 3 | spirit | E2 | S/E4 | heal(3); rally(spirit) | 5A: scald(1) | all_heal(2)
"""

TIDE: Final = """
ferryman | Ferryman | Passeur | Fährmann | 3 | 1 | folk | T1 | R2 | rebate(2) | 3F: graft | all_draw(1)
reed_heron | Reed Heron | Héron des roseaux | Schilfreiher | 3 | 1 | beast | T1 | G3 | fortify(2) | 2D: grant(watch) | -
mist_wisp | Mist Wisp | Follet de brume | Nebelirrlicht | 3 | 1 | spirit | T1 | S3 | blunt(2) | 1F: delay | renew(2)
steam_djinn | Steam Djinn | Djinn de vapeur | Dampfdschinn | 2 | 2 | spirit | T2 | E2 | crack(3) | 5F: counter | drought
river_sage | River Sage | Sage du fleuve | Flussweise | 2 | 2 | folk | T1 | T3 | draw(1) | 6F: draw(1) | shelter(tide,2)
giant_pike | Giant Pike | Brochet géant | Riesenhecht | 2 | 2 | beast | T2 | R2 | sharpen(3) | 4A: uproot(1) | surge(tide,2)
siren | Siren | Sirène | Sirene | 2 | 2 | spirit | T1 | G4 | raid | 6F: usurp | -
leviathan | Leviathan | Léviathan | Leviathan | 1 | 3 | beast | T3 | S3 | scald(2) | 6D: cap_attack(5) | spate
tide_queen | Tide Queen | Reine des marées | Flutkönigin | 1 | 3 | folk | T2 | E/T4 | draw(1); sift(1) | 5F: channel | all_draw(1)
"""

ROCK: Final = """
guardsman | Guardsman | Garde | Gardist | 3 | 1 | folk | R1 | R4 | fortify(2) | 3A: fortify(4) | -
quarry_ram | Quarry Ram | Bélier des carrières | Steinbruchwidder | 3 | 1 | beast | R2 | S1 | crack(2) | 2A: grant(erode) | -
pebble_sprite | Pebble Sprite | Esprit des galets | Kieselgeist | 3 | 1 | spirit | R1 | E2 | heal(1) | 2D: mend(1) | all_heal(1)
bridge_warden | Bridge Warden | Gardienne du pont | Brückenwächterin | 2 | 2 | folk | R1 | T4 | grant(ward) | 3D: ground | shelter(rock,2)
cave_bear | Cave Bear | Ours des cavernes | Höhlenbär | 2 | 2 | beast | R2 | G2 | sharpen(3) | 4D: grant(thorns,2) | surge(rock,2)
clay_golem | Clay Golem | Golem d’argile | Lehmgolem | 2 | 2 | spirit | R1 | G4 | fortify(3) | 2F: divert(4) | -
siege_mason | Siege Mason | Maître sapeur | Belagerungsmeister | 2 | 2 | folk | R1 | S4 | crack(2) | 6A: cap_defence(8) | -
mountain_king | Mountain King | Roi sous la montagne | Bergkönig | 1 | 3 | folk | R/E2 | E4 | rally(folk); heal(2) | 5D: heal(3) | -
world_tortoise | World Tortoise | Tortue-monde | Weltenschildkröte | 1 | 3 | beast | R1 | T5 | fortify(4); grant(ward) | 5D: grant(thorns,3) | -
"""

GALE: Final = """
kestrel | Kestrel | Crécerelle | Turmfalke | 3 | 1 | beast | G1 | S2 | sharpen(2) | 5A: grant(flight) | -
kite_runner | Kite Runner | Coureuse de cerfs-volants | Drachenläuferin | 3 | 1 | folk | G2 | E1 | sift(2) | - | renew(1)
zephyr | Zephyr | Zéphyr | Zephir | 3 | 1 | spirit | G1 | T2 | heal(1) | 3F: recall | becalm
sky_archer | Sky Archer | Archère du ciel | Himmelsschützin | 2 | 2 | folk | G2 | R2 | strike(2) | 2D: grant(watch) | -
storm_gryphon | Storm Gryphon | Griffon d’orage | Sturmgreif | 2 | 2 | beast | G2 | G2 | grant(flight) | 4D: sharpen(4) | surge(gale,2)
whirlwind | Whirlwind | Tourbillon | Wirbelwind | 2 | 2 | spirit | G1 | S4 | ground | 1F: delay | shelter(gale,2)
cliff_courier | Cliff Courier | Messager des falaises | Klippenbote | 2 | 2 | folk | G1 | E3 | draw(1) | 1F: hasten | all_draw(1)
roc | Roc | Oiseau Roc | Vogel Roch | 1 | 3 | beast | G3 | T2 | grant(flight); sharpen(2) | 5A: grant(flight) | -
north_wind | North Wind | Vent du nord | Nordwind | 1 | 3 | spirit | G2 | R/G4 | counter; grant(watch) | 3F: recall | becalm
"""

SHADE: Final = """
grave_rat | Grave Rat | Rat des tombes | Gruftratte | 3 | 1 | beast | S1 | E2 | smoulder(1) | 6F: salvage | -
cutpurse | Cutpurse | Coupe-bourse | Beutelschneider | 3 | 1 | folk | S2 | T1 | smoulder(1) | 4A: raid | -
lantern_ghost | Lantern Ghost | Fantôme à la lanterne | Laternengeist | 3 | 1 | spirit | S1 | R3 | rally(spirit) | 5F: drain(1) | -
night_adder | Night Adder | Vipère nocturne | Nachtotter | 2 | 2 | beast | S2 | G2 | grant(leech) | 4A: grant(leech) | surge(shade,2)
marsh_hexer | Marsh Hexer | Sorcière du marais | Moorhexe | 2 | 2 | folk | S1 | S4 | blunt(4) | 3D: blunt(4) | shelter(shade,2)
wraith | Wraith | Spectre | Schreckgespenst | 2 | 2 | spirit | S2 | E2 | drain(1) | 5A: smoulder(2) | all_lose(1)
poacher | Poacher | Braconnier | Wilderer | 2 | 2 | folk | S1 | T3 | uproot(1) | 5A: uproot(2) | -
drowned_king | Drowned King | Roi noyé | Ertrunkener König | 1 | 3 | spirit | S/T2 | R4 | drain(1); grant(leech) | 5F: salvage | all_lose(1)
eclipse_hound | Eclipse Hound | Chien de l’éclipse | Hund der Finsternis | 1 | 3 | beast | S3 | G2 | rally(beast); grant(pierce) | 5A: grant(pierce) | -
"""

ARTEFACTS: Final = """
prism | Prism | Prisme | Prisma | 2 | 2 | artefact | ?1 | ?2 | echo | 4F: echo | -
tidal_blade | Tidal Blade | Lame de fond | Gezeitenklinge | 2 | 2 | artefact | ?2 | - | sharpen(2) | 4D: sharpen(4) | -
mirror_shield | Mirror Shield | Bouclier-miroir | Spiegelschild | 2 | 2 | artefact | - | ?4 | fortify(2) | 2F: divert(3) | -
war_horn | War Horn | Cor de guerre | Kriegshorn | 2 | 2 | artefact | ?1 | ?1 | rally(beast) | 3F: rally(folk) | spate
silver_flask | Silver Flask | Flasque d’argent | Silberflasche | 2 | 2 | artefact | ?1 | ?2 | heal(2) | 4D: mend(2) | all_heal(2)
wayfinder | Wayfinder | Compas des courants | Stromkompass | 2 | 2 | artefact | ?1 | ?2 | sift(2) | 3F: graft | renew(2)
crown_of_confluence | Crown of Confluence | Couronne de la Confluence | Krone der Konfluenz | 1 | 3 | artefact | ?1 | ?3 | usurp | 5F: counter | spate
abyssal_anchor | Abyssal Anchor | Ancre des abysses | Anker der Tiefe | 1 | 3 | artefact | ?1 | ?3 | ground; grant(ward) | 6D: cap_attack(5) | becalm
hourglass | Hourglass of Silt | Sablier de limon | Schlick-Stundenglas | 1 | 3 | artefact | ?2 | ?2 | rebate(4) | 4F: channel | drought
"""
