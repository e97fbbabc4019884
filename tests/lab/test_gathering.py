"""Facts: what the tables say is what the match says, however often and on how many processes it is gathered."""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import croupier
from croupier import catalog, lab
from croupier.bots import SearchBot, Settings
from croupier.engine import BadSetup, Match
from croupier.extras import NotInstalled
from croupier.lab import BadFacts, Until, facts, gather, gathering, simulate
from croupier.lab.facts import TABLES, gathered, parts, table
from croupier.lab.watching import role_of
from croupier.text import Translator
from tests.installed import installed
from tests.lab.killed import killed
from tests.lab.test_recording import Last

FEW = Until(matches=1)


def tables_of(folder: Path) -> dict[str, pl.DataFrame]:
    return {name: table(folder, name) for name in TABLES}


def alike(one: Path, other: Path) -> bool:
    ours, theirs = tables_of(one), tables_of(other)
    return all(ours[name].equals(theirs[name]) for name in TABLES)


def played_again(folder: Path, game: str, players: int) -> Match:
    """Match 0, played decision by decision by what its table of decisions says; checks these on the way."""
    found = tables_of(folder)
    match = croupier.start(game, players, found["matches"]["seed"][0])
    words = Translator("en", match.game)
    asked: Counter[tuple[int, str, str]] = Counter()
    offered: Counter[tuple[int, str, str]] = Counter()
    taken: Counter[tuple[int, str, str]] = Counter()
    for row in found["decisions"].filter(pl.col("match") == 0).iter_rows(named=True):
        decision = match.decision(row["seat"])
        assert decision is not None
        assert (decision.name, len(decision.options)) == (row["question"], row["options"])
        seat, deed = row["seat"], match.game.read(row["key"], row["question"])
        assert deed.verb == row["verb"]
        asked[seat, row["question"], row["verb"]] += 1
        view = match.view(seat)
        named = {key: words.cards_of(decision.name, key, view, seat) for key in decision.keys}
        verbs = {key: match.game.read(key, decision.name).verb for key in decision.keys}
        choice = len(decision.options) > 1
        for one in {(card, verbs[key]) for key in decision.keys for card in named[key]}:
            offered[seat, *one] += choice
        for card in named[row["key"]]:
            taken[seat, card, deed.verb] += choice
        assert ",".join(named[row["key"]]) == row["cards"]
        match.choose(seat, row["key"])
    assert match.over
    for (seat, question, verb), number in asked.items():
        row = found["questions"].row(by_predicate=of(0, seat=seat, question=question, verb=verb), named=True)
        assert row["taken"] == number
    assert found["cards"].filter(match=0).height == sum(number > 0 for number in offered.values())
    for (seat, card, verb), number in (+offered).items():
        row = found["cards"].row(by_predicate=of(0, seat=seat, card=card, verb=verb), named=True)
        assert (row["offered"], row["taken"]) == (number, taken[seat, card, verb])
    return match


def of(match: int, **values: object) -> pl.Expr:
    return pl.all_horizontal(pl.col("match") == match, *(pl.col(name) == value for name, value in values.items()))


@pytest.mark.parametrize("slug", catalog.ours())
def test_facts_say_what_the_match_says(slug: str, tmp_path: Path) -> None:
    kind = catalog.find(slug)
    players = kind.seats[0]
    gather(slug, tmp_path, [players], "greedy", FEW, seed=4)
    folder = tmp_path / f"players-{players}"
    match = played_again(folder, slug, players)
    seats = table(folder, "seats")
    assert seats["return"].to_list() == list(match.returns)
    assert seats["decisions"].to_list() == [sum(one.seat == seat for one in match.choices) for seat in range(players)]
    assert seats["role"].to_list() == [role_of(match.position, seat) for seat in range(players)]
    assert sorted(seats["turn"]) == [*range(players)]
    end = table(folder, "timeline").tail(players)
    assert end["expected"].to_list() == list(match.returns)
    told = table(folder, "told").filter(pl.col("seat") == 0)
    events = Counter(line["event"] for line in match.log_for(0) if line.get("seat") == 0)
    assert told.height
    assert set(told["event"]) <= events.keys()
    every = table(folder, "told").filter(match=0).group_by("event").agg(pl.col("times").sum(), pl.col("card").unique())
    bare = {event: times for event, times, cards in every.iter_rows() if cards == [""]}
    assert bare
    assert bare == {event: n for event, n in Counter(line["event"] for line in match.log).items() if event in bare}


def test_roles_are_told_where_a_game_declares_them(tmp_path: Path) -> None:
    declare = [name for name in catalog.ours() if catalog.find(name).roles]
    assert declare
    for slug in declare:
        gather(slug, tmp_path / slug, [2], "random", FEW, seed=1)
        assert all(table(tmp_path / slug / "players-2", "seats")["role"])


@pytest.mark.parametrize("bot", ["random", Last(), SearchBot("brief", Settings(iterations=2, depth=2))])
def test_it_plays_the_matches_of_a_simulation(bot: Any, tmp_path: Path) -> None:  # Any: a bot or its name
    gather("quintet", tmp_path, [3], bot, Until(3), seed="night")
    played = played_again(tmp_path / "players-3", "quintet", 3)
    assert played.seed == "night/0"
    counted = simulate("quintet", 3, 3, bot, seed="night")
    seats = table(tmp_path / "players-3", "seats")
    assert seats["decisions"].sum() == counted["decisions"]
    assert [seats.filter(seat=seat)["won"].sum() for seat in range(3)] == pytest.approx(counted["wins"])


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    for jobs in (1, 2):
        gather("quintet", tmp_path / str(jobs), [2, 3], ["greedy", "random"], Until(20), seed=5, jobs=jobs)
    for players in (2, 3):
        assert alike(tmp_path / f"1/players-{players}", tmp_path / f"2/players-{players}")


def test_bots_take_turns_on_the_same_deals(tmp_path: Path) -> None:
    gather("quintet", tmp_path / "turns", [2], ["greedy", "random"], Until(4), seed=5)
    matches, seats = (table(tmp_path / "turns/players-2", name) for name in ("matches", "seats"))
    assert matches["seed"].to_list() == ["5/0", "5/0", "5/1", "5/1"]
    assert matches["deal"].to_list() == [0, 0, 1, 1]
    assert seats["bot"].to_list() == ["greedy", "random", "random", "greedy"] * 2
    gather("quintet", tmp_path / "stay", [2], ["greedy", "random"], Until(4), seed=5, rotate=False)
    assert table(tmp_path / "stay/players-2", "matches")["deal"].to_list() == [0, 1, 2, 3]
    assert table(tmp_path / "stay/players-2", "seats")["bot"].to_list() == ["greedy", "random"] * 4


def test_a_run_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int, int]] = []
    gather("quintet", tmp_path / "whole", until=Until(9), seed=5)
    gather("quintet", tmp_path / "parts", until=Until(4), seed=5)
    monkeypatch.setattr(facts, "PATIENCE", 0.0)
    found = gather("quintet", tmp_path / "parts", until=Until(9), seed="5", progress=lambda *one: heard.append(one))
    assert alike(tmp_path / "parts/players-2", tmp_path / "whole/players-2")
    assert heard[-1] == (2, 9, 9)
    assert (found[0]["matches"], len(parts(tmp_path / "parts/players-2"))) == (9, 6)
    gather("quintet", tmp_path / "parts", until=Until(2), seed=5)
    assert gathered(tmp_path / "parts/players-2")["matches"] == 9


def test_a_killed_run_goes_on_with_the_next_match(tmp_path: Path) -> None:
    source = (
        "from croupier.lab import gathering as g, simulate\n"
        "simulate.CHUNK = 3\n"
        "g.facts.PATIENCE = 0.0\n"
        f"g.gather('quintet', {str(tmp_path / 'killed')!r}, until=g.Until(10**6), seed=5,"
        " progress=lambda *one: print(*one, flush=True))"
    )
    process = killed(source, 1)
    folder = tmp_path / "killed/players-2"
    (folder / f".part-{process}").mkdir(exist_ok=True)  # as if it had been writing
    there = gathered(folder)["matches"]
    assert there
    gather("quintet", tmp_path / "killed", until=Until(there + 3), seed=5)
    gather("quintet", tmp_path / "whole", until=Until(there + 3), seed=5)
    assert alike(folder, tmp_path / "whole/players-2")
    assert not list(folder.glob(".*"))


def test_of_two_runs_into_one_folder_one_ends_and_nothing_is_written_over(tmp_path: Path) -> None:
    def another(_players: int, done: int, _total: int) -> None:
        if done == 3:
            gather("quintet", tmp_path, until=Until(2), seed=5)

    with pytest.raises(OSError, match="part-000000"):
        gather("quintet", tmp_path, until=Until(3), seed=5, progress=another)
    assert gathered(tmp_path / "players-2")["matches"] == 2


def test_it_stops_when_enough_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "CHECKED", 10)
    heard: list[tuple[int, int, int]] = []
    wide = Until(points=15)
    (found,) = gather("quintet", tmp_path, until=wide, bots="random", progress=lambda *one: heard.append(one))
    assert 30 < found["matches"] <= 60
    assert all(done < total for _, done, total in heard)
    assert gather("quintet", tmp_path, until=wide, bots="random") == [found]
    (more,) = gather("quintet", tmp_path, until=Until(points=12), bots="random")
    assert found["matches"] < more["matches"] < 100


def test_it_stops_when_the_time_is_over(tmp_path: Path) -> None:
    (found,) = gather("quintet", tmp_path, until=Until(seconds=1e-9), bots=["greedy", "random"])
    assert found["matches"] in (0, 2)


def test_a_game_without_advice_has_the_same_facts(tmp_path: Path) -> None:
    with installed(orchard="orchard:Orchard"):
        gather("orchard", tmp_path, [3], "random", Until(9))
    folder = tmp_path / "players-3"
    assert set(table(folder, "seats")["role"]) == {""}
    timeline = table(folder, "timeline")
    assert timeline.filter(match=0)["decision"].n_unique() > 5  # futures were played
    assert timeline.filter(match=1)["decision"].n_unique() == 1  # only the end
    assert set(table(folder, "told").filter(pl.col("card") != "")["event"]) == {"dealt", "picked"}
    assert table(folder, "matches")["first"].unique().to_list() == [-1]  # everybody is asked side by side
    ends = table(folder, "seats").join(table(folder, "matches"), "match")
    assert (ends["last"] == ends["decisions_right"]).all()  # and picks beside all others to the end


def test_a_full_disk_loses_nothing_that_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gather("quintet", tmp_path, until=Until(3), seed=5)

    def full(_file: Path, _data: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        with pytest.raises(OSError, match=r"No space left on device.*parquet"):
            gather("quintet", tmp_path, until=Until(5), seed=5)
    assert gathered(tmp_path / "players-2")["matches"] == 3
    assert not list((tmp_path / "players-2").glob(".*"))


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    gather("quintet", tmp_path, until=FEW, seed=1)
    setup: dict[str, Any] = {"game": "quintet", "out": tmp_path, "until": Until(2), "seed": 1}
    others: list[dict[str, Any]] = [
        {"game": "perils"},
        {"game": "perils", "players": [4]},
        {"seed": 2},
        {"bots": "random"},
        {"rotate": False},
        {"variants": {"hand_limit": 7}},
    ]
    for other in others:
        with pytest.raises(BadSetup, match="holds facts of another run"):
            gather(**setup | other)
    assert [one["matches"] for one in gather(**setup | {"players": [2, 3]})] == [2, 2]


def test_a_setup_that_is_none_leaves_no_trace(tmp_path: Path) -> None:
    setup: dict[str, Any] = {"game": "quintet", "out": tmp_path / "new"}
    wrong: list[dict[str, Any]] = [
        {"until": Until(0)},
        {"jobs": 0},
        {"players": [99]},
        {"until": Until(points=-1)},
        {"variants": {"no": "so"}},
    ]
    for one in wrong:
        with pytest.raises(BadSetup):
            gather(**setup | one)
    assert not list(tmp_path.iterdir())


def test_gaps_and_strangers_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadFacts, match="holds no facts: croupier lab run"):
        facts.tables_in(tmp_path)
    monkeypatch.setattr(facts, "PATIENCE", 0.0)
    gather("quintet", tmp_path, until=Until(3))
    folder = facts.tables_in(tmp_path)[2]
    first, second, _ = parts(folder)
    (second / "cards.parquet").write_text("no Parquet", encoding="utf-8")
    with pytest.raises(BadFacts, match=r"cards.parquet cannot be read .* remove what begins there"):
        table(folder, "cards")
    second.rename(tmp_path / "away")
    with pytest.raises(BadFacts, match="lacks the matches 1 to 1"):
        gather("quintet", tmp_path, until=Until(4))
    pl.DataFrame({"a": [1]}).write_parquet(first / "matches.parquet")
    with pytest.raises(BadFacts, match="is not of format 1"):
        gathered(folder)


@pytest.mark.parametrize("package", ["polars"])
def test_whoever_lacks_the_extra_is_told(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("croupier.lab.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delattr(lab, "facts")
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(NotInstalled, match=rf"needs {package}.*croupier\[lab\]"):
        _ = lab.gather
