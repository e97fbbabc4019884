"""Golden records: a changed rule, option order or view shows here, and in the diff of `make playthroughs`."""

from pathlib import Path

import pytest

import croupier
from croupier import catalog
from tests.games.reading import moments
from tools import playthroughs

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", catalog.ours())
def test_the_golden_records_hold(name: str) -> None:
    for path, text in playthroughs.records(catalog.find(name)):
        stored = (FOLDER / name / "golden" / path).read_text(encoding="utf-8")
        assert stored == text, f"{name}/{path} has changed"


@pytest.mark.parametrize("name", catalog.ours())
def test_a_playthrough_holds_all_that_everybody_sees(name: str) -> None:
    """Every view, every line of every log and every option follow from what is written about the changes."""
    game = catalog.find(name)
    for title, variants in playthroughs.playthroughs(game):
        match = playthroughs.begin(game, title, variants)
        text = (FOLDER / name / "golden" / "playthroughs" / f"{title}.txt").read_text(encoding="utf-8")
        made = 0
        for choice, seen in moments(text, match.players):
            if choice is not None:
                match.choose(*choice)
                made += 1
            for viewer in (*range(match.players), None):
                assert seen[viewer].view == match.view(viewer)
                assert seen[viewer].log == list(match.log_for(viewer))
            for decision in match.decisions:
                assert seen[decision.seat].asked == playthroughs.asked_of(decision)
        assert match.over or made == playthroughs.SHOWN


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/golden/replays/*.json")), ids=lambda p: f"{p.parts[-4]}-{p.stem}"
)
def test_golden_replays_of_the_installed_version_play_through(path: Path) -> None:
    game = catalog.find(path.parts[-4])
    if path.stem == game.version:
        match = croupier.load(path.read_text(encoding="utf-8"))
        assert match.over
    else:
        with pytest.raises(croupier.BadReplay, match=f"version {path.stem}"):
            croupier.load(path.read_text(encoding="utf-8"))
