"""`croupier lab`: facts are gathered and reported on the command line."""

import json
from collections.abc import Sequence
from pathlib import Path

import polars as pl
import pytest

from croupier.commands.lab import read_players, restricted
from croupier.commands.options import read_time
from croupier.engine import BadSetup
from croupier.lab import gathering
from croupier.lab.comparisons.keeping import Pairs
from croupier.lab.comparisons.pairs import Pair
from croupier.lab.facts import parts
from tests.cli.runs import refused, run


def test_a_run_and_its_report(tmp_path: Path) -> None:
    facts, page = tmp_path / "facts", tmp_path / "report.html"
    result = run("lab", "run", "quintet", "--out", str(facts), "-n", "4", "--players", "2-3", "--bots", "greedy,random")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == (
        "quintet 1, 2 seats: 4 matches of greedy and random.\nquintet 1, 3 seats: 4 matches of greedy and random.\n"
    )
    result = run("lab", "report", str(facts), "--html", str(page), "--language", "fr")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("À 2\u00a0joueurs\n")
    assert "Rapport du laboratoire" in page.read_text("utf-8")


def test_for_programs(tmp_path: Path) -> None:
    result = run("lab", "run", "quintet", "--out", str(tmp_path), "-n", "3", "--seed", "x", "--json")
    (found,) = json.loads(result.stdout)
    assert (found["players"], found["matches"], found["seed"], found["bots"]) == (2, 3, "x", ["greedy"])
    report = json.loads(run("lab", "report", str(tmp_path), "--json").stdout)
    assert report["chapters"][0]["sections"][0]["name"] == "seats"


def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "facts"))
    assert refused("lab", "run", "quintet", *out, "--players", "1-2") == "Quintet is for 2 to 5 players, not 1."
    assert "are given as 2, 2-4 or 2,4" in refused("lab", "run", "quintet", *out, "--players", "three")
    assert "is given as 90s, 10m or 2h" in refused("lab", "run", "quintet", *out, "--for", "long")
    assert "There is no bot 'nobody'" in refused("lab", "run", "quintet", *out, "--bots", "greedy,nobody")
    assert "plays for some matches" in refused("lab", "run", "quintet", *out, "-n", "0")
    assert not (tmp_path / "facts").exists()
    run("lab", "run", "quintet", *out, "-n", "1")
    said = refused("lab", "run", "perils", *out, "-n", "1")
    assert said.endswith("holds facts of another run (game is quintet, not perils): take another folder.")
    (part,) = parts(tmp_path / "facts/players-2")
    (part / "seats.parquet").write_bytes(b"PAR1")
    assert "seats.parquet cannot be read" in refused("lab", "report", str(tmp_path / "facts"))
    assert "holds no facts: croupier lab run" in refused("lab", "report", str(tmp_path / "nothing"))


@pytest.mark.parametrize("finished", [0, 2])
def test_whoever_interrupts_hears_what_there_is(finished: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = gathering._Run.play

    def interrupted(self: gathering._Run, jobs: int, progress: None) -> None:
        if finished:
            self.until = gathering.Until(finished)
            play(self, jobs, progress)
        raise KeyboardInterrupt

    monkeypatch.setattr(gathering._Run, "play", interrupted)
    result = run("lab", "run", "quintet", "--out", str(tmp_path), "-n", "9")
    assert result.exit_code == 130
    assert result.stderr == f"{tmp_path} holds {finished} matches; the same command goes on.\n"


def test_players_and_times_as_people_write_them() -> None:
    assert read_players("quintet", "2-4") == [2, 3, 4]
    assert read_players("quintet", "2, 5") == [2, 5]
    assert read_players("quintet", None) == [2]
    assert (read_time("90"), read_time("90s"), read_time("1.5m"), read_time("2h")) == (90, 90, 90, 7200)
    for text in ("4-2", "", "2-", "x"):
        with pytest.raises(BadSetup):
            read_players("quintet", text)


def test_choices_are_recorded_as_by_record(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    result = run("lab", "run", "quintet", "--out", str(there), "-n", "3", "--players", "2-3", "--facts", "choices")
    assert (result.exit_code, result.stderr) == (0, "")
    assert [line.split(",")[0] for line in result.stdout.splitlines()] == ["quintet 1: 3 matches"] * 2
    run("record", "quintet", "--out", str(here), "-n", "3", "--players", "3")
    mine, theirs = (pl.read_parquet(folder / "part-*.parquet") for folder in (there / "players-3", here))
    assert mine.equals(theirs)
    assert {"observation", "mask", "action", "return"} <= set(mine.columns)
    again = run("lab", "run", "quintet", "--out", str(there), "-n", "3", "--facts", "choices", "--json")
    assert json.loads(again.stdout)[0]["matches"] == 3
    timed = ("--facts", "choices", "--for", "9s")
    assert "recorded of so many matches (-n)" in refused("lab", "run", "quintet", "--out", str(there), *timed)


def test_a_ladder_keeps_what_is_played_and_goes_on(tmp_path: Path) -> None:
    played = str(tmp_path / "played")
    rungs = ("ladder", "quintet", "--bots", "random,greedy", "--out", played, "--json", "--set", "witch.copies=3")
    (first,) = json.loads(run("lab", *rungs, "-n", "6").stdout)
    (longer,) = json.loads(run("lab", *rungs, "-n", "10").stdout)
    assert (first["matches"], longer["matches"]) == (6, 10)
    (kept,) = json.loads(run("lab", "report", played, "--json").stdout)["chapters"]
    assert kept["matches"] == 10
    assert "facts of another run (cards is {'witch.copies': '3'}" in refused("lab", *rungs[:-2], "-n", "12")


def test_a_ladder_of_bots() -> None:
    rungs = ("ladder", "quintet", "--bots", "random,greedy", "-n", "20")
    result = run("lab", *rungs)
    assert (result.exit_code, result.stderr) == (0, "")
    assert [line.partition(":")[0].strip() for line in result.stdout.splitlines()] == [
        "With 2\u00a0players",
        *("Bots", "Greedy", "Random"),
        *("Depth", "Greedy", "Random"),
        *("Bot against bot", "Greedy ahead of Random"),
    ]
    (found,) = json.loads(run("lab", *rungs, "--json").stdout)
    assert (found["matches"], found["depth"]["figures"][0]["about"]) == (20, ["bot", "greedy"])
    assert found["duels"]["figures"][0]["value"] > 0.9
    assert "A ladder has two rungs at least" in refused("lab", "ladder", "quintet", "--bots", "easy")


def test_two_sides_compared(tmp_path: Path) -> None:
    page = tmp_path / "compared.html"
    sides = ("compare", "quintet", "--b", "variant:hand_limit=7", "-n", "6", "--alone")
    result = run("lab", *sides, "--html", str(page), "--language", "de")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("A: Wie im Regelheft\nB: Handlimit: 7\u00a0Karten\n")
    assert "Zwei Seiten verglichen" in page.read_text("utf-8")
    found = json.loads(run("lab", *sides, "--tune", "--json").stdout)
    assert (found["tune"], found["b"], found["chapters"][0]["matches"]) == (True, "variant:hand_limit=7", 6)
    assert "are the same: there is nothing to compare" in refused("lab", "compare", "quintet", "--b", "plain")


def test_what_a_restriction_brings() -> None:
    result = run("lab", "forbid", "quintet", "pass", "-n", "10", "--players", "3")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Who may not (pass) wins ")
    assert result.stdout.endswith("10 deals, each from every seat.\n")
    found = json.loads(run("lab", "force", "quintet", "play:witch", "-n", "10", "--json").stdout)
    assert (found["force"], found["deals"], found["players"]) == (["play:witch"], 10, 2)
    assert found["gain"]["low"] <= found["gain"]["value"] <= found["gain"]["high"]
    assert "near is herald" in refused("lab", "forbid", "quintet", "heralt")
    nothing = {"forbid": ["x"], "offered": 0.0, "deals": 5, "players": 2}
    assert restricted(nothing) == "x: never offered in 10 matches, so nothing can be said of it."


def test_a_comparison_that_is_interrupted_says_what_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add = Pairs.add

    def interrupted(self: Pairs, deal: Sequence[Pair]) -> None:
        add(self, deal)
        if self.matches == 3:
            raise KeyboardInterrupt

    sides = ("lab", "compare", "quintet", "--b", "variant:hand_limit=7", "-n", "6", "--alone", "--out", str(tmp_path))
    with monkeypatch.context() as patch:
        patch.setattr(Pairs, "add", interrupted)
        result = run(*sides)
    assert result.exit_code == 130
    assert "of 3\u00a0went otherwise" in result.stdout
    assert result.stderr == f"{tmp_path} holds these matches; the same command goes on.\n"
    assert run(*sides, "--json").stdout == run(*sides[:-2], "--json").stdout


def test_single_choices_of_bots() -> None:
    told = ("lab", "choices", "quintet", "--bots", "greedy,random", "--positions", "4", "--rollouts", "2")
    result = run(*told)
    assert (result.exit_code, result.stderr) == (0, "")
    first, greedy, random = result.stdout.splitlines()
    assert first == "quintet, 2 seats, 4 positions"
    assert greedy.startswith("  greedy: half of its choices in 0.00 s, nine of ten in ")
    assert greedy.endswith("; 100 of 100 as the first; they return +0.000 (+0.000 to +0.000) beside its")
    assert random.startswith("  random: ")
    assert json.loads(run(*told, "--json").stdout)["bots"][1]["bot"] == "random"
