"""Cut every picture of Confluence anew: `python -m art.confluence`, run from the root of the repository."""

from pathlib import Path

from art.confluence.block import StreamBlock, cut_block
from art.confluence.inks import BACK, INKS
from art.svg import block
from art.svg.back import BOX, back
from art.svg.cut import seed
from art.svg.icons import read, sprite
from art.svg.parts import picture

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "croupier"
GAME = SOURCE / "games" / "confluence"
OUT = GAME / "art"
POSTER = GAME / "page" / "poster.svg"
EMBLEMS = ("flame", "wave", "mountain", "swirl", "crescent")
POSTER_STREAM = "tide"


def pictures() -> dict[str, str]:
    """The files of the game by name: the pictures of all cards, the back they share, and the sprite."""
    files = {
        file.stem: picture(cut_block(file), INKS[file.parent.name])
        for file in sorted((HERE / "blocks").glob("*/*.cut"))
    }
    seed("back-confluence")
    files["back-confluence"] = picture(back(EMBLEMS), BACK, BOX)
    files["icons"] = sprite(read(HERE / "icons.cut"))
    return files


def poster() -> str:
    """The bill for the home page."""
    drawing = block.cut_block(HERE / "poster.cut", lambda name: StreamBlock(name, POSTER_STREAM))
    return picture(drawing, BACK)


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
