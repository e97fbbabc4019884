"""The ground of a picture tells the stream of the card before any figure is read."""

import math

from art.svg.cut import P, R, disc, g, jit, poly, rays
from art.svg.parts import GR


def ember(cx: float, cy: float) -> str:
    """Tongues that rise from the lower edge."""
    out = ""
    for k in range(26):
        x = -18 + k * 11.2 + R.uniform(-4, 4)
        high = R.uniform(60, 190) * (1.15 - abs(x - cx) / 260)
        out += g(x, 254, x + R.uniform(-10, 10) + (cx - x) * 0.12, 254 - high, R.uniform(8, 13), R.uniform(-7, 7))
    return P("t", out + rays(cx, cy, 70, 300, 40, 6, 190, 350))


def tide(cx: float, cy: float) -> str:
    """Long level gouges, swelling."""
    del cx, cy
    out = ""
    for row in range(13):
        y = 6 + row * 19.5
        x = -30 + R.uniform(-26, 10)
        while x < 262:
            long = R.uniform(56, 104)
            out += g(x, y + R.uniform(-3, 3), x + long, y + R.uniform(-3, 3), R.uniform(5, 9), R.choice((-6, 6)))
            x += long + R.uniform(4, 16)
    return P("t", out)


def rock(cx: float, cy: float) -> str:
    """Courses of stone: straight facets, stacked."""
    del cx, cy
    out = ""
    for row in range(9):
        y = 2 + row * 29
        x = -24 - R.uniform(0, 30)
        while x < 264:
            w, slope = R.uniform(34, 64), R.uniform(-6, 6)
            below = [(x, y), (x + w - 5, y + slope), (x + w - 7, y + slope + 5), (x + 2, y + 6)]
            beside = [(x + w - 6, y + slope), (x + w - 1, y + slope), (x + w - 3, y + 27)]
            out += poly(jit(below, 1)) + poly(jit(beside, 1))
            x += w
    return P("t", out)


def gale(cx: float, cy: float) -> str:
    """One spiral from what matters."""
    out = ""
    turn, r = 0.0, 34.0
    while r < 250:
        for arm in (0, 2.1, 4.2):
            x, y = cx + math.cos(turn + arm) * r, cy + math.sin(turn + arm) * r
            fx, fy = cx + math.cos(turn + arm + 0.52) * (r + 12), cy + math.sin(turn + arm + 0.52) * (r + 12)
            if -60 < x < 300 and -60 < y < 300:
                out += g(fx, fy, x, y, 3 + r / 26, -r / 22)
        turn += 0.61
        r += 5.6
    return P("t", out)


def shade(cx: float, cy: float) -> str:
    """A dark sheet with a moon and few rays."""
    return P("t", GR) + P("s", rays(cx, cy, 92, 300, 34, 5)) + P("s", disc(cx, cy, 88))


def artefact(cx: float, cy: float) -> str:
    """Rings, as of a seal: no stream yet."""
    out = ""
    for r in (84, 112, 142, 174, 208):
        step = 936 / r
        for k in range(int(360 / step)):
            x, y = cx + math.cos(math.radians(k * step)) * r, cy + math.sin(math.radians(k * step)) * r
            if -26 < x < 266 and -10 < y < 260:
                out += rays(cx, cy, r, r + 16, 1, 4, k * step, (k + 1) * step)
    return P("t", out)


GROUNDS = {"ember": ember, "tide": tide, "rock": rock, "gale": gale, "shade": shade, "artefact": artefact}


def stream(name: str, cx: float = 120, cy: float = 110) -> str:
    """The whole sheet of the stream `name`; what matters is at (`cx`, `cy`)."""
    return P("s", GR) + GROUNDS[name](cx, cy)
