"""Three Perils: draft the enemies you dare to face, then the means to survive them."""

from croupier.games.perils.rules import Perils

__all__ = ["Perils"]
