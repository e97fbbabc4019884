"""Imported once where server processes are forked from: what is read here, none of them reads, and all share it."""

from croupier.commands import serve
from croupier.server import warmup
from croupier.server.web.assets import collect
from croupier.server.web.environment import Templates

__all__ = ["serve"]

warmup.read_at_once()
Templates(collect()).prepare_at_once()
