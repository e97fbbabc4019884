"""Card sets: the same game with other cards, made of tables; what cannot be is refused in one sentence."""

import gc
import pickle
import subprocess
import sys
from collections.abc import Mapping
from typing import Any, ClassVar
from weakref import WeakSet

import pytest

from croupier.engine import (
    LIKE,
    BadCards,
    BadReplay,
    BadSetup,
    CardId,
    Column,
    Face,
    FaceId,
    Game,
    Json,
    Option,
    Own,
    Table,
    Tables,
    commitment,
    start,
)
from croupier.engine.card_sets import KEPT, as_text
from croupier.engine.laws.card_sets import other_cards_are_printed_or_refused
from croupier.engine.play.replay import load


def whole(text: str, where: str) -> int:
    if not text.isdecimal():
        raise ValueError(f"{where}: {text!r} is no number.")
    return int(text)


COLUMNS = (
    Column("en", lambda text, _: text, "a name", own=str.title),
    Column("copies", whole, "a number"),
    Column("size", whole, "a number", fixed=True),
)
FRUIT = Table(
    "fruit.csv",
    COLUMNS,
    {
        "apple": {"en": "Apple", "copies": "2", "size": "1"},
        "melon": {"en": "Melon", "copies": "1", "size": "9"},
    },
)


class Orchard(Game):
    """Take a fruit; that is all."""

    slug: ClassVar[str] = "orchard"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Orchard"
    seats: ClassVar[tuple[int, int]] = (2, 3)
    TABLES: ClassVar[Tables | None] = Tables(FRUIT)
    FACES: ClassVar[tuple[Face, ...]] = (Face("apple", "tree"), Face("melon", "tree"))
    COPIES: ClassVar[tuple[int, ...]] = (2, 1)

    hand: Own[list[list[CardId]]]

    @classmethod
    def printed(cls, tables: Tables) -> Mapping[str, Any]:
        rows = tables["fruit.csv"]
        faces = tuple(Face(row["id"], "tree", names={"en": row["en"]}) for row in rows)
        return {"FACES": faces, "COPIES": tuple(row["copies"] for row in rows)}

    @classmethod
    def check_setup(cls, players: int, options: Mapping[str, str]) -> None:
        if sum(cls.COPIES) < players:
            raise BadSetup(f"There are {sum(cls.COPIES)} fruits for {players}.", "1.2")

    def setup(self) -> None:
        cards = self.add_cards(
            [FaceId(face) for face, copies in enumerate(self.COPIES) for _ in range(copies)], shuffled=True
        )
        for seat in range(self.players):
            self.hand[seat] = [cards[seat]]

    def step(self) -> None:
        self.ask(0, "pass", [Option("pass", None)])
        self.finish([0.5] * self.players)


class Tender(Game):
    """A game without tables."""

    slug: ClassVar[str] = "tender"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Tender"
    seats: ClassVar[tuple[int, int]] = (2, 2)


def test_the_same_set_is_the_same_game_and_nothing_changed_is_the_plain_one() -> None:
    more = Orchard.with_cards({"apple.copies": 3})
    assert more is Orchard.with_cards({"apple.copies": " 3 ", "melon.en": "Melon"})
    assert Orchard.with_cards({}) is Orchard.with_cards({"apple.copies": 2}) is more.with_cards({"apple.copies": 2})
    assert more.with_cards({"melon.copies": 2}) is Orchard.with_cards({"melon.copies": 2, "apple.copies": 3})
    assert (Orchard.card_set(), more.card_set()) == ({}, {"apple.copies": "3"})
    assert [*Orchard.with_cards({"melon.copies": 4, "apple.copies": 5}).card_set()] == ["apple.copies", "melon.copies"]


def test_what_is_made_of_the_tables_is_another_and_the_plain_game_stays() -> None:
    more = Orchard.with_cards({"apple.copies": 3, "melon.en": "Pumpkin"})
    assert issubclass(more, Orchard)
    assert (more.COPIES, Orchard.COPIES) == ((3, 1), (2, 1))
    assert Orchard.with_cards({"apple.en": "a" * 200}).FACES[0].names == {"en": "a" * 200}
    assert [face.names for face in more.FACES] == [{"en": "Apple"}, {"en": "Pumpkin"}]
    assert len(start(more, 2, 7).position.faces) == 4
    assert Orchard.TABLES is not None
    assert Orchard.TABLES.written("melon.en") == "Melon"


def test_a_set_adds_designs_each_like_one_that_is_there() -> None:
    more = Orchard.with_cards({"plum.like": "apple", "plum.copies": 4, "fig.like": "melon"})
    assert more.TABLES is not None
    assert [face.names["en"] for face in more.FACES] == ["Apple", "Melon", "Fig", "Plum"]
    assert more.COPIES == (2, 1, 1, 4)
    assert [row[LIKE] for row in more.TABLES["fruit.csv"]] == ["apple", "melon", "melon", "apple"]
    assert more.TABLES.written("plum.size") == "1"
    assert more.card_set() == {"fig.like": "melon", "plum.copies": "4", "plum.like": "apple"}
    assert more.likes == {"apple": "apple", "melon": "melon", "fig": "melon", "plum": "apple"}
    assert more is Orchard.with_cards({**more.card_set(), "fig.en": "Fig", "plum.size": 1})
    assert more.with_cards({"plum.like": "melon", "plum.copies": 1}).COPIES == (2, 1, 1, 1)
    assert [more.TABLES.unchanged(key) for key in ("plum.copies", "fig.en", "fig.like")] == ["2", "Fig", ""]
    assert Orchard.TABLES is not None
    assert [*Orchard.TABLES["fruit.csv"][0].values()] == ["apple", "apple", "Apple", 2, 1]
    match = start(more, 2, 7)
    match.choose(0, "pass")
    assert load(match.save(), lambda _: Orchard).game is more


def test_added_designs_stand_in_the_order_of_the_tables() -> None:
    tables = Tables(Table("wolves.csv", (), {"wolf": {}}), Table("tools.csv", (), {"fan": {}}))
    more = tables.changed({"axe.like": "fan", "old_wolf.like": "wolf", "bear.like": "wolf"})
    assert [*more.added] == ["bear", "old_wolf", "axe"]
    assert [*more.changes] == ["axe.like", "bear.like", "old_wolf.like"]
    assert [row["id"] for row in more["wolves.csv"]] == ["wolf", "bear", "old_wolf"]
    assert len(tables.changed({f"axe_{number}.like": "fan" for number in range(50)}).added) == 50


def test_the_set_is_part_of_the_match_and_of_its_replay() -> None:
    plain, match = start(Orchard, 2, 7), start(Orchard.with_cards({"apple.copies": 3}), 2, 7)
    match.choose(0, "pass")
    document = match.save()
    assert document["cards"] == {"apple.copies": "3"}
    assert "cards" not in plain.save()
    assert load(document, lambda _: Orchard).game is match.game
    assert match.commitment == commitment(7, match.salt, as_text({"apple.copies": "3"})) != commitment(7, match.salt)
    for cards, why in (({}, "commitment"), ({"apple.copies": "x"}, "no number"), ({"apple.copies": 3}, "'cards'")):
        with pytest.raises(BadReplay, match=why):
            load({**document, "cards": cards}, lambda _: Orchard)


def test_a_match_with_other_cards_arrives_in_another_process() -> None:
    match = start(Orchard.with_cards({"apple.copies": 3}), 2, 7)
    assert pickle.loads(pickle.dumps(match)).game is match.game
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).position.COPIES)"
    told = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(match), capture_output=True, check=True)
    assert told.stdout.split() == [b"(3,", b"1)"]


def test_sets_that_nobody_has_do_not_stay_and_one_that_somebody_has_is_always_the_same() -> None:
    held, games = Orchard.with_cards({"apple.copies": 3}), WeakSet[type[Game]]()
    for number in range(8 * KEPT):
        game = Orchard.with_cards({"apple.en": f"Apple {number}"})
        games.add(game)
        if number % 100 == 0:
            start(game, 2, 7).view(0)
    del game
    gc.collect()
    assert len(games) <= KEPT
    assert Orchard.with_cards({"apple.copies": 3}) is held


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ({"aple.copies": 1}, "There is no card 'aple'; near is apple."),
        ({"fig.copies": 1}, "There is no card 'fig'; a new one needs fig.like, the card it is like."),
        (
            {"fig.copies": 1, "apple.copies": "many"},
            "There is no card 'fig'; a new one needs fig.like, the card it is like.",
        ),
        ({"apple.copies": "many", "fig.copies": 1}, "apple.copies: 'many' is no number."),
        ({"apple.copy": 1}, "apple has no field 'copy'; it has en, copies."),
        ({"apple.copies": "many"}, "apple.copies: 'many' is no number."),
        ({"apple.size": 2}, "apple.size: size stays '1' in every card set."),
        ({"apple": 2}, "A field is named by card and column, as apple.size is, and not 'apple'."),
        ({7: 2}, "A field is named by card and column, as apple.size is, and not 7."),
        ({"apple.copies": 1.5}, "apple.copies: 1.5 is no text and no whole number."),
        ({"apple.en": "a" * 201}, "apple.en: what is written on a card is a line of at most 200 characters."),
        ({"apple.copies": True}, "apple.copies: True is no text and no whole number."),
        ({"apple.copies": [2]}, "apple.copies: [2] is no text and no whole number."),
        ({"apple.en": "Apple", "apple.copies": [2]}, "apple.copies: [2] is no text and no whole number."),
        ({"apple.en": "Ap\x07ple"}, "apple.en: what is written on a card is a line of at most 200 characters."),
        ({"apple.en": "\ud800"}, "apple.en: what is written on a card is a line of at most 200 characters."),
        ({"apple.copies": 10**5000}, None),
        ({"apple.like": "melon"}, "apple.like: apple is a card of the game, and so like itself."),
        ({"fig.like": "appel"}, "fig.like: There is no card 'appel'; near is apple."),
        (
            {"fig.like": "plum", "plum.like": "apple"},
            "fig.like: There is no card 'plum'; a new one needs plum.like, the card it is like.",
        ),
        (
            {"Fig.like": "apple"},
            "Fig.like: a new card is called by at most 40 small letters, digits and _, as tall_wolf is.",
        ),
        (
            {f"{'f' * 41}.like": "apple"},
            f"{'f' * 41}.like: a new card is called by at most 40 small letters, digits and _, as tall_wolf is.",
        ),
        ({"fig.like": ["apple"]}, "fig.like: ['apple'] is no text and no whole number."),
        ({"fig.like": "apple", "fig.size": 2}, "fig.size: size stays '1' in every card set."),
        ({"fig.like": "apple", "fig.copies": "x"}, "fig.copies: 'x' is no number."),
        ({f"fig_{n}.like": "apple" for n in range(51)}, "A card set adds at most 50 designs, not 51."),
        (["apple.copies"], "A card set maps fields to what is written there; list is no mapping."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(cards: Any, why: str | None) -> None:
    if why is None:
        assert Orchard.with_cards(cards).card_set() == {"apple.copies": "1000000000"}
        return
    with pytest.raises(BadCards) as refused:
        Orchard.with_cards(cards)
    assert str(refused.value) == why


def test_three_names_that_are_near_are_named() -> None:
    tables = Tables(Table("fruit.csv", (), {f"melon_{number}": {} for number in range(4)}))
    with pytest.raises(BadCards, match=r"^There is no card 'melon'; near is melon_3, melon_2, melon_1\.$"):
        tables.changed({"melon.size": 1})


def test_cards_with_which_nobody_can_play_are_refused_and_else_only_the_tables_they_do_not_serve() -> None:
    few = Orchard.with_cards({"apple.copies": 1})
    start(few, 2)
    with pytest.raises(BadSetup, match="2 fruits for 3") as refused:
        start(few, 3)
    assert refused.value.rule == "1.2"
    with pytest.raises(BadCards, match="1 fruits for 2") as none:
        Orchard.with_cards({"apple.copies": 0})
    assert none.value.rule == "1.2"


@pytest.mark.parametrize(("players", "played"), [(1, False), (2, True), (3, True), (4, False)])
def test_cards_are_tried_with_each_number_of_players_that_the_game_has(players: int, played: bool) -> None:
    class Exactly(Orchard):
        @classmethod
        def check_setup(cls, number: int, options: Mapping[str, str]) -> None:
            del options
            if number != players:
                raise BadSetup(f"There are fruits for {players}.")

    if played:
        assert Exactly.with_cards({"apple.copies": 3}).COPIES == (3, 1)
        return
    with pytest.raises(BadCards, match=f"^There are fruits for {players}"):
        Exactly.with_cards({"apple.copies": 3})


def test_cards_are_tried_with_the_variants_as_they_usually_are() -> None:
    class Baskets(Orchard):
        variants: ClassVar[Mapping[str, tuple[str, ...]]] = {"basket": ("small", "large")}

        @classmethod
        def check_setup(cls, players: int, options: Mapping[str, str]) -> None:
            if options["basket"] == "large":
                raise BadSetup("Few fruits for large baskets.")

    assert Baskets.with_cards({"apple.copies": 3}).COPIES == (3, 1)


def test_two_sets_share_a_text_only_if_they_are_one() -> None:
    assert as_text({"melon.en": "Melon d’été", "apple.copies": "3"}) == '{"apple.copies":"3","melon.en":"Melon d’été"}'


def test_a_game_without_tables_has_no_card_sets() -> None:
    assert Tender.with_cards({}) is Tender
    with pytest.raises(BadCards, match=r"^Tender has no card sets\.$"):
        Tender.with_cards({"apple.copies": 1})
    with pytest.raises(BadCards, match="no card sets"):
        Tender.with_cards([])  # type: ignore[arg-type]
    assert not other_cards_are_printed_or_refused(Tender)


def test_a_table_with_other_columns_than_the_game_names_is_refused() -> None:
    with pytest.raises(BadCards, match=r"fruit.csv, row 2: the columns are not right: size, weight\."):
        Table("fruit.csv", COLUMNS, {"apple": {"en": "Apple", "copies": "2", "weight": "1"}})
    with pytest.raises(BadCards, match=r"fruit.csv, row 2, copies: 'x' is no number\."):
        Table("fruit.csv", COLUMNS, {"apple": {"en": "Apple", "copies": "x", "size": "1"}})


def test_a_table_may_take_no_other_designs_and_keeps_the_word_of_added_ones() -> None:
    tables = Tables(Table("wolves.csv", (), {"wolf": {}}, adds=False))
    with pytest.raises(
        BadCards, match=r"^bear.like: the rules are made for the designs of wolves.csv, and none can be ad"
    ):
        tables.changed({"bear.like": "wolf"})
    with pytest.raises(BadCards, match=r"^wolves.csv: no column is called like: it says which design that is\.$"):
        Table("wolves.csv", (Column(LIKE, whole, "a number"),), {"wolf": {LIKE: "1"}})


def test_the_law_finds_added_designs_that_are_not_at_the_end() -> None:
    class Sorted(Orchard):
        @classmethod
        def printed(cls, tables: Tables) -> Json:
            return {"FACES": sorted(super().printed(tables)["FACES"], key=lambda face: face.id != "one_more")}

    wrong = other_cards_are_printed_or_refused(Sorted)
    assert [what.partition(" other faces")[0] for what in wrong] == [
        f"with one_more.copies=0, one_more.like={like}" for like in ("apple", "melon")
    ]


def test_the_law_finds_cards_that_are_neither_printed_nor_refused() -> None:
    assert not other_cards_are_printed_or_refused(Orchard)

    halves = Column("copies", lambda text, _: 6 // int(text), "a number")

    class Careless(Orchard):
        TABLES: ClassVar[Tables | None] = Tables(Table("fruit.csv", (COLUMNS[0], halves, COLUMNS[2]), FRUIT.written))

        @classmethod
        def printed(cls, tables: Tables) -> Json:
            rows = tables["fruit.csv"]
            if rows[0]["en"] == "Melon":
                raise KeyError("Melon")
            return {"FACES": [Face(row["en"], "tree") for row in rows]}

    wrong = other_cards_are_printed_or_refused(Careless)
    assert ["not refused" in what or "neither printed" in what or "other faces" in what for what in wrong] == [True] * 6
