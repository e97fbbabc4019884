"""A conformance suite, run by pytest: what Croupier checks of its own games, for any installed game.

    pytest --pyargs croupier.testing --game NAME

What a game need not bring (a page, a lesson, a rulebook, a language) is left out with a reason. `croupier[testing]`
installs what it needs beside Croupier; docs/designers/testing.md says what each module looks at.
"""
