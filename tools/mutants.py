"""Break the rules of a game one at a time and see whether the tests notice.

The lists tests/games/*/mutants.toml say what to break. Each mutant is a copy of the package with one
change; only the tests that carry the number of the broken rule are run on it, and one of them has to fail.

    python tools/mutants.py [GAME ...] [--jobs 2]
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "kartentisch"
TESTS = ROOT / "tests" / "games"
TIMEOUT_SECONDS = 60

# A mutant that fails like this is not a broken rule but a typing error in its list.
_NO_RULE_BROKEN = re.compile(
    r"^E +(NameError|SyntaxError|ImportError|AttributeError|UnboundLocalError)", re.M
)
_TEST = re.compile(r"^def (test_\w+)\(", re.M)
_RULE_IN_NAME = re.compile(r"_([A-Z]\d+)(?=_|$)")


@dataclass(frozen=True)
class Mutant:
    """One change that breaks one rule."""

    game: str
    rule: str
    file: str  # in the folder of the game
    find: str
    replace: str
    why: str

    def path(self, package: Path = PACKAGE) -> Path:
        """The file to change, in the package or a copy of it."""
        return package / "games" / self.game / self.file


@dataclass(frozen=True)
class MutantList:
    """The mutants of a game, and why some rules have none."""

    mutants: list[Mutant]
    without_mutant: dict[str, str]


def games_with_mutants() -> list[str]:
    """The games that have a list."""
    return sorted(path.parent.name for path in TESTS.glob("*/mutants.toml"))


def read_mutants(game: str) -> MutantList:
    """The list of a game."""
    listed = tomllib.loads((TESTS / game / "mutants.toml").read_text(encoding="utf-8"))
    mutants = [Mutant(game=game, **entry) for entry in listed["mutant"]]
    return MutantList(mutants, listed.get("without_mutant", {}))


def numbered_tests(game: str) -> dict[str, list[str]]:
    """The tests of a game by the rules whose numbers their names carry, as pytest calls them."""
    tests: dict[str, list[str]] = {}
    for path in sorted((TESTS / game).glob("test_*.py")):
        for name in _TEST.findall(path.read_text(encoding="utf-8")):
            for rule in _RULE_IN_NAME.findall(name):
                tests.setdefault(rule, []).append(f"{path.relative_to(ROOT).as_posix()}::{name}")
    return tests


def run(package: Path, *command: str, timeout: float | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python on a copy of the package: interpreted, and without bytecode that could be stale."""
    environment = os.environ | {
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": str(package.parent),
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=timeout,
        check=False,
    )


def run_tests(
    package: Path, tests: Sequence[str], timeout: float | None = None
) -> subprocess.CompletedProcess[str]:
    """Run tests on a copy of the package until the first one fails."""
    pytest = ("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=short")
    return run(package, *pytest, *tests, timeout=timeout)


@contextmanager
def copies_of_package(count: int) -> Iterator[SimpleQueue[Path]]:
    """Copies of the package, one for each worker."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(count):
            copy = Path(folder, str(number), "kartentisch").resolve()
            shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
            imported = run(copy, "-c", "import kartentisch; print(kartentisch.__file__)").stdout.strip()
            if imported != str(copy / "__init__.py"):
                sys.exit(f"the tests would import {imported} instead of the copy {copy}")
            copies.put(copy)
        yield copies


def is_killed(mutant: Mutant, tests: Sequence[str], copies: SimpleQueue[Path]) -> bool:
    """Whether the tests notice the mutant; an endless loop is noticed as well."""
    package = copies.get()
    path = mutant.path(package)
    original = path.read_text(encoding="utf-8")
    try:
        if original.count(mutant.find) != 1:
            raise ValueError(
                f"{mutant.rule}, {mutant.file}: {original.count(mutant.find)} times {mutant.find!r}"
            )
        path.write_text(original.replace(mutant.find, mutant.replace), encoding="utf-8")
        result = run_tests(package, tests, TIMEOUT_SECONDS)
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_text(original, encoding="utf-8")
        copies.put(package)
    if result.returncode not in (0, 1) or _NO_RULE_BROKEN.search(result.stdout):
        raise ValueError(f"{mutant.rule}, {mutant.file}: {mutant.why}: no working code\n{result.stdout}")
    return result.returncode == 1


def check_unchanged(game: str, mutants: Sequence[Mutant], copies: SimpleQueue[Path]) -> None:
    """Without a change all tests pass, and every rule to be broken has a test."""
    untested = {mutant.rule for mutant in mutants} - set(numbered_tests(game))
    if untested:
        sys.exit(f"{game}: no test carries the number of {', '.join(sorted(untested))}")
    package = copies.get()
    result = run_tests(package, [str(TESTS / game)])
    copies.put(package)
    if result.returncode != 0:
        sys.exit(f"{game}: the tests fail without any change\n{result.stdout}")


def survivors_among(mutants: Sequence[Mutant], copies: SimpleQueue[Path], jobs: int) -> list[Mutant]:
    """Run all mutants; those that no test notices."""
    tests = {game: numbered_tests(game) for game in {mutant.game for mutant in mutants}}
    survivors = []
    with ThreadPoolExecutor(jobs) as workers:
        running = {
            workers.submit(is_killed, mutant, tests[mutant.game][mutant.rule], copies): mutant
            for mutant in mutants
        }
        try:
            for done, finished in enumerate(as_completed(running), start=1):
                mutant = running[finished]
                if not finished.result():
                    survivors.append(mutant)
                if sys.stdout.isatty():
                    outcome = "SURVIVES" if mutant in survivors else "killed"
                    print(f"{done}/{len(mutants)} {mutant.game} {mutant.rule} {outcome}: {mutant.why}")
        except ValueError as error:
            workers.shutdown(cancel_futures=True)
            sys.exit(str(error))
    return survivors


def print_report(mutants: Sequence[Mutant], survivors: Sequence[Mutant]) -> None:
    """The table of rules, then the survivors."""
    print(f"{'rule':6}{'killed':>8}{'survivors':>11}")
    for rule in dict.fromkeys(mutant.rule for mutant in mutants):
        alive = sum(mutant.rule == rule for mutant in survivors)
        total = sum(mutant.rule == rule for mutant in mutants)
        print(f"{rule:6}{total - alive:8}{alive:11}")
    print(f"{'all':6}{len(mutants) - len(survivors):8}{len(survivors):11}")
    for mutant in survivors:
        print(f"\nsurvives: {mutant.rule}, {mutant.game}/{mutant.file}: {mutant.why}")
        print(f"- {mutant.find.strip()}\n+ {mutant.replace.strip()}")


def main() -> None:
    """Run the mutants of the games named on the command line, or of all."""
    parser = argparse.ArgumentParser(description="Break the rules one at a time; the tests must notice.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(games_with_mutants()))
    parser.add_argument("--jobs", type=int, default=2, help="how many mutants at the same time (default: 2)")
    arguments = parser.parse_args()
    unknown = set(arguments.games) - set(games_with_mutants())
    if unknown:
        parser.error(f"no list tests/games/{min(unknown)}/mutants.toml")
    if arguments.jobs < 1:
        parser.error("--jobs must be at least 1")
    mutants = []
    with copies_of_package(arguments.jobs) as copies:
        for game in arguments.games or games_with_mutants():
            own = read_mutants(game).mutants
            check_unchanged(game, own, copies)
            mutants += own
        survivors = survivors_among(mutants, copies, arguments.jobs)
    print_report(mutants, survivors)
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
