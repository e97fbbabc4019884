"""The text room: labels, effects and narration become sentences in English, French and German."""

from croupier.text.bundle import LANGUAGES, MissingText, UnknownLanguage
from croupier.text.rulebook import Part, Rule, Rulebook, rulebook
from croupier.text.translator import PromptText, Translator, VariantText

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Part",
    "PromptText",
    "Rule",
    "Rulebook",
    "Translator",
    "UnknownLanguage",
    "VariantText",
    "rulebook",
]
