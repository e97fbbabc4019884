"""Recorded matches: every row is what a match says, however often and on how many processes it is recorded."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import croupier
from croupier import catalog, lab
from croupier.bots import SearchBot, Settings
from croupier.engine import BadSetup, Changes, Match
from croupier.extras import NotInstalled
from croupier.lab import BadEpisodes, record, recorded, recording, simulate
from croupier.lab.reading import columns

Arguments = dict[str, Any]  # Any: of `record`, whichever they are


def rows_of(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "*.parquet")


def stopped_after(matches: int) -> Any:  # Any: a progress
    """Ctrl-C as soon as so many matches are finished."""

    def progress(done: int, total: int) -> None:
        del total
        if done >= matches:
            raise KeyboardInterrupt

    return progress


class Last:
    """Takes the last option; it cannot answer in place, so that matches are played decision by decision."""

    name = "last"

    def choose(self, match: Match, seat: int, seed: int) -> int:
        del seed
        decision = match.decision(seat)
        assert decision is not None
        return len(decision.options) - 1

    def within(self, seconds: float) -> "Last":
        del seconds
        return self


def holds(rows: pl.DataFrame, game: str, players: int, cards: Changes | None = None) -> None:
    """Check that the rows of one match are what the match says when it is played again by their keys."""
    layout, space = croupier.observation(game, players, cards=cards), croupier.actions(game, players, cards=cards)
    match, seen = croupier.start(game, players, rows["seed"][0], cards=cards), np.zeros(layout.size, np.float32)
    for number, row in enumerate(rows.iter_rows(named=True)):
        decision = match.decision(row["seat"])
        assert decision is not None
        assert (number, decision.name, len(decision.options)) == (row["decision"], row["question"], row["options"])
        assert row["mask"] == [space.number(option) for option in decision.options]
        assert row["action"] == row["mask"][decision.keys.index(row["key"])]
        if len(match.decisions) == 1 and not match.game.simultaneous:  # a neighbour may be ahead there
            layout.write(match, row["seat"], seen)
            assert np.array_equal(row["observation"], seen)
        match.choose(row["seat"], row["key"])
    assert match.over
    assert rows["returns"].to_list() == [list(match.returns)] * rows.height
    assert rows["return"].to_list() == [match.returns[seat] for seat in rows["seat"]]


@pytest.mark.parametrize("slug", catalog.ours())
def test_a_recording_says_what_the_match_says(slug: str, tmp_path: Path) -> None:
    players = catalog.find(slug).seats[0]
    record(slug, 1, tmp_path, players, "greedy", seed=4)
    holds(rows_of(tmp_path), slug, players)


@pytest.mark.parametrize("bot", ["random", Last(), SearchBot("brief", Settings(iterations=2, depth=2))])
def test_it_is_the_match_of_a_simulation(bot: Any, tmp_path: Path) -> None:  # Any: a bot or its name
    record("quintet", 3, tmp_path, 3, bot, seed="night")
    rows, counted = rows_of(tmp_path), simulate("quintet", 3, 3, bot, seed="night")
    assert rows.height == counted["decisions"]
    ends = rows.group_by("match").first()
    assert [round(sum(gains) / 3, 6) for gains in zip(*ends["returns"], strict=True)] == counted["returns"]
    for match in rows.partition_by("match"):
        holds(match, "quintet", 3)


@pytest.mark.parametrize("bot", ["greedy", Last()])
def test_a_recording_says_with_which_cards_it_was_played(bot: Any, tmp_path: Path) -> None:  # Any: as above
    cards = {"rat_swarm.strength": "9", "young_troll.life": "3"}
    assert record("perils", 1, tmp_path / "other", bots=bot, cards=cards)["cards"] == cards
    holds(rows_of(tmp_path / "other"), "perils", 2, cards)
    assert record("perils", 1, tmp_path / "plain", bots=bot).get("cards") is None
    with pytest.raises(BadSetup, match=r"\(cards is \{'rat_swarm.strength': '9', .*\}, not \{\}\)"):
        record("perils", 2, tmp_path / "other", bots=bot)
    with pytest.raises(BadSetup, match=r"\(cards is \{\}, not \{'rat_swarm.strength': '9', .*\}\)"):
        record("perils", 2, tmp_path / "plain", bots=bot, cards=cards)


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    for jobs in (1, 2):
        record("quintet", 20, tmp_path / str(jobs), seed=5, jobs=jobs)
    assert rows_of(tmp_path / "1").equals(rows_of(tmp_path / "2"))
    record("quintet", 20, tmp_path / "other", seed=6)
    assert not rows_of(tmp_path / "1").equals(rows_of(tmp_path / "other"))


def test_files_say_what_they_hold_and_no_match_lies_in_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "ROWS", 100)
    result = record("quintet", 12, tmp_path, seed=5, variants={"hand_limit": 7})
    files = sorted(tmp_path.iterdir())
    assert len(files) == result["files"] > 2
    assert sum(file.stat().st_size for file in files) == result["bytes"]
    due = 0
    for file in files:
        about = json.loads(pl.read_parquet_metadata(file)["croupier"])
        assert (about["first"], about["variants"]["hand_limit"], about["bots"]) == (due, "7", ["greedy"] * 2)
        rows = pl.read_parquet(file)
        assert rows["match"].unique().sort().to_list() == [*range(due, due + about["matches"])]
        assert dict(rows.schema) == columns(about["observation_size"], 2)
        due += about["matches"]
    assert (due, rows_of(tmp_path).height) == (12, result["decisions"])


def test_a_recording_goes_on_where_it_ended(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    record("quintet", 9, tmp_path / "whole", seed=5)
    record("quintet", 4, tmp_path / "parts", seed=5)
    record("quintet", 9, tmp_path / "parts", seed="5", progress=lambda *done: heard.append(done))
    assert rows_of(tmp_path / "parts").equals(rows_of(tmp_path / "whole"))
    assert (heard[0][0] > 4, heard[-1]) == (True, (9, 9))
    before = {file: file.read_bytes() for file in (tmp_path / "parts").iterdir()}
    for matches in (9, 2):
        assert record("quintet", matches, tmp_path / "parts", seed=5, jobs=2)["matches"] == 9
    assert before == {file: file.read_bytes() for file in (tmp_path / "parts").iterdir()}


def test_what_is_written_when_it_is_interrupted_is_whole(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        record("quintet", 40, tmp_path / "cut", seed=5, progress=stopped_after(11))
    there = recorded(tmp_path / "cut")["matches"]
    assert 0 < there < 40
    record("quintet", 40, tmp_path / "cut", seed=5)
    record("quintet", 40, tmp_path / "whole", seed=5)
    assert rows_of(tmp_path / "cut").equals(rows_of(tmp_path / "whole"))


def test_a_file_is_there_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_frame: pl.DataFrame, file: Path, **_: object) -> None:
        file.write_bytes(b"PAR1")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pl.DataFrame, "write_parquet", full)
    with pytest.raises(OSError, match="No space"):
        record("quintet", 2, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_holds_one_recording(tmp_path: Path) -> None:
    record("quintet", 2, tmp_path, seed=1)
    setup: Arguments = {"game": "quintet", "matches": 3, "out": tmp_path, "seed": 1}
    others: list[Arguments] = [{"seed": 2}, {"players": 3}, {"bots": "random"}, {"variants": {"hand_limit": 7}}]
    for other in others:
        with pytest.raises(BadSetup, match="holds matches of another recording"):
            record(**setup | other)
    assert recorded(tmp_path)["matches"] == 2
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    assert record("quintet", 1, tmp_path, seed=2, force=True)["matches"] == 1
    assert (tmp_path / "notes.txt").exists()


def test_a_setup_that_is_none_leaves_no_trace(tmp_path: Path) -> None:
    setup: Arguments = {"game": "quintet", "matches": 1, "out": tmp_path / "new"}
    wrong: list[Arguments] = [{"matches": 0}, {"jobs": 0}, {"players": 99}, {"variants": {"no": "such"}}]
    for one in wrong:
        with pytest.raises(BadSetup):
            record(**setup | one)
    assert not list(tmp_path.iterdir())


def test_gaps_and_strangers_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadEpisodes, match="holds no recorded matches"):
        recorded(tmp_path)
    with pytest.raises(BadEpisodes, match="There is nothing at"):
        recorded(tmp_path / "nowhere")
    (tmp_path / "part-000000.parquet").write_text("no Parquet", encoding="utf-8")
    with pytest.raises(BadEpisodes, match=r"part-000000.parquet cannot be read .* remove what begins there"):
        recorded(tmp_path)
    pl.DataFrame({"a": [1]}).write_parquet(tmp_path / "part-000000.parquet")
    with pytest.raises(BadEpisodes, match="of format 1"):
        recorded(tmp_path)
    monkeypatch.setattr(recording, "ROWS", 1)
    record("quintet", 3, tmp_path, force=True)
    (tmp_path / "part-000001.parquet").unlink()
    with pytest.raises(BadEpisodes, match="lacks the matches 1 to 1"):
        recorded(tmp_path)


@pytest.mark.interpreted  # a compiled module is loaded once
@pytest.mark.parametrize("package", ["polars", "numpy", "greenlet"])
def test_whoever_lacks_the_extra_is_told(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith(("croupier.lab.", "croupier.env."))]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(NotInstalled, match=rf"needs {package}.*croupier\[lab\]"):
        _ = lab.record
