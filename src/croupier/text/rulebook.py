"""Rulebooks: Markdown with numbered rules becomes parts, rules and safe HTML."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.token import Token

from croupier.engine import BadCards, CroupierError, Game, RuleId
from croupier.engine.once import once_for_each
from croupier.text.bundle import FALLBACK, file_of, numbers_set, package_of, typeset
from croupier.text.cards import CardWords

_NUMBERED = re.compile(r"(\d+)\s+(.+)")
_RULE = re.compile(r"\d+\.\d+")
_OF_A_CARD = re.compile(r"\{(card|text|kind|asks|worth|rail|term|field) ([\w.-]+)\}")
_ROW_OF_A_CARD = re.compile(r"^\| \{card (\w+)\} \|.*\n", re.MULTILINE)
_MARKUP = re.compile(r"[\\`*_\[\]<>|~&]")
_REFERENCE = re.compile(r"(?<![\d.])\d{1,2}\.\d{1,2}(?![\d.]*\d)")


class NoRulebook(CroupierError, LookupError):
    """A game without a rulebook."""


class BadRulebook(NoRulebook):
    """A rulebook that cannot be read: for readers there is none."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule: its HTML (inline, without the number) and its plain text."""

    number: RuleId
    html: str
    text: str


@dataclass(frozen=True, slots=True)
class Part:
    """A section of a rulebook: `number` is '' where it is not numbered (an introduction, an appendix).

    `html` is all of it without the heading; each rule in it has the id `rule-<number>`, and mentions of a rule
    are links to it.
    """

    number: str
    title: str
    html: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A whole rulebook in one language, in the order of the file."""

    language: str
    title: str
    intro: str
    sections: tuple[Part, ...]

    @property
    def parts(self) -> tuple[Part, ...]:
        """The numbered parts."""
        return tuple(part for part in self.sections if part.number)

    @property
    def rules(self) -> Mapping[RuleId, Rule]:
        """All rules by number, in order."""
        return {rule.number: rule for part in self.sections for rule in part.rules}


def rulebook(language: str, game: type[Game]) -> Rulebook:
    """The rulebook of a game; in English where this language has none. Raises `NoRulebook`, `BadRulebook`."""
    for tongue in dict.fromkeys((language, FALLBACK)):
        book = _read(game, tongue)
        if book is not None:
            return book
    raise NoRulebook(f"{game.title} has no rulebook.")


@once_for_each
def _read(game: type[Game], language: str) -> Rulebook | None:
    file = file_of(package_of(game), "rulebook", f"rules.{language}.md")
    if not file.is_file():
        return None
    try:
        said = with_cards(file.read_text("utf-8"), CardWords(language, game))
        return parse(numbers_set(typeset(said, language)), language)
    except (BadRulebook, UnicodeDecodeError) as error:
        raise BadRulebook(f"{file} cannot be read: {error}") from error


def with_cards(markdown: str, cards: CardWords) -> str:
    """A rulebook with what its cards say: `{card wolf}` is the name of a card, `{text wolf}` its printed text.

    `{kind wolf}` is its kind, `{asks wolf}`, `{worth wolf}` and `{rail wolf}` are the figures at that place of its face
    (`Face`). `{field wolf.life}` is what is written in a table of cards (`Game.TABLES`), `{term when-death}` is what
    the message `when-death` explains. So a card and the book cannot differ. A row of a table that begins with a card is
    there once more for each card that a set adds like it. Raises `BadRulebook` for what there is not.
    """

    def said(found: re.Match[str]) -> str:
        what, name = found.groups()
        if what == "term":
            return cards.messages.format(f"{name}.note", {"on": ""})
        if what == "field":
            return _as_it_stands(_field(name, cards))
        if not cards.kind_of(name):
            raise BadRulebook(f"The rulebook names a card that is not in the game: {found.group()}.")
        return _as_it_stands(_OF_A_FACE[what](cards, name)) or "\N{EN DASH}"

    return _OF_A_CARD.sub(said, _with_added(markdown, cards.game))


def _as_it_stands(text: str) -> str:
    """In Markdown what reads as this: a card set may give any name to a card."""
    return _MARKUP.sub(r"\\\g<0>", text)


_OF_A_FACE: Mapping[str, Callable[[CardWords, str], str]] = {
    "card": CardWords.card,
    "text": CardWords.text,
    "kind": CardWords.kind,
    "asks": lambda cards, name: cards.figures(name, "asks"),
    "worth": lambda cards, name: cards.figures(name, "worth"),
    "rail": lambda cards, name: cards.figures(name, "rail"),
}


def _with_added(markdown: str, game: type[Game] | None) -> str:
    """With a row for each card that a set adds, below that of the card it is like."""
    added = {} if game is None or game.TABLES is None else game.TABLES.added

    def rows(found: re.Match[str]) -> str:
        row, plain = found[0], re.compile(rf"(?<=\{{)(\w+) {found[1]}(?=[.}}])")
        return row + "".join(plain.sub(rf"\1 {name}", row) for name, like in added.items() if like == found[1])

    return _ROW_OF_A_CARD.sub(rows, markdown) if added else markdown


def _field(name: str, cards: CardWords) -> str:
    tables = None if cards.game is None else cards.game.TABLES
    if tables is None:
        raise BadRulebook(f"The rulebook names a field of a card, and the game has no tables: {name}.")
    try:
        return tables.written(name)
    except BadCards as error:
        raise BadRulebook(f"The rulebook names a field that no card has: {error}") from error


def parse(markdown: str, language: str = FALLBACK) -> Rulebook:
    """A rulebook from its Markdown. HTML in it is shown as text, never carried out. Raises `BadRulebook`."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(markdown)
    known = set(_rule_numbers(tokens))
    _link(tokens, known)
    title, intro, sections = "", "", []
    for heading, block in _split(tokens):
        rules = tuple(_rules(block, reader))
        html = reader.renderer.render(block, reader.options, {}).strip()
        if heading is None:
            continue
        if heading.level == 1:
            title, intro = heading.text, html
            continue
        numbered = _NUMBERED.fullmatch(heading.text)
        number, name = numbered.groups() if numbered else ("", heading.text)
        sections.append(Part(number, name, html, rules))
    if not title:
        raise BadRulebook("A rulebook begins with its title: '# Name of the game'.")
    return Rulebook(language, title, intro, tuple(sections))


@dataclass(frozen=True, slots=True)
class _Heading:
    level: int
    text: str


def _split(tokens: Sequence[Token]) -> Iterator[tuple[_Heading | None, list[Token]]]:
    """The blocks between headings of the first two levels, each with its heading."""
    heading: _Heading | None = None
    block: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.type == "heading_open" and token.tag in ("h1", "h2"):
            yield heading, block
            heading, block = _Heading(int(token.tag[1]), plain(tokens[at + 1])), []
            at += 3
            continue
        block.append(token)
        at += 1
    yield heading, block


def _number_of(inline: Token) -> str | None:
    """The number of the rule that this text states, if it is one: it begins in bold."""
    children = [child for child in inline.children or [] if child.type != "text" or child.content]
    if len(children) > 2 and children[0].type == "strong_open" and _RULE.fullmatch(children[1].content):
        return children[1].content
    return None


def _rule_numbers(tokens: Sequence[Token]) -> Iterator[RuleId]:
    for before, token in zip(tokens, tokens[2:], strict=False):
        if before.type == "list_item_open" and token.type == "inline":
            number = _number_of(token)
            if number is not None:
                before.attrSet("id", f"rule-{number}")
                yield number


def _rules(block: Sequence[Token], reader: MarkdownIt) -> Iterator[Rule]:
    for token in block:
        number = _number_of(token) if token.type == "inline" else None
        if number is not None:
            rest = (token.children or [])[_after_number(token) :]
            html = reader.renderer.render([Token("inline", "", 0, children=rest)], reader.options, {}).strip()
            yield Rule(number, html, "".join(map(_words, rest)).strip())


def _after_number(inline: Token) -> int:
    return next(i for i, child in enumerate(inline.children or []) if child.type == "strong_close") + 1


def _link(tokens: Sequence[Token], known: set[RuleId]) -> None:
    """Make every mention of a rule a link to it."""
    for token in tokens:
        if token.type == "inline" and token.children:
            first = _after_number(token) if _number_of(token) is not None else 0
            linked: list[Token] = []
            inside = 0
            for at, child in enumerate(token.children):
                inside += (child.type == "link_open") - (child.type == "link_close")
                linked += [child] if at < first or inside or child.type != "text" else _linked(child, known)
            token.children = linked


def _linked(text: Token, known: set[RuleId]) -> list[Token]:
    parts: list[Token] = []
    at = 0
    for found in _REFERENCE.finditer(text.content):
        if found.group() in known:
            parts.append(_text(text.content[at : found.start()]))
            parts.append(Token("link_open", "a", 1, attrs={"href": f"#rule-{found.group()}"}))
            parts += [_text(found.group()), Token("link_close", "a", -1)]
            at = found.end()
    return [*parts, _text(text.content[at:])]


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def plain(inline: Token) -> str:
    """The words of an inline token without their markup."""
    return "".join(map(_words, inline.children or [])).strip()


def _words(token: Token) -> str:
    return " " if token.type in ("softbreak", "hardbreak") else token.content
