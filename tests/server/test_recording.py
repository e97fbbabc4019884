"""What everybody saw of a match is recorded as the rules give it."""

import json
from random import Random

import pytest

import croupier
from croupier import catalog
from croupier.engine import Match
from croupier.engine.play.replay import played
from croupier.server.service.recording import FORMAT, Kept, Recording, endings, eye_of, read_ending, record
from croupier.server.service.runtime.recorder import _slice
from croupier.server.store.records import Recorded
from croupier.server.web.replay_steps import Unrolled

LONG = 60
"""So many choices are enough to see everything that differs from one to the next."""


def a_match(game: str, seed: int = 1) -> Match:
    """A match of random choices, some of them side by side."""
    match, chance = croupier.start(game, players=catalog.find(game).seats[0], seed=seed), Random(seed)
    while not match.over and len(match.choices) < LONG:
        decision = chance.choice(match.decisions)
        match.choose(decision.seat, chance.randrange(len(decision.options)))
    return match


def recorded(match: Match) -> tuple[Recorded, ...]:
    """Its recording, made at one go."""
    made = None
    making = record(match.save(), catalog.find)
    while made is None:
        made = _slice(making)
    return made


def plain(value: object) -> str:
    """As JSON, which is what is kept."""
    return json.dumps(value)


@pytest.fixture(scope="module", params=catalog.ours())
def match(request: pytest.FixtureRequest) -> Match:
    """One of each game."""
    return a_match(request.param)


@pytest.fixture(scope="module")
def rows(match: Match) -> dict[int, Recorded]:
    """Its recording."""
    return {row.eye: row for row in recorded(match)}


def test_a_recording_gives_everybody_what_the_rules_give_at_every_step(match: Match, rows: dict[int, Recorded]) -> None:
    kept: Recording = Kept(match.save(), rows)
    rules: Recording = Unrolled([moment.fork() for moment in played(match.save(), catalog.find)])
    assert (len(kept), kept.choices) == (len(rules), rules.choices)
    for at in (*range(0, len(rules), 7), len(rules) - 1):
        assert (kept.told(at), kept.asked(at)) == (rules.told(at), rules.asked(at))
        for seat in (None, *range(match.players)):
            assert plain(kept.view(at, seat)) == plain(rules.view(at, seat)), (at, seat)
            assert plain(kept.log(at, seat)) == plain(rules.log(at, seat)), (at, seat)


def test_the_ending_is_what_each_viewer_saw_and_nothing_else(match: Match, rows: dict[int, Recorded]) -> None:
    assert endings(match) == tuple(Recorded(row.eye, row.ending) for row in rows.values())
    for seat in (None, *range(match.players)):
        view, log = read_ending(rows[eye_of(seat)].ending)
        assert (plain(view), plain(log)) == (plain(match.view(seat)), plain(match.log_for(seat)))


def test_a_recording_of_a_format_that_is_not_known_is_no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = endings(a_match("quintet"))
    monkeypatch.setattr("croupier.server.service.recording.FORMAT", FORMAT + 1)
    with pytest.raises(croupier.BadReplay, match="format 1"):
        read_ending(rows[0].ending)
