"""Paper: a game as PDFs to be printed, cut out and played, from the faces of the screen, set by Typst."""

from croupier.paper.contents import check_fit
from croupier.paper.errors import CannotPrint
from croupier.paper.made import made
from croupier.paper.order import Order
from croupier.paper.printing import Printed, cards_pdf

__all__ = ["CannotPrint", "Order", "Printed", "cards_pdf", "check_fit", "made"]
