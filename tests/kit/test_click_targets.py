"""Which options are chosen by a click on a card or a seat."""

from collections.abc import Iterable

from croupier.engine import FACE, SEAT, Deed, Verb, number, spoken
from croupier.kit import Clicks, clicks

PLACES = {(0, "witch"), (1, "witch"), (1, "herald"), (None, "prize-4"), (0, "bid-3")}


def found(*keys: str, places: Iterable[tuple[int | None, str]] = PLACES) -> Clicks:
    return clicks([spoken(key) for key in keys], 0, 3, set(places), {"target"})


def test_a_key_that_names_a_face_is_a_click_on_the_own_card() -> None:
    assert found("play:witch", "pass") == Clicks({(0, "witch"): "play:witch"}, {}, ("pass",))


def test_a_seat_in_the_key_says_whose_card_it_is() -> None:
    assert found("kill:1:witch", "kill:2:witch").cards == {(1, "witch"): "kill:1:witch"}
    assert found("kill:2:witch").rest == ("kill:2:witch",)


def test_a_card_of_the_table_or_of_one_other_seat_is_clicked_where_it_lies() -> None:
    assert found("take:prize-4", "steal:herald").cards == {
        (None, "prize-4"): "take:prize-4",
        (1, "herald"): "steal:herald",
    }


def test_verb_and_number_together_may_name_a_face() -> None:
    assert found("bid:3", "bid:4") == Clicks({(0, "bid-3"): "bid:3"}, {}, ("bid:4",))


def test_a_seat_is_clicked_for_the_verbs_of_seats_only() -> None:
    assert found("target:2", "give:2", "target:7") == Clicks({}, {2: "target:2"}, ("give:2", "target:7"))


def test_what_two_options_could_mean_stays_with_the_buttons() -> None:
    assert found("play:witch", "discard:witch") == Clicks({}, {}, ("play:witch", "discard:witch"))


def test_a_face_that_lies_nowhere_has_a_button() -> None:
    assert found("play:herald", places={(1, "witch")}).rest == ("play:herald",)
    assert found("play:witch", places={(1, "witch"), (2, "witch")}).rest == ("play:witch",)  # whose?


KILL, TAKE, GIVE, SWAP = (
    Verb("kill", target=SEAT, card=FACE),
    Verb("take", card=FACE),
    Verb("give", target=SEAT),
    Verb("swap", target=SEAT, place=number(1, 3)),
)


def declared(*options: tuple[Verb, str], places: Iterable[tuple[int | None, str]] = PLACES) -> Clicks:
    deeds = [Deed(key, verb.name, verb.read(key) or {}, verb) for verb, key in options]
    return clicks(deeds, 0, 3, set(places))


def test_a_declared_face_is_clicked_where_its_seat_says_else_where_it_lies_nearest() -> None:
    assert declared((KILL, "kill:1:witch"), (TAKE, "take:prize-4"), (TAKE, "take:witch")).cards == {
        (1, "witch"): "kill:1:witch",
        (None, "prize-4"): "take:prize-4",
        (0, "witch"): "take:witch",
    }
    assert declared((KILL, "kill:2:witch")).rest == ("kill:2:witch",)


def test_a_declared_seat_alone_is_a_click_on_it_and_a_number_is_none() -> None:
    assert declared((GIVE, "give:1"), (SWAP, "swap:2:1")) == Clicks({}, {1: "give:1"}, ("swap:2:1",))


def test_a_verb_that_names_nothing_is_no_card_whatever_it_is_called() -> None:
    assert declared((Verb("herald"), "herald")) == Clicks({}, {}, ("herald",))
