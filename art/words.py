"""Cut the titles anew: `python -m art.words`, run from the root of the repository."""

from pathlib import Path

from art.knife.letters import symbol

OUT = Path(__file__).parents[1] / "src" / "croupier" / "server" / "web" / "static" / "words.svg"
TITLES = {
    "croupier": "CROUPIER",
    "quintet": "QUINTET",
    "quintet-fr": "QUINTETTE",
    "quintet-de": "QUINTETT",
    "perils": "THREE PERILS",
    "perils-fr": "TROIS PÉRILS",
    "perils-de": "DREI GEFAHREN",
    "zynalith": "ZYNALITH",
    "confluence": "CONFLUENCE",
    "confluence-de": "KONFLUENZ",
    "wildlands": "WILDLANDS",
    "wildlands-fr": "TERRES SAUVAGES",
    "wildlands-de": "WILDLANDE",
}
"""Slug, and language where the title is not the English one: the title."""


def lettering() -> str:
    """The file with all titles, each a symbol."""
    symbols = "".join(symbol(name, title) for name, title in TITLES.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>\n'


if __name__ == "__main__":
    OUT.write_text(lettering(), encoding="utf-8")
    print(f"{len(TITLES)} titles")
