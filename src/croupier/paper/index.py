"""The index of a rulebook: the words that it or the cards explain, each with the rules that speak of it."""

import re
import unicodedata
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence

from croupier.engine import Game
from croupier.kit.onboarding import signs
from croupier.paper.letters import spaced
from croupier.text import Translator
from croupier.text.rulebook import Part, Rulebook

MOST_RULES = 6
"""So many rules stand beside a word, first those that set it in bold, then in their order."""

LONGEST = 30
"""Letters of a word; longer ones are sentences."""

Entry = tuple[str, Sequence[str]]
"""A word, and the numbers of rules."""

_VARYING = re.compile(r"\s*\([^)]*\)|\s[+−-]?n\b.*")
_MARKED = re.compile(r"<strong>(.*?)</strong>")


def index(book: Rulebook, game: type[Game]) -> list[Entry]:
    """The words of a rulebook in the order of the alphabet, each with the rules in which it is found.

    Words are what its rules set in bold, what tables of two columns after them explain, what signs are called, and
    what is explained beside printed sentences. One that no rule mentions is left out.
    """
    texts = {number: _plain(rule.text) for number, rule in book.rules.items()}
    marked = {number: [*map(_cleaned, _MARKED.findall(rule.html))] for number, rule in book.rules.items()}
    words: dict[str, str] = {}
    for word in _words(book, Translator(book.language, game)):
        words.setdefault(word.casefold(), word)
    found = []
    for folded, word in words.items():
        said = re.compile(rf"(?<!\w){re.escape(folded)}\w?\w?(?!\w)")
        bold = [number for number, those in marked.items() if folded in map(str.casefold, those)]
        plain = [number for number, text in texts.items() if number not in bold and said.search(text)]
        if bold or plain:
            found.append((word[:1].upper() + word[1:], (bold + plain)[:MOST_RULES]))
    return sorted(found, key=lambda entry: _in_alphabet(entry[0]))


def _words(book: Rulebook, translator: Translator) -> Iterator[str]:
    game = translator.game
    assert game is not None
    said = [html for rule in book.rules.values() for html in _MARKED.findall(rule.html)]
    said += [cell for part in _after_the_rules(book) for cell in _explained(part)]
    said += [one.word for group in signs(game, (), translator) for one in group.signs]  # type: ignore[arg-type]  # a class has a hash
    said += [term.word for face in game.FACES for term in translator.terms(face.id)]
    for one in said:
        for word in map(_cleaned, re.split(r",|;", one)):
            if 1 < len(word) <= LONGEST and not re.search(r"[\d.:]", word):
                yield word


def _after_the_rules(book: Rulebook) -> Sequence[Part]:
    last = max((place for place, part in enumerate(book.sections) if part.number), default=-1)
    return book.sections[last + 1 :]


def _explained(part: Part) -> Iterator[str]:
    """What stands in the first column of tables that have two."""
    for table in ET.fromstring(f"<part>{part.html}</part>").iter("table"):  # noqa: S314  # the text room has made it
        for row in [*table.iter("tr")][1:]:
            first, *others = ("".join(cell.itertext()) for cell in row)
            if len(others) == 1:
                yield first


def _cleaned(word: str) -> str:
    """A word without the number that varies."""
    return _VARYING.sub("", spaced(word)).strip()


def _plain(text: str) -> str:
    return spaced(text).replace("\u00a0", " ").casefold()


def _in_alphabet(word: str) -> tuple[str, str]:
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)), word
