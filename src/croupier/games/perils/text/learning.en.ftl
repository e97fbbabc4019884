### Three Perils: what helps to learn it

goal = Most points after three phases
    .first = In each turn everybody plays, sells or uses up one card, then passes the hand on.
    .second = Slay the enemies before you: their rewards are yours.
    .third = Those alive strike at the end of each phase. Wounds cost points.
table-goal-far = { $points ->
    [one] You have { $points } point. Phase { ROMAN($phase) } of III.
   *[other] You have { $points } points. Phase { ROMAN($phase) } of III.
}

## Hints

hint-pick = Slain, an enemy gives its reward; alive, it strikes when the phase ends.
    .do = Pick one you can slay.
hint-gift = The enemy you give goes to your neighbour for good.
    .do = Give one you cannot hit.
hint-turn = One card: play it, sell it for 3 coins, or use it up for a power.
    .do = Touch one to see what each would bring.
hint-attack = In melee an enemy strikes back, even if it is slain; at range it does not.
    .do = Touch one to see what would come of it.
hint-life = At 0 HP every further loss is a wound, and each wound costs a point.
    .do = Buy the potions you need: each gives 1 HP.
hint-confrontation = Every enemy alive strikes now.
    .do = Keep coins for potions: at 0 HP every further loss is a wound.

## Signs

sign-coin = Coins
    .note = pay for cards and for potions
sign-mana = Mana
    .note = pays for magic cards
sign-leafearth = Earth
    .note = a level that costs ask for, never spent
sign-wave = Water
    .note = a level that costs ask for, never spent
sign-flame = Fire
    .note = a level that costs ask for, never spent
sign-swirl = Wild element
    .note = stands for any element in each cost
sign-star = Points
    .note = count at the end
sign-passleft = Phase
    .note = hands go to the left
sign-passright = Phase
    .note = hands go to the right
sign-claw = Strength of an enemy
    .note = damage of its blow, less your Armour
sign-heart = HP
    .note = at 0 HP an enemy is slain
sign-max_hp = Max HP
    .note = you cannot have more HP than this
sign-fist = Strength
    .note = added to every melee blow
sign-shield = Armour
    .note = taken off every blow against you
sign-sword = Melee
    .note = your Strength and this; the enemy strikes back
sign-arrow = Ranged
    .note = just this; nobody strikes back
sign-life_price = Life potions
    .note = cost you 1 coin
sign-mana_price = Mana potions
    .note = cost you 1 coin
sign-paw = Pack
    .note = stronger for each other enemy with Pack
sign-pierce = Piercing
    .note = your Armour does not count
sign-guard = Guard
    .note = must be attacked before the others
sign-elusive = Elusive
    .note = cannot be hit in melee
sign-hollow = Hollow
    .note = cannot be hit at range
sign-shell = Shell
    .note = every attack on it deals less damage
sign-hourglass = Regenerate
    .note = loses its damage after each phase
sign-enrage = Enrage
    .note = stronger after each phase it survives
sign-thief = Thief
    .note = its strike also takes coins
sign-leech = Leech
    .note = its strike also takes mana
sign-weaken_strength = Weakening
    .note = your Strength is lower while it lives
sign-weaken_armour = Corroding
    .note = your Armour is lower while it lives
sign-skull = Skull
    .note = curse of an enemy; or counted per slain enemy
sign-mountain = Attunement
    .note = counted for each attunement you have played
sign-slain_3 = Class III
    .note = counted for each enemy slain of this class
sign-link = Chain
    .note = counted for categories with all three weapons
sign-trinity = All three elements
    .note = counted for each set of the three
sign-unscathed = No wounds
    .note = counted if you have no wound
sign-neighbour_wound = Neighbours’ wounds
    .note = counted for wounds of your neighbours
sign-bolt = Power
    .note = counted for each use of a power
sign-check = Has chosen
    .note = this player has answered

## Lesson

lesson-blow = A blow that slays
    .fact = Slay an enemy now.
    .note = Play the weapon: melee deals 3 damage. Sold or used up, a card does nothing else.
    .fact-2 = Whom do you hit with 3 damage?
    .note-2 = One of the two has 2 HP left, the other 4 HP.
    .done = Slain, and the reward is yours at once.
lesson-afar = At range
    .fact = Slay the elusive enemy.
    .note = Elusive enemies cannot be hit in melee.
    .fact-2 = Shoot at the elusive one.
    .note-2 = A shot of 2 damage is just enough, and nobody strikes back.
    .done = It could not strike back: ranged attacks cost you no HP.
lesson-sell = Short of coins
    .fact = You can pay for none of your cards. Get 3 coins.
    .note = Every card has three uses.
    .done = 3 coins for a card, always possible.
lesson-chain = The chain
    .fact = Slay both enemies in one turn.
    .note = Weapons of one category strike together: you have played a hammer already.
    .fact-2 = Which hammer strikes first?
    .note-2 = The enemy with Guard has 6 HP left and must be slain first. The new hammer deals 6 damage, the old one 4 damage.
    .done = Two weapons, two enemies. The older hammer struck for free.
lesson-gift = The gift
    .fact = You have only a bow and a staff. Give away what you can never hit.
    .note = One of the four is hollow.
    .done = { $rival } has to deal with it now.
lesson-thief = Before the strike
    .fact = A thief is about to strike you for 1 damage and to take 2 coins. You have 0 HP and 4 coins.
    .note = A potion costs 2 coins. What the thief takes is lost anyway.
    .done = No wound, and nothing left to steal.
