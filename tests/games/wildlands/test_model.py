"""Matches in step with a second telling of the rules: same questions, same keys, same zones, strengths and scores."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from croupier.engine import Match, start
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.rules import scoring, strength
from tests.games.played import names, next_question
from tests.games.wildlands.model import Model
from tests.games.wildlands.model_positions import laid_out, random_variants, read, target_of
from tests.games.wildlands.model_table import Player
from tests.games.wildlands.printed import FACTION_RESOURCES, FIGHTERS, LANDS, RESOURCES
from tests.games.wildlands.table import state, told, zone

POSITIONS = 70  # of each number of players
MATCHES = 6
LONGEST = 60
"""So many choices are made from a random position on."""
LIKES = {
    "pay:auto": 5.0,
    "attack": 4.0,
    "attack_wild": 0.5,
    "tap_all": 3.0,
    "end_turn": 2.0,
    "stop": 0.2,
    "decline": 0.2,
}
"""How much rather one kind of answer is given than another: enough happens in combats this way."""


# -- playing -----------------------------------------------------------------------------------------------------------


class Lockstep:
    """A match and its model, played side by side with the same random answers."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.seed = seed
        self.random = Random(seed)
        self.model = read(match)
        self.shuffles: list[tuple[int, int]] = []

    def play(self, longest: int = 100_000) -> None:
        """Until the match is over, or for so many choices."""
        try:
            self.step_by_step(longest)
            self.compare_the_end()
        except Exception as error:
            error.add_note(f"{self.match.players} players, seed {self.seed}")
            raise

    def step_by_step(self, longest: int) -> None:
        flow = self.model.play()
        answer: str | None = None
        answered = ""
        while (question := next_question(flow, answer)) is not None:
            seat, name, keys = question
            if name == "shuffled":
                answer = self.shuffled(seat, keys)
            elif len(keys) == 1:  # W 18.1
                (answer,) = keys
            else:
                asked = [(d.seat, d.name, list(d.keys)) for d in self.match.decisions]
                assert (seat, name, keys) in asked
                assert len(asked) == 1 or name == "refill"
                if answered != "refill":  # who has nothing to shuffle draws while others are still asked
                    self.compare(name)
                if not longest:
                    return
                longest -= 1
                answered, answer = name, self.choice(keys)
                self.match.choose(seat, answer)

    def choice(self, keys: Sequence[str]) -> str:
        likes = [LIKES.get(key, LIKES.get(key.partition(":")[0], 1.0)) for key in keys]
        return self.random.choices(keys, likes)[0]

    def shuffled(self, seat: int, pile: Sequence[str]) -> str:
        """The order of a shuffled pile, by what came of it: some cards were drawn since, the others are left.

        In which order the first ones were drawn does not matter: they all come before the next question.
        """
        left = zone(self.match, "deck", seat)
        assert Counter(left) <= Counter(pile), "nothing else can be in this deck"
        self.shuffles.append((seat, len(pile)))
        return " ".join([*(Counter(pile) - Counter(left)).elements(), *left])

    # -- comparing -------------------------------------------------------------------------------------------------

    def compare(self, name: str) -> None:
        """Everything that lies on the table is the same in the match and in the model."""
        game, model = state(self.match), self.model
        assert (game.round, game.turn) == (model.round, model.turn)
        assert game.order == model.order
        assert {*game.attacked} == model.attacked
        assert sorted(zone(self.match, "wild")) == sorted(model.wild)
        assert zone(self.match, "row") == model.row
        assert zone(self.match, "central_deck") == model.central
        assert [len(pile) for pile in game.crystals] == model.supply
        for player in model.players:
            self.compare_player(player)
        self.compare_fronts()
        if name == "main":
            assert [scoring.standing(game, p.seat) for p in model.players] == [p.rank() for p in model.players]

    def compare_player(self, player: Player) -> None:
        game, seat = state(self.match), player.seat
        for name in ("hand", "discard", "world", "revealed"):
            assert sorted(zone(self.match, name, seat)) == sorted(getattr(player, name)), (seat, name)
        assert zone(self.match, "deck", seat) == player.deck
        assert (game.portal[seat].seals, game.moves[seat]) == (player.seals, player.moves)
        assert game.trophies[seat] == player.trophies
        lands = names(self.match, [one.card for one in game.realm[seat]])
        assert lands == [one.name for one in player.realm]
        for one, land in zip(game.realm[seat], player.realm, strict=True):
            assert (one.tapped, list(one.tokens)) == (land.tapped, [land.tokens[what] for what in RESOURCES]), land.name

    def compare_fronts(self) -> None:
        game, combat = state(self.match), self.model.combat
        fronts = combat.fronts if combat else []
        assert [target_of(self.match, number) for number in range(len(game.fronts))] == [one.target for one in fronts]
        for there, front in zip(game.fronts, fronts, strict=True):
            assert combat
            assert there.surged == front.surged
            for side, army in enumerate(front.armies):
                units = there.army(side)
                assert names(self.match, [unit.card for unit in units]) == [unit.name for unit in army]
                for unit, one in zip(units, army, strict=True):
                    marks = (unit.modifier, unit.doomed, unit.silenced)
                    assert marks == (one.modifier, one.doomed, one.silenced), one.name
                assert strength.of_army(game, there, side) == [combat.strength(unit) for unit in army]
            assert strength.totals(game, there) == tuple(combat.side_total(front, side) for side in (0, 1))

    def compare_the_end(self) -> None:
        """What has been told, and who has won."""
        fought = self.model.fought + (self.model.combat.fought if self.model.combat else [])
        assert told(self.match, "strengths", "attack", "defence") == fought
        assert told(self.match, "shuffled", "seat", "number") == self.shuffles
        assert self.match.over == self.model.over
        if self.match.over:
            self.compare("main")
            winners = self.model.winners()
            event = "won" if len(winners) == 1 else "shared"
            assert told(self.match, event, "seat") == [(seat,) for seat in winners]
            best = max(self.match.returns)
            assert [seat for seat, value in enumerate(self.match.returns) if value == best] == winners


@pytest.mark.parametrize("players", range(2, 5))
def test_a_random_position_in_step_with_the_model(players: int) -> None:
    """W 2.1 to 2.8, 3.1 to 3.6, 4.2 to 4.10, 5.2 to 5.12, 6.1 to 6.8, 7.1 to 7.7, 8.1 to 8.4, 9.1 to 9.10

    W 10.1 to 10.6, 11.1 to 11.11, 12.1 to 12.16, 13.1 to 13.12, 14.1 to 14.8, 15.1 to 15.5, 16.1 to 16.7, 17.1 to 17.5

    W 18.1, 18.2, 18.8
    """
    for seed in range(POSITIONS):
        Lockstep(laid_out(players, seed), seed).play(LONGEST)


# -- setup -------------------------------------------------------------------------------------------------------------


def choose_factions(match: Match, random: Random) -> None:
    """The last seat is the first to choose one of those that are left."""
    left = list(FACTION_RESOURCES)
    for seat in reversed(range(match.players)):
        assert [(d.seat, d.name, list(d.keys)) for d in match.decisions] == [
            (seat, "faction", [f"faction:{faction}" for faction in left])
        ]
        faction = random.choice(left)
        left.remove(faction)
        match.choose(seat, f"faction:{faction}")


def compare_setup(model: Model) -> None:
    """Everything but chance is laid out as the rules have it."""
    seats = len(model.players)
    for player in model.players:
        units = Counter({name: card.copies for name, card in FIGHTERS.items() if card.faction == player.faction})
        basic = next(iter(units))
        assert Counter(player.hand + player.deck) == {"crystal_1": 5, basic: 3}
        assert len(player.hand) == 5
        assert Counter(player.world) == units - Counter({basic: 3})
        assert (player.discard, player.realm, player.seals, player.trophies) == ([], [], 3, [])
    assert len({player.faction for player in model.players}) == seats
    lands = Counter((LANDS[name].tier, LANDS[name].group) for name in {*model.wild})
    assert len(model.wild) == lands.total() == 7 * seats
    for group in RESOURCES:
        assert lands[1, group] == seats
        assert lands[2, group] >= 1
    assert sum(number for (tier, _), number in lands.items() if tier == 3) == seats
    central = Counter({name: card.copies for name, card in FIGHTERS.items() if not card.faction})
    assert Counter(model.row + model.central) == central
    assert len(model.row) == 5
    assert model.supply == [2 * seats + 2, 3 * seats, 2 * seats]
    assert (model.round, model.turn, model.order) == (1, 0, list(range(seats)))


@pytest.mark.parametrize("players", range(2, 5))
def test_a_whole_match_in_step_with_the_model(players: int) -> None:
    """W 1.1 to 1.15, 2.1 to 2.4, 16.7, 17.1 to 17.5, with every variant now and then"""
    for seed in range(MATCHES):
        random = Random(seed)
        match = start(Wildlands, players, seed, random_variants(random))
        if match.variants["choose_factions"] == "on":
            choose_factions(match, random)
        lockstep = Lockstep(match, seed)
        compare_setup(lockstep.model)
        lockstep.play()
