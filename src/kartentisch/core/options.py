"""Options of a game: what they are called, which values they take, which rule names them.

A game declares its options once, as a named tuple whose fields are annotated with `Values`. The rules get
such a tuple of integers and read it by name; everything else reads the `Option`s that `options_of` makes
of the declaration.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, get_type_hints

from kartentisch.core.errors import WrongOption

Value: TypeAlias = str | bool | int
Codes: TypeAlias = NamedTuple  # a game's options as the integers that the rules use


@dataclass(frozen=True)
class Values:
    """The values of an option, the default first, and the rule that names them."""

    rule: str
    values: tuple[Value, ...] | range


@dataclass(frozen=True)
class Option:
    """One option; a value is coded as its index, a number as itself."""

    name: str
    rule: str
    values: tuple[Value, ...] | range

    @property
    def default(self) -> Value:
        """The value where nothing else was agreed."""
        return self.values[0]

    def code(self, value: object) -> int:
        """The value as the integer that the rules use."""
        if isinstance(self.values, range):
            if type(value) is int and value in self.values:
                return value
        else:
            for code, known in enumerate(self.values):
                if type(value) is type(known) and value == known:
                    return code
        raise WrongOption(f"{self.name} is {self.choices()}, not {value!r}", self.rule)

    def parse(self, text: str) -> Value:
        """The value written on a command line."""
        if isinstance(self.values, range):
            value: Value = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
        else:
            value = next((known for known in self.values if text == str(known).lower()), text)
        self.code(value)
        return value

    def choices(self) -> str:
        """The values it takes, for people."""
        if isinstance(self.values, range):
            return f"a number from {self.values[0]} to {self.values[-1]}"
        return " or ".join(str(value).lower() for value in self.values)


def options_of(declared: type[Codes]) -> tuple[Option, ...]:
    """The options that a game has declared, in order."""
    hints = get_type_hints(declared, include_extras=True)
    found = ((name, hint.__metadata__[0]) for name, hint in hints.items())
    return tuple(Option(name, values.rule, values.values) for name, values in found)


def complete(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values, the defaults where nothing was given."""
    for name in given:
        if not any(option.name == name for option in options):
            known = ", ".join(option.name for option in options)
            raise WrongOption(f"there is no option {name!r}; there are: {known}")
    chosen: dict[str, Value] = {}
    for option in options:
        value = given.get(option.name, option.default)
        option.code(value)
        assert isinstance(value, str | bool | int)
        chosen[option.name] = value
    return chosen


def codes(declared: type[Codes], given: Mapping[str, object]) -> Codes:
    """The options as the integers that the rules use."""
    options = options_of(declared)
    values = complete(options, given)
    return declared._make(option.code(values[option.name]) for option in options)
