"""The Fluent files: complete, alike and used in all languages."""

import re
from pathlib import Path

import pytest

import croupier
from croupier.testing.fluent_files import files, forms, read
from croupier.testing.translations import only_bends, unlike, variables
from croupier.text import LANGUAGES, Translator
from croupier.text.arguments import UNKNOWN
from croupier.text.bundle import FALLBACK
from tests.text.places import EVERYWHERE, HOUSE, PLACES, game_of
from tests.text.spoken import used_by

SOURCES = Path(croupier.__file__).parent

SAME_AS_ENGLISH = {
    "confluence": {
        "amount",
        "ask-amount",
        "ask-pay",
        "cost",
        "event-activated",
        "event-aimed",
        "event-capped",
        "event-met-bank",
        "event-met-wall",
        "event-paid",
        "kind-artefact",
        "option-activate",
        "option-amount",
        "sign-shield",
        "state-phase",
        "table-points",
        "table-slip",
        "title",
        "zone-force",
        "zone-hand",
        "zone-points",
    },
    "perils": {
        "cost-mana",
        "effect-mana",
        "effect-points",
        "event-condition",
        "event-gained",
        "event-paid",
        "event-scored",
        "event-stole",
        "event-took-points",
        "event-won",
        "figure-act",
        "figure-enrage",
        "figure-mana",
        "figure-points",
        "option-play",
        "option-power",
        "passive-curse",
        "sign-mana",
        "sign-passleft",
        "sign-passright",
        "sign-star",
        "state-phase",
        "table-counted",
        "table-score",
        "zone-hand",
        "zone-mana",
        "zone-rage",
        "zone-tableau",
    },
    "quintet": {"zone-hand", "variant-teams"},
    "wildlands": {
        "figure-mana",
        "figure-points",
        "kind-champion",
        "kind-portal",
        "kind-terrain",
        "option-front",
        "option-pay",
        "resource-mana",
        "sign-horde",
        "sign-portal",
        "sign-star",
        "table-front",
        "table-fronts",
        "table-points-sum",
        "zone-faction",
        "zone-hand",
        "table-amount",
        "table-tab-hand",
    },
    "zynalith": {
        "event-announced-take",
        "event-eliminated",
        "event-final",
        "event-happened",
        "event-offered",
        "event-picked",
        "event-triggered",
        "figure-points",
        "kind-event",
        "passive-aura",
        "sign-crystal",
        "sign-event",
        "sign-instant",
        "sign-star",
        "sign-wing",
        "table-film-event",
        "table-fronts",
        "table-line-of",
        "table-phase",
        "table-points-sum",
        "title",
        "when-combat",
        "when-event",
        "zone-front",
        "zone-zynalith",
    },
}
"""What rightly reads as in English, by place; names of bots are the same everywhere."""

ABBREVIATIONS = {"INIT", "ATK", "DEF", "HP"}
"""What a designer has printed on cards, in every language."""
FRENCH_TOO = {"Fronts", "Phase", "place", "places", "point", "points"}
"""Nouns that English has from French, letter for letter."""

NARROW, WIDE = "\u202f", "\u00a0"


BARE = re.compile(r"\b[Dd]e \{ \$(?:names?|seat|target|rival) \}")
"""Of somebody, in French, without an ear for their name."""


@pytest.mark.parametrize(("place", "language"), EVERYWHERE)
def test_every_place_speaks_every_language(place: str, language: str) -> None:
    assert files(game_of(place), language), f"{place} has no file in {language}"
    assert read(game_of(place), language)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_of_the_house_say_the_same_with_the_same_variables(language: str) -> None:
    """Those of games are held by `croupier.testing`."""
    assert list(unlike(None, FALLBACK, language)) == []
    assert list(variables(None, FALLBACK, language)) == []


@pytest.mark.parametrize(("place", "language"), EVERYWHERE)
def test_every_card_has_every_form(place: str, language: str) -> None:
    for name, message in read(game_of(place), language).items():
        if name == UNKNOWN or (name.startswith("card-") and place != HOUSE and not only_bends(message)):
            assert set(message.patterns) == {"", *forms(language)}, name


@pytest.mark.parametrize(
    ("place", "language"), [(place, language) for place, language in EVERYWHERE if language != FALLBACK]
)
def test_nothing_is_left_in_english(place: str, language: str) -> None:
    allowed = SAME_AS_ENGLISH.get(place, set())
    same = ABBREVIATIONS | (FRENCH_TOO if language == "fr" else set())
    for name, message in read(game_of(place), language).items():
        if name in allowed or name.startswith("bot-name-"):
            continue
        english = read(game_of(place), "en")[name].texts if name in read(game_of(place), "en") else ()
        for text in message.texts:
            words = re.sub(r"\{[^}]*\}", "", text)
            alike = [word for word in re.findall(r"[^\W\d]+", words) if word not in same]
            least = 2 if place == HOUSE else 1  # single words of the pages are often the same: Code, Bot, Navigation
            assert text not in english or len(alike) < least, f"{name}: {text}"


@pytest.mark.parametrize(("place", "language"), EVERYWHERE)
def test_texts_are_whole_and_well_set(place: str, language: str) -> None:
    for name, message in read(game_of(place), language).items():
        for part, pattern in message.patterns.items():
            assert pattern.strip(), f"{name}.{part} is empty"
            assert not pattern.rstrip().endswith(("...", "…", ",")), f"{name}.{part}: cut off: {pattern!r}"
        for text in message.texts:
            assert "'" not in text, f"{name}: a straight apostrophe in {text!r}"
            assert "!" not in text, f"{name}: nobody shouts: {text!r}"
            assert "  " not in text, f"{name}: two blanks in {text!r}"
            if language == "fr":
                assert not re.search(r" [;:?»]|« ", text), f"{name}: a breaking blank in {text!r}"
                assert not re.search(rf"(?<=[^\W\d])[;?]|(?<![\w{WIDE}{NARROW}]):", text), f"{name}: {text!r}"


@pytest.mark.parametrize("place", PLACES)
def test_french_elides_before_whoever_is_named(place: str) -> None:
    """`DE($name)` says "d'Ada" and "de Tomas"; a bare "de { $name }" only the latter."""
    for path in files(game_of(place), "fr"):
        assert BARE.findall(path.read_text(encoding="utf-8")) == [], path


@pytest.mark.parametrize("place", [place for place in PLACES if place != HOUSE])
def test_a_game_says_everything_it_has_and_has_nothing_else(place: str) -> None:
    """Every event, question, option, effect, card, figure, zone and variant has its words; none has too many."""
    messages = read(game_of(place), "en")
    used = used_by(place)
    while inside := {name for one in used if one in messages for name in messages[one].references} - used:
        used |= inside
    have = set(messages)
    assert used - have - set(read(None, "en")) == set()
    names = named("\n".join(file.read_text("utf-8") for file in own_files(place, (".html", ".py"))))
    assert {name for name in have - used if not (name.startswith("table-") and _is_said(name, *names))} == set()


def own_files(place: str, kinds: tuple[str, ...]) -> list[Path]:
    """What a game keeps: its page says messages of its own, which are called `table-...`."""
    folder = Path(str(files(game_of(place), "en")[0])).parents[1]
    return sorted(path for path in folder.rglob("*") if path.suffix in kinds)


def test_the_house_has_no_message_that_nobody_says() -> None:
    written = "\n".join(
        path.read_text("utf-8")
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in (".py", ".html", ".js", ".css", ".ftl") and "static/vendor" not in str(path)
    )
    names = named(written)
    silent = [name for name in read(None, "en") if name != UNKNOWN and not _is_said(name, *names)]
    assert not silent


def test_templates_of_the_house_say_no_message_that_is_missing() -> None:
    written = "\n".join(path.read_text("utf-8") for path in (SOURCES / "server/web/templates").rglob("*.html"))
    said = set(re.findall(r"""\bsay\(\s*"([\w.-]+)"\s*[,)]""", written))
    of_games = [Translator(FALLBACK, game_of(place)) for place in PLACES]
    assert len(said) > 200
    assert [name for name in sorted(said) if not any(name in one.messages for one in of_games)] == []


def named(written: str) -> tuple[set[str], set[str]]:
    """What sources may name messages by: whole names; and beginnings, to which they add the rest.

    A beginning is `f"bot-{name}"` or `"bot-" ~ name`.
    """
    whole = re.findall(r"""["'{ (>]([\w-]+)(?=["'.}, )<]|$)""", written, re.MULTILINE)
    return set(whole), set(re.findall(r"""["'`]([\w-]+-)(?=["'{`$])""", written))


def _is_said(name: str, whole: set[str], begun: set[str]) -> bool:
    """Whether a source names the message, or begins its name."""
    parts = name.split("-")
    return name in whole or any("-".join(parts[:length]) + "-" in begun for length in range(1, len(parts)))
