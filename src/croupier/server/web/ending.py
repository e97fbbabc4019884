"""After the end of a match: the curve of what everybody could expect, where it was decided, what was better."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from litestar import Response, get

from croupier.engine import BadReplay, Json
from croupier.engine.ranking import winners
from croupier.server.addresses import client_of, network_of
from croupier.server.service.recording import Recording
from croupier.server.service.views import Course, Turn
from croupier.server.web.context import KEPT_FRESH, AtTable, Reply, Sitting, as_json, wants_json
from croupier.server.web.replay import Wish, seen_by, stored, text_of
from croupier.server.web.template_context import headline
from croupier.server.web.view_model import ViewModel, recorded_scene, scene_of

WIDTH, HEIGHT = 300, 100
"""Of the curve, in its own units: 100 high is a certain win."""

APART = 15
"""So far apart stand the names at its right edge at least."""


class Line(NamedTuple):
    """What one seat could expect along the match, as points of the curve, and how high its name stands."""

    seat: int
    name: str
    points: str
    at: int


class Told(NamedTuple):
    """A choice in words: where in the match it was, what was told of it, the number of its step in the replay."""

    where: str
    lines: tuple[str, ...]
    step: int


class Better(NamedTuple):
    """What the viewer chose, where that was, and what the advisor would have chosen."""

    where: str
    chosen: str
    instead: str
    step: int


@dataclass(frozen=True, slots=True)
class Decided:
    """How a match went, for one viewer. `mark` is where on the curve it was decided."""

    curve: tuple[Line, ...]
    mark: int | None
    turn: Told | None
    better: Better | None


def decided(t: ViewModel, course: Course, recording: Recording) -> Decided:
    """The course of a match in words and lines."""
    last = max(len(recording.choices), 1)
    turn, missed = course.decided, course.missed_by(t.me)
    return Decided(
        _curve(t, course, last),
        None if turn is None else round(WIDTH * (turn.at + 1) / last),
        None if turn is None else _told(t, turn, recording),
        None if missed is None else _better(t, missed, recording),
    )


def _curve(t: ViewModel, course: Course, last: int) -> tuple[Line, ...]:
    places = _apart([_height(one) for one in course.outlooks[-1].returns])
    return tuple(
        Line(
            seat,
            t.name(seat),
            " ".join(f"{round(WIDTH * one.at / last)},{_height(one.returns[seat])}" for one in course.outlooks),
            places[seat],
        )
        for seat in range(len(t.names))
    )


def _height(share: float) -> int:
    return round(HEIGHT * (1 - min(max(share, 0.0), 1.0)))


def _apart(heights: Sequence[int]) -> list[int]:
    """The heights, the lower ones moved down until names stand apart; what is then below the picture pushes up."""
    found = list(heights)
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + APART)
    lowest = HEIGHT
    for seat in reversed(order):
        found[seat] = min(found[seat], lowest)
        lowest = found[seat] - APART
    return found


def _moment(t: ViewModel, recording: Recording, at: int, before: Sequence[Json] = ()) -> ViewModel:
    eyes = "watch" if t.me is None else str(t.me)
    return recorded_scene(t.game, t.translator.language, seen_by(recording, at, eyes), names=t.names, before=before)


def _told(t: ViewModel, turn: Turn, recording: Recording) -> Told:
    after = _moment(t, recording, turn.at + 1, recording.log(turn.at, t.me))
    lines = [line.text for line in after.new_lines() if not line.shown.quiet]
    return Told(_moment(t, recording, turn.at).page.when(), tuple(lines[:3]), turn.at + 1)


def _better(t: ViewModel, missed: Turn, recording: Recording) -> Better:
    scene, name = _moment(t, recording, missed.at), recording.asked(missed.at).get(missed.seat, "")
    chosen = recording.choices[missed.at].key
    label = partial(t.translator.label, name, view=scene.view, names=t.names, me=t.me)
    return Better(scene.page.when(), label(key=chosen), label(key=missed.better), missed.at)


async def _course(at: Sitting, viewer: str | None) -> tuple[ViewModel, Decided | None]:
    """How a match went; of one whose rules are not installed nobody can tell."""
    look = await at.tables.look(at.table, viewer)
    t = scene_of(look, at.browser.language, at.seat if viewer else "watch")
    if look.recorded:
        return t, None
    wish = Wish(text_of(await at.tables.replay(at.table)), table=at.table)
    course = await at.tables.course(at.table)
    pay = partial(at.tables.count_replay, network_of(client_of(at.request)))
    recording = await at.context.replays.open(wish.document, pay, partial(stored, at.tables, wish))
    return t, decided(t, course, recording)


@get("/t/{table:str}/course")
async def course(at: AtTable) -> Reply:
    """How the match went: for a script as a fragment of the page of its end, else as a page of its own."""
    t, found = await _course(at, at.viewer)
    if found is None:
        raise BadReplay("The match was played by other rules than those installed here.")
    if wants_json(at.request):
        html = at.context.html("decided.html", at.browser, t.game, t=t, decided=found)
        return as_json({"html": html.strip()})
    return at.context.page("course_page.html", at.browser, game=t.game, t=t, decided=found)


@get("/t/{table:str}/result.svg")
async def result(at: AtTable) -> Reply:
    """The result as a picture to be shown to others, as a spectator sees it."""
    t, found = await _course(at, None)
    values = {"t": t, "decided": found, "headline": headline(t, winners(t.look.returns if t.look else ()))}
    svg = at.context.html("result.svg", at.browser, t.game, **values)
    return Response(svg.strip(), media_type="image/svg+xml", headers=KEPT_FRESH)


HANDLERS = (course, result)
