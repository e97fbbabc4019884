"""Every card, power, reward and passive does what the tables say, and says so in every language."""

import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from croupier.engine import Match
from croupier.games.perils import Perils
from croupier.games.perils.cards import tables
from croupier.games.perils.cards.terms import CATEGORIES
from croupier.games.perils.effects.designs import PLAIN, deck
from croupier.text import Translator
from croupier.text.cards import CardWords
from croupier.text.rulebook import with_cards
from tests.games.perils.table import act, asked, board, choose, hero, line, names, position, told

CARDS, CHARACTERS, FACES, FOES = PLAIN.CARDS, PLAIN.CHARACTERS, PLAIN.FACES, PLAIN.FOES

LANGUAGES = ("en", "fr", "de")
FOLDER = Path(tables.__file__).parents[1]
RICH = {"coins": 20, "mana": 20, "earth": 2, "water": 2, "fire": 2, "life": 4, "max_life": 10}
SAME = {"titans_girdle": 2}
"""Cards that raise Strength before they strike with it."""
SLAIN = ["rat_swarm", "harpy", "roc"]


def change(before: Mapping[str, int], match: Match) -> dict[str, int]:
    """What has changed among the markers of seat 0."""
    one = hero(match)
    return {name: new for name in before if (new := getattr(one, name) - before[name])}


def marked(**given: int) -> dict[str, int]:
    markers = dict.fromkeys(
        ("coins", "mana", "life", "max_life", "points", "strength", "armour", "earth", "water", "fire", "wild"), 0
    )
    return {**markers, **RICH, **given, "life_price": 2, "mana_price": 2}


def expected(text: str, *, slain: int, attunements: int, elements: int) -> dict[str, int]:
    """What a printed line of effects changes at once for somebody with 6 HP lost, counted from the notation alone."""
    done: dict[str, int] = {}
    for part in text.split("; "):
        name, number, *rest = part.split()
        if name in ("melee", "ranged") or (name == "vp" and rest):
            continue
        amount = int(number)
        if rest:
            amount *= {"slain": slain, "attunement": attunements, "element": elements}[rest[-1]]
            amount //= int(rest[1]) if len(rest) == 3 else 1
        field = {"heal": "life", "max_hp": "max_life", "vp": "points"}.get(name, name)
        if name.endswith("_price"):
            amount = -1
        if name == "heal":
            amount = min(amount, 6)
        done[field] = done.get(field, 0) + amount
    return done


@pytest.mark.parametrize("name", tables.CARDS)
def test_every_card_does_what_it_says(name: str) -> None:
    """P 5.6, 6.9, 7.3, 7.5"""
    cost, text = tables.CARDS[name]["cost"], tables.CARDS[name]["effects"]
    card = CARDS[Perils.face(name)]
    before = marked()
    match = position(
        phase=card.phase, hand=[name], hero=before, tableau=["standing_stone"], trophies=SLAIN, line=["elder_dragon"]
    )
    if name == "standing_stone":
        match = position(hand=[name], hero=before, trophies=SLAIN, line=["elder_dragon"])
    act(match, f"play:{name}")
    damage = 0
    for kind, number in re.findall(r"(melee|ranged) \+?(\d+)", text):
        assert (asked(match), hero(match).reach) == ("attack", kind)
        choose(match, "hit:elder_dragon")
        damage += int(number) + (SAME.get(name, 0) if kind == "melee" else 0)
    paid = {letter: int(number) for number, letter in re.findall(r"(\d+)([cm])", cost)}
    wanted = expected(text, slain=3, attunements=1 + (card.type == "attunement"), elements=6)
    if "vp" in text:
        wanted.pop("points", None)  # points on a card wait for the end
    healed = wanted.pop("life", 0)
    if "melee" in text:
        left = max(0, 4 - 6)  # the dragon answers for 6
        wanted["life"] = min(10, left + healed) - 4
    elif healed:
        wanted["life"] = healed
    wanted["coins"] = wanted.get("coins", 0) - paid.get("c", 0)
    wanted["mana"] = wanted.get("mana", 0) - paid.get("m", 0)
    assert change(before, match) == {field: number for field, number in wanted.items() if number}
    assert (line(match) == [("elder_dragon", damage)]) or damage >= 10
    assert name in names(match, "tableau")


@pytest.mark.parametrize("name", [name for name, row in tables.CARDS.items() if "vp" in row["effects"]])
def test_every_card_with_points_scores_them(name: str) -> None:
    """P 7.10, 7.11, 12.2"""
    text = tables.CARDS[name]["effects"]
    have = {
        "slain": 3,
        "slain_3": 1,
        "weapon": 3,
        "chain": 1,
        "trinity": 2,
        "coin": 0,
        "mana": 0,
        "life": 10,
        "unscathed": 1,
        "neighbour_wound": 7,
        "power": 3,
        "attunement": 1,
    }
    fixed, conditional = 0, 0
    for part in text.split("; "):
        words = part.split()
        if words[0] != "vp":
            continue
        if len(words) == 2:
            fixed += int(words[1])
        else:
            conditional += int(words[1]) * (have[words[-1]] // (int(words[3]) if len(words) == 5 else 1))
    bows = ["yew_bow", "watch_longbow", "dragonbone_bow", "standing_stone"]
    match = position(
        stage="final",
        phase=3,
        tableau=[name, *bows],
        trophies=SLAIN,
        heroes=[
            {"earth": 2, "water": 3, "fire": 2, "coins": 0, "mana": 0, "uses": 3},
            {"wounds": 5},
            {},
            {},
            {},
            {"wounds": 2},
        ],
    )
    score = told(match, "scored")[0]
    assert (score["cards"], score["conditions"]) == (fixed, conditional)
    assert fixed + conditional > 0 or name in ("misers_hoard", "bottled_storm")


@pytest.mark.parametrize("name", tables.POWERS)
def test_every_power_does_what_it_says(name: str) -> None:
    """P 4.3, 4.5, 12.3"""
    owner, cost, text = (tables.POWERS[name][column] for column in ("character", "cost", "effects"))
    before = marked()
    match = position(hand=["yew_bow"], hero=before, trophies=SLAIN, line=["elder_dragon"], character={0: [owner]})
    act(match, f"power:{name}:yew_bow")
    for kind, number in re.findall(r"(melee|ranged) \+?(\d+)", text):
        assert (hero(match).reach, hero(match).force) == (kind, int(number))
        choose(match, "hit:elder_dragon")
        assert line(match) == [("elder_dragon", int(number))]
    paid = {letter: int(number) for number, letter in re.findall(r"(\d+)([cm])", cost)}
    wanted = expected(text, slain=3, attunements=0, elements=6)
    if "melee" in text:
        wanted["life"] = -4
    wanted["coins"] = wanted.get("coins", 0) - paid.get("c", 0)
    wanted["mana"] = wanted.get("mana", 0) - paid.get("m", 0)
    assert change(before, match) == {field: number for field, number in wanted.items() if number}
    assert hero(match).uses == 1


@pytest.mark.parametrize("name", tables.ENEMIES)
def test_every_reward_is_gained(name: str) -> None:
    """P 3.7, 3.8, 12.3"""
    reward = tables.ENEMIES[name]["reward"]
    before = marked()
    last = {"card": name, "damage": FOES[Perils.face(name)].life - 1}
    if "hollow" in tables.ENEMIES[name]["passives"]:
        match = position(hand=["quarry_maul"], hero={**before, "armour": 9}, line=[last])
        act(match, "play:quarry_maul", f"hit:{name}")
        before |= {"coins": before["coins"] - 3, "armour": 9}
    else:
        match = position(hand=["pitch_flask"], hero=before, line=[last])
        act(match, "play:pitch_flask", f"hit:{name}")
        before |= {"coins": before["coins"] - 2, "mana": before["mana"] - 1}
    assert change(before, match) == expected(reward, slain=0, attunements=0, elements=0)
    assert names(match, "trophies") == [name]


@pytest.mark.parametrize("name", tables.ENEMIES)
def test_every_enemy_strikes_and_its_passive_acts(name: str) -> None:
    """P 3.2, 3.3, 3.10, 7.12, 9.9 to 9.11, 11.3 to 11.5, 11.7"""
    strength, life, passive = (tables.ENEMIES[name][column] for column in ("strength", "life", "passives"))
    words = [[*part.split(), "0"] for part in passive.split("; ") if part != "-"]
    has = {rule: int(number) for rule, number, *_ in words}
    one = {"armour": 3, "strength": 3, "life": 30, "max_life": 30, "coins": 9, "mana": 9}
    damaged = {"card": name, "damage": 1}
    match = position(stage="confront", hero=one, line=[damaged, "dire_wolf"])
    if "thief" in has:
        choose(match, "0")  # P 10.7
    armour = 0 if "piercing" in has else 3 - ("weaken_armour" in has)
    strike = max(int(strength) + has.get("pack", 0) - armour, 0)
    assert told(match, "struck")[0]["damage"] == strike
    assert 9 - hero(match).coins == has.get("thief", 0)
    assert 9 - hero(match).mana == has.get("leech", 0)
    enemy = board(match).line[0][0]
    assert enemy.damage == (0 if "regenerate" in has else 1)
    assert enemy.rage == has.get("enrage", 0)
    fight = position(hand=["quarry_maul"], hero=one, line=[name, "thorn_boar"])
    assert fight.view(0)["facts"]["levels"][0]["strength"] == 3 - ("weaken_strength" in has)
    act(fight, "play:quarry_maul")
    keys = [key for key in fight.decision(0).keys if key.startswith("hit")]  # type: ignore[union-attr]  # asked
    assert (f"hit:{name}" in keys) == ("elusive" not in has)
    assert ("hit:thorn_boar" in keys) == ("guard" not in has or name == "thorn_boar")
    if "elusive" not in has:
        forecast = fight.view(0)["facts"]["fights"][0][0]
        assert forecast["damage"] == 4 + 3 - ("weaken_strength" in has) - has.get("shell", 0)
        seen = fight.preview(0, f"hit:{name}")
        assert seen is not None
        assert (names(seen, "trophies") == [name]) == (forecast["damage"] >= int(life))
    shot = position(phase=1, hand=["yew_bow"], hero=one, line=[name])
    act(shot, "play:yew_bow")
    assert (asked(shot) == "attack") == ("hollow" not in has)
    cursed = position(stage="final", phase=3, line=[name])
    assert told(cursed, "scored")[0]["curses"] == has.get("curse", 0)


# -- what is printed -----------------------------------------------------------------------------------------------


def test_the_set_is_complete() -> None:
    """P 1.2, 1.5, 1.9, 8.2"""
    assert (len(CHARACTERS), len(CARDS), len(FOES), len(FACES)) == (10, 78, 36, 124)
    assert [len(deck(CARDS, phase, 6)) for phase in (1, 2, 3)] == [42, 42, 42]
    types = {
        phase: [
            sum(len(c.marks) for c in CARDS.values() if c.phase == phase and c.type == type_)
            for type_ in ("weapon", "gear", "attunement", "venture", "remedy", "legend")
        ]
        for phase in (1, 2, 3)
    }
    assert types == {1: [16, 6, 8, 6, 3, 3], 2: [14, 6, 7, 6, 4, 5], 3: [14, 4, 0, 2, 3, 19]}
    for players in range(2, 7):
        for phase in (1, 2, 3):
            assert len(deck(CARDS, phase, players)) == 7 * players
            had = {CARDS[face].category for face in deck(CARDS, phase, players)} - {""}
            assert set(CATEGORIES) - had <= {"spear"} if players == 2 else had == set(CATEGORIES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_read_as_the_rulebook_prints_them(language: str) -> None:
    """P 7.5, 3.1, 4.3: names, types, costs and effects of the rulebook's tables are those of the cards."""
    translator = Translator(language, Perils, strict=True)
    printed = {cells[0]: cells[1:] for cells in _rulebook_rows(language)}
    for card in CARDS.values():
        marks, kind, cost, text = printed[translator.card(card.id)]
        assert marks == " ".join(f"{mark}+" for mark in card.marks)
        assert kind.lower() == translator.kind(card.id).lower()
        assert text == translator.text(card.id)
        assert plain(cost).replace(", ", " ").split() == plain(_cost(translator, card.id)).split(), card.id
    for foe in FOES.values():
        strength, life, text = printed[translator.card(foe.id)]
        assert (int(strength), int(life), text) == (foe.strength, foe.life, translator.text(foe.id))
    for character in CHARACTERS.values():
        assert printed[translator.card(character.id)] == [translator.text(character.id)]


def _rulebook_rows(language: str) -> list[list[str]]:
    """The rows of the rulebook's tables of cards, enemies and characters."""
    written = (FOLDER / "rulebook" / f"rules.{language}.md").read_text("utf-8")
    cards = CardWords(language, Perils, strict=True)
    lines = [with_cards(text, cards) for text in written.splitlines() if text.startswith("| {card ")]
    return [[cell.strip() for cell in text.strip("|").split("|")] for text in lines]


def _cost(translator: Translator, card: str) -> str:
    cost = CARDS[Perils.face(card)].cost
    paid = [translator.say(f"cost-{kind}", number=n) for kind, n in (("coins", cost.coins), ("mana", cost.mana)) if n]
    needed = [
        f"{translator.figure(element)} {n}"
        for element, n in (("earth", cost.earth), ("water", cost.water), ("fire", cost.fire))
        if n
    ]
    return " ".join([*paid, *needed]) or translator.say("cost-free")


def plain(text: str) -> str:
    """The text with ordinary blanks."""
    return text.replace("\u202f", " ").replace("\u00a0", " ").replace(" ;", ";").replace(" :", ":")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_cut_or_untranslated(language: str) -> None:
    translator, english = Translator(language, Perils, strict=True), Translator("en", Perils)
    for face in FACES:
        text = translator.text(face.id)
        assert text.endswith("."), face.id
        assert text[0].isupper() or text[0].isdigit(), text
        assert not set(text) & set("{}$"), text
        assert ".." not in text.replace("max. ", "max ")
        assert ": ." not in text
        assert translator.card(face.id)
        assert set(face.names) == set(LANGUAGES)
        if language != "en":
            numbers = re.compile(r"^[\d\s+]*(mana|points?)?\.$")
            bare = all(numbers.match(part.strip() + ".") for part in text.split(".") if part.strip())
            assert bare or text != english.text(face.id), text
    for first, second in pairwise(sorted(face.names[language] for face in FACES)):
        assert first != second


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("en", "boar_spear", "Melee +2. Heal 1 HP."),
        ("fr", "boar_spear", "Corps à corps +2. Regagnez 1 PV."),
        ("en", "basilisk", "Weakening: your Strength is reduced by 1 while it lives. Reward: 5 points; heal 2 HP."),
        ("de", "boar_spear", "Nahkampf +2. Heile 1 LP."),
        ("fr", "unscarred_oath", "À la fin: 6 points si vous n’avez aucune blessure."),
    ],
)  # fmt: skip
def test_how_cards_read(language: str, name: str, text: str) -> None:
    assert plain(Translator(language, Perils, strict=True).text(name)) == text


def test_pictures_and_backs() -> None:
    backs = {"hero", *(f"{kind}-{number}" for kind in ("phase", "enemy") for number in (1, 2, 3))}
    assert {face.back for face in FACES} == backs
    inks = {"hero", "enemy", "weapon", "gear", "attunement", "venture", "remedy", "legend"}
    assert {face.ink for face in FACES} == inks
    for face in FACES:
        assert (FOLDER / "art" / f"{face.picture}.svg").is_file(), face.id
