"""The blocks of Three Perils: those of the knife, and three verbs more.

- `INK over GAP PATH` (or `over GAP sym|hard|hardsym PATH`) lays a mass upon another one and parts the two with a cut
  of GAP units in the ground ink, so that black on black keeps its outline.
- `medal cx cy [r]` is the ground of a tool or weapon: rays, and an accent disc with a notched edge.
- `print NAME x y [scale turn flip]` uses a part twice: the masses it starts with in paper, a little to the side,
  then the whole part. A thing printed so stands out from any ground.
"""

import math
from collections.abc import Iterator
from pathlib import Path

from art.knife.block import Block, Place
from art.knife.cut import P, Ring, disc, flat, jit, poly, rays
from art.knife.parts import base

CUT_INK = "s"
PRINT_OFFSET = (-5, -4)


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


def medal(cx: float, cy: float, r: float = 84) -> str:
    """Rays, and an accent disc whose edge the gouge has notched."""
    return base(cx, cy, r + 8, 48) + P("q", disc(cx, cy, r)) + P("s", rays(cx, cy, r - 10, r + 4, 40, 3))


class PerilsBlock(Block):
    """A picture of Three Perils being cut."""

    def _line(self, line: str, rest: Iterator[str], place: Place | None, scale: float) -> str:
        words = line.split(maxsplit=3)
        if words[0] == "medal":
            return medal(*(float(v) for v in line.split()[1:]))
        if words[0] == "print":
            return self._print(words[1], line.split(maxsplit=2)[2])
        if len(words) == 4 and words[1] == "over":
            return self._over(words[0], float(words[2]), words[3])
        return super()._line(line, rest, place, scale)

    def _print(self, name: str, places: str) -> str:
        masses: list[str] = []
        for line in self._parts[name]:
            if not line.startswith("k "):
                break
            masses.append("p" + line[1:])
        shade = f"{name} in paper"
        self._parts[shade] = masses
        out = ""
        for item in places.split(","):
            x, y, *more = item.split()
            beside = f"{float(x) + PRINT_OFFSET[0]} {float(y) + PRINT_OFFSET[1]} {' '.join(more)}"
            out += self._use(shade, beside) + self._use(name, item)
        return out

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
