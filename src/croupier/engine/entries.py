"""What stands in the tuples of a game: looked at when its class is made, before anything reads them."""

from croupier.engine.errors import BrokenRules


def look_through(game: type, **kinds: type) -> None:
    """Raise `BrokenRules` where such an attribute of the class is no tuple, or has what is no such kind."""
    for name, kind in kinds.items():
        entries, a = getattr(game, name), "an" if kind.__name__[0] in "AEIOU" else "a"
        said = f"{game.__name__}.{name}"
        if not isinstance(entries, tuple | list):
            raise BrokenRules(
                f"{said} is {_shown(entries)}: write a tuple, with a comma also after a single {kind.__name__}."
            )
        for place, one in enumerate(entries):
            if not isinstance(one, kind):
                several = isinstance(one, tuple | list)
                raise BrokenRules(
                    f"{said}[{place}] is {_shown(one)}, not {a} {kind.__name__}"
                    f"{': put a * before it, to take in what it holds' if several else ''}."
                )


def _shown(value: object) -> str:
    """A value in few words: a long one is named by its kind."""
    said = repr(value)
    return said if len(said) <= 40 else f"a {type(value).__name__}"
