"""A film: frames opened and closed by events, as the rows of `SHOWN` say."""

from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st

from croupier.kit import Plain, Shown, frames
from croupier.kit.timeline import last_frame

ROWS: Mapping[str, Shown] = {
    "fight": Shown(opens="fight", step="members"),
    "member": Shown(step="members"),
    "winner": Shown(step="winner", then="after"),
    "hurt": Shown(),
    "storm": Shown(opens="storm", alone=True),
    "turn": Shown(closes=True),
    "fought": Shown(step="end", ends=True),
}


def row(event: Plain) -> Shown:
    return ROWS[event["event"]]


def film(*names: str, start: int = 0) -> list[tuple[str, int, dict[str, list[str]]]]:
    log: list[Plain] = [{"event": name} for name in names]
    found = frames(log, row, start)
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


@given(st.lists(st.sampled_from(sorted(ROWS))))
def test_the_last_frame_is_found_from_the_end_of_the_log(names: list[str]) -> None:
    log: list[Plain] = [{"event": name} for name in names]
    assert last_frame(log, row) == next(reversed(list(frames(log, row))), None)


def test_the_last_frame_is_read_no_further_back_than_where_no_other_is_open() -> None:
    log: list[Plain] = [{"event": name} for name in ("fight", "turn", "fight", "storm", "hurt")]
    read: list[str] = []

    def noted(event: Plain) -> Shown:
        read.append(event["event"])
        return row(event)

    found = last_frame(log, noted)
    assert found is not None
    assert (found.kind, found.line, found.until) == ("fight", 3, 5)
    assert read == ["hurt", "storm", "fight", "turn", "turn", "fight", "storm", "hurt"]
