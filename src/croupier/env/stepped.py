"""What environments that step one match by numbers share: the match, what is offered, and where it stands in words."""

from copy import deepcopy
from typing import Self

from croupier.engine import BadSetup, CroupierError
from croupier.env.running import Running
from croupier.env.setting import Seeds, Setting
from croupier.env.stepper import Stepper
from croupier.text import Translator

MODES = ("ansi", "human")
NOT_RESET = "Reset the environment first."


class Stepped:
    """A match at a question to whoever steps the environment, once it has been reset."""

    def __init__(self, setting: Setting, render_mode: str | None) -> None:
        if render_mode not in {None, *MODES}:
            raise BadSetup(f"The mode to render in is {' or '.join(MODES)}, or None, not {render_mode!r}.")
        self.setting = setting
        self.render_mode = render_mode
        self._seeds = Seeds()
        self._stepper: Stepper | None = None

    def __copy__(self) -> Self:
        """A copy goes its own way, with a match of its own."""
        return deepcopy(self)

    @property
    def match(self) -> Running:
        """The running match: `env.match.fork()` is a copy that can be undone, determinized and saved."""
        return self._at.running

    @property
    def _at(self) -> Stepper:
        if self._stepper is None:
            raise CroupierError(NOT_RESET)
        return self._stepper

    def legal_actions(self) -> list[int]:
        """The numbers of the actions that are offered now, as the mask has them: quicker to read where it is wide."""
        return [] if self._stepper is None else self._stepper.offered

    def legal_rows(self) -> list[tuple[int, ...]]:
        """The factors of the actions that are offered now."""
        return list(map(self.setting.actions.factors_of, self.legal_actions()))

    def render(self) -> str | None:
        """Where the match stands, in words: given back for the mode `ansi`, printed for `human`."""
        if self.render_mode is None:
            return None
        text = sentences(self.match)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # what the mode `human` asks for
        return None


def sentences(running: Running) -> str:
    """Whose question it is with what is offered, or how the match has ended, in English."""
    game = type(running.position)
    translator = Translator("en", game)
    seats = [f"player_{seat}" for seat in range(running.position.players)]
    if running.over:
        ended = ", ".join(f"{name} {won:g}" for name, won in zip(seats, running.returns, strict=True))
        return f"{translator.title()}: over. {ended}"
    decision, view = running.decision, running.view(running.seat)
    labels = translator.labels(decision, view, seats, running.seat)
    prompt = translator.prompt(decision, view, seats, running.seat)
    offered = "\n".join(f"  {key:<24} {label}" for key, label in zip(running.keys, labels, strict=True))
    return f"{translator.title()}: {seats[running.seat]}, {prompt.kind}. {prompt.fact}\n{offered}"
