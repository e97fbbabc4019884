"""Every question of Wildlands with the verbs it offers, and every option, made once (W 18.8)."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from croupier.engine import SEAT, FaceId, Option, Question, Verb, derived, face, number, word
from croupier.games.wildlands.cards import kinds
from croupier.games.wildlands.cards.clauses import Holding, Place
from croupier.games.wildlands.cards.terms import FACTIONS, RESOURCES

SIDES: Final = "ad"
PORTAL: Final = "portal"
"""How the target is called that is no territory: whose portal it is follows from the attack."""
NOBODY: Final = FaceId(-1)
KEPT: Final = 1 << 12
"""So many options of a kind that name cards are kept: a game has fewer, but card sets may name any number of cards."""


class Deed(NamedTuple):
    """A main action: its verb, the card it is about, and the attacked player."""

    verb: str
    card: FaceId = NOBODY
    seat: int = -1


class Take(NamedTuple):
    """One source of a payment: a crystal, or so many tokens of a resource from a territory."""

    card: FaceId
    resource: int = -1
    number: int = 1


# -- verbs and questions -----------------------------------------------------------------------------------------------

LAND: Final = face(*kinds.TERRITORIES)
HELD: Final = face(*kinds.UNITS, *kinds.CENTRAL, *kinds.CRYSTALS)  # W 3.6; that a crystal is no unit says W 11.9
VALUE: Final = number(1, len(kinds.CRYSTALS))
FRONT: Final = number(1, kinds.MOST_FRONTS)
UNIT_PLACE: Final = {"front": FRONT, "side": derived(word(*SIDES)), "place": number(1, kinds.MOST_UNITS)}
"""A unit on a front: `2d1` is the first unit in order of play on the defender's side of the second front.

All units that one question offers are on the same side: what an ability does to enemies it does to no ally.
"""

CHOOSING_FACTION: Final = Verb("faction", faction=word(*FACTIONS))

TAPPING: Final = Verb("tap", card=LAND)
TAPPING_ALL: Final = Verb("tap_all")
TAPPING_TO_CLAIM: Final = Verb("tap_claim", card=LAND)
REINFORCING: Final = Verb("reinforce", card=face(*kinds.UNITS))
BUYING: Final = Verb("buy", card=face(*kinds.CENTRAL))
CLAIMING: Final = Verb("claim", value=VALUE)
ATTACKING_WILD: Final = Verb("attack_wild", card=LAND)
ATTACKING: Final = Verb("attack", target=SEAT, card=LAND)
ATTACKING_PORTAL: Final = Verb("attack", "attack:{target}:portal", target=SEAT)
ENDING_TURN: Final = Verb("end_turn")

PAYING_AUTO: Final = Verb("pay_auto", "pay:auto")
PAYING_CRYSTAL: Final = Verb("pay_crystal", "pay:crystal:{value}", value=VALUE)
PAYING: Final = Verb("pay", card=LAND, resource=word(*RESOURCES), number=number(1, kinds.MOST_TOKENS))

AIMING: Final = Verb("target", card=LAND)
AIMING_AT_PORTAL: Final = Verb("target", "target:portal")
SURGING: Final = Verb("surge", front=FRONT)
PLAYING: Final = Verb("play", card=HELD)
STOPPING: Final = Verb("stop")

USING: Final = Verb("use")
USING_ABILITY: Final = Verb(
    "use", "use:{front}{side}{place}:{ability}", **UNIT_PLACE, ability=number(1, kinds.MOST_CLAUSES)
)
CHOOSING_UNIT: Final = Verb("unit", "unit:{front}{side}{place}", **UNIT_PLACE)
MOVING_UNIT: Final = Verb("unit", "unit:{front}{side}{place}:{to}", **UNIT_PLACE, to=FRONT)
MOVING_HERE: Final = Verb("front", front=FRONT)
ATTUNING: Final = Verb("crystal", value=VALUE)
CHOOSING_LAND: Final = Verb("land", card=LAND)
CHOOSING_TOKENS: Final = Verb("tokens", "land:{card}:{resource}", card=LAND, resource=word(*RESOURCES))
CHOOSING_NONE: Final = Verb("none")
DECLINING: Final = Verb("decline")
FINISHING: Final = Verb("done")

DISCARDING: Final = Verb("discard", card=HELD)
DISCARDING_CRYSTALS: Final = Verb("discard_crystals")
DISCARDING_ALL: Final = Verb("discard_all")
REFILLING: Final = Verb("refill")
KEEPING: Final = Verb("keep")

_MAIN: Final = (
    *(TAPPING, TAPPING_ALL, TAPPING_TO_CLAIM),
    *(REINFORCING, BUYING, CLAIMING),
    *(ATTACKING_WILD, ATTACKING, ATTACKING_PORTAL, ENDING_TURN),
)
_CHOICES: Final = (CHOOSING_UNIT, MOVING_UNIT, MOVING_HERE, ATTUNING, CHOOSING_LAND, CHOOSING_TOKENS)
"""What effects choose."""
_PRICED: Final = {"what": word("surge", "row", "card"), "bought": HELD}
"""A surge, or a card: one of the row for tokens, any other for a value to which each piece adds its own."""

QUESTIONS: Final = (
    Question("faction", CHOOSING_FACTION),  # 1.2
    Question("main", *_MAIN),  # 2.5
    Question("tap_claim", CLAIMING),  # 8.1, of the variant
    Question(
        "pay",  # 5.9
        *(PAYING_AUTO, PAYING_CRYSTAL, PAYING),
        about=_PRICED,
        reveals="who has one thing to pay with pays with it (W 18.1)",
    ),
    Question(
        "target", AIMING, AIMING_AT_PORTAL, FINISHING, reveals="a target for each unit in hand is the last (W 9.9)"
    ),
    Question("surge", SURGING, FINISHING),  # 10.1
    Question("place", PLAYING, STOPPING, reveals="who has no unit in hand stops (W 11.7)"),  # 11.2
    Question(
        "immediate",  # 12.5
        *(USING, *_CHOICES, DECLINING),
        reveals="who has no crystal in hand cannot discard one (W 12.13)",
    ),
    Question("reaction", USING, *_CHOICES, DECLINING),  # 12.6
    Question("delayed", USING_ABILITY, FINISHING),  # 12.9
    Question("aftermath", USING_ABILITY, FINISHING),  # 12.11
    Question("effect", *_CHOICES),  # 12.12
    Question("muster", PLAYING, CHOOSING_NONE),  # 12.14
    Question("harry", DISCARDING, reveals="a hand of one kind has no choice (W 12.13)"),
    Question("discard", FINISHING, DISCARDING_CRYSTALS, DISCARDING_ALL, DISCARDING),  # 16.1, 16.6
    Question("refill", REFILLING, KEEPING),  # 16.4
)

# -- options -----------------------------------------------------------------------------------------------------------

END_TURN: Final = ENDING_TURN(value=Deed("end_turn"))
TAP_ALL: Final = TAPPING_ALL(value=Deed("tap_all"))
AUTO: Final = PAYING_AUTO(value=Take(NOBODY))
DONE: Final[Option[Any]] = FINISHING(value=None)  # Any: beside options of any value
STOP: Final[Option[Any]] = STOPPING(value=None)
NONE: Final[Option[Any]] = CHOOSING_NONE(value=None)
USE: Final[Option[Any]] = USING(value=True)
DECLINE: Final[Option[Any]] = DECLINING(value=None)
REFILL: Final = (REFILLING(value=True), KEEPING(value=False))
DISCARD_CRYSTALS: Final[Option[Any]] = DISCARDING_CRYSTALS(value="crystals")
DISCARD_ALL: Final[Option[Any]] = DISCARDING_ALL(value="all")


@lru_cache(KEPT)
def deed(verb: Verb, name: str | int, card: FaceId) -> Option[Deed]:
    """`tap:t_iron_canyon`, `reinforce:fm_whelp`, `buy:cb_bear`, `claim:2`, `attack_wild:t_salt_lick`."""
    return verb(name, value=Deed(verb.name, card))


@lru_cache(KEPT)
def attack(seat: int, name: str, card: FaceId) -> Option[Deed]:
    """`attack:1:t_salt_lick`, `attack:1:portal`."""
    value = Deed("attack", card, seat)
    return ATTACKING_PORTAL(seat, value=value) if name == PORTAL else ATTACKING(seat, name, value=value)


@lru_cache(KEPT)
def target(name: str, card: FaceId) -> Option[Any]:
    """`target:t_salt_lick`, `target:portal`."""
    return AIMING_AT_PORTAL(value=card) if name == PORTAL else AIMING(name, value=card)


@lru_cache(KEPT)
def one_card(verb: Verb, name: str | int, card: FaceId) -> Option[Any]:
    """An option that names one card: `play:fm_whelp`, `faction:astral`, `land:t_salt_lick`.

    Crystals are named by their value: `crystal:2`, `claim:1`.
    """
    return verb(name, value=card)


@cache
def pay_crystal(value: int, card: FaceId) -> Option[Take]:
    """`pay:crystal:2`."""
    return PAYING_CRYSTAL(value, value=Take(card))


@lru_cache(KEPT)
def pay_tokens(name: str, card: FaceId, resource: int, number: int) -> Option[Take]:
    """`pay:t_tin_quarry:ores:2`."""
    return PAYING(name, RESOURCES[resource], number, value=Take(card, resource, number))


@cache
def surge(front: int) -> Option[Any]:
    """`surge:1`: fronts are counted from 1."""
    return SURGING(front + 1, value=front)


@cache
def front(number: int) -> Option[Any]:
    """A front as a choice: `front:2`."""
    return MOVING_HERE(number + 1, value=number)


def place_of(front: int, side: str, place: int) -> Place:
    """The place that the arguments of an option name, which count from 1."""
    return front - 1, SIDES.index(side), place - 1


def front_of(arguments: Mapping[str, Any]) -> int | None:  # Any: as verbs declare them
    """The front on which an answer tells, from 1: where a unit goes, else where it is; None for other answers."""
    return arguments.get("to") or arguments.get("front")


def _named(place: Place) -> tuple[int, str, int]:
    return place[0] + 1, SIDES[place[1]], place[2] + 1


@cache
def unit(place: Place) -> Option[Any]:
    """A unit as a choice: `unit:2d1`."""
    return CHOOSING_UNIT(*_named(place), value=place)


@cache
def unit_to(place: Place, to: int) -> Option[Any]:
    """A unit and the front to which it is moved: `unit:2d1:1`."""
    return MOVING_UNIT(*_named(place), to + 1, value=(place, to))


@cache
def use(place: Place, ability: int) -> Option[Any]:
    """`use:1a2:1`: an ability of a unit, as printed."""
    return USING_ABILITY(*_named(place), ability, value=(place, ability))


@lru_cache(KEPT)
def holding(name: str, what: Holding) -> Option[Any]:
    """`land:t_wild_orchard:plants`."""
    return CHOOSING_TOKENS(name, RESOURCES[what[1]], value=what)
