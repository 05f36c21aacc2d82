"""`kartentisch rules`: the rules of a game for players."""

from typing import Annotated

import typer

from kartentisch.cli.arguments import WhichGame, known_language
from kartentisch.cli.console import announce_compilation, out
from kartentisch.texts.rules import LANGUAGES, rules_text


def rules(
    game: WhichGame,
    lang: Annotated[str, typer.Option(parser=known_language, help="|".join(LANGUAGES))] = "en",
) -> None:
    """Show a game's rules for players, with worked examples."""
    announce_compilation(game.rules["apply"])
    text = rules_text(game.id, lang)
    if out.is_terminal:
        from rich.markdown import Markdown

        out.print(Markdown(text), width=min(out.width, 100))
    else:
        print(text)
