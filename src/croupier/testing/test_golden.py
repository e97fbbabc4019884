"""Golden records of a game, where its project has some: a changed rule, option order or view shows here.

`python -m croupier.testing.playthroughs NAME` writes them again; the diff says what has changed.
"""

from pathlib import Path

import pytest

import croupier
from croupier.engine import Game
from croupier.testing.playthroughs import folder_of, records


@pytest.fixture
def golden(game: type[Game], request: pytest.FixtureRequest) -> Path:
    """Where the records lie."""
    folder = folder_of(game, request.config.rootpath)
    if not folder.is_dir():
        pytest.skip(f"{game.title} has no golden records here ({folder}).")
    return folder


def test_the_golden_records_hold(game: type[Game], golden: Path) -> None:
    for path, text in records(game):
        assert (golden / path).read_text(encoding="utf-8") == text, f"{path} has changed"


def test_replays_of_the_installed_version_play_through_and_others_are_refused(game: type[Game], golden: Path) -> None:
    replays = sorted((golden / "replays").glob("*.json"))
    assert game.version in [path.stem for path in replays]
    for path in replays:
        if path.stem == game.version:
            assert croupier.load(path.read_text(encoding="utf-8")).over
        else:
            with pytest.raises(croupier.BadReplay, match=f"version {path.stem}"):
                croupier.load(path.read_text(encoding="utf-8"))
