"""The rulebook on paper: all of its rules, on pages of half a paper, folded in the order of a book."""

import re
from pathlib import Path

import pytest
from orchard import Orchard

from croupier import catalog
from croupier.engine import Game
from croupier.paper import CannotPrint, Order, made
from croupier.paper.book import _data, imposed, nodes
from croupier.paper.index import index
from croupier.paper.pages import lettering
from croupier.paper.typeset import typeset
from croupier.text import LANGUAGES
from croupier.text.rulebook import NoRulebook, Rulebook, parse, rulebook
from tests.paper.test_cards import boxes

GAMES = [catalog.find(slug) for slug in catalog.ours()]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_printed_in_every_language(game: type[Game]) -> None:
    for language in ("en", "fr", "de"):
        book = rulebook(language, game)
        data = _data(Order(game, language), book, 148.5)
        numbers = [
            node["number"]
            for part in data["parts"]
            for items in part["inside"]
            if isinstance(items, dict) and items["tag"] == "ul"
            for node in items["inside"]
            if isinstance(node, dict) and node["tag"] == "rule"
        ]
        assert numbers == [*book.rules]
        assert data["cards"].keys() == set(" ".join(re.findall(r"\{cards ([\w ]+)\}", str(book.sections))).split())


@pytest.mark.parametrize("game", GAMES)
def test_the_index_names_rules_that_speak_of_the_word(game: type[Game]) -> None:
    for language in LANGUAGES:
        book = rulebook(language, game)
        found = dict(index(book, game))
        assert len(found) > 12
        assert {number for numbers in found.values() for number in numbers} <= book.rules.keys()
        bold = {
            word: number for number, rule in book.rules.items() for word in re.findall("<strong>([^<,]+)<", rule.html)
        }
        for word, number in bold.items():
            assert number in found[word[0].upper() + word[1:].replace("\u202f", "\u00a0")]


def test_the_index_has_what_tables_explain_without_its_number() -> None:
    rules = "## 1 Rules\n\n- **1.1** Wolves have **Pack**.\n- **1.2** A pack runs; packs win.\n- **1.3** Unpacked.\n"
    words = "## Words\n\n| Word | Meaning |\n|---|---|\n| Pack n | runs |\n| Éclair | none |\n| wins | ends |\n"
    book = parse(f"# Wolves\n\n{rules}\n{words}", "en")
    assert index(book, Orchard) == [("Pack", ["1.1", "1.2"])]


def test_html_becomes_nodes() -> None:
    words = '<p>See <a href="#rule-1.2">1.2</a>.</p>\n<p>{cards wolf bear}</p>'
    html = f'{words}<ul><li id="rule-1.1"><strong>1.1</strong> Go.</li></ul>'
    seen, _, cards, rules = nodes(html, 60)
    assert seen == {"tag": "p", "inside": ["See ", {"tag": "a", "inside": ["1.2"], "to": "rule-1.2"}, "."], "to": ""}
    assert cards == {"tag": "cards", "cards": ["wolf", "bear"]}
    assert isinstance(rules, dict)
    assert rules["inside"] == [{"tag": "rule", "number": "1.1", "inside": ["Go."]}]


def a_book(rules: int, before: int = 1) -> Rulebook:
    """A rulebook with so many rules of one line between paragraphs, `before` of them before it, and a table."""
    lines = "\n".join(f"- **1.{number}** Wolves run." for number in range(1, rules + 1))
    table = "## Words\n\n| Word | Meaning |\n|---|---|\n| Pack | runs |\n"
    return parse("# Wolves\n\n" + "Wolves run.\n\n" * before + f"## 1 Rules\n\n{lines}\n\n{table}", "en")


def test_both_columns_of_rules_end_alike_and_what_follows_has_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.paper.book.rulebook", lambda *_: a_book(50))
    (printed,) = made(Order(Orchard), "rulebook").values()
    assert printed.pages == 1
    monkeypatch.setattr("croupier.paper.book.balanced", lambda *_: ())
    (printed,) = made(Order(Orchard), "rulebook").values()
    assert printed.pages == 2


def test_words_of_a_table_that_are_wider_than_thought_stand_on_lines_of_their_own() -> None:
    """One line over the next column was better in the eyes of Typst than two of which one is a little too wide."""
    rows = "| the mammoth | battlefields | reforestation | thunderstruck |\n" * 70
    book = parse(f"# Wolves\n\n## 1 Rules\n\n- **1.1** Run.\n\n| a | b | c | d |\n|---|---|---|---|\n{rows}", "en")
    with typeset("book", _data(Order(Orchard), book, 148.5) | {"paper": (148.5, 210), "height": None}) as pages:
        assert pages.asked("end") == [{"page": 2}]


@pytest.mark.parametrize(("before", "page"), [(1, 1), (15, 1), (25, 2)])
def test_rules_begin_on_a_new_page_only_where_little_of_it_is_left(before: int, page: int) -> None:
    data = _data(Order(Orchard), a_book(4, before), 148.5) | {"paper": (148.5, 210), "height": None}
    with typeset("book", data) as pages:
        assert [at["page"] for at in pages.asked("rules")] == [page, page]


def test_a_capital_with_an_accent_is_printed_whole() -> None:
    """What a lettering draws above its box is cut off by no edge, and its letters stay as high as others."""
    title = lettering(catalog.find("perils"), "fr", "#000000")
    assert title is not None
    box = re.search(r'viewBox="([^"]*)"', title["svg"])
    assert box is not None
    _, top, _, high = map(float, box[1].split())
    assert top <= -5.1
    assert high / (1 + title["accent"]) == pytest.approx(16.6)


@pytest.mark.parametrize("pages", [1, 4, 7, 12])
def test_a_folded_pile_is_read_from_first_to_last(pages: int) -> None:
    sides = [*imposed(pages)]
    assert len(sides) % 2 == 0
    sheets = [(front, back) for front, back in zip(sides[::2], sides[1::2], strict=True)]
    first_half = [page for front, back in sheets for page in (front[1], back[0])]
    last_half = [page for front, back in reversed(sheets) for page in (back[1], front[0])]
    read = first_half + last_half
    assert read == [*range(1, pages + 1), *[None] * (len(read) - pages)]


def test_a_booklet_has_two_pages_on_each_side() -> None:
    order = Order(GAMES[0], "fr", paper="letter")
    (loose,) = made(order, "rulebook").values()
    (folded,) = made(order, "rulebook", folded=True).values()
    assert boxes(loose.body, "Media") == {(0, 0, 139.7, 215.9)}
    assert boxes(folded.body, "Media") == {(0, 0, 279.4, 215.9)}
    assert folded.pages == 2 * -(-loose.pages // 4)
    assert made(order, "rulebook", folded=True).popitem()[1].body == folded.body


def test_a_box_has_cards_and_the_rulebook_if_there_is_one() -> None:
    assert [*made(Order(GAMES[0]), "box")] == [
        f"{GAMES[0].slug}-{what}.en.pdf" for what in ("cards", "rulebook", "list")
    ]
    assert [*made(Order(Orchard, gap=2), "box")] == ["orchard-cards.en.pdf", "orchard-list.en.pdf"]
    with pytest.raises(NoRulebook, match=r"Orchard has no rulebook\."):
        made(Order(Orchard), "rulebook")


def test_a_paper_of_which_half_is_no_page() -> None:
    with pytest.raises(CannotPrint, match=r"A rulebook needs a paper of at least 190 x 250 mm\."):
        made(Order(GAMES[0], paper="card"), "rulebook")


def test_the_fonts_are_kept_with_their_licences() -> None:
    (loose,) = made(Order(GAMES[0]), "rulebook").values()
    named = {name.partition(b"+")[2] for name in re.findall(rb"/FontName ?/([^\s/]+)", loose.body)}
    fonts = {file.stem for file in (Path(catalog.__file__).parent / "paper" / "fonts").glob("*.ttf")}
    assert {name.decode() for name in named} <= fonts
