"""Cuts: curves become facets, light becomes tapered gouges.

Every function returns SVG path data. Chance (the unsteadiness of the hand) comes from `R` alone, which each
picture seeds with its own id, so that every run cuts the same block.
"""

import math
import random
import re
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]
Ring = list[Point]

R = random.Random(5)
"""The unsteady hand. Seed it with the id of the picture before cutting."""

_TOKEN = re.compile(r"[MLCQZ]|-?(?:\d+\.?\d*|\.\d+)")
_PROFILE = ((0.0, 0.35), (0.12, 0.85), (0.3, 1.0), (0.6, 0.68), (0.85, 0.28), (1.0, 0.04))
_RAY_PROFILE = ((0.0, 0.5), (0.3, 1.0), (0.7, 0.48), (1.0, 0.04))


def seed(name: str) -> None:
    """Steady the hand for the picture `name`."""
    R.seed(name)


def _bezier(controls: Sequence[Point], t: float) -> Point:
    points = list(controls)
    while len(points) > 1:
        points = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in pairwise(points)]
    return points[0]


def flat(d: str, step: float = 6.0) -> list[tuple[Ring, bool]]:
    """Rings of points, each with whether it is closed, of a path of absolute M L C Q Z; facets of `step`."""
    tokens = _TOKEN.findall(d)
    rings: list[tuple[Ring, bool]] = []
    ring: Ring = []
    command = "M"
    i = 0
    while i < len(tokens):
        if tokens[i] in "MLCQZ":
            command = tokens[i]
            i += 1
            if command == "Z":
                rings.append((ring, True))
                ring = []
                continue
        count = {"M": 1, "L": 1, "C": 3, "Q": 2}[command]
        numbers = [float(v) for v in tokens[i : i + 2 * count]]
        i += 2 * count
        controls = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            if ring:
                rings.append((ring, False))
            ring = controls
            command = "L"
        elif command == "L":
            ring.extend(controls)
        else:
            controls.insert(0, ring[-1])
            length = sum(math.dist(a, b) for a, b in pairwise(controls))
            facets = max(2, int(length / step))
            ring.extend(_bezier(controls, k / facets) for k in range(1, facets + 1))
    if ring:
        rings.append((ring, False))
    return rings


def f(v: float) -> str:
    """A number with at most one decimal, as short as SVG allows."""
    text = f"{v:.1f}".removesuffix(".0")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def poly(points: Sequence[Point], close: bool = True) -> str:
    """Path data of one ring, in relative steps between rounded points (the shortest form)."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    out = [f"M{f(x)} {f(y)}l"]
    first = True
    for px, py in points[1:]:
        nx, ny = round(px, 1), round(py, 1)
        for v in (nx - x, ny - y):
            text = f(v)
            out.append(text if first or text.startswith("-") else " " + text)
            first = False
        x, y = nx, ny
    return "".join(out) + ("z" if close else "")


def jit(points: Sequence[Point], j: float) -> Ring:
    """The points, each off by at most `j`."""
    return [(x + R.uniform(-j, j), y + R.uniform(-j, j)) for x, y in points]


def cut(d: str, step: float = 6.5, j: float = 0.55) -> str:
    """The path `d`, cut."""
    return "".join(poly(jit(ring, j)) for ring, _ in flat(d, step))


def sym(half: str, cx: float = 120, step: float = 6.5, j: float = 0.55) -> str:
    """One symmetrical shape: `half` runs from the axis `cx` down one side and back to the axis."""
    ring = flat(half, step)[0][0]
    mirrored = [(2 * cx - x, y) for x, y in reversed(ring) if abs(x - cx) > 0.5]
    return poly(jit(ring + mirrored, j))


def both(d: str, cx: float = 120, step: float = 6.5, j: float = 0.55) -> str:
    """The path `d` and its mirror image at the axis `cx`."""
    out = ""
    for ring, _ in flat(d, step):
        out += poly(jit(ring, j)) + poly(jit([(2 * cx - x, y) for x, y in ring], j))
    return out


def _taper(start: Point, end: Point, w: float, bend: float, j: float, profile: Sequence[tuple[float, float]]) -> str:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length, dx / length
    up: Ring = []
    down: Ring = []
    for t, k in profile:
        b = bend * 4 * t * (1 - t)
        cx, cy = start[0] + dx * t + nx * b, start[1] + dy * t + ny * b
        h = w * k / 2
        up.append((cx + nx * h, cy + ny * h))
        down.append((cx - nx * h, cy - ny * h))
    return poly(jit(up + down[::-1], j))


def g(x1: float, y1: float, x2: float, y2: float, w: float = 4, bend: float = 0, j: float = 0.4) -> str:
    """One gouge: blunt where the tool enters (`x1`, `y1`), tapering to where it leaves (`x2`, `y2`)."""
    return _taper((x1, y1), (x2, y2), w, bend, j, _PROFILE)


def gs(*gouges: Sequence[float]) -> str:
    """Several gouges, each given as the arguments of `g`."""
    return "".join(g(*a) for a in gouges)


def gm(*gouges: Sequence[float]) -> str:
    """Several gouges and their mirror images at x = 120."""
    out = ""
    for a in gouges:
        m = list(a)
        m[0], m[2] = 240 - m[0], 240 - m[2]
        if len(m) > 5:
            m[5] = -m[5]
        out += g(*a) + g(*m)
    return out


def rays(
    cx: float,
    cy: float,
    r0: float,
    r1: float,
    n: int,
    w: float = 5,
    a0: float = 0,
    a1: float = 360,
    jr: float = 0.25,
    skip: float = 0,
) -> str:
    """`n` gouges that run from radius `r1` to `r0` round a point, between the angles `a0` and `a1`."""
    out = ""
    for k in range(n):
        a = math.radians(a0 + (a1 - a0) * (k + R.uniform(-0.18, 0.18)) / n)
        if R.random() < skip:
            continue
        s = r0 * (1 + R.uniform(-0.06, jr))
        e = r1 * (1 + R.uniform(-jr, 0.05))
        start = (cx + math.cos(a) * e, cy + math.sin(a) * e)
        end = (cx + math.cos(a) * s, cy + math.sin(a) * s)
        out += _taper(start, end, w * R.uniform(0.7, 1.25), 0, 0.4, _RAY_PROFILE)
    return out


def chatter(
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    n: int,
    ang: float,
    length: float = 16,
    w: float = 2.6,
    spread: float = 10,
) -> str:
    """`n` short gouges scattered over a box, all in about the direction `ang`: the marks a gouge leaves."""
    out = ""
    for _ in range(n):
        x, y = R.uniform(x0, x1), R.uniform(y0, y1)
        a = math.radians(ang + R.uniform(-spread, spread))
        q = length * R.uniform(0.5, 1.3)
        out += g(x, y, x + math.cos(a) * q, y + math.sin(a) * q, w * R.uniform(0.6, 1.2))
    return out


def star(cx: float, cy: float, r: float, k: float = 0.42, n: int = 5, rot: float = -90, j: float = 0.3) -> str:
    """A star of `n` points; its inner corners lie at `k` times the radius."""
    points: Ring = []
    for i in range(2 * int(n)):
        a = math.radians(rot + 180 * i / int(n))
        q = r if i % 2 == 0 else r * k
        points.append((cx + math.cos(a) * q, cy + math.sin(a) * q))
    return poly(jit(points, j))


def disc(cx: float, cy: float, r: float, ry: float | None = None, n: int | None = None, j: float = 0.4) -> str:
    """A disc or ellipse of facets."""
    n = n or max(8, int(r * 0.9))
    ry = ry or r
    ring = [(cx + math.cos(2 * math.pi * i / n) * r, cy + math.sin(2 * math.pi * i / n) * ry) for i in range(n)]
    return poly(jit(ring, j))


def P(ink: str, d: str) -> str:
    """One path printed in an ink: `s` ground, `t` its second pull, `q` accent, `k` key, `p` paper."""
    return f'<path class="{ink}" d="{d}"/>'
