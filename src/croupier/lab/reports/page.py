"""A report as one HTML file that stands alone: no program, nothing from elsewhere; light, dark, on paper."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib.resources import files
from shlex import quote
from typing import Final, NamedTuple

from croupier.engine import Json
from croupier.lab.reports.cards import cards_html
from croupier.lab.reports.figures import Section
from croupier.lab.reports.parts import heading, html, numbers, ruler
from croupier.lab.reports.plots import histogram, leaders
from croupier.lab.reports.words import Words, figures_by_sign, outstanding
from croupier.press.sheet import shorter_sheet
from croupier.text.bundle import file_of, package_of

SHOWN = 6
"""So many figures a column of the verdict names; the rest stands below."""

MANY = 8
"""A section of more rows takes the whole width, and so does one with a list beside its picture."""

OF_BOTS = ("depth", "bots", "duels")
"""What a ladder tells."""

FINE: Final = "fine"
NOT_FINE: Final = "not-fine"
NOT_KNOWN: Final = "not-known"


class Chapter(NamedTuple):
    """What is said of one number of players: what was played, and the sections."""

    about: Json
    sections: Sequence[Section]

    @property
    def about_bots(self) -> list[Section]:
        """The sections that tell how good the bots are beside each other."""
        return [one for one in self.sections if one.name in OF_BOTS]


def page(words: Words, chapters: Sequence[Chapter], command: str) -> str:
    """The whole file."""
    body = "".join(_chapter(words, one, alone=len(chapters) == 1) for one in chapters)
    about = [_setup(words, one.about) for one in chapters]
    verdict = " ".join(_counted(words, one) for one in chapters)
    return document(words, words.say("lab-report"), about, verdict, f"{body}\n{_foot(words, chapters, command)}")


def _counted(words: Words, chapter: Chapter) -> str:
    """How many figures are fine, are not, and are not known, for one number of players."""
    signs = [figure.sign for section in chapter.sections for figure in section.figures]
    fine, off, unknown = (signs.count(sign) for sign in (FINE, NOT_FINE, NOT_KNOWN))
    return words.say("lab-verdict", players=chapter.about["players"], fine=fine, off=off, unknown=unknown)


def document(words: Words, title: str, about: Sequence[str], verdict: str, body: str) -> str:
    """A page about a game that stands alone: its head with a title and lines on what was played, and this body.

    The verdict in a line is what lists of such pages show (`croupier serve --lab`).
    """
    name = words.translator.title()
    lines = "".join(f"<br>{escape(one)}" for one in about)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(f'{title}: {name}')}</title>\n"
        f'<meta name="croupier-verdict" content="{escape(verdict)}">\n<style>\n{_sheets(words)}\n</style>\n'
        f'<body data-game="{escape(words.game.slug)}">\n{words.stamps.symbols}'
        f'<header class="rh"><h1>{escape(name)}</h1><p><b>{escape(title)}</b>{lines}</p></header>\n'
        f'<main class="rep">\n{body}</main>\n'
    )


def _sheets(words: Words) -> str:
    """The inks of the house and of the game, and what a report looks like."""
    inks = file_of(package_of(words.game), "page", "inks.css")
    texts = [
        (files("croupier.press") / "static" / "tokens.css").read_text("utf-8"),
        inks.read_text("utf-8") if inks.is_file() else "",
        (files("croupier.lab.reports") / "report.css").read_text("utf-8"),
    ]
    return shorter_sheet("\n".join(texts)).replace("</", "<\\/")


def _setup(words: Words, about: Json) -> str:
    bots = words.translator.listed([words.bot(name) for name in dict.fromkeys(about["bots"])])
    return words.say("lab-setup", players=about["players"], bots=bots, matches=about["matches"])


def _foot(words: Words, chapters: Sequence[Chapter], command: str) -> str:
    about, chosen = chapters[0].about, _chosen(words, chapters[0].about)
    said = [words.say("lab-asked", seed=about["seed"], version=about["version"], croupier=about["croupier"])]
    if chosen:
        said.append(words.say("lab-variants", variants=words.translator.variants_chosen(chosen)))
    if others := words.translator.other_cards():
        said.append(others)
    commands = f"{escape(_run(words, chapters))}<br>{escape(command)}"
    return f'<footer class="rf"><p><code>{commands}</code></p><p>{escape(" ".join(said))}</p></footer>'


def _run(words: Words, chapters: Sequence[Chapter]) -> str:
    """The command that gathers the same facts."""
    about, players = chapters[0].about, ",".join(str(one.about["players"]) for one in chapters)
    more = "".join(f" --variant {name}={value}" for name, value in _chosen(words, about).items())
    more += "".join(f" --set {quote(f'{field}={text}')}" for field, text in about.get("cards", {}).items())
    more += "" if about["rotated"] else " --no-rotate"
    bots, matches = ",".join(about["bots"]), about["matches"]
    return (
        f"croupier lab run {about['game']} --players {players} --bots {bots} -n {matches} --seed {about['seed']}{more}"
    )


def _chosen(words: Words, about: Json) -> dict[str, str]:
    """The variants that are not the usual ones."""
    usual = {name: values[0] for name, values in words.game.variants.items()}
    return {name: value for name, value in about["variants"].items() if value != usual.get(name)}


def _chapter(words: Words, chapter: Chapter, *, alone: bool) -> str:
    """What is said of one number of players, the verdict first."""
    title = "" if alone else f'<h2 class="pl">{escape(words.say("lab-players", players=chapter.about["players"]))}</h2>'
    names = [one.name for one in chapter.sections]
    sections = "".join(
        _section(words, one, again=one.name in names[:number]) for number, one in enumerate(chapter.sections)
    )
    return f'<article>{title}{_verdict(words, chapter.sections)}<div class="all">{sections}</div></article>'


def _verdict(words: Words, sections: Sequence[Section]) -> str:
    """What is fine, what is not, what is not known, always in this order."""
    fine = [f"\ue000{words.title(one)}\ue001" for one in sections if one.sign == FINE]
    columns = [(FINE, f"<p>{html(words.translator.listed(fine))}.</p>" if fine else "")]
    for sign in (NOT_FINE, NOT_KNOWN):
        found = figures_by_sign(sections, sign)
        said = "".join(f"<li>{html(words.off(*one))}</li>" for one in found[:SHOWN])
        more = [one.more for _, one in found[:SHOWN] if one.more is not None] if sign == NOT_KNOWN else []
        rest = [words.say("lab-and-more", count=len(found) - SHOWN)] if len(found) > SHOWN else []
        rest += [words.say("lab-needs", count=_about(max(more)))] if more else []
        columns.append((sign, f"<ul>{said}</ul><p>{html(' '.join(rest))}</p>" if found else ""))
    nothing = f"<p>{escape(words.say('lab-empty'))}</p>"
    inside = "".join(
        f"<div>{heading(words, sign, words.say(f'lab-{sign}'))}{said or nothing}</div>" for sign, said in columns
    )
    return f'<div class="ver">{inside}</div><p class="src">{escape(words.say("lab-sure"))}</p>'


def _about(number: int) -> int:
    """A number of matches with two digits that count."""
    scale = 10 ** max(len(str(number)) - 2, 0)
    rounded: int = -(-number // scale) * scale
    return rounded


def _section(words: Words, section: Section, *, again: bool) -> str:
    """A section: heading, what it means, its picture, and where the healthy range comes from."""
    draw = DRAWN.get(section.name, _rulers)
    rows = len(section.figures)
    wide = " wide" if outstanding(section) or (section.name != "cards" and rows > MANY) else ""
    return (
        f'<section class="s {section.name}{wide}">{heading(words, section.sign, words.title(section))}'
        f'<p class="mean">{html(words.mean(section))}</p>{draw(words, section)}'
        f'<p class="src">{html(words.source(section, again=again))}</p></section>'
    )


def _rulers(words: Words, section: Section) -> str:
    """All figures on one ruler: seats and turns in their order, others by value."""
    figures = list(section.figures)
    if section.name not in ("seats", "turns"):
        figures.sort(key=lambda one: -one.value)
    return ruler(words, figures, section.drawn.get("even"))


def _length(words: Words, section: Section) -> str:
    minutes = section.figures[0]
    healthy = None if minutes.judged.healthy is None else minutes.judged.healthy[1]
    longest = section.drawn["longest"]
    verb, question = longest["verb"], longest["question"]  # one of numbers alone has no verb
    asked = words.verb(verb) if verb else words.translator.question(question)
    said = words.say("lab-length.longest", question=asked, count=longest["options"])
    drawn = histogram(section.drawn["minutes"], healthy, words.say, words.title(section))
    return f'{drawn}{numbers(words, section.figures)}<p class="note">{escape(said)}</p>'


def _tension(words: Words, section: Section) -> str:
    leader = section.figures[0].judged.healthy or (0.0, 1.0)
    drawn = leaders(section.drawn["leaders"], section.drawn["even"], leader, words.say, words.title(section))
    return f"{drawn}{numbers(words, section.figures)}"


def _numbers(words: Words, section: Section) -> str:
    return numbers(words, section.figures)


def _variety(words: Words, section: Section) -> str:
    verbs = [one for one in section.figures if one.label.kind == "verb"]
    others = [one for one in section.figures if one.label.kind != "verb"]
    return numbers(words, others) + ruler(words, verbs, 0.0)


def _foresight(words: Words, section: Section) -> str:
    """One ruler for each unit, the parts of matches in their order."""
    told = []
    for unit, even in (("explained", 0.0), ("slope", 1.0), ("asked", 0.0)):
        figures = section.of(unit)
        told.append(f'<p class="note">{escape(words.unit(unit))}</p>{ruler(words, figures, even)}' if figures else "")
    return "".join(told)


Draw = Callable[[Words, Section], str]
DRAWN: Final[Mapping[str, Draw]] = {
    "cards": cards_html,
    "length": _length,
    "tension": _tension,
    "out": _numbers,
    "interaction": _numbers,
    "variety": _variety,
    "foresight": _foresight,
}
"""How sections are drawn that are no rulers."""
