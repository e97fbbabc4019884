"""Bots by name, and with other settings."""

from time import process_time

import pytest

import croupier
from croupier.bots import SearchBot, UnknownBot, bot
from croupier.engine import BadSetup
from croupier.lab.players import kind_of, player
from croupier.lab.simulate import repeatable


def test_a_name_alone_is_that_bot() -> None:
    assert player("greedy").name == "greedy"
    with pytest.raises(UnknownBot, match="There is no bot 'nobody'"):
        player("nobody")


def test_one_that_searches_thinks_more_or_has_other_settings() -> None:
    usual, more = bot("normal"), player("normal*10:depth=4:foresee=False")
    assert isinstance(usual, SearchBot)
    assert isinstance(more, SearchBot)
    assert more.name == "normal*10:depth=4:foresee=False"
    assert more.settings.iterations == 10 * (usual.settings.iterations or 0)
    assert (more.settings.depth, more.settings.foresee) == (4, False)
    assert kind_of(more.name) == ("normal", "*10:depth=4:foresee=False")


def test_what_is_no_setting_is_refused() -> None:
    with pytest.raises(BadSetup, match="greedy does not search: it has no settings"):
        player("greedy*10")
    for text in ("normal:deep=4", "normal:depth=x", "normal:depth=0.5"):
        with pytest.raises(BadSetup, match=r"depth|settings"):
            player(text)
    with pytest.raises(UnknownBot):
        player("normal*")


def test_seconds_that_are_named_are_processor_time_and_limit_a_search_in_the_lab() -> None:
    """Without them a search of the lab has its iterations alone, so that its matches can be repeated."""
    match = croupier.start("quintet", 2, 4)
    seat = match.decisions[0].seat
    endless = repeatable("hard:iterations=1000000:seconds=0.01")
    began = process_time()
    assert 0 <= endless.choose(match, seat, 1) < len(match.decisions[0].options)
    assert process_time() - began < 5
    assert endless.within(0.001).name == endless.name
    usual = repeatable("hard")
    assert isinstance(usual, SearchBot)
    assert usual.settings.seconds is None
