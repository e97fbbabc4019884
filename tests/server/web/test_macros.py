"""What all tables draw in the same way: sentences, films, dialogs, the score."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import pytest

from croupier.engine import Event, Match, start
from croupier.kit import Page, Shown, figure, pieces
from croupier.server.web.assets import collect
from croupier.server.web.compiling import Say, whole
from croupier.server.web.environment import Templates
from croupier.server.web.view_model import ViewModel, recorded_scene
from croupier.text import Translator
from tests.kit.games import Ferry


class FerryPage(Page):
    SHOWN: ClassVar[Mapping[Event, Shown]] = {Ferry.EVENTS[1]: Shown("wave", opens="crossing", alone=True)}


class Filmed(Ferry):
    @classmethod
    def page(cls) -> type[Page]:
        return FerryPage


@pytest.fixture(scope="module")
def templates() -> Templates:
    return Templates(collect())


def played(choices: int = 2) -> Match:
    match = start(Filmed, 2, 1)
    dice = Random(1)
    for _ in range(choices):
        match.choose(match.decisions[0].seat, dice.randrange(2))
    return match


def scene(match: Match, seen: int = 0) -> ViewModel:
    moment = match.view(0), match.log_for(0), 0
    return recorded_scene(Filmed, "en", moment, names=("Ada", "Tomas"), before=moment[1][:seen])


def drawn(templates: Templates, source: str, **values: object) -> str:
    """A piece of a template that has the macros."""
    translator = Translator("en", Filmed)
    template = templates.environment.from_string('{% import "macros.html" as m with context %}' + source)
    return whole(template.render(say=Say(translator.say), translator=translator, game=Filmed, language="en", **values))


def test_a_sentence_has_bold_numbers_and_icons_with_their_meaning(templates: Templates) -> None:
    said = (*pieces("Ada loses 3 ", "Ada"), figure("coin", "coins", "5 → 2"))
    html = drawn(templates, "{{ m.said(said) }}", said=said)
    assert html.startswith("<b>Ada</b> loses <b>3</b> ")
    assert 'title="coins"' in html
    assert "#i-coin" in html
    assert html.endswith('<span class="vh">coins </span>5 → 2</b>')


def test_a_film_has_a_frame_for_each_and_tells_its_lines_where_nobody_draws(templates: Templates) -> None:
    html = drawn(templates, "{{ m.film(t) }}", t=scene(played()))
    assert html.count('<article class="frame crossing single"') == 2
    assert 'data-line="1" data-steps="1" data-at="1"' in " ".join(html.split())
    assert "Ada: Crossed" in html
    assert drawn(templates, "{{ m.film(t) }}", t=scene(played(), seen=1)).count("<article") == 1
    own = drawn(templates, "{% call(f) m.film(t) %}({{ f.kind }} {{ f.line }}){% endcall %}", t=scene(played()))
    assert "(crossing 1)" in own
    assert "(crossing 2)" in own
    assert 'class="lines"' not in own


def test_a_dialog_is_called_by_its_title(templates: Templates) -> None:
    html = drawn(templates, '{% call m.dialog("yard", "The yard", "book") %}inside{% endcall %}')
    assert html.startswith('<dialog id="yard" class="book" aria-labelledby="yard-title">')
    assert '<h2 id="yard-title">The yard</h2>inside</div></dialog>' in html


def test_the_score_has_a_row_for_each_seat(templates: Templates) -> None:
    source = '{% call(seat) m.final(t, [("coin", "Coins")]) %}<td>{{ t.view.coins[seat] }}</td>{% endcall %}'
    html = drawn(templates, source, t=scene(played()))
    assert html.count("<tr>") == 3
    assert '<th scope="row">You</th><td>3</td>' in html
    assert '<th scope="row">Tomas</th><td>3</td>' in html


def test_a_seat_has_chosen_is_asked_or_neither(templates: Templates) -> None:
    match = played(1)
    source = "{{ m.waits(t, 0) }}|{{ m.waits(t, 1) }}|{{ m.waits(t, 0, True) }}"
    nothing, asked, done = drawn(templates, source, t=scene(match)).split("|")
    assert nothing == ""
    assert "has to answer" in asked
    assert "have chosen" in done


def test_what_is_picked_has_its_deeds(templates: Templates) -> None:
    class Asked:
        prompt = type("Prompt", (), {"kind": "Your turn"})

    html = drawn(templates, '{% call m.picked(t, "hand-1", "Goat", "Eats.") %}[deeds]{% endcall %}', t=Asked())
    assert 'id="pick-hand-1" data-picked role="group" aria-label="Goat" hidden' in " ".join(html.split())
    assert '<div class="acts">[deeds]</div>' in html
    assert "<h2>Goat</h2><p>Eats.</p>" in html


def test_a_number_has_its_word(templates: Templates) -> None:
    assert drawn(templates, '{{ m.count("coin", 3, "coins", "bad") }}').endswith(
        '3<span class="vh"> coins</span></span>'
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("have to answer", "has to answer", "have chosen", "has chosen")),
        ("fr", ("devez répondre", "doit répondre", "avez choisi", "a choisi")),
        ("de", ("musst antworten", "muss antworten", "hast gewählt", "hat gewählt")),
    ],
)
def test_who_reads_is_spoken_to(templates: Templates, language: str, said: tuple[str, ...]) -> None:
    translator = Translator(language, Filmed, strict=True)
    source = "{% import 'macros.html' as m with context %}{{ m.waits(t, 0, done) }}"
    template = templates.environment.from_string(source)
    for words, me, done in zip(said, (0, 1, 0, 1), (False, False, True, True), strict=True):
        seen = recorded_scene(Filmed, language, (start(Filmed, 2, 1).view(me), (), me), names=("Ada", "Tomas"))
        html = template.render(
            say=Say(translator.say), translator=translator, game=Filmed, language=language, t=seen, done=done
        )
        assert f'<span class="vh">{words}</span>' in html


@pytest.mark.parametrize(
    ("label", "small"),
    [
        ("Play it, costs 2", "costs 2"),
        ("Play it (costs one, if it stays)", "(costs one, if it stays)"),
        ("Go (now, or not), free", "free"),
        ("Kestrel (2)", ""),
    ],
)
def test_the_price_of_a_deed_stands_after_a_comma_or_in_brackets(templates: Templates, label: str, small: str) -> None:
    html = drawn(templates, "{{ m.deed_words(label) }}", label=label)
    assert html.endswith(f"<small>{small}</small></span>" if small else f"{label}</span>")


def test_pictures_in_a_dialog_wait_until_it_is_opened(templates: Templates) -> None:
    """Icons do not: all of a page come with one file."""
    drawing = '{{ picture_html("quintet", "witch") }}{{ m.icon("coin") }}'
    html = drawn(templates, drawing + '{% call m.dialog("rest", "Rest") %}' + drawing + "{% endcall %}")
    table, _, rest = html.partition("<dialog")
    picture = templates.assets.url("art/quintet/witch.svg")
    assert f'<use href="{picture}#art"' in table
    assert f'<use data-href="{picture}#art"' in rest
    assert f'href="{templates.assets.icon("quintet", "coin")}"' in rest
    assert rest.count("<use href") == rest.count("<use") - 1
