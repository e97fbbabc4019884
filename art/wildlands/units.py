"""The composed units: ground of the faction, composition of the type, head, tool.

Parts are in `kit/`, and each picture cuts them anew with its own hand, so that no two are quite alike.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
Lines = list[str]


class SameUnit(ValueError):
    """Two units have the same composition, head and tool, or one is listed twice."""


@dataclass(frozen=True)
class Unit:
    """A line of `units.txt`, with the strokes that are added to it."""

    name: str
    faction: str
    composition: str
    head: str
    size: float
    """Of the head; 1 is the size that the composition gives it."""
    tool: str
    strokes: tuple[str, ...] = ()


def units() -> Iterator[Unit]:
    """The composed units, no two alike."""
    return read((HERE / "units.txt").read_text(encoding="utf-8").splitlines())


def read(lines: Iterable[str]) -> Iterator[Unit]:
    """The units that the lines list; `SameUnit` if two are composed alike."""
    found: list[tuple[str, str, Lines]] = []
    faction = ""
    for line in lines:
        if line.startswith("= "):
            faction = line[2:]
        elif line.startswith(" "):
            found[-1][2].append(line.strip())
        elif line and not line.startswith("#"):
            found.append((faction, line, []))
    names: set[str] = set()
    cast: dict[tuple[str, ...], str] = {}
    for faction, line, strokes in found:
        name, composition, head, tool = line.split()
        head, _, size = head.partition("@")
        key = (faction, composition, head, tool)
        if name in names or key in cast:
            raise SameUnit(f"{name}: {' '.join(key)} is {cast.get(key, name)} already")
        names.add(name)
        cast[key] = name
        yield Unit(name, faction, composition, head, float(size or 1), tool, tuple(strokes))


def kit(faction: str) -> Lines:
    """The parts a unit of the faction is made of."""
    files = (HERE / "kit" / f"{name}.cut" for name in (faction, "tools"))
    return [line.strip() for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def compose(unit: Unit) -> Lines:
    """The unit as lines of a block."""
    composition = COMPOSITIONS[unit.composition]
    return [*composition(unit), *unit.strokes]


def _head(unit: Unit, x: float, y: float, scale: float) -> str:
    return f"use {unit.head} {x} {y} {scale * unit.size:.2f}"


def _tool(unit: Unit, places: str) -> str:
    return f"print {unit.tool} {places}"


def _arm(x1: float, y1: float, x2: float, y2: float, w: float, bend: float = 0, gap: float = 4) -> Lines:
    """An arm from the shoulder (x1, y1) to the hand (x2, y2), `w` thick, its elbow off by `bend` of its length."""
    mx, my = (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend
    return [
        f"k over {gap} limb {x1} {y1} {w} {mx} {my} {w * 0.9} {x2} {y2} {w * 0.8}",
        f"p g {mx} {my - w * 0.2} {x2} {y2 - w * 0.2} {max(3, w * 0.22)}",
        f"use fist {x2} {y2} {w / 34}",
    ]


def _basic(unit: Unit) -> Lines:
    """A whole figure, small, on the ground."""
    return [
        f"field {unit.faction} 120 120 62",
        "k M-24 224 L50 216 L150 220 L264 214 L264 256 L-24 256 Z",
        "p g 0 238 80 234 4, 140 236 240 232 4",
        "k limb 108 166 22 98 196 18 92 222 15, 134 166 22 142 196 18 150 222 15",
        "k limb 92 220 12 76 224 8, 150 220 12 168 224 8",
        "use torso 120 104 .6",
        _tool(unit, "186 142 .62 16"),
        *_arm(146, 116, 186, 142, 17, -0.2, 2),
        *_arm(94, 116, 74, 150, 17, 0.2, 2),
        _head(unit, 120, 100, 0.92),
    ]


def _warrior(unit: Unit) -> Lines:
    """Striding, the tool across the sheet."""
    return [
        f"field {unit.faction} 150 90 56",
        "k limb 84 200 40 50 256 34, 138 200 40 180 256 34",
        "use torso 106 104 .98 -6",
        _head(unit, 108, 104, 1.06),
        _tool(unit, "182 150 1 30"),
        *_arm(148, 128, 184, 152, 27, -0.25),
        *_arm(74, 130, 160, 182, 27, 0.3),
    ]


def _greater(unit: Unit) -> Lines:
    """Mass: the shoulders fill the sheet, the head sits low between them."""
    return [
        f"field {unit.faction} 110 90 70",
        "use bulk 106 132",
        _head(unit, 104, 130, 1.14),
        _tool(unit, "210 160 1.04 10"),
        *_arm(-4, 170, 22, 208, 44, 0.1, 0),
        *_arm(226, 180, 208, 196, 44, 0, 0),
    ]


def _tactical(unit: Unit) -> Lines:
    """Beside the tool, which is as large as the figure, on a disc."""
    return [
        f"field {unit.faction} 178 120 66",
        "q disc 184 118 62",
        "s rays 184 118 52 66 34 3",
        "use torso 74 128 1.06",
        _head(unit, 76, 128, 1.06),
        _tool(unit, "186 128 .98 8"),
        *_arm(116, 160, 176, 176, 26, 0.2),
    ]


def _champion(unit: Unit) -> Lines:
    """A bust before a disc, two tools crossed behind it."""
    return [
        f"field {unit.faction} 120 96 92",
        "q disc 120 96 90",
        "s rays 120 96 80 94 46 3",
        _tool(unit, "52 152 1.05 -32, 188 152 1.05 32 1"),
        "use torso 120 156 1.28",
        _head(unit, 120, 158, 1.3),
    ]


COMPOSITIONS: dict[str, Callable[[Unit], Lines]] = {
    "basic": _basic,
    "warrior": _warrior,
    "greater": _greater,
    "tactical": _tactical,
    "champion": _champion,
}
"""Type of a unit: its composition. Immortals are drawn by hand, each of them."""
