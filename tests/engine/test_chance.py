"""Chance: a function of key and count, uniform, the same everywhere; seeds and their commitment."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from croupier.engine import BadSetup, Chance, commitment, draw_seed, was_chosen
from croupier.engine.chance import NO_CHANCE, ChanceDrawn, derive, seed_text, start_key


def test_a_draw_depends_on_key_and_count_alone() -> None:
    one, two = Chance(b"key"), Chance(b"key")
    assert [one.below(1000) for _ in range(5)] == [two.below(1000) for _ in range(5)]
    later = Chance(b"key", one.count)
    assert later == one
    assert later.below(1000) == one.copy().below(1000)
    assert Chance(b"other").below(10**9) != Chance(b"key").below(10**9)


def test_the_same_numbers_on_every_machine() -> None:
    chance = Chance(b"croupier")
    assert [chance.below(100) for _ in range(6)] == [57, 47, 11, 28, 78, 66]
    assert chance.shuffled("abcdef") == list("afedbc")


def test_every_number_is_as_likely() -> None:
    chance = Chance(b"dice")
    drawn = Counter(chance.below(6) for _ in range(12_000))
    assert set(drawn) == set(range(6))
    assert all(1_800 < often < 2_200 for often in drawn.values())


def test_every_order_is_as_likely() -> None:
    chance = Chance(b"cards")
    orders = Counter(tuple(chance.shuffled("abc")) for _ in range(6_000))
    assert set(orders) == set(permutations("abc"))
    assert all(880 < often < 1_120 for often in orders.values())


def test_streams_are_told_by_their_labels_and_leave_the_first_alone() -> None:
    chance = Chance(b"key")
    left, again, right = chance.stream(1), chance.stream(1), chance.stream(2)
    assert chance.count == 0
    assert left == again != right
    assert derive(b"key", "a") != derive(b"key", "b")


def test_nothing_is_drawn_where_there_is_no_chance() -> None:
    with pytest.raises(ChanceDrawn):
        NO_CHANCE.below(2)
    with pytest.raises(ChanceDrawn):
        NO_CHANCE.stream(3).pick("ab")
    with pytest.raises(ChanceDrawn):
        NO_CHANCE.copy().shuffle([1, 2])


def test_what_does_not_divide_evenly_is_drawn_again() -> None:
    chance = Chance(b"large")
    third = 2**64 // 3
    drawn = [chance.below(3 * 2**62) // 2**62 for _ in range(3_000)]
    assert chance.count > 3_500  # every fourth word is refused
    assert all(900 < drawn.count(part) < 1_100 for part in range(3))
    assert sum(chance.below(2**64) < third for _ in range(3_000)) in range(900, 1_100)


def test_every_place_is_as_likely_in_a_large_pile() -> None:
    """300 cards need words for the first of them and bytes for the others; 200 need some bytes twice."""
    chance = Chance(b"pile")
    for size in (200, 300):
        first = Counter(chance.shuffled(range(size)).index(0) * 4 // size for _ in range(2_000))
        last = Counter(chance.shuffled(range(size))[-1] * 4 // size for _ in range(2_000))
        assert all(420 < often < 580 for often in (*first.values(), *last.values()))
        assert sorted(chance.shuffled(range(size))) == list(range(size))


def test_a_commitment_is_the_hash_of_the_seeds_text() -> None:
    assert commitment(7, "") == sha256(b"7").hexdigest()
    assert commitment("7", "ab" * 32) == sha256(b"ab" * 32 + b":7").hexdigest()
    assert start_key(7) != start_key(7, ["rain"]) != start_key(7, ["snow"])


def test_a_drawn_seed_is_told_from_a_chosen_one() -> None:
    assert not was_chosen(draw_seed())
    assert all(was_chosen(seed) for seed in (7, "7", "autumn", "g" * 64, "A" * 64))


@pytest.mark.parametrize("seed", [True, "", "x" * 201, "\ud800", 1.5])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSetup):
        seed_text(seed)  # type: ignore[arg-type]  # anything wrong
