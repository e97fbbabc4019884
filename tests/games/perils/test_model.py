"""Whole matches in step with a second telling of the rules: same questions, same keys, same state, same score."""

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from croupier.engine import CardId, Match, start
from croupier.games.perils import Perils
from croupier.games.perils.effects.designs import PLAIN
from tests.games.perils import model
from tests.games.perils.model import Flow, Player, Question
from tests.games.perils.table import board, told
from tests.games.played import next_question

FACES = PLAIN.FACES

OFF = dict.fromkeys(Perils.variants, "off")
LIKES = {"play": 6.0, "power": 2.0, "sell": 0.4, "hold": 0.15, "potion": 0.4}
"""How much rather one kind of answer is given than another: enough fights, chains and wounds come up this way."""


class Lockstep:
    """A match and its model, played side by side with the same random answers."""

    def __init__(self, players: int, seed: int, variants: Mapping[str, str]) -> None:
        self.match: Match = start(Perils, players, seed, variants)
        self.random = Random(seed)
        self.variants = {**OFF, **variants}
        self.seats = range(players)
        self.decks = [self.names(pile) for pile in board(self.match).decks]
        self.enemies = [self.names(pile) for pile in board(self.match).enemy_decks]
        self.players: list[Player] = []
        self.discarded: list[str] = []

    def names(self, cards: Sequence[CardId]) -> list[str]:
        faces = board(self.match).faces
        return [FACES[faces[card]].id for card in cards]

    # -- asking ----------------------------------------------------------------------------------------------------

    def together(self, flows: Mapping[int, Flow]) -> None:
        """Runs flows of all seats side by side, each answer by a seat drawn at random."""
        waiting: dict[int, Question] = {}

        def go_on(seat: int, answer: str | None) -> None:
            waiting.pop(seat, None)
            question = next_question(flows[seat], answer)
            while question is not None and len(question[1]) == 1:  # P 14.2
                question = next_question(flows[seat], question[1][0])
            if question is not None:
                waiting[seat] = question

        for seat in self.seats:
            go_on(seat, None)
        while waiting:
            asked = {decision.seat: (decision.name, list(decision.keys)) for decision in self.match.decisions}
            assert {seat: _unordered(question) for seat, question in asked.items()} == {
                seat: _unordered(question) for seat, question in waiting.items()
            }
            if all(question[0] not in ("hero", "pick", "gift", "keep", "turn") for question in waiting.values()):
                self.compare()
            seat = self.random.choice(sorted(waiting))
            keys = waiting[seat][1]
            key = self.random.choices(keys, [LIKES.get(key.partition(":")[0], 1.0) for key in keys])[0]
            self.match.choose(seat, key)
            go_on(seat, key)

    def once(self, name: str, keys: Mapping[int, list[str]]) -> dict[int, str]:
        """One question to every seat."""
        answers: dict[int, str] = {}

        def ask(seat: int) -> Generator[Question, str, None]:
            answers[seat] = yield name, keys[seat]

        self.together({seat: ask(seat) for seat in self.seats})
        return {seat: answers[seat].partition(":")[2] if name != "turn" else answers[seat] for seat in self.seats}

    # -- comparing -------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Everything that lies on the table is the same in the match and in the model."""
        game = board(self.match)
        for seat, one in enumerate(self.players):
            hero = game.heroes[seat]
            for field in ("coins", "mana", "life", "max_life", "wounds", "points", "uses", "life_price", "mana_price"):
                assert getattr(hero, field) == getattr(one, field), (seat, field)
            assert {name: hero.level(name) for name in model.LEVELS} == {n: one.levels[n] for n in model.LEVELS}
            assert {number for number in (0, 1) if hero.spent[number]} == one.spent
            assert self.names(game.tableau[seat]) == one.tableau
            assert self.names(game.trophies[seat]) == one.trophies
            line = [(self.names([enemy.card])[0], enemy.damage, enemy.rage) for enemy in game.line[seat]]
            assert line == [(enemy.name, enemy.damage, enemy.rage) for enemy in one.line]
        facts: dict[str, Any] = self.match.view(None)["facts"]  # Any: JSON
        strikes = [[one.harm(enemy, strike=True) for enemy in one.line] for one in self.players]
        assert [told["damages"] for told in facts["strikes"]] == strikes
        for one, score in zip(self.players, facts["scores"], strict=True):
            assert {term: score[term] for term in one.score()} == one.score()

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self) -> None:
        self.choose_heroes()
        for phase in (1, 2, 3):
            step = -1 if phase == 2 else 1
            self.draft_enemies(self.enemies[phase - 1], step)
            self.draft_cards(self.decks[phase - 1], step)
            self.together({seat: self.players[seat].confront() for seat in self.seats})
            for one in self.players:
                one.spent = set()
                if phase < 3 and self.variants["flee"] == "on":
                    self.discarded += [enemy.name for enemy in one.line]
                    one.line = []
        self.together({seat: self.players[seat].last_potions() for seat in self.seats})
        self.compare()
        assert self.match.over
        assert self.names(board(self.match).enemy_discard) == self.discarded
        self.compare_scores()

    def choose_heroes(self) -> None:
        game = board(self.match)
        if self.variants["pick_hero"] == "on":
            offers = {seat: [f"hero:{name}" for name in self.names(game.offered[seat])] for seat in self.seats}
            characters = list(self.once("hero", offers).values())
        else:
            characters = [self.names(game.character[seat])[0] for seat in self.seats]
            self.enemies[0] = [name for hand in game.dealt for name in self.names(hand)] + self.enemies[0]
        self.players = [Player(name, self.variants) for name in characters]
        for seat, one in enumerate(self.players):
            sides = {(seat + 1) % len(self.players), (seat - 1) % len(self.players)}
            one.neighbours = [self.players[side] for side in sides]

    def passed(self, hands: list[list[str]], step: int) -> list[list[str]]:
        return [hands[(seat - step) % len(hands)] for seat in self.seats]

    def draft_enemies(self, deck: list[str], step: int) -> None:
        hands = [deck[4 * seat : 4 * seat + 4] for seat in self.seats]
        picked: list[list[str]] = [[] for _ in self.seats]
        for _ in range(3):
            keys = {seat: [f"pick:{name}" for name in dict.fromkeys(hands[seat])] for seat in self.seats}
            for seat, name in self.once("pick", keys).items():
                hands[seat].remove(name)
                picked[seat].append(name)
            hands = self.passed(hands, step)
        for had, rest in zip(picked, hands, strict=True):
            had += rest
        self.together({seat: self.players[seat].give_and_keep(picked[seat]) for seat in self.seats})
        for seat, one in enumerate(self.players):
            self.discarded += one.discarded
            self.players[(seat + step) % len(self.players)].line.append(model.Enemy(one.gift))

    def draft_cards(self, deck: list[str], step: int) -> None:
        hands = [deck[7 * seat : 7 * seat + 7] for seat in self.seats]
        for _ in range(6):
            assert [sorted(self.names(hand)) for hand in board(self.match).hand] == [sorted(hand) for hand in hands]
            keys = self.once("turn", {seat: self.players[seat].actions(hands[seat]) for seat in self.seats})
            for seat, key in keys.items():
                name = key.rpartition(":")[2]
                hands[seat].remove(name)
                if key.startswith("play"):
                    self.players[seat].tableau.append(name)
            self.together({seat: self.players[seat].act(key) for seat, key in keys.items()})
            hands = self.passed(hands, step)

    def compare_scores(self) -> None:
        ranks = []
        for one, line in zip(self.players, told(self.match, "scored"), strict=True):
            score = one.score()
            total = score["cards"] + score["tokens"] + score["conditions"] + score["treasury"]
            total -= score["wounds"] + score["curses"]
            assert {term: line[term] for term in score} == score
            assert line["number"] == total
            ranks.append((total, -one.wounds, len(one.trophies), one.coins))
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        assert [line["seat"] for line in told(self.match, "won")] == winners


def _unordered(question: Question) -> Question:
    """A question with its keys in order, save that a hand is a set: there the order of cards is open (P 14.7)."""
    name, keys = question
    return (name, sorted(keys, key=lambda key: key.rpartition(":")[2])) if name in ("pick", "turn") else question


VARIANTS = [{}, *({name: "on"} for name in Perils.variants), dict.fromkeys(Perils.variants, "on")]


@pytest.mark.parametrize("variants", VARIANTS, ids=lambda variants: "+".join(variants) or "plain")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_match_in_step_with_the_model(players: int, variants: dict[str, str]) -> None:
    """P 2.4 to 2.22, 3.3 to 3.9, 4.4 to 4.19, 5.2 to 5.20, 6.7, 8.5, 9.7, 9.14, 10.5 to 10.8, 11.1 to 11.9, 12.2"""
    if players == 6:
        variants = {name: switch for name, switch in variants.items() if name != "pick_hero"}
    Lockstep(players, 100 * players + len(variants), variants).play()
