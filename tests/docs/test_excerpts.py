"""Pieces of the example games that the documentation shows are what stands in the files."""

import re
from pathlib import Path

import pytest

from tests.docs.test_code_blocks import BLOCK, PAGES

EXAMPLES = Path(__file__).parents[2] / "docs" / "designers" / "examples"
EXCERPT = re.compile(r"# (\w+\.py)\n(.*)", re.DOTALL)
SHOWN = [
    (page.stem, found[1], found[2])
    for page in PAGES
    for block in BLOCK.findall(page.read_text(encoding="utf-8"))
    if (found := EXCERPT.fullmatch(block))
]


def without_indentation(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


@pytest.mark.parametrize(("page", "file", "shown"), SHOWN, ids=[f"{p}-{i}" for i, (p, _, _) in enumerate(SHOWN)])
def test_an_excerpt_stands_in_its_file(page: str, file: str, shown: str) -> None:
    whole = without_indentation((EXAMPLES / file).read_text(encoding="utf-8"))
    assert without_indentation(shown) in whole, f"{page} shows something else than {file}"
