"""Random positions of Wildlands, for the game and for its model."""

from collections import Counter
from random import Random
from typing import Any

from croupier.engine import Match, arrange, start
from croupier.games.wildlands import Wildlands
from tests.games.played import names
from tests.games.wildlands.model import Model
from tests.games.wildlands.model_abilities import Front, Unit
from tests.games.wildlands.model_combat import Combat
from tests.games.wildlands.model_table import Holding, Player
from tests.games.wildlands.printed import FIGHTERS, LANDS, RESOURCES
from tests.games.wildlands.table import Laid, front, state, unit, zone

# -- what lies on the table, read for the model ------------------------------------------------------------------------


def read(match: Match) -> Model:
    """The model of a match that stands at the beginning of a main phase or of a turn of placement."""
    game = state(match)
    model = Model(
        [read_player(match, seat) for seat in range(game.players)],
        variants={name for name, switch in game.options.items() if switch == "on"},
        limit=int(game.options["round_limit"]),
        wild=zone(match, "wild"),
        row=zone(match, "row"),
        central=zone(match, "central_deck"),
        supply=[len(pile) for pile in game.crystals],
        round=game.round,
        order=list(game.order),
        turn=game.turn,
        attacked={*game.attacked},
    )
    if game.fronts:
        defender = None if game.defender < 0 else model.players[game.defender]
        model.combat = Combat(model, model.active, defender, read_fronts(match))
    return model


def read_player(match: Match, seat: int) -> Player:
    game = state(match)
    lands = zip(names(match, [one.card for one in game.realm[seat]]), game.realm[seat], strict=True)
    return Player(
        seat,
        game.faction[seat],
        hand=zone(match, "hand", seat),
        deck=zone(match, "deck", seat),
        discard=zone(match, "discard", seat),
        world=zone(match, "world", seat),
        realm=[
            Holding(name, there.tapped, Counter(dict(zip(RESOURCES, there.tokens, strict=True))))
            for name, there in lands
        ],
        seals=game.portal[seat].seals,
    )


def read_fronts(match: Match) -> list[Front]:
    fronts = []
    for number, there in enumerate(state(match).fronts):
        attackers, defenders = (
            [Unit(names(match, [u.card])[0], number, side, u.modifier, u.doomed, u.silenced) for u in there.army(side)]
            for side in (0, 1)
        )
        armies = attackers, defenders
        fronts.append(Front(target_of(match, number), armies, list(there.surged), list(there.stopped)))
    return fronts


def target_of(match: Match, number: int) -> str:
    """The target of a front, as keys name it."""
    game = state(match)
    name = game.FACES[game.fronts[number].target].id
    return name if name in LANDS else "portal"


# -- laying out --------------------------------------------------------------------------------------------------------


def random_variants(random: Random) -> dict[str, Any]:  # Any: switches and numbers
    switches = [name for name, values in Wildlands.variants.items() if values == ("off", "on")]
    return {name: random.random() < 0.3 for name in switches} | {"round_limit": random.choice((5, 6, 7, 8, 9, 12))}


def laid_out(players: int, seed: int) -> Match:
    """A main phase or a combat that is under way; everybody has many different cards, lands and tokens."""
    random = Random(1000 * players + seed)
    variants = {**random_variants(random), "choose_factions": False}
    dealt = start(Wildlands, players, seed, variants)
    central = [name for name, card in FIGHTERS.items() if not card.faction for _ in range(card.copies)]
    random.shuffle(central)
    cards = [random_cards(random, faction, central) for faction in state(dealt).faction]
    wild = zone(dealt, "wild")
    random.shuffle(wild)
    realm: list[list[Laid]] = [[] for _ in range(players)]
    for _ in range(random.randint(players, len(wild) - 2)):
        random.choice(realm).append(random_land(random, wild.pop()))
    portals = [f"portal_{faction}" for faction in state(dealt).faction]
    active = random.randrange(players)
    laid: dict[str, Any] = {  # Any: values of any field
        "phase": "main",
        "active": active,
        "round": random.choice((2, 3, int(variants["round_limit"]) - 1, int(variants["round_limit"]))),
        "wild": wild,
        "row": [central.pop() for _ in range(random.choice((2, 5, 5, 6)))],
        "realm": realm,
        "portal": [{"card": name, "seals": random.choice((1, 2, 3, 3))} for name in portals],
    }
    if random.random() < 0.8:
        defender = random.choice([-1, *(seat for seat in range(players) if seat != active)])
        targets = [land["card"] for land in realm[defender]] + [portals[defender]] if defender >= 0 else wild
        fronts = random_fronts(random, targets, cards[active], cards[defender] if defender >= 0 else [])
        laid |= {"phase": "place", "defender": defender, "fronts": fronts}
    held = [random.randint(2, 8) for _ in cards]
    left = [number + random.randint(0, 5) for number in held]
    laid["hand"] = [own[:most] for own, most in zip(cards, held, strict=True)]
    laid["deck"] = [own[first:most] for own, first, most in zip(cards, held, left, strict=True)]
    laid["discard"] = [own[first:] for own, first in zip(cards, left, strict=True)]
    return arrange(Wildlands, players, laid, seed=seed, variants=variants)


def random_cards(random: Random, faction: str, central: list[str]) -> list[str]:
    """What a player has beside the world: of each design not too many."""
    units = [name for name, card in FIGHTERS.items() if card.faction == faction for _ in range(min(card.copies, 2))]
    crystals = ["crystal_1"] * 4 + ["crystal_2"] * 2 + ["crystal_3"]
    cards = random.sample(units, random.randint(10, 16)) + random.sample(crystals, random.randint(0, 5))
    cards += [central.pop() for _ in range(random.randint(0, 5))]
    random.shuffle(cards)
    return cards


def random_land(random: Random, name: str) -> Laid:
    most = [5, 5, 5, LANDS[name].produces.get("mana", 0)]
    tokens = [random.choice((0, random.randint(0, number))) for number in most]
    return {"card": name, "tapped": random.random() < 0.5, "tokens": tokens}


def random_fronts(random: Random, targets: list[str], attackers: list[str], defenders: list[str]) -> list[Laid]:
    """Up to three fronts with units that have been through something; the attacker has another one to play.

    The cards on fronts are taken out of those of their players.
    """

    def army(cards: list[str]) -> list[Laid]:
        units = [name for name in cards if name in FIGHTERS][: random.randint(0, 4)]
        for name in units:
            cards.remove(name)
        return [random_unit(random, name) for name in units]

    goes_on = next(name for name in attackers if name in FIGHTERS)
    attackers.remove(goes_on)
    defended = bool(defenders)
    fronts: list[Laid] = []
    for target in random.sample(targets, min(len(targets), random.randint(1, 3))):
        surged = [random.random() < 0.2, defended and random.random() < 0.2]
        stopped = [bool(fronts) and random.random() < 0.2, not defended or random.random() < 0.2]
        fronts.append({**front(target, army(attackers), army(defenders)), "surged": surged, "stopped": stopped})
    attackers.insert(0, goes_on)
    return fronts


def random_unit(random: Random, name: str) -> Laid:
    doomed, silenced = random.random() < 0.3, random.random() < 0.3
    return unit(name, modifier=random.choice((-2, -1, 0, 0, 0, 1)), doomed=doomed, silenced=silenced)
