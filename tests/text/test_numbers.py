"""Numbers and quotes as people read them: with a noun, in the right form, set as the language sets them."""

import re

import pytest

from croupier.compiled import source_of
from croupier.games.confluence.cards.terms import SIDES, STREAMS
from croupier.testing.fluent_files import read
from croupier.text import LANGUAGES, Translator
from croupier.text.bundle import numbers_set
from tests.text.counted import AMOUNTS, counted, golden
from tests.text.places import EVERYWHERE, game_of

AMOUNT = re.compile(rf"\{{\$(?:{'|'.join(map(re.escape, sorted(AMOUNTS)))})\}}")
COUNTED = re.compile(r"\s?(\{\$(stat|card)|\(?[^\W\d]|\d)|\s?[×=·+]")
"""What may follow a number: its noun, or a sum."""
# fmt: off
LINKS = {
    "en": {"a", "and", "at", "by", "for", "from", "has", "have", "is", "less", "of", "or", "than", "to", "with", "you"},
    "fr": {"a", "avec", "de", "et", "en", "il", "à", "moins", "ou", "par", "pour", "reste", "sur", "vous"},
    "de": {"auf", "bis", "für", "hat", "hast", "ist", "mit", "noch", "oder", "um", "und", "von", "zu"},
}
# fmt: on
"""Words before a number that are not what it counts."""
BARE = {
    "house": {
        *("dock-seats", "room-begin", "room-begins-for", "room-count", "table-in-hand"),
        *("terminal-help", "terminal-numbers"),
    },
    "zynalith": {"table-goal-far", "table-of"},
    "perils": {"event-raised-life", "event-rose", "table-weakened"},
    "quintet": set[str](),
    "confluence": {
        *("effect-grant", "event-activated", "event-copied", "event-moved", "event-removed"),  # the number of a keyword
        *("event-set-off", "event-settled", "event-taken-over"),
        *("event-eroded", "event-relieved", "table-goal-far"),
        *(f"figure-{side}-{stream}" for side in SIDES for stream in STREAMS),  # the value of a side
        "table-take-off",  # the name of a place, or its number in the row
    },
    "wildlands": {
        *("event-took-seal", "table-crystal-cost", "table-crystals-left"),
        *("table-goal-far", "table-then"),
    },
}
"""What is read beside its noun: a heading says it, or the sentence has it as its subject."""


@pytest.mark.parametrize(("place", "language"), EVERYWHERE)
def test_the_forms_of_every_message_with_a_number_are_those_reviewed(place: str, language: str) -> None:
    """After a change: `python -m tests.text.counted`, then read the diff."""
    assert golden(place, language).read_text("utf-8") == counted(place, language)


@pytest.mark.parametrize(("place", "language"), EVERYWHERE)
def test_no_number_stands_without_its_noun(place: str, language: str) -> None:
    """A short form may leave the noun to the signs of the card, a deed in a few words to the table."""
    messages = read(game_of(place), language).items()
    texts = ((name, text) for name, message in messages for text in message.texts if text not in message.short)
    lonely = [f"{name}: {text!r}" for name, text in texts if name not in BARE.get(place, ()) and alone(text, language)]
    assert lonely == []


def alone(text: str, language: str) -> bool:
    """Whether a number in a text has no noun before or after it."""
    if text.strip(" .+−()").startswith("{$") and not re.search(r"[^\W\d]", re.sub(r"\{[^}]*\}", "", text)):
        return False  # nothing but the number: the sentence stands around the choice
    for found in AMOUNT.finditer(text):
        before, after = text[: found.start()], text[found.end() :]
        words = re.findall(r"[^\W\d]+", re.sub(r"\{[^}]*\}", "", before))
        named = re.search(r"[^\W\d]\s?[+−]?$", before) and words[-1].lower() not in LINKS[language]
        of_so_many = re.search(r"\}(\s[^\W\d]+)?\s(of|sur|von)\s$", before)
        if not (named or of_so_many or COUNTED.match(after)):
            return True
    return False


@pytest.mark.parametrize(("place", "language"), EVERYWHERE)
def test_quotes_are_those_of_the_language(place: str, language: str) -> None:
    wrong = {"en": '„«»"', "fr": '“„”"', "de": '”«»"'}[language]
    for name, message in read(game_of(place), language).items():
        for text in message.texts:
            assert not set(wrong) & set(re.sub(r"\{[^}]*\}", "", text)), f"{name}: {text!r}"
        if language == "de":
            whole = "".join(message.texts)
            assert whole.count("„") == whole.count("“"), f"{name}: {whole!r}"


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("You pay 3 coins.", "You pay 3\N{NO-BREAK SPACE}coins."),
        ("ATK 7, DEF 0.", "ATK\N{NO-BREAK SPACE}7, DEF\N{NO-BREAK SPACE}0."),
        ("−1 ATK, -2 INIT", "−1\N{NO-BREAK SPACE}ATK, −2\N{NO-BREAK SPACE}INIT"),
        ("Round 2 of 5", "Round 2\N{NO-BREAK SPACE}of\N{NO-BREAK SPACE}5"),
        ("| Pears 2 | Rage 1 (hits", "| Pears\N{NO-BREAK SPACE}2 | Rage\N{NO-BREAK SPACE}1 (hits"),
        ("Rage 1\N{NARROW NO-BREAK SPACE}: rien", "Rage\N{NO-BREAK SPACE}1\N{NARROW NO-BREAK SPACE}: rien"),
        ("SHA-256 and a hyphen", "SHA-256\N{NO-BREAK SPACE}and a hyphen"),
    ],
)
def test_a_number_and_its_noun_never_part(typed: str, set_: str) -> None:
    assert numbers_set(typed) == set_


def test_names_stay_as_they_came_amid_numbers_that_are_set() -> None:
    said = [
        Translator(language, None, strict=True).say("labelled", label="3 Amis -7", value="4 -2")
        for language in LANGUAGES
    ]
    assert [line.partition("7")[0] for line in said] == ["3 Amis -"] * 3
    assert all(line.endswith("\N{MINUS SIGN}2") for line in said)


def test_a_label_stands_before_its_colon_as_the_language_sets_it() -> None:
    said = [Translator(language, None, strict=True).say("labelled", label="Ada", value="9") for language in LANGUAGES]
    assert said == ["Ada: 9", "Ada\N{NO-BREAK SPACE}: 9", "Ada: 9"]


def test_no_colon_is_set_by_a_page() -> None:
    """French has a blank before it: the message `labelled` says label and value."""
    package = source_of("croupier").parent
    templates = [*package.glob("games/*/page/*.html"), *package.glob("server/web/templates/*.html")]
    code = [*package.glob("games/*/page/*.py")]
    assert len(templates) > 10
    assert len(code) > 20
    set_by_hand = [path.name for path in templates if re.search(r"[}%]\}(</\w+>)?: ", path.read_text("utf-8"))]
    set_by_hand += [path.name for path in code if re.search(r"f\"[^\"]*\}: ", path.read_text("utf-8"))]
    assert set_by_hand == []
