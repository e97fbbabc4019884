"""Results as tables for people."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.table import Table


def simulation(result: Mapping[str, Any]) -> Group:  # Any: JSON, as `croupier.lab.simulate` gives it
    """Who won how often, and how long the matches were."""
    matches = result["matches"]
    seats = Table(title=f"{result['game']} {result['version']}: {matches} matches, seed {result['seed']}")
    seats.add_column("Seat", justify="right")
    seats.add_column("Bot")
    for column in ("Wins", "Share", "Mean return"):
        seats.add_column(column, justify="right")
    for seat, (bot, wins, gain) in enumerate(zip(result["bots"], result["wins"], result["returns"], strict=True)):
        seats.add_row(str(seat), bot, f"{wins:g}", f"{wins / matches:.1%}", f"{gain:.3f}")
    length = result["length"]
    speed = result["decisions"] / result["seconds"] if result["seconds"] else 0
    return Group(
        seats,
        f"Decisions per match: mean {length['mean']:g}; 10 % up to {length['p10']}, half up to {length['p50']}, "
        f"90 % up to {length['p90']}; {length['least']} to {length['most']}.",
        f"{result['decisions']} decisions in {result['seconds']:g} s ({speed:,.0f} per second).",
    )
