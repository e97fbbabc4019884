"""What bots ask about positions: how good each option looks (policy), and what each seat may expect (values).

Each game brings an evaluator, its advisor. A bot may be given another, say a learnt net; it is asked for several
positions at once where there are several.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from croupier.engine import Advisor, Game, Option

Asked = tuple[Game, int, str, Sequence[Option[Any]]]  # Any: each question has values of its own
"""A position with the seat that is asked there, the name of the question, and the options."""

Policy = Callable[[Any, int, str, Sequence[Option[Any]]], Sequence[float]]  # Any: as above, and any game's position
"""How good each option of one question looks: `Advisor.scores`."""


class Evaluator(Protocol):
    """Judges positions of one game, from what the seat that is asked may see.

    Positions are those of a match that goes on: read them while you are asked, keep and change none.
    """

    def policies(self, asked: Sequence[Asked]) -> Sequence[Sequence[float]]:
        """For each question how good each of its options looks to the seat. Any scale; higher is better."""
        ...

    def values(self, positions: Sequence[Game]) -> Sequence[Sequence[float]]:
        """For each position the expected returns, one per seat, in the units of the game's returns."""
        ...


class Advised:
    """The evaluator that a game brings: its advisor, asked for one position after the other."""

    def __init__(self, advisor: Advisor) -> None:
        self.advisor = advisor

    def policies(self, asked: Sequence[Asked]) -> Sequence[Sequence[float]]:
        """The advisor's scores. See `Evaluator.policies`."""
        return [self.advisor.scores(*one) for one in asked]

    def values(self, positions: Sequence[Game]) -> Sequence[Sequence[float]]:
        """The advisor's values. See `Evaluator.values`."""
        return [self.advisor.values(game) for game in positions]


def evaluator_of(game: type[Game]) -> Evaluator | None:
    """The evaluator that a game brings; None if it has no advisor."""
    advisor = game.advisor()
    return None if advisor is None else Advised(advisor)


def policy_of(evaluator: Evaluator) -> Policy:
    """The policy for one question, as it is asked in place; an advisor answers directly, without lists around it."""
    if isinstance(evaluator, Advised):
        return evaluator.advisor.scores
    return lambda game, seat, name, options: evaluator.policies([(game, seat, name, options)])[0]
