"""The notation of Compañeros in the words of a language."""

import re
from typing import Final

from kartentisch.core.notation import Notation, Words


def _shown(found: re.Match[str], words: Words) -> str:
    """`g7` is the green 7; `g 7` is the colour green, worth 7."""
    colour, space, value = found.groups()
    pattern = "{ $colour } { $value }" if space else words["card-colour"]
    return pattern.replace("{ $colour }", words[f"colour-{colour}"]).replace("{ $value }", value)


NOTATION: Final = Notation(re.compile(r"\b([rygbpo])( ?)(\d+)\b"), _shown)
