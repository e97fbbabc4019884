### Zynalith

title = Zynalith
pitch = Hire creatures, line them up, watch every line clash, bank the crystals.

## Kinds of cards

kind-kin = Kin
kind-beast = Beast
kind-spirit = Spirit
kind-construct = Construct
kind-property = Property
kind-spell = Spell
kind-equipment = Equipment
kind-counter = Counter
kind-event = Event

figure-silver = silver
    .counted = { $number } silver
figure-zynalith = zynalith
    .counted = { $number } zynalith
figure-points = points
    .counted = { $number } { $number ->
        [one] point
       *[other] points
    }
figure-initiative = INIT
figure-attack = ATK
figure-defence = DEF
figure-life = HP

## What cards do: the printed texts

ability = { $when }{ $limits ->
    [own] {" "}(yours only)
    [once] {" "}(once per round)
    [own-once] {" "}(yours only, once per round)
   *[none] { "" }
}: { $what }.
happening = When it is drawn: { $what }.
answers = { $when }: { $what }.
when-instant = Instant
    .term = Instant
    .note = this card has been put into play
when-combat = Combat
    .term = Combat
    .note = a combat round of its line begins, with opponents, and { effect-host } stands in attack position
when-game-end = Game End
    .term = Game End
    .note = round 5 is over
when-death = Death
    .term = Death
    .note = { effect-host } has died
when-mourning = Mourning
    .term = Mourning
    .note = another creature has died
when-event = Event
    .term = Event
    .note = an event has been carried out
when-spell = Spell
    .term = Spell
    .note = anyone has played a spell
when-equipment = Equipment
    .term = Equipment
    .note = anyone has played a piece of equipment
when-property = Property
    .term = Property
    .note = anyone has played a property
when-greed = Greed
    .term = Greed
    .note = anyone has played a card with a printed cost of 12 silver or 4 zynalith, or more
when-defence = Defence
    .term = Defence
    .note = your hero was hit in combat, without Pierce, while { effect-host } stood in defence position
answers-play-creature = When another player plays a creature
answers-play-extra = When another player plays a property, a spell or a piece of equipment
answers-take-display = When another player takes a card from the display
answers-banish = When another player banishes a creature
answers-any = On any main action of another player, or in your own turn
keyword-leech = Leech: the damage of { effect-host } to enemy heroes heals your hero.
keyword-pierce = Pierce: the damage of { effect-host } to heroes ignores hero defence.
effect-host = { $on ->
    [property] its bearer
    [spell] its bearer
    [equipment] its bearer
   *[creature] this creature
}
effect-whom = { $on ->
    [property] its bearer
    [spell] its bearer
    [equipment] its bearer
   *[creature] this creature
}
effect-hit-hero = { $number } damage{ $suffix ->
    [pierce] {" "}with Pierce
    [leech] {" "}with Leech
   *[none] { "" }
} { $whom ->
    [all] to every enemy hero
    [actor] to the attacker’s hero
    [everyone] to every hero
   *[enemy] to an enemy hero
}
effect-hit-creature = { $number } damage to { $whom ->
    [line] every enemy creature in the line
    [all] every enemy creature
    [everyone] every creature
   *[enemy] an enemy creature
}
effect-heal-hero = heal { $whom ->
    [everyone] every hero
   *[you] your hero
} by { $number } HP
effect-heal-creature = heal { $whom ->
    [own] one of your creatures
    [each-own] each of your creatures
    [everyone] every creature
   *[self] { effect-whom }
} by { $number } HP
effect-destroy = destroy { $whom ->
    [everyone] every creature
   *[enemy] an enemy creature
} with a printed cost of { $number } silver or less
    .term = destroy
    .note = the creature dies, with the usual refund
effect-gain = { $whom ->
    [everyone] every player gains
   *[you] gain
} { $number } { $currency ->
    [silver] silver
   *[zynalith] zynalith
}
effect-lose = every player loses { $number } { $currency ->
    [silver] silver
   *[zynalith] zynalith
}
effect-steal = take { $number } { $currency ->
    [silver] silver
   *[zynalith] zynalith
} from an enemy player
effect-draw = { $whom ->
    [everyone] every player draws
   *[you] draw
} { $number } { $number ->
    [one] card
   *[other] cards
} from the { $back ->
    [creature] creature deck
   *[extra] extra deck
}
effect-discard = every player discards { $number ->
    [one] { $number } random card
   *[other] { $number } random cards
} from hand
effect-redraw = discard the { $back ->
    [creature] creature row
   *[extra] extra row
} and fill it anew
effect-give = { $change } for { $whom ->
    [each-own] each of your creatures
    [everyone] every creature
   *[self] { effect-whom }
}, { $until ->
    [round] until the end of the round
   *[lasting] lasting
}
effect-change = { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat }
effect-both = { $first } and { $second }
effect-charge = { effect-host } charges
    .term = Charge
    .note = one more combat round for the line of { effect-host }, at once; a creature charges at most once per round
effect-shove = move an enemy creature into { $position ->
    [defence] defence position
   *[attack] attack position
}
effect-ward = +{ $number } hero defence until the end of the round
    .term = hero defence
    .note = what is taken off every hit on your hero
effect-grant-leech = your hero has Leech until the end of the round
    .term = Leech
    .note = the damage of your creatures to enemy heroes heals your hero
effect-negate = negate that card
    .term = negate
    .note = the card is discarded without effect; its player gets the price back, less 1 silver or zynalith
effect-seize = seize that card
    .term = seize
    .note = the card goes into your hand, known to all; its player gets the 1 silver back
effect-divert = divert the refund
    .term = divert
    .note = you get the refund of this banishing
effect-rouse = rouse one of your creatures to charge
    .term = rouse
    .note = one of your creatures in attack position that has not charged this round charges: one more combat round for its line, at once
passive-bonus = { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat }.
passive-aura = { $kind ->
    [kin] Your other Kin have
    [beast] Your other Beasts have
    [spirit] Your other Spirits have
    [construct] Your other Constructs have
   *[any] Your other creatures have
} { $sign ->
    [plus] +
   *[minus] −
}{ $number } ATK.
passive-swell = { $sign ->
    [plus] +
   *[minus] −
}{ $number } ATK for each card attached to it.
passive-cheaper = { $type ->
    [property] Your properties cost { $number } silver less.
    [spell] Your spells cost { $number } zynalith less.
    [equipment] Your equipment costs { $number } silver less.
   *[other] Your cards of that type cost { $number } less.
}
passive-wage = Gain { $number } silver at the start of each round.
passive-bounty = Gain { $number } more zynalith when { effect-host } wins a line.
passive-guard = In defence position { effect-host } gives { $number } more hero defence.
    .term = hero defence
    .note = what is taken off every hit on your hero
passive-overheal = Your hero’s limit is { $number } HP higher.
passive-untouchable = Enemies cannot choose { effect-whom } as a target.
passive-salvage = Its refund is the full printed cost.
    .term = refund
    .note = when the creature dies or is banished, you gain silver; usually its printed cost less 1 silver

## Places and state

zone-hand = Hand
zone-front = Front
zone-hp = HP
zone-silver = Silver
zone-zynalith = Zynalith
zone-creature_row = Creature row
zone-extra_row = Extra row
zone-creature_discard = Creature discard pile
zone-extra_discard = Extra discard pile
zone-aside = Set aside
zone-announced = Announced
zone-ward = Added hero defence
zone-leech = Leech
zone-passed = Passed
zone-declines = Plays no counters
zone-declined_for_round = No counters this round
zone-out = Eliminated
zone-turns = Turns taken
zone-card = creature
zone-attached = attached
zone-damage = damage
zone-guarding = in defence position
zone-charged = has charged
zone-initiative = INIT
zone-attack = ATK
zone-defence = DEF
zone-life = HP
state-phase = { $value ->
    [draft] Draft
    [combat] Combat
   *[other] Actions
}
state-round = Round { $number } of 5
state-active = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}

## Variants

variant-two_fronts = Two fronts
    .note = Everybody has a west and an east front; each meets only its counterpart.
variant-two_fronts-off = Off
variant-two_fronts-on = On
variant-faceless_warrior = Faceless Warrior
    .note = Two copies of a creature that copies its left neighbour.
variant-faceless_warrior-off = Off
variant-faceless_warrior-on = On
variant-cost_defence = Hero defence by cost
    .note = A creature in defence position gives 0, 1 or 2 hero defence, depending on its cost.
variant-cost_defence-off = Off
variant-cost_defence-on = On
variant-free_order = Free order
    .note = Side actions stay possible after every main action.
variant-free_order-off = Off
variant-free_order-on = On
variant-instant_refill = Instant refill
    .note = Both rows are filled after every card taken in the draft and after every main action.
variant-instant_refill-off = Off
variant-instant_refill-on = On
preset-counter-never = Ask me every time
preset-counter-until_my_turn = Never counter until my turn
preset-counter-unless_played = Never counter unless a card is played
preset-counter-unless_dear = Never counter unless a card of at least 12 silver or 4 zynalith is played

## Questions

ask-draft =
    .kind = You take a card
    .fact = Draft: card { $pick } of 5, free of charge.
    .note = Creatures win lines, extra cards help them. All see what you take from the display; a deck is a secret.
ask-turn =
    .kind = You may act
    .fact = { $silver } silver and { $zynalith } zynalith.
    .note = Main action: play a card, or take one for 1 silver. Side actions (swap, switch, sell) come before it{ $anytime ->
        [on] {" "}or after it.
       *[off] .
    }
    .warning = { $crowd ->
        [yes] You hold { $held } cards: in hand they neither fight nor count at the end.
       *[no] { "" }
    }
ask-turn-end =
    .kind = Your turn goes on
    .fact = Your main action is done.
    .note = A side action is still possible. Or end your turn.
ask-discard =
    .kind = Discard one card
    .fact = You redraw a row.
    .note = That is the price of the new row. The card goes face up to its discard pile.
ask-counter =
    .kind = You may counter
    .fact = { $verb ->
        [play] { $active } plays { $card }.
        [take] { $card-id ->
            [unknown] { $active } draws a card from a deck.
           *[other] { $active } takes { $card }.
        }
        [banish] { $active } banishes { $card }.
        [redraw] { $active } redraws a row.
       *[pass] { $active } passes.
    }
    .note = A counter costs zynalith and works now. Nobody sees who could have countered.
ask-attach =
    .kind = Choose a creature
    .fact = { $card } needs a free slot.
    .note = The card works from there and leaves with the creature.
ask-target-creature =
    .kind = Choose a creature
    .fact = { $card }: { $effect ->
        [effect-shove] { effect-shove }
        [effect-destroy] { effect-destroy }
        [effect-heal-creature] { effect-heal-creature }
        [effect-rouse] { effect-rouse }
       *[effect-hit-creature] { effect-hit-creature }
    }.
    .note = The effect is carried out at once.
ask-target-hero =
    .kind = Choose an enemy
    .fact = { $card }: { $effect ->
        [effect-steal] { effect-steal }
       *[effect-hit-hero] { effect-hit-hero }
    }.
    .note = It happens at once. The buttons say what each hero has.
ask-front =
    .kind = Choose a front
    .fact = { $card } comes into play.
    .note = It meets only creatures of the same front, and stays there.
wait-counter = { $count ->
    [one] { $seats } may counter.
   *[other] { $seats } may counter.
}

## Options

option-draft-take = { $card-id ->
    [unknown] { $where ->
        [creature] Draw a card from the creature deck
       *[extra] Draw a card from the extra deck
    }
   *[other] Take { $card }
}
option-turn-take = { $card-id ->
    [unknown] { $where ->
        [creature] Draw a card from the creature deck (1 silver)
       *[extra] Draw a card from the extra deck (1 silver)
    }
   *[other] Take { $card } (1 silver)
}
option-play = Play { $card } ({ $price ->
    [0] free
   *[other] { $price } { $currency ->
        [silver] silver
       *[zynalith] zynalith
    }
})
option-counter = Counter with { $card } from { $where ->
    [hand] your hand
   *[display] the display
} ({ $price } { $currency ->
    [silver] silver
   *[zynalith] zynalith
})
option-banish = Banish { $card }{ $price ->
    [0] { " " }(no refund)
   *[other] { ": +" }{ $price } silver
}
option-redraw = Discard a card, redraw the { $where ->
    [creature] creature
   *[extra] extra
} row
option-pass = Pass for this round
option-swap = Swap { $card } and { $other }
option-switch = { $position ->
    [defence] Move { $card } into defence position
   *[attack] Move { $card } into attack position
}
option-sell = Sell 1 zynalith: +2 silver
option-end = End the turn
option-hold = Let it happen
option-decline = { $until ->
    [turn] No counters until my next turn
   *[round] No counters this round
}
option-discard = Discard { $card }
option-host = Attach to { $card }
option-creature = { $target-you ->
    [yes] Choose your { $card }
   *[no] Choose { $target }’s { $card }
}
option-hero = Choose { $target }
option-west = West front
option-east = East front

## What happened

event-first = { $you ->
    [yes] You begin the draft.
   *[no] { $seat } begins the draft.
}
event-round = { $you ->
    [yes] Round { $number }, { $slots ->
        [one] { $slots } place
       *[other] { $slots } places
    }. You begin.
   *[no] Round { $number }, { $slots ->
        [one] { $slots } place
       *[other] { $slots } places
    }. { $seat } begins.
}
event-turn = { $you ->
    [yes] Turn { $number }: you.
   *[no] Turn { $number }: { $seat }.
}
event-passed = { $you ->
    [yes] You take no more turns this round.
   *[no] { $seat } takes no more turns this round.
}
event-combat = Round { $number }: combat.
event-round-over = Round { $number } is over.
event-offered = { $row ->
    [creature] Creature row
   *[extra] Extra row
}, place { $place }: { $card }.
event-redrawn = The { $row ->
    [creature] creature
   *[extra] extra
} row is redrawn.
event-refreshed = The display is renewed.
event-reshuffled = The { $deck ->
    [creature] creature
   *[extra] extra
} discard pile is shuffled into a new deck.
event-happened = Event: { $card }.
event-drew = { $you ->
    [yes] { $deck ->
        [creature] You draw { $card } from the creature deck.
       *[extra] You draw { $card } from the extra deck.
    }
   *[no] { $deck ->
        [creature] { $seat } draws a card from the creature deck.
       *[extra] { $seat } draws a card from the extra deck.
    }
}
event-nothing-left = { $deck ->
    [creature] The creature deck is empty: { $you ->
        [yes] you draw nothing.
       *[no] { $seat } draws nothing.
    }
   *[extra] The extra deck is empty: { $you ->
        [yes] you draw nothing.
       *[no] { $seat } draws nothing.
    }
}
event-picked = { $you ->
    [yes] You take { $card } ({ $row ->
        [creature] creature row
       *[extra] extra row
    }, place { $place }).
   *[no] { $seat } takes { $card } ({ $row ->
        [creature] creature row
       *[extra] extra row
    }, place { $place }).
}
event-lost-card = { $you ->
    [yes] You discard { $card } at random.
   *[no] { $seat } discards { $card } at random.
}
event-announced-take = { $you ->
    [yes] You want to take { $card } ({ $row ->
        [creature] creature row
       *[extra] extra row
    }, place { $place }).
   *[no] { $seat } wants to take { $card } ({ $row ->
        [creature] creature row
       *[extra] extra row
    }, place { $place }).
}
event-announced-draw = { $you ->
    [yes] { $deck ->
        [creature] You want to draw from the creature deck.
       *[extra] You want to draw from the extra deck.
    }
   *[no] { $deck ->
        [creature] { $seat } wants to draw from the creature deck.
       *[extra] { $seat } wants to draw from the extra deck.
    }
}
event-announced-play = { $you ->
    [yes] You play { $card } from { $source ->
        [hand] your hand
       *[display] the display
    } for { $number ->
        [0] free
       *[other] { $number } { $currency ->
            [silver] silver
           *[zynalith] zynalith
        }
    }.
   *[no] { $seat } plays { $card } from { $source ->
        [hand] hand
       *[display] the display
    } for { $number ->
        [0] free
       *[other] { $number } { $currency ->
            [silver] silver
           *[zynalith] zynalith
        }
    }.
}
event-announced-banish = { $you ->
    [yes] You banish { $card }, place { $place } of your front.
   *[no] { $seat } banishes { $card }, place { $place } of the front.
}
event-announced-redraw = { $you ->
    [yes] { $row ->
        [creature] You discard { $card } to redraw the creature row.
       *[extra] You discard { $card } to redraw the extra row.
    }
   *[no] { $row ->
        [creature] { $seat } discards { $card } to redraw the creature row.
       *[extra] { $seat } discards { $card } to redraw the extra row.
    }
}
event-announced-pass = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-took = { $you ->
    [yes] You take { $card } into your hand.
   *[no] { $seat } takes { $card } into hand.
}
event-entered = { $you ->
    [yes] { $front ->
        [east] Your east front
        [west] Your west front
       *[only] Your front
    }, place { $place }: { $card }.
   *[no] { $front ->
        [east] { $seat }’s east front
        [west] { $seat }’s west front
       *[only] { $seat }’s front
    }, place { $place }: { $card }.
}
    .deed = { $card } enters, place { $place }
event-attached = { $you ->
    [yes] You attach { $card } to { $host }.
   *[no] { $seat } attaches { $card } to { $host }.
}
event-no-host = { $you ->
    [yes] None of your creatures has a free slot for { $card }.
   *[no] None of { $seat }’s creatures has a free slot for { $card }.
}
event-banished = { $you ->
    [yes] Your { $card } leaves the front.
   *[no] { $seat }’s { $card } leaves the front.
}
    .deed = takes { $card } off the front
event-already-gone = { $you ->
    [yes] The creature you meant to banish is gone.
   *[no] The creature { $seat } meant to banish is gone.
}
event-swapped = { $you ->
    [yes] You swap { $card } and { $other }.
   *[no] { $seat } swaps { $card } and { $other }.
}
event-switched = { $you ->
    [yes] { $position ->
        [defence] You move { $card } into defence position.
       *[attack] You move { $card } into attack position.
    }
   *[no] { $position ->
        [defence] { $seat } moves { $card } into defence position.
       *[attack] { $seat } moves { $card } into attack position.
    }
}
event-sold = { $you ->
    [yes] You sell 1 zynalith for 2 silver.
   *[no] { $seat } sells 1 zynalith for 2 silver.
}
event-countered = { $you ->
    [yes] You counter with { $card } from { $source ->
        [hand] your hand
       *[display] the display
    } for { $number } zynalith.
   *[no] { $seat } counters with { $card } from { $source ->
        [hand] hand
       *[display] the display
    } for { $number } zynalith.
}
event-declines = { $you ->
    [yes] You play no counters, for as long as you have chosen.
   *[no] { $seat } plays no counters, until their next turn or for this round.
}
event-negated = { $you ->
    [yes] Your { $card } is negated.
   *[no] { $seat }’s { $card } is negated.
}
event-seized = { $you ->
    [yes] You seize { $card } from { $target }.
   *[no] { $target-you ->
        [yes] { $seat } seizes { $card } from you.
       *[no] { $seat } seizes { $card } from { $target }.
    }
}
event-diverted = { $you ->
    [yes] You divert { $target }’s refund.
   *[no] { $target-you ->
        [yes] { $seat } diverts your refund.
       *[no] { $seat } diverts { $target }’s refund.
    }
}
event-triggered = { $you ->
    [yes] Your { $card }
   *[no] { $seat }’s { $card }
}: { $trigger ->
    [instant] Instant
    [combat] Combat
    [game-end] Game End
    [death] Death
    [mourning] Mourning
    [event] Event
    [spell] Spell
    [equipment] Equipment
    [property] Property
    [greed] Greed
   *[defence] Defence
}.
    .deed = { $card }: { $trigger ->
        [instant] Instant
        [combat] Combat
        [game-end] Game End
        [death] Death
        [mourning] Mourning
        [event] Event
        [spell] Spell
        [equipment] Equipment
        [property] Property
        [greed] Greed
       *[defence] Defence
    }
event-aimed-at-creature = { $you ->
    [yes] { $target-you ->
        [yes] You choose your { $card }.
       *[no] You choose { $target }’s { $card }.
    }
   *[no] { $target-you ->
        [yes] { $seat } chooses your { $card }.
       *[no] { $target-same ->
            [yes] { $seat } chooses their own { $card }.
           *[no] { $seat } chooses { $target }’s { $card }.
        }
    }
}
event-aimed-at-hero = { $you ->
    [yes] You choose { $target }.
   *[no] { $target-you ->
        [yes] { $seat } chooses you.
       *[no] { $seat } chooses { $target }.
    }
}
event-creature-hurt = { $you ->
    [yes] Your { $card } suffers { $number } damage: { $left } HP left.
   *[no] { $seat }’s { $card } suffers { $number } damage: { $left } HP left.
}
event-creature-healed = { $you ->
    [yes] Your { $card } regains { $number } HP: { $left } HP now.
   *[no] { $seat }’s { $card } regains { $number } HP: { $left } HP now.
}
event-destroyed = { $you ->
    [yes] Your { $card } is destroyed.
   *[no] { $seat }’s { $card } is destroyed.
}
event-died = { $you ->
    [yes] Your { $card } dies{ $number ->
        [0] .
       *[other] : refund { $number } silver.
    }
   *[no] { $seat }’s { $card } dies{ $number ->
        [0] .
       *[other] : refund { $number } silver.
    }
}
event-gave = { $you ->
    [yes] Your { $card }
   *[no] { $seat }’s { $card }
}: { $number ->
    [-1] −1
    [-2] −2
   *[other] +{ $number }
} { $stat }, { $until ->
    [round] until the end of the round
   *[lasting] lasting
}.
event-shoved = { $you ->
    [yes] { $position ->
        [defence] Your { $card } is moved into defence position.
       *[attack] Your { $card } is moved into attack position.
    }
   *[no] { $position ->
        [defence] { $seat }’s { $card } is moved into defence position.
       *[attack] { $seat }’s { $card } is moved into attack position.
    }
}
event-hero-hit = { $you ->
    [yes] Hit on your hero
   *[no] Hit on { $seat }’s hero
}: { $number } damage{ $defence ->
    [0] { "" }
   *[other] {" "}less { $defence } hero defence
}{ $lost ->
    [0] ; nothing gets through.
   *[other] ; { $lost } HP lost, { $left } HP left.
}
event-hero-healed = { $you ->
    [yes] Your hero regains { $number } HP: { $left } HP now.
   *[no] { $seat }’s hero regains { $number } HP: { $left } HP now.
}
event-gained = { $you ->
    [yes] You gain { $number } { $currency ->
        [silver] silver
       *[zynalith] zynalith
    }.
   *[no] { $seat } gains { $number } { $currency ->
        [silver] silver
       *[zynalith] zynalith
    }.
}
event-lost = { $you ->
    [yes] You lose { $number } { $currency ->
        [silver] silver
       *[zynalith] zynalith
    }.
   *[no] { $seat } loses { $number } { $currency ->
        [silver] silver
       *[zynalith] zynalith
    }.
}
event-warded = { $you ->
    [yes] Your hero: +{ $number } hero defence until the end of the round.
   *[no] { $seat }’s hero: +{ $number } hero defence until the end of the round.
}
event-leeching = { $you ->
    [yes] Your hero has Leech until the end of the round.
   *[no] { $seat }’s hero has Leech until the end of the round.
}
event-eliminated = { $you ->
    [yes] You are eliminated, with { $number } { $number ->
        [one] point
       *[other] points
    }.
   *[no] { $seat } is eliminated, with { $number } { $number ->
        [one] point
       *[other] points
    }.
}
event-hand-lost = { $you ->
    [yes] Your hand is discarded: { $cards }.
   *[no] { $seat }’s hand is discarded: { $cards }.
}
event-fight = { $front ->
    [east] Combat round: east line { $number }.
    [west] Combat round: west line { $number }.
   *[only] Combat round: line { $number }.
}
event-member = { $you ->
    [yes] In the line: your { $card } (INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP).
   *[no] In the line: { $seat }’s { $card } (INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP).
}
event-lot = { $you ->
    [yes] The lot puts you in place { $place }.
   *[no] The lot puts { $seat } in place { $place }.
}
event-winner = { $you ->
    [yes] Your { $card } wins the line with ATK { $attack }.
   *[no] { $seat }’s { $card } wins the line with ATK { $attack }.
}
    .deed = { $card } wins the line with ATK { $attack }
event-no-winner = { $front ->
    [east] Nobody wins east line { $number }.
    [west] Nobody wins west line { $number }.
   *[only] Nobody wins line { $number }.
}
event-struck = { $you ->
    [yes] Hit on your { $card }
   *[no] Hit on { $seat }’s { $card }
}: { $number ->
    [0] no damage
   *[other] { $number } damage
}{ $overflow ->
    [0] .
   *[other] , of which { $overflow } overflow.
}
event-reward = { $you ->
    [yes] Your { $card } brings { $number } zynalith.
   *[no] { $seat }’s { $card } brings { $number } zynalith.
}
event-fought = { $front ->
    [east] Combat round over: east line { $number }.
    [west] Combat round over: west line { $number }.
   *[only] Combat round over: line { $number }.
}
event-charged = { $you ->
    [yes] Your { $card } charges.
   *[no] { $seat }’s { $card } charges.
}
event-final = { $you ->
    [yes] You have { $number } { $number ->
        [one] point
       *[other] points
    }.
   *[no] { $seat } has { $number } { $number ->
        [one] point
       *[other] points
    }.
}
event-won = { $you ->
    [yes] { $how ->
        [alone] You outlive everyone and win.
        [hp] Equal points: you have more hero HP and win.
        [zynalith] Still equal: you have more zynalith and win.
        [silver] Still equal: you have more silver and win.
        [shared] Equal in everything that breaks ties: you share the win.
       *[points] You have the most points and win.
    }
   *[no] { $how ->
        [alone] { $seat } outlives everyone and wins.
        [hp] Equal points: { $seat } has more hero HP and wins.
        [zynalith] Still equal: { $seat } has more zynalith and wins.
        [silver] Still equal: { $seat } has more silver and wins.
        [shared] Equal in everything that breaks ties: { $seat } shares the win.
       *[points] { $seat } has the most points and wins.
    }
}

## The table in the browser

table-rounds = Rounds
table-round = Round { $number }
table-market = Display
table-market-how = { $phase ->
    [draft] Free of charge in the draft
   *[turns] 1 silver to take a card, or play it straight from here
}
table-row-name = { $row ->
    [creature] Creatures
   *[extra] Extra cards
}
table-deck = { $deck ->
    [creature] Creature deck
   *[extra] Extra deck
}
table-discard = { $deck ->
    [creature] Discarded creature cards
   *[extra] Discarded extra cards
}
table-empty-place = Empty place
table-set-aside = set aside
table-redraw = Redraw
    .note = for one card from your hand
table-redraw-row = Redraw the { $row ->
    [creature] creature row
   *[extra] extra row
}
    .note = All cards left in this row are discarded and 5 new ones are drawn. It costs you a card from your hand.
table-fronts = Fronts
table-line = Line { $number }
table-line-of = { $front ->
    [east] East { $number }
   *[west] West { $number }
}
table-panels = Which part of the table is shown
table-lists = Which list of cards is shown
table-list = { $list ->
    [creature] Creatures
   *[extra] Extras
}
table-guards = Defenders
table-guards-one = defender
table-if-now = If combat came now
table-nobody-here = no attacker
table-blow = { $half ->
    [yes] half the ATK
   *[no] the full ATK
}
table-verdict-wins = { $card } wins
table-verdict-hit = { $you ->
    [yes] you lose { $number } HP
   *[no] { $seat } loses { $number } HP
}
table-brief-hit = { $who ->
    [you] you −{ $number } HP, others too
    [each] { $spread ->
        [same] each −{ $number } HP
       *[most] each up to −{ $number } HP
    }
   *[some] { $count } { $count ->
        [one] hero
       *[other] heroes
    } { $spread ->
        [same] −{ $number } HP
       *[most] up to −{ $number } HP
    }
}
table-verdict-lose = your { $card } dies
table-verdict-lot = { $cards } draw lots
table-verdict-nobody = Nobody wins.
table-would-win = would win
table-would-fall = would die
table-defends = in defence position
table-defends-in = { $front ->
    [east] in defence position, east front
    [west] in defence position, west front
   *[only] in defence position
}
table-shield = hero defence
table-places = { $used } of { $number ->
    [one] { $number } place
   *[other] { $number } places
}
table-of = { $now } of { $most }
table-passed = passed
table-declines = { $until ->
    [round] you counter no more this round
    [turn] you counter no more until your next turn
   *[rival] plays no counters
}
table-first-player = begins
table-out = eliminated
table-deck-note = You alone see the card you draw. An event is carried out at once, and you draw again.
table-open-own = Your open cards
table-no-counter = None of your counters fits here. Nobody learns that: everybody asked answers at the same time.
table-aim-left = { $number ->
    [0] { $card } dies
   *[other] { $card }: { $number } HP left
}
table-aim-same = no line changes
table-known-card = everyone has seen it
table-hidden-cards = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
table-free-slot = { $type ->
    [property] free property slot
    [spell] free spell slot
   *[equipment] free equipment slot
}
table-spent = done
    .note = its effect is over, but it keeps its slot
table-slots = Slots
table-charged = has charged
table-enters = Enters { $line }
table-forecast-hero = { $you ->
    [yes] you lose { $number } HP instead of { $before } HP
   *[no] { $seat } loses { $number } HP instead of { $before } HP
}
table-take = Take
table-play = Play
table-counter = Play as a counter
table-counter-from = { $source ->
    [hand] hand
   *[display] display
}
table-pass = Pass
    .note = for this round
table-end = End the turn
table-sell = Sell
table-banish = Banish
table-guard = Defend
    .note = into defence position
table-attack = Attack
    .note = into attack position
table-look = Look closely
table-free = free
table-money-left = { $number } { $currency ->
    [silver] silver
   *[zynalith] zynalith
} left
table-answers-rivals = only as an answer
table-no-effect = no effect now
table-front-full = front is full
table-no-slot = no free slot
table-short = { $currency ->
    [silver] { $number } silver short
   *[crystal] { $number } zynalith short
}
table-lack = { $number } short
table-why-saves = { $where ->
    [one] saves you { $number } HP in { $line }
   *[all] saves you { $number } HP
}
table-why-wins = { $card } wins { $line }
table-why-hits = { $seat } loses { $number } HP more
table-why-kills = { $card } of { $seat } dies
table-why-highest = { $value ->
    [sword] { $number } ATK, the highest on display
    [wing] { $number } INIT, the highest on display
   *[heart] { $number } HP, the most on display
}
table-points-printed = Points in the front
table-points-silver = 10 silver = 1 point
table-points-sum = Points
table-open-fight = Last combat
table-film-soft = { $east ->
    [east] Combat round in east line { $number }. Nobody is asked.
   *[west] Combat round in line { $number }. Nobody is asked.
}
table-film-shown = Everybody sees this card. Then the match goes on.
table-film-charge = Charge
table-film-event = Event
table-film-counter = { $you ->
    [yes] You play a counter
   *[no] { $seat } plays a counter
}
table-film-step = { $step ->
    [effects] Combat effects
    [winner] Winner
    [strike] Strike
    [deaths] Deaths
   *[reward] Reward
}
table-film-none = none
table-film-wins = wins
table-film-strongest = { $you ->
    [yes] Your { $card } has the highest ATK: { $numbers }.
   *[no] { $seat }’s { $card } has the highest ATK: { $numbers }.
}
table-film-to = { $first } to { $others }
table-film-alone = { $you ->
    [yes] Your { $card } stands alone.
   *[no] { $seat }’s { $card } stands alone.
}
table-film-nobody = { $who ->
    [nobody] Nobody is left in the line: nobody wins.
   *[some] Nobody has any ATK: nobody wins.
}
table-film-attack = ATK
table-film-open = ATK, nobody in the way
table-film-half = half of ATK { $number }, nobody in the way
table-film-life = HP
table-film-armour = DEF
table-film-defence = hero defence
table-film-blocked = holds
table-film-for-win = for the win
table-film-bounty = bounty
table-film-healed = HP healed
table-film-effects = Combat effects, highest INIT first.
table-film-no-effect = no Combat effect
table-film-tie = { $by ->
    [initiative] { $cards } share the highest ATK. INIT decides: { $numbers }.
    [defence] { $cards } share ATK and INIT. DEF decides: { $numbers }.
    [life] { $cards } share ATK, INIT and DEF. HP decide: { $numbers }.
   *[lot] { $cards } are equal in everything. The lot decides.
}
table-film-criterion = { $by ->
    [attack] ATK
    [initiative] Tie: INIT
    [defence] Tie: DEF
    [life] Tie: HP
   *[lot] Tie: the lot
}
table-film-strike = The blow hits everybody else at the same time; overflow hits the hero.
table-film-pierce = Pierce: no hero defence counts.
table-film-pierced = pierced
table-film-gap = { $half ->
    [yes] Whoever has nobody in this line takes half the blow.
   *[no] Whoever has nobody in this line takes the whole blow.
}
table-film-deaths = Creatures that die bring a refund; what they carried is lost.
table-film-lost = Lost with it: { $cards }
table-film-reward = { $card } brings { $number } zynalith.
table-film-nothing-after = No Death, Mourning or Defence effect follows.
table-film-given = { $until ->
    [round] until the end of the round
   *[lasting] lasting
}
table-film-next = The next lines

## Verbs, as the lab names them

verb-banish = Banish
verb-counter = Counter
verb-creature = Creature
verb-decline = Counter nothing
verb-discard = Discard
verb-east = East
verb-end = End
verb-hero = Hero
verb-hold = Hold
verb-host = Host
verb-pass = Pass
verb-play = Play
verb-redraw = Redraw
verb-sell = Sell
verb-swap = Swap
verb-switch = Switch
verb-take = Take
verb-west = West

## Fields of cards, as card sets are told

field-kind = kind
field-cost = cost
field-initiative = INIT
field-attack = ATK
field-defence = DEF
field-life = HP
field-points = points
field-text = text
