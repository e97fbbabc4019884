"""The grounds of the five peoples: claws in threes, falling leaves, riveted plates, orbits, dunes.

Each takes the middle and the radius of what the picture is about; the second pull stays outside of it or runs
towards it.
"""

import math

from art.svg.cut import P, R, disc, g, jit, poly, star
from art.svg.parts import GR


def _claws(cx: float, cy: float, r: float) -> str:
    d = ""
    for k in range(22):
        middle = math.radians(k * 360 / 22 + R.uniform(-3, 3))
        for a in (middle - 0.06, middle, middle + 0.06):
            far = R.uniform(150, 240)
            x, y = math.cos(a), math.sin(a)
            d += g(cx + x * far, cy + y * far, cx + x * r, cy + y * r, 7)
    return d


def _leaves(cx: float, cy: float, r: float) -> str:
    d = ""
    for ring, n in ((r + 6, 13), (r + 40, 18), (r + 76, 24), (r + 112, 30), (r + 150, 34)):
        for k in range(n):
            a = 2 * math.pi * (k + R.uniform(-0.3, 0.3)) / n
            x, y = cx + math.cos(a) * ring, cy + math.sin(a) * ring
            u, v = math.cos(a + 0.9) * 13, math.sin(a + 0.9) * 13
            corners = [(x - u, y - v), (x + v * 0.42, y - u * 0.42), (x + u, y + v), (x - v * 0.42, y + u * 0.42)]
            d += poly(jit(corners, 0.8))
    return d


def _plates(cx: float, cy: float, r: float) -> str:
    del cx, cy, r
    d = ""
    for row in range(8):
        for column in range(-1, 6):
            x, y = -36 + column * 58 + (row % 2) * 29, -4 + row * 33
            d += poly(jit([(x, y), (x + 53, y), (x + 53, y + 4.5), (x, y + 4.5)], 0.8))
            d += poly(jit([(x + 53, y), (x + 57.5, y), (x + 57.5, y + 29), (x + 53, y + 29)], 0.8))
            d += disc(x + 8, y + 12, 2.6) + disc(x + 45, y + 24, 2.6)
    return d


def _orbits(cx: float, cy: float, r: float) -> str:
    d = ""
    for orbit in (r + 8, r + 34, r + 62, r + 92, r + 124):
        n = int(orbit / 7)
        for k in range(n):
            if R.random() < 0.78:
                a, b = 2 * math.pi * k / n, (2 * math.pi * k + 4.6) / n
                x, y = cx + math.cos(a) * orbit, cy + math.sin(a) * orbit
                d += g(x, y, cx + math.cos(b) * orbit, cy + math.sin(b) * orbit, 4.5, -1)
    return d + "".join(star(R.uniform(-14, 254), R.uniform(4, 240), R.uniform(4, 8), 0.34, 4) for _ in range(12))


def _dunes(cx: float, cy: float, r: float) -> str:
    del cx, cy, r
    d = ""
    for row in range(11):
        y, x = 8 + row * 23, -40 + R.uniform(0, 30)
        while x < 264:
            length = R.uniform(46, 96)
            d += g(x, y, x + length, y + R.uniform(-2, 4), R.uniform(6, 10), 9)
            x += length + R.uniform(6, 22)
    return d


GROUNDS = {"fangmoor": _claws, "verdant": _leaves, "deepforge": _plates, "astral": _orbits, "caravan": _dunes}


def field(faction: str, cx: float, cy: float, r: float) -> str:
    """The ground of a faction in `s`, with its marks in `t` round (`cx`, `cy`)."""
    return P("s", GR) + P("t", GROUNDS[faction](cx, cy, r))
