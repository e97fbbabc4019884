"""The pages of the API reference hold what is public: each name once, said in a docstring."""

import re
from importlib import import_module

import pytest
from tools.site.reference import PUBLIC, exports, fenced, linked, pages


@pytest.mark.parametrize("package", PUBLIC)
def test_everything_that_is_exported_is_found(package: str) -> None:
    assert sorted(export.name for export in exports(package)) == sorted(import_module(package).__all__)


def test_a_name_has_one_place_on_all_pages() -> None:
    shown = [name for _, text in pages() for name in re.findall(r"^::: (.*)$", text, re.MULTILINE)]
    assert len(shown) == len(set(shown))
    assert {"croupier.start", "croupier.Match", "croupier.engine.Event", "croupier.kit.Page"} <= set(shown)
    assert "croupier.engine.Match" not in shown


def test_examples_in_docstrings_become_blocks() -> None:
    assert fenced("Says.\n\n>>> one()\n1\n\nMore.") == "Says.\n\n```pycon\n>>> one()\n1\n```\n\nMore."
    assert fenced("Says.\n\n>>> one()") == "Says.\n\n```pycon\n>>> one()\n```"


def test_names_of_what_is_public_become_links_but_not_in_blocks_and_not_to_oneself() -> None:
    where = {"Match": "croupier.Match"}
    assert linked("A `Match`, and `match`.", where) == "A [`Match`][croupier.Match], and `match`."
    assert linked("A `Match`.", where, own="Match") == "A `Match`."
    assert linked("```pycon\n>>> `Match`\n```", where) == "```pycon\n>>> `Match`\n```"


def test_what_has_the_name_of_a_module_is_found_in_its_own() -> None:
    shown = "\n".join(text for _, text in pages())
    assert "::: croupier.lab.simulate.simulate\n" in shown
    assert "::: croupier.bots.named.bot\n" in shown
    assert "::: croupier.games\n" in shown
