### Quintet: what helps to learn it

goal = Hold all five
    .first = In your turn: draw a card, play a card.
    .second = Every character does something once, when it arrives.
    .third = A Wizard played in answer stops it.
table-goal-far = You have { $kinds }. Missing: { $missing }.

table-why-play = { $told ->
    [pass] No card in your hand is worth more on the battlefield than in the hand.
    [again] You have { $card } already: what counts is what it does on arrival.
   *[new] That makes { $kinds } of the five kinds for you.
}
table-why-react = { $told ->
    [pass] With it { $name } would have { $kinds } of the five kinds; a Wizard and one more card are dear for that.
   *[other] If it stays, { $name } has { $kinds } of the five kinds. It costs you one more card.
}

## Hints

hint-play = One character a turn. A kind you do not have yet brings you closer to five.
hint-ability = What a character does, it does now or never: you may, you need not.
hint-react = Everybody is asked, Wizard or not. Nobody learns what you hold: take your time.
hint-wizard-cost = The Wizard stays with you and counts. It only costs one card from your hand.
hint-overflow = A hand holds five cards. Let go of a kind that lies on your battlefield.
hint-countered = What is countered goes to the graveyard. A Necromancer can bring it back.

## Signs

sign-trumpet = Herald
    .note = on arrival you may draw a card
sign-dagger = Murderer
    .note = on arrival kills any character you choose
sign-cauldron = Witch
    .note = on arrival makes somebody discard a card
sign-skull = Necromancer
    .note = on arrival returns a character from your graveyard
sign-hat = Wizard
    .note = counters an arriving character, for one card

## Lesson

lesson-kinds = A new kind
    .fact = You have 2 of the 5 kinds. Add a third.
    .note = You may play one character a turn.
    .fact-2 = Your Herald stays. Use what it does.
    .note-2 = Every character does something once, when it arrives.
    .done = Three kinds, and a card more in hand.
lesson-return = Back from the graveyard
    .fact = Your only Wizard lies in your graveyard. Get it back.
    .note = One character can fetch another one.
    .fact-2 = Your Necromancer stays. Choose whom it returns.
    .note-2 = You have a Herald and a Murderer already.
    .done = Now you hold the Wizard, and everybody has seen it.
lesson-break = Stop the fifth
    .fact = { $rival } has 4 of the 5 and draws next. Break the row.
    .note = One card in your hand takes a character off a battlefield.
    .fact-2 = Your Murderer stays. Choose a victim that hurts.
    .note-2 = { $rival } has two Wizards.
    .done = { $rival } is down to three kinds, and has to begin again.
lesson-answer = Answer with a Wizard
    .fact = { $rival } plays the fifth kind. Stop it.
    .note = A Wizard counters a character that arrives.
    .fact-2 = Your Wizard stays. Pay with one card.
    .note-2 = You miss only the Witch now: which card can you spare?
    .done = { $rival } does not win, and you have 4 of the 5.
lesson-sixth = The sixth card
    .fact = You drew a sixth card. One has to go.
    .note = You miss a Necromancer and a Wizard.
    .done = You keep the kinds that you miss.
lesson-win = Win
    .fact = You have 4 of the 5, and { $rival } holds a single card. Win.
    .note = Who holds fewer than 2 cards is not asked to react.
    .done = All five: you win at once.
