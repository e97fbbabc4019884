"""The main phase: what the active player may do, and does (W 2.5 to 2.8, 4 to 9)."""

from croupier.engine import CardId, Event, FaceId, Option, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.rules import combat, events, land, options, payment
from croupier.games.wildlands.rules.options import END_TURN, TAP_ALL, Deed
from croupier.games.wildlands.rules.state import State


def offered(game: State, me: Seat) -> list[Option[Deed]]:
    """All main actions that can be paid and carried out, in their order (W 2.8, 18.8)."""
    return [*_taps(game, me), *_purchases(game, me), *_attacks(game, me), END_TURN]


def _taps(game: State, me: Seat) -> list[Option[Deed]]:
    faces = sorted(game.faces[one.card] for one in game.realm[me] if land.can_tap(game, one))
    found = [options.deed(options.TAPPING, game.DESIGNS[face].id, face) for face in faces]
    if len(found) > 1:
        found.append(TAP_ALL)  # W 4.5
    if game.options["crystal_by_tapping"] == "on":
        untapped = sorted(game.faces[one.card] for one in game.realm[me] if not one.tapped)
        found += [
            options.deed(options.TAPPING_TO_CLAIM, game.DESIGNS[face].id, face)
            for face in untapped
            if free_crystals(game, game.DESIGNS[face].tier)
        ]
    return found


def free_crystals(game: State, tier: int) -> list[Option[FaceId]]:
    """Crystals up to a value of which the supply has some (variant `crystal_by_tapping`)."""
    return [
        options.one_card(options.CLAIMING, value, game.faces[pile[0]])
        for value, pile in enumerate(game.crystals, 1)
        if pile and value <= tier
    ]


def _purchases(game: State, me: Seat) -> list[Option[Deed]]:
    purse = payment.purse(game, me)
    piles = [(options.REINFORCING, game.in_order(game.world[me]))] if can_reinforce(game, me) else []
    piles.append((options.BUYING, game.in_order(game.row)))
    found = [
        options.deed(verb, game.DESIGNS[face].id, face)
        for verb, faces in piles
        for face in faces
        if payment.can_pay(purse, price(game, me, face))
    ]
    for value, pile in enumerate(game.crystals, 1):
        if pile and payment.can_pay(purse, price(game, me, game.faces[pile[0]])):
            found.append(options.deed(options.CLAIMING, value, game.faces[pile[0]]))
    return found


def can_reinforce(game: State, seat: Seat) -> bool:
    """Whether a player's portal is open (W 6.8)."""
    return game.portal[seat].seals > 0


def price(game: State, seat: Seat, face: FaceId) -> payment.Price:
    """What a card costs a player (W 6.3, 7.2, 8.2)."""
    design = game.DESIGNS[face]
    if design.kind == "crystal":
        return payment.of_crystal(design.cost)
    if design.price:
        return payment.of_row_card(design.price)
    return payment.of_reinforcement(game.faction[seat], design.cost, pure=game.options["pure_resource"] == "on")


def _attacks(game: State, me: Seat) -> list[Option[Deed]]:
    if not game.has_unit(me):
        return []  # W 9.3, 9.5
    found = [options.deed(options.ATTACKING_WILD, game.DESIGNS[face].id, face) for face in game.in_order(game.wild)]
    for seat in range(game.players):
        if seat != me and seat not in game.attacked:
            found += [options.attack(seat, combat.target_name(game, face), face) for face in combat.targets(game, seat)]
    return found


# -- carrying out ------------------------------------------------------------------------------------------------------


def carry_out(game: State, me: Seat, deed: Deed) -> None:
    """Carry out a main action; nothing of it can be taken back (W 2.8)."""
    match deed.verb:
        case "tap":
            land.tap(game, me, game.territory(me, deed.card))
        case "tap_all":
            for territory in game.realm[me]:
                if land.can_tap(game, territory):
                    land.tap(game, me, territory)
        case "tap_claim":
            _tap_for_crystal(game, me, deed.card)
        case "reinforce":
            payment.pay(game, me, price(game, me, deed.card), "card", deed.card)
            game.discard[me].append(game.take(game.world[me], deed.card))  # W 6.1
            game.say(events.REINFORCED, me, deed.card)
        case "buy":
            _buy(game, me, deed.card)
        case "claim":
            payment.pay(game, me, price(game, me, deed.card), "card", deed.card)
            _claim(game, me, deed.card)
        case "attack_wild" | "attack":
            combat.declare(game, deed.card, deed.seat)


def _buy(game: State, me: Seat, face: FaceId) -> None:
    payment.pay(game, me, price(game, me, face), "row", face)
    game.discard[me].append(game.take(game.row, face))  # W 3.6, 7.1: the leftmost copy
    game.say(events.BOUGHT, me, face)
    fill_row(game, events.ROW_ADDED)


def fill_row(game: State, told: Event) -> None:
    """A row below five gets the top card of the central deck at its right end (W 7.5, 7.7)."""
    if len(game.row) < terms.ROW and game.central_deck:
        game.row.append(game.central_deck.pop(0))
        game.say(told, game.row[-1])


def oldest_to_pass(game: State) -> CardId | None:
    """The oldest card of a full row, if another one can take its place (W 7.7)."""
    return game.row[0] if len(game.row) >= terms.ROW and game.central_deck else None


def pass_row(game: State) -> None:
    """At the end of a round the oldest card of a full row goes to the bottom of the deck (W 7.7)."""
    oldest = oldest_to_pass(game)
    if oldest is not None:
        game.row.remove(oldest)
        game.remember((oldest,), range(game.players))
        game.central_deck.append(oldest)
        game.say(events.ROW_PASSED, oldest)
    while len(game.row) < terms.ROW and game.central_deck:
        fill_row(game, events.ROW_FILLED)


def _claim(game: State, me: Seat, face: FaceId) -> None:
    pile = game.crystals[game.DESIGNS[face].value - 1]
    game.discard[me].append(pile.pop())  # W 3.6, 8.1
    game.say(events.CLAIMED, me, face)


def _tap_for_crystal(game: State, me: Seat, face: FaceId) -> None:
    """Tap without placing tokens, for a crystal up to the tier (variant `crystal_by_tapping`)."""
    game.territory(me, face).tapped = True
    game.say(events.TAPPED, me, face)
    _claim(game, me, game.ask_unless_forced(me, "tap_claim", free_crystals(game, game.DESIGNS[face].tier)))
