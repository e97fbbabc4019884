"""The tree of a search: questions, and the options that were tried there, told by their keys."""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Any

from croupier.engine import Option

Question = tuple[int, str]
"""Who is asked what: (seat, name of the decision)."""

UNTRIED = 0.05
"""How much worse than what was tried an untried option is thought to be, as a part of the span of the returns."""


class Branch:
    """One option of a question, over all determinizations in which it was offered."""

    __slots__ = ("available", "following", "total", "visits", "weight")

    def __init__(self, weight: float) -> None:
        self.weight = weight
        """How much it should be looked at, before anything is known: 1 the advisor's favourite, less the others."""
        self.visits = 0
        self.total = 0.0
        """Returns of the seat that chooses here, summed."""
        self.available = 0
        self.following: dict[Question, Node] = {}

    def after(self, question: Question) -> "Node":
        """The question that follows this option (which one it is may depend on hidden cards)."""
        node = self.following.get(question)
        if node is None:
            node = self.following[question] = Node()
        return node


class Node:
    """One question, reached by the same choices; its branches are the options ever offered here."""

    __slots__ = ("branches",)

    def __init__(self) -> None:
        self.branches: dict[str, Branch] = {}

    def lacks(self, options: Sequence[Option[Any]]) -> bool:  # Any: each question has values of its own
        """Whether an option is offered here for the first time."""
        branches = self.branches
        for option in options:  # noqa: SIM110  # asked at every step down the tree: a generator costs more
            if option.key not in branches:
                return True
        return False

    def grow(
        self,
        options: Sequence[Option[Any]],  # Any: as above
        scores: Sequence[float] | None,
        temperature: float,
    ) -> None:
        """Add a branch for every new option; its weight is a softmax of the advisor's opinion, if there is one."""
        top, span = 0.0, 0.0
        if scores is not None:
            top = max(scores)
            span = top - min(scores)
        for i, option in enumerate(options):
            if option.key not in self.branches:
                behind = (top - scores[i]) / span if scores is not None and span else 0.0
                self.branches[option.key] = Branch(exp(-behind / temperature))

    def select(
        self,
        options: Sequence[Option[Any]],  # Any: as above
        exploration: float,
        scale: tuple[float, float],
        chance: Random,
    ) -> tuple[int, Branch]:
        """The option to try now: PUCT (Rosin 2011; Silver et al. 2017) with the advisor's weights as the policy.

        What is counted for an option is how often it was available, not how often the question was asked (Cowling,
        Powley & Whitehouse 2012). `scale` is the lowest of the returns and their span.
        """
        low, span = scale
        branches = self.branches
        offered = [branches[option.key] for option in options]
        weights, visits, total = 0.0, 0, 0.0
        for branch in offered:
            branch.available += 1
            weights += branch.weight
            visits += branch.visits
            total += branch.total
        untried = ((total / visits - low) / span if visits else 0.5) - UNTRIED
        push = exploration / weights
        chosen, top = 0, -1e300
        for i, branch in enumerate(offered):
            tried = branch.visits
            value = (branch.total / tried - low) / span if tried else untried
            value += push * branch.weight * sqrt(branch.available) / (tried + 1) + chance.random() * 1e-9
            if value > top:
                chosen, top = i, value
        return chosen, offered[chosen]
