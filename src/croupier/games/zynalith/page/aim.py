"""What choosing a host or a target would make of the coming lines, from a view alone.

Only what the card itself does is reckoned. Where more decides (somebody's trigger hears the card, the effect needs
another choice, the fight is on), there is no forecast: None.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from croupier.games.zynalith.cards import clauses, effects
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.designs import DESIGNS
from croupier.games.zynalith.page.gist import PLACE
from croupier.games.zynalith.page.sketch import Figure, Outcome, Sketch
from croupier.games.zynalith.rules import terms

View = Mapping[str, Any]  # Any: JSON
Log = Sequence[Mapping[str, Any]]  # Any: JSON
_ALTERS: Final = (
    effects.HitCreature,
    effects.HealCreature,
    effects.Destroy,
    effects.Give,
    effects.Charge,
    effects.Shove,
    effects.Ward,
)
"""Effects that change what a line comes to."""
_CHOOSES: Final = (effects.HitCreature, effects.HealCreature, effects.Destroy, effects.Shove, effects.Rouse)


class Aim(NamedTuple):
    """A choice and what it brings: the lines before and after, and the HP left to the chosen creature."""

    before: Outcome
    after: Outcome | None
    """None where its death sets off more."""
    left: int | None = None
    """None where the effect leaves its HP alone, 0 if it dies."""


def chosen(view: View, log: Log, key: str, me: int) -> Aim | None:
    """What an option of a question for a host or a target brings."""
    verb, *parts = key.split(":")
    if verb == "creature":
        return aimed(view, log, int(parts[0]), int(parts[1]))
    told = view["announced"]
    return hosted(view, me, told["card"], int(parts[0])) if told and told["card"] else None


def hosted(view: View, seat: int, face: str, key: int) -> Aim | None:
    """A card attached to one's `key`-th creature."""
    printed = DESIGNS[PLACE[face]]
    if _unsure(view) or _overheard(view, seat, _heard(printed)):
        return None
    works = [e for a in printed.abilities if a.trigger == terms.INSTANT for e in a.effects if isinstance(e, _ALTERS)]
    if any(isinstance(e, effects.Charge | effects.Destroy | effects.Shove) for e in works) or any(
        isinstance(e, effects.HitCreature) and e.whom == "enemy" for e in works
    ):
        return None

    def change(sketch: Sketch) -> None:
        host = sketch.fronts[seat][key - 1]
        host.cards.append(face)
        sketch.settle()
        for effect in works:
            _work(sketch, seat, host, effect)

    return _tried(view, change)


def aimed(view: View, log: Log, owner: int, key: int) -> Aim | None:
    """The effect that asks for a target, carried out on the `key`-th creature of a player."""
    effect = asking(log)
    if effect is None or _unsure(view):
        return None
    played = next((DESIGNS[PLACE[told["card"]]] for told in reversed(log) if told["event"] == "announced-play"), None)
    fate: list[int] = []

    def change(sketch: Sketch) -> None:
        figure = sketch.fronts[owner][key - 1]
        match effect:
            case effects.HitCreature():
                figure.damage += min(effect.number, figure.left)
                fate.append(figure.left)
            case effects.Destroy():
                figure.damage += figure.left
                fate.append(0)
            case effects.HealCreature():
                figure.damage = max(figure.damage - effect.number, 0)
                fate.append(figure.left)
            case effects.Shove():
                figure.guarding = effect.guarding

    tried = _tried(view, change)
    more = bool(view["announced"]) and played is not None and _overheard(view, view["active"], _heard(played))
    more = more or (fate == [0] and _overheard(view, owner, (terms.DEATH, terms.MOURNING)))
    if more and not fate:
        return None
    return Aim(tried.before, None if more else tried.after, fate[0] if fate else None)


def asking(log: Log) -> clauses.Act | None:
    """The effect that is asking for a creature: the only one under the trigger told last that chooses one."""
    for event in reversed(log):
        if event["event"] == "triggered":
            printed = DESIGNS[PLACE[event["card"]]]
            trigger = terms.TRIGGERS.index(event["trigger"])
            works = [e for a in printed.abilities if a.trigger == trigger for e in a.effects]
            wanted = [e for e in works if isinstance(e, _CHOOSES) and getattr(e, "whom", "enemy") in ("enemy", "own")]
            return wanted[0] if len(wanted) == 1 else None
        if event["event"] in ("countered", "happened"):
            break
    return None


def _heard(printed: Design) -> tuple[int, ...]:
    """The triggers that hear a card when it has been played (Z 13.6 to 13.9)."""
    own = {
        terms.PROPERTY: (terms.ON_PROPERTY,),
        terms.SPELL: (terms.ON_SPELL,),
        terms.EQUIPMENT: (terms.ON_EQUIPMENT,),
    }.get(printed.type, ())
    return (*own, terms.GREED) if printed.dear else own


def _tried(view: View, change: Callable[[Sketch], None]) -> Aim:
    before = Sketch(view)
    before.settle()
    sketch = Sketch(view)
    change(sketch)
    sketch.settle()
    return Aim(before.outcome(), sketch.outcome())


def _unsure(view: View) -> bool:
    """Whether lines are fixed already, or there are two fronts."""
    return bool(view["phase"] == "combat" or view["options"]["two_fronts"] == "on")


def _overheard(view: View, actor: int, triggers: Sequence[int]) -> bool:
    """Whether anything in play hears these triggers and changes a line by it."""
    for seat, front in enumerate(view["front"]):
        for creature in front:
            for card in (creature["card"], *creature["attached"]):
                if any(_answers(a, triggers, own=seat == actor) for a in DESIGNS[PLACE[card]].abilities):
                    return True
    return False


def _answers(ability: clauses.Ability, triggers: Sequence[int], *, own: bool) -> bool:
    if ability.trigger not in triggers or (ability.own and not own):
        return False
    return any(isinstance(effect, _ALTERS) for effect in ability.effects)


def _work(sketch: Sketch, seat: int, host: Figure, effect: clauses.Act) -> None:
    """One effect of a card that has just been attached."""
    match effect:
        case effects.Give():
            for figure in _mine(sketch, seat, host, effect.whom):
                figure.given[effect.stat] += effect.number
        case effects.HealCreature():
            for figure in _mine(sketch, seat, host, effect.whom):
                figure.damage = max(figure.damage - effect.number, 0)
        case effects.Ward():
            sketch.ward[seat] += effect.number
        case effects.HitCreature():
            for front in (front for owner, front in enumerate(sketch.fronts) if owner != seat):
                for figure in front:
                    figure.damage += min(effect.number, figure.left)
    sketch.settle()


def _mine(sketch: Sketch, seat: int, host: Figure, whom: str) -> list[Figure]:
    return [host] if whom == "self" else list(sketch.fronts[seat]) if whom == "each-own" else []
