"""Cards as Typst takes them: everything that stands on each, as plain data."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from croupier.engine import Face, Figure, Game
from croupier.paper.errors import CannotPrint
from croupier.paper.letters import spaced
from croupier.paper.look import Look
from croupier.paper.order import Ink
from croupier.paper.pictures import Drawn, drawn, printed
from croupier.press import Mark, Print, press
from croupier.text import Translator
from croupier.text.bundle import file_of, package_of

WIDE, TALL, TALLEST, BACK = 100 / 89, 100 / 114, 100 / 128, 57 / 82
"""Width to height of a picture above a sentence, of one above a rail alone, of one above nothing, and of a back."""

PAPER, KEY = "#ffffff", "#000000"
Data = dict[str, Any]  # Any: as JSON

_KEYWORD = re.compile(r"(?:^|(?<=[.!?]\s))[^:.(!?]{2,90}(?:\([^)]*\))?\s?:")
_BRACKETS = re.compile(r"\s?\([^()]*\)(?=\s?[.,;]|$)")
"""An explanation; of two brackets the first belongs to the word: "Gather (pears) (take one pear more)."."""


class Press:
    """Prints the cards of a game in one language, with one kind of ink."""

    def __init__(self, game: type[Game], look: Look, language: str, ink: Ink) -> None:
        self._game, self._look, self._ink = game, look, ink
        self._translator = Translator(language, game)

    @property
    def look(self) -> Data:
        """What all cards share; colours as `#rrggbb`, `fill` of an edge null where it is bare paper."""
        full, black = self._ink == "full", self._ink == "black"
        key = KEY if black else self._look.key
        edges: dict[str, dict[str, str | None]] | None = None
        if self._look.edges is not None:
            edges = {side: dict(edge) for side, edge in self._look.edges.items()}
            if not full:
                edges["top"]["fill"], edges["foot"]["fill"] = key if black else edges["top"]["fill"], None
        return {
            "key": key,
            "plate": key if full else PAPER,
            "on-plate": PAPER if full else key,
            "outline": not full,
            "ink": KEY if black else "#1a1519",
            "soft": KEY if black else "#4d4348",
            "guide": KEY if black else "#afafaf",
            "icons": self._look.icons,
            "edges": edges,
        }

    def card(self, face: Face, *, words: bool = True) -> Data:
        """Everything that stands on a card, or all but its words, if not for its name. Raises `CannotPrint`."""
        one = _spaced(press(self._game.slug, face, self._translator))
        inks = self._inks(face.ink)
        second = KEY if self._ink == "black" else self._look.of(face.ink)["--t"]
        accent = self._look.of(face.ink)["--q"] if self._ink == "full" else second
        sign = self._look.sign(face) or one.emblem
        if not words:
            one = replace(one, kind="")
        said = [*self._sentences(face)] if words else []
        tags = [mark for run in said for mark in run.get("marks", ())]
        self._known(
            [sign, *(mark.icon for mark in (*one.asks, *one.worth, *one.rail)), *(m["icon"] for m in tags)], one
        )
        art = {"art": "", "tall": ""}
        if face.picture:
            picture = self._drawn(face.picture, f"The picture of {one.name}")
            hatching = self._look.hatching(face.ink) if self._ink == "black" else None
            framed = self._ink != "full"
            wanted, ratio = ("art", WIDE) if said else ("tall", TALL if one.rail else TALLEST)
            art[wanted] = printed(picture, inks, ratio, hatching, framed=framed)
            art["art"] = art["art"] or art["tall"]
        return {
            "id": one.id,
            "name": one.name,
            "parted": one.parted,
            "kind": one.kind,
            "least": 0,
            "label": one.label,
            "sign": sign,
            "sign-ink": second,
            "mark": accent,
            "text": one.text,
            "runs": said,
            "asks": _plain(one.asks),
            "worth": _plain(one.worth),
            "rail": _plain(one.rail),
            **art,
        }

    def _sentences(self, face: Face) -> Iterator[Data]:
        """What its effects say, in runs; a tag stands in place of a keyword."""
        for number, effect in enumerate(self._game.EFFECTS.get(face.id, ())):
            sentence = spaced(self._translator.saying(effect.says(), face.kind))
            if not self._look.brackets:
                sentence = _BRACKETS.sub("", sentence)
            tag = effect.tag()
            if number and not tag:  # a tag begins a line
                yield {"words": " ", "bold": False}
            if tag:
                yield {"marks": [{"icon": one.icon, "words": _number(one)} for one in tag]}
                sentence = _KEYWORD.sub("", sentence, count=1)
            yield from runs(sentence)

    def back(self, name: str, number: int) -> str:
        """The picture of a back, or '' where none is drawn; `number` tells backs apart that have no colour."""
        if not file_of(package_of(self._game), "art", f"back-{name}.svg").is_file():
            return ""
        picture = self._drawn(f"back-{name}", f"The back {name}")
        inks = self._inks(name)
        if name not in self._look.inks:  # it is printed as it is drawn
            inks = {part: inks[part] for part in ("--key", "--paper")}
            if self._ink != "full":
                inks |= {"--s": PAPER, "--q": PAPER}
            if self._ink == "black":
                inks |= {"--t": "url(#hatching)"}
        hatching = self._look.hatching(name) if name in self._look.inks else (45 + 90 * number, False)
        return printed(picture, inks, BACK, hatching if self._ink == "black" else None, framed=False)

    def _inks(self, ink: str) -> Mapping[str, str]:
        """What the names in a picture mean."""
        colours = self._look.of(ink)
        match self._ink:
            case "full":
                return {**colours, "--key": self._look.key, "--paper": PAPER}
            case "saving":
                return {**colours, "--s": PAPER, "--key": self._look.key, "--paper": PAPER}
            case "black":
                return {"--s": PAPER, "--t": "url(#hatching)", "--q": PAPER, "--key": KEY, "--paper": PAPER}

    def _drawn(self, name: str, said: str) -> Drawn:
        file = file_of(package_of(self._game), "art", f"{name}.svg")
        try:
            return drawn(file.read_text("utf-8"), f"{said}, art/{name}.svg,")
        except FileNotFoundError:
            raise CannotPrint(f"{said} is missing: there is no art/{name}.svg.") from None
        except UnicodeDecodeError:
            raise CannotPrint(f"{said}, art/{name}.svg, is no SVG: it is not UTF-8.") from None

    def _known(self, icons: Iterable[str], card: Print) -> None:
        for icon in icons:
            if icon and icon not in self._look.icons:
                raise CannotPrint(f"{card.name} bears the icon {icon}, which neither the game nor the house has drawn.")


def runs(text: str) -> list[Data]:
    """A sentence in pieces, each with whether it is a keyword ("Strike:"), which is set in display type."""
    found, at = [], 0
    for keyword in _KEYWORD.finditer(text):
        found += [(False, text[at : keyword.start()]), (True, keyword[0])]
        at = keyword.end()
    return [{"words": words, "bold": bold} for bold, words in (*found, (False, text[at:])) if words]


def _number(figure: Figure) -> str:
    return "" if figure.number is None else str(figure.number)


def _spaced(card: Print) -> Print:
    return replace(
        card,
        name=spaced(card.name),
        parted=spaced(card.parted),
        kind=spaced(card.kind),
        text=spaced(card.text),
    )


def _plain(marks: Iterable[Mark]) -> list[Data]:
    return [{"icon": mark.icon, "words": mark.words} for mark in marks]
