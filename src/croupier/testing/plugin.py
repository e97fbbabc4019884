"""A plugin of pytest, found by the entry point group `pytest11`: the options of `croupier.testing`, and no more.

They must be known before pytest looks for tests; all else is in the `conftest` beside, which is read with the tests.
"""

import pytest

from croupier import catalog
from croupier.engine import UnknownGame

MATCHES = 16
"""Random matches that are held against the laws, over all numbers of players."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Say which game is tested, and how thoroughly."""
    group = parser.getgroup("croupier", "checks of Croupier's games (pytest --pyargs croupier.testing)")
    group.addoption(
        "--game",
        action="append",
        default=[],
        dest="croupier_games",
        metavar="NAME",
        help="the installed game to check; may be given again; without it, those that come with Croupier",
    )
    group.addoption(
        "--matches",
        type=int,
        default=MATCHES,
        dest="croupier_matches",
        metavar="N",
        help=f"random matches to hold against the laws, over all numbers of players ({MATCHES})",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a game that is not installed, or broken."""
    for name in config.getoption("croupier_games"):
        try:
            catalog.find(name)
        except UnknownGame as error:
            raise pytest.UsageError(str(error)) from None
