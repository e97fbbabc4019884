### Words of the house: what every game and every room says.

language = English

# Words in a list; $most are all but the last, with commas.
list-and = { $most } and { $last }
list-times = { $number } × { $name }
list-effects = { $most }; { $last }
    .short = { $most } · { $last }

# A label before what it names, in places where no sentence stands; either may be empty.
labelled = { $label }: { $value }

# A card with a name of its own, in a sentence.
named-card = “{ $name }”

# A card the reader may not know. Its attributes are the forms every card name has in this language.
card-unknown = card
    .a = a card
    .the = the card

seat-name = Seat { $number }

# In place of the name of somebody whose data were deleted.
somebody = Somebody
somebody-number = Somebody { $number }
you = You

# Those who are not asked read this.
wait = { $count ->
    [one] { $seats } is choosing.
   *[other] { $seats } are choosing.
}

## Bots

bot-easy = Easy
    .note = Plays quickly and overlooks things.
bot-normal = Normal
    .note = Thinks a moment and plays soundly.
bot-hard = Hard
    .note = Thinks longer and plans ahead.
bot-greedy = Greedy
    .note = Takes what looks best right now.
bot-random = Random
    .note = Plays anything the rules allow.
bot-name-0 = Ada
bot-name-1 = Tomas
bot-name-2 = Mara
bot-name-3 = Jonas
bot-name-4 = Béla
bot-name-5 = Ines
bot-name-6 = Oskar
bot-name-7 = Noor
bot-number = Bot { $number }

## The end of a match

shown-to = What { $seat } sees
shown-to-all = What everybody sees

won-match = { $you ->
    [yes] You have won.
   *[no] { $count ->
        [one] { $seats } has won.
       *[other] { $seats } have won.
    }
}
drawn-match = Nobody has won.

## What can go wrong

error-not-offered = This is not offered now.
error-forbidden = Rule { $rule }: { $text }
error-no-rule = There is no rule { $rule }.
error-no-reason = No rule speaks of this; it is simply not offered now.
error-nothing-to-undo = There is nothing to take back.
variant-chosen = { $variant }: { $value }
other-cards = Other cards than in the box: { $cards }{ $more ->
    [0] {""}
   *[other] {""}, and { $more } more
}.
changed-card = { $card } ({ $about })
changed-field = { $field } = { $written }
like-card = new, like { $like }
field-copies = copies
field-en = English name
field-fr = French name
field-de = German name
recap-you = concerns you
