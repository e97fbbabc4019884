"""Who sits where in the matches of the lab: several bots take turns, so that no deal favours one of them."""

from collections.abc import Mapping, Sequence
from random import Random

from croupier.bots import Bot
from croupier.engine import Changes
from croupier.lab.simulate import Job, job_of


class Rotated(Job):
    """A job whose `bots` take turns: every deal is played as often as there are bots, and each moves on by a seat.

    Of more bots than seats those meet that are named side by side, and each deal is played as often once more the other
    way round. With one bot each match has a deal of its own, and match number i is the one that `simulate` plays.
    """

    __slots__ = ()

    @property
    def turns(self) -> int:
        """How often each deal is played."""
        several = len(self.bots) if len(set(self.names)) > 1 else 1
        return 2 * several if several > self.players else several

    def deal(self, number: int) -> int:
        """The deal of a match."""
        return number // self.turns

    def seated(self, number: int) -> list[str | Bot]:
        """Who sits in each seat of a match."""
        turn = number % self.turns
        seats = [self.bots[(seat + turn) % len(self.bots)] for seat in range(self.players)]
        return seats[::-1] if len(self.bots) > self.players and turn >= len(self.bots) else seats

    def called(self, number: int) -> list[str]:
        """The names of the same."""
        return [one if isinstance(one, str) else one.name for one in self.seated(number)]

    def seed_of(self, number: int) -> str:
        """The seed of a match: that of its deal."""
        return f"{self.seed}/{self.deal(number)}"

    def chance_of(self, number: int) -> Random:
        """The chance of the bots in a match."""
        turn = number % self.turns
        return Random(f"{self.seed_of(number)}/bots{f'/{turn}' if turn else ''}")  # noqa: S311  # play, not secrets


class Seated(Rotated):
    """A job whose bots stay in their seats."""

    __slots__ = ()

    @property
    def turns(self) -> int:
        """Once."""
        return 1


def rotated(  # noqa: PLR0917  # one setup
    game: str,
    players: int,
    bots: str | Bot | Sequence[str | Bot],
    seed: int | str,
    variants: Mapping[str, str | int | bool],
    cards: Changes | None = None,
    *,
    rotate: bool = True,
) -> Rotated:
    """What is to be played: any number of bots that take turns, or without `rotate` one for all seats or one per seat.

    Raises `UnknownGame`, `UnknownBot`, `BadSetup`, `BadCards`.
    """
    if not rotate:
        return Seated(*job_of(game, players, bots, seed, variants, cards))
    several = bots if isinstance(bots, Sequence) and not isinstance(bots, str) else (bots,)
    jobs = [job_of(game, players, one, seed, variants, cards) for one in several]
    return Rotated(*jobs[0]._replace(bots=tuple(several)))
