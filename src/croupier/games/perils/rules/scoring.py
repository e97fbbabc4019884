"""Counting points and telling who has won (rule 12)."""

from typing import NamedTuple

from croupier.engine import FaceId, Seat
from croupier.games.perils.cards.clauses import PointsPer
from croupier.games.perils.rules.state import State

COINS_PER_POINT = 3  # variant treasury


class Terms(NamedTuple):
    """The terms of a score (P 12.2); wounds and curses count against it."""

    cards: int
    tokens: int
    conditions: int
    wounds: int
    curses: int
    treasury: int

    @property
    def total(self) -> int:
        """The score; it can be negative (P 12.5)."""
        return self.cards + self.tokens + self.conditions - self.wounds - self.curses + self.treasury


def conditions(game: State, seat: Seat) -> list[tuple[FaceId, PointsPer]]:
    """The conditional points of the tableau and of the character, with where each stands."""
    cards, faces = game.CARDS, game.faces
    found = []
    for card in game.tableau[seat]:
        face = faces[card]
        found += [(face, symbol) for symbol in cards[face].conditions]
    for card in game.character[seat]:
        face = faces[card]
        found += [(face, symbol) for symbol in game.CHARACTERS[face].conditions]
    return found


def counts(game: State, seat: Seat, what: str) -> bool:
    """Whether some conditional points of a seat depend on a quantity (P 10.8)."""
    return any(symbol.of == what for _, symbol in conditions(game, seat))


def terms(game: State, seat: Seat) -> Terms:
    """The score of a seat as things stand, term by term."""
    hero = game.heroes[seat]
    printed, foes, faces = game.CARDS, game.FOES, game.faces
    cards = 0
    for card in game.tableau[seat]:
        cards += printed[faces[card]].points  # P 7.10
    curses = 0
    for enemy in game.line[seat]:
        curses += foes[faces[enemy.card]].curse
    return Terms(
        cards=cards,
        tokens=hero.points,
        conditions=sum([symbol.value(game, seat) for _, symbol in conditions(game, seat)]),
        wounds=hero.wounds,  # P 4.20
        curses=curses,
        treasury=hero.coins // COINS_PER_POINT if game.options["treasury"] == "on" else 0,
    )


def rank(game: State, seat: Seat, total: int) -> tuple[int, int, int, int]:
    """What the final order is told by; higher is better (P 12.6, 12.7)."""
    hero = game.heroes[seat]
    return (total, -hero.wounds, len(game.trophies[seat]), hero.coins)


def decider(ranks: list[tuple[int, int, int, int]]) -> str:
    """What told the winner from the next best: `points`, or what broke the tie; `shared` if nothing did (P 12.7)."""
    first, second = sorted(ranks, reverse=True)[:2]
    names = zip(("points", "wounds", "slain", "coins"), first, second, strict=True)
    return next((name for name, mine, other in names if mine != other), "shared")
