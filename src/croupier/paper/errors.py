"""What cannot be printed."""

from croupier.engine import CroupierError


class CannotPrint(CroupierError):
    """What was asked for cannot be put on paper; it says which card, picture or paper is in the way."""
