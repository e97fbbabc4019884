### Quintet: what helps to learn it

goal = Have all five
    .first = In your turn: draw a card, play a card.
    .second = Every character does something once, when it arrives.
    .third = A Wizard played in reaction stops it.
table-goal-far = You have { $kinds } of the 5 types. Missing: { $missing }.

table-why-play = { $told ->
    [pass] No card of yours is worth more on the battlefield than in your hand.
    [again] You have { $card } already: what counts is what it does on arrival.
    [idle] You have { $card } already, and in your own turn it stops nobody.
   *[new] That makes { $kinds } of the 5 types for you.
}
table-why-react = { $told ->
    [pass] With it { $name } would have { $kinds } of the 5 types; a Wizard and one more card are a high price for stopping that.
    [wins] If your Wizard stays, you have all 5 types: you win and pay nothing.
   *[other] If it stays, { $name } has { $kinds } of the 5 types. Your Wizard costs you one more card.
}

## Hints

hint-play = Five different types on your battlefield win.
    .do = Play one you do not have yet.
hint-ability = A character acts when it arrives, and never again.
    .do = You may use its ability; you need not.
hint-react = You are asked with or without a Wizard in hand.
    .do = Take your time: nobody learns what you have.
hint-wizard-cost = The Wizard costs one card from your hand, and then stays with you.
    .do = Discard the card you need least.
hint-overflow = You have more cards than a hand may hold.
    .do = Discard a character of a type you already have.
hint-countered = What is countered goes to the graveyard.
    .do = A Necromancer can return it.

## Signs

sign-trumpet = Herald
    .note = on arrival you may draw a card
sign-dagger = Murderer
    .note = on arrival may kill any character
sign-cauldron = Witch
    .note = on arrival may make a player discard a card
sign-skull = Necromancer
    .note = on arrival may return a character from your graveyard
sign-hat = Wizard
    .note = counters an arriving character, for one card

## Lesson

lesson-kinds = A new type
    .fact = You have 2 of the 5 types. Add a third.
    .note = You may play one character a turn.
    .fact-2 = Your Herald stays. Use what it does.
    .note-2 = Every character does something once, when it arrives.
    .done = 3 types, and a new card in hand.
lesson-return = Back from the graveyard
    .fact = The Wizard you need lies in your graveyard. Return it to your hand.
    .note = One character can return another one.
    .fact-2 = Your Necromancer stays. Choose whom it returns.
    .note-2 = You have a Herald and a Murderer already.
    .done = Now you have the Wizard, and everybody has seen it.
lesson-break = Stop the fifth
    .fact = { $rival } has 4 of the 5 types and draws next. Break up the set.
    .note = One card in your hand takes a character off a battlefield.
    .fact-2 = Your Murderer stays. Choose the victim that hurts most.
    .note-2 = { $rival } has two Wizards.
    .done = { $rival } is down to 3 types, and 2 are missing again.
lesson-answer = React with a Wizard
    .fact = { $rival } plays the fifth type. Stop it.
    .note = A Wizard counters a character that arrives.
    .fact-2 = Your Wizard stays. Pay with one card.
    .note-2 = You only need the Witch now: which card can you spare?
    .done = { $rival } does not win, and you have 4 of the 5 types.
lesson-sixth = The sixth card
    .fact = You have drawn a sixth card. One has to go.
    .note = You still need a Necromancer and a Wizard.
    .done = You keep the types that you need.
lesson-win = Win
    .fact = You have 4 of the 5 types, and { $rival } has a single card in hand. Win.
    .note = Whoever has fewer than 2 cards in hand is not asked to react.
    .done = All five: you win at once.
