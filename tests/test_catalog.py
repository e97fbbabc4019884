"""The catalog: names to games, in the order of every list."""

from importlib.metadata import EntryPoint

import pytest

from croupier import catalog
from croupier.engine import Game, UnknownGame


class Long(Game):
    minutes = 90


class Quick(Game):
    minutes = 90


class Silent(Game):
    pass


def test_the_shortest_match_stands_first_and_who_does_not_say_it_last() -> None:
    minutes = [catalog.find(name).minutes or 0 for name in catalog.names()]
    assert all(minutes)
    assert minutes == sorted(minutes)


def test_games_of_equal_length_stand_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {"silent": Silent, "aaa-silent": Silent, "quick": Quick, "long": Long}
    installed = [EntryPoint(name, "somewhere:Game", catalog.GROUP) for name in games]
    monkeypatch.setattr(catalog, "entry_points", lambda group: [one for one in installed if one.group == group])
    monkeypatch.setattr(catalog, "find", games.__getitem__)
    assert catalog.names.__wrapped__() == ("long", "quick", "aaa-silent", "silent")


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=", ".join(catalog.names())):
        catalog.find("poker")


def test_a_game_that_cannot_be_loaded_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "nothing_such:Game", catalog.GROUP)
    sound = EntryPoint("quick", f"{__name__}:Quick", catalog.GROUP)
    monkeypatch.setattr(catalog, "entry_points", lambda group: [broken, sound] if group == catalog.GROUP else [])
    monkeypatch.setattr(catalog, "find", catalog.find.__wrapped__)
    with pytest.warns(RuntimeWarning, match=r"'broken' is installed \(nothing_such:Game\) and broken"):
        assert catalog.names.__wrapped__() == ("quick",)
