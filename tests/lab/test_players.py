"""Bots by name, and with other settings."""

import pytest

from croupier.bots import SearchBot, UnknownBot, bot
from croupier.engine import BadSetup
from croupier.lab.players import kind_of, player


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
