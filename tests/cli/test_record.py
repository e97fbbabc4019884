"""`croupier record`: a folder of matches, and what is said of it."""

import json
import os
import signal
import subprocess
from pathlib import Path

import polars as pl
import pytest

from croupier.lab import record, recorded, recording
from tests.cli.runs import program, refused, run

ARGS = ("record", "quintet", "--players", "3", "--bots", "greedy", "--seed", "1", "--variant", "hand_limit=7")


def test_it_gives_what_the_lab_gives(tmp_path: Path) -> None:
    result = run(*ARGS, "-n", "12", "--jobs", "2", "--out", str(tmp_path / "a"), "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    expected = record("quintet", 12, tmp_path / "b", 3, "greedy", 1, 1, {"hand_limit": 7})
    assert {**json.loads(result.stdout), "seconds": 0} == {**expected, "seconds": 0}
    assert {file.read_bytes() for file in (tmp_path / "a").iterdir()} == {
        file.read_bytes() for file in (tmp_path / "b").iterdir()
    }


def test_in_words(tmp_path: Path) -> None:
    assert "quintet 1: 3 matches, " in run(*ARGS, "-n", "3", "--out", str(tmp_path)).stdout
    assert "quintet 1: 5 matches, " in run(*ARGS, "-n", "5", "--out", str(tmp_path)).stdout


def test_what_cannot_be_recorded_is_refused_in_one_line(tmp_path: Path) -> None:
    run(*ARGS, "-n", "1", "--out", str(tmp_path))
    assert "seed is 1, not 2): take another folder, or --force" in refused(*ARGS, "--seed", "2", "--out", str(tmp_path))
    assert run(*ARGS, "-n", "1", "--seed", "2", "--force", "--out", str(tmp_path)).exit_code == 0
    assert refused(*ARGS, "--players", "9", "--out", str(tmp_path)).startswith("Quintet is for 2 to 5")
    file = tmp_path / "file"
    file.touch()
    assert refused(*ARGS, "--out", str(file)) == f"{file}: File exists"
    assert run(*ARGS).exit_code == 2  # it has to be said where


@pytest.mark.parametrize("finished", [0, 4])
def test_whoever_interrupts_hears_how_far_it_came(
    finished: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(game: str, _matches: int, out: Path, *rest: object, **more: object) -> None:
        del rest, more
        if finished:
            record(game, finished, out)
        raise KeyboardInterrupt

    monkeypatch.setattr(recording, "record", interrupted)
    result = run(*ARGS, "-n", "9", "--out", str(tmp_path))
    assert result.exit_code == 130
    assert result.stderr == f"{tmp_path} holds {finished} of 9 matches; the same command goes on.\n"
    assert not finished or recorded(tmp_path)["matches"] == finished


def test_an_interrupt_of_all_processes_leaves_whole_matches(tmp_path: Path) -> None:
    """As a terminal does it: the signal goes to the whole group."""
    args = program(*ARGS, "-n", "1000000", "--jobs", "2", "--out", str(tmp_path))
    pipe = subprocess.PIPE
    with subprocess.Popen(args, stdout=pipe, stderr=pipe, text=True, process_group=0) as process:
        try:
            while not list(tmp_path.glob("part-*")):
                assert process.poll() is None
            os.killpg(process.pid, signal.SIGINT)
            output, errors = process.communicate(timeout=60)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    matches = recorded(tmp_path)["matches"]
    assert (process.returncode, output) == (130, "")
    assert errors == f"{tmp_path} holds {matches} of 1000000 matches; the same command goes on.\n"
    assert all(file.name.startswith("part-") for file in tmp_path.iterdir())
    ends = pl.scan_parquet(tmp_path / "part-*").group_by("match", maintain_order=True).last().collect()
    assert ends["match"].to_list() == [*range(matches)]
