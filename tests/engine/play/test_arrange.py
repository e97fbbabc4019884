"""Any position can be laid out, and what cannot be is refused with the field and the reason."""

import json
from enum import StrEnum
from typing import Any, ClassVar

import pytest

import croupier
from croupier import BadReplay, BadSetup, Match
from croupier.catalog import find
from croupier.engine import (
    CardId,
    Counted,
    Face,
    FaceId,
    Game,
    Json,
    Option,
    Own,
    Part,
    Public,
    Seat,
    arrange,
)
from croupier.engine.play.replay import load


class Phase(StrEnum):
    SAIL = "sail"
    LAND = "land"


class Ship(Part):
    captain: Public[str] = ""
    crates: Public[list[CardId]]
    bought: Public[FaceId | None] = None
    holes: Public[int] = 0
    flags: Public[tuple[bool, bool]] = (False, False)


class Berth(Part):
    owner: Public[Seat]
    guard: Public[Seat] = -1
    guest: Public[FaceId | None]


class Harbour(Game):
    """Ships with crates: every kind of field there is."""

    slug: ClassVar[str] = "harbour"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Harbour"
    seats: ClassVar[tuple[int, int]] = (2, 3)
    FACES: ClassVar[tuple[Face, ...]] = (Face("grain", back="goods"), Face("wine", back="goods"), Face("map", back="m"))

    phase: Public[Phase]
    active: Public[Seat]
    order: Public[list[Seat]]
    favourite: Public[Seat | None] = None
    coins: Public[list[int]]
    debts: Public[dict[int, float]]
    hand: Own[list[list[CardId]]]
    fleet: Public[list[list[Ship]]]
    piles: Counted[tuple[list[CardId], ...]]
    flag: Public[CardId | None] = None
    quay: Counted[list[CardId]]
    berths: Public[list[Berth]]

    def setup(self) -> None:
        self.phase, self.active = Phase.SAIL, 0
        self.order = list(range(self.players))
        self.coins = [3] * self.players
        self.debts = {}
        self.quay = self.add_cards([FaceId(0)] * 8 + [FaceId(1)] * 4, shuffled=True)
        for seat in range(self.players):
            self.hand[seat] = [self.quay.pop(), self.quay.pop()]
        self.piles = ([self.quay.pop()], [], [])
        self.quay += self.add_cards([FaceId(2)])

    def step(self) -> None:
        if any(seat >= self.players for seat in self.debts):
            raise LookupError("3 owes.")
        self.ask(self.active, "go", (Option("on", value=True),))
        self.finish([0.0] * self.players)

    def rest(self, card: CardId) -> list[CardId]:
        del card
        return self.quay

    def arranged(self, position: Json) -> None:
        if "coins" not in position:
            self.coins = [len(ships) for ships in self.fleet]
        if any(len(ships) > 2 for ships in self.fleet):
            raise BadSetup("A fleet has at most two ships.", rule="3.1")


def laid(players: int = 2, **position: Any) -> Harbour:  # Any: values of any field
    game = arrange(Harbour, players, position, seed=3).position
    assert isinstance(game, Harbour)
    return game


def names(game: Game, cards: list[CardId]) -> list[str]:
    return [game.FACES[game.faces[card]].id for card in cards]


def everything(game: Harbour) -> list[CardId]:
    cards = [*game.quay, *(card for zone in (*game.hand, *game.piles) for card in zone)]
    cards += [card for ships in game.fleet for ship in ships for card in ship.crates]
    return sorted([*cards, *([] if game.flag is None else [game.flag])])


def test_a_position_is_what_was_said() -> None:
    game = laid(
        phase="land",
        active=1,
        order=[1, 0],
        favourite=0,
        coins=[4, 5],
        debts={1: 2, 0: 1.5},
        hand=[["wine"], ["grain", "wine", "wine"]],
        fleet=[[{"captain": "Ada", "crates": ["grain"], "bought": "map", "flags": [True, False]}], []],
        piles={2: ["grain", "grain"]},
        flag="map",
    )
    assert (game.phase, game.active, game.order, game.favourite) == (Phase.LAND, 1, [1, 0], 0)
    assert (game.coins, game.debts) == ([4, 5], {1: 2.0, 0: 1.5})
    assert [names(game, hand) for hand in game.hand] == [["wine"], ["grain", "wine", "wine"]]
    (ship,) = game.fleet[0]
    assert (ship.captain, names(game, ship.crates), ship.bought, ship.flags) == ("Ada", ["grain"], 2, (True, False))
    assert names(game, game.piles[2]) == ["grain", "grain"]
    assert game.flag is not None
    assert names(game, [game.flag]) == ["map"]
    assert everything(game) == list(range(13))  # every card lies in one place


def test_what_is_not_mentioned_stays_as_many_as_set_up_dealt() -> None:
    game = laid(hand={0: ["wine", "wine", "wine", "wine"]})
    assert [len(hand) for hand in game.hand] == [4, 2]
    assert names(game, game.hand[1]) == ["grain", "grain"]  # all the wine lies in the other hand
    assert [len(pile) for pile in game.piles] == [1, 0, 0]
    assert everything(game) == list(range(13))


def test_cards_that_lie_nowhere_any_more_go_where_the_game_says() -> None:
    game = laid(hand=[[], []], piles=[[], [], []])
    assert len(game.quay) == 13


class Chest(Harbour):
    """Maps look like goods from behind, but nobody puts them to the goods."""

    FACES: ClassVar[tuple[Face, ...]] = tuple(Face(name, back="goods") for name in ("grain", "wine", "map"))
    chest: Counted[list[CardId]]

    def setup(self) -> None:
        super().setup()
        self.chest = [self.quay.pop()]

    def rest(self, card: CardId) -> list[CardId]:
        return self.chest if self.faces[card] == 2 else self.quay


@pytest.mark.parametrize("seed", range(4))
def test_a_zone_that_is_not_mentioned_keeps_the_kinds_of_its_cards(seed: int) -> None:
    game = arrange(Chest, 2, {"chest": [], "hand": {0: ["wine"] * 4}}, seed=seed).position
    assert isinstance(game, Chest)
    assert "map" not in [name for zone in (*game.hand, *game.piles, game.quay) for name in names(game, zone)]
    assert len(game.hand[1]) == 2


def test_who_has_seen_a_card_can_be_said() -> None:
    game = laid(3, hand={0: [{"card": "wine", "seen": [2]}, {"card": "grain", "seen": "everybody"}, "grain"]})
    wine, grain, unseen = game.hand[0]
    assert [game.knows(seat, wine) for seat in range(3)] == [True, False, True]
    assert [game.knows(seat, grain) for seat in range(3)] == [True, True, True]
    assert [game.knows(seat, unseen) for seat in range(3)] == [True, False, False]


def test_a_part_may_leave_out_what_is_nobody_or_nothing_without_a_word() -> None:
    bare, guarded = laid(berths=[{"owner": 1}, {"owner": 0, "guard": -1, "guest": "wine"}]).berths
    assert (bare.owner, bare.guard, bare.guest) == (1, -1, None)
    assert (guarded.owner, guarded.guard, guarded.guest) == (0, -1, 1)


def test_a_card_of_ones_own_goes_to_its_owner_and_not_to_the_pile_of_that_number() -> None:
    class Mapped(Harbour):
        def setup(self) -> None:
            super().setup()
            self.quay += self.add_cards([FaceId(2)], owner=1)

    for field, owned in (("hand", True), ("piles", False)):
        game = arrange(Mapped, 2, {field: {1: ["map"]}}).position
        assert isinstance(game, Mapped)
        (card,) = game.hand[1] if owned else game.piles[1]
        assert game.backs[card].endswith("/1") == owned


def test_what_follows_from_the_position_follows_unless_it_is_said() -> None:
    assert laid(fleet=[[{"crates": []}], []]).coins == [1, 0]
    assert laid(fleet=[[{"crates": []}], []], coins=[7, 7]).coins == [7, 7]


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"boats": []}, "Harbour has no 'boats' to lay out; it has phase, active"),
        ({"seen": []}, "has no 'seen' to lay out"),
        ({"phase": "swim"}, "phase can be sail, land, not 'swim'"),
        ({"active": 2}, "active: there is no seat 2; there are seats 0 to 1"),
        ({"active": -1}, "active: there is no seat -1"),
        ({"active": "first"}, "active: 'first' is not a whole number"),
        ({"active": True}, "active: True is not a whole number"),
        ({"favourite": 7}, "favourite: there is no seat 7"),
        ({"order": [0, 4]}, "order: there is no seat 4"),
        ({"coins": [1]}, "coins has 1 entries; there is one per seat, so 2"),
        ({"coins": [1, "two"]}, "coins, place 1: 'two' is not a whole number"),
        ({"coins": 3}, "coins: 3 is no list"),
        ({"coins": [1, -1000]}, "coins, place 1: a number of a position is from -999 to 999"),
        ({"debts": [1]}, "debts: .* is no mapping"),
        ({"debts": {"Ada": 1}}, "debts: 'Ada' is not a whole number"),
        ({"debts": {"1000": 1}}, "debts: '1000' is not a whole number"),
        ({"hand": [["wine"]]}, "hand has 1 lists; there is one per seat, so 2"),
        ({"hand": {2: ["wine"]}}, "hand: there is no seat '2'; there are 0 to 1"),
        ({"hand": {"left": []}}, "hand: there is no seat 'left'; there are 0 to 1"),
        ({"hand": {"0": ["wine"], "00": ["grain"]}}, "hand: there is no seat '00'; there are 0 to 1"),
        ({"hand": {0: ["wine"], "0": ["grain"]}}, "A position is plain data: a mapping has a key twice"),
        ({"debts": {"01": 1}}, "debts: '01' is not a whole number"),
        ({"hand": "wine"}, "hand: 'wine' is no list of lists"),
        ({"hand": {0: ["beer"]}}, "hand 0, place 0: Harbour has no card called 'beer'"),
        ({"hand": {0: [7]}}, "hand 0, place 0: 7 is no name of a card"),
        ({"hand": {0: ["wine"] * 5}}, "hand 0, place 4: there are not that many cards 'wine' in a match of 2"),
        ({"hand": {0: ["map", "map"]}}, "hand 0, place 1: there are not that many cards 'map'"),
        ({"hand": {0: [{"card": "wine", "seen": [9]}]}}, "hand 0, place 0: a card is seen by 'everybody' or by a list"),
        ({"hand": {0: [{"card": "wine", "seen": [True]}]}}, "a card is seen by 'everybody' or by a list of seats"),
        ({"hand": {0: [{"card": "wine", "known": 1}]}}, "of a card one says 'card' and 'seen', not card, known"),
        ({"piles": {3: []}}, "piles: there is no place '3'; there are 0 to 2"),
        ({"fleet": {0: [{"sail": 1}]}}, "fleet 0, place 0 has no 'sail'; it has captain, crates"),
        ({"fleet": {0: ["boat"]}}, "fleet 0, place 0: 'boat' is no mapping of fields"),
        ({"fleet": {0: [{"holes": "two"}]}}, "fleet 0, place 0, holes: 'two' is not a whole number"),
        ({"fleet": {0: [{"flags": [True]}]}}, "fleet 0, place 0, flags: .* has 1 entries; there are 2"),
        ({"berths": [{"guard": 1}]}, "berths, place 0 needs its owner"),
        ({"berths": [{"owner": 2}]}, "berths, place 0, owner: there is no seat 2; there are seats 0 to 1"),
        ({"berths": [{"owner": -1}]}, "berths, place 0, owner: there is no seat -1"),
        ({"berths": [{"owner": 0, "guard": 7}]}, "berths, place 0, guard: there is no seat 7"),
        ({"flag": ["map"]}, "flag: .* is no name of a card"),
        ({"fleet": {0: [{"crates": []}] * 3}}, "A fleet has at most two ships"),
        ({"active": object()}, "A position is plain data"),
        ({"debts": {"0": 1.0, "3": 2}}, "cannot be played on: LookupError: 3 owes"),
    ],
)
def test_what_cannot_be_is_refused_with_field_and_reason(position: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        laid(**position)


def test_cards_of_a_game_that_says_nothing_of_the_rest_stay_where_they_are() -> None:
    class Restless(Harbour):
        def rest(self, card: CardId) -> list[CardId]:
            return Game.rest(self, card)

    assert arrange(Restless, 2, {"active": 1}).decisions[0].seat == 1
    for hand in (["wine"], []):
        with pytest.raises(BadSetup, match=r"No cards of Harbour can be laid out: the game has no rest\(\)"):
            arrange(Restless, 2, {"hand": [hand, []]})


class Sinking(Harbour):
    """Nobody should be without coins here: the rules divide by them."""

    def facts(self, seat: Seat | None) -> Json:
        return {"draught": 12 // self.coins[0], "seat": seat}

    def step(self) -> None:
        self.ask(self.active, "go", (Option("on", value=True),))
        self.finish([12 / self.coins[1], 0.0])


def test_a_position_of_which_a_seat_cannot_be_told_what_it_sees_is_refused() -> None:
    with pytest.raises(BadSetup, match="cannot be played on: ZeroDivisionError"):
        arrange(Sinking, 2, {"coins": [0, 1]})


def test_the_replay_of_a_position_from_which_the_rules_go_astray_is_a_bad_one() -> None:
    document = arrange(Sinking, 2, {"coins": [1, 0], "active": 0}).save()
    with pytest.raises(BadReplay, match="From the position of this replay it cannot be played on: ZeroDivisionError"):
        load(document | {"choices": [[0, 0, "on"]]}, lambda _: Sinking)
    with pytest.raises(croupier.ReplayMismatch, match="The choice 0 of this replay does not hold"):
        load(document | {"choices": [[0, 0, "off"]]}, lambda _: Sinking)


def test_a_refusal_of_the_game_names_its_rule() -> None:
    with pytest.raises(BadSetup) as error:
        laid(fleet={0: [{"crates": []}] * 3})
    assert error.value.rule == "3.1"


def test_a_saved_position_is_laid_out_again() -> None:
    match = arrange(Harbour, 2, {"hand": {0: [{"card": "wine", "seen": "everybody"}]}, "active": 1}, seed=5)
    match.choose(1, "on")
    document = json.loads(json.dumps(match.save()))
    assert document["position"] == {"hand": {"0": [{"card": "wine", "seen": "everybody"}]}, "active": 1}
    again = load(document, lambda _: Harbour)
    assert again.position == match.position
    assert again.save() == match.save()
    with pytest.raises(croupier.BadReplay, match="cannot be set up"):
        load({**document, "position": {"active": 5}}, lambda _: Harbour)


POSITIONS: dict[str, Json] = {
    "quintet": {"hand": [["wizard", "witch"], ["wizard", "herald"]], "active": 1, "phase": "main", "turn": 4},
    "zynalith": {
        "phase": "turn",
        "round": 2,
        "active": 0,
        "hand": [["denial"], []],
        "front": [[{"card": "toll_keeper", "damage": 1}], []],
    },
    "perils": {
        "stage": "turn",
        "phase": 1,
        "turn": 5,
        "character": [["naiya"], ["kaldur"]],
        "hand": [["padded_jack", "mana_well", "toll_bridge"], ["drill_post", "first_ballad", "yew_bow"]],
        "line": [[{"card": "rat_swarm"}], []],
        "dealt": [[], []],
        "picked": [[], []],
    },
}


@pytest.mark.parametrize("slug", sorted(POSITIONS))
def test_arranged_matches_of_our_games_are_saved_and_loaded(slug: str) -> None:
    match: Match = croupier.arrange(slug, 2, POSITIONS[slug], seed=9)
    for number in range(12):
        if match.over:
            break
        decision = match.decisions[number % len(match.decisions)]
        match.choose(decision.seat, number % len(decision.options))
    again = croupier.load(json.dumps(match.save()))
    assert again.position == match.position
    assert again.log == match.log


@pytest.mark.parametrize("seed", range(4))
def test_an_event_lies_neither_in_a_row_nor_in_a_hand_that_is_not_mentioned(seed: int) -> None:
    """Z 2.9: they look like other cards from behind, but are carried out as soon as they turn up"""
    dealt = croupier.arrange("zynalith", 2, {}, seed=seed).view(None)["extra_row"]
    laid = croupier.arrange("zynalith", 2, {"hand": [dealt, []]}, seed=seed)
    row = laid.view(None)["extra_row"]
    assert len(row) == len(dealt)
    assert not {laid.position.face(name) for name in row} & {*laid.position.never_in_hand}


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("wildlands", {"turn": 7}),
        ("perils", {"character": [["duellists_sabre"], ["first_ballad"]]}),
        ("quintet", {"hand": {"--5": []}}),
        ("quintet", {"hand": {"9" * 5000: []}}),
        ("quintet", {"eliminated": [True, True], "phase": "main"}),
        ("quintet", {"eliminated": [True, False], "active": 0}),
    ],
    ids=["turn", "character", "no number", "digits", "nobody left", "active and out"],
)
def test_a_position_that_cannot_be_is_refused_in_every_game(game: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        croupier.arrange(game, 2, position)


def test_a_position_nested_too_deep_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadSetup, match="plain data"):
        croupier.arrange("quintet", 2, {"hand": deep})


def test_a_replay_has_a_position_or_words_in_its_shuffle() -> None:
    document = croupier.arrange("quintet", 2, {"active": 0}).save() | {"entropy": ["a word"]}
    with pytest.raises(BadReplay, match="has both"):
        load(document, lambda _: find("quintet"))


def test_what_a_match_hands_out_is_nobody_elses() -> None:
    match = croupier.arrange("quintet", 2, {"active": 0})
    match.save()["position"]["active"] = 1
    assert match.save()["position"]["active"] == 0
    begun = croupier.start("quintet", seed=1)
    begun.fork().log[0]["seats"].append(9)
    assert begun.log[0]["seats"] == [0, 1]
