"""Declared state: copies that share nothing, equality, plain data, and who may see what."""

from enum import StrEnum
from typing import ClassVar

import pytest

from croupier.engine import BrokenRules, CardId, Chance, Counted, Face, FaceId, Game, Own, Part, Place, Public, Seat
from croupier.engine.play.view import view
from croupier.engine.state.meanings import holds_seats, meanings
from croupier.engine.state.parts import cards_in, counted, field_type, fields, may_hold_cards


class Colour(StrEnum):
    RED = "red"


class Ship(Part):
    cargo: Public[list[CardId]]
    flag: Public[CardId | None] = None
    course: list[int]
    tuned: Public[tuple[bool, Colour]] = (False, Colour.RED)


class Fleet(Game):
    slug: ClassVar[str] = "fleet"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Fleet"
    seats: ClassVar[tuple[int, int]] = (2, 2)
    reveals_known: ClassVar[bool] = True
    FACES: ClassVar[tuple[Face, ...]] = (Face("grain", back="g"), Face("wine", back="g"))

    active: Public[Seat]
    line: Public[list[Seat]]
    hand: Own[list[list[CardId]]]
    promise: Own[list[int]]
    deck: Counted[list[CardId]]
    piles: Counted[tuple[list[CardId], ...]]
    ships: Public[list[Ship]]
    best: Public[Ship | None] = None
    prices: Public[dict[str, list[int]]]
    wish: Public[FaceId]
    noted: int = 0

    def setup(self) -> None:
        self.active, self.line, self.promise = 1, [1, 0], [4, 5]
        cards = self.add_cards([FaceId(n % 2) for n in range(10)])
        self.hand, self.deck, self.piles = [cards[:2], cards[2:4]], cards[4:6], ([cards[6]], [])
        ship = Ship()
        ship.cargo, ship.flag, ship.course = [cards[7]], cards[8], [3]
        self.ships, self.best = [ship], ship.copy()
        self.best.cargo, self.best.flag = [cards[9]], None
        self.prices = {"grain": [1, 2]}
        self.wish = FaceId(1)


def fleet() -> Fleet:
    return Fleet.new(2, {}, b"key")


def test_a_declaration_says_what_a_number_means_in_parts_as_well() -> None:
    class Pilot(Part):
        owner: Public[Seat] = -1
        berth: Public[Place] = -1

    class Harbour(Fleet):
        pilots: Public[list[list[Pilot | None]]]

    assert meanings(Fleet) == {"active": "seat", "line": "seat"}
    assert meanings(Harbour) == {**meanings(Fleet), "owner": "seat", "berth": "place"}


def test_a_class_variable_without_a_type_is_no_field() -> None:
    class Small(Fleet):
        EVENTS: ClassVar = ()

    assert fields(Small) == fields(Fleet)


def test_a_copy_shares_nothing_that_can_change() -> None:
    old = fleet()
    new = old.copy()
    assert new == old
    new.hand[0].append(CardId(9))
    new.piles[1].append(CardId(9))
    new.ships[0].cargo.clear()
    new.ships[0].course[0] = 7
    new.prices["grain"][0] = 9
    new.groups[0].append(1)
    new.chance.below(2)
    assert new.best is not None
    new.best.flag = CardId(3)
    assert old == fleet()
    assert new != old


def test_every_field_counts_for_equality() -> None:
    for name, value in {"noted": 1, "wish": FaceId(0), "promise": [4, 6], "piles": ([], [])}.items():
        other = fleet()
        setattr(other, name, value)
        assert other != fleet(), name
    assert fleet() != Ship()


def test_data_is_the_whole_state_as_plain_values() -> None:
    data = fleet().data()
    assert data["ships"] == [{"cargo": [7], "flag": 8, "course": [3], "tuned": [False, "red"]}]
    assert data["piles"] == [[6], []]
    assert data["chance"] == [b"key".hex(), 0]


def test_a_seat_sees_what_is_declared_and_nothing_else() -> None:
    game = fleet()
    game.remember([game.hand[1][0]], [0, 1])
    mine, others = view(game, 0, ()), view(game, None, ())
    assert mine["hand"] == [{"count": 2, "cards": ["grain", "wine"], "known": []}, {"count": 2, "known": ["grain"]}]
    assert others["hand"] == [{"count": 2, "known": []}, {"count": 2, "known": ["grain"]}]
    assert (mine["promise"], others["promise"]) == ([4, None], [None, None])
    assert (mine["deck"], mine["piles"]) == (2, [1, 0])
    assert mine["ships"] == [{"cargo": ["wine"], "flag": "grain", "tuned": [False, "red"]}]  # the course is nobody's
    assert mine["best"] == {"cargo": ["wine"], "flag": None, "tuned": [False, "red"]}
    assert (mine["wish"], mine["active"], mine["prices"]) == ("wine", 1, {"grain": [1, 2]})
    assert not {"noted", "faces", "seen", "groups", "chance", "backs"} & set(mine)


def test_one_of_several_types_is_shown_as_what_it_is() -> None:
    class Mixed(Fleet):
        row: Public[list[CardId | None]]
        cargo: Public[Ship | str | None] = None
        ways: Public[list[Ship | CardId]]
        pairs: Public[list[tuple[Seat, FaceId]]]
        tints: Public[dict[str, Colour]]

        def setup(self) -> None:
            super().setup()
            self.row, self.ways = [CardId(1), None], [self.ships[0].copy(), CardId(0)]
            self.cargo, self.pairs, self.tints = "none", [(1, FaceId(1))], {"sail": Colour.RED}

    game = Mixed.new(2, {}, b"key")
    ship = {"cargo": ["wine"], "flag": "grain", "tuned": [False, "red"]}
    seen = view(game, 0, ())
    assert (seen["row"], seen["cargo"], seen["ways"]) == (["wine", None], "none", [ship, "grain"])
    assert (seen["pairs"], seen["tints"]) == ([[1, "wine"]], {"sail": "red"})
    assert type(seen["tints"]["sail"]) is str
    game.cargo = game.ships[0]
    assert view(game, None, ())["cargo"] == ship


def test_there_is_no_view_for_a_seat_that_does_not_exist() -> None:
    with pytest.raises(LookupError, match="There is no seat 2: this match has seats 0 to 1"):
        view(fleet(), 2, ())


def test_cards_are_found_wherever_they_lie() -> None:
    game = fleet()
    found = [card for name in fields(Fleet) for card in cards_in(getattr(game, name), field_type(Fleet, name))]
    assert sorted(found) == list(range(10))
    assert not may_hold_cards(field_type(Fleet, "wish"))
    assert may_hold_cards(field_type(Fleet, "best"))


def test_seats_are_told_from_other_numbers() -> None:
    assert holds_seats(Fleet, "active")
    assert holds_seats(Fleet, "line")
    assert not holds_seats(Fleet, "promise")


def test_only_lists_are_counted() -> None:
    with pytest.raises(BrokenRules, match="Only lists"):
        counted(3)


def test_a_field_that_cannot_be_copied_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(BrokenRules, match=r"Bad.names: The state cannot hold set\[str\]"):

        class Bad(Part):
            names: Public[set[str]]

    with pytest.raises(BrokenRules, match=r"Bare.size: Say what it is, as in Public\[int\]\."):

        class Bare(Part):
            size: Public  # type: ignore[type-arg]  # what is tested


@pytest.mark.parametrize(
    "name", ["seat", "game", "asked", "facts", "step", "ask", "copy", "pending", "seen", "title_of"]
)
def test_a_field_with_a_name_that_is_taken_is_refused(name: str) -> None:
    def title_of(self: Game) -> str:
        return self.title

    body = {"__annotations__": {name: Public[int]}, "__module__": __name__, "title_of": title_of}
    with pytest.raises(BrokenRules, match=f"Taken cannot have a field {name}: the name is taken"):
        type("Taken", (Fleet,), body)


def test_a_part_may_have_a_seat_and_a_field_be_declared_again() -> None:
    class Flag(Part):
        seat: Public[Seat]
        game: Public[int]

    class Other(Fleet):
        best: Public[Ship | None] = None

    assert list(fields(Flag)) == ["seat", "game"]
    assert list(fields(Other)) == list(fields(Fleet))


def test_a_field_that_setup_leaves_out_is_named() -> None:
    class Forgetful(Fleet):
        extra: Public[int]

    with pytest.raises(BrokenRules, match=r"Forgetful\.setup leaves extra without a value"):
        Forgetful.new(2, {}, b"key")


def test_a_part_says_what_is_in_it() -> None:
    assert repr(fleet().ships[0]).startswith("Ship(cargo=[7], flag=8")
    assert "Chance(" in repr(Chance(b"key"))
