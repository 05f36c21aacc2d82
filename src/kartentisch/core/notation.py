"""The notation of docs/rules.md in the words of a language."""

import re
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

Words: TypeAlias = dict[str, str]


class Notation(NamedTuple):
    """What to look for in the results of an example, and how a game's words say it."""

    pattern: re.Pattern[str]
    shown: Callable[[re.Match[str], Words], str]
