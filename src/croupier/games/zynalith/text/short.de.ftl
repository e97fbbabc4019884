### Zynalith: was jede Karte tut, in wenigen Worten, wo ihr Satz keinen Platz hat (26 Zeichen angestrebt, höchstens 50)

## Wesen

short-toll_keeper = +1 Silber je Runde
short-lamp_widow = Tod (nur eigene): 1 Zynalith je Runde
short-field_surgeon = Sofort: Heile eines deiner Wesen um 3 HP
short-bridge_warden = Verteidigend: +1 Heldenverteidigung
short-gilded_broker = Jede teure Karte: +2 Silber
short-oath_lancer = Sofort: Sturmangriff, seine Linie kämpft
short-quarry_captain = Deine anderen Konstrukte: +1 ATK
short-night_collector = Kampf: Nimm einem Gegner 1 Silber weg
short-spellwright = Jeder Zauber: +1 Silber
short-harness_maker = Deine Ausrüstungen: 2 Silber weniger
short-duel_mistress = Linie gewonnen: 1 Zynalith mehr
short-siege_marshal = Durchschlag: übergeht Heldenverteidigung
short-beggar_prophet = Jedes Event: +1 Silber
short-reed_viper = Kampf: 1 Schaden an allen anderen der Linie
short-moss_boar = Jede Eigenschaft: +1 HP
short-bloated_tick = Blutsaugen: Schaden an Helden heilt deinen
short-grave_jackal = Jeder Tod: +1 ATK, einmal je Runde
short-thornback = Verteidigend: Wer dich trifft, erleidet 1 Schaden
short-cliff_ram = Sofort: Sturmangriff, seine Linie kämpft
short-sky_ray = Für Gegner kein Ziel
short-den_mother = Deine anderen Bestien: +1 ATK
short-ash_hound = Beim Tod: 2 Schaden an gegnerischem Helden
short-vault_serpent = Jede teure Karte: +1 ATK
short-elder_bear = Kampf: heilt sich um 1 HP
short-crimson_bat = Heilt deinen Helden, übergeht Heldenverteidigung
short-vale_tyrant = Kampf: Sturmangriff, die Linie kämpft erneut
short-echo_child = Jeder Zauber heilt deinen Helden um 1 HP
short-mist_maiden = Sofort: gegnerisches Wesen in Verteidigung
short-mourning_veil = Jeder Tod heilt deinen Helden um 1 HP
short-storm_herald = Jedes Event: 1 Schaden an gegnerischen Helden
short-hollow_king = Beim Tod: Nimm einem Gegner 1 Zynalith weg
short-choir_of_glass = Spielende: +2 Zynalith
short-rift_oracle = Deine Zauber: 1 Zynalith weniger
short-pale_archer = Kampf: 1 Schaden an gegnerischem Helden
short-soul_ferryman = Jeder Tod: 1 Zynalith je Runde
short-aurora_stag = Sofort: Heile deinen Helden um 3 HP
short-dawn_sovereign = Heldengrenze +10 HP, Kampf heilt ihn um 2 HP
short-rivet_ox = Jede Ausrüstung: +1 Silber
short-bell_automaton = Sofort: +2 Heldenverteidigung bis Rundenende
short-crystal_mill = Je Runde +1 Silber, Spielende: +1 Zynalith
short-wall_golem = Heldenverteidigung +1; je Treffer +1 Silber
short-forge_titan = Jede eigene Ausrüstung: +1 ATK
short-mirror_guard = Verteidigend: Wer dich trifft, erleidet 2 Schaden
short-hoard_engine = +1 ATK je angelegter Karte
short-salvage_crane = Rückerstattung: volle Kosten
short-clockwork_judge = Jede Eigenschaft: 1 Schaden an gegnerischem Wesen
short-faceless_warrior = Kopiert das Wesen links daneben

## Eigenschaften

short-fleet_footed = +3 INIT
short-heavy_boned = +4 HP, −1 INIT
short-wild_hearted = +1 ATK
short-stone_skinned = +1 DEF
short-bloodthirsty = Blutsaugen: Schaden an Helden heilt deinen
short-gate_breaker = +1 ATK, Durchschlag: übergeht Heldenverteidigung
short-noble_born = 2 Siegpunkte in der Front
short-vengeful = Beim Tod: 3 Schaden an gegnerischem Helden
short-bereaved = Tod (nur eigene): +1 ATK, einmal je Runde
short-watchful = Verteidigend: +1 Heldenverteidigung
short-miserly = Jede teure Karte: +2 Silber
short-omen_touched = Jedes Event: 1 Zynalith je Runde
short-headlong = Kampf: Sturmangriff, die Linie kämpft erneut
short-elusive = Für Gegner kein Ziel, +1 INIT
short-glorious = Linie gewonnen: 1 Zynalith mehr
short-spell_hungry = Jeder Zauber: +1 HP

## Zauber

short-spark_volley = 3 Schaden an einem gegnerischen Wesen
short-ember_lance = 4 Schaden an einem gegnerischen Helden
short-mending_song = Heile deinen Helden um 5 HP
short-knit_flesh = Heile jedes deiner Wesen um 2 HP
short-battle_hymn = Deine Wesen: +1 ATK bis Rundenende
short-iron_breath = Deine Wesen: +1 DEF bis Rundenende
short-haste_rune = +3 INIT; +2 ATK bis Rundenende
short-first_blood = +2 ATK bis Rundenende, dann Sturmangriff
short-coin_alchemy = Erhalte 5 Silber
short-far_sight = Ziehe 1 Wesen und 2 Zusatzkarten
short-shoving_wind = Gegnerisches Wesen verteidigt; Held: 1 Schaden
short-drag_forth = Gegnerisches Wesen in Angriff; eines: 2 Schaden
short-blood_pact = 5 Schaden an gegnerischem Helden heilen deinen
short-piercing_star = 6 Schaden mit Durchschlag an gegnerischem Helden
short-crystal_theft = Nimm einem Gegner 2 Zynalith weg
short-writ_of_seizure = Nimm einem Gegner 6 Silber weg
short-unmaking = Zerstöre ein gegnerisches Wesen bis 7 Silber
short-doomfall = Zerstöre ein gegnerisches Wesen; Held: 3 Schaden
short-rain_of_glass = 2 Schaden an jedem gegnerischen Wesen
short-sundered_ranks = Gegnerische Wesen 3 Schaden; Heldenverteidigung +2
short-wrath_of_the_vale = Alle gegnerischen Helden: 5 Schaden, Durchschlag
short-second_dawn = Heile deinen Helden um 10 HP, deine Wesen um 3
short-night_of_fangs = Bis Rundenende: Held hat Blutsaugen, +2 ATK
short-bound_flame = Kampf: 1 Schaden an allen anderen der Linie
short-death_curse = Beim Tod: 4 Schaden an gegnerischem Wesen
short-requiem = Jeder Tod heilt deinen Helden um 2 HP
short-crystal_seed = Spielende: +5 Zynalith
short-rune_of_return = Jeder Zauber: 1 Zynalith je Runde
short-storm_mark = Jedes Event: 2 Schaden an gegnerischen Helden
short-living_totem = Jede Eigenschaft heilt deinen Helden um 2 HP

## Ausrüstung

short-notched_blade = +1 ATK
short-long_spear = +2 ATK
short-giant_cleaver = +3 ATK, −2 INIT
short-padded_coat = +3 HP
short-ring_mail = +1 DEF, +1 HP
short-tower_shield = +2 DEF, −2 INIT
short-crystal_plate = +2 DEF, +3 HP
short-feather_boots = +2 INIT
short-racing_harness = +3 INIT, +1 ATK
short-bone_helm = +2 HP, +1 INIT
short-war_banner = Deine anderen Wesen: +1 ATK
short-marching_drum = Deine Wesen: +1 ATK, +1 INIT bis Rundenende
short-leech_dagger = +1 ATK, Blutsaugen: Schaden heilt deinen Helden
short-breach_hammer = +1 ATK, Durchschlag: übergeht Heldenverteidigung
short-spurs_of_rage = Sofort: Sturmangriff, seine Linie kämpft
short-spiked_collar = Verteidigend: Wer dich trifft, erleidet 2 Schaden
short-gate_shield = Verteidigend: +2 Heldenverteidigung
short-merchants_scale = Ausrüstungen, Eigenschaften: 1 Silber weniger
short-tithe_box = +2 Silber je Runde
short-treasure_map = Spielende: +1 Zynalith, +10 Silber
short-heirloom_crown = 4 Siegpunkte in der Front
short-meteor_maul = +4 ATK, +2 HP, Durchschlag bei Helden
short-mourners_bell = Jeder Tod: +1 Silber
short-omen_lens = Jedes Event: Ziehe 1 Zusatzkarte
short-scribes_satchel = Jede eigene Eigenschaft: +2 Silber
short-smiths_belt = Jede Ausrüstung: heilt 1 HP, Heldenverteidigung +1
short-spell_battery = Jeder Zauber: +1 ATK bis Rundenende
short-misers_ring = Jede teure Karte: 1 Zynalith je Runde
short-powder_keg = Beim Tod: 2 Schaden an allen gegnerischen Wesen
short-lifeblood_amulet = HP-Grenze des Helden +10; heile ihn um 6 HP

## Konter

short-denial = Vereitle Eigenschaft, Zauber oder Ausrüstung
short-barred_gate = Vereitle ein Wesen, das jemand ausspielt
short-quick_fingers = Schnappe weg, was jemand aus der Auslage nimmt
short-grave_tithe = Lenke um, was jemand beim Verbannen bekommt
short-ember_ward = Heldenverteidigung +2 bis Rundenende, heile 3 HP
short-sudden_call = Eines deiner Wesen macht einen Sturmangriff

## Events

short-blood_moon = 1 Schaden an jedem Wesen
short-great_stampede = 2 Schaden an jedem Helden
short-spring_thaw = Heile jedes Wesen um 2 HP
short-battle_fever = Jedes Wesen: +1 ATK bis Rundenende
short-creeping_fog = Jedes Wesen: −1 ATK bis Rundenende
short-culling = Zerstöre jedes Wesen bis 2 Silber
short-sudden_herd = Jeder Spieler zieht 1 Wesen
short-crystal_rain = Jeder Spieler erhält 1 Zynalith
short-market_day = Jeder Spieler erhält 3 Silber
short-toll_riders = Jeder Spieler verliert 3 Silber
short-shattering = Jeder Spieler verliert 1 Zynalith
short-pilfering_night = Jeder Spieler wirft 1 zufällige Handkarte ab
short-warm_springs = Heile jeden Helden um 3 HP
short-caravan = Die Wesenreihe wird neu gezogen
