"""Structured logs: one JSON object per line on standard error; no tokens, seeds, hidden faces or option keys."""

import logging
import re
import sys

import structlog

_VALUES = re.compile(r"[\[(:=\n]")
"""Where values begin in a text that a library has put together by itself."""


def set_up() -> None:
    """Send our logs to standard error as JSON. The web server's access log is off: it would show invitations."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=_to_standard_error,
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    if not any(isinstance(handler, _Libraries) for handler in root.handlers):
        root.addHandler(_Libraries())
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of each stranger who sends something odd


class _Libraries(logging.Handler):
    """Writes what libraries have to say in the form of all other lines, without the values involved."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        said = str(record.msg) if record.args else _VALUES.split(str(record.msg), maxsplit=1)[0]
        kind = record.exc_info[0] if record.exc_info else None
        structlog.get_logger("croupier.libraries").log(
            record.levelno,
            "library",
            logger=record.name,
            said=said.partition("\n")[0].strip(),
            **({"kind": kind.__name__} if kind else {}),
        )


def _to_standard_error(*_: object) -> structlog.WriteLogger:
    """A logger to the present standard error, which may be another stream than when the logs were set up."""
    return structlog.WriteLogger(sys.stderr)
