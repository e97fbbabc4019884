"""Pictures as they are printed on paper: one SVG each, in literal inks, cut to its knife edge."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from croupier.paper.colours import written_out
from croupier.paper.errors import CannotPrint

KNIFE = (
    *((0, 0.7), (19, 0), (43, 0.8), (72, 0.1), (100, 0.9), (99.3, 31)),
    *((100, 63), (99.4, 100), (0, 100), (0.6, 70), (0, 38), (0.7, 15)),
)
"""The edge of every picture, in hundredths of its width and height."""

HATCHINGS: Sequence[tuple[int, bool]] = (
    *((0, False), (45, False), (90, False), (0, True), (135, False), (45, True)),
    *((22, False), (67, False), (112, False), (157, False), (22, True), (67, True)),
)
"""An angle for each ink of a game, and whether lines cross: so heralds tell colours apart without any."""

_ROOT = re.compile(r"<svg\b[^>]*>")
_PLACED = re.compile(r'\s(?:x|y|width|height|viewBox|preserveAspectRatio)="[^"]*"')
_PITCH = 7


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture that was read: its text, where it begins and how large it is, and what its errors call it."""

    svg: str
    box: tuple[float, float, float, float]
    name: str


def drawn(svg: str, name: str) -> Drawn:
    """A picture that can be printed. Raises `CannotPrint` for what is no SVG, or draws what lies in another file."""
    try:
        root = ET.fromstring(svg)  # noqa: S314  # of a game that is installed, and whose code runs
    except ET.ParseError as error:
        raise CannotPrint(f"{name} is no SVG: {error}.") from None
    if root.tag.rpartition("}")[2] != "svg":
        raise CannotPrint(f"{name} is no SVG: it begins with <{root.tag}>.")
    for element in root.iter():
        for attribute, address in element.attrib.items():
            if attribute.rpartition("}")[2] == "href" and not address.startswith(("#", "data:")):
                raise CannotPrint(f"{name} draws what lies in another file ({address}): paper has that file alone.")
    try:
        box = root.get("viewBox") or f"0 0 {root.attrib['width']} {root.attrib['height']}"
        x, y, wide, high = (float(number.removesuffix("px")) for number in box.replace(",", " ").split())
    except (KeyError, ValueError):
        raise CannotPrint(f"{name} does not say how large it is: an SVG has a viewBox.") from None
    return Drawn(svg, (x, y, wide, high), name)


def printed(
    picture: Drawn, inks: Mapping[str, str], ratio: float, hatching: tuple[int, bool] | None, *, framed: bool
) -> str:
    """The picture in these inks, as wide to its height as `ratio` says: cut off at the foot, or at both sides.

    Inks may be `url(#hatching)`; `framed` draws a black line along the edge.
    """
    x, y, wide, high = picture.box
    left, across, down = x, wide, wide / ratio
    if down > high:
        across, down = high * ratio, high
        left += (wide - across) / 2
    points = (f"{left + a / 100 * across:.1f} {y + b / 100 * down:.1f}" for a, b in KNIFE)
    edge = f"M{'L'.join(points)}Z"
    svg = written_out(picture.svg, inks, picture.name)
    found = _ROOT.search(svg)
    assert found is not None  # `drawn` has read it
    placed = f'x="{x}" y="{y}" width="{wide}" height="{high}" viewBox="{_said(x, y, wide, high)}"'
    opened = f"{_PLACED.sub('', found[0])[:-1]} {placed}>"
    frame = f'<path fill="none" stroke="#000" stroke-width="{across / 110:.1f}" d="{edge}"/>' if framed else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_said(left, y, across, down)}">'
        f'{_hatched(hatching) if hatching else ""}<clipPath id="paper-knife"><path d="{edge}"/></clipPath>'
        f'<g clip-path="url(#paper-knife)">{opened}{svg[found.end() : svg.rindex("</svg>")]}</svg></g>{frame}</svg>'
    )


def _said(*numbers: float) -> str:
    return " ".join(f"{number:.1f}" for number in numbers)


def _hatched(hatching: tuple[int, bool]) -> str:
    angle, crossed = hatching
    across = f"M0 0V{_PITCH}H2V0Z" if crossed else ""
    return (
        f'<pattern id="hatching" width="{_PITCH}" height="{_PITCH}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({angle})"><path fill="#000" d="M0 0H{_PITCH}V2H0Z{across}"/></pattern>'
    )
