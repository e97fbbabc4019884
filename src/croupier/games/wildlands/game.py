"""The rules of Wildlands: setup, rounds, turns, end. `W 5.8` is rule 5.8 of `rules.en.md`.

The rest of the rulebook stands in modules by its groups: `cards_in_hand` (W 3), `land` (W 4), `payment` (W 5, 6),
`main_actions` (W 2, 6 to 9), `combat` (W 9 to 11), `abilities` (W 12), `units` (W 11.10, 14), `strength` (W 13),
`outcome` (W 12.9 to 14), `scoring` (W 17).

A step is one main action, or one decision of a combat with all that follows from it, or one of the end of a turn.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from croupier.engine import (
    BadSetup,
    CardId,
    Components,
    Effect,
    Face,
    FaceId,
    Json,
    Mode,
    Question,
    RuleId,
    Seat,
    Tables,
    Window,
    counted,
)
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Design
from croupier.games.wildlands.cards.kinds import Kinds
from croupier.games.wildlands.effects import designs
from croupier.games.wildlands.rules import (
    cards_in_hand,
    combat,
    events,
    forecast,
    land,
    main_actions,
    options,
    outcome,
    scoring,
)
from croupier.games.wildlands.rules.arranging import complete, world_of
from croupier.games.wildlands.rules.box import pieces
from croupier.games.wildlands.rules.options import DISCARD_ALL, DISCARD_CRYSTALS, DONE, QUESTIONS, REFILL
from croupier.games.wildlands.rules.refusals import refusal
from croupier.games.wildlands.rules.state import Portal, State


class WildlandsRules(State):
    """Call warriors through your portal, tame the wild, and hold what you have won on several fronts at once."""

    slug: ClassVar[str] = "wildlands"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Wildlands"
    seats: ClassVar[tuple[int, int]] = (2, 4)  # W 1.1
    minutes: ClassVar[int | None] = 75
    decisions: ClassVar[Mapping[int, int]] = {2: 256, 3: 394, 4: 560}
    most_decisions: ClassVar[Mapping[int, int]] = {2: 1600, 3: 2400, 4: 3200}  # over four times the most seen
    variants: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "choose_factions": ("off", "on"),
        "natural_guard": ("off", "on"),
        "pure_resource": ("off", "on"),
        "crystal_by_tapping": ("off", "on"),
        "auto_refill": ("off", "on"),
        "sudden_fall": ("off", "on"),
        "tamed_end": ("off", "on"),
        "round_limit": ("8", "5", "6", "7", "9", "10", "11", "12"),
    }
    modes: ClassVar[Mapping[str, Mode]] = {
        "short": Mode({"round_limit": "6", "auto_refill": "on"}, players=(4,), decisions={4: 346})
    }
    TABLES: ClassVar[Tables | None] = designs.TABLES
    FACES: ClassVar[tuple[Face, ...]] = designs.PLAIN.FACES
    DESIGNS: ClassVar[tuple[Design, ...]] = designs.PLAIN.DESIGNS
    KINDS: ClassVar[Kinds] = designs.PLAIN.KINDS
    EFFECTS: ClassVar[Mapping[str, tuple[Effect[Any], ...]]] = designs.PLAIN.EFFECTS  # Any: the game itself
    QUESTIONS: ClassVar[tuple[Question, ...]] = QUESTIONS
    windows: ClassVar[Mapping[str, Window]] = {"refill": Window("refill", ("never", "always"), paced=False)}
    reveals_known: ClassVar[bool] = True
    roles: ClassVar[str] = "faction"
    quiescent: ClassVar[frozenset[str]] = frozenset({"main"})
    placement_returns: ClassVar[bool] = True

    # -- W 1: setup ------------------------------------------------------------------------------------------------

    def setup(self) -> None:
        everybody = range(self.players)
        self.round, self.turn, self.active, self.order = 1, 0, 0, list(everybody)
        self.attacked, self.moves = [], [terms.MOVES for _ in everybody]
        self.due = []
        self.defender, self.side, self.at, self.opening, self.entered = -1, terms.ATTACK, 0, False, 0
        chosen = self.options["choose_factions"] == "on"
        shuffled = list(terms.FACTIONS) if chosen else self.chance.shuffled(terms.FACTIONS)  # W 1.2, 1.16
        self.faction = ["" if chosen else shuffled[seat] for seat in everybody]
        self.lay_out_the_wild()
        self.central_deck = self.add_cards(
            (face for face in self.KINDS.central for _ in range(self.DESIGNS[face].copies)), shuffled=True
        )
        self.row, self.central_deck = self.central_deck[: terms.ROW], self.central_deck[terms.ROW :]  # W 1.12
        supply = (2 * self.players + 2, 3 * self.players, 2 * self.players)  # W 1.13
        self.crystals = tuple(
            self.add_cards([face] * number) for face, number in zip(self.KINDS.crystals, supply, strict=True)
        )
        self.phase = terms.CHOOSE
        if not chosen:
            for seat, faction in enumerate(self.faction):
                self.say(events.FACTION, seat, faction, self.KINDS.portals[faction])
            self.deal()

    @classmethod
    def check_setup(cls, players: int, options: Mapping[str, str]) -> None:
        del players, options
        if (cards := sum(cls.DESIGNS[face].copies for face in cls.KINDS.central)) < terms.ROW:
            raise BadSetup(f"There are {cards} cards for the row, which has {terms.ROW}.", "1.12")

    @classmethod
    def printed(cls, tables: Tables) -> Mapping[str, Any]:
        return designs.designs(tables)._asdict()

    @classmethod
    def components(cls, players: int, options: Mapping[str, str]) -> Components:
        """Any faction may come into play, dealt or chosen (W 1.2, 1.3, 1.14)."""
        dealt = cls.cards_of_setup(players, {**options, "choose_factions": "off"})
        units = (face for faces in cls.KINDS.units.values() for face in faces for _ in range(cls.DESIGNS[face].copies))
        cards = counted([*units, *cls.KINDS.portals.values()])
        return dealt | cards | pieces(players, int(options["round_limit"]))

    def lay_out_the_wild(self) -> None:
        """Territories by tier and group; which are left out depends on the number of players (W 1.9 to 1.11)."""
        tiers = {
            (tier, group): [
                f for f in self.KINDS.territories if (self.DESIGNS[f].tier, self.DESIGNS[f].group) == (tier, group)
            ]
            for tier in (1, 2, 3)
            for group in range(len(terms.RESOURCES))
        }
        groups = range(len(terms.RESOURCES))
        taken: list[FaceId] = []
        for group in groups:
            taken += self.chance.shuffled(tiers[1, group])[: self.players]
        left: list[FaceId] = []
        for group in groups:
            pair = self.chance.shuffled(tiers[2, group])
            taken.append(pair[0])
            left += pair[1:]
        taken += self.chance.shuffled(left)[: {2: 0, 3: 2, 4: 4}[self.players]]
        taken += self.chance.shuffled([face for group in groups for face in tiers[3, group]])[: self.players]
        self.wild = self.add_cards(sorted(taken))
        self.box = self.add_cards(face for face in self.KINDS.territories if face not in taken)

    def choose_faction(self) -> None:
        """One player chooses, in reverse seat order (variant `choose_factions`)."""
        seat = max(seat for seat in range(self.players) if not self.faction[seat])
        left = [name for name in terms.FACTIONS if name not in self.faction]
        offered = [options.one_card(options.CHOOSING_FACTION, name, self.KINDS.portals[name]) for name in left]
        face = self.ask(seat, "faction", offered)
        self.faction[seat] = self.DESIGNS[face].faction
        self.say(events.FACTION, seat, self.faction[seat], face)
        if all(self.faction):
            self.deal()

    def deal(self) -> None:
        """Everybody's world, portal, deck and first hand; then the first turn (W 1.3 to 1.8, 1.14)."""
        for seat, faction in enumerate(self.faction):
            portal = Portal()
            (portal.card,) = self.add_cards((self.KINDS.portals[faction],))
            self.portal.append(portal)
            units = self.KINDS.units[faction]
            self.world[seat] = self.add_cards(face for face in units for _ in range(self.DESIGNS[face].copies))
            crystals = self.add_cards([self.KINDS.crystals[0]] * terms.CRYSTALS)
            basics = [self.take(self.world[seat], units[0]) for _ in range(terms.BASICS)]  # W 1.6
            self.discard[seat] = crystals + basics  # open: everybody knows what these decks are made of
        for seat in range(self.players):
            self.shuffle(self.discard[seat])  # W 1.7
            self.deck[seat], self.discard[seat] = self.discard[seat], []
            cards_in_hand.replenish(self, seat)
        self.say(events.ROUND, 1, int(self.options["round_limit"]))
        self.begin_turn()

    def rest(self, card: CardId) -> list[CardId]:
        design = self.design(card)
        if design.kind == "unit":
            return world_of(self, design.faction)
        if design.kind == "crystal":
            return self.crystals[design.value - 1]
        return self.box if design.kind == "territory" else self.central_deck

    def arranged(self, position: Json) -> None:
        complete(self, position)

    # -- the match -------------------------------------------------------------------------------------------------

    def step(self) -> None:
        match self.phase:
            case terms.MAIN:
                self.main_action()
            case terms.TARGET:
                combat.designate(self)
            case terms.SURGING:
                combat.surge(self)
            case terms.PLACE:
                combat.place(self)
            case terms.LATE:
                outcome.delayed(self)
            case terms.AFTER:
                outcome.aftermath(self)
            case terms.DOOM:
                outcome.destroy_doomed(self)
                if self.phase == terms.MAIN and scoring.ends_now(self):
                    scoring.end(self)
            case terms.END_TURN:
                self.discard_at_the_end()
            case terms.REFILL:
                self.others_refill()
            case _:
                self.choose_faction()

    # -- W 2: rounds and turns -------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """W 2.4, 4.6: untap; whom one attacks and what effects move is counted anew (W 9.7, 12.14)."""
        self.active = self.order[self.turn]
        self.attacked, self.moves = [], [terms.MOVES for _ in range(self.players)]
        self.phase = terms.MAIN
        self.say(events.TURN, self.active)
        land.untap_all(self, self.active)

    def main_action(self) -> None:
        """One main action; `end_turn` is always among them (W 2.5 to 2.7)."""
        deed = self.ask_unless_forced(self.active, "main", main_actions.offered(self, self.active))
        if deed.verb == "end_turn":
            self.say(events.ENDED_MAIN, self.active)
            self.phase = terms.END_TURN
        else:
            main_actions.carry_out(self, self.active, deed)

    def is_last_turn(self) -> bool:
        """Whether the match ends after this turn (W 16.7)."""
        return self.turn == self.players - 1 and scoring.ends_with_this_round(self)

    def end_round(self) -> None:
        if scoring.ends_with_this_round(self):
            scoring.end(self)
        main_actions.pass_row(self)
        self.round += 1
        self.turn = 0
        limit = int(self.options["round_limit"])
        self.say(events.ROUND, self.round, limit)
        if self.round == limit:  # W 2.3
            self.order = sorted(range(self.players), key=lambda seat: (-scoring.score(self, seat).total, seat))
            for seat in self.order:
                self.say(events.BY_SCORE, seat)
        self.begin_turn()

    # -- W 16: the end of a turn -----------------------------------------------------------------------------------

    def discard_at_the_end(self) -> None:
        """One decision about the hand; then it is filled up to five (W 16.1 to 16.3, 16.6, 16.7)."""
        me = self.active
        choice = None
        if not self.is_last_turn():
            choice = self.ask_unless_forced(me, "discard", self.discards(me))
        if choice == "crystals":
            crystals = [self.faces[card] for card in cards_in_hand.crystals(self, me)]
            self.say(events.DISCARDED, me, crystals)
            for face in crystals:
                cards_in_hand.discard(self, me, face)
        elif isinstance(choice, int):
            face = FaceId(choice)
            cards_in_hand.discard(self, me, face)
            self.say(events.DISCARDED, me, [face])
        else:
            if choice == "all":
                cards_in_hand.discard_all(self, me)
            self.say(events.ENDED_TURN, me)
            cards_in_hand.replenish(self, me)
            self.phase = terms.REFILL

    def discards(self, me: Seat) -> Sequence[Any]:  # Any: options of faces and of words
        held = self.hand_in_order(me)
        return [
            DONE,
            *([DISCARD_CRYSTALS] if len(cards_in_hand.crystals(self, me)) > 1 else []),
            *([DISCARD_ALL] if len(self.hand[me]) > 1 else []),
            *(options.one_card(options.DISCARDING, self.DESIGNS[face].id, face) for face in held),
        ]

    def others_refill(self) -> None:
        """The others fill up their hands if they like; they answer side by side (W 16.4, 16.5, 16.7)."""
        if not self.is_last_turn():
            able = [seat for seat in self.clockwise(self.active) if cards_in_hand.to_draw(self, seat)]
            if self.options["auto_refill"] == "on":
                for seat in able:
                    cards_in_hand.replenish(self, seat)
            elif able:
                settled = self.together(able, self.refill)
                for seat in able:
                    if not settled[seat]:  # a pile is not shuffled beside a question that is still open
                        cards_in_hand.replenish(self, seat)
        self.turn += 1
        if self.turn == self.players:
            self.end_round()
        else:
            self.begin_turn()

    def refill(self, seat: Seat) -> bool:
        """One player's answer; whether nothing of it is left to carry out."""
        if not self.ask(seat, "refill", REFILL):
            self.say(events.KEPT, seat)
        elif cards_in_hand.needs_shuffling(self, seat, terms.HAND - len(self.hand[seat])):
            return False
        else:
            cards_in_hand.replenish(self, seat)
        return True

    # -- standing answers, facts, what people ask --------------------------------------------------------------------

    def preset_answers(self, seat: Seat, name: str, preset: str) -> bool:
        del seat, name
        return preset == "always"

    def preset_expires(self, seat: Seat, preset: str) -> bool:
        del seat, preset
        return False

    def facts(self, seat: Seat | None) -> Json:
        return forecast.facts(self, seat)

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> RuleId | None:  # Any: by the verb
        return refusal(self, seat, verb, **arguments)
