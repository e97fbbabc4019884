### The report of the lab: whether a game is any good, and what is not known yet.

lab-report = Report of the lab
lab-setup = { $players } players · bots: { $bots } · { $matches ->
    [one] one match
   *[other] { $matches } matches
}
lab-players = With { $players } players
lab-fine = Fine
lab-not-fine = Not fine
lab-not-known = Not known
lab-empty = Nothing.
lab-off = { $name }: { $value } { $unit }, healthy is { $healthy }.
lab-off-figure = { $name }: { $value }, healthy is { $healthy }.
lab-off-card = { $name } ({ $verb }): { $value } { $unit }, healthy is { $healthy }.
lab-and-more = { $count ->
    [one] And one more, below.
   *[other] And { $count } more, below.
}
lab-needs = { $count ->
    [one] About one more match would tell.
   *[other] About { $count } more matches would tell.
}
lab-between = { $low } to { $high }
lab-at-most = at most { $high }
lab-at-least = at least { $low }
lab-healthy = healthy
lab-even = { $value }, even
lab-sure = Bar: sure in 95 of 100 cases. Dot: healthy for sure. Diamond: not healthy for sure. Ring: not known.
lab-corrected = { $count ->
    [one] Not corrected: it is one comparison.
   *[other] Corrected for { $count } comparisons (Holm).
}

lab-turn = Number { $number } in turn

lab-unit-won = wins in 100
lab-unit-taken = takers in 100 who could
lab-unit-at-once = times taken in 100 offers

lab-seats = Seats
    .fine = Where you sit does not matter.
    .not-fine = Where you sit matters: { $name } wins { $value } in 100.
    .not-known = Whether it matters where you sit is not known from so few matches.
    .source = Won in 100. Healthy: an even share and 2 points either way (an aim of Croupier).
lab-turns = Turn order
    .fine = Who begins does not matter.
    .not-fine = Who begins matters: { $name } wins { $value } in 100.
    .not-known = Whether it matters who begins is not known from so few matches.
    .source = Won in 100, counted from who was asked first. Healthy: an even share and 2 points either way (an aim of Croupier).
lab-roles = Roles
    .fine = What you play does not matter: all roles win about as often.
    .not-fine = What you play matters: { $name } wins { $value } in 100.
    .not-known = Whether one role is better than another is not known from so few matches.
    .source = Won in 100 by those who play it. Healthy: an even share and 4 points either way (an aim of Croupier).
lab-bots = Bots
    .none = Who plays better wins more often: so much is the game a matter of skill.
    .source = Won in 100, the bots taking turns in the seats on the same deals.
lab-cards = Cards: { $verb }
    .fine = Every card is taken by some, none always, and none makes its takers win or lose.
    .not-fine = { $count ->
        [one] One card stands out.
       *[other] { $count } cards stand out.
    }
    .not-known = Whether a card stands out is not known from so few matches.
    .source = Across: of 100 seats that could take it in a match so many did. Up: of 100 that did so many won. Healthy: at least 5 take it, not at each offer, and takers win about as often as those of other cards, a fifth of an even share either way (aims of Croupier). Who takes what wins has not always won by it: “croupier lab forbid” tells causes.
lab-length = Length
    .fine = Half of all matches take { $low } to { $high } minutes.
    .not-fine = Half of all matches take { $low } to { $high } minutes, and something about that is not healthy.
    .not-known = Half of all matches take { $low } to { $high } minutes; more cannot be said from so few.
    .none = Half of all matches take { $low } to { $high } minutes.
    .source = Minutes at 6 seconds a decision, of the slowest where all play at once. Healthy: half as long again as the game says at most, few matches of double length, at most 20 of 100 choices among one option (aims of Croupier).
    .longest = The longest question: { $question }, { $count } options.
lab-tension = Tension
    .fine = Leading at half time helps and does not decide: the leader wins { $value } in 100.
    .not-fine = The leader at half time wins { $value } in 100, and something about the course of matches is not healthy.
    .not-known = The leader at half time wins { $value } in 100; more cannot be said from so few matches.
    .source = How often the leader of the moment wins, in 100, from the beginning to the end, by what each seat may expect. Healthy: at half time from 10 points above an even share to 80, at most 20 matches sure by then, 2 changes of the lead at least (aims of Croupier).
lab-out = Out of the game
    .fine = Hardly anybody has to look on for long.
    .not-fine = Too often somebody has to look on for the last third.
    .not-known = How often somebody has to look on is not known from so few matches.
    .source = Matches in which somebody is asked nothing in the last third. Healthy: at most 10 of 100 (an aim of Croupier).
lab-interaction = Interaction
    .none = So many choices are aimed at somebody.
    .source = Choices that name another seat.
lab-variety = Variety
    .none = What winners do more or less often than others at their table.
    .source = Times in a match, winners less the others: it goes with winning, and need not be why.

lab-figure-minutes = minutes a match
lab-figure-long = matches of twice the usual length, in 100
lab-figure-decisions = decisions a seat and match
lab-figure-forced = choices among one option, in 100
lab-figure-equal = choices that make no difference to the advisor, in 100
lab-figure-leader = wins of the leader at half time, in 100
lab-figure-sure = matches that are sure before half time, in 100
lab-figure-changes = changes of the lead in a match
lab-figure-out = matches that go on for long without somebody, in 100
lab-figure-aimed = choices that name another seat, in 100
lab-figure-kin = cards of one of two winners that both took, in 100

lab-corner-strong = taken and winning: too strong
lab-corner-overlooked = left and winning: overlooked
lab-corner-trap = taken and losing: a trap
lab-corner-weak = left and losing: too weak
lab-corner-unwanted = left by all: nobody wants it
lab-corner-always = taken at once: no choice
lab-corner-text = { $taken } of 100 take it; they win { $won } in 100, where { $usual } are usual.
lab-corner-rare = { $taken } of 100 take it.
lab-fine-cards = { $count ->
    [one] One more is fine
   *[other] { $count } more are fine
}
lab-unknown-cards = { $count ->
    [one] One more is not known
   *[other] { $count } more are not known
}
lab-off-cards = { $count ->
    [one] One more stands out
   *[other] { $count } more stand out
}
lab-axis-taken = taken when offered, in 100
lab-axis-won = won when taken, in 100
lab-axis-minutes = minutes
lab-axis-begin = beginning
lab-axis-half = half time
lab-axis-end = end
lab-asked = Number of the shuffle { $seed }, rules { $version }, Croupier { $croupier }. The same command gives the same figures.
lab-variants = Variants: { $variants }.

lab-compare = Two sides compared
lab-compare-what = What is different
lab-compare-pairs = { $matches ->
    [one] One match on each side, with the same shuffle.
   *[other] { $matches } matches on each side, with the same shuffles.
}
lab-compare-mirrored = Each was played once more with the same roles the other way round; that is counted.
lab-compare-known = It ended when all that was asked was known.
lab-compare-enough = It ended there, though not all that was asked is known.
lab-compare-differ = { $differ } of { $matches } went otherwise.
lab-compare-sure = In at most 5 of 100 such comparisons any figure is wrong, whenever one stops.
lab-compare-tune = These deals are for trying: a side chosen on them looks better than it is.
lab-compare-decide = The deals are fresh ones, on which nobody has tried anything.
lab-compare-matters = Matters
lab-compare-moves = Moves a little
lab-compare-none = No effect seen
lab-compare-is-matters = matters
lab-compare-is-moves = moves a little
lab-compare-is-none = no effect seen
lab-compare-is-not-known = not known
lab-compare-effect = { $name }: { $a } → { $b } ({ $low } to { $high })
lab-compare-unseen = { $count ->
    [one] One figure: if there is an effect, it is less than it may move.
   *[other] { $count } figures: if there is an effect, it is less than they may move.
}
lab-compare-unknown = { $count ->
    [one] Of one figure too little is known.
   *[other] Of { $count } figures too little is known.
}
lab-compare-others = { $count ->
    [one] One other figure
   *[other] { $count } other figures
}
lab-compare-cards = The cards that are changed
lab-compare-largest = Largest effects first
lab-compare-scale = One scale for all: how far a figure moves, measured in what it may move. A share may move by half its healthy range, and by 10 of 100 at most; any other figure by a tenth of itself.
lab-compare-legend = Struck: with A. Bold: with B. Bar: where the effect surely lies. A diamond matters for certain, a ring may be chance.
lab-compare-lower = lower, still fine
lab-compare-still = no change
lab-compare-higher = higher, still fine
lab-compare-field = { $card }, { $field }: { $before } → { $after }
lab-compare-new = Only with B: { $names }.
lab-compare-gone = Only with A: { $names }.

lab-unit-more = times more by winners in a match

lab-taker = { $card } ({ $bot })
lab-spurned = Cards that one bot leaves: { $verb }
    .none = What one bot takes and another leaves is the bot’s fault, not the card’s.
    .source = Taken by so many of 100 seats that could. Listed: cards that one bot surely leaves (fewer than 5) and another surely takes.

lab-unit-rating = rating
lab-depth = Depth
    .none = What there is to play better: each rung leaves those below behind.
    .source = Ratings by openskill (Plackett and Luce) from who leaves whom behind, the mean over deals drawn anew. Of two players, one whose rating is 6 higher wins about 3 of 4. “normal*10” thinks ten times as much as “normal”.

lab-pair = { $bot } ahead of { $other }
lab-unit-ahead = times ahead in 100
lab-duels = Bot against bot
    .none = How often one of two bots is ahead of the other; 50 would be the same strength.
    .source = Of any two seats of theirs in a match, a tie for half.

lab-reports = Reports of the lab
    .note = Bots play many matches of a game, and a report says what about it is fine and what is not.
lab-reports-none = There is none yet.
lab-verdict = With { $players } players: fine { $fine }, not fine { $off }, not known { $unknown }.
lab-compare-verdict = With { $players } players: { $matters } matter, { $moves } move a little.

lab-part = Fifth { $number } of a match
lab-unit-explained = explained: 1 foretells the returns, 0 as much as their mean
lab-unit-slope = slope: what a difference of 1 means in the returns
lab-unit-asked = by so much whoever is asked is thought to be better off
lab-foresight = Foresight of the advisor
    .none = How far what seats are thought to expect comes true.
    .source = By parts of matches, from what each seat was thought to expect and what it got.
