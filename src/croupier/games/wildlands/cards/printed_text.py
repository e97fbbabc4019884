# ruff: noqa: E501  # a design is one line, as in the rulebook
"""The designs of Wildlands as printed, one line each; `effects/reading.py` says how abilities are written.

Units: id, names (English, French, German), copies, type, cost, strength, points, abilities. The cost of a unit is a
number of points, that of a card of the row is paid line by line. Territories: id, names, tier, group, natural
strength, what they produce, bulwark, points.
"""

from typing import Final

FANGMOOR: Final = """
fm_whelp | Fangmoor Whelp | Louveteau de Crocmare | Fangmoor-Welpe | 8 | basic | 1 | 1 | 0 | delayed frenzy(2)
fm_stalker | Bone Stalker | Rôdeur d’os | Knochenpirscher | 3 | warrior | 2 | 2 | 0 | permanent might(1) if attacking
fm_runner | Pack Runner | Coureuse de meute | Rudelläuferin | 3 | warrior | 2 | 2 | 0 | permanent tenacious; reaction(ally_destroyed) boost(2)
fm_tusker | Gore Tusker | Défense-sanglante | Bluthauer | 2 | greater | 3 | 4 | 0 | delayed frenzy(2)
fm_reaver | Marrow Reaver | Pilleur de moelle | Markreißer | 2 | greater | 3 | 3 | 0 | immediate destroy(3)
fm_shaman | Blood Shaman | Chamane du sang | Blutschamanin | 2 | tactical | 3 | 3 | 0 | immediate sacrifice > destroy(5)
fm_howler | Trail Howler | Hurleur des pistes | Fährtenheuler | 2 | tactical | 3 | 2 | 0 | permanent lead(1); immediate draw(1)
fm_urgha | Urgha the Gorger | Urgha la Dévoreuse | Urgha die Verschlingerin | 1 | champion | 5 | 5 | 1 | immediate destroy(3); reaction(enemy_destroyed) boost(2)
fm_skarn | Skarn Lone-Tusk | Skarn Croc-Solitaire | Skarn Einzahn | 1 | champion | 5 | 6 | 1 | permanent tenacious; permanent might(2) if alone
fm_hunger | Old Mother Hunger | Vieille Mère Famine | Alte Mutter Hunger | 1 | champion | 5 | 5 | 1 | permanent lead(1); aftermath plunder(2) if won
fm_predator | The First Predator | Le Premier Prédateur | Das Erste Raubtier | 1 | immortal | 6 | 6 | 2 | permanent immortal; immediate destroy(4)
fm_carrion | Carrion Sovereign | Souverain des charognes | Aasherrscher | 1 | immortal | 6 | 6 | 2 | permanent immortal; immediate sacrifice > draw(2); reaction(ally_destroyed) boost(2)
"""
VERDANT: Final = """
vc_sproutling | Sproutling | Poussevive | Sprössling | 8 | basic | 1 | 1 | 0 | permanent might(1) if horde
vc_sentry | Thorn Sentry | Sentinelle d’épines | Dornenwache | 3 | warrior | 2 | 2 | 0 | permanent might(1) if defending; reaction(self_destroyed) draw(1)
vc_strangler | Vine Strangler | Étrangleliane | Rankenwürger | 3 | warrior | 2 | 2 | 0 | permanent might(1) if wild; immediate weaken(1)
vc_warden | Barkhide Warden | Gardien d’écorce | Borkenhüter | 2 | greater | 3 | 4 | 0 | permanent tenacious
vc_briar | Elder Briar | Ronce ancienne | Alter Dornbusch | 2 | greater | 3 | 3 | 0 | immediate muster(2)
vc_whisperer | Pollen Whisperer | Murmure-pollen | Pollenflüsterin | 2 | tactical | 3 | 2 | 0 | immediate draw(2); aftermath forage(1)
vc_weaver | Root Weaver | Tisse-racines | Wurzelweberin | 2 | tactical | 3 | 2 | 0 | permanent tenacious; permanent lead(1); aftermath rescue
vc_ailanthe | Queen Ailanthe | Reine Ailanthe | Königin Ailanthe | 1 | champion | 5 | 4 | 1 | permanent lead(1); immediate muster(3)
vc_hollow | Old Man Hollow | Vieux Père Creux | Der Alte Hohlstamm | 1 | champion | 5 | 6 | 1 | permanent tenacious; permanent guardian; permanent might(2) if defending
vc_myrren | Myrren of the Green Tide | Myrren de la Marée verte | Myrren der Grünen Flut | 1 | champion | 5 | 5 | 1 | permanent might(3) if horde; aftermath forage(2)
vc_evergreen | The Evergreen | Le Sempervirent | Der Immergrüne | 1 | immortal | 6 | 7 | 2 | permanent immortal; aftermath retreat if defending
vc_heart | Heart of the Thicket | Cœur du hallier | Herz des Dickichts | 1 | immortal | 6 | 5 | 2 | permanent immortal; permanent lead(1); immediate weaken(2)
"""
DEEPFORGE: Final = """
dh_prentice | Forge Prentice | Apprenti de forge | Schmiedelehrling | 8 | basic | 1 | 1 | 0 | permanent might(1) if alone
dh_shieldbearer | Shieldbearer | Porte-pavois | Schildträgerin | 3 | warrior | 2 | 2 | 0 | permanent guardian; permanent tenacious; permanent might(1) if outnumbered
dh_hammer | Hammer Hand | Poing-marteau | Hammerfaust | 3 | warrior | 2 | 2 | 0 | permanent tenacious; permanent might(2) if surged
dh_bulwark | Iron Bulwark | Rempart de fer | Eisenbollwerk | 2 | greater | 3 | 4 | 0 | permanent might(1) if defending; immediate muster(1)
dh_golem | Slag Golem | Golem de scories | Schlackengolem | 2 | greater | 3 | 6 | 0 | permanent doomed; reaction(self_destroyed) forage(1)
dh_sapper | Sapper Crew | Équipe de sape | Sappeurtrupp | 2 | tactical | 3 | 2 | 0 | permanent might(2) if portal; immediate destroy(4)
dh_engineer | Rune Engineer | Ingénieure runique | Runeningenieurin | 2 | tactical | 3 | 2 | 0 | permanent quell(delayed); immediate forage(2)
dh_brokka | Thane Brokka Ironvow | Thane Brokka Fer-Serment | Thain Brokka Eisenschwur | 1 | champion | 5 | 5 | 1 | permanent lead(1); permanent tenacious; permanent might(1) if defending
dh_velda | Grand Artificer Velda | Velda, grande artificière | Großmeisterin Velda | 1 | champion | 5 | 5 | 1 | permanent might(3) if surged; immediate forage(2)
dh_karrag | Karrag Wall-Breaker | Karrag Brise-Mur | Karrag Mauerbrecher | 1 | champion | 5 | 6 | 1 | permanent might(1) if portal; immediate repel(3)
dh_anvil | The Anvil King | Le Roi-enclume | Der Ambosskönig | 1 | immortal | 6 | 7 | 2 | permanent immortal; permanent ward
dh_colossus | Colossus of the Deep | Colosse des profondeurs | Koloss der Tiefe | 1 | immortal | 6 | 8 | 2 | permanent immortal; permanent rooted; permanent guardian
"""
ASTRAL: Final = """
ac_initiate | Star Initiate | Initié des étoiles | Sterneninitiat | 8 | basic | 1 | 1 | 0 | immediate attune
ac_adept | Blade Adept | Adepte de la lame | Klingenadeptin | 3 | warrior | 2 | 2 | 0 | permanent might(1) if multi; delayed move(self)
ac_glyph | Glyph Keeper | Gardien des glyphes | Glyphenwächter | 3 | warrior | 2 | 2 | 0 | permanent ward; reaction(enemy_played) boost(1)
ac_evoker | Storm Evoker | Évocatrice d’orages | Sturmruferin | 2 | greater | 3 | 3 | 0 | immediate weaken(2)
ac_mirror | Mirror Knight | Chevalier-miroir | Spiegelritter | 2 | greater | 3 | 3 | 0 | permanent ward; immediate repel(2)
ac_mindbinder | Mindbinder | Lie-esprit | Geistbinder | 2 | tactical | 3 | 3 | 0 | immediate silence; delayed lure
ac_scholar | Ley Scholar | Érudite des lignes | Leygelehrte | 2 | tactical | 3 | 2 | 0 | immediate draw(2); aftermath untap
ac_selys | Archon Selys | Archonte Selys | Archontin Selys | 1 | champion | 5 | 5 | 1 | permanent ward; permanent dread(1); immediate silence
ac_veyra | Veyra Riftwalker | Veyra Passe-failles | Veyra Rissgängerin | 1 | champion | 5 | 5 | 1 | permanent ward; immediate draw(1); delayed move(ally)
ac_ozmund | Ozmund the Prism | Ozmund le Prisme | Ozmund das Prisma | 1 | champion | 5 | 5 | 1 | immediate attune; delayed repel(4)
ac_star | The Unwritten Star | L’Étoile non écrite | Der Ungeschriebene Stern | 1 | immortal | 6 | 6 | 2 | permanent immortal; permanent ward; delayed weaken(2)
ac_keeper | Keeper of the Ninth Gate | Gardienne de la neuvième porte | Hüterin des Neunten Tores | 1 | immortal | 6 | 6 | 2 | permanent immortal; permanent quell(immediate); delayed lure
"""
CARAVAN: Final = """
fc_drover | Drover | Convoyeur | Viehtreiber | 8 | basic | 1 | 1 | 0 | aftermath forage(1) if won
fc_outrider | Outrider | Éclaireuse montée | Vorreiterin | 3 | warrior | 2 | 2 | 0 | permanent might(1) if multi; aftermath retreat if lost
fc_guard | Spice Guard | Garde des épices | Gewürzwächter | 3 | warrior | 2 | 2 | 0 | permanent might(1) if outnumbered; aftermath plunder(2) if won
fc_warwagon | War Wagon | Chariot de guerre | Kriegswagen | 2 | greater | 3 | 4 | 0 | aftermath rescue
fc_handler | Beast Handler | Meneuse de bêtes | Bestienführerin | 2 | greater | 3 | 3 | 0 | permanent tenacious; permanent might(2) if kin_beast
fc_pathfinder | Pathfinder | Ouvreur de voies | Pfadfinderin | 2 | tactical | 3 | 2 | 0 | immediate muster(2); delayed move(ally)
fc_saboteur | Night Saboteur | Saboteuse nocturne | Nachtsaboteur | 2 | tactical | 3 | 2 | 0 | immediate harry(1); delayed doom(5)
fc_ysolde | Captain Ysolde Farroad | Capitaine Ysolde Longueroute | Hauptfrau Ysolde Weitweg | 1 | champion | 5 | 5 | 1 | permanent lead(1); aftermath forage(2) if won
fc_bahram | Bahram the Toll-Taker | Bahram le Péager | Bahram der Zöllner | 1 | champion | 5 | 6 | 1 | immediate harry(1); aftermath plunder(3) if won
fc_tamar | Nine-Knives Tamar | Tamar aux Neuf Lames | Tamar Neunklinge | 1 | champion | 5 | 4 | 1 | permanent ward; immediate destroy(5); aftermath retreat if lost
fc_oracle | The Wandering Oracle | L’Oracle errant | Das Wandernde Orakel | 1 | immortal | 6 | 5 | 2 | permanent immortal; immediate draw(2); delayed move(self)
fc_behemoth | Sandglass Behemoth | Béhémoth du sablier | Sanduhr-Behemoth | 1 | immortal | 6 | 6 | 2 | permanent immortal; permanent might(2) if kin_beast; reaction(ally_played) boost(1)
"""
UNITS: Final = {
    "fangmoor": FANGMOOR,
    "verdant": VERDANT,
    "deepforge": DEEPFORGE,
    "astral": ASTRAL,
    "caravan": CARAVAN,
}
"""The units of each faction."""
CENTRAL: Final = """
cb_boar | Moss Boar | Sanglier moussu | Moos-Eber | 2 | beast | 2 plants | 2 | 0 | permanent tenacious; permanent might(1) if wild
cb_wolf | Ridge Wolf | Loup des crêtes | Gratwolf | 2 | beast | 2 meat | 2 | 0 | reaction(ally_played) boost(1)
cb_bear | Cave Bear | Ours des cavernes | Höhlenbär | 2 | beast | 2 meat + 1 any | 4 | 0 | reaction(self_destroyed) destroy(3)
cb_roc | Glasswing Roc | Roc aile-de-verre | Glasschwingen-Roch | 2 | beast | 2 meat + 1 any | 3 | 0 | reaction(enemy_destroyed) draw(1); delayed move(self)
cb_tortoise | Ore-Shell Tortoise | Tortue à carapace d’airain | Erzpanzerschildkröte | 2 | beast | 2 ores + 1 any | 3 | 0 | permanent guardian; permanent tenacious; permanent might(1) if defending
cb_serpent | Mist Serpent | Serpent des brumes | Nebelschlange | 2 | beast | 2 mana + 1 any | 3 | 0 | permanent ward; immediate repel(3)
cb_aurochs | Thunder Aurochs | Aurochs du tonnerre | Donner-Auerochse | 2 | beast | 3 plants + 1 any | 5 | 0 | permanent might(1) if attacking
cb_drake | Elder Drake | Drac ancien | Uralter Drache | 2 | beast | 3 mana + 2 any | 6 | 1 | immediate destroy(3)
ct_ridge | High Ridge | Haute crête | Hoher Grat | 2 | terrain | 1 ores + 1 any | 1 | 0 | permanent rooted; permanent lead(1)
ct_bramble | Bramble Maze | Dédale de ronces | Brombeerlabyrinth | 2 | terrain | 2 plants + 1 any | 3 | 0 | permanent rooted; permanent dread(1)
ct_rockslide | Rockslide | Éboulement | Steinschlag | 2 | terrain | 2 ores | 2 | 0 | permanent rooted; permanent doomed; immediate destroy(5)
ct_spring | Ley Spring | Source tellurique | Leyquelle | 2 | terrain | 2 mana | 0 | 0 | permanent rooted; immediate draw(2); aftermath untap
ct_quicksand | Quicksand | Sables mouvants | Treibsand | 2 | terrain | 1 plants + 1 any | 1 | 0 | permanent rooted; immediate doom(6)
ct_tower | Old Watchtower | Vieille tour de guet | Alter Wachturm | 2 | terrain | 3 ores | 3 | 0 | permanent rooted; permanent might(2) if defending; reaction(enemy_played) boost(1)
"""
CRYSTALS: Final = """
crystal_1 | Mana Shard | Éclat de mana | Manasplitter | 1 | 2
crystal_2 | Mana Crystal | Cristal de mana | Manakristall | 2 | 4
crystal_3 | Mana Heartstone | Cœur de mana | Manaherz | 3 | 7
"""
TERRITORIES: Final = """
t_antelope_flats | Antelope Flats | Plaine aux antilopes | Antilopenebene | 1 | meat | 1 | 1 meat | 0 | 1
t_boar_hollow | Boar Hollow | Combe aux sangliers | Eberkuhle | 1 | meat | 2 | 1 meat | 1 | 1
t_herd_crossing | Herd Crossing | Gué des troupeaux | Herdenfurt | 1 | meat | 3 | 2 meat | 0 | 1
t_salt_lick | Salt Lick | Pierre à sel | Salzlecke | 1 | meat | 4 | 1 meat + 1 ores | 0 | 1
t_berry_slopes | Berry Slopes | Coteaux à baies | Beerenhänge | 1 | plants | 1 | 1 plants | 0 | 1
t_fern_gully | Fern Gully | Ravin aux fougères | Farnschlucht | 1 | plants | 2 | 1 plants | 1 | 1
t_wild_orchard | Wild Orchard | Verger sauvage | Wilder Obsthain | 1 | plants | 3 | 2 plants | 0 | 1
t_marsh_gardens | Marsh Gardens | Jardins du marais | Sumpfgärten | 1 | plants | 4 | 1 plants + 1 meat | 0 | 1
t_pebble_ford | Pebble Ford | Gué aux galets | Kieselfurt | 1 | ores | 1 | 1 ores | 0 | 1
t_copper_scree | Copper Scree | Éboulis de cuivre | Kupfergeröll | 1 | ores | 2 | 1 ores | 1 | 1
t_tin_quarry | Tin Quarry | Carrière d’étain | Zinnbruch | 1 | ores | 3 | 2 ores | 0 | 1
t_mossy_mine | Mossy Mine | Mine moussue | Moosmine | 1 | ores | 4 | 1 ores + 1 plants | 0 | 1
t_whisper_pool | Whisper Pool | Mare aux murmures | Flüsterteich | 1 | mana | 1 | 1 mana | 0 | 1
t_standing_stones | Standing Stones | Pierres levées | Stehende Steine | 1 | mana | 2 | 1 mana | 1 | 1
t_moonlit_glade | Moonlit Glade | Clairière de lune | Mondlichtung | 1 | mana | 3 | 2 mana | 0 | 1
t_humming_cave | Humming Cave | Grotte bourdonnante | Summende Höhle | 1 | mana | 4 | 1 mana + 1 ores | 0 | 1
t_mammoth_steppe | Mammoth Steppe | Steppe aux mammouths | Mammutsteppe | 2 | meat | 7 | 2 meat | 0 | 2
t_hunters_pass | Hunters’ Pass | Col des chasseurs | Jägerpass | 2 | meat | 8 | 1 meat + 1 plants | 1 | 3
t_giant_grove | Giant Grove | Futaie des géants | Riesenhain | 2 | plants | 7 | 2 plants | 0 | 2
t_terrace_ruins | Terrace Ruins | Terrasses en ruine | Terrassenruinen | 2 | plants | 8 | 1 plants + 1 ores | 1 | 3
t_iron_canyon | Iron Canyon | Canyon de fer | Eisenschlucht | 2 | ores | 7 | 2 ores | 0 | 2
t_lost_foundry | Lost Foundry | Fonderie perdue | Verlorene Gießerei | 2 | ores | 8 | 1 ores + 1 meat | 1 | 3
t_geyser_field | Geyser Field | Champ de geysers | Geysirfeld | 2 | mana | 7 | 3 mana | 0 | 2
t_floating_isle | Floating Isle | Île flottante | Schwebende Insel | 2 | mana | 8 | 2 mana + 1 plants | 1 | 3
t_bone_cathedral | Bone Cathedral | Cathédrale d’os | Knochenkathedrale | 3 | meat | 12 | 2 meat + 1 ores | 2 | 5
t_world_tree | The World Tree | L’Arbre-monde | Der Weltenbaum | 3 | plants | 12 | 2 plants + 1 meat | 2 | 5
t_heart_mountain | Heart of the Mountain | Cœur de la montagne | Herz des Berges | 3 | ores | 12 | 2 ores + 1 plants | 2 | 5
t_sky_nexus | Sky Nexus | Nexus céleste | Himmelsnexus | 3 | mana | 12 | 4 mana | 2 | 5
"""
FACTIONS: Final = """
fangmoor | portal_fangmoor | The Maw Gate | La Porte-gueule | Das Schlundtor | meat
verdant | portal_verdant | The Bower Arch | L’Arche de ramure | Der Laubbogen | plants
deepforge | portal_deepforge | The Anvil Door | La Porte-enclume | Die Ambosspforte | ores
astral | portal_astral | The Starlit Rift | La Faille étoilée | Der Sternenriss | mana
caravan | portal_caravan | The Milestone Ring | Le Cercle des bornes | Der Meilensteinring | mixed
"""
