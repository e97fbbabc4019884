"""The front (Z 9) and what happens to creatures in it: damage, death, refunds (Z 12)."""

from croupier.engine import CardId, Json, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.terms import ATK, DEATH, DEF, HP, INIT, MOURNING, Stats
from croupier.games.zynalith.rules import events, market, triggers
from croupier.games.zynalith.rules.state import Creature, State, entering


def everywhere(game: State) -> list[Creature]:
    """All creatures in play, player by player (Z 3.11), each front from left to right."""
    return [creature for seat in game.order() for creature in game.front[seat]]


def attackers(game: State, seat: Seat, *, east: bool) -> list[Creature]:
    """The creatures in attack position, from left to right."""
    return [c for c in game.front[seat] if not c.guarding and c.east == east]


def cost(game: State, creature: Creature) -> int:
    """The printed cost (Z 12.6)."""
    return game.DESIGNS[game.faces[creature.card]].cost


def refund(game: State, creature: Creature) -> int:
    """What its owner gets when it dies or is banished (Z 6.14, 12.5)."""
    price = cost(game, creature)
    return price if creature.traits & terms.SALVAGE else max(price - 1, 0)


def posture(*, guarding: bool) -> str:
    """The position in a word, for the log."""
    return "defence" if guarding else "attack"


# -- coming, staying, leaving --------------------------------------------------------------------------------------


def enter(game: State, seat: Seat, card: CardId, *, east: bool) -> Creature:
    """A creature comes into play, behind all own creatures with equal or higher INIT (Z 6.7)."""
    printed = game.DESIGNS[game.faces[card]]
    game.entered += 1
    creature = entering(card, seat, game.entered, printed.kind)
    creature.east = east
    creature.traits = printed.traits
    game.front[seat].append(creature)
    update(game, seat)
    return creature


def attach(game: State, creature: Creature, card: CardId) -> None:
    """An extra card takes a slot of the creature for as long as it is in play (Z 6.10, 6.11)."""
    creature.attached.append(card)
    wear(game, creature)
    update(game, creature.owner)


def wear(game: State, creature: Creature) -> None:
    """What follows from the cards on the creature: bonuses, traits, free slots."""
    printed = game.DESIGNS[game.faces[creature.card]]
    bonus, traits, room = [0, 0, 0, 0], printed.traits, list(terms.ROOM[printed.kind])
    for card in creature.attached:
        extra = game.DESIGNS[game.faces[card]]
        bonus = [b + e for b, e in zip(bonus, extra.bonus, strict=True)]
        traits |= extra.traits
        room[extra.type] -= 1
    creature.worn = (bonus[0], bonus[1], bonus[2], bonus[3])
    creature.traits = traits
    creature.room = (room[0], room[1], room[2])


def leave(game: State, leaving: list[Creature]) -> None:
    """Creatures leave together, each with its attached cards, for the discard piles (Z 12.7, 12.11)."""
    for creature in leaving:
        creature.gone = True
        for card in creature.cards:
            market.discard(game, card)
    for seat in range(game.players):
        if any(creature.owner == seat for creature in leaving):
            game.front[seat] = [c for c in game.front[seat] if not c.gone]
            update(game, seat)


def place(game: State, creature: Creature, *, guarding: bool) -> None:
    """Into attack or defence position; whoever leaves the attack leaves its line (Z 10.3)."""
    creature.guarding = guarding
    if guarding:
        creature.line = 0
        game.fighting = [number for number in game.fighting if number != creature.number]


# -- values --------------------------------------------------------------------------------------------------------


def update(game: State, seat: Seat) -> None:
    """Compute the current values of a front and sort it by INIT, stably (Z 9.1 to 9.3)."""
    faces, prints, front = game.faces, game.DESIGNS, game.front[seat]
    auras: list[tuple[Creature, int, int]] = []
    in_order, last = True, (False, 0)
    for c in front:
        initiative = prints[faces[c.card]].initiative + c.worn[INIT] + c.lasting[INIT] + c.for_round[INIT]
        c.initiative = initiative if initiative > 0 else 0  # noqa: FURB136  # Z 9.7; faster than max
        rank = (c.east, -c.initiative)
        if rank < last and c is not front[0]:
            in_order = False
        last = rank
        if c.traits & terms.AURA:
            auras += [(c, n, kind) for card in c.cards for n, kind in prints[faces[card]].auras]
    if not in_order:
        front.sort(key=_rank)
    left: Creature | None = None
    copied = alone = (0, 0, 1)
    for c in front:
        printed = prints[faces[c.card]]
        if printed.faceless:  # 6 faceless_warrior: the printed values of its left neighbour
            if left is None or left.east != c.east:
                copied = alone
        else:
            copied = (printed.attack, printed.defence, printed.life)
        left = c
        worn, lasting, now = c.worn, c.lasting, c.for_round
        attack = copied[0] + worn[ATK] + lasting[ATK] + now[ATK]
        if c.traits & terms.SWELL:
            attack += len(c.attached) * sum([prints[faces[card]].swell for card in c.cards])
        for host, number, kind in auras:
            if host is not c and kind in (-1, printed.kind):
                attack += number
        defence = copied[1] + worn[DEF] + lasting[DEF] + now[DEF]
        c.attack = attack if attack > 0 else 0  # noqa: FURB136  # faster than max
        c.defence = defence if defence > 0 else 0  # noqa: FURB136  # faster than max
        c.life = copied[2] + worn[HP] + lasting[HP]  # Z 9.9


def sources(game: State, creature: Creature) -> list[Json]:
    """What makes a creature's values others than those printed, piece by piece (Z 9.2): `update`, told to people.

    `card` is whose text it is, None for what effects have given; `until`: card (as long as that lies there),
    lasting or round. Values below 0 count as 0 (Z 9.7).
    """
    found: list[Json] = []

    def tell(stat: int, number: int, card: CardId | None, until: str = "card") -> None:
        if number:
            name = None if card is None else game.FACES[game.faces[card]].id
            found.append({"stat": terms.STATS[stat], "number": number, "card": name, "until": until})

    front, printed = game.front[creature.owner], game.DESIGNS[game.faces[creature.card]]
    model = _model(game, creature) if printed.faceless else None
    if model is not None:
        copied = game.DESIGNS[game.faces[model.card]]
        tell(ATK, copied.attack - printed.attack, model.card)
        tell(DEF, copied.defence - printed.defence, model.card)
        tell(HP, copied.life - printed.life, model.card)
    for card in creature.attached:
        for stat, number in enumerate(game.DESIGNS[game.faces[card]].bonus):
            tell(stat, number, card)
    for card in creature.cards:
        tell(ATK, len(creature.attached) * game.DESIGNS[game.faces[card]].swell, card)
    for card in (card for other in front if other is not creature for card in other.cards):
        for number, kind in game.DESIGNS[game.faces[card]].auras:
            tell(ATK, number if kind in (-1, printed.kind) else 0, card)
    for stat in (INIT, ATK, DEF, HP):
        tell(stat, creature.lasting[stat], None, "lasting")
        tell(stat, creature.for_round[stat] if stat != HP else 0, None, "round")  # Z 9.9
    return found


def _model(game: State, creature: Creature) -> Creature | None:
    """Whose printed values a Faceless Warrior has: of the next other creature to its left (6 faceless_warrior)."""
    model = None
    for c in game.front[creature.owner]:
        if c is creature:
            break
        if c.east == creature.east and not game.DESIGNS[game.faces[c.card]].faceless:
            model = c
    return model


def _rank(creature: Creature) -> tuple[bool, int]:
    return creature.east, -creature.initiative


def give(game: State, creature: Creature, stat: int, number: int, *, lasting: bool) -> None:
    """A stat changes for good or for the round."""
    if lasting:
        creature.lasting = _more(creature.lasting, stat, number)
    else:
        creature.for_round = _more(creature.for_round, stat, number)
    word = "lasting" if lasting else "round"
    game.say(events.GAVE, creature.owner, creature.card, number, terms.STATS[stat], word, creature.number)
    update(game, creature.owner)


def _more(stats: Stats, stat: int, number: int) -> Stats:
    changed = list(stats)
    changed[stat] += number
    return (changed[0], changed[1], changed[2], changed[3])


# -- damage and death ----------------------------------------------------------------------------------------------


def hurt(game: State, creature: Creature, number: int) -> None:
    """Damage markers, never more than there are HP (Z 9.8, 12.3)."""
    damage = min(number, creature.remaining)
    if damage > 0:
        creature.damage += damage
        left = creature.remaining
        game.say(events.CREATURE_HURT, creature.owner, creature.card, damage, left, creature.number)


def mend(game: State, creature: Creature, number: int) -> None:
    """Take damage markers off (Z 9.10); not from the dead (Z 12.12)."""
    healed = min(number, creature.damage)
    if healed > 0 and creature.remaining > 0:
        creature.damage -= healed
        left = creature.remaining
        game.say(events.CREATURE_HEALED, creature.owner, creature.card, healed, left, creature.number)


def destroy(game: State, creature: Creature) -> None:
    """Mark a creature as dead whatever its HP."""
    creature.damage = creature.life
    game.say(events.DESTROYED, creature.owner, creature.card, creature.number)


def bury(game: State) -> None:
    """Creatures without HP die together; refunds; Death and then Mourning wait (Z 12.4, 12.5, 12.11, 13.17)."""
    while dead := [c for seat in game.order() for c in game.front[seat] if c.damage >= c.life]:
        refunds = [refund(game, creature) for creature in dead]
        leave(game, dead)
        for creature, silver in zip(dead, refunds, strict=True):
            game.silver[creature.owner] += silver
            attached = [game.faces[card] for card in creature.attached]
            game.say(events.DIED, creature.owner, creature.card, silver, attached, creature.number)
        for creature in dead:
            triggers.wait(game, creature, DEATH)
        for seat in game.order():
            for creature in game.front[seat]:
                if creature.traits & terms.HEARS[MOURNING]:
                    triggers.wait(game, creature, MOURNING, dead=[d.owner for d in dead])
