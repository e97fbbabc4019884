"""What of a view the questions of Quintet name: the facts from which prompts and labels are worded."""

from croupier.engine import FACE, NUMBER, SEAT, WORD, Deed, Facts
from croupier.kit import Plain


def facts(decision: str, view: Plain, me: int | None) -> Facts:
    """The facts behind a question to `me`: who arrives and why it matters, and the numbers a warning needs.

    `arrival` and `controller` are the character in whose window or on whose account it is asked, `kinds` the
    different characters its controller would then have, `answered` and `answered_seat` what it reacts to; `finishes`
    says whether a Wizard of one's own would be the fifth kind, `able` whether one has a Wizard to react with.
    """
    known: Facts = {"turn": (NUMBER, view["turn"]), "limit": (NUMBER, int(view["options"]["hand_limit"]))}
    if me is not None:
        known["library"] = (NUMBER, view["library"][me])
        known["hand"] = (NUMBER, view["hand"][me]["count"])
        known["able"] = (WORD, "yes" if "wizard" in view["hand"][me].get("cards", ()) else "no")
        known["mine"] = (NUMBER, len(set(view["battlefield"][me])))
    wins = "wizard" in view["facts"].get("completes", ())
    known["finishes"] = (WORD, "yes" if wins else "no")
    if view["arriving"]:
        controller, arrival = view["arriving"][-1]
        known["controller"] = (SEAT, controller)
        known["arrival"] = (FACE, arrival)
        known["kinds"] = (NUMBER, len(set(view["battlefield"][controller])))
    elif decision == "witch_discard":
        known["controller"] = (SEAT, view["active"])
    chained = len(view["arriving"]) > 1
    known["chained"] = (WORD, "yes" if chained else "no")
    if chained:
        answered_seat, answered = view["arriving"][-2]
        known["answered_seat"] = (SEAT, answered_seat)
        known["answered"] = (FACE, answered)
    return known


def option_facts(decision: str, deed: Deed, view: Plain, me: int | None) -> Facts:
    """Nothing: what an option is about stands in its key."""
    del decision, deed, view, me
    return {}
