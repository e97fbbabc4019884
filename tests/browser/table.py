"""A table made through the JSON door, in any position, and the pages of its seats."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from croupier.engine import Match
from tests.browser.moments import Moment
from tests.browser.people import at_rest
from tests.server.serving import Server, bearer

NAMES = ("Mara", "Tomas", "Ines", "Béla", "Ada", "Jonas")


class Table:
    """A table at which a match is played on: people sit at the first seats, bots of one kind at the others."""

    def __init__(
        self, house: Server, match: Match, people: int = 1, bot: str = "random", names: Sequence[str] = NAMES
    ) -> None:
        self.house = house
        self.match = match
        seats = [{"kind": "human", "name": name} for name in names[:people]]
        seats += [{"kind": "bot", "name": name, "bot": bot} for name in names[people : match.players]]
        wanted = {
            "game": match.game.slug,
            "seats": seats,
            "seed": match.seed,
            "variants": match.variants,
            "position": match.arrangement,
            "reaction_floor": 0,
        }
        made = house.client.post("/api/tables", json=wanted)
        assert made.status_code == 201, made.text
        self.id = made.json()["id"]
        self.tokens = [seat["token"] for seat in made.json()["seats"]]

    @classmethod
    def at(cls, house: Server, moment: Moment, names: Sequence[str] = NAMES) -> "Table":
        """A table of people at a moment."""
        table = cls(house, moment.match, people=moment.match.players, names=names)
        for seat, key in moment.steps():
            table.choose(seat, key)
        return table

    def look(self, seat: int = 0) -> dict[str, Any]:  # Any: JSON
        """What a seat is told."""
        shown: dict[str, Any] = self.house.client.get(  # Any: JSON
            f"/api/tables/{self.id}", headers=bearer(self.tokens[seat])
        ).json()
        return shown

    def view(self, seat: int = 0) -> dict[str, Any]:  # Any: JSON
        """What a seat sees."""
        view: dict[str, Any] = self.look(seat)["view"]  # Any: JSON
        return view

    def preview(self, key: str, seat: int = 0) -> dict[str, Any]:  # Any: JSON
        """What a seat would see after an option."""
        door = f"/api/tables/{self.id}/preview"
        answer = self.house.client.get(door, params={"key": key}, headers=bearer(self.tokens[seat]))
        view: dict[str, Any] = answer.raise_for_status().json()["view"]  # Any: JSON
        return view

    def log(self, seat: int = 0) -> list[dict[str, Any]]:  # Any: JSON
        """What a seat has been told so far."""
        answer = self.house.client.get(f"/api/tables/{self.id}/log", headers=bearer(self.tokens[seat]))
        return [line["event"] for line in answer.json()]

    def asked(self, seat: int = 0) -> dict[str, Any]:  # Any: JSON
        """The open question to a seat once there is one; {} when the match is over."""
        if mine := self._asked(self.look(seat), seat):
            return mine
        with self.house.events(self.id) as changes:
            for _ in changes:
                shown = self.look(seat)
                if shown["over"]:
                    return {}
                if mine := self._asked(shown, seat):
                    return mine
        raise AssertionError("The stream ended before anybody was asked.")

    @staticmethod
    def _asked(shown: dict[str, Any], seat: int) -> dict[str, Any]:  # Any: JSON
        """The question to the seat among what it is shown; {} if there is none."""
        mine = [one for one in shown["decisions"] if one["seat"] == seat and "options" in one]
        return {**mine[0], "turn": shown["view"].get("turn", 0)} if mine else {}

    def choose(self, seat: int, key: str) -> None:
        """Answer the question to a seat once there is one."""
        self.answer(seat, self.asked(seat)["id"], key)

    def go_on(self) -> int:
        """Whoever is asked takes the last option; gives the number of the moment that follows."""
        asked = self.look()["decisions"][0]
        return self.answer(asked["seat"], asked["id"], self.asked(asked["seat"])["options"][-1]["key"])

    def play_ahead(self, reached: Callable[[dict[str, Any]], bool], dice: random.Random) -> None:  # Any: JSON
        """Answer whatever the first seat is asked, without a page, until it sees what is wanted."""
        while (asked := self.asked()) and not reached(self.view()):
            self.answer(0, asked["id"], dice.choice(asked["options"])["key"])

    def answer(self, seat: int, decision: str, key: str) -> int:
        """Answer this question; the number of the moment that follows."""
        sent = {"decision": decision, "key": key}
        address = f"/api/tables/{self.id}/choices"
        answer = self.house.client.post(address, json=sent, headers=bearer(self.tokens[seat]))
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seq"])

    def sit(self, page: Page, seat: int = 0) -> Page:
        """Sit down: the page becomes that of the seat."""
        taken = f"{self.id}~{seat}~{self.tokens[seat]}"
        if "/t/" in page.url:  # the page of another table may still ask, and comes with its own seat
            known = [one.get("value", "") for one in page.context.cookies(page.url) if one.get("name") == "seats"]
            taken = ".".join([*(value.rpartition(".")[2] for value in known), taken])
        page.context.add_cookies([{"name": "seats", "value": taken, "url": self.house.url}])
        page.goto(f"{self.house.url}/t/{self.id}?seat={seat}")
        return page

    def down(self, page: Page, seat: int = 0) -> Page:
        """Sit down, and wait until the page is at rest."""
        at_rest(self.sit(page, seat))
        return page
