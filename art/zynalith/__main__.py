"""Cut every picture of Zynalith anew: `python -m art.zynalith`, run from the root of the repository."""

from pathlib import Path

from art.svg.back import BOX, back
from art.svg.block import cut_block
from art.svg.cut import P, disc, rays, seed, star
from art.svg.icons import I, read, sprite
from art.svg.parts import base, obj, picture

HERE = Path(__file__).parent
OUT = HERE.parent.parent / "src/croupier/games/zynalith/art"
SPRITE = (
    *("property", "spell", "equipment"),
    *("instant", "death", "mourning", "greed", "event", "defence", "gameend"),
    *("leech", "pierce", "charge"),
)
"""Icons of the game's own sprite: slots, triggers, keywords. The Combat trigger is the sword of the house."""

EMBLEMS = ("folk", "paw", "wisp", "gear", "crystal")


def _ground(sort: str) -> str:
    """The accent disc: a seal with a rim for properties, a burst for spells, plain for equipment."""
    out = base(120, 120, 92)
    if sort == "spell":
        return out + P("q", star(120, 120, 98, 0.84, 20)) + P("s", rays(120, 120, 66, 80, 40, 3))
    if sort == "property":
        out += P("q", disc(120, 120, 94)) + P("s", disc(120, 120, 87)) + P("q", disc(120, 120, 81))
        return out + P("s", rays(120, 120, 70, 79, 40, 3))
    return out + P("q", disc(120, 120, 88)) + P("s", rays(120, 120, 76, 91, 40, 3))


def _prints(icons: dict[str, str]) -> dict[str, str]:
    files = {}
    sort = ""
    for line in (HERE / "prints.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            sort = line[2:]
        elif line and not line.startswith("#"):
            card, icon, scale, tilt = line.split()
            seed(card)
            drawing = obj(icon, sc=float(scale), tilt=float(tilt), bg=_ground(sort), halo=False, icons=icons)
            files[card] = picture(drawing)
    return files


def pictures() -> dict[str, str]:
    """The files of the game by name: the pictures of all cards, the two backs, and the sprite."""
    files = {file.stem: picture(cut_block(file)) for file in sorted((HERE / "blocks").glob("*.cut"))}
    icons = I | read(HERE / "icons.cut")
    files |= _prints(icons)
    for name, exchange in (("back-creature", False), ("back-extra", True)):
        seed("back")
        files[name] = picture(back(EMBLEMS, exchange), box=BOX)
    files["icons"] = sprite({name: icons[name] for name in SPRITE})
    return files


def main() -> None:
    """Write all files."""
    OUT.mkdir(parents=True, exist_ok=True)
    files = pictures()
    for name, text in files.items():
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")
    print(f"{len(files)} files")


if __name__ == "__main__":
    main()
