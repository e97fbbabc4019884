"""Structured logs: one JSON object per line on standard error; no tokens, seeds, hidden faces or option keys."""

import logging
import sys

import structlog


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
    logging.getLogger("uvicorn.access").disabled = True


def _to_standard_error(*_: object) -> structlog.WriteLogger:
    """A logger to the present standard error, which may be another stream than when the logs were set up."""
    return structlog.WriteLogger(sys.stderr)
