"""The catalog: names to games, in the order of every list."""

from importlib.metadata import EntryPoint

import pytest

import croupier
from croupier import catalog
from croupier.engine import Game, UnknownGame


class Long(Game):
    minutes = 90


class Quick(Game):
    slug = "quick"
    version = "1"
    title = "Quick"
    seats = (2, 4)
    minutes = 90


Untitled = type("Untitled", (Quick,), {"slug": "bad", "title": None})
Unseated = type("Unseated", (Quick,), {"slug": "bad", "seats": 4})


class Silent(Game):
    pass


def test_the_package_of_games_says_what_can_be_played() -> None:
    assert croupier.games() == [catalog.listed(name) for name in catalog.names()]
    assert {"game", "version", "title", "players", "variants"} <= croupier.games()[0].keys()
    import croupier.games.quintet as ours  # it is still the package

    assert ours.Quintet is catalog.find("quintet")


def test_the_shortest_match_stands_first_and_who_does_not_say_it_last() -> None:
    minutes = [catalog.find(name).minutes or 0 for name in catalog.ours()]
    assert all(minutes)
    assert minutes == sorted(minutes)


def test_games_of_equal_length_stand_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {"silent": Silent, "aaa-silent": Silent, "quick": Quick, "long": Long}
    installed = [EntryPoint(name, "somewhere:Game", catalog.GROUP) for name in games]
    monkeypatch.setattr(catalog, "entry_points", lambda group: [one for one in installed if one.group == group])
    monkeypatch.setattr(catalog, "installed", catalog.installed.__wrapped__)
    monkeypatch.setattr(catalog, "find", games.__getitem__)
    assert catalog.names.__wrapped__() == ("long", "quick", "aaa-silent", "silent")


def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two long games of ours, and a guest that is quick."""
    games = ("croupier.games.a:Long", "croupier.games.b:Silent", f"{__name__}:Quick")
    points = [EntryPoint(value.rpartition(":")[2].lower(), value, catalog.GROUP) for value in games]
    monkeypatch.setattr(catalog, "installed", lambda: {point.name: point for point in points})
    monkeypatch.setattr(catalog, "find", {"long": Long, "silent": Silent, "quick": Quick}.__getitem__)
    monkeypatch.setattr(catalog, "names", catalog.names.__wrapped__)


def test_guests_stand_after_ours_unless_somebody_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    house(monkeypatch)
    monkeypatch.delenv(catalog.FIRST, raising=False)
    assert catalog.names() == ("long", "silent", "quick")
    assert catalog.ours() == ("long", "silent")
    monkeypatch.setenv(catalog.FIRST, "quick  silent")
    assert catalog.names() == ("quick", "silent", "long")
    monkeypatch.setenv(catalog.FIRST, "quick poker")
    with pytest.warns(RuntimeWarning, match="CROUPIER_GAMES names poker, which is not installed"):
        assert catalog.names() == ("quick", "long", "silent")


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=", ".join(catalog.names())):
        catalog.find("poker")


def test_whoever_asks_for_unknown_games_does_not_let_the_house_look_for_games_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    catalog.names()
    monkeypatch.setattr(catalog, "entry_points", None)
    with pytest.raises(UnknownGame):
        catalog.find("another")


def install(monkeypatch: pytest.MonkeyPatch, *games: tuple[str, str]) -> None:
    """Let these entry points be all there are, and the catalog remember nothing."""
    points = [EntryPoint(name, value, catalog.GROUP) for name, value in games]
    monkeypatch.setattr(catalog, "entry_points", lambda group: points if group == catalog.GROUP else [])
    monkeypatch.setattr(catalog, "installed", catalog.installed.__wrapped__)
    monkeypatch.setattr(catalog, "find", catalog.find.__wrapped__)
    monkeypatch.setattr(catalog, "names", catalog.names.__wrapped__)


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("nothing_such:Game", r"'bad' is installed \(nothing_such:Game\) and broken"),
        (f"{__name__}:Quick()", r"Quick\(\) is no entry point: write module:Class"),
        (__name__, f"{__name__} names no Game: write module:Class"),
        (f"{__name__}:install", f"{__name__}:install names no Game"),
        ("pathlib:Path", "pathlib:Path names no Game"),
        (f"{__name__}:Quick", f"'bad' is installed, but the slug of {__name__}:Quick is 'quick'"),
        (f"{__name__}:Silent", f"the slug of {__name__}:Silent is None"),
        (f"{__name__}:Untitled", rf"'bad' is installed \({__name__}:Untitled\), but title is None"),
        (f"{__name__}:Unseated", "but seats are 4: name the fewest"),
    ],
)
def test_a_game_that_cannot_be_loaded_stops_no_other(monkeypatch: pytest.MonkeyPatch, value: str, says: str) -> None:
    install(monkeypatch, ("bad", value), ("quick", f"{__name__}:Quick"))
    with pytest.warns(RuntimeWarning, match=says):
        assert catalog.names() == ("quick",)
    with pytest.raises(UnknownGame, match=says):
        catalog.find("bad")


@pytest.mark.parametrize("order", [1, -1])
def test_a_game_of_the_house_is_not_replaced_by_one_of_its_name(monkeypatch: pytest.MonkeyPatch, order: int) -> None:
    ours, other = "croupier.games.quintet:Quintet", f"{__name__}:Quick"
    install(monkeypatch, *(("quintet", value) for value in (ours, other)[::order]))
    with pytest.warns(RuntimeWarning, match=f"'quintet': {ours} is played, {other} is not"):
        assert catalog.names() == ("quintet",)
    with pytest.warns(RuntimeWarning, match="Two games"):
        assert catalog.find("quintet").__module__.startswith("croupier.games.quintet")


def test_the_longest_match_is_declared_for_every_number_of_players() -> None:
    for name in catalog.ours():
        low, high = catalog.find(name).seats
        assert [*catalog.find(name).most_decisions] == [*range(low, high + 1)]
