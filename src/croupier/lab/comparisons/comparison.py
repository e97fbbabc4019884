"""What came of a comparison: as plain data, in lines, and as a page."""

from collections.abc import Iterator, Sequence

from croupier import __version__
from croupier.engine import Game, Json
from croupier.lab.comparisons.effects import SEEN, Compared, of_changed_cards, of_kind
from croupier.lab.comparisons.page import page
from croupier.lab.comparisons.sides import Side
from croupier.lab.comparisons.words import LISTED, Said
from croupier.lab.reports.words import plain


class Comparison:
    """Two sides of a game, and how far each figure moves from one to the other."""

    def __init__(self, game: type[Game], setup: Json, a: Side, b: Side, chapters: Sequence[Compared]) -> None:
        self.game, self.a, self.b, self.chapters = game, a, b, chapters
        self.setup = {"game": game.slug, "version": game.version, "croupier": __version__, **setup}

    @property
    def plain(self) -> Json:
        """Plain data: the effects, largest first, for each number of players."""
        return {
            **self.setup,
            "chapters": [
                {
                    **one.about,
                    "effects": [effect.plain for effect in one.effects],
                    "new": [list(label) for label in one.new],
                    "gone": [list(label) for label in one.gone],
                }
                for one in self.chapters
            ],
        }

    def html(self, language: str = "en") -> str:
        """One HTML file that stands alone."""
        return page(self._said(language), self.chapters)

    def lines(self, language: str = "en") -> Iterator[str]:
        """The effects that were seen for each number of players, in lines."""
        said = self._said(language)
        yield f"A: {said.side(self.a)}"
        yield f"B: {said.side(self.b)}"
        yield said.deals()
        for one in self.chapters:
            yield said.say("lab-players", players=one.about["players"])
            yield from (f"  {line}" for line in (*said.played(one.about), *said.only(one)))
            cards = of_changed_cards(one)
            yield from (f"  {said.labelled(said.say('lab-compare-cards'))}" for _ in cards[:1])
            yield from (f"    {said.labelled(plain(said.effect(effect)), said.kind(effect))}" for effect in cards)
            for kind in SEEN:
                found = of_kind(one, kind)
                yield f"  {said.labelled(said.say(f'lab-compare-{kind}'), '' if found else said.say('lab-empty'))}"
                yield from (f"    {plain(said.effect(effect))}" for effect in found[:LISTED])
                if len(found) > LISTED:
                    yield f"    {said.say('lab-and-more', count=len(found) - LISTED)}"
            yield from (f"  {line}" for line in said.unseen(one))

    def _said(self, language: str) -> Said:
        return Said(self.game, language, self.setup, self.a, self.b)
