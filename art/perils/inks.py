"""Inks of the pictures when they are looked at outside of a page; in a page the ink class of the card wins."""

KEY, PAPER = "#1f1310", "#fbf6e9"


def _inks(ground: str, second: str, accent: str) -> dict[str, str]:
    return {"s": ground, "t": second, "q": accent, "k": KEY, "p": PAPER}


INKS = {
    "hero": _inks("#e0812f", "#b95f14", "#a5331a"),
    "enemy": _inks("#77694f", "#574b36", "#e2602f"),
    "weapon": _inks("#cf4a2c", "#a5331a", "#f0b24a"),
    "gear": _inks("#7d8894", "#5c6874", "#f0b24a"),
    "attunement": _inks("#3f8f7d", "#2a6c5d", "#f2d08a"),
    "venture": _inks("#d99a1e", "#b0770a", "#fbe3a3"),
    "remedy": _inks("#c65b7c", "#9d3d5d", "#f6d4c0"),
    "legend": _inks("#4f6fb5", "#36538f", "#f0b24a"),
}
"""Type of a card, and folder of its block: its inks."""
BACK = _inks("#d1552f", "#a53a1a", "#f0b24a")
BACK_ENEMY = _inks("#77694f", "#574b36", "#e2602f")
