"""`croupier cards`: tables for a spreadsheet, checked and compared."""

import json
from pathlib import Path

import polars as pl
import pytest

from croupier.commands.cards import read_sets
from tests.cli.runs import refused, run

TROLL = "young_troll.life=3"


def test_it_says_what_stands_on_cards_and_what_may_stand_there() -> None:
    said = run("cards", "perils", "--set", TROLL).stdout
    assert "enemies.csv: 36 designs" in said
    assert "characters.csv: 10 designs (none can be added)\n" in said
    assert "  life: a whole number from 1 to 99\n" in said
    assert said.endswith("changed:\n  young_troll.life: 3\n")
    told = json.loads(run("cards", "perils", "--json").stdout)
    assert (told["game"], told["cards"]) == ("perils", {})
    enemies = next(table for table in told["tables"] if table["file"] == "enemies.csv")
    assert next(row for row in enemies["rows"] if row["id"] == "young_troll")["life"] == "4"


def test_a_table_is_written_changed_checked_and_compared(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    assert run("cards", "perils", "--write", str(file)).exit_code == 0
    assert run("cards", "perils", "--write", "-").stdout == file.read_text("utf-8-sig")
    assert run("cards", "perils", "--check", str(file)).stdout == f"{file}: 0 fields changed.\n"
    assert run("cards", "perils", "--set", TROLL, "--write", str(file)).exit_code == 0
    change = "young_troll.life: 3 (instead of 4)\n"
    assert run("cards", "perils", "--check", str(file)).stdout == f"{change}{file}: 1 field changed.\n"
    assert run("cards", "perils", "--cards", str(file), "--compare", str(file)).stdout == f"{file}: 0 fields changed.\n"
    changes = ("--set", "young_troll.life=9", "--set", "hydra.life=8")
    other = run("cards", "perils", *changes, "--compare", str(file), "--json")
    told = json.loads(other.stdout)
    assert told["cards"] == {"hydra.life": "9", "young_troll.life": "3"}
    assert told["instead"] == {"hydra.life": "8", "young_troll.life": "9"}


def test_a_card_is_added_by_which_one_it_is_like(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    fox = ("--set", "ember_fox.like=cinder_wolf", "--set", "ember_fox.copies=1", "--set", "cinder_wolf.copies=2")
    assert run("cards", "confluence", *fox, "--write", str(file)).exit_code == 0
    told = [
        "cinder_wolf.copies: 2 (instead of 3)",
        "ember_fox.copies: 1 (instead of nothing)",
        "ember_fox.like: cinder_wolf (instead of nothing)",
    ]
    assert run("cards", "confluence", "--check", str(file)).stdout.splitlines()[:-1] == told
    run("cards", "confluence", "--write", str(tmp_path / "plain.csv"))
    away = run("cards", "confluence", *fox, "--compare", str(tmp_path / "plain.csv"), "--json")
    assert json.loads(away.stdout)["cards"] == {"cinder_wolf.copies": "3", "ember_fox.copies": "", "ember_fox.like": ""}


def test_what_cannot_be_is_refused_with_file_row_and_column(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    run("cards", "perils", "--write", str(file))
    without = file.read_text("utf-8").replace("Young Troll,Jeune troll,", "Young Troll,,")
    file.write_text(without, "utf-8")
    assert refused("cards", "perils", "--check", str(file)) == f"{file}, row 120, fr: nothing stands there."
    file.write_bytes("id,en\nwolf,Bär\n".encode("latin-1"))
    assert refused("cards", "perils", "--check", str(file)) == f"{file} is not written in UTF-8."
    assert "No such file" in refused("cards", "perils", "--cards", str(tmp_path / "none.csv"))
    assert "near is young_troll" in refused("cards", "perils", "--set", "yung_troll.life=3")
    assert "card.field=value" in refused("cards", "perils", "--set", "young_troll.life")


def test_matches_are_played_and_simulated_with_other_cards() -> None:
    said = run("play", "perils", "--set", TROLL, "--bots", "greedy", "--seed", "1", typed="q\n").stdout
    assert "Other cards than in the box: Young Troll (HP = 3)." in said
    assert "Other cards" not in run("play", "perils", "--bots", "greedy", "--seed", "1", typed="q\n").stdout
    command = ("simulate", "perils", "-n", "6", "--bots", "greedy", "--json")
    plain = json.loads(run(*command).stdout)
    changed = json.loads(run(*command, "--set", "rat_swarm.strength=9", "--jobs", "2").stdout)
    assert changed.pop("cards") == {"rat_swarm.strength": "9"}
    assert "cards" not in plain
    assert plain["decisions"] != changed["decisions"]


def test_facts_of_other_cards_are_kept_apart(tmp_path: Path) -> None:
    command = ("lab", "run", "perils", "-n", "2", "--out", str(tmp_path))
    assert run(*command, "--set", TROLL).exit_code == 0
    assert "(cards is {'young_troll.life': '3'}, not {})" in refused(*command)
    page = tmp_path / "report.html"
    said = run("lab", "report", str(tmp_path), "--language", "de").stdout
    assert said.startswith("Andere Karten als in der Schachtel: Jungtroll (LP = 3).\nMit 2")
    run("lab", "report", str(tmp_path), "--html", str(page))
    assert "Young Troll (HP = 3)." in page.read_text("utf-8")
    assert f"--seed 0 --set {TROLL}<" in page.read_text("utf-8")
    told = json.loads(run("lab", "forbid", "perils", "hydra", "-n", "2", "--set", "hydra.life=1", "--json").stdout)
    assert told["cards"] == {"hydra.life": "1"}


def test_choices_are_recorded_with_other_cards_and_schemas_say_them(tmp_path: Path) -> None:
    told = json.loads(run("schema", "perils", "--set", TROLL).stdout)
    assert (told["cards"], told["most_decisions"]) == ({"young_troll.life": "3"}, None)
    file = tmp_path / "cards.csv"
    run("cards", "perils", "--set", TROLL, "--write", str(file))
    seen = json.loads(run("schema", "perils", "--observation", "--cards", str(file)).stdout)
    assert (seen["cards"], seen["size"]) == (told["cards"], told["observation"]["size"])
    here, there = str(tmp_path / "here"), tmp_path / "there"
    recorded = json.loads(run("record", "perils", "-n", "2", "--out", here, "--cards", str(file), "--json").stdout)
    assert recorded["cards"] == told["cards"]
    choices = ("lab", "run", "perils", "-n", "2", "--facts", "choices", "--out", str(there), "--set", TROLL, "--json")
    assert json.loads(run(*choices).stdout)[0]["cards"] == told["cards"]
    mine, theirs = (pl.read_parquet(folder / "part-*.parquet") for folder in (Path(here), there / "players-2"))
    assert mine.equals(theirs)
    for command in (("schema",), ("record", "--out", here)):
        assert "near is young_troll" in refused(*command, "perils", "--set", "yung_troll.life=3")


def test_cards_of_a_server_are_named_by_game_and_what_is_wrong_refuses_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cards.csv"
    run("cards", "perils", "--set", TROLL, "--write", str(file))
    assert read_sets(["quintet.herald.effect=draw 2", "perils.hydra.life=8"], [f"perils={file}"]) == {
        "perils": {"hydra.life": "8", "young_troll.life": "3"},
        "quintet": {"herald.effect": "draw 2"},
    }
    assert read_sets([], []) is None
    for arguments, why in (
        (("--set", TROLL), "A change at a server is given as GAME.CARD.FIELD=VALUE, not 'young_troll.life=3'."),
        (("--cards", "a.csv"), "Cards at a server are given as GAME=FILE, once for each game, not 'a.csv'."),
        (("--cards", f"perils={file}", "--cards", "perils=b"), "once for each game, not 'perils=b'."),
        (("--set", "perils.yung_troll.life=3"), "There is no card 'yung_troll'; near is young_troll."),
        (("--set", "peril.a.b=3"), "There is no game 'peril'"),
        (("--cards", f"perils={tmp_path / 'none.csv'}"), "No such file"),
    ):
        assert why in refused("serve", "--port", "0", *arguments)
    monkeypatch.setenv("CROUPIER_CARDS", '{"quintet": {"wizzard.copies": 4}}')
    assert "There is no card 'wizzard'" in refused("serve", "--port", "0")
