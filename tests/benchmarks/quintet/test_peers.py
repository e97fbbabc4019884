"""The rules that other frameworks are given play the loop's matches."""

from random import Random

from benchmarks.quintet.peers.table import Table

from benchmarks.quintet import loop
from croupier.engine.chance import start_key


def played(key: bytes, seed: int) -> tuple[int, int]:
    table, random, decisions = Table(key), Random(seed).random, 0
    while table.winner < 0:
        assert table.actions == sorted(set(table.actions))
        table.apply(table.actions[int(random() * len(table.actions))])
        decisions += 1
    return decisions, table.winner


def test_the_same_numbers_play_the_same_match() -> None:
    for seed in range(200):
        assert played(start_key(seed), seed) == loop.play(2, start_key(seed), Random(seed).random), seed


def test_an_imagined_match_looks_the_same_and_can_be_played_to_its_end() -> None:
    random = Random(3)
    for seed in range(50):
        table = Table(start_key(seed))
        for _ in range(20):
            if table.winner < 0:
                table.apply(random.choice(table.actions))
        seat = table.seat
        new = table.imagined(seat, random.shuffle)
        assert new.seen_by(seat) == table.seen_by(seat)
        assert table.winner >= 0 or new.actions == table.actions
        while new.winner < 0:
            new.apply(random.choice(new.actions))
