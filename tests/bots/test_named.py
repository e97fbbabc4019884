"""Bots by name: the house's, and those of installed packages, on every command line; a broken one harms nobody."""

import json
from collections.abc import Iterator
from typing import ClassVar

import pytest

from croupier.bots import BOTS, Evaluator, GreedyBot, SearchBot, Settings, UnknownBot, bot, names, offered, plays
from croupier.engine import BadSetup, Match
from croupier.lab import simulate
from tests.cli.runs import refused, run
from tests.installed import installed_bots

HERE = __name__


class Last:
    """Takes the last option."""

    name = "last"

    def choose(self, match: Match, seat: int, seed: int) -> int:
        del seed
        decision = match.decision(seat)
        assert decision is not None
        return len(decision.options) - 1

    def within(self, seconds: float) -> "Last":
        del seconds
        return self


class Expert(Last):
    name = "expert"
    games = ("perils", "quintet")


class Lost(Last):
    name = "lost"

    def choose(self, match: Match, seat: int, seed: int) -> int:
        raise ValueError("no idea")


class Beyond(Last):
    name = "beyond"

    def choose(self, match: Match, seat: int, seed: int) -> int:
        del match, seat, seed
        return 99


class Many(Last):
    name = "bad"
    games: ClassVar = "quintet"


Endless = type("Endless", (Last,), {"name": "bad", "within": None})


def deep(evaluator: Evaluator | None = None) -> SearchBot:
    """A search with settings of its own."""
    return SearchBot("deep", Settings(iterations=3), evaluator)


def fails() -> None:
    raise RuntimeError("no weights")


@pytest.fixture
def strangers() -> Iterator[None]:
    """Two good packages."""
    with installed_bots(("last", f"{HERE}:Last"), ("expert", f"{HERE}:Expert"), ("deep", f"{HERE}:deep")):
        yield


@pytest.mark.usefixtures("strangers")
def test_an_installed_bot_is_found_as_those_of_the_house_are() -> None:
    assert names() == (*BOTS, "deep", "expert", "last")
    assert bot("last") is bot("last")
    assert isinstance(bot("last"), Last)
    assert isinstance(bot("deep"), SearchBot)
    assert isinstance(bot("greedy"), GreedyBot)
    with pytest.raises(UnknownBot, match=r"no bot 'genius'; there is random, .*hard, deep, expert, last\."):
        bot("genius")


@pytest.mark.usefixtures("strangers")
def test_a_bot_that_names_its_games_plays_no_other() -> None:
    assert plays(bot("expert"), "quintet")
    assert bot("expert", "quintet").name == "expert"
    with pytest.raises(BadSetup, match="'expert' does not play wildlands; it plays perils, quintet"):
        bot("expert", "wildlands")
    with pytest.raises(BadSetup, match="does not play wildlands"):
        simulate("wildlands", 1, bots=Expert())
    assert offered() == ("easy", "normal", "hard")
    assert offered("quintet") == (*offered(), "deep", "expert", "last")
    assert offered("wildlands") == (*offered(), "deep", "last")


@pytest.mark.usefixtures("strangers")
def test_an_installed_bot_is_named_on_every_command_line() -> None:
    result = run("simulate", "quintet", "-n", "3", "--bots", "last,deep", "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["bots"] == ["last", "deep"]
    result = run("play", "quintet", "--bots", "last", "--seed", "3", typed="1\nq\n")
    assert result.exit_code == 0, result.output
    for command in (("simulate", "wildlands", "-n", "1"), ("play", "wildlands")):
        assert "The bot 'expert' does not play wildlands" in refused(*command, "--bots", "expert")


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("nothing_such:Bot", r"'bad' is installed \(nothing_such:Bot\) and broken: ModuleNotFoundError"),
        (f"{HERE}:fails", r"broken: test_named.py, line \d+: RuntimeError: no weights"),
        (f"{HERE}:HERE", "and broken: TypeError"),
        (f"{HERE}:Last", "its name is 'last'; name and entry point are the same"),
        (f"{HERE}:Endless", "it has no method within"),
        (f"{HERE}:Many", "its games are 'quintet'; they are a tuple of names"),
        ("builtins:dict", "its name is None"),
    ],
)
def test_a_bot_that_cannot_be_loaded_stops_no_other(value: str, says: str) -> None:
    with installed_bots(("bad", value), ("last", f"{HERE}:Last")):
        with pytest.warns(RuntimeWarning, match=says):
            assert names() == (*BOTS, "last")
        with pytest.raises(UnknownBot, match=says):
            bot("bad")
        assert bot("normal").name == "normal"


def test_a_bot_is_called_as_can_be_written_on_a_command_line() -> None:
    with installed_bots(("a,b", f"{HERE}:Last")), pytest.raises(UnknownBot, match="small letters"):
        bot("a,b")


def test_a_name_that_is_taken_twice_is_an_error_and_the_house_keeps_its_own() -> None:
    again = ("last", f"{HERE}:Last")  # the same package, found twice
    with installed_bots(again, again):
        assert bot("last").name == "last"
    with installed_bots(("last", f"{HERE}:Last"), ("last", f"{HERE}:Expert"), ("normal", f"{HERE}:Last")):
        with (
            pytest.warns(RuntimeWarning, match=f"A bot of the house is called 'normal': {HERE}:Last is not played"),
            pytest.warns(RuntimeWarning, match=r"called 'last': .*:Last and .*:Expert. None of them is played"),
        ):
            assert names() == BOTS
        with pytest.raises(UnknownBot, match="Bots of several packages are called 'last'"):
            bot("last")
        assert isinstance(bot("normal"), SearchBot)


def test_a_bot_that_fails_is_said_in_one_line() -> None:
    with installed_bots(("lost", f"{HERE}:Lost"), ("beyond", f"{HERE}:Beyond")):
        told = refused("simulate", "quintet", "-n", "1", "--bots", "lost")
        assert "The bot 'lost' fails: test_named.py, line" in told
        assert "ValueError: no idea" in told
        assert "99" in refused("simulate", "quintet", "-n", "1", "--bots", "beyond")
