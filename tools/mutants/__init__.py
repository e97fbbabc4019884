"""Mutants: rules changed in one place, to see whether a game's tests notice (`make mutants GAME=GAME`)."""
