"""A print on screen. One grammar, every size: lengths are hundredths of the card's width (see `card.css`)."""

import re
from collections.abc import Callable
from html import escape

from croupier.press.printed import Mark, Print

Url = Callable[[str], str]
"""Gives the address of a file of the house: `icons.svg`, `art/<game>/<picture>.svg`."""

IconUrl = Callable[[str, str], str]
"""Gives the address of an icon, by game and name: an icon of the house, or one the game has drawn itself."""

PICTURE = "-20 0 280 250"
LONG_WORD, ENDLESS_WORD = 13, 17
"""A name with a longer word is set smaller, and once more: German makes one word of three.

A hyphen breaks the second kind by itself.
"""

LONG_NAME = 24
"""Two lines hold no longer name beside something else."""

ROOM, ROOM_OVER_RAIL = (90, 150), (54, 92)
"""So long a text is set large, and from so long on small; over a rail there is less room."""

LONG_LETTERS = 14
"""A name with such a word is set smaller before the word is parted, where a card says in words what it does."""

PARTING = 11
"""A shorter word of a name stays whole there: a browser parts it although it fits on a line of its own."""

LONG_VERB = 11
"""A longer verb is set smaller: German wraps nothing here."""


def icon_html(address: str) -> str:
    """An icon that says nothing by itself."""
    return f'<svg class="ic" aria-hidden="true"><use href="{escape(address)}"/></svg>'


def picture_html(game: str, picture: str, url: Url, css: str = "art") -> str:
    """The picture of a card, printed in the inks around it; '' for a card without one."""
    if not picture:
        return ""
    href = escape(url(f"art/{game}/{picture}.svg"))
    return (
        f'<svg class="{css}" aria-hidden="true" viewBox="{PICTURE}" preserveAspectRatio="xMidYMin slice">'
        f'<use href="{href}#art" x="-20" width="280" height="250"/></svg>'
    )


def back_html(game: str, back: str, url: Url, *, drawn: bool = True) -> str:
    """The back of a card; a plain one where none is `drawn`."""
    if not drawn:
        return '<span class="face bare"></span>'
    href = escape(url(f"art/{game}/back-{back}.svg"))
    return (
        '<span class="face"><svg class="art" viewBox="0 0 200 280" aria-hidden="true">'
        f'<use href="{href}#art" width="200" height="280"/></svg></span>'
    )


def face_html(card: Print, url: Url, size: str = "hand", icon_url: IconUrl | None = None) -> str:
    """The face of a card. `size` is mini, hand or large: a small card leaves out what would not be readable.

    Without a picture there is room for the sentence.
    """

    def icon(name: str) -> str:
        return icon_html(icon_url(card.game, name) if icon_url is not None else f"{url('icons.svg')}#i-{name}")

    def slab(mark: Mark) -> str:
        return f'<span class="slab">{icon(mark.icon)}{escape(mark.words)}</span>'

    bare = not card.picture
    parts = [] if bare else [picture_html(card.game, card.picture, url)]
    if card.asks or card.emblem:
        slabs = "".join(slab(mark) for mark in card.asks)
        if not card.asks:
            slabs = f'<span class="slab em">{icon(card.emblem)}</span>'
        parts.append(f'<span class="tl">{slabs}</span>')
    if card.worth:
        parts.append(f'<span class="tr">{"".join(slab(mark) for mark in card.worth)}</span>')
    wide = " wide" if max(map(len, card.name.split())) > LONG_WORD else ""
    if max(map(len, card.name.replace("-", " ").split())) > ENDLESS_WORD:
        wide += " endless"
    if len(card.name) > LONG_NAME:
        wide += " long"
    parts.append(f'<span class="nm{wide}">{escape(card.parted or card.name)}</span>')
    if size == "large" or (bare and size != "mini" and card.text):
        little, much = ROOM_OVER_RAIL if card.rail else ROOM
        short = " sh" if len(card.text) < little else " long" if len(card.text) > much else ""
        emblem = icon(card.emblem) if card.emblem else ""
        parts.append(f'<span class="ty">{emblem}{escape(card.kind)}</span>')
        parts.append(f'<span class="tx{short}">{escape(card.text)}</span>')
    if card.verb is not None:
        words = f'<span class="w">{escape(card.verb.words)}</span>'
        tight = " tight" if len(card.verb.words) > LONG_VERB else ""
        parts.append(f'<span class="vb{tight}">{icon(card.verb.icon)}{words}</span>')
    if card.rail:
        cells = "".join(f"<span>{icon(mark.icon)}{escape(mark.words)}</span>" for mark in card.rail)
        parts.append(f'<span class="rail">{cells}</span>')
    return f'<span class="face{" bare" if bare else ""}">{"".join(parts)}</span>'


def worded_html(
    card: Print,
    url: Url,
    icon_url: IconUrl,
    *,
    top: str | None = None,
    does: str | None = None,
    end: str | None = None,
    whole: bool = False,
    lacks: str = "",
) -> str:
    """The face of a card that says in words what it does; its own box decides the form (see `hand.css`).

    `top`, `does` and `end` are HTML of a game in place of the costs, the short effect and the numbers; `whole`: a
    poster has room for the sentence; `lacks`: what it would take to play the card.
    """

    def marks(of: tuple[Mark, ...], css: str) -> str:
        return "".join(
            f"<span{css}>{icon_html(icon_url(card.game, mark.icon))}{escape(mark.words)}</span>" for mark in of
        )

    if top is None:
        top = marks(card.asks, ' class="slab"')
    if end is None:
        end = f'<span class="krail">{marks(card.rail, "")}</span>' if card.rail else ""
    if does is None:
        brief = card.short or card.text
        does = escape(brief)
        if whole and card.text != brief:
            does = f'<span class="brief">{does}</span><span class="full">{escape(card.text)}</span>'
    if lacks:
        does = f'{does} <em class="lacks">{escape(lacks)}</em>'
    longest = max(map(len, re.split(r"[\s-]", card.name)))
    parted = escape(_whole(card.parted or card.name))
    name = f'<span class="kname{" lw" if longest >= LONG_LETTERS else ""}">{parted}</span>'
    parts = [f'<span class="kpic">{picture_html(card.game, card.picture, url)}</span>']
    parts += [f'<span class="ktop">{top}</span>' if top else "", name]
    parts += [f'<span class="kdoes">{does}</span>' if does else "", f'<span class="kend">{end}</span>' if end else ""]
    return f'<span class="face{"" if card.picture else " bare"}">{"".join(parts)}</span>'


def _whole(parted: str) -> str:
    """A name without the joints of words that fit on a line of every form."""
    words = (word.replace("\N{SOFT HYPHEN}", "") for word in parted.split(" "))
    return " ".join(
        word if len(whole) >= PARTING else whole for word, whole in zip(parted.split(" "), words, strict=True)
    )
