"""For each game: how many rules its rulebook has, how many are cited by a test, and which are not.

A test cites rules by the first letter of the game: `Q 4.7`, `Q 3.2, 3.3`, `Q 8.6 to 8.9`. Exit code 1 if a rule
has no test, or a test cites a rule that does not exist.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "croupier" / "games"
RULE = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.MULTILINE)
NUMBER = r"\d+\.\d+"


def rules(game: str) -> list[str]:
    """The numbers of the rules in the rulebook, in its order."""
    return RULE.findall((GAMES / game / "rulebook" / "rules.en.md").read_text(encoding="utf-8"))


def cited(game: str, known: list[str]) -> set[str]:
    """The numbers that tests cite."""
    letter = game[0].upper()
    pattern = re.compile(rf"\b{letter} ({NUMBER}(?:(?:, | and | to ){NUMBER})*)")
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        for match in pattern.findall(path.read_text(encoding="utf-8")):
            found.update(_expand(match, known))
    return found


def _expand(citation: str, known: list[str]) -> list[str]:
    numbers: list[str] = []
    until = False
    for word in re.findall(rf"{NUMBER}|to", citation):
        if word == "to":
            until = True
        elif until and numbers[-1] in known and word in known:
            numbers += known[known.index(numbers[-1]) : known.index(word) + 1]
            until = False
        else:
            numbers.append(word)
    return numbers


def main() -> int:
    wrong = False
    print(f"{'game':<12}{'rules':>6}{'cited':>7}{'uncited':>9}")
    for folder in sorted(path for path in GAMES.iterdir() if (path / "rulebook").is_dir()):
        known = rules(folder.name)
        seen = cited(folder.name, known)
        missing = [number for number in known if number not in seen]
        strange = sorted(seen - set(known))
        print(f"{folder.name:<12}{len(known):>6}{len(known) - len(missing):>7}{len(missing):>9}")
        if missing:
            print(f"  no test cites {', '.join(missing)}")
        if strange:
            print(f"  tests cite rules that do not exist: {', '.join(strange)}")
        wrong = wrong or bool(missing or strange)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
