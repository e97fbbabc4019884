"""Inks of the pictures when they are looked at outside of a page; in a page the ink class of the card wins."""

KEY, PAPER = "#181b0e", "#fbf6e9"


def _inks(ground: str, second: str, accent: str) -> dict[str, str]:
    return {"s": ground, "t": second, "q": accent, "k": KEY, "p": PAPER}


INKS = {
    "fangmoor": _inks("#c2553a", "#97391f", "#f2b84b"),
    "verdant": _inks("#5f9a45", "#417429", "#f3e08a"),
    "deepforge": _inks("#7a8fa3", "#586c80", "#f0913c"),
    "astral": _inks("#8474cc", "#6152a8", "#bfe9ee"),
    "caravan": _inks("#d9a43c", "#ae7b17", "#7fd8cc"),
    "beast": _inks("#c98a35", "#a0681a", "#f6e0a8"),
    "terrain": _inks("#8aa34a", "#66802c", "#f4d27a"),
    "meat": _inks("#cf8560", "#a65f3b", "#f6dcae"),
    "plants": _inks("#93ad4c", "#6c8530", "#f6e27a"),
    "ores": _inks("#a39a8c", "#7b7265", "#f0a23c"),
    "mana": _inks("#5f9ac9", "#3e76a4", "#d9d0ff"),
    "crystal": _inks("#7a62b8", "#593f97", "#b9e4ec"),
}
"""Folder of a block: its inks."""
CENTRAL = _inks("#7d9a3a", "#5b7522", "#e8963a")
"""Inks of the central back."""
