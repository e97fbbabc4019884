"""The page of every game: each event is shown, with icons, sounds and ways that exist."""

import re
from pathlib import Path
from random import Random

import pytest

import croupier
from croupier import catalog
from croupier.engine import Game, start
from croupier.kit import Page, page_of
from croupier.server.web.assets import collect
from tests.kit.test_page import foretold, table

SOUNDS = Path(croupier.__file__).parent / "server" / "web" / "static" / "js" / "sound.js"


@pytest.fixture(params=catalog.ours())
def game(request: pytest.FixtureRequest) -> type[Game]:
    """Each installed game."""
    found: type[Game] = catalog.find(str(request.param))
    return found


def kind_of_page(game: type[Game]) -> type[Page]:
    kind = game.page()
    assert kind is not None
    assert issubclass(kind, Page)
    return kind


def test_every_event_has_a_row_and_every_row_an_event(game: type[Game]) -> None:
    assert {event.name for event in kind_of_page(game).SHOWN} == {event.name for event in game.EVENTS}


def test_every_icon_and_every_sound_exists(game: type[Game]) -> None:
    assets = collect()
    sprites = ["icons.svg", f"art/{game.slug}/icons.svg"]
    icons = {i for name in sprites if (asset := assets.get(name)) for i in re.findall(r'id="i-(\w+)"', str(asset.body))}
    sounds = set(re.findall(r"^  (\w+):", SOUNDS.read_text("utf-8"), re.MULTILINE))
    for event, row in kind_of_page(game).SHOWN.items():
        assert callable(row.icon) or row.icon in {*icons, ""}, event
        assert row.sound in {*sounds, ""}, event
    match = start(game, game.seats[0], 3)
    page = page_of(table(match))
    for face in game.FACES:
        assert page.emblem(face.id) in icons
        assert {figure.icon for figure in page.gist(face.id)} <= icons
    dice = Random(1)
    for _ in range(400):
        if match.over:
            break
        decision = dice.choice(match.decisions)
        match.choose(decision.seat, dice.randrange(len(decision.keys)))
    for line in match.log:
        assert page.shown(line).icon in icons, line


def test_every_way_names_values_of_its_event(game: type[Game]) -> None:
    for event, row in kind_of_page(game).SHOWN.items():
        for end in row.way.split(">") if row.way else ():
            _, at, who = end.partition("@")
            assert not at or who in event.values, event


def test_every_forecast_can_be_said_and_its_marks_are_drawn(game: type[Game]) -> None:
    assets = collect()
    own = assets.get(f"games/{game.slug}/table.css")
    imported = re.findall(r'@import url\("(\w+\.css)"\)', own.body.decode()) if own else []
    sheets = [own, assets.get("css/table.css"), *(assets.get(f"games/{game.slug}/{name}") for name in imported)]
    drawn = {mark for css in sheets if css for mark in re.findall(r'\[data-would="(\w+)"\]', css.body.decode())}
    assert drawn >= {"win", "fall"}
    match = start(game, game.seats[0], 3)
    dice = Random(1)
    told = 0
    for _ in range(60):
        if match.over:
            break
        decision = dice.choice(match.decisions)
        key = dice.choice(decision.keys)
        after = match.preview(decision.seat, key)
        if after is not None:
            forecast = foretold(page_of(table(match, decision.seat)), after)
            assert set(forecast.marks.values()) <= drawn
            told += bool(forecast.said)
        match.choose(decision.seat, key)
    assert told
