"""Inks of the pictures when they are looked at outside of a page; in a page the ink class of the card wins."""

KEY, PAPER = "#101a2b", "#fbf6e9"


def _inks(ground: str, second: str, accent: str) -> dict[str, str]:
    return {"s": ground, "t": second, "q": accent, "k": KEY, "p": PAPER}


INKS = {
    "ember": _inks("#df5a2b", "#b53d13", "#f7c04a"),
    "tide": _inks("#3d7cc4", "#255c9c", "#bfe3f2"),
    "rock": _inks("#c48a2c", "#996615", "#f3dfae"),
    "gale": _inks("#7db88a", "#56936a", "#f4f0c8"),
    "shade": _inks("#7d5fb0", "#5d428c", "#e9b8d8"),
    "artefact": _inks("#9aa3ad", "#747e89", "#f2a541"),
}
"""Stream of the attack side, and folder of the block: its inks."""
BACK = _inks("#3d7cc4", "#255c9c", "#f2a541")
