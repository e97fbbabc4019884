"""Laws about questions, cards, copies and looks: what must be true at every single position."""

import json
from collections.abc import Iterator
from math import isclose

from croupier.engine.components import counted
from croupier.engine.decision import LONGEST_KEY
from croupier.engine.laws.moment import Moment, hold
from croupier.engine.play.match import Match
from croupier.engine.play.replay import load
from croupier.engine.shapes import breaches
from croupier.engine.state.cards import Seat
from croupier.engine.state.parts import Part, cards_in, fields, fields_with_cards

ENGINE_ATTRIBUTES = {"_about", "_answer", "_rerun", "_main", "_pending", "say"}
"""What the engine keeps in a game while a step runs."""


def questions_are_sound(moment: Moment) -> None:
    """A match that goes on asks somebody; each seat at most one question; options are there and differ.

    A window offers its silence.
    """
    match = moment.match
    hold(match.over != bool(match.decisions), "nobody is asked, but the match is not over")
    seats = [d.seat for d in match.decisions]
    hold(len(set(seats)) == len(seats), f"a seat is asked twice: {seats}")
    for decision in match.decisions:
        hold(len(decision.options) > 0, f"{decision.name} offers nothing")
        hold(len(set(decision.keys)) == len(decision.keys), f"{decision.name} offers a key twice: {decision.keys}")
        hold(
            all(map(_is_key, decision.keys)),
            f"{decision.name} offers a key that is empty, long or has a blank: {decision.keys}",
        )
        unread = [key for key in decision.keys if match.game.QUESTIONS and not match.game.read(key).declared]
        hold(not unread, f"{decision.name} offers {unread}: no card has a face of that name")
        window = match.game.windows.get(decision.name)
        hold(
            window is None or window.silence in decision.keys,
            f"{decision.name} is a window but does not offer {window and window.silence!r}, which is chosen for a seat "
            f"that lets the clock run out: {decision.keys}",
        )


def _is_key(key: str) -> bool:
    return 0 < len(key) <= LONGEST_KEY and not any(map(str.isspace, key))


def cards_are_conserved(moment: Moment) -> None:
    """Between steps every card lies in exactly one place; at any time none lies in two."""
    match, game = moment.match, moment.match.position
    holding = fields_with_cards(type(game))  # type: ignore[arg-type]  # a class has a hash, whatever its instances say
    lying = [card for name, kind in holding for card in cards_in(getattr(game, name), kind)]
    found = set(lying)
    if len(found) < len(lying):
        twice = next(card for card in lying if lying.count(card) > 1)
        where = [name for name, kind in holding for card in cards_in(getattr(game, name), kind) if card == twice]
        hold(False, f"card {twice} lies in {' and in '.join(where)}")
    if match.over or not match._choices:
        hold(len(found) == len(game.faces), f"{len(game.faces) - len(found)} cards lie nowhere")


def cards_come_out_of_the_box(moment: Moment) -> None:
    """No match has more cards of a face than `components` says for its players: who prints the game lacks none."""
    match, game = moment.match, moment.match.position
    box = match.game.components(game.players, game.options).cards
    for face, copies in counted(game.faces).cards.items():
        in_box = box.get(face, 0)
        hold(copies <= in_box, f"{copies} of {match.game.FACES[face].id} are in play, but {in_box} in the box")


def state_is_declared(moment: Moment) -> None:
    """Nothing is kept outside the declared fields: a copy would lose it. A compiled class has no place for it."""
    # What `setup` has kept is looked for in what it left: the first copy has lost it already.
    for part in (moment.match._base, *_parts(moment.match.position)):
        extra = sorted(set(getattr(part, "__dict__", ())) - set(fields(type(part))) - ENGINE_ATTRIBUTES)
        hold(not extra, f"{type(part).__name__} has undeclared attributes: {', '.join(extra)}")


def _parts(value: object) -> Iterator[Part]:
    if isinstance(value, Part):
        yield value
        for name in fields(type(value)):
            yield from _parts(getattr(value, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _parts(item)
    elif isinstance(value, dict):
        yield from _parts(list(value.values()))


def values_lie_within_their_bounds(moment: Moment) -> None:
    """No field goes beyond what it declares: its least and most, its words, how many it holds."""
    game = moment.match.position
    hold(not (beyond := next(breaches(game, game.players), "")), beyond)


def every_option_executes(moment: Moment) -> None:
    """Whatever is offered can be chosen, and choosing in a copy leaves the original as it was."""
    match = moment.match
    before = state(match)
    for decision in match.decisions:
        for index in range(len(decision.options)):
            future = match.fork()
            future.choose(decision.seat, index)
            hold(future.position.copy() == future.position, "a copy differs from its original")
    hold(state(match) == before, "a fork changed the match it came from")


def undo_is_never_having_done(moment: Moment) -> None:
    """Choosing and taking back is the same as not having chosen."""
    match = moment.match
    before = state(match)
    for decision in match.decisions:
        future = match.fork()
        future.choose(decision.seat, len(decision.options) - 1)
        future.undo()
        hold(state(future) == before, f"{decision.name}: undone is not as before")


def looking_changes_nothing(moment: Moment) -> None:
    """Views, logs, refusals and previews neither change the state nor draw chance."""
    match = moment.match
    before = json.dumps(match.position.data())
    for seat in (None, *range(match.players)):
        match.view(seat)
        match.log_for(seat, match.told - 1)
    for decision in match.decisions:
        match.why_not(decision.seat, "no:such:thing")
        match.preview(decision.seat, moment.random.randrange(len(decision.options)))
    hold(json.dumps(match.position.data()) == before, "looking at the match changed it")


def parallel_order_changes_nothing(moment: Moment) -> None:
    """In whatever order seats that are asked side by side answer, the result is the same but for the record.

    Nor does an answer change what the others are being asked.
    """
    match, random = moment.match, moment.random
    if len(match.decisions) < 2:
        return
    for decision in match.decisions:
        future = match.fork()
        future.choose(decision.seat, random.randrange(len(decision.options)))
        for other in match.decisions:
            if other.seat != decision.seat:
                now = future.decision(other.seat)
                same = now is not None and (now.name, now.keys) == (other.name, other.keys)
                hold(same, f"the answer of seat {decision.seat} changes what seat {other.seat} is asked")
    choices = [(d.seat, random.randrange(len(d.options))) for d in match.decisions]
    results = []
    for order in (choices, choices[::-1]):
        future = match.fork()
        for seat, index in order:
            future.choose(seat, index)
        results.append(state(future))
    hold(results[0] == results[1], "the order in which parallel seats answer changes the match")


def the_end_is_as_declared(moment: Moment) -> None:
    """Returns lie within what the game declares, add up as it says, and no match is longer than it says."""
    match = moment.match
    game, returns = match.game, match.returns
    least, most = game.returns_between
    hold(all(least <= one <= most for one in returns), f"returns are {returns}: declared is {least} to {most}")
    total = game.sum_of_returns(match.players, match.variants)
    hold(total is None or isclose(sum(returns), total), f"returns are {returns}: declared is a sum of {total}")
    longest = game.most_decisions.get(match.players)
    made = len(match.choices)
    hold(longest is None or made <= longest, f"the match took {made} decisions: declared are at most {longest}")


def replay_is_the_original(moment: Moment) -> None:
    """The saved match, as JSON and back, plays to the same end and saves the same."""
    match = moment.match
    again = load(json.dumps(match.save()), lambda _: match.game)
    hold(state(again) == state(match), "the replay ends elsewhere")
    hold(again.save() == match.save(), "the replay saves differently")
    hold(again.log == match.log, "the replay tells another story")


def state(match: Match) -> str:
    """The whole state and every question, as text that can be compared later."""
    return json.dumps([match.position.data(), _asked(match)])


def equal(one: Match, other: Match) -> bool:
    """Whether two matches are in the same state, with the same questions."""
    return one.position == other.position and _asked(one) == _asked(other)


def _asked(match: Match) -> list[tuple[Seat, str, tuple[str, ...]]]:
    return [(d.seat, d.name, d.keys) for d in match.decisions]
