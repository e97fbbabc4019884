"""The aid: one page for each player of what is looked up during a match, from what the game says already."""

from collections.abc import Iterator, Sequence

from croupier.engine import Game
from croupier.kit.onboarding import Sign, signs
from croupier.paper.book import Node, nodes
from croupier.paper.cards import Data
from croupier.paper.errors import CannotPrint
from croupier.paper.letters import spaced
from croupier.paper.order import Order
from croupier.paper.pages import check_page, half_of, head
from croupier.paper.printing import Printed
from croupier.paper.typeset import typeset
from croupier.text import Translator
from croupier.text.rulebook import NoRulebook, rulebook


class NoAid(CannotPrint):
    """A game that says nothing of itself that an aid could show."""


def aid_pdf(order: Order) -> Printed:
    """The aid of a game, a page of half the paper. Raises `CannotPrint`, and `NoAid` where there is nothing to show."""
    data = aid(order)
    with typeset("aid", data | {"paper": half_of(order, "An aid")}) as pages:
        (fit,) = pages.asked("fit")
        if fit["too-high"] > 0:
            raise CannotPrint(
                f"The aid of {data['title']} ({order.language}) does not fit: it is {fit['too-high']:.0f} mm too high."
            )
        return Printed(pages.pdf(), 1, 0)


def aid(order: Order) -> Data:
    """What stands on the aid: how a turn goes and a match ends, then signs and words with their meaning."""
    game, translator, data = order.game, Translator(order.language, order.game), head(order)
    parts = [*_how_to_play(order)] or [*_goal(translator)]
    groups = [*_explained(game, translator)]
    if not parts and not groups:
        raise NoAid(f"{data['title']} has no aid: it has neither a rulebook with “How to play” nor signs.")
    entries = [one for group in groups for one in group["entries"]]
    said = [words for one in entries for words in (one["word"], one["note"])]
    said += [words for part in parts for line in (part["lead"], *part["steps"]) for words in _words(line)]
    icons = (one["icon"] for one in entries if one["icon"])
    check_page(data, icons, [*said, *(part["title"] for part in parts)])
    return data | {"aid": translator.say("paper-aid"), "parts": parts, "groups": groups}


def _how_to_play(order: Order) -> Iterator[Data]:
    """The goal in its first sentence, the steps of a turn, and the end: the first part of the rulebook, no examples.

    Its second list is for learners, and what comes before the first heading is no look-up either.
    """
    try:
        book = rulebook(order.language, order.game)
    except NoRulebook:
        return
    first = next(iter(book.sections), None)
    if first is None or first.number:
        return
    lists = 0
    part: Data | None = None
    for node in nodes(first.html, half_of(order, "An aid")[0]):
        if isinstance(node, str):
            continue
        if node["tag"] == "h3":
            if part is not None:
                yield part
            if lists > 1:
                return
            part = {"title": "".join(_words(node["inside"])), "lead": [], "steps": []}
        elif part is not None and node["tag"] == "p" and not part["lead"]:
            part["lead"] = node["inside"]
        elif part is not None and node["tag"] == "ol":
            lists += 1
            if lists > 1:
                return
            part["steps"] = [item["inside"] for item in node["inside"] if isinstance(item, dict)]
    if part is not None:
        yield part


def _goal(translator: Translator) -> Iterator[Data]:
    """The goal and how one plays, as the table says it in a first match."""
    if translator.has("goal"):
        three = (f"goal.{name}" for name in ("first", "second", "third"))
        said = [[spaced(translator.say(name))] for name in three if translator.has(name)]
        yield {"title": spaced(translator.say("goal")), "lead": [], "steps": said}


def _explained(game: type[Game], translator: Translator) -> Iterator[Data]:
    """The signs that are printed, by where they stand; tags; words of printed sentences that neither explains."""
    known = set()
    groups = [(group.title, group.signs) for group in signs(game, (), translator)]  # type: ignore[arg-type]  # a class has a hash
    for title, explained in (*groups, (translator.say("paper-tags"), _tags(game, translator))):
        entries = [{"icon": one.icon, "word": spaced(one.word), "note": spaced(one.note)} for one in explained]
        known |= {one.word.casefold() for one in explained}
        if entries:
            yield {"title": title, "entries": entries}
    terms = {term.word: term.note for face in game.FACES for term in translator.terms(face.id)}
    entries = [
        {"icon": "", "word": spaced(word), "note": spaced(note)}
        for word, note in terms.items()
        if word.casefold() not in known
    ]
    if entries:
        yield {"title": translator.say("paper-words"), "entries": entries}


def _tags(game: type[Game], translator: Translator) -> Sequence[Sign]:
    """What the tags in printed sentences mean, by `tag-<first icon>`; those that mean the same once."""
    tags = [effect.tag() for face in game.FACES for effect in game.EFFECTS.get(face.id, ())]
    found: dict[str, Sign] = {}
    for icon in dict.fromkeys(tag[0].icon for tag in tags if tag):
        message = f"tag-{icon}"
        if translator.has(message):
            word = translator.say(message)
            found.setdefault(word, Sign(icon, word, translator.say(f"{message}.note")))
    return [*found.values()]


def _words(line: Sequence[Node]) -> Iterator[str]:
    for node in line:
        if isinstance(node, str):
            yield node
        else:
            yield from _words(node.get("inside", ()))
