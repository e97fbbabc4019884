"""What the cards of Confluence do, by the word that is printed, and the reading of their text into it (section E2).

`do(game, seat)` carries an effect out for the player who controls it at that moment. What cannot be done is left
undone (C 8.6).
"""
