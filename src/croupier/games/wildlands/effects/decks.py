# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""Effects on decks and hands: cards drawn, mustered, discarded."""

from dataclasses import dataclass

from croupier.engine import CardId, Seat
from croupier.games.wildlands.effects.choices import Deed
from croupier.games.wildlands.rules import cards_in_hand, events, options, units
from croupier.games.wildlands.rules.state import State, Unit


class OffTheDeck(Deed):
    """What takes cards off the own deck, as long as the cap of the turn allows it (W 12.14)."""

    foretold = False

    def possible(self, game: State, unit: Unit) -> bool:
        seat = game.seat_of(unit.side)
        return game.moves[seat] > 0 and cards_in_hand.can_draw(game, seat)


@dataclass(frozen=True)
class Draw(OffTheDeck):
    """Cards from the own deck into hand."""

    icon = "cards"
    number: int

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        cards_in_hand.draw_by_effect(game, seat, self.number)


@dataclass(frozen=True)
class Muster(OffTheDeck):
    """Cards of the own deck are revealed; one unit among them is played here, the others are discarded."""

    icon = "trumpet"
    number: int

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        cards_in_hand.reveal(game, seat, self.number)
        shown = game.revealed[seat]
        offered = [
            options.one_card(options.PLAYING, game.DESIGNS[face].id, face)
            for face in game.in_order(shown)
            if game.DESIGNS[face].fights
        ]
        chosen = game.ask_unless_forced(seat, "muster", [*offered, options.NONE])
        card: CardId | None = None if chosen is None else game.take(shown, chosen)
        if shown:
            game.say(events.PUT_ASIDE, seat, [game.faces[one] for one in shown])
        game.discard[seat] += shown
        game.revealed[seat] = []
        if card is None:
            game.say(events.MUSTERED_NOBODY, seat)
        else:
            game.moves[seat] -= 1
            units.play(game, unit.front, unit.side, card)


@dataclass(frozen=True)
class Harry(Deed):
    """The other player discards cards from hand."""

    icon = "harry"
    number: int

    def possible(self, game: State, unit: Unit) -> bool:
        return game.defender >= 0 and bool(game.hand[game.seat_of(1 - unit.side)])

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        enemy = game.seat_of(1 - unit.side)
        for _ in range(min(self.number, len(game.hand[enemy]))):
            game.private_from_here(enemy)
            held = game.hand_in_order(enemy)
            offered = [options.one_card(options.DISCARDING, game.DESIGNS[face].id, face) for face in held]
            face = game.ask_unless_forced(enemy, "harry", offered)
            cards_in_hand.discard(game, enemy, face)
            game.say(events.HARRIED, enemy, face)
