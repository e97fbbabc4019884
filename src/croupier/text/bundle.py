"""Fluent messages: which files speak for a game, and the look-up with its fallback to English."""

import logging
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MessageReference, Pattern, VariableReference
from fluent.syntax.ast import BaseNode, Junk, Resource

from croupier.engine import CroupierError, Game
from croupier.engine.card_sets import plain

LANGUAGES = ("en", "fr", "de")
"""The languages of the house; the first one is what a missing message falls back to."""

FALLBACK = LANGUAGES[0]

Value = str | int | float
"""What a message can be given."""

REMEMBERED = 1 << 15
"""Sentences that are kept ready: pages say the same ones again and again, and to put one together takes long."""

_UNKNOWN = "Unknown external: "
"""So Fluent begins what it says of a variable that it was not given."""

_logger = logging.getLogger(__name__)


class MissingText(CroupierError, LookupError):
    """A message, an attribute or a variable that the files of a language lack. Raised by strict translators only."""


class UnknownLanguage(CroupierError, LookupError):
    """A language in which Croupier does not speak."""


def package_of(game: type[Game]) -> str:
    """The package of a game: the one that exports the class, or in which the module of the class lies."""
    module = plain(game).__module__
    if hasattr(sys.modules.get(module), "__path__"):
        return module
    return module.rpartition(".")[0] or module


def folder_of(package: str) -> Traversable:
    """Where the files of a game lie. A game in a single module has none: what lies beside it belongs to others."""
    module = import_module(package)
    return files(package) if hasattr(module, "__path__") else Path(getattr(module, "__file__", None) or package)


def file_of(package: str, room: str, name: str) -> Traversable:
    """A file of a game: in its room (`rulebook/rules.en.md`) or, in a game without rooms, beside its rules."""
    inside = folder_of(package) / room / name
    return inside if inside.is_file() else folder_of(package) / name


class Messages:
    """The messages of the house and of one game in one language, then the English ones."""

    def __init__(self, language: str, game: type[Game] | None = None, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"Croupier speaks {', '.join(LANGUAGES)}, not {language!r}.")
        self.strict = strict
        self._tongues = (language,) if strict else tuple(dict.fromkeys((language, FALLBACK)))
        self._package = None if game is None else package_of(game)
        for tongue in self._tongues:
            _bundle(tongue, self._package)

    def __contains__(self, name: str) -> bool:
        """Whether there is such a message, or such an attribute (`card-wolf.the`)."""
        return _is_there(self._tongues, self._package, name)

    def attributes(self, message: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        return _attributes(self._tongues, self._package, message)

    def variables(self, name: str) -> tuple[str, ...]:
        """What the text of a message or an attribute may name."""
        return _variables(self._tongues, self._package, name)

    def format(self, name: str, args: Mapping[str, Value], otherwise: str | None = None) -> str:
        """The text of a message or of an attribute of one (`ask-play.note`).

        What is missing falls back to English, then to `otherwise`, else to the name itself; a strict translator raises
        `MissingText`.
        """
        given: tuple[tuple[str, Value], ...] = ()
        if args:
            used = self.variables(name)
            given = tuple([(variable, args[variable]) for variable in used if variable in args])
        found = _formatted(self._tongues, self._package, name, given)
        if found is None:
            if self.strict:
                raise MissingText(f"There is no message {name} in {self._tongues[0]}.")
            _note(_gap(self._tongues, self._package, name))
            return name if otherwise is None else otherwise
        text, gap = found
        if gap:
            gap = _explained(gap, args)
        if gap and self.strict:
            raise MissingText(gap)
        if gap:
            _note(gap)
        return text


def _explained(gap: str, args: Mapping[str, Value]) -> str:
    """What is wrong in a message; of a variable that nothing gives, which there are instead."""
    where, unknown, variable = gap.partition(_UNKNOWN)
    given = ", ".join(f"${one}" for one in sorted(args)) or "none"
    return f"{where}it has no variable ${variable}; there is {given}." if unknown else gap


@lru_cache(REMEMBERED)
def _formatted(
    tongues: tuple[str, ...], package: str | None, name: str, args: tuple[tuple[str, Value], ...]
) -> tuple[str, str] | None:
    """A message in the first of these languages that has it, and what was missing in it ('' if nothing)."""
    for tongue in tongues:
        bundle = _bundle(tongue, package)
        pattern = _pattern(bundle, name)
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, dict(args))
            return _well_set(str(text), args), f"{name} in {tongue}: {errors[0]}" if errors else ""
    return None


@lru_cache(REMEMBERED)
def _variables(tongues: tuple[str, ...], package: str | None, name: str) -> tuple[str, ...]:
    """The variables that a message uses, itself or through those it refers to: all else that is given is no matter."""
    bundle = next((b for tongue in tongues if _pattern(b := _bundle(tongue, package), name) is not None), None)
    found: dict[str, None] = {}
    left: list[object] = [] if bundle is None else [_pattern(bundle, name)]
    entered = {name}
    while left:
        node = left.pop()
        if isinstance(node, VariableReference):
            found[node.id.name] = None
        elif isinstance(node, MessageReference) and bundle is not None:
            other = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            left += [] if other in entered else [_pattern(bundle, other)]
            entered.add(other)
        elif isinstance(node, BaseNode):
            left += vars(node).values()
        elif isinstance(node, list | tuple):
            left += node
    return tuple(found)


@lru_cache(REMEMBERED)
def _attributes(tongues: tuple[str, ...], package: str | None, message: str) -> tuple[str, ...]:
    bundles = (_bundle(tongue, package) for tongue in tongues)
    return next((tuple(b.get_message(message).attributes) for b in bundles if b.has_message(message)), ())


@lru_cache(REMEMBERED)
def _is_there(tongues: tuple[str, ...], package: str | None, name: str) -> bool:
    return any(_pattern(_bundle(tongue, package), name) is not None for tongue in tongues)


def _gap(tongues: tuple[str, ...], package: str | None, name: str) -> str:
    """What is missing: a message, or all messages of a game."""
    if package is None:
        return f"There is no message {name}."
    if not any(sources(tongue, package) for tongue in tongues):
        return f"There are no messages of {package}: it has no text/{FALLBACK}.ftl."
    return f"There is no message {name} of {package}."


@lru_cache(REMEMBERED)
def _note(gap: str) -> None:
    """Log a gap once: a page would repeat it at every look."""
    _logger.warning(gap)


def _pattern(bundle: FluentBundle, name: str) -> Pattern | None:
    message, _, attribute = name.partition(".")
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value


@cache
def _bundle(language: str, package: str | None) -> FluentBundle:
    functions: dict[str, Callable[[Any], Any]] = {
        "CAP": _capital,
        "DE": _elided,
        "ROMAN": _roman,
    }  # Any: Fluent's own types
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    if package is not None:
        for source in sources(language, package):
            resource, wrong = _read(language, source)
            bundle.add_resource(resource)
            for fault in wrong:
                _note(fault)
    for resource in _house(language):
        bundle.add_resource(resource)  # the first one heard wins: the game's
    return bundle


@cache
def _house(language: str) -> list[Resource]:
    """The messages of the house, read once for itself and all games: a bundle does not change what it is given."""
    return [_read(language, source)[0] for source in sources(language)]


def faults(language: str, package: str) -> list[str]:
    """What cannot be read in the Fluent files of a game, with file and line; the rest of them is heard all the same."""
    return [fault for source in sources(language, package) for fault in _read(language, source)[1]]


def _read(language: str, source: Traversable) -> tuple[Resource, list[str]]:
    """A file's messages, and what in it cannot be read."""
    body, wrong = source.read_bytes(), []
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        text = body.decode("utf-8", "replace")
        line = body.count(b"\n", 0, error.start) + 1
        wrong.append(f"{source}, line {line}: this is not UTF-8.")
    resource = FluentResource(typeset(text, language))
    for entry in resource.body:
        if isinstance(entry, Junk) and entry.content is not None:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reasons = " ".join(f"{note.message}." for note in entry.annotations or ())
            wrong.append(f"{source}, line {line}: {entry.content.splitlines()[0]!r} is no message. {reasons}")
    return resource, wrong


def sources(language: str, package: str | None = None) -> list[Traversable]:
    """The Fluent files of the house, or of the game in a package (`en.ftl`, `learning.en.ftl`), in one language."""
    if package is None:
        folder = files("croupier.text") / "locales" / language
        return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    folder = folder_of(package) / "text"
    found = [f for f in folder.iterdir() if f.name.endswith(f".{language}.ftl")] if folder.is_dir() else []
    file = folder / f"{language}.ftl"
    return [*([file] if file.is_file() else []), *sorted(found, key=lambda f: f.name)]


def spoken(game: type[Game]) -> list[str]:
    """The languages in which a game has words, the one that others fall back to first."""
    return [language for language in LANGUAGES if sources(language, package_of(game))]


def typeset(text: str, language: str) -> str:
    """A file's text with the blanks its language asks for: French has unbreakable ones inside quotes, before ; : ?

    Whoever writes the files types ordinary blanks; those between a number and its noun are set when it is said
    (`numbers_set`).
    """
    if language != "fr":
        return text
    for typed, set_ in ((" ;", "\u202f;"), (" ?", "\u202f?"), (" :", "\u00a0:"), ("« ", "«\u00a0"), (" »", "\u00a0»")):
        text = text.replace(typed, set_)
    return text


_COUNTED = re.compile(r"(?<=\d) (?=[^\W\d_])|(?<=[^\W\d_]) (?=[+\N{MINUS SIGN}]?\d+(?:[^\w\s]|\s[(|:;]|$))")
"""The blank between a number and the word after it; where no word comes after it, the one before it.

None comes after it at the end of a cell, before a colon as French sets it, and where something is explained in
brackets: "Rage 2 (hits harder)".
"""
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")


PRIVATE = 0xE000
"""From here on Unicode has signs that mean nothing: they hold the place of a name meanwhile."""


def numbers_set(text: str) -> str:
    """A text whose numbers are set well: no line ends between "3" and "coins", and −1 has a minus sign."""
    return _COUNTED.sub("\u00a0", _HYPHEN.sub("\N{MINUS SIGN}", text))


def _well_set(text: str, args: Iterable[tuple[str, Value]]) -> str:
    """The same of a sentence, in which names and texts that were put in stay as they came."""
    words = [given for _, given in args if isinstance(given, str) and any(map(str.isalpha, given))]
    changed = [given for given in words if numbers_set(given) != given]
    for place, given in enumerate(changed, PRIVATE):
        text = text.replace(given, chr(place))
    text = numbers_set(text)
    for place, given in enumerate(changed, PRIVATE):
        text = text.replace(chr(place), given)
    return text


def _capital(text: str) -> str:
    """`CAP($card-the)`: a form that begins a sentence."""
    return text[:1].upper() + text[1:]


_VOWELS = "aâàäáeéèêëiîïíoôöóuûùüúœæ"
_SILENT = re.compile(rf"[{_VOWELS}]|y(?![{_VOWELS}])|h(?:y|él|ect|enr|erv|ipp|onor|ort|ub)")
"""What French elides before: a vowel, and the h that nobody hears (« Hydre », Hélène; but « Harpie », Hans)."""


def _elided(name: str) -> str:
    """`DE($seat)`: French "de Tomas", "d’Ada", "d’« Ancre »"."""
    return f"d’{name}" if _SILENT.match(name.lstrip("«\u00a0 ").lower()) else f"de {name}"


def _roman(number: float) -> str:
    """`ROMAN($phase)`: phases and classes are called I, II, III."""
    tens, ones = divmod(int(number), 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]
