"""The tree of a search: questions, and the options that were tried there, told by their keys."""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from croupier.engine import Option

Question = tuple[int, str]
"""Who is asked what: (seat, name of the decision)."""


class Branch:
    """One option of a question, over all determinizations in which it was offered."""

    __slots__ = ("available", "following", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        """How good the advisor finds it: 1 the best option beside it, 0 the worst."""
        self.visits = 0
        self.total = 0.0
        """Returns of the seat that chooses here, summed."""
        self.available = 0
        self.following: dict[Question, Node] = {}

    def after(self, question: Question) -> "Node":
        """The question that follows this option (which one it is may depend on hidden cards)."""
        node = self.following.get(question)
        if node is None:
            node = self.following[question] = Node(question[0])
        return node


class Node:
    """One question, reached by the same choices; its branches are the options ever offered here."""

    __slots__ = ("branches", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.branches: dict[str, Branch] = {}

    def lacks(self, options: Sequence[Option[Any]]) -> bool:  # Any: each question has values of its own
        """Whether an option is offered here for the first time."""
        branches = self.branches
        for option in options:  # noqa: SIM110  # asked at every step down the tree: a generator costs more
            if option.key not in branches:
                return True
        return False

    def grow(self, options: Sequence[Option[Any]], scores: Sequence[float] | None) -> None:  # Any: as above
        """Add a branch for every new option, with the advisor's opinion if there is one."""
        low, span = 0.0, 0.0
        if scores is not None:
            low = min(scores)
            span = max(scores) - low
        for i, option in enumerate(options):
            if option.key not in self.branches:
                self.branches[option.key] = Branch((scores[i] - low) / span if scores is not None and span else 0.0)

    def select(
        self,
        options: Sequence[Option[Any]],  # Any: as above
        exploration: float,
        bias: float,
        scale: tuple[float, float],
        chance: Random,
    ) -> tuple[int, Branch]:
        """The option to try now: an untried one, the advisor's favourite first; else by upper confidence bound.

        UCB1 with availability counts (Cowling, Powley & Whitehouse 2012) and progressive bias (Chaslot et al.
        2008); `scale` is the lowest of the returns and their span.
        """
        low, span = scale
        branches = self.branches
        offered = [branches[option.key] for option in options]
        chosen, top = -1, -1.0
        for i, branch in enumerate(offered):
            branch.available += 1
            if not branch.visits and (value := branch.prior + chance.random() * 1e-6) > top:
                chosen, top = i, value
        if chosen < 0:
            top = -1e300
            for i, branch in enumerate(offered):
                visits = branch.visits
                value = (
                    (branch.total / visits - low) / span
                    + exploration * sqrt(log(branch.available) / visits)
                    + bias * branch.prior / (visits + 1)
                )
                if value > top:
                    chosen, top = i, value
        return chosen, offered[chosen]
