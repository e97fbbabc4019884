"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

from typing import Final

from croupier.engine import FaceId, RuleId, Seat
from croupier.games.perils.rules import fights, payment
from croupier.games.perils.rules.state import State

_IN_THE_DRAFT: Final = {"pick": "2.5", "gift": "2.12", "discard": "2.13", "keep_all": "2.13"}


def refusal(
    game: State, seat: Seat, verb: str, *, card: str = "", power: str = "", which: int = 1, number: int = -1
) -> RuleId:
    """The rule that keeps `seat` from doing this: with a `card` for a `power`, to number `which` of two enemies."""
    if game.over:
        return "12.1"
    if number >= 0:
        return {"confront": "10.7", "final": "10.8"}.get(game.stage, "10.4")
    if verb in ("play", "sell"):
        return _card(game, seat, verb, game.face(card))
    if verb == "power":
        return _power(game, seat, power, game.face(card))
    if verb == "hit":
        return _hit(game, seat, game.face(card), which - 1)
    if verb in _IN_THE_DRAFT:
        if game.stage not in ("pick", "gift"):
            return "2.1"
        return "2.10" if verb == "pick" and game.stage == "gift" else _IN_THE_DRAFT[verb]
    return {"hold": "9.14", "potion": _potion(game, seat), "next": "8.6", "hero": "1.2"}[verb]


def _card(game: State, seat: Seat, verb: str, face: FaceId) -> RuleId:
    if game.stage != "turn" or not game.holds(game.hand[seat], face):
        return "5.4"
    if verb == "play" and game.holds(game.tableau[seat], face):
        return "7.8"
    if verb == "play" and not payment.can_pay(game.heroes[seat], game.CARDS[face].cost):
        return "6.7"
    return "5.5"  # a card can always be sold: this seat has chosen already


def _power(game: State, seat: Seat, name: str, face: FaceId) -> RuleId:
    powers = game.CHARACTERS[game.faces[game.character[seat][0]]].powers if game.character[seat] else ()
    number = next((i for i, power in enumerate(powers) if power.id == name), None)
    if number is None:
        return "4.3"
    if game.stage != "turn" or not game.holds(game.hand[seat], face):
        return "5.4"
    hero = game.heroes[seat]
    if hero.spent[number]:
        return "4.4"
    return "5.5" if payment.can_pay(hero, powers[number].cost) else "5.9"


def _hit(game: State, seat: Seat, face: FaceId, older: int) -> RuleId:
    """Why the enemy of this name with so many `older` ones of it cannot be attacked."""
    hero = game.heroes[seat]
    alike = [place for place, enemy in enumerate(game.line[seat]) if game.faces[enemy.card] == face]
    if len(alike) <= older:
        return "9.8"
    if not hero.reach:
        return "11.6" if game.stage == "confront" else "9.14"
    return fights.barred(game, seat, hero.reach)[alike[older]]


def _potion(game: State, seat: Seat) -> RuleId:
    hero = game.heroes[seat]
    if hero.reach == "ranged":
        return "9.14"
    if not hero.reach:
        return "10.4"
    return "10.9" if hero.life == hero.max_life else "10.11"  # an enemy is in reach, or the attack would be lost (9.15)
