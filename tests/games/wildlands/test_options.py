"""What answers can name: what is printed, and never more of it than there can be."""

from croupier.games.wildlands.cards import kinds
from croupier.games.wildlands.cards.terms import FACTIONS
from croupier.games.wildlands.effects.designs import PLAIN
from croupier.games.wildlands.rules import payment

DESIGNS, KINDS = PLAIN.DESIGNS, PLAIN.KINDS


def test_answers_name_what_is_printed() -> None:
    units = [face for faction in FACTIONS for face in KINDS.units[faction]]
    named = (kinds.UNITS, kinds.CENTRAL, kinds.CRYSTALS, kinds.TERRITORIES)
    for ids, faces in zip(named, (units, KINDS.central, KINDS.crystals, KINDS.territories), strict=True):
        assert ids == tuple(DESIGNS[face].id for face in faces)
    assert [DESIGNS[face].value for face in KINDS.crystals] == [1, 2, 3]
    assert max(number for design in DESIGNS for number in design.abilities) == kinds.MOST_CLAUSES


def test_an_army_is_no_larger_than_a_deck_can_be() -> None:
    """W 1.3, 3.6, 11.2"""
    decks = [sum(DESIGNS[face].copies for face in (*KINDS.units[faction], *KINDS.central)) for faction in FACTIONS]
    assert max(decks) == kinds.MOST_UNITS


def test_no_price_takes_more_tokens_than_an_answer_offers() -> None:
    """W 6.5, 7.2, 8.2, 10.5"""
    prices = [payment.of_surge(faction) for faction in FACTIONS]
    prices += [payment.of_row_card(DESIGNS[face].price) for face in KINDS.central]
    prices += [payment.of_crystal(DESIGNS[face].cost) for face in KINDS.crystals]
    for faction in FACTIONS:
        costs = {DESIGNS[face].cost for face in KINDS.units[faction]}
        prices += [payment.of_reinforcement(faction, cost, pure=pure) for cost in costs for pure in (False, True)]
    worth = {(line.need, worth) for price in prices for line in price for worth in line.worth if worth}
    assert max(-(-need // each) for need, each in worth) == kinds.MOST_TOKENS
