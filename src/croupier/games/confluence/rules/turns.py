"""Basic and additional turns: what is offered in them, and what is done (C 6.x, 7.x)."""

from croupier.engine import Event, FaceId, Option, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.rules import announcing, combinations, events, options, stacks
from croupier.games.confluence.rules.options import Deed
from croupier.games.confluence.rules.state import State


def may_lay_more(game: State, me: Seat) -> bool:
    """Whether the limit of additional cards leaves one more (C 7.4)."""
    return lays_left(game, me) != 0


def lays_left(game: State, me: Seat) -> int | None:
    """How many additional cards a player may still lay in this round; None for any number."""
    limit = game.options["additional_limit"]
    return None if limit == "none" else int(limit) - game.lays[me]


def cards_to_lay(game: State, me: Seat, *, additional: bool) -> list[Option[Deed]]:
    """Each different hand card that may be laid: at once, and card by card if that leaves a choice (C 6.2, 7.3)."""
    offered: list[Option[Deed]] = []
    if additional and not may_lay_more(game, me):
        return offered
    found = combinations.supply(game, me, borrowing=additional)
    for face in game.different(game.hand[me]):
        name = game.FACES[face].id
        if additional and not _can_combine(game, face, found):
            continue
        offered.append(options.lay(face, name))
        if announcing.leaves_a_choice(game, face, found, additional=additional):
            offered.append(options.compose(face, name))
    return offered


def _can_combine(game: State, face: FaceId, found: combinations.Supply) -> bool:
    """Whether a card forms a combination of two cards or more (C 7.5)."""
    design = game.DESIGNS[face]
    return any(combinations.streams_for(design, side, found) for side in (terms.ATTACK, terms.DEFENCE))


def activations(game: State, me: Seat) -> list[Option[Deed]]:
    """The individual effects in the own pool that have not been activated in this round (C 4.11, 4.12)."""
    pool, printed = game.pool[me], game.FACES
    return [options.activate(printed[game.faces[pool[n]]].id, (me, n)) for n in stacks.can_activate(game, me)]


def lay(game: State, me: Seat, deed: Deed, *, additional: bool) -> int:
    """Lay a card and announce what it forms; the greatest length (C 6.4, 7.6). Standard effects are set off."""
    verb, face = deed
    card = game.out_of_hand(me, game.hand[me], FaceId(face))
    game.pool[me].append(card)
    laid = (me, len(game.pool[me]) - 1)
    game.say(events.LAID_MORE if additional else events.LAID, me, card)
    announce = announcing.compose if verb == "compose" else announcing.announce_fullest
    longest = announce(game, me, laid, additional=additional)
    if longest >= terms.LONG:
        stacks.set_off(game, me, game.faces[card], terms.STANDARD)  # C 6.5, 7.8
    return longest


# -- C 5: the order of phases and players ----------------------------------------------------------------------------


def go_on(game: State, phase: str) -> None:
    """The next phase begins with the lead player (C 5.1)."""
    game.phase, game.active, game.deed = phase, game.lead, terms.LAY
    game.say(events.PHASE, phase)


def next_player(game: State, phase: str) -> None:
    """The player after this one, or that phase after the last."""
    players = game.from_lead()
    place = players.index(game.active) + 1
    if place < len(players):
        game.active = players[place]
    else:
        go_on(game, phase)


# -- C 6: basic turns ------------------------------------------------------------------------------------------------


def basic_turn(game: State) -> None:
    """The one card of a basic turn; then effects, if it is linked to two others or more (C 6.2 to 6.7)."""
    me = game.active
    if not game.hand[me]:
        game.say(events.EMPTY_HAND, me)  # C 6.3
        next_basic_turn(game)
        return
    game.private_from_here(me)
    deed = game.ask_unless_forced(me, "lay", cards_to_lay(game, me, additional=False))
    longest = lay(game, me, deed, additional=False)
    if longest >= terms.LONG or game.options["open_activation"] == "on":
        game.deed = terms.ACTIVATE  # C 6.6
    else:
        next_basic_turn(game)  # C 6.7


def basic_activation(game: State) -> None:
    """One individual effect, or done (C 6.6)."""
    me = game.active
    verb, number = game.ask_unless_forced(me, "activate", [options.DONE, *activations(game, me)])
    if verb == "done":
        game.say(events.DONE_BASIC, me)
        next_basic_turn(game)
    else:
        stacks.activate(game, me, number)


def next_basic_turn(game: State) -> None:
    """The player after this one, or the next phase (C 6.8, 6.9)."""
    game.deed = terms.LAY
    next_player(game, terms.ADDITIONAL)
    if game.phase == terms.ADDITIONAL:
        game.passes = 0


# -- C 7: additional turns -------------------------------------------------------------------------------------------


def additional_turn(game: State) -> None:
    """A card, an individual effect, or neither (C 7.2, 7.3)."""
    me = game.active
    offered: list[Option[Deed]] = []
    if not game.stopped[me]:
        game.private_from_here(me)  # the hand decides whether anything can be done
        offered = [*cards_to_lay(game, me, additional=True), *activations(game, me)]
    if not offered:
        _pass(game, me, events.PASSED)  # C 7.15, 15.2
        return
    verb, what = deed = game.ask(me, "turn", [options.PASS, options.STOP, *offered])
    if verb in ("pass", "stop"):
        game.stopped[me] = verb == "stop"
        _pass(game, me, events.STOPPED if verb == "stop" else events.PASSED)
        return
    game.passes, game.deed = 0, terms.ACTIVATE
    if verb == terms.ACTIVATE:
        game.deed = terms.MORE  # C 7.11: nothing can be laid after it
        stacks.activate(game, me, what)
    else:
        game.lays[me] += 1
        lay(game, me, deed, additional=True)


def additional_activation(game: State) -> None:
    """One more individual effect, or done with this turn, or with this phase (C 7.9)."""
    me = game.active
    offered = activations(game, me)
    verb, number = game.ask(me, "activate", [options.DONE, options.STOP, *offered]) if offered else options.DONE.value
    if verb == terms.ACTIVATE:
        stacks.activate(game, me, number)
        return
    game.stopped[me] = verb == "stop"
    game.say(events.STOPPED if verb == "stop" else events.DONE, me)
    _next_turn(game, me)


def _pass(game: State, me: Seat, told: Event) -> None:
    """Neither card nor effect; when all have passed one after the other the phase is over (C 7.12, 7.13)."""
    game.passes += 1
    game.say(told, me)
    if game.passes < len(game.from_lead()):
        _next_turn(game, me)
    else:
        go_on(game, terms.STACKS)


def _next_turn(game: State, me: Seat) -> None:
    """The next player in turn order, round and round (C 7.1)."""
    game.active, game.deed = game.after(me)[0], terms.LAY
