"""The table of Confluence as it is written: `effects/designs.py` says how its columns are read.

`ground` is what a card is printed on: the stream it attacks with, of two the first; artefacts have one of their own.
"""

from typing import Final

from croupier.kit import rows_of

CARDS: Final = rows_of(__package__ or "", "cards.csv")
