"""The box: what is printed for so many players is what the rulebook counts."""

from collections import Counter

import pytest

from croupier.engine import Token, check_setup
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.cards.terms import RESOURCES
from croupier.text import Translator


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chosen", ["off", "on"])
def test_all_factions_and_territories_and_crystals_by_the_number_of_players(players: int, chosen: str) -> None:
    """W 1.2, 1.4, 1.9, 1.13"""
    box = Wildlands.components(players, check_setup(Wildlands, players, {"choose_factions": chosen})).cards
    designs = Wildlands.DESIGNS
    kinds: Counter[str] = Counter()
    for face, copies in box.items():
        kinds[designs[face].kind] += copies
    crystals = [copies for face, copies in box.items() if designs[face].kind == "crystal"]
    assert crystals == [7 * players + 2, 3 * players, 2 * players]
    counted = {"unit": 5 * 27, "portal": 5, "territory": 28, "beast": 16, "terrain": 12}
    assert kinds == counted | {"crystal": sum(crystals)}


def test_three_seals_a_player_tokens_of_each_resource_and_the_rounds() -> None:
    """W 1.14, 2.1, 5.1"""
    box = Wildlands.components(4, check_setup(Wildlands, 4, {"round_limit": "12"}))
    assert {token.name for token in box.tokens} == {"seals", *RESOURCES}
    assert box.tokens[Token("seals", "seal")] == 12
    assert [track.last for board in box.boards for track in board.tracks] == [12]


@pytest.mark.parametrize(("language", "said"), [("en", "tier 3"), ("fr", "niveau 3"), ("de", "Stufe 3")])
def test_a_territory_says_of_which_tier_it_is(language: str, said: str) -> None:
    """W 1.9"""
    words = Translator(language, Wildlands)
    assert words.kind("t_sky_nexus").endswith(said.replace(" ", "\N{NO-BREAK SPACE}"))
    kinds = {words.kind(face.id) for face in Wildlands.FACES if face.kind.startswith("territory")}
    assert len(kinds) == 3
