"""The printed texts: made from the effects, whole and natural in all three languages."""

import re

import pytest

from croupier.engine import Match
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.cards import terms
from croupier.text import Translator
from tests.games.played import play
from tests.games.zynalith.rows import FACES, ROWS, TEXTS
from tests.games.zynalith.table import Named, guard, position
from tests.words import flat

LANGUAGES = ("en", "fr", "de")
VANILLA = {row.id for row in ROWS if TEXTS[row.id] == "-"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_cut(language: str) -> None:
    translator = Translator(language, Zynalith, strict=True)
    for row in ROWS:
        text = translator.text(row.id)
        assert bool(text) == (row.id not in VANILLA), row.id
        if text:
            assert text.endswith("."), text
            assert not re.search(
                r"[{}$_]|\b(enemy|each-own|everyone)\b(?!\W)" if language != "en" else r"[{}$_]", text
            ), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_card_is_in_its_text(language: str) -> None:
    translator = Translator(language, Zynalith, strict=True)
    for row in ROWS:
        meant = re.findall(r"\d+", TEXTS[row.id].replace("1/round", ""))
        printed = re.findall(r"\d+", translator.text(row.id))
        assert not (set(meant) - set(printed)), row.id


def test_no_text_and_no_name_is_left_in_another_language() -> None:
    translators = [Translator(language, Zynalith, strict=True) for language in LANGUAGES]
    for row in ROWS:
        texts = [translator.text(row.id) for translator in translators]
        if row.id in VANILLA or re.fullmatch(r"([+−]\d+\s[A-Z]+\.\s?)+", texts[0]):
            continue
        assert len(set(texts)) == 3, row.id
        assert set(row.names) == set(LANGUAGES)
    alike = [row.id for row in ROWS if len(set(row.names.values())) < 3]
    assert alike == ["requiem"]


SHORT = 50
"""So many characters a short effect has at most: three lines of a strip on the narrowest phone."""
SILENT = {row.id for row in ROWS if row.id in VANILLA and row.type == terms.CREATURE} - {"faceless_warrior"}
"""Creatures whose numbers say everything."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_does_anything_says_so_in_a_few_words(language: str) -> None:
    translator = Translator(language, Zynalith, strict=True)
    for row in ROWS:
        assert (f"short-{row.id}" in translator.messages) == (row.id not in SILENT), row.id
        short = translator.short(row.id)
        assert bool(short) == (row.id not in SILENT), row.id
        assert len(short) <= SHORT, short
        assert not short.endswith("."), short


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_few_words_have_the_numbers_of_the_whole_text(language: str) -> None:
    translator = Translator(language, Zynalith, strict=True)
    for row in ROWS:
        short = set(re.findall(r"[+−]?\d+", translator.short(row.id)))
        whole = set(re.findall(r"\d+", translator.text(row.id) or str(row.worth)))
        if row.id == "doomfall":  # no creature costs more than 15 silver: it destroys any
            assert max(ROWS, key=lambda one: one.cost if one.type == terms.CREATURE else 0).cost == 15
            whole.remove("15")
        if row.id not in SILENT | {"faceless_warrior"}:
            assert {number.lstrip("+−") for number in short} == whole, row.id
        assert ("−" in "".join(short)) == ("−" in translator.text(row.id)), row.id


def test_the_few_words_are_in_the_language_of_the_reader() -> None:
    translators = [Translator(language, Zynalith, strict=True) for language in LANGUAGES]
    for row in ROWS:
        said = [translator.short(row.id) for translator in translators]
        if row.id not in SILENT and re.search(r"[a-zà-ÿ]", said[0]):
            assert len(set(said)) == 3, row.id


@pytest.mark.parametrize(
    ("card", "english", "french", "german"),
    [
        (
            "lamp_widow",
            "Mourning (yours only, once per round): gain 1 zynalith.",
            "Deuil (les vôtres, une fois par manche) : gagnez 1 zynalithe.",
            "Trauer (nur eigene, einmal je Runde): Erhalte 1 Zynalith.",
        ),
        (
            "far_sight",
            "Instant: draw 1 card from the creature deck; draw 2 cards from the extra deck.",
            "Immédiat : piochez 1 carte dans la pioche des créatures ; piochez 2 cartes dans la pioche annexe.",
            "Sofort: Ziehe 1 Karte vom Wesenstapel; ziehe 2 Karten vom Zusatzstapel.",
        ),
        ("giant_cleaver", "+3 ATK. −2 INIT.", "+3 ATK. −2 INIT.", "+3 ATK. −2 INIT."),
        (
            "marching_drum",
            "Instant: +1 ATK and +1 INIT for each of your creatures, until the end of the round.",
            "Immédiat : +1 ATK et +1 INIT pour chacune de vos créatures, jusqu’à la fin de la manche.",
            "Sofort: +1 ATK und +1 INIT für jedes deiner Wesen, bis zum Ende der Runde.",
        ),
        (
            "piercing_star",
            "Instant: 6 damage with Pierce to an enemy hero.",
            "Immédiat : 6 dégâts avec Percée à un héros adverse.",
            "Sofort: 6 Schaden mit Durchschlag an einem gegnerischen Helden.",
        ),
    ],
)
def test_how_a_text_reads(card: str, english: str, french: str, german: str) -> None:
    texts = [Translator(language, Zynalith, strict=True).text(card) for language in LANGUAGES]
    flat = [re.sub("[\u202f\u00a0]", " ", text) for text in texts]
    assert flat == [english, french, german]


def test_faces_show_cost_points_and_the_numbers_that_fight() -> None:
    """Z 6.5"""
    by_id = {face.id: face for face in FACES}
    duelist = by_id["duel_mistress"]
    assert (duelist.ink, duelist.back, duelist.picture) == ("kin", "creature", "duel_mistress")
    assert [(f.icon, f.number) for f in duelist.asks] == [("silver", 11)]
    assert [(f.name, f.number) for f in duelist.rail] == [("initiative", 7), ("attack", 5), ("defence", 0), ("life", 3)]
    assert [(f.icon, f.number) for f in by_id["denial"].asks] == [("crystal", 2)]
    inks = [by_id[card].ink for card in ("denial", "blood_moon", "coin_alchemy", "war_banner", "wild_hearted")]
    assert inks == ["counter", "event", "spell", "equipment", "property"]
    assert [f.number for f in by_id["heirloom_crown"].worth] == [4]
    assert by_id["blood_moon"].asks == ()
    assert [f.number for f in by_id["faceless_warrior"].rail] == [0, "?", "?", "?"]


@pytest.mark.parametrize("card", ["gilded_broker", "elder_bear", "piercing_star", "crystal_mill", "barred_gate"])
def test_german_sets_a_name_off_and_never_bends_it(card: str) -> None:
    translator, names = Translator("de", Zynalith, strict=True), ("Ada", "Mara")
    name = f"„{translator.card(card)}“"
    for event in ("took", "lost-card"):
        assert f" {name} " in translator.line({"event": event, "seat": 0, "card": card}, names, 1)
    gone = translator.line({"event": "destroyed", "seat": 0, "card": card}, names, 1)
    assert gone == f"{name} von Ada wird zerstört."
    counter = {"event": "countered", "seat": 0, "card": card, "source": "hand", "number": 2}
    assert translator.line(counter, names, 0) == f"Du konterst mit {name} von der Hand (2\N{NO-BREAK SPACE}Zynalith)."


def test_a_negated_card_leaves_its_price_to_the_line_about_it() -> None:
    """Z 8.7"""
    told = Translator("en", Zynalith, strict=True).line(
        {"event": "negated", "seat": 0, "card": "elder_bear"}, ("Ada", "Mara"), 0
    )
    assert told == "Your “Elder Bear” is negated."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_card_are_explained(language: str) -> None:
    translator = Translator(language, Zynalith, strict=True)
    for row in ROWS:
        explained = translator.terms(row.id)
        assert len({term.word for term in explained}) == len(explained)
        assert all(term.word and term.note for term in explained)
        assert bool(explained) or not any(word in TEXTS[row.id] for word in ("Mourning", "Greed", "charge", "negate"))
    bearer = {"en": "its bearer", "fr": "la porteuse", "de": "der Träger"}[language]
    (death,) = translator.terms("vengeful")
    assert bearer in death.note
    assert bearer not in translator.terms("ash_hound")[0].note


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_questions_of_one_card_are_told_apart(language: str) -> None:
    """Z 13.20: Drag Forth moves one creature and hurts one"""
    fronts: list[list[Named]] = [["mist_maiden"], [guard("shard_squire"), guard("clay_sentry")]]
    match = position(front=fronts, hand=[["drag_forth"], []], zynalith=[9, 0])
    facts = []
    play(match, "0 play:hand:drag_forth")
    for choice in ("creature:1:1", "creature:1:2"):
        facts.append(_fact(match, language))
        play(match, f"0 {choice}")
    translator = Translator(language, Zynalith, strict=True)
    printed = flat(translator.text("drag_forth")).removesuffix(".").partition(": ")[2]
    for fact, does in zip(facts, re.split(" ?; ", printed), strict=True):
        assert re.sub(" ?: ", ": ", fact).casefold() == f"{flat(translator.named('drag_forth'))}: {does}.".casefold()


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("unmaking", "“Unmaking”: destroy an enemy creature with a printed cost of 7 silver or less."),
        ("ember_lance", "“Ember Lance”: 4 damage to an enemy hero."),
        ("crystal_theft", "“Crystal Theft”: take 2 zynalith from an enemy player."),
        ("blood_pact", "“Blood Pact”: 5 damage with Leech to an enemy hero."),
    ],
)
def test_a_question_for_a_target_names_the_effect(card: str, says: str) -> None:
    """Z 13.20"""
    fronts: list[list[Named]] = [["mist_maiden"], ["shard_squire"], ["clay_sentry"]]
    match = position(3, front=fronts, hand=[[card], [], []], zynalith=[9, 0, 0])
    play(match, f"0 play:hand:{card}")
    assert _fact(match, "en") == says


def test_targets_are_named_beside_the_number_of_the_effect() -> None:
    """Z 13.20: the number of the question is no seat"""
    match = position(
        3, front=[["mist_maiden"], ["shard_squire"], []], hand=[["ember_lance"], [], []], zynalith=[9, 0, 0]
    )
    play(match, "0 play:hand:ember_lance")
    (decision,) = match.decisions
    labels = Translator("en", Zynalith, strict=True).labels(decision, match.view(0), ("Ada", "Mara", "Tomas"), 0)
    assert labels == ["Choose Mara", "Choose Tomas"]


def _fact(match: Match, language: str) -> str:
    (decision,) = match.decisions
    fact = Translator(language, Zynalith, strict=True).prompt(decision, match.view(0), ("Ada", "Mara", "Tomas"), 0).fact
    return flat(fact)
