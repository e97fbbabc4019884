"""What pages and texts of games share. Standard library only; it knows no game.

A game's page is a `Page` with what is special about it; `Table` is what it is drawn from. See
`docs/designers/page.md`.
"""

from croupier.kit import columns
from croupier.kit.click_targets import Clicks, clicks
from croupier.kit.notation import NotationError, Vocabulary, amounts, rows
from croupier.kit.onboarding import Goal, Hint, Part, Sign, Signs
from croupier.kit.page import Page, Preview, of_card, page_of
from croupier.kit.presentation import Change, Shown
from croupier.kit.ranking import places
from croupier.kit.recap import Deed, Meaning, Recap
from croupier.kit.sentences import (
    BETWEEN,
    NOTHING_SAID,
    Piece,
    Plain,
    Sentence,
    Translator,
    figure,
    joined,
    pieces,
    plain,
    signed,
)
from croupier.kit.table import Table
from croupier.kit.tables import rows_of, set_of, written
from croupier.kit.timeline import Frame, frames
from croupier.kit.tutorial import Attempt, Lesson, Step, Task
from croupier.kit.zones import Counter, Zone

__all__ = [
    "BETWEEN",
    "NOTHING_SAID",
    "Attempt",
    "Change",
    "Clicks",
    "Counter",
    "Deed",
    "Frame",
    "Goal",
    "Hint",
    "Lesson",
    "Meaning",
    "NotationError",
    "Page",
    "Part",
    "Piece",
    "Plain",
    "Preview",
    "Recap",
    "Sentence",
    "Shown",
    "Sign",
    "Signs",
    "Step",
    "Table",
    "Task",
    "Translator",
    "Vocabulary",
    "Zone",
    "amounts",
    "clicks",
    "columns",
    "figure",
    "frames",
    "joined",
    "of_card",
    "page_of",
    "pieces",
    "places",
    "plain",
    "rows",
    "rows_of",
    "set_of",
    "signed",
    "written",
]
