"""Draw the pictures of the README from what the program really prints: `make pictures`."""

import io
import re
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.text import Text

from kartentisch import find_game
from kartentisch.cli.simulate import simulation_table
from kartentisch.lab.simulate import Series, simulate

FOLDER = Path(__file__).parents[1] / "docs" / "images"
COMMAND = "kartentisch simulate schatzsuche --games 1000000 --seed 1"


def terminal_picture(games: int = 1_000_000) -> str:
    """A simulation as it looks in a terminal, as SVG."""
    series = Series(find_game("schatzsuche"), 3, 1, {}, ("random",) * 3)
    series.play(0, 1)  # compile
    begin = perf_counter()
    totals = simulate(series, games, 2, lambda count: None)
    seconds = perf_counter() - begin
    console = Console(record=True, width=72, file=io.StringIO(), force_terminal=True)
    console.print(Text("$ ", "dim") + Text(COMMAND, "bold"))
    console.print(simulation_table(series, totals, seconds))
    svg = console.export_svg(title="Kartentisch")
    # Rich refers to fonts on another host; any fixed-width font of the reader's does as well.
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "simulate.svg").write_text(terminal_picture())
