"""Cut every picture of Wildlands anew: `python -m art.wildlands`, run from the root of the repository."""

from pathlib import Path

from art.svg.icons import I, read, sprite
from art.svg.parts import picture
from art.wildlands.backs import backs
from art.wildlands.block import cut_block, cut_poster, cut_unit
from art.wildlands.inks import INKS
from art.wildlands.units import units

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "croupier"
GAME = SOURCE / "games" / "wildlands"
OUT = GAME / "art"
POSTER = GAME / "page" / "poster.svg"


def pictures() -> dict[str, str]:
    """The files of the game by name: the pictures of all cards, six backs, and the sprite."""
    files = {unit.name: picture(cut_unit(unit), INKS[unit.faction]) for unit in units()}
    for file in sorted((HERE / "blocks").glob("*/*.cut")):
        if file.stem in files:
            raise ValueError(f"{file.stem} is composed and drawn by hand")
        files[file.stem] = picture(cut_block(file), INKS[file.parent.name])
    icons = read(HERE / "icons.cut")
    for name, drawing in backs(I | icons).items():
        files[f"back-{name}"] = drawing
    files["icons"] = sprite(icons)
    return files


def poster() -> str:
    """The bill for the home page."""
    return picture(cut_poster(HERE / "poster.cut"), INKS["terrain"])


def main() -> None:
    """Write all files."""
    OUT.mkdir(parents=True, exist_ok=True)
    files = pictures()
    for name, text in files.items():
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")
    POSTER.write_text(poster(), encoding="utf-8")
    print(f"{len(files)} files and the poster")


if __name__ == "__main__":
    main()
