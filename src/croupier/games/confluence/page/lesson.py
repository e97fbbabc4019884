"""The lesson of Confluence."""

from croupier.kit import Lesson

LESSON: Lesson = ()
