"""The blocks of Three Perils: those of the knife, and one verb more.

`INK over GAP PATH` (or `over GAP sym|hard|hardsym PATH`) lays a mass upon another one and parts the two with a cut
of GAP units in the ground ink, so that black on black keeps its outline.
"""

import math
from collections.abc import Iterator
from pathlib import Path

from art.knife.block import Block, Place
from art.knife.cut import P, Ring, flat, jit, poly

CUT_INK = "s"


def swell(ring: Ring, by: float) -> Ring:
    """The closed outline, moved outwards by `by`."""
    n = len(ring)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    reach = math.copysign(by, area)
    out: Ring = []
    for i, (x, y) in enumerate(ring):
        (ax, ay), (bx, by_) = ring[i - 1], ring[(i + 1) % n]
        length = math.hypot(bx - ax, by_ - ay) or 1
        out.append((x + reach * (by_ - ay) / length, y - reach * (bx - ax) / length))
    return out


class PerilsBlock(Block):
    """A picture of Three Perils being cut."""

    def _line(self, line: str, rest: Iterator[str], place: Place | None, scale: float) -> str:
        words = line.split(maxsplit=3)
        if len(words) == 4 and words[1] == "over":
            return self._over(words[0], float(words[2]), words[3])
        return super()._line(line, rest, place, scale)

    def _over(self, ink: str, gap: float, path: str) -> str:
        half = path.removeprefix("hard").lstrip().removeprefix("sym").lstrip()
        out = ""
        for ring, _ in flat(half, 9):
            if "sym" in path:
                ring = ring + [(240 - x, y) for x, y in reversed(ring) if abs(x - 120) > 0.5]
            out += poly(jit(swell(ring, gap), 0.4))
        return P(CUT_INK, out) + P(ink, self._stroke(path, None, 1))


def cut_block(path: Path) -> str:
    """The drawing in the block file `path`, as SVG elements."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return PerilsBlock(path.stem).cut(lines)
