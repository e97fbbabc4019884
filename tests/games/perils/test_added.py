"""Designs that a card set adds: whatever asks for the cards of the game has them, and the others keep their places."""

from random import Random

import pytest

from croupier.bots import bot
from croupier.engine import BadCards, start
from croupier.engine.laws import check
from croupier.games.perils import Perils
from croupier.games.perils.page.page import PerilsPage
from croupier.lab import play
from croupier.lab.playing import seated
from croupier.paper import Order
from croupier.paper.contents import contents
from croupier.press.picture import picture
from croupier.text import LANGUAGES, Translator, rulebook
from tests.games.added import QUICK, arrives_elsewhere, more_actions, seen
from tests.games.perils.table import act, board, choose, position
from tests.games.played import offered
from tests.kit.test_page import table
from tests.words import flat

KNIFE, PIE, SONG, WOLF, KING = "ember_knife", "late_pie", "old_song", "sand_wolf", "under_king"
ADDED = (KNIFE, PIE, SONG, WOLF, KING)
"""In the order of the tables, and by name."""
SET = {
    f"{KNIFE}.like": "cutpurse_knife",
    f"{KNIFE}.marks": "2 2 2 4 6",
    f"{KNIFE}.effects": "melee +3; mana 1",
    f"{PIE}.like": "hunters_stew",
    f"{PIE}.marks": "2 2 2",
    f"{PIE}.effects": "heal 3; vp 1 per 2 slain",
    f"{SONG}.like": "epic_of_three_perils",
    f"{SONG}.marks": "2 2",
    f"{WOLF}.like": "rat_swarm",
    f"{WOLF}.life": 3,
    f"{WOLF}.passives": "guard; thief 2",
    f"{KING}.like": "lich",
    f"{KING}.copies": 1,
}
GAME = Perils.with_cards(SET)


def test_added_cards_come_after_all_others_with_the_pictures_of_those_they_are_like() -> None:
    plain = [face.id for face in Perils.FACES]
    assert [face.id for face in GAME.FACES] == [*plain, *ADDED]
    assert [face.picture for face in GAME.FACES[len(plain) :]] == [SET[f"{name}.like"] for name in ADDED]
    kinds = [
        {GAME.FACES[face].id for face in {*now} - {*then}}
        for now, then in ((GAME.CHARACTERS, Perils.CHARACTERS), (GAME.CARDS, Perils.CARDS), (GAME.FOES, Perils.FOES))
    ]
    assert kinds == [set(), {KNIFE, PIE, SONG}, {WOLF, KING}]
    knife, like = GAME.CARDS[GAME.face(KNIFE)], GAME.CARDS[GAME.face("cutpurse_knife")]
    assert (knife.category, knife.phase, knife.cost) == (like.category, like.phase, like.cost)
    assert (knife.attack, like.attack) == (("melee", 3), ("melee", 2))


@pytest.mark.parametrize(("players", "copies"), [(2, 3), (4, 4), (6, 5)])
def test_added_cards_are_shuffled_into_their_decks_by_their_marks(players: int, copies: int) -> None:
    """P 1.5, 1.8, 1.9"""
    game = board(start(GAME, players, 1))
    decks = [[GAME.FACES[game.faces[card]].id for card in deck] for deck in (*game.decks, *game.enemy_decks)]
    dealt = [GAME.FACES[game.faces[card]].id for hand in game.dealt for card in hand]
    assert [decks[0].count(KNIFE), decks[0].count(PIE), decks[2].count(SONG)] == [copies, 3, 2]
    assert [(decks[3] + dealt).count(WOLF), decks[5].count(KING)] == [2, 1]
    assert [GAME.FACES[face].id for face in game.left_out].count(KNIFE) == 5 - copies


def test_an_added_weapon_strikes_in_the_chain_of_its_category() -> None:
    """P 8.4 to 8.7"""
    match = position(2, game=GAME, hand=[KNIFE], tableau=["cutpurse_knife"], line=["young_troll"])
    act(match, f"play:{KNIFE}", "next:ember_knife")
    assert offered(match) == ["hit:young_troll", "hold"]
    choose(match, "hold", "hold")
    assert (match.view(0)["heroes"][0]["mana"], match.view(0)["heroes"][0]["coins"]) == (7, 7)


def test_an_added_card_can_be_played_once_sold_and_used_for_a_power() -> None:
    """P 5.6, 5.7, 5.9, 7.8"""
    match = position(2, game=GAME, hand=[PIE], seats={"hand": [[PIE, PIE, KNIFE], [PIE, KNIFE, KNIFE]]})
    keys = [f"play:{PIE}", f"sell:{PIE}", f"power:tidal_blessing:{PIE}", f"power:draw_the_tide:{PIE}"]
    assert [key for key in offered(match) if PIE in key] == keys
    act(match, f"play:{PIE}")
    assert match.view(0)["tableau"][0] == [PIE]


def test_of_two_alike_the_younger_has_its_own_option_and_rules_refuse_by_their_numbers() -> None:
    """P 9.9, 9.16"""
    match = position(2, game=GAME, hand=[KNIFE], line=["young_troll", WOLF, WOLF])
    act(match, f"play:{KNIFE}")
    assert offered(match) == [f"hit:{WOLF}", f"hit:{WOLF}:2", "hold"]
    assert (match.why_not(0, "hit:young_troll"), match.why_not(0, f"hit:{KING}")) == ("9.9", "9.8")
    assert (match.why_not(0, f"play:{PIE}"), match.why_not(0, f"play:{WOLF}")) == ("5.4", None)
    choose(match, f"hit:{WOLF}")
    assert match.view(0)["trophies"][0] == [WOLF]


def test_an_added_enemy_is_picked_given_and_discarded() -> None:
    """P 2.5, 2.12, 2.13"""
    match = position(
        2,
        game=GAME,
        stage="gift",
        turn=0,
        picked=[[WOLF, "bog_imp", WOLF, "strangler"], ["bog_imp", "strangler", "young_troll", "thorn_boar"]],
    )
    choose(match, f"gift:{WOLF}")
    assert match.decisions[0].about == {"gift": WOLF}
    assert f"discard:{WOLF}" in offered(match)
    choose(match, f"discard:{WOLF}")
    choose(match, "gift:bog_imp", "keep_all", seat=1)
    assert [enemy["card"] for enemy in match.view(0)["line"][1]][-1] == WOLF


@pytest.mark.parametrize("players", [2, 4])
def test_matches_come_to_their_end_and_are_played_again(players: int) -> None:
    bots = [bot("greedy"), bot("random"), *[bot("greedy")] * (players - 2)]
    chosen: set[str] = set()
    for seed in range(3):
        match = play(start(GAME, players, seed, {"pick_hero": "on"}), seated(bots, Random(players)))
        assert match.game is GAME
        assert arrives_elsewhere(match)
        chosen |= {name for one in match.choices for name in one.key.split(":")}
    assert chosen >= {KNIFE, PIE, SONG, WOLF}


def test_a_search_plays_with_them_to_the_end() -> None:
    assert play(start(GAME, 2, 3), seated([QUICK, QUICK], Random(1))).over


def test_the_laws_hold() -> None:
    assert check(GAME, 6, seed=11).failures == []


def test_actions_of_the_plain_cards_keep_their_names_and_added_ones_have_numbers() -> None:
    more = more_actions(Perils, GAME)
    by_verb = {name: sorted(key.split(":")[0] for key in more if name in key.split(":")) for name in ADDED}
    powers = ["power"] * len({power for character in GAME.CHARACTERS.values() for power in character.powers})
    fought = ["discard", "gift", "hit", "hit", "pick"]
    used = ["play", *powers, "sell"]
    assert by_verb == {KNIFE: ["next", *used], PIE: used, SONG: used, WOLF: fought, KING: fought}


def test_an_observation_tells_of_them() -> None:
    match = position(2, game=GAME, hand=[KNIFE, KNIFE, PIE], line=[WOLF], tableau=[KNIFE])
    told = seen(match)
    assert [told[f"hand#{name}"] for name in (KNIFE, PIE, "cutpurse_knife")] == [2, 1, 0]
    assert told[f"tableau[0]#{KNIFE}"] == 1
    assert told["line[0][0].card"] == GAME.face(WOLF) + 1


def test_a_table_shows_them() -> None:
    match = position(2, game=GAME, hand=[KNIFE, PIE], line=[WOLF], tableau=["cutpurse_knife"])
    page = PerilsPage(table(match, 0))
    assert [page.emblem(name) for name in ADDED] == ["dagger", "heart", "star", "skull", "skull"]
    assert page.line.words(WOLF)[1][0][0].startswith("Guard")
    act(match, f"play:{KNIFE}")
    page = PerilsPage(table(match, 0))
    assert page.tableau.stacks(0) == [["cutpurse_knife", KNIFE]]
    label = flat(Translator("en", GAME).label("chain", f"next:{KNIFE}", match.view(0), ["Ada", "Tomas"], 0))
    assert "Ember Knife" in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_and_cards_have_name_text_and_picture(language: str) -> None:
    words = Translator(language, GAME)
    book = "".join(part.html for part in rulebook(language, GAME).sections)
    box = contents(Order(GAME, language, players=(6,))).cards
    printed = {card["id"]: card for card in box}
    for name in ADDED:
        assert words.card(name) == name.replace("_", " ").title()
        assert f"<td>{words.card(name)}</td>" in book
        assert printed[name]["name"] == words.card(name)
        assert flat(printed[name]["text"]) == flat(words.text(name))
        assert printed[name]["art"] == printed[SET[f"{name}.like"]]["art"]
        assert words.card(name) in picture(GAME, name, language)
    copies = [sum(card["copies"] for card in box if card["id"] == name) for name in ADDED]  # by their marks (P 1.5)
    assert copies == [5, 3, 2, 2, 1]
    assert words.text(KNIFE) != words.text("cutpurse_knife")
    assert words.text(SONG) == words.text("epic_of_three_perils")


@pytest.mark.parametrize("like", ["moss", "fury"])
def test_for_characters_and_powers_rules_are_made(like: str) -> None:
    """P 4.2, 4.3"""
    with pytest.raises(BadCards, match=r"one_more.like: the rules are made for the designs of (characters|powers).csv"):
        Perils.with_cards({"one_more.like": like})


def test_options_of_the_box_are_made_once_for_all_card_sets() -> None:
    plain, other = Perils.OPTIONS, Perils.with_cards({"bog_imp.life": 4}).OPTIONS
    assert other is plain
    assert GAME.OPTIONS.hit[GAME.face("bog_imp")] is plain.hit[Perils.face("bog_imp")]
    assert not {GAME.face(name) for name in ADDED} & {*plain.hit, *plain.play}
