### Help at the table: goal, hints, the bot’s advice, signs, lessons

goal-card = The goal
goal-fold = Fold away
hint = Hint
hint-number = Hint { $number }
hint-anywhere = tap anywhere
hint-off = No more hints
beginnings = Good beginnings
beginnings-off = I’ll find my own way
hints = Hints in the first match
    .note = When you switch them on again, they all come once more.
advice = Ask the bot
advice-would = The bot would choose: { $option }.
advice-only = There is nothing else to choose.
js-advice-thinking = The bot is thinking.
table-advice = Without advice
    .note = Nobody at this table can ask the bot what it would do.
signs = What the signs mean
signs-marked = Marked: on this table now.
signs-here = on this table now
signs-numbers = In the corners
signs-deeds = What cards do
signs-table = On the table
sign-bolt = Turn
    .note = it is this player’s turn
sign-hourglass = Has to answer
    .note = the table waits for this player
sign-check = Has chosen
    .note = this player has answered
sign-link = Away
    .note = this player is not connected
keys-signs = What the signs mean
learn = Learn
learn-first = New to it? Learn
learn-title = Learn { $game }
lesson-task = Task { $number }: { $title }
lesson-tasks = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
lesson-past = done
lesson-nothing-counts = Nothing counts here. Leave when you like; the next visit begins at this task.
lesson-wrong = { $option }: this does not help here.
lesson-back = Everything is as before: try again.
lesson-show = Show me
lesson-next = Next task
lesson-again = Once more
lesson-over = That was the last task.
lesson-tried = tried
