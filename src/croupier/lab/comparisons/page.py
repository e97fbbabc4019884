"""A comparison as one HTML file that stands alone, in the style of the report."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from croupier.engine.card_sets import plain
from croupier.lab.comparisons.effects import SEEN, Compared, Effect, Kind, of_changed_cards, of_kind
from croupier.lab.comparisons.sides import Side, changed
from croupier.lab.comparisons.words import BESIDE, LISTED, Said
from croupier.lab.reports.page import document
from croupier.lab.reports.parts import heading, html
from croupier.lab.reports.plots import Axis
from croupier.press.picture import image

SHOWN = 4
"""So many effects a column of the verdict names."""

PRINTED, WIDE = 3, 190
"""So many of the cards that are changed are printed as they are on either side, so many pixels wide."""

REACH = 2.2
"""So far the ruler goes either way, in what a figure may move; what lies beyond stands at its end."""

SIGNS: Final[Mapping[Kind, str]] = {"matters": "not-fine", "moves": "fine", "none": "not-known"}
"""The sign of each column of the verdict."""


def page(said: Said, chapters: Sequence[Compared]) -> str:
    """The whole file."""
    body = "".join(_chapter(said, one, alone=len(chapters) == 1) for one in chapters)
    setup = said.setup
    bots = said.translator.listed([said.bot(name) for name in dict.fromkeys(setup["bots"])])
    about = [
        said.say("lab-setup", players=one.about["players"], bots=bots, matches=one.about["matches"]) for one in chapters
    ]
    players = chapters[0].about["players"]
    command = (
        f"croupier lab compare {setup['game']} --a {setup['a']} --b {setup['b']} --players {players} "
        f"--bots {','.join(setup['bots'])} -n {max(one.about['matches'] for one in chapters)} --seed {setup['seed']}"
        f"{' --tune' if setup['tune'] else ''}{' --mirror' if chapters[0].about['mirrored'] else ''}"
    )
    asked = said.say("lab-asked", seed=setup["seed"], version=setup["version"], croupier=setup["croupier"])
    foot = f'<footer class="rf"><p><code>{escape(command)}</code></p><p>{escape(asked)}</p></footer>'
    verdict = " ".join(_counted(said, one) for one in chapters)
    return document(said, said.say("lab-compare"), about, verdict, f"{_change(said)}{body}{foot}")


def _counted(said: Said, one: Compared) -> str:
    """How many figures an effect was seen in, for one number of players."""
    matters, moves = (len(of_kind(one, kind)) for kind in SEEN)
    return said.say("lab-compare-verdict", players=one.about["players"], matters=matters, moves=moves)


def _change(said: Said) -> str:
    """What is different between the sides."""
    both = (("A", said.a), ("B", said.b))
    sides = "".join(f"<p><b>{name}</b> {escape(said.side(side))}</p>" for name, side in both)
    faces = {face.id for face in said.game.FACES}
    cards = [card for card in sorted(changed(said.a, said.b)) if card in faces][:PRINTED]
    printed = "".join(
        f"<figure>{''.join(_printed(said, side, cards))}<figcaption>{name}</figcaption></figure>"
        for name, side in both
        if cards
    )
    return (
        f'<div class="chg"><span class="kk">{escape(said.say("lab-compare-what"))}</span>{sides}'
        f'<div class="prints">{printed}</div><p class="src">{escape(said.deals())}</p></div>'
    )


def _printed(said: Said, side: Side, cards: Sequence[str]) -> Iterator[str]:
    """Cards as they are printed on a side, those that there are."""
    game = plain(said.game).with_cards(side.cards)
    there = {face.id for face in game.FACES}
    return (image(game, card, said.language, "large", wide=WIDE) for card in cards if card in there)


def _chapter(said: Said, one: Compared, *, alone: bool) -> str:
    """What is said of one number of players, the verdict first."""
    title = "" if alone else f'<h2 class="pl">{escape(said.say("lab-players", players=one.about["players"]))}</h2>'
    columns = "".join(
        f"<div>{heading(said, sign, said.say(f'lab-compare-{kind}'))}{_column(said, one, kind)}</div>"
        for kind, sign in SIGNS.items()
    )
    played = " ".join([*said.played(one.about), *said.only(one)])
    return (
        f'<article>{title}<p class="mean">{escape(played)}</p><div class="ver">{columns}</div>'
        f"{_cards(said, one)}"
        f'<section class="s wide">{heading(said, "", said.say("lab-compare-largest"))}'
        f'<p class="mean">{escape(said.say("lab-compare-scale"))}</p>{_largest(said, one)}'
        f'<p class="src">{escape(said.say("lab-compare-legend"))}</p></section></article>'
    )


def _column(said: Said, one: Compared, kind: Kind) -> str:
    """A column of the verdict."""
    found = of_kind(one, kind)
    lines = [*said.unseen(one)] if kind == "none" else [said.effect(effect) for effect in found[:SHOWN]]
    if kind != "none" and len(found) > SHOWN:
        lines.append(said.say("lab-and-more", count=len(found) - SHOWN))
    inside = "".join(f"<li>{html(line)}</li>" for line in lines or [said.say("lab-empty")])
    return f"<ul>{inside}</ul>"


def _cards(said: Said, one: Compared) -> str:
    """What comes of the cards that are changed."""
    cards = of_changed_cards(one)
    if not cards:
        return ""
    title = heading(said, "", said.say("lab-compare-cards"))
    return f'<section class="s wide">{title}{_ruler(said, cards)}</section>'


def _largest(said: Said, one: Compared) -> str:
    """The largest effects, and the names of the others."""
    seen = [effect for effect in one.effects if effect.kind in SEEN][:LISTED]
    others = [effect for effect in one.effects if effect.kind not in SEEN][:BESIDE]
    return f"{_ruler(said, (*seen, *others))}{_rest(said, one, (*seen, *others))}"


def _ruler(said: Said, effects: Sequence[Effect]) -> str:
    """Effects on one scale: how far each figure moves, in what it may move."""
    axis = Axis(-REACH, REACH, 0, 100)
    rows = "".join(_row(said, effect, axis) for effect in effects)
    ends = ((-1, "lower"), (0, "still"), (1, "higher"))
    scale = "".join(
        f'<span style="left:{axis.at(at):.2f}%">{escape(said.say(f"lab-compare-{name}"))}</span>' for at, name in ends
    )
    return f'<div class="rul cmp">{rows}<span class="ax">{scale}</span><i></i></div>'


def _row(said: Said, one: Effect, axis: Axis) -> str:
    low, high = (axis.at(end / one.room) for end in (one.low, one.high))
    healthy = f"left:{axis.at(-1):.2f}%;width:{axis.at(1) - axis.at(-1):.2f}%"
    kind = {"matters": "no", "moves": ""}.get(one.kind, "un")
    interval = f"{said.moved(one.low, one.unit)} – {said.moved(one.high, one.unit)}"
    stamp = said.stamps.of(str(one.label.name)) if one.label.kind in {"role", "card"} else ""
    return (
        f'<span class="l">{stamp}<span>{escape(said.about(one))} <small>{escape(said.unit_of(one))}</small></span>'
        f'</span><span class="tk {kind}" title="{interval}"><i class="ok0" style="{healthy}"></i>'
        f'<i class="ev" style="left:50%"></i><i class="iv" style="left:{low:.2f}%;width:{high - low:.2f}%"></i>'
        f'<i class="dt" style="left:{axis.at(one.moved):.2f}%"></i></span>'
        f'<span class="v ab"><s>{said.value(one.a, one.unit)}</s>{said.value(one.b, one.unit)}</span>'
        f'<span class="wd1">{escape(said.kind(one))}</span>'
    )


def _rest(said: Said, one: Compared, drawn: Sequence[Effect]) -> str:
    """The names of the others, folded."""
    rest = [effect for effect in one.effects if effect not in drawn]
    if not rest:
        return ""
    names = "; ".join(html(said.effect(effect)) for effect in rest)
    return (
        f"<details><summary>{escape(said.say('lab-compare-others', count=len(rest)))}</summary>"
        f'<p class="src">{names}</p></details>'
    )
