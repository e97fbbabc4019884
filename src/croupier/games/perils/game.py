"""The rules of Three Perils, in the order of the rulebook. `P 9.7` is rule 9.7 of `rules.en.md`."""

from collections.abc import Callable, Mapping
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
    returns_by_place,
)
from croupier.games.perils.cards.clauses import Card, Character, Foe, Symbol
from croupier.games.perils.cards.terms import LEVELS, PHASES
from croupier.games.perils.effects import designs
from croupier.games.perils.effects.symbols import MaxLife
from croupier.games.perils.rules import draft, events, fights, forecast, quantities, scoring
from croupier.games.perils.rules.box import pieces
from croupier.games.perils.rules.hero import DEEDS, POTION_PRICE, START_LIFE, Hero
from croupier.games.perils.rules.options import QUESTIONS, OfFaces
from croupier.games.perils.rules.refusals import refusal
from croupier.games.perils.rules.state import CONFRONT, FINAL, GIFT, HEROES, PICK, RESOLVE, STAGES, TURN, TURNS, State

START = {
    **dict.fromkeys(LEVELS, 0),
    "life_price": POTION_PRICE,
    "mana_price": POTION_PRICE,
    "max_life": START_LIFE,
}
"""What of a hero follows from cards and rewards, as it is before there are any."""
MOST_FOR_PICK_HERO = 5


class PerilsRules(State):
    """Draft the enemies you dare to face, then the means to survive them, over three acts."""

    slug: ClassVar[str] = "perils"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Three Perils"
    seats: ClassVar[tuple[int, int]] = (2, 6)  # P 1.1
    minutes: ClassVar[int | None] = 40
    decisions: ClassVar[Mapping[int, int]] = {2: 95, 3: 138, 4: 185, 5: 228, 6: 266}
    most_decisions: ClassVar[Mapping[int, int]] = {2: 500, 3: 750, 4: 1000, 5: 1250, 6: 1500}  # 4 x the most seen
    variants: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "flee": ("off", "on"),
        "bare_confrontation": ("off", "on"),
        "forced_attack": ("off", "on"),
        "treasury": ("off", "on"),
        "pick_hero": ("off", "on"),
    }
    TABLES: ClassVar[Tables | None] = designs.TABLES
    FACES: ClassVar[tuple[Face, ...]] = designs.PLAIN.FACES
    CARDS: ClassVar[Mapping[FaceId, Card]] = designs.PLAIN.CARDS
    CHARACTERS: ClassVar[Mapping[FaceId, Character]] = designs.PLAIN.CHARACTERS
    FOES: ClassVar[Mapping[FaceId, Foe]] = designs.PLAIN.FOES
    OPTIONS: ClassVar[OfFaces] = designs.PLAIN.OPTIONS
    EFFECTS: ClassVar[Mapping[str, tuple[Effect[Any], ...]]] = designs.PLAIN.EFFECTS  # Any: the game itself
    QUESTIONS: ClassVar[tuple[Question, ...]] = QUESTIONS
    simultaneous: ClassVar[bool] = True  # P 5.4
    roles: ClassVar[str] = "character"  # P 1.2
    unsaid: ClassVar[frozenset[str]] = frozenset({"box"})  # P 1.3
    placement_returns: ClassVar[bool] = True

    # -- Part 1: setup -----------------------------------------------------------------------------------------

    def setup(self) -> None:
        players = self.players
        self.heroes = [Hero() for _ in range(players)]  # P 1.11, 1.12, 1.15, 1.16
        self.phase = self.turn = 0
        boards = self.add_cards(tuple(self.CHARACTERS), shuffled=True)  # P 1.2, 14.3: characters, decks, enemies
        self.decks = tuple(
            self.add_cards(designs.deck(self.CARDS, phase, players), shuffled=True) for phase in PHASES
        )  # P 1.5 to 1.7
        self.enemy_decks = tuple(
            self.add_cards(designs.enemies(self.FOES, level), shuffled=True) for level in PHASES
        )  # P 1.9
        self.left_out = list(designs.left_out(self.CARDS, players))
        if self.options["pick_hero"] == "on":
            for seat in range(players):
                self.offered[seat] = boards[2 * seat : 2 * seat + 2]
            self.reserve = boards[2 * players :]
            self.stage = HEROES
            self.say(events.HEROES_OFFERED, 2)
            return
        self.box = boards[players:]  # P 1.3
        for seat in range(players):
            self.take_board(seat, boards[seat])
        self.begin_phase()

    @classmethod
    def check_setup(cls, players: int, options: Mapping[str, str]) -> None:
        if options["pick_hero"] == "on" and players > MOST_FOR_PICK_HERO:
            raise BadSetup(f"Picking a hero is for 2 to {MOST_FOR_PICK_HERO} players, not {players}.")
        for phase in PHASES:
            dealt = (
                ("cards of phase", len(designs.deck(cls.CARDS, phase, players)), draft.CARDS_DEALT, "1.6"),
                ("enemies of class", len(designs.enemies(cls.FOES, phase)), draft.ENEMIES_DEALT, "2.4"),
            )
            for what, there_are, each, rule in dealt:
                if there_are < players * each:
                    lack = f"{there_are} {what} {phase}, and each of {players} players is dealt {each}"
                    raise BadSetup(f"There are {lack}.", rule)

    @classmethod
    def printed(cls, tables: Tables) -> Mapping[str, Any]:
        return designs.designs(tables)._asdict()

    def take_board(self, seat: Seat, board: CardId) -> None:
        """A character comes into play with its passive symbol (P 1.4, 4.2)."""
        self.character[seat] = [board]
        face = self.faces[board]
        self.say(events.HERO_DEALT, seat, face)
        passive = self.CHARACTERS[face].passive
        if not self.CHARACTERS[face].conditions:  # conditional points wait for the end
            passive.do(self, seat)

    def rest(self, card: CardId) -> list[CardId]:
        face = self.faces[card]
        if face in self.CHARACTERS:
            return self.box
        if face in self.CARDS:
            return self.decks[self.CARDS[face].phase - 1]
        return self.enemy_decks[self.FOES[face].level - 1]

    def arranged(self, position: Json) -> None:
        """Complete levels, max HP and potion prices by what lies before a player, unless said (P 4.2, 7.6, 10.3)."""
        if self.stage not in STAGES:
            raise BadSetup(f"stage: {self.stage!r} is none of {', '.join(STAGES)}.")
        if self.stage != HEROES and self.phase not in PHASES:
            raise BadSetup(f"phase: {self.phase} is none of {', '.join(map(str, PHASES))}.", "2.1")
        if self.stage in (TURN, RESOLVE) and not 1 <= self.turn <= TURNS:
            raise BadSetup(f"turn: {self.turn} is none of 1 to {TURNS}.", "5.3")
        laid = position.get("heroes", {})
        markers = dict(enumerate(laid)) if isinstance(laid, list) else {int(seat): hero for seat, hero in laid.items()}
        for seat, hero in enumerate(self.heroes):
            for name, marker in START.items():
                setattr(hero, name, marker)
            for symbol in self.lasting(seat):
                symbol.do(self, seat)
            for name in START.keys() & markers.get(seat, {}).keys():
                setattr(hero, name, markers[seat][name])
            if not 0 <= hero.life <= hero.max_life:
                raise BadSetup(f"heroes {seat}: {hero.life} HP of at most {hero.max_life}.", "4.7")
            if self.stage == RESOLVE and hero.verb not in DEEDS:
                raise BadSetup(f"heroes {seat}: {hero.verb!r} is no action: play, sell or power.", "5.5")
            shown = (self.faces[card] for card in self.tableau[seat])
            if self.stage == RESOLVE and hero.verb == "play" and hero.card not in shown:
                raise BadSetup(f"heroes {seat}: the played card does not lie in the tableau.", "7.1")

    def lasting(self, seat: Seat) -> list[Symbol]:
        """The symbols of character, tableau and trophies that change levels, max HP and prices for good (P 4.2)."""
        faces = self.faces
        symbols = [self.CHARACTERS[faces[board]].passive for board in self.character[seat]]
        for card in self.tableau[seat]:
            symbols += (*self.CARDS[faces[card]].lasting, *self.CARDS[faces[card]].instant)
        for card in self.trophies[seat]:
            symbols += self.FOES[faces[card]].reward
        return [symbol for symbol in symbols if symbol.lasting or isinstance(symbol, MaxLife)]

    @classmethod
    def components(cls, players: int, options: Mapping[str, str]) -> Components:
        """Cards of the setup, boards, and tokens (P 1.2 to 1.16)."""
        return cls.cards_of_setup(players, options) | pieces(players)

    # -- the match, step by step ---------------------------------------------------------------------------------

    def step(self) -> None:
        if self.stage == TURN:
            draft.choose_cards(self)
            self.stage = RESOLVE
        elif self.stage == RESOLVE:
            self.side_by_side(draft.resolve)  # P 5.14
            self.end_turn()
        elif self.stage == PICK:
            if draft.pick_enemies(self):
                self.stage = GIFT
        elif self.stage == GIFT:
            draft.give_and_keep(self)
            draft.deal_cards(self)  # P 2.3
            self.begin_turn(1)
        elif self.stage == CONFRONT:
            self.side_by_side(fights.confront)  # P 11.2
            self.end_phase()
        elif self.stage == FINAL:
            self.side_by_side(PerilsRules.final_window)
            self.score()
        else:
            self.pick_heroes()

    def side_by_side(self, flow: Callable[["PerilsRules", Seat], None]) -> None:
        """The same flow for every seat; nobody waits for a neighbour (P 14.1)."""
        self.together(range(self.players), lambda seat: flow(self, seat))

    def pick_heroes(self) -> None:
        """Variant `pick_hero`: everybody secretly chooses one of two characters."""
        options, faces = self.OPTIONS.hero, self.faces
        chosen = self.ask_all_unless_forced(  # P 14.1, 14.2
            "hero", range(self.players), lambda seat: [options[faces[card]] for card in self.offered[seat]]
        )
        for seat, face in chosen.items():
            two = self.offered[seat]
            board = self.take(two, face)
            self.box += two
            self.offered[seat] = []
            self.take_board(seat, board)
        self.box = sorted([*self.box, *self.reserve], key=self.faces.__getitem__)  # its order tells no one's offer
        self.reserve = []
        self.begin_phase()

    # -- Parts 2 and 5: phases and turns -------------------------------------------------------------------------

    def begin_phase(self) -> None:
        """A phase begins with its enemy draft (P 2.1, 5.1)."""
        self.phase += 1
        self.turn = 0
        self.stage = PICK
        self.say(events.PHASE_STARTED, self.phase)
        draft.deal_enemies(self)

    def begin_turn(self, number: int) -> None:
        self.turn = number
        self.stage = TURN
        self.say(events.TURN_STARTED, self.phase, number)

    def end_turn(self) -> None:
        draft.pass_cards(self)
        if self.turn < TURNS:
            self.begin_turn(self.turn + 1)
        else:
            self.stage = CONFRONT
            self.say(events.CONFRONTATION, self.phase)

    def end_phase(self) -> None:
        """After the confrontation: who flees, flees; powers are free again (P 11.8, 11.9)."""
        last = self.phase == PHASES[-1]
        if self.options["flee"] == "on" and not last:
            for seat, line in enumerate(self.line):
                for enemy in line:
                    self.enemy_discard.append(enemy.card)
                    self.say(events.FLED, seat, enemy.card)
                self.line[seat] = []
        for hero in self.heroes:
            hero.spent = (False, False)
            hero.verb, hero.card = "", FaceId(-1)
        if last:
            self.stage = FINAL
        else:
            self.begin_phase()

    # -- Part 10: the final window; Part 12: the end -------------------------------------------------------------

    def final_window(self, seat: Seat) -> None:
        """A last chance to buy potions, for those whose points count HP or mana (P 10.8)."""
        if scoring.counts(self, seat, "life"):
            fights.drink(self, seat)
        if scoring.counts(self, seat, "mana"):
            fights.brew(self, seat)

    def score(self) -> None:
        """Count, tell, and end the match (P 12.1 to 12.7, 13.4)."""
        ranks = []
        for seat in range(self.players):
            for face, symbol in scoring.conditions(self, seat):
                self.say(events.CONDITION, seat, face, symbol.value(self, seat))
            terms = scoring.terms(self, seat)
            self.say(events.SCORED, seat, *terms, terms.total)
            ranks.append(scoring.rank(self, seat, terms.total))
        best = max(ranks)
        won = events.WON if [total for total, *_ in ranks].count(best[0]) == 1 else events.WON_TIE
        for seat, rank in enumerate(ranks):
            if rank == best:
                self.say(won, seat, best[0], scoring.decider(ranks))
        self.finish(returns_by_place(ranks))

    # -- what symbols ask for ------------------------------------------------------------------------------------

    def attack(self, seat: Seat, reach: str, force: int) -> None:
        fights.attack(self, seat, reach, force)

    def count(self, seat: Seat, what: str) -> int:
        return quantities.count(self, seat, what)

    # -- what people ask -----------------------------------------------------------------------------------------

    def facts(self, seat: Seat | None) -> Json:
        return forecast.facts(self, seat)

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> RuleId | None:  # Any: by the verb
        return refusal(self, seat, verb, **arguments)
