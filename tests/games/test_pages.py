"""The pages of the house's games: what `croupier.testing` leaves to a designer, ours have."""

import pytest

from croupier import catalog
from tests.games.test_learning import page_kind


@pytest.mark.parametrize("slug", catalog.ours())
def test_every_event_has_a_row(slug: str) -> None:
    assert {event.name for event in page_kind(slug).SHOWN} == {event.name for event in catalog.find(slug).EVENTS}
