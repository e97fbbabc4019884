"""The rules of Zynalith: setup, draft, rounds, end. `Z 5.8` is rule 5.8 of `rules.en.md`.

The rest of the rulebook stands in modules by its groups: `market` and `display` (Z 4), `turn` and `main_actions`
(Z 5 to 7), `counters` (Z 8), `front` (Z 9, 12), `combat` (Z 10, 11, 14), `heroes`, `triggers` (Z 13), `scoring` (Z 15).

A step is a draft pick, the start of a round, one `turn` decision with all that follows, one line of the combat
phase, or the end of the game: the operations of Z 4.6.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from croupier.engine import (
    BadSetup,
    CardId,
    Components,
    Effect,
    Face,
    FaceId,
    Json,
    Question,
    RuleId,
    Seat,
    Tables,
    Window,
)
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.terms import CREATURE_BACK, EVENT, EXTRA_BACK
from croupier.games.zynalith.effects import designs
from croupier.games.zynalith.rules import (
    combat,
    display,
    events,
    forecast,
    front,
    heroes,
    main_actions,
    market,
    scoring,
    sums,
    triggers,
    turn,
)
from croupier.games.zynalith.rules.box import pieces
from croupier.games.zynalith.rules.options import QUESTIONS, OfHand
from croupier.games.zynalith.rules.refusals import refusal
from croupier.games.zynalith.rules.state import AFTER, COMBAT, DRAFT, END, MAIN_ACTIONS, PHASES, START, TURN, State


class ZynalithRules(State):
    """Buy creatures from a shared market, line them up by initiative, bank the crystals of every line you win."""

    slug: ClassVar[str] = "zynalith"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Zynalith"
    seats: ClassVar[tuple[int, int]] = (2, 5)
    minutes: ClassVar[int | None] = 45
    decisions: ClassVar[Mapping[int, int]] = {2: 114, 3: 165, 4: 201, 5: 233}
    most_decisions: ClassVar[Mapping[int, int]] = {2: 1200, 3: 1800, 4: 2400, 5: 3000}  # over four times the most seen
    variants: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "two_fronts": ("off", "on"),
        "faceless_warrior": ("off", "on"),
        "cost_defence": ("off", "on"),
        "free_order": ("off", "on"),
        "instant_refill": ("off", "on"),
    }
    TABLES: ClassVar[Tables | None] = designs.TABLES
    FACES: ClassVar[tuple[Face, ...]] = designs.PLAIN.FACES
    DESIGNS: ClassVar[tuple[Design, ...]] = designs.PLAIN.DESIGNS
    TYPES: ClassVar[tuple[int, ...]] = designs.PLAIN.TYPES
    COSTS: ClassVar[tuple[int, ...]] = designs.PLAIN.COSTS
    OF_HAND: ClassVar[OfHand] = designs.PLAIN.OF_HAND
    EFFECTS: ClassVar[Mapping[str, tuple[Effect[Any], ...]]] = designs.PLAIN.EFFECTS  # Any: the game itself
    QUESTIONS: ClassVar[tuple[Question, ...]] = QUESTIONS
    windows: ClassVar[Mapping[str, Window]] = {
        "counter": Window("hold", ("never", "until_my_turn", "unless_played", "unless_dear"))  # Z 8.3
    }
    placement_returns: ClassVar[bool] = True
    reveals_known: ClassVar[bool] = True  # Z 16.2
    never_in_hand: ClassVar[frozenset[FaceId]] = designs.PLAIN.never_in_hand  # Z 2.9

    # -- Z 1: setup ------------------------------------------------------------------------------------------------

    def setup(self) -> None:
        everybody = range(self.players)
        self.phase, self.round, self.picks = DRAFT, 0, 0
        self.arrived = self.line = self.entered = 0
        self.east, self.announced = False, None
        self.hp = [terms.HERO for _ in everybody]  # Z 1.1
        self.silver = [20 for _ in everybody]  # Z 1.2
        self.zynalith = [3 for _ in everybody]  # Z 1.3
        self.turns, self.ward = [0 for _ in everybody], [0 for _ in everybody]
        self.passed, self.leech, self.declines, self.declined_for_round, self.out = (
            [False for _ in everybody] for _ in range(5)
        )
        for back in (CREATURE_BACK, EXTRA_BACK):  # Z 1.4
            pile = self.add_cards(
                [
                    FaceId(face)
                    for face, printed in enumerate(self.DESIGNS)
                    if printed.back == back and (not printed.faceless or self.options["faceless_warrior"] == "on")
                    for _ in range(printed.copies)
                ],
                shuffled=True,
            )
            market.deck(self, back).extend(pile)
        self.first = self.start = self.active = self.chance.below(self.players)  # Z 1.6
        self.say(events.FIRST, self.first)
        self.creature_row, self.extra_row = [None] * terms.PLACES, [None] * terms.PLACES
        display.fill_both(self)  # Z 1.7

    @classmethod
    def check_setup(cls, players: int, options: Mapping[str, str]) -> None:
        del options
        counts = [0, 0]
        for printed in cls.DESIGNS:
            if printed.type != EVENT:
                counts[printed.back] += printed.copies
        needed = 2 * terms.PLACES + terms.PICKS * players
        if min(counts) < terms.PLACES or sum(counts) < needed:
            lack = f"There are {counts[0]} creatures and {counts[1]} extras"
            raise BadSetup(f"{lack}: {players} players need {terms.PLACES} of each, and {needed} in all.", "2.1")

    @classmethod
    def printed(cls, tables: Tables) -> Mapping[str, Any]:
        return designs.designs(tables)._asdict()

    def rest(self, card: CardId) -> list[CardId]:
        return market.deck(self, self.DESIGNS[self.faces[card]].back)

    def arranged(self, position: Json) -> None:
        del position
        if self.phase not in PHASES:
            raise BadSetup(f"phase: {self.phase!r} is none of {', '.join(PHASES)}.", "3.1")
        if self.phase != DRAFT:
            self.round = max(self.round, 1)
        if not 0 <= self.round <= terms.ROUNDS:
            raise BadSetup(f"round: {self.round} is none of 1 to {terms.ROUNDS}.", "3.1")
        for places in (self.creature_row, self.extra_row):
            places += [None] * (terms.PLACES - len(places))
            if len(places) > terms.PLACES:
                raise BadSetup(f"A row of the display has {terms.PLACES} places, not {len(places)}.", "4.2")
        for seat in range(self.players):
            self._arrange_front(seat)
        if self.phase != DRAFT:
            self.picks = terms.PICKS * self.players
        if self.phase in (TURN, AFTER):
            self.turns[self.active] = max(self.turns[self.active], 1)
        elif self.phase != DRAFT:
            self.active = self.start
        if self.phase == COMBAT and self.line == 0:
            combat.form_lines(self)
            self.line = 1

    def _arrange_front(self, seat: Seat) -> None:
        """What follows from the creatures of a front and from what lies on them."""
        if len(self.front[seat]) > self.slots():
            raise BadSetup(
                f"front {seat}: {len(self.front[seat])} creatures, and round {self.round} has room for {self.slots()}.",
                "3.3",
            )
        for creature in self.front[seat]:
            self.entered += 1
            creature.owner, creature.number = seat, self.entered
            front.wear(self, creature)
            if min(creature.room) < 0:
                card = self.FACES[self.faces[creature.card]].id
                raise BadSetup(f"front {seat}: more lies on {card!r} than it has slots for.", "6.8")
        front.update(self, seat)

    @classmethod
    def components(cls, players: int, options: Mapping[str, str]) -> Components:
        """Cards of the setup, and something to count with."""
        return cls.cards_of_setup(players, options) | pieces(players)

    # -- the match -------------------------------------------------------------------------------------------------

    def step(self) -> None:
        market.clear_aside(self)
        self.deed = ""
        if self.phase == TURN:
            self.turn_before()
        elif self.phase == AFTER:
            self.turn_after()
        elif self.phase == COMBAT:
            self.combat_line()
        elif self.phase == DRAFT:
            self.draft_pick()
        elif self.phase == START:
            self.start_round()
        else:
            self.end_game()

    def draft_pick(self) -> None:
        """One card for the player in turn, free of charge (Z 2)."""
        me = self.active
        options = turn.from_display(self)
        if options:
            _, place, number = self.ask_unless_forced(me, "draft", options)
            if place in terms.BACKS:
                card = market.off_display(self, terms.BACKS.index(place), number)
                self.remember((card,), range(self.players))  # Z 2.8
                self.hand[me].append(card)
                self.say(events.PICKED, me, card, place, number)
            else:
                back = CREATURE_BACK if place == "deck:creature" else EXTRA_BACK
                display.draw(self, me, back, events.DREW_IN_DRAFT)
            if self.options["instant_refill"] == "on":
                display.fill_both(self)
        self.picks += 1
        while self.picks < terms.PICKS * self.players:  # Z 2.1 to 2.3
            self.active = (self.first + self.picks) % self.players
            if not self.out[self.active]:
                return
            self.picks += 1
        self.phase = START

    def start_round(self) -> None:
        self.round += 1
        self.start = self.active = self.living_from((self.first + self.round) % self.players)  # Z 3.2, 3.4
        self.say(events.ROUND, self.round, self.slots(), self.start)
        for seat in self.living():
            heroes.gain(self, seat, "silver", 10, events.INCOME)
        for seat in self.living():
            heroes.gain(self, seat, "silver", heroes.wages(self, seat), events.WAGES)
        self.say(events.REFRESHED)
        display.refresh(self)  # Z 3.7
        self.start = self.living_from(self.start)  # Z 3.12
        self.begin_turn(self.start)

    # -- Z 5: turns ------------------------------------------------------------------------------------------------

    def begin_turn(self, me: Seat) -> None:
        self.phase, self.active, self.arrived = TURN, me, 0
        self.turns[me] += 1
        self.swapped = []
        for creature in self.front[me]:
            creature.switched = False
        if not self.declined_for_round[me]:
            self.declines[me] = False  # Z 8.5
        self.say(events.TURN, me, self.turns[me])

    def turn_before(self) -> None:
        """One decision before the main action: a side action, or the main action itself (Z 5.2 to 5.4)."""
        me = self.active
        deed = self.ask_unless_forced(me, "turn", turn.offered_before(self, me))
        self.deed = deed[0]
        if deed[0] not in MAIN_ACTIONS:
            turn.side_action(self, me, deed)
            combat.settle(self)
            if self.out[me]:
                self.next_turn()  # Z 5.9
            return
        played = main_actions.main_action(self, me, deed)
        if self.options["instant_refill"] == "on":
            display.fill_both(self)
        if played is not None and not played.gone:
            self.arrived = played.number
        free = self.options["free_order"] == "on" and deed[0] != "pass"
        if self.out[me] or not (self.arrived or free):
            self.next_turn()  # Z 5.5, 5.6, 5.9
        else:
            self.phase = AFTER
            self.end_turn_if_idle()

    def turn_after(self) -> None:
        """One decision after the main action (Z 5.3, 5.4)."""
        me = self.active
        deed = self.ask(me, "turn", turn.offered_after(self, me))
        self.deed = deed[0]
        if deed[0] == "end":
            self.next_turn()
            return
        turn.side_action(self, me, deed)
        combat.settle(self)
        if self.out[me]:
            self.next_turn()  # Z 5.9
        else:
            self.end_turn_if_idle()

    def end_turn_if_idle(self) -> None:
        if not turn.offered_after(self, self.active):
            self.next_turn()  # Z 5.6

    def next_turn(self) -> None:
        """The next player who has not passed; when all have, the combat phase begins (Z 5.1, 5.7)."""
        for seat in (*self.clockwise(self.active), self.active):
            if not self.passed[seat] and not self.out[seat]:
                self.begin_turn(seat)
                return
        self.phase, self.active, self.arrived = COMBAT, self.start, 0
        self.line, self.east = 1, False
        combat.form_lines(self)
        self.say(events.COMBAT, self.round)

    # -- Z 10: the combat phase ------------------------------------------------------------------------------------

    def combat_line(self) -> None:
        """One line, with its triggers and charges (Z 10.4, 10.5)."""
        number = self.line
        members = forecast.in_line(self, number, east=self.east)
        if members:
            combat.fight(self, members, number, east=self.east)
            combat.settle(self)
        self.line = number + 1
        if any(c.line >= self.line and c.east == self.east for f in self.front for c in f):
            return
        if self.options["two_fronts"] == "on" and not self.east:  # 6 two_fronts
            self.line, self.east = 1, True
        else:
            self.end_round()

    # -- Z 15: end of the round, end of the game -------------------------------------------------------------------

    def end_round(self) -> None:
        """What holds for a round ends; damage stays (Z 15.1, 15.2)."""
        self.line, self.east = 0, False
        self.say(events.ROUND_OVER, self.round)
        for seat in range(self.players):
            self.turns[seat] = self.ward[seat] = 0
            self.passed[seat] = self.leech[seat] = False
            self.declines[seat] = self.declined_for_round[seat] = False
            for creature in self.front[seat]:
                creature.for_round = terms.NONE
                creature.charged, creature.line = False, 0
            front.update(self, seat)
        front.bury(self)  # a Faceless Warrior may have lost its HP
        combat.settle(self)  # still in this round: what works once in it has its mark (Z 13.21)
        for creature in front.everywhere(self):
            creature.used = []
        self.phase = END if self.round == terms.ROUNDS else START  # Z 3.1

    def end_game(self) -> None:
        """Game End triggers, then the points (Z 13.13, 15.3, 15.4)."""
        triggers.set_off(self, terms.GAME_END)
        combat.settle(self)
        scoring.end(self)

    # -- standing answers, facts, what people ask ------------------------------------------------------------------

    def preset_answers(self, seat: Seat, name: str, preset: str) -> bool:
        """Whether a preset holds for the asked player: the preset and the announced action decide."""
        del seat, name
        if preset in ("never", "until_my_turn"):
            return preset == "until_my_turn"
        told = self.announcement
        if told.verb != "play":
            return True
        return preset == "unless_dear" and not self.DESIGNS[self.faces[told.card]].dear

    def preset_expires(self, seat: Seat, preset: str) -> bool:
        return preset == "until_my_turn" and self.active == seat

    def facts(self, seat: Seat | None) -> Json:
        """What follows from what a seat sees, beginning with the forecast for every line."""
        return sums.of(self, seat)

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> RuleId | None:  # Any: by the verb
        return refusal(self, seat, verb, **arguments)
