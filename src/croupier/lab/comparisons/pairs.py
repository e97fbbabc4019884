"""The same deals played on two sides, and the same pair of roles from both seats."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from croupier.catalog import find
from croupier.engine import check_setup
from croupier.engine.chance import start_key
from croupier.lab.rotation import Rotated
from croupier.lab.watching import Watched, followed, role_of, told

TRIES = 1000
"""Among so many shuffles one is looked for that deals the same roles the other way round."""


class Pair(NamedTuple):
    """A match on both sides, and whether it went otherwise."""

    a: Watched
    b: Watched
    differs: bool


class Mirrored(Rotated):
    """A job whose deals are played twice as often: with the roles as they are dealt, and dealt the other way round."""

    __slots__ = ()

    @property
    def turns(self) -> int:
        """How often each deal is played."""
        return 2 * super().turns

    def seed_of(self, number: int) -> str:
        """The seed of a match: that of its deal, or one that mirrors its roles."""
        seed = super().seed_of(number)
        return seed if number % self.turns < self.turns // 2 else mirror(self.game, self.players, seed)


def play_pairs(other: Rotated, job: Rotated, numbers: range) -> list[Pair]:
    """Play the matches of these numbers for `job`, side A, and `other`, side B. Raises what bots and rules raise."""
    found = []
    for number in numbers:
        a, b = followed(job, number), followed(other, number)
        differs = a.choices != b.choices or a.game.returns != b.game.returns
        found.append(Pair(told(a, job), told(b, other), differs))
    return found


def roles_of(game: str, players: int, seed: str) -> Sequence[str]:
    """What each seat plays when cards have been dealt by the usual rules; '' where that is not settled yet."""
    kind = find(game)
    match = kind.new(players, check_setup(kind, players, {}), start_key(seed))
    return [role_of(match, seat) for seat in range(players)]


@lru_cache(maxsize=64)
def mirror(game: str, players: int, seed: str) -> str:
    """The seed of a deal with the same roles the other way round; where none is found soon, of any deal.

    It is looked for by the usual rules, so both sides of a comparison find the same one.
    """
    wanted = roles_of(game, players, seed)[::-1]
    tries = (f"{seed}/mirror-{number}" for number in range(TRIES))
    return next((one for one in tries if roles_of(game, players, one) == wanted), f"{seed}/mirror-0")


def mirrors(game: str, players: int) -> bool:
    """Whether deals can be mirrored: for two seats whose roles are dealt."""
    return players == 2 and bool(find(game).roles) and all(roles_of(game, players, "0"))
