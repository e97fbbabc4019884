"""What cards and log lines of Wildlands say, where a sentence could mislead."""

from typing import Any

import pytest

from croupier.engine import start
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.effects.designs import PLAIN
from croupier.games.wildlands.page.reckoning import fallen
from croupier.text import Translator
from tests.games.played import log, play
from tests.games.wildlands.table import position, seed_of, state, told
from tests.words import flat

DESIGNS = PLAIN.DESIGNS

NAMES = ("Ada", "Tomas", "Mara", "Jonas")


def said(language: str, line: dict[str, Any], me: int | None = None) -> str:  # Any: JSON
    return flat(Translator(language, Wildlands, strict=True).line(line, NAMES, me))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_unit_and_crystal_says_in_a_few_words_what_it_does(language: str) -> None:
    """Three lines of a strip; a word of the full sentence that is not in them is a tap away."""
    translator = Translator(language, Wildlands, strict=True)
    for design in DESIGNS:
        short = translator.short(design.id)
        if not (design.fights or design.value):
            assert short == ""
            continue
        assert 6 <= len(short) <= 62, (design.id, short)
        assert short[0].isupper(), short
        assert not short.endswith("."), short


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Others: +1 · Draw 1 / Later: +2, then it falls / If won: gain 1 resource"),
        ("fr", "Autres : +1 · Piochez 1 / Ensuite : +2, puis elle tombe / Victoire : gagnez 1 ressource"),
        ("de", "Andere: +1 · Ziehe 1 / Später: +2, dann fällt sie / Bei Sieg: erhalte 1 Rohstoff"),
    ],
)
def test_short_words_say_when_and_what(language: str, says: str) -> None:
    translator = Translator(language, Wildlands, strict=True)
    assert flat(" / ".join(translator.short(face) for face in ("fm_howler", "fm_whelp", "fc_drover"))) == says


@pytest.mark.parametrize(
    ("language", "says"), [("en", "In a combat on"), ("fr", "Dans un combat sur"), ("de", "In einem Kampf auf")]
)
def test_strength_on_several_fronts_is_not_the_attackers_alone(language: str, says: str) -> None:
    """W 4B: `multi` holds in defence as well"""
    translator = Translator(language, Wildlands, strict=True)
    assert says in translator.text("ac_adept")
    assert says in translator.text("fc_outrider")


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "up to 3 tokens of one resource (meat, plants or ores)"),
        ("fr", "jusqu’à 3 jetons d’une même ressource (viande, plantes ou minerai)"),
        ("de", "bis zu 3 gleiche Rohstoffe (Fleisch, Pflanzen oder Erz)"),
    ],
)
def test_plunder_takes_one_resource(language: str, says: str) -> None:
    """W 4D: `plunder` moves tokens of the resource that is chosen, not of several"""
    assert says in flat(Translator(language, Wildlands, strict=True).text("fc_bahram"))


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "with one of your beasts here"), ("fr", "avec une de vos bêtes ici"), ("de", "einer deiner Bestien hier")],
)
def test_the_sign_of_beasts_does_not_ask_for_two(language: str, says: str) -> None:
    """W 4B: `kin_beast` is printed on units that are no beasts themselves"""
    assert says in Translator(language, Wildlands, strict=True).say("sign-paw.note")


@pytest.mark.parametrize(
    ("language", "card", "says"),
    [
        ("en", "cb_drake", "Buy “Elder Drake” · 3 mana · 2 of your choice"),
        ("en", "ct_ridge", "Buy “High Ridge” · 1 ore · 1 of your choice"),
        ("fr", "cb_drake", "Acheter « Drac ancien » · 3 jetons de mana · 2 jetons au choix"),
        ("fr", "ct_bramble", "Acheter « Dédale de ronces » · 2 jetons de plantes · 1 jeton au choix"),
        ("de", "cb_drake", "„Uralter Drache“ kaufen · 3 Mana · 2 Rohstoffe nach Wahl"),
        ("de", "ct_rockslide", "„Steinschlag“ kaufen · 2 Erz"),
    ],
)
def test_a_card_of_the_row_is_bought_for_the_tokens_it_names(language: str, card: str, says: str) -> None:
    """W 7.2: typed tokens first, then what any tokens pay"""
    label = Translator(language, Wildlands, strict=True).label(
        "main", f"buy:{card}", start(Wildlands, 2, 1).view(None), NAMES, None
    )
    assert flat(label) == says


def test_the_french_lesson_shuffles_the_discard_pile() -> None:
    """W 3.1: not the deck, which stays as it is"""
    assert "quand la défausse sera mélangée" in Translator("fr", Wildlands, strict=True).say("lesson-reinforce.done")


def test_nothing_of_a_discard_pile_is_told_at_the_deal() -> None:
    """W 1.7, 1.8: the decks are shuffled, and the first hand is drawn"""
    match = start(Wildlands, 3, 4)
    assert log(match, "shuffled") == []
    assert told(match, "drew", "seat", "number") == [(0, 5), (1, 5), (2, 5)]
    assert state(match).discard == [[], [], []]


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "Your faction: Fangmoor Clans. Your portal: “", "Tomas’s faction: Deepforge Holds."),
        ("fr", "Votre faction : Clans de Crocmare. Votre portail : « ", "Faction de Tomas : Bastions de Forgefond."),
        ("de", "Dein Volk: Fangmoor-Klans. Dein Portal: „", "Das Volk von Tomas: Tiefenschmiede."),
    ],
)
def test_a_faction_is_told_by_its_own_name(language: str, own: str, other: str) -> None:
    """W 1.2, 1.14: the portal is named beside it, as a portal"""
    lines = log(start(Wildlands, 2, seed_of("fangmoor", "deepforge")), "faction")
    assert said(language, lines[0], me=0).startswith(own)
    assert said(language, lines[1], me=0).startswith(other)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_who_chooses_a_faction_reads_its_name(language: str) -> None:
    """W 1.2"""
    match, translator = start(Wildlands, 2, 1, {"choose_factions": True}), Translator(language, Wildlands, strict=True)
    (decision,) = match.decisions
    labels = translator.labels(decision, match.view(decision.seat), NAMES, decision.seat)
    for key, label in zip(decision.keys, labels, strict=True):
        assert translator.say(f"faction-{key.partition(':')[2]}") in label


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You score 8 points, 2 for territories, 6 for seals.", "Ada scores 0 points."),
        ("fr", "Vous avez 8 points, 2 par les territoires, 6 par les sceaux.", "Ada a 0 point."),
        ("de", "Du hast 8 Punkte, 2 durch Gebiete, 6 durch Siegel.", "Ada hat 0 Punkte."),
    ],
)
def test_nothing_is_said_of_points_that_are_none(language: str, mine: str, theirs: str) -> None:
    """W 17.2"""
    line = {"event": "scored", "rule": "17.2", "seat": 0, "territories": 2, "seals": 6, "units": 0, "total": 8}
    assert said(language, line, me=0) == mine
    assert said(language, line | {"territories": 0, "seals": 0, "total": 0}) == theirs


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Order of turns by score, next: Mara.", "Order of turns by score, next: Ada."]),
        ("fr", ["Ordre des tours selon le score, ensuite : Mara.", "Ordre des tours selon le score, ensuite : Ada."]),
    ],
)
def test_one_line_of_the_last_order_does_not_contradict_another(language: str, lines: list[str]) -> None:
    """W 2.3"""
    match = position("fangmoor", "deepforge", "verdant", round=7, active=2, realm=[[], [], ["t_world_tree"]])
    play(match, "2 end_turn")
    assert [said(language, line) for line in log(match, "by-score")][:2] == lines


def test_the_film_knows_who_has_fallen_before_the_end() -> None:
    """W 14.1: of the combat that is decided, not of the one before it."""
    told = ["attacked", "went-home", "cleared", "attacked-wild", "played", "went-wild", "stopped", "fell-immortal"]
    lines = [{"event": name} for name in told]
    assert [line["event"] for line in fallen(lines)] == ["went-wild", "fell-immortal"]
    assert fallen(lines[:4]) == []
