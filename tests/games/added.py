"""What the tests of cards that a set adds have in common: a quick search, and the names of actions and observations."""

import pickle
from array import array

import croupier
from croupier.bots.search import SearchBot, Settings
from croupier.engine import Game, Match
from croupier.env.actions import actions
from croupier.env.observation import observation

QUICK = SearchBot("quick", Settings(iterations=6, seconds=None, blunder=0.0, depth=10, foresee=True, candidates=4))
"""What `hard` does, in less time."""


def more_actions(plain: type[Game], game: type[Game]) -> list[str]:
    """The names of actions that a game with more cards has beside those of the plain one, which stay in their order."""
    before, now = (_names(one) for one in (plain, game))
    known = {*before}
    assert [name for name in now if name in known] == before
    return [name for name in now if name not in known]


def _names(game: type[Game]) -> list[str]:
    space = actions(game, 2)
    return [space.name(at) for at in range(space.size)]


def seen(match: Match) -> dict[str, float]:
    """The observation of the first seat, by the names of its numbers."""
    layout = observation(match.game, match.players)
    row = array("f", bytes(4 * layout.size))
    layout.write(match, 0, row)
    return dict(zip(layout.names(), row, strict=True))


def arrives_elsewhere(match: Match) -> bool:
    """Whether a match that is over is the same when it is loaded, and has the same cards in another process."""
    assert match.over
    return croupier.load(match.save()).log == match.log and pickle.loads(pickle.dumps(match)).game is match.game
