"""What a game is: declared state, and rules in direct style that ask questions.

A game subclasses `Game`, declares its state (`state/parts.py`) and writes `setup` and `step`. A *step* is the part of
a match between two checkpoints; it starts from plain data alone, so a `step` looks at the declared state to
know what comes next. Everything between is straight-line Python: flows that call each other and `ask`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NoReturn, Self, TypeVar
from weakref import ref

from croupier.engine.advisor import Advisor, Answer
from croupier.engine.chance import Chance, start_key
from croupier.engine.components import Components, counted
from croupier.engine.decision import NOTHING, Decision, Option, Pending, Rerun, StepOver
from croupier.engine.domains import Likes
from croupier.engine.entries import look_through
from croupier.engine.errors import BadSetup, BrokenRules
from croupier.engine.facts import Words
from croupier.engine.knowledge import Knowledge, look_out
from croupier.engine.mode import Mode
from croupier.engine.narration import Event, Told, events_of
from croupier.engine.state.cards import CardId, Face, FaceId, RuleId, Seat
from croupier.engine.state.parts import BySeat, Json, Public, declare, fresh, maker, without_value
from croupier.engine.verbs import Deed, Question, Verb, offers, read, spoken
from croupier.engine.window import Window

T = TypeVar("T")
About = Mapping[str, Any] | None  # Any: facts, as the question declares them

MOST_PLAYERS = 8
_CLOCKWISE = tuple(
    tuple(tuple((seat + i) % players for i in range(1, players)) for seat in range(players))
    for players in range(MOST_PLAYERS + 1)
)


def _nobody(seat: Seat, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
    """Answers where no rule may ask: in `setup`, and in a position at which a match stands."""
    raise BrokenRules(f"Seat {seat} is asked {name} ({len(options)} options), but only `step` may ask.")


class Game(Knowledge):
    """One game in play: the state of the position and the rules that change it.

    Class attributes say what the game is: `slug` (its name in code), `version` (changes when rules or the order of
    options change), `title`, `seats` (fewest, most), `variants` (switch -> values, default first), `FACES` (all faces).
    """

    slug: ClassVar[str]
    version: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    variants: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    minutes: ClassVar[int | None] = None
    """How long people take for a match. In lists the shortest game comes first, one that does not say it last."""
    decisions: ClassVar[Mapping[int, int]] = {}
    """How many decisions a match takes, by the number of players, as measured: from this come the times told."""
    modes: ClassVar[Mapping[str, Mode]] = {}
    """Variants that go together, by a name that the words call `mode-NAME`; the form for a new table offers them."""
    EVENTS: ClassVar[tuple[Event, ...]] = ()
    """Everything the rules tell (`say`): by this the words of an event know a seat from a number. Where none are named
    they are collected: the events of the class's module and of modules beside it that it imports."""
    QUESTIONS: ClassVar[tuple[Question, ...]] = ()
    """Every question the rules ask, with its verbs. Of a game that names one, none may be asked that is not named."""
    WORDS: ClassVar[Words | None] = None
    """Facts that prompts and labels name, if keys do not say enough."""
    windows: ClassVar[Mapping[str, Window]] = {}
    """The questions whose very pace could betray a hand, by decision name."""
    collected: ClassVar[frozenset[str]] = frozenset()
    """Zones of a seat in which one of every face is wanted: they are shown with a slot for each."""
    unsaid: ClassVar[frozenset[str]] = frozenset()
    """Open zones into which cards come without a word, as what is put back into the box."""
    roles: ClassVar[str] = ""
    """The field that says what each seat plays, a character or a faction: a word by seat, or a zone with its card."""
    reveals_known: ClassVar[bool] = False
    """Whether a view names cards in a hidden zone whose face everybody has seen."""
    simultaneous: ClassVar[bool] = False
    """Whether turns are taken side by side (`together`): with more seats, more is decided in the same time."""
    placement_returns: ClassVar[bool] = False
    """Whether every place counts: a return is the share of the others that are left behind (`returns_by_place`)."""
    returns_between: ClassVar[tuple[float, float]] = (0.0, 1.0)
    """The least and the most that a seat can get at the end."""
    most_decisions: ClassVar[Mapping[int, int]] = {}
    """How many decisions no match exceeds, by the number of players: what a learner sets aside. Empty: nobody says."""
    quiescent: ClassVar[frozenset[str]] = frozenset()
    """The questions, by name, before which nothing is half done: searches read values there (none: anywhere)."""

    options: Public[dict[str, str]]
    over: Public[bool]
    returns: Public[BySeat[float]]

    _answer: Answer
    _pending: tuple[Decision, ...] = ()
    _rerun: Rerun | None = None
    _main: Chance | None = None
    """While flows run in parallel: the chance that goes on after them."""
    _fresh: ClassVar[tuple[Callable[[], Any], ...]]
    """For every number of players what makes a game with empty zones."""
    _unset: ClassVar[tuple[str, ...]] = ()
    _complete: ClassVar[bool] = False
    _offers: ClassVar[Mapping[str, frozenset[int]]] = {}
    """For each declared question the identities of its verbs."""
    _verbs: ClassVar[tuple[Verb, ...]] = ()
    _places: ClassVar[Mapping[str, FaceId]] = {}
    """Its faces by their ids."""
    likes: ClassVar[Likes] = {}
    """What its faces are called, in their order; of those that its card set adds which one each is like."""
    _about: Mapping[str, Any] = NOTHING  # Any: plain data
    """What the question is about that is asked just now."""

    def __init_subclass__(cls) -> None:
        look_through(cls, FACES=Face, QUESTIONS=Question, EVENTS=Event)
        declare(cls)
        look_out(cls)
        empty = without_value(cls)
        cls._fresh = tuple(maker(cls, empty, players) for players in range(MOST_PLAYERS + 1))
        cls._complete = False
        cls.EVENTS = cls.EVENTS or events_of(cls)
        added = {} if cls.TABLES is None else cls.TABLES.added
        cls._places = {one.id: FaceId(place) for place, one in enumerate(cls.FACES)}
        cls.likes = {one.id: added.get(one.id, one.id) for one in cls.FACES}
        cls._offers = offers(cls.QUESTIONS)
        cls._verbs = tuple(dict.fromkeys(verb for question in cls.QUESTIONS for verb in question.verbs))
        cls._unset = tuple(name for name in empty if fresh(cls._types[name], 1) is None)

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

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> RuleId | None:  # Any: by the verb
        """The number of the rule that keeps `seat` from doing this now, or None if none is known.

        `verb` and `arguments` as they are declared; in a game without `QUESTIONS` the verb is the whole key. Asked by
        people who click on what is not offered; may look only at what that seat may see, `pending` included.
        """
        del seat, verb, arguments
        return None

    def facts(self, seat: Seat | None) -> Json:
        """Forecasts and sums, of what `seat` sees (None: a spectator): `facts` of a view, made only for a view."""
        del seat
        return {}

    def preset_answers(self, seat: Seat, name: str, preset: str) -> bool:
        """Whether a standing answer answers the pending window `name` of `seat`. Public facts only."""
        raise NotImplementedError

    def preset_expires(self, seat: Seat, preset: str) -> bool:
        """Whether a standing answer of `seat` is spent now. Public facts only."""
        raise NotImplementedError

    def rest(self, card: CardId) -> list[CardId]:
        """The pile in which a card lies when nobody has put it elsewhere (`croupier.arrange`)."""
        raise NotImplementedError

    def arranged(self, position: Json) -> None:
        """Complete a position that `croupier.arrange` has laid out, by what follows from what was said.

        Raises `BadSetup`, with the rule, for what cannot be.
        """

    @classmethod
    def sum_of_returns(cls, players: int, options: Mapping[str, str]) -> float | None:
        """What the returns of all seats add up to in every match; None where that is not always the same."""
        del options
        return players / 2 if cls.placement_returns else None

    @classmethod
    def advisor(cls) -> Advisor | None:
        """The game's heuristics for bots; None if it has none."""
        return None

    @classmethod
    def page(cls) -> type | None:
        """What the game's table in a browser shows beyond the view (`croupier.kit.Page`); None for the plain one."""
        return None

    @classmethod
    def components(cls, players: int, options: Mapping[str, str]) -> Components:
        """What lies in the box for so many players: `cards_of_setup`, unless some come only later or by chance."""
        return cls.cards_of_setup(players, options)

    @classmethod
    def cards_of_setup(cls, players: int, options: Mapping[str, str]) -> Components:
        """The cards with which a match begins."""
        return counted(cls.new(players, options, start_key(0)).faces)

    @classmethod
    def face(cls, name: str) -> FaceId:
        """The face of that id. Raises `BadSetup` if nothing of that name is printed."""
        place = cls._places.get(name)
        if place is None:
            raise BadSetup(f"{cls.title} has no card called {name!r}.")
        return place

    @classmethod
    def verbs(cls) -> tuple[Verb, ...]:
        """All verbs of the declared questions, each once."""
        return cls._verbs

    @classmethod
    def read(cls, key: str, question: str = "") -> Deed:
        """The answer that a key is, at a question or at any; one of no declared verb as its key is written."""
        asked = next((one.verbs for one in cls.QUESTIONS if one.name == question), cls._verbs)
        return read(asked, cls.likes, key) or spoken(key)

    def refuses(self, seat: Seat, key: str) -> RuleId | None:
        """`forbids` for the key of an option; None also if there can be no such option."""
        if not self.QUESTIONS:
            return self.forbids(seat, key)
        deed = self.read(key)
        return None if deed.declared is None else self.forbids(seat, deed.verb, **deed.arguments)

    # -- starting ----------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, players: int, options: Mapping[str, str], key: bytes, heard: list[Told] | None = None) -> Self:
        """A match at its first step. `key` decides all chance (`chance.start_key`); `heard` collects what is told."""
        game: Self = cls._fresh[players]()
        if heard is not None:
            game.listen(heard)
        game.players = players
        game.options = dict(options)
        game.over = False
        game.returns = [0.0] * players
        game.backs = ()
        game.chance = Chance(key)
        game._answer = _nobody
        game.setup()
        if not cls._complete:  # looked at once: a game's setup fills the same fields every time
            if missing := [name for name in cls._unset if not hasattr(game, name)]:
                raise BrokenRules(f"{cls.__name__}.setup leaves {', '.join(missing)} without a value.")
            cls._complete = True
        return game

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The questions the match stands at; `()` while rules run."""
        return self._pending

    # -- asking ------------------------------------------------------------------------------------------------

    def answer_by(self, answer: Answer) -> None:
        """Let `answer` answer every question in place from now on: in a playout, and where rules look ahead."""
        self._answer = answer
        self._rerun = None

    def stand(self, decisions: tuple[Decision, ...]) -> None:
        """Stop at these questions. Script and position do not hold each other any more: circles are costly to clear."""
        self._pending = decisions
        self.answer_by(_nobody)

    def ask(self, seat: Seat, name: str, options: Sequence[Option[T]], about: About = None) -> T:
        """Put a question to one seat and give back the value of the option it takes.

        `about` are the facts that the question declares, by name; faces by their place in FACES, as events have them.
        """
        if about is not None:
            self._about = about
        return options[self._answer(seat, name, options)].value

    def ask_unless_forced(self, seat: Seat, name: str, options: Sequence[Option[T]], about: About = None) -> T:
        """As `ask`, but a single option is carried out without asking.

        Outside of secret flows only where nothing hidden decides whether there is one: else the missing
        question would show it. In secret flows a seat that is spared a question looks like one that thinks.
        """
        if len(options) == 1 and (self._rerun is None or not self._rerun.asks_anyway(seat, name)):
            return options[0].value
        return self.ask(seat, name, options, about)

    def private_from_here(self, seat: Seat) -> None:
        """A hand decides from here on that this seat alone knows, as whether it is asked: no previews for others."""
        if self._rerun is not None:
            self._rerun.known_to(seat)

    def ask_all(
        self, name: str, seats: Iterable[Seat], options: Callable[[Seat], Sequence[Option[T]]], about: About = None
    ) -> dict[Seat, T]:
        """Secret choices of several seats, revealed together: nobody sees an answer before all have answered.

        `options` makes the options of a seat when it is asked: in a determinization its cards are others by then.
        """
        return self.together(seats, lambda seat: self.ask(seat, name, options(seat), about), secret=True)

    def ask_all_unless_forced(
        self, name: str, seats: Iterable[Seat], options: Callable[[Seat], Sequence[Option[T]]], about: About = None
    ) -> dict[Seat, T]:
        """As `ask_all`; a seat with a single option is not asked, and looks to the others like one that thinks."""
        return self.together(seats, lambda seat: self.ask_unless_forced(seat, name, options(seat), about), secret=True)

    def together(self, seats: Iterable[Seat], flow: Callable[[Seat], T], *, secret: bool = False) -> dict[Seat, T]:
        """Run one independent flow per seat, side by side; nobody waits for a neighbour.

        Each flow is answered by its own seat, draws from a chance stream of its own, touches only what is its
        seat's, and does not end the step. A `secret` flow asks and returns; it changes, tells and draws nothing, so
        nothing of it shows before all are done. Others decide about what everybody sees. Gives back what each returned.
        """
        if self._main is not None:
            raise BrokenRules("A flow that runs beside others cannot start parallel flows of its own.")
        seats = tuple(seats)
        rerun = self._rerun
        origin = self._main = self.chance
        if rerun is not None:
            rerun.enter(secret=secret)
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
                except StepOver:
                    raise BrokenRules("A flow that runs beside others cannot end the step.") from None
            self.chance = self._main
            if len(results) == len(seats):
                break
            if rerun is None or not rerun.retry():
                raise Pending(waiting)
            origin = self._main
        self.chance.count += 1  # the next parallel flows draw from other streams
        self._main = None
        if rerun is not None:
            rerun.leave()
        return results

    def after_parallel(self) -> Chance:
        """The chance that goes on when the running parallel flows are done."""
        return self.chance if self._main is None else self._main

    def renew_chance(self, chance: Chance) -> None:
        """Draw all chance to come from another stream."""
        if self._main is None:
            self.chance = chance.copy()
        else:  # inside parallel flows: what comes after them; each flow changes over where its past ends
            self._main = chance.copy()

    @property
    def in_parallel(self) -> bool:
        """Whether parallel flows are running: the order in which seats are asked says nothing then."""
        return self._main is not None

    # -- telling, ending ---------------------------------------------------------------------------------------

    def say(self, event: Event, *values: object) -> None:
        """Tell what has just happened. Who may know which value is said where the event is declared.

        Nobody listens in a playout; where somebody does, `listen` has put a listener in this method's place. A value
        may be a function that makes it: it is called only then.
        """

    def listen(self, heard: list[Told], each: Callable[[], None] | None = None) -> None:
        """Collect in `heard` what is told from now on, and call `each` after each. A copy does not go on listening."""
        me = ref(self)  # a listener that held the game that holds it would be a circle, and those are costly to clear

        def say(event: Event, *values: object) -> None:
            if event.cards and (game := me()) is not None:
                values = event.turned_up(values, game.shown)
            for value in values:
                if callable(value):  # few are
                    values = tuple([value() if callable(value) else value for value in values])
                    break
            heard.append((event, values))
            if each is not None:
                each()

        self.say = say  # type: ignore[method-assign]  # so that telling costs nothing where nobody listens

    def finish(self, returns: Sequence[float]) -> NoReturn:
        """End the match with these utilities, one per seat. Nothing unresolved is carried out any more."""
        if len(returns) != self.players:
            raise BrokenRules(f"A match of {self.players} seats cannot end with {len(returns)} returns.")
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
