"""Templates in plainer code say the same: escaped once, and an error for what is not there."""

from types import SimpleNamespace

import pytest
from jinja2 import DictLoader, StrictUndefined, UndefinedError
from markupsafe import Markup

from croupier import catalog
from croupier.server.web.assets import collect
from croupier.server.web.compiling import KEPT_LENGTH, PlainEnvironment, Say, _escaped, fragments, whole
from croupier.server.web.environment import COMPILED, Templates
from croupier.server.web.fragment_cache import FragmentCache
from tests.server.room import run

ENVIRONMENT = PlainEnvironment(undefined=StrictUndefined)


def drawn(source: str, **values: object) -> str:
    return ENVIRONMENT.from_string(source).render(kept=FragmentCache(), **values)


def test_a_page_is_cut_where_elements_begin_without_losing_a_sign() -> None:
    lines = '<ol>{% for n in "ab" %}<li>{{ n }}</li>\n{% endfor %}</ol>'
    html = ENVIRONMENT.from_string(f'<div id="live">{lines}<span class="card mini"></span><b>tail</b></div>').render()
    cut = fragments(html)
    assert cut == (
        '<div id="live"><ol>',
        "<li>a</li>\n",
        "<li>b</li>\n</ol>",
        '<span class="card mini"></span><b>tail</b></div>',
    )
    assert "".join(cut) == whole(html)


def test_a_message_without_arguments_is_put_together_once_where_it_is_printed() -> None:
    asked: list[str] = []

    def tell(message: str, **args: object) -> str:
        asked.append(message)
        return f"<{message} {args.get('name', '')}>"

    say = Say(tell)
    source = "{{ say('b') }}{{ say('b') }}{{ say('a', name='&') }}{{ say('c') ~ '<' }}{{ say('c') ~ '<' }}"
    html = drawn(source, say=say)
    assert html == "&lt;b &gt;&lt;b &gt;&lt;a &amp;&gt;&lt;c &gt;&lt;&lt;c &gt;&lt;"  # a part of a sum is no HTML yet
    assert asked == ["b", "a", "c", "c"]


@pytest.mark.parametrize(
    ("value", "printed"),
    [("<b>", "&lt;b&gt;"), (Markup("<b>"), "<b>"), (3, "3"), (True, "True"), (1.5, "1.5"), (None, "None")],
)
def test_a_value_is_escaped_unless_it_is_markup(value: object, printed: str) -> None:
    assert drawn("{{ value }}", value=value) == printed


def test_a_long_text_is_printed_and_not_kept() -> None:
    kept = _escaped.cache_info().currsize
    assert drawn("{{ value }}", value="&" * (KEPT_LENGTH + 1)) == "&amp;" * (KEPT_LENGTH + 1)
    assert _escaped.cache_info().currsize == kept


def test_an_item_of_a_record_goes_before_its_methods() -> None:
    assert drawn("{{ v.count }} {{ v.items }} {{ v.get('count') }}", v={"count": 3, "items": 4}) == "3 4 3"
    assert drawn("{{ v.count }}", v=SimpleNamespace(count=5)) == "5"
    assert drawn("{{ v.count is defined }}", v={}) == "False"


@pytest.mark.parametrize("source", ["{{ nothing }}", "{{ v.nothing }}", "{{ v.nothing() }}", "{{ nothing.more }}"])
def test_what_is_not_there_is_an_error(source: str) -> None:
    with pytest.raises(UndefinedError):
        drawn(source, v={"some": 1})


def test_a_macro_is_called_with_names_defaults_and_a_caller() -> None:
    source = (
        "{% macro box(a, b='<', c=3) %}[{{ a }}{{ b }}{{ c }}{{ caller(a) }}]{% endmacro %}"
        "{% for n in (1, 2) %}{% call(x) box(n, c=n) %}{{ x + 1 }}{% endcall %}{% endfor %}"
    )
    assert drawn(source) == "[1&lt;12][2&lt;23]"


def test_a_kept_piece_is_drawn_once_for_equal_arguments_of_the_same_types() -> None:
    drawings: list[object] = []
    source = (
        "{% macro piece(word) %}{% set _ = note(word) %}{{ word }}{% endmacro %}{% set kept_piece = kept(piece) %}"
        "{{ kept_piece('<') }}{{ kept_piece('<') }}{{ kept_piece(markup) }}"
    )
    assert drawn(source, note=drawings.append, markup=Markup("<")) == "&lt;&lt;<"
    assert drawings == ["<", Markup("<")]


def test_a_kept_piece_does_without_the_table_that_its_callers_hand_over() -> None:
    source = (
        "{% macro piece(a, b=2) %}{{ a }}{{ b }}{% endmacro %}{% set p = kept.of_table(piece) %}{{ p([], 1, b=3) }}"
    )
    assert drawn(source) == "13"


def test_a_template_is_compiled_before_anybody_asks_for_it_and_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Templates(collect()), Templates(collect())
    run(first.prepare())
    names = first.environment.list_templates()
    assert {f"games/{game}/table.html" for game in catalog.ours()} < {*names}

    def compiles(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(PlainEnvironment, "compile", compiles)
    for templates in (first, second):
        for name in names:
            assert templates.environment.get_template(name).name == name


def test_code_is_that_of_its_source() -> None:
    sources = {"a": "one"}
    environment = PlainEnvironment(loader=DictLoader(sources), bytecode_cache=COMPILED)
    assert environment.get_template("a").render() == "one"
    sources["a"] = "two"
    again = PlainEnvironment(loader=DictLoader(sources), bytecode_cache=COMPILED)
    assert again.get_template("a").render() == "two"
