"""Images: cards as print shops and virtual tables take them, a PNG each or many on one."""

import csv
import json
from collections.abc import Iterator, Mapping
from io import StringIO
from pathlib import Path
from typing import Any

from croupier.paper.cards import Data
from croupier.paper.contents import Contents, contents
from croupier.paper.order import CARD, Order
from croupier.paper.printing import BARE, Printed, item
from croupier.paper.sheets import Place

INCH = 25.4
POKER = (2.5 * INCH, 3.5 * INCH)
"""What print shops cut, in mm: a hair more than a card of ours, which stands in its middle."""

BLEED = INCH / 8
DENSITY = 300.0

MOST_ON_ONE = 69
"""Cards on an image of Tabletop Simulator: it has 70 places, and the last one is what others see of a hand."""

ACROSS = 10
LARGEST = 4096
"""Pixels of an image that every graphics card takes."""

_LIES = {"rotX": 0, "rotY": 180, "rotZ": 180, "scaleX": 1, "scaleY": 1, "scaleZ": 1}
"""Face down, as large as the cards of the simulator."""

_USUAL = {
    "ColorDiffuse": dict.fromkeys("rgb", 0.713235259),
    "Locked": False,
    "Grid": True,
    "Snap": True,
    "Autoraise": True,
    "Sticky": True,
    "Tooltip": True,
}
"""What the simulator itself writes of a card that nobody has changed."""


def cards_png(order: Order, name: str) -> dict[str, Printed]:
    """Each card and each back as a PNG of 825 x 1125 pixels with its bleed, and how many of each there are as CSV."""
    box = contents(order)
    paper = (POKER[0] + 2 * BLEED, POKER[1] + 2 * BLEED)
    middle = Place((paper[0] - CARD[0]) / 2, (paper[1] - CARD[1]) / 2)
    sides: list[tuple[int | None, str]] = [(number, card["back"]) for number, card in enumerate(box.cards)]
    sides += [(None, back) for back in box.backs]
    images = _images(box, paper, [[item(middle, face, back)] for face, back in sides], DENSITY)
    made = {}
    table = StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(("file", "back", "copies"))
    for (face, back), image in zip(sides, images, strict=True):
        if face is None:
            made[f"{name}/back-{back}.png"] = Printed(image, 1, 0)
        else:
            card = box.cards[face]
            file = f"{card['id']}-{card['least']}.png" if card["least"] else f"{card['id']}.png"
            made[f"{name}/{file}"] = Printed(image, 1, card["copies"])
            rows.writerow((file, f"back-{back}.png", card["copies"]))
    made[f"{name}/cards.csv"] = Printed(table.getvalue().encode(), 0, 0)
    return made


def cards_tts(order: Order, name: str, folder: Path) -> dict[str, Printed]:
    """A saved object of Tabletop Simulator: a deck for each back, and the images that it shows from this folder."""
    box = contents(order)
    sheets = [*_on_sheets(box)]
    most = max(len(sheet) for _, sheet in sheets)
    across = min(ACROSS, max(2, most))
    down = max(2, -(-most // across))
    paper = (across * CARD[0], down * CARD[1])
    places = [Place(column * CARD[0], row * CARD[1]) for row in range(down) for column in range(across)]
    faces = [[item(place, face, back) for place, face in zip(places, sheet, strict=False)] for back, sheet in sheets]
    density = min(DENSITY, *(LARGEST * INCH / side for side in paper))
    backs = _images(box, CARD, [[item(Place(0, 0), None, back)] for back in box.backs], DENSITY)
    made = {f"{name}-back-{back}.png": Printed(image, 1, 0) for back, image in zip(box.backs, backs, strict=True)}
    decks: dict[str, dict[str, Any]] = {back: {"CustomDeck": {}, "cards": []} for back in box.backs}  # Any: JSON
    for number, ((back, sheet), image) in enumerate(zip(sheets, _images(box, paper, faces, density), strict=True), 1):
        file = f"{name}-{number}.png"
        made[file] = Printed(image, 1, sum(box.cards[face]["copies"] for face in sheet))
        shown = {
            "FaceURL": _address(folder / file),
            "BackURL": _address(folder / f"{name}-back-{back}.png"),
            "NumWidth": across,
            "NumHeight": down,
            "BackIsHidden": True,
            "UniqueBack": False,
        }
        decks[back]["CustomDeck"][str(number)] = shown
        for place, face in enumerate(sheet):
            one = _card(box.cards[face], 100 * number + place) | {"CustomDeck": {str(number): shown}}
            decks[back]["cards"] += [dict(one) for _ in range(box.cards[face]["copies"])]
    piles = [_pile(box, at, deck) for at, deck in enumerate(decks.values())]
    cards = [card for pile in piles for card in pile.get("ContainedObjects", ())]
    for number, one in enumerate([*piles, *cards], 1):
        one["GUID"] = f"{number:06x}"
    saved = {"ObjectStates": piles}
    made[f"{name}.json"] = Printed(json.dumps(saved, indent=1, ensure_ascii=False).encode(), 0, 0)
    return made


def _on_sheets(box: Contents) -> Iterator[tuple[str, list[int]]]:
    """The cards of each back, by number, as many as one image takes."""
    for back in box.backs:
        pile = [number for number, card in enumerate(box.cards) if card["back"] == back]
        for first in range(0, len(pile), MOST_ON_ONE):
            yield back, pile[first : first + MOST_ON_ONE]


def _images(box: Contents, paper: tuple[float, float], sheets: list[list[Data]], density: float) -> list[bytes]:
    """A PNG for each of these sheets, on a paper of this size in mm, with so many pixels an inch."""
    laid = {"paper": paper, "bleed": 0, "foot": "", "sheets": [BARE | {"items": items} for items in sheets]}
    with box.typeset("cards", **laid) as pages:
        return pages.png(density)


def _address(file: Path) -> str:
    """The address of a file as the simulator writes it: the path as it is, with its blanks, behind three slashes."""
    return f"file:///{file.absolute()}"


def _card(card: Data, number: int) -> dict[str, Any]:  # Any: JSON
    return {
        "Name": "Card",
        "Nickname": card["name"],
        "Description": "\n".join(line for line in (card["kind"], card["text"]) if line),
        **_USUAL,
        "CardID": number,
        "Hands": True,
        "SidewaysCard": False,
        "Transform": {"posX": 0, "posY": 1, "posZ": 0, **_LIES},
    }


def _pile(box: Contents, at: int, deck: Mapping[str, Any]) -> dict[str, Any]:  # Any: JSON
    """A pile on the table, face down, beside the one before it; a single card is no deck."""
    lies = {"Transform": {"posX": 3 * at, "posY": 1, "posZ": 0, **_LIES}}
    if len(deck["cards"]) == 1:
        return {**deck["cards"][0], "Name": "CardCustom", **lies}
    return {
        "Name": "DeckCustom",
        "Nickname": box.title,
        "Description": "",
        **_USUAL,
        "Hands": False,
        "SidewaysCard": False,
        "DeckIDs": [card["CardID"] for card in deck["cards"]],
        "CustomDeck": deck["CustomDeck"],
        "ContainedObjects": deck["cards"],
        **lies,
    }
