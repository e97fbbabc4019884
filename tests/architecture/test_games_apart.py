"""The house knows no game: what belongs to a game stands in the folders that bear its name (docs/architecture.md)."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from croupier import catalog
from croupier.text import LANGUAGES, Translator
from tests.architecture.sources import HOUSE

ROOT = HOUSE.parents[1]
ROOMS = ("src", "art", "benchmarks", "tools")
"""Docs, tests and the changelog may speak of games; `pyproject.toml` has the one list of them, the entry points."""
TEXT = {"", ".py", ".html", ".css", ".js", ".svg", ".ftl", ".md", ".txt", ".cut", ".sh", ".ini", ".mako", ".toml"}


def icons() -> set[str]:
    """The names of the house's icons: a card may bear one of them, as its rulebook has it."""
    return set(re.findall(r'id="i-([\w-]+)"', (HOUSE / "press/static/icons.svg").read_text("utf-8")))


def words_of_games() -> Mapping[str, str]:
    """Slugs, titles in every language and ids of cards, each with the game that owns the word."""
    words = {folder.name: folder.name for folder in (HOUSE / "games").iterdir() if folder.is_dir()}
    words.pop("__pycache__", None)
    for slug in catalog.ours():
        game = catalog.find(slug)
        own = {slug, game.title, *(Translator(language, game).title() for language in LANGUAGES)}
        words |= dict.fromkeys(own | {face.id for face in game.FACES} - icons(), slug)
    return words


def files(root: Path) -> list[Path]:
    """Everything that the house is made of, outside of the folders of games."""
    found = [path for room in ROOMS for path in (root / room).rglob("*") if path.is_file()]
    slugs = set(words_of_games().values())
    return sorted(
        path
        for path in [*found, *root.glob("Makefile")]
        if path.suffix in TEXT and not slugs & set(path.relative_to(root).parts)
    )


def mentions(root: Path) -> Iterator[str]:
    """Every place where the house names a game or one of its cards. An example that is run needs a real one."""
    owners = words_of_games()
    longest_first = sorted(owners, key=len, reverse=True)
    word = re.compile(rf"(?<![A-Za-z0-9_])(?:{'|'.join(map(re.escape, longest_first))})(?![A-Za-z0-9_])")
    for path in files(root):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.lstrip().startswith((">>> ", "... ")):
                for found in word.findall(line):
                    yield f"{path.relative_to(root)}:{number} says {found}, which belongs to {owners[found]}"


def test_the_house_names_no_game_and_no_card_of_one() -> None:
    assert len(files(ROOT)) > 150
    assert list(mentions(ROOT)) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("src/croupier/server/web/static/css/table.css", ".at-replay .quintet .fan { padding: 0; }"),
        ("src/croupier/server/web/static/js/table.js", 'document.getElementById("act-wizard")'),
        ("src/croupier/server/web/templates/home.html", "<p>{% if slug == 'perils' %}"),
        ("src/croupier/text/locales/fr/pages.ftl", "home-what = Jouez à Trois Périls."),
        ("src/croupier/catalog.py", 'FIRST = "zynalith"'),
        ("src/croupier/commands/play.py", "# a Harpy is no harpy"),
        ("art/svg/parts.py", "# the print and the medal of Three Perils"),
        ("Makefile", "\tcroupier check quintet"),
    ],
)
def test_a_game_named_in_the_house_is_found(tmp_path: Path, file: str, line: str) -> None:
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(f"nothing\n{line}\n", "utf-8")
    (found,) = mentions(tmp_path)
    assert found.startswith(f"{file}:2 says ")


def test_a_game_may_name_itself_and_an_example_may_name_a_game(tmp_path: Path) -> None:
    for file in ("src/croupier/games/quintet/page/inks.css", "benchmarks/quintet/loop.py", "src/croupier/__init__.py"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text('>>> match = croupier.start("quintet")\n', "utf-8")
    assert list(mentions(tmp_path)) == []
