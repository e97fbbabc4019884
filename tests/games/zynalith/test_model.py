"""Combat phases in step with a second telling of the rules: same questions, same keys, same winners, same places."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from croupier.engine import Match
from tests.games.played import log, names, next_question
from tests.games.zynalith.model import Board, Creature
from tests.games.zynalith.printed import ATTACHED, CARDS, COPIES, ROOM, STATS
from tests.games.zynalith.table import combat, state

CASES = 250  # of each number of players


class Cards:
    """The cards of a match, from which a random position is laid out."""

    def __init__(self, random: Random, variants: set[str]) -> None:
        self.random = random
        self.left = [name for name, copies in COPIES.items() for _ in range(copies)]
        if "faceless_warrior" not in variants:
            self.left = [name for name in self.left if name != "faceless_warrior"]
        random.shuffle(self.left)

    def draw(self, type_: str) -> str:
        """A card of a type; those that do something in combat come up more often."""
        found = [name for name in self.left if CARDS[name].type == type_]
        busy = [name for name in found if any(t.when in ("Combat", "Death") for t in CARDS[name].triggers)]
        name = self.random.choice(busy if busy and self.random.random() < 0.2 else found)
        self.left.remove(name)
        return name

    def creature(self, owner: int, variants: set[str]) -> Creature:
        """A creature with cards on it, in either position, for some time in play."""
        name = self.draw("creature")
        drawn = [
            self.draw(type_)
            for type_, room in zip(ATTACHED, ROOM[CARDS[name].kind], strict=True)
            for _ in range(room)
            if self.random.random() < 0.3
        ]
        chance = self.random.random
        return Creature(
            name,
            owner,
            drawn,
            guarding=chance() < 0.3,
            east="two_fronts" in variants and chance() < 0.5,
            lasting=Counter({"ATK": int(chance() < 0.15), "HP": int(chance() < 0.1)}),
            for_round=Counter({"ATK": self.random.choice((-1, 0, 0, 0, 1)), "DEF": int(chance() < 0.1)}),
        )


def laid_out(players: int, seed: int) -> Board:
    """A random position at the beginning of the last combat phase."""
    random = Random(1000 * players + seed)
    variants = {name for name in ("two_fronts", "faceless_warrior", "cost_defence") if random.random() < 0.2}
    cards = Cards(random, variants)
    fronts = [[cards.creature(seat, variants) for _ in range(random.randint(0, 5))] for seat in range(players)]
    board = Board(
        start=random.randrange(players),
        hp=[random.choice((random.randint(1, 10), random.randint(5, 30))) for _ in range(players)],
        silver=[random.randint(0, 25) for _ in range(players)],
        zyn=[random.randint(0, 4) for _ in range(players)],
        ward=[random.choice((0, 0, 0, 2)) for _ in range(players)],
        leech=[random.random() < 0.1 for _ in range(players)],
        fronts=fronts,
        variants=variants,
    )
    for creature in board.everywhere():
        creature.damage = random.choice((0, random.randrange(board.left(creature))))
    return board


def match_of(board: Board, seed: int) -> Match:
    """The same position for the game itself."""

    def stats(given: Counter[str]) -> tuple[int, ...]:
        return tuple(given[stat] for stat in STATS)

    fronts = [
        [
            {
                "card": c.name,
                "attached": c.attached,
                "damage": c.damage,
                "guarding": c.guarding,
                "east": c.east,
                "lasting": stats(c.lasting),
                "for_round": stats(c.for_round),
            }
            for c in front
        ]
        for front in board.fronts
    ]
    return combat(
        board.players,
        front=fronts,
        start=board.start,
        active=board.start,
        hp=list(board.hp),
        silver=list(board.silver),
        zynalith=list(board.zyn),
        ward=list(board.ward),
        leech=list(board.leech),
        variants=dict.fromkeys(board.variants, "on"),
        seed=seed,
    )


def lots(match: Match) -> Iterator[str]:
    """The lots of the match so far and to come, each as its seats in order (Z 11.4)."""
    read = 0
    while True:
        lines = log(match, "lot")[read:]
        last = next((i for i, line in enumerate(lines) if i and line["place"] == 1), len(lines))
        read += last
        yield " ".join(str(line["seat"]) for line in lines[:last])


def in_step(match: Match, board: Board, random: Random) -> None:
    """Plays the match and the model with the same random answers."""
    flow, drawn = board.phase(), lots(match)
    answer: str | None = None
    while (question := next_question(flow, answer)) is not None:
        seat, name, keys = question
        if name == "lot":
            answer = next(drawn)
            assert sorted(answer.split()) == keys, "a lot among the members"
        elif len(keys) == 1:
            (answer,) = keys
        else:
            assert [(d.seat, d.name, list(d.keys)) for d in match.decisions] == [(seat, name, keys)]
            answer = random.choice(keys)
            match.choose(seat, answer)
    assert next(drawn) == "", "no lot is drawn for nothing"


def seen(match: Match) -> dict[str, Any]:
    """What is compared, as the game has it."""
    game = state(match)
    return {
        "winners": [line["card"] for line in log(match, "winner")],
        "hp": game.hp,
        "silver": game.silver,
        "zyn": game.zynalith,
        "out": game.out,
        "fronts": [
            [(names(match, [c.card])[0], names(match, c.attached), c.damage, c.attack, c.life) for c in front]
            for front in game.front
        ],
        "points": [line["number"] for line in sorted(log(match, "final"), key=lambda line: line["seat"])],
        "returns": [round(value, 6) for value in match.returns],
    }


def told(board: Board) -> dict[str, Any]:
    """What is compared, as the model has it."""
    return {
        "winners": board.winners,
        "hp": board.hp,
        "silver": board.silver,
        "zyn": board.zyn,
        "out": board.out,
        "fronts": [
            [(c.name, c.attached, c.damage, board.value(c, "ATK"), board.value(c, "HP")) for c in front]
            for front in board.fronts
        ],
        "points": [board.points(seat) for seat in range(board.players) if not board.out[seat]],
        "returns": [round(value, 6) for value in board.returns()],
    }


@pytest.mark.parametrize("players", range(2, 6))
def test_a_combat_phase_in_step_with_the_model(players: int) -> None:
    """Z 10.1 to 10.6, 11.1 to 11.22, 12.1 to 12.13, 13.2 to 13.24, 14.1 to 14.9, 15.1 to 15.15"""
    for seed in range(CASES):
        board = laid_out(players, seed)
        match = match_of(board, seed)
        in_step(match, board, Random(seed))
        assert match.over, f"seed {seed}"
        assert seen(match) == told(board), f"seed {seed}"
