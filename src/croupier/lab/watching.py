"""What one match tells of its game: rows of tables, gathered from the questions, their options and what is narrated.

Nothing here is known of any game, so a stranger's has the same facts. Matches of bots that answer in place are watched
as they are played; others are played first and watched while they are played again, by their choices.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from croupier.bots import PolicyBot
from croupier.bots.evaluator import evaluator_of
from croupier.bots.outlook import Time, expected, moments
from croupier.engine import Advisor, CardId, Choice, Deed, Game, Option, play_out, start
from croupier.engine.chance import start_key
from croupier.engine.narration import Event, Tells, Told
from croupier.engine.once import once_for_each
from croupier.engine.play.view import view
from croupier.lab.rotation import Rotated
from croupier.lab.simulate import repeatable, shares, step_by_step

Options = Sequence[Option[Any]]  # Any: each question has values of its own
Row = tuple[Any, ...]  # Any: the values of a table's columns

SAMPLE = 8
"""Of so many deals one is looked at closely: each decision, and cards that keys do not name."""

POINTS = 48
"""In a match what each seat may expect is asked at so many moments at most."""

MOMENTS = 9
"""Where no advisor says what may be expected, futures are played at so many moments of a sampled match."""


class Watched(NamedTuple):
    """A match as rows of each table (`facts.TABLES`), and what is counted while matches are played."""

    number: int
    won: tuple[float, ...]
    turns: tuple[int, ...]
    """The place of each seat in turn order."""
    roles: tuple[str, ...]
    tables: dict[str, list[Row]]


class Read(NamedTuple):
    """What an option says by its key."""

    verb: str
    cards: tuple[str, ...]
    seats: tuple[int, ...]
    silent: bool
    """Whether the key names no card: the words of the game may name one."""


@once_for_each
def read(game: type[Game], question: str, key: str) -> Read:
    """An option of a question, read once."""
    deed: Deed = game.read(key, question)
    cards = [part for part in deed.parts if part in game.likes]
    seats = [seat for seat in deed.named(Tells.SEAT) if isinstance(seat, int)]
    return Read(deed.verb, tuple(dict.fromkeys(cards)), tuple(seats), not cards)


def reads_of(game: Game, name: str, options: Options) -> list[Read]:
    """The options of a question, read."""
    kind = type(game)
    return [read(kind, name, option.key) for option in options]


def cards_named(game: Game, seat: int, name: str, options: Options, reads: Sequence[Read]) -> list[Sequence[str]]:
    """The cards of each option, also of those whose key names a place: what the words of the game say of them."""
    words, kind = type(game).WORDS, type(game)
    if words is None or not any(one.silent for one in reads):
        return [one.cards for one in reads]
    seen = view(game, seat, [{"seat": seat, "name": name}])
    found: list[Sequence[str]] = []
    for option, one in zip(options, reads, strict=True):
        facts = words.option_facts(name, kind.read(option.key, name), seen, seat) if one.silent else {}
        named = [value for _, value in facts.values() if isinstance(value, str) and value in kind.likes]
        found.append(tuple(dict.fromkeys(named)) or one.cards)
    return found


class Followed:
    """Answers for everybody by `pick`, and writes down what is asked and answered."""

    def __init__(self, number: int, game: Game, heard: list[Told], pick: Callable[..., int], *, closely: bool) -> None:
        self.number, self.game, self.heard, self._pick = number, game, heard, pick
        self.kind = type(game)
        self.closely = closely
        self.made = 0
        self.choices: list[Choice] = []
        self.first = -1
        self.advisor: Advisor | None = self.kind.advisor()
        self._stride = 1
        self.outlooks: list[tuple[int, Sequence[float]]] = []
        self.asked: Counter[tuple[int, str, str]] = Counter()
        self.forced: Counter[tuple[int, str, str]] = Counter()
        self.aimed: Counter[tuple[int, str, str]] = Counter()
        self.most: Counter[tuple[int, str, str]] = Counter()
        self.offered: Counter[tuple[int, str, str]] = Counter()
        self.taken: Counter[tuple[int, str, str]] = Counter()
        self.last = [0] * game.players
        self.alone = [0] * game.players
        self.beside: set[int] = set()
        self.rows: list[Row] = []

    def answer(self, seat: int, name: str, options: Options) -> int:
        """What is picked, written down."""
        self._expect(name)
        index = self._pick(self.game, seat, name, options)
        reads = reads_of(self.game, name, options)
        took, key = reads[index], options[index].key
        cards: Sequence[Sequence[str]] = [one.cards for one in reads]
        if self.closely:
            cards = cards_named(self.game, seat, name, options, reads)
            row = (self.number, self.made, seat, name, len(options), took.verb, key, ",".join(cards[index]))
            self.rows.append((*row, self._alike(seat, name, options)))
        if len(options) > 1:  # who can do nothing else takes nothing
            for card, verb in {(card, one.verb) for one, named in zip(reads, cards, strict=True) for card in named}:
                self.offered[seat, card, verb] += 1
            for card in cards[index]:
                self.taken[seat, card, took.verb] += 1
        if self.first < 0 and not self.game.in_parallel:
            self.first = seat
        self._beside(seat)
        self.made += 1
        self.last[seat] = self.made
        self.choices.append(Choice(seat, index, key))
        deed = seat, name, took.verb
        self.asked[deed] += 1
        self.most[deed] = max(self.most[deed], len(options))
        self.forced[deed] += len(options) == 1
        self.alone[seat] += len(options) == 1
        self.aimed[deed] += any(other != seat for other in took.seats)
        return index

    def _beside(self, seat: int) -> None:
        """Note that flows run side by side: they end together, though seats are asked one after the other."""
        returns = seat in self.beside and self.choices[-1].seat != seat
        if returns or not self.game.in_parallel:  # a flow runs to its end: a seat that returns is in another one
            self.flows_end()
        if self.game.in_parallel:
            self.beside.add(seat)

    def flows_end(self) -> None:
        """All seats whose flows ran side by side were asked to the end of these."""
        for seat in self.beside:
            self.last[seat] = self.made
        self.beside.clear()

    def _expect(self, name: str) -> None:
        """Note what each seat may expect; with many decisions at every second, fourth and so on only."""
        quiet = self.kind.quiescent
        if self.advisor is None or self.made % self._stride or (quiet and name not in quiet):
            return
        self.outlooks.append((self.made, tuple(self.advisor.values(self.game))))
        if len(self.outlooks) > POINTS:
            self._stride *= 2
            self.outlooks = self.outlooks[::2]

    def _alike(self, seat: int, name: str, options: Options) -> int:
        """How many options the advisor cannot tell from the best one; all of them where there is no advisor."""
        if self.advisor is None or len(options) == 1:
            return len(options)
        scores = list(self.advisor.scores(self.game, seat, name, options))
        return scores.count(max(scores))


def role_of(game: Game, seat: int) -> str:
    """What a seat plays, where the game declares `roles`: a word, or the id of a face; '' for nothing."""
    played: str | list[CardId] = getattr(game, game.roles)[seat] if game.roles else ""
    if isinstance(played, str):
        return played
    return game.FACES[game.faces[played[0]]].id if played else ""


def watch(job: Rotated, numbers: range) -> list[Watched]:
    """Play the matches of these numbers and say what they tell. Raises what the bots and the rules raise."""
    return [told(followed(job, number), job) for number in numbers]


def followed(job: Rotated, number: int) -> Followed:
    """Play the match of this number and write down what is asked, answered and narrated. Raises as `watch`."""
    bots = [repeatable(one) for one in job.seated(number)]
    policies = [one for one in bots if isinstance(one, PolicyBot)]
    kind, chance = job.kind, job.chance_of(number)
    if len(policies) == len(bots):

        def pick(game: Game, seat: int, name: str, options: Options) -> int:
            return policies[seat].pick(game, seat, name, options, chance)
    else:
        queues: list[list[int]] = [[] for _ in bots]
        for choice in step_by_step(job, number, bots).choices:
            queues[choice.seat].append(choice.index)
        answers = [iter(queue) for queue in queues]

        def pick(game: Game, seat: int, name: str, options: Options) -> int:
            del game, name, options
            return next(answers[seat])

    heard: list[Told] = []
    game = kind.new(job.players, job.variants, start_key(job.seed_of(number)), heard)
    ours = Followed(number, game, heard, pick, closely=job.deal(number) % SAMPLE == 0)
    play_out(game, ours.answer)
    ours.flows_end()
    if ours.advisor is None and ours.closely:
        _play_futures(job, ours)
    ours.outlooks.append((ours.made, tuple(game.returns)))
    return ours


def _play_futures(job: Rotated, ours: Followed) -> None:
    """What each seat could expect at some moments, where no advisor says so: the mean of random futures."""
    assert evaluator_of(ours.kind) is None
    begun = start(ours.kind, job.players, job.seed_of(ours.number), job.variants, log=False)
    wanted = sorted({ours.made * part // (MOMENTS + 1) for part in range(MOMENTS + 1)})
    for at, then in moments(begun, ours.choices, wanted):
        ours.outlooks.append((at, expected(then, Time(1.0, 1, lambda: 0.0))))


def told(ours: Followed, job: Rotated) -> Watched:
    """All that a match told as rows."""
    number, game, seats = ours.number, ours.game, range(job.players)
    first = max(ours.first, 0)
    turns = tuple((seat - first) % job.players for seat in seats)
    won = tuple(shares(game.returns))
    roles = tuple(role_of(game, seat) for seat in seats)
    bots = job.called(number)
    cards: Counter[tuple[int, str, str]] = Counter()
    for event, values in ours.heard:
        for seat, card in _cards_told(event, values, ours.kind):
            cards[seat, event.name, card] += 1
    tables: dict[str, list[Row]] = {
        "matches": [(number, job.deal(number), job.seed_of(number), ours.made, ours.first)],
        "seats": [
            (
                *(number, seat, turns[seat], bots[seat], roles[seat], game.returns[seat], won[seat]),
                *(sum(n for deed, n in ours.asked.items() if deed[0] == seat), ours.alone[seat], ours.last[seat]),
            )
            for seat in seats
        ],
        "questions": [
            (number, *deed, n, ours.forced[deed], ours.aimed[deed], ours.most[deed])
            for deed, n in sorted(ours.asked.items())
        ],
        "cards": [(number, *one, n, ours.taken[one]) for one, n in sorted(ours.offered.items())],
        "told": [(number, *one, n) for one, n in sorted(cards.items())],
        "decisions": ours.rows,
        "timeline": [(number, at, seat, float(those[seat])) for at, those in ours.outlooks for seat in seats],
    }
    return Watched(number, won, turns, roles, tables)


def _cards_told(event: Event, values: Sequence[Any], kind: type[Game]) -> list[tuple[int, str]]:  # Any: as told
    """The cards that an event names, '' where it names none, with the first seat that it is about, or -1."""
    seat, found = -1, []
    for tells, value in zip(event.values.values(), values, strict=True):
        if value is None:
            continue
        if tells is Tells.SEAT and seat < 0 and isinstance(value, int):
            seat = value
        elif tells is Tells.CARD:
            found.append(value[0])
        elif tells in (Tells.FACE, Tells.OWN_FACE):
            found.append(value)
        elif tells is Tells.FACES:
            found += value
    return [(seat, kind.FACES[face].id) for face in found if face >= 0] or [(seat, "")]
