"""The printed texts: made from the effects, the same on cards and in the rulebook, whole in all three languages."""

import re

import pytest

from croupier.compiled import source_of
from croupier.games.confluence import Confluence
from croupier.games.confluence.effects.designs import PLAIN
from croupier.text import LANGUAGES, Translator

DESIGNS, FACES = PLAIN.DESIGNS, PLAIN.FACES

RULEBOOK = source_of("croupier.games.confluence").parent / "rulebook"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_and_the_rulebook_print_the_same_sentence(language: str) -> None:
    translator = Translator(language, Confluence, strict=True)
    book = (RULEBOOK / f"rules.{language}.md").read_text("utf-8")
    rows = {line.split(" | ")[0].removeprefix("| "): line for line in book.splitlines() if line.startswith("| ")}
    for design in DESIGNS:
        row = rows[f"{{card {design.id}}}"].removesuffix(" |").split(" | ")
        assert row[-1] == f"{{text {design.id}}}"
        assert row[1:-1] == [
            f"{{{what}}}"
            for what in (
                f"field {design.id}.copies",
                *(f"{where} {design.id}" for where in ("worth", "kind", "asks", "rail")),
            )
        ]
        sides = [translator.figures(design.id, place) for place in ("asks", "rail")]
        assert translator.figures(design.id, "worth") == "I" * design.rank
        assert [side[-1:] for side in sides] == [
            str(design.values[side]) if design.streams[side] else "" for side in (0, 1)
        ]
        assert [side.count(" / ") for side in sides] == [
            0 if design.blank[side] else max(0, design.streams[side].bit_count() - 1) for side in (0, 1)
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_card_is_in_its_text(language: str) -> None:
    translator = Translator(language, Confluence, strict=True)
    for design in DESIGNS:
        printed = re.findall(r"\d+", translator.text(design.id))
        verbs = design.verbs
        meant = {str(verb.amount) for verb in verbs if verb.amount}
        meant |= {str(design.individual.cost.number)} if design.individual is not None else set()
        assert meant <= set(printed), design.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_in_a_few_words_what_it_is_laid_for(language: str) -> None:
    """Its standard effects, with all their numbers, in two lines of a strip; effects of its pool have words, too."""
    translator = Translator(language, Confluence, strict=True)
    for design in DESIGNS:
        short = translator.short(design.id)
        assert 8 <= len(short) <= 48, (design.id, short)
        amounts = {"I" if verb.word == "uproot" else str(verb.amount) for verb in design.standard if verb.amount}
        assert amounts <= {*re.findall(r"\d+|\bI\b", short)}, short
        assert short[0].isupper() or short[0] == "+", short
        assert not short.endswith("."), short
        for verb in design.verbs:
            said = translator.saying(verb.says(), short=True)
            assert said != translator.saying(verb.says()), verb
            assert len(said) <= 54, said


def test_short_words_are_left_in_no_other_language() -> None:
    translators = [Translator(language, Confluence, strict=True) for language in LANGUAGES]
    for design in DESIGNS:
        assert len({translator.short(design.id) for translator in translators}) == 3, design.id


def test_two_effects_in_a_few_words_are_told_apart_by_a_dot() -> None:
    short = Translator("en", Confluence, strict=True).short("tide_queen")
    assert short.replace("\N{NO-BREAK SPACE}", " ") == "Draw 1 card · Draw 1, discard 1"


def test_no_text_and_no_name_is_left_in_another_language() -> None:
    translators = [Translator(language, Confluence, strict=True) for language in LANGUAGES]
    for design in DESIGNS:
        texts = [translator.text(design.id) for translator in translators]
        assert len(set(texts)) == 3, design.id
        assert all(text.endswith(".") and not re.search(r"[{}$_]", text) for text in texts), design.id
    alike = [design.id for design in DESIGNS if len(set(design.names.values())) < 3]
    assert set(alike) <= {"dragon", "leviathan", "prism", "phoenix", "kestrel", "salamander"}


def test_the_french_word_for_a_stream_means_nothing_else() -> None:
    """A standard effect belongs to no stream."""
    french = [RULEBOOK / "rules.fr.md", *(RULEBOOK.parent / "text").glob("*fr.ftl")]
    assert not [found for path in french for found in re.findall(r"(?i)effets? courants?", path.read_text("utf-8"))]


@pytest.mark.parametrize(
    ("language", "appointed", "blank"),
    [
        ("en", "Appointed sides", "blank again"),
        ("fr", "reçu un courant", "vierges"),
        ("de", "Festgelegte Seiten", "wieder leer"),
    ],
)
def test_the_rulebook_wipes_the_sides_that_were_appointed(language: str, appointed: str, blank: str) -> None:
    """C 3.25, 12.7: by the same word."""
    book = (RULEBOOK / f"rules.{language}.md").read_text("utf-8")
    (rule,) = [line for line in book.splitlines() if line.startswith("- **12.7**")]
    assert appointed in rule
    assert blank in rule


def test_how_a_text_reads() -> None:
    texts = [Translator(language, Confluence, strict=True).text("guardsman") for language in LANGUAGES]
    english, french, german = [re.sub("[\u202f\u00a0]", " ", text) for text in texts]
    assert english == (
        "Standard effect: Fortify 2 (raise one of your walls by 2 points). "
        "Individual effect, 3 attack points: Fortify 4 (raise one of your walls by 4 points)."
    )
    assert french == (
        "Effet standard : Renfort 2 (augmentez un de vos remparts de 2 points). "
        "Effet propre, 3 points d’attaque : Renfort 4 (augmentez un de vos remparts de 4 points)."
    )
    assert german == (
        "Standardeffekt: Verstärken 2 (erhöhe einen deiner Wälle um 2 Punkte). "
        "Eigeneffekt, 3 Angriffspunkte: Verstärken 4 (erhöhe einen deiner Wälle um 4 Punkte)."
    )


def test_faces_show_both_sides_and_the_rank() -> None:
    """C 3.4, 3.5, 3.24: what a card attacks with stands at its top, what it defends with at its foot."""
    by_id = {face.id: face for face in FACES}
    king = by_id["drowned_king"]
    assert (king.ink, king.back, king.kind, king.picture) == ("shade", "confluence", "spirit", "drowned_king")
    assert [(f.icon, f.number) for f in king.asks] == [("wave", None), ("crescent", 2)]
    assert [(f.icon, f.number) for f in king.rail] == [("mountain", 4)]
    assert [f.number for f in king.worth] == ["III"]
    blade = by_id["tidal_blade"]
    assert [(f.icon, f.number, f.name) for f in blade.asks] == [("blank", 2, "attack-blank")]
    assert blade.rail == ()
    assert blade.ink == "artefact"
    assert by_id["mirror_shield"].asks == ()


def test_effects_are_figures_too() -> None:
    """C 4.5: an icon with its number, where a sentence has no room."""
    by_id = {design.id: design for design in DESIGNS}
    assert [(f.icon, f.number) for verb in by_id["roc"].standard for f in verb.figures()] == [
        ("wing", None),
        ("sword", 2),
    ]
    assert [(f.icon, f.number) for verb in by_id["wraith"].standard for f in verb.figures()] == [
        ("claw", 1),
        ("heart", 1),
    ]
