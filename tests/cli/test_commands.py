"""The other commands: words or JSON out, one line and an exit code for what goes wrong."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

import croupier
from croupier import catalog, compiled
from croupier.commands import check as check_command
from croupier.commands import output, version
from croupier.commands.output import EXIT, exit_code, read_seed, said
from croupier.commands.verify import verify
from croupier.engine import BadReplay, BadSetup, Choice, UnknownGame
from croupier.engine.laws import Failure, Report
from croupier.kit import Counter, Page
from croupier.lab import simulate
from croupier.lab.workers import Workers, workers
from tests.cli.runs import program, refused, run
from tests.words import flat

COMMANDS = ("games", "play", "serve", "simulate", "record", "verify", "check", "schema", "print")


def finished(seed: int | str = 3) -> dict[str, Any]:  # Any: JSON
    """A finished match as a replay document."""
    match = croupier.start("quintet", 2, seed)
    random = Random(1)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, random.randrange(len(decision.options)))
    return match.save()


# -- help, version -------------------------------------------------------------------------------------------------


def test_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "files", lambda _package: tmp_path)  # the sources of an sdist know their commit
    result = run("--version")
    kind = f"compiled: {', '.join(compiled.groups)}" if compiled.groups else "pure Python"
    assert (result.exit_code, result.stdout) == (0, f"croupier {croupier.__version__} ({kind})\n")


def test_a_build_says_its_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "commit.txt").write_text("0123456789ab", encoding="utf-8")
    monkeypatch.setattr(version, "files", lambda _package: tmp_path)
    assert run("--version").stdout.endswith("; commit 0123456789ab)\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    example = re.search(rf"Example: croupier {command}.*", result.stdout)
    assert example
    assert "GAME" not in example[0], "it can be typed as it stands"


def test_the_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("args", [["dance"], ["play"], ["simulate", "quintet", "-n", "many"], ["games", "--no-such"]])
def test_a_command_that_cannot_be_read_ends_with_2(args: list[str]) -> None:
    assert run(*args).exit_code == 2


def test_one_table_decides_exit_codes() -> None:
    assert exit_code(BadSetup("x")) == exit_code(UnknownGame("x")) == exit_code(PermissionError(13, "no")) == 2
    assert exit_code(KeyboardInterrupt()) == 130
    assert set(EXIT.values()) == {2, 130}


def test_errors_are_said_in_one_line() -> None:
    assert said(BadSetup("two\nlines")) == "two lines"
    assert said(FileNotFoundError(2, "No such file", "x")) == "x: No such file"
    assert said(OSError("plain")) == "plain"


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("7", 7),
        ("-7", -7),
        ("0", 0),
        ("007", "007"),
        ("1_0", "1_0"),
        ("night", "night"),
        ("9" * 30, "9" * 30),
        ("", ""),
    ],
)
def test_a_seed_is_a_number_where_it_is_written_as_one(text: str, seed: int | str) -> None:
    assert read_seed(text) == seed


def test_a_person_who_waits_sees_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    with output.progress_bar("quintet", 10) as tell:
        tell(1, 10)
    assert not screen.getvalue()
    monkeypatch.setattr(output, "PATIENCE", 0.0)
    shown = Event()
    monkeypatch.setattr(screen, "flush", lambda: shown.set() if "quintet" in screen.getvalue() else None)
    with output.progress_bar("quintet", 10):
        assert shown.wait(30)


# -- games ---------------------------------------------------------------------------------------------------------


def test_games_as_json() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [entry["game"] for entry in listed] == list(catalog.names())
    quintet = next(entry for entry in listed if entry["game"] == "quintet")
    assert quintet == {
        "game": "quintet",
        "version": "1",
        "title": "Quintet",
        "players": [2, 5],
        "variants": {
            "hand_check": ["always", "end_of_turn"],
            "hand_limit": ["5", "7"],
            "teams": ["off", "on"],
            "match": ["single", "best_of_three"],
        },
        "minutes": {"2": [3, 5], "3": [4, 9], "4": [5, 15], "5": [7, 20]},
    }


def test_games_as_json_have_titles_in_the_language() -> None:
    listed = json.loads(run("games", "--json", "--language", "de").stdout)
    assert next(entry["title"] for entry in listed if entry["game"] == "perils") == "Drei Gefahren"
    assert "Croupier speaks en, fr, de" in refused("games", "--json", "--language", "xx")


def test_games_in_words_and_by_name() -> None:
    assert run("games", "--names").stdout.split() == list(catalog.names())
    text = flat(run("games", "--language", "fr").stdout)
    assert "quintet: Quintette, 2-5, version 1" in text
    assert "hand_limit=5|7: Limite de main. 5 (5 cartes), 7 (7 cartes)" in text


# -- simulate ------------------------------------------------------------------------------------------------------


def test_a_schema_says_what_a_program_gets() -> None:
    said = {part: json.loads(run("schema", "quintet", *part).stdout) for part in ((), ("--actions",), ("--view",))}
    layout = json.loads(run("schema", "quintet", "--players", "3", "--observation").stdout)
    assert [entry["name"] for entry in layout["entries"]] == list(croupier.observation("quintet", 3).names())
    assert said[()]["observation"] == {"size": croupier.observation("quintet", 2).size}
    assert said[()]["actions"]["size"] == said["--actions",]["size"] == croupier.actions("quintet", 2).size
    assert said[()]["returns"] == {"least": 0, "most": 1, "sum": 1}
    assert said["--view",]["properties"]["phase"] == {"enum": ["draw", "main", "end"]}
    teams = run("schema", "quintet", "--players", "4", "--variant", "teams=on").stdout
    assert json.loads(teams)["returns"]["sum"] == 2


def test_what_no_schema_can_say_is_refused() -> None:
    assert "--observation or --view" in refused("schema", "quintet", "--observation", "--view")
    assert "variant" in refused("schema", "quintet", "--view", "--variant", "teams=on")
    assert "2 to 5" in refused("schema", "quintet", "--players", "6")


def test_simulate_gives_what_the_lab_gives() -> None:
    args = ("simulate", "quintet", "-n", "40", "--players", "3", "--bots", "greedy", "--seed", "1")
    result = run(*args, "--variant", "hand_limit=7", "--json")
    assert result.exit_code == 0, result.output
    assert not result.stderr
    shown, expected = json.loads(result.stdout), simulate("quintet", 40, 3, "greedy", 1, 1, {"hand_limit": "7"})
    assert {**shown, "seconds": 0} == {**expected, "seconds": 0}
    again = json.loads(run(*args, "--variant", "hand_limit=7", "--jobs", "2", "--json").stdout)
    assert {**again, "seconds": 0} == {**shown, "seconds": 0}


@pytest.mark.parametrize(("seats", "players"), [((2, 5), 2), ((1, 4), 2), ((4, 4), 4), ((1, 1), 1)])
def test_without_a_number_of_seats_two_sit_down_or_as_few_as_may(
    monkeypatch: pytest.MonkeyPatch, seats: tuple[int, int], players: int
) -> None:
    monkeypatch.setattr(catalog.find("quintet"), "seats", seats)
    assert output.seats_for("quintet", None) == players
    assert output.seats_for("quintet", 3) == 3


def test_simulate_in_words() -> None:
    text = run("simulate", "quintet", "-n", "20", "--bots", "greedy,random").stdout
    assert "20 matches" in text
    assert "greedy" in text
    assert "random" in text
    assert "per second" in text


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["nothing"], "There is no game 'nothing'"),
        (["quintet", "--players", "1"], "Quintet is for 2 to 5 players, not 1."),
        (["quintet", "--players", "6"], "Quintet is for 2 to 5 players, not 6."),
        (["quintet", "-n", "0"], "At least one match and one job are needed, not 0 and 1."),
        (["quintet", "--jobs", "0"], "At least one match and one job are needed"),
        (["quintet", "--bots", "genius"], "There is no bot 'genius'"),
        (["quintet", "--bots", "easy, easy, easy"], "3 bots are named for 2 seats"),
        (["quintet", "--seed", "\udcff"], "This seed has signs that are no text."),
        (["quintet", "--variant", "x=y"], "Quintet has no variant 'x'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_line(args: list[str], reason: str) -> None:
    assert refused("simulate", *args).startswith(reason)


# -- verify --------------------------------------------------------------------------------------------------------


def test_a_good_replay_holds(tmp_path: Path) -> None:
    chosen, drawn = tmp_path / "chosen.json", tmp_path / "drawn.json"
    chosen.write_text(json.dumps(finished(3)))
    drawn.write_text(json.dumps(finished("ab" * 32)))
    result = run("verify", str(chosen), str(drawn))
    assert result.exit_code == 0, result.output
    assert "holds. quintet 1, 2 players" in result.stdout
    assert "seed chosen by somebody" in result.stdout.splitlines()[0]
    assert "seed drawn by the program" in result.stdout.splitlines()[1]
    data = json.loads(run("verify", "--json", str(chosen)).stdout)
    assert data[0]["ok"] is True
    assert data[0]["returns"] == finished(3)["returns"]


def test_who_waits_for_many_replays_hears_after_each_how_many_are_done(tmp_path: Path) -> None:
    files = [tmp_path / "good.json", tmp_path / "missing.json"]
    files[0].write_text(json.dumps(finished()))
    heard: list[tuple[int, int]] = []
    verdicts = verify(files, lambda done, total: heard.append((done, total)))
    assert heard == [(1, 2), (2, 2)]
    assert [bool(verdict.error) for verdict in verdicts] == [False, True]


def forge(change: Callable[[dict[str, Any]], object]) -> bytes:  # Any: JSON
    document = finished()
    change(document)
    return json.dumps(document).encode()


BAD = {
    "nothing in it": (b"", "not JSON"),
    "not text": (b"\xff\xfe\x00\x01", "not JSON"),
    "not an object": (b"[]", "a JSON object is expected"),
    "cut off": (json.dumps(finished()).encode()[:-20], "not JSON"),
    "nested too deeply": (b"[" * 100_000, "replay document"),
    "another format": (forge(lambda d: d.update(format=3)), "format 3"),
    "another game": (forge(lambda d: d.update(game="poker")), "There is no game 'poker'"),
    "another version": (forge(lambda d: d.update(version="0")), "version 0"),
    "a field too few": (forge(lambda d: d.pop("seed")), "'seed' is missing"),
    "a field too many": (forge(lambda d: d.update(rating=1)), "no field rating"),
    "another seed": (forge(lambda d: d.update(seed=4)), "commitment of this replay does not hold"),
    "a seed that is no text": (forge(lambda d: d.update(seed="\ud800")), "signs that are no text"),
    "words that are no text": (forge(lambda d: d.update(entropy=["\ud800"])), "'entropy' is not what it should be"),
    "another salt": (forge(lambda d: d.update(salt="0" * 64)), "commitment of this replay does not hold"),
    "no salt": (forge(lambda d: d.pop("salt")), "a salt of 64 hexadecimal digits"),
    "another commitment": (forge(lambda d: d.update(commitment="0" * 64)), "commitment of this replay does not hold"),
    "a forged result": (forge(lambda d: d["returns"].reverse()), "result of this replay does not hold"),
    "a forged choice": (forge(lambda d: d["choices"][0].__setitem__(2, "play:dragon")), "choice 0 of this replay"),
    "another seat": (forge(lambda d: d["choices"][0].__setitem__(0, 7)), "choice 0 of this replay"),
    "a choice that is none": (forge(lambda d: d["choices"].__setitem__(0, [0])), "Choice 0 of this replay"),
    "too many players": (forge(lambda d: d.update(players=6)), "for 2 to 5 players, not 6"),
    "an unknown variant": (forge(lambda d: d["variants"].update(colour="red")), "no variant 'colour'"),
    "unfinished": (forge(lambda d: d.update(choices=d["choices"][:5], returns=[])), "not finished: 5 choices"),
}


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_replay_is_told_in_one_line(bad: str, tmp_path: Path) -> None:
    data, reason = BAD[bad]
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    line = refused("verify", str(file))
    assert line.startswith(f"{file}: ")
    assert reason in line


def test_only_who_may_have_meant_a_name_hears_that_the_text_is_read(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text("{")
    assert "not its name" not in refused("verify", str(file))
    with pytest.raises(BadReplay, match="not its name"):
        croupier.load("bad.json")


def test_every_bad_file_has_its_line_and_good_ones_are_still_checked(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(finished()))
    bad.write_text("{}")
    result = run("verify", str(bad), str(tmp_path), str(good), str(tmp_path / "missing"))
    assert result.exit_code == 2
    assert [line.split(": ")[0] for line in result.stderr.splitlines()] == [
        str(bad),
        str(tmp_path),
        str(tmp_path / "missing"),
    ]
    assert f"{good}: holds." in result.stdout
    verdicts = json.loads(run("verify", "--json", str(bad), str(good)).stdout)
    assert [verdict["ok"] for verdict in verdicts] == [False, True]
    assert verdicts[0]["error"]


# -- check ---------------------------------------------------------------------------------------------------------


def test_the_laws_hold_for_quintet() -> None:
    result = run("check", "quintet", "-n", "4", "--seed", "3")
    assert result.exit_code == 0, result.output
    assert "quintet: 4 matches" in result.stdout
    assert result.stdout.rstrip().endswith("All laws hold.")


def test_facts_for_words_that_fail_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def facts(*_: object) -> None:
        raise KeyError("phase")

    monkeypatch.setattr("croupier.games.quintet.text.message_facts.facts", facts)
    result = run("check", "quintet", "-n", "1")
    assert result.exit_code == 1
    assert re.search(r"BROKEN every word is there: test_commands.py, line \d+: KeyError: 'phase'", result.stdout)


def test_a_page_that_fails_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Page):
        def counters(self, seat: int | None) -> list[Counter]:
            raise KeyError(seat)

    monkeypatch.setattr(catalog.find("quintet"), "page", classmethod(lambda cls: Failing))
    result = run("check", "quintet", "-n", "0")
    assert result.exit_code == 1
    assert re.search(r"BROKEN the page can be made: test_commands.py, line \d+: KeyError: 0", result.stdout)


def test_more_matches_are_looked_at_no_less_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[float] = []

    def look(_game: object, matches: int, *_: object, every: int) -> Report:
        looked.append(matches / every)
        return Report("quintet", matches, 5, 1, 5, [])

    monkeypatch.setattr(check_command, "check_laws", look)
    for matches in (100, 1000, 1001, 2000, 50_000):
        check_command.check("quintet", matches, 1, 2, 1, lambda *_: None)
    assert looked[0] < looked[1] == min(looked[1:])


def test_check_in_parts_looks_at_as_much() -> None:
    data = json.loads(run("check", "quintet", "-n", "8", "--players", "2", "--jobs", "2", "--json").stdout)
    assert data["matches"] == 8
    assert data["holds"] is True
    assert data["failures"] == []


def test_a_broken_law_ends_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = Failure("same view", "seat 1 sees it", 2, {}, 7, ())
    monkeypatch.setattr(check_command, "check_laws", lambda *_, **__: Report("quintet", 1, 5, 1, 5, [failure]))
    result = run("check", "quintet")
    assert result.exit_code == 1
    assert "BROKEN same view: seat 1 sees it" in result.stdout
    assert run("check", "quintet", "--json").exit_code == 1


def test_of_a_law_that_several_matches_break_the_shortest_one_says_its_choices() -> None:
    def failure(law: str, *keys: str) -> Failure:
        return Failure(law, "it shows", 2, {}, 7, tuple(Choice(0, 0, key) for key in keys))

    found = [failure("same view", "bid:1", "bid:2"), failure("matches begin"), failure("same view", "bid:3")]
    assert [*check_command.in_words(Report("tender", 3, 5, 1, 5, found))] == [
        "same view: it shows (2 players, no variants, seed 7, after 1 choices: 0 bid:3)",
        "same view: it shows (2 players, no variants, seed 7, after 2 choices)",
        "matches begin: it shows (2 players, no variants, seed 7, after 0 choices)",
    ]


def test_no_more_processes_are_started_than_have_work(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def pool(jobs: int) -> AbstractContextManager[Workers]:
        asked.append(jobs)
        return workers(min(jobs, 2))

    monkeypatch.setattr(check_command, "workers", pool)
    assert run("check", "quintet", "-n", "2", "--players", "2", "--jobs", "5000").exit_code == 0
    assert asked == [2]


@pytest.mark.parametrize("command", ["simulate", "check"])
def test_an_interrupt_ends_all_processes(command: str) -> None:
    """As a terminal does it: the signal goes to the whole group."""
    args = (command, "quintet", "-n", "1000000", "--jobs", "2")
    pipe = subprocess.PIPE
    with subprocess.Popen(program(*args), stdout=pipe, stderr=pipe, text=True, process_group=0) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        if not children.exists():
            process.kill()
            pytest.skip("The processes of a process cannot be counted here.")
        try:
            while len([child for child in children.read_text().split() if plays(child)]) < 2:
                assert process.poll() is None
            os.killpg(process.pid, signal.SIGINT)
            output, errors = process.communicate(timeout=30)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, output, errors) == (130, "", "")


def plays(process: str) -> bool:
    """Whether a process has computed for a tenth of a second: then it is past its beginning."""
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11]
    return int(ticks) >= os.sysconf("SC_CLK_TCK") / 10


def test_a_process_that_dies_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[simulate.__module__], "play_matches", _dies)
    assert refused("simulate", "quintet", "-n", "100", "--jobs", "2").startswith("A process in the process pool was")


def _dies(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["nothing"], "There is no game 'nothing'"),
        (["quintet", "--players", "1"], "Quintet is not played by 1."),
        (["quintet", "-n", "-1"], "No match or more, and at least one job are needed, not -1 and 1."),
        (["quintet", "--jobs", "0"], "No match or more, and at least one job are needed"),
    ],
)
def test_what_cannot_be_checked_is_refused_in_one_line(args: list[str], reason: str) -> None:
    assert refused("check", *args).startswith(reason)


# -- as a program --------------------------------------------------------------------------------------------------


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    with subprocess.Popen(program("games", "--json"), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        errors = process.stderr.read()
    assert b"Traceback" not in errors


def test_an_error_of_the_program_is_one_line_on_stderr() -> None:
    result = subprocess.run(program("play", "poker"), capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert not result.stdout


# -- what the documents say ----------------------------------------------------------------------------------------


def test_the_players_documents_name_options_that_exist() -> None:
    folder = Path(__file__).parents[2] / "docs" / "players"
    helps = " ".join(run(command, "--help").stdout for command in COMMANDS)
    pages = sorted(folder.glob("*.md"))
    assert len(pages) >= 5
    for page in pages:
        ours = re.sub("pipx run --spec|uvx --from", "", page.read_text("utf-8"))  # options of other programs
        for option in re.findall(r"(?<![\w|-])--[a-z]+", ours):
            assert option in helps, f"{page.name}: {option}"
