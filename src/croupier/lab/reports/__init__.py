"""The report of the lab: whether a game is any good, said from its facts."""

from croupier.lab.reports.reporting import Report, report

__all__ = ["Report", "report"]
