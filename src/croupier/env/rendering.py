"""A running match in words, for the render modes `ansi` and `human`."""

from croupier.env.running import Running
from croupier.text import Translator

MODES = ("ansi", "human")


def sentences(running: Running) -> str:
    """Whose question it is with what is offered, or how the match has ended, in English."""
    game = type(running.position)
    translator = Translator("en", game)
    seats = [f"player_{seat}" for seat in range(running.position.players)]
    if running.over:
        ended = ", ".join(f"{name} {won:g}" for name, won in zip(seats, running.returns, strict=True))
        return f"{translator.title()}: over. {ended}"
    decision, view = running.decision, running.view(running.seat)
    labels = translator.labels(decision, view, seats, running.seat)
    prompt = translator.prompt(decision, view, seats, running.seat)
    offered = "\n".join(f"  {key:<24} {label}" for key, label in zip(running.keys, labels, strict=True))
    return f"{translator.title()}: {seats[running.seat]}, {prompt.kind}. {prompt.fact}\n{offered}"
