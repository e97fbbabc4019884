"""Single choices: bots choose at the same positions, and what they choose is judged in the same futures."""

import pytest

from croupier.engine import BadSetup
from croupier.lab import choices
from tests.installed import installed

BOTS = ["greedy", "random", "normal:iterations=4"]


def test_a_bad_bot_chooses_worse_and_the_first_is_what_others_are_held_against() -> None:
    found = choices("quintet", BOTS, positions=30, rollouts=20, seed=1)
    greedy, random, search = found["bots"]
    assert [one["bot"] for one in found["bots"]] == BOTS
    assert (greedy["same"], greedy["gain"]["value"]) == (1, 0)
    assert random["same"] < 1
    assert random["gain"]["high"] < 0
    assert search["gain"]["low"] <= search["gain"]["value"] <= search["gain"]["high"]
    for one in found["bots"]:
        assert 0 <= one["seconds"]["p50"] <= one["seconds"]["p90"] <= one["seconds"]["longest"]


def test_the_number_of_jobs_changes_nothing_but_the_times() -> None:
    told = []
    for jobs in (1, 2):
        found = choices("quintet", BOTS, positions=5, rollouts=3, players=3, jobs=jobs)
        told.append([{**one, "seconds": None} for one in found["bots"]])
    assert told[0] == told[1]


def test_without_rollouts_choices_are_only_timed() -> None:
    heard: list[tuple[int, int]] = []
    found = choices("quintet", ["greedy"], positions=4, rollouts=0, progress=lambda *one: heard.append(one))
    assert "gain" not in found["bots"][0]
    assert heard[-1] == (4, 4)


def test_what_tells_nothing_is_refused() -> None:
    with pytest.raises(BadSetup, match="two positions at least"):
        choices("quintet", ["greedy"], positions=1)
    with installed(orchard="tests.lab.orchard:Orchard"), pytest.raises(BadSetup, match="no question with 3 options"):
        choices("orchard", ["normal:iterations=1"], positions=2)
