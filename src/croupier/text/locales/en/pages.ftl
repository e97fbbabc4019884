### What the pages in the browser say beside the words of the games.

## Everywhere

skip = Skip to the main part
go-home = Home
go-back = Back to the table
close = Close
keep = Keep this
guest = Guest
game = Game
players = Players
minutes = { $number } min
noscript = Without scripts the table works, but it does not move by itself: reload it to see what is new.
unscripted = The scripts of this page could not be loaded. Its buttons work all the same; reload to see what others do.
noscript-reload = Reload
cookies-refused = Your browser did not keep the cookie that makes this seat yours, so you can only watch. Allow cookies for this site, then take a seat again.
language-choose = Language
language-each = Everyone at the table reads in their own language.
settings = Settings
theme = Light or dark
theme-system = Like the device
theme-light = Light
theme-dark = Dark
speed = Speed of films and bots
    .note = Calm: what others do comes one deed after the other; a first match is calm. Instant: nothing moves, and no film begins by itself.
speed-calm = Calm
speed-brisk = Brisk
speed-instant = Instant
sound = Sounds
    .note = Paper, wood and metal, softly. Off until you switch them on.
keys = Keys
keys-tab = from area to area
keys-arrows = inside an area
keys-enter = choose
keys-inspect = look at a card
keys-log = log
keys-chat = chat
keys-ask = to the question
keys-rules = rulebook
keys-escape = close

## Home

home-title = Croupier: card games with a table that knows the rules
home-what = New card games. Sit down, the table knows the rules.
home-ways = Ways in
home-join = Join a friend’s table
home-new = Set up a table
home-open = Open a replay
home-mine = Your tables
home-listed = Public tables
listed-waiting = { $count ->
    [one] waits for one more
   *[other] waits for { $count } more
}
listed-room = { $count ->
    [one] room for one more
   *[other] room for { $count } more
}
home-listed-none = Nobody plays in public right now. Tables are private unless their host says otherwise.
play-now = Play now
    .note = you and { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
set-up = Set up
watch = Watch
status-waiting = waiting for players
status-running = in play
status-over = finished
status-adjourned = adjourned
status-ended = ended
mine-won = You won
mine-winner = Won by { $names }
mine-drawn = Nobody won
mine-older = { $count ->
    [one] 1 older match
   *[other] { $count } older matches
}
day-today = today
day-yesterday = yesterday
day-on = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}{ $year }

## Setting up and joining

new-title = A table for { $game }
new-table = Pace and audience
new-name = Name of the table (if you like)
new-pace = Pace of reactions
new-pace-floor = Relaxed
    .note = Everyone thinks as long as they like; an answer is shown after a short pause at the earliest.
new-pace-fixed = Even
    .note = Every answer is shown after the same time, and no answer counts as a pass. Nobody can read anything from your pace.
new-go = Set up the table
how-many = How many?
new-others = Against whom
new-bots = Against bots
with-friends = With friends
new-guests = Guests get one link and a QR code on the next page. They need no account.
dock-seats = { $game } for { $count }: { $who }.
dock-you = you
dock-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
dock-time = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
dock-room = { $game } with friends, for { $low } to { $high }. You begin when everybody is there.
dock-time-range = About { $least } minutes with { $low }, { $most } with { $high }.
new-your-guests = Your guests read this name on the invitation.
mode = Length
mode-usual = Usual
    .note = Everything as in the rulebook.
mode-short = Short
mode-time = { $players ->
    [one] { $minutes } min alone
   *[other] { $minutes } min with { $players }
}
table-takeover = Latecomers may take over from a bot
    .note = While the match runs, a guest with the invitation may play on for a bot.
seat-kind-me = You
seat-kind-bot = Bot
variants = Variants
variants-usual = As in the rulebook
your-name = Your name
join-title = Join a table
join-code = Code or link of the invitation
join-go = Join
join-to = { $host } invites you to play { $game }. Seat { $number } is yours.
join-table = { $host } invites you to play { $game }. You get the first free seat.
join-sits = In this browser { $name } already sits at this table. Both seats stay yours.
join-sit = Sit down

## Waiting room

lobby-title = A table for { $game }
lobby-here = { $here } of { $all } are here. It begins when all seats are taken.
lobby-join = There is still room for you.
room-seats = At the table
room-count = { $here } of { $least } to { $most }
room-host = host
room-begins = host, begins
room-ready = ready
room-learns = learns meanwhile: { $task } of { $tasks }
room-free = free
    .note = for whoever comes
room-scan = Point a camera here, or type
room-rules = Rules as in the rulebook
room-time = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} with { $count }. Free seats stay empty unless the host adds a bot.
room-begin = Begin with { $count }
room-begins-for = Begins with { $count }: { $names }. Who comes later may watch or play the next match.
room-alone = Somebody has to come first. Share the code, or add a bot.
room-not-for = With these rules a match is for { $numbers }.
room-when-ready = When all are ready
room-when-ready-off = Wait for my signal
room-i-am-ready = I am ready
room-i-am-not = Wait for me
room-waits-for = { $host } begins when everybody is there.
room-waits-ready = You are ready. { $host } begins, or all are ready.
room-invite = Invite
room-came = { $name } has come.
room-learn = Learn in 3 minutes
    .note = Small puzzles with real cards. When { $host } begins, you are taken to the table.
room-learn-go = { $place ->
    [one] Start the lesson
   *[other] Go on: { $place } of { $tasks }
}
room-goal = The game in a line
room-expected = Back to the table that waits
late-full = All seats are taken.
    .note = Every seat of this invitation has found somebody.
late-begun = They have begun.
    .note = { $names } are playing{ $where ->
        [none] .
       *[other] : { $where }.
    }{ $minutes ->
        [0] { "" }
        [one] { " " }About one minute more.
       *[other] { " " }About { $minutes } minutes more.
    }
late-over = This match is over.
    .note = Ask { $host } for the code of the next one, or set up a table of your own.
late-ended = This table has been ended.
    .note = Ask for the code of the next one, or set up a table of your own.
late-next = Next match
late-wait = Play the next match
    .note = Your seat is kept. You watch until then.
late-waits = You wait for the next match: { $place ->
    [one] you are the first in line
   *[other] number { $place } in line
}.
late-leave = Wait no more
late-seat = Your seat at the next match
late-bots = Play on for a bot
late-bot = Take the seat of { $name }
late-go-back = To your seat
late-watch-note = You see the table as everybody does: no hands.
late-own = Set up a table of my own
invited-to = { $host } invites you to { $game }
invited-to-note = { $title }: open the link, type a name, sit down. No account.
seat-free = Free seat
seat-number = Seat { $number }
seat-you = you
seat-here = here
seat-away = away
seat-handed = a bot is playing
seat-bot = Add a bot
seat-reopen = Open this seat again
bot-strength = Level of the bot
invite-code = Or read this code aloud:
invite-all = One link for everybody
invite-all-qr = QR code of the link to this table
invite-link-all = Link to this table
invite-seats = Links for single seats
    .note = for somebody who is to sit in a particular seat
invite-text = Play { $game } with me:
copy-link = Copy link
copied = The link is copied.
only-here = Only this machine reaches this address.
    .note = Start the server with make play, or croupier serve --home: then phones at home reach it, too.
share = Share
start-with-bots = Begin with { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
    .note = Bots take the seats that are still free.
shuffle-words = Help to shuffle
    .note = Words of yours are mixed into the shuffle. Nobody, not even the server, can then have chosen the cards.
    .label = Any words
commitment = Seal of the shuffle (SHA-256)

## At the table

table-turn = turn
table-is-asked = { $you ->
    [yes] have to answer
   *[no] has to answer
}
table-held = Your answer is in.
table-waiting = Waiting
table-watching = You are watching
recap = { $begun ->
    [yes] Before your first choice
   *[no] Since your last choice
}
recap-nothing = nothing for you
recap-more = and { $count } more
recap-rest = More in the log
table-log = Log
log-who = Lines of
log-all = All
table-hand = Your hand
table-arriving = Arriving character
table-in-hand = { $count } in hand
table-slot-empty = { $card }: none
table-kinds-of-five = { $count } of 5 characters
table-click = Click on a card or a seat.
table-common = The common part of the table
film = What just happened
film-again = Again
film-pace = { $pace ->
    [fast] Speed: fast
    [slow] Speed: slow
   *[usual] Speed: usual
}
film-mine = Only mine
film-next = Next step
film-skip = Skip to the end
film-close = To the table
table-has-chosen = { $you ->
    [yes] have chosen
   *[no] has chosen
}
table-kinds = Types
table-cannot-react = cannot react
    .note = With fewer than two cards in hand nobody can react.
table-open-of = Open cards of { $name }
table-hidden-copies = Still hidden
rule-number = Rule { $rule }
rules = Rulebook
card-large = The card, large
retract = Change my choice
retract-chosen = Your choice: { $choice }.
stepper-less = One less
stepper-more = One more
undo-ask = Take back
undo-asked = { $name } would like to take the last choice back.
undo-waiting = You would like to take your last choice back. Still to agree: { $names }.
undo-done = { $you ->
    [yes] Your last choice has been taken back.
   *[no] { $name } has taken the last choice back.
}
undo-agree = Agree
undo-refuse = Refuse
presets = Automatic passes
    .note = Only you see this. It depends on what lies open, never on your hand, and can be changed whenever you are not being asked.
seats = Seats
nudge = Remind { $name }
nudge-done = { $name } is reminded, on every page that is open.
nudged = The others are waiting for your answer.
away-fact = { $name } is away.
away-line = { $names } { $count ->
    [one] is
   *[other] are
} away.
away-help = What you can do
away-later = The table waits for this answer. A bot can take over in { $time }; { $name } gets the seat back on return.
away-now = The table waits for this answer. A bot can take over now; { $name } gets the seat back on return.
away-bot = Let a bot answer
away-bot-from = in { $time }
bot-answers = A bot answers for { $name }. { $name } gets the seat back on return.
plays-again = { $name } plays again.
relieved = A bot answers for you.
    .note = The seat is yours. Take it back whenever you like.
host-ends = When the match cannot go on
    .note = You have set up this table, so you decide how it ends.
host-finish = Let bots finish
    .note = Bots play on for you and for everyone who has been away for a minute. Whoever is there plays on.
host-end = End the table
    .note = The match ends for everyone, without a result. Nobody can go on with it.
ended = This table has been ended.
    .note = There is no result.
ended-again = Set up a new table
seat-take-back = Play for myself again
seat-hand-over = Let a bot play for me
watchers = Spectators
    .note = Whoever has this link sees what lies open on the table, and no hand.
watch-link = Link for spectators
table-listed = Public table
    .note = The home page offers it: to guests while seats are free, then to spectators.
table-unlisted = not public
leave = Leave the table
    .note = Your seat stays yours. You find it on the home page.
adjourned = This table is adjourned.
adjourned-ended = This adjourned match is at an end.
adjourned-version = The match was begun by version { $then } of the rules, and version { $now } is installed here. Its choices are kept.
adjourned-log = The rules that are installed here do not take its choices as they stand. They are kept.
adjourned-fit = { $choices ->
    [one] Its 1 choice fits the new rules.
   *[other] { $fit ->
        [one] 1 of { $choices } choices fits the new rules.
       *[other] { $fit } of { $choices } choices fit the new rules.
    }
}
adjourned-anew = { $choices ->
    [0] Nothing has been chosen yet: played on, it begins anew.
    [one] Its 1 choice does not fit the new rules: played on, it begins anew.
   *[other] None of its { $choices } choices fits the new rules, from the first: played on, it begins anew.
}
adjourned-never = The new rules cannot begin this match, so it is not played on here.
adjourned-same = The people, the seats and the shuffle stay the same. Whoever has seen later cards knows them.
adjourned-play-on = Play on by the new rules
adjourned-begin = Begin anew by the new rules
adjourned-waits = The host decides what becomes of it; once the host has been away for a minute, anybody who sits here.
adjourned-replay = The replay shows every card, so you can save it here once nobody can play on.
adjourned-goes-on = It is played on at another table.
adjourned-come = To my seat at that table
adjourned-watch = Watch that table
other-rules = This match was played by other rules than those installed here. Its replay is kept.
caution = Do you really want this?
caution-yes = Yes
caution-no = Cancel
away-title = While you were away
away-go-on = Go on
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-watchers = Spectators can read this.
chat-mute = Hide all messages from me
js-lost = Reconnecting. The table waits.
js-lost-try = Try now
js-back = Connected again.
js-select-copy = The link is selected: copy it from there.
js-not-sent = Your choice was not sent. Nothing has changed. Try again.
js-no-answer = No answer came. The table shows how things stand.
js-late = No answer yet. Your choice is sent again by itself, and counts once.
js-slow = No answer yet. The server is slow, or the line is.
js-under-way = Your choice is on its way.
js-missing = Part of this page could not be loaded. You can play on; some extras are missing.
js-waits = The server cannot write at the moment. Your choice waits here and is sent again by itself.
js-your-turn = Your turn
js-close = Close

## The end

decided = Decided: { $where }
decided-late = Decided at the very end
decided-chance = chance to win
decided-curve = What each player could expect along the match, from nothing to a certain win
decided-looking = When was the match decided?
    .note = A bot looks at the whole match again; that takes some seconds.
decided-show = How the match went
decided-better = What would have been better ({ $where }):
decided-better-deed = “{ $instead }” instead of “{ $chosen }”.
decided-here = The match was decided
decided-watch = Watch that turn
evening = This evening
evening-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
result-share = Share
result-copied = The link is copied, the picture is saved.
print-score = Print the score
proof-line = The shuffle was sealed before the first choice. Check it
proof-line-chosen = Somebody chose this shuffle. Look at the seal
rematch = Rematch, one seat on
rematch-accept = Accept the rematch
rematch-offered = A rematch is set up. Already there: { $names }.
replay = Replay
replay-download = Save the replay
other-game = Another game
proof = Was the shuffle fair?
    .note = Before the first choice the server published a seal: the SHA-256 hash of a salt and the number of the shuffle, both drawn by chance, with a colon between them. Now it shows the two. If their hash is the seal, the cards were fixed before anybody chose anything. Your browser works it out itself.
chosen-shuffle = Shuffle not by chance
    .note = Somebody chose the number of this shuffle. Whoever knows the number knows every hand.
proof-chosen = Somebody chose the number of the shuffle of this match, so it proves nothing about chance. The seal can still be checked.
proof-check = Check the seal
proof-good = It fits: the shuffle was fixed before the first choice.
proof-bad = It does not fit. This shuffle was tampered with.
proof-insecure = This browser computes hashes only over https. You can check salt and number with any SHA-256 program.
seed = Number of the shuffle
salt = Salt of the seal

## Replays

replay-file = Replay file
replay-open = Open
replay-bar = Replay
replay-of = Replay of { $game }
replay-steps = Steps of the replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-position = Place in the replay
replay-eyes = Seen by
replay-all = All hands face up
replay-watch = As a spectator
replay-as = As { $name }
replay-begins = The match begins.
replay-chose = { $name } chooses.
replay-jump = Go to
replay-jumps = { $kind ->
    [point] Turning points
   *[turn] Rounds and turns
}
replay-share = Link to this step
replay-copied = The link to this step is copied.
play-on = Play on from here
    .note = A table of your own begins with the choices up to this step. Bots take the other seats. The shuffle is that of the match: nothing here counts.
play-on-as = You play as
play-on-bots = Level of the bots
play-on-title = { $title }, played on from step { $at }
replay-keys = Arrow keys go one step, Page up and down 10 steps, Home and End to the beginning and the end.

## Rulebook

rules-of = Rulebook of { $game }
rules-contents = Contents
rules-search = Search in the rulebook
rules-none = Nothing found.
cards = All cards
cards-of = The cards of { $game }

## What can go wrong

oops = That did not work.
    .note = It was refused. Look at the page again, then try once more.
oops-Unforeseen = Something went wrong here.
    .note = It is our fault. Nothing that was confirmed is lost. Try again.
oops-UnknownTable = There is no such table.
    .note = The address may be incomplete, or the table was closed long ago.
oops-UnknownInvitation = This invitation leads nowhere.
    .note = No table has this code. It may be mistyped, or the table was deleted long after its match.
oops-NoSeat = No seat is free.
    .note = Somebody was quicker. Open the invitation again: it says what you can do now.
oops-TooManySeats = This browser plays at too many tables.
    .note = It remembers no more seats of running matches. Finish or end one of your tables first.
oops-UnknownPage = There is nothing here.
    .note = The address may be mistyped, or what was here is gone.
oops-WrongToken = This seat is not yours.
    .note = Open the table from your own link, or watch.
oops-NotYours = This is somebody else’s to do.
    .note = This is for the host, or for whoever sits there.
oops-StillHere = A bot cannot take over yet.
    .note = This person is here, or has been away for less than a minute.
oops-NotOver = The match is still being played.
    .note = Its choices are secret until it is over. Then its replay is here.
oops-NoSuchDecision = This question is not open.
    .note = The table shows what is asked now.
oops-AlreadyAnswered = Already answered.
    .note = Perhaps in another tab. The table shows how things stand.
oops-NotNow = This is not possible now.
    .note = The table has moved on, or does not allow it at the moment. It shows how things stand.
oops-CannotUndo = This cannot be taken back.
    .note = Somebody has chosen, or a card was seen, since then.
oops-IllegalChoice = This is not offered now.
    .note = Nothing has changed. The table shows what you can choose.
oops-BadSetup = A table cannot be set up like this.
    .note = This game cannot be set up with these seats and variants. Teams, for instance, need exactly 4 seats.
oops-BadReplay = This cannot be opened as a replay.
    .note = Other rules may be installed by now than those it was played by, or the file is damaged.
oops-ReplayMismatch = This replay does not agree with the rules.
    .note = It was changed, or played by other rules.
oops-UnknownGame = This game is not installed.
    .note = The home page shows what can be played.
oops-BadRequest = Something is missing or too long.
    .note = Please check the names and texts: a name has 1 to 40 characters, and somebody must sit at the table.
oops-NameTaken = Somebody here has this name.
    .note = Somebody at the table has this name, or one that looks like it. Please take another.
oops-TooMany = That was a little fast.
    .note = Wait a moment, then try again.
oops-TooManyListed = You have made several tables public.
    .note = Invite to this one with its link, or make it public later.
oops-PrinterBusy = Something else is being printed.
    .note = One print is made at a time. Try again in a few seconds.
oops-NotPrinted = This could not be printed.
    .note = The log of the server says why. Everything else goes on.
oops-StoreFailed = The server cannot write at the moment.
    .note = Nothing that was confirmed is lost. Try again soon.
