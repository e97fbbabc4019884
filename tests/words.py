"""Comparing what is said with what a test expects: blanks that do not break are written as ordinary ones."""

UNBREAKABLE = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def flat(text: str) -> str:
    """A text with ordinary blanks."""
    return text.translate(dict.fromkeys(map(ord, UNBREAKABLE), " "))
