"""Matches recorded for programs that learn: by `croupier record`, and by `croupier lab run --facts choices`."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from croupier.engine import BadSetup, Changes

if TYPE_CHECKING:
    from croupier.lab import Until


def summary(result: Mapping[str, Any]) -> str:  # Any: JSON, as `croupier.lab.record` gives it
    """What there is now, in a line."""
    return (
        f"{result['game']} {result['version']}: {result['matches']} matches, {result['decisions']} decisions, "
        f"{result['bytes'] / 1e6:.1f} MB in {result['files']} files, after {result['seconds']:g} s."
    )


def choices(  # noqa: PLR0917  # one setup
    game: str,
    out: Path,
    tables: Sequence[int],
    bots: Sequence[str],
    until: "Until",
    seed: int | str,
    jobs: int | str,
    variants: Mapping[str, str],
    cards: Changes,
    progress: Callable[[int, int, int], None],
) -> list[dict[str, Any]]:  # Any: JSON, as above
    """Record the choices of matches for each of these numbers of players, each in a folder of its own.

    Raises as `croupier.lab.record`, and `BadSetup` for a run that is to end otherwise than after so many matches.
    """
    from croupier.lab import record
    from croupier.lab.gathering import MATCHES

    if until.seconds is not None or until.points is not None:
        raise BadSetup("Choices are recorded of so many matches (-n), not for a time or until points are known.")
    sitting = bots[0] if len(bots) == 1 else bots
    return [
        record(
            game,
            until.matches or MATCHES,
            out / f"players-{players}",
            players,
            sitting,
            seed,
            jobs,
            variants,
            lambda done, total, players=players: progress(players, done, total),  # type: ignore[misc]  # its own number
            cards,
        )
        for players in tables
    ]
