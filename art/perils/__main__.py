"""Cut every picture of Three Perils anew: `python -m art.perils`, run from the root of the repository."""

from pathlib import Path

from art.knife.block import cut_block
from art.knife.icons import I, read, sprite
from art.knife.parts import picture
from art.perils.backs import ACTS, BOX, enemy_back, hero_back, phase_back
from art.perils.inks import BACK, BACK_ENEMY, INKS

HERE = Path(__file__).parent
OUT = HERE.parents[1] / "src" / "croupier" / "games" / "perils" / "art"
HOUSE_ICONS = {"pack": "paw", "curse": "skull", "regenerate": "hourglass", "piercing": "pierce", "leech": "leech"}
"""Passives of enemies whose icon the house already has."""


def cut_pictures() -> int:
    """Write the pictures of all cards and return how many there are."""
    blocks = sorted((HERE / "blocks").glob("*/*.cut"))
    for block in blocks:
        drawing = picture(cut_block(block), INKS[block.parent.name])
        (OUT / f"{block.stem}.svg").write_text(drawing, encoding="utf-8")
    return len(blocks)


def cut_backs() -> None:
    """Write two backs for each act, and that of the characters."""
    (OUT / "back-hero.svg").write_text(picture(hero_back(), INKS["hero"], BOX), encoding="utf-8")
    for act in ACTS:
        (OUT / f"back-phase-{act}.svg").write_text(picture(phase_back(act), BACK, BOX), encoding="utf-8")
        (OUT / f"back-enemy-{act}.svg").write_text(picture(enemy_back(act), BACK_ENEMY, BOX), encoding="utf-8")


def cut_icons() -> None:
    """Write the sprite: the icons of this game, and under the names of passives those of the house."""
    icons = {name: I[house] for name, house in HOUSE_ICONS.items()} | read(HERE / "icons.cut")
    (OUT / "icons.svg").write_text(sprite(icons), encoding="utf-8")


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    count = cut_pictures()
    cut_backs()
    cut_icons()
    print(f"{count} pictures, {2 * len(ACTS) + 1} backs and the icons")
