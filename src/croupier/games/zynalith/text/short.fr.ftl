### Zynalith : l’effet de chaque carte en peu de mots, là où sa phrase n’a pas la place (26 signes visés, 50 au plus)

## Créatures

short-toll_keeper = +1 pièce d’argent par manche
short-lamp_widow = Mort (les vôtres) : 1 zynalithe par manche
short-field_surgeon = Immédiat : rendez 3 PV à une créature
short-bridge_warden = En défense : +1 à la défense du héros
short-gilded_broker = Chaque carte chère : +2 pièces d’argent
short-oath_lancer = Immédiat : Assaut, sa ligne combat
short-quarry_captain = Vos autres Automates : +1 ATK
short-night_collector = Combat : prenez 1 pièce d’argent à un adversaire
short-spellwright = Chaque sort : +1 pièce d’argent
short-harness_maker = Vos équipements : 2 pièces d’argent de moins
short-duel_mistress = Ligne gagnée : 1 zynalithe de plus
short-siege_marshal = Percée : ignore la défense du héros
short-beggar_prophet = Chaque événement : +1 pièce d’argent
short-reed_viper = Combat : 1 dégât aux autres de sa ligne
short-moss_boar = Chaque trait : +1 PV
short-bloated_tick = Sangsue : ses dégâts soignent votre héros
short-grave_jackal = Chaque mort : +1 ATK, une fois par manche
short-thornback = En défense : qui vous touche subit 1 dégât
short-cliff_ram = Immédiat : Assaut, sa ligne combat
short-sky_ray = Ne peut être ciblée par l’adversaire
short-den_mother = Vos autres Bêtes : +1 ATK
short-ash_hound = À sa mort : 2 dégâts à un héros adverse
short-vault_serpent = Chaque carte chère : +1 ATK
short-elder_bear = Combat : se soigne de 1 PV
short-crimson_bat = Sangsue et Percée : vous soigne, ignore la défense
short-vale_tyrant = Combat : Assaut, sa ligne combat encore
short-echo_child = Chaque sort rend 1 PV à votre héros
short-mist_maiden = Immédiat : créature adverse en défense
short-mourning_veil = Chaque mort rend 1 PV à votre héros
short-storm_herald = Chaque événement : 1 dégât aux héros adverses
short-hollow_king = À sa mort : prenez 1 zynalithe à un adversaire
short-choir_of_glass = Fin de partie : +2 zynalithes
short-rift_oracle = Vos sorts : 1 zynalithe de moins
short-pale_archer = Combat : 1 dégât à un héros adverse
short-soul_ferryman = Chaque mort : 1 zynalithe par manche
short-aurora_stag = Immédiat : rendez 3 PV à votre héros
short-dawn_sovereign = Limite du héros +10 PV ; Combat : rendez-lui 2 PV
short-rivet_ox = Chaque équipement : +1 pièce d’argent
short-bell_automaton = Immédiat : défense du héros +2 pour la manche
short-crystal_mill = 1 pièce par manche, 1 zynalithe à la fin
short-wall_golem = En défense : +1 à la défense ; touché : 1 pièce
short-forge_titan = Chacun de vos équipements : +1 ATK
short-mirror_guard = En défense : qui vous touche subit 2 dégâts
short-hoard_engine = +1 ATK par carte attachée
short-salvage_crane = Remboursement : son coût entier
short-clockwork_judge = Chaque trait : 1 dégât à une créature adverse
short-faceless_warrior = Copie sa voisine de gauche

## Traits

short-fleet_footed = +3 INIT
short-heavy_boned = +4 PV, −1 INIT
short-wild_hearted = +1 ATK
short-stone_skinned = +1 DEF
short-bloodthirsty = Sangsue : ses dégâts soignent votre héros
short-gate_breaker = +1 ATK, Percée : ignore la défense du héros
short-noble_born = Vaut 2 points dans le front
short-vengeful = À sa mort : 3 dégâts à un héros adverse
short-bereaved = Mort (les vôtres) : +1 ATK, une fois par manche
short-watchful = En défense : +1 à la défense du héros
short-miserly = Chaque carte chère : +2 pièces d’argent
short-omen_touched = Chaque événement : 1 zynalithe par manche
short-headlong = Combat : Assaut, sa ligne combat encore
short-elusive = Pas ciblée par l’adversaire, +1 INIT
short-glorious = Ligne gagnée : 1 zynalithe de plus
short-spell_hungry = Chaque sort : +1 PV

## Sorts

short-spark_volley = 3 dégâts à une créature adverse
short-ember_lance = 4 dégâts à un héros adverse
short-mending_song = Rendez 5 PV à votre héros
short-knit_flesh = Rendez 2 PV à chacune de vos créatures
short-battle_hymn = Vos créatures : +1 ATK pour la manche
short-iron_breath = Vos créatures : +1 DEF pour la manche
short-haste_rune = +3 INIT ; +2 ATK pour la manche
short-first_blood = +2 ATK pour la manche, puis Assaut
short-coin_alchemy = Gagnez 5 pièces d’argent
short-far_sight = Piochez 1 créature et 2 cartes annexes
short-shoving_wind = Créature adverse en défense ; 1 dégât au héros
short-drag_forth = Créature adverse en attaque ; une subit 2 dégâts
short-blood_pact = 5 dégâts à un héros adverse soignent le vôtre
short-piercing_star = 6 dégâts avec Percée à un héros adverse
short-crystal_theft = Prenez 2 zynalithes à un adversaire
short-writ_of_seizure = Prenez 6 pièces d’argent à un adversaire
short-unmaking = Détruisez une créature adverse de coût 7 au plus
short-doomfall = Détruisez une créature adverse ; héros : 3 dégâts
short-rain_of_glass = 2 dégâts à chaque créature adverse
short-sundered_ranks = Créatures adverses : 3 dégâts ; défense +2
short-wrath_of_the_vale = 5 dégâts avec Percée à chaque héros adverse
short-second_dawn = Rendez 10 PV à votre héros, 3 à vos créatures
short-night_of_fangs = Pour la manche : le héros a Sangsue, +2 ATK
short-bound_flame = Combat : 1 dégât aux autres de sa ligne
short-death_curse = À sa mort : 4 dégâts à une créature adverse
short-requiem = Chaque mort rend 2 PV à votre héros
short-crystal_seed = Fin de partie : +5 zynalithes
short-rune_of_return = Chaque sort : 1 zynalithe par manche
short-storm_mark = Chaque événement : 2 dégâts aux héros adverses
short-living_totem = Chaque trait rend 2 PV à votre héros

## Équipements

short-notched_blade = +1 ATK
short-long_spear = +2 ATK
short-giant_cleaver = +3 ATK, −2 INIT
short-padded_coat = +3 PV
short-ring_mail = +1 DEF, +1 PV
short-tower_shield = +2 DEF, −2 INIT
short-crystal_plate = +2 DEF, +3 PV
short-feather_boots = +2 INIT
short-racing_harness = +3 INIT, +1 ATK
short-bone_helm = +2 PV, +1 INIT
short-war_banner = Vos autres créatures : +1 ATK
short-marching_drum = Vos créatures : +1 ATK, +1 INIT pour la manche
short-leech_dagger = +1 ATK, Sangsue : ses dégâts vous soignent
short-breach_hammer = +1 ATK, Percée : ignore la défense du héros
short-spurs_of_rage = Immédiat : Assaut, sa ligne combat
short-spiked_collar = En défense : qui vous touche subit 2 dégâts
short-gate_shield = En défense : +2 à la défense du héros
short-merchants_scale = Équipements, traits : 1 pièce de moins
short-tithe_box = +2 pièces d’argent par manche
short-treasure_map = Fin de partie : 1 zynalithe, 10 pièces d’argent
short-heirloom_crown = Vaut 4 points dans le front
short-meteor_maul = +4 ATK, +2 PV, Percée : ignore la défense du héros
short-mourners_bell = Chaque mort : +1 pièce d’argent
short-omen_lens = Chaque événement : piochez 1 carte annexe
short-scribes_satchel = Chacun de vos traits : +2 pièces d’argent
short-smiths_belt = Chaque équipement : rend 1 PV, défense du héros +1
short-spell_battery = Chaque sort : +1 ATK pour la manche
short-misers_ring = Chaque carte chère : 1 zynalithe par manche
short-powder_keg = À sa mort : 2 dégâts aux créatures adverses
short-lifeblood_amulet = Limite du héros +10 PV ; rendez-lui 6 PV

## Contres

short-denial = Annulez un trait, un sort ou un équipement
short-barred_gate = Annulez une créature jouée par un autre
short-quick_fingers = Emparez-vous de ce qu’un autre prend à l’étal
short-grave_tithe = Détournez le remboursement d’un bannissement
short-ember_ward = Défense du héros +2 pour la manche, rendez 3 PV
short-sudden_call = Une de vos créatures fait son assaut

## Événements

short-blood_moon = 1 dégât à chaque créature
short-great_stampede = 2 dégâts à chaque héros
short-spring_thaw = Rendez 2 PV à chaque créature
short-battle_fever = Chaque créature : +1 ATK pour la manche
short-creeping_fog = Chaque créature : −1 ATK pour la manche
short-culling = Détruisez chaque créature de coût 2 au plus
short-sudden_herd = Chaque joueur pioche 1 créature
short-crystal_rain = Chaque joueur gagne 1 zynalithe
short-market_day = Chaque joueur gagne 3 pièces d’argent
short-toll_riders = Chaque joueur perd 3 pièces d’argent
short-shattering = Chaque joueur perd 1 zynalithe
short-pilfering_night = Chaque joueur défausse 1 carte au hasard
short-warm_springs = Rendez 3 PV à chaque héros
short-caravan = La rangée des créatures est renouvelée
