# ruff: noqa: E501  # a design is one line, as in the rulebook
"""The creatures, as printed: 54 designs and the Faceless Warrior of its variant.

One line a design: id, names (English, French, German), copies, kind, cost in silver, INIT ATK DEF HP, victory
points, text. `language.py` says how a text is written.
"""

from typing import Final

CREATURES: Final = """
vale_runner | Vale Runner | Coureuse du val | Talläuferin | 2 | Kin | 2 | 6 1 0 2 | 0 | -
toll_keeper | Toll Keeper | Péagère | Zöllnerin | 1 | Kin | 5 | 2 1 1 3 | 0 | Passive: wage 1
shard_squire | Shard Squire | Écuyer aux éclats | Splitterknappe | 2 | Kin | 4 | 3 3 0 2 | 0 | -
lamp_widow | Lamp Widow | Veuve à la lanterne | Laternenwitwe | 1 | Kin | 6 | 2 2 0 4 | 0 | Mourning [own, 1/round]: zyn 1
field_surgeon | Field Surgeon | Chirurgienne de camp | Feldscherin | 1 | Kin | 5 | 4 1 1 4 | 0 | Instant: heal creature 3 own
bridge_warden | Bridge Warden | Gardien du pont | Brückenwart | 1 | Kin | 5 | 1 1 1 5 | 0 | Passive: guard 1
gilded_broker | Gilded Broker | Courtier doré | Vergoldeter Makler | 1 | Kin | 7 | 3 2 0 5 | 1 | Greed: silver 2
oath_lancer | Oath Lancer | Lancière jurée | Eidlanze | 1 | Kin | 10 | 6 4 0 4 | 0 | Instant: charge
quarry_captain | Quarry Captain | Capitaine des carrières | Steinbruchhauptmann | 1 | Kin | 10 | 4 3 0 5 | 1 | Passive: aura ATK 1 Construct
night_collector | Night Collector | Encaisseuse nocturne | Nachteintreiberin | 1 | Kin | 6 | 5 2 0 3 | 0 | Combat: steal silver 1 enemy
spellwright | Spellwright | Tisseuse de sorts | Zauberwirkerin | 1 | Kin | 4 | 3 1 0 4 | 0 | Spell: silver 1
harness_maker | Harness Maker | Bourrelier | Geschirrmacher | 1 | Kin | 4 | 2 1 0 4 | 0 | Passive: cheaper equipment 2
duel_mistress | Duel Mistress | Maîtresse d’armes | Duellmeisterin | 1 | Kin | 11 | 7 5 0 3 | 0 | Passive: bounty 1
siege_marshal | Siege Marshal | Maréchal de siège | Belagerungsmarschall | 1 | Kin | 13 | 3 6 1 5 | 1 | Pierce
crown_claimant | Crown Claimant | Prétendante au trône | Thronanwärterin | 1 | Kin | 11 | 4 2 1 3 | 4 | -
beggar_prophet | Beggar Prophet | Prophète mendiant | Bettelprophet | 2 | Kin | 1 | 1 0 0 3 | 0 | Event: silver 1
marsh_pup | Marsh Pup | Chiot des marais | Sumpfwelpe | 2 | Beast | 1 | 4 1 0 1 | 0 | -
reed_viper | Reed Viper | Vipère des roseaux | Schilfviper | 1 | Beast | 5 | 7 1 0 3 | 0 | Combat: hit creature 1 line
moss_boar | Moss Boar | Sanglier moussu | Mooskeiler | 1 | Beast | 5 | 2 2 0 5 | 0 | Property: give HP 1 self lasting
bloated_tick | Bloated Tick | Tique repue | Vollgesogene Zecke | 1 | Beast | 4 | 3 2 0 3 | 0 | Leech
grave_jackal | Grave Jackal | Chacal des tombes | Grabschakal | 1 | Beast | 7 | 4 3 0 4 | 0 | Mourning [1/round]: give ATK 1 self lasting
thornback | Thornback | Dos-d’épines | Dornrücken | 1 | Beast | 6 | 1 1 2 4 | 0 | Defence: hit hero 1 actor
cliff_ram | Cliff Ram | Bélier des falaises | Klippenwidder | 1 | Beast | 9 | 4 4 0 3 | 0 | Instant: charge
sky_ray | Sky Ray | Raie céleste | Himmelsrochen | 1 | Beast | 7 | 8 2 0 3 | 1 | Passive: untouchable
den_mother | Den Mother | Mère de la tanière | Rudelmutter | 1 | Beast | 10 | 3 3 0 6 | 1 | Passive: aura ATK 1 Beast
ash_hound | Ash Hound | Limier de cendre | Aschenhund | 1 | Beast | 3 | 4 2 0 1 | 0 | Death: hit hero 2 enemy
vault_serpent | Vault Serpent | Serpent des caveaux | Gewölbeschlange | 1 | Beast | 9 | 5 3 0 4 | 1 | Greed: give ATK 1 self lasting
elder_bear | Elder Bear | Vieil ours | Altbär | 1 | Beast | 12 | 1 5 1 7 | 1 | Combat: heal creature 1 self
crimson_bat | Crimson Bat | Chauve-souris pourpre | Purpurfledermaus | 1 | Beast | 8 | 7 3 0 3 | 0 | Leech / Pierce
vale_tyrant | Vale Tyrant | Tyran du val | Taltyrann | 1 | Beast | 14 | 4 6 0 4 | 0 | Combat: charge
candle_wisp | Candle Wisp | Feu follet | Irrlicht | 2 | Spirit | 0 | 5 0 0 1 | 0 | -
echo_child | Echo Child | Enfant de l’écho | Echokind | 1 | Spirit | 2 | 3 1 0 2 | 0 | Spell: heal hero 1
mist_maiden | Mist Maiden | Dame de brume | Nebelfrau | 1 | Spirit | 5 | 6 1 0 3 | 0 | Instant: shove defence enemy
mourning_veil | Mourning Veil | Voile de deuil | Trauerschleier | 1 | Spirit | 4 | 2 1 0 4 | 0 | Mourning: heal hero 1
storm_herald | Storm Herald | Héraut d’orage | Sturmherold | 1 | Spirit | 6 | 7 2 0 3 | 0 | Event: hit hero 1 all
hollow_king | Hollow King | Roi creux | Hohler König | 1 | Spirit | 9 | 3 3 0 4 | 2 | Death: steal zyn 1 enemy
choir_of_glass | Choir of Glass | Chœur de verre | Glaschor | 1 | Spirit | 8 | 2 1 0 6 | 1 | Game End: zyn 2
rift_oracle | Rift Oracle | Oracle de la faille | Rissorakel | 1 | Spirit | 7 | 4 1 0 5 | 0 | Passive: cheaper spell 1
pale_archer | Pale Archer | Archère pâle | Bleiche Schützin | 1 | Spirit | 8 | 6 3 0 4 | 0 | Combat: hit hero 1 enemy
soul_ferryman | Soul Ferryman | Passeur d’âmes | Seelenfährmann | 1 | Spirit | 10 | 3 3 0 5 | 1 | Mourning [1/round]: zyn 1
aurora_stag | Aurora Stag | Cerf d’aurore | Polarlichthirsch | 1 | Spirit | 12 | 8 3 0 3 | 3 | Instant: heal hero 3
dawn_sovereign | Dawn Sovereign | Souveraine de l’aube | Herrscherin der Frühe | 1 | Spirit | 15 | 6 6 1 4 | 1 | Passive: overheal 10 / Combat: heal hero 2
scrap_imp | Scrap Imp | Diablotin de ferraille | Schrottkobold | 1 | Construct | 2 | 1 2 0 2 | 0 | -
clay_sentry | Clay Sentry | Sentinelle d’argile | Lehmwache | 2 | Construct | 3 | 0 0 2 4 | 0 | -
rivet_ox | Rivet Ox | Bœuf riveté | Nietenochse | 1 | Construct | 5 | 1 2 1 4 | 0 | Equipment: silver 1
bell_automaton | Bell Automaton | Automate carillonneur | Glockenautomat | 1 | Construct | 3 | 3 1 0 3 | 0 | Instant: ward 2
crystal_mill | Crystal Mill | Moulin à cristal | Kristallmühle | 1 | Construct | 7 | 0 0 1 4 | 1 | Passive: wage 1 / Game End: zyn 1
wall_golem | Wall Golem | Golem rempart | Mauergolem | 1 | Construct | 9 | 0 1 3 5 | 1 | Passive: guard 1 / Defence: silver 1
forge_titan | Forge Titan | Titan de la forge | Schmiedetitan | 1 | Construct | 12 | 1 5 1 6 | 1 | Equipment [own]: give ATK 1 self lasting
mirror_guard | Mirror Guard | Garde-miroir | Spiegelwache | 1 | Construct | 8 | 2 2 2 4 | 0 | Defence: hit hero 2 actor
hoard_engine | Hoard Engine | Machine à butin | Hortmaschine | 1 | Construct | 9 | 2 3 1 4 | 1 | Passive: swell ATK 1 attached
salvage_crane | Salvage Crane | Grue de récupération | Bergekran | 1 | Construct | 6 | 2 2 1 5 | 0 | Passive: salvage
clockwork_judge | Clockwork Judge | Juge mécanique | Uhrwerkrichter | 1 | Construct | 10 | 4 4 0 5 | 1 | Property: hit creature 1 enemy
zynalith_colossus | Zynalith Colossus | Colosse de zynalithe | Zynalithkoloss | 1 | Construct | 15 | 0 7 2 7 | 1 | -
"""

FACELESS: Final = """
faceless_warrior | Faceless Warrior | Guerrier sans visage | Gesichtsloser Krieger | 2 | Kin | 15 | 0 0 0 1 | 1 | -
"""
