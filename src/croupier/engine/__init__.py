"""What a game, a match and a view are. Standard library only, no I/O.

A game imports what it needs from here.
"""

from croupier.engine.advisor import Advisor, Answer
from croupier.engine.chance import Chance, Seed, commitment, draw_salt, draw_seed, seed_text, was_chosen
from croupier.engine.components import Board, Components, Token, Track, counted
from croupier.engine.decision import NOTHING, Argument, Choice, Decision, Option, StopExploring
from croupier.engine.domains import Domain, Longest, derived, face, longest, number, word
from croupier.engine.effects import Effect, Saying
from croupier.engine.errors import (
    BadCards,
    BadReplay,
    BadSetup,
    BrokenRules,
    CannotUndo,
    CroupierError,
    IllegalChoice,
    MatchOver,
    ReplayMismatch,
    UnknownGame,
    UnknownSeat,
)
from croupier.engine.facts import Facts, Words
from croupier.engine.game import Game
from croupier.engine.mode import Mode
from croupier.engine.narration import (
    CARD,
    DATA,
    FACE,
    FACES,
    NUMBER,
    OWN_FACE,
    OWN_NUMBER,
    SEAT,
    WORD,
    Event,
    Tells,
    untold,
)
from croupier.engine.play.arrange import arrange
from croupier.engine.play.match import Match
from croupier.engine.play.playout import AtRandom, play_out
from croupier.engine.play.rewind import after, last_deed
from croupier.engine.play.start import check_setup, fitting, start
from croupier.engine.ranking import chances_ahead, returns_by_place
from croupier.engine.state.cards import CardId, Face, FaceId, Figure, Place, RuleId, Seat
from croupier.engine.state.displayed import Displayed, draw_by
from croupier.engine.state.parts import BySeat, Counted, Json, Own, Part, Public
from croupier.engine.tables import LIKE, Changes, Column, Row, Table, Tables
from croupier.engine.verbs import Deed, Question, Verb, spoken
from croupier.engine.window import Window

__all__ = [
    "CARD",
    "DATA",
    "FACE",
    "FACES",
    "LIKE",
    "NOTHING",
    "NUMBER",
    "OWN_FACE",
    "OWN_NUMBER",
    "SEAT",
    "WORD",
    "Advisor",
    "Answer",
    "Argument",
    "AtRandom",
    "BadCards",
    "BadReplay",
    "BadSetup",
    "Board",
    "BrokenRules",
    "BySeat",
    "CannotUndo",
    "CardId",
    "Chance",
    "Changes",
    "Choice",
    "Column",
    "Components",
    "Counted",
    "CroupierError",
    "Decision",
    "Deed",
    "Displayed",
    "Domain",
    "Effect",
    "Event",
    "Face",
    "FaceId",
    "Facts",
    "Figure",
    "Game",
    "IllegalChoice",
    "Json",
    "Longest",
    "Match",
    "MatchOver",
    "Mode",
    "Option",
    "Own",
    "Part",
    "Place",
    "Public",
    "Question",
    "ReplayMismatch",
    "Row",
    "RuleId",
    "Saying",
    "Seat",
    "Seed",
    "StopExploring",
    "Table",
    "Tables",
    "Tells",
    "Token",
    "Track",
    "UnknownGame",
    "UnknownSeat",
    "Verb",
    "Window",
    "Words",
    "after",
    "arrange",
    "chances_ahead",
    "check_setup",
    "commitment",
    "counted",
    "derived",
    "draw_by",
    "draw_salt",
    "draw_seed",
    "face",
    "fitting",
    "last_deed",
    "longest",
    "number",
    "play_out",
    "returns_by_place",
    "seed_text",
    "spoken",
    "start",
    "untold",
    "was_chosen",
    "word",
]
