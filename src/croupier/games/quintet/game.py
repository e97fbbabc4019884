"""The rules of Quintet, in the order of the rulebook. `Q 4.7` is rule 4.7 of `rules.en.md`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NoReturn

from croupier.engine import (
    BadSetup,
    CardId,
    Effect,
    Event,
    Face,
    FaceId,
    Json,
    Option,
    Question,
    RuleId,
    Seat,
    Tables,
    Window,
)
from croupier.games.quintet import effects
from croupier.games.quintet.cards.faces import ALL_FIVE, BIT, WIZARD
from croupier.games.quintet.rules import events
from croupier.games.quintet.rules.options import CANNOT_REACT, DISCARD, PLAY, QUESTIONS, REACT, Target
from croupier.games.quintet.rules.refusals import refusal
from croupier.games.quintet.rules.state import DRAW_PHASE, END_PHASE, MAIN_PHASE, MOST_PLAYERS, PHASES, State

OPENING_HAND = 5  # Q 3.3


class QuintetRules(State):
    """Five kinds of character, five copies of each; the first to hold all five on the battlefield wins."""

    slug: ClassVar[str] = "quintet"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Quintet"
    seats: ClassVar[tuple[int, int]] = (2, MOST_PLAYERS)
    minutes: ClassVar[int | None] = 15
    decisions: ClassVar[Mapping[int, int]] = {2: 47, 3: 87, 4: 143, 5: 217}
    # Each turn but the first costs a card of the library (Q 4.2), so that all together play 55 characters a player at
    # most; each is asked about once by every player and once for what it does, in up to three games.
    most_decisions: ClassVar[Mapping[int, int]] = {n: 3 * 55 * n * (n + 3) for n in range(2, MOST_PLAYERS + 1)}
    variants: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hand_check": ("always", "end_of_turn"),
        "hand_limit": ("5", "7"),
        "teams": ("off", "on"),
        "match": ("single", "best_of_three"),
    }
    TABLES: ClassVar[Tables | None] = effects.TABLES
    FACES: ClassVar[tuple[Face, ...]] = effects.PLAIN.FACES
    COPIES: ClassVar[tuple[int, ...]] = effects.PLAIN.COPIES
    DECK: ClassVar[tuple[FaceId, ...]] = effects.PLAIN.DECK
    ABILITY: ClassVar[Mapping[FaceId, effects.Ability]] = effects.PLAIN.ABILITY
    PRICE: ClassVar[int] = effects.PLAIN.PRICE
    EFFECTS: ClassVar[Mapping[str, tuple[Effect[Any], ...]]] = effects.PLAIN.EFFECTS  # Any: the game itself
    collected: ClassVar[frozenset[str]] = frozenset({"battlefield"})
    unsaid: ClassVar[frozenset[str]] = frozenset({"removed"})  # Q 9.6: only their number is told
    windows: ClassVar[Mapping[str, Window]] = {
        "react": Window("pass", ("never", "until_my_turn", "unless_fourth", "unless_fifth"))  # Q 7.5, 7.7
    }
    QUESTIONS: ClassVar[tuple[Question, ...]] = QUESTIONS

    @classmethod
    def sum_of_returns(cls, players: int, options: Mapping[str, str]) -> float | None:
        del players
        return 2.0 if options["teams"] == "on" else 1.0

    # -- Part 3: setup -----------------------------------------------------------------------------------------

    def setup(self) -> None:
        self.hand_limit = int(self.options["hand_limit"])  # Q 2.3
        self.teams = self.options["teams"] == "on"
        self.checked_at_end = self.options["hand_check"] == "end_of_turn"
        self.won = [0] * self.players
        self.first = self.chance.below(self.players)  # Q 3.1, 3.4
        for owner in range(self.players):
            self.library[owner] = self.add_cards(self.DECK, owner, shuffled=True)  # Q 3.2
        self.deal()

    def deal(self) -> None:
        """Deal the opening hands (Q 3.3); the first turn begins (Q 3.6)."""
        for owner in range(self.players):
            library = self.library[owner]
            self.hand[owner] = library[:OPENING_HAND]
            del library[:OPENING_HAND]
        self.eliminated = [False] * self.players
        self.arriving = []
        self.turn = 0
        self.say(events.GAME_STARTED, self.first, [*range(self.players)], sum(self.won) // len(self.side_of(0)) + 1)
        self.begin_turn(self.first)

    @classmethod
    def check_setup(cls, players: int, options: Mapping[str, str]) -> None:
        if options["teams"] == "on" and players != 4:
            raise BadSetup(f"Teams are for exactly 4 players, not {players}.")
        if len(cls.DECK) < OPENING_HAND:
            raise BadSetup(f"A deck of {len(cls.DECK)} cards is too small for a hand of {OPENING_HAND}.", "3.3")

    @classmethod
    def printed(cls, tables: Tables) -> Mapping[str, Any]:
        return effects.designs(tables)._asdict()

    def rest(self, card: CardId) -> list[CardId]:
        return self.library[card // len(self.DECK)]

    def arranged(self, position: Json) -> None:
        del position
        if self.phase not in PHASES:
            raise BadSetup(f"phase: {self.phase!r} is none of {', '.join(PHASES)}.", "4.1")
        if self.eliminated[self.active]:
            raise BadSetup(f"active: seat {self.active} is eliminated and has no turn.", "9.10")
        if self.last_side():
            raise BadSetup("eliminated: only one side is left, so the game is over.", "9.8")
        for seat in range(self.players):
            if self.eliminated[seat]:
                self.remove_all(seat)
        self.turn = max(self.turn, 1)

    # -- Part 4: the turn --------------------------------------------------------------------------------------

    def step(self) -> None:
        """A turn, from its current phase on (Q 4.1)."""
        me = self.active
        if self.phase == DRAW_PHASE:
            if self.turn > 1 or me != self.first:
                self.draw(me)  # Q 4.2
            else:
                self.say(events.SKIPPED_DRAW, me)  # Q 4.3, 4.4
            self.phase = MAIN_PHASE

        if self.phase == MAIN_PHASE:
            kind = self.ask(me, "play", PLAY[self.kinds_in(self.hand[me])])  # Q 4.7, 4.8, 4.10, 4.11
            if kind is None:
                self.say(events.PLAYED_NOTHING, me)
            else:
                self.put_into_play(me, kind)
                self.say(events.PLAYED, me, kind)
                self.arrive(me, kind)
            self.phase = END_PHASE

        if self.checked_at_end:
            while len(self.hand[me]) > self.hand_limit:
                self.discard(me, "overflow_discard", events.OVERFLOWED)
        self.say(events.TURN_ENDED, me)  # Q 4.14
        self.begin_turn((me + 1) % self.players)  # Q 1.3

    def begin_turn(self, seat: Seat) -> None:
        """The turn of this seat, or of the next one that is still in the game (Q 4.15, 9.10)."""
        while self.eliminated[seat]:
            seat = (seat + 1) % self.players
        self.active = seat
        self.turn += 1
        self.phase = DRAW_PHASE
        self.say(events.TURN_STARTED, seat, self.turn)

    # -- Parts 5 and 6: arrival and reaction window ------------------------------------------------------------

    def put_into_play(self, me: Seat, kind: FaceId) -> None:
        self.battlefield[me].append(self.take(self.hand[me], kind))  # Q 1.9, 5.1
        self.arriving.append((me, kind))  # Q 5.3

    def arrive(self, me: Seat, kind: FaceId) -> bool:
        """Carry a character from *arriving* to *established* or countered (the procedure of Part 6).

        Gives back whether it counters the character it reacts to.
        """
        for seat in self.clockwise(me):  # Q 5.4, 6.6, 6.7
            if not self.may_react(seat, me):  # Q 6.3, 6.4
                continue
            if self.ask(seat, "react", REACT if self.holds(self.hand[seat], WIZARD) else CANNOT_REACT):  # Q 6.8 to 6.10
                self.put_into_play(seat, WIZARD)  # Q 6.12
                self.say(events.REACTED, seat, WIZARD, me, kind)  # Q 6.11
                if self.arrive(seat, WIZARD):  # Q 6.13
                    self.arriving.pop()
                    self.counter(me, kind)
                    return False  # Q 6.19
            else:
                self.say(events.PASSED, seat)  # Q 7.4
        self.arriving.pop()
        self.say(events.ESTABLISHED, me, kind)  # Q 5.6
        # Whatever else of this player's is still arriving is a Wizard like this one (Q 6.3, 6.12).
        if len(self.battlefield[me]) >= 5 and self.kinds_in(self.battlefield[me]) == ALL_FIVE:  # Q 5.7, 5.8, 9.2, 9.3
            self.win(me, events.WON, "five" if me == self.active else "reaction")  # Q 6.3
        if me != self.active:  # a reaction: Q 6.3
            return self.pay_for_counter(me)
        if kind != WIZARD:  # Q 6.2, 8.19
            self.ability(me, kind)  # Q 5.9
        return False

    def counter(self, me: Seat, kind: FaceId) -> None:
        self.graveyard[me].append(self.take_last(self.battlefield[me], kind))  # Q 5.5, 6.18
        self.say(events.COUNTERED, me, kind)

    def pay_for_counter(self, me: Seat) -> bool:
        if len(self.hand[me]) < self.PRICE:
            self.say(events.COULD_NOT_PAY, me)  # Q 6.20
            return False
        for _ in range(self.PRICE):
            self.discard(me, "wizard_cost", events.PAID)  # Q 6.16, 6.17
        return True

    # -- Part 8: abilities -------------------------------------------------------------------------------------

    def ability(self, me: Seat, kind: FaceId) -> None:
        """Offer the ability of an established character, once (Q 5.10, 5.11, 8.1, 8.2)."""
        effect = self.ABILITY[kind]
        options: Sequence[Option[bool | FaceId | Seat | Target | None]] = effect.options(self, me)
        if len(options) == 1:
            self.say(events.NO_TARGET, me, kind)  # Q 8.18
            return
        chosen = self.ask(me, "ability", options)
        if chosen is not None:
            effect.do(self, me, chosen)  # type: ignore[arg-type]  # each effect gets back a value of its own options
        else:
            self.say(events.DECLINED, me, kind)

    # -- moving cards ------------------------------------------------------------------------------------------

    def draw(self, me: Seat, told: Event = events.DREW) -> None:
        """Put the top card of the own library into the own hand; with none left the player is out (Q 9.6).

        `told` cites the rule that lets the player draw.
        """
        library, hand = self.library[me], self.hand[me]
        if not library:
            self.eliminate(me)
        card = library.pop(0)
        hand.append(card)
        self.say(told, me, card)
        if len(hand) > self.hand_limit and not self.checked_at_end:
            self.discard(me, "overflow_discard", events.OVERFLOWED)  # Q 2.4, 2.5, 4.6

    def discard(self, me: Seat, name: str, event: Event) -> None:
        """The player chooses a card from the own hand for the own graveyard (Q 2.11)."""
        hand = self.hand[me]
        kind = self.ask(me, name, DISCARD[self.kinds_in(hand)])
        self.graveyard[me].append(card := self.take(hand, kind))
        self.say(event, me, card)

    # -- Part 9: end of the game -------------------------------------------------------------------------------

    def eliminate(self, me: Seat) -> NoReturn:
        """A player who had to draw from an empty library is out, and the turn with them (Q 9.6, 9.9, 9.13)."""
        self.remove_all(me)
        self.eliminated[me] = True
        self.say(events.ELIMINATED, me, len(self.removed[me]))
        if left := self.last_side():
            self.win(left[0], events.WON_LAST, "last")
        self.begin_turn(me)  # Q 9.14
        self.end_step()

    def remove_all(self, me: Seat) -> None:
        """All cards of a player leave the game (Q 9.9)."""
        zones = (self.hand, self.library, self.graveyard, self.battlefield)
        self.removed[me] += [card for zone in zones for card in zone[me]]
        for zone in zones:
            zone[me] = []

    def last_side(self) -> list[Seat]:
        """The players who are left, if they are of one side; else nobody (Q 9.8)."""
        left = [seat for seat in range(self.players) if not self.eliminated[seat]]
        return left if all(seat in self.side_of(left[0]) for seat in left) else []

    def win(self, me: Seat, told: Event, how: str) -> NoReturn:
        """The game ends at once; nothing still open is carried out (Q 9.1, 9.5, 9.16)."""
        self.say(told, me, how)
        winners = self.side_of(me)
        if self.options["match"] != "single":
            for seat in winners:
                self.won[seat] += 1
            if self.won[me] < 2:
                self.next_game()
        self.finish([1.0 if seat in winners else 0.0 for seat in range(self.players)])

    def next_game(self) -> NoReturn:
        """Set up anew from the same shuffler; the seat after the last first player begins (variant match)."""
        self.first = self.clockwise(self.first)[0]
        for owner in range(self.players):
            zones = (self.hand, self.library, self.graveyard, self.battlefield, self.removed)
            pile = sorted(card for zone in zones for card in zone[owner])
            for zone in zones:
                zone[owner] = []
            self.shuffle(pile)  # Q 3.2
            self.library[owner] = pile
        self.deal()
        self.end_step()

    # -- Part 7: standing answers --------------------------------------------------------------------------------

    def preset_answers(self, seat: Seat, name: str, preset: str) -> bool:
        """Whether a preset passes for the asked player: the preset and public facts decide (Q 7.7, 7.8)."""
        del seat, name
        if preset in ("never", "until_my_turn"):
            return preset == "until_my_turn"
        controller, _ = self.arriving[-1]
        kinds = self.kinds_in(self.battlefield[controller]).bit_count()
        return kinds < (4 if preset == "unless_fourth" else 5)

    def preset_expires(self, seat: Seat, preset: str) -> bool:
        return preset == "until_my_turn" and self.active == seat

    # -- what people ask ---------------------------------------------------------------------------------------

    def facts(self, seat: Seat | None) -> Json:
        """What follows from the table: who has established what and how many kinds, and which copies are unseen.

        `established`: the characters on each battlefield that do not arrive any more; `kinds`: how many kinds these
        are; `unseen`: the copies of each kind that lie neither on a battlefield nor in a graveyard; `completes`: the
        cards in the own hand that would be the fifth kind.
        """
        faces, seats = self.faces, range(self.players)
        fields = [self.battlefield[s][: len(self.battlefield[s]) - self.arriving_at(s)] for s in seats]
        known: Json = {
            "established": [[self.FACES[faces[card]].id for card in field] for field in fields],
            "kinds": [len(self.different(field)) for field in fields],
            "unseen": [self.unseen(s) for s in seats],
        }
        if seat is not None:
            lit = self.kinds_in(fields[seat])
            fifth = [face for face in self.different(self.hand[seat]) if lit != ALL_FIVE == lit | BIT[face]]
            known["completes"] = [self.FACES[face].id for face in fifth]
        return known

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> RuleId | None:  # Any: a seat, a card
        return refusal(self, seat, verb, **arguments)
