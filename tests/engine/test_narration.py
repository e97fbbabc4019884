"""What is told: who may know which value, and what it costs where nobody listens."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from croupier.engine import (
    CARD,
    DATA,
    FACE,
    FACES,
    NUMBER,
    SEAT,
    BrokenRules,
    CardId,
    Event,
    Face,
    FaceId,
    Game,
    Match,
    Option,
    Own,
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


DREW = Event("drew", "1.2", seat=SEAT, card=CARD)
SHOWED = Event("showed", "1.3", seat=SEAT, card=CARD)
LAID = Event("laid", "1.4", seat=SEAT, card=CARD)
TOOK_NONE = Event("took-none", "1.5", card=CARD)


class Drawing(Game):
    """A card is drawn, perhaps shown to a neighbour, and laid open when that one wants it."""

    slug: ClassVar[str] = "drawing"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Drawing"
    seats: ClassVar[tuple[int, int]] = (2, 3)
    FACES: ClassVar[tuple[Face, ...]] = tuple(Face(f"owl-{n}", "owls") for n in range(9))

    deck: list[CardId]
    hand: Own[list[list[CardId]]]
    table: Public[list[CardId]]

    def setup(self) -> None:
        self.deck = self.add_cards(map(FaceId, range(9)), shuffled=True)

    def step(self) -> None:
        card = self.deck.pop()
        self.hand[1].append(card)
        self.say(DREW, 1, card)
        if self.ask(1, "show", [Option("no", value=False), Option("yes", value=True)]):
            self.remember([card], [0])
            self.say(SHOWED, 1, card)
        self.ask(0, "lay", [Option("lay", 0)])
        self.table.append(self.hand[1].pop())
        self.say(LAID, 1, card)
        self.say(TOOK_NONE, None)
        if len(self.table) == 3:
            self.finish([1.0] * self.players)


def heard(match: Match, event: str) -> list[int | None]:
    """Who hears which card an event speaks of: seats, and None for a spectator."""
    return [
        seat
        for seat in (None, 0, 1, 2)
        if [line for line in match.log_for(seat) if line["event"] == event][-1].get("card")
    ]


def test_a_card_is_told_to_those_who_know_it_at_that_moment() -> None:
    match = start(Drawing, 3, 1)
    assert heard(match, "drew") == [1]
    match.choose(1, "yes")
    assert heard(match, "showed") == [0, 1]
    match.choose(0, "lay")
    assert heard(match, "laid") == [None, 0, 1, 2]
    assert match.log_for(2)[0] == {"event": "drew", "rule": "1.2", "seat": 1}  # it stays what was known then
    assert match.log[3] == {"event": "took-none", "rule": "1.5", "card": None}


def test_a_told_card_has_the_face_of_its_world() -> None:
    match = start(Drawing, 3, 1)
    match.choose(1, "no")
    own = {match.determinize(1, seed).log_for(1)[0]["card"] for seed in range(9)}
    assert own == {match.log_for(1)[0]["card"]}
    for seed in range(3):
        world = match.determinize(0, seed)
        assert world.log_for(0) == match.log_for(0)
        world.choose(0, "lay")
        assert next(line["card"] for line in world.log if line["event"] == "laid") == world.view(0)["table"][0]


def test_what_is_no_card_is_named() -> None:
    class Mistaken(Drawing):
        def step(self) -> None:
            self.say(DREW, 1, 40)

    with pytest.raises(BrokenRules, match="The event 'drew' tells 40 as a card: there are cards 0 to 8"):
        start(Mistaken, 2, 1)


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
        ((0, 7, []), "The event 'shown' tells 7 as card: FACES has places 0 to 0; a card is told as CARD, by its id"),
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


@pytest.mark.parametrize(
    ("name", "rule", "values", "says"),
    [
        ("took a card", "1.1", {}, "No event is called 'took a card': its name has letters, digits, - and _."),
        ("took", 1.1, {}, "The event 'took' cites 1.1: write the number of a rule as a text, '1.1'."),
        (
            "took",
            "1.1",
            {"seat": SEAT, "card": int},
            "The event 'took' tells card as <class 'int'>: say what it is by ",
        ),
    ],
)
def test_an_event_that_cannot_be_is_refused_where_it_is_written(
    name: str,
    rule: Any,  # Any: anything wrong
    values: Mapping[str, Any],  # Any: as above
    says: str,
) -> None:
    with pytest.raises(BrokenRules) as refused:
        Event(name, rule, **values)
    assert str(refused.value).startswith(says)
