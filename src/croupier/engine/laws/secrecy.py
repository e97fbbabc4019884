"""Laws about what a seat can know: views, determinizations, memories, advice and standing answers."""

import json
from functools import cache
from math import isclose, isfinite
from random import Random
from typing import Any

from croupier.engine.decision import Option
from croupier.engine.game import Game
from croupier.engine.knowledge import Knowledge
from croupier.engine.laws.moment import KNOWLEDGE, Broken, Moment, hold
from croupier.engine.laws.position import equal, every_option_executes, questions_are_sound
from croupier.engine.play.history import told_by
from croupier.engine.play.match import Match
from croupier.engine.state.cards import Seat, members
from croupier.engine.state.parts import Json, Visibility, cards_in, field_type, fields, may_hold_cards
from croupier.engine.state.shown import Show, shown, written

GOES_ON = 6
"""So many choices are made in a determinization to see that it goes on."""

WORLDS = 4
"""So many determinizations are looked at to see that they differ; by accident they agree less than once in 800,000."""


# -- determinizations ------------------------------------------------------------------------------------------------


def same_view(moment: Moment) -> None:
    """A determinization for a seat gives that seat the same view, decisions and log, to the byte."""
    match, seed = moment.match, moment.seed()
    begun = told_by(match._history)
    for seat in range(match.players):
        imagined, true = _sight(match.determinize(seat, seed), seat, begun), _sight(match, seat, begun)
        if imagined != true:
            where = _differing(json.loads(imagined), json.loads(true))[1:] or "the order"
            hold(False, f"seat {seat} sees that it is in a determinization: {where} follows from what it cannot know")


def determinization_is_blind(moment: Moment) -> None:
    """A determinization depends on what its seat knows and on the seed: resampling twice is resampling once."""
    match, seed = moment.match, moment.seed()
    for seat in range(match.players):
        once = match.determinize(seat, seed + 1)
        twice = match.determinize(seat, seed).determinize(seat, seed + 1)
        hold(equal(once, twice), f"the determinization for seat {seat} depends on what it cannot know")


def determinization_resamples(moment: Moment) -> None:
    """What a seat cannot know does change: a determinization that keeps it would pass the other two laws."""
    match, game, seed = moment.match, moment.match.position, moment.seed()
    for seat in range(match.players):
        known = game.in_sight(seat) | {c for groups in game.groups for cards in groups for c in members(cards)}
        hidden = [c for c in range(len(game.faces)) if c not in known and not game.seen[c] >> seat & 1]
        worlds = [match.determinize(seat, seed + i).position for i in range(WORLDS)]
        hold(all(w.chance != game.chance for w in worlds), f"seat {seat} is left the true chance to come")
        for back in set(game.backs):
            pool = [card for card in hidden if game.backs[card] == back]
            faces = [game.faces[card] for card in pool]
            if len(pool) >= 6 and len(set(faces)) >= 3:
                same = all([w.faces[card] for card in pool] == faces for w in worlds)
                hold(not same, f"seat {seat} is left the true faces of {back}")


def determinizations_can_be_played(moment: Moment) -> None:
    """In the determinization of a seat that is asked every option executes, and it goes on."""
    match, random = moment.match, moment.random
    resampled = match.determinize(random.choice(match.decisions).seat, moment.seed())
    there = Moment(resampled, None, random)
    questions_are_sound(there)
    every_option_executes(there)
    for _ in range(GOES_ON):
        if resampled.over:
            return
        decision = random.choice(resampled.decisions)
        resampled.choose(decision.seat, random.randrange(len(decision.options)))


def what_is_never_in_hand_is_not(moment: Moment) -> None:
    """No zone with an owner holds a face that is declared `never_in_hand`, neither here nor in a determinization."""
    match, seed = moment.match, moment.seed()
    for game in (match.position, *(match.determinize(seat, seed).position for seat in range(match.players))):
        wrong = [card for card in game.held() if game.faces[card] in game.never_in_hand]
        hold(not wrong, f"somebody holds {', '.join(game.FACES[game.faces[card]].id for card in wrong)}")


# -- the same step with other cards ----------------------------------------------------------------------------------


def nothing_follows_from_hidden_cards(moment: Moment) -> None:
    """Had the cards a seat cannot know been others all along this step, it would be asked the same.

    Nor may the state keep a fact that only those cards could tell. Skipped where the seat would have seen the
    difference, or where the recorded choices are illegal with those cards. Copies of one face count as equal.
    """
    world = moment.other_world
    if world is None or not world.same_choices:
        return
    match, seat, other = moment.match, world.seat, world.match
    mine, its = match.decision(seat), other.decision(seat)
    same = (mine and mine.keys) == (its and its.keys)
    hold(same, f"seat {seat} is offered {mine and mine.keys}, which depends on cards it cannot know")
    if mine and its:
        hold(mine.about == its.about, f"{mine.name} is about {mine.about}, which seat {seat} cannot know")
    if key := _any_key(match, moment.random):
        rule, there = match.why_not(seat, key), other.why_not(seat, key)
        hold(rule == there, f"{key!r} is refused to seat {seat} by {rule} or {there}, by cards it cannot know")
    if world.same_to_the_seat:
        return
    now, then = _facts(match.position), _facts(other.position)
    fixed = [name for name in now if now[name] != then[name]]
    hold(not fixed, f"{', '.join(fixed)} of the state follow from cards that seat {seat} cannot know")


def _any_key(match: Match, random: Random) -> str:
    """A key of any verb; '' where none is declared, or where nobody can list what its arguments may be."""
    game = match.game
    if not game.QUESTIONS:
        return ""
    verb = random.choice(game.verbs())
    among = [domain.among(match.players, game.likes) for domain in verb.domains.values()]
    if not all(among):
        return ""
    option: Option[Any] = verb(*map(random.choice, among))  # Any: nobody takes it
    return option.key


def nobody_remembers_what_nobody_showed(moment: Moment) -> None:
    """Had the cards a seat cannot know been others, and all it saw the same, it would know the same of every zone.

    A superfluous `remember`, an invented group, and a memory that stays with one copy when another one was moved
    show hidden faces to every search.
    """
    world = moment.other_world
    if world is None:
        return
    seat, here, there = world.seat, moment.match.position, world.match.position
    grouped = [card for cards in here.groups[seat] for card in members(cards)]
    if world.same_to_the_seat and here.groups[seat] == there.groups[seat] and world.same_faces(grouped):
        return
    now, then = known(here, seat), known(there, seat)
    more = [name for name in now if now[name] != then[name]]
    hold(not more, f"seat {seat} is held to know cards in {', '.join(more)} that nobody showed it")


def determinization_follows_from_no_hidden_card(moment: Moment) -> None:
    """Had the cards a seat cannot know been others, and all it saw the same, its determinization would be the same.

    So others' options in it, too, are made of the cards that they hold there. Skipped where another copy of a face
    lies in some zone: then the same deal goes to other cards.
    """
    world = moment.other_world
    if world is not None and world.same_places:
        seat, seed = world.seat, moment.seed()
        same = equal(moment.match.determinize(seat, seed), world.match.determinize(seat, seed))
        hold(same, f"the determinization for seat {seat} depends on what it cannot know")


def _facts(game: Game) -> Json:
    """The state but for what lies in hidden zones, with faces in the place of cards."""
    return _tells(type(game))(  # type: ignore[arg-type]  # a class has a hash, whatever its instances say
        game, [face.id for face in game.FACES], game.faces
    )


@cache
def _tells(cls: type[Game]) -> Show:
    told = {
        name: shown(f"game.{name}", kind)
        for name, visibility in fields(cls).items()
        if name not in KNOWLEDGE
        for kind in [field_type(cls, name)]
        if visibility is Visibility.EVERYONE or not may_hold_cards(kind)
    }
    return written("game, ids, faces", told, whole=True)


def known(game: Knowledge, seat: Seat) -> dict[str, list[str]]:
    """What a seat knows of the cards in each zone: faces it knows alone, and faces it knows to be among others."""
    sight = game.in_sight(seat)
    among: dict[int, str] = {}
    for group in game.groups[seat]:
        faces = sorted(game.faces[card] for card in members(group) if card not in sight)
        among.update(dict.fromkeys(members(group), f"one of {faces}"))
    known: dict[str, list[str]] = {}
    for name in fields(type(game)):
        kind, value = field_type(type(game), name), getattr(game, name)
        if not may_hold_cards(kind):
            continue
        nested = isinstance(value, list) and bool(value) and isinstance(value[0], list)
        for place, entry in enumerate(value) if nested else ((None, value),):
            inner = kind.__args__[0] if nested else kind  # type: ignore[attr-defined]  # a list of lists has one
            cards = cards_in(entry, inner)
            alone = [str(game.faces[c]) for c in cards if c in sight or game.seen[c] >> seat & 1]
            rest = [among[c] for c in cards if c in among and c not in sight and not game.seen[c] >> seat & 1]
            known[name if place is None else f"{name} of seat {place}"] = sorted(alone + rest)
    return known


# -- advice, standing answers ----------------------------------------------------------------------------------------


def advice_is_sound(moment: Moment) -> None:
    """An advisor scores every option of every question with a finite number, from what the seat may see.

    It values every position with one finite number per seat.
    """
    match = moment.match
    advisor = match.game.advisor()
    if advisor is None:
        return
    for decision in match.decisions:
        seat, name, options = decision.seat, decision.name, decision.options
        scores = list(advisor.scores(match.position, seat, name, options))
        hold(len(scores) == len(options), f"{len(scores)} scores for {len(options)} options of {name}")
        hold(all(map(isfinite, scores)), f"the scores of {name} are not all finite: {scores}")
        other = match.determinize(seat, moment.seed())
        asked = other.decision(seat)
        imagined = advisor.scores(other.position, seat, name, asked.options if asked is not None else ())
        same = all(isclose(a, b, abs_tol=1e-9) for a, b in zip(scores, imagined, strict=True))
        hold(same, f"the scores of {name} depend on cards that seat {seat} cannot know")
    values = list(advisor.values(match.position))
    hold(len(values) == match.players and all(map(isfinite, values)), f"the values of the position are {values}")


def standing_answers_are_public(moment: Moment) -> None:
    """Whether a standing answer answers for a seat does not depend on what the others cannot see."""
    match = moment.match
    for decision in match.decisions:
        window = match.game.windows.get(decision.name)
        for preset in window.presets if window else ():
            answers = match.position.preset_answers(decision.seat, decision.name, preset)
            for seat in range(match.players):
                if seat != decision.seat:
                    other = match.determinize(seat, moment.seed()).position
                    same = other.preset_answers(decision.seat, decision.name, preset) == answers
                    hold(same, f"the standing answer {preset} of seat {decision.seat} shows its hand")


def _sight(match: Match, seat: Seat, since: int) -> str:
    own, view = match.decision(seat), match.view(seat)
    try:
        return json.dumps(
            {"view": view, "options": None if own is None else own.keys, "log": match.log_for(seat, since)}
        )
    except (TypeError, ValueError):
        _name_what_is_not_plain(view, seat)
        raise


def _differing(one: Any, other: Any) -> str:  # Any: plain data
    """Where two pieces of plain data first differ: `.view.facts.next`."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = ((f".{name}", value, other[name]) for name, value in one.items())
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = ((f"[{place}]", *both) for place, both in enumerate(zip(one, other, strict=True)))
    else:
        return ""
    return next((f"{where}{_differing(a, b)}" for where, a, b in pairs if a != b), "")


def _name_what_is_not_plain(view: Json, seat: Seat) -> None:
    for name, value in view.items():
        try:
            json.dumps(value)
        except (TypeError, ValueError) as error:
            raise Broken(f"{name} of the view of seat {seat} is no plain data: {error}") from error
