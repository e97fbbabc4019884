"""The JSON of the API: the shape of every body, and how a look of the service becomes one."""

import asyncio
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, convert

from croupier.catalog import find
from croupier.engine import Game, Json
from croupier.server.service.people import names
from croupier.server.service.views import Asked, TableView
from croupier.text import Translator

WORDED = 32
"""So many lines of a log are put into words at once: that takes a few milliseconds."""

SPOKEN = 64
"""So many translators are kept: one for each game, with whatever cards, in each language."""


class Problem(Struct, omit_defaults=True):
    """What went wrong, and the rule that forbids it where there is one."""

    detail: str
    rule: str | None = None


class GameInfo(Struct):
    """A game that can be played. `variants`: switch -> values, the default first.

    `minutes`: by the number of players, about how long a match takes alone against bots, and among people only.
    """

    game: str
    version: str
    title: str
    players: tuple[int, int]
    variants: dict[str, list[str]]
    minutes: dict[str, tuple[int, int]]


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat of a new table; `bot` names the bot of a bot's seat."""

    kind: Literal["human", "bot"]
    name: str = ""
    bot: str | None = None


class TableWanted(Struct, forbid_unknown_fields=True):
    """A new table. A chosen `seed` makes the match repeatable, and not verifiable as fair; everybody is told so.

    `position` is an arranged position, `cards` what is another on cards than in the box (`{"wolf.life": 3}`), where the
    operator allows it (`--positions`); without `cards` they are those of the server. `advice`: people may ask the bot.
    `room`: it gets all seats the game can have; those not named are free for whoever has its code, and its host begins.
    `takeover`: who comes late may take over the seat of a bot.
    """

    game: str
    seats: list[SeatWanted]
    variants: dict[str, str | int | bool] = {}
    cards: dict[str, str | int] | None = None
    seed: int | str | None = None
    title: str = ""
    language: str = "en"
    visibility: Literal["link", "listed"] = "link"
    reaction_floor: Annotated[float, Meta(ge=0, le=60)] | None = None
    reaction_clock: Literal["floor", "fixed"] = "floor"
    reaction_time: Annotated[float, Meta(ge=1, le=600)] | None = None
    position: Json | None = None
    advice: bool = True
    room: bool = False
    takeover: bool = False


class SeatToken(Struct):
    """The secret of a human seat: shown once, here."""

    seat: int
    token: str


class TableMade(Struct, omit_defaults=True):
    """A new table: the hash of its salted seed, the tokens of its human seats, and the invitation to a room."""

    id: str
    commitment: str
    seats: list[SeatToken]
    code: str = ""


class PreviewShown(Struct):
    """What an option would do: the view of the asker afterwards; None where hidden cards or chance have a say."""

    key: str
    view: Json | None


class OptionShown(Struct):
    """One legal answer: `verb` is what is done, `arguments` to what, by the names that the game declares."""

    index: int
    key: str
    label: str
    verb: str
    arguments: dict[str, int | str]


class DecisionShown(Struct):
    """A pending decision. Only the asker's own carries `options`, and `about`: the facts it is about, by name."""

    id: str
    seat: int
    name: str
    prompt: str
    options: list[OptionShown] | UnsetType = UNSET
    about: Json | UnsetType = UNSET


class SeatShown(Struct):
    """Who sits at a seat. `handed`: a bot plays for a person for a while.

    `bot_in`: seconds until the others may let a bot play for a person who is away; null for who is there. `doing`, in a
    room: `ready`, or the task of a lesson (`2/6`). `muted`: the host lets this person write to nobody.
    """

    seat: int
    kind: str
    name: str
    bot: str | None
    connected: bool
    handed: bool
    bot_in: float | None
    doing: str
    muted: bool


class AdjournmentShown(Struct):
    """What can be done about a match that the installed rules do not go on with.

    `fit`: so many of its `choices`, from the first, these rules take; null where they do not even begin it.
    `decides`: the viewer may end it, or play it on. `given`: the viewer may have its replay. `played_on`: the table
    where it goes on, with the same tokens.
    """

    choices: int
    fit: int | None
    decides: bool
    given: bool
    played_on: str | None


class TableShown(Struct):
    """A table as the owner of the token may see it. `seed` and `salt` are given when the match is over.

    `room`: while it waits, it has all seats the game can have. `queue` waits for the next match, the viewer at `place`.
    `commitment` is the SHA-256 of `SALT:SEED`. `cards`: what is another on cards than in the box; then it is that of
    `SALT:SEED:CARDS`. `chosen_seed`: somebody chose the seed, so whoever knows it knows every hand.
    """

    id: str
    game: str
    version: str
    title: str
    status: str
    seq: int
    over: bool
    returns: list[float]
    view: Json
    decisions: list[DecisionShown]
    seats: list[SeatShown]
    seat: int | None
    commitment: str
    cards: dict[str, str]
    chosen_seed: bool
    seed: int | str | None
    salt: str | None
    held: bool
    presets: dict[str, str]
    reaction_floor: float
    reaction_clock: str
    reaction_time: float
    reason: str
    room: bool
    takeover: bool
    queue: list[str]
    place: int | None
    adjourned: AdjournmentShown | None


class ChoiceMade(Struct, forbid_unknown_fields=True):
    """An answer to a decision: `index` or `key` of one of its options.

    `then`: keys that answer what the seat is asked after it, one after the other. All of it is done, or nothing.
    """

    decision: str
    index: int | UnsetType = UNSET
    key: str | UnsetType = UNSET
    then: tuple[str, ...] = ()


class Moved(Struct):
    """How many lines the table's log has."""

    seq: int


class LogLine(Struct):
    """One thing that happened, as plain data and as a sentence."""

    event: Json
    text: str


class WhyNot(Struct):
    """The number of the rule that forbids a key, or null where none is known, with its text."""

    key: str
    rule: str | None
    text: str


class PresetLeft(Struct, forbid_unknown_fields=True):
    """A standing answer to a kind of window."""

    window: str
    preset: str


@lru_cache(SPOKEN)
def _translator(language: str, game: type[Game]) -> Translator:
    return Translator(language, game)


def speaker_for(seen: TableView, language: str | None) -> Translator:
    """The translator of the table's game, in the language asked for or else the table's. Raises `BadRequest`."""
    chosen = names.language(seen.language if language is None else language)
    return _translator(chosen, find(seen.game).with_cards(seen.cards))  # type: ignore[arg-type]  # a class has a hash


def spoken(language: str | None) -> str | None:
    """The language that is asked for; None for the table's. Raises `BadRequest`."""
    return None if language is None else names.language(language)


def shown(seen: TableView, language: str | None = None) -> TableShown:
    """A look as JSON shows it, in the language asked for or else the table's. Raises `BadRequest`."""
    language = spoken(language)
    own = {
        "decisions": [_decision(asked, seen, speaker_for(seen, language)) for asked in seen.decisions],
        "seat": seen.me,
        "held": seen.answer_waits,
    }
    same = {name: getattr(seen, name) for name in TableShown.__struct_fields__ if name not in own}
    return convert(own | same, TableShown, from_attributes=True)


async def told(seen: TableView, language: str | None = None) -> list[LogLine]:
    """The log of a look, in words. Long ones take a while: others are answered in between. Raises `BadRequest`."""
    translator = speaker_for(seen, language)
    line = translator.line_or_name if seen.recorded else translator.line
    lines: list[LogLine] = []
    for event in seen.log:
        lines.append(LogLine(dict(event), line(event, seen.names, seen.me)))
        if len(lines) % WORDED == 0:
            await asyncio.sleep(0)
    return lines


def _decision(asked: Asked, seen: TableView, translator: Translator) -> DecisionShown:
    if not asked.mine:
        waiting = translator.waiting([{"seat": asked.seat, "name": asked.name}], seen.names, seen.me)
        return DecisionShown(asked.id, asked.seat, asked.name, waiting)
    prompt = translator.prompt(asked.decision, seen.view, seen.names, seen.me)
    labels = translator.labels(asked.decision, seen.view, seen.names, seen.me)
    return DecisionShown(
        asked.id,
        asked.seat,
        asked.name,
        " ".join(part for part in (prompt.fact, prompt.note) if part) or prompt.kind,
        [
            OptionShown(i, option.key, label, option.verb, dict(option.arguments))
            for i, (option, label) in enumerate(zip(asked.decision.options, labels, strict=True))
        ],
        dict(asked.decision.about),
    )
