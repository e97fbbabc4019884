### Three Perils

title = Three Perils
pitch = Pick the enemies you dare to face, then the weapons to survive them.

## Kinds of cards

kind-character = Character
kind-blade = Weapon, blade
kind-hammer = Weapon, hammer
kind-spear = Weapon, spear
kind-dagger = Weapon, dagger
kind-bow = Weapon, bow
kind-staff = Weapon, staff
kind-weapon = Weapon
kind-gear = Gear
kind-attunement = Attunement
kind-venture = Venture
kind-remedy = Remedy
kind-legend = Legend
kind-enemy-1 = Enemy, class I
kind-enemy-2 = Enemy, class II
kind-enemy-3 = Enemy, class III

figure-coins = coins
    .counted = { $number } { $number ->
        [one] coin
       *[other] coins
    }
figure-mana = mana
    .counted = { $number } mana
figure-earth = Earth
figure-water = Water
figure-fire = Fire
figure-free = free
    .counted = free
figure-act = phase
figure-enemy-strength = Strength
figure-enemy-life = HP
figure-melee = melee
figure-ranged = ranged
figure-heal = heal
figure-max-life = max HP
figure-strength = Strength
figure-armour = Armour
figure-wild = wild element
    .counted = { $number } { $count ->
        [one] wild element
       *[other] wild elements
    }
figure-points = points
    .counted = { $number } { $number ->
        [one] point
       *[other] points
    }
figure-life-price = life potions
figure-mana-price = mana potions
figure-pack = Pack
figure-piercing = Piercing
figure-guard = Guard
figure-elusive = Elusive
figure-hollow = Hollow
figure-shell = Shell
figure-regenerate = Regenerate
figure-enrage = Enrage
figure-thief = Thief
figure-leech = Leech
figure-weaken-strength = Weakening
figure-weaken-armour = Corroding
figure-curse = Curse

## Powers

power-overrun = Overrun
power-plunder = Plunder
power-second_wind = Second Wind
power-shield_bash = Shield Bash
power-stone_sling = Stone Sling
power-root_cellar = Root Cellar
power-tidal_blessing = Tidal Blessing
power-draw_the_tide = Draw the Tide
power-fire_lance = Fire Lance
power-fury = Fury
power-chronicle = Chronicle
power-meditate = Meditate
power-marked_prey = Marked Prey
power-collect_bounty = Collect Bounty
power-fortify = Fortify
power-sell_remedies = Sell Remedies
power-acid_vial = Acid Vial
power-great_work = Great Work
power-endure = Endure
power-crush = Crush

## Effects: the printed texts

text-symbol = { CAP($what) }.
    .short = { CAP($what) }
text-passive = Always: { $what }.
    .short = { CAP($what) }
text-power = { $name } ({ $cost }): { $what }.
    .short = { $name } ({ $what })
text-reward = Reward: { $what }.
    .short = { CAP($what) }

cost = { $what }
cost-free = free
cost-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
cost-mana = { $number } mana

effect-melee = melee +{ $number }
    .short = melee: Strength +{ $number }
    .term = melee
    .note = attack one enemy before you with your Strength and the number; it strikes back
effect-ranged = ranged { $number }
    .short = ranged: { $number } damage
    .term = ranged
    .note = attack one enemy before you with the number alone; it does not strike back
effect-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
effect-mana = { $number } mana
effect-heal = heal { $number } HP
effect-max-life = max HP +{ $number }
effect-strength = Strength +{ $number }
effect-armour = Armour +{ $number }
effect-earth = Earth +{ $number }
effect-water = Water +{ $number }
effect-fire = Fire +{ $number }
effect-wild = wild element +{ $number }
effect-life-price = { $number ->
    [one] life potions cost { $number } coin
   *[other] life potions cost { $number } coins
}
    .short = { $number ->
        [one] life potions cost 1 coin
       *[other] life potions cost { $number } coins
    }
effect-mana-price = { $number ->
    [one] mana potions cost { $number } coin
   *[other] mana potions cost { $number } coins
}
    .short = { $number ->
        [one] mana potions cost 1 coin
       *[other] mana potions cost { $number } coins
    }
effect-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
effect-per = { $what } { $each }
effect-at-end = at the end: { $what } { $each }
    .short = { $what } { $each }
condition-unscathed = if you have no wounds

each-slain = { $number ->
    [1] per slain enemy
   *[other] per { $number } slain enemies
}
    .short = { $number ->
        [1] per slain enemy
       *[other] per { $number } slain enemies
    }
each-slain-3 = { $number ->
    [1] per slain enemy of class III
   *[other] per { $number } slain enemies of class III
}
    .short = { $number ->
        [1] per slain enemy of class III
       *[other] per { $number } slain enemies of class III
    }
each-weapon = { $number ->
    [1] per weapon you have played
   *[other] per { $number } weapons you have played
}
    .short = { $number ->
        [1] per weapon
       *[other] per { $number } weapons
    }
each-attunement = { $number ->
    [1] per attunement you have played
   *[other] per { $number } attunements you have played
}
    .short = { $number ->
        [1] per attunement
       *[other] per { $number } attunements
    }
each-element = { $number ->
    [1] per level of Earth, Water or Fire
   *[other] per { $number } levels of Earth, Water or Fire
}
    .short = { $number ->
        [1] per element level
       *[other] per { $number } element levels
    }
each-trinity = { $number ->
    [1] per full set of Earth, Water and Fire levels
   *[other] per { $number } full sets of Earth, Water and Fire levels
}
    .short = { $number ->
        [1] per set of Earth, Water, Fire
       *[other] per { $number } sets of Earth, Water, Fire
    }
each-chain = { $number ->
    [1] per weapon category of which you have all three weapons
   *[other] per { $number } weapon categories of which you have all three weapons
}
    .short = { $number ->
        [1] per complete weapon category
       *[other] per { $number } complete weapon categories
    }
each-power = { $number ->
    [1] per power you have used
   *[other] per { $number } powers you have used
}
    .short = { $number ->
        [1] per power used
       *[other] per { $number } powers used
    }
each-coin = { $number ->
    [1] per coin you have left
   *[other] per { $number } coins you have left
}
    .short = { $number ->
        [1] per coin left
       *[other] per { $number } coins left
    }
each-mana = { $number ->
    [1] per mana you have left
   *[other] per { $number } mana you have left
}
    .short = { $number ->
        [1] per mana left
       *[other] per { $number } mana left
    }
each-life = { $number ->
    [1] per HP you have left
   *[other] per { $number } HP you have left
}
    .short = { $number ->
        [1] per HP left
       *[other] per { $number } HP left
    }
each-neighbour-wound = { $number ->
    [1] per wound of your two neighbours, at most 12 wounds counted
   *[other] per { $number } wounds of your two neighbours, at most 12 wounds counted
}
    .short = { $number ->
        [1] per wound of neighbours
       *[other] per { $number } wounds of neighbours
    }

passive-pack = Pack { $number }: Strength +{ $number } for each other living enemy with Pack in this line.
    .short = Pack: Strength +{ $number } per other in the pack
passive-piercing = Piercing: your Armour does not count against it.
    .short = Piercing: ignores Armour
passive-guard = Guard: while it lives, enemies without Guard in this line cannot be attacked.
    .short = Guard: protects the others
passive-elusive = Elusive: it cannot be attacked in melee.
    .short = Elusive: no melee attacks
passive-hollow = Hollow: it cannot be attacked at range.
    .short = Hollow: no ranged attacks
passive-shell = Shell { $number }: each attack on it deals { $number } damage less.
    .short = Shell: each attack deals { $number } less
passive-regenerate = Regenerate: it loses all damage after the strikes of each phase.
    .short = Regenerate: heals after each phase
passive-enrage = Enrage { $number }: Strength +{ $number } after the strikes of each phase it survives.
    .short = Enrage: Strength +{ $number } each phase
passive-thief = Thief { $number }: its strike also takes { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} from you.
    .short = Thief: takes { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
passive-leech = Leech { $number }: its strike also takes { $number } mana from you.
    .short = Leech: takes { $number } mana
passive-weaken-strength = Weakening: your Strength is reduced by 1 while it lives.
    .short = Weakening: your Strength −1
passive-weaken-armour = Corroding: your Armour is reduced by 1 while it lives.
    .short = Corroding: your Armour −1
passive-curse = Curse { $number }: it costs you { $number ->
    [one] { $number } point
   *[other] { $number } points
} if it lives at the end of the game.
    .short = Curse: { $number ->
        [one] −{ $number } point
       *[other] −{ $number } points
    } at the end

## Places and state

zone-hand = Hand
zone-dealt = Enemies to pick from
zone-picked = Picked enemies
zone-character = Character
zone-offered = Characters to choose from
zone-heroes = Markers
zone-tableau = Cards played
zone-line = Line
zone-trophies = Trophies
zone-discard = Face down in the discard pile
zone-reasons = Discarded for
zone-enemy_discard = Discarded enemies
zone-coins = coins
zone-mana = mana
zone-life = HP
zone-max_life = max HP
zone-wounds = wounds
zone-points = point tokens
zone-strength = Strength
zone-armour = Armour
zone-earth = Earth
zone-water = Water
zone-fire = Fire
zone-wild = wild elements
zone-life_price = price of a life potion
zone-mana_price = price of a mana potion
zone-spent = powers used
zone-uses = powers used in all
zone-verb = action
zone-power = power
zone-card = card
zone-reach = attack
zone-force = force
zone-striker = striker
zone-damage = damage
zone-rage = rage
zone-giver = given by { $seat }
zone-left_out = Not in this match
zone-box = Out of the match
state-phase = Phase { ROMAN($number) }
state-turn = { $number ->
    [0] Choosing enemies
   *[other] Turn { $number } of 6
}

## Variants

variant-flee = Flee
    .note = Enemies that survive a phase leave, except in phase III.
variant-flee-off = Survivors stay
variant-flee-on = Survivors leave
variant-bare_confrontation = Bare confrontation
    .note = Whether Armour counts against the strikes at the end of a phase.
variant-bare_confrontation-off = Armour counts
variant-bare_confrontation-on = Armour does not count
variant-forced_attack = Forced attack
    .note = Whether you may decide not to attack when you could.
variant-forced_attack-off = You need not attack
variant-forced_attack-on = You have to attack
variant-treasury = Treasury
    .note = Whether coins left at the end score.
variant-treasury-off = Coins score nothing
variant-treasury-on = 1 point for every 3 coins
variant-pick_hero = Choose your character
    .note = Whether everyone chooses one of two characters. For 2 to 5 players.
variant-pick_hero-off = Characters are dealt
variant-pick_hero-on = One of two

## Questions

ask-hero =
    .kind = Choose your character
    .fact = You have been dealt two characters.
    .note = Nobody else sees them. All choices are shown together.
ask-pick =
    .kind = Pick an enemy
    .fact = Phase { ROMAN($phase) }: you have { $count ->
        [one] { $count } enemy
       *[other] { $count } enemies
    } in hand.
    .note = { $receiver-you ->
        [yes] The { $count ->
            [2] other one stays
           *[other] others stay
        } with you.
       *[no] { $receiver } gets the { $count ->
            [2] other one
           *[other] others
        }.
    }
ask-gift =
    .kind = Give an enemy away
    .fact = One of your 4 enemies goes to { $receiver }.
    .note = Nobody sees it until everyone has chosen.
ask-keep =
    .kind = Keep or discard
    .fact = You keep the other 3 enemies, or discard one of them.
    .note = { $flee ->
        [on] What you keep stands before you. If it still lives at the end of this phase, it strikes{ $phase ->
            [3] .
           *[other] {" "}and then leaves.
        }
       *[off] What you keep stands before you and strikes at the end of every phase until it is slain.
    }
ask-turn =
    .kind = Choose a card
    .fact = Phase { ROMAN($phase) }, turn { $turn } of 6.
    .note = { $turn ->
        [6] The last card is discarded. Then the enemies before you strike{ $strikes ->
            [0] : no damage.
           *[other] : { $strikes } damage; you have { $life } HP.
        }
       *[other] { $receiver } gets the rest of your hand. { $strikes ->
            [0] The enemies before you would deal no damage now.
           *[other] The enemies before you would deal { $strikes } damage now; you have { $life } HP.
        }
    }
ask-chain =
    .kind = Choose the next weapon
    .fact = Your weapons of one category strike one after the other.
    .note = The last one follows by itself.
ask-attack =
    .kind = { $forced ->
        [yes] You have to attack
       *[no] You may attack
    }
    .fact = { $reach ->
        [melee] { $card }: melee, { $damage } damage.
       *[ranged] { $card }: ranged, { $damage } damage.
    }
    .note = { $reach ->
        [melee] { $life ->
            [0] You are at 0 HP (wounded): you may only attack an enemy whose blow does not hurt you.
           *[other] Choose an enemy: it strikes back. You have { $life } HP.
        }
       *[ranged] Choose an enemy: it cannot strike back.
    }
ask-life =
    .kind = You may buy life potions
    .fact = { $final ->
        [yes] The last strike has fallen. You have { $life } HP and { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
       *[no] { $striker } is about to strike you for { $damage } damage{ $thief ->
            [0] { "" }
           [one] {" "}and to take up to { $thief } coin
           *[other] {" "}and to take up to { $thief } coins
        }{ $leech ->
            [0] { "" }
           *[other] {" "}and to take up to { $leech } mana
        }. You have { $life } HP.
    }
    .note = A potion costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and gives 1 HP.
ask-mana =
    .kind = You may buy mana potions
    .fact = { $final ->
        [yes] The last strike has fallen. You have { $mana } mana and { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
       *[no] { $striker } is about to take up to { $thief ->
            [one] { $thief } coin
           *[other] { $thief } coins
        } from you; you have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
    }
    .note = A potion costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and gives 1 mana.

## Answers

option-hero = Choose { $card }
option-pick = Pick { $card }
option-gift = Give { $card }
option-keep_all = Keep all three
option-discard = Discard { $card }
option-play = { $price ->
    [free] Play { $card }
   *[paid] Play { $card } ({ $mana ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[other] { $coins ->
            [0] { $mana } mana
            [one] { $coins } coin and { $mana } mana
           *[other] { $coins } coins and { $mana } mana
        }
    }{ $potions ->
        [0] { "" }
        [one] ; { $potions } mana potion included
       *[other] ; { $potions } mana potions included
    })
}
option-sell = Sell { $card }: +3 coins
option-power = { $power-name } ({ $price ->
    [free] free
   *[paid] costs { $mana ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[other] { $coins ->
            [0] { $mana } mana
            [one] { $coins } coin and { $mana } mana
           *[other] { $coins } coins and { $mana } mana
        }
    }{ $potions ->
        [0] { "" }
        [one] ; { $potions } mana potion included
       *[other] ; { $potions } mana potions included
    }
}), using up { $card }
option-next = { $card } next
option-hit = { $which ->
    [2] Attack the second { $card }
   *[other] Attack { $card }
}: deal { $damage ->
    [0] no damage
   *[other] { $damage } damage
}, suffer { $retaliation ->
    [0] none
   *[other] { $retaliation } damage
}
option-hold = Do not attack
option-potion = Buy a life potion ({ $price ->
    [one] { $price } coin
   *[other] { $price } coins
})
option-life = { $number ->
    [0] No life potion
    [one] { $number } life potion
   *[other] { $number } life potions
}
option-mana = { $number ->
    [0] No mana potion
    [one] { $number } mana potion
   *[other] { $number } mana potions
}

## What happened

event-hero-dealt = { $you ->
    [yes] You are { $card }.
   *[no] { $seat } is { $card }.
}
event-heroes-offered = Everyone is dealt { $number ->
    [one] { $number } character
   *[other] { $number } characters
} and chooses one.
event-phase-started = Phase { ROMAN($number) } begins.
event-picked = { $you ->
    [yes] You pick { $card }.
   *[no] { $seat } picks an enemy.
}
event-enemies-passed = { $direction ->
    [left] The enemies are passed to the left.
   *[right] The enemies are passed to the right.
}
event-received = { $you ->
    [yes] You receive { $card }.
   *[no] { $seat } receives the last enemy.
}
event-kept = { $you ->
    [yes] You keep { $cards }.
   *[no] { $seat } keeps { $cards }.
}
event-gave = { $you ->
    [yes] You give { $card } to { $target }.
   *[no] { $target-you ->
        [yes] { $seat } gives you { $card }.
       *[no] { $seat } gives { $card } to { $target }.
    }
}
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-dealt = Everyone is dealt { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-turn-started = Phase { ROMAN($phase) }, turn { $number }.
event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-sold = { $you ->
    [yes] You sell { $card }: +{ $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }.
   *[no] { $seat } sells a card: +{ $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }.
}
event-used-power = { $you ->
    [yes] You use up { $card } for a power: { $power-name }.
   *[no] { $seat } uses up a card for a power: { $power-name }.
}
event-paid = { $you ->
    [yes] You pay { $mana ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[other] { $coins ->
            [0] { $mana } mana
            [one] { $coins } coin and { $mana } mana
           *[other] { $coins } coins and { $mana } mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , { $potions } mana potion included
       *[other] , { $potions } mana potions included
    }.
   *[no] { $seat } pays { $mana ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[other] { $coins ->
            [0] { $mana } mana
            [one] { $coins } coin and { $mana } mana
           *[other] { $coins } coins and { $mana } mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , { $potions } mana potion included
       *[other] , { $potions } mana potions included
    }.
}
event-struck-with = { $you ->
    [yes] You strike with { $card }.
   *[no] { $seat } strikes with { $card }.
}
event-cards-passed = { $direction ->
    [left] The hands are passed to the left.
   *[right] The hands are passed to the right.
}
event-left-over = { $you ->
    [yes] You discard { $card }, your last card.
   *[no] { $seat } discards the last card.
}
event-attacked = { $you ->
    [yes] You deal
   *[no] { $seat } deals
} { $damage ->
    [0] no damage
   *[other] { $damage } damage
} to { $enemy }{ $retaliation ->
    [0] .
   *[other] { $you ->
        [yes] {" "}and suffer
       *[no] {" "}and suffers
    } { $retaliation } damage: { $lost ->
        [0] { $wounds ->
            [one] { $wounds } wound
           *[other] { $wounds } wounds
        }
       *[other] { $lost } HP lost{ $wounds ->
            [0] { "" }
            [one] {" "}and { $wounds } wound
           *[other] {" "}and { $wounds } wounds
        }
    }.
}
event-shot = { $you ->
    [yes] You hit { $enemy } at range: { $damage } damage.
   *[no] { $seat } hits { $enemy } at range: { $damage } damage.
}
event-eliminated = { $you ->
    [yes] You have slain { $enemy }.
   *[no] { $seat } has slain { $enemy }.
}
event-held = { $you ->
    [yes] You do not attack.
   *[no] { $seat } does not attack.
}
event-attack-lost = { $you ->
    [yes] You have nobody to attack.
   *[no] { $seat } has nobody to attack.
}
event-bought-life = { $you ->
    [yes] You buy { $number ->
        [one] { $number } life potion
       *[other] { $number } life potions
    } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $seat } buys { $number ->
        [one] { $number } life potion
       *[other] { $number } life potions
    } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
event-bought-mana = { $you ->
    [yes] You buy { $number ->
        [one] { $number } mana potion
       *[other] { $number } mana potions
    } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $seat } buys { $number ->
        [one] { $number } mana potion
       *[other] { $number } mana potions
    } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
event-gained = { $you ->
    [yes] You gain { $currency ->
        [coins] { $number ->
            [one] { $number } coin
           *[other] { $number } coins
        }
       *[mana] { $number } mana
    }.
   *[no] { $seat } gains { $currency ->
        [coins] { $number ->
            [one] { $number } coin
           *[other] { $number } coins
        }
       *[mana] { $number } mana
    }.
}
event-healed = { $you ->
    [yes] You heal { $number } HP.
   *[no] { $seat } heals { $number } HP.
}
event-raised-life = { $you ->
    [yes] Your max HP rise by { $number }.
   *[no] { $seat }’s max HP rise by { $number }.
}
event-rose = { $level ->
    [strength] { $you ->
        [yes] Your Strength rises by { $number }.
       *[no] { $seat }’s Strength rises by { $number }.
    }
    [armour] { $you ->
        [yes] Your Armour rises by { $number }.
       *[no] { $seat }’s Armour rises by { $number }.
    }
    [earth] { $you ->
        [yes] Your Earth rises by { $number }.
       *[no] { $seat }’s Earth rises by { $number }.
    }
    [water] { $you ->
        [yes] Your Water rises by { $number }.
       *[no] { $seat }’s Water rises by { $number }.
    }
    [fire] { $you ->
        [yes] Your Fire rises by { $number }.
       *[no] { $seat }’s Fire rises by { $number }.
    }
   *[wild] { $you ->
        [yes] You have { $number } more wild { $number ->
            [one] element
           *[other] elements
        }.
       *[no] { $seat } has { $number } more wild { $number ->
            [one] element
           *[other] elements
        }.
    }
}
event-cheaper = { $you ->
    [yes] { $potion ->
        [life] Life potions cost you 1 coin from now on.
       *[mana] Mana potions cost you 1 coin from now on.
    }
   *[no] { $potion ->
        [life] Life potions cost { $seat } 1 coin from now on.
       *[mana] Mana potions cost { $seat } 1 coin from now on.
    }
}
event-took-points = { $you ->
    [yes] You gain { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $seat } gains { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-confrontation = End of phase { ROMAN($number) }: all living enemies strike.
event-struck = { $enemy } strikes { $you ->
    [yes] you
   *[no] { $seat }
}: { $damage ->
    [0] no damage.
   *[other] { $damage } damage, { $lost ->
        [0] { $wounds ->
            [one] { $wounds } wound.
           *[other] { $wounds } wounds.
        }
       *[other] { $lost } HP lost{ $wounds ->
            [0] .
            [one] {" "}and { $wounds } wound.
           *[other] {" "}and { $wounds } wounds.
        }
    }
}
event-stole = { $you ->
    [yes] { $enemy } takes { $currency ->
        [coins] { $number ->
            [one] { $number } coin
           *[other] { $number } coins
        }
       *[mana] { $number } mana
    } from you.
   *[no] { $enemy } takes { $currency ->
        [coins] { $number ->
            [one] { $number } coin
           *[other] { $number } coins
        }
       *[mana] { $number } mana
    } from { $seat }.
}
event-regenerated = { $you ->
    [yes] { $enemy } before you loses all damage.
   *[no] { $enemy } before { $seat } loses all damage.
}
event-enraged = { $you ->
    [yes] { $enemy } before you gains { $number } rage.
   *[no] { $enemy } before { $seat } gains { $number } rage.
}
event-fled = { $you ->
    [yes] { $enemy } leaves and no longer stands before you.
   *[no] { $enemy } leaves and no longer stands before { $seat }.
}
event-condition = { $you ->
    [yes] { $card } brings you { $number ->
        [0] no points
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $card } brings { $seat } { $number ->
        [0] no points
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $number ->
    [one] { $number } point
   *[other] { $number } points
}{ $cards ->
    [0] { "" }
   *[other] {" "}· cards { $cards }
}{ $tokens ->
    [0] { "" }
   *[other] {" "}· point tokens { $tokens }
}{ $conditions ->
    [0] { "" }
   *[other] {" "}· conditions { $conditions }
}{ $wounds ->
    [0] { "" }
   *[other] {" "}· wounds −{ $wounds }
}{ $curses ->
    [0] { "" }
   *[other] {" "}· curses −{ $curses }
}{ $treasury ->
    [0] .
   *[other] {" "}· treasury { $treasury }.
}
event-won = { $you ->
    [yes] You win with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }{ $how ->
        [wounds] { ", with fewer wounds" }
        [slain] { ", with more enemies slain" }
        [coins] { ", with more coins" }
        [shared] { ", level in everything that breaks ties" }
       *[points] { "" }
    }.
   *[no] { $seat } wins with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }{ $how ->
        [wounds] { ", with fewer wounds" }
        [slain] { ", with more enemies slain" }
        [coins] { ", with more coins" }
        [shared] { ", level in everything that breaks ties" }
       *[points] { "" }
    }.
}

## The table in the browser

table-phases = The three phases
table-choosing-heroes = Choosing characters
table-finished = Finished
table-confronting = { $stage ->
    [final] Last potions
   *[confront] The enemies strike
}
table-hands-go = { $direction ->
    [left] hands are passed to the left
   *[right] hands are passed to the right
}
table-hands-go-to = { $direction ->
    [left] pass your hand left, to { $name }
   *[right] pass your hand right, to { $name }
}
table-gets-hand = gets your hand
table-left-neighbour = on your left
table-right-neighbour = on your right
table-last-deed = Last action
table-sold = sold a card
table-slain = slain enemies
table-slain-number = { $number } slain
table-score = points
table-score-so-far = Points so far
table-life = { $life } of { $most } HP
table-weakened = { $number }, reduced by enemies
table-wild = wild element
table-counted = { $what ->
    [coins] { $number ->
        [one] coin
       *[other] coins
    }
    [mana] mana
    [wounds] { $number ->
        [one] wound
       *[other] wounds
    }
    [slain] { $number ->
        [one] slain enemy
       *[other] slain enemies
    }
    [score] { $number ->
        [one] point
       *[other] points
    }
    [wild] { $number ->
        [one] wild element
       *[other] wild elements
    }
    [strength] Strength
    [armour] Armour
    [earth] Earth
    [water] Water
   *[fire] Fire
}
table-used = used
table-perils = Your perils
table-no-strikes = No enemy stands before you.
table-strikes = If the phase ended now: { $addends }{ $sum } damage; { $you ->
    [yes] you have
   *[no] { $name } has
} { $wounds ->
    [0] { $life } HP
    [one] { $life } HP, { $wounds } wound follows
   *[other] { $life } HP, { $wounds } wounds follow
}
table-strikes-over = The strikes are over.
table-strikes-left = Still to come: { $addends }{ $sum } damage; { $you ->
    [yes] you have
   *[no] { $name } has
} { $wounds ->
    [0] { $life } HP
    [one] { $life } HP, { $wounds } wound follows
   *[other] { $life } HP, { $wounds } wounds follow
}
table-blow = its blow deals { $number ->
    [0] no damage
   *[other] { $number } damage
}
table-barred = { $why ->
    [guarded] guarded
    [elusive] elusive
    [hollow] hollow
   *[wounded] not allowed at 0 HP
}
table-rage = { $number } rage
table-gift-from = A gift from { $name }
table-picked = picked
table-tableau = Cards you have played
table-how = Choose a card: play it, sell it for { $sale } coins, or use it up for one of your powers.
table-powers-how = A power costs a card from your hand: choose the card first.
table-show = What is shown
table-perils-tab = Perils
table-rivals-tab = Rivals
table-no-tableau = Cards you play stay here.
table-face-down = face down in the discard pile
table-put-away = Discarded face down
table-sell = Sell
table-play = Play
table-potion = Life potion
table-do-pick = Pick
table-do-gift = Give
table-do-discard = Discard
table-do-hero = Choose
table-to = to { $name }
table-owned = already played
table-short = { $what ->
    [coins] { $number ->
        [one] { $number } coin short
       *[other] { $number } coins short
    }
    [mana] { $number } mana short
    [earth] { $number } Earth short
    [water] { $number } Water short
    [fire] { $number } Fire short
   *[element] { $number ->
        [one] { $number } element short
       *[other] { $number } elements short
    }
}
table-left = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $mana } mana left.
table-with-potions = { $number ->
    [one] With { $number } mana potion.
   *[other] With { $number } mana potions.
}
table-chain = Chain with { $cards }.
table-falls = slain
table-hits = { $reach ->
    [melee] It deals { $damage } damage; the enemy strikes back.
   *[ranged] It deals { $damage } damage; nobody strikes back.
}
table-perils-of = Perils: { $name }
table-tableau-of = Cards played: { $name }
table-no-strikes-there = No enemy in this line.
table-aftermath = The enemies have struck: { $lost ->
    [0] { $wounds ->
        [0] no damage.
        [one] { $wounds } wound.
       *[other] { $wounds } wounds.
    }
   *[other] { $lost } HP lost{ $wounds ->
        [0] .
        [one] , { $wounds } wound.
       *[other] , { $wounds } wounds.
    }
}
table-stolen = { $mana ->
    [0] Stolen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] { $coins ->
        [0] Stolen: { $mana } mana.
        [one] Stolen: { $coins } coin and { $mana } mana.
       *[other] Stolen: { $coins } coins and { $mana } mana.
    }
}
table-tie = Equal points: fewer wounds win, then more slain enemies, then more coins. After that the victory is shared.
table-term = { $term ->
    [cards] Cards
    [tokens] Point tokens
    [conditions] Conditions
    [wounds] Wounds
    [curses] Curses
   *[treasury] Treasury
}

## Verbs, as the lab names them

verb-discard = Discard
verb-gift = Gift
verb-hero = Choose a character
verb-hit = Hit
verb-hold = Hold
verb-keep_all = Keep all
verb-next = Next
verb-pick = Pick
verb-play = Play
verb-potion = Potion
verb-power = Power
verb-sell = Sell

## Fields of cards, as card sets are told

field-passive = passive
field-cost = cost
field-effects = effects
field-marks = marks
field-strength = Strength
field-life = HP
field-reward = reward
field-passives = passives

design-overrun = { power-overrun }
design-plunder = { power-plunder }
design-second_wind = { power-second_wind }
design-shield_bash = { power-shield_bash }
design-stone_sling = { power-stone_sling }
design-root_cellar = { power-root_cellar }
design-tidal_blessing = { power-tidal_blessing }
design-draw_the_tide = { power-draw_the_tide }
design-fire_lance = { power-fire_lance }
design-fury = { power-fury }
design-chronicle = { power-chronicle }
design-meditate = { power-meditate }
design-marked_prey = { power-marked_prey }
design-collect_bounty = { power-collect_bounty }
design-fortify = { power-fortify }
design-sell_remedies = { power-sell_remedies }
design-acid_vial = { power-acid_vial }
design-great_work = { power-great_work }
design-endure = { power-endure }
design-crush = { power-crush }
