"""The laws hold for our games, and each of them notices a game that breaks it."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

import pytest
from orchard import PICKED, Orchard
from tender import TURNED_UP, Tender

from croupier import catalog
from croupier.engine import CardId, Chance, Event, FaceId, Game, Option, Part, Public, Seat, laws


@pytest.mark.parametrize("game", [Tender, Orchard])
def test_the_laws_hold_for_the_small_games(game: type[Game]) -> None:
    report = laws.check(game, matches=30, seed=5, every=3)
    assert report.holds, [str(f) for f in report.failures]
    assert report.positions > 30


@pytest.mark.parametrize("name", catalog.names())
@pytest.mark.parametrize("seed", [0, 1000])
def test_the_laws_hold_for_installed_games(name: str, seed: int) -> None:
    report = laws.check(catalog.find(name), matches=12, seed=seed, every=61)
    assert report.holds, [str(f) for f in report.failures]
    assert report.decisions > 300


def broken(game: type[Game]) -> set[str]:
    return {failure.law for failure in laws.check(game, matches=12, seed=1, every=2).failures}


def test_a_hand_for_everybody_to_see_is_noticed() -> None:
    class Open(Tender):
        def facts(self, seat: Seat | None) -> dict[str, Any]:  # Any: JSON
            return {"prizes": [self.faces[card] for card in self.prizes], "for": seat}

    assert "same view" in broken(Open)


def test_a_determinization_that_keeps_the_faces_is_noticed() -> None:
    class Knowing(Tender):
        def hidden_from(self, seat: Seat) -> list[list[int]]:
            del seat
            return []

    assert broken(Knowing) == {"determinization resamples"}


def test_a_determinization_that_keeps_the_chance_is_noticed() -> None:
    class Foreseeing(Tender):
        def resample(self, pools: Sequence[Sequence[int]], chance: Chance, held: Collection[int] = ()) -> None:
            before = self.after_parallel()
            super().resample(pools, chance, held)
            self.chance = self._main = before

    assert "determinization resamples" in broken(Foreseeing)


def test_a_determinization_that_depends_on_the_truth_is_noticed() -> None:
    class Biased(Tender):
        def resample(self, pools: Sequence[Sequence[int]], chance: Chance, held: Collection[int] = ()) -> None:
            del held
            for pool in pools:
                faces = [self.faces[card] for card in pool]
                chance.shuffle(faces)
                for card, face in zip(pool, faces, strict=True):
                    self.faces[card] = face
            self.chance = chance.stream(0)

    assert "determinization is blind" in broken(Biased)


def test_a_face_in_a_hand_that_is_never_held_is_noticed() -> None:
    class Strict(Tender):
        never_held: ClassVar[Collection[FaceId]] = {FaceId(4)}

    assert "what is never held is not" in broken(Strict)


def test_a_fact_inside_a_part_that_follows_from_hidden_cards_is_noticed() -> None:
    class Note(Part):
        last: int = 0  # declared visible to nobody, inside a part that everybody sees

    class Noting(Tender):
        note: Public[Note]

        def setup(self) -> None:
            self.note = Note()
            super().setup()

        def step(self) -> None:
            self.note.last = self.faces[self.prizes[0]]
            super().step()

    assert "nothing follows from hidden cards" in broken(Noting)


def test_an_option_that_depends_on_a_hidden_card_is_noticed() -> None:
    class Peeking(Tender):
        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            return super().cards_of(seat)[self.faces[self.prizes[0]] % 2 and len(self.hand[seat]) > 1 :]

    assert "same view" in broken(Peeking)


def test_a_fact_kept_about_a_hidden_card_is_noticed() -> None:
    class Noting(Tender):
        noted: int = 0

        def step(self) -> None:
            self.noted = int(self.faces[self.prizes[0]])
            super().step()

    assert "nothing follows from hidden cards" in broken(Noting)


def test_an_answer_overheard_is_noticed() -> None:
    class Overheard(Tender):
        told: Public[list[str]]

        def step(self) -> None:
            options = {seat: self.cards_of(seat) for seat in range(self.players)}
            self.together(options, lambda seat: self.hasty(seat, options[seat]))
            super().step()

        def hasty(self, seat: Seat, options: list[Option[CardId]]) -> None:
            self.told.append(f"{seat} will bid {self.ask(seat, 'bid', options)}")

    assert broken(Overheard)


def test_a_card_in_two_places_is_noticed() -> None:
    class Doubled(Tender):
        shown_again: Public[list[CardId]]

        def turn_up(self) -> None:
            super().turn_up()
            self.shown_again = list(self.prize)

    assert "cards are conserved" in broken(Doubled)


def test_a_lost_card_is_noticed() -> None:
    class Losing(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            super().award(bids)
            self.lost.clear()
            self.won[0].clear()

    assert "cards are conserved" in broken(Losing)


def test_a_key_offered_twice_is_noticed() -> None:
    class Twice(Tender):
        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            return [Option("bid", card) for card in self.hand[seat]]

    assert "questions are sound" in broken(Twice)


def test_an_option_that_raises_is_noticed() -> None:
    class Raising(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            if 3 in bids.values():
                raise ZeroDivisionError
            super().award(bids)

    assert "every option executes" in broken(Raising)


def test_a_look_that_changes_something_is_noticed() -> None:
    class Restless(Tender):
        def facts(self, seat: Seat | None) -> dict[str, Any]:  # Any: JSON
            del seat
            self.chance.below(6)
            return {}

    assert "looking changes nothing" in broken(Restless)


def test_memory_outside_the_state_is_noticed() -> None:
    class Remembering(Tender):
        rounds: ClassVar[list[int]] = []

        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            self.rounds.append(seat)
            return super().cards_of(seat)[: 1 + len(self.rounds) % 2]

    assert broken(Remembering)


def test_a_silent_change_is_noticed() -> None:
    class Silent(Tender):
        def say(self, event: Event, *values: object) -> None:
            if event is TURNED_UP:
                super().say(event, *values)

        def score(self) -> None:
            self.finish([1.0] * self.players)

    assert "narration adds up" in broken(Silent) or "no exception" in broken(Silent)


def test_a_match_without_end_is_noticed() -> None:
    class Endless(Tender):
        longest: ClassVar[int] = 5

    assert "check match" in broken(Endless) or any("no match may have more" in str(f) for f in failures(Endless))


def failures(game: type[Game]) -> list[laws.Failure]:
    return laws.check(game, matches=4, seed=1).failures


def test_a_parallel_flow_that_meddles_is_noticed() -> None:
    class Meddling(Orchard):
        def picking(self, seat: Seat) -> None:
            pick, stop = Option("pick", value=True), Option("stop", value=False)
            neighbour = self.basket[(seat - 1) % self.players]
            while self.tree[seat]:
                if not self.ask(seat, "dare", (pick, stop) if neighbour else (pick,)):
                    break
                self.basket[seat].append(self.tree[seat].pop())
                self.say(PICKED, seat, self.faces[self.basket[seat][-1]])

    assert broken(Meddling) == {"parallel order changes nothing"}
