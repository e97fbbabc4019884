"""Blocks: drawings written down stroke by stroke, one file `<id>.cut` for each picture.

A line is `INK VERB NUMBERS`; the ink is one of `s t q k p`. Verbs:

- none, or `hard`: path data, cut in facets of 6.5 units or in straight ones; `sym` and `hardsym`: one half of a
  symmetrical shape, from the axis to the axis; `both` and `hardboth`: a shape and its mirror image;
- `g x1 y1 x2 y2 [width [bend]]`: a gouge, `gm` with its mirror image; `line x1 y1 x2 y2 [width]`: a bar of even width;
- `disc x y r [ry]`, `discm` with its mirror image, `ring x y r width`, `star x y r k n [rotation]`;
- `limb x1 y1 w1 x2 y2 w2 ...`: a bar that bends and tapers; `tail`, the same, but smooth; `limbm`, `tailm`;
- `rays` and `chatter`: see `cut`; several of one kind are separated by commas.
- `over GAP` before a mass (path data, `sym`, `both`, a disc, star, limb or tail) parts it from the mass below with a cut
  of GAP units in the ground ink, so that black on black keeps its outline.

Lines without ink: `base cx cy r [n w a0 a1]`, `plain`, `ground y`, `medal cx cy [r]`, `robe top width [INKS]`,
`skull y [ink]`, `held NAME x y scale tilt [ink rim]`; `axis x` of what is mirrored; `shift dx dy [size]`, which moves
and sizes the strokes after it about the middle of the picture. `part NAME` ... `end` writes down a part once, about
(0, 0); `use NAME x y [scale turn flip], ...` cuts it anew at each place, so that no two are quite alike; `print`, the
same, but the masses the part starts with are printed in paper first, a little to the side: a thing printed so stands
out from any ground.
"""

import math
from collections.abc import Callable, Iterator
from pathlib import Path

from .cut import P, R, Ring, chatter, flat, g, jit, poly, rays, seed
from .parts import GR, base, ground, held, medal, robe, skull_calm

Place = Callable[[float, float], tuple[float, float]]
INK_NAMES = frozenset("stqkp")
HARD = 60.0
STEP = 6.5
OVER_STEP = 9.0
OVER_INK = "s"
PRINT_OFFSET = (-5, -4)


class BlockError(ValueError):
    """A block has a line that cannot be cut; the message names the block and the line."""


def _numbers(text: str) -> list[float]:
    return [float(v) for v in text.split()]


def _bar(points: list[tuple[float, float, float]]) -> Ring:
    """The outline of a bar through points (x, y, width)."""
    up: Ring = []
    down: Ring = []
    for i, (x, y, w) in enumerate(points):
        ax, ay, _ = points[max(0, i - 1)]
        bx, by, _ = points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * w / 2, (bx - ax) / length * w / 2
        up.append((x + nx, y + ny))
        down.append((x - nx, y - ny))
    return up + down[::-1]


def _smooth(points: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    """A Catmull-Rom curve through the points, about every 8 units."""
    out = []
    for i in range(len(points) - 1):
        a, b, c, d = points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]
        steps = max(1, int(math.dist(b[:2], c[:2]) / 8))
        for k in range(steps):
            t = k / steps
            x, y, w = (
                0.5
                * (
                    2 * b[n]
                    + (c[n] - a[n]) * t
                    + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t
                    + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t**3
                )
                for n in range(3)
            )
            out.append((x, y, w))
    out.append(points[-1])
    return out


def _swell(ring: Ring, by: float) -> Ring:
    """The closed outline, moved outwards by `by`."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    reach = math.copysign(by, area)
    out: Ring = []
    for i, (x, y) in enumerate(ring):
        (ax, ay), (bx, by_) = ring[i - 1], ring[(i + 1) % len(ring)]
        length = math.hypot(bx - ax, by_ - ay) or 1
        out.append((x + reach * (by_ - ay) / length, y - reach * (bx - ax) / length))
    return out


def _after(inner: Place, outer: Place) -> Place:
    """First `inner`, then `outer`."""
    return lambda x, y: outer(*inner(x, y))


class Block:
    """One picture being cut."""

    def __init__(self, name: str) -> None:
        """An untouched block; the hand is seeded with `name`."""
        seed(name)
        self._name = name
        self._parts: dict[str, list[str]] = {}
        self._axis = 120.0
        self._place: Place | None = None
        self._scale = 1.0

    def cut(self, lines: list[str], place: Place | None = None, scale: float = 1) -> str:
        """Cut the lines, each moved by `place`, and return the drawing as SVG elements."""
        out: list[str] = []
        rest = iter(lines)
        for line in rest:
            if not line or line.startswith("#"):
                continue
            try:
                out.append(self._line(line, rest, place, scale))
            except (KeyError, ValueError, IndexError) as error:
                raise BlockError(f"{self._name}: {line!r}: {error}") from error
        return "".join(out)

    def _line(self, line: str, rest: Iterator[str], place: Place | None, scale: float) -> str:
        head, _, text = line.partition(" ")
        if head in INK_NAMES and len(head) == 1:
            if place is None:
                place, scale = self._place, self._scale
            text = text.strip()
            if text.startswith("over "):
                gap, text = text.removeprefix("over ").split(maxsplit=1)
                return self._over(head, text, float(gap), place, scale)
            return P(head, self._stroke(text, place, scale))
        words = text.split()
        match head:
            case "plain":
                return P("s", GR)
            case "base":
                cx, cy, r, *more = _numbers(text)
                n, w, a0, a1 = more + [56, 7, 0, 360][len(more) :]
                return base(cx, cy, r, int(n), w, a0, a1)
            case "ground":
                return ground(*_numbers(text))
            case "medal":
                return medal(*_numbers(text))
            case "robe":
                return robe(float(words[0]), float(words[1]), *(words[2] if len(words) > 2 else "ksp"))
            case "skull":
                return skull_calm(float(words[0]), *words[1:])
            case "held":
                x, y, sc, tilt = (float(v) for v in words[1:5])
                return held(words[0], x, y, sc, tilt, *words[5:])
            case "shift":
                dx, dy, *size = _numbers(text)
                self._shift(dx, dy, size[0] if size else 1)
                return ""
            case "axis":
                self._axis = float(text)
                return ""
            case "part":
                part: list[str] = []
                for inner in rest:
                    if inner == "end":
                        break
                    part.append(inner)
                self._parts[text] = part
                return ""
            case "use":
                return self._use(words[0], text.partition(" ")[2])
            case "print":
                return self._print(words[0], text.partition(" ")[2])
        raise ValueError("unknown verb")

    def _shift(self, dx: float, dy: float, size: float) -> None:
        def place(x: float, y: float) -> tuple[float, float]:
            return (120 + (x - 120) * size + dx, 120 + (y - 120) * size + dy)

        self._place, self._scale = place, size

    def _use(self, name: str, places: str) -> str:
        out = ""
        axis, self._axis = self._axis, 0
        for item in places.split(","):
            x, y, *more = _numbers(item)
            sc, turn, flip = more + [1, 0, 0][len(more) :]
            c, s = math.cos(math.radians(turn)) * sc, math.sin(math.radians(turn)) * sc
            sign = -1 if flip else 1

            def place(
                px: float,
                py: float,
                x: float = x,
                y: float = y,
                c: float = c,
                s: float = s,
                sign: int = sign,
            ) -> tuple[float, float]:
                px *= sign
                return (x + px * c - py * s, y + px * s + py * c)

            outer = self._place
            moved = place if outer is None else _after(place, outer)
            size = sc * self._scale
            out += self.cut(self._parts[name], moved, -size if flip else size)
        self._axis = axis
        return out

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

    def _over(self, ink: str, text: str, gap: float, place: Place | None, scale: float) -> str:
        """A mass, and below it what is cut away round it."""
        rings = [self._put(ring, place) for ring in self._outlines(text)]
        gaps = "".join(poly(jit(_swell(ring, gap * abs(scale)), 0.4)) for ring in rings)
        return P(OVER_INK, gaps) + P(ink, self._stroke(text, place, scale))

    def _outlines(self, text: str) -> Iterator[Ring]:
        verb, _, rest = text.partition(" ")
        if verb.removesuffix("m") in ("disc", "star", "limb", "tail"):
            for a in self._items(rest):
                for ring in self._shape(verb.removesuffix("m"), a):
                    yield ring
                    if verb.endswith("m"):
                        yield [(2 * self._axis - x, y) for x, y in ring]
        else:
            yield from self._rings(flat(text if verb[0] == "M" else rest, OVER_STEP), verb)

    def _stroke(self, text: str, place: Place | None, scale: float) -> str:
        verb, _, rest = text.partition(" ")
        if verb[0] == "M":
            verb, rest = "path", text
        mirrored = verb.endswith("m") and verb in ("gm", "discm", "limbm", "tailm")
        out = ""
        match verb.removesuffix("m") if mirrored else verb:
            case "path" | "hard" | "sym" | "hardsym" | "both" | "hardboth":
                hard = verb.startswith("hard")
                step = HARD if hard else STEP / max(0.6, min(1.0, abs(scale)))
                for ring in self._rings(flat(rest, step), verb):
                    out += poly(jit(self._put(ring, place), 0.9 if hard and abs(scale) == 1 else 0.55))
            case "g":
                for a in self._items(rest):
                    for x1, y1, x2, y2, w, bend in self._mirror_gouge(a, mirrored):
                        (px, py), (qx, qy) = self._put([(x1, y1), (x2, y2)], place)
                        out += g(px, py, qx, qy, w * abs(scale), bend * scale)
            case "line":
                for a in self._items(rest):
                    w = a[4] if len(a) > 4 else 4
                    out += poly(jit(self._put(_bar([(a[0], a[1], w), (a[2], a[3], w)]), place), 0.5))
            case "disc" | "star" | "ring" | "limb" | "tail":
                for a in self._items(rest):
                    for ring in self._shape(verb.removesuffix("m"), a):
                        rings = [ring, [(2 * self._axis - x, y) for x, y in ring]] if mirrored else [ring]
                        out += "".join(poly(jit(self._put(r, place), 0.4)) for r in rings)
            case "rays":
                for a in self._items(rest):
                    w, a0, a1 = a[5:] + [5, 0, 360][len(a) - 5 :]
                    ((x, y),) = self._put([(a[0], a[1])], place)
                    size = abs(scale)
                    out += rays(x, y, a[2] * size, a[3] * size, int(a[4]), w * size, a0, a1)
            case "chatter":
                for a in self._items(rest):
                    length, w = a[6:] + [16, 2.6][len(a) - 6 :]
                    out += chatter(a[0], a[1], a[2], a[3], int(a[4]), a[5], length, w)
            case _:
                raise ValueError(f"unknown verb {verb}")
        return out

    def _items(self, text: str) -> Iterator[list[float]]:
        for item in text.split(","):
            yield _numbers(item)

    def _put(self, ring: Ring, place: Place | None) -> Ring:
        return [place(x, y) for x, y in ring] if place else ring

    def _rings(self, rings: list[tuple[Ring, bool]], verb: str) -> list[Ring]:
        if verb.endswith("sym"):
            ring = rings[0][0]
            return [ring + [(2 * self._axis - x, y) for x, y in reversed(ring) if abs(x - self._axis) > 0.5]]
        out = [ring for ring, _ in rings]
        if verb.endswith("both"):
            out += [[(2 * self._axis - x, y) for x, y in ring] for ring in out]
        return out

    def _mirror_gouge(self, a: list[float], mirrored: bool) -> Iterator[tuple[float, ...]]:
        x1, y1, x2, y2, *more = a
        w, bend = more + [4, 0][len(more) :]
        yield (x1, y1, x2, y2, w, bend)
        if mirrored:
            yield (2 * self._axis - x1, y1, 2 * self._axis - x2, y2, w, -bend)

    def _shape(self, verb: str, a: list[float]) -> list[Ring]:
        if verb in ("limb", "tail"):
            points = list(zip(a[::3], a[1::3], a[2::3], strict=True))
            return [_bar(_smooth(points) if verb == "tail" else points)]
        x, y, r = a[:3]
        if verb == "star":
            k, n = a[3], int(a[4])
            rot = a[5] if len(a) > 5 else -90
            corners = [(math.radians(rot + 180 * i / n), r if i % 2 == 0 else r * k) for i in range(2 * n)]
            return [[(x + math.cos(t) * q, y + math.sin(t) * q) for t, q in corners]]
        if verb == "ring":
            return [self._circle(x, y, r, r), self._circle(x, y, r - a[3], r - a[3])[::-1]]
        return [self._circle(x, y, r, a[3] if len(a) > 3 else r)]

    def _circle(self, x: float, y: float, r: float, ry: float) -> Ring:
        n = max(8, int(max(r, ry) * 0.9))
        turn = R.uniform(0, 1)
        angles = [2 * math.pi * (i + turn) / n for i in range(n)]
        return [(x + math.cos(t) * r, y + math.sin(t) * ry) for t in angles]


def cut_block(path: Path, of: Callable[[str], Block] = Block) -> str:
    """The drawing in the block file `path`, as SVG elements; `of` makes the block that knows its verbs."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return of(path.stem).cut(lines)
