"""The cards of a report: a plot of all, and a list of those that stand out, with what is the matter with each."""

from html import escape

from croupier.lab.reports.figures import Section
from croupier.lab.reports.parts import sign_html
from croupier.lab.reports.plots import Dot, cards
from croupier.lab.reports.words import Words, outstanding

LISTED = 8
"""So many cards that stand out are marked and listed; the rest is folded."""


def cards_html(words: Words, section: Section) -> str:
    """The plot with its list, and the names of all others folded."""
    out = outstanding(section)
    marks = {name: str(number) for number, name in enumerate(out[:LISTED], 1)}
    dots = []
    for taken in section.of("taken"):
        won, name = section.find(taken.label.name, "won"), taken.label.name
        if won is not None:
            dots.append(Dot(taken.value * 100, won.value * 100, words.label(taken.label), marks.get(name, "")))
    low, high = section.drawn["healthy"]
    plot = cards(dots, (low * 100, high * 100), 5, words.say, words.title(section)) if dots else ""
    listed = "".join(_entry(words, section, name, mark) for name, mark in marks.items())
    side = f'<ol class="wl">{listed}</ol>' if listed else ""
    return f'<div class="cg">{plot}{side}</div>{_folded(words, section, out)}'


def corner(section: Section, name: str | int) -> str:
    """What is the matter with a card that stands out: `strong`, `overlooked`, `trap`, `weak`, `unwanted`, `always`."""
    taken, won, at_once = (section.find(name, unit) for unit in ("taken", "won", "at-once"))
    if taken is not None and taken.sign == "not-fine":
        return "unwanted"
    if won is None or won.sign != "not-fine":
        return "always" if at_once is not None and at_once.sign == "not-fine" else ""
    middle = sorted(one.value for one in section.of("taken"))[len(section.of("taken")) // 2]
    often = taken is not None and taken.value >= min(middle, 0.5)
    if won.value > section.drawn["usual"]:
        return "strong" if often else "overlooked"
    return "trap" if often else "weak"


def _entry(words: Words, section: Section, name: str | int, mark: str) -> str:
    taken, won = section.find(name, "taken"), section.find(name, "won")
    if taken is None:
        return ""
    said = {"taken": words.value(taken.value, "taken"), "usual": words.value(section.drawn["usual"], "won")}
    text = (
        words.say("lab-corner-rare", taken=said["taken"])
        if won is None
        else words.say("lab-corner-text", won=words.value(won.value, "won"), **said)
    )
    why = words.say(f"lab-corner-{corner(section, name)}")
    return (
        f"<li>{words.stamps.of(str(name), mark)}<b><small>{escape(why)}</small>{escape(words.label(taken.label))}</b>"
        f"<p>{escape(text)}</p></li>"
    )


def _folded(words: Words, section: Section, out: list[str | int]) -> str:
    """The names of all cards that are not listed, by sign."""
    unknown = {one.label.name for one in section.figures if one.sign == "not-known"} - set(out)
    fine = {one.label.name for one in section.figures} - set(out) - unknown
    found = []
    for message, sign, names in (
        ("lab-off-cards", "not-fine", out[LISTED:]),
        ("lab-unknown-cards", "not-known", unknown),
        ("lab-fine-cards", "fine", fine),
    ):
        if names:
            cards_named = ", ".join(sorted(words.translator.card(str(name)) for name in names))
            said = escape(words.say(message, count=len(names)))
            found.append(
                f"<details><summary>{said}{sign_html(words, sign)}</summary>"
                f'<p class="src">{escape(cards_named)}.</p></details>'
            )
    return "".join(found)
