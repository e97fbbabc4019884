"""Cut every picture of Zynalith anew: `python -m art.zynalith`, run from the root of the repository."""

from pathlib import Path

from art.knife.block import cut_block
from art.knife.cut import seed
from art.knife.icons import I, read, sprite
from art.knife.parts import obj, picture

HERE = Path(__file__).parent
OUT = HERE.parent.parent / "src/croupier/games/zynalith/art"
SPRITE = {
    "slots": ("property", "spell", "equipment"),
    "triggers": ("instant", "sword", "death", "mourning", "greed", "event", "defence", "gameend"),
    "keywords": ("leech", "pierce", "charge"),
    "numbers": ("silver", "crystal", "wing", "sword", "shield", "heart", "star"),
    "kinds": ("folk", "paw", "wisp", "gear"),
}
"""Icons of the game's own sprite, by what they say; the Combat trigger is the sword."""


def main() -> None:
    """Write all pictures and the sprite."""
    OUT.mkdir(parents=True, exist_ok=True)
    for block in sorted((HERE / "blocks").glob("*.cut")):
        (OUT / f"{block.stem}.svg").write_text(picture(cut_block(block)), encoding="utf-8")
    icons = I | read(HERE / "icons.cut")
    for line in (HERE / "prints.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        card, icon, *numbers = line.split()
        scale, tilt = ([float(v) for v in numbers] + [3.3, 0])[:2] if numbers else (3.3, 0.0)
        seed(card)
        drawing = obj(icon, sc=scale, tilt=tilt, icons=icons)
        (OUT / f"{card}.svg").write_text(picture(drawing), encoding="utf-8")
    (OUT / "icons.svg").write_text(sprite({n: icons[n] for names in SPRITE.values() for n in names}), encoding="utf-8")


main()
