"""What is said at the table of Three Perils where a switch, a number or a name changes the sentence."""

import io

import pytest
from rich.console import Console

import croupier
from croupier.commands.screen import Screen
from croupier.games.perils import Perils
from croupier.text import Translator
from tests.games.perils.table import act, position

NAMES = ("Mara", "Ada", "Tomas", "Ines", "Jonas", "Rabe")
LANGUAGES = ("en", "fr", "de")


def told(match: croupier.Match, language: str) -> tuple[str, str]:
    prompt = Translator(language, Perils, strict=True).prompt(match.decisions[0], match.view(0), NAMES, 0)
    return prompt.kind, prompt.note


@pytest.mark.parametrize(
    ("language", "may", "must"),
    [
        ("en", "You may attack", "You have to attack"),
        ("fr", "Vous pouvez attaquer", "Vous devez attaquer"),
        ("de", "Du darfst angreifen", "Du musst angreifen"),
    ],
)
def test_whoever_is_forced_to_attack_is_not_told_otherwise(language: str, may: str, must: str) -> None:
    for switch, life, kind in (("off", 9, may), ("on", 9, must), ("on", 0, may)):  # at 0 HP there is nobody to attack
        hero = {"life": life, "coins": 5}
        match = position(hand=["quarry_maul"], line=["ettin"], hero=hero, variants={"forced_attack": switch})
        act(match, "play:quarry_maul")
        assert told(match, language)[0] == kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_enemies_one_keeps_strike_once_where_survivors_flee(language: str) -> None:
    every = {"en": "every phase", "fr": "chaque phase", "de": "jeder Phase"}[language]
    flees = {"en": "then leaves", "fr": "s’en vont", "de": "zieht dann ab"}[language]
    for switch in ("off", "on"):
        match = croupier.start("perils", 2, 2026, {"flee": switch})
        while match.decisions[0].name != "keep":
            match.choose(match.decisions[0].seat, 0)
        note = told(match, language)[1]
        assert (every in note, flees in note) == (switch == "off", switch == "on")
        view = match.view(0) | {"phase": 3}
        last = Translator(language, Perils, strict=True).prompt(match.decisions[0], view, NAMES, 0).note
        assert flees not in last


@pytest.mark.parametrize(("lost", "words"), [(1, "1\N{NO-BREAK SPACE}PV perdu."), (2, "2\N{NO-BREAK SPACE}PV perdus.")])
def test_french_counts_from_two(lost: int, words: str) -> None:
    translator = Translator("fr", Perils, strict=True)
    for name in ("attacked", "struck"):
        event = {"event": name, "seat": 1, "enemy": "ettin", "damage": 1, "retaliation": 2, "lost": lost, "wounds": 0}
        assert translator.line(event, NAMES, 0).endswith(words)
        assert translator.line(event, NAMES, 1).endswith(words)
        wounded = translator.line(event | {"wounds": 1}, NAMES, 0)
        assert wounded.endswith(words.replace(".", " et 1\N{NO-BREAK SPACE}blessure."))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("given by Ada", "given by Tomas")),
        ("fr", ("cadeau d’Ada", "cadeau de Tomas")),
        ("de", ("geschenkt von Ada", "geschenkt von Tomas")),
    ],
)
def test_the_terminal_names_the_giver_as_the_language_does(language: str, words: tuple[str, str]) -> None:
    match = position(line=[{"card": "ettin", "giver": 1}, {"card": "bog_imp", "giver": 2}])
    output = io.StringIO()
    Screen(Console(file=output, width=200, highlight=False), Translator(language, Perils), NAMES, 0).table(
        match.view(0)
    )
    for part in words:
        assert part in output.getvalue()


def test_the_terminal_counts_the_place_of_the_striker_from_one() -> None:
    match = position(line=[{"card": "ettin"}, {"card": "bog_imp"}])
    for place, words in ((-1, ""), (1, "striker 2")):
        view = match.view(0)
        view["heroes"][0]["striker"] = place
        output = io.StringIO()
        Screen(Console(file=output, width=200, highlight=False), Translator("en", Perils), NAMES, 0).table(view)
        assert ("striker" in output.getvalue()) is bool(words)
        assert words in output.getvalue()


@pytest.mark.parametrize("card", ["elder_dragon", "basilisk", "harpy"])
def test_german_sets_a_name_off_and_never_bends_it(card: str) -> None:
    translator = Translator("de", Perils, strict=True)
    shot = {"event": "shot", "seat": 1, "enemy": card, "damage": 2}
    assert (
        translator.line(shot, NAMES, 1)
        == f"Du triffst „{translator.card(card)}“ im Fernkampf: 2\N{NO-BREAK SPACE}Schaden."
    )
    fled = {"event": "fled", "seat": 1, "enemy": card}
    assert translator.line(fled, NAMES, 0) == f"„{translator.card(card)}“ zieht ab und steht nicht mehr vor Ada."


def test_what_is_zero_is_not_said() -> None:
    translator = Translator("en", Perils, strict=True)
    unhurt = {"event": "attacked", "seat": 1, "enemy": "ettin", "damage": 4, "retaliation": 0, "lost": 0, "wounds": 0}
    assert translator.line(unhurt, NAMES, 1) == "You deal 4\N{NO-BREAK SPACE}damage to “Ettin Gatewarden”."
    parts = dict.fromkeys(("cards", "tokens", "conditions", "wounds", "curses", "treasury"), 0)
    scored = {"event": "scored", "seat": 1, **parts, "cards": 12, "wounds": 2, "number": 10}
    told = translator.line(scored, NAMES, 1).replace("\N{NO-BREAK SPACE}", " ")
    assert told == "You score 10 points · cards 12 · wounds −2."
