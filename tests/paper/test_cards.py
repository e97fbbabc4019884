"""Cards on sheets: what is printed is what lies in the box, backs lie behind fronts, one order gives the same bytes."""

import re
from collections import Counter
from typing import Any

import pytest
from orchard import Orchard

from croupier import catalog
from croupier.engine import Game
from croupier.paper import CannotPrint, Order, cards_pdf
from croupier.paper.contents import contents
from croupier.paper.order import CARD, Turn, numbers, shift
from croupier.paper.printing import laid_out

GAMES = [catalog.find(slug) for slug in catalog.ours()]
NEAR = 0.01
Slot = dict[str, Any]  # Any: JSON


def slots(order: Order) -> list[list[Slot]]:
    """What Typst has measured of each sheet with cards: where which card lies, in mm."""
    box = contents(order)
    with box.typeset("cards", **laid_out(order, box)) as pages:
        found = pages.asked("slot")
    sheets: dict[int, list[Slot]] = {}
    for slot in found:
        sheets.setdefault(slot["sheet"], []).append(slot)
    return [*sheets.values()]


def laid(order: Order) -> dict[str, Any]:  # Any: JSON
    """Where everything is to stand."""
    return laid_out(order, contents(order))


def boxes(pdf: bytes, name: str) -> set[tuple[float, ...]]:
    """All boxes of that name in a PDF, in mm."""
    found = re.findall(rb"/%sBox ?\[([^]]*)\]" % name.encode(), pdf)
    return {tuple(round(float(number) / 72 * 25.4, 2) for number in box.split()) for box in found}


@pytest.mark.parametrize("game", [*GAMES, Orchard])
def test_each_copy_in_the_box_is_printed_once_and_each_has_its_back(game: type[Game]) -> None:
    order = Order(game, players=(game.seats[1],))
    printed, box = contents(order), order.box().cards
    items = [item for sheet in laid_out(order, printed)["sheets"] for item in sheet["items"]]
    fronts = Counter(printed.cards[item["face"]]["id"] for item in items if item["face"] is not None)
    assert fronts == {game.FACES[face].id: copies for face, copies in box.items()}
    backs = Counter(item["back"] for item in items if item["face"] is None)
    assert backs == sum((Counter({game.FACES[face].back: copies}) for face, copies in box.items()), Counter())


def test_a_copy_says_from_how_many_players_on_it_takes_part() -> None:
    """Where a game wants that, and of piles alone that are not the same for all."""
    perils, printed = catalog.find("perils"), [dict[str, Counter[int]]() for _ in range(3)]
    orders = (Order(perils), Order(perils, players=(4,)), Order(GAMES[0]))
    for order, found in zip(orders, printed, strict=True):
        for card in contents(order).cards:
            found.setdefault(card["id"], Counter())[card["least"]] += card["copies"]
    assert printed[0]["notched_falchion"] == {2: 1, 4: 1, 6: 1}
    assert printed[1]["notched_falchion"] == {2: 1, 4: 1}
    assert {least for card in printed[0].values() for least in card} == {0, 2, 3, 4, 5, 6}
    assert printed[0]["rat_swarm"] == {0: 2}
    assert {least for card in printed[2].values() for least in card} == {0}
    assert len(contents(orders[0], apart=False).cards) == len(printed[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_without_words_below_reaches_the_name(game: type[Game]) -> None:
    for card in contents(Order(game)).cards:
        if card["tall"]:
            wide, high = map(float, re.findall(r'viewBox="\S+ \S+ (\S+) (\S+)"', card["tall"])[0])
            assert high / wide >= (1.13 if card["rail"] else 1.26), card["id"]


def test_a_box_for_several_numbers_of_players_serves_each() -> None:
    low, high = Orchard.seats
    game = Orchard
    wide = Order(game, players=(low, high)).box().cards
    for players in (low, high):
        assert all(wide[face] >= copies for face, copies in Order(game, players=(players,)).box().cards.items())
    assert sum(Order(game, players=(low,)).box().cards.values()) < sum(wide.values())
    assert Order(game).box().cards == wide


@pytest.mark.parametrize("paper", ["a4", "letter", "150x100"])
@pytest.mark.parametrize("turn", ["long", "short"])
@pytest.mark.parametrize(("gap", "moved"), [(0.0, (0, 0)), (2.0, (7, -3))])
def test_backs_lie_behind_their_fronts(paper: str, turn: Turn, gap: float, moved: tuple[int, int]) -> None:
    order = Order(Orchard, paper=paper, turn=turn, gap=gap, shift=moved)
    wide, high = order.size
    over_a_side = (turn == "long") == (high > wide)  # sides change places, or top and foot
    sheets = slots(order)
    for fronts, backs in zip(sheets[::2], sheets[1::2], strict=True):
        for front, back in zip(fronts, backs, strict=True):
            assert (front["back"], back["face"]) == (back["back"], None)
            x, y = back["x"] - moved[0] / 10, back["y"] - moved[1] / 10
            behind = (wide - x - CARD[0], y) if over_a_side else (x, high - y - CARD[1])
            assert behind == pytest.approx((front["x"], front["y"]), abs=NEAR)
    turned = {item["turned"] for sheet in laid(order)["sheets"] for item in sheet["items"] if item["face"] is None}
    assert turned == {not over_a_side}


@pytest.mark.parametrize(
    ("paper", "bleed", "gap", "places"),
    [
        ("a4", 0.0, 0.0, 9),
        ("letter", 0.0, 0.0, 9),
        ("a4", 3.0, 0.0, 6),
        ("letter", 0.0, 3.0, 6),
        ("75x100", 0.0, 0.0, 1),
    ],
)
def test_cards_lie_on_the_paper_and_not_on_each_other(paper: str, bleed: float, gap: float, places: int) -> None:
    order = Order(Orchard, paper=paper, bleed=bleed, gap=gap)
    wide, high = order.size
    (sheet, *_) = slots(order)
    assert len(sheet) == places
    for one in sheet:
        assert 6 - NEAR <= one["x"] <= wide - CARD[0] - 6 + NEAR
        assert 6 - NEAR <= one["y"] <= high - CARD[1] - 6 + NEAR
        for other in sheet:
            apart = max(abs(one["x"] - other["x"]) - CARD[0], abs(one["y"] - other["y"]) - CARD[1])
            assert one is other or apart >= max(gap, 2 * bleed) - NEAR


def test_marks_stand_off_the_cards_and_lie_on_the_paper() -> None:
    for paper, bleed, gap in (("a4", 0.0, 0.0), ("a4", 3.0, 0.0), ("a4", 0.0, 4.5), ("letter", 0.0, 0.0)):
        order = Order(Orchard, paper=paper, bleed=bleed, gap=gap)
        data = laid(order)
        wide, high = order.size
        sheet = data["sheets"][2]
        for x, y, right, down in sheet["marks"]:
            assert max(right, down) >= 1
            assert min(x, y) >= 1 - NEAR
            assert x + right <= wide - 1 + NEAR
            assert y + down <= high - 1 + NEAR
            for card in sheet["items"]:
                apart_x = max(card["x"] - x - right, x - card["x"] - CARD[0])
                apart_y = max(card["y"] - y - down, y - card["y"] - CARD[1])
                assert max(apart_x, apart_y) >= 2 - NEAR


def test_boxes_of_pages() -> None:
    sheets = cards_pdf(Order(Orchard)).body
    assert boxes(sheets, "Media") == {(0, 0, 210, 297)}
    single = cards_pdf(Order(Orchard, paper="card")).body
    assert boxes(single, "Media") == {(0, 0, 63, 88)}
    bleeding = cards_pdf(Order(Orchard, paper="card", bleed=3)).body
    assert boxes(bleeding, "Media") == {(0, 0, 69, 94)}
    assert boxes(bleeding, "Trim") == {(3, 3, 66, 91)}


def test_the_same_order_gives_the_same_bytes() -> None:
    first, second = (cards_pdf(Order(GAMES[0], "fr", ink=ink)).body for ink in ("black", "black"))
    assert first == second
    assert b"/CreationDate" not in first


@pytest.mark.parametrize("turn", ["long", "short"])
@pytest.mark.parametrize("slipped", [(4, -2), (-15, 30)])
def test_a_shift_can_be_read_off_the_trial(turn: Turn, slipped: tuple[int, int]) -> None:
    """Backs that have slipped to the left and up: the number that lies behind the line of the front undoes it."""
    order = Order(Orchard, turn=turn)
    front, back = laid(order)["sheets"][:2]
    for line, scale in zip(front["rulers"], back["rulers"], strict=True):
        axis = line["along"]
        slip = slipped[axis == "y"]
        behind = order.size[axis == "y"] - line[axis] if (axis == "x") == (turn == "long") else line[axis]
        read = 10 * (behind - (scale[axis] - slip / 10))
        assert read == pytest.approx(slip)
        assert min(scale["lines"]) <= read <= max(scale["lines"])


def test_numbers_and_shifts_are_read() -> None:
    assert numbers("2-4") == (2, 3, 4)
    assert numbers("3") == (3,)
    assert shift("4,−2") == (4, -2)
    for wrong in ("4-2", "two", ""):
        with pytest.raises(CannotPrint, match="like 2-4"):
            numbers(wrong)
    with pytest.raises(CannotPrint, match="like 4,-2"):
        shift("4")


def test_a_price_stands_in_a_tag_and_explanations_are_left_out() -> None:
    cards = contents(Order(catalog.find("confluence"), "de")).cards
    (wolf,) = (card for card in cards if card["id"] == "cinder_wolf")
    assert wolf["runs"] == [
        {"marks": [{"icon": "link", "words": "3"}]},
        {"words": " Schärfen\u00a02.", "bold": False},
        {"marks": [{"icon": "sword", "words": "2"}]},
        {"words": " Sammeln (Tiere).", "bold": False},
    ]
    assert "Eigeneffekt, 2\u00a0Angriffspunkte: Sammeln (Tiere) (erhöhe" in wolf["text"]
