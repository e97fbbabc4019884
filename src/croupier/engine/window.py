"""Windows: questions that are asked by public facts and whose pace must not betray a hand.

Whether a seat is asked follows from public facts (the game's rules see to that); all asked seats look alike;
an answer is published no earlier than the table's floor, or exactly when its clock runs out; standing answers
depend on public facts only. The rules of a window are the game's; what all windows share is here and in the
server.
"""

from dataclasses import dataclass

from croupier.engine.errors import BrokenRules


@dataclass(frozen=True, slots=True)
class Window:
    """A kind of question with a uniform pace.

    `silence` is the key that is chosen for a seat that lets the clock run out; `presets` name the standing
    answers a person may leave (all of them give `silence`), beginning with the one that never answers.
    The answers of a window that is not `paced` betray nothing: they are published as soon as all asked have answered.
    Raises `BrokenRules` where there is no preset.
    """

    silence: str
    presets: tuple[str, ...]
    paced: bool = True

    def __post_init__(self) -> None:
        if not self.presets or isinstance(self.presets, str):
            raise BrokenRules(
                f"A window has a tuple of presets, and the first never answers: ('never',), not {self.presets!r}."
            )
