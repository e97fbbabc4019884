"""Who knows which card: one test for each way in which cards change zones or owners."""

from croupier.engine import CardId, Match, start
from croupier.engine.state.cards import members
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.cards.terms import MOVES
from tests.games.played import play
from tests.games.wildlands.table import battle, front, position, state, unit, zone

TIN = "t_tin_quarry"
WORLDS = range(30)


def imagined(match: Match, seat: int, field: str, owner: int) -> list[list[str]]:
    """A zone of `owner` as `seat` may imagine it, each way once."""
    found = {tuple(sorted(zone(match.determinize(seat, seed), field, owner))) for seed in WORLDS}
    return sorted(map(list, found))


def known_to(match: Match, seat: int, cards: list[CardId]) -> list[str]:
    """The cards that a seat knows, each by itself."""
    game = state(match)
    return sorted(game.design(card).id for card in cards if game.knows(seat, card))


def test_everybody_knows_what_a_starting_deck_is_made_of_and_its_owner_the_hand() -> None:
    """W 1.5, 1.7, 18.4"""
    match = start(Wildlands, 2, 6)
    game = state(match)
    assert len(known_to(match, 0, game.hand[0])) == 5
    assert known_to(match, 1, game.hand[0]) == known_to(match, 0, game.deck[0]) == []
    basic = game.design(game.world[0][0]).id
    for seed in range(10):
        world = state(match.determinize(1, seed))
        cards = sorted(world.design(card).id for card in (*world.hand[0], *world.deck[0]))
        assert cards == sorted(["crystal_1"] * 5 + [basic] * 3)


def test_a_shuffled_discard_pile_is_known_as_a_whole_only() -> None:
    """W 3.1, 18.4"""
    pile = ["fm_stalker", "fm_runner", "fm_tusker", "fm_reaver", "fm_howler", "fm_whelp"]
    match = position(hand=[["fm_predator"]], discard=[pile], wild=["t_salt_lick"])
    play(match, "0 end_turn", "0 done")
    game = state(match)
    assert known_to(match, 1, [*game.hand[0], *game.deck[0]]) == []
    ways = imagined(match, 1, "hand", 0)
    assert len(ways) > 5
    for way in ways:
        assert set(way) <= {*pile, "fm_predator"}
    assert len(imagined(match, 0, "hand", 0)) == 1


def test_a_card_played_from_hand_is_known_and_the_others_are_not() -> None:
    """W 11.9, 18.3"""
    match = battle(
        fronts=[front(TIN)], realm=[[], [TIN]], hand=[["fm_whelp", "fm_stalker", "fm_tusker"]], deck=[["fm_reaver"]]
    )
    play(match, "0 play:fm_stalker")
    game = state(match)
    assert game.knows(1, game.fronts[0].attackers[0].card)
    assert known_to(match, 1, game.hand[0]) == []
    assert all("fm_stalker" not in way for way in imagined(match, 1, "hand", 0))
    assert any("fm_reaver" in way for way in imagined(match, 1, "hand", 0))


def test_a_card_that_retreated_is_known_in_hand() -> None:
    """W 12.14, 18.3"""
    match = battle(
        "caravan",
        "fangmoor",
        fronts=[front("t_world_tree", [], [])],
        realm=[[], ["t_world_tree"]],
        hand=[["fc_outrider", "fc_drover", "fc_drover"]],
        deck=[["fc_guard"] * 2],
        wild=["t_salt_lick"],
    )
    play(match, "0 play:fc_outrider", "0 stop", "0 use:1a1:2")
    game = state(match)
    assert known_to(match, 1, game.hand[0]) == ["fc_outrider"]
    assert match.view(1)["hand"][0] == {"count": 3, "known": ["fc_outrider"]}
    play(match, "0 attack_wild:t_salt_lick")
    play(match, "0 play:fc_outrider")
    assert known_to(match, 1, state(match).hand[0]) == []  # the copy that everybody knew has been played


def test_revealed_cards_are_known_until_they_are_shuffled() -> None:
    """W 3.4, 12.14"""
    match = battle(
        "verdant",
        "fangmoor",
        fronts=[front(TIN)],
        realm=[[], [TIN]],
        hand=[["vc_briar", "vc_warden"]],
        deck=[["crystal_1", "vc_strangler", "vc_warden"]],
    )
    play(match, "0 play:vc_briar", "0 use")
    assert known_to(match, 1, state(match).revealed[0]) == ["crystal_1", "vc_strangler"]
    assert known_to(match, 1, state(match).deck[0]) == []


def test_bought_and_asked_for_cards_lie_open() -> None:
    """W 3.6, 18.3"""
    lands = [[{"card": "t_herd_crossing", "tokens": [9, 0, 0, 0], "tapped": True}]]
    match = position(realm=lands, row=["cb_wolf"], wild=["t_salt_lick"], hand=[["fm_whelp"]])
    play(match, "0 buy:cb_wolf", "0 pay:auto", "0 reinforce:fm_stalker", "0 pay:auto", "0 claim:1", "0 pay:auto")
    pile = state(match).discard[0]
    assert known_to(match, 1, pile) == ["cb_wolf", "crystal_1", "fm_stalker"]


def test_destroyed_cards_are_known_where_they_go() -> None:
    """W 14.1, 14.2"""
    fallen = [unit("fm_whelp", doomed=True), unit("fm_predator", doomed=True), unit("cb_wolf", doomed=True)]
    match = battle(
        fronts=[front(TIN, fallen)], realm=[[], [TIN]], phase="doom", wild=["t_salt_lick"], hand=[["fm_stalker"]]
    )
    game = state(match)
    assert "cb_wolf" in known_to(match, 1, game.row)
    assert known_to(match, 1, game.discard[0]) == ["fm_predator"]
    assert len(known_to(match, 1, game.world[0])) == len(game.world[0])


def test_a_row_card_that_changed_owners_is_imagined_in_one_deck_only() -> None:
    """W 7.6, 14.1"""
    lands = [[], [{"card": "t_herd_crossing", "tokens": [2, 0, 0, 0]}]]
    match = battle(fronts=[front(TIN, [unit("cb_wolf", doomed=True)])], defender=-1, phase="doom", realm=lands, row=[])
    game = state(match)
    assert "cb_wolf" in zone(match, "row")
    assert game.active == 1
    play(match, "1 buy:cb_wolf", "1 pay:auto")
    for seed in WORLDS:
        world = match.determinize(0, seed)
        mine = [*zone(world, "hand", 0), *zone(world, "deck", 0), *zone(world, "discard", 0)]
        assert "cb_wolf" not in mine


def test_the_oldest_row_card_is_known_at_the_bottom_of_the_deck() -> None:
    """W 7.7"""
    match = position(row=["cb_boar", "cb_wolf", "ct_tower", "cb_bear", "ct_spring"], active=1, realm=[[TIN]])
    game = state(match)
    assert zone(match, "central_deck")[-1] == "cb_boar"
    assert all(game.knows(seat, game.central_deck[-1]) for seat in (0, 1))
    assert not any(game.knows(0, card) for card in game.central_deck[:-1])


def test_crystals_that_were_paid_and_cards_that_were_discarded_lie_open() -> None:
    """W 5.11, 16.1, 18.3"""
    match = position(hand=[["crystal_1", "crystal_2", "fm_whelp", "fm_whelp"]], wild=["t_salt_lick"])
    play(match, "0 reinforce:fm_whelp", "0 pay:crystal:1")
    assert known_to(match, 1, state(match).discard[0]) == ["crystal_1", "fm_whelp"]
    assert known_to(match, 1, state(match).hand[0]) == []
    play(match, "0 end_turn", "0 discard:crystal_2")
    assert known_to(match, 1, state(match).discard[0]) == ["crystal_1", "crystal_2", "fm_whelp"]


def test_what_enemies_make_one_discard_lies_open() -> None:
    """W 18.3: harry and attune"""
    hands = [["fc_saboteur", "fc_drover"], ["fm_whelp", "crystal_1", "fm_stalker"]]
    match = battle("caravan", "fangmoor", fronts=[front(TIN)], realm=[[], [TIN]], hand=hands)
    play(match, "0 play:fc_saboteur", "0 use", "1 discard:crystal_1")
    assert known_to(match, 0, state(match).discard[1]) == ["crystal_1"]
    assert known_to(match, 0, state(match).hand[1]) == []


def test_an_arranged_position_knows_nothing_of_the_deal() -> None:
    """W 18.4: cards of the deal that lie elsewhere now belong to no group of a hand or deck"""
    match = position(hand=[["fm_whelp"], ["dh_prentice"]])
    game = state(match)
    held = {card for seat in range(2) for card in (*game.hand[seat], *game.deck[seat])}
    for seat in range(2):
        for group in game.groups[seat]:
            assert set(members(group)) <= held


def test_a_unit_on_an_arranged_front_has_been_seen() -> None:
    """W 18.4: who retreats is known in the hand"""
    fronts = [front("t_fern_gully", ["fc_outrider"], ["fm_skarn"])]
    match = battle("caravan", "fangmoor", fronts=fronts, realm=[[], ["t_fern_gully"]], hand=[["fc_drover"], []])
    unit_card = state(match).fronts[0].attackers[0].card
    assert state(match).knows(1, unit_card)
    play(match, "0 stop", "0 use:1a1:2")
    assert unit_card in state(match).hand[0]
    assert known_to(match, 1, state(match).hand[0]) == ["fc_outrider"]


def test_everybody_sees_where_a_round_stands() -> None:
    """W 18.7: who plays and who watches see the round, the order of turns, who was attacked and what may still move"""
    match = battle(
        "fangmoor",
        "deepforge",
        "verdant",
        fronts=[front(TIN)],
        realm=[[], [TIN]],
        hand=[["fm_howler", "fm_stalker"]],
        deck=[["fm_whelp", "fm_tusker"]],
        round=3,
        order=[2, 0, 1],
    )
    everybody = [match.view(seat) for seat in (None, 0, 1, 2)]
    assert [view["moves"] for view in everybody] == [[MOVES] * 3] * 4
    play(match, "0 play:fm_howler", "0 use")  # it draws a card
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert (view["round"], view["order"], view["turn"], view["active"]) == (3, [2, 0, 1], 1, 0)
        assert view["attacked"] == [1]
        assert view["moves"] == [MOVES - 1, MOVES, MOVES]
