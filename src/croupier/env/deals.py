"""How the matches of a tree begin: by one of a few seeds, or by one of a few arranged positions, which hold all chance.

An algorithm that walks a game as a tree (CFR, best responses) needs chance as one node with listed outcomes. Seeds list
a few of all the matches there are; a list of positions is a small game of its own, and the whole of it.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, chain, pairwise, permutations, product
from math import prod
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

from croupier.catalog import find
from croupier.engine import BadSetup, Chance, IllegalChoice, Json, Match, arrange, start
from croupier.engine.play.history import steps
from croupier.engine.state.parts import Visibility, fields
from croupier.env.actions import actions
from croupier.env.observation import observation

KEPT: Final = 256
"""So many matches of a game are kept as they begin: they are set up once."""

Pool = Sequence[tuple[str, int]]
"""Zones by field and seat."""


class Setup(NamedTuple):
    """A game by its name with its parameters: `variants` are all its switches.

    `cards` and `deals` are JSON texts or empty.
    """

    slug: str
    players: int
    variants: tuple[tuple[str, str], ...]
    cards: str
    seeds: int
    seed: int
    deals: str


class Table:
    """How the matches of a setup begin, and the numbers of their actions. Raises `BadSetup`."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.players = setup, setup.players
        self.game = find(setup.slug).with_cards(json.loads(setup.cards or "{}"))
        self.actions, self.observation = actions(self.game, self.players), observation(self.game, self.players)
        if setup.seeds < 1:
            raise BadSetup(f"The root has {setup.seeds} seeds; it needs one at least.")
        laid = _positions(setup.deals) if setup.deals else [({}, 1.0)] * setup.seeds
        self.positions = [position for position, _ in laid] if setup.deals else []
        total = sum(weight for _, weight in laid)
        self.outcomes = [(number, weight / total) for number, (_, weight) in enumerate(laid)]
        self.begun = lru_cache(KEPT)(self._begun)

    def name_of(self, outcome: int) -> str:
        """What the root deals, as text."""
        return f"deal {outcome}" if self.positions else f"seed {self._seed(outcome)}"

    def _seed(self, outcome: int) -> str:
        return f"{self.setup.seed}/{outcome}"

    def _begun(self, outcome: int) -> Match:
        """The match of an outcome before its first choice. Who plays it on forks it."""
        last, variants = len(self.outcomes) - 1, dict(self.setup.variants)
        if not 0 <= outcome <= last:
            raise IllegalChoice(f"The root deals 0 to {last}, not {outcome}.", seat=-1, choice=outcome)
        if not self.positions:
            return start(self.game, self.players, self._seed(outcome), variants, salt="")
        position, seed = self.positions[outcome], self.setup.seed
        laid = arrange(self.game, self.players, position, seed=seed, variants=variants, salt="")
        *_, first = steps(laid._history)
        assert first.base is not None  # the first ones are kept
        base = first.base.copy()
        base.chance = Chance(b"")  # from here on a draw is refused
        return Match(base, seed, arrangement=laid.arrangement)


table = lru_cache(64)(Table)


def _positions(deals: str) -> list[tuple[Json, float]]:
    """Positions with their weights. Raises `BadSetup`."""
    try:
        listed = json.loads(unquote(deals))
    except ValueError as error:
        raise BadSetup(f"The deals are no JSON: {error}.") from None
    pairs = [entry if isinstance(entry, list) else [entry, 1] for entry in (listed if isinstance(listed, list) else [])]
    if not pairs or not all(len(pair) == 2 and isinstance(pair[1], int | float) and pair[1] > 0 for pair in pairs):
        raise BadSetup("The deals are a list of positions, each alone or as [position, weight] with a weight above 0.")
    return [(position, float(weight)) for position, weight in pairs]


def every_deal(
    game: str, position: Mapping[str, Any], *pools: Pool
) -> list[tuple[Json, int]]:  # Any: values of any field
    """`position` with the cards of each pool in every order, as `deals` takes it: with a weight.

    A pool is a list of zones, `[("hand", 0), ("library", 0)]`: the cards that `position` names there may lie in any of
    its places. What differs only in the order of a hand is one deal, of so much more weight.
    """
    own = {name for name, visible in fields(find(game)).items() if visible is Visibility.OWNER}
    ways = [Counter(_ways([position[zone][seat] for zone, seat in pool], pool, own)) for pool in pools]
    deals = []
    for lot in product(*(way.items() for way in ways)):
        laid = json.loads(json.dumps(position))
        for pool, (dealt, _) in zip(pools, lot, strict=True):
            for (zone, seat), cards in zip(pool, dealt, strict=True):
                laid[zone][seat] = list(cards)
        deals.append((laid, prod(weight for _, weight in lot)))
    return deals


def _ways(lie: list[list[str]], pool: Pool, own: set[str]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Each order of these cards, cut into the zones of the pool."""
    cuts = list(pairwise([0, *accumulate(map(len, lie))]))
    for order in permutations(chain.from_iterable(lie)):
        parts = (order[first:end] for first, end in cuts)
        yield tuple(tuple(sorted(part)) if zone in own else part for part, (zone, _) in zip(parts, pool, strict=True))
