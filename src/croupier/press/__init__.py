"""The press: an engine face in one language becomes a print, and a print becomes HTML for the table."""

from croupier.press.html import face_html
from croupier.press.printed import Mark, Print, Printer, press
from croupier.press.sheet import sheet

__all__ = ["Mark", "Print", "Printer", "face_html", "press", "sheet"]
