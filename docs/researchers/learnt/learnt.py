"""A bot of numbers: a small network that was taught Quintet for two in `learning.ipynb`."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import croupier
from croupier import catalog
from croupier.bots import bot
from croupier.engine import Match

GAME = "quintet"

WEIGHTS = Path(__file__).with_name("policy.npz")

Floats = NDArray[np.float32]


class Senses:
    """What a network is told of an observation: all small numbers, and what lies on top of the stack in plain sight."""

    def __init__(self) -> None:
        game, names = catalog.find(GAME), croupier.observation(GAME, players=2).names()
        place = {name: at for at, name in enumerate(names)}
        self.depth = place["#arriving"]
        """How many characters are arriving; the last one is what may be reacted to."""
        self.plain = [at for name, at in place.items() if not name.startswith(("options", "arriving"))]
        self.scale = np.array([0.1 if names[at] in {"turn", "#library[0]", "#library[1]"} else 1 for at in self.plain])
        deep = sum(name.endswith("][1]") for name in names if name.startswith("arriving"))
        self.mine = np.array([place[f"arriving[{at}][0]=0"] for at in range(deep)])
        self.face = np.array([place[f"arriving[{at}][1]"] for at in range(deep)])
        self.faces = len(game.FACES)
        self.size = len(self.plain) + 1 + self.faces
        space = croupier.actions(GAME, players=2)
        self.turned = np.array([space.seen_from(seat) for seat in range(2)])
        """The numbers of actions by the seat that takes them. Observations begin with the own seat, and numbers of
        actions with seat 0: so that both seats learn the same, seat 1 counts itself as 0, too.
        """

    def __call__(self, seen: Floats) -> Floats:
        """Rows of what seats see as rows of what the network is told: `(n, size)`."""
        rows, deep = np.arange(len(seen)), seen[:, self.depth].astype(int)
        there, top = deep > 0, np.maximum(deep - 1, 0)
        arriving = np.eye(self.faces + 1, dtype=np.float32)[seen[rows, self.face[top]].astype(int) * there, 1:]
        mine = (seen[rows, self.mine[top]] * there)[:, None]
        told = np.concatenate([seen[:, self.plain] * self.scale, mine, arriving], axis=1)
        return told.astype(np.float32)


class Policy:
    """Two hidden layers from what a seat sees to a probability for each action that is offered."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        """A matrix and its bias for each layer."""

    @classmethod
    def new(cls, told: int, actions: int, hidden: int, chance: np.random.Generator) -> "Policy":
        """An untaught one for so many numbers told and so many actions."""
        weights = []
        for rows, columns, scale in ((told, hidden, 1.0), (hidden, hidden, 1.0), (hidden, actions, 0.1)):
            weights.append((scale * chance.standard_normal((rows, columns)) / np.sqrt(rows)).astype(np.float32))
            weights.append(np.zeros(columns, np.float32))
        return cls(weights)

    @classmethod
    def load(cls, file: Path = WEIGHTS) -> "Policy":
        """The one that was saved. Raises `OSError`."""
        with np.load(file) as saved:
            return cls([saved[name] for name in saved.files])

    def save(self, file: Path = WEIGHTS) -> None:
        """Write it down."""
        np.savez_compressed(file, *self.weights)

    def layers(self, told: Floats) -> tuple[Floats, Floats, Floats]:
        """What each layer says of rows that the network is told; the last one before it is made probabilities."""
        a, b, c, d, e, f = self.weights
        first = np.maximum(told @ a + b, 0)
        second = np.maximum(first @ c + d, 0)
        return first, second, second @ e + f

    def probabilities(self, told: Floats, masks: NDArray[np.int8]) -> Floats:
        """How likely each action is, row by row; never one that is not offered."""
        return softmax(self.layers(told)[2], masks)


def softmax(scores: Floats, masks: NDArray[np.int8]) -> Floats:
    """Scores as probabilities, row by row; 0 where the mask is."""
    scores = np.where(masks > 0, scores, -np.inf)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


class Learnt:
    """Takes the likeliest option of a learnt policy; at tables for more than two it plays as `greedy`."""

    name = "learnt"
    games = (GAME,)

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy = policy if policy is not None else Policy.load()
        self.senses = Senses()
        self.layout = croupier.observation(GAME, players=2)
        self.actions = croupier.actions(GAME, players=2)

    def __repr__(self) -> str:
        return f"Learnt({' → '.join(str(len(bias)) for bias in self.policy.weights[1::2])} numbers)"

    def within(self, seconds: float) -> "Learnt":
        """The same bot: it does not think."""
        del seconds
        return self

    def choose(self, match: Match, seat: int, seed: int) -> int:
        """The index of the likeliest option, from what the seat sees."""
        if match.players != 2:
            return bot("greedy").choose(match, seat, seed)
        seen = np.zeros((1, self.layout.size), np.float32)
        self.layout.write(match, seat, seen[0])
        decision = next(one for one in match.decisions if one.seat == seat)
        masks, turned = np.zeros((1, self.actions.size), np.int8), self.senses.turned[seat]
        self.actions.mask(decision.options, masks[0])
        likely = self.policy.probabilities(self.senses(seen), masks[:, turned])
        index = self.actions.option(decision, int(turned[likely.argmax()]))
        assert index is not None  # what is not offered has no likelihood
        return index
