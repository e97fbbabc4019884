"""The rules of Confluence: setup and the nine phases of a round. `C 5.1` is rule 5.1 of `rules.en.md`.

The rest of the rulebook stands in modules by its groups: `zones` (C 2), `combinations` and `announcing` (C 3), `stacks`
and `targets` (C 4, 8), `turns` (C 6, 7), `cost` (C 9), `combat` (C 11), `closing` (C 12 to 14).

A step is a card laid with its announcements, an individual effect, a pass, an effect that is carried out, a payment, an
attack that is aimed, or a discard: a choice costs the same late in a round as early in it.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from croupier.engine import (
    BadSetup,
    CardId,
    Components,
    Effect,
    Event,
    Face,
    FaceId,
    Json,
    Mode,
    Question,
    RuleId,
    Seat,
    Tables,
)
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Design
from croupier.games.confluence.effects import designs
from croupier.games.confluence.rules import (
    arranging,
    closing,
    combat,
    cost,
    derived,
    events,
    options,
    stacks,
    turns,
    zones,
)
from croupier.games.confluence.rules.box import pieces
from croupier.games.confluence.rules.refusals import Tried, refusal
from croupier.games.confluence.rules.state import State, Waiting


class ConfluenceRules(State):
    """Link cards of one stream into attacks and walls, and see what is left when all effects have unwound."""

    slug: ClassVar[str] = "confluence"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Confluence"
    minutes: ClassVar[int | None] = 60
    decisions: ClassVar[Mapping[int, int]] = {2: 213, 3: 367, 4: 529, 5: 706}
    most_decisions: ClassVar[Mapping[int, int]] = {2: 2000, 3: 3000, 4: 4000, 5: 5000}  # over four times the most seen
    seats: ClassVar[tuple[int, int]] = (2, 5)
    variants: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "additional_limit": ("2", "1", "3", "none"),
        "high_water": ("5", "4", "6", "8"),
        "bank": ("on", "off"),
        "hand_limit": ("none", "5", "7"),
        "open_activation": ("off", "on"),
        "shared_common": ("off", "on"),
        "hits_in_order": ("off", "on"),
        "start_life": ("30", "20"),
    }
    modes: ClassVar[Mapping[str, Mode]] = {
        "short": Mode({"start_life": "20", "high_water": "4"}, players=(4, 5), decisions={4: 400, 5: 513})
    }
    TABLES: ClassVar[Tables | None] = designs.TABLES
    FACES: ClassVar[tuple[Face, ...]] = designs.PLAIN.FACES
    DESIGNS: ClassVar[tuple[Design, ...]] = designs.PLAIN.DESIGNS
    NAMED: ClassVar[Mapping[str, Design]] = designs.PLAIN.NAMED
    EFFECTS: ClassVar[Mapping[str, tuple[Effect[Any], ...]]] = designs.PLAIN.EFFECTS  # Any: the game itself
    QUESTIONS: ClassVar[tuple[Question, ...]] = options.QUESTIONS
    reveals_known: ClassVar[bool] = True  # C 15.4
    quiescent: ClassVar[frozenset[str]] = frozenset({"lay"})

    # -- C 1: setup ------------------------------------------------------------------------------------------------

    def setup(self) -> None:
        everybody = range(self.players)
        self.phase, self.deed, self.round = terms.START, terms.LAY, 0
        self.passes = self.entered = 0
        self.in_order, self.settling, self.forming, self.sharing, self.giver = False, None, None, None, 0
        self.life = [int(self.options["start_life"]) for _ in everybody]  # C 1.2
        self.before = list(self.life)
        self.stopped, self.out = [False for _ in everybody], [False for _ in everybody]
        self.lays = [0 for _ in everybody]
        for seat in everybody:
            self.debt[seat] = [0, 0, 0]
        self.deck = self.add_cards(  # C 1.5
            [FaceId(face) for face, design in enumerate(self.DESIGNS) for _ in range(design.copies)], shuffled=True
        )
        self.lead = self.active = self.chance.below(self.players)  # C 1.6
        for seat in self.from_lead():
            self.hand[seat] = self.take_off(terms.HAND)  # C 1.7
        for seat in self.from_lead():
            self.pool[seat] = self.take_off(terms.POOL)  # C 1.8
        self.common = self.take_off(terms.COMMON_POOL)  # C 1.9

    @classmethod
    def check_setup(cls, players: int, options: Mapping[str, str]) -> None:
        del options
        cards = sum(design.copies for design in cls.DESIGNS)
        dealt = players * (terms.HAND + terms.POOL) + terms.COMMON_POOL
        if cards < dealt:
            raise BadSetup(f"There are {cards} cards, and for {players} players {dealt} are dealt.", "1.9")

    @classmethod
    def printed(cls, tables: Tables) -> Mapping[str, Any]:
        return designs.designs(tables)._asdict()

    def take_off(self, number: int) -> list[CardId]:
        """Cards from the top of the full deck (C 1.10: nothing is set off)."""
        taken, self.deck = self.deck[:number], self.deck[number:]
        return taken

    def rest(self, card: CardId) -> list[CardId]:
        del card
        return self.deck

    def arranged(self, position: Json) -> None:
        arranging.complete(self, position)

    @classmethod
    def components(cls, players: int, options: Mapping[str, str]) -> Components:
        """Cards of the setup, counters and markers (C 1.2, 1.6)."""
        return cls.cards_of_setup(players, options) | pieces(players, int(options["start_life"]))

    # -- C 5: the round --------------------------------------------------------------------------------------------

    def step(self) -> None:
        laying = self.deed == terms.LAY
        if self.phase == terms.BASIC:
            turns.basic_turn(self) if laying else turns.basic_activation(self)
        elif self.phase == terms.ADDITIONAL:
            turns.additional_turn(self) if laying else turns.additional_activation(self)
        elif self.phase == terms.STACKS:
            self.settle_next()
        elif self.phase == terms.COST:
            self.pay_next()
        elif self.phase == terms.ENDING:
            self.end_event()
        elif self.phase == terms.COMBAT:
            self.aim_next()
        elif self.phase == terms.LAYDOWN:
            self.lay_down_next()
        elif self.phase == terms.RESULTS:
            closing.results(self)
            self.phase = terms.START
        else:
            self.start_round()

    def start_round(self) -> None:
        """The Initial phase: a first card for the common pool, a card for each player (C 5.2 to 5.6)."""
        self.round += 1
        self.before = list(self.life)
        self.active = self.lead
        self.say(events.FIRST_ROUND if self.round == 1 else events.ROUND, self.lead, self.round)
        card = zones.from_deck(self)
        if card is None:
            self.say(events.NO_FIRST_CARD)
        else:
            self.common.append(card)
            self.say(events.FIRST_CARD, card)
            if self.DESIGNS[self.faces[card]].common is not None:
                stacks.set_off(self, self.lead, self.faces[card], terms.COMMON)  # C 4.4, 5.4
        for seat in self.from_lead():
            zones.draw(self, seat, 1, events.DEALT)
        turns.go_on(self, terms.BASIC)

    # -- C 8: stacks -----------------------------------------------------------------------------------------------

    def settle_next(self) -> None:
        """The top effect of the instant stack or, when that is empty, of the main stack (C 8.1 to 8.3)."""
        stack = self.instant or self.main
        if stack:
            self.settle(stack.pop(), events.SETTLED)
        else:
            turns.go_on(self, terms.COST)

    def settle(self, waiting: Waiting, event: Event) -> None:
        """Carry out an effect that has left its stack, by the choices of who controls it now (C 4.13)."""
        self.settling = waiting
        verb = self.verb_of(waiting)
        self.say(event, waiting.controller, waiting.source, verb.term, verb.amount)
        verb.do(self, waiting.controller)
        self.settling = None

    # -- C 9 to 11: costs, end of the round, combat ------------------------------------------------------------------

    def pay_next(self) -> None:
        """One player pays (C 9.1)."""
        cost.pay(self, self.active)
        turns.next_player(self, terms.ENDING)

    def end_event(self) -> None:
        """One event of the player whose turn it is, in the order of that player’s choice (C 10.2, 10.3)."""
        mine = self.ending[self.active]
        if not mine:
            self.in_order = False
            turns.next_player(self, terms.COMBAT)
            return
        different = {(self.verb_of(one).term, self.verb_of(one).amount): n for n, one in reversed([*enumerate(mine)])}
        place = 0
        if len(different) > 1 and not self.in_order:
            offered = [options.event(mine[n].order, n) for n in sorted(different.values())]
            place = self.ask(self.active, "event", [*offered, options.IN_ORDER])
            self.in_order = place == options.IN_ORDER.value
        self.settle(mine.pop(max(place, 0)), events.SETTLED_AT_END)

    def aim_next(self) -> None:
        """One attack is aimed; after the last one all hits are calculated (C 11.1, 11.8)."""
        found = combat.next_to_aim(self)
        if found is not None:
            self.active = found[0]
            combat.aim(self, *found)
        else:
            combat.calculate(self)
            turns.go_on(self, terms.LAYDOWN)

    # -- C 12: laydown ---------------------------------------------------------------------------------------------

    def lay_down_next(self) -> None:
        """One discard; when the pools are within their limit, whatever belongs to the round ends, then hands (C 12)."""
        if closing.lay_down(self):
            return
        closing.oldest_leave(self)
        closing.clear(self)
        if not closing.over_the_limit(self):
            turns.go_on(self, terms.RESULTS)

    # -- facts, what people ask ------------------------------------------------------------------------------------

    def facts(self, seat: Seat | None) -> Json:
        return derived.of(self, seat)

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> RuleId | None:  # Any: by the verb
        return refusal(self, seat, Tried(verb, **arguments))
