### On paper: what stands beside the cards on a printed sheet

paper-scale = 50 mm. If the bar is shorter, print at 100 %.
paper-fronts = Fronts
paper-backs = { $turn ->
    [short] Backs, turned over the short edge
   *[long] Backs, turned over the long edge
}
paper-trial = First a trial
    .text = Print both sides and hold the sheet against the light. Where two lines meet, the back says by how many tenths of a millimetre it has slipped: above or below to the side, at the sides up or down. Tell the command both numbers:
