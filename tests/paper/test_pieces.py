"""Boards and tokens: as many as the game says lie in the box, each marker with its track, all of it on the list."""

from collections import Counter
from collections.abc import Mapping

import pytest
from orchard import Orchard

from croupier import catalog
from croupier.engine import Board, Components, Game, Token, Track
from croupier.paper import CannotPrint, Order, made
from croupier.paper.look import look_of
from croupier.paper.made import FOLDERS
from croupier.paper.pieces import NoPieces, with_markers
from croupier.text import LANGUAGES, Translator

GAMES = [catalog.find(slug) for slug in catalog.ours()]
BOARD = Board("seat", (Track("extra", "star", 0, 9, 0),))
COIN = Token("coin", "coin", 5)


class Market(Orchard):
    """An orchard with a board and coins for each player."""

    @classmethod
    def components(cls, players: int, options: Mapping[str, str]) -> Components:
        return cls.cards_of_setup(players, options) | Components({}, {BOARD: players}, {COIN: 200 * players})


def with_board(icon: str = "star", last: int = 9) -> type[Game]:
    """An orchard whose only track has this icon and so many fields."""
    board = Board("seat", (Track("extra", icon, 0, last, 0),))
    box = classmethod(lambda *_: Components({}, {board: 1}))
    return type("Fair", (Orchard,), {"components": box})


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_has_a_name_an_icon_and_a_start_on_its_track(game: type[Game]) -> None:
    box = Order(game).box()
    icons = look_of(game).icons
    tracks = [track for board in box.boards for track in board.tracks]
    for track in tracks:
        assert track.first <= track.start <= track.last
    names = {board.name for board in box.boards} | {track.name for track in tracks}
    names |= {token.name for token in box.tokens}
    assert {track.icon for track in tracks} | {token.icon for token in box.tokens} <= icons.keys()
    for language in LANGUAGES:
        say = Translator(language, game)
        for name in names:
            assert any(say.has(f"{of}-{name}") for of in ("piece", "zone", "figure")), name


def test_a_box_serves_every_number_of_players() -> None:
    box = Order(Market, players=(2, 4)).box()
    assert (box.boards, box.tokens) == ({BOARD: 4}, {COIN: 800})
    assert with_markers(box) == Counter({Token("extra", "star"): 4, COIN: 800})


def test_boards_and_tokens_fill_their_sheets() -> None:
    order = Order(Market, "fr", players=(4,), paper="letter")
    boards, tokens = (made(order, what).popitem()[1] for what in ("boards", "tokens"))
    assert boards.pages == 1
    assert tokens.pages == -(-804 // (13 * 17))
    assert made(order, "tokens").popitem()[1].body == tokens.body


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_a_box_of_ours_is_one_page(game: type[Game], language: str) -> None:
    assert made(Order(game, language, paper="letter"), "list").popitem()[1].pages == 1


def test_a_game_of_cards_alone_says_so() -> None:
    for what in ("boards", "tokens"):
        with pytest.raises(NoPieces, match=rf"Orchard is played without {what}: none is printed\."):
            made(Order(Orchard), what)


def test_what_cannot_be_cut_out_is_refused() -> None:
    with pytest.raises(CannotPrint, match=r"The icon joker is drawn neither by Orchard nor by the house\."):
        made(Order(with_board("joker")), "boards")
    with pytest.raises(CannotPrint, match=r"Player board of Orchard does not fit on a4: it is \d+ mm too high\."):
        made(Order(with_board(last=400)), "boards")
    with pytest.raises(CannotPrint, match=r"A token of 14 x 14 mm needs a paper of at least 42 x 42 mm"):
        made(Order(Market, paper="30x60"), "tokens")


def test_everything_of_a_game_lies_in_one_folder() -> None:
    names = [f"orchard-{what}.en.pdf" for what in ("cards", "boards", "tokens", "list", "proof")]
    assert [*made(Order(Market, players=(2,)), "all")] == names
    game = GAMES[0]
    files = made(Order(game, players=(2,)), "all", folded=True)
    assert [*files] == [f"{game.slug}-{what}.en.pdf" for what in ("cards", "aid", "rulebook", "list", "proof")]
    assert all(printed.body.startswith(b"%PDF-") and printed.pages for printed in files.values())
    assert {*FOLDERS["box"]} < {*FOLDERS["all"]}
