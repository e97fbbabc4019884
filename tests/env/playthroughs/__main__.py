"""Writes them again."""

from croupier import catalog
from tests.env.playthroughs import FOLDER, told

for slug in catalog.ours():
    (FOLDER / f"{slug}.txt").write_text(told(slug), encoding="utf-8")
