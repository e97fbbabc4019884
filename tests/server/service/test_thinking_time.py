"""How long bots may think while people wait."""

import os

import pytest

from croupier.bots import bot
from croupier.bots.search import SearchBot
from croupier.engine import Choice
from croupier.server.service.thinking.bots import give_way
from croupier.server.service.thinking.thinking_time import LEAST, MOST, THOUGHTS, since_people, thinking_time


def longest(name: str) -> float:
    player = bot(name)
    assert isinstance(player, SearchBot)
    assert player.settings.seconds is not None
    return player.settings.seconds


def test_choices_count_from_the_last_one_of_a_person() -> None:
    choices = [Choice(seat, 0, "pass") for seat in (1, 0, 2, 1, 2)]
    assert since_people(choices, {0}) == [2, 1, 2]
    assert since_people(choices, {0, 2}) == []
    assert since_people(choices, set()) == [2, 1, 2, 0, 1]


def test_a_first_thought_against_one_bot_is_as_long_as_the_bot_likes() -> None:
    assert thinking_time("normal", 0, bots=1) == longest("normal")


@pytest.mark.parametrize("bots", [1, 2, 3, 5])
@pytest.mark.parametrize("name", ["normal", "hard"])
def test_however_long_their_turns_are_people_wait_for_bots_no_longer_than_that(name: str, bots: int) -> None:
    thoughts = [thinking_time(name, before, bots) or 0.0 for before in range(60)]
    assert thoughts == sorted(thoughts, reverse=True)
    assert min(thoughts) == LEAST
    all_but_the_least = sum(thought for thought in thoughts if thought > LEAST)
    assert all_but_the_least <= MOST
    assert bots * all_but_the_least <= THOUGHTS * longest(name)


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
def test_a_bot_without_a_clock_has_no_limit(name: str) -> None:
    assert thinking_time(name, 3, bots=2) is None


def test_a_process_that_may_not_give_way_thinks_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Units of systemd may forbid it (`SystemCallFilter=~@resources`)."""
    asked: list[int] = []

    def forbidden(increment: int) -> int:
        asked.append(increment)
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "nice", forbidden, raising=False)
    give_way()
    assert asked == [10]
