"""How long a match takes: from measured decisions, and how long a person or a bot needs for one."""

from collections.abc import Mapping

from croupier.engine.game import Game

PERSON = 6.0
"""Seconds a person needs for a decision, with what is shown after it."""

BOT = 1.0
"""Seconds a bot's decision takes, so that people can follow it."""

FINE = 10
"""Up to so many minutes they are told one by one; above, in steps of five."""


def minutes(game: type[Game], players: int, people: int, variants: Mapping[str, str] | None = None) -> int | None:
    """About how many minutes a match takes for so many players, of whom so many are people; None if nobody knows.

    Decisions follow one another; where turns are taken side by side, the slowest of the people counts for all of them.
    Where the variants are those of a mode that was measured, its decisions count.
    """
    seconds = _seconds(game, players, people, variants)
    return None if seconds is None else _rounded(seconds / 60)


def minutes_left(game: type[Game], players: int, people: int, variants: Mapping[str, str], made: int) -> int | None:
    """About how many minutes a match still takes after so many decisions; None if nobody knows."""
    seconds, many = _seconds(game, players, people, variants), expected(game, players, variants)
    if seconds is None or many is None:
        return None
    return _rounded(seconds / 60 * max(0.0, 1 - made / many))


def expected(game: type[Game], players: int, variants: Mapping[str, str] | None = None) -> int | None:
    """How many decisions a match takes; None if that was not measured."""
    chosen = {} if variants is None else dict(variants)
    for mode in game.modes.values():
        if chosen and all(chosen.get(name) == value for name, value in mode.variants.items()):
            return mode.decisions.get(players, game.decisions.get(players))
    return game.decisions.get(players)


def _seconds(game: type[Game], players: int, people: int, variants: Mapping[str, str] | None) -> float | None:
    many = expected(game, players, variants)
    if many is None:
        return None
    each = many / players
    if game.simultaneous:  # the slowest of so many who think at random takes so much longer than one
        slowest = sum(1 / number for number in range(1, people + 1))
        return each * max(PERSON * slowest, BOT)
    return each * (people * PERSON + (players - people) * BOT)


def _rounded(exact: float) -> int:
    return max(1, round(exact)) if exact <= FINE else round(exact / 5) * 5
