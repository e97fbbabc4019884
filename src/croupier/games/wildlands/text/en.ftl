### Wildlands

title = Wildlands
pitch = Call warriors through your portal, tame the land, hold every front.

## What is printed on cards

kind-basic = Basic unit
kind-warrior = Warrior
kind-greater = Greater warrior
kind-tactical = Tactical unit
kind-champion = Champion
kind-immortal = Immortal
kind-beast = Beast
kind-terrain = Terrain
kind-crystal = Mana crystal
kind-territory-1 = Territory, tier 1
kind-territory-2 = Territory, tier 2
kind-territory-3 = Territory, tier 3
kind-portal = Portal

figure-cost = Cost
figure-natural = Natural strength
figure-strength = Strength
figure-value = Value
figure-bulwark = Bulwark
    .listed = { "" }
figure-points = Points
figure-meat = Meat
    .listed = { $number } meat
figure-plants = Plants
    .listed = { $number } { $number ->
        [one] plant
       *[other] plants
    }
figure-ores = Ores
    .listed = { $number } { $number ->
        [one] ore
       *[other] ores
    }
figure-mana = Mana
    .listed = { $number } mana
figure-any = Any resource
    .listed = { $number } any

resource-meat = meat
resource-plants = plants
resource-ores = ores
resource-mana = mana

ability = { $when }: { CAP($what) }.
    .short = { $when ->
        [now] { CAP($what) }
       *[other] { $when }: { $what }
    }
ability-if = { $when }, { $condition }: { CAP($what) }.
    .short = { $condition }: { $what }
when-immediate = Immediate
    .short = now
when-delayed = Delayed
    .short = Later
when-aftermath = Aftermath
    .short = Aftermath
when-self_destroyed = Reaction, when this unit is destroyed
    .short = If it falls
when-ally_destroyed = Reaction, when another of your units here is destroyed
    .short = One of yours falls
when-enemy_destroyed = Reaction, when an enemy unit here is destroyed
    .short = An enemy falls
when-ally_played = Reaction, when you play another unit here
    .short = Each unit you add
when-enemy_played = Reaction, when the enemy plays a unit here
    .short = Each enemy added
if-won = if you won this front
    .short = If won
if-lost = if you lost this front
    .short = If lost
if-defending = if you are the defender
    .short = After defending

keyword-might = { $condition ->
    [attacking] Attacking: +{ $number } strength.
    [defending] Defending: +{ $number } strength.
    [wild] Against the wild: +{ $number } strength.
    [portal] On a portal front: +{ $number } strength.
    [alone] As your only unit here: +{ $number } strength.
    [horde] With 3 or more of your units here: +{ $number } strength.
    [outnumbered] While the enemy has more units here: +{ $number } strength.
    [multi] In a combat on 2 or more fronts: +{ $number } strength.
    [surged] If you surged here: +{ $number } strength.
   *[kin_beast] Together with one of your beasts here: +{ $number } strength.
}
    .short = { $condition ->
        [attacking] Attacking: +{ $number }
        [defending] Defending: +{ $number }
        [wild] Against the wild: +{ $number }
        [portal] At a portal: +{ $number }
        [alone] Alone: +{ $number }
        [horde] Three or more: +{ $number }
        [outnumbered] Outnumbered: +{ $number }
        [multi] Two fronts or more: +{ $number }
        [surged] After your surge: +{ $number }
       *[kin_beast] With a beast: +{ $number }
    }
keyword-lead = Your other units here have +{ $number } strength.
    .short = Others: +{ $number }
keyword-dread = Enemy units here have −{ $number } strength.
    .short = Enemies: −{ $number }
keyword-tenacious = Tenacious: before the aftermath it becomes doomed instead of being destroyed.
    .short = Falls last
keyword-ward = Ward: enemy abilities cannot choose it.
    .short = Cannot be chosen
keyword-guardian = Guardian: an enemy ability that could choose this unit must choose a Guardian.
    .short = Must be chosen
keyword-rooted = Rooted: it cannot be moved.
    .short = { "" }
keyword-doomed = It is doomed when played.
    .short = Lasts one battle
keyword-immortal = Immortal: if it is destroyed, it goes to your discard pile.
    .short = { "" }
keyword-quell = { $trigger ->
    [immediate] Enemy units here cannot trigger immediate abilities.
   *[delayed] Enemy units here cannot trigger delayed abilities.
}
    .short = { $trigger ->
        [immediate] Stops immediate abilities
       *[delayed] Stops delayed abilities
    }

effect-boost = this unit gets +{ $number } strength
    .short = +{ $number }
effect-frenzy = this unit gets +{ $number } strength and becomes doomed
    .short = +{ $number }, then it falls
effect-weaken = choose an enemy unit here: it gets −{ $number } strength
    .short = an enemy −{ $number }
effect-attune = discard a crystal from your hand: this unit gets the value of the crystal as strength
    .short = discard a crystal: + its value
effect-destroy = destroy an enemy unit here of strength { $number } or less
    .short = destroy an enemy up to { $number }
effect-doom = an enemy unit here of strength { $number } or less becomes doomed
    .short = an enemy up to { $number } is doomed
effect-repel = an enemy unit here of strength { $number } or less goes to its owner’s discard pile
    .short = drive off an enemy up to { $number }
effect-silence = silence an enemy unit here: its abilities are void
    .short = silence an enemy
effect-moveself = move this unit to another front
    .short = change fronts
effect-moveally = move one of your units from any front to another
    .short = move one of yours
effect-lure = move an enemy unit here to another front, on its own side
    .short = move an enemy
effect-retreat = this unit returns to your hand
    .short = back to hand
effect-rescue = one of your doomed units on any front is no longer doomed
    .short = save a doomed unit
effect-sacrifice = destroy another of your units here; then { $effect }
    .short = give up a unit; { $effect }
effect-draw = { $number ->
    [one] draw 1 card
   *[other] draw { $number } cards
}
    .short = draw { $number }
effect-muster = { $number ->
    [one] reveal the top card of your deck; if it is a unit, you may play it here; otherwise discard it
   *[other] reveal the top { $number } cards of your deck; you may play one unit among them here; discard the others
}
    .short = { $number ->
        [one] reveal 1, play it if it is a unit
       *[other] reveal { $number }, play 1 unit
    }
effect-harry = { $number ->
    [one] the other player discards 1 card from hand
   *[other] the other player discards { $number } cards from hand
}
    .short = rival discards { $number }
effect-forage = { $number ->
    [one] put 1 token of a resource on one of your territories that produces it
   *[other] put { $number } tokens of one resource on one of your territories that produces it
}
    .short = { $number ->
        [one] gain 1 resource
       *[other] gain { $number } resources
    }
effect-untap = untap one of your territories (only in your own turn)
    .short = untap a territory
effect-plunder = move up to { $number ->
    [one] { $number } token
   *[other] { $number } tokens
} of one resource (meat, plants or ores) from a territory of the other player to one of yours
    .short = steal { $number } resources

## In a few words on cards

short-fm_shaman = Give up a unit: destroy an enemy up to 5
short-fm_urgha = Destroy an enemy up to 3 · Each fallen enemy: +2
short-fm_carrion = Give up one: draw 2 · One of yours falls: +2
short-ac_keeper = Stops immediate abilities · Later: move an enemy
short-ac_ozmund = Crystal: + its value · Later: drive off one up to 4
short-vc_weaver = Falls last · Others: +1 · Aftermath: save a doomed unit
short-fc_pathfinder = Reveal 2, play 1 unit · Later: move one of yours
short-fc_tamar = Cannot be chosen · Destroy one up to 5 · If lost: back to hand
short-fc_saboteur = Rival discards 1 · Later: one up to 5 is doomed
short-vc_myrren = Three or more: +3 · Aftermath: 2 resources
short-dh_brokka = Others: +1 · Falls last · Defending: +1
short-cb_tortoise = Must be chosen · Falls last · Defending: +1
short-cb_bear = If it falls: destroy an enemy up to 3
short-crystal_1 = Pays 1 for units
short-crystal_2 = Pays 2 for units
short-crystal_3 = Pays 3 for units

## Places and state

zone-faction = Factions
zone-portal = Portals
zone-trophies = Seals taken
zone-realm = Territories
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-world = World
zone-revealed = Revealed
zone-wild = Wild territories
zone-row = Central row
zone-central_deck = Central deck
zone-crystals = Mana crystals
zone-box = Not in this match
zone-fronts = Fronts
zone-moves = Effect moves left
zone-attacked = Attacked this turn
zone-order = Order of turns
zone-waiting = Reactions to come
zone-carrying_out = Abilities under way
zone-card = card
zone-tapped = tapped
zone-tokens = tokens
zone-seals = seals
zone-target = target
zone-attackers = attackers
zone-defenders = defenders
zone-surged = surged
zone-stopped = stopped
zone-modifier = change of strength
zone-doomed = doomed
zone-silenced = silenced
state-phase = { $value ->
    [main] Main phase
    [target] Targets
    [surge] Surges
    [place] Placement
    [delayed] Delayed abilities
    [aftermath] Aftermath
    [doom] Aftermath
    [discard] End of turn
    [refill] Replenishing
   *[choose] Choosing factions
}
state-round = Round { $number }
state-active = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}

## Variants

variant-round_limit = Rounds
    .note = This many rounds are played, unless a portal collapses.
variant-round_limit-5 = 5 rounds
variant-round_limit-6 = 6 rounds
variant-round_limit-7 = 7 rounds
variant-round_limit-8 = 8 rounds
variant-round_limit-9 = 9 rounds
variant-round_limit-10 = 10 rounds
variant-round_limit-11 = 11 rounds
variant-round_limit-12 = 12 rounds
variant-choose_factions = Choose factions
    .note = Everybody chooses a faction, the last seat first.
variant-choose_factions-off = Off
variant-choose_factions-on = On
variant-natural_guard = Natural guard
    .note = Half of a controlled territory’s natural strength, rounded down, helps to defend it.
variant-natural_guard-off = Off
variant-natural_guard-on = On
variant-pure_resource = Own resource only
    .note = Only crystals and your faction’s resource pay for units you call.
variant-pure_resource-off = Off
variant-pure_resource-on = On
variant-crystal_by_tapping = Crystals by tapping
    .note = Tap a territory for a crystal, up to the value of its tier, instead of tokens.
variant-crystal_by_tapping-off = Off
variant-crystal_by_tapping-on = On
variant-auto_refill = Hands fill by themselves
    .note = After each turn the other players replenish their hands without being asked.
variant-auto_refill-off = Off
variant-auto_refill-on = On
variant-sudden_fall = Sudden fall
    .note = The match ends after the combat in which a portal collapses.
variant-sudden_fall-off = Off
variant-sudden_fall-on = On
variant-tamed_end = Tamed end
    .note = The match also ends with the round in which no wild territory is left.
variant-tamed_end-off = Off
variant-tamed_end-on = On
preset-refill-never = Ask me every time
preset-refill-always = Always replenish my hand

## Questions

ask-faction =
    .kind = Choose your faction
    .fact = You may choose any faction that is left.
    .note = Your faction decides your units, your portal and the resource you rely on.
ask-main =
    .kind = Your turn
    .fact = { $moment ->
        [last] Round { $round } of { $limit }: the last one.
       *[other] Round { $round } of { $limit }.
    }
    .note = Attack a territory for what it gives each turn and its points. Tokens and crystals pay for units you call: they come with your next shuffle.
ask-pay =
    .kind = Pay
    .fact = { $what ->
        [surge] A surge: { $paid ->
            [0] { "" }
           *[other] { $paid } paid,{" "}
        }{ $need ->
            [one] 1 more token.
           *[other] { $need } more tokens.
        }
        [row] { $bought }: { $need ->
            [one] 1 more token.
           *[other] { $need } more tokens.
        }
       *[card] { $bought }: a value of { $due } to pay.
    }
    .note = No change is given. “Pay for me” spares your faction’s resource where it can.
ask-target =
    .kind = Another target?
    .fact = { $fronts ->
        [one] You attack on 1 front.
       *[other] You attack on { $fronts } fronts.
    }
    .note = You need one unit for each front: more fronts can win more, but they share your units.
ask-surge =
    .kind = Surge?
    .fact = { $price ->
        [mixed] 5 tokens, at least 1 each of meat, plants and ores and no mana, add 3 strength to your side of a front.
       *[single] 5 tokens of your faction’s resource add 3 strength to your side of a front.
    }
    .note = Once for each front, before any unit is played. It counts in this battle only.
ask-place =
    .kind = { $may ->
        [stop] Play a unit or stop
       *[play] Play a unit
    }
    .fact = Front { $front }, { $target }: attack { $attack }, defence { $defence }.
    .note = { $may ->
        [stop] The attacker wins with more strength; a tie holds. Each card shows the strengths after it. Whoever stops on a front keeps the other units in hand.
       *[play] The attacker wins with more strength; a tie holds. The attack begins with one unit on every front; each card shows the strengths after it.
    }
ask-immediate =
    .kind = Use the ability?
    .fact = { $unit } has been played. Front { $front }: attack { $attack }, defence { $defence }.
    .note = Now or not at all. Numbers on a button are the strengths after it.
ask-reaction =
    .kind = React?
    .fact = { $unit } may react. Front { $front }: attack { $attack }, defence { $defence }.
    .note = Once for this event. Numbers on a button are the strengths after it.
ask-delayed =
    .kind = Delayed abilities
    .fact = { $fronts ->
        [one] All units have been played. Front { $front }: attack { $attack }, defence { $defence }.
       *[other] All units have been played.
    }
    .note = Each ability once. Then the strengths are compared: “Done” leaves them as they stand.
ask-aftermath =
    .kind = Aftermath abilities
    .fact = The results stand.
    .note = Each ability once. Then doomed units are destroyed; all others go to your discard pile and come back with a shuffle.
ask-effect =
    .kind = Choose
    .fact = { $unit } does what its card says. Front { $front }: attack { $attack }, defence { $defence }.
    .note = You have to choose. Numbers on a button are the strengths after it.
ask-muster =
    .kind = Play a revealed unit?
    .fact = { $unit } has revealed cards of your deck.
    .note = It fights here at once, for nothing. The others go to your discard pile.
ask-harry =
    .kind = Discard a card
    .fact = { $unit } makes you discard.
    .note = It goes face up to your discard pile and comes back with a shuffle. Keep what wins this battle.
ask-discard =
    .kind = Discard what you do not want to keep
    .fact = You have { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
    .note = Then you replenish your hand to 5 cards, to defend with. What goes comes back with a shuffle.
ask-refill =
    .kind = Replenish your hand?
    .fact = { $active } has ended the turn. You have { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
    .note = You draw until you have 5 cards. Under “Automatic passes” you can have this answered each time.
ask-tap_claim =
    .kind = Choose a crystal
    .fact = You tap a territory for a crystal.
    .note = It goes to your discard pile and pays each time you draw it; no token comes of this tap.
wait-main = { $seats } is taking a turn.
wait-place = { $seats } may play a unit.
wait-refill = { $count ->
    [one] { $seats } may replenish the hand.
   *[other] { $seats } may replenish their hands.
}

## Options

resources-listed = { $mana ->
    [0] { "" }
   *[other] { " · " }{ $mana } mana
}{ $meat ->
    [0] { "" }
   *[other] { " · " }{ $meat } meat
}{ $plants ->
    [0] { "" }
    [one] { " · " }1 plant
   *[other] { " · " }{ $plants } plants
}{ $ores ->
    [0] { "" }
    [one] { " · " }1 ore
   *[other] { " · " }{ $ores } ores
}
option-faction = { $faction-name }, portal { $card }
option-tap = Tap { $card }
option-tap_all = Tap all territories
option-tap_claim = Tap { $card } for a crystal
option-reinforce = Call { $card } (cost { $price })
option-buy = Buy { $card }{ resources-listed }{ $any ->
    [0] { "" }
   *[other] { " · " }{ $any } of your choice
}
option-claim = Claim { $card } (cost { $price })
option-tap_claim-claim = Claim { $card }
option-attack_wild = Attack { $card }
option-attack = Attack { $target }: { $card }
option-end_turn = End the turn
option-pay_auto = Pay{ $crystals-count ->
    [0] { "" }
   *[other] { " · " }{ $crystals }
}{ resources-listed }
option-pay_crystal = Discard { $card }
option-pay = { $number } { $resource ->
    [meat] meat
    [plants] { $number ->
        [one] plant
       *[other] plants
    }
    [ores] { $number ->
        [one] ore
       *[other] ores
    }
   *[mana] mana
} from { $card }
option-target = Also attack { $card }
option-target-done = No further target
option-surge = Surge on front { $front }: { $card }
option-surge-done = { $surges ->
    [none] No surge
   *[more] No more surges
}
option-play = { $forecast ->
    [known] Play { $card }: attack { $then-attack }, defence { $then-defence }
   *[none] Play { $card }
}
option-stop = { $forecast ->
    [known] Stop here: attack { $then-attack }, defence { $then-defence }
   *[none] Stop here
}
option-use = { $forecast ->
    [known] Use it: attack { $then-attack }, defence { $then-defence }
   *[none] Use it
}
option-delayed-use = Use { $card }{ $which ->
    [only] { "" }
   *[other] { " " }({ $which })
} (front { $front }){ $dooms ->
    [yes] : it becomes doomed
   *[no] { "" }
}
option-aftermath-use = Use { $card }{ $which ->
    [only] { "" }
   *[other] { " " }({ $which })
} (front { $front })
option-decline = { $forecast ->
    [known] Decline: attack { $then-attack }, defence { $then-defence }
   *[none] Decline
}
option-done = Done
option-none = { $forecast ->
    [known] Play none of them: attack { $then-attack }, defence { $then-defence }
   *[none] Play none of them
}
option-discard = Discard { $card }
option-discard_crystals = Discard all crystals
option-discard_all = Discard the whole hand
option-refill = Replenish
option-keep = Keep my hand
option-crystal = { $forecast ->
    [known] Discard { $card }: attack { $then-attack }, defence { $then-defence }
   *[none] Discard { $card }
}
option-unit = { $whose ->
    [own] Your { $card }{ $which ->
        [only] { "" }
       *[other] { " " }({ $which })
    }, front { $front }
   *[enemy] Enemy { $card }{ $which ->
        [only] { "" }
       *[other] { " " }({ $which })
    }, front { $front }
}{ $to ->
    [0] { "" }
   *[other] , to front { $to }
}{ $forecast ->
    [known] . Front { $at } then: attack { $then-attack }, defence { $then-defence }
   *[none] { "" }
}
option-front = Front { $front }: { $card }
option-land = { $card }
option-tokens = { $card }: { $resource-name }

## What happened

event-faction = { $you ->
    [yes] Your faction: { $faction-name }. Your portal: { $card }.
   *[no] { $seat }’s faction: { $faction-name }. Their portal: { $card }.
}
event-round = Round { $number } of { $last }.
event-by-score = { $you ->
    [yes] Order of turns by score, next: you.
   *[no] Order of turns by score, next: { $seat }.
}
event-turn = { $you ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
}
event-untapped-all = { $you ->
    [yes] { $number ->
        [one] You untap 1 territory.
       *[other] You untap { $number } territories.
    }
   *[no] { $number ->
        [one] { $seat } untaps 1 territory.
       *[other] { $seat } untaps { $number } territories.
    }
}
event-row-passed = { $card } leaves the row for the bottom of the central deck.
event-collapsed = { $you ->
    [yes] Your portal collapses: { $card }.
   *[no] { $seat }’s portal collapses: { $card }.
}{ " " }{ $ends ->
    [now] The match ends with this combat.
   *[round] The match ends with this round.
}
    .deed = the portal collapses
event-scored = { $you ->
    [yes] You score { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $territories ->
        [0] { "" }
       *[other] , { $territories } for territories
    }{ $seals ->
        [0] { "" }
       *[other] , { $seals } for seals
    }{ $units ->
        [0] { "" }
       *[other] , { $units } for units
    }.
   *[no] { $seat } scores { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $territories ->
        [0] { "" }
       *[other] , { $territories } for territories
    }{ $seals ->
        [0] { "" }
       *[other] , { $seals } for seals
    }{ $units ->
        [0] { "" }
       *[other] , { $units } for units
    }.
}
event-won = { $you ->
    [yes] You win with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $seat } wins with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-shared = { $you ->
    [yes] You share the victory with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $seat } shares the victory with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-drew = { $you ->
    [yes] { $number ->
        [one] You draw 1 card.
       *[other] You draw { $number } cards.
    }
   *[no] { $number ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $number } cards.
    }
}
event-shuffled = { $you ->
    [yes] { $number ->
        [one] Your discard pile of 1 card goes under your deck.
       *[other] Your discard pile of { $number } cards is shuffled and goes under your deck.
    }
   *[no] { $number ->
        [one] { $seat }’s discard pile of 1 card goes under the deck.
       *[other] { $seat }’s discard pile of { $number } cards is shuffled and goes under the deck.
    }
}
event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
event-ended-turn = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
event-kept = { $you ->
    [yes] You keep your hand.
   *[no] { $seat } keeps the hand.
}
event-row-added = { $card } joins the row.
event-row-filled = { $card } joins the row.
event-tapped = { $you ->
    [yes] You tap { $card }.
   *[no] { $seat } taps { $card }.
}
event-produced = { $card } produces { $number } { $number ->
    [one] { $resource-name ->
        [plants] plant
        [ores] ore
       *[other] { $resource-name }
    }
   *[other] { $resource-name }
}.
event-paid-crystal = { $you ->
    [yes] You pay with { $card }.
   *[no] { $seat } pays with { $card }.
}
event-paid-tokens = { $you ->
    [yes] You pay { $number } { $number ->
        [one] { $resource-name ->
            [plants] plant
            [ores] ore
           *[other] { $resource-name }
        }
       *[other] { $resource-name }
    } from { $card }.
   *[no] { $seat } pays { $number } { $number ->
       [one] { $resource-name ->
           [plants] plant
           [ores] ore
          *[other] { $resource-name }
       }
      *[other] { $resource-name }
   } from { $card }.
}
event-reinforced = { $you ->
    [yes] You call { $card }, to your discard pile.
   *[no] { $seat } calls { $card }, to the discard pile.
}
    .deed = brings { $card } as a reinforcement
event-bought = { $you ->
    [yes] You buy { $card } from the row.
   *[no] { $seat } buys { $card } from the row.
}
event-ended-main = { $you ->
    [yes] You end the main phase.
   *[no] { $seat } ends the main phase.
}
event-claimed = { $you ->
    [yes] You claim { $card }.
   *[no] { $seat } claims { $card }.
}
event-attacked-wild = { $you ->
    [yes] You attack the wild, front { $front }: { $card }.
   *[no] { $seat } attacks the wild, front { $front }: { $card }.
}
event-attacked = { $you ->
    [yes] You attack { $target }, front { $front }: { $card }.
   *[no] { $target-you ->
        [yes] { $seat } attacks you, front { $front }: { $card }.
       *[no] { $seat } attacks { $target }, front { $front }: { $card }.
    }
}
event-designated = { $you ->
    [yes] { $number ->
        [one] Your attack has 1 front.
       *[other] Your attack has { $number } fronts.
    }
   *[no] { $number ->
        [one] { $seat }’s attack has 1 front.
       *[other] { $seat }’s attack has { $number } fronts.
    }
}
event-surged = { $you ->
    [yes] You surge on front { $front }: +{ $number } strength.
   *[no] { $seat } surges on front { $front }: +{ $number } strength.
}
event-no-surge = { $you ->
    [yes] You are done with surges.
   *[no] { $seat } is done with surges.
}
event-played = { $you ->
    [yes] You play { $card } on front { $front }.
   *[no] { $seat } plays { $card } on front { $front }.
}
event-stopped = { $you ->
    [yes] You stop on front { $front }.
   *[no] { $seat } stops on front { $front }.
}
event-out-of-units = { $you ->
    [yes] You have no unit left and stop on front { $front }.
   *[no] { $seat } has no unit left and stops on front { $front }.
}
event-triggered = { $you ->
    [yes] You use your { $card } on front { $front } ({ $trigger ->
        [immediate] immediate ability
        [delayed] delayed ability
        [aftermath] aftermath ability
        [self_destroyed] reaction: it is destroyed
        [ally_destroyed] reaction: own unit destroyed
        [enemy_destroyed] reaction: enemy unit destroyed
        [ally_played] reaction: own unit played
       *[enemy_played] reaction: enemy unit played
    }).
   *[no] { $seat } uses { $card } on front { $front } ({ $trigger ->
        [immediate] immediate ability
        [delayed] delayed ability
        [aftermath] aftermath ability
        [self_destroyed] reaction: it is destroyed
        [ally_destroyed] reaction: own unit destroyed
        [enemy_destroyed] reaction: enemy unit destroyed
        [ally_played] reaction: own unit played
       *[enemy_played] reaction: enemy unit played
    }).
}
event-declined = { $you ->
    [yes] You do not use your { $card } on front { $front } ({ $trigger ->
        [immediate] immediate ability
        [delayed] delayed ability
        [aftermath] aftermath ability
        [self_destroyed] reaction: it is destroyed
        [ally_destroyed] reaction: own unit destroyed
        [enemy_destroyed] reaction: enemy unit destroyed
        [ally_played] reaction: own unit played
       *[enemy_played] reaction: enemy unit played
    }).
   *[no] { $seat } does not use { $card } on front { $front } ({ $trigger ->
        [immediate] immediate ability
        [delayed] delayed ability
        [aftermath] aftermath ability
        [self_destroyed] reaction: it is destroyed
        [ally_destroyed] reaction: own unit destroyed
        [enemy_destroyed] reaction: enemy unit destroyed
        [ally_played] reaction: own unit played
       *[enemy_played] reaction: enemy unit played
    }).
}
event-window-closed = { $you ->
    [yes] { $trigger ->
        [delayed] You use no more delayed abilities.
       *[aftermath] You use no more aftermath abilities.
    }
   *[no] { $trigger ->
        [delayed] { $seat } uses no more delayed abilities.
       *[aftermath] { $seat } uses no more aftermath abilities.
    }
}
event-strengths = Front { $front }, { $card }: attack { $attack }, defence { $defence }.
event-took-wild = { $you ->
    [yes] You take control of { $card }.
   *[no] { $seat } takes control of { $card }.
}
event-stole = { $you ->
    [yes] You steal { $card } from { $target }.
   *[no] { $target-you ->
        [yes] { $seat } steals { $card } from you.
       *[no] { $seat } steals { $card } from { $target }.
    }
}
event-took-seal = { $you ->
    [yes] You take a seal from { $target }’s portal, { $card }; { $left ->
        [0] no seal is left.
        [one] { $left } seal is left.
       *[other] { $left } seals are left.
    }
   *[no] { $target-you ->
        [yes] { $seat } takes a seal from your portal, { $card }; { $left ->
        [0] no seal is left.
        [one] { $left } seal is left.
       *[other] { $left } seals are left.
    }
       *[no] { $seat } takes a seal from { $target }’s portal, { $card }; { $left ->
        [0] no seal is left.
        [one] { $left } seal is left.
       *[other] { $left } seals are left.
    }
    }
}
event-held-wild = { $card } stays wild.
event-held = { $you ->
    [yes] You hold { $card }.
   *[no] { $seat } holds { $card }.
}
event-cleared = { $you ->
    [yes] To your discard pile: { $cards }.
   *[no] To { $seat }’s discard pile: { $cards }.
}
event-doomed = { $you ->
    [yes] Your { $card } on front { $front } is doomed.
   *[no] { $seat }’s { $card } on front { $front } is doomed.
}
event-doomed-instead = { $you ->
    [yes] Your { $card } on front { $front } is tenacious: doomed instead of destroyed.
   *[no] { $seat }’s { $card } on front { $front } is tenacious: doomed instead of destroyed.
}
event-stays-doomed = { $you ->
    [yes] Your { $card } on front { $front } is tenacious and doomed already: nothing happens to it.
   *[no] { $seat }’s { $card } on front { $front } is tenacious and doomed already: nothing happens to it.
}
event-went-home = { $you ->
    [yes] Your { $card } on front { $front } is destroyed and returns to your world.
   *[no] { $seat }’s { $card } on front { $front } is destroyed and returns to its owner’s world.
}
event-went-wild = { $you ->
    [yes] Your { $card } on front { $front } is destroyed and returns to the row.
   *[no] { $seat }’s { $card } on front { $front } is destroyed and returns to the row.
}
event-fell-immortal = { $you ->
    [yes] Your { $card } on front { $front } is destroyed; being immortal, it goes to your discard pile.
   *[no] { $seat }’s { $card } on front { $front } is destroyed; being immortal, it goes to the discard pile.
}
event-strengthened = { $you ->
    [yes] Your { $card } on front { $front }: +{ $number } strength.
   *[no] { $seat }’s { $card } on front { $front }: +{ $number } strength.
}
event-weakened = { $you ->
    [yes] Your { $card } on front { $front }: −{ $number } strength.
   *[no] { $seat }’s { $card } on front { $front }: −{ $number } strength.
}
event-repelled = { $you ->
    [yes] Your { $card } on front { $front } is repelled to your discard pile.
   *[no] { $seat }’s { $card } on front { $front } is repelled to the discard pile.
}
event-silenced = { $you ->
    [yes] Your { $card } on front { $front } is silenced.
   *[no] { $seat }’s { $card } on front { $front } is silenced.
}
event-moved = { $you ->
    [yes] Your { $card } moves from front { $front } to front { $to }.
   *[no] { $seat }’s { $card } moves from front { $front } to front { $to }.
}
event-retreated = { $you ->
    [yes] Your { $card } on front { $front } returns to your hand.
   *[no] { $seat }’s { $card } on front { $front } returns to its owner’s hand.
}
event-rescued = { $you ->
    [yes] Your { $card } on front { $front } is no longer doomed.
   *[no] { $seat }’s { $card } on front { $front } is no longer doomed.
}
event-revealed = { $you ->
    [yes] You reveal { $cards }.
   *[no] { $seat } reveals { $cards }.
}
event-mustered-nobody = { $you ->
    [yes] You play none of the revealed cards.
   *[no] { $seat } plays none of the revealed cards.
}
event-put-aside = { $you ->
    [yes] Revealed and not played, to your discard pile: { $cards }.
   *[no] Revealed and not played, to { $seat }’s discard pile: { $cards }.
}
event-attuned = { $you ->
    [yes] You discard { $card } to gain its value in strength.
   *[no] { $seat } discards { $card } to gain its value in strength.
}
event-harried = { $you ->
    [yes] You have to discard { $card }.
   *[no] { $seat } has to discard { $card }.
}
event-foraged = { $you ->
    [yes] You put { $number } { $number ->
        [one] { $resource-name ->
            [plants] plant
            [ores] ore
           *[other] { $resource-name }
        }
       *[other] { $resource-name }
    } on { $card }.
   *[no] { $seat } puts { $number } { $number ->
       [one] { $resource-name ->
           [plants] plant
           [ores] ore
          *[other] { $resource-name }
       }
      *[other] { $resource-name }
   } on { $card }.
}
event-untapped = { $you ->
    [yes] You untap { $card }.
   *[no] { $seat } untaps { $card }.
}
event-plundered = { $you ->
    [yes] You plunder { $number } { $number ->
        [one] { $resource-name ->
            [plants] plant
            [ores] ore
           *[other] { $resource-name }
        }
       *[other] { $resource-name }
    } from { $target }: from { $card } to { $to }.
   *[no] { $target-you ->
        [yes] { $seat } plunders { $number } { $number ->
            [one] { $resource-name ->
                [plants] plant
                [ores] ore
               *[other] { $resource-name }
            }
           *[other] { $resource-name }
        } from you: from { $card } to { $to }.
       *[no] { $seat } plunders { $number } { $number ->
           [one] { $resource-name ->
               [plants] plant
               [ores] ore
              *[other] { $resource-name }
           }
          *[other] { $resource-name }
       } from { $target }: from { $card } to { $to }.
    }
}

## The page

faction-fangmoor = Fangmoor Clans
faction-verdant = Verdant Court
faction-deepforge = Deepforge Holds
faction-astral = Astral Conclave
faction-caravan = Free Caravans
table-rounds = Rounds
table-round = Round { $number }
table-last-round = Last round: whoever has the most points goes first
table-front = front { $number }
table-fronts = { $number ->
    [one] 1 front
   *[other] { $number } fronts
}
table-seals = { $number ->
    [one] 1 seal
   *[other] { $number } seals
}
table-realm = Portal and territories: { $name }
table-may-attack = may be attacked once
table-attacked = attacked this turn
table-lies = { $number } { $what ->
    [meat] meat
    [plants] { $number ->
        [one] plant
       *[other] plants
    }
    [ores] { $number ->
        [one] ore
       *[other] ores
    }
   *[mana] mana
} on it
table-wild-how = what each gives every turn, and its points; red: what to beat
table-crystals-how = paid with tokens, mana counts twice
table-amount = { $number } { $what ->
    [meat] meat
    [plants] { $number ->
        [one] plant
       *[other] plants
    }
    [ores] { $number ->
        [one] ore
       *[other] ores
    }
   *[mana] mana
}
table-none-left = none left
table-row-how = tokens only
table-row-passes = “{ $card }” leaves at the end of the round
table-crystal-cost = cost { $number }
table-crystals-left = { $number } left
table-world = Your world
table-world-how = what you call goes to your discard pile
table-open-own = Your open cards
table-pay-for = You pay for this
table-worth = pays { $amount } each
table-pay-auto = Pay for me
table-pay-rest = Pay the rest for me
table-pay-this = Pay this
table-paid-up = That pays it.
table-pay-forced = The rest can be paid in only one way and goes with it:
table-all-goes = Your whole hand goes.
table-nothing-sent = Nothing is sent yet: change it as you like.
table-back = Step back
table-take-back = Take off: { $what }
table-keep-all = Keep all
table-draws = { $number ->
    [0] draw none
    [one] draw 1 card
   *[other] draw { $number } cards
}{ $shuffles ->
    [yes] , shuffle
   *[no] { "" }
}
table-drawn = { $shuffles ->
    [yes] { $deck ->
        [0] Your deck is empty
        [one] Your deck has only 1 card
       *[other] Your deck has only { $deck } cards
    }, so your discard pile is shuffled under it.
   *[no] { $number ->
        [0] You draw nothing.
        [one] You draw 1 card of your deck, and nothing is shuffled.
       *[other] You draw { $number } cards of your deck, and nothing is shuffled.
    }
}
table-may-draw = { $name } ({ $number ->
    [one] 1 card
   *[other] { $number } cards
})
table-then-draw = { $how ->
    [asked] { $count ->
        [one] One other may draw after you: { $who }.
       *[other] { $count } others may draw after you: { $who }.
    }
    [filled] Drawn after you: { $who }.
   *[no] Nobody else replenishes.
}
table-next = { $cards } in hand: { $how ->
    [asked] asked after you
    [filled] replenished after you
   *[no] not asked
}
table-discard-laid = { $number ->
    [one] Discard 1 card
   *[other] Discard { $number } cards
}
table-crystals = { $number ->
    [one] 1 crystal
   *[other] { $number } crystals
}
table-goes = goes
table-the-wild = The wild
table-still-placing = still placing
table-no-unit = no unit
table-falls = { $who ->
    [you] you win
   *[other] falls
}
table-holds = holds
table-short-by = { $number ->
    [one] a tie holds
   *[other] attack { $number } short
}
table-takes-seal = { $who ->
    [you] you lose a seal
   *[other] { $name } loses a seal
}
table-standing = strength without units
table-totals = attack { $attack }, defence { $defence }
table-attacks-wild = { $who ->
    [you] You attack the wild
   *[other] { $name } attacks the wild
}
table-attacks = { $who ->
    [you] You attack { $target }
    [me] { $name } attacks you
   *[other] { $name } attacks { $target }
}
table-waits = waits
table-stop = Stop here
table-use = Use it
table-decline = Decline
table-done = { $question ->
    [target] Open the battle
    [surge] { $surges ->
        [none] No surge
       *[more] No more surges
    }
    [discard] Keep the rest
   *[other] Done
}
table-discard_crystals = Discard crystals
table-discard_all = Discard all
table-dooms = becomes doomed
table-none = Play none
table-keep = Keep my hand
table-refill = Replenish
table-surge = surge
table-purse = You have
table-as-it-stands = attack : defence as they stand now
table-tap_all = Tap all
table-end_turn = End turn
table-strong = { $units ->
    [0] You have no unit in hand.
   *[other] Your units have { $number } strength together.
}
table-empty-hand = no card in hand
table-ended-rounds = The last round is over.
table-ended-collapse = { $count ->
    [one] A portal has collapsed ({ $names }), so the match ends with round { $round }.
   *[other] Portals have collapsed ({ $names }), so the match ends with round { $round }.
}
table-ended-sudden = { $count ->
    [one] A portal has collapsed ({ $names }), so the match ends with this combat, in round { $round }.
   *[other] Portals have collapsed ({ $names }), so the match ends with this combat, in round { $round }.
}
table-ended-tamed = No wild territory is left, so the match ends with round { $round }.
table-decided-points = Points decide: { $best } against { $who ->
    [you] your { $other }
   *[other] { $other } for { $name }
}.
table-decided-territories = Equal on points, so territories decide: { $best } against { $who ->
    [you] your { $other }
   *[other] { $other } for { $name }
}.
table-decided-tokens = Equal on points and territories, so tokens decide: { $best } against { $who ->
    [you] your { $other }
   *[other] { $other } for { $name }
}.
table-decided-nothing = Equal on points, territories and tokens: the victory is shared.
table-points-lands = Territories
table-points-seals = Seals
table-points-units = Units
table-points-sum = Points
table-reckoning = The battle is over
    .note = Attack : defence. The attacker needs more; a tie is not enough.
table-zones = Parts of the table
table-tab-wild = Wild
table-tab-row = Row
table-tab-world = World
table-tab-rivals = Rivals
table-tab-hand = Hand
table-gives = { $what } a turn, { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-gives-seal = a seal, 2 points
table-at-stake = { $points ->
    [one] 1 point at stake
   *[other] { $points } points at stake
}
table-against = { $against ->
    [player] undefended it holds with strength { $number }
   *[wild] it fights with strength { $number }
}, your hand reaches { $reach }{ $wins ->
    [yes] { "" }
   *[no] : too little
}
table-acquired = goes to your discard pile, you draw it after the next shuffle
table-needs = { $against ->
    [player] Front { $front }, { $name }: if nobody defends, more than { $number } wins.
   *[wild] Front { $front }, { $name }: more than { $number } wins.
}
table-fought-out = Nothing is left to choose: your units are played, and the battle is decided
table-then = front { $front } then { $attack } : { $defence }

## Verbs, as the lab names them

verb-attack = Attack
verb-attack_wild = Attack wild
verb-buy = Buy
verb-claim = Claim
verb-crystal = Crystal
verb-decline = Decline
verb-discard = Discard
verb-discard_all = Discard all
verb-discard_crystals = Discard crystals
verb-done = Done
verb-end_turn = End turn
verb-faction = Faction
verb-front = Front
verb-keep = Keep
verb-land = Land
verb-none = None
verb-pay = Pay
verb-pay_auto = Pay auto
verb-pay_crystal = Pay crystal
verb-play = Play
verb-refill = Refill
verb-reinforce = Reinforce
verb-stop = Stop
verb-surge = Surge
verb-tap = Tap
verb-tap_all = Tap all
verb-tap_claim = Tap claim
verb-target = Target
verb-tokens = Tokens
verb-unit = Unit
verb-use = Use

## Fields of cards, as card sets are told

field-cost = cost
field-strength = strength
field-points = points
field-text = abilities
field-natural = natural strength
field-produces = what it produces
field-bulwark = bulwark
