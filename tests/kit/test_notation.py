"""The notation of cards: what may be left out."""

from croupier.kit import Vocabulary


def test_a_default_counts_for_whatever_is_left_out() -> None:
    units = Vocabulary({"wolf": lambda: "Wolf", "bear": lambda: "Bear"})

    def call(number: int = 1, what: str = "anybody", then: tuple[str, ...] = ()) -> tuple[object, ...]:
        return number, what, then

    deeds = Vocabulary({"call": call}, {"what": units, "then": [units]})
    assert deeds.several("call 2 wolf bear; wolf", "card") == ((2, "Wolf", ("Bear", "Wolf")),)
    assert deeds.several("call", "card") == ((1, "anybody", ()),)
    assert deeds.several("call 2; call 3 bear", "card") == ((2, "anybody", ()), (3, "Bear", ()))
