"""The checks of the house over a guest's game: what it lacks is left out, what is wrong is named."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import croupier

TENDER = Path(__file__).parents[2] / "docs" / "designers" / "examples" / "tender.py"
BARE = ("-p", "no:croupier", "-p", "croupier.testing.plugin", "-p", "no:cacheprovider")
"""The plugin by its module, as an older installation of this checkout may not know it."""

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A guest's package, installed."""
    info = tmp_path / "tender_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tender-game\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[croupier.games]\ntender = tender:Tender\n", encoding="utf-8")
    (tmp_path / "tender" / "text").mkdir(parents=True)
    shutil.copy(TENDER, tmp_path / "tender" / "__init__.py")
    return tmp_path / "tender"


@pytest.fixture
def run(package: Path) -> Run:
    """Runs the checks in a folder of its own."""
    path = os.pathsep.join([str(package.parent), str(Path(croupier.__file__).parents[1])])

    def checked(*arguments: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "pytest", *BARE, "--pyargs", *arguments]
        return subprocess.run(
            command,
            cwd=package.parent,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )

    return checked


def test_a_game_of_rules_alone_passes_and_is_asked_for_nothing_else(run: Run) -> None:
    told = run("croupier.testing", "--game", "tender", "--matches", "3", "-rs")
    assert told.returncode == 0, told.stdout
    assert "Tender has no words." in told.stdout
    assert "Tender has no page of its own." in told.stdout


def test_what_a_translation_lacks_is_named(run: Run, package: Path) -> None:
    for language, words in {
        "en": "ask-bid = b\n    .kind = k\n    .note = n\nonly = o\n",
        "de": "ask-bid = b\n",
    }.items():
        (package / "text" / f"{language}.ftl").write_text(words, encoding="utf-8")
    told = run("croupier.testing.test_words", "--game", "tender", "-vv")
    assert told.returncode == 1
    assert "only is in en alone" in told.stdout
    assert "ask-bid has ['kind', 'note'] in en alone" in told.stdout
    assert "There is no message title in de." in told.stdout


def test_an_unknown_game_is_answered_with_those_there_are(run: Run) -> None:
    told = run("croupier.testing.test_words", "--game", "poker")
    assert told.returncode == pytest.ExitCode.USAGE_ERROR
    assert "There is no game 'poker'; there is " in told.stdout + told.stderr


PAGE = """
from croupier.kit import Hint, Page, Shown, Step, Task


class TenderPage(Page):
    SHOWN = {BID: Shown("speech", "gong")}
    HINTS = (Hint("bid", asked="bit"),)
    LESSON = (Task("first", 2, {}, (Step(("bid:9",), "2.2"),)),)


Tender.page = classmethod(lambda cls: TenderPage)
"""


def test_what_a_page_has_wrong_is_named(run: Run, package: Path) -> None:
    with (package / "__init__.py").open("a", encoding="utf-8") as module:
        module.write(PAGE)
    (package / "text" / "en.ftl").write_text("hint-bid = b\n    .do = d\n", encoding="utf-8")
    told = run("croupier.testing", "--game", "tender", "--matches", "1", "-k", "page or lesson")
    assert told.returncode == 1
    assert "Event('bid', '2.2') has the icon 'speech', which nobody has made; there are arrow, " in told.stdout
    assert "bid is due at 'bit', which is no question" in told.stdout
    assert "first: right is ('bid:9',) of ('bid:1', " in told.stdout
