"""Structured logs: one JSON object per line on standard error; no tokens, seeds, hidden faces or option keys.

`debug` has a line for each request and each choice. By default a request has one only if something was wrong with it
or somebody had to wait: a busy server would fill the disk with those where all went well.
"""

import logging
import re
import sys
import time
import warnings
from collections import deque
from typing import NamedTuple

import structlog
from structlog.typing import EventDict

_VALUES = re.compile(r"[\[(:=\n]")
"""Where values begin in a text that a library has put together by itself."""


_LEFT_BEHIND = "_terminate_graceful_close"
"""What SQLAlchemy leaves unfinished of a connection to a file when whoever asked has gone away; it has closed it by
force then. Strangers may go away as often as they like, and are no error."""

KEPT = 200
"""Warnings and errors that are remembered."""


class LoggedError(NamedTuple):
    """A line of the log that tells of something wrong: when, how bad, what, and what it was about."""

    at: float
    level: str
    event: str
    about: str


_remembered: deque[LoggedError] = deque(maxlen=KEPT)


def set_up(level: str = "info") -> None:
    """Send our logs to standard error as JSON, from a level upwards.

    The web server's access log is off: it would show invitations.
    """
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _remember,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=_to_standard_error,
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    if not any(isinstance(handler, _Libraries) for handler in root.handlers):
        root.addHandler(_Libraries())
    warnings.showwarning = _warned
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of each stranger who sends something odd


def errors_since(at: float) -> list[LoggedError]:
    """The warnings and errors of this process since a time (seconds since 1970), the newest first, `KEPT` at most."""
    return [one for one in reversed(_remembered) if one.at >= at]


def _remember(_logger: object, _method: str, line: EventDict) -> EventDict:
    """A step of every line: what went wrong is kept for the keeper's page."""
    if line.get("level") in ("warning", "error", "critical"):
        about = {name: value for name, value in line.items() if name not in ("event", "level", "timestamp")}
        said = ", ".join(f"{name}: {value}" for name, value in about.items())
        _remembered.append(LoggedError(time.time(), line["level"], str(line["event"]), said))
    return line


class _Libraries(logging.Handler):
    """Writes what libraries have to say in the form of all other lines, without the values involved."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        if record.name == "asyncio" and _LEFT_BEHIND in str(record.msg):
            return
        said = str(record.msg) if record.args else _VALUES.split(str(record.msg), maxsplit=1)[0]
        kind = record.exc_info[0] if record.exc_info else None
        structlog.get_logger("croupier.libraries").log(
            record.levelno,
            "library",
            logger=record.name,
            said=said.partition("\n")[0].strip(),
            **({"kind": kind.__name__} if kind else {}),
        )


def _warned(message: Warning | str, category: type[Warning], *_: object, **__: object) -> None:
    """Write what Python warns of in the form of all other lines."""
    said = str(message).partition("\n")[0]  # whole: it is about what is installed and set, not about people
    structlog.get_logger("croupier.libraries").warning("library", logger="warnings", said=said, kind=category.__name__)


def _to_standard_error(*_: object) -> structlog.WriteLogger:
    """A logger to the present standard error, which may be another stream than when the logs were set up."""
    return structlog.WriteLogger(sys.stderr)
