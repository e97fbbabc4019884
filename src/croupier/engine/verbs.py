"""What can be answered, declared: verbs with typed arguments, and the questions that offer them.

    STEAL = Verb("steal", target=SEAT)                       # STEAL(1) has the key `steal:1`
    CHALLENGE = Question("challenge", LET, DOUBT, about={"claimant": SEAT, "role": FACE})

From the declaration come the keys of options and their way back, words, clicks, refusals and the action space.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar, overload

from croupier.engine.decision import LONGEST_KEY, Argument, Option
from croupier.engine.domains import Domain, Likes
from croupier.engine.errors import BrokenRules
from croupier.engine.narration import Tells, plain
from croupier.engine.state.cards import Face
from croupier.engine.state.parts import Json

T = TypeVar("T")

_ARGUMENT: Final = re.compile(r"\{(\w+)\}")
_NUMBERS: Final = frozenset({Tells.SEAT, Tells.NUMBER})
_TOLD: Final = frozenset({Tells.SEAT, Tells.FACE, Tells.NUMBER, Tells.WORD})
_ANY: Final = {Tells.SEAT: r"\d", Tells.NUMBER: r"-?\d{1,9}", Tells.FACE: r"[^\s:]+?", Tells.WORD: r"\w+"}
"""How an argument is written whose domain names no values, or to whose values a card set may add."""
_UNSET: Final = object()


class Verb:
    """What a seat may do: a name for ever, and typed arguments. Calling it makes an option.

    The key of an option is the name with its arguments, `take:1:pear`; `form` is another one, such as
    `card:{card}@{zone}.{place}`. Two verbs may share a name if their keys differ. Verbs are told apart by identity:
    games look options up by them at every question, and a hash of their own would cost one compiled turn in twenty.
    """

    __slots__ = ("_pattern", "domains", "form", "name")

    def __init__(self, name: str, form: str = "", **domains: Domain | Tells) -> None:
        self.name = name
        self.form = form or ":".join([name, *(f"{{{one}}}" for one in domains)])
        self.domains = {
            one: domain if isinstance(domain, Domain) else Domain(domain) for one, domain in domains.items()
        }
        named = _ARGUMENT.findall(self.form)
        if sorted(named) != sorted(domains):
            raise BrokenRules(f"The keys {self.form!r} of {name!r} name {named or 'nothing'}, not {[*domains]}.")
        if wrong := [one for one, domain in self.domains.items() if domain.tells not in _TOLD]:
            raise BrokenRules(f"{name!r} has {wrong[0]!r}: an argument is a SEAT, a FACE, a number or a word.")
        pieces = _ARGUMENT.split(self.form)
        self._pattern = re.compile(
            "".join(
                f"(?P<{part}>{self._written(part)})" if at % 2 else re.escape(part) for at, part in enumerate(pieces)
            )
        )

    def __repr__(self) -> str:
        return f"Verb({self.form!r})"

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        return _again, (self.name, self.form, self.domains)

    @overload
    def __call__(self, *arguments: Argument) -> Option[Any]: ...
    @overload
    def __call__(self, *arguments: Argument, value: T) -> Option[T]: ...
    def __call__(self, *arguments: Argument, value: object = _UNSET) -> Option[Any]:
        """The option with these arguments, in the order in which they are declared.

        `value` is what the rules get back: without one the arguments themselves, a single one as it is, none of them as
        the name. Raises `BrokenRules` for an argument that is not of its domain; which faces there are says the game.
        """
        if len(arguments) != len(self.domains):
            raise BrokenRules(f"{self!r} takes {', '.join(self.domains) or 'no arguments'}, not {arguments!r}.")
        named = dict(zip(self.domains, arguments, strict=True))
        for name, given in named.items():
            self._check(name, given)
        if value is _UNSET:
            value = self.name if not arguments else arguments[0] if len(arguments) == 1 else arguments
        return Option(self.form.format(**named), value, self, named)

    def _check(self, name: str, given: Argument) -> None:
        domain = self.domains[name]
        if type(given) is not (int if domain.tells in _NUMBERS else str):
            raise BrokenRules(f"{self!r} has {given!r} as {name}: that is no {domain.tells.value}.")
        if domain.values is not None and domain.tells is not Tells.FACE and given not in domain.values:
            raise BrokenRules(
                f"{self!r} has {given!r} as {name}: that is none of {', '.join(map(str, domain.values))}."
            )

    def _written(self, name: str) -> str:
        domain = self.domains[name]
        if domain.values is None or domain.tells is Tells.FACE:
            return _ANY[domain.tells]
        return "|".join(re.escape(str(value)) for value in sorted(domain.values, key=lambda one: -len(str(one))))

    def read(self, key: str) -> dict[str, Argument] | None:
        """The arguments of a key of this verb; None for any other key."""
        found = self._pattern.fullmatch(key)
        if found is None:
            return None
        return {
            name: int(text) if self.domains[name].tells in _NUMBERS else text
            for name, text in found.groupdict().items()
        }


def _again(name: str, form: str, domains: dict[str, Domain]) -> Verb:
    """A verb that was pickled."""
    return Verb(name, form, **domains)


class Question:
    """A question by its name, with the verbs it offers.

    `about` are the facts it is about, by name with what each is: `ask(..., about={"claimant": 2})` gives them. The seat
    that is asked must know them; a determinization for another seat does not tell them.
    `reveals` says what hidden thing it may show that a seat is asked, and why the rules want that; else nothing hidden
    may decide who is asked (the law "who is asked is public").
    """

    __slots__ = ("about", "name", "reveals", "verbs")

    def __init__(
        self, name: str, *verbs: Verb, about: Mapping[str, Domain | Tells] | None = None, reveals: str = ""
    ) -> None:
        if not verbs:
            raise BrokenRules(f"The question {name!r} offers nothing: name its verbs.")
        self.name = name
        self.verbs = verbs
        self.about = {fact: told if isinstance(told, Domain) else Domain(told) for fact, told in (about or {}).items()}
        if wrong := [fact for fact, told in self.about.items() if told.tells not in _TOLD]:
            raise BrokenRules(f"{name!r} is about {wrong[0]!r}: a fact is a SEAT, a FACE, a number or a word.")
        self.reveals = reveals

    def __repr__(self) -> str:
        return f"Question({self.name!r}, {', '.join(map(repr, self.verbs))})"


def told_about(
    questions: Sequence[Question],
    name: str,
    given: Mapping[str, Any],
    faces: Sequence[Face],
    *,
    likes: Likes,
    players: int,
) -> Json:
    """What a question is about, as plain data. Raises `BrokenRules` if that is not what it declares."""
    declared = next((one.about for one in questions if one.name == name), None)
    if declared is None or given.keys() != declared.keys():
        raise BrokenRules(f"{name} is asked about {', '.join(given) or 'nothing'}: declare that as its Question.")
    told = {one: plain(declared[one].tells, given[one], faces) for one in given}
    for one, value in told.items():
        if declared[one].tells in _NUMBERS and type(value) is not int:
            raise BrokenRules(f"{name} is asked about {value!r} as {one}: that is no number.")
        if declared[one].tells is Tells.SEAT and not -1 <= value < players:
            raise BrokenRules(f"{name} is asked about {value!r} as {one}: seats are 0 to {players - 1}, -1 for none.")
        no_face = value is None and declared[one].tells is Tells.FACE
        if not no_face and not declared[one].holds(value, likes):
            among = ", ".join(map(str, declared[one].among(players, likes)))
            raise BrokenRules(f"{name} is asked about {value!r} as {one}: that is none of {among}.")
    return told


def offers(questions: Sequence[Question]) -> dict[str, frozenset[int]]:
    """For each question the identities of its verbs: looked at for every option of every question that is put."""
    return {question.name: frozenset(map(id, question.verbs)) for question in questions}


def undeclared(offered: Mapping[str, frozenset[int]], name: str, options: Sequence[Option[Any]]) -> str:
    """What is wrong with a question of a game that declares its questions, in a sentence; '' if nothing is."""
    verbs = offered.get(name)
    if verbs is None:
        return f"{name} is asked, but not declared: QUESTIONS names {', '.join(offered)}."
    for option in options:
        if id(option.declared) not in verbs:
            return f"{name} offers {option!r}, which is of none of its declared verbs."
    return ""


class Deed(NamedTuple):
    """The key of an answer, read: its verb and the arguments by name; `declared` says what each argument is."""

    key: str
    verb: str
    arguments: Mapping[str, Argument]
    declared: Verb | None = None

    @property
    def parts(self) -> tuple[str, ...]:
        """The arguments as the key writes them, in order."""
        return tuple(map(str, self.arguments.values()))

    def is_about(self, faces: Likes) -> bool:
        """Whether the faces it names are among these, and such as its verb takes."""
        domains = {} if self.declared is None else self.declared.domains
        named = [(self.arguments[name], domain) for name, domain in domains.items() if domain.tells is Tells.FACE]
        return all(one in faces and domain.holds(one, faces) for one, domain in named)

    def named(self, tells: Tells) -> list[Argument]:
        """The arguments that are declared as this: the seats, the faces."""
        domains = {} if self.declared is None else self.declared.domains
        return [self.arguments[name] for name, domain in domains.items() if domain.tells is tells]


def spoken(key: str) -> Deed:
    """A key that nobody has declared, read as most are written: `play:pear` is the verb `play` with one argument."""
    verb, *parts = key.split(":")
    return Deed(key, verb, {f"arg{at}": part for at, part in enumerate(parts, 1)})


def read(verbs: tuple[Verb, ...], faces: Likes, key: str) -> Deed | None:
    """The answer that a key of one of these verbs is, about these faces; None if it is of none of them."""
    return next((deed for deed in _readings(verbs, key) if deed.is_about(faces)), None)


@lru_cache(1 << 14)
def _readings(verbs: tuple[Verb, ...], key: str) -> tuple[Deed, ...]:
    """All that a key can be an answer of, whatever faces there are."""
    if len(key) > LONGEST_KEY:
        return ()
    return tuple(Deed(key, verb.name, found, verb) for verb in verbs if (found := verb.read(key)) is not None)
