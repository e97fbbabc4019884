"""Cut every picture of Confluence anew: `python -m art.confluence`, run from the root of the repository."""

from pathlib import Path

from art.confluence.block import cut_block
from art.confluence.inks import INKS
from art.knife.parts import picture

HERE = Path(__file__).parent
OUT = HERE.parents[1] / "src" / "croupier" / "games" / "confluence" / "art"


def cut_pictures() -> int:
    """Write the pictures of all cards and return how many there are."""
    blocks = sorted((HERE / "blocks").glob("*/*.cut"))
    for block in blocks:
        drawing = picture(cut_block(block), INKS[block.parent.name])
        (OUT / f"{block.stem}.svg").write_text(drawing, encoding="utf-8")
    return len(blocks)


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    print(f"{cut_pictures()} pictures")
