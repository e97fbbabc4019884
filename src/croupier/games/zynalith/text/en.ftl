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
figure-zynalith = zynalith
figure-points = victory points
figure-initiative = initiative
figure-attack = attack
figure-defence = defence
figure-life = life

## What cards do: the printed texts

ability = { $when }: { $what }.
ability-once = { $when }, once a round: { $what }.
happening = When drawn: { $what }.
answers = { $when }: { $what }.
when-instant = Instant
when-combat = Combat
when-game-end = Game End
when-death = Death
when-mourning = { $whose ->
    [own] Mourning for your own
   *[any] Mourning
}
when-event = Event
when-spell = { $whose ->
    [own] Spell of yours
   *[any] Spell
}
when-equipment = { $whose ->
    [own] Equipment of yours
   *[any] Equipment
}
when-property = { $whose ->
    [own] Property of yours
   *[any] Property
}
when-greed = Greed
when-defence = Defence
answers-play-creature = When another player plays a creature
answers-play-extra = When another player plays a property, spell or equipment
answers-take-display = When another player takes a card from the display
answers-banish = When another player banishes a creature
answers-any = In your own turn or on any action of another player
keyword-leech = Leech: its damage to enemy heroes heals your hero.
keyword-pierce = Pierce: its damage to heroes ignores their defence.
effect-hit-hero = { $whom ->
    [all] deal { $number } damage{ $suffix ->
        [pierce] { " " }with Pierce
        [leech] { " " }with Leech
       *[none] { "" }
    } to each enemy hero
    [actor] deal { $number } damage{ $suffix ->
        [pierce] { " " }with Pierce
        [leech] { " " }with Leech
       *[none] { "" }
    } to the attacker’s hero
    [everyone] every hero takes { $number } damage{ $suffix ->
        [pierce] { " " }with Pierce
        [leech] { " " }with Leech
       *[none] { "" }
    }
   *[enemy] deal { $number } damage{ $suffix ->
        [pierce] { " " }with Pierce
        [leech] { " " }with Leech
       *[none] { "" }
    } to an enemy hero
}
effect-hit-creature = { $whom ->
    [line] deal { $number } damage to each enemy creature in its line
    [all] deal { $number } damage to each enemy creature
    [everyone] every creature takes { $number } damage
   *[enemy] deal { $number } damage to an enemy creature
}
effect-heal-hero = { $whom ->
    [everyone] every hero heals { $number }
   *[you] your hero heals { $number }
}
effect-heal-creature = { $whom ->
    [own] one of your creatures heals { $number }
    [each-own] each of your creatures heals { $number }
    [everyone] every creature heals { $number }
   *[self] this creature heals { $number }
}
effect-destroy = { $whom ->
    [everyone] every creature that costs { $number } or less dies
   *[enemy] destroy an enemy creature that costs { $number } or less
}
effect-gain = { $whom ->
    [everyone] everyone gains
   *[you] gain
} { $number } { $currency ->
    [silver] silver
   *[zynalith] zynalith
}
effect-lose = everyone loses { $number } { $currency ->
    [silver] silver
   *[zynalith] zynalith
}
effect-steal = take { $number } { $currency ->
    [silver] silver
   *[zynalith] zynalith
} from an enemy
effect-draw = { $whom ->
    [everyone] everyone draws
   *[you] draw
} { $number } { $back ->
    [creature] creature
   *[extra] extra
} { $number ->
    [one] card
   *[other] cards
}
effect-discard = everyone discards { $number } hand { $number ->
    [one] card
   *[other] cards
} at random
effect-redraw = the { $back ->
    [creature] creature
   *[extra] extra
} row is discarded and filled anew
effect-give = { $whom ->
    [each-own] each of your creatures gets
    [everyone] every creature gets
   *[self] this creature gets
} { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat } { $until ->
    [round] this round
   *[lasting] for good
}
effect-charge = this creature charges
effect-shove = move an enemy creature { $position ->
    [defence] from attack to defence
   *[attack] from defence to attack
}
effect-ward = your hero has +{ $number } defence this round
effect-grant-leech = your hero has Leech this round
effect-negate = the card is discarded without effect, and its player gets back what was paid less 1
effect-seize = that card goes to your hand instead, and the silver goes back
effect-divert = you gain the refund instead
effect-rouse = one of your attackers that has not charged this round charges
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
passive-cheaper = Your { $type ->
    [property] properties cost
    [spell] spells cost
    [equipment] equipment costs
   *[other] cards of that type cost
} { $number } less.
passive-wage = At the start of each round, gain { $number } silver.
passive-bounty = When this creature wins a line, gain { $number } more zynalith.
passive-guard = In defence this creature gives your hero { $number } more defence.
passive-overheal = Your hero can be healed up to { $number } above 30.
passive-untouchable = Enemies cannot choose this creature as a target.
passive-salvage = Its refund is its full cost.

## Places and state

zone-hand = Hand
zone-front = Front
zone-hp = HP
zone-silver = Silver
zone-zynalith = Zynalith
zone-creature_row = Creature row
zone-extra_row = Extra row
zone-creature_discard = Creature discard
zone-extra_discard = Extra discard
zone-aside = Set aside
zone-announced = Announced
zone-ward = Ward
zone-leech = Leech
zone-passed = Passed
zone-declines = Declines counters
zone-declined_for_round = Declined for the round
zone-out = Eliminated
zone-turns = Turns taken
zone-card = creature
zone-attached = attached
zone-damage = damage
zone-guarding = in defence
zone-charged = has charged
zone-initiative = initiative
zone-attack = attack
zone-defence = defence
zone-life = life
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
    .note = Everybody has a west and an east front; each meets only its like.
variant-two_fronts-off = Off
variant-two_fronts-on = On
variant-faceless_warrior = Faceless Warrior
    .note = Two copies of a creature that copies its left neighbour.
variant-faceless_warrior-off = Off
variant-faceless_warrior-on = On
variant-cost_defence = Defence by cost
    .note = A defender protects its hero by 0, 1 or 2, the more it costs.
variant-cost_defence-off = Off
variant-cost_defence-on = On
variant-free_order = Free order
    .note = Side actions stay possible after every main action.
variant-free_order-off = Off
variant-free_order-on = On
variant-instant_refill = Instant refill
    .note = Both rows are filled after every pick and every main action.
variant-instant_refill-off = Off
variant-instant_refill-on = On
preset-counter-never = Ask me every time
preset-counter-until_my_turn = Hold for me until my turn
preset-counter-unless_played = Hold for me unless a card is played
preset-counter-unless_dear = Hold for me unless a card of 12 silver or 4 zynalith is played

## Questions

ask-draft =
    .kind = You take a card
    .fact = Draft: card { $pick } of 5.
    .note = Choose a card or a deck to see what it does. It is free; everybody sees what you take from the display.
ask-turn =
    .kind = You may act
    .fact = Round { $round }: you have { $silver } silver and { $zynalith } zynalith.
    .note = Choose a card, a deck or one of your creatures. One main action; swaps, switches and sales come before it.
ask-turn-end =
    .kind = Your turn goes on
    .fact = Your main action is done.
    .note = What you have played attacks. Let it defend your hero instead, or end your turn.
ask-discard =
    .kind = Discard one card
    .fact = You redraw a row.
    .note = The card goes face up to its discard pile.
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
    .note = All who are asked answer at the same time; nobody sees who holds.
ask-attach =
    .kind = Choose a creature
    .fact = { $card } needs a free slot.
    .note = It stays there until the creature leaves.
ask-target-creature =
    .kind = Choose a creature
    .fact = An effect of yours needs a target.
    .note = It happens at once.
ask-target-hero =
    .kind = Choose an enemy
    .fact = An effect of yours needs a target.
    .note = It happens at once.
ask-front =
    .kind = Choose a front
    .fact = { $card } comes into play.
    .note = It never changes its front.
wait-counter = { $count ->
    [one] { $seats } may counter.
   *[other] { $seats } may counter.
}

## Options

option-draft-take = { $arg2 ->
    [deck] { $arg1 ->
        [creature] Draw a creature card
       *[extra] Draw an extra card
    }
   *[other] Take { $card }
}
option-turn-take = { $arg2 ->
    [deck] { $arg1 ->
        [creature] Draw a creature card for 1 silver
       *[extra] Draw an extra card for 1 silver
    }
   *[other] Take { $card } for 1 silver
}
option-play = Play { $card } for { $price } { $currency ->
    [silver] silver
   *[zynalith] zynalith
}
option-counter = Counter with { $card } for { $price } { $currency ->
    [silver] silver
   *[zynalith] zynalith
}
option-banish = Banish { $card } for { $price } silver
option-redraw = Discard a card, redraw the { $arg1 ->
    [creature] creature
   *[extra] extra
} row
option-pass = Pass for this round
option-swap = Swap { $card } and { $other }
option-switch = { $position ->
    [defence] Move { $card } to defence
   *[attack] Move { $card } to attack
}
option-sell = Sell 1 zynalith for 2 silver
option-end = End the turn
option-hold = Hold
option-decline = { $arg1 ->
    [turn] Decline until my next turn
   *[round] Decline for this round
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
    [yes] Round { $number }, { $slots } slots. You begin.
   *[no] Round { $number }, { $slots } slots. { $seat } begins.
}
event-turn = { $you ->
    [yes] Turn { $number }: you.
   *[no] Turn { $number }: { $seat }.
}
event-passed = { $you ->
    [yes] You are out of this round’s turns.
   *[no] { $seat } takes no more turns in this round.
}
event-combat = Round { $number }: combat.
event-round-over = Round { $number } is over.
event-offered = { $card } lies in the { $row ->
    [creature] creature
   *[extra] extra
} row, place { $place }.
event-redrawn = The { $row ->
    [creature] creature
   *[extra] extra
} row is redrawn.
event-refreshed = The display is renewed.
event-reshuffled = The { $deck ->
    [creature] creature
   *[extra] extra
} discard is shuffled into a new deck.
event-happened = Event: { $card }.
event-drew = { $you ->
    [yes] { $deck ->
        [creature] You draw { $card } from the creature deck.
       *[extra] You draw { $card } from the extra deck.
    }
   *[no] { $deck ->
        [creature] { $seat } draws a creature card.
       *[extra] { $seat } draws an extra card.
    }
}
event-nothing-left = { $you ->
    [yes] { $deck ->
        [creature] No creature card is left for you to draw.
       *[extra] No extra card is left for you to draw.
    }
   *[no] { $deck ->
        [creature] No creature card is left for { $seat } to draw.
       *[extra] No extra card is left for { $seat } to draw.
    }
}
event-picked = { $you ->
    [yes] You pick { $card } ({ $row ->
        [creature] creature row
       *[extra] extra row
    }, place { $place }).
   *[no] { $seat } picks { $card } ({ $row ->
        [creature] creature row
       *[extra] extra row
    }, place { $place }).
}
event-lost-card = { $you ->
    [yes] You lose { $card } from your hand.
   *[no] { $seat } loses { $card } from hand.
}
event-announced-take = { $you ->
    [yes] You reach for { $card } ({ $row ->
        [creature] creature row
       *[extra] extra row
    }, place { $place }).
   *[no] { $seat } reaches for { $card } ({ $row ->
        [creature] creature row
       *[extra] extra row
    }, place { $place }).
}
event-announced-draw = { $you ->
    [yes] { $deck ->
        [creature] You reach for the creature deck.
       *[extra] You reach for the extra deck.
    }
   *[no] { $deck ->
        [creature] { $seat } reaches for the creature deck.
       *[extra] { $seat } reaches for the extra deck.
    }
}
event-announced-play = { $you ->
    [yes] You play { $card } from { $source ->
        [hand] your hand
       *[display] the display
    } for { $number } { $currency ->
        [silver] silver
       *[zynalith] zynalith
    }.
   *[no] { $seat } plays { $card } from { $source ->
        [hand] hand
       *[display] the display
    } for { $number } { $currency ->
        [silver] silver
       *[zynalith] zynalith
    }.
}
event-announced-banish = { $you ->
    [yes] You banish { $card }, place { $place } of your front.
   *[no] { $seat } banishes { $card }, place { $place } of the front.
}
event-announced-redraw = { $you ->
    [yes] { $row ->
        [creature] You discard { $card } for a new creature row.
       *[extra] You discard { $card } for a new extra row.
    }
   *[no] { $row ->
        [creature] { $seat } discards { $card } for a new creature row.
       *[extra] { $seat } discards { $card } for a new extra row.
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
    [yes] { $card } enters your front at place { $place }.
   *[no] { $card } enters { $seat }’s front at place { $place }.
}
event-attached = { $you ->
    [yes] You attach { $card } to { $host }.
   *[no] { $seat } attaches { $card } to { $host }.
}
event-no-host = { $you ->
    [yes] No creature of yours has a slot for { $card }.
   *[no] No creature of { $seat }’s has a slot for { $card }.
}
event-banished = { $you ->
    [yes] Your { $card } leaves the front.
   *[no] { $seat }’s { $card } leaves the front.
}
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
        [defence] You move { $card } to defence.
       *[attack] You move { $card } to attack.
    }
   *[no] { $position ->
        [defence] { $seat } moves { $card } to defence.
       *[attack] { $seat } moves { $card } to attack.
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
    [yes] You decline to counter for now.
   *[no] { $seat } declines to counter for now.
}
event-negated = { $you ->
    [yes] Your { $card } comes to nothing; { $number } comes back.
   *[no] { $seat }’s { $card } comes to nothing; { $number } comes back.
}
event-seized = { $you ->
    [yes] You snatch { $card } from { $target }.
   *[no] { $target-you ->
        [yes] { $seat } snatches { $card } from you.
       *[no] { $seat } snatches { $card } from { $target }.
    }
}
event-diverted = { $you ->
    [yes] You collect the refund of { $number } silver from { $target }.
   *[no] { $target-you ->
        [yes] { $seat } collects your refund of { $number } silver.
       *[no] { $seat } collects { $target }’s refund of { $number } silver.
    }
}
event-triggered = { $you ->
    [yes] Your { $card } triggers: { $trigger ->
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
   *[no] { $seat }’s { $card } triggers: { $trigger ->
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
}
event-aimed-at-creature = { $you ->
    [yes] { $target-you ->
        [yes] You choose your { $card }.
       *[no] You choose { $target }’s { $card }.
    }
   *[no] { $target-you ->
        [yes] { $seat } chooses your { $card }.
       *[no] { $target-same ->
            [yes] { $seat } chooses { $card } of their own.
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
    [yes] Your { $card } takes { $number } damage, { $left } HP left.
   *[no] { $seat }’s { $card } takes { $number } damage, { $left } HP left.
}
event-creature-healed = { $you ->
    [yes] Your { $card } heals { $number }, { $left } HP now.
   *[no] { $seat }’s { $card } heals { $number }, { $left } HP now.
}
event-destroyed = { $you ->
    [yes] Your { $card } is destroyed.
   *[no] { $seat }’s { $card } is destroyed.
}
event-died = { $you ->
    [yes] Your { $card } dies; refund { $number } silver.
   *[no] { $seat }’s { $card } dies; refund { $number } silver.
}
event-gave = { $you ->
    [yes] Your { $card }: { $number ->
        [-1] −1
        [-2] −2
       *[other] +{ $number }
    } { $stat } { $until ->
        [round] for this round
       *[lasting] for good
    }.
   *[no] { $seat }’s { $card }: { $number ->
        [-1] −1
        [-2] −2
       *[other] +{ $number }
    } { $stat } { $until ->
        [round] for this round
       *[lasting] for good
    }.
}
event-shoved = { $you ->
    [yes] { $position ->
        [defence] Your { $card } is pushed into defence.
       *[attack] Your { $card } is pulled into attack.
    }
   *[no] { $position ->
        [defence] { $seat }’s { $card } is pushed into defence.
       *[attack] { $seat }’s { $card } is pulled into attack.
    }
}
event-hero-hit = { $you ->
    [yes] Your hero is hit for { $number }, defence stops { $defence }: { $lost } lost, { $left } HP left.
   *[no] { $seat }’s hero is hit for { $number }, defence stops { $defence }: { $lost } lost, { $left } HP left.
}
event-hero-healed = { $you ->
    [yes] Your hero heals { $number }, { $left } HP now.
   *[no] { $seat }’s hero heals { $number }, { $left } HP now.
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
    [yes] Your hero has { $number } more defence for this round.
   *[no] { $seat }’s hero has { $number } more defence for this round.
}
event-leeching = { $you ->
    [yes] Your hero has Leech for this round.
   *[no] { $seat }’s hero has Leech for this round.
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
   *[no] The hand of { $seat } is discarded: { $cards }.
}
event-fight = { $front ->
    [east] East line { $number } is fought.
   *[west] Line { $number } is fought.
}
event-member = { $you ->
    [yes] Your { $card } stands in the line: INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP.
   *[no] { $seat }’s { $card } stands in the line: INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP.
}
event-lot = { $you ->
    [yes] Lot: you are number { $place }.
   *[no] Lot: { $seat } is number { $place }.
}
event-winner = { $you ->
    [yes] Your { $card } wins the line with ATK { $attack }.
   *[no] { $seat }’s { $card } wins the line with ATK { $attack }.
}
event-no-winner = Nobody wins line { $number }.
event-struck = { $you ->
    [yes] Your { $card } is struck for { $number }, overflow { $overflow }.
   *[no] { $seat }’s { $card } is struck for { $number }, overflow { $overflow }.
}
event-reward = { $you ->
    [yes] Your { $card } brings home { $number } zynalith.
   *[no] { $seat }’s { $card } brings home { $number } zynalith.
}
event-fought = Line { $number } has been fought.
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
table-market = Market
table-market-how = { $phase ->
    [draft] Free of charge in the draft
   *[turns] 1 silver to take, or play straight from here
}
table-row-name = { $row ->
    [creature] Creatures
   *[extra] Extras
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
    [creature] creatures
   *[extra] extras
}
    .note = All cards left in this row are discarded and five new ones are drawn. You discard one card from your hand for it.
table-fronts = Fronts
table-line = Line { $number }
table-line-of = { $front ->
    [east] East { $number }
   *[west] West { $number }
}
table-panels = Which part of the table is shown
table-guards = Defenders
table-guards-one = defence
table-if-now = If the fight came now
table-nobody-here = no attacker
table-blow = { $half ->
    [yes] half blow
   *[no] full blow
}
table-verdict-wins = { $card } wins
table-verdict-hit = { $you ->
    [yes] { $number } to you
   *[no] { $number } to { $seat }
}
table-brief-hit = { $who ->
    [you] { $number } to you and others
    [each] { $spread ->
        [same] { $number } each
       *[most] up to { $number } each
    }
   *[some] { $spread ->
        [same] { $number } to { $count } heroes
       *[most] up to { $number } to { $count } heroes
    }
}
table-verdict-lose = you lose { $card }
table-verdict-lot = { $cards } draw lots
table-verdict-nobody = Nobody wins.
table-would-win = would win
table-would-fall = would fall
table-defends = in defence
table-defends-in = { $front ->
    [east] in defence, east front
    [west] in defence, west front
   *[only] in defence
}
table-shield = hero defence
table-places = { $used } of { $number } places
table-of = { $now } of { $most }
table-passed = passed
table-declines = declines
    .note = Plays no counters for now
table-first-player = begins
table-out = out
table-deck-note = You alone see the card you draw. An event happens at once, and you draw again.
table-open-own = Your open cards
table-no-counter = None of your counters fits here. Nobody learns that: everybody asked answers at the same time.
table-aim-left = { $number ->
    [0] { $card } dies
   *[other] { $card }: { $number } life after it
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
    .note = its effect is over, it keeps the slot
table-slots = Slots
table-charged = has charged
table-enters = Enters { $line }
table-forecast-hero = { $you ->
    [yes] you lose { $number } instead of { $before }
   *[no] { $seat } loses { $number } instead of { $before }
}
table-take = Take
table-play = Play
table-counter = Play as a counter
table-pass = Pass
    .note = for this round
table-end = End the turn
table-sell = Sell
table-banish = Banish
table-guard = Defend
    .note = leaves the attack
table-attack = Attack
    .note = joins a line
table-look = Look closely
table-free = free
table-money-left = { $number } left
table-answers-rivals = answers rivals
table-front-full = front is full
table-no-slot = no free slot
table-short = { $currency ->
    [silver] { $number } silver short
   *[crystal] { $number } zynalith short
}
table-points-printed = Points in the front
table-points-silver = Silver, 10 for 1
table-points-sum = Points
table-open-fight = Last fight
table-film-soft = { $east ->
    [east] East line { $number } is being fought. Nobody is asked.
   *[west] Line { $number } is being fought. Nobody is asked.
}
table-film-shown = Everybody sees this card. The table follows.
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
    [yes] Your { $card } has the highest attack: { $numbers }.
   *[no] { $seat }’s { $card } has the highest attack: { $numbers }.
}
table-film-to = { $first } to { $others }
table-film-alone = { $you ->
    [yes] Your { $card } stands alone.
   *[no] { $seat }’s { $card } stands alone.
}
table-film-nobody = Nobody has any attack: nobody wins.
table-film-attack = attack
table-film-open = attack, nobody in the way
table-film-half = half of { $number }, nobody in the way
table-film-life = life
table-film-armour = armour
table-film-defence = defence
table-film-blocked = holds
table-film-for-win = for the win
table-film-bounty = bounty
table-film-healed = life back for { $seat }
table-film-effects = Combat effects, highest initiative first.
table-film-no-effect = no Combat effect
table-film-tie = { $by ->
    [initiative] { $cards } share the highest attack. Initiative decides: { $numbers }.
    [defence] { $cards } share attack and initiative. Defence decides: { $numbers }.
    [life] { $cards } share attack, initiative and defence. Life decides: { $numbers }.
   *[lot] { $cards } are equal in everything. The lot decides.
}
table-film-criterion = { $by ->
    [attack] Attack
    [initiative] Tie: initiative
    [defence] Tie: defence
    [life] Tie: life
   *[lot] Tie: the lot
}
table-film-strike = The blow comes to everybody else at the same time; what is too much hits the hero.
table-film-pierce = Pierce: no hero defence counts.
table-film-pierced = pierced
table-film-gap = { $half ->
    [yes] Who has nobody in this line takes half the blow.
   *[no] Who has nobody in this line takes the whole blow.
}
table-film-deaths = The fallen give silver back; what they carried is lost.
table-film-lost = Lost with it: { $cards }
table-film-reward = { $card } brings { $number } zynalith.
table-film-nothing-after = No Death, Mourning or Defence effect follows.
table-film-given = { $until ->
    [round] for this round
   *[lasting] for good
}
table-film-next = The next lines
