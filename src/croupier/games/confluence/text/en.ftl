### Confluence

title = Confluence
pitch = Link five streams into attacks and walls; effects unwind in reverse.

## Kinds of cards

kind-folk = Folk
kind-beast = Beast
kind-spirit = Spirit
kind-artefact = Artefact

figure-rank = rank
    .listed = { $number }
figure-attack-ember = Ember, attack
    .listed = { stream-ember } { $number }
figure-attack-tide = Tide, attack
    .listed = { stream-tide } { $number }
figure-attack-rock = Rock, attack
    .listed = { stream-rock } { $number }
figure-attack-gale = Gale, attack
    .listed = { stream-gale } { $number }
figure-attack-shade = Shade, attack
    .listed = { stream-shade } { $number }
figure-attack-blank = any stream, attack
    .listed = any stream { $number }
figure-defence-ember = Ember, defence
    .listed = { stream-ember } { $number }
figure-defence-tide = Tide, defence
    .listed = { stream-tide } { $number }
figure-defence-rock = Rock, defence
    .listed = { stream-rock } { $number }
figure-defence-gale = Gale, defence
    .listed = { stream-gale } { $number }
figure-defence-shade = Shade, defence
    .listed = { stream-shade } { $number }
figure-defence-blank = any stream, defence
    .listed = any stream { $number }

stream-ember = Ember
stream-tide = Tide
stream-rock = Rock
stream-gale = Gale
stream-shade = Shade

## What cards do: the printed texts

clause-standard = Standard effect: { $what }.
    .short = { $what }
clause-individual = Individual effect, { $cost }: { $what }.
    .short = { "" }
clause-common = Effect of the common pool: { $what }.
    .short = { "" }
cost = { $number } { $letter ->
    [A] attack
    [D] defence
   *[F] attack or defence
} { $number ->
    [one] point
   *[other] points
}

verb-sharpen = Sharpen
verb-fortify = Fortify
verb-rally-folk = Rally Folk
verb-rally-beast = Rally Beasts
verb-rally-spirit = Rally Spirits
verb-blunt = Blunt
verb-crack = Crack
verb-cap-attack = Cap Attack
verb-cap-defence = Cap Wall
verb-grant-flight = Flight
verb-grant-pierce = Pierce
verb-grant-leech = Leech
verb-grant-erode = Erode
verb-grant-watch = Watch
verb-grant-thorns = Thorns
verb-grant-ward = Ward
verb-ground = Ground
verb-divert = Divert
verb-surge-ember = Surge of Ember
verb-surge-tide = Surge of Tide
verb-surge-rock = Surge of Rock
verb-surge-gale = Surge of Gale
verb-surge-shade = Surge of Shade
verb-shelter-ember = Shelter of Ember
verb-shelter-tide = Shelter of Tide
verb-shelter-rock = Shelter of Rock
verb-shelter-gale = Shelter of Gale
verb-shelter-shade = Shelter of Shade
verb-becalm = Becalm
verb-drought = Drought
verb-spate = Spate
verb-strike = Strike
verb-scald = Scald
verb-smoulder = Smoulder
verb-drain = Drain
verb-heal = Heal
verb-mend = Mend
verb-all-lose = Blight
verb-all-heal = Blessing
verb-draw = Draw
verb-all-draw = Windfall
verb-sift = Sift
verb-rebate = Rebate
verb-counter = Counter
verb-usurp = Usurp
verb-echo = Echo
verb-hasten = Hasten
verb-delay = Delay
verb-channel = Channel
verb-salvage = Salvage
verb-recall = Recall
verb-graft = Graft
verb-raid = Raid
verb-uproot = Uproot
verb-renew = Renew

amount = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
which = { $alike ->
    [0] { "" }
   *[other] { " " }no. { $alike }
}
effect-sharpen = { $word } { $number } (raise one of your attacks by { amount })
    .short = One attack +{ $number }
effect-fortify = { $word } { $number } (raise one of your walls by { amount })
    .short = One wall +{ $number }
effect-rally = { $word } (raise one of your combinations by 1 point for each { $kind ->
    [folk] Folk
    [beast] Beast
   *[spirit] Spirit
} in it, by at most { $number } { $number ->
    [one] point
   *[other] points
})
    .short = One combination +1 per { $kind ->
        [folk] Folk
        [beast] Beast
       *[spirit] Spirit
    }
effect-blunt = { $word } { $number } (reduce an opponent’s attack by { amount })
    .short = Opponent’s attack −{ $number }
effect-crack = { $word } { $number } (reduce an opponent’s wall by { amount })
    .short = Opponent’s wall −{ $number }
effect-cap-attack = { $word } { $number } (an opponent’s attack gets a ceiling of { $number } plus what it was raised by)
    .short = Opponent’s attack: { $number } at most
effect-cap-defence = { $word } { $number } (an opponent’s wall gets a ceiling of { $number } plus what it was raised by)
    .short = Opponent’s wall: { $number } at most
effect-grant = { $word }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $power ->
    [flight] one of your attacks can be met only by walls with Watch and by the bank
    [pierce] walls count half against one of your attacks
    [leech] you gain half the damage of one of your attacks
    [erode] one of your attacks wears down a wall that holds it
    [watch] one of your walls can meet attacks with Flight
    [thorns] whoever hits one of your walls loses { $number } { $number ->
        [one] life point
       *[other] life points
    }
   *[ward] opponents cannot crack or cap one of your walls any more
})
    .short = { $power ->
        [flight] One attack flies over walls
        [pierce] One attack halves walls
        [leech] One attack heals you
        [erode] One attack wears walls down
        [watch] One wall stops Flight
        [thorns] Who hits your wall loses { $number } life
       *[ward] One wall resists Crack and Cap
    }
effect-ground = { $word } (an opponent’s attack is closed to further properties)
    .short = Opponent’s attack: no new property
effect-divert = { $word } { $number } (you may move up to { $number ->
    [one] { $number } point
   *[other] { $number } points
} from one of your combinations to another)
    .short = Move up to { $number } of your points
effect-surge = { $word } { $number } (raise every { $stream } attack by { amount }, whoever owns it)
    .short = Each { $stream } attack +{ $number }
effect-shelter = { $word } { $number } (raise every { $stream } wall by { amount }, whoever owns it)
    .short = Each { $stream } wall +{ $number }
effect-becalm = { $word } (every attack is closed to further properties)
    .short = No attack gains a new property
effect-drought = { $word } (every combination loses its length bonus)
    .short = No length bonus
effect-spate = { $word } (every combination counts its length bonus twice)
    .short = Length bonus counts twice
effect-strike = { $word } { $number } (an opponent loses { $number } { $number ->
    [one] life point
   *[other] life points
})
    .short = An opponent loses { $number } life
effect-scald = { $word } { $number } (every opponent loses { $number } { $number ->
    [one] life point
   *[other] life points
})
    .short = Each opponent loses { $number } life
effect-smoulder = { $word } { $number } (at the end of the round an opponent loses { $number } { $number ->
    [one] life point
   *[other] life points
})
    .short = At round end, an opponent loses { $number } life
effect-drain = { $word } { $number } (an opponent loses { $number } { $number ->
    [one] life point
   *[other] life points
}, then you gain { $number })
    .short = Take { $number } life from an opponent
effect-heal = { $word } { $number } (you gain { $number } { $number ->
    [one] life point
   *[other] life points
})
    .short = You gain { $number } life
effect-mend = { $word } { $number } (at the end of the round you gain { $number } { $number ->
    [one] life point
   *[other] life points
})
    .short = At round end, you gain { $number } life
effect-all-lose = { $word } { $number } (every player loses { $number } { $number ->
    [one] life point
   *[other] life points
})
    .short = Everybody loses { $number } life
effect-all-heal = { $word } { $number } (every player gains { $number } { $number ->
    [one] life point
   *[other] life points
})
    .short = Everybody gains { $number } life
effect-draw = { $word } { $number } (draw { $number ->
    [one] { $number } card
   *[other] { $number } cards
})
    .short = { $number ->
        [one] Draw { $number } card
       *[other] Draw { $number } cards
    }
effect-all-draw = { $word } { $number } (every player draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
})
    .short = { $number ->
        [one] Everybody draws { $number } card
       *[other] Everybody draws { $number } cards
    }
effect-sift = { $word } { $number } (draw { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, then discard { $number })
    .short = Draw { $number }, discard { $number }
effect-rebate = { $word } { $number } (your debt falls by { amount })
    .short = Your debt −{ $number }
effect-counter = { $word } (remove an opponent’s effect from the main stack)
    .short = Remove an opponent’s effect
effect-usurp = { $word } (you control an opponent’s effect on the main stack)
    .short = Take over an opponent’s effect
effect-echo = { $word } (copy one of your effects on the main stack onto its top)
    .short = Copy one of your effects
effect-hasten = { $word } (you may move one of your effects on the main stack to its top)
    .short = Your effect comes first
effect-delay = { $word } (move an opponent’s effect on the main stack to its bottom)
    .short = An opponent’s effect comes last
effect-channel = { $word } (at the end of the round you may take a card of the common pool into your hand)
    .short = At round end, take a common card
effect-salvage = { $word } (at the end of the round you may take one of the 5 newest discards into your hand)
    .short = At round end, take a discarded card
effect-recall = { $word } (at the end of the round you may return a card of your pool to your hand)
    .short = At round end, take back a card you laid
effect-graft = { $word } (at the end of the round you may exchange a card of your pool with one of the common pool)
    .short = At round end, swap a card you laid
effect-raid = { $word } (at the end of the round an opponent discards a card of their choice from hand)
    .short = At round end, an opponent discards a card
effect-uproot = { $word } { $number } (at the end of the round a card of rank { ROMAN($number) } or lower is discarded from an opponent’s pool)
    .short = An opponent loses a pool card ({ $number ->
        [1] rank I
       *[other] rank I or II
    })
effect-renew = { $word } { $number } (at the end of the round the { $number ->
    [one] oldest common card is
   *[other] { $number } oldest common cards are
} replaced from the deck)
    .short = { $number ->
        [one] Replaces the oldest common card
       *[other] Replaces { $number } common cards
    }

# Some cards with two standard effects, in fewer words than these two need.
short-phoenix = You gain 3 life · +1 per Spirit
short-mountain_king = +1 per Folk · You gain 2 life
short-world_tortoise = One wall +4 · Protects a wall
short-roc = One attack flies · One attack +2
short-north_wind = Remove an effect · A wall stops Flight
short-drowned_king = Take 1 life · One attack heals you
short-eclipse_hound = +1 per Beast · Walls count half
short-abyssal_anchor = Attack: no new property · Protects a wall

## Places and state

zone-hand = Hand
zone-pool = Pool
zone-common = Common pool
zone-discard = Discard pile
zone-deck = Deck
zone-life = Life points
zone-before = Life points at the start of the round
zone-debt = Debt (attack, defence, either)
zone-combinations = Combinations
zone-instant = Stack of instant effects
zone-main = Main stack
zone-ending = At the end of the round
zone-settling = Being carried out
zone-appointed = Appointed streams
zone-used = Individual effects used
zone-hits = Hits
zone-lays = Additional cards laid
zone-stopped = Has stopped
zone-passes = Passes in a row
zone-out = Eliminated
zone-fallen = Eliminated in round, with life points
zone-lead = Whose lead is first
piece-lead = Marker of the lead
zone-points = points
zone-length = length
zone-ceiling = ceiling
zone-raised = raised by
zone-closed = closed
zone-properties = properties
zone-thorns = thorns
zone-side = side
zone-stream = stream
zone-cards = cards
zone-controller = controlled by
zone-source = card
zone-force = force
zone-target = target
zone-owner = owner
state-phase = { $value ->
    [initial] Initial phase
    [basic] Basic combinations
    [additional] Additional combinations
    [stacks] Stacks
    [cost] Combination cost
    [end] At the end of the round
    [combat] Combat damage
    [laydown] Cards laydown
   *[results] Round results
}
state-round = Round { $number }
state-active = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}

## Variants

variant-additional_limit = Additional cards
    .note = How many additional cards you may lay in a round.
variant-additional_limit-1 = 1 card
variant-additional_limit-2 = 2 cards
variant-additional_limit-3 = 3 cards
variant-additional_limit-none = No limit
variant-high_water = High Water
    .note = The first round in which the water takes life points; from three rounds later on nobody gains any.
variant-high_water-4 = From round 4
variant-high_water-5 = From round 5
variant-high_water-6 = From round 6
variant-high_water-8 = From round 8
variant-bank = Bank
    .note = With several opponents, a bank stops part of every hit.
variant-bank-on = With the bank
variant-bank-off = Without the bank
variant-hand_limit = Hand limit
    .note = At the end of each round you discard down to it.
variant-hand_limit-none = No limit
variant-hand_limit-5 = 5 cards
variant-hand_limit-7 = 7 cards
variant-open_activation = Open activation
    .note = Whether a basic turn allows individual effects after short combinations, too.
variant-open_activation-off = From three cards on
variant-open_activation-on = Always
variant-shared_common = Shared common pool
    .note = Whether common cards stay free when others have engaged them.
variant-shared_common-off = First come, first served
variant-shared_common-on = Free for everybody
variant-hits_in_order = Order of hits
    .note = In which order the hits on a player are calculated.
variant-hits_in_order-off = The weakest first
variant-hits_in_order-on = As announced
variant-start_life = Life points
    .note = With how many life points you begin.
variant-start_life-30 = 30 life points
variant-start_life-20 = 20 life points

## Questions

ask-lay =
    .kind = Lay a card
    .fact = Round { $round }: everybody lays a card.
    .note = Red figure: the attack it forms; blue: the wall. From three cards on its effect comes too.
ask-turn =
    .kind = Round { $round }: lay or activate
    .fact = { $lays ->
        [0] You may lay no more cards.
        [1] You may lay 1 more card.
        [any] You may lay any number of cards, as long as each forms a combination.
       *[other] You may lay { $lays } more cards.
    }{ $debt ->
        [0] { "" }
        [one] { " " }You owe 1 point.
       *[other] { " " }You owe { $debt } points.
    }
    .note = A card forms another attack or wall. An effect costs you points later.
ask-activate =
    .kind = You may activate effects
    .fact = { $debt ->
        [0] You owe nothing.
        [one] You owe 1 point.
       *[other] You owe { $debt } points.
    }{ $overrun ->
        [0] { "" }
        [one] { " " }As things stand you would pay 1 life point.
       *[other] { " " }As things stand you would pay { $overrun } life points.
    }
    .note = Each works once a round. Its price is a debt that your combinations pay before combat.
ask-announce =
    .kind = Announce { $side ->
        [attack] an attack
       *[defence] a wall
    }
    .fact = You have laid { $card }.
    .note = Each card adds its value; from three cards on length and the effect of the card you laid count, too.
ask-borrow =
    .kind = You may borrow a card
    .fact = { $side ->
        [attack] The attack has
       *[defence] The wall has
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .note = At most two cards of other players’ combinations. They stay where they lie, and add their value.
ask-pick =
    .kind = Pick a card
    .fact = { $count ->
        [one] You begin with { $card }.
       *[other] { $count } cards, { $points } points.
    }
    .note = Each card adds its value. From three cards on the card you lay sets off its effect.
ask-combination =
    .kind = { $question ->
        [gives] You may choose which combination gives points
        [gets] Choose which combination gets points
       *[one] Choose a combination
    }
    .fact = { $card }: { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }.{ $question ->
        [gets] { " " }{ $side ->
            [attack] Your { $stream-name } attack{ which } gives
           *[defence] Your { $stream-name } wall{ which } gives
        }; it has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[one] { "" }
    }
    .note = { $question ->
        [gives] Then you choose which of your combinations gets them, as far as its ceiling lets them in.
        [gets] The combination that gives loses as many.
       *[one] What effects granted earlier stays.
    }
ask-effect =
    .kind = Choose an effect
    .fact = { $card }: { $verb-name }.
    .note = From the next one to be carried out to the last.
ask-opponent =
    .kind = Choose an opponent
    .fact = { $card }: { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }.
    .note = The effect is carried out at once.
ask-take =
    .kind = You may choose a card
    .fact = { $card }: { $verb-name }.
    .note = It comes into your hand; everybody sees which one.
ask-exchange =
    .kind = Choose a common card
    .fact = { $card }: { $verb-name }.
    .note = The common card comes into your pool; yours takes its place and its age.
ask-uproot =
    .kind = Choose a card
    .fact = { $card }: { $verb-name } { $amount }.
    .note = Rank { ROMAN($amount) } or lower. It goes to the discard pile; nobody can link it any more.
ask-discard_hand =
    .kind = Discard a card
    .fact = { $cause ->
        [limit] You have more cards in hand than the hand limit allows.
        [theirs] { $controller }’s { $card }: { $verb-name }{ $amount ->
            [0] { "" }
           *[other] { " " }{ $amount }
        }.
       *[own] { $card }: { $verb-name }{ $amount ->
            [0] { "" }
           *[other] { " " }{ $amount }
        }.
    }
    .note = It goes face up to the discard pile. What you keep you can lay later.
owed-attack = { $owed-attack } { $owed-attack ->
    [one] attack point
   *[other] attack points
}
owed-defence = { $owed-defence } { $owed-defence ->
    [one] defence point
   *[other] defence points
}
owed-either = { $owed-either } attack or defence { $owed-either ->
    [one] point
   *[other] points
}
ask-pay =
    .kind = Pay your debt
    .fact = You owe { $letters ->
        [A] { owed-attack }
        [D] { owed-defence }
        [F] { owed-either }
        [AD] { $owed-attack } attack and { owed-defence }
        [AF] { owed-attack } and { $owed-either } of either kind
        [DF] { owed-defence } and { $owed-either } of either kind
       *[ADF] { $owed-attack } attack, { $owed-defence } defence and { $owed-either } { $owed-either ->
            [one] point
           *[other] points
        } of either kind
    }.
    .note = Points that pay are missing in combat. Within a side, the weakest combination pays first.
ask-amount =
    .kind = { $purpose ->
        [aim] How much of the attack?
       *[other] How much does this combination pay?
    }
    .fact = { $purpose ->
        [aim] { $stream-name } attack{ which }, { $left ->
            [one] { $left } point
           *[other] { $left } points
        } left. For { $target }:
       *[other] { $side ->
            [attack] { $stream-name } attack{ which }
           *[defence] { $stream-name } wall{ which }
        }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }. { $left ->
            [one] 1 point
           *[other] { $left } points
        } still to be paid.
    }
    .note = { $purpose ->
        [aim] The last opponent gets what is left.
       *[other] The last combination pays what is left.
    }
ask-event =
    .kind = Choose what comes first
    .fact = Several of your effects wait for the end of the round.
    .note = What comes first may change what the next one finds.
ask-aim =
    .kind = Whom do you hit?
    .fact = { $stream-name } attack{ which }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .note = At one opponent, or split. Each button says what meets it and what gets through.
ask-discard_pool =
    .kind = Discard a card of your pool
    .fact = { $over ->
        [one] You have 1 card too many.
       *[other] You have { $over } cards too many.
    }
    .note = Five stay; you can link them again next round.

## Options

option-lay = Lay { $card }{ $sums ->
    [both] : attack { $attack }, wall { $defence }
    [attack] : attack { $attack }
    [defence] : wall { $defence }
   *[none] { "" }
}
option-compose = Compose with { $card }
option-pass = Pass
option-stop = Stop for this phase
option-done = Done
option-activate = Activate { $card }: { $verb-name }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
} (costs { $price } { $cost ->
    [A] attack
    [D] defence
   *[F] attack or defence
} { $price ->
    [one] point
   *[other] points
})
option-none = Nothing on this side
option-all = All { $stream-name } cards
option-pick = Pick { $stream-name } cards
option-card = { $zone ->
    [common] { $card }, common pool
    [discard] { $card }, discard pile
   *[pool] { $owner-you ->
        [yes] { $card }, yours
       *[no] { $card }, { $owner }
    }
}
option-decline = None
option-comb = { $owner-you ->
    [yes] { $side ->
        [attack] Your { $stream-name } attack{ which }
       *[defence] Your { $stream-name } wall{ which }
    }
   *[no] { $side ->
        [attack] { $owner }’s { $stream-name } attack{ which }
       *[defence] { $owner }’s { $stream-name } wall{ which }
    }
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
}{ $then ->
    [gives] ; can give { $gives }
   *[after] { " " }now, { $after } afterwards
})
option-effect = { $controller-you ->
    [yes] { $card }: { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }, yours
   *[no] { $card }: { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    } ({ $controller })
}
option-opponent-player = Choose { $target }
option-aim-player = Hit { $target }: { $meets ->
    [wall] wall { $wall }, { $damage } damage
    [bank] bank { $wall }, { $damage } damage
   *[none] { $damage } damage
}
option-split = Split
option-attacks = Attacks pay first
option-walls = Walls pay first
option-weakest = The weakest pay first
option-choose = Choose for each combination
option-event = { $card }: { $verb-name }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
option-in_order = All in the order of their activation
option-discard = Discard { $card }
option-amount = { $number ->
    [one] 1 point
   *[other] { $number } points
}

## What happened

event-round = { $you ->
    [yes] Round { $number }. Your lead is first.
   *[no] Round { $number }. { $seat }’s lead is first.
}
event-phase = { $phase ->
    [basic] Basic combinations
    [additional] Additional combinations
    [stacks] Stacks
    [cost] Combination cost calculation
    [end] At the end of the round
    [combat] Combat damage calculation
    [laydown] Cards laydown
   *[results] Round results
}.
event-first-card = First card of the common pool: { $card }.
event-no-first-card = Deck and discard pile are empty: no new card for the common pool.
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws a card.
}
event-nothing-left = { $you ->
    [yes] Deck and discard pile are empty: you draw nothing.
   *[no] Deck and discard pile are empty: { $seat } draws nothing.
}
event-reshuffled = The discard pile is shuffled into a new deck of { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-stopped = { $you ->
    [yes] You stop for this phase.
   *[no] { $seat } stops for this phase.
}
event-done = { $you ->
    [yes] Your turn is over.
   *[no] { $seat }’s turn is over.
}
event-empty-hand = { $you ->
    [yes] You have no card to lay.
   *[no] { $seat } has no card to lay.
}
event-laid = { $you ->
    [yes] You lay { $card }.
   *[no] { $seat } lays { $card }.
}
event-appointed = The { $side ->
    [attack] attack side
   *[defence] defence side
} of { $card } is appointed { $stream-name }.
event-announced-attack = { $you ->
    [yes] You announce
   *[no] { $seat } announces
} an attack of { $length } { $stream-name } cards with { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cards }.
    .deed = attack of { $stream-name }, { $points }
event-announced-defence = { $you ->
    [yes] You announce
   *[no] { $seat } announces
} a wall of { $length } { $stream-name } cards with { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cards }.
    .deed = wall of { $stream-name }, { $points }
event-set-off = { $trigger ->
    [common] Effect of the common pool, { $card }
   *[standard] Standard effect, { $card }
}: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $you ->
    [yes] yours
   *[no] { $seat }
}).
    .deed = { $card }: { $verb-name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
event-activated = { $you ->
    [yes] You activate
   *[no] { $seat } activates
} { $card }: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}, on credit for { $price } { $cost ->
    [A] attack
    [D] defence
   *[F] attack or defence
} { $price ->
    [one] point
   *[other] points
}.
    .deed = { $card }: { $verb-name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
event-settled = { $you ->
    [yes] Your { $card }
   *[no] { $seat }’s { $card }
}: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
    .deed = { $card }: { $verb-name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
event-nothing = It has no effect: { $why ->
    [combination] there is no combination for it
    [effect] there is no effect for it on the main stack
    [opponent] no opponent has a card in hand
    [full] life points are at their limit
    [late] nobody gains life points any more
    [debt] there is no debt
   *[card] there is no card for it
}.
event-declined = { $you ->
    [yes] You decline.
   *[no] { $seat } declines.
}
event-removed = { $target-you ->
    [yes] Your { $card } is removed from the main stack
   *[no] { $target }’s { $card } is removed from the main stack
}: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
    .deed = { $target-you ->
        [yes] removes your { $card }
       *[no] removes { $target }’s { $card }
    }
event-taken-over = { $you ->
    [yes] You take control of { $target }’s { $card }
   *[no] { $target-you ->
        [yes] { $seat } takes control of your { $card }
       *[no] { $seat } takes control of { $target }’s { $card }
    }
}: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
event-copied = { $you ->
    [yes] You copy
   *[no] { $seat } copies
} { $card } onto the top of the main stack: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
event-moved = { $target-you ->
    [yes] Your { $card }
   *[no] { $target }’s { $card }
} goes to the { $way ->
    [top] top
   *[bottom] bottom
} of the main stack: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
    .deed = { $target-you ->
        [yes] moves your { $card } in the stack
       *[no] moves { $target }’s { $card } in the stack
    }
event-changed = { $you ->
    [yes] { $side ->
        [attack] Your { $stream-name } attack{ which }
       *[defence] Your { $stream-name } wall{ which }
    }
   *[no] { $side ->
        [attack] { $seat }’s { $stream-name } attack{ which }
       *[defence] { $seat }’s { $stream-name } wall{ which }
    }
}: { $before ->
    [one] { $before } point becomes { $points }.
   *[other] { $before } points become { $points }.
}
event-stayed = { $you ->
    [yes] { $side ->
        [attack] Your { $stream-name } attack{ which }
       *[defence] Your { $stream-name } wall{ which }
    }
   *[no] { $side ->
        [attack] { $seat }’s { $stream-name } attack{ which }
       *[defence] { $seat }’s { $stream-name } wall{ which }
    }
}: { $why ->
    [ceiling] its ceiling holds, and it stays at
   *[other] it stays at
} { $points } { $points ->
    [one] point
   *[other] points
}.
event-capped = { $you ->
    [yes] { $side ->
        [attack] Your { $stream-name } attack{ which }
       *[defence] Your { $stream-name } wall{ which }
    }
   *[no] { $side ->
        [attack] { $seat }’s { $stream-name } attack{ which }
       *[defence] { $seat }’s { $stream-name } wall{ which }
    }
} gets a ceiling of { $ceiling } and has { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
event-closed = { $you ->
    [yes] Your { $stream-name } attack{ which } is closed to further properties.
   *[no] { $seat }’s { $stream-name } attack{ which } is closed to further properties.
}
event-granted = { $you ->
    [yes] { $side ->
        [attack] Your { $stream-name } attack{ which }
       *[defence] Your { $stream-name } wall{ which }
    }
   *[no] { $side ->
        [attack] { $seat }’s { $stream-name } attack{ which }
       *[defence] { $seat }’s { $stream-name } wall{ which }
    }
} gets { $power ->
    [flight] Flight
    [pierce] Pierce
    [leech] Leech
    [erode] Erode
    [watch] Watch
    [thorns] Thorns { $number }
   *[ward] Ward
}.
event-relieved = { $you ->
    [yes] Your debt falls by { $number ->
        [one] 1 point
       *[other] { $number } points
    }.
   *[no] { $seat }’s debt falls by { $number ->
        [one] 1 point
       *[other] { $number } points
    }.
}
event-lost-life = { $you ->
    [yes] You lose { $number } { $number ->
        [one] life point
       *[other] life points
    }: { $left } now.
   *[no] { $seat } loses { $number } { $number ->
        [one] life point
       *[other] life points
    }: { $left } now.
}
event-gained-nothing = { $why ->
    [late] Nobody gains life points any more.
   *[full] { $you ->
        [yes] Your life points are at their limit: you gain none.
       *[no] The life points of { $seat } are at their limit: none are gained.
    }
}
event-gained-life = { $you ->
    [yes] You gain { $number } { $number ->
        [one] life point
       *[other] life points
    }: { $left } now.
   *[no] { $seat } gains { $number } { $number ->
        [one] life point
       *[other] life points
    }: { $left } now.
}
event-took = { $you ->
    [yes] You take { $card } into your hand from
   *[no] { $seat } takes { $card } into hand from
} { $source ->
    [common] the common pool
    [discard] the discard pile
   *[pool] { $you ->
        [yes] your pool
       *[no] their own pool
    }
}.
event-swapped = { $you ->
    [yes] You exchange your { $card } with { $other } of the common pool.
   *[no] { $seat } exchanges { $card } with { $other } of the common pool.
}
event-thrown = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-uprooted = { $target-you ->
    [yes] Your { $card } is discarded from your pool.
   *[no] { $target }’s { $card } is discarded from the pool.
}
    .deed = { $target-you ->
        [yes] { $card } leaves your pool
       *[no] { $card } leaves { $target }’s pool
    }
event-left-common = From the common pool to the discard pile: { $card }.
event-came-to-common = New in the common pool: { $card }.
event-earned = { $you ->
    [yes] You have { $attack } attack and { $defence ->
        [one] { $defence } defence point
       *[other] { $defence } defence points
    }.
   *[no] { $seat } has { $attack } attack and { $defence ->
        [one] { $defence } defence point
       *[other] { $defence } defence points
    }.
}
event-paid = { $you ->
    [yes] { $side ->
        [attack] Your { $stream-name } attack{ which }
       *[defence] Your { $stream-name } wall{ which }
    }
   *[no] { $side ->
        [attack] { $seat }’s { $stream-name } attack{ which }
       *[defence] { $seat }’s { $stream-name } wall{ which }
    }
} pays { $number ->
    [one] 1 point
   *[other] { $number } points
} ({ $left } left).
event-overrun = { $you ->
    [yes] Your points are not enough: you pay { $number } { $number ->
        [one] life point
       *[other] life points
    } ({ $left } now).
   *[no] { $seat }’s points are not enough: { $seat } pays { $number } { $number ->
        [one] life point
       *[other] life points
    } ({ $left } now).
}
event-aimed = { $you ->
    [yes] You aim { $number ->
        [one] 1 point
       *[other] { $number } points
    } of your { $stream-name } attack{ which } at { $target }.
   *[no] { $target-you ->
        [yes] { $seat } aims { $number ->
            [one] 1 point
           *[other] { $number } points
        } of their { $stream-name } attack{ which } at you.
       *[no] { $seat } aims { $number ->
            [one] 1 point
           *[other] { $number } points
        } of their { $stream-name } attack{ which } at { $target }.
    }
}
event-met-wall = { $you ->
    [yes] Your hit of force { $force }
   *[no] { $seat }’s hit of force { $force }
} meets { $target-you ->
    [yes] your { $stream-name } wall{ which }
   *[no] { $target }’s { $stream-name } wall{ which }
}, force { $wall }{ $whole ->
    [0] {""}
   *[other] {" "}(half of { $whole }: Pierce)
}{ $flown ->
    [yes] {" "}(past the others: Flight)
   *[no] {""}
}: { $damage ->
    [0] held.
   *[other] { $damage } damage.
}
    .deed = { $target-you ->
        [yes] hit of { $force } on your wall
       *[no] hit of { $force } on { $target }’s wall
    }
event-met-bank = { $you ->
    [yes] Your hit of force { $force }
   *[no] { $seat }’s hit of force { $force }
} meets { $target-you ->
    [yes] your bank
   *[no] { $target }’s bank
}, force { $wall }{ $flown ->
    [yes] {" "}(past the walls: Flight)
   *[no] {""}
}: { $damage ->
    [0] held.
   *[other] { $damage } damage.
}
    .deed = { $target-you ->
        [yes] hit of { $force } on your bank
       *[no] hit of { $force } on { $target }’s bank
    }
event-met-nothing = { $you ->
    [yes] Nothing stops your hit
   *[no] Nothing stops { $seat }’s hit
}{ $flown ->
    [yes] {" "}(past the walls: Flight)
   *[no] {""}
}: { $damage } damage.
    .deed = { $target-you ->
        [yes] hit of { $damage } on you
       *[no] hit of { $damage } on { $target }
    }
event-combat-damage = { $you ->
    [yes] You lose { $number } { $number ->
        [one] life point
       *[other] life points
    }: { $left } now.
   *[no] { $seat } loses { $number } { $number ->
        [one] life point
       *[other] life points
    }: { $left } now.
}
event-eroded = { $you ->
    [yes] Erode: your { $stream-name } wall{ which } has force { $points } now.
   *[no] Erode: { $seat }’s { $stream-name } wall{ which } has force { $points } now.
}
event-leeched = { $you ->
    [yes] Leech: you gain { $number } { $number ->
        [one] life point
       *[other] life points
    } ({ $left } now).
   *[no] Leech: { $seat } gains { $number } { $number ->
        [one] life point
       *[other] life points
    } ({ $left } now).
}
event-pricked = { $you ->
    [yes] Thorns: you lose { $number } { $number ->
        [one] life point
       *[other] life points
    } ({ $left } now).
   *[no] Thorns: { $seat } loses { $number } { $number ->
        [one] life point
       *[other] life points
    } ({ $left } now).
}
event-dissolved = All combinations are dissolved.
event-high-water = { $you ->
    [yes] High Water: you lose { $number } { $number ->
        [one] life point
       *[other] life points
    } ({ $left } now).
   *[no] High Water: { $seat } loses { $number } { $number ->
        [one] life point
       *[other] life points
    } ({ $left } now).
}
event-eliminated = { $you ->
    [yes] You are eliminated with { $left ->
        [one] { $left } life point
       *[other] { $left } life points
    }.
   *[no] { $seat } is eliminated with { $left ->
        [one] { $left } life point
       *[other] { $left } life points
    }.
}
event-hand-lost = { $cards-count ->
    [0] { $you ->
        [yes] Your pool is discarded; your hand was empty.
       *[no] { $seat }’s pool is discarded; the hand was empty.
    }
   *[other] { $you ->
        [yes] Your pool is discarded, and your hand: { $cards }.
       *[no] { $seat }’s pool is discarded, and the hand: { $cards }.
    }
}
event-won = { $you ->
    [yes] You are the last one left, with { $left ->
        [one] { $left } life point
       *[other] { $left } life points
    }, and win.
   *[no] { $seat } is the last one left, with { $left ->
        [one] { $left } life point
       *[other] { $left } life points
    }, and wins.
}
event-won-among-fallen = { $you ->
    [yes] Nobody is left. You win with { $left ->
        [one] { $left } life point
       *[other] { $left } life points
    }, the most of those eliminated in this round.
   *[no] Nobody is left. { $seat } wins with { $left ->
        [one] { $left } life point
       *[other] { $left } life points
    }, the most of those eliminated in this round.
}
event-shared = { $you ->
    [yes] Nobody is left. With { $left ->
        [one] { $left } life point
       *[other] { $left } life points
    } you share the victory.
   *[no] Nobody is left. With { $left ->
        [one] { $left } life point
       *[other] { $left } life points
    } { $seat } shares the victory.
}

## The table

table-water-from = High Water from round { $round }
table-water-takes = High Water takes { $number ->
    [one] { $number } life point
   *[other] { $number } life points
} at the end of the round
table-phases = Phases of the round
table-debt = Debt
table-points = Points
table-attack = attack
table-wall = wall
table-lays = Cards to lay
table-bank = Bank
table-own = Your place
table-lead = lead
table-used = used
table-overrun = as things stand you pay { $number ->
    [one] { $number } life point
   *[other] { $number } life points
}
table-known = Cards everybody knows
table-slip = { $side ->
    [attack] { $stream } attack{ which }
   *[defence] { $stream } wall{ which }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} from { $length ->
    [one] { $length } card
   *[other] { $length } cards
})
table-closed = closed
table-ceiling = ceiling { $number }
table-in-attack = in an attack: { $name }
table-in-wall = in a wall: { $name }
table-common-how = { $shared ->
    [on] Free for everybody, even when others have engaged a card.
   *[off] Free until somebody engages a card; then only on loan.
}
    .short = all may use it
    .tab = Common
table-first-card = newest card
table-oldest = oldest
    .note = leaves at the end of the round
table-stacks = Stacks
table-stacks-how = last in, first out
table-settled = Carried out
table-settling = Being carried out
table-instant = Instant, carried out first
table-main = Main, then from the top
table-nothing-waits = No effect waits.
table-more-wait = { $number } more{ $mine ->
    [0] { "" }
    [one] , 1 is yours
   *[other] , { $mine } are yours
}
table-of-cards = { $stream }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-sets-off = Sets off: { $effects }
table-too-short = A combination of three cards would set off the standard effects.
table-no-link = no link
table-laid-enough = laid enough
table-pass = Pass
    .note = this turn
table-done = Done
    .note = with this turn
table-stop = Stop
    .note = this phase
table-lay = Lay
table-compose = Compose
    .note = choose cards
table-one-by-one = one by one
table-activate = Activate
table-loan = loan { $number }
table-take-off = Take off { $card } ({ $where })
table-back = Step back
table-set-none = { $side ->
    [attack] Set: no attack
   *[defence] Set: no wall
}
table-set-two = At least two cards
table-stick = The combination you compose
table-amount-set = This much
table-laid-amount = Leave it like this
table-laid-discard_pool = Discard { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-laid-out = { $question ->
    [discard_pool] Chosen:
   *[other] So far:
}
table-all-laid = { $question ->
    [discard_pool] Five cards stay in your pool.
    [aim] The attack is divided.
   *[other] The debt is paid.
}
table-nothing-sent = Nothing is sent yet: change it as you like.
table-length = length
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-set = { $side ->
    [attack] Set: attack { $points }
   *[defence] Set: wall { $points }
}
table-water-now = High Water takes { $number } { $number ->
    [one] life point
   *[other] life points
} from everybody
table-water-how = Each round it takes 1 life point more.
table-held = held
table-open = nothing
table-hits-on-you = Hits on you
table-hits-on = Hits on { $name }
table-would-lose = you would lose { $number }
table-hits-would = If everything hit you
table-hits-none = Nothing hits you yet.
table-hits-sum = Combat takes { $number ->
    [0] no life points
    [one] { $number } life point
   *[other] { $number } life points
}{ $gained ->
    [0] { "" }
   *[other] { " " }and gives { $gained } { $gained ->
        [one] life point
       *[other] life points
    }
}; then { $left }.
table-hits-water = High Water takes { $number } more { $number ->
    [one] life point
   *[other] life points
}.
table-against = against
table-combat-how = { $order ->
    [on] Hits come in the order in which they were announced.
   *[off] The weakest hit on a player comes first.
} A wall that holds stands on; one that breaks is gone.
table-ended-one = After round { $round } only one player is left in the game.
table-ended-none = { $how ->
    [shared] Round { $round } has taken everybody who was left. More than one of them has the most life points, { $best }: the victory is shared.
   *[life] Round { $round } has taken everybody who was left, so life points decide: { $best } against { $other }.
}
table-lost-to = { $cause ->
    [sword] lost in combat
    [bolt] lost to effects
    [debt] lost to debt
   *[highwater] lost to High Water
}
table-lasted = In the game
table-left-in = until round { $round }
table-stayed = to the end
table-effects = Effects of your pool
    .note = price at the right, on credit
table-choose-from = What you choose from
table-yours = Your pool
    .note = tap: in or out
table-borrow = Borrow
    .note = at most two; they stay where they lie
table-joined = in: value { $number }
    .effect = ; from three cards on its effect comes
table-joins = adds { $number }{ $more ->
    [0] { "" }
   *[other] , and +{ $more } for length
}
table-lay-card = Lay { $card }
table-why-wall = New wall { $points }
table-why-wall-against = Wall { $points } { $holds ->
    [yes] holds
   *[no] against
} { $name }’s attack of { $theirs }
table-why-attack = New attack { $points }
table-why-attack-against = { $over ->
    [yes] Attack { $points } beats { $name }’s walls (best: { $theirs })
   *[no] Attack { $points }, { $name }’s wall takes { $need }
}
table-why-effect = Effect: { $effect }

## Verbs, as the lab names them

verb-activate = Activate
verb-all = All
verb-attacks = Attacks
verb-card = Card
verb-choose = Choose
verb-comb = Comb
verb-compose = Compose
verb-decline = Decline
verb-discard = Discard
verb-done = Done
verb-effect = Effect
verb-event = Event
verb-in_order = In order
verb-lay = Lay
verb-none = None
verb-pass = Pass
verb-pick = Pick
verb-player = Player
verb-split = Split
verb-stop = Stop
verb-walls = Walls
verb-weakest = Weakest

## Fields of cards, as card sets are told

field-rank = rank
field-class = class
field-attack = attack
field-defence = defence
field-standard = standard effects
field-individual = individual effect
field-common = effect of the common pool
