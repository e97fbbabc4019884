"""The laws hold for every installed game with every number of players."""

import pytest

from croupier import catalog
from croupier.engine import laws

MATCHES = 12
"""Random matches of each game; every number of players has its share of them."""

SIZES = [
    (name, players)
    for name in catalog.ours()
    for low, high in [catalog.find(name).seats]
    for players in range(low, high + 1)
]


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_the_laws_hold(name: str, players: int) -> None:
    low, high = catalog.find(name).seats
    report = laws.check(catalog.find(name), -(-MATCHES // (high - low + 1)), 100 * players, players, every=61)
    assert report.holds, "\n".join(map(str, report.failures))
    assert report.positions > 5
