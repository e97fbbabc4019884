"""The end of a match and the way there: who is ahead, why it ended, what the first place was decided by."""

from croupier.engine import Seat
from croupier.kit import Sentence, Table, pieces, places

RANKED_BY = ("points", "territories", "tokens")
"""What places are decided by, in this order (W 17.3)."""


class Ending:
    """The part of the page about points and places."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def progress(self) -> Sentence:
        """The viewer's points beside those of the best rival."""
        view = self.table.view
        scores = [score["total"] for score in view["facts"]["scores"]] or [0] * len(self.table.names)  # before the deal
        best = max(scores[seat] for seat in self.table.rivals)
        said = {"points": scores[self.table.near], "best": best, "round": view["round"]}
        return pieces(self.table.say("table-goal-far", **said, last=int(view["options"]["round_limit"])))

    @property
    def places(self) -> list[tuple[int, Seat]]:
        """Place and seat when the match is over, the first place first."""
        return places(self.table.view["facts"]["ended"]["standings"])

    @property
    def said(self) -> str:
        """Why the match is over, and what decided it."""
        return f"{self._why()} {self._what_decided()}"

    def _why(self) -> str:
        """Why the match is over (W 17.1)."""
        view, names = self.table.view, self.table.names
        fallen = [names[seat] for seat, portal in enumerate(view["portal"]) if not portal["seals"]]
        said = {"names": self.table.translator.listed(fallen), "count": len(fallen), "round": view["round"]}
        return " ".join(self.table.say(f"table-ended-{reason}", **said) for reason in view["facts"]["ended"]["why"])

    def _what_decided(self) -> str:
        """By what the first place is the first: the first number in which it is ahead of the second."""
        standings = self.table.view["facts"]["ended"]["standings"]
        (_, first), (_, second), *_ = self.places
        number = next((n for n in range(len(RANKED_BY)) if standings[first][n] != standings[second][n]), None)
        if number is None:
            return self.table.say("table-decided-nothing")
        said = {
            "best": standings[first][number],
            "other": standings[second][number],
            "name": self.table.names[second],
            "who": "you" if second == self.table.me else "other",
        }
        return self.table.say(f"table-decided-{RANKED_BY[number]}", **said)
