"""Films: frames opened and closed by events, their steps."""

from croupier.kit import Frame, Shown
from croupier.kit.film import frames

ROWS = {
    "race": Shown(opens="race", closes=True, step="start", then="run"),
    "flag": Shown(step="flag"),
    "home": Shown(step="home", then="after"),
    "cleared": Shown(ends=True),
    "rain": Shown(opens="rain", alone=True),
    "night": Shown(closes=True),
}


def film(told: str, start: int = 0) -> list[Frame]:
    """The film of these events."""
    log = [{"event": name} for name in told.split()]
    return list(frames(log, lambda event: ROWS.get(event["event"], Shown()), start))


def steps(frame: Frame) -> dict[str, list[str]]:
    return {name: [event["event"] for event in events] for name, events in frame.steps.items()}


def test_events_go_to_the_running_step_or_to_their_own() -> None:
    (race,) = film("bell race fall flag fall home fall")
    assert (race.kind, race.line) == ("race", 2)
    assert steps(race) == {
        "start": ["race"],
        "run": ["fall", "fall"],
        "flag": ["flag"],
        "home": ["home"],
        "after": ["fall"],
    }
    assert race.step("none") == []


def test_an_event_may_close_a_frame_before_it_or_end_it_with_it() -> None:
    first, second = film("race race fall night fall")
    assert (first.line, second.line) == (1, 2)
    assert steps(second) == {"start": ["race"], "run": ["fall"]}
    (ended,) = film("race cleared fall")
    assert steps(ended) == {"start": ["race"], "run": ["cleared"]}


def test_what_is_alone_opens_a_frame_of_one_event_but_cuts_no_other() -> None:
    assert [(f.kind, f.line) for f in film("rain fall race rain fall night rain")] == [
        ("rain", 1),
        ("race", 3),
        ("rain", 7),
    ]
    (race,) = film("race rain fall")
    assert steps(race)["run"] == ["rain", "fall"]


def test_a_film_may_begin_later() -> None:
    assert [f.line for f in film("race night race", 1)] == [3]
