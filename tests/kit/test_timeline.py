"""A film: frames opened and closed by events, as the rows of `SHOWN` say."""

from collections.abc import Mapping

from croupier.kit import Plain, Shown, frames

ROWS: Mapping[str, Shown] = {
    "fight": Shown(opens="fight", step="members"),
    "member": Shown(step="members"),
    "winner": Shown(step="winner", then="after"),
    "hurt": Shown(),
    "storm": Shown(opens="storm", alone=True),
    "turn": Shown(closes=True),
    "fought": Shown(step="end", ends=True),
}


def film(*names: str, start: int = 0) -> list[tuple[str, int, dict[str, list[str]]]]:
    log: list[Plain] = [{"event": name} for name in names]
    found = frames(log, lambda event: ROWS[event["event"]], start)
    return [(f.kind, f.line, {step: [e["event"] for e in events] for step, events in f.steps.items()}) for f in found]


def test_an_event_opens_a_frame_and_another_closes_it() -> None:
    assert film("turn", "fight", "member", "turn", "hurt", "fight") == [
        ("fight", 2, {"members": ["fight", "member"]}),
        ("fight", 6, {"members": ["fight"]}),
    ]


def test_an_event_without_a_step_belongs_to_the_one_that_runs() -> None:
    ((_, _, steps),) = film("fight", "winner", "hurt", "hurt")
    assert steps == {"members": ["fight"], "winner": ["winner"], "after": ["hurt", "hurt"]}


def test_an_event_may_be_a_frame_by_itself() -> None:
    assert film("storm", "hurt", "storm") == [("storm", 1, {"": ["storm"]}), ("storm", 3, {"": ["storm"]})]


def test_a_film_begins_where_it_is_told_to() -> None:
    assert film("storm", "turn", "storm", start=1) == [("storm", 3, {"": ["storm"]})]


def test_an_event_may_end_the_frame_it_belongs_to() -> None:
    assert film("fight", "fought", "hurt", "storm") == [
        ("fight", 1, {"members": ["fight"], "end": ["fought"]}),
        ("storm", 4, {"": ["storm"]}),
    ]


def test_what_can_be_a_frame_by_itself_cuts_no_other() -> None:
    assert film("fight", "winner", "storm", "hurt") == [
        ("fight", 1, {"members": ["fight"], "winner": ["winner"], "after": ["storm", "hurt"]})
    ]
