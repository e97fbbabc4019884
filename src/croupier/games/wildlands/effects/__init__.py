"""What the cards of Wildlands do, and the reading of their printed text into it (section 4 of the rulebook).

`choices(game, unit)` are the legal choices of an effect that has one, `do(game, seat, unit, choice)` carries it out
for `seat`, with all reactions it sets off. "Here" is the front of the unit, also when it has just left it.
"""
