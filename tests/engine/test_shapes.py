"""What a declaration says a value can be, and what lies beyond it."""

from enum import Enum
from typing import Annotated, Literal

import pytest

from croupier.engine import (
    BrokenRules,
    BySeat,
    CardId,
    FaceId,
    Own,
    Part,
    Place,
    Public,
    Seat,
    derived,
    face,
    longest,
    number,
    word,
)
from croupier.engine.shapes import (
    CardFace,
    Field,
    Fixed,
    Flag,
    Many,
    Maybe,
    Number,
    OfEachSeat,
    Record,
    SeatNumber,
    Word,
    breaches,
    shapes,
)
from croupier.engine.state.parts import Visibility

Weather = Annotated[str, word("sun", "rain")]


class Tide(Enum):
    LOW = "low"
    HIGH = "high"


class Boat(Part):
    """Fields of a part that lies in another one."""

    captain: Public[Seat]
    load: Public[Annotated[int, number(0, 9)]] = 0
    secret: int = 0


class Harbour(Part):
    """A field of each kind."""

    weather: Public[Weather]
    tide: Public[Tide]
    flag: Public[Literal["red", "green"]]
    fog: Public[bool]
    depth: Public[int]
    berth: Public[Annotated[Place, number(-1, 3)]]
    turns: Public[Annotated[list[Seat], longest(4)]]
    boats: Public[list[list[Boat]]]
    coins: Public[BySeat[int]]
    marks: Public[Annotated[BySeat[int], number(0, 2)]]
    guest: Public[Boat | None]
    pair: Public[tuple[Seat, Weather]]
    crane: Public[CardId]
    picture: Public[FaceId]
    hand: Own[list[list[CardId]]]
    piles: Public[tuple[list[CardId], ...]]


def test_every_declaration_has_its_shape() -> None:
    found = {field.name: field.shape for field in shapes(Harbour)}
    assert found == {
        "weather": Word(("sun", "rain")),
        "tide": Word(("low", "high"), member=True),
        "flag": Word(("red", "green")),
        "fog": Flag(),
        "depth": Number(),
        "berth": Number(-1, 3),
        "turns": Many(SeatNumber(), 4),
        "boats": OfEachSeat(Many(Record(Boat))),
        "coins": OfEachSeat(Number()),
        "marks": OfEachSeat(Number(0, 2)),
        "guest": Maybe(Record(Boat)),
        "pair": Fixed((SeatNumber(), Word(("sun", "rain")))),
        "crane": CardFace(on_table=True),
        "picture": CardFace(on_table=False),
        "hand": OfEachSeat(Many(CardFace(on_table=True))),
        "piles": Many(Many(CardFace(on_table=True))),
    }
    assert shapes(Boat)[2] == Field("secret", Visibility.NOBODY, Number())


def boat(captain: Seat, load: int) -> Boat:
    one = Boat()
    one.captain, one.load = captain, load
    return one


def harbour() -> Harbour:
    here = Harbour()
    here.weather, here.tide, here.flag, here.fog, here.depth, here.berth = "sun", Tide.LOW, "red", False, -70, -1
    here.turns, here.boats, here.coins, here.marks, here.guest = [1, 0], [[], []], [1, 1000], [0, 2], None
    here.pair, here.crane, here.picture, here.hand, here.piles = (0, "rain"), CardId(0), FaceId(0), [[], []], ()
    return here


def test_what_lies_within_is_not_named() -> None:
    assert not list(breaches(harbour(), 2))


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("weather", "snow", "is 'snow': declared is one of 'sun', 'rain'"),
        ("flag", "blue", "is 'blue': declared is one of 'red', 'green'"),
        ("berth", 4, "is 4: declared is -1 to 3"),
        ("turns", [0, 1, 0, 1, 0], "is [0, 1, 0, 1, 0]: declared is at most 4 entries"),
        ("turns", [0, 2], "[1] is 2: declared is a seat, 0 to 1, or -1"),
        ("boats", [[], [boat(0, 10)]], "[1][0].load is 10: declared is 0 to 9"),
        ("coins", [1], "is [1]: declared is one entry for each of 2 seats"),
        ("marks", [0, 3], "[1] is 3: declared is 0 to 2"),
        ("guest", boat(2, 0), ".captain is 2: declared is a seat, 0 to 1, or -1"),
        ("pair", (0, "snow"), "[1] is 'snow': declared is one of 'sun', 'rain'"),
    ],
)
def test_what_lies_beyond_is_named_with_its_place_and_its_bounds(name: str, value: object, said: str) -> None:
    here = harbour()
    setattr(here, name, value)
    (breach,) = breaches(here, 2)
    assert breach.startswith(f"Harbour.{name} (test_shapes.py, line ")
    assert breach.endswith(f"){said}" if said[0] in "[." else f") {said}")


def test_what_cannot_be_true_of_a_type_is_refused() -> None:
    class Spelt(Part):
        depth: Public[Annotated[int, word("deep")]]

    class Long(Part):
        depth: Public[Annotated[int, longest(3)]]

    class Printed(Part):
        depth: Public[Annotated[str, face("deep")]]

    for wrong in (Spelt, Long, Printed):
        with pytest.raises(BrokenRules, match=rf"{wrong.__name__}\.depth \(test_shapes.py, line \d+\)"):
            shapes(wrong)
    with pytest.raises(BrokenRules):
        longest(0)


def test_what_is_ones_own_has_an_entry_for_each_seat_without_saying_so() -> None:
    class Owned(Part):
        promise: Own[list[int]]
        debts: Own[Annotated[list[int], number(0, 3)]]

    assert [field.shape for field in shapes(Owned)] == [OfEachSeat(Number()), OfEachSeat(Number(0, 3))]

    class Single(Part):
        promise: Own[int]

    with pytest.raises(BrokenRules, match=r"Single\.promise \(test_shapes.py, line \d+\): what is one's own is a list"):
        shapes(Single)


def test_a_domain_without_values_says_nothing_of_a_field() -> None:
    class Open(Part):
        depth: Public[Annotated[int, derived(number(0, 1))._replace(values=None)]]

    assert shapes(Open)[0].shape == Number()
