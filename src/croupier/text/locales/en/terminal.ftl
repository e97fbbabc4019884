### Playing in the terminal.

terminal-title = { $game } for { $players } players
terminal-seed = Number of the shuffle: { $seed }
terminal-salt = Salt of the seal: { $salt }
terminal-chosen = Somebody chose the number of this shuffle: it proves nothing about chance.
terminal-commitment = Seal of the shuffle (SHA-256): { $commitment }
terminal-empty = none
terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-prompt = Your choice (? for help):
terminal-over-prompt = s FILE saves the replay, u takes back, q leaves:
terminal-help =
    A number or its key chooses.
    ? this help
    ? 3 tells what option 3 would do
    r 6.4 shows a rule
    c NAME shows what a card does
    why KEY tells which rule forbids something
    u takes back to your last decision
    s FILE saves the replay
    q leaves
terminal-numbers = Type a number from 1 to { $count }, or ? for help.
terminal-confirm = Type { $number } once more to do it anyway.
terminal-saved = Saved to { $file }.
terminal-not-saved = { $file } cannot be written: { $reason }
terminal-needs = { $command ->
    [r] Say which rule: r 6.4
    [c] Say which card: c { $example }
    [why] Say what: why { $example }
   *[s] Say where: s FILE
}
terminal-no-card = There is no card called { $name }. There are { $cards }.
terminal-offered = This is offered: choose number { $number }.
terminal-foretold = { $label }: { $forecast }
terminal-nothing-changes = { $label }: no number changes.
terminal-nothing-yet = { $label }: no number changes before the others have chosen.
terminal-not-foretold = { $label }: hidden cards or chance decide what comes of it.
terminal-left = You have left the table.
terminal-undone = Your last choice has been taken back.
