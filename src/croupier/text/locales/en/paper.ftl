### On paper: what stands beside the cards on a printed sheet

paper-scale = 50 mm. If the bar is shorter, print at 100 %.
paper-fronts = Fronts
paper-backs = { $edge ->
    [short] Backs, turned over the short edge
   *[long] Backs, turned over the long edge
}
paper-trial = First a trial
    .text = Print both sides and hold the sheet against the light. Each single line of the front meets a number on the back. Those above and below say how far backs are to be moved to the right, those at the sides how far down, in tenths of a millimetre. Tell the command both:
paper-aid = Player aid
paper-tags = Tags on cards
paper-words = Words on cards
piece-phase = Phase
piece-round = Round
piece-turn = Turn
piece-first = Marker of the start player
piece-seat = Player board
piece-table = Shared board
paper-tokens = Tokens and markers
paper-list = In the box
paper-index = Index of terms

## On the page of the rulebook

print-it = Print it
print-what = { $what ->
    [cards] Cards
    [boards] Boards
    [tokens] Tokens
    [aids] Player aid
    [rulebook] Rulebook
   *[list] List of the box
}
print-paper = Paper
    .a4 = A4
    .letter = Letter
print-pdf = As a PDF
