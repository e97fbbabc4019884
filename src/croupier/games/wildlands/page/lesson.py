"""The lesson of Wildlands."""

from croupier.kit import Lesson

LESSON: Lesson = ()
