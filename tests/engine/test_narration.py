"""What is told: who may know which value, and what it costs where nobody listens."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest

from croupier.engine import (
    DATA,
    FACE,
    FACES,
    NUMBER,
    SEAT,
    BrokenRules,
    Event,
    Face,
    Game,
    Option,
    Public,
    start,
    untold,
)

COUNTED = Event("counted", "1.1", seat=SEAT, number=NUMBER, pieces=DATA)


class Counting(Game):
    """One question; its answer is told with what it is made of."""

    slug: ClassVar[str] = "counting"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Counting"
    seats: ClassVar[tuple[int, int]] = (1, 2)
    variants: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    EVENTS: ClassVar[tuple[Event, ...]] = (COUNTED,)
    made: ClassVar[list[int]] = []

    total: Public[int]

    def setup(self) -> None:
        self.total = 0

    def step(self) -> None:
        number = self.ask(0, "count", [Option("2", 2), Option("5", 5)])
        self.say(COUNTED, 0, number, lambda: self.pieces(number))
        self.total = number
        self.finish([1.0] * self.players)

    def pieces(self, number: int) -> Sequence[int]:
        """Ones."""
        self.made.append(number)
        return [1] * (number - self.total)


def test_data_is_made_when_it_is_told_and_known_to_all() -> None:
    match = start(Counting, 2, 1)
    match.choose(0, "2")
    for seat in (None, 0, 1):
        (line,) = match.log_for(seat)
        assert line == {"event": "counted", "rule": "1.1", "seat": 0, "number": 2, "pieces": [1, 1]}


def test_data_is_not_made_where_nobody_listens() -> None:
    match = start(Counting, 1, 1)
    Counting.made.clear()
    game = match.explore(0, 1, lambda seat, name, options: 1)
    assert game.over
    assert Counting.made == []


class Pacing(Counting):
    """Both count at their own pace, twice."""

    def step(self) -> None:
        def count(seat: int) -> None:
            for _ in range(2):
                self.say(COUNTED, seat, self.ask(seat, "count", [Option("2", 2), Option("5", 5)]), list)

        self.together(range(self.players), count)
        self.finish([1.0] * self.players)


def test_news_of_flows_side_by_side_may_stand_between_older_lines() -> None:
    match = start(Pacing, 2, 1)
    match.choose(1, "5")
    earlier = match.log
    assert [line["seat"] for line in earlier] == [1]
    match.choose(0, "2")
    assert [line["seat"] for line in match.log] == [0, 1]
    assert untold(earlier, match.log) == [0]
    assert untold((), match.log) == [0, 1]
    assert untold(match.log, match.log) == []
    assert untold(earlier, (*earlier, *earlier), 1) == [1]
    match.undo()
    assert untold(earlier, match.log) == []


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ((0, 1), r"The event 'shown' tells seat, card, cards, not \(0, 1\)"),
        ((0, 7, []), "The event 'shown' tells 7 as card: "),
        ((0, "tea", []), "The event 'shown' tells 'tea' as card: a face is told by its place in FACES"),
        ((0, 0, [0, 1]), r"The event 'shown' tells \[0, 1\] as cards: "),
        ((0, 0, 0), "The event 'shown' tells 0 as cards: "),
    ],
)
def test_what_an_event_cannot_tell_is_named(told: tuple[object, ...], says: str) -> None:
    shown = Event("shown", "1.1", seat=SEAT, card=FACE, cards=FACES)
    assert shown.plain((0, 0, [0]), None, (Face("owl", "b"),))["cards"] == ["owl"]
    with pytest.raises(BrokenRules, match=says):
        shown.plain(told, 0, (Face("owl", "b"),))
