"""Short words for laying out and playing positions of Three Perils in tests."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from croupier.engine import Match, arrange
from croupier.games.perils import Perils
from croupier.games.perils.effects.designs import PLAIN, deck
from croupier.games.perils.rules.hero import Hero

CARDS, FACES = PLAIN.CARDS, PLAIN.FACES

CHARACTERS = ("naiya", "kaldur", "hroda", "aldric", "moss", "ilvane")
SIZE = 3  # cards in every hand of a laid out turn, so that turn 5 is on

Enemies = Sequence[Any]  # names, or mappings of what is on an enemy


def position(
    players: int = 6,
    *,
    hand: Sequence[str] = (),
    line: Enemies = (),
    hero: Mapping[str, Any] | None = None,  # Any: markers and levels
    tableau: Sequence[str] = (),
    trophies: Sequence[str] = (),
    seats: Mapping[str, Sequence[Any]] | None = None,  # Any: zones of all seats, in place of those of seat 0
    stage: str = "turn",
    phase: int = 1,
    turn: int = 5,
    variants: Mapping[str, str | int | bool] | None = None,
    game: type[Perils] = Perils,
    **fields: Any,  # Any: values of any field
) -> Match:
    """A match in which seat 0 has what is named, and the others a hand and nothing else.

    With six players every card is in play. Hands are filled up with other cards of the phase to three in turn 5.
    """
    size = max(8 - turn, len(hand)) if stage == "turn" else 0
    left = Counter(FACES[face].id for face in deck(CARDS, phase, players)) - Counter(hand)
    left -= Counter(card for card in tableau if card in left)
    spare = [name for name in left.elements() if name not in hand]
    hands = [[*hand, *(spare.pop() for _ in range(size - len(hand)))]] if stage == "turn" else [[]]
    hands += [[spare.pop() for _ in range(size)] for _ in range(players - 1)]
    laid: dict[str, Any] = {  # Any: as above
        "stage": stage,
        "phase": phase,
        "turn": turn,
        "character": [[name] for name in CHARACTERS[:players]],
        "heroes": [dict(hero or {}), *({} for _ in range(players - 1))],
        "hand": hands,
        "dealt": [[] for _ in range(players)],
        "picked": [[] for _ in range(players)],
        "line": {0: [{"card": one} if isinstance(one, str) else one for one in line]},
        "tableau": {0: list(tableau)},
        "trophies": {0: list(trophies)},
    }
    return arrange(game, players, {**laid, **(seats or {}), **fields}, variants=variants)


def others_sell(match: Match, *seats: int) -> Match:
    """Every seat that is not named sells a card, if it is asked for its turn."""
    for decision in match.decisions:
        if decision.seat not in seats and decision.name == "turn":
            match.choose(decision.seat, next(key for key in decision.keys if key.startswith("sell:")))
    return match


def act(match: Match, *keys: str, seat: int = 0) -> Match:
    """The others sell; then the seat makes these choices."""
    others_sell(match, seat)
    return choose(match, *keys, seat=seat)


def choose(match: Match, *keys: str, seat: int = 0) -> Match:
    """Choices of one seat, by key."""
    for key in keys:
        match.choose(seat, key)
    return match


def asked(match: Match, seat: int = 0) -> str:
    """The name of the question to a seat; '' if there is none."""
    decision = match.decision(seat)
    return "" if decision is None else decision.name


def hero(match: Match, seat: int = 0) -> Hero:
    """The markers and levels of a seat."""
    game = match.position
    assert isinstance(game, Perils)
    return game.heroes[seat]


def board(match: Match) -> Perils:
    """The position, secrets included."""
    game = match.position
    assert isinstance(game, Perils)
    return game


def names(match: Match, zone: str, seat: int = 0) -> list[str]:
    """The names of the cards in a zone, however hidden."""
    game = board(match)
    return [FACES[game.faces[card]].id for card in getattr(game, zone)[seat]]


def line(match: Match, seat: int = 0) -> list[tuple[str, int]]:
    """The living enemies of a seat, each with its damage."""
    game = board(match)
    return [(FACES[game.faces[enemy.card]].id, enemy.damage) for enemy in game.line[seat]]


def told(match: Match, event: str, seat: int | None = None) -> list[dict[str, Any]]:  # Any: JSON
    """The log lines of one kind, as a seat may know them."""
    return [told for told in match.log_for(seat) if told["event"] == event]


def wearing(*cards: str, **markers: int) -> dict[str, int]:
    """The markers of a hero who has played these cards, other things being as given."""
    levels = Counter(markers)
    for name in cards:
        for symbol in CARDS[Perils.face(name)].lasting:
            level = getattr(symbol, "level", "")
            if level:
                levels[level] += getattr(symbol, "number", 0)
    return dict(levels)
