"""The table of Quintet as it is written: the five characters, how many copies a deck has of each, what each does."""

from typing import Final

from croupier.kit import rows_of

CHARACTERS: Final = rows_of(__package__ or "", "characters.csv")
