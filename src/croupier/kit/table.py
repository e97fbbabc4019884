"""The table as one viewer sees it at one moment: everything a page is made of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from croupier.engine import NOTHING, Decision, Deed, Game, Seat, untold
from croupier.kit.sentences import Plain, Translator


@dataclass(frozen=True)
class Table:
    """A match as `me` sees it (None: a spectator), in the language of `translator`.

    `log` are the lines this viewer may read, oldest first; `decision` is what is asked of the viewer now. `draft` are
    answers that are laid out and not sent yet (`Page.DRAFTED`): the table is as it would be after them. `closing` is
    one more, after which nothing of that kind would be asked: the table is as it would be before it. `news` are the
    lines that the log would have more if an option that is foreseen, or the draft, had been chosen.
    """

    game: type[Game]
    translator: Translator
    view: Plain
    log: Sequence[Plain]
    names: Sequence[str]
    me: Seat | None
    decision: Decision | None
    draft: tuple[str, ...] = ()
    closing: str = ""
    news: Sequence[Plain] = ()

    def later(self, view: Plain, news: Sequence[Plain]) -> Self:
        """The table as it would be with this view; `news` is what the log would tell, the lines of the draft included.

        Its own `news` are without those: what is told of one more answer.
        """
        told = tuple(news[at] for at in untold(self.news, news))
        return replace(self, view=view, news=told, decision=None)

    @property
    def laid(self) -> tuple[str, ...]:
        """All answers that are laid out and not sent yet, in their order, the closing one among them."""
        return (*self.draft, self.closing) if self.closing else self.draft

    def say(self, message: str, **args: str | float) -> str:
        """Any message of the game or the house."""
        return self.translator.say(message, **args)

    def name(self, seat: Seat) -> str:
        """The name at a seat, as the viewer reads it."""
        return self.translator.say("you") if seat == self.me else self.names[seat]

    @property
    def near(self) -> Seat:
        """The seat at the near side of the table: the viewer's, for a spectator the first."""
        return self.me if self.me is not None else 0

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats, clockwise from the left of the near one."""
        return tuple((self.near + step) % len(self.names) for step in range(1, len(self.names)))

    @property
    def question(self) -> str:
        """The name of what is asked of the viewer; '' where nothing is."""
        return "" if self.decision is None else self.decision.name

    @property
    def about(self) -> Mapping[str, Any]:  # Any: plain data
        """What that question is about, by the names that it declares; nothing where nothing is asked."""
        return NOTHING if self.decision is None else self.decision.about

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options that the viewer has."""
        return () if self.decision is None else self.decision.keys

    def read(self, key: str) -> Deed:
        """The answer that a key is at this question."""
        return self.game.read(key, self.question)

    @property
    def mine(self) -> bool:
        """Whether the viewer has to choose now."""
        return self.decision is not None
