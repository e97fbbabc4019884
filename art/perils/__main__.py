"""Cut every picture of Three Perils from its block; the results are committed."""

from pathlib import Path

from art.knife.parts import picture
from art.perils.block import cut_block
from art.perils.inks import INKS

HERE = Path(__file__).parent
OUT = HERE.parents[1] / "src" / "croupier" / "games" / "perils" / "art"


def bake() -> int:
    """Write the pictures and return how many there are."""
    OUT.mkdir(parents=True, exist_ok=True)
    blocks = sorted((HERE / "blocks").glob("*/*.cut"))
    for block in blocks:
        drawing = picture(cut_block(block), INKS[block.parent.name])
        (OUT / f"{block.stem}.svg").write_text(drawing, encoding="utf-8")
    return len(blocks)


if __name__ == "__main__":
    print(f"{bake()} pictures in {OUT}")
