"""Recordings read as arrays: match by match, in batches, and what a seat learns from."""

from pathlib import Path

import numpy as np
import polars as pl
import pytest

import croupier
from croupier.engine import BadSetup
from croupier.lab import Steps, batches, dense, episodes, record, recorded, recording


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten matches of three, in several files."""
    folder = tmp_path_factory.mktemp("matches")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recording, "ROWS", 200)
        assert record("quintet", 10, folder, 3, seed=3)["files"] > 2
    return folder


def joined(all_of_them: list[Steps]) -> Steps:
    return Steps(*(np.concatenate(column) for column in zip(*all_of_them, strict=True)))


def in_order(steps: Steps) -> Steps:
    """Sorted by all that they hold."""
    keys = [*steps.observations.T, *steps.masks.T, steps.actions, steps.rewards, steps.seats, steps.matches]
    return steps.rows(np.lexsort(keys))


def same(one: Steps, other: Steps) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Steps._fields)


def test_an_episode_is_a_match(matches: Path) -> None:
    rows = pl.read_parquet(matches / "*.parquet")
    found = list(episodes(matches))
    assert [set(one.matches.tolist()) for one in found] == [{number} for number in range(10)]
    whole = joined(found)
    assert whole.observations.shape == (rows.height, croupier.observation("quintet", 3).size)
    assert whole.observations.tolist() == rows["observation"].to_list()
    assert [np.flatnonzero(mask).tolist() for mask in whole.masks] == rows["mask"].list.sort().to_list()
    assert whole.masks.shape[1] == croupier.actions("quintet", 3).size
    assert whole.actions.tolist() == rows["action"].to_list()
    assert whole.masks[np.arange(rows.height), whole.actions].all()
    assert whole.returns.tolist() == rows["return"].to_list()
    assert not whole.truncations.any()


def test_a_seat_gets_its_return_at_its_last_decision(matches: Path) -> None:
    for episode in episodes(matches):
        for seat in range(3):
            own = episode.of(seat)
            assert set(own.seats.tolist()) == {seat}
            assert own.terminations.tolist() == [False] * (len(own.actions) - 1) + [True]
            assert own.rewards.tolist() == [0.0] * (len(own.actions) - 1) + [own.returns[-1]]
        assert len(episode.actions) == sum(len(episode.of(seat).actions) for seat in range(3))


def test_batches_are_of_one_size_across_files(matches: Path) -> None:
    found = list(batches(matches, 64))
    assert {len(batch.actions) for batch in found[:-1]} == {64}
    assert 0 < len(found[-1].actions) <= 64
    assert same(joined(found), joined(list(episodes(matches))))

    for wrong in (0, "x"):
        with pytest.raises(BadSetup, match="one decision at least"):
            next(batches(matches, wrong))  # type: ignore[arg-type]


def test_a_seed_shuffles_batches(matches: Path) -> None:
    straight, shuffled = joined(list(batches(matches, 64))), joined(list(batches(matches, 64, seed=1)))
    assert not same(straight, shuffled)
    assert same(shuffled, joined(list(batches(matches, 64, seed=1))))
    assert not same(shuffled, joined(list(batches(matches, 64, seed=2))))
    assert same(in_order(straight), in_order(shuffled))


def test_arrays_are_the_reader_s_own(matches: Path) -> None:
    """PyTorch warns of arrays that may not be written."""
    assert all(column.flags.writeable for batch in batches(matches, 64) for column in batch)


def test_one_file_is_read_by_itself(matches: Path) -> None:
    second = sorted(matches.iterdir())[1]
    first = recorded(second)["first"]
    assert first > 0
    assert next(episodes(second)).matches[0] == first


def test_masks_are_rows_of_flags() -> None:
    assert dense(pl.Series([[0, 2], [1]]), 3).tolist() == [[True, False, True], [False, True, False]]
