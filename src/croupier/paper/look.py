"""How the cards of a game look on paper: its inks, its icons, and what `page/paper.toml` says beside them.

That file is a game's own and may lack. `brackets = false` leaves out of sentences what stands in brackets;
`least = true` prints on each copy from how many players on it takes part ("4+"), in piles of which fewer do not need
all; `[signs.kind]` and `[signs.ink]` name the icon of the type line by the kind or the ink of a card, the kind first;
`[edges.top]` and `[edges.foot]`, each with a `fill` and a `sign`, print costs and rail as edges of the card.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from croupier.engine import Face, Game
from croupier.paper.colours import plain
from croupier.paper.errors import CannotPrint
from croupier.paper.pictures import HATCHINGS
from croupier.text.bundle import file_of, package_of

_SYMBOL = re.compile(r'<symbol id="i-([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
_RULE = re.compile(r"\.i-([\w-]+)\s*\{([^{}]*)\}")
_DECLARED = re.compile(r"(--[\w-]+)\s*:\s*([^;{}]+)")
_PARTS = {"--s": "The ground", "--t": "The second pull", "--q": "The accent"}
_USUAL = "poster"
"""The inks of a card that names none: what the house prints a poster in."""


@dataclass(frozen=True, slots=True)
class Look:
    """What all cards of a game share on paper."""

    name: str
    key: str
    """The colour of plates and figures, as `#rrggbb`."""
    inks: Mapping[str, Mapping[str, str]]
    """The colours of each ink, as `#rrggbb`, by `--s`, `--t` and `--q`."""
    icons: Mapping[str, str]
    """What is drawn within each icon."""
    brackets: bool = True
    least: bool = False
    signs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    edges: Mapping[str, Mapping[str, str]] | None = None

    def of(self, ink: str) -> Mapping[str, str]:
        """The colours of an ink; of one that the game does not have those of its posters."""
        return self.inks.get(ink, self.inks[_USUAL])

    def hatching(self, ink: str) -> tuple[int, bool]:
        """How that ink is hatched where nothing is coloured."""
        names = [*self.inks]
        return HATCHINGS[names.index(ink) % len(HATCHINGS) if ink in names else 1]

    def sign(self, face: Face) -> str:
        """The icon of a card's type line, or ''."""
        kinds, inks = (self.signs.get(table, {}) for table in ("kind", "ink"))
        return kinds.get(face.kind) or inks.get(face.ink) or ""


def look_of(game: type[Game]) -> Look:
    """How a game looks on paper. Raises `CannotPrint` for a file of it that cannot be read."""
    house = (files("croupier.press") / "static" / "tokens.css").read_text("utf-8")
    file = file_of(package_of(game), "page", "inks.css")
    own = file.read_text("utf-8") if file.is_file() else ""
    declared = dict(reversed(_DECLARED.findall(house))) | dict(reversed(_DECLARED.findall(own)))  # the first one counts
    key = plain(declared["--key"], declared, f"The key of {game.title}")
    inks = {
        name: {
            part: plain(colours[part], declared | colours, f"{said} of the ink {name} of {game.title}")
            for part, said in _PARTS.items()
        }
        for name, body in _RULE.findall(house + own)
        if (colours := dict(_DECLARED.findall(body))).keys() >= _PARTS.keys()
    }
    sprites = (file_of(package_of(game), "art", "icons.svg"), files("croupier.press") / "static" / "icons.svg")
    icons = {
        name: body
        for sprite in sprites
        if sprite.is_file()
        for name, body in _SYMBOL.findall(sprite.read_text("utf-8"))
    }
    return Look(game.title, key, inks, icons, **_said(game))


def _said(game: type[Game]) -> dict[str, Any]:  # Any: as TOML gives it
    file = file_of(package_of(game), "page", "paper.toml")
    if not file.is_file():
        return {}
    try:
        said = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise CannotPrint(f"paper.toml of {game.title} cannot be read: {error}.") from None
    strange = said.keys() - {"brackets", "least", "signs", "edges"}
    if strange:
        raise CannotPrint(f"paper.toml of {game.title} has {', '.join(sorted(strange))}, which means nothing there.")
    if "edges" in said and not all(said["edges"].get(side, {}).keys() >= {"fill", "sign"} for side in ("top", "foot")):
        raise CannotPrint(f"paper.toml of {game.title} lacks fill or sign of an edge: top and foot have both.")
    return said
