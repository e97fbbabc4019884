"""OpenSpiel: every installed game as `python_croupier_NAME`, for the algorithms of OpenSpiel.

    game = croupier.env.spiel("tender", players=2)      # or, with the parameters in a text:
    register()
    game = pyspiel.load_game("python_croupier_tender(players=2,seeds=4)")

Parameters, each with a default: `players`, the variants by their names, `cards` (a JSON text, as `croupier.start` takes
them), and what the root chance node deals. It has `seeds` outcomes, and match *i* has the seed `"SEED/i"` of `seed`; or
one for each position of `deals`, a JSON text of positions as `croupier.arrange` takes them, or of `[position, weight]`.
Then that node holds all chance: a match that draws more is refused, so that CFR and exploitability are exact.

Seats that are asked side by side act one after the other, and no later one sees what an earlier one has done in secret.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from croupier.catalog import find, names
from croupier.engine import BadCards, BadSetup, Game, Match, check_setup
from croupier.engine.card_sets import as_text
from croupier.env.deals import Setup, Table, table
from croupier.env.stand import OVER, ROOT, Stand

PREFIX: Final = "python_croupier_"
LONGEST: Final = 10_000
"""So many decisions has a match of a game that does not declare how many at most."""

_PLAYERS: Final = {ROOT: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}


class CroupierGame(pyspiel.Game):  # type: ignore[misc]  # compiled, without types
    """A game of OpenSpiel with its parameters. Raises `BadSetup` for what there is not."""

    kind: ClassVar[type[Game]]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:  # Any: texts, numbers, switches
        defaults = _parameters(self.kind)
        chosen = {**defaults, **(params or {})}
        kind, players = _with_cards(self.kind, chosen["cards"]), chosen["players"]
        variants = check_setup(kind, players, {switch: str(chosen[switch]).strip("'") for switch in kind.variants})
        options, cards, deals = tuple(variants.items()), as_text(kind.card_set()), _quoted(chosen["deals"])
        self.table = table(Setup(kind.slug, players, options, cards, chosen["seeds"], chosen["seed"], deals))
        self.root = Stand(self.table)
        least, most = kind.returns_between
        total = kind.sum_of_returns(players, variants)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=len(self.table.outcomes),
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=kind.most_decisions.get(players, LONGEST),
        )
        said = {**chosen, **_said(kind, variants), "cards": _quoted(cards), "deals": deals}
        others = {name: value for name, value in said.items() if value != defaults[name]}
        super().__init__(_type(kind, total), info, {**others, "players": players})

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        return _loaded, (str(self),)

    def new_initial_state(self) -> "CroupierState":
        """The root, where chance deals."""
        return CroupierState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The root alone."""
        return 1

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # Any: OpenSpiel's
        params: Mapping[str, Any] | None = None,  # Any: as above
    ) -> "Observer | None":
        """What tells a state to a seat: all it knows as a text, or what it sees now as a text and as numbers.

        None for other parts of it, as what is public alone. Raises `BadSetup` for parameters: there are none.
        """
        if params:
            raise BadSetup(f"Observers have no parameters, so not {', '.join(params)}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.table, recalls=kind.perfect_recall)


class CroupierState(pyspiel.State):  # type: ignore[misc]  # compiled, without types
    """A match of OpenSpiel. What it knows by itself is its history; all else follows from where it stands."""

    def __init__(self, game: CroupierGame) -> None:
        super().__init__(game)
        self.at = game.root

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        return _loaded_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __str__(self) -> str:
        return str(self.at)

    @property
    def match(self) -> Match | None:
        """The match as it stands; None at the root. Copies share it, so fork it before you choose."""
        return self.at.match

    def current_player(self) -> int:
        """Whose turn it is."""
        player = self.at.player
        return player if player >= 0 else _PLAYERS[player]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.at.player == OVER

    def is_chance_node(self) -> bool:
        """Whether the root deals."""
        return self.at.player == ROOT

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What can be chosen now, in order; nothing for a seat whose turn it is not."""
        at = self.at  # said here again, because OpenSpiel's own way asks back four times
        return at.actions[:] if player is None or player == self.current_player() else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each of `legal_actions`, 0 for all other actions."""
        table, legal = self.at.table, self.legal_actions(player)
        mask = [0] * (len(table.outcomes) if self.is_chance_node() else table.actions.size)
        for action in legal:
            mask[action] = 1
        return mask

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a seat sees (`croupier.observation`): the one that is asked, or any. Raises `UnknownSeat`."""
        layout, match = self.at.table.observation, self.at.match  # said here again, as above
        if match is None:
            return [0.0] * layout.size
        return layout.row(match, self.at.player if player is None else player).tolist()

    def returns(self) -> list[float]:
        """Utilities, one per seat; all 0 while the match goes on."""
        match = self.at.match
        return [0.0] * self.at.table.players if match is None else list(match.returns)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the root deals, with probabilities."""
        return self.at.table.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        del player  # it is asked of the seat that is asked alone
        return self.at.actions

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        at = self.at
        if player == _PLAYERS[ROOT]:
            return at.table.name_of(action)
        if at.decision is not None and player == at.player and action in at.numbers:
            return at.decision.options[at.numbers.index(action)].key
        return at.table.actions.name(action)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "CroupierState":
        """Another state in which a seat that is asked knows the same; the history stays as it is.

        From seeds it is a determinization: what the seat cannot know is dealt anew, and so is all chance to come. From
        explicit deals it is another one of them, with the same actions. Raises `UnknownSeat`, `MatchOver`,
        `IllegalChoice`.
        """
        state: CroupierState = self.clone()
        state.at = self.at.resampled(player_id, probability_sampler)
        return state


class Observer:
    """Tells a state to a seat, as OpenSpiel asks for it: `set_from` fills `tensor`, `string_from` gives a text."""

    def __init__(self, table: Table, *, recalls: bool) -> None:
        self._layout, self._recalls = table.observation, recalls
        self.tensor = None if recalls else np.zeros(self._layout.size, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: CroupierState, player: int) -> None:
        """Write what the seat sees (`croupier.observation`); nothing at the root. Raises `UnknownSeat`."""
        if self.tensor is None:
            return
        if state.at.match is None:
            self.tensor.fill(0)
        else:
            self._layout.write(state.at.match, player, self.tensor)

    def string_from(self, state: CroupierState, player: int) -> str:
        """What the seat sees, as JSON; with all it was told, was asked and chose as a digest behind it."""
        return state.at.information(player) if self._recalls else state.at.look(player)


# -- loading -----------------------------------------------------------------------------------------------------------


def register() -> None:
    """Make every installed game known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for slug in names():
        if PREFIX + slug not in known:
            kind = find(slug)
            # a class, which outlives the interpreter: OpenSpiel lets go of it after the end, when nothing can be freed
            pyspiel.register_game(_type(kind, None), type(kind.__name__, (CroupierGame,), {"kind": kind}))


def spiel(game: str, players: int | None = None, **parameters: Any) -> CroupierGame:  # Any: as loading takes them
    """The game with these parameters (above); `cards` may be a mapping, and `deals` a list.

    Raises `UnknownGame`, `BadSetup`, `BadCards`.
    """
    register()
    kind = find(game)
    known = _parameters(kind)
    if strangers := [name for name in parameters if name not in known]:
        raise BadSetup(f"{kind.title} has no parameter {', '.join(strangers)}; it has {', '.join(known)}.")
    kind, seats = _with_cards(kind, parameters.get("cards", "")), kind.seats[0] if players is None else int(players)
    given = {switch: parameters[switch] for switch in kind.variants if switch in parameters}
    parameters |= {"players": seats, "cards": as_text(kind.card_set()), **_said(kind, check_setup(kind, seats, given))}
    if not isinstance(parameters.get("deals", ""), str):
        parameters["deals"] = json.dumps(parameters["deals"])
    loaded: CroupierGame = pyspiel.load_game(PREFIX + game, parameters)
    return loaded


def _parameters(kind: type[Game]) -> dict[str, Any]:  # Any: texts and numbers
    """The parameters of a game with their defaults."""
    return {
        "players": kind.seats[0],
        **_said(kind, {switch: values[0] for switch, values in kind.variants.items()}),
        "cards": "",
        "seeds": 16,
        "seed": 0,
        "deals": "",
    }


def _quoted(text: str) -> str:
    """A JSON text without the commas that part parameters in a text."""
    return quote(unquote(text), safe="")


def _with_cards(kind: type[Game], cards: Any) -> type[Game]:  # Any: as people write it
    """A game with the cards of a parameter, which may be a JSON text. Raises `BadCards`."""
    try:
        cards = json.loads(unquote(cards) or "{}") if isinstance(cards, str) else cards
    except ValueError as error:
        raise BadCards(f"The cards are no JSON: {error}.") from None
    return kind.with_cards(cards)


def _said(kind: type[Game], variants: Mapping[str, str]) -> dict[str, int | str]:
    """Switches as parameters: numbers where all values are, one among words in quotes (OpenSpiel reads a number)."""
    said: dict[str, int | str] = {}
    for switch, value in variants.items():
        if all(one.isdecimal() for one in kind.variants[switch]):
            said[switch] = int(value)
        else:
            said[switch] = f"'{value}'" if value.isdecimal() else value
    return said


def _type(kind: type[Game], total: float | None) -> Any:  # Any: OpenSpiel's
    """What OpenSpiel knows of a game whose returns add up to `total`."""
    utilities = pyspiel.GameType.Utility
    constant = utilities.CONSTANT_SUM if total else utilities.ZERO_SUM
    return pyspiel.GameType(
        short_name=PREFIX + kind.slug,
        long_name=f"{kind.title} {kind.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.GENERAL_SUM if total is None else constant,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.seats[1],
        min_num_players=kind.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(kind),
    )


def _loaded(game: str) -> Any:  # Any: OpenSpiel's
    register()
    return pyspiel.load_game(game)


def _loaded_state(text: str) -> Any:  # Any: OpenSpiel's
    register()
    return pyspiel.deserialize_game_and_state(text)[1]
