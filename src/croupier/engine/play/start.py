"""Start: how a match begins. Never compiled, so that whatever is wrong is refused in words (`tools/fast`)."""

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import SupportsIndex, TypeVar

from croupier.engine.chance import Seed, draw_salt, draw_seed, is_salt, is_text, start_key
from croupier.engine.errors import BadSetup
from croupier.engine.game import Game
from croupier.engine.narration import Told
from croupier.engine.play.match import Match

T = TypeVar("T")


def start(
    game: type[Game],
    players: int,
    seed: Seed | None = None,
    variants: Mapping[str, str | int | bool] | None = None,
    entropy: Sequence[str] = (),
    *,
    salt: str | None = None,
    log: bool = True,
) -> Match:
    """A new match. Without a seed, or a salt, one of 256 random bits is drawn. Raises `BadSetup`.

    Without `log` nobody listens to what the rules tell: all is as it would be, but `Match.log` stays empty.
    """
    options = check_setup(game, players, variants)
    listed = isinstance(entropy, Sequence) and not isinstance(entropy, str)
    if not listed or not all(isinstance(words, str) and is_text(words) for words in entropy):
        raise BadSetup("The entropy of a match is a list of texts.")
    chosen = draw_seed() if seed is None else plain_number(seed)
    salted = salt_or_drawn(salt)
    prologue: list[Told] | None = [] if log else None
    base = game.new(index(players), options, start_key(chosen, entropy), prologue)
    return Match(base, chosen, entropy, prologue, salt=salted)


def salt_or_drawn(salt: str | None) -> str:
    """The salt of a match: a new one where none is given; `""` for none, as in format 1. Raises `BadSetup`."""
    if salt is None:
        return draw_salt()
    if not isinstance(salt, str) or (salt and not is_salt(salt)):
        raise BadSetup("A salt is 64 hexadecimal digits.")
    return salt


def check_setup(game: type[Game], players: int, variants: Mapping[str, str | int | bool] | None) -> dict[str, str]:
    """The complete switches of a match, or `BadSetup` saying what is wrong and what would be right."""
    low, high = game.seats
    number = plain_number(players)
    if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
        seats = (
            f"{low} to {high} players" if low < high else "exactly 1 player" if high == 1 else f"exactly {high} players"
        )
        raise BadSetup(f"{game.title} is for {seats}, not {_said(players)}.")
    if variants is None:
        variants = {}
    if not isinstance(variants, Mapping):
        raise BadSetup(f"Variants are a mapping of switches to values; {type(variants).__name__} is no mapping.")
    options = {name: values[0] for name, values in game.variants.items()}
    for name, value in variants.items():
        if name not in options:
            known = ", ".join(options) or "none"
            raise BadSetup(f"{game.title} has no variant {name!r}; it has {known}.")
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else _said(value, str)
        if text not in game.variants[name]:
            raise BadSetup(f"{name} can be {' or '.join(game.variants[name])}, not {_said(value)}.")
        options[name] = text
    game.check_setup(number, options)
    return options


def fitting(game: type[Game], variants: Mapping[str, str | int | bool], numbers: Sequence[int]) -> tuple[int, ...]:
    """The numbers of players, of these, that the game and its variants allow."""
    found = []
    for players in numbers:
        try:
            check_setup(game, players, variants)
        except BadSetup:
            continue
        found.append(players)
    return tuple(found)


def plain_number(value: T) -> T | int:
    """A whole number of another library (NumPy) as Python's own, which can be saved; anything else as it is."""
    if type(value) is int:  # to ask a protocol costs as much as to deal
        return value
    return index(value) if isinstance(value, SupportsIndex) and not isinstance(value, bool) else value


def _said(value: object, write: Callable[[object], str] = repr) -> str:
    """A value as text; Python refuses to write a number of thousands of digits."""
    try:
        return write(value)
    except ValueError:
        return "such a number"
