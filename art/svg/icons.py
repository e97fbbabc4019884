"""The icons: 48 grid, one filled path each, cut from the block `icons.cut`.

A block of icons names each icon on a line `= name`; the lines after it are path data or one of
`star x y r k n [rotation]`, `disc x y r [ry]` and `g x1 y1 x2 y2 width [bend]`, several separated by commas.
All of an icon's shapes are one even-odd path: what lies over a mass is cut out of it.
"""

from pathlib import Path

from .cut import cut, disc, g, seed, star

STEP, JITTER = 4.0, 0.25


def _shape(line: str) -> str:
    verb, _, rest = line.partition(" ")
    if verb not in ("star", "disc", "g"):
        return cut(line, STEP, JITTER)
    out = ""
    for item in rest.split(","):
        a = [float(v) for v in item.split()]
        if verb == "g":
            out += g(*a)
        elif verb == "star":
            out += star(a[0], a[1], a[2], a[3], int(a[4]), *a[5:6])
        else:
            ry = a[3] if len(a) > 3 else None
            out += disc(a[0], a[1], a[2], ry, n=max(8, int(a[2] * 1.1)), j=JITTER)
    return out


def read(block: Path) -> dict[str, str]:
    """Path data of every icon of a block of icons, each cut with a hand seeded by its name."""
    shapes: dict[str, list[str]] = {}
    name = ""
    for line in block.read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            name = line[2:].strip()
            if name in shapes:
                raise ValueError(f"{block.name}: icon {name} is cut twice")
            shapes[name] = []
        elif line and not line.startswith("#"):
            shapes[name].append(line)
    icons = {}
    for name, lines in shapes.items():
        seed(name)
        icons[name] = "".join(_shape(line) for line in lines)
    return icons


def sprite(icons: dict[str, str]) -> str:
    """A sprite file: each icon is the symbol `#i-name` and takes the colour of the text."""
    symbols = "".join(
        f'<symbol id="i-{name}" viewBox="0 0 48 48"><path fill="currentColor" fill-rule="evenodd" d="{d}"/></symbol>\n'
        for name, d in icons.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}</svg>\n'


I = read(Path(__file__).with_name("icons.cut"))
"""All icons of the house by name, as path data on the 48 grid."""
