"""Quintet for two seats as other frameworks want rules: legal actions, and a function that applies one.

Packed counts of kinds, as in the loop; the same deals and the same order of options, so the same random numbers play
the same match (`tests/benchmarks`). An action is a number; targets are told from the seat that is asked.
"""

from typing import Any

from benchmarks.quintet.loop import HERALD, IN, KINDS, MURDERER, NECROMANCER, ONE, SIZE, WITCH, WIZARD, deal

PASS, KIND, REACT, DRAW, KILL, TARGET = 0, 1, 6, 7, 8, 18
ACTIONS = 20
"""Pass or decline; a kind to play, discard or return; react; draw; kill (theirs, mine); choose them or me."""
SEATS = 2


class Table:
    """A match between two questions."""

    def __init__(self, key: bytes) -> None:
        self.active, self.libraries = deal(SEATS, key)
        self.hand, self.grave, self.field = [0, 0], [0, 0], [0, 0]
        for seat, library in enumerate(self.libraries):
            self.hand[seat] = sum(ONE[kind] for kind in library[20:])
            del library[20:]
        self.turn = 1
        self.kind = -1
        """The character that the active player has played this turn."""
        self.winner = -1
        self._ask(self.active, "play", [PASS, *self._kinds(self.hand[self.active])])

    def copy(self) -> "Table":
        """An independent match with the same future."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        new.libraries = [library[:] for library in self.libraries]
        new.hand, new.grave, new.field = self.hand[:], self.grave[:], self.field[:]
        return new

    def __deepcopy__(self, memo: Any) -> "Table":  # Any: the memory of the module copy
        return self.copy()

    def _kinds(self, pile: int) -> list[int]:
        return [KIND + kind for kind in IN[pile]]

    def _ask(self, seat: int, name: str, actions: list[int]) -> None:
        self.seat, self.name, self.actions = seat, name, actions

    # -- one action ------------------------------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        """Carry an action of the asked seat out, up to the next question or the end."""
        me, other = self.seat, 1 - self.seat
        match self.name:
            case "play" if action == PASS:
                self._end_turn()
            case "play":
                self.kind = action - KIND
                self._move(self.hand, self.field, me, self.kind)
                if SIZE[self.hand[other]] >= 2:
                    self._ask(other, "react", [PASS, REACT] if self.hand[other] >> 3 * WIZARD else [PASS])
                else:
                    self._establish()
            case "react" if action == PASS:
                self._establish()
            case "react":
                self._move(self.hand, self.field, me, WIZARD)
                if len(IN[self.field[me]]) == len(KINDS):
                    self.winner = me
                else:
                    self._discard(me, "pay")
            case "pay":
                self._move(self.hand, self.grave, me, action - KIND)
                self._move(self.field, self.grave, other, self.kind)
                self._end_turn()
            case "overflow":
                self._move(self.hand, self.grave, me, action - KIND)
                self._ask(me, "play", [PASS, *self._kinds(self.hand[me])])
            case "discard":
                self._move(self.hand, self.grave, me, action - KIND)
                self._end_turn()
            case _:
                self._use(me, action)

    def _move(self, one: list[int], other: list[int], seat: int, kind: int) -> None:
        one[seat] -= ONE[kind]
        other[seat] += ONE[kind]

    def _discard(self, seat: int, name: str) -> None:
        self._ask(seat, name, self._kinds(self.hand[seat]))

    def _establish(self) -> None:
        """The active player's character arrives: five kinds win, else its ability is offered."""
        me = self.active
        if len(IN[self.field[me]]) == len(KINDS):
            self.winner = me
        elif self.kind == HERALD:
            self._ask(me, "ability", [PASS, DRAW])
        elif self.kind == MURDERER:
            victims = [KILL + 5 * mine + kind for mine in (0, 1) for kind in IN[self.field[1 - me if not mine else me]]]
            self._ask(me, "ability", [PASS, *victims])
        elif self.kind == WITCH:
            self._ask(me, "ability", [PASS, TARGET, TARGET + 1])
        elif self.kind == NECROMANCER and self.grave[me]:
            self._ask(me, "ability", [PASS, *self._kinds(self.grave[me])])
        else:
            self._end_turn()

    def _use(self, me: int, action: int) -> None:
        if action == DRAW:
            if self._draw(me):
                if SIZE[self.hand[me]] > 5:
                    self._discard(me, "discard")
                else:
                    self._end_turn()
            return
        if action >= TARGET:
            target = me if action > TARGET else 1 - me
            if self.hand[target]:
                self._discard(target, "discard")
                return
        elif action >= KILL:
            mine, kind = divmod(action - KILL, 5)
            self._move(self.field, self.grave, me if mine else 1 - me, kind)
        elif action != PASS:
            self._move(self.grave, self.hand, me, action - KIND)
        self._end_turn()

    # -- turns -----------------------------------------------------------------------------------------------------

    def _draw(self, me: int) -> bool:
        if not self.libraries[me]:
            self.winner = 1 - me
            return False
        self.hand[me] += ONE[self.libraries[me].pop()]
        return True

    def _end_turn(self) -> None:
        self.active = 1 - self.active
        self.turn += 1
        me = self.active
        if self._draw(me):
            if SIZE[self.hand[me]] > 5:
                self._discard(me, "overflow")
            else:
                self._ask(me, "play", [PASS, *self._kinds(self.hand[me])])

    # -- what a seat knows -------------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> tuple[object, ...]:
        """What a seat sees, without what it remembers."""
        open_ = (self.turn, self.seat, self.name, self.kind, *self.field, *self.grave)
        return (*open_, self.hand[seat], *map(SIZE.__getitem__, self.hand))

    def imagined(self, seat: int, shuffle: Any) -> "Table":  # Any: `Random.shuffle`, and NumPy's
        """A copy in which everything that a seat does not see is dealt anew."""
        new = self.copy()
        shuffle(new.libraries[seat])
        other = 1 - seat
        held = SIZE[new.hand[other]]
        pile = new.libraries[other] + [k for k in KINDS for _ in range(new.hand[other] >> 3 * k & 7)]
        shuffle(pile)
        new.hand[other] = sum(ONE[kind] for kind in pile[:held])
        new.libraries[other] = pile[held:]
        if new.seat == other:
            new._renew_actions()
        return new

    def _renew_actions(self) -> None:
        """The options of a seat whose hand has been dealt anew."""
        if self.name == "react":
            self.actions = [PASS, REACT] if self.hand[self.seat] >> 3 * WIZARD else [PASS]
        elif self.name == "play":
            self.actions = [PASS, *self._kinds(self.hand[self.seat])]
        elif self.name != "ability":
            self.actions = self._kinds(self.hand[self.seat])
