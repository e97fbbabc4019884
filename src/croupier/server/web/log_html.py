"""The log of a table as HTML, the newest turn first. Each drawing has so many lines that macros would take too long."""

from collections.abc import Callable, Iterator

from markupsafe import Markup, escape

from croupier.server.web.compiling import CUT
from croupier.server.web.view_model import Line, ViewModel


def log_html(t: ViewModel, icon: Callable[[str], str], rule_of: Callable[[str], str]) -> Markup:
    """Each turn under its heading, in it the newest line first. `icon` and `rule_of` draw an icon and a rule number."""
    return Markup("".join(_lines(t, icon, rule_of)))  # noqa: S704  # escaped here


def _lines(t: ViewModel, icon: Callable[[str], str], rule_of: Callable[[str], str]) -> Iterator[str]:
    marked = t.marked
    for turn in t.chapters():
        if turn.heading is not None:
            title = escape(turn.heading.text.rstrip("."))
            yield f'{CUT}<li class="hd" {_names(turn.heading)}>{title}</li>\n'
        for line in turn.lines:
            if line.shown.quiet:
                continue
            new = ' class="new"' if line.number in marked else ""
            lead = f"<b>{escape(line.lead)}</b>" if line.lead else ""
            rule = rule_of(line.rule) if line.rule else ""
            sign = icon(str(line.shown.icon))
            yield f"{CUT}<li {_names(line)}{new}>{sign}<span>{lead}{escape(line.rest)}{rule}</span></li>\n"


def _names(line: Line) -> str:
    return f'id="told-{line.number}" data-line="{line.number}" data-who="{" ".join(map(str, line.who))}"'
