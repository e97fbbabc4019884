"""What a game is: declared state, and rules in direct style that ask questions.

A game subclasses `Game`, declares its state (`state.py`) and writes `setup` and `step`. A *step* is the part of
a match between two checkpoints; it starts from plain data alone, so a `step` looks at the declared state to
know what comes next. Everything between is straight-line Python: flows that call each other and `ask`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NoReturn, Protocol, Self, TypeVar, cast, get_origin

from croupier.engine.cards import CardId, Face, FaceId, RuleId, Seat, members
from croupier.engine.chance import Chance
from croupier.engine.decision import Option, Pending, StepOver
from croupier.engine.effects import Effect
from croupier.engine.errors import BadSetup, BrokenRules
from croupier.engine.narration import Event, Tells, Told
from croupier.engine.state import Part, Public, Visibility, cards_in, fresh, maker, may_hold_cards
from croupier.engine.window import Window

T = TypeVar("T")

Answer = Callable[[Seat, str, Sequence[Option[Any]]], int]  # Any: each question has values of its own
"""Whatever picks option number i: a person's recorded choice, a bot, a search."""

Facts = Mapping[str, tuple[Tells, Any]]  # Any: JSON
"""Values by name, each with what it is."""

_Sight = tuple[str, object, int]
"""A field that shows cards: its name, its type, and how many lists lie around the cards."""

MOST_PLAYERS = 8
_CLOCKWISE = tuple(
    tuple(tuple((seat + i) % players for i in range(1, players)) for seat in range(players))
    for players in range(MOST_PLAYERS + 1)
)


class Advisor(Protocol):
    """What a game tells bots about itself; lives in the game's `bot/advisor.py`."""

    def scores(
        self, game: Any, seat: Seat, name: str, options: Sequence[Option[Any]]
    ) -> Sequence[float]:  # Any: the advisor's own game
        """How good each option looks to `seat`, from what that seat may see. Any scale; higher is better."""
        ...

    def values(self, game: Any) -> Sequence[float]:  # Any: the advisor's own game
        """Expected returns of the position, one per seat, in the units of the game's returns."""
        ...


class Words(Protocol):
    """What prompts and labels of a game name beside keys: usually a module, the game's `text/facts.py`.

    It is handed the view of the seat `me` that reads, so it can tell no more than that seat may know. A fact is a
    value with what it is, as in an event.
    """

    def facts(self, decision: str, view: Mapping[str, Any], me: Seat | None) -> Facts:  # Any: JSON
        """The facts behind a question: variables of its prompt and of the labels of its options."""
        ...

    def option_facts(self, decision: str, key: str, view: Mapping[str, Any], me: Seat | None) -> Facts:  # Any: JSON
        """What one option is about, beside the parts of its key."""
        ...


class Script(Protocol):
    """What stands behind `ask` while a recorded step is run again (`match.py`)."""

    def enter(self, *, secret: bool) -> None: ...
    def leave(self) -> None: ...
    def retry(self) -> bool: ...
    def asks_anyway(self, seat: Seat, name: str) -> bool: ...


class Game(Part):
    """One game in play: the state of the position and the rules that change it.

    Class attributes say what the game is: `slug` (its name in code), `version` (changes when rules or the order
    of options change), `title`, `seats` (fewest and most players), `variants` (switch -> values, default first),
    `FACES` (everything printed), `longest` (no match has more decisions).
    """

    slug: ClassVar[str]
    version: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    variants: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    FACES: ClassVar[tuple[Face, ...]] = ()
    longest: ClassVar[int]
    EFFECTS: ClassVar[Mapping[str, tuple[Effect[Any], ...]]] = {}  # Any: the game itself
    """What each card does, by the id of its face: from this comes the printed text."""
    EVENTS: ClassVar[tuple[Event, ...]] = ()
    """Everything the rules tell (`say`): by this the words of an event know a seat from a number."""
    WORDS: ClassVar[Words | None] = None
    """Facts that prompts and labels name, if keys do not say enough."""
    windows: ClassVar[Mapping[str, Window]] = {}
    """The questions whose very pace could betray a hand, by decision name."""
    shows_known: ClassVar[bool] = False
    """Whether a view names cards in a hidden zone whose face everybody has seen."""
    never_held: ClassVar[Collection[FaceId]] = ()
    """Faces that never lie in a zone with an owner, as everybody knows: who draws one carries it out at once."""

    all_at_once: ClassVar[bool] = False
    """Whether turns are taken side by side (`together`): with more seats, more is decided in the same time."""

    players: Public[int]
    options: Public[dict[str, str]]
    over: Public[bool]
    returns: Public[list[float]]
    faces: list[FaceId]
    backs: tuple[str, ...]
    seen: list[int]
    blurs: list[tuple[Seat, int]]
    """Cards (a bit each) of which a seat knows the faces, but no longer which has which. See `hide_which`."""
    chance: Chance

    _answer: Answer
    _dice: Callable[[], float] | None = None
    """Takes any option, in a random playout (`play_at_random`): nobody is asked what a number can answer."""
    _told: list[Told] | None = None
    """Where `say` tells what happens; None in a playout, where nobody listens."""
    _script: Script | None = None
    _main: Chance | None = None
    _fresh: ClassVar[tuple[Callable[[], Any], ...]]
    """For every number of players what makes a game with empty zones."""
    _unset: ClassVar[tuple[str, ...]] = ()
    _complete: ClassVar[bool] = False
    _sights: ClassVar[tuple[tuple[_Sight, ...], tuple[_Sight, ...]]] = ((), ())

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._fresh = tuple(maker(cls, players) for players in range(MOST_PLAYERS + 1))
        cls._complete = False
        cls._unset = tuple(n for n, kind in cls._types.items() if fresh(kind, 1) is None and not hasattr(cls, n))
        holding = [n for n, kind in cls._types.items() if may_hold_cards(kind)]
        everyone = [n for n in holding if cls._fields[n] is Visibility.EVERYONE]
        owner = [n for n in holding if cls._fields[n] is Visibility.OWNER]
        cls._sights = (
            tuple((n, cls._types[n], _depth(cls._types[n])) for n in everyone),
            tuple((n, cls._types[n], _depth(cls._types[n])) for n in owner),
        )

    # -- what a game writes ------------------------------------------------------------------------------------

    def setup(self) -> None:
        """Lay the match out before the first decision. Asks nothing; may draw chance."""
        raise NotImplementedError

    def step(self) -> None:
        """Run one step of the match, told by the declared state alone which one."""
        raise NotImplementedError

    @classmethod
    def check_setup(cls, players: int, options: Mapping[str, str]) -> None:
        """Refuse combinations of players and variants that the rules forbid: raise `BadSetup` with the rule."""

    def forbids(self, seat: Seat, key: str) -> RuleId | None:
        """The number of the rule that keeps `seat` from doing `key` now, or None if none is known.

        Asked by people who click on what is not offered; may look only at what that seat may see.
        """
        del seat, key
        return None

    def facts(self, seat: Seat | None) -> dict[str, Any]:  # Any: JSON
        """What follows from what `seat` sees (None: a spectator), as plain data: forecasts, sums, warnings.

        Part of the view under `facts`; computed only when a view is taken.
        """
        del seat
        return {}

    def stands(self, seat: Seat, name: str, preset: str) -> bool:
        """Whether a standing answer answers the pending window `name` of `seat`. Public facts only."""
        raise NotImplementedError

    def standing_lapses(self, seat: Seat, preset: str) -> bool:
        """Whether a standing answer of `seat` is spent now. Public facts only."""
        raise NotImplementedError

    def rest(self, card: CardId) -> list[CardId]:
        """The pile in which a card lies when nobody has put it elsewhere (`croupier.arrange`)."""
        raise NotImplementedError

    def arranged(self) -> None:
        """Complete a position that `croupier.arrange` has laid out: whatever follows from the rest."""

    @classmethod
    def advisor(cls) -> Advisor:
        """The game's heuristics for bots."""
        raise NotImplementedError

    @classmethod
    def face(cls, name: str) -> FaceId:
        """The face of that id. Raises `BadSetup` if nothing of that name is printed."""
        for i, face in enumerate(cls.FACES):
            if face.id == name:
                return FaceId(i)
        raise BadSetup(f"{cls.title} has no card called {name!r}.")

    # -- starting ----------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, players: int, options: Mapping[str, str], key: bytes, heard: list[Told] | None = None) -> Self:
        """A match at its first step. `key` decides all chance (`chance.start_key`); `heard` collects what is told."""
        game: Self = cls._fresh[players]()
        game._told = heard
        game.players = players
        game.options = dict(options)
        game.over = False
        game.returns = [0.0] * players
        game.backs = ()
        game.chance = Chance(key)
        game.setup()
        if not cls._complete:  # looked at once: a game's setup fills the same fields every time
            if missing := [name for name in cls._unset if not hasattr(game, name)]:
                raise BrokenRules(f"{cls.__name__}.setup leaves {', '.join(missing)} without a value.")
            cls._complete = True
        return game

    def add_cards(self, faces: Iterable[FaceId], owner: Seat | None = None, *, shuffled: bool = False) -> list[CardId]:
        """New cards with these faces, in this order or shuffled; whoever adds them puts them into a zone.

        Cards of different owners never mix, so they count as different from behind.
        """
        first = len(self.seen)
        added = tuple(faces)
        self.faces += self.chance.shuffled(added) if shuffled else added
        self.backs += _backs(type(self), added, owner)  # type: ignore[arg-type]  # the class has a hash, its instances have none
        self.seen += [0] * len(added)
        return cast("list[CardId]", list(range(first, first + len(added))))  # calling a NewType takes time

    # -- asking ------------------------------------------------------------------------------------------------

    def ask(self, seat: Seat, name: str, options: Sequence[Option[T]]) -> T:
        """Put a question to one seat and give back the value of the option it takes.

        Tell first what has happened (`say`), then make the options, then ask: nothing may happen between the
        last thing told and the options, for there a determinization changes the hidden cards.
        """
        dice = self._dice
        if dice is not None:
            return options[int(dice() * len(options))].value
        return options[self._answer(seat, name, options)].value

    def ask_unless_forced(self, seat: Seat, name: str, options: Sequence[Option[T]]) -> T:
        """As `ask`, but a single option is carried out without asking.

        Outside of secret flows only where nothing hidden decides whether there is one: else the missing
        question would show it. In secret flows a seat that is spared a question looks like one that thinks.
        """
        if len(options) == 1 and (self._script is None or not self._script.asks_anyway(seat, name)):
            return options[0].value
        return self.ask(seat, name, options)

    def ask_all(
        self, name: str, seats: Iterable[Seat], options: Callable[[Seat], Sequence[Option[T]]]
    ) -> dict[Seat, T]:
        """Secret choices of several seats, revealed together: nobody sees an answer before all have answered.

        `options` makes the options of a seat when it is asked: in a determinization its cards are others by then.
        """
        return self.together(seats, lambda seat: self.ask(seat, name, options(seat)), secret=True)

    def ask_all_unless_forced(
        self, name: str, seats: Iterable[Seat], options: Callable[[Seat], Sequence[Option[T]]]
    ) -> dict[Seat, T]:
        """As `ask_all`; a seat with a single option is not asked, and looks to the others like one that thinks."""
        return self.together(seats, lambda seat: self.ask_unless_forced(seat, name, options(seat)), secret=True)

    def together(self, seats: Iterable[Seat], flow: Callable[[Seat], T], *, secret: bool = False) -> dict[Seat, T]:
        """Run one independent flow per seat, side by side; nobody waits for a neighbour.

        Each flow is answered by its own seat, draws from a chance stream of its own, and touches only what is
        its seat's. A `secret` flow asks and returns; it changes, tells and draws nothing, so nothing of it
        shows before all flows are done. Flows that are not secret decide about what everybody sees. Gives back
        what the flow of each seat returned.
        """
        seats = tuple(seats)
        script = self._script
        origin = self._main = self.chance
        if script is not None:
            script.enter(secret=secret)
        while True:
            results: dict[Seat, T] = {}
            waiting: list[Any] = []  # Any: decisions of any kind
            for seat in seats:
                if not secret:
                    self.chance = origin.stream(seat)
                try:
                    results[seat] = flow(seat)
                except Pending as pending:
                    waiting += pending.decisions
            self.chance = self._main
            if len(results) == len(seats):
                break
            if script is None or not script.retry():
                raise Pending(waiting)
            origin = self._main
        self.chance.count += 1  # the next parallel flows draw from other streams
        self._main = None
        if script is not None:
            script.leave()
        return results

    def after_parallel(self) -> Chance:
        """The chance that goes on when the running parallel flows are done."""
        return self.chance if self._main is None else self._main

    # -- telling, ending ---------------------------------------------------------------------------------------

    def say(self, event: Event, *values: object) -> None:
        """Tell what has just happened. Who may know which value is said where the event is declared.

        In an innermost flow, where even an unheard word takes time: `if self._told is not None: self.say(...)`.
        """
        if self._told is not None:
            self._told.append((event, values))

    def finish(self, returns: Sequence[float]) -> NoReturn:
        """End the match with these utilities, one per seat. Nothing unresolved is carried out any more."""
        self.over = True
        self.returns = [*map(float, returns)]
        raise StepOver

    def end_step(self) -> NoReturn:
        """Leave the running step; the next one starts from the state as it is."""
        raise StepOver

    # -- seats -------------------------------------------------------------------------------------------------

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in turn order, beginning with the one after `seat`."""
        return _CLOCKWISE[self.players][seat]

    # -- cards by their faces: where copies are interchangeable -------------------------------------------------

    def take(self, pile: list[CardId], face: FaceId) -> CardId:
        """Take the first card with this face out of a pile. Raises `LookupError` if none lies there."""
        faces = self.faces
        for card in pile:
            if faces[card] == face:
                pile.remove(card)
                return card
        raise LookupError(face)

    def take_last(self, pile: list[CardId], face: FaceId) -> CardId:
        """As `take`, but the last card with this face: the one that was put there most recently."""
        pile.reverse()
        try:
            return self.take(pile, face)
        finally:
            pile.reverse()

    def holds(self, pile: Iterable[CardId], face: FaceId) -> bool:
        """Whether a card with this face lies in a pile."""
        faces = self.faces
        for card in pile:  # noqa: SIM110  # any() takes three times as long
            if faces[card] == face:
                return True
        return False

    def different(self, pile: Iterable[CardId]) -> list[FaceId]:
        """The faces in a pile, each once, in the order of the pile."""
        faces = self.faces
        return list(dict.fromkeys([faces[card] for card in pile]))

    # -- cards and who knows them ------------------------------------------------------------------------------

    def shuffle(self, pile: list[CardId]) -> None:
        """Shuffle cards: their faces change places, and whoever knew one of them does so no longer.

        Shuffle first, then put the pile where nobody sees it: what seats know of the pile as a whole is read
        off the zone it lies in.
        """
        self._blur(pile)
        faces = self.faces
        mixed = self.chance.shuffled([faces[card] for card in pile])
        for card, face in zip(pile, mixed):  # noqa: B905  # one was made of the other
            faces[card] = face

    def remember(self, cards: Iterable[CardId], seats: Iterable[Seat]) -> None:
        """These seats saw these cards and go on knowing them, also where the next zone would hide them.

        Call it before the cards move. Forgetting to call it hides a card; it can never reveal one.
        """
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        for card in cards:
            self.seen[card] |= mask

    def hide_which(self, cards: Sequence[CardId], chooser: Seat) -> None:
        """One of these hidden cards is about to be moved by `chooser`, who alone sees which.

        The others keep knowing which faces are among `cards`, but no longer which card has which. None of the
        cards lies where another seat than `chooser` sees its face.
        """
        mixed = 0
        anybody, same = 0, -1  # who knows one of the cards, who knows each
        for card in cards:
            mixed |= 1 << card
            anybody |= self.seen[card]
            same &= self.seen[card]
        touching = [b for b in self.blurs if b[1] & mixed]
        for seat in range(self.players):
            if seat == chooser:
                continue
            mine = [b for b in touching if b[0] == seat]
            if same >> seat & 1:  # it knew each of them: what it knew of more cards still holds for the others
                if mine:
                    rests = [(seat, b[1] & ~mixed) for b in mine]
                    self.blurs = [b for b in self.blurs if b not in mine] + [b for b in rests if b[1]]
                self.blurs.append((seat, mixed))
            elif (mine or anybody >> seat & 1) and (len(mine) != 1 or mixed & ~mine[0][1]):
                self._blur_for(seat, cards, mine, set())  # else: it knew no more than it does now
        for card in cards:
            self.seen[card] &= 1 << chooser

    def knows(self, seat: Seat, card: CardId) -> bool:
        """Whether a seat knows the face of a card: it sees the zone, or remembers the card."""
        return bool(self.seen[card] >> seat & 1) or card in self.in_sight(seat)

    def in_sight(self, seat: Seat) -> set[CardId]:
        """The cards that lie in zones whose faces this seat may see."""
        everybody, owner = self._sights
        sight: set[CardId] = set()
        for name, kind, depth in everybody:
            value = getattr(self, name)
            if depth == 2:
                sight.update(*value)
            elif depth == 1:
                sight.update(value)
            else:
                sight.update(cards_in(value, kind))
        for name, kind, depth in owner:
            value = getattr(self, name)
            if seat >= len(value):
                continue
            if depth == 2:
                sight.update(value[seat])
            else:
                sight.update(cards_in([value[seat]], kind))
        return sight

    def hidden_from(self, seat: Seat) -> list[list[int]]:
        """The cards whose faces `seat` cannot know, in pools within which they may change places.

        Cards of one back make a pool; those of which the seat knows only which faces are among them
        (`hide_which`) a pool of their own.
        """
        known = self.in_sight(seat)
        bit = 1 << seat
        seen = self.seen
        group: dict[int, int] = {}
        for number, (whose, cards) in enumerate(self.blurs):
            if whose == seat:
                group.update(dict.fromkeys(members(cards), number))
        pools: list[list[int]] = []
        for alike in _alike(self.backs):
            hidden = [card for card in alike if card not in known and not seen[card] & bit]
            pools += _split(hidden, group) if group else [hidden]
        return pools

    def held(self) -> set[CardId]:
        """The cards among which no face in `never_held` can be: those in zones with an owner."""
        if not self.never_held:
            return set()
        return {card for name, kind, _ in self._sights[1] for card in cards_in(getattr(self, name), kind)}

    def resample(self, pools: Sequence[Sequence[int]], chance: Chance, held: Collection[int] = ()) -> None:
        """Deal the faces of each pool anew and draw all chance to come from elsewhere.

        Uniform over the deals that agree with the pools and give the cards `held` no face in `never_held`, and a
        function of these, of the faces as a whole and of `chance`: each pool is put into a canonical order before
        it is dealt.
        """
        faces = self.faces
        for pool in pools:
            dealt = sorted([faces[card] for card in pool])
            if held:
                kept = [card for card in pool if card in held]
                pool = kept + [card for card in pool if card not in held]
                dealt = self._held_first(dealt, len(kept), chance)
            else:
                chance.shuffle(dealt)
            for card, face in zip(pool, dealt):  # noqa: B905  # one was made of the other
                faces[card] = face
        if self._main is None:
            self.chance = chance.stream(0)
        else:  # inside parallel flows: what comes after them; each flow changes over where its past ends
            self._main = chance.stream(0)

    def _held_first(self, faces: list[FaceId], held: int, chance: Chance) -> list[FaceId]:
        """The faces in random order, none of `never_held` among the first `held`: those are slipped in behind."""
        never = self.never_held
        dealt = [face for face in faces if face not in never]
        chance.shuffle(dealt)
        for face in faces:
            if face in never:  # at any place behind the held ones; there may be none, in the laws' other pasts
                dealt.insert(held + chance.below(max(len(dealt) - held, 0) + 1), face)
        return dealt

    def _blur(self, cards: Sequence[CardId]) -> None:
        mixed = sum([1 << card for card in cards])
        for seat in range(self.players):
            touching = [b for b in self.blurs if b[0] == seat and b[1] & mixed]
            self._blur_for(seat, cards, touching, self.in_sight(seat))

    def _blur_for(
        self, seat: Seat, cards: Sequence[CardId], touching: list[tuple[Seat, int]], sight: set[CardId]
    ) -> None:
        bit = 1 << seat
        grouped = 0
        for _, group in touching:
            grouped |= group
        if not touching and not any(c in sight or self.seen[c] & bit for c in cards):
            return
        self.blurs = [b for b in self.blurs if b not in touching]
        if all(c in sight or self.seen[c] & bit or grouped >> c & 1 for c in cards):
            for card in cards:
                grouped |= 1 << card
            self.blurs.append((seat, grouped))
        for card in cards:
            self.seen[card] &= ~bit


@cache
def _backs(game: type[Game], faces: tuple[FaceId, ...], owner: Seat | None) -> tuple[str, ...]:
    return tuple(f"{game.FACES[face].back}/{owner}" for face in faces)


@cache
def _alike(backs: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The cards that look alike from behind, in the order of their backs."""
    return tuple(tuple(c for c, b in enumerate(backs) if b == back) for back in sorted(set(backs)))


def _split(cards: Iterable[int], group: Mapping[int, int]) -> list[list[int]]:
    """The cards by group, those in no group first."""
    pools: dict[int, list[int]] = {}
    for card in cards:
        pools.setdefault(group.get(card, -1), []).append(card)
    return [pools[number] for number in sorted(pools)]


def _depth(kind: object) -> int:
    """How many lists lie around cards: 1 for a pile, 2 for a pile per seat, 0 for anything else."""
    inner: tuple[object, ...] = getattr(kind, "__args__", (None,))
    if get_origin(kind) is not list:
        return 0
    if inner[0] is CardId:
        return 1
    return 2 if _depth(inner[0]) == 1 else 0
