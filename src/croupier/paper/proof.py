"""The proof: all cards of a game small on few pages, each once with its number of copies, to be read over."""

from croupier.paper.contents import contents
from croupier.paper.order import Order
from croupier.paper.printing import Printed


def proof_pdf(order: Order) -> Printed:
    """Every card of a box, as many in a row as the paper is wide. Raises `CannotPrint`, and `BadSetup`."""
    box = contents(order, apart=False)
    with box.typeset("proof", paper=order.size) as pages:
        body = pages.pdf()
        return Printed(body, max(at["page"] for at in pages.asked("proof")), len(box.cards))
