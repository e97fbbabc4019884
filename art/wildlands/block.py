"""The blocks of Wildlands: those of the knife, and `field FACTION cx cy r`, the ground of a people (see `grounds`)."""

from collections.abc import Iterator
from pathlib import Path

from art.svg import block
from art.svg.block import Block, Place
from art.wildlands.grounds import GROUNDS, field
from art.wildlands.units import Lines, Unit, compose, kit


class WildBlock(Block):
    """A picture of Wildlands being cut."""

    def __init__(self, name: str, parts: Lines) -> None:
        """An untouched block that may use `parts`."""
        super().__init__(name)
        self.cut(parts)

    def _line(self, line: str, rest: Iterator[str], place: Place | None, scale: float) -> str:
        head, *words = line.split()
        if head == "field":
            cx, cy, r = (float(v) for v in words[1:])
            return field(words[0], cx, cy, r)
        return super()._line(line, rest, place, scale)


def cut_unit(unit: Unit) -> str:
    """The drawing of a composed unit, as SVG elements."""
    return WildBlock(unit.name, kit(unit.faction)).cut(compose(unit))


def cut_block(path: Path) -> str:
    """The drawing in the block file `path`, as SVG elements; those of a faction may use the parts of its units."""
    folder = path.parent.name
    parts = kit(folder) if folder in GROUNDS else []
    return block.cut_block(path, lambda name: WildBlock(name, parts))


def cut_poster(path: Path) -> str:
    """The drawing in the block file `path`, which may use the heads of all peoples."""
    parts = [line for faction in GROUNDS for line in kit(faction)]
    return block.cut_block(path, lambda name: WildBlock(name, parts))
