"""Environments for learning programs: PettingZoo, Gymnasium, and many matches in arrays of NumPy.

    from croupier import env

    env.aec("tender", players=2)         # PettingZoo, one agent at a time
    env.parallel("tender", players=4)     # PettingZoo, all who are asked act together
    env.gym("tender", bots="greedy")     # Gymnasium: one seat learns, bots answer for the others
    env.spiel("tender", players=2)       # OpenSpiel
    env.Batch("tender", 64)              # 64 matches side by side

Each takes the variants of its matches, and `cards`, what is another on the cards as `croupier.start` has it.

`pip install 'croupier[env]'` brings NumPy and greenlet; a framework is loaded where its function is called, and
who lacks it is told what to install. Underneath lie `croupier.running`, a match that only goes forward, and numbers for
everything that can be chosen and seen (`croupier.actions`, `croupier.observation`).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from croupier.extras import from_extras

if TYPE_CHECKING:
    from croupier.bots import Bot
    from croupier.env.batch import Batch
    from croupier.env.gymnasium_env import Seat
    from croupier.env.open_spiel import CroupierGame
    from croupier.env.pettingzoo_aec import AEC
    from croupier.env.pettingzoo_parallel import Parallel

    Bots = str | Bot | Mapping[int, str | Bot]

__all__ = ["Batch", "aec", "gym", "parallel", "spiel"]

Variants = Mapping[str, str | int | bool]
Cards = Mapping[str, str | int]


def aec(
    game: str,
    players: int = 2,
    variants: Variants | None = None,
    *,
    cards: Cards | None = None,
    max_cycles: int | None = None,
    factored: bool = False,
    render_mode: str | None = None,
) -> "AEC":
    """A PettingZoo environment in which agents act one at a time.

    `max_cycles` cuts a match off after so many decisions. `factored` actions are rows of the verb and its arguments
    instead of single numbers. Raises `UnknownGame`, `BadSetup`, `BadCards`.
    """
    with from_extras("pettingzoo"):
        from croupier.env.pettingzoo_aec import AEC
    from croupier.env.setting import Setting

    return AEC(Setting(game, players, variants, cards=cards, most=max_cycles, factored=factored), render_mode)


def parallel(
    game: str,
    players: int = 2,
    variants: Variants | None = None,
    *,
    cards: Cards | None = None,
    max_cycles: int | None = None,
) -> "Parallel":
    """A PettingZoo environment in which all agents act at each step: those who are not asked wait.

    `max_cycles` cuts a match off after so many steps. Raises `UnknownGame`, `BadSetup`, `BadCards`.
    """
    with from_extras("pettingzoo"):
        from croupier.env.pettingzoo_parallel import Parallel
    from croupier.env.setting import Setting

    return Parallel(Setting(game, players, variants, cards=cards, most=max_cycles))


def gym(
    game: str,
    players: int = 2,
    variants: Variants | None = None,
    *,
    cards: Cards | None = None,
    seat: int | None = 0,
    bots: "Bots" = "greedy",
    max_episode_steps: int | None = None,
    factored: bool = False,
    render_mode: str | None = None,
) -> "Seat":
    """A Gymnasium environment in which one seat learns, and bots answer for the others inside.

    `seat` None draws it anew for each match. `bots` is one for all others, or one by seat. Raises `UnknownGame`,
    `UnknownBot`, `BadSetup`, `BadCards`.
    """
    with from_extras("gym"):
        from croupier.env.gymnasium_env import Seat
    from croupier.env.setting import Setting

    setting = Setting(game, players, variants, cards=cards, most=max_episode_steps, factored=factored)
    return Seat(setting, seat, bots, render_mode)


def spiel(game: str, players: int | None = None, **parameters: Any) -> "CroupierGame":  # Any: texts, numbers, switches
    """A game of OpenSpiel, registered as `python_croupier_GAME`: `players` are the fewest unless they are given.

    `parameters` are its variants by their names, `cards`, and `seeds`, `seed` or `deals` for what its root deals
    (`croupier.env.open_spiel`). Raises `UnknownGame`, `BadSetup`, `BadCards`.
    """
    with from_extras("spiel"):
        from croupier.env.open_spiel import spiel as load

    return load(game, players, **parameters)


def __getattr__(name: str) -> object:
    if name == "Batch":  # NumPy is loaded where it is needed
        with from_extras():
            from croupier.env.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
