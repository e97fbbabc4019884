"""`croupier print`: files by name, and what is on them."""

import json
from pathlib import Path

from tests.cli.runs import run


def test_cards_are_printed_and_counted(tmp_path: Path) -> None:
    given = ("--lang", "de", "--players", "2", "--paper", "letter", "--turn", "short", "--ink", "saving", "--json")
    done = run("print", "quintet", *given, "--out", str(tmp_path / "box"))
    assert done.exit_code == 0, done.output
    said = json.loads(done.stdout)
    (file,) = said["files"]
    assert (said["game"], said["language"], file["cards"], file["pages"]) == ("quintet", "de", 50, 2 + 2 * 6)
    body = Path(file["file"]).read_bytes()
    assert Path(file["file"]) == tmp_path / "box" / "quintet-cards.de.pdf"
    assert [*(tmp_path / "box").iterdir()] == [Path(file["file"])]
    assert len(body) == file["bytes"]
    assert body.startswith(b"%PDF-")
    assert said["seconds"] > 0


def test_what_was_printed_is_said(tmp_path: Path) -> None:
    file = tmp_path / "quintet-cards.en.pdf"
    file.write_bytes(b"of yesterday")
    done = run("print", "quintet", "--players", "2", "--paper", "card", "--out", str(tmp_path))
    assert done.stdout == f"{file}, 100 pages, 50 cards.\n"
    assert file.stat().st_size > 1000
