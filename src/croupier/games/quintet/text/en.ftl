### Quintet

title = Quintet
pitch = Be first to have all five. Anyone may hide the Wizard that stops you.

## Cards

card-herald = Herald
    .a = a Herald
    .the = the Herald
card-murderer = Murderer
    .a = a Murderer
    .the = the Murderer
card-witch = Witch
    .a = a Witch
    .the = the Witch
card-necromancer = Necromancer
    .a = a Necromancer
    .the = the Necromancer
card-wizard = Wizard
    .a = a Wizard
    .the = the Wizard

kind-character = Character

figure-draw = draw
figure-kill = kill
figure-discard = discard
figure-return = return
figure-counter = counter

## Effects: the printed texts

effect-draw = When it arrives, you may draw { $number ->
    [one] a card
   *[other] { $number } cards
}.
    .short = { $number ->
        [one] Draw a card
       *[other] Draw { $number } cards
    }
effect-kill = When it arrives, you may kill any one character on a battlefield.
    .short = Kill any character
effect-discard = When it arrives, you may choose a player, who discards { $number ->
    [one] a card
   *[other] { $number } cards
} of their choice.
    .short = { $number ->
        [one] A player discards a card
       *[other] A player discards { $number } cards
    }
effect-return = When it arrives, you may return a character from your graveyard to your hand.
    .short = Return a character to hand
effect-counter = Play it in an opponent’s main phase against a character that has just been played. If it stays, discard { $number ->
    [one] a card
   *[other] { $number } cards
} and counter that character. In your own turn it has no ability.
    .short = Counter a character
    .term = counter
    .note = the character goes to its owner’s graveyard, and its ability is not used

## Places and state

zone-hand = Hand
zone-library = Library
zone-graveyard = Graveyard
zone-battlefield = Battlefield
zone-removed = Out of the game
zone-eliminated = Eliminated
zone-won = Games won
state-turn = Turn { $number }
state-phase = { $value ->
    [draw] Draw phase
    [main] Main phase
   *[end] End phase
}
state-active = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
zone-arriving = Arriving

## Variants

variant-hand_check = When a hand is checked
    .note = When a player with too many cards has to discard.
variant-hand_check-always = At once
variant-hand_check-end_of_turn = At the end of the turn
variant-hand_limit = Hand limit
    .note = How many cards you may have in hand; everybody still begins with 5 cards.
variant-hand_limit-5 = 5 cards
variant-hand_limit-7 = 7 cards
variant-teams = Teams
    .note = For exactly 4 players: partners sit opposite each other and win together.
variant-teams-off = Everyone for themselves
variant-teams-on = 2 against 2
variant-match = Length of the match
    .note = How many games have to be won.
variant-match-single = A single game
variant-match-best_of_three = Best of three

preset-react-never = Ask me every time
preset-react-until_my_turn = Pass for me until my turn
preset-react-unless_fourth = Pass for me unless somebody would have at least 4 of the 5 types
preset-react-unless_fifth = Pass for me unless somebody would have all 5 types

## Questions

ask-play =
    .kind = You may play
    .fact = Turn { $turn }: it is your turn.
    .note = { $mine ->
        [4] You have 4 of the 5 types. Put one character on your battlefield, or play nothing.
       *[other] Put one character on your battlefield, or play nothing.
    }
    .warning = { $library ->
        [0] Your library is empty. Your next draw loses the game.
       *[other] { "" }
    }
ask-react =
    .kind = You may react
    .fact = { $chained ->
        [yes] { $controller } reacts to { $answered-seat-you ->
            [yes] your { $answered }
           *[no] { $answered-seat }’s { $answered }
        } with { $arrival-a }.
       *[no] { $controller } plays { $arrival-the }.
    }
    .note = { $able ->
        [no] You can only pass; all are asked, so nobody learns what you hold.
       *[yes] { $finishes ->
            [yes] If your Wizard stays, you have all 5 types and win.
           *[no] { $kinds ->
                [5] If it stays, { $controller } has all 5 types.
                [4] If it stays, { $controller } has 4 of the 5 types.
               *[other] A Wizard can counter it; that costs you one card from your hand.
            }
        }
    }
ask-wizard_cost =
    .kind = Discard one card
    .fact = Your Wizard stays and counters { $controller }’s { $arrival }.
    .note = The card goes face up to your graveyard.
ask-witch_discard =
    .kind = Discard one card
    .fact = { $controller-you ->
        [yes] Your Witch has chosen you.
       *[no] { $controller }’s Witch has chosen you.
    }
    .note = You choose which one. It goes face up to your graveyard.
ask-overflow_discard =
    .kind = Discard one card
    .fact = You have { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand; the limit is { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }.
    .note = You choose which one. It goes face up to your graveyard.
ask-ability-draw =
    .kind = You may draw
    .fact = Your Herald stays.
    .note = { $library ->
        [1] Draw the last card of your library, or decline.
       *[other] Draw a card from your library, or decline.
    }
    .warning = { $library ->
        [0] Your library is empty. Drawing now loses the game.
       *[other] { "" }
    }
ask-ability-kill =
    .kind = You may kill
    .fact = Your Murderer stays.
    .note = Choose a character on any battlefield, or decline.
ask-ability-target =
    .kind = You may choose a player
    .fact = Your Witch stays.
    .note = That player discards a card of their choice.
ask-ability-return =
    .kind = You may return a character
    .fact = Your Necromancer stays.
    .note = The character comes into your hand; everybody sees which one.

wait-react = { $count ->
    [one] { $seats } may react.
   *[other] { $seats } may react.
}

## Options

option-play = Play { $card-the }
option-play-pass = Play nothing
option-react-play = { $finishes ->
    [yes] Play the { $card } (wins if it stays)
   *[no] Play the { $card } (costs a card if it stays)
}
option-react-pass = Pass
option-discard = Discard { $card-the }
option-decline = Decline
option-draw = Draw a card
option-kill = { $target-you ->
    [yes] Kill your { $card }
   *[no] Kill { $target }’s { $card }
}
option-target = { $target-you ->
    [yes] Discard a card yourself
   *[no] Make { $target } discard
}
option-return = Return { $card-the } to your hand

caution-ability-draw = { $library ->
    [0] Your library is empty. Drawing now loses the game.
   *[other] { "" }
}

## What happened

event-game-started = { $number ->
    [1] { $you ->
        [yes] Clockwise: { $seats }. You begin.
       *[no] Clockwise: { $seats }. { $seat } begins.
    }
   *[other] { $you ->
        [yes] Game { $number }: you begin.
       *[no] Game { $number }: { $seat } begins.
    }
}
event-turn-started = { $you ->
    [yes] Turn { $number }: you.
   *[no] Turn { $number }: { $seat }.
}
event-drew = { $you ->
    [yes] You draw { $card-a }.
   *[no] { $seat } draws a card.
}
event-skipped-draw = { $you ->
    [yes] You begin and do not draw.
   *[no] { $seat } begins and does not draw.
}
event-played = { $you ->
    [yes] You play { $card-the }.
   *[no] { $seat } plays { $card-the }.
}
event-played-nothing = { $you ->
    [yes] You play nothing.
   *[no] { $seat } plays nothing.
}
event-reacted = { $you ->
    [yes] You react to { $target }’s { $target-card } with { $card-a }.
   *[no] { $seat } reacts to { $target-you ->
        [yes] your { $target-card }
       *[no] { $target }’s { $target-card }
    } with { $card-a }.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-established = { $you ->
    [yes] Your { $card } stays.
   *[no] { $seat }’s { $card } stays.
}
event-countered = { $you ->
    [yes] Your { $card } is countered.
   *[no] { $seat }’s { $card } is countered.
}
event-paid = { $you ->
    [yes] You discard { $card-a } to pay for the Wizard.
   *[no] { $seat } discards { $card-a } to pay for the Wizard.
}
event-could-not-pay = { $you ->
    [yes] You have no card left for the Wizard; nothing is countered.
   *[no] { $seat } has no card left for the Wizard; nothing is countered.
}
event-declined = { $you ->
    [yes] You do not use { $card-the }.
   *[no] { $seat } does not use { $card-the }.
}
event-no-target = { $you ->
    [yes] Your { $card } finds no target.
   *[no] { $seat }’s { $card } finds no target.
}
event-herald-draws = { $you ->
    [yes] You draw with your Herald.
   *[no] { $seat } draws with the Herald.
}
event-killed = { $you ->
    [yes] You kill { $target-you ->
        [yes] your own { $card }
       *[no] { $target }’s { $card }
    }.
   *[no] { $target-you ->
        [yes] { $seat } kills your { $card }.
       *[no] { $target-same ->
            [yes] { $seat } kills { $card-the } on their own battlefield.
           *[no] { $seat } kills { $target }’s { $card }.
        }
    }
}
event-witch-chose = { $you ->
    [yes] { $target-you ->
        [yes] Your Witch chooses you.
       *[no] Your Witch chooses { $target }.
    }
   *[no] { $target-you ->
        [yes] { $seat }’s Witch chooses you.
       *[no] { $seat }’s Witch chooses { $target }.
    }
}
    .deed = { $target-you ->
        [yes] the Witch chooses you
       *[no] the Witch chooses { $target }
    }
event-witch-discarded = { $you ->
    [yes] You discard { $card-a } because of the Witch.
   *[no] { $seat } discards { $card-a } because of the Witch.
}
event-no-card = { $you ->
    [yes] You have no card to discard.
   *[no] { $seat } has no card to discard.
}
event-returned = { $you ->
    [yes] You return { $card-a } to your hand.
   *[no] { $seat } returns { $card-a } to hand.
}
event-overflowed = { $you ->
    [yes] You discard { $card-a }: too many cards in hand.
   *[no] { $seat } discards { $card-a }: too many cards in hand.
}
event-turn-ended = { $you ->
    [yes] Your turn ends.
   *[no] { $seat }’s turn ends.
}
event-eliminated = { $you ->
    [yes] You draw, but your library is empty: you are eliminated, { $number ->
        [one] { $number } card leaves
       *[other] { $number } cards leave
    } the game.
   *[no] { $seat } draws, but the library is empty: { $seat } is eliminated, { $number ->
        [one] { $number } card leaves
       *[other] { $number } cards leave
    } the game.
}
event-won = { $how ->
    [five] { $you ->
        [yes] You have all five and win.
       *[no] { $seat } has all five and wins.
    }
    [reaction] { $you ->
        [yes] You complete all five with the Wizard, played in reaction, and win.
       *[no] { $seat } completes all five with the Wizard, played in reaction, and wins.
    }
   *[last] { $you ->
        [yes] All opponents are eliminated: you win.
       *[no] All opponents of { $seat } are eliminated: { $seat } wins.
    }
}

## Verbs, as the lab names them

verb-decline = Decline
verb-discard = Discard
verb-draw = Draw
verb-kill = Kill
verb-pass = Pass
verb-play = Play
verb-return = Return
verb-target = Target

## Fields of cards, as card sets are told

field-effect = ability
