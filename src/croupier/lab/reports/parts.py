"""What the sections of a page are made of: headings with a sign, the ruler of intervals, numbers with a line each."""

from collections.abc import Sequence
from html import escape

from croupier.lab.reports.figures import UNITS, Figure
from croupier.lab.reports.plots import Axis
from croupier.lab.reports.words import STRONG, STRONG_END, Words

NEAR = 22
"""So near to the word of the even share, in 100 of a ruler, there is no room for a number."""

SIGNS = {"fine": ("ok", "✓"), "not-fine": ("no", "!"), "not-known": ("un", "?")}
"""The class of each sign and what stands in it: shape and letter before colour, so that it survives paper."""


def html(text: str) -> str:
    """A sentence as HTML, with what is meant in bold."""
    return escape(text).replace(STRONG, "<b>").replace(STRONG_END, "</b>")


def sign_html(words: Words, sign: str) -> str:
    """The sign of a figure or section; '' for one without."""
    if sign not in SIGNS:
        return ""
    kind, letter = SIGNS[sign]
    return f'<i class="st {kind}" role="img" aria-label="{escape(words.say(f"lab-{sign}"))}">{letter}</i>'


def heading(words: Words, sign: str, title: str) -> str:
    """A heading with its sign."""
    return f"<h2>{escape(title)}{sign_html(words, sign)}</h2>"


def ruler(words: Words, figures: Sequence[Figure], even: float | None) -> str:
    """One line for each figure: name, interval and value on the ruler with the healthy part shaded, number, sign."""
    if not figures:
        return ""
    unit = figures[0].unit
    healthy = figures[0].judged.healthy
    ends = [end for one in figures for end in (one.judged.low, one.judged.high)]
    ends += [*(healthy or ()), *(() if even is None else (even,))]
    room = (max(ends) - min(ends)) * 0.04 or 0.01
    low, high = min(ends) - room, max(ends) + room
    axis = Axis(max(low, 0.0) if unit in UNITS else low, min(high, 1.0) if unit in UNITS else high, 0, 100)
    rows = "".join(_row(words, one, axis, even) for one in figures)
    high_rows = " hi" if 'class="stamp' in rows else ""
    return f'<div class="rul{high_rows}">{rows}{_scale(words, axis, unit, even)}</div>'


def _row(words: Words, one: Figure, axis: Axis, even: float | None) -> str:
    low, high = axis.at(one.judged.low), axis.at(one.judged.high)
    marks = []
    if one.judged.healthy is not None:
        begin, end = (axis.at(edge) for edge in one.judged.healthy)
        marks.append(f'<i class="ok0" style="left:{begin:.2f}%;width:{end - begin:.2f}%"></i>')
    if even is not None:
        marks.append(f'<i class="ev" style="left:{axis.at(even):.2f}%"></i>')
    marks.append(f'<i class="iv" style="left:{low:.2f}%;width:{high - low:.2f}%"></i>')
    marks.append(f'<i class="dt" style="left:{axis.at(one.value):.2f}%"></i>')
    kind = SIGNS.get(one.sign, ("", ""))[0]
    interval = f"{words.value(one.judged.low, one.unit)} – {words.value(one.judged.high, one.unit)}"
    stamp = words.stamps.of(str(one.label.name)) if one.label.kind == "role" else ""
    return (
        f'<span class="l">{stamp}{escape(words.label(one.label))}</span>'
        f'<span class="tk {kind}" title="{interval}">{"".join(marks)}</span>'
        f'<span class="v">{words.value(one.value, one.unit)}</span>{sign_html(words, one.sign) or "<i></i>"}'
    )


def _scale(words: Words, axis: Axis, unit: str, even: float | None) -> str:
    """The numbers below a ruler; the even share is named, and what would stand on it is left out."""
    scale = 100 if unit in UNITS else 1
    ticks = Axis(axis.low * scale, axis.high * scale, 0, 100).ticks(4)
    named = unit == "won" and even is not None
    said = []
    if even is not None and named:
        value = words.edge(even, unit)
        said.append(
            f'<span class="m" style="left:{axis.at(even):.2f}%">{escape(words.say("lab-even", value=value))}</span>'
        )
    for tick in ticks:
        at = axis.at(tick / scale)
        if not (named and even is not None and abs(at - axis.at(even)) < NEAR):
            said.append(f'<span style="left:{at:.2f}%">{words.number(tick, 0 if scale > 1 else 1)}</span>')
    return f'<span class="ax">{"".join(said)}</span><i></i>'


def numbers(words: Words, figures: Sequence[Figure]) -> str:
    """Large numbers with a line each: what it is, what would be healthy."""
    told = "".join(_number(words, one) for one in figures)
    return f'<div class="fx">{told}</div>' if told else ""


def _number(words: Words, one: Figure) -> str:
    healthy = "" if one.judged.healthy is None else f"; {words.labelled(words.say('lab-healthy'), words.healthy(one))}"
    interval = f"{words.value(one.judged.low, one.unit)} – {words.value(one.judged.high, one.unit)}"
    return (
        f"<div><b>{words.value(one.value, one.unit)}{sign_html(words, one.sign)}</b>"
        f"<span>{escape(words.label(one.label))}{escape(healthy)}</span><small>{interval}</small></div>"
    )
