"""Moments worth looking at: an arranged position of each game and the choices that lead from it to each question."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from croupier.engine import Match, arrange
from croupier.games.perils import Perils
from croupier.games.perils.effects.designs import PLAIN, deck
from tests.games.perils import table as perils
from tests.games.quintet import table as quintet
from tests.games.zynalith import table as zynalith
from tests.games.zynalith.table import creature, guard

FACES = PLAIN.FACES


@dataclass(frozen=True)
class Moment:
    """A match where it begins, and what is chosen then: each choice written as `0 play:witch`.

    `silence`: everybody but seat 0 who is asked in a window says nothing.
    """

    match: Match
    choices: Sequence[str] = ()

    def steps(self) -> Iterator[tuple[int, str]]:
        """The choices, seat and key."""
        match = self.match.fork()
        for choice in self.choices:
            for step in _silence(match) if choice == "silence" else [_read(choice)]:
                match.choose(*step)
                yield step

    def reached(self) -> Match:
        """The match after the choices."""
        match = self.match.fork()
        for step in self.steps():
            match.choose(*step)
        return match


def _silence(match: Match) -> list[tuple[int, str]]:
    windows = match.game.windows
    return [(one.seat, windows[one.name].silence) for one in match.decisions if one.seat and one.name in windows]


def _read(choice: str) -> tuple[int, str]:
    seat, key = choice.split(" ", maxsplit=1)
    return int(seat), key


# -- Quintet: every question to seat 0 ---------------------------------------------------------------------------------


@cache
def of_quintet(players: int = 2) -> Mapping[str, Moment]:
    """The battlefields of all seats are as full as they can be; only seat 0 and seat 1 can answer anything."""
    most = ["herald", "murderer", "witch", "witch"]
    others = [["wizard", "necromancer", "herald", "herald"] for _ in range(players - 1)]
    yard = [["necromancer", "murderer", "wizard"] for _ in range(players)]
    rest = [["witch"] for _ in range(players - 2)]

    def mine(*hand: str, field: Sequence[str] = most, **more: Any) -> Match:  # Any: values of any field
        hands = [list(hand), ["witch"], *rest]
        return quintet.position(players, hand=hands, battlefield=[list(field), *others], graveyard=yard, **more)

    def theirs(*hand: str) -> Match:
        hands = [list(hand), ["herald", "witch"], *rest]
        return quintet.position(players, hand=hands, battlefield=[most, *others], graveyard=yard, active=1)

    return {
        "play": Moment(mine("herald", "murderer", "witch", "witch", "wizard")),
        "react": Moment(theirs("wizard", "herald", "witch", "murderer", "necromancer"), ["1 play:herald"]),
        "react without a Wizard": Moment(theirs("murderer", "herald", "witch"), ["1 play:herald"]),
        "pay": Moment(theirs("wizard", "herald", "witch"), ["1 play:herald", "0 play:wizard"]),
        "overflow": Moment(mine("herald", "murderer", "witch", "witch", "wizard", phase="draw")),
        "draw": Moment(mine("herald", "witch"), ["0 play:herald"]),
        "kill": Moment(mine("murderer", "witch"), ["0 play:murderer"]),
        "bewitch": Moment(mine("witch", "herald"), ["0 play:witch"]),
        "be bewitched": Moment(theirs("herald", "murderer"), ["1 play:witch", "0 pass", "1 target:0"]),
        "return": Moment(mine("necromancer", "witch", field=["herald"]), ["0 play:necromancer"]),
        "end": Moment(mine("necromancer", field=["herald", "murderer", "witch", "wizard"]), ["0 play:necromancer"]),
    }


def near_the_end() -> Match:
    """A duel in Quintet that lasts a few turns: the libraries are small, and nobody wins by five kinds soon."""
    hands = [["herald", "murderer", "witch", "wizard"], ["witch", "wizard", "murderer"]]
    return quintet.position(2, hand=hands, library=[["witch"], ["herald"]], removed=[["necromancer"], ["necromancer"]])


# -- Zynalith ----------------------------------------------------------------------------------------------------------

FRONTS = (
    [
        creature("shard_squire", "notched_blade", "bloodthirsty", damage=1),
        guard("bridge_warden", "tower_shield", "stone_skinned"),
        creature("oath_lancer", "battle_hymn"),
        creature("rivet_ox", "long_spear", "ring_mail", damage=1),
        guard("wall_golem", damage=3),
    ],
    [
        creature("vale_runner", "feather_boots"),
        creature("reed_viper", "iron_breath", "headlong", damage=1),
        guard("mirror_guard", "gate_shield"),
        creature("elder_bear", "heavy_boned", damage=2),
        creature("hollow_king"),
    ],
    [
        creature("marsh_pup"),
        creature("candle_wisp", "haste_rune"),
        guard("clay_sentry", "padded_coat", damage=1),
        creature("scrap_imp"),
        creature("vale_tyrant", "wild_hearted", "gate_breaker"),
    ],
    [creature("toll_keeper"), guard("thornback"), creature("sky_ray"), creature("ash_hound"), creature("pale_archer")],
    [
        creature("lamp_widow"),
        creature("moss_boar"),
        guard("bell_automaton"),
        creature("mist_maiden"),
        creature("storm_herald"),
    ],
)
HANDS = (
    ["den_mother", "echo_child", "war_banner", "spark_volley", "ember_lance", "denial", "ember_ward"],
    ["forge_titan", "quick_fingers", "barred_gate", "mending_song", "omen_lens", "sudden_call"],
    ["choir_of_glass", "grave_jackal", "knit_flesh"],
    ["crimson_bat", "far_sight"],
    ["aurora_stag", "first_blood"],
)
ROWS: Mapping[str, Any] = {  # Any: values of any field
    "creature_row": ["zynalith_colossus", "duel_mistress", "soul_ferryman", "vault_serpent", "clockwork_judge"],
    "extra_row": ["ember_ward", "merchants_scale", "storm_mark", "second_dawn", "noble_born"],
}


def full(players: int, creatures: int = 5, **more: Any) -> Match:  # Any: values of any field
    """The last round of Zynalith: full fronts with cards on them, a full market, hands that others know in part."""
    hands: list[list[Any]] = [list(hand) for hand in HANDS[:players]]  # Any: names, or what is known of a card
    for hand in hands:
        hand[0] = {"card": hand[0], "seen": "everybody"}
    laid = {"round": 5, "silver": [28] * players, "zynalith": [12] * players, "hand": hands, **ROWS, **more}
    return zynalith.position(players, front=[front[:creatures] for front in FRONTS[:players]], **laid)


@cache
def of_zynalith(players: int = 2) -> Mapping[str, Moment]:
    """Every kind of question to seat 0."""
    played = ["0 play:hand:den_mother", "silence"]
    struck = ["0 play:hand:spark_volley", "silence", "0 host:2"]
    found = {
        "draft": Moment(zynalith.position(players, phase="draft", front=[], **ROWS)),
        "turn": Moment(full(players)),
        "after": Moment(full(players, creatures=3), played),
        "attach": Moment(full(players), ["0 play:hand:war_banner", "silence"]),
        "counter": Moment(full(players, active=1), ["1 play:hand:mending_song"]),
        "target creature": Moment(full(players), struck),
        "discard": Moment(full(players), ["0 redraw:extra"]),
        "end": Moment(full(players, creatures=3, passed=[at > 0 for at in range(players)]), ["0 pass", "silence"]),
    }
    if players > 2:
        found["target hero"] = Moment(full(players), ["0 play:hand:ember_lance", "silence", "0 host:2"])
    return found


def film_of_zynalith() -> Moment:
    """Five players fight four lines: Combat effects, a tie broken by the lot, deaths, half blows, a bounty."""
    fronts = [
        [
            creature("duel_mistress", "gate_breaker"),
            creature("night_collector"),
            creature("hollow_king", damage=1),
            creature("zynalith_colossus", "breach_hammer"),
        ],
        [creature("oath_lancer"), creature("aurora_stag"), creature("cliff_ram"), guard("lamp_widow")],
        [creature("pale_archer", "wild_hearted"), creature("sky_ray"), creature("siege_marshal"), guard("elder_bear")],
        [creature("vault_serpent", "bound_flame"), creature("storm_herald"), creature("quarry_captain")],
        [creature("clockwork_judge", "ring_mail"), creature("mist_maiden"), guard("thornback")],
    ]
    passed = [False, True, True, True, True]
    laid: dict[str, Any] = {"round": 4, "passed": passed, "silver": [11, 9, 21, 12, 6], "zynalith": [3, 4, 3, 6, 2]}
    match = zynalith.position(5, front=fronts, hp=[24, 19, 26, 14, 21], **laid)
    return Moment(match, ["0 pass", "silence", "2 hero:0", "0 hero:1", "0 hero:2"])


# -- Three Perils ------------------------------------------------------------------------------------------------------

HAND = ["ogre_maul", "mail_hauberk", "storm_staff", "hymn_of_the_ford", "watch_longbow", "salt_caravan"]
FOES = ["ettin", "dire_wolf", "hex_crone", "grave_knight", "harpy", "lance_beetle", "hobgoblin", "stone_gargoyle"]
FOES += ["basilisk", "mana_wraith", "rust_ooze", "gilded_mimic"]
SLAIN = ["rat_swarm", "bog_imp", "strangler", "goblin_poacher", "thorn_boar", "carrion_crow", "bone_sentry"]
SLAIN += ["young_troll", "shellback_crab"]
HERO = {"coins": 14, "mana": 2, "earth": 2, "water": 0, "strength": 2, "armour": 1, "life": 7, "points": 6, "wounds": 1}


def journey(players: int, stage: str = "turn", **more: Any) -> Match:  # Any: values of any field
    """The second phase of Three Perils: everybody has played cards, slain enemies and has others before them."""
    seats = range(players)
    played = ["quarry_maul", *(card for card in _deck(1, players) if card != "quarry_maul")]
    held = list((Counter(_deck(2, players)) - Counter(HAND)).elements())
    foes = [{"card": name, "damage": at % 3} for at, name in enumerate(FOES * 2)]
    laid = {
        "stage": stage,
        "phase": 2,
        "turn": 2,
        "character": [[name] for name in perils.CHARACTERS[:players]],
        "heroes": [HERO, *({"coins": 3 + seat, "points": 2 * seat} for seat in seats[1:])],
        "hand": [HAND, *(held[6 * at : 6 * at + 6] for at in range(players - 1))],
        "dealt": [[]] * players,
        "tableau": [played[6 * seat : 6 * seat + 6] for seat in seats],
        "trophies": [(SLAIN * 3)[3 * seat : 3 * seat + 3] for seat in seats],
        "line": [foes[4 * seat : 4 * seat + 4 - seat % 2] for seat in seats],
        **more,
    }
    return arrange(Perils, players, laid)


def _deck(phase: int, players: int) -> list[str]:
    return [FACES[face].id for face in deck(PLAIN.CARDS, phase, players)]


@cache
def of_perils(players: int = 2) -> Mapping[str, Moment]:
    """Every kind of question to seat 0; where it fights, the others have sold a card."""
    nobody: list[list[Any]] = [[] for _ in range(players)]  # Any: cards or enemies
    draft: dict[str, Any] = {"turn": 0, "hand": nobody, "line": nobody}  # Any: values of any field
    four = [(FOES * 2)[4 * seat : 4 * seat + 4] for seat in range(players)]
    picking = journey(players, "pick", **draft, dealt=four)
    giving = journey(players, "gift", **draft, picked=four)
    turn = journey(players)
    sold = [f"{one.seat} {next(key for key in one.keys if key.startswith('sell:'))}" for one in turn.decisions[1:]]
    heroes = [{**HERO, "life": 1}, *({} for _ in range(players - 1))]
    robbed = {**draft, "turn": 6, "heroes": heroes, "line": [[{"card": "gilded_mimic"}], *nobody[1:]]}
    robbery = journey(players, "confront", **robbed)
    cursed = {**robbed, "phase": 3, "line": [[{"card": "gilded_mimic"}, {"card": "lich"}], *nobody[1:]]}
    return {
        "pick": Moment(picking),
        "picked": Moment(picking, [f"0 pick:{FOES[1]}"]),
        "gift": Moment(giving),
        "keep": Moment(giving, [f"0 gift:{FOES[0]}"]),
        "turn": Moment(turn),
        "waiting": Moment(turn, ["0 sell:salt_caravan"]),
        "chain": Moment(turn, [*sold, "0 play:ogre_maul"]),
        "attack": Moment(turn, [*sold, "0 play:ogre_maul", "0 next:ogre_maul"]),
        "life": Moment(robbery),
        "mana": Moment(robbery, ["0 6"]),
        "end": Moment(journey(players, "confront", **cursed), ["0 7"]),
    }


@cache
def full_perils(players: int = 6) -> Mapping[str, Moment]:
    """The most there is before seat 0: 12 enemies, 20 cards played, 7 in hand, and a full table of neighbours."""
    mine = list(dict.fromkeys(_deck(1, players)))[:20]
    rest = list((Counter(_deck(1, players)) - Counter(mine)).elements())
    hand = [*HAND[:5], "basalt_gate", "fountain_of_names"]
    held = list((Counter(_deck(2, players)) - Counter(hand)).elements())
    foes = [{"card": name, "damage": at % 3} for at, name in enumerate(FOES)]
    heroes = [{**HERO, "life": 4, "coins": 5}, *({"coins": 3 + seat, "points": 2 * seat} for seat in range(1, players))]
    laid: dict[str, Any] = {  # Any: values of any field
        "heroes": heroes,
        "hand": [hand, *(held[6 * at : 6 * at + 6] for at in range(players - 1))],
        "tableau": [mine, *(rest[4 * at : 4 * at + 4] for at in range(players - 1))],
        "line": [foes, *([{"card": SLAIN[seat]}] for seat in range(players - 1))],
        "trophies": [SLAIN[5:], *([] for _ in range(players - 1))],
    }
    turn = journey(players, **laid)
    sold = [f"{one.seat} {next(key for key in one.keys if key.startswith('sell:'))}" for one in turn.decisions[1:]]
    struck = journey(players, "confront", **laid | {"turn": 6})
    return {
        "turn": Moment(turn),
        "attack": Moment(turn, [*sold, "0 play:ogre_maul", "0 next:ogre_maul"]),
        "life": Moment(struck),
    }
