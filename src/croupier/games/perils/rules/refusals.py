"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

from croupier.engine import FaceId, RuleId, Seat
from croupier.games.perils.cards.designs import CARDS, CHARACTERS, FACES, FOES
from croupier.games.perils.rules import fights, payment
from croupier.games.perils.rules.state import State

_FACES = {face.id: FaceId(number) for number, face in enumerate(FACES)}


def refusal(game: State, seat: Seat, key: str) -> RuleId | None:
    """The rule that keeps `seat` from doing `key`; None if no rule of the game speaks of it."""
    if game.over:
        return "12.1"
    verb, *rest = key.split(":")
    face = _FACES.get(rest[-1]) if rest else None
    if verb in ("play", "sell") and face in CARDS:
        return _card(game, seat, verb, face)
    if verb == "power" and len(rest) == 2:
        return _power(game, seat, rest[0], face)
    if verb == "hit" and rest and _FACES.get(rest[0]) in FOES:
        return _hit(game, seat, _FACES[rest[0]], younger=rest[1:] == ["2"])
    if verb == "pick":
        return "2.5" if game.stage == "pick" else "2.1"
    if verb in ("gift", "discard", "keep_all"):
        return {"gift": "2.12", "discard": "2.13", "keep_all": "2.13"}[verb]
    if verb.isdecimal():
        return "10.7" if game.stage == "confront" else "10.4"
    return {"hold": "9.14", "potion": _potion(game, seat), "next": "8.6", "hero": "1.2"}.get(verb)


def _card(game: State, seat: Seat, verb: str, face: FaceId) -> RuleId:
    if game.stage != "turn":
        return "5.4"
    if all(game.faces[card] != face for card in game.hand[seat]):
        return "5.4"
    if verb == "sell":
        return "5.7"
    if game.holds(game.tableau[seat], face):
        return "7.8"
    return "5.5" if payment.can_pay(game.heroes[seat], CARDS[face].cost) else "6.7"


def _power(game: State, seat: Seat, name: str, face: FaceId | None) -> RuleId:
    powers = CHARACTERS[game.faces[game.character[seat][0]]].powers if game.character[seat] else ()
    number = next((i for i, power in enumerate(powers) if power.id == name), None)
    if number is None:
        return "4.3"
    if game.stage != "turn" or all(game.faces[card] != face for card in game.hand[seat]):
        return "5.4"
    if game.heroes[seat].spent[number]:
        return "4.4"
    return "5.9"


def _hit(game: State, seat: Seat, face: FaceId, *, younger: bool) -> RuleId:
    hero = game.heroes[seat]
    alike = [place for place, enemy in enumerate(game.line[seat]) if game.faces[enemy.card] == face]
    if len(alike) <= younger:
        return "9.8"
    if not hero.reach:
        return "11.6" if game.stage == "confront" else "9.14"
    return fights.barred(game, seat, hero.reach)[alike[younger]]


def _potion(game: State, seat: Seat) -> RuleId:
    hero = game.heroes[seat]
    if hero.reach == "ranged":
        return "9.14"
    if not hero.reach:
        return "10.4"
    if hero.life == hero.max_life:
        return "10.9"
    return "10.11" if hero.coins < hero.life_price else "10.6"
