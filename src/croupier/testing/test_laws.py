"""The laws hold, and bots play to the end."""

from random import Random

from croupier import catalog
from croupier.bots import bot
from croupier.engine import Game, laws, start
from croupier.lab import play
from croupier.lab.playing import seated
from croupier.testing.plugin import MATCHES


def test_the_laws_hold(game: type[Game], players: int, matches: int) -> None:
    """With so many players; each number of them has its share of the matches."""
    fewest, most = game.seats
    report = laws.check(game, -(-matches // (most - fewest + 1)), 100 * players, players, every=61)
    assert report.holds, "\n".join(map(str, report.failures))
    if catalog.is_ours(game.slug) and matches >= MATCHES:  # a guest's may be short
        assert report.positions > 5


def test_a_bot_plays_to_the_end(game: type[Game]) -> None:
    """By the advice of the game, with slips; at random where there is none."""
    players = game.seats[0]
    match = play(start(game, players, 1), seated([bot("easy")] * players, Random(1)))  # noqa: S311  # a seed
    assert len(match.returns) == players
