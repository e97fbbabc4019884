"""Cut the titles anew: `python -m art.titles`, run from the root of the repository.

A game's titles are its messages `title`. `title.svg` is the English one; a language has a file of its own where its
title is another.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from art.svg.letters import title

SOURCE = Path(__file__).parents[1] / "src" / "croupier"
HOUSE = SOURCE / "server" / "web" / "static" / "title.svg"
_TITLE = re.compile(r"^title = (.+)$", re.MULTILINE)


def titles() -> Iterator[tuple[Path, str]]:
    """Every file with a title, and what it says."""
    yield HOUSE, "Croupier"
    for text in sorted((SOURCE / "games").glob("*/text")):
        said = {file.stem: _TITLE.search(file.read_text("utf-8")) for file in sorted(text.glob("??.ftl"))}
        in_english = said["en"]
        for language, found in said.items():
            if found is None or in_english is None:
                raise LookupError(f"{text} does not say the title in {language} and in English.")
            if language == "en" or found[1] != in_english[1]:
                yield text.parent / "page" / ("title.svg" if language == "en" else f"title.{language}.svg"), found[1]


if __name__ == "__main__":
    for file, text in titles():
        file.write_text(title(text), encoding="utf-8")
        print(file.relative_to(SOURCE))
