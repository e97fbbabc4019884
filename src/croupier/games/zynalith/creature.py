"""The pieces of the state that are more than a card: a creature in its front, an announced main action."""

from croupier.engine import CardId, Part, Public, Seat
from croupier.games.zynalith.terms import NONE, ROOM, Stats


class Creature(Part):
    """A creature in a front, with what lies on it. The current values follow from the rest (`front.update`)."""

    card: Public[CardId]
    attached: Public[list[CardId]]  # in the order they were attached
    damage: Public[int] = 0  # Z 9.8
    guarding: Public[bool] = False  # in defence position (Z 9.4)
    east: Public[bool] = False  # variant two_fronts
    line: Public[int] = 0  # in the combat phase, 0 for none (Z 10.1, 10.2)
    charged: Public[bool] = False  # this round (Z 14.2)
    switched: Public[bool] = False  # this turn (Z 7.5)
    used: Public[list[int]]  # [1/round] abilities that have triggered: 8 * place of the card + ability (Z 13.21)
    number: Public[int] = 0  # each creature of a match has its own
    lasting: Public[Stats] = NONE  # given as long as it is in play
    for_round: Public[Stats] = NONE  # given until the end of the round
    room: Public[tuple[int, int, int]] = (0, 0, 0)  # free slots: property, spell, equipment

    initiative: Public[int] = 0
    attack: Public[int] = 0
    defence: Public[int] = 0
    life: Public[int] = 0  # maximum HP

    owner: int = 0
    worn: Stats = NONE  # bonuses of attached cards
    traits: int = 0  # of the creature and of all cards on it (`terms.py`)
    gone: bool = False  # left the front: only a trigger that waits still knows it

    @property
    def remaining(self) -> int:
        """HP left (Z 9.8)."""
        return self.life - self.damage


def entering(card: CardId, owner: Seat, number: int, kind: int) -> Creature:
    """A creature as it comes into play: undamaged, in attack position (Z 6.7)."""
    creature = Creature()
    creature.card, creature.owner, creature.number = card, owner, number
    creature.attached, creature.used = [], []
    creature.room = ROOM[kind]
    return creature


class Announcement(Part):
    """The main action that is announced and not yet resolved (Z 6.1); `card` lies aside, -1 for none."""

    verb: Public[str]  # take, play, banish, redraw, pass
    place: Public[str]  # hand, creature, extra (a row), deck:creature, deck:extra, front
    number: Public[int]  # of the place in a row or front, or 0
    card: Public[CardId]
    paid: Public[int]
    creature: int  # number of the creature to be banished, or 0
    stopped: Public[bool] = False  # negated, seized or diverted (Z 8.13)
    taker: Public[int] = -1  # who gets the refund of a banishing instead
