"""Figures of many measurements."""


def percentile(values: list[float], part: float) -> float:
    """The value below which a part of all values lies, in milliseconds; nan for none."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 1) if ordered else float("nan")
