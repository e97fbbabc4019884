### Three Perils

title = Three Perils
pitch = Draft the monsters you dare to face, then the arms to survive them.

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
figure-mana = mana
figure-earth = Earth
figure-water = Water
figure-fire = Fire
figure-free = free
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
figure-points = points
figure-life-price = life potions
figure-mana-price = mana potions
figure-pack = pack
figure-piercing = piercing
figure-guard = guard
figure-elusive = elusive
figure-hollow = hollow
figure-shell = shell
figure-regenerate = regenerate
figure-enrage = enrage
figure-thief = thief
figure-leech = leech
figure-weaken-strength = weaken strength
figure-weaken-armour = weaken armour
figure-curse = curse

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
text-passive = Always: { $what }.
text-power = { $name } ({ $cost }): { $what }.
text-reward = Reward: { $what }.

cost = { $what }
cost-free = free
cost-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
cost-mana = { $number } mana

effect-melee = melee +{ $number }
effect-ranged = ranged { $number }
effect-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
effect-mana = { $number } mana
effect-heal = heal { $number }
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
effect-mana-price = { $number ->
    [one] mana potions cost { $number } coin
   *[other] mana potions cost { $number } coins
}
effect-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
effect-per = { $what } { $each }
effect-if = { $what } { $condition }
condition-unscathed = if you have no wound marker

each-slain = { $number ->
    [1] per slain enemy
   *[other] per { $number } slain enemies
}
each-slain-3 = { $number ->
    [1] per slain enemy of class III
   *[other] per { $number } slain enemies of class III
}
each-weapon = { $number ->
    [1] per weapon you have played
   *[other] per { $number } weapons you have played
}
each-attunement = { $number ->
    [1] per attunement you have played
   *[other] per { $number } attunements you have played
}
each-element = { $number ->
    [1] per level of Earth, Water and Fire together
   *[other] per { $number } levels of Earth, Water and Fire together
}
each-trinity = { $number ->
    [1] per full set of Earth, Water and Fire levels
   *[other] per { $number } full sets of Earth, Water and Fire levels
}
each-chain = { $number ->
    [1] per weapon category complete in all three phases
   *[other] per { $number } weapon categories complete in all three phases
}
each-power = { $number ->
    [1] per power you have used
   *[other] per { $number } powers you have used
}
each-coin = { $number ->
    [1] per coin you own
   *[other] per { $number } coins you own
}
each-mana = { $number ->
    [1] per mana you own
   *[other] per { $number } mana you own
}
each-life = { $number ->
    [1] per HP you have
   *[other] per { $number } HP you have
}
each-neighbour-wound = { $number ->
    [1] per wound marker of your two neighbours, at most 12 counted
   *[other] per { $number } wound markers of your two neighbours, at most 12 counted
}

passive-pack = Pack { $number }: Strength +{ $number } for each other living enemy with pack in its line.
passive-piercing = Piercing: your Armour does not count against it.
passive-guard = Guard: while it lives, enemies without guard in its line cannot be attacked.
passive-elusive = Elusive: it cannot be attacked in melee.
passive-hollow = Hollow: it cannot be attacked from afar.
passive-shell = Shell { $number }: each attack on it deals { $number } less.
passive-regenerate = Regenerate: it loses all damage after the strikes of each phase.
passive-enrage = Enrage { $number }: Strength +{ $number } after the strikes of each phase it survives.
passive-thief = Thief { $number }: its strike also takes { $number } of your coins.
passive-leech = Leech { $number }: its strike also takes { $number } of your mana.
passive-weaken-strength = Weaken strength: your Strength is 1 lower while it lives.
passive-weaken-armour = Weaken armour: your Armour is 1 lower while it lives.
passive-curse = Curse { $number }: it costs you { $number } points if it lives at the end of the game.

## Places and state

zone-hand = Hand
zone-dealt = Enemies to pick from
zone-picked = Picked enemies
zone-character = Character
zone-offered = Characters to choose from
zone-heroes = Markers
zone-tableau = Tableau
zone-line = Line
zone-trophies = Trophies
zone-discard = Face down in the discard
zone-reasons = Discarded for
zone-enemy_discard = Discarded enemies
zone-coins = coins
zone-mana = mana
zone-life = HP
zone-max_life = max HP
zone-wounds = wounds
zone-points = points
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
state-phase = Phase { $number }
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
    .note = Whether you may hold when you could attack.
variant-forced_attack-off = You may hold
variant-forced_attack-on = You have to attack
variant-treasury = Treasury
    .note = Whether coins left at the end score.
variant-treasury-off = Coins score nothing
variant-treasury-on = 1 point for every 3 coins
variant-pick_hero = Pick a hero
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
    .fact = Phase { $phase }: { $count } enemies are in your hand.
    .note = { $receiver-you ->
        [yes] The others stay with you.
       *[no] { $receiver } gets the others.
    }
ask-gift =
    .kind = Give an enemy away
    .fact = One of your 4 enemies goes to { $receiver }.
    .note = Nobody sees it before all have chosen.
ask-keep =
    .kind = Keep or discard
    .fact = You keep the other 3 enemies, or discard one of them.
    .note = { $flee ->
        [on] What you keep stands in your line. If it still lives at the end of this phase, it strikes{ $phase ->
            [3] .
           *[other] {" "}and then flees.
        }
       *[off] What you keep stands in your line and strikes at the end of every phase until it is slain.
    }
ask-turn =
    .kind = Choose a card
    .fact = Phase { $phase }, turn { $turn } of 6.
    .note = { $turn ->
        [6] The last card is discarded. The strikes of your line come next: { $strikes } damage against { $life } HP.
       *[other] { $receiver } gets the rest of your hand. Your line would strike for { $strikes } against { $life } HP.
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
        [melee] { $card }: melee for { $damage }.
       *[ranged] { $card }: ranged for { $damage }.
    }
    .note = { $reach ->
        [melee] { $life ->
            [0] You are wounded: you may only attack an enemy whose blow does not hurt you.
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
       *[no] { $striker } strikes for { $damage }{ $thief ->
            [0] { "" }
           [one] {" "}and takes up to { $thief } coin
           *[other] {" "}and takes up to { $thief } coins
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
       *[no] { $striker } is about to take up to { $thief } of your coins; you have { $coins }.
    }
    .note = A potion costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and gives 1 mana.

## Answers

option-hero = Play { $card }
option-pick = Pick { $card }
option-gift = Give { $card }
option-keep_all = Keep all three
option-discard = Discard { $card }
option-play = { $price ->
    [free] Play { $card }
   *[paid] Play { $card } for { $mana ->
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
    }
}
option-sell = Sell { $card } for 3 coins
option-power = { $price ->
    [free] Use { $card } for { $arg1-name }
   *[paid] Use { $card } for { $arg1-name }: { $mana ->
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
    }
}
option-next = { $card } next
option-hit = { $arg2 ->
    [2] Attack the newer { $card }: deal { $damage }, suffer { $retaliation }
   *[other] Attack { $card }: deal { $damage }, suffer { $retaliation }
}
option-hold = Do not attack
option-potion = Buy a life potion for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
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
event-heroes-offered = Everyone is dealt { $number } characters and chooses one.
event-phase-started = Phase { $number } begins.
event-picked = { $you ->
    [yes] You pick { $card }.
   *[no] { $seat } picks an enemy.
}
event-enemies-passed = { $direction ->
    [left] The enemies go to the left.
   *[right] The enemies go to the right.
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
event-dealt = Everyone is dealt { $number } cards.
event-turn-started = Phase { $phase }, turn { $number }.
event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-sold = { $you ->
    [yes] You sell { $card } for { $number } coins.
   *[no] { $seat } sells a card for { $number } coins.
}
event-used-power = { $you ->
    [yes] You spend { $card } on a power, { $power-name }.
   *[no] { $seat } spends a card on a power, { $power-name }.
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
    [left] The hands go to the left.
   *[right] The hands go to the right.
}
event-left-over = { $you ->
    [yes] You discard { $card }, your last card.
   *[no] { $seat } discards the last card.
}
event-attacked = { $you ->
    [yes] You attack { $enemy } for { $damage } and suffer { $retaliation }: { $lost } HP { $wounds ->
        [0] lost
        [one] lost and { $wounds } wound
       *[other] lost and { $wounds } wounds
    }.
   *[no] { $seat } attacks { $enemy } for { $damage } and suffers { $retaliation }: { $lost } HP { $wounds ->
        [0] lost
        [one] lost and { $wounds } wound
       *[other] lost and { $wounds } wounds
    }.
}
event-shot = { $you ->
    [yes] You hit { $enemy } from afar for { $damage }.
   *[no] { $seat } hits { $enemy } from afar for { $damage }.
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
    [yes] You regain { $number } HP.
   *[no] { $seat } regains { $number } HP.
}
event-raised-life = { $you ->
    [yes] Your max HP rise by { $number }.
   *[no] { $seat }’s max HP rise by { $number }.
}
event-rose = { $you ->
    [yes] You have { $level ->
        [strength] Strength +{ $number }
        [armour] Armour +{ $number }
        [earth] Earth +{ $number }
        [water] Water +{ $number }
        [fire] Fire +{ $number }
       *[wild] wild element +{ $number }
    } from now on.
   *[no] { $seat } has { $level ->
        [strength] Strength +{ $number }
        [armour] Armour +{ $number }
        [earth] Earth +{ $number }
        [water] Water +{ $number }
        [fire] Fire +{ $number }
       *[wild] wild element +{ $number }
    } from now on.
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
    [yes] You take { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $seat } takes { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-confrontation = The enemies of phase { $number } strike.
event-struck = { $you ->
    [yes] { $enemy } strikes you for { $damage }: { $lost } HP { $wounds ->
        [0] lost
        [one] lost and { $wounds } wound
       *[other] lost and { $wounds } wounds
    }.
   *[no] { $enemy } strikes { $seat } for { $damage }: { $lost } HP { $wounds ->
        [0] lost
        [one] lost and { $wounds } wound
       *[other] lost and { $wounds } wounds
    }.
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
    [yes] { $enemy } flees from you.
   *[no] { $enemy } flees from { $seat }.
}
event-condition = { $you ->
    [yes] { $card } brings you { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $card } brings { $seat } { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-scored = { $you ->
    [yes] You score { $number }: cards { $cards }, tokens { $tokens }, conditions { $conditions }, wounds −{ $wounds }, curses −{ $curses }{ $treasury ->
        [0] { "" }
       *[other] , treasury { $treasury }
    }.
   *[no] { $seat } scores { $number }: cards { $cards }, tokens { $tokens }, conditions { $conditions }, wounds −{ $wounds }, curses −{ $curses }{ $treasury ->
        [0] { "" }
       *[other] , treasury { $treasury }
    }.
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
    [left] hands go left
   *[right] hands go right
}
table-hands-go-to = { $direction ->
    [left] hands go left, to { $name }
   *[right] hands go right, to { $name }
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
table-weakened = { $number } weakened by enemies
table-wild = wild
table-used = used
table-perils = Your perils
table-no-strikes = No enemy stands before you.
table-strikes = { $wounds ->
    [0] If the phase ended now: { $sum } against { $life } HP
    [one] If the phase ended now: { $sum } against { $life } HP, { $wounds } wound
   *[other] If the phase ended now: { $sum } against { $life } HP, { $wounds } wounds
}
table-strikes-over = The strikes are over.
table-strikes-left = { $wounds ->
    [0] Still to come: { $sum } against { $life } HP
    [one] Still to come: { $sum } against { $life } HP, { $wounds } wound
   *[other] Still to come: { $sum } against { $life } HP, { $wounds } wounds
}
table-blow = its blow does { $number }
table-barred = { $why ->
    [guarded] guarded
    [elusive] elusive
    [hollow] hollow
   *[wounded] too risky: you are wounded
}
table-rage = { $number } rage
table-gift-from = A gift from { $name }
table-picked = picked
table-tableau = Your tableau
table-how = Choose a card: play it, sell it for { $sale } coins, or spend it on one of your powers.
table-powers-how = A power costs a card from your hand: choose the card first.
table-show = What is shown
table-perils-tab = Perils
table-rivals-tab = Rivals
table-no-tableau = Cards you play stay here.
table-face-down = cards face down in the discard
table-put-away = Put away face down
table-sell = Sell
table-play = Play
table-potion = Life potion
table-do-pick = Pick
table-do-gift = Give
table-do-discard = Discard
table-do-hero = Play as
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
table-falls = falls
table-hits = { $reach ->
    [melee] It deals { $damage }; the enemy strikes back.
   *[ranged] It deals { $damage }; nobody strikes back.
}
table-perils-of = Perils: { $name }
table-tableau-of = Tableau: { $name }
table-no-strikes-there = No enemy in this line.
table-aftermath = { $wounds ->
    [0] The enemies have struck: { $lost } HP lost.
    [one] The enemies have struck: { $lost } HP lost, { $wounds } wound.
   *[other] The enemies have struck: { $lost } HP lost, { $wounds } wounds.
}
table-tie = Equal points: fewer wounds win, then more slain enemies, then more coins. After that the victory is shared.
table-term = { $term ->
    [cards] Cards
    [tokens] Tokens
    [conditions] Conditions
    [wounds] Wounds
    [curses] Curses
   *[treasury] Treasury
}
