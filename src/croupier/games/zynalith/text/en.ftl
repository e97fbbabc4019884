
## The table in the browser

table-phase = { $phase ->
    [draft] Draft
    [combat] Combat
   *[turns] Actions
}
table-whose-turn = { $you ->
    [yes] your turn
   *[no] { $seat }’s turn
}
table-rounds = Rounds
table-round = Round { $number }
table-market = Market
table-market-how = 1 silver to take, or play straight from here
table-creature-cards = Creatures
table-extra-cards = Extras
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
table-lines-shown = Which line is shown
table-guards = On guard
table-if-now = If the fight came now
table-nobody-here = no attacker
table-verdict-wins = { $card } wins
table-verdict-hit = { $you ->
    [yes] { $number } to you
   *[no] { $number } to { $seat }
}
table-verdict-lose = you lose { $card }
table-verdict-lot = { $cards } draw lots
table-verdict-nobody = Nobody wins.
table-would-win = would win
table-would-fall = would fall
table-defends = on guard
table-shield = hero defence
table-places = { $used } of { $number } places
table-of = { $now } of { $most }
table-passed = passed
table-declines = declines
    .note = Plays no counters for now
table-first-player = begins
table-out = out
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
table-switched = has switched
table-entering = { $card } would enter here
table-take = Take
table-play = Play
table-counter = Play as a counter
table-pass = Pass
    .note = for this round
table-end = End the turn
table-sell = Sell
    .note = 1 zynalith for 2 silver
table-banish = Banish
table-guard = On guard
    .note = leaves the attack
table-attack = Attack
    .note = joins a line
table-swap = Swap { $card } with its right neighbour
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
table-printed-now = Printed and now
table-printed = printed
table-now = now
table-points-printed = Points in the front
table-points-silver = Silver, 10 for 1
table-points-sum = Points
table-open-fight = Last fight
table-film = What just happened
table-film-soft = { $east ->
    [east] East line { $number } is being fought. Nobody is asked.
   *[west] Line { $number } is being fought. Nobody is asked.
}
table-film-shown = Nobody is asked.
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
table-film-life = life
table-film-armour = armour
table-film-overflow = overflow
table-film-defence = defence
table-film-blocked = holds
table-film-back = back for the fallen
table-film-for-win = for the win
table-film-bounty = bounty
table-film-healed = life back for { $seat }
table-film-again = Again
table-film-next = Next step
table-film-skip = Skip to the end
table-film-close = To the table
