"""Golden playthroughs leave nothing out. That they hold is looked at by `croupier.testing`."""

from pathlib import Path

import pytest

from croupier import catalog
from croupier.testing import playthroughs
from tests.games.reading import moments

FOLDER = Path(__file__).parent


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
