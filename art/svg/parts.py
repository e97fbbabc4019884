"""Parts of pictures that take place and size and are cut anew each time."""

from collections.abc import Mapping, Sequence

from .cut import P, both, cut, disc, gm, gs, rays, sym
from .icons import I

GR = "M-24 -4H264V256H-24Z"
"""The whole sheet of a picture, with a bleed of 4 units."""

INKS = {"s": "#1f8f8a", "t": "#136b69", "q": "#f27f9b", "k": "#0f1b1e", "p": "#fbf6e9"}
"""Inks of a picture that is looked at outside of a page; in a page the ink class of the card wins."""

_VARIABLES = {"s": "--s", "t": "--t", "q": "--q", "k": "--key", "p": "--paper"}


def base(
    cx: float = 120,
    cy: float = 110,
    r: float = 60,
    n: int = 56,
    w: float = 7,
    a0: float = 0,
    a1: float = 360,
) -> str:
    """The ground in `s`, with rays in `t` from what matters, at (`cx`, `cy`)."""
    return P("s", GR) + P("t", rays(cx, cy, r, 300, n, w, a0, a1))


def medal(cx: float, cy: float, r: float = 84) -> str:
    """The ground of a tool or weapon: rays, and an accent disc whose edge the gouge has notched."""
    return base(cx, cy, r + 8, 48) + P("q", disc(cx, cy, r)) + P("s", rays(cx, cy, r - 10, r + 4, 40, 3))


def ground(y: float = 228) -> str:
    """Black soil below `y`."""
    return P("k", cut(f"M-24 {y} L40 {y - 4} L130 {y + 2} L264 {y - 3} L264 256 L-24 256 Z"))


def aura(d: str) -> str:
    """The black shape behind a spirit."""
    return P("k", d)


def rivets(points: Sequence[tuple[float, float]], r: float = 3.4, ink: str = "p") -> str:
    """Rivet heads."""
    return P(ink, "".join(disc(x, y, r) for x, y in points))


def twice(
    d: str,
    cx: float,
    cy: float,
    sc: float,
    tilt: float,
    ink: str = "k",
    rim: str = "p",
    off: tuple[float, float] = (-4, -4),
) -> str:
    """An icon's path printed twice: first in `rim`, `off` to the side, then in `ink`."""
    out = ""
    for cls, (dx, dy) in ((rim, off), (ink, (0.0, 0.0))):
        move = f"translate({cx + dx:g} {cy + dy:g})"
        turn = f" rotate({tilt:g})" if tilt else ""
        out += (
            f'<path class="{cls}" fill-rule="evenodd" '
            f'transform="{move}{turn} scale({sc:g}) translate(-24 -24)" d="{d}"/>'
        )
    return out


def obj(
    icon: str,
    cx: float = 120,
    cy: float = 120,
    sc: float = 4.0,
    tilt: float = 0,
    bg: str | None = None,
    halo: bool = True,
    icons: Mapping[str, str] = I,
) -> str:
    """A tool, weapon or charm: its icon, large, printed twice on an accent disc."""
    out = base(cx, cy, 92) if bg is None else bg
    if halo:
        out += P("q", disc(cx, cy, 84)) + P("s", rays(cx, cy, 74, 88, 40, 3))
    return out + twice(icons[icon], cx, cy, sc, tilt, off=(-5, -4))


def held(icon: str, cx: float, cy: float, sc: float, tilt: float, ink: str = "k", rim: str = "p") -> str:
    """Something held: an icon printed twice."""
    return twice(I[icon], cx, cy, sc, tilt, ink, rim)


def robe(top: float = 150, w: float = 124, ink: str = "k", fold: str = "s", light: str = "p") -> str:
    """Shoulders and cloak, from `top` to the lower edge, `w` to each side."""
    left = 120 - w
    out = P(ink, sym(f"M120 {top - 16} L88 {top} C56 {top + 8} {left + 22} {top + 44} {left} 256 L120 256"))
    folds = (
        (70, top + 18, left + 20, 246, 7, -6),
        (84, top + 24, 54, 252, 7, -4),
        (100, top + 34, 90, 254, 6, -2),
    )
    lights = ((60, top + 18, left + 8, 240, 3, -6), (92, top + 34, 70, 252, 3, -3))
    return out + P(fold, gm(*folds)) + P(light, gm(*lights))


def skull_calm(cy: float, eye: str = "q") -> str:
    """The mask-like face of a spirit, centred at height `cy`."""
    c = cy
    face = f"M120 {c - 38} C98 {c - 38} 90 {c - 20} 93 {c + 2} C96 {c + 26} 108 {c + 40} 120 {c + 46}"
    socket = f"M98 {c - 4} C104 {c - 10} 112 {c - 8} 116 {c + 2} C110 {c + 6} 101 {c + 4} 98 {c - 4} Z"
    return (
        P("p", sym(face))
        + P("k", both(socket))
        + P(eye, both(f"M106 {c - 5} L110 {c - 4} L108 {c + 1} Z"))
        + P("k", gm((101, c + 12, 109, c + 28, 3.4, -2)))
        + P("k", gs((113, c + 30, 127, c + 30, 4), (120, c + 4, 120, c + 20, 4)))
    )


def picture(drawing: str, inks: Mapping[str, str] = INKS, box: str = "-20 0 280 250") -> str:
    """The SVG file of a drawing, with inks for those who look at it outside of a page."""
    style = "".join(f".{c}{{fill:var({_VARIABLES[c]},{v})}}" for c, v in inks.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><style>{style}</style>{drawing}</svg>\n'
