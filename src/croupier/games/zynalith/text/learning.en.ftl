### Zynalith: what helps to learn it

goal = Most points after round 5, or the last hero alive
    .first = In your turn: one main action, such as playing a creature. Who passes is out of the turns.
    .second = Then the lines fight: first against first, second against second. The highest attack wins.
    .third = What gets through hits the heroes. Every line won brings 1 zynalith.
table-goal-far = Points: you { $points }, the best rival { $best }. Round { $round } of 5.

## Hints

hint-draft = Take five cards for free. What you take from the market everybody has seen.
hint-turn = One main action a turn. A forecast says what it would change, before you do it.
hint-counter = Everybody who might have an answer is asked. Nobody learns what you hold: take your time.
hint-attach = A card on a creature stays there for good, and falls with it.
hint-event = An event happens at once, to everybody, whoever turned it up.
hint-fight = The lines fight by themselves, one after the other. Damage stays from round to round.

## Signs

sign-silver = Silver
    .note = pays for creatures, properties, equipment
sign-crystal = Zynalith
    .note = pays for spells and counters; 1 point each
sign-star = Points
    .note = count at the end
sign-wing = Initiative
    .note = who stands first, who acts first
sign-sword = Attack
    .note = the highest wins the line
sign-shield = Defence
    .note = taken off every blow
sign-heart = Life
    .note = at 0 it falls
sign-instant = Instant
    .note = at once, when the card comes
sign-death = Death
    .note = when this creature falls
sign-mourning = Mourning
    .note = when another creature falls
sign-greed = Greed
    .note = when a dear card is played
sign-event = Event
    .note = when an event appears
sign-defence = Defence trigger
    .note = when your hero is hit while it defends
sign-gameend = Game end
    .note = after round 5
sign-spell = Spell
    .note = stays in its slot, its effect once
sign-property = Property
    .note = changes what a creature is
sign-equipment = Equipment
    .note = what a creature carries
sign-leech = Leech
    .note = damage to heroes heals your hero
sign-pierce = Pierce
    .note = hero defence does not count
sign-charge = Charge
    .note = fights its line at once, besides the combat
sign-crown = Winner
    .note = when it wins, or who would win
sign-skull = Destroyed
    .note = falls, or would fall
sign-claw = Damage
    .note = takes life from a creature or hero
sign-flask = Healing
    .note = gives a creature its life back
sign-lock = Out of reach
    .note = rivals cannot choose it as a target
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
sign-swap = Seize
    .note = the card goes to you instead
sign-no = Counter
    .note = stops what a rival does

## Lesson

lesson-strongest = The highest attack
    .fact = { $rival } has a creature with 2 attack in line 1. Play one that wins the line.
    .note = The number beside the sword decides.
    .done = In line 1 your creature has the higher attack.
lesson-fight = The fight
    .fact = You have nothing left to do. Let the lines fight.
    .note = When everybody has passed, the combat begins.
    .done = Your creature has won its line: that brings 1 zynalith.
lesson-order = Where a creature stands
    .fact = Line 1 is lost. Win line 2.
    .note = Creatures stand in falling order of initiative, the number beside the wing.
    .done = With lower initiative it stands second, where { $rival } is weak.
lesson-carry = What a creature carries
    .fact = { $rival } has 4 attack in line 1, and you 3. Win it.
    .note = At the same attack the higher initiative wins, and { $rival } has it.
    .fact-2 = Who shall carry the spear?
    .note-2 = Only your first creature has a rival in its line.
    .done = 5 against 4. What is attached stays for good.
lesson-guard = Defend
    .fact = Your hero has 2 life, and two lines are open. Survive the combat.
    .note = A creature in defence does not fight: it protects its hero against every single hit.
    .done = Each hit on your hero is lowered by 2: nothing gets through.
lesson-counter = An answer
    .fact = { $rival } plays a spell that deals 5 damage to your hero. You have 5 life.
    .note = A counter costs zynalith and works in the turns of others.
    .done = The spell is gone, and your hero lives.
