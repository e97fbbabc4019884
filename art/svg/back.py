"""Backs of cards: a key border with gouges, one spot, five emblems in a ring round a star."""

import math
from collections.abc import Mapping, Sequence

from .cut import P, R, cut, disc, g, jit, poly, star
from .icons import I

BOX = "0 0 200 280"
CX, CY = 100.0, 140.0
LEFT, TOP = 13.0, 13.0


def _reach(angle: float) -> float:
    """How far the ground reaches from the middle in a direction."""
    dx, dy = abs(math.cos(angle)), abs(math.sin(angle))
    across = (CX - LEFT - 1) / dx if dx > 1e-6 else math.inf
    along = (CY - TOP - 1) / dy if dy > 1e-6 else math.inf
    return min(across, along)


def _ground_rays(n: int = 52, inner: float = 66) -> str:
    out = ""
    for k in range(n):
        a = math.radians(360 * (k + R.uniform(-0.15, 0.15)) / n)
        far = _reach(a) * R.uniform(0.97, 1)
        near = inner * R.uniform(0.96, 1.1)
        x, y = math.cos(a), math.sin(a)
        out += g(CX + x * far, CY + y * far, CX + x * near, CY + y * near, far / 17 * R.uniform(0.8, 1.15))
    return out


def _chip(x: float, y: float, dx: float, dy: float) -> str:
    """A small wedge cut towards (dx, dy)."""
    w, h = dy * 0.5, -dx * 0.5
    return poly(jit([(x + w, y + h), (x - w, y - h), (x + dx * 1.9, y + dy * 1.9)], 0.35))


def _border_gouges() -> str:
    out = ""
    for k in range(19):
        x = 10 + k * 10
        out += _chip(x, 8.5, 0, -2.8) + _chip(x, 271.5, 0, 2.8)
    for k in range(25):
        y = 20 + k * 10
        out += _chip(8.5, y, -2.8, 0) + _chip(191.5, y, 2.8, 0)
    return out


def back(emblems: Sequence[str], exchange: bool = False, icons: Mapping[str, str] = I) -> str:
    """The drawing of a back, 200 by 280; `exchange` prints spot and accent the other way round."""
    spot, accent = ("q", "s") if exchange else ("s", "q")
    out = P("k", "M-2 -2H202V282H-2Z")
    out += P(spot, cut("M13 14 L100 12 L187 14 L188 140 L187 266 L100 268 L13 266 L12 140 Z", 60))
    out += P("t", _ground_rays()) + P("p", _border_gouges())
    out += P("k", disc(CX, CY, 77))
    ticks = ""
    for k in range(36):
        a = math.radians(10 * k + R.uniform(-2, 2))
        far, near = (73.5, 64 if k % 2 else 68)
        ticks += g(CX + math.cos(a) * far, CY + math.sin(a) * far, CX + math.cos(a) * near, CY + math.sin(a) * near, 3)
    out += P(accent, ticks)
    for k, name in enumerate(emblems):
        a = math.radians(-90 + 360 * k / len(emblems))
        x, y = CX + math.cos(a) * 45, CY + math.sin(a) * 45
        out += (
            f'<path class="p" fill-rule="evenodd" transform="translate({x:.1f} {y:.1f}) scale(.76) '
            f'translate(-24 -24)" d="{icons[name]}"/>'
        )
    out += P(accent, star(CX, CY, 19, 0.45))
    for x in (32.0, 168.0):
        for y in (33.0, 247.0):
            out += P("k", disc(x, y, 14)) + P(accent, star(x, y, 10.5, 0.4, 4))
    return out
