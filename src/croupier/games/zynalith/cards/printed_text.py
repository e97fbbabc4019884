# ruff: noqa: E501  # a design is one line, as in the rulebook
"""The designs of Zynalith as printed, one line each; `effects/reading.py` says how a text is written.

Creatures: id, names (English, French, German), copies, kind, cost in silver, INIT ATK DEF HP, victory points, text.
All others: id, names, copies, cost, victory points, text; counters and events have no points, events no cost. Spells
and counters cost zynalith, the others silver.
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
oath_lancer | Oath Lancer | Lancière du serment | Eidlanzenreiterin | 1 | Kin | 10 | 6 4 0 4 | 0 | Instant: charge
quarry_captain | Quarry Captain | Capitaine des carrières | Steinbruchhauptmann | 1 | Kin | 10 | 4 3 0 5 | 1 | Passive: aura ATK 1 construct
night_collector | Night Collector | Encaisseuse nocturne | Nachteintreiberin | 1 | Kin | 6 | 5 2 0 3 | 0 | Combat: steal silver 1
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
den_mother | Den Mother | Mère de la tanière | Rudelmutter | 1 | Beast | 10 | 3 3 0 6 | 1 | Passive: aura ATK 1 beast
ash_hound | Ash Hound | Limier de cendre | Aschenhund | 1 | Beast | 3 | 4 2 0 1 | 0 | Death: hit hero 2 enemy
vault_serpent | Vault Serpent | Serpent des caveaux | Gewölbeschlange | 1 | Beast | 9 | 5 3 0 4 | 1 | Greed: give ATK 1 self lasting
elder_bear | Elder Bear | Vieil ours | Uralter Bär | 1 | Beast | 12 | 1 5 1 7 | 1 | Combat: heal creature 1 self
crimson_bat | Crimson Bat | Chauve-souris pourpre | Purpurfledermaus | 1 | Beast | 8 | 7 3 0 3 | 0 | Leech / Pierce
vale_tyrant | Vale Tyrant | Tyran du val | Taltyrann | 1 | Beast | 14 | 4 6 0 4 | 0 | Combat: charge
candle_wisp | Candle Wisp | Feu follet | Irrlicht | 2 | Spirit | 0 | 5 0 0 1 | 0 | -
echo_child | Echo Child | Enfant de l’écho | Echokind | 1 | Spirit | 2 | 3 1 0 2 | 0 | Spell: heal hero 1
mist_maiden | Mist Maiden | Dame de brume | Nebelfrau | 1 | Spirit | 5 | 6 1 0 3 | 0 | Instant: shove defence
mourning_veil | Mourning Veil | Voile de deuil | Trauerschleier | 1 | Spirit | 4 | 2 1 0 4 | 0 | Mourning: heal hero 1
storm_herald | Storm Herald | Héraut d’orage | Sturmherold | 1 | Spirit | 6 | 7 2 0 3 | 0 | Event: hit hero 1 all
hollow_king | Hollow King | Roi creux | Hohler König | 1 | Spirit | 9 | 3 3 0 4 | 2 | Death: steal zyn 1
choir_of_glass | Choir of Glass | Chœur de verre | Glaschor | 1 | Spirit | 8 | 2 1 0 6 | 1 | Game End: zyn 2
rift_oracle | Rift Oracle | Oracle de la faille | Rissorakel | 1 | Spirit | 7 | 4 1 0 5 | 0 | Passive: cheaper spell 1
pale_archer | Pale Archer | Archère pâle | Bleiche Schützin | 1 | Spirit | 8 | 6 3 0 4 | 0 | Combat: hit hero 1 enemy
soul_ferryman | Soul Ferryman | Passeur d’âmes | Seelenfährmann | 1 | Spirit | 10 | 3 3 0 5 | 1 | Mourning [1/round]: zyn 1
aurora_stag | Aurora Stag | Cerf d’aurore | Polarlichthirsch | 1 | Spirit | 12 | 8 3 0 3 | 3 | Instant: heal hero 3
dawn_sovereign | Dawn Sovereign | Souveraine de l’aube | Herrscherin der Morgenröte | 1 | Spirit | 15 | 6 6 1 4 | 1 | Passive: overheal 10 / Combat: heal hero 2
scrap_imp | Scrap Imp | Diablotin de ferraille | Schrottkobold | 1 | Construct | 2 | 1 2 0 2 | 0 | -
clay_sentry | Clay Sentry | Sentinelle d’argile | Lehmwache | 2 | Construct | 3 | 0 0 2 4 | 0 | -
rivet_ox | Rivet Ox | Bœuf riveté | Nietenochse | 1 | Construct | 5 | 1 2 1 4 | 0 | Equipment: silver 1
bell_automaton | Bell Automaton | Automate carillonneur | Glockenautomat | 1 | Construct | 3 | 3 1 0 3 | 0 | Instant: ward 2
crystal_mill | Crystal Mill | Moulin à cristal | Kristallmühle | 1 | Construct | 7 | 0 0 1 4 | 1 | Passive: wage 1 / Game End: zyn 1
wall_golem | Wall Golem | Golem rempart | Mauergolem | 1 | Construct | 9 | 0 1 3 5 | 1 | Passive: guard 1 / Defence: silver 1
forge_titan | Forge Titan | Titan de la forge | Schmiedetitan | 1 | Construct | 12 | 1 5 1 6 | 1 | Equipment [own]: give ATK 1 self lasting
mirror_guard | Mirror Guard | Garde-miroir | Spiegelwache | 1 | Construct | 8 | 2 2 2 4 | 0 | Defence: hit hero 2 actor
hoard_engine | Hoard Engine | Machine à butin | Hortmaschine | 1 | Construct | 9 | 2 3 1 4 | 1 | Passive: swell ATK 1
salvage_crane | Salvage Crane | Grue de récupération | Bergekran | 1 | Construct | 6 | 2 2 1 5 | 0 | Passive: salvage
clockwork_judge | Clockwork Judge | Juge mécanique | Uhrwerkrichter | 1 | Construct | 10 | 4 4 0 5 | 1 | Property: hit creature 1 enemy
zynalith_colossus | Zynalith Colossus | Colosse de zynalithe | Zynalithkoloss | 1 | Construct | 15 | 0 7 2 7 | 1 | -
"""

FACELESS: Final = """
faceless_warrior | Faceless Warrior | Guerrier sans visage | Gesichtsloser Krieger | 2 | Kin | 15 | 0 0 0 1 | 1 | -
"""

PROPERTIES: Final = """
fleet_footed | Fleet-Footed | Pied léger | Leichtfüßig | 1 | 1 | 0 | Passive: bonus INIT 3
heavy_boned | Heavy-Boned | Ossature lourde | Schwerknochig | 1 | 2 | 0 | Passive: bonus HP 4; bonus INIT -1
wild_hearted | Wild-Hearted | Cœur sauvage | Wildherzig | 1 | 2 | 0 | Passive: bonus ATK 1
stone_skinned | Stone-Skinned | Peau de pierre | Steinhäutig | 1 | 2 | 0 | Passive: bonus DEF 1
bloodthirsty | Bloodthirsty | Soif de sang | Blutdürstig | 1 | 2 | 0 | Leech
gate_breaker | Gate-Breaker | Brise-porte | Torbrecher | 1 | 4 | 0 | Passive: bonus ATK 1 / Pierce
noble_born | Noble-Born | Haute naissance | Hochgeboren | 1 | 6 | 2 | -
vengeful | Vengeful | Rancune | Rachsüchtig | 1 | 2 | 0 | Death: hit hero 3 enemy
bereaved | Bereaved | Chagrin | Hinterblieben | 1 | 3 | 0 | Mourning [own, 1/round]: give ATK 1 self lasting
watchful | Watchful | Vigilance | Wachsam | 1 | 2 | 0 | Passive: guard 1
miserly | Miserly | Avarice | Geizig | 1 | 2 | 0 | Greed: silver 2
omen_touched | Omen-Touched | Marque de l’augure | Vom Omen gezeichnet | 1 | 4 | 0 | Event [1/round]: zyn 1
headlong | Headlong | Impétuosité | Ungestüm | 1 | 8 | 0 | Combat: charge
elusive | Elusive | Hors d’atteinte | Ungreifbar | 1 | 2 | 0 | Passive: untouchable; bonus INIT 1
glorious | Glorious | Gloire | Ruhmreich | 1 | 5 | 0 | Passive: bounty 1
spell_hungry | Spell-Hungry | Faim de sorts | Zauberhungrig | 1 | 3 | 0 | Spell: give HP 1 self lasting
"""

SPELLS: Final = """
spark_volley | Spark Volley | Volée d’étincelles | Funkensalve | 1 | 1 | 0 | Instant: hit creature 3 enemy
ember_lance | Ember Lance | Lance de braise | Glutlanze | 1 | 1 | 0 | Instant: hit hero 4 enemy
mending_song | Mending Song | Chant réparateur | Heilgesang | 1 | 1 | 0 | Instant: heal hero 5
knit_flesh | Knit Flesh | Suture | Wundnaht | 1 | 1 | 0 | Instant: heal creature 2 each-own
battle_hymn | Battle Hymn | Hymne de guerre | Schlachthymne | 1 | 1 | 0 | Instant: give ATK 1 each-own round
iron_breath | Iron Breath | Souffle de fer | Eisenatem | 1 | 1 | 0 | Instant: give DEF 1 each-own round
haste_rune | Haste Rune | Rune de hâte | Eilrune | 1 | 1 | 0 | Instant: give INIT 3 self lasting; give ATK 2 self round
first_blood | First Blood | Premier sang | Erstes Blut | 1 | 2 | 0 | Instant: give ATK 2 self round; charge
coin_alchemy | Coin Alchemy | Alchimie monétaire | Münzalchemie | 1 | 1 | 0 | Instant: silver 5
far_sight | Far Sight | Vision lointaine | Fernsicht | 1 | 1 | 0 | Instant: draw creature 1; draw extra 2
shoving_wind | Shoving Wind | Bourrasque | Schubwind | 1 | 1 | 0 | Instant: shove defence; hit hero 1 enemy
drag_forth | Drag Forth | Traîner au grand jour | Hervorzerren | 1 | 1 | 0 | Instant: shove attack; hit creature 2 enemy
blood_pact | Blood Pact | Pacte de sang | Blutpakt | 1 | 2 | 0 | Instant: hit hero 5 enemy leech
piercing_star | Piercing Star | Étoile perçante | Stechender Stern | 1 | 2 | 0 | Instant: hit hero 6 enemy pierce
crystal_theft | Crystal Theft | Vol de cristal | Kristalldiebstahl | 1 | 2 | 0 | Instant: steal zyn 2
writ_of_seizure | Writ of Seizure | Mandat de saisie | Pfändungsbrief | 1 | 2 | 0 | Instant: steal silver 6
unmaking | Unmaking | Annihilation | Auslöschung | 1 | 2 | 0 | Instant: destroy 7 enemy
doomfall | Doomfall | Chute fatale | Verhängnis | 1 | 4 | 0 | Instant: destroy 15 enemy; hit hero 3 enemy
rain_of_glass | Rain of Glass | Pluie de verre | Glasregen | 1 | 3 | 0 | Instant: hit creature 2 all
sundered_ranks | Sundered Ranks | Rangs rompus | Gesprengte Reihen | 1 | 4 | 0 | Instant: hit creature 3 all; ward 2
wrath_of_the_vale | Wrath of the Vale | Colère du val | Zorn des Tals | 1 | 5 | 0 | Instant: hit hero 5 all pierce
second_dawn | Second Dawn | Seconde aurore | Zweite Morgenröte | 1 | 4 | 0 | Instant: heal hero 10; heal creature 3 each-own
night_of_fangs | Night of Fangs | Nuit des crocs | Nacht der Fänge | 1 | 2 | 0 | Instant: grant leech round; give ATK 2 self round
bound_flame | Bound Flame | Flamme liée | Gebundene Flamme | 1 | 2 | 0 | Combat: hit creature 1 line
death_curse | Death Curse | Malédiction mortelle | Todesfluch | 1 | 1 | 0 | Death: hit creature 4 enemy
requiem | Requiem | Requiem | Requiem | 1 | 2 | 0 | Mourning: heal hero 2
crystal_seed | Crystal Seed | Graine de cristal | Kristallsaat | 1 | 3 | 0 | Game End: zyn 5
rune_of_return | Rune of Return | Rune du retour | Rückkehrrune | 1 | 2 | 0 | Spell [1/round]: zyn 1
storm_mark | Storm Mark | Marque d’orage | Sturmmal | 1 | 2 | 0 | Event: hit hero 2 all
living_totem | Living Totem | Totem vivant | Lebendes Totem | 1 | 1 | 0 | Property: heal hero 2
"""

EQUIPMENT: Final = """
notched_blade | Notched Blade | Lame ébréchée | Schartige Klinge | 1 | 2 | 0 | Passive: bonus ATK 1
long_spear | Long Spear | Longue lance | Langspeer | 1 | 5 | 0 | Passive: bonus ATK 2
giant_cleaver | Giant Cleaver | Fendoir géant | Riesenspalter | 1 | 7 | 0 | Passive: bonus ATK 3; bonus INIT -2
padded_coat | Padded Coat | Manteau rembourré | Wattierter Rock | 1 | 2 | 0 | Passive: bonus HP 3
ring_mail | Ring Mail | Cotte d’anneaux | Ringpanzer | 1 | 3 | 0 | Passive: bonus DEF 1; bonus HP 1
tower_shield | Tower Shield | Pavois | Turmschild | 1 | 4 | 0 | Passive: bonus DEF 2; bonus INIT -2
crystal_plate | Crystal Plate | Harnois de cristal | Kristallharnisch | 1 | 8 | 1 | Passive: bonus DEF 2; bonus HP 3
feather_boots | Feather Boots | Bottes de plume | Federstiefel | 1 | 1 | 0 | Passive: bonus INIT 2
racing_harness | Racing Harness | Harnais de course | Renngeschirr | 1 | 3 | 0 | Passive: bonus INIT 3; bonus ATK 1
bone_helm | Bone Helm | Heaume d’os | Knochenhelm | 1 | 2 | 0 | Passive: bonus HP 2; bonus INIT 1
war_banner | War Banner | Bannière de guerre | Kriegsbanner | 1 | 8 | 0 | Passive: aura ATK 1 any
marching_drum | Marching Drum | Tambour de marche | Marschtrommel | 1 | 4 | 0 | Instant: give ATK 1 each-own round; give INIT 1 each-own round
leech_dagger | Leech Dagger | Dague sangsue | Egeldolch | 1 | 4 | 0 | Passive: bonus ATK 1 / Leech
breach_hammer | Breach Hammer | Marteau de brèche | Brechhammer | 1 | 4 | 0 | Passive: bonus ATK 1 / Pierce
spurs_of_rage | Spurs of Rage | Éperons de rage | Sporen der Wut | 1 | 5 | 0 | Instant: charge
spiked_collar | Spiked Collar | Collier à pointes | Stachelhalsband | 1 | 3 | 0 | Defence: hit hero 2 actor
gate_shield | Gate Shield | Bouclier-porte | Torschild | 1 | 4 | 0 | Passive: guard 2
merchants_scale | Merchant’s Scale | Balance du marchand | Händlerwaage | 1 | 4 | 0 | Passive: cheaper equipment 1; cheaper property 1
tithe_box | Tithe Box | Tronc des dîmes | Zehntkasten | 1 | 5 | 0 | Passive: wage 2
treasure_map | Treasure Map | Carte au trésor | Schatzkarte | 1 | 6 | 0 | Game End: zyn 1; silver 10
heirloom_crown | Heirloom Crown | Couronne ancestrale | Erbkrone | 1 | 12 | 4 | -
meteor_maul | Meteor Maul | Masse de météore | Meteorkeule | 1 | 12 | 0 | Passive: bonus ATK 4; bonus HP 2 / Pierce
mourners_bell | Mourner’s Bell | Glas des pleureurs | Totenglöckchen | 1 | 3 | 0 | Mourning: silver 1
omen_lens | Omen Lens | Lentille d’augure | Omenlinse | 1 | 3 | 0 | Event: draw extra 1
scribes_satchel | Scribe’s Satchel | Sacoche du scribe | Schreibertasche | 1 | 3 | 0 | Property [own]: silver 2
smiths_belt | Smith’s Belt | Ceinture du forgeron | Schmiedegürtel | 1 | 3 | 0 | Equipment: heal creature 1 self; ward 1
spell_battery | Spell Battery | Pile à sorts | Zauberspeicher | 1 | 4 | 0 | Spell: give ATK 1 self round
misers_ring | Miser’s Ring | Anneau de l’avare | Ring des Geizigen | 1 | 4 | 0 | Greed [1/round]: zyn 1
powder_keg | Powder Keg | Baril de poudre | Pulverfass | 1 | 3 | 0 | Death: hit creature 2 all
lifeblood_amulet | Lifeblood Amulet | Amulette de sève | Lebenssaftamulett | 1 | 5 | 0 | Passive: overheal 10 / Instant: heal hero 6
"""

COUNTERS: Final = """
denial | Denial | Refus | Widerspruch | 2 | 2 | Answers play-extra: negate
barred_gate | Barred Gate | Porte barrée | Verriegeltes Tor | 2 | 2 | Answers play-creature: negate
quick_fingers | Quick Fingers | Doigts agiles | Flinke Finger | 2 | 1 | Answers take-display: seize
grave_tithe | Grave Tithe | Dîme funéraire | Grabzehnt | 2 | 1 | Answers banish: divert
ember_ward | Ember Ward | Garde de braise | Glutschild | 2 | 1 | Answers any: ward 2; heal hero 3
sudden_call | Sudden Call | Appel soudain | Jäher Ruf | 2 | 2 | Answers any: rouse
"""

CREATURE_EVENTS: Final = """
blood_moon | Blood Moon | Lune de sang | Blutmond | 1 | hit creature 1 everyone
great_stampede | Great Stampede | Grande ruée | Große Stampede | 1 | hit hero 2 everyone
spring_thaw | Spring Thaw | Dégel | Tauwetter | 1 | heal creature 2 everyone
battle_fever | Battle Fever | Fièvre guerrière | Kampffieber | 1 | give ATK 1 everyone round
creeping_fog | Creeping Fog | Brouillard rampant | Kriechnebel | 1 | give ATK -1 everyone round
culling | The Culling | L’Élagage | Die Auslese | 1 | destroy 2 everyone
sudden_herd | Sudden Herd | Troupeau soudain | Plötzliche Herde | 1 | draw creature 1 everyone
"""

EXTRA_EVENTS: Final = """
crystal_rain | Crystal Rain | Pluie de cristaux | Kristallregen | 1 | zyn 1 everyone
market_day | Market Day | Jour de marché | Markttag | 1 | silver 3 everyone
toll_riders | Toll Riders | Cavaliers du péage | Zollreiter | 1 | lose silver 3
shattering | The Shattering | L’Éclatement | Die Zersplitterung | 1 | lose zyn 1
pilfering_night | Pilfering Night | Nuit des larcins | Diebesnacht | 1 | discard 1
warm_springs | Warm Springs | Sources chaudes | Warme Quellen | 1 | heal hero 3 everyone
caravan | Caravan | La Caravane | Die Karawane | 1 | redraw creature
"""
