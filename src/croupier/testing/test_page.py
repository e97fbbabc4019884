"""The page of a game: its rows speak of its events, with icons, sounds, ways and marks that exist."""

import re
from collections.abc import Iterable
from importlib.resources import files
from random import Random

from croupier import catalog
from croupier.engine import Event, Game, Match, start, untold
from croupier.kit import Page, Preview, page_of
from croupier.lab import play
from croupier.lab.playing import at_random
from croupier.server.web.assets import collect
from croupier.testing.drawing import scene


def sounds() -> set[str]:
    """The names of what can be heard."""
    script = files("croupier.server.web").joinpath("static", "js", "sound.js").read_text("utf-8")
    return set(re.findall(r"^  (\w+):", script, re.MULTILINE))


def icons(game: type[Game]) -> set[str]:
    """The names of the icons that all games share, and of those of this game."""
    sprites = (collect().get(name) for name in ("icons.svg", f"art/{game.slug}/icons.svg"))
    return {name.decode() for sprite in sprites if sprite for name in re.findall(rb'id="i-(\w+)"', sprite.body)}


def _unknown(event: Event, kind: str, name: object, known: Iterable[str]) -> str:
    return f"{event!r} has the {kind} {name!r}, which nobody has made; there are {', '.join(sorted(known))}"


def foretold(page: Page, after: Match) -> Preview:
    """What a page says of an option that leads to this match."""
    log = after.log_for(page.me)
    news = [log[at] for at in untold(page.log, log)]
    return page.preview(page_of(page.table.later(after.view(page.me), news)))


def test_every_row_has_an_event(game: type[Game], kind_of_page: type[Page]) -> None:
    assert {event.name for event in kind_of_page.SHOWN} <= {event.name for event in game.EVENTS}


def test_every_icon_and_every_sound_exists(game: type[Game], kind_of_page: type[Page]) -> None:
    drawn = icons(game)
    for event, row in kind_of_page.SHOWN.items():
        assert callable(row.icon) or row.icon in {*drawn, ""}, _unknown(event, "icon", row.icon, drawn)
        assert row.sound in {*sounds(), ""}, _unknown(event, "sound", row.sound, sounds())
    match = start(game, game.seats[0], 3)
    page = scene(match, 0).page
    for face in game.FACES:
        assert page.emblem(face.id) in drawn, face.id
        assert {figure.icon for figure in page.gist(face.id)} <= drawn, face.id
    for line in play(match, at_random(Random(1)), most=400).log:  # noqa: S311  # a walk, no secret
        assert page.shown(line).icon in drawn, line


def test_every_way_names_values_of_its_event(game: type[Game], kind_of_page: type[Page]) -> None:
    assert kind_of_page is game.page()
    for event, row in kind_of_page.SHOWN.items():
        for end in row.way.split(">") if row.way else ():
            _, at, who = end.partition("@")
            assert not at or who in event.values, event


def test_every_mark_of_a_forecast_is_drawn(game: type[Game]) -> None:
    """By the house, or by the style of the game. A game without a page has the forecasts of the house."""
    sheets = [collect().get(name) for name in ("css/table.css", f"games/{game.slug}/table.css")]
    drawn = {mark.decode() for css in sheets if css for mark in re.findall(rb'\[data-would="(\w+)"\]', css.body)}
    assert drawn >= {"win", "fall"}
    match, dice = start(game, game.seats[0], 3), Random(1)  # noqa: S311  # a walk, no secret
    told = 0
    for _ in range(60):
        if match.over:
            break
        decision = dice.choice(match.decisions)
        key = dice.choice(decision.keys)
        after = match.preview(decision.seat, key)
        if after is not None:
            forecast = foretold(scene(match, decision.seat).page, after)
            assert set(forecast.marks.values()) <= drawn, key
            told += bool(forecast.said)
        match.choose(decision.seat, key)
    assert told or not catalog.is_ours(game.slug)  # a guest's may have nothing to foresee
