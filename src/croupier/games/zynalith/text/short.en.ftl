### Zynalith: what each card does in a few words, where its sentence has no room (26 characters aimed at, at most 50)

## Creatures

short-toll_keeper = +1 silver each round
short-lamp_widow = A death (yours only): 1 zynalith a round
short-field_surgeon = Instant: heal one of your creatures by 3 HP
short-bridge_warden = In defence position: +1 hero defence
short-gilded_broker = Any expensive card: +2 silver
short-oath_lancer = Instant: charges, its line fights
short-quarry_captain = Your other Constructs: +1 ATK
short-night_collector = Combat: take 1 silver from an enemy
short-spellwright = Any spell: +1 silver
short-harness_maker = Your equipment costs 2 silver less
short-duel_mistress = Wins a line: 1 zynalith more
short-siege_marshal = Pierce: ignores hero defence
short-beggar_prophet = Any event: +1 silver
short-reed_viper = Combat: 1 damage to the others in its line
short-moss_boar = Any property: +1 HP
short-bloated_tick = Leech: its damage to heroes heals yours
short-grave_jackal = Any death: +1 ATK, once a round
short-thornback = Defending: who hits you takes 1 damage
short-cliff_ram = Instant: charges, its line fights
short-sky_ray = Enemies cannot target it
short-den_mother = Your other Beasts: +1 ATK
short-ash_hound = On its death: 2 damage to an enemy hero
short-vault_serpent = Any expensive card: +1 ATK
short-elder_bear = Combat: heals itself by 1 HP
short-crimson_bat = Leech and Pierce: heals you, ignores defence
short-vale_tyrant = Combat: charges, its line fights again
short-echo_child = Any spell heals your hero by 1 HP
short-mist_maiden = Instant: an enemy creature into defence
short-mourning_veil = Any death heals your hero by 1 HP
short-storm_herald = Any event: 1 damage to every enemy hero
short-hollow_king = On its death: take 1 zynalith from an enemy
short-choir_of_glass = At game end: +2 zynalith
short-rift_oracle = Your spells cost 1 zynalith less
short-pale_archer = Combat: 1 damage to an enemy hero
short-soul_ferryman = Any death: 1 zynalith a round
short-aurora_stag = Instant: heal your hero by 3 HP
short-dawn_sovereign = Hero limit +10 HP; combat heals it by 2 HP
short-rivet_ox = Any equipment: +1 silver
short-bell_automaton = Instant: +2 hero defence for the round
short-crystal_mill = Each round +1 silver, at game end +1 zynalith
short-wall_golem = Defending: +1 hero defence; if hit: +1 silver
short-forge_titan = Each equipment you play: +1 ATK
short-mirror_guard = Defending: who hits you takes 2 damage
short-hoard_engine = +1 ATK per card attached to it
short-salvage_crane = Refunds its full cost
short-clockwork_judge = Any property: 1 damage to an enemy creature
short-faceless_warrior = Copies its left neighbour

## Properties

short-fleet_footed = +3 INIT
short-heavy_boned = +4 HP, −1 INIT
short-wild_hearted = +1 ATK
short-stone_skinned = +1 DEF
short-bloodthirsty = Leech: its damage to heroes heals yours
short-gate_breaker = +1 ATK, Pierce: ignores hero defence
short-noble_born = Worth 2 points in the front
short-vengeful = On its death: 3 damage to an enemy hero
short-bereaved = A death (yours only): +1 ATK, once a round
short-watchful = In defence position: +1 hero defence
short-miserly = Any expensive card: +2 silver
short-omen_touched = Any event: 1 zynalith a round
short-headlong = Combat: charges, its line fights again
short-elusive = Enemies cannot target it, +1 INIT
short-glorious = Wins a line: 1 zynalith more
short-spell_hungry = Any spell: +1 HP

## Spells

short-spark_volley = 3 damage to an enemy creature
short-ember_lance = 4 damage to an enemy hero
short-mending_song = Heal your hero by 5 HP
short-knit_flesh = Heal each of your creatures by 2 HP
short-battle_hymn = Your creatures: +1 ATK for the round
short-iron_breath = Your creatures: +1 DEF for the round
short-haste_rune = +3 INIT; +2 ATK for the round
short-first_blood = +2 ATK for the round, then it charges
short-coin_alchemy = Gain 5 silver
short-far_sight = Draw 1 creature card and 2 extra cards
short-shoving_wind = Enemy creature into defence; hero: 1 damage
short-drag_forth = Enemy creature into attack; one takes 2 damage
short-blood_pact = 5 damage to an enemy hero heals yours
short-piercing_star = 6 damage with Pierce to an enemy hero
short-crystal_theft = Take 2 zynalith from an enemy
short-writ_of_seizure = Take 6 silver from an enemy
short-unmaking = Destroy an enemy creature of up to 7 silver
short-doomfall = Destroy an enemy creature; 3 damage to a hero
short-rain_of_glass = 2 damage to every enemy creature
short-sundered_ranks = Enemy creatures: 3 damage; hero defence +2
short-wrath_of_the_vale = 5 damage with Pierce to every enemy hero
short-second_dawn = Heal your hero by 10 HP, your creatures by 3
short-night_of_fangs = For the round: your hero has Leech, +2 ATK
short-bound_flame = Combat: 1 damage to the others in its line
short-death_curse = On its death: 4 damage to an enemy creature
short-requiem = Any death heals your hero by 2 HP
short-crystal_seed = At game end: +5 zynalith
short-rune_of_return = Any spell: 1 zynalith a round
short-storm_mark = Any event: 2 damage to every enemy hero
short-living_totem = Any property heals your hero by 2 HP

## Equipment

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
short-war_banner = Your other creatures: +1 ATK
short-marching_drum = Your creatures: +1 ATK, +1 INIT for the round
short-leech_dagger = +1 ATK, Leech: damage to heroes heals yours
short-breach_hammer = +1 ATK, Pierce: ignores hero defence
short-spurs_of_rage = Instant: charges, its line fights
short-spiked_collar = Defending: who hits you takes 2 damage
short-gate_shield = In defence position: +2 hero defence
short-merchants_scale = Equipment and properties: 1 silver less
short-tithe_box = +2 silver each round
short-treasure_map = At game end: +1 zynalith, +10 silver
short-heirloom_crown = Worth 4 points in the front
short-meteor_maul = +4 ATK, +2 HP, Pierce: ignores hero defence
short-mourners_bell = Any death: +1 silver
short-omen_lens = Any event: draw 1 extra card
short-scribes_satchel = Each property you play: +2 silver
short-smiths_belt = Any equipment: heals it by 1 HP, hero defence +1
short-spell_battery = Any spell: +1 ATK for the round
short-misers_ring = Any expensive card: 1 zynalith a round
short-powder_keg = On its death: 2 damage to every enemy creature
short-lifeblood_amulet = Hero limit +10 HP; heal your hero by 6 HP

## Counters

short-denial = Negate a property, spell or equipment
short-barred_gate = Negate a creature that another plays
short-quick_fingers = Seize what another takes from the display
short-grave_tithe = Divert the refund when another banishes
short-ember_ward = Hero defence +2 for the round, heal 3 HP
short-sudden_call = One of your creatures charges

## Events

short-blood_moon = 1 damage to every creature
short-great_stampede = 2 damage to every hero
short-spring_thaw = Heal every creature by 2 HP
short-battle_fever = Every creature: +1 ATK for the round
short-creeping_fog = Every creature: −1 ATK for the round
short-culling = Destroy every creature of up to 2 silver
short-sudden_herd = Every player draws 1 creature card
short-crystal_rain = Every player gains 1 zynalith
short-market_day = Every player gains 3 silver
short-toll_riders = Every player loses 3 silver
short-shattering = Every player loses 1 zynalith
short-pilfering_night = Every player discards 1 random card
short-warm_springs = Heal every hero by 3 HP
short-caravan = The creature row is redrawn
