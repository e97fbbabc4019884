"""Pictures of a report: SVG that needs no program and no other file, in the inks of its page."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

Words = Callable[[str], str]


class Dot(NamedTuple):
    """A card in a plot of cards: where it lies, its name, and the number of its entry in the list beside, or ''."""

    across: float
    up: float
    name: str
    mark: str


class Axis(NamedTuple):
    """From which value to which a picture goes, and where these lie in it."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        """Where a value lies; one beyond the axis at its end."""
        within = min(max(value, self.low), self.high)
        return self.begin + (within - self.low) / ((self.high - self.low) or 1) * (self.end - self.begin)

    def ticks(self, most: int = 6) -> list[float]:
        """Round values along the axis."""
        step = round_step((self.high - self.low) / most)
        first = ceil(self.low / step - 1e-9)
        return [number * step for number in range(first, floor(self.high / step + 1e-9) + 1)]


def round_step(least: float) -> float:
    """The least of 1, 2, 5, 10, 20 and so on that is no less."""
    power = 10.0 ** floor(log10(least)) if least > 0 else 1.0
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9))


def tag(name: str, text: str = "", **attributes: object) -> str:
    """An element; attributes are called as in SVG, with `_` for `-` and at the end of a word of Python."""
    given = "".join(f' {key.rstrip("_").replace("_", "-")}="{_said(value)}"' for key, value in attributes.items())
    return f"<{name}{given}>{text}</{name}>" if text else f"<{name}{given}/>"


def words(x: float, y: float, text: str, class_: str = "sf", anchor: str = "start") -> str:
    """A text."""
    return tag("text", escape(text), x=x, y=y, class_=class_, text_anchor=anchor)


def picture(width: float, height: float, label: str, parts: Sequence[str], class_: str = "ch") -> str:
    """A whole picture, which says what it is to those who do not see it."""
    body = "".join(parts)
    return (
        f'<svg class="{class_}" viewBox="0 0 {_said(width)} {_said(height)}" role="img" '
        f'aria-label="{escape(label)}">{body}</svg>'
    )


def cards(dots: Sequence[Dot], healthy: tuple[float, float], taken: float, say: Words, label: str) -> str:
    """Cards: taken when offered across, won when taken up, the healthy box shaded, those outside marked."""
    across = Axis(0, 100, 58, 643)
    ups = [*healthy, *(one.up for one in dots)]
    step = round_step((max(ups) - min(ups)) / 6 or 1)
    up = Axis(max(floor(min(ups) / step) * step, 0), min(ceil(max(ups) / step) * step, 100), 392, 30)
    parts = [
        tag(
            "rect",
            class_="bx",
            x=across.at(taken),
            y=up.at(healthy[1]),
            width=across.at(100) - across.at(taken),
            height=up.at(healthy[0]) - up.at(healthy[1]),
        ),
        words(across.at(taken) + 8, up.at(healthy[0]) - 9, say("lab-healthy")),
    ]
    for tick in across.ticks(4):
        parts.append(tag("path", class_="gl", d=f"M{_said(across.at(tick))} {up.end}V{up.begin}"))
        parts.append(words(across.at(tick), up.begin + 20, f"{tick:g}", anchor="middle"))
    for tick in up.ticks():
        parts.append(tag("path", class_="gl", d=f"M{across.begin} {_said(up.at(tick))}H{across.end}"))
        parts.append(words(50, up.at(tick) + 5, f"{tick:g}", anchor="end"))
    parts.append(tag("path", class_="axl", d=f"M{across.begin} {up.end}V{up.begin}H{across.end}"))
    parts.append(words(across.end, 434, say("lab-axis-taken"), "dp", "end"))
    parts.append(words(across.begin, 16, say("lab-axis-won"), "dp"))
    marked_last = sorted(dots, key=lambda one: bool(one.mark))
    parts += [_card(across.at(one.across), up.at(one.up), one) for one in marked_last]
    return picture(650, 440, label, parts, "ch sc")


def _card(x: float, y: float, one: Dot) -> str:
    title = tag("title", escape(f"{one.name}: {one.across:.0f}, {one.up:.0f}"))
    if not one.mark:
        return tag("circle", title, class_="pt", cx=x, cy=y, r=6)
    square = tag("path", class_="hb", d=f"M{_said(x)} {_said(y - 17)}l17 17l-17 17l-17 -17z")
    return tag("g", title + square + words(x, y + 5, one.mark, "mk", "middle"))


def histogram(values: Sequence[float], healthy: float | None, say: Words, label: str) -> str:
    """How many minutes matches take: bars, with half of all matches in full ink; the healthy part shaded."""
    low, high = min(values), max(values)
    step = round_step((high - low) / 12 or 1)
    first, last = floor(low / step), floor(high / step)
    counts = [0] * (last - first + 1)
    for value in values:
        counts[floor(value / step) - first] += 1
    across = Axis(first * step, (last + 1) * step, 20, 460)
    tall = 112 / max(counts)
    ordered = sorted(values)
    middle = ordered[len(ordered) // 4], ordered[len(ordered) * 3 // 4]
    parts = []
    if healthy is not None and across.low < healthy:
        parts.append(tag("rect", class_="bx", x=20, y=0, width=across.at(healthy) - 20, height=120))
    for number, count in enumerate(counts):
        begin, end = (first + number) * step, (first + number + 1) * step
        kind = "bar0" if end > middle[0] and begin <= middle[1] else "bar1"
        x, width = across.at(begin) + 1, max(across.at(end) - across.at(begin) - 2, 1)
        parts.append(tag("rect", class_=kind, x=x, y=120 - count * tall, width=width, height=count * tall))
    parts += [words(across.at(tick), 138, f"{tick:g}", anchor="middle") for tick in across.ticks()]
    parts.append(tag("path", class_="axl", d="M20 120H460"))
    parts.append(words(476, 138, say("lab-axis-minutes"), anchor="end") if across.at(across.ticks()[-1]) < 400 else "")
    return picture(480, 146, label, parts)


def leaders(
    points: Sequence[Sequence[float]], even: float, healthy: tuple[float, float], say: Words, label: str
) -> str:
    """How often the leader of the moment wins, from beginning to end; what is healthy at half time is shaded."""
    across, up = Axis(0, 1, 34, 464), Axis(0, 100, 122, 8)
    top, bottom = up.at(healthy[1] * 100), up.at(healthy[0] * 100)
    parts = [tag("rect", class_="bx", x=across.at(0.45), y=top, width=43, height=bottom - top)]
    for tick in (0, 25, 50, 75, 100):
        parts.append(tag("path", class_="gl", d=f"M34 {_said(up.at(tick))}H464"))
        parts.append(words(28, up.at(tick) + 5, str(tick), anchor="end"))
    line = " L".join(f"{_said(across.at(part))} {_said(up.at(won * 100))}" for part, won, _ in points)
    parts.append(tag("path", class_="ev", d=f"M34 {_said(up.at(even * 100))}H464"))
    parts.append(tag("path", class_="ln", d=f"M{line}"))
    parts += [tag("circle", class_="pt", cx=across.at(part), cy=up.at(won * 100), r=4.5) for part, won, _ in points]
    for at, name, anchor in ((0.0, "begin", "start"), (0.5, "half", "middle"), (1.0, "end", "end")):
        parts.append(words(across.at(at), 142, say(f"lab-axis-{name}"), anchor=anchor))
    return picture(480, 146, label, [*parts, tag("path", class_="axl", d="M34 122H464")])


def _said(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
