"""What can go wrong at a table. `STATUS` decides the HTTP status of every error, in one place."""

import math

from croupier.engine import BadReplay, BadSetup, BrokenRules, CannotUndo, CroupierError, IllegalChoice, UnknownGame


class UnknownTable(CroupierError, LookupError):
    """There is no table of that id."""


class UnknownInvitation(CroupierError, LookupError):
    """No table has that code or link: mistyped, or the table has been deleted since."""


class NoSeat(CroupierError, ValueError):
    """The invitation is right, but no seat is free with it: the table is full, its match has begun or is over."""


class TooManySeats(CroupierError, ValueError):
    """A browser has seats at as many running matches as it can remember; it forgets none of them for another."""


class UnknownPage(CroupierError, LookupError):
    """Nothing is at this address."""


class WrongToken(CroupierError, PermissionError):
    """The token belongs to no seat of this table, or a token is needed and was not sent."""


class Kicked(WrongToken):
    """The host has taken this person's seat away, and does not want them back at the table."""


class NotYours(CroupierError, PermissionError):
    """The decision, or the right to do this, is somebody else's."""


class Muted(NotYours):
    """The host does not let this person write to the others."""


class NotFound(CroupierError, LookupError):
    """A keeper has named what is not there: a person, a report, something that is not blocked."""


class StillHere(NotYours):
    """A person has not been away long enough for others to let a bot play."""


class NotOver(CroupierError, PermissionError):
    """The choices of a running match are secrets: its replay is given when it is over."""


class NoSuchDecision(CroupierError, LookupError):
    """There never was a decision of that id at this table."""


class AlreadyAnswered(CroupierError, ValueError):
    """The decision has been answered or withdrawn."""


class NotNow(CroupierError, ValueError):
    """The table is in no state for this: not started, over, adjourned, or a decision is pending."""


class BadRequest(CroupierError, ValueError):
    """A value that was sent cannot be used: an empty name, a message too long, an unknown bot or preset."""


class NameTaken(BadRequest):
    """Somebody at the table has this name, or one that looks like it."""


class BlockedWord(BadRequest):
    """A name, a title or a message has a word in it that the keeper has blocked."""


class TooMany(CroupierError, RuntimeError):
    """Too often in too short a time. It may be tried again after `retry_after` seconds."""

    def __init__(self, message: str, retry_after: float = 1.0) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class TooManyListed(TooMany):
    """Few tables of one address may come into the public list in an hour: it has room for a hundred."""


class PrinterBusy(CroupierError, RuntimeError):
    """Something else is being printed. It may be tried again after `retry_after` seconds."""

    retry_after = 5.0


class NotPrinted(CroupierError, RuntimeError):
    """A print that could not be made: the log says why."""


class StoreFailed(CroupierError, OSError):
    """The database cannot be read or written; nothing that was acknowledged is lost.

    It may be tried again after `retry_after` seconds. `reachable`: the database answers, if only to say no.
    """

    retry_after = 2.0

    def __init__(self, message: str, *, reachable: bool = True) -> None:
        super().__init__(message)
        self.reachable = reachable


class Unforeseen(CroupierError, RuntimeError):
    """An unexpected exception. Its message may hold secrets, so nobody but the log is told of it."""


class NoTemporaryFolder(CroupierError, RuntimeError):
    """Nowhere can files be written that are needed for a while."""


class PortTaken(CroupierError, OSError):
    """Another program listens on the address."""


STATUS: dict[type[CroupierError], int] = {
    UnknownTable: 404,
    UnknownInvitation: 404,
    UnknownPage: 404,
    NotFound: 404,
    NoSuchDecision: 404,
    WrongToken: 401,
    NotYours: 403,
    StillHere: 403,
    NotOver: 403,
    AlreadyAnswered: 409,
    NoSeat: 409,
    TooManySeats: 409,
    NotNow: 409,
    CannotUndo: 409,
    IllegalChoice: 422,
    BadSetup: 422,
    BadReplay: 422,
    UnknownGame: 422,
    BadRequest: 422,
    TooMany: 429,
    BrokenRules: 500,
    Unforeseen: 500,
    NotPrinted: 500,
    PrinterBusy: 503,
    StoreFailed: 503,
}
"""The HTTP status of each error; subclasses inherit it."""


def retry_after(error: CroupierError) -> dict[str, str]:
    """The header that says after how many whole seconds it may be tried again; none where that would not help."""
    if not isinstance(error, TooMany | PrinterBusy | StoreFailed):
        return {}
    return {"retry-after": str(max(1, math.ceil(error.retry_after)))}


def status_of(error: CroupierError) -> int:
    """The HTTP status of an error."""
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 500)
