"""Cards as images, for print shops and for Tabletop Simulator; the proof."""

import csv
import json
import re
import struct
from collections import Counter
from pathlib import Path
from typing import Any

from orchard import Orchard
from tender import Tender

from croupier import catalog
from croupier.engine import CardId, Counted, Face, FaceId
from croupier.paper import Order, made
from croupier.paper.contents import contents
from croupier.paper.images import LARGEST, MOST_ON_ONE, _on_sheets

GAMES = [catalog.find(slug) for slug in catalog.ours()]


class Windfall(Orchard):
    """An orchard with a tool that lies in the box once, under a back of its own."""

    FACES = (*Orchard.FACES, Face("ladder", back="tool"))
    shed: Counted[list[CardId]]

    def setup(self) -> None:
        super().setup()
        self.shed = self.add_cards([FaceId(4)])


def file_at(address: str) -> Path:
    """The file at an address as Tabletop Simulator writes it into its saves: `file:///C:/My cards/deck.png`."""
    assert address.startswith("file:///")
    return Path(address.removeprefix("file:///"))


def pixels(image: bytes) -> tuple[int, int]:
    """Width and height of a PNG, from its head."""
    assert image.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", image[16:24])
    return int(wide), int(high)


def test_each_card_and_back_is_an_image_with_its_bleed() -> None:
    files = made(Order(Windfall, players=(2,)), form="png")
    table = files.pop("orchard-cards.en/cards.csv").body.decode()
    assert {pixels(one.body) for one in files.values()} == {(825, 1125)}
    rows = {row["file"]: row for row in csv.DictReader(table.splitlines())}
    box = Order(Windfall, players=(2,)).box().cards
    assert {name: int(row["copies"]) for name, row in rows.items()} == {
        f"{Windfall.FACES[face].id}.png": copies for face, copies in box.items()
    }
    named = {*rows, *(row["back"] for row in rows.values())}
    assert {f"orchard-cards.en/{name}" for name in named} == files.keys()


def test_backs_that_nobody_has_drawn_are_told_apart() -> None:
    files = made(Order(Tender), form="png")
    bid, prize = (file.body for name, file in files.items() if "/back-" in name)
    assert bid != prize


def test_tabletop_simulator_finds_each_card_on_its_image(tmp_path: Path) -> None:
    order = Order(Windfall, players=(3,))
    folder = tmp_path / "My Games" / "Spiele für 2 & mehr"
    files = made(order, form="tts", folder=folder)
    deck, single = json.loads(files["orchard-cards.en.json"].body)["ObjectStates"]
    assert (deck["Name"], single["Name"], single["Nickname"]) == ("DeckCustom", "CardCustom", "Ladder")
    assert deck["DeckIDs"] == [card["CardID"] for card in deck["ContainedObjects"]]
    objects = [*deck["ContainedObjects"], single]
    box = order.box().cards
    assert Counter(card["Nickname"].lower() for card in objects) == {
        Windfall.FACES[face].id: copies for face, copies in box.items()
    }
    places = {}
    for card in objects:
        number, place = divmod(card["CardID"], 100)
        shown = card["CustomDeck"][str(number)]
        assert place < shown["NumWidth"] * shown["NumHeight"] - 1
        assert min(shown["NumWidth"], shown["NumHeight"]) >= 2
        places[card["Nickname"]] = (number, place)
        for url in (shown["FaceURL"], shown["BackURL"]):
            file = file_at(url)
            assert file.parent == folder
            assert max(pixels(files[file.name].body)) <= LARGEST
        wide, high = pixels(files[file_at(shown["FaceURL"]).name].body)
        assert abs(wide / shown["NumWidth"] / (high / shown["NumHeight"]) - 63 / 88) < 0.01
    assert len(set(places.values())) == len(places)


PLACE = dict.fromkeys(("posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"), float)
SHEET = {"FaceURL": str, "BackURL": str, "NumWidth": int, "NumHeight": int, "BackIsHidden": bool, "UniqueBack": bool}
SWITCHES = ("Locked", "Grid", "Snap", "Autoraise", "Sticky", "Tooltip", "Hands", "SidewaysCard")
THING = {
    **dict.fromkeys(("Name", "Nickname", "Description", "GUID"), str),
    **dict.fromkeys(SWITCHES, bool),
    "ColorDiffuse": dict.fromkeys("rgb", float),
    "Transform": PLACE,
}
CARD = {**THING, "CardID": int, "CustomDeck": {"*": SHEET}}
DECK = {**THING, "DeckIDs": [int], "CustomDeck": {"*": SHEET}, "ContainedObjects": [CARD]}
"""The documented format of a save (kb.tabletopsimulator.com, "Save File Format"): fields and their types."""
MOST_ACROSS, MOST_DOWN, PLACES = 10, 7, 70
"""The largest grid of an image ("Custom Deck"); a number of a card is 100 times that of its image and its place."""


def shaped(value: Any, shape: Any, where: str = "save") -> None:  # Any: JSON
    """Asserts that a value has this shape: all of its fields and no others."""
    if isinstance(shape, dict):
        assert value, where
        assert "*" in shape or value.keys() == shape.keys(), where
        for name, part in value.items():
            assert "*" not in shape or name.isdecimal(), where
            shaped(part, shape.get("*") or shape[name], f"{where}.{name}")
    elif isinstance(shape, list):
        for part in value:
            shaped(part, shape[0], f"{where}[]")
    else:
        right = isinstance(value, int | float) if shape is float else isinstance(value, shape)
        assert right, where
        assert shape is bool or not isinstance(value, bool), where


def test_a_saved_object_has_the_documented_fields_and_types(tmp_path: Path) -> None:
    for game in (Windfall, GAMES[0]):
        files = made(Order(game), form="tts", folder=tmp_path)
        (saved,) = (json.loads(file.body) for name, file in files.items() if name.endswith(".json"))
        assert [*saved] == ["ObjectStates"]
        for one in saved["ObjectStates"]:
            deck = one["Name"] == "DeckCustom"
            shaped(one, DECK if deck else CARD)
            held = one["ContainedObjects"] if deck else [one]
            assert {card["Name"] for card in held} == {"Card" if deck else "CardCustom"}
            assert {(card["Hands"], card["Transform"]["rotZ"]) for card in held} == {(True, 180)}
            backs = {sheet["BackURL"] for card in held for sheet in card["CustomDeck"].values()}
            assert len(backs) == 1
            for card in held:
                assert [*card["CustomDeck"]] == [str(card["CardID"] // 100)]
                assert not deck or card["CustomDeck"].items() <= one["CustomDeck"].items()


def test_each_object_of_a_save_has_a_guid_of_its_own(tmp_path: Path) -> None:
    files = made(Order(Windfall), form="tts", folder=tmp_path)
    objects = json.loads(files["orchard-cards.en.json"].body)["ObjectStates"]
    every = [*objects, *(card for one in objects for card in one.get("ContainedObjects", ()))]
    found = [one["GUID"] for one in every]
    assert len({*found}) == len(found) > 20
    assert all(re.fullmatch("[0-9a-f]{6}", guid) for guid in found)


def test_images_are_as_large_as_the_simulator_takes_them(tmp_path: Path) -> None:
    """PNG in RGB, at most 4096 pixels and 10 x 7 cards, its last place empty: that is what others see of a hand."""
    game = GAMES[-1]
    files = made(Order(game), form="tts", folder=tmp_path)
    (saved,) = (json.loads(file.body) for name, file in files.items() if name.endswith(".json"))
    for deck in saved["ObjectStates"]:
        for number, sheet in deck["CustomDeck"].items():
            wide, high = sheet["NumWidth"], sheet["NumHeight"]
            assert 2 <= wide <= MOST_ACROSS
            assert 2 <= high <= MOST_DOWN
            places = [card % 100 for card in deck["DeckIDs"] if card // 100 == int(number)]
            assert max(places) < wide * high - 1 < PLACES
            image = files[file_at(sheet["FaceURL"]).name].body
            assert max(pixels(image)) <= LARGEST
            assert image[25] in (2, 6)  # the colour type of a PNG: RGB, or RGB with alpha
            assert (sheet["BackIsHidden"], sheet["UniqueBack"]) == (True, False)


def test_no_image_has_more_cards_than_tabletop_simulator_takes() -> None:
    for game in GAMES:
        box = contents(Order(game))
        sheets = [*_on_sheets(box)]
        assert sorted(number for _, sheet in sheets for number in sheet) == [*range(len(box.cards))]
        for back, sheet in sheets:
            assert len(sheet) <= MOST_ON_ONE
            assert {box.cards[number]["back"] for number in sheet} == {back}


def test_a_proof_has_each_card_once() -> None:
    (proof,) = made(Order(GAMES[0], "de"), "proof").values()
    assert proof.body.startswith(b"%PDF-")
    assert (proof.pages, proof.cards) == (1, len(GAMES[0].FACES))
