"""Designs that a card set adds: whatever asks for the cards of the game has them, and the others keep their places."""

from random import Random

import pytest

from croupier.bots import bot
from croupier.engine import BadCards, start
from croupier.engine.laws import check
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.bot.worth import KEPT, round_of
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.page.page import ZynalithPage
from croupier.lab import play
from croupier.lab.playing import seated
from croupier.paper import Order
from croupier.paper.contents import contents
from croupier.press.picture import picture
from croupier.text import LANGUAGES, Translator, rulebook
from tests.games.added import QUICK, arrives_elsewhere, more_actions, seen
from tests.games.played import offered
from tests.games.zynalith.table import at, creature, hand, position, state
from tests.kit.test_page import table
from tests.words import flat

KIN, GRACE, SPARK, BLADE, NAY, MOON = (
    "dust_kin",
    "late_grace",
    "small_spark",
    "sand_blade",
    "no_more",
    "red_moon",
)
ADDED = (KIN, GRACE, SPARK, BLADE, NAY, MOON)
"""In the order of the tables, and by name."""
SET = {
    f"{KIN}.like": "vale_runner",
    f"{KIN}.copies": 6,
    f"{KIN}.text": "Mourning [own, 1/round]: zyn 1",
    f"{GRACE}.like": "fleet_footed",
    f"{GRACE}.copies": 3,
    f"{SPARK}.like": "spark_volley",
    f"{SPARK}.copies": 3,
    f"{SPARK}.text": "Instant: hit creature 4 enemy",
    f"{BLADE}.like": "notched_blade",
    f"{BLADE}.copies": 3,
    f"{BLADE}.cost": 1,
    f"{NAY}.like": "denial",
    f"{NAY}.copies": 4,
    f"{NAY}.cost": 1,
    f"{MOON}.like": "blood_moon",
    f"{MOON}.copies": 3,
    f"{MOON}.text": "silver 2 everyone",
}
GAME = Zynalith.with_cards(SET)


def test_added_cards_come_after_all_others_and_are_of_the_type_of_those_they_are_like() -> None:
    plain = [face.id for face in Zynalith.FACES]
    assert [face.id for face in GAME.FACES] == [*plain, *ADDED]
    assert [face.picture for face in GAME.FACES[len(plain) :]] == [SET[f"{name}.like"] for name in ADDED]
    types = (*(terms.CREATURE, terms.PROPERTY, terms.SPELL, terms.EQUIPMENT, terms.COUNTER, terms.EVENT),)
    assert GAME.TYPES == (*Zynalith.TYPES, *types) == tuple(design.type for design in GAME.DESIGNS)
    assert tuple(design.cost for design in GAME.DESIGNS) == GAME.COSTS


def test_events_that_are_added_happen_and_are_never_in_a_hand() -> None:
    """Z 2.9"""
    assert GAME.never_in_hand - Zynalith.never_in_hand == {GAME.face(MOON)}
    match = position(game=GAME, silver=[5, 5], creature_deck=[MOON, "vale_runner"])
    match.choose(0, "take:creature:deck")
    assert match.view(0)["silver"] == [4 + 2, 5 + 2]
    assert hand(match, 0) == ["vale_runner"]


def test_all_copies_are_in_the_box() -> None:
    """Z 1.4"""
    box = GAME.components(2, dict.fromkeys(Zynalith.variants, "off")).cards
    assert [box[GAME.face(name)] for name in ADDED] == [6, 3, 3, 3, 4, 3]


def test_an_added_card_is_played_from_hand_and_on_a_creature() -> None:
    """Z 6.4 to 6.8"""
    held = [KIN, BLADE, SPARK, GRACE, NAY]
    match = position(game=GAME, silver=[9, 0], hand=[held, []], front=[["shard_squire"], ["cliff_ram"]])
    assert [key for key in offered(match) if key.startswith("play:hand")] == [
        f"play:hand:{name}" for name in (KIN, BLADE, SPARK, GRACE)
    ]
    match.choose(0, f"play:hand:{BLADE}")
    assert at(match, 0, "shard_squire").attack == Zynalith.DESIGNS[Zynalith.face("shard_squire")].attack + 1
    assert match.view(0)["silver"][0] == 8


def test_for_the_faceless_warrior_rules_are_made() -> None:
    """6 faceless_warrior"""
    with pytest.raises(BadCards, match=r"^second.like: the rules are made for faceless_warrior, and none is added"):
        Zynalith.with_cards({"second.like": "faceless_warrior"})


def test_an_added_counter_answers_what_the_one_it_is_like_answers() -> None:
    """Z 8.1 to 8.3"""
    match = position(game=GAME, silver=[9, 0], hand=[[BLADE], [NAY]], front=[["shard_squire"], []])
    match.choose(0, f"play:hand:{BLADE}")
    assert offered(match, 1, "counter") == [f"counter:hand:{NAY}"]
    match.choose(1, f"counter:hand:{NAY}")
    assert "countered" in {line["event"] for line in match.log}
    assert state(match).zynalith[1] == 2


def test_an_added_card_pays_for_new_cards_in_a_row() -> None:
    """Z 6.18"""
    match = position(game=GAME, hand=[[KIN, BLADE], []])
    match.choose(0, "redraw:creature")
    assert offered(match) == [f"discard:{KIN}", f"discard:{BLADE}"]
    match.choose(0, f"discard:{KIN}")
    assert hand(match, 0) == [BLADE]


def test_rules_refuse_by_their_numbers() -> None:
    match = position(game=GAME, hand=[[KIN], []])
    keys = (f"play:hand:{KIN}", f"play:hand:{NAY}", f"counter:hand:{NAY}", "play:hand:one_more")
    assert [match.why_not(0, key) for key in keys] == ["6.5", "6.4", "8.1", None]


@pytest.mark.parametrize("players", [2, 4])
def test_matches_come_to_their_end_and_are_played_again(players: int) -> None:
    bots = [bot("greedy"), bot("random"), *[bot("greedy")] * (players - 2)]
    chosen: set[str] = set()
    for seed in range(2):
        match = play(start(GAME, players, seed), seated(bots, Random(players)))
        assert match.game is GAME
        assert arrives_elsewhere(match)
        chosen |= {str(line.get("card")) for line in match.log}
    assert chosen >= {KIN, BLADE, MOON}


def test_a_search_plays_with_them_to_the_end() -> None:
    assert play(start(GAME, 2, 3), seated([QUICK, QUICK], Random(1))).over


def test_the_laws_hold() -> None:
    assert check(GAME, 4, seed=11).failures == []


def test_actions_of_the_plain_cards_keep_their_names_and_added_ones_have_numbers() -> None:
    more = {*more_actions(Zynalith, GAME)}
    assert more == {f"{verb}:{name}" for name in ADDED for verb in ("play:hand", "counter:hand", "discard")}


def test_an_observation_tells_of_them() -> None:
    front = [[creature("shard_squire", BLADE)], []]
    match = position(game=GAME, hand=[[KIN, KIN, NAY], []], front=front, creature_row=[KIN])
    told = seen(match)
    assert [told[f"hand#{name}"] for name in (KIN, NAY, "vale_runner")] == [2, 1, 0]
    assert told["creature_row[0]"] == GAME.face(KIN) + 1


def test_a_table_shows_them() -> None:
    match = position(game=GAME, silver=[1, 0], hand=[[KIN, NAY], []], front=[[creature("shard_squire", BLADE)], []])
    page = ZynalithPage(table(match, 0))
    assert [page.emblem(name) for name in ADDED] == ["folk", "property", "spell", "equipment", "no", "event"]
    assert page.cards.lack(KIN) == page.translator.say("table-lack", number=1)
    words, decision = Translator("en", GAME), match.decisions[0]
    told = flat(words.label(decision.name, f"play:hand:{KIN}", match.view(0), ["Ada", "Tomas"], 0))
    assert "Dust Kin" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_and_cards_have_name_text_and_picture(language: str) -> None:
    words = Translator(language, GAME)
    book = "".join(part.html for part in rulebook(language, GAME).sections)
    order = Order(GAME, language, players=(2,))
    printed = {card["id"]: card for card in contents(order).cards}
    for name in ADDED:
        assert words.card(name) == name.replace("_", " ").title()
        assert f"<td>{words.card(name)}</td>" in book
        assert printed[name]["name"] == words.card(name)
        assert flat(printed[name]["text"]) == flat(words.text(name))
        assert printed[name]["art"]
        assert words.card(name) in picture(GAME, name, language)
    assert [printed[name]["copies"] for name in ADDED] == [6, 3, 3, 3, 4, 3]
    assert words.text(SPARK) != words.text("spark_volley")
    assert words.text(GRACE) == words.text("fleet_footed")
    assert printed[SPARK]["art"] == printed["spark_volley"]["art"] != printed[GRACE]["art"]


def test_what_bots_know_of_cards_goes_with_most_of_them() -> None:
    known = round_of(2, 1)
    for number in range(2 * KEPT // len(Zynalith.FACES)):
        for design in Zynalith.with_cards({f"kin_{number}.like": "vale_runner"}).DESIGNS:
            assert known.card(design) is known.card(design)
    assert len(known._cards) <= KEPT


def test_what_can_be_done_with_cards_of_the_box_is_made_once_for_all_card_sets() -> None:
    plain = Zynalith.OF_HAND
    for here, there in zip(plain, GAME.OF_HAND, strict=True):
        assert len(there) == len(GAME.FACES)
        assert all(one is other for one, other in zip(here, there, strict=False))
    assert [option.key for option in GAME.OF_HAND.discard[len(plain.discard) :]] == [
        f"discard:{name}" for name in ADDED
    ]
