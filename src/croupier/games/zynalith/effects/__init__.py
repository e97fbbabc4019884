"""What the cards of Zynalith do, and the reading of their printed text into it.

`do(game, seat, cause)` carries an effect out for `seat`, completely: the creatures it kills are buried and the heroes
it fells are out before it is over (Z 13.18, 15.5). What cannot be done is left undone (Z 13.20).
"""
