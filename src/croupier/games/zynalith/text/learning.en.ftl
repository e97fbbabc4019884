### Zynalith: what helps to learn it

goal = Most points after round 5, or the last hero alive
    .first = In your turn: one main action, such as playing a creature. Whoever passes takes no more turns this round.
    .second = Then the lines fight: first against first, second against second. The highest ATK wins.
    .third = What gets through hits the heroes. Every line won brings 1 zynalith. Cards in hand are worth nothing at the end.
table-goal-far = Points: you { $points }, the best of the others { $best }. Round { $round } of 5.

## Hints

hint-draft = You take five cards for free, and everybody sees what you take from the display.
    .do = Touch a card to see what it does.
hint-turn = You have one main action a turn.
    .do = Touch a card: a forecast says what it would change.
hint-counter = Everybody who might have an answer is asked.
    .do = Nobody learns what you have. “Automatic passes” ask you less often.
hint-attach = A card attached to a creature stays there, and leaves with it.
    .do = Choose the creature that will bear it.
hint-event = An event is carried out at once, for everybody, whoever drew it.
    .do = The log says what it did.
hint-fight = The lines fight by themselves, and damage stays from round to round.
    .do = Under each line you read what it would cost.

## Signs

sign-silver = Silver
    .note = pays for creatures, properties, equipment
sign-crystal = Zynalith
    .note = pays for spells and counters; 1 point each
sign-star = Points
    .note = count at the end
sign-wing = INIT
    .note = who stands first, who acts first
sign-sword = ATK
    .note = the highest wins the line
sign-shield = DEF
    .note = taken off every blow
sign-heart = HP
    .note = at 0 HP a creature dies
sign-instant = Instant
    .note = at once, when the card comes
sign-death = Death
    .note = when this creature has died
sign-mourning = Mourning
    .note = when another creature has died
sign-greed = Greed
    .note = when an expensive card is played
sign-event = Event
    .note = when an event has been carried out
sign-defence = Defence
    .note = when your hero is hit; or in defence position
sign-gameend = Game End
    .note = after round 5
sign-spell = Spell
    .note = a spell, or when one is played
sign-property = Property
    .note = changes what a creature is
sign-equipment = Equipment
    .note = what a creature carries
sign-leech = Leech
    .note = damage to heroes heals your hero
sign-pierce = Pierce
    .note = hero defence does not count
sign-charge = Charge
    .note = one more combat round for its line, at once
sign-crown = Winner
    .note = when it wins, or who would win
sign-skull = Destroyed
    .note = dies, or would die
sign-claw = Damage
    .note = takes HP from a creature or hero
sign-flask = Healing
    .note = gives a creature HP back
sign-lock = Out of reach
    .note = enemies cannot choose it as a target
sign-paw = Beasts
    .note = works on your beasts
sign-gear = Constructs
    .note = works on your constructs
sign-cards = Cards
    .note = more cards, or all your creatures
sign-deck = Attached cards
    .note = counted for each card it carries
sign-undo = Refund
    .note = what you get back for it
sign-swap = Seize, divert
    .note = the card or the refund goes to you instead
sign-no = Negate
    .note = the card is discarded without effect

## Lesson

lesson-strongest = The highest ATK
    .fact = { $rival } has a creature with ATK 2 in line 1. Play one that wins the line.
    .note = The number beside the sword decides.
    .done = In line 1 your creature has the higher ATK.
lesson-fight = The combat
    .fact = You have nothing left to do. Let the lines fight.
    .note = When everybody has passed, the combat begins.
    .done = Your creature has won its line: that brings 1 zynalith.
lesson-order = Where a creature stands
    .fact = Line 1 is lost. Win line 2.
    .note = Creatures stand in falling order of INIT, the number beside the wing.
    .done = With lower INIT it stands second, where { $rival } is weak.
lesson-carry = What a creature carries
    .fact = { $rival } has ATK 4 in line 1, and you have ATK 3. Win it.
    .note = At the same ATK the higher INIT wins, and { $rival } has it.
    .fact-2 = Which creature is to carry the spear?
    .note-2 = Only your first creature has an opponent in its line.
    .done = ATK 5 against ATK 4. What is attached stays attached.
lesson-guard = Defend
    .fact = Your hero has 2 HP, and two lines are open. Survive the combat.
    .note = A creature in defence position does not fight: it protects its hero against every single hit.
    .done = 2 hero defence are taken off each hit on your hero: nothing gets through.
lesson-counter = A counter
    .fact = { $rival } plays a spell that deals 5 damage to your hero. Your hero has 5 HP.
    .note = A counter costs zynalith and works in the turns of others.
    .done = The spell is negated, and your hero lives.
