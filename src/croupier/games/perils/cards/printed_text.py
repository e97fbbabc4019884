# ruff: noqa: E501  # a design is one line, as in the rulebook
"""Everything of Three Perils as printed, one line a design: names in English, French, German, then numbers.

`notation.py` says how costs are written, `effects/reading.py` how symbols and passives are.
"""

from typing import Final

CHARACTERS: Final = """
hroda | Hroda the Breaker | Hroda la Briseuse | Hroda die Brecherin | strength 1
aldric | Aldric Ironwall | Aldric Mur-de-Fer | Aldric Eisenwall | armour 1
moss | Grandmother Moss | Grand-mère Mousse | Großmutter Moos | earth 1
naiya | Naiya of the Springs | Naïya des Sources | Naiya von den Quellen | water 1
kaldur | Kaldur Ashborn | Kaldur Né-des-Cendres | Kaldur Aschgeboren | fire 1
ilvane | Ilvane the Chronicler | Ilvane la Chroniqueuse | Ilvane die Chronistin | wild 1
corvin | Corvin the Hunter | Corvin le Chasseur | Corvin der Jäger | vp 1 per 2 slain
belladonna | Sister Belladonna | Sœur Belladone | Schwester Belladonna | life_price 1
zephyrin | Zephyrin the Alchemist | Zéphyrin l’Alchimiste | Zephyrin der Alchemist | mana_price 1
gorm | Gorm Oxheart | Gorm Cœur-de-Bœuf | Gorm Ochsenherz | max_hp 4
"""
"""id, names, passive."""

POWERS: Final = """
overrun | hroda | 2m | melee +3
plunder | hroda | free | coins 2; mana 1
second_wind | aldric | free | heal 3
shield_bash | aldric | 1c | melee +2
stone_sling | moss | 1m | ranged 2
root_cellar | moss | 1c | max_hp 2; coins 5
tidal_blessing | naiya | free | heal 4
draw_the_tide | naiya | free | mana 3; coins 2
fire_lance | kaldur | 2m | ranged 3
fury | kaldur | free | melee +2
chronicle | ilvane | 3m | vp 3
meditate | ilvane | free | mana 2; coins 1
marked_prey | corvin | 2c | ranged 3
collect_bounty | corvin | free | coins 3; coins 1 per 2 slain
fortify | belladonna | free | max_hp 2; vp 2
sell_remedies | belladonna | free | coins 6
acid_vial | zephyrin | 1m | ranged 3
great_work | zephyrin | 3m | vp 4; coins 1
endure | gorm | free | heal 5; coins 1
crush | gorm | free | melee +4
"""
"""id, character, cost, effects; their names are in the messages."""

PHASE_1: Final = """
notched_falchion | Notched Falchion | Fauchon ébréché | Schartiges Krummschwert | 2 4 6 | weapon | blade | 1c | melee +3
quarry_maul | Quarry Maul | Masse de carrier | Steinbruchhammer | 2 5 | weapon | hammer | 3c | melee +4
boar_spear | Boar Spear | Épieu de chasse | Saufeder | 3 5 | weapon | spear | 1c | melee +2; heal 1
cutpurse_knife | Cutpurse Knife | Couteau de tire-laine | Beutelschneidermesser | 2 4 | weapon | dagger | free | melee +2; coins 1
yew_bow | Yew Bow | Arc d’if | Eibenbogen | 2 3 6 | weapon | bow | 2c | ranged 2
ember_staff | Ember Staff | Bâton de braise | Glutstab | 2 4 5 | weapon | staff | 2m | ranged 3
pitch_flask | Pitch Flask | Fiole de poix | Pechflasche | 3 | weapon | - | 2c 1m | ranged 4
padded_jack | Padded Jack | Gambison piqué | Gesteppter Gambeson | 2 4 | gear | - | 4c | armour 1
oak_buckler | Oak Buckler | Rondache de chêne | Eichenbuckler | 3 6 | gear | - | 2c E1 | armour 1
drill_post | Drill Post | Poteau d’entraînement | Übungspfahl | 2 5 | gear | - | 2c | strength 1
standing_stone | Standing Stone | Pierre levée | Stehender Stein | 2 6 | attunement | - | free | earth 1
spring_shrine | Spring Shrine | Source sacrée | Quellschrein | 2 4 | attunement | - | free | water 1
cinder_hearth | Cinder Hearth | Foyer de cendres | Aschenherd | 2 5 | attunement | - | free | fire 1
wanderers_prism | Wanderer’s Prism | Prisme du voyageur | Prisma des Wanderers | 3 6 | attunement | - | free | wild 1
toll_bridge | Toll Bridge | Pont à péage | Zollbrücke | 2 5 | venture | - | free | coins 5
mana_well | Mana Well | Puits de mana | Manabrunnen | 2 | venture | - | free | mana 3; coins 1
bubbling_alembic | Bubbling Alembic | Alambic bouillonnant | Brodelnder Alambik | 4 | venture | - | 1c | mana_price 1
bounty_board | Bounty Board | Tableau des primes | Kopfgeldtafel | 3 | venture | - | free | coins 3; coins 1 per slain
geomancers_tithe | Geomancer’s Tithe | Dîme du géomancien | Zehnt des Geomanten | 6 | venture | - | free | mana 2; mana 1 per element
field_dressing | Field Dressing | Pansement de fortune | Feldverband | 2 4 | remedy | - | free | heal 3; coins 2
hunters_stew | Hunter’s Stew | Potée du chasseur | Jägereintopf | 6 | remedy | - | free | max_hp 3; mana 2
first_ballad | First Ballad | Première ballade | Erste Ballade | 2 | legend | - | 1m | vp 3
oath_stone | Oath Stone | Pierre du serment | Eidstein | 3 5 | legend | - | E1 | vp 3
"""
"""id, names, marks, type, weapon category, cost, effects."""

PHASE_2: Final = """
duellists_sabre | Duellist’s Sabre | Sabre du duelliste | Duellsäbel | 2 4 6 | weapon | blade | 2c F1 | melee +4
ogre_maul | Ogre Maul | Masse d’ogre | Ogerhammer | 2 5 | weapon | hammer | 3c E1 | melee +6
marsh_pike | Marsh Pike | Pique des marais | Sumpfpike | 3 5 | weapon | spear | 2c W1 | melee +3; heal 2
adder_kris | Adder Kris | Kriss de la vipère | Natterkris | 2 4 | weapon | dagger | 1c | melee +3; coins 2
watch_longbow | Longbow of the Watch | Arc long du guet | Langbogen der Wache | 2 3 | weapon | bow | 3c | ranged 3
storm_staff | Storm Staff | Bâton d’orage | Sturmstab | 2 4 | weapon | staff | 3m W1 | ranged 4
alchemists_fire | Alchemist’s Fire | Feu d’alchimiste | Alchemistenfeuer | 3 | weapon | - | 2c 2m | ranged 5
mail_hauberk | Mail Hauberk | Haubert de mailles | Kettenhemd | 2 4 | gear | - | 4c | armour 1
tower_shield | Tower Shield | Pavois | Turmschild | 3 6 | gear | - | 4c E2 | armour 2
sparring_ring | Sparring Ring | Arène d’exercice | Übungsarena | 2 | gear | - | 1c | strength 1
champions_belt | Champion’s Belt | Ceinture du champion | Gürtel des Champions | 4 | gear | - | 3c F1 | strength 2
ley_crossing | Ley Crossing | Croisée tellurique | Leylinienkreuz | 2 6 | attunement | - | 2c | earth 1; water 1
ember_spring | Ember Spring | Source ardente | Glutquelle | 2 5 | attunement | - | 2c | water 1; fire 1
basalt_gate | Basalt Gate | Porte de basalte | Basalttor | 2 6 | attunement | - | 2c | earth 1; fire 1
opal_lens | Opal Lens | Lentille d’opale | Opallinse | 3 | attunement | - | free | wild 1; mana 1
salt_caravan | Salt Caravan | Caravane de sel | Salzkarawane | 2 5 | venture | - | free | coins 6
moonlit_cistern | Moonlit Cistern | Citerne au clair de lune | Mondlichtzisterne | 2 4 | venture | - | free | mana 4; coins 1
trophy_dealer | Trophy Dealer | Marchand de trophées | Trophäenhändler | 3 | venture | - | free | coins 1; coins 2 per slain
rune_ledger | Rune Ledger | Registre de runes | Runenregister | 6 | venture | - | free | mana 1; mana 2 per attunement
surgeons_tent | Surgeon’s Tent | Tente du chirurgien | Zelt des Wundarztes | 2 5 | remedy | - | 1c | heal 6
giants_marrow | Giant’s Marrow | Moelle de géant | Riesenmark | 6 | remedy | - | 1c | max_hp 5; vp 2
apothecary_stall | Apothecary’s Stall | Échoppe d’apothicaire | Apothekerstand | 5 | remedy | - | 1c | life_price 1
hymn_of_the_ford | Hymn of the Ford | Hymne du gué | Hymne der Furt | 2 4 | legend | - | 2m | vp 4
carved_colossus | Carved Colossus | Colosse sculpté | Gemeißelter Koloss | 3 | legend | - | 1c E2 | vp 6
fountain_of_names | Fountain of Names | Fontaine des noms | Brunnen der Namen | 5 | legend | - | 1m W2 | vp 6
brazier_of_oaths | Brazier of Oaths | Brasier des serments | Feuerschale der Eide | 6 | legend | - | 1m F2 | vp 6
"""
"""id, names, marks, type, weapon category, cost, effects."""

PHASE_3: Final = """
sunsteel_greatsword | Sunsteel Greatsword | Espadon d’acier solaire | Zweihänder aus Sonnenstahl | 2 4 | weapon | blade | 3c F1 | melee +7
worldbreaker | Worldbreaker | Brise-monde | Weltenbrecher | 2 5 | weapon | hammer | 4c E1 | melee +8
tide_glaive | Tide Glaive | Vouge des marées | Gezeitenglefe | 3 5 | weapon | spear | 3c W1 | melee +5; heal 3
kings_misericord | King’s Misericord | Miséricorde du roi | Misericordia des Königs | 2 4 | weapon | dagger | 2c | melee +5; coins 3
dragonbone_bow | Dragonbone Bow | Arc en os de dragon | Drachenknochenbogen | 2 3 6 | weapon | bow | 3c E1 | ranged 5
starfall_staff | Starfall Staff | Bâton de pluie d’étoiles | Sternenfallstab | 2 4 | weapon | staff | 4m W1 F1 | ranged 6
void_bomb | Void Bomb | Bombe du néant | Leerenbombe | 3 | weapon | - | 3c 3m | ranged 7
dragonscale_coat | Dragonscale Coat | Cotte d’écailles de dragon | Drachenschuppenmantel | 2 5 | gear | - | 5c E1 | armour 2
titans_girdle | Titan’s Girdle | Baudrier du titan | Titanengurt | 3 6 | gear | - | 3c | strength 2; melee +3
royal_ransom | Royal Ransom | Rançon royale | Königliches Lösegeld | 2 | venture | - | free | coins 8
well_of_stars | Well of Stars | Puits d’étoiles | Sternenbrunnen | 3 | venture | - | free | mana 6
phoenix_tears | Phoenix Tears | Larmes de phénix | Phönixtränen | 2 4 | remedy | - | 2m | heal 9
mountain_heart | Mountain Heart | Cœur de montagne | Herz des Berges | 6 | remedy | - | 1c E1 | max_hp 6; vp 1 per 3 life
cathedral_of_roots | Cathedral of Roots | Cathédrale de racines | Wurzelkathedrale | 2 | legend | - | 2c E2 | vp 8
mirror_lake | Mirror Lake | Lac-miroir | Spiegelsee | 2 | legend | - | 2m W2 | vp 8
eternal_pyre | Eternal Pyre | Bûcher éternel | Ewiger Scheiterhaufen | 2 | legend | - | 2m F2 | vp 8
epic_of_three_perils | Epic of the Three Perils | Épopée des trois périls | Epos der drei Gefahren | 2 6 | legend | - | 4m | vp 6
triumphal_arch | Triumphal Arch | Arc de triomphe | Triumphbogen | 3 | legend | - | 6c | vp 7
hall_of_trophies | Hall of Trophies | Salle des trophées | Trophäenhalle | 2 4 | legend | - | 2c | vp 1 per slain
slayers_crown | Slayer’s Crown | Couronne du tueur | Krone des Schlächters | 5 | legend | - | 1c F1 | vp 3 per slain_3
grandmasters_rack | Grandmaster’s Rack | Râtelier du grand maître | Waffenständer des Großmeisters | 6 | legend | - | 2c | vp 1 per weapon
complete_arsenal | Complete Arsenal | Arsenal complet | Vollständiges Arsenal | 4 | legend | - | 1c | vp 5 per chain
wheel_of_elements | Wheel of Elements | Roue des éléments | Rad der Elemente | 2 5 | legend | - | 1m | vp 1; vp 4 per trinity
misers_hoard | Miser’s Hoard | Magot de l’avare | Hort des Geizhalses | 3 | legend | - | free | vp 2; vp 1 per 3 coin
bottled_storm | Bottled Storm | Orage en bouteille | Sturm in der Flasche | 6 | legend | - | free | vp 1; vp 1 per 2 mana
unscarred_oath | Unscarred Oath | Serment sans cicatrice | Eid der Unversehrten | 5 | legend | - | 1m W1 | vp 6 per unscathed
tavern_gossip | Tavern Gossip | Ragots de taverne | Wirtshausklatsch | 5 | legend | - | 1c | vp 2; vp 1 per 2 neighbour_wound
memoirs | Hero’s Memoirs | Mémoires du héros | Memoiren des Helden | 4 | legend | - | 1m | vp 1; vp 1 per power
druids_calendar | Druid’s Calendar | Calendrier du druide | Kalender des Druiden | 6 | legend | - | 1m | vp 2; vp 1 per attunement
"""
"""id, names, marks, type, weapon category, cost, effects."""

CLASS_1: Final = """
rat_swarm | Rat Swarm | Nuée de rats | Rattenschwarm | 1 | 2 | coins 3 | pack 1
goblin_poacher | Goblin Poacher | Gobelin braconnier | Goblin-Wilderer | 1 | 2 | coins 2; mana 1 | -
strangler | Road Strangler | Étrangleur des chemins | Straßenwürger | 1 | 3 | coins 5 | thief 2
bog_imp | Bog Imp | Diablotin des tourbières | Moorteufelchen | 1 | 3 | mana 4 | leech 1
gravel_hound | Gravel Hound | Chien de pierraille | Schotterhund | 2 | 3 | vp 3 | pack 1
will_o_wisp | Will-o’-the-Wisp | Feu follet | Irrlicht | 1 | 2 | fire 1; mana 1 | elusive
bone_sentry | Bone Sentry | Sentinelle d’os | Knochenwächter | 2 | 3 | vp 2; coins 2 | hollow
thorn_boar | Thorn Boar | Sanglier d’épines | Dornenkeiler | 2 | 4 | heal 3; vp 3 | piercing
carrion_crow | Carrion Crow | Corneille charognarde | Aaskrähe | 1 | 2 | vp 2 | curse 2
shellback_crab | Shellback Crab | Crabe cuirassé | Panzerkrabbe | 2 | 4 | armour 1 | shell 1
young_troll | Young Troll | Jeune troll | Jungtroll | 2 | 4 | vp 4 | regenerate
crooked_tollman | Crooked Tollman | Péager véreux | Korrupter Zöllner | 2 | 4 | coins 4; vp 1 | guard
"""
"""id, names, Strength, HP, reward, passives."""

CLASS_2: Final = """
grave_knight | Grave Knight | Chevalier des tombes | Grabritter | 4 | 6 | vp 4; coins 4 | hollow
harpy | Ruin Harpy | Harpie des ruines | Ruinenharpyie | 3 | 4 | vp 3; mana 1 | elusive
dire_wolf | Dire Wolf | Loup sinistre | Schreckenswolf | 3 | 5 | vp 4 | pack 1
hobgoblin | Hobgoblin Captain | Capitaine hobgobelin | Hobgoblin-Hauptmann | 3 | 5 | coins 4; vp 3 | enrage 1
gilded_mimic | Gilded Mimic | Coffre vorace doré | Gierige Goldtruhe | 3 | 5 | coins 9 | thief 3
mana_wraith | Mana Wraith | Spectre de mana | Manageist | 3 | 5 | water 1; mana 4; vp 1 | leech 2
basilisk | Basilisk | Basilic | Basilisk | 4 | 6 | vp 5; heal 2 | weaken_strength
rust_ooze | Rust Ooze | Vase rouillante | Rostschleim | 3 | 6 | strength 1; vp 3 | weaken_armour
stone_gargoyle | Stone Gargoyle | Gargouille de pierre | Steinerner Wasserspeier | 4 | 5 | earth 1; vp 4 | shell 1
hex_crone | Hex Crone | Vieille jeteuse de sorts | Hexenvettel | 3 | 5 | wild 1; vp 3 | curse 4
ettin | Ettin Gatewarden | Ettin gardien | Ettin-Torwächter | 4 | 7 | vp 6; coins 2 | guard
lance_beetle | Lance Beetle | Scarabée-lance | Lanzenkäfer | 3 | 6 | vp 5; max_hp 2 | piercing
"""
"""id, names, Strength, HP, reward, passives."""

CLASS_3: Final = """
elder_dragon | Elder Dragon | Dragon ancien | Uralter Drache | 6 | 10 | vp 10; coins 6 | -
abyssal_maw | Abyssal Maw | Gueule abyssale | Abgrundschlund | 6 | 9 | vp 11 | piercing
lich | Lich of the Ninth Stair | Liche de la neuvième marche | Lich der neunten Treppe | 5 | 8 | vp 7; mana 4 | hollow; leech 3
roc | Storm Roc | Roc des tempêtes | Sturmroch | 5 | 7 | vp 8 | elusive
hydra | Hydra | Hydre | Hydra | 5 | 9 | vp 10 | regenerate; enrage 1
iron_golem | Iron Golem | Golem de fer | Eisengolem | 6 | 8 | vp 9; armour 1 | shell 2
vampire_duke | Vampire Duke | Duc vampire | Vampirherzog | 5 | 8 | vp 7; heal 5 | weaken_strength
hellhound | Hellhound | Chien des enfers | Höllenhund | 5 | 7 | vp 7 | pack 2
demon_prince | Demon Prince | Prince démon | Dämonenprinz | 6 | 10 | vp 12 | curse 4
colossus | Buried Colossus | Colosse enseveli | Begrabener Koloss | 6 | 11 | vp 11; max_hp 3 | guard
rot_giant | Rot Giant | Géant putride | Fäulnisriese | 5 | 9 | vp 8; coins 3 | weaken_armour
tomb_robber_king | Tomb-Robber King | Roi des pilleurs | König der Grabräuber | 5 | 7 | coins 9; vp 4 | thief 5
"""
"""id, names, Strength, HP, reward, passives."""
