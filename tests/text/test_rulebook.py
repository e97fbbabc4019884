"""Rulebooks: the same rules in every language, safe HTML, links from rule to rule."""

import sys
from pathlib import Path

import pytest

from croupier import catalog
from croupier.engine import Game
from croupier.games.confluence import Confluence
from croupier.games.quintet import Quintet
from croupier.text import LANGUAGES, Translator, rulebook
from croupier.text.cards import CardWords
from croupier.text.rulebook import NoRulebook, parse, with_cards

GAMES = catalog.ours()

BOOK = """# Sample

A game of *two* words.

Nothing else.

## Before

- Two people. Rule 1.2 decides.

## 1 Playing

- **1.1** You may **lead** (1.2), but 9.9 is no rule and 11.2 neither.
- **1.2** Say `a < b` and <script>alert(1)</script>.

### Example

| a | b |
|---|---|
| 1.1 | x |

- **not a rule** text
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", GAMES)
def test_every_game_of_the_house_has_a_rulebook_in_every_language(place: str, language: str) -> None:
    game = catalog.find(place)
    book = rulebook(language, game)
    assert book.language == language
    assert sum(len(part.rules) for part in book.sections) == len(book.rules)
    assert all("*" not in rule.text for rule in book.rules.values())
    assert book.title == Translator(language, game).title()
    assert book.intro


@pytest.mark.parametrize("place", GAMES)
def test_no_french_line_ends_before_a_colon_or_after_a_quote(place: str) -> None:
    book = rulebook("fr", catalog.find(place))
    texts = [book.intro, *(part.html for part in book.sections), *(rule.text for rule in book.rules.values())]
    assert [text for text in texts if any(loose in text for loose in (" ;", " ?", " :", "« ", " »"))] == []


def test_a_rulebook_is_taken_apart() -> None:
    book = parse(BOOK)
    assert book.title == "Sample"
    assert book.intro == "<p>A game of <em>two</em> words.</p>\n<p>Nothing else.</p>"
    assert [(part.number, part.title) for part in book.sections] == [("", "Before"), ("1", "Playing")]
    assert list(book.rules) == ["1.1", "1.2"]
    assert book.rules["1.1"].text == "You may lead (1.2), but 9.9 is no rule and 11.2 neither."


def test_mentions_of_rules_are_links_and_rules_are_their_ends() -> None:
    book = parse(BOOK)
    assert book.rules["1.1"].html == (
        'You may <strong>lead</strong> (<a href="#rule-1.2">1.2</a>), but 9.9 is no rule and 11.2 neither.'
    )
    html = book.sections[1].html
    assert '<li id="rule-1.1"><strong>1.1</strong> You may' in html
    assert '<td><a href="#rule-1.1">1.1</a></td>' in html
    assert '<a href="#rule-1.2">1.2</a> decides' in book.sections[0].html


def test_html_in_a_rulebook_is_text() -> None:
    book = parse(BOOK)
    assert "<script>" not in book.sections[1].html
    assert "&lt;script&gt;" in book.rules["1.2"].html
    assert book.rules["1.2"].text == "Say a < b and <script>alert(1)</script>."


def test_links_cannot_run_anything() -> None:
    assert "href" not in parse("# T\n\n[x](javascript:alert(1))").intro


def test_what_is_no_rulebook_is_refused() -> None:
    with pytest.raises(NoRulebook, match="begins with its title"):
        parse("no title")


def test_a_card_that_a_set_adds_has_a_row_of_its_own_below_the_card_it_is_like() -> None:
    less = {f"{name}.copies": 0 for name in ("cinder_wolf", "ash_fox", "ember_elk")}
    likes = {"ash_fox.like": "cinder_wolf", "ember_elk.like": "cinder_wolf", "ember_elk.en": "Elk of the Embers"}
    words = CardWords("en", Confluence.with_cards({**less, **likes, "ember_elk.copies": 1}))
    book = """
| {card cinder_wolf} | {field cinder_wolf.copies} | Beast |
| {card torchbearer} | beside {card cinder_wolf} | Folk |

{card cinder_wolf} burns.
"""
    said = """
| Cinder Wolf | 0 | Beast |
| Ash Fox | 0 | Beast |
| Elk of the Embers | 1 | Beast |
| Torchbearer | beside Cinder Wolf | Folk |

Cinder Wolf burns.
"""
    assert with_cards(book, words) == said


def test_a_translator_knows_its_rules() -> None:
    assert Translator("de", Quintet).rule("6.4").startswith("Trifft eine Figur ein")
    assert not Translator("de", Quintet).rule("99.1")


@pytest.mark.parametrize("place", ["rules.en.md", "rulebook/rules.en.md"])
@pytest.mark.parametrize("module", ["__init__", "rules"])
def test_a_rulebook_lies_in_its_room_or_beside_the_rules(
    place: str, module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger's game is a package, or a module in a package of its own."""
    name = f"stranger_{module.strip('_')}_{len(place)}"
    (tmp_path / name / place).parent.mkdir(parents=True)
    (tmp_path / name / place).write_text(BOOK, encoding="utf-8")
    (tmp_path / name / "__init__.py").touch()
    (tmp_path / name / f"{module}.py").write_text(
        "from croupier.engine import Game\nclass Stranger(Game): title = 'S'\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    spoken = f"{name}.rules" if module == "rules" else name
    __import__(spoken)
    game: type[Game] = sys.modules[spoken].Stranger
    assert rulebook("de", game).title == "Sample"
