"""Backs of the phase cards and of the enemies: numeral of the act, and an arrow that says where a hand goes."""

import math

from art.svg.cut import P, cut, disc, gs, rays, seed, star
from art.svg.icons import I
from art.svg.parts import twice

BOX = "0 0 200 280"
ACTS = {1: "left", 2: "right", 3: "left"}
"""Act: where its hands are passed."""
EMBLEMS = ("sword", "shield", "flask", "claw", "star")
CX, CY = 100.0, 114.0


def numeral(act: int, cx: float, cy: float, high: float) -> str:
    """Path data of a Roman numeral in slab letters, upright bars under one pair of serifs each."""
    wide, stem, serif = high * 0.42, high * 0.2, high * 0.15
    out = ""
    for i in range(act):
        x = cx + (i - (act - 1) / 2) * wide
        top, foot = cy - high / 2, cy + high / 2
        half = stem / 2
        edge = wide / 2 - 1.2
        out += cut(
            f"M{x - edge} {top} L{x + edge} {top} L{x + edge} {top + serif} L{x + half} {top + serif} "
            f"L{x + half} {foot - serif} L{x + edge} {foot - serif} L{x + edge} {foot} L{x - edge} {foot} "
            f"L{x - edge} {foot - serif} L{x - half} {foot - serif} L{x - half} {top + serif} "
            f"L{x - edge} {top + serif} Z",
            60,
            0.7,
        )
    return out


def arrow(way: str) -> str:
    """A broad arrow across the foot of the back."""
    points = [(12, 238), (62, 206), (62, 224), (188, 221), (178, 238), (188, 255), (62, 252), (62, 270)]
    light = [(26, 238), (55, 219), (55, 231), (170, 229), (165, 238), (171, 247), (55, 245), (55, 257)]
    turn = way == "right"

    def shape(corners: list[tuple[int, int]]) -> str:
        placed = [(200 - x if turn else x, y) for x, y in corners]
        return cut("M" + " L".join(f"{x} {y}" for x, y in placed) + " Z", 60, 0.8)

    bars = [(80, 233, 158, 232, 3), (80, 244, 140, 243, 3)]
    gouges = [((200 - a if turn else a), b, (200 - c if turn else c), d, w) for a, b, c, d, w in bars]
    return P("k", shape(points)) + P("q", shape(light)) + P("k", gs(*gouges))


def sheet(cy: float) -> str:
    """Key border with gouges, and a ground whose rays come from (100, cy)."""
    out = P("k", "M-2 -2H202V282H-2Z")
    out += P("s", cut("M9 10 L100 8 L191 10 L192 140 L191 270 L100 272 L9 270 L8 140 Z"))
    return out + P("t", rays(CX, cy, 78, 230, 60, 5))


def phase_back(act: int) -> str:
    """Five emblems in a ring round the numeral."""
    seed(f"back-{act}")
    out = ring() + P("k", numeral(act, CX, CY, 42))
    for x in (28, 172):
        out += P("k", disc(x, 28, 12)) + P("q", star(x, 28, 10, 0.36, 4))
    return out + arrow(ACTS[act])


def hero_back() -> str:
    """The same ring round a figure; a board is passed to nobody, so there is no arrow."""
    seed("back-hero")
    out = ring() + f'<path class="k" fill-rule="evenodd" transform="translate({CX} {CY}) scale(.95) '
    out += f'translate(-24 -24)" d="{I["folk"]}"/>'
    for x, y in ((28, 28), (172, 28), (28, 252), (172, 252), (100, 240)):
        out += P("k", disc(x, y, 12)) + P("q", star(x, y, 10, 0.36, 4))
    return out


def ring() -> str:
    """Five emblems in a ring round a star."""
    out = sheet(CY) + P("k", disc(CX, CY, 84, n=48)) + P("q", rays(CX, CY, 74, 88, 46, 4))
    for i, name in enumerate(EMBLEMS):
        a = math.radians(-90 + 72 * i)
        x, y = CX + math.cos(a) * 55, CY + math.sin(a) * 55
        out += f'<path class="p" fill-rule="evenodd" transform="translate({x:.1f} {y:.1f}) scale(.6) '
        out += f'translate(-24 -24)" d="{I[name]}"/>'
    return out + P("q", star(CX, CY, 41, 0.8, 16))


def enemy_back(act: int) -> str:
    """Something that opens its mouth: the numeral is where the tongue would be."""
    seed(f"back-enemy-{act}")
    out = sheet(CY)
    out += P(
        "k",
        cut(
            "M100 24 L78 30 L62 8 L56 38 L34 22 L38 54 L12 52 L28 80 L14 104 L24 128 L16 156 L36 168 L40 192 "
            "L64 190 L82 206 L100 198 L118 206 L136 190 L160 192 L164 168 L184 156 L176 128 L186 104 L172 80 "
            "L188 52 L162 54 L166 22 L144 38 L138 8 L122 30 Z",
            60,
            1,
        ),
    )
    out += P("q", cut("M38 66 L86 84 L80 96 L56 92 Z M162 66 L114 84 L120 96 L144 92 Z", 60))
    out += P("k", cut("M62 77 L70 80 L68 93 L61 91 Z M138 77 L130 80 L132 93 L139 91 Z", 60))
    brows = [(90, 78, 42, 56, 6, -3), (110, 78, 158, 56, 6, 3), (92, 40, 84, 64, 4, 1), (108, 40, 116, 64, 4, -1)]
    out += P("p", gs(*brows))
    out += P("s", gs((70, 44, 60, 58, 4), (130, 44, 140, 58, 4), (30, 132, 26, 150, 4), (170, 132, 174, 150, 4)))
    out += P("q", cut("M34 106 C70 118 130 118 166 106 C170 150 146 182 100 184 C54 182 30 150 34 106 Z"))
    upper = "".join(
        f"M{x - 9} {y} L{x} {y + h} L{x + 9} {y} Z "
        for x, y, h in ((46, 109, 24), (64, 113, 18), (82, 115, 15), (100, 115, 13), (118, 115, 15), (136, 113, 18))
    )
    upper += "M145 110 L154 133 L163 107 Z "
    lower = "".join(
        f"M{x - 9} {y + 2} L{x} {y - h} L{x + 9} {y + 2} Z "
        for x, y, h in ((58, 168, 17), (78, 179, 15), (100, 183, 13), (122, 179, 15), (142, 168, 17))
    )
    out += P("p", cut(upper + lower, 60))
    out += twice(numeral(act, 0, 0, 42), CX, 147, 1, 0, off=(-2.5, -2)).replace("translate(-24 -24)", "")
    return out + arrow(ACTS[act])
