"""Cut every picture of Three Perils anew: `python -m art.perils`, run from the root of the repository."""

from pathlib import Path

from art.perils.backs import ACTS, BOX, enemy_back, hero_back, phase_back
from art.perils.inks import BACK, BACK_ENEMY, INKS
from art.svg.block import cut_block
from art.svg.icons import I, read, sprite
from art.svg.parts import picture

HERE = Path(__file__).parent
OUT = HERE.parents[1] / "src" / "croupier" / "games" / "perils" / "art"
HOUSE_ICONS = {"pack": "paw", "curse": "skull", "regenerate": "hourglass", "piercing": "pierce", "leech": "leech"}
"""Passives of enemies whose icon the house already has."""


def pictures() -> dict[str, str]:
    """The files of the game by name: the pictures of all cards, the backs, and the sprite.

    Each act has two backs, the characters have one. The sprite has the icons of this game, and under the names of
    passives those of the house.
    """
    files = {
        file.stem: picture(cut_block(file), INKS[file.parent.name])
        for file in sorted((HERE / "blocks").glob("*/*.cut"))
    }
    files["back-hero"] = picture(hero_back(), INKS["hero"], BOX)
    for act in ACTS:
        files[f"back-phase-{act}"] = picture(phase_back(act), BACK, BOX)
        files[f"back-enemy-{act}"] = picture(enemy_back(act), BACK_ENEMY, BOX)
    icons = {name: I[house] for name, house in HOUSE_ICONS.items()} | read(HERE / "icons.cut")
    files["icons"] = sprite(icons)
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
