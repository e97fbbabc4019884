"""Keys are read in the engine alone: everybody else asks for the verb and its arguments."""

import ast

from tests.architecture.sources import HOUSE, room_of, sources, tree

READERS = {"kit", "games", "text", "bots", "lab", "commands", "press", "env"}
"""The rooms that are handed options and keys; the others split addresses and headers, too."""

SPLITS = {"split", "rsplit", "partition", "rpartition"}


def test_nobody_else_takes_a_key_apart() -> None:
    found = []
    for path in sources(HOUSE):
        if room_of(path) not in READERS:
            continue
        for node in ast.walk(tree(path)):
            match node:
                case ast.Call(func=ast.Attribute(attr=name), args=[ast.Constant(value=":"), *_]) if name in SPLITS:
                    found.append(f"{path.relative_to(HOUSE)}:{node.lineno}")
    assert not found, "\n".join(found)
