"""The compiled build: what it is made of, and when it is not used."""

import ast
import json
from pathlib import Path

import mypyc
import pytest
from tools.fast import __main__ as fast
from tools.fast.build import manifest_of
from tools.fast.groups import SOURCES, all_groups, path
from tools.fast.objects import FREED, LET_GO, let_classes_go
from tools.fast.rewrite import rewritten

from croupier import catalog, compiled
from croupier.engine.state.parts import Part
from croupier.env.layout import fingerprint
from croupier.env.observation import layout_of

GROUPS = all_groups()


def test_every_game_has_a_group_and_every_module_a_source() -> None:
    assert set(catalog.ours()) < set(GROUPS)
    modules = [module for group in GROUPS.values() for module in group]
    assert len(modules) == len(set(modules)) > 100
    assert all((SOURCES / path(module)).exists() for module in modules)


def test_what_was_compiled_of_these_sources_is_used() -> None:
    assert compiled.up_to_date(json.loads(json.dumps(manifest_of(GROUPS)))) == list(GROUPS)


@pytest.mark.parametrize(
    ("changed", "left"),
    [
        ("croupier.games.quintet.game", set(GROUPS) - {"quintet"}),
        ("croupier.games.zynalith.cards.tables", set(GROUPS) - {"zynalith"}),
        ("croupier.engine.game", set()),
        ("croupier.engine.errors", set()),
    ],
)
def test_a_changed_source_is_interpreted_and_so_is_what_knows_it(changed: str, left: set[str]) -> None:
    known = json.loads(json.dumps(manifest_of(GROUPS)))
    for group in known["groups"].values():
        if changed in group["sources"]:
            group["sources"][changed] = "another text"
    assert set(compiled.up_to_date(known)) == left


def test_a_build_that_does_not_say_of_which_sources_it_was_made_is_not_used() -> None:
    known = json.loads(json.dumps(manifest_of(GROUPS)))
    for group in known["groups"].values():
        del group["sources"]
    assert compiled.up_to_date(known) == []


def test_another_python_takes_the_sources() -> None:
    assert compiled.up_to_date({**manifest_of(GROUPS), "suffix": ".cpython-39.so"}) == []


def test_without_a_compiler_one_line_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("sys.argv", ["fast"])
    assert fast.main() == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "a C compiler (" in said
    assert "works as before" in said


def test_a_group_that_there_is_not_is_refused_before_anything_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("sys.argv", ["fast", "quintett"])
    with pytest.raises(SystemExit) as ended:
        fast.main()
    assert ended.value.code == 2
    assert "there is no group quintett; there is engine, bots, env, " in capsys.readouterr().err


def test_the_copy_for_the_compiler_has_all_that_an_interpreter_would_make() -> None:
    for name in catalog.ours():
        catalog.find(name)
    for module in (module for group in GROUPS.values() for module in group):
        tree = ast.parse(rewritten(SOURCES / path(module), module))
        parts = {cls.__name__: cls for cls in _parts(Part) if cls.__module__ == module}
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and node.name in parts:
                methods = {
                    method.name: ast.unparse(method) for method in node.body if isinstance(method, ast.FunctionDef)
                }
                assert all(f"new.{field} = " in methods["copy"] for field in parts[node.name]._types if field != "card")


@pytest.mark.parametrize("slug", catalog.ours())
def test_the_copy_brings_along_what_writes_observations_for_any_number_of_players(slug: str) -> None:
    game = catalog.find(slug)
    module = next(cls for cls in game.__mro__ if "slug" in vars(cls)).__module__
    copy = rewritten(SOURCES / path(module), module)
    for players in range(game.seats[0], game.seats[1] + 1):
        assert fingerprint(layout_of(game, players).source()) in copy


def test_what_the_compiler_writes_lets_go_of_the_class_of_an_object_that_is_freed(tmp_path: Path) -> None:
    group = tmp_path / "c" / "group"
    group.mkdir(parents=True)
    (group / "x.c").write_text(f"{{\n{FREED}}}\n", encoding="utf-8")
    for _ in range(2):
        let_classes_go(tmp_path / "c")
        assert (group / "x.c").read_text(encoding="utf-8") == f"{{\n{LET_GO}}}\n"
    assert FREED.strip() in (Path(mypyc.__file__).parent / "codegen" / "emitclass.py").read_text(encoding="utf-8")


def test_sources_do_not_know_the_compiler() -> None:
    for module in (module for group in GROUPS.values() for module in group):
        assert "mypyc" not in (SOURCES / path(module)).read_text(encoding="utf-8")
    assert Path(compiled.FOLDER).name in Path(".gitignore").read_text(encoding="utf-8")


def _parts(cls: type[Part]) -> list[type[Part]]:
    return [part for sub in cls.__subclasses__() for part in (sub, *_parts(sub))]
