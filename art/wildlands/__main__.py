"""Cut every picture of Wildlands anew: `python -m art.wildlands`, run from the root of the repository."""

from pathlib import Path

from art.knife.parts import picture
from art.wildlands.block import cut_block, cut_unit
from art.wildlands.inks import INKS
from art.wildlands.units import units

HERE = Path(__file__).parent
OUT = HERE.parents[1] / "src" / "croupier" / "games" / "wildlands" / "art"


def _write(name: str, text: str) -> None:
    (OUT / f"{name}.svg").write_text(text, encoding="utf-8")


def cut_pictures() -> int:
    """Write the pictures of all cards and return how many there are."""
    drawings = {unit.name: picture(cut_unit(unit), INKS[unit.faction]) for unit in units()}
    for block in sorted((HERE / "blocks").glob("*/*.cut")):
        if block.stem in drawings:
            raise ValueError(f"{block.stem} is drawn twice")
        drawings[block.stem] = picture(cut_block(block), INKS[block.parent.name])
    for name, drawing in drawings.items():
        _write(name, drawing)
    return len(drawings)


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    print(f"{cut_pictures()} pictures")
