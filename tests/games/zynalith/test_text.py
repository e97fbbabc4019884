"""The printed texts: made from the effects, whole and natural in all three languages."""

import re

import pytest

from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.cards.faces import FACES, ROWS
from croupier.text import Speaker

LANGUAGES = ("en", "fr", "de")
VANILLA = {row.id for row in ROWS if row.text == "-"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_cut(language: str) -> None:
    speaker = Speaker(language, Zynalith, strict=True)
    for row in ROWS:
        text = speaker.text(row.id)
        assert bool(text) == (row.id not in VANILLA), row.id
        if text:
            assert text.endswith("."), text
            assert not re.search(
                r"[{}$_]|\b(enemy|each-own|everyone)\b(?!\W)" if language != "en" else r"[{}$_]", text
            ), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_card_is_in_its_text(language: str) -> None:
    speaker = Speaker(language, Zynalith, strict=True)
    for row in ROWS:
        meant = re.findall(r"\d+", row.text.replace("1/round", ""))
        printed = re.findall(r"\d+", speaker.text(row.id))
        assert not (set(meant) - set(printed)), row.id


def test_no_text_and_no_name_is_left_in_another_language() -> None:
    speakers = [Speaker(language, Zynalith, strict=True) for language in LANGUAGES]
    for row in ROWS:
        texts = [speaker.text(row.id) for speaker in speakers]
        if row.id in VANILLA or re.fullmatch(r"([+−]\d+ [A-Z]+\. ?)+", texts[0]):
            continue
        assert len(set(texts)) == 3, row.id
        assert set(row.names) == set(LANGUAGES)
    alike = [row.id for row in ROWS if len(set(row.names.values())) < 3]
    assert alike == ["requiem"]


@pytest.mark.parametrize(
    ("card", "english", "french", "german"),
    [
        (
            "lamp_widow",
            "Mourning for your own, once a round: gain 1 zynalith.",
            "Deuil d’une des vôtres, une fois par manche : gagnez 1 zynalithe.",
            "Trauer um deine, einmal je Runde: Erhalte 1 Zynalith.",
        ),
        (
            "far_sight",
            "Instant: draw 1 creature card and draw 2 extra cards.",
            "Immédiat : piochez 1 carte de créature et piochez 2 cartes annexes.",
            "Sofort: Zieh 1 Wesenkarte und zieh 2 Zusatzkarten.",
        ),
        ("giant_cleaver", "+3 ATK. −2 INIT.", "+3 ATK. −2 INIT.", "+3 ATK. −2 INIT."),
        (
            "piercing_star",
            "Instant: deal 6 damage with Pierce to an enemy hero.",
            "Immédiat : infligez avec Percée 6 de dégâts à un héros adverse.",
            "Sofort: Füge einem fremden Helden mit Durchschlag 6 Schaden zu.",
        ),
    ],
)
def test_how_a_text_reads(card: str, english: str, french: str, german: str) -> None:
    texts = [Speaker(language, Zynalith, strict=True).text(card) for language in LANGUAGES]
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
    assert [f.number for f in by_id["heirloom_crown"].worth] == [4]
    assert by_id["blood_moon"].asks == ()
    assert [f.number for f in by_id["faceless_warrior"].rail] == [0, "?", "?", "?"]


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("gilded_broker", "Vergoldeten Makler"),
        ("elder_bear", "Altbären"),
        ("piercing_star", "Stechenden Stern"),
        ("pale_archer", "Bleiche Schützin"),
        ("crystal_mill", "Kristallmühle"),
        ("barred_gate", "Verriegeltes Tor"),
    ],
)
def test_german_bends_a_name_that_something_is_done_to(card: str, taken: str) -> None:
    speaker, names = Speaker("de", Zynalith, strict=True), ("Ada", "Mara")
    for event in ("took", "lost-card"):
        told = speaker.line({"event": event, "seat": 0, "card": card}, names, 1)
        assert f" {taken} " in told
    gone = speaker.line({"event": "destroyed", "seat": 0, "card": card}, names, 1)
    assert gone == f"{speaker.card(card)} von Ada wird vernichtet."
    counter = {"event": "countered", "seat": 0, "card": card, "source": "hand", "number": 2}
    assert speaker.line(counter, names, 0) == f"Du spielst {taken} als Konter von der Hand für 2 Zynalith."
