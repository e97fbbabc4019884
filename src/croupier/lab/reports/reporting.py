"""A report: everything that the facts in a folder say, as plain data, as one HTML file, and in a few lines."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from croupier.engine import Game, Json
from croupier.lab.facts import tables_in
from croupier.lab.reports.counting import Facts
from croupier.lab.reports.course import course
from croupier.lab.reports.depth import depth, duels
from croupier.lab.reports.figures import judge
from croupier.lab.reports.foresight import foresight
from croupier.lab.reports.page import SHOWN, Chapter, page
from croupier.lab.reports.winning import winning
from croupier.lab.reports.words import Words, figures_by_sign, plain


class Report:
    """What the facts say, for each number of players."""

    def __init__(self, folder: Path, game: type[Game], chapters: Sequence[Chapter]) -> None:
        self._folder, self.game, self.chapters = folder, game, chapters

    @property
    def plain(self) -> Json:
        """Plain data: the figures of each section with interval, healthy range and sign."""
        return {
            "game": self.game.slug,
            "chapters": [
                {**one.about, "sections": [section.plain for section in one.sections]} for one in self.chapters
            ],
        }

    def html(self, language: str = "en") -> str:
        """One HTML file that stands alone."""
        return page(self._words(language), self.chapters, f"croupier lab report {self._folder}")

    def lines(self, language: str = "en") -> Iterator[str]:
        """With which cards, if others than in the box, and the verdict for each number of players, in lines."""
        words = self._words(language)
        yield from filter(None, [words.translator.other_cards()])
        for one in self.chapters:
            yield words.say("lab-players", players=one.about["players"])
            fine = [words.title(section) for section in one.sections if section.sign == "fine"]
            yield f"  {words.labelled(words.say('lab-fine'), words.translator.listed(fine) or words.say('lab-empty'))}"
            for sign in ("not-fine", "not-known"):
                found = figures_by_sign(one.sections, sign)
                yield f"  {words.labelled(words.say(f'lab-{sign}'), '' if found else words.say('lab-empty'))}"
                yield from (f"    {plain(words.off(*figure))}" for figure in found[:SHOWN])
                if len(found) > SHOWN:
                    yield f"    {words.say('lab-and-more', count=len(found) - SHOWN)}"

    def ladder(self, language: str = "en") -> Iterator[str]:
        """How good the bots are for each number of players, the best one first, in lines."""
        words = self._words(language)
        for one in self.chapters:
            yield words.say("lab-players", players=one.about["players"])
            for section in one.about_bots:
                yield f"  {words.title(section)}"
                for figure in section.figures:
                    low, high = (words.value(end, figure.unit) for end in (figure.judged.low, figure.judged.high))
                    value = words.value(figure.value, figure.unit)
                    between = words.say("lab-between", low=low, high=high)
                    yield f"    {words.labelled(words.label(figure.label), f'{value} ({between})')}"

    def _words(self, language: str) -> Words:
        return Words(self.game, language)


def report(folder: str | Path) -> Report:
    """Count and judge what `croupier.lab.gather` has written into a folder.

    Raises `BadFacts`, and `UnknownGame` where the game is not installed.
    """
    chapters = []
    found = [Facts(place) for place in tables_in(folder).values()]
    for facts in found:
        counted = [*winning(facts), depth(facts), duels(facts), *course(facts), foresight(facts)]
        chapters.append(Chapter(facts.about, judge(counted, facts.about["matches"])))
    return Report(Path(folder), found[0].game, chapters)
