"""Picking and passing: the enemy draft of a phase, and the draft turns (rules 2 and 5)."""

from typing import TypeVar

from croupier.engine import CardId, FaceId, Option, Seat
from croupier.games.perils.cards.terms import DIRECTION
from croupier.games.perils.rules import events, fights, state
from croupier.games.perils.rules.hero import Enemy
from croupier.games.perils.rules.options import KEEP_ALL, Action
from croupier.games.perils.rules.payment import can_pay, pay
from croupier.games.perils.rules.state import LEFTOVER_REASON, POWER_REASON, SALE_REASON, TURNS, State

T = TypeVar("T")

ENEMIES_DEALT = 4  # P 2.4
CARDS_DEALT = 7  # P 5.2
SALE = 3  # P 5.8


# -- what both drafts share ----------------------------------------------------------------------------------------


def receiver(game: State, seat: Seat) -> Seat:
    """The neighbour to whom `seat` passes in this phase: left, right, left (P 2.7 to 2.9, 5.18)."""
    return (seat + DIRECTION[game.phase]) % game.players


def direction(game: State) -> str:
    """The passing direction in a word."""
    return "left" if DIRECTION[game.phase] > 0 else "right"


def passes(game: State) -> bool:
    """Whether a neighbour still gets something in this part of the phase: a hand, or the gift (P 2.6, 2.15, 5.16)."""
    if game.stage in (state.TURN, state.RESOLVE):
        return game.turn < TURNS
    return game.stage in (state.PICK, state.GIFT)


def passed_on(game: State, hands: list[list[CardId]]) -> list[list[CardId]]:
    """All hands at their new owners; everybody keeps knowing what he gives away (P 14.8)."""
    for seat, hand in enumerate(hands):
        game.remember(hand, (seat,))
    step = DIRECTION[game.phase]
    return [hands[(seat - step) % game.players] for seat in range(game.players)]


# -- the enemy draft -----------------------------------------------------------------------------------------------


def deal_enemies(game: State) -> None:
    """Four enemies of the class each, seat by seat off the top (P 2.2, 2.4, 14.6)."""
    deck = game.enemy_decks[game.phase - 1]
    for seat in range(game.players):
        game.dealt[seat] = deck[:ENEMIES_DEALT]
        del deck[:ENEMIES_DEALT]


def pick_enemies(game: State) -> bool:
    """Everybody picks one enemy and passes the others (P 2.5, 2.6). True once all have their four."""
    picks = game.ask_all_unless_forced(  # P 14.1, 14.2
        "pick", range(game.players), lambda seat: [game.OPTIONS.pick[face] for face in game.different(game.dealt[seat])]
    )
    for seat, face in picks.items():
        game.forget_order(game.dealt[seat], seat)
        game.picked[seat].append(card := game.take(game.dealt[seat], face))
        game.say(events.PICKED, seat, card)
    game.dealt = passed_on(game, game.dealt)
    game.say(events.ENEMIES_PASSED, direction(game))
    if len(game.dealt[0]) > 1:  # P 2.10
        return False
    for seat, hand in enumerate(game.dealt):  # P 2.11
        game.say(events.RECEIVED, seat, game.faces[hand[0]])
        game.picked[seat].append(hand.pop())
    return True


def give_and_keep(game: State) -> None:
    """Each gives one enemy away and keeps three or two; then all is shown at once (P 2.12 to 2.19)."""
    chosen = game.together(range(game.players), lambda seat: _gift_then_keep(game, seat), secret=True)  # P 2.14
    gifts: list[CardId] = []
    for seat, (gift, discard) in chosen.items():
        picked = game.picked[seat]
        gifts.append(game.take_last(picked, gift))
        if discard is not None:
            game.enemy_discard.append(game.take_last(picked, discard))
            game.say(events.DISCARDED, seat, discard)
        game.say(events.KEPT, seat, tuple(game.faces[card] for card in picked))
        game.line[seat] += [Enemy(card) for card in picked]  # P 2.16, 2.17
        game.picked[seat] = []
    for seat, card in enumerate(gifts):
        game.line[receiver(game, seat)].append(Enemy(card, seat))  # P 2.15
        game.say(events.GAVE, seat, receiver(game, seat), card)


def _gift_then_keep(game: State, seat: Seat) -> tuple[FaceId, FaceId | None]:
    """Which of the four enemies is the gift, and which one is discarded, if any."""
    faces, options = [game.faces[card] for card in game.picked[seat]], game.OPTIONS
    gift = game.ask_unless_forced(seat, "gift", [options.gift[face] for face in dict.fromkeys(faces)])
    faces.reverse()
    faces.remove(gift)  # P 2.22: of two copies the one picked last
    faces.reverse()
    discards = [options.discard[face] for face in dict.fromkeys(faces)]
    return gift, game.ask_unless_forced(seat, "keep", [KEEP_ALL, *discards], {"gift": gift})


# -- the draft turns -----------------------------------------------------------------------------------------------


def deal_cards(game: State) -> None:
    """Seven cards of the phase each, seat by seat off the top (P 5.2, 14.6)."""
    deck = game.decks[game.phase - 1]
    for seat in range(game.players):
        game.hand[seat] = deck[:CARDS_DEALT]
        del deck[:CARDS_DEALT]
    game.say(events.DEALT, CARDS_DEALT)


def turn_options(game: State, seat: Seat) -> list[Option[Action]]:
    """For each different card: play it, sell it, use it for a power, each if the rules allow (P 5.6 to 5.12)."""
    hero = game.heroes[seat]
    cards, faces, options = game.CARDS, game.faces, game.OPTIONS
    play, sell = options.play, options.sell
    owned = [faces[card] for card in game.tableau[seat]]
    character = game.CHARACTERS[faces[game.character[seat][0]]]
    powers = [
        options.power[power.id]
        for number, power in enumerate(character.powers)
        if not hero.spent[number] and can_pay(hero, power.cost)  # P 4.4, 5.9
    ]
    offered = []
    for face in game.different(game.hand[seat]):
        if face not in owned and can_pay(hero, cards[face].cost):  # P 7.8, 6.7
            offered.append(play[face])
        offered.append(sell[face])
        offered += [power[face] for power in powers]
    return offered


def choose_cards(game: State) -> None:
    """Everybody chooses a card and what to do with it; then all is shown at once (P 5.4, 5.5, 5.13)."""
    chosen = game.ask_all_unless_forced("turn", range(game.players), lambda seat: turn_options(game, seat))
    for seat, action in chosen.items():
        reveal(game, seat, action)


def reveal(game: State, seat: Seat, action: Action) -> None:
    """Show an action: a played card face up in the tableau, any other face down in the discard (P 5.13)."""
    hero = game.heroes[seat]
    hand = game.hand[seat]
    hero.verb, hero.power = action.verb, action.power
    if action.verb == "play":
        hero.card = action.card
        game.tableau[seat].append(game.take(hand, action.card))  # P 7.1
        game.say(events.PLAYED, seat, action.card)
        return
    hero.card = FaceId(-1)
    game.forget_order(hand, seat)
    put_away(game, seat, game.take(hand, action.card), SALE_REASON if action.verb == "sell" else POWER_REASON)
    if action.verb == "sell":
        game.say(events.SOLD, seat, SALE, action.card)
    else:
        power = game.CHARACTERS[game.faces[game.character[seat][0]]].powers[action.power]
        game.say(events.USED_POWER, seat, power.id, action.card)


def put_away(game: State, seat: Seat, card: CardId, reason: str) -> None:
    """A card goes face down to the discard; who put it there and why is public."""
    game.discard[seat].append(card)
    game.reasons[seat].append(reason)


def resolve(game: State, seat: Seat) -> None:
    """Carry out what a seat has shown, completely (P 5.14)."""
    hero = game.heroes[seat]
    if hero.verb == "play":
        card = game.CARDS[hero.card]
        pay(game, seat, card.cost)
        fights.apply_card(game, seat, card)
    elif hero.verb == "sell":
        hero.coins += SALE  # P 5.7, 5.10
    else:
        power = game.CHARACTERS[game.faces[game.character[seat][0]]].powers[hero.power]
        hero.spent = (hero.spent[0] or hero.power == 0, hero.spent[1] or hero.power == 1)
        hero.uses += 1
        pay(game, seat, power.cost)  # P 4.5
        for symbol in power.effects:
            symbol.do(game, seat)


def pass_cards(game: State) -> None:
    """The rest of the hands goes on; after the sixth turn the last card is discarded (P 5.16, 5.19)."""
    if passes(game):
        game.hand = passed_on(game, game.hand)
        game.say(events.CARDS_PASSED, direction(game))
        return
    for seat, hand in enumerate(game.hand):
        game.say(events.LEFT_OVER, seat, game.faces[hand[0]])
        put_away(game, seat, hand.pop(), LEFTOVER_REASON)
