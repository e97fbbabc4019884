"""What the others have done since one's last choice: whose line tells what, and what it means."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from croupier.engine import Event, Seat
from croupier.kit import Change, Counter, Meaning, Plain, Recap, Shown, pieces, plain
from croupier.kit.recap import retell

NAMES = ("Ada", "Tomas", "Mara", "Bela", "Ines", "Noor")
ROWS: Mapping[str, Shown] = {
    "turn": Shown(heading=True),
    "draws": Shown(telling=0),
    "plays": Shown(telling=2),
    "bows": Shown(),
    "hit": Shown(telling=0, changes=(Change("life", "number", -1),)),
    "robs": Shown(changes=(Change("@what", "number", -1, "target"),)),
    "drips": Shown(telling=0, changes=(Change("wounds", 1),)),
}


@dataclass(frozen=True)
class Words:
    """Says a line as "Tomas hit 2"."""

    def say(self, message: str, **args: str | float) -> str:
        return f"{args['label']}:" if message == "labelled" else message

    def deed(self, event: Plain, names: Sequence[str], me: Seat | None) -> str:
        del names, me
        return "a bow" if event["event"] == "bows" else ""

    def line(self, event: Plain, names: Sequence[str], me: Seat | None) -> str:
        del me
        return f"{names[event['seat']]} {event['event']}" if "seat" in event else event["event"]

    def seats(self, event: Plain) -> tuple[Seat, ...]:
        return tuple(event[name] for name in ("seat", "target") if name in event)


@dataclass(frozen=True)
class Rivals:
    """The other seats of six."""

    rivals: tuple[Seat, ...] = (1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Told:
    """A page of the first seat."""

    log: Sequence[Plain]
    life: int = 10
    SHOWN: ClassVar[Mapping[Event, Shown]] = {Event("any", "1"): Shown()}
    STAKES: ClassVar[tuple[str, ...]] = ("life",)
    BURDENS: ClassVar[frozenset[str]] = frozenset({"wounds"})
    table: Rivals = Rivals()
    names: Sequence[str] = NAMES
    me: Seat | None = 0
    translator: Words = Words()

    def shown(self, event: Plain) -> Shown:
        return ROWS.get(event["event"], Shown())

    def counters(self, seat: Seat | None) -> list[Counter]:
        assert seat == 0
        return [Counter(name, number, name) for name, number in (("coins", 3), ("life", self.life), ("wounds", 0))]

    def meaning(self, event: Plain) -> Meaning | None:
        return Meaning(pieces("you need 16"), "hurt", 3) if event["event"] == "walls" else None


class Stranger(Told):
    """A page of a game that says nothing about its events."""

    SHOWN: ClassVar[Mapping[Event, Shown]] = {}


def one(event: str, seat: Seat | None = None, **more: int | str) -> Plain:
    return {"event": event, **({} if seat is None else {"seat": seat}), **more}


def told(*log: Plain, life: int = 10, page: type[Told] = Told) -> Recap:
    return retell(page(log, life), page(()), range(len(log)))  # type: ignore[arg-type]  # what a recap needs of a page


def lines(recap: Recap) -> list[str]:
    return [
        f"{deed.who} {deed.said} +{deed.more} {plain(deed.means.said) if deed.means else '-'}" for deed in recap.deeds
    ]


def test_each_of_the_others_has_one_line_the_most_telling_deed_and_how_many_more() -> None:
    recap = told(one("draws", 1), one("plays", 1), one("bows", 1), one("bows", 2), one("draws", 2), one("bows", 0))
    assert lines(recap) == ["Tomas plays +1 -", "Mara: a bow +0 -"]
    assert (recap.net, recap.concerns) == (None, False)


def test_what_befalls_the_viewer_belongs_to_the_deed_before_it() -> None:
    recap = told(one("bows", 1), one("plays", 2), one("draws", 2), one("hit", 0, number=4), life=6)
    assert lines(recap) == ["Mara plays +0 life \N{MINUS SIGN}4", "Tomas: a bow +0 -"]
    assert recap.net is not None
    assert (plain(recap.net.said), recap.net.tone) == ("life \N{MINUS SIGN}4", "hurt")
    assert recap.deeds[0].line == 2


def test_what_follows_a_heading_or_an_own_deed_is_nobodys() -> None:
    recap = told(one("plays", 1), one("turn"), one("hit", 0, number=4), one("plays", 2), one("bows", 0), one("hit", 0))
    assert lines(recap) == [" Ada hit +0 life \N{MINUS SIGN}4", "Tomas plays +0 -", "Mara plays +0 -"]


def test_the_deed_about_the_viewer_goes_before_a_more_telling_one() -> None:
    recap = told(one("robs", 1, target=0, what="coins", number=2), one("plays", 1))
    assert lines(recap) == ["Tomas robs +1 coins \N{MINUS SIGN}2"]


def test_hurt_comes_first_then_good_then_the_order_of_seats() -> None:
    recap = told(
        one("bows", 1), one("hit", 0, number=-3), one("plays", 2), one("plays", 3), one("drips", 0), one("nods", 4)
    )
    assert [deed.seat for deed in recap.deeds] == [3, 1, 2, 4]
    assert [deed.means and deed.means.tone for deed in recap.deeds] == ["hurt", "good", None, None]


def test_four_lines_are_told_at_most() -> None:
    recap = told(*(one("bows", seat) for seat in range(1, 6)))
    assert (len(recap.deeds), recap.more) == (4, 1)


def test_a_game_may_know_better_what_an_event_means() -> None:
    assert lines(told(one("walls", 1))) == ["Tomas walls +0 you need 16"]


def test_of_a_game_that_declares_nothing_one_deed_about_the_viewer_has_changed_what_has_changed() -> None:
    hit = (one("bites", 1), one("loses", 0), one("bows", 2))
    assert lines(told(*hit, life=7, page=Stranger)) == ["Tomas bites +0 life \N{MINUS SIGN}3", "Mara: a bow +0 -"]
    both = told(*hit, one("loses", 0), life=7, page=Stranger)
    assert lines(both) == ["Tomas bites +0 recap-you", "Mara: a bow +0 recap-you"]


def test_nothing_is_told_where_nothing_happened() -> None:
    assert told(one("draws", 1), one("turn")).deeds == ()


def test_a_recap_is_put_in_order_again_with_what_a_game_knows() -> None:
    recap = told(one("bows", 1), one("bows", 2))
    first, second = recap.deeds
    hurt = Meaning(pieces("you would lose 3"), "hurt", 3)
    again = recap.told([first, second._replace(means=hurt)], hurt)
    assert [deed.seat for deed in again.deeds] == [2, 1]
    assert again.net == hurt


def test_replaced_pages_stay_apart() -> None:
    page = Told((), 4)
    assert replace(page, life=5).counters(0)[1].number == 5
