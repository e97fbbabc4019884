"""Simulation: the same seed gives the same result, however it is computed."""

import sys
from random import Random
from typing import Any

import pytest

import croupier
from croupier.bots import RandomBot, SearchBot, Settings, UnknownBot, bot
from croupier.lab import simulate
from croupier.lab.simulate import shares


def without_time(result: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in result.items() if name != "seconds"}


@pytest.mark.parametrize("bots", ["random", ["greedy", "random"]])
def test_the_number_of_jobs_changes_nothing(bots: str | list[str]) -> None:
    one = simulate("quintet", 61, 2, bots, seed=5)
    two = simulate("quintet", 61, 2, bots, seed=5, jobs=2)
    assert without_time(one) == without_time(two)
    assert without_time(one) != without_time(simulate("quintet", 61, 2, bots, seed=6))


def test_the_counts_add_up() -> None:
    heard: list[tuple[int, int]] = []
    result = simulate("quintet", 40, 3, "random", seed="night", progress=lambda *done: heard.append(done))
    assert sum(result["wins"]) == pytest.approx(40)
    assert heard[-1] == (40, 40)
    assert heard == sorted(heard)
    length = result["length"]
    assert length["least"] <= length["p10"] <= length["p50"] <= length["p90"] <= length["most"]
    assert result["decisions"] == round(length["mean"] * 40)
    assert result["bots"] == ["random"] * 3
    assert result["variants"]["hand_limit"] == "5"


def test_a_match_of_a_simulation_can_be_played_again() -> None:
    """Decision by decision, with the chance of the bots, it goes as it went in place."""
    result = simulate("quintet", 1, 2, "random", seed=9)
    match = croupier.start("quintet", players=2, seed="9/0")
    chance = Random("9/0/bots")
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, int(chance.random() * len(decision.options)))
    assert len(match.choices) == result["decisions"]
    assert list(match.returns) == result["wins"]


def test_progress_is_told_after_every_match_of_bots_that_think() -> None:
    heard: list[int] = []
    simulate("quintet", 8, 2, First(), progress=lambda done, _total: heard.append(done))
    assert heard == [*range(1, 9)]


def test_matches_are_played_as_they_are_asked_for_however_many_there_are() -> None:
    class EnoughError(Exception):
        pass

    def heard(done: int, total: int) -> None:
        assert (done, total) == (1, 10**12)
        raise EnoughError

    with pytest.raises(EnoughError):
        simulate("quintet", 10**12, 2, First(), progress=heard)


class First:
    """Takes the first option."""

    name = "first"

    def choose(self, match: croupier.Match, seat: int, seed: int) -> int:
        del match, seat, seed
        return 0

    def within(self, seconds: float) -> "First":
        del seconds
        return self


def test_bots_of_ones_own_play_beside_those_that_have_a_name() -> None:
    wide = SearchBot("wide", Settings(iterations=4, seconds=0.0))
    result = simulate("quintet", 4, 3, [First(), "greedy", wide], seed=1)
    assert result["bots"] == ["first", "greedy", "wide"]
    assert without_time(result) == without_time(simulate("quintet", 4, 3, [First(), "greedy", wide], seed=1, jobs=2))
    assert simulate("quintet", 1, 2, First(), seed=1)["bots"] == ["first", "first"]


def test_variants_reach_the_match() -> None:
    result = simulate("quintet", 5, 4, "random", variants={"teams": True})
    assert result["variants"]["teams"] == "on"
    assert sum(result["wins"]) == pytest.approx(5)


def test_nobody_wins_where_no_return_is_above_zero() -> None:
    assert shares((0.0, 0.0)) == [0, 0]
    assert shares((0.5, 0.5, 0.0)) == [0.5, 0.5, 0]
    assert shares((-1.0, 1.0)) == [0, 1]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"matches": "10"}, "not '10' and 1"),
        ({"matches": 2.0}, "not 2.0 and 1"),
        ({"jobs": "x"}, "not 10 and 'x'"),
        ({"jobs": True}, "not 10 and True"),
        ({"players": "2"}, "2 to 5 players, not '2'"),
        ({"bots": None}, "an object with name and choose.*, not None"),
        ({"bots": ["random", 2]}, "not 2"),
        ({"bots": RandomBot}, "an object .*, not <class"),
        ({"bots": SearchBot("by clock", Settings(seconds=1))}, "needs a limit"),
    ],
)
def test_what_is_of_another_type_is_refused_by_name(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(croupier.BadSetup, match=says):
        simulate("quintet", **{"matches": 10, **wrong})


def test_what_cannot_be_simulated_is_refused() -> None:
    with pytest.raises(UnknownBot):
        simulate("quintet", 1, 2, "nobody")
    with pytest.raises(croupier.UnknownGame):
        simulate("whist", 1)
    with pytest.raises(croupier.BadSetup, match="3 bots are named for 2 seats"):
        simulate("quintet", 1, 2, ["random"] * 3)
    with pytest.raises(croupier.BadSetup):
        simulate("quintet", 1, 9)
    with pytest.raises(croupier.BadSetup, match="At least one match"):
        simulate("quintet", 0)


def test_searches_are_simulated_without_their_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules["croupier.lab.simulate"]  # the function of that name hides the module
    monkeypatch.setattr(module, "player", lambda _: SearchBot("tiny", Settings(iterations=5, seconds=0.0)))
    first, second = (simulate("quintet", 2, 2, "normal", seed=1) for _ in range(2))
    assert without_time(first) == without_time(second)
    assert isinstance(bot("normal"), SearchBot)
