"""Views as JSON, written by one compiled function for all games.

The description of a view becomes a program once: a list of steps such as "copy this text" or "write the
number at this place". The compiled function runs it on the bytes of a view, in a microsecond or two.
"""

from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import NONE, i64, lowest, without_lowest
from kartentisch.core.compiled import compiled, outlined
from kartentisch.core.view import (
    ABSENT_SET,
    ByWord,
    FlagKind,
    Kind,
    ListOf,
    MaybePart,
    NumberKind,
    Numbers,
    Part,
    Word,
    Words,
    fields_of,
    json_name,
)

Bytes: TypeAlias = NDArray[np.uint8]

# Steps of a program, with their arguments; places are bytes from the beginning of the record or of an entry.
TEXT: Final = 0  # first byte and length
NUMBER: Final = 1  # place, whether one number is null, that number
FLAG: Final = 2  # place
WORD: Final = 3  # place, first word
WORDS: Final = 4  # place, first word
NUMBERS: Final = 5  # place of the keys, place of the values, first word
LIST: Final = 6  # place of the count, place of the entries, size of an entry, opening bracket, its NEXT
NEXT: Final = 7  # the step after the LIST, closing bracket
MAYBE: Final = 8  # place, the step after the part
END: Final = 9

# Texts with which every program begins
_FIXED: Final = "nulltruefalse"
_NULL: Final = (0, 4)
_TRUE: Final = (4, 4)
_FALSE: Final = (8, 5)

_COMMA: Final = ord(",")
_COLON: Final = ord(":")
_MINUS: Final = ord("-")
_ZERO: Final = ord("0")
_SQUARE: Final = (ord("["), ord("]"))
_CURLY: Final = (ord("{"), ord("}"))

_DEEPEST: Final = 8  # lists within lists, and the record itself
_DIGITS: Final = 11  # of a number with its sign


class Program(NamedTuple):
    """How to write the JSON of one kind of view."""

    steps: NDArray[np.int64]
    text: Bytes
    words: NDArray[np.int64]  # first byte and length of every word in `text`
    size: int  # that the JSON has at most, in bytes


class _Builder:
    """Collects the steps of a program."""

    def __init__(self) -> None:
        self.steps: list[int] = []
        self.text = bytearray(_FIXED.encode())
        self.words: list[tuple[int, int]] = []
        self.first_words: dict[tuple[str, ...], int] = {}
        self.depth = 1

    def add_text(self, text: str) -> int:
        """Copy a text; returns its size."""
        content = text.encode()
        self.steps += [TEXT, len(self.text), len(content)]
        self.text += content
        return len(content)

    def first_word(self, words: tuple[str, ...]) -> int:
        """Where the words begin in the list of all words."""
        if words not in self.first_words:
            self.first_words[words] = len(self.words)
            for word in words:
                content = msgspec.json.encode(word)
                self.words.append((len(self.text), len(content)))
                self.text += content
        return self.first_words[words]

    def add(self, kind: Kind, place: int) -> int:
        """Write a field that lies at this place; returns how large its JSON is at most."""
        match kind:
            case NumberKind():
                self.steps += [NUMBER, place, kind.none is not None, kind.none or 0]
                return _DIGITS
            case FlagKind():
                self.steps += [FLAG, place]
                return len("false")
            case Word():
                self.steps += [WORD, place, self.first_word(kind.words)]
                return max(map(_size, (*kind.words, "null")))
            case Words():
                self.steps += [WORDS, place, self.first_word(kind.words)]
                return 4 + sum(map(_size, kind.words))
            case Numbers():
                values = place + _offset(kind.dtype, "values")
                self.steps += [NUMBERS, place, values, self.first_word(kind.words)]
                return 4 + sum(_size(word) + _DIGITS for word in kind.words)
            case Part():
                return self.add_fields(kind.fields, place)
            case MaybePart():
                self.steps += [MAYBE, place, 0]
                jump = len(self.steps) - 1
                size = self.add_fields(kind.fields, place + _offset(kind.dtype, "value"))
                self.steps[jump] = len(self.steps)
                return size + len("null")
            case ListOf():
                begin = self.begin_list(kind.dtype, place, "[")
                return self.end_list(begin, "]", kind.most, self.add(kind.item, 0))
            case ByWord():
                begin = self.begin_list(kind.dtype, place, "{")
                size = self.add(Word(kind.words), 0) + self.add_text(":")
                entry = kind.dtype["entries"].base
                size += self.add_fields(kind.fields, _offset(entry, "value"))
                return self.end_list(begin, "}", kind.most, size)
        raise TypeError(f"no JSON for {kind}")

    def add_fields(self, view: type, place: int) -> int:
        """Write an object with the fields of a class whose record lies at this place."""
        dtype = Part(view).dtype
        size = 0
        before = "{"
        for name, kind in fields_of(view).items():
            size += self.add_text(f'{before}"{json_name(name)}":')
            size += self.add(kind, place + _offset(dtype, name))
            before = ","
        return size + self.add_text("}" if size else "{}")

    def begin_list(self, dtype: np.dtype[Any], place: int, bracket: str) -> int:
        """Open a list; its entries' places count from their own beginning."""
        self.depth += 1
        if self.depth > _DEEPEST:
            raise TypeError(f"more than {_DEEPEST - 1} lists within each other")
        entries = _offset(dtype, "entries")
        self.steps += [LIST, place, place + entries, dtype["entries"].base.itemsize, ord(bracket), 0]
        return len(self.steps)

    def end_list(self, begin: int, bracket: str, most: int, size: int) -> int:
        """Close a list; returns how large it is at most."""
        self.depth -= 1
        self.steps[begin - 1] = len(self.steps)
        self.steps += [NEXT, begin, ord(bracket)]
        return most * (size + 1) + 2


def _offset(dtype: np.dtype[Any], name: str) -> int:
    assert dtype.fields is not None
    return int(dtype.fields[name][1])


def _size(word: str) -> int:
    return len(msgspec.json.encode(word)) + 2


@cache
def program_of(kind: Kind) -> Program:
    """The program that writes the JSON of a kind of view."""
    builder = _Builder()
    size = builder.add(kind, 0)
    builder.steps.append(END)
    return Program(
        np.array(builder.steps, np.int64),
        np.frombuffer(bytes(builder.text), np.uint8).copy(),
        np.array(builder.words or [(0, 0)], np.int64),
        size,
    )


class Paper(NamedTuple):
    """What the compiled writer works with: a view as bytes, as numbers and as sets, and room for its JSON."""

    steps: NDArray[np.int64]
    text: Bytes
    words: NDArray[np.int64]
    content: Bytes
    numbers: NDArray[np.int32]
    sets: NDArray[np.uint64]
    lists: NDArray[np.int64]  # of the open lists: where the entry lies, how many are left, size of an entry
    out: Bytes


class Page:
    """Room for one view, and for the JSON of some views one after the other."""

    def __init__(self, kind: Kind, views: int = 1) -> None:
        program = program_of(kind)
        size = kind.dtype.itemsize
        sets = np.zeros(-(-size // 8), np.uint64)  # the record, and bytes to fill up the last set
        content = sets.view(np.uint8)
        self.records = content[:size].view(np.dtype((np.record, kind.dtype)))
        self.paper = Paper(
            program.steps,
            program.text,
            program.words,
            content,
            content.view(np.int32),
            sets,
            np.zeros((3, _DEEPEST), np.int64),
            np.zeros(views * program.size, np.uint8),
        )
        self.written = self.paper.out.data

    def json(self) -> bytes:
        """The JSON of the view."""
        return bytes(self.written[: write_json(self.paper, 0)])


@outlined
def write_json(paper: Paper, end: int) -> int:
    """Write the JSON of a view behind what was written so far; returns where it ends."""
    steps, text, words, out = paper.steps, paper.text, paper.words, paper.out
    content, numbers, sets = paper.content, paper.numbers, paper.sets
    bases, lefts, strides = paper.lists[0], paper.lists[1], paper.lists[2]
    bases[0] = 0
    depth = 0
    at = 0
    while steps[at] != END:
        step = steps[at]
        place = bases[depth] + steps[at + 1]
        if step == TEXT:
            end = copy_text(text, steps[at + 1], steps[at + 2], out, end)
            at += 3
        elif step == NUMBER:
            number = numbers[place >> 2]
            is_null = steps[at + 2] != 0 and number == steps[at + 3]
            end = write_null(text, out, end) if is_null else write_number(number, out, end)
            at += 4
        elif step == FLAG:
            end = write_flag(text, content[place] != 0, out, end)
            at += 2
        elif step == WORD:
            word = numbers[place >> 2]
            if word < 0:
                end = write_null(text, out, end)
            else:
                end = write_word(text, words, steps[at + 2] + word, out, end)
            at += 3
        elif step == WORDS:
            end = write_words(text, words, sets[place >> 3], steps[at + 2], out, end)
            at += 3
        elif step == NUMBERS:
            first_value = (bases[depth] + steps[at + 2]) >> 2
            chosen = sets[place >> 3]
            end = write_numbers(text, words, chosen, numbers, first_value, steps[at + 3], out, end)
            at += 4
        elif step == MAYBE:
            if content[place] != 0:
                at += 3
            else:
                end = write_null(text, out, end)
                at = steps[at + 2]
        elif step == LIST:
            out[end] = steps[at + 4]
            end += 1
            count = numbers[place >> 2]
            depth += 1
            bases[depth] = bases[depth - 1] + steps[at + 2]
            lefts[depth] = count
            strides[depth] = steps[at + 3]
            if count > 0:
                at += 6
            else:
                at = steps[at + 5]
                out[end] = steps[at + 2]
                end += 1
                depth -= 1
                at += 3
        else:  # NEXT
            lefts[depth] -= 1
            if lefts[depth] > 0:
                out[end] = _COMMA
                bases[depth] += strides[depth]
                at = steps[at + 1]
            else:
                out[end] = steps[at + 2]
                depth -= 1
                at += 3
            end += 1
    return end


@compiled
def copy_text(text: Bytes, begin: int, length: int, out: Bytes, end: int) -> int:
    """Copy a text of the program."""
    for index in range(length):
        out[end + index] = text[begin + index]
    return end + length


@compiled
def write_word(text: Bytes, words: NDArray[np.int64], word: int, out: Bytes, end: int) -> int:
    """Write a word, which has its quotes already."""
    return copy_text(text, words[word, 0], words[word, 1], out, end)


@compiled
def write_words(text: Bytes, words: NDArray[np.int64], chosen: int, first: int, out: Bytes, end: int) -> int:
    """Write the words of a set as a list."""
    if chosen == ABSENT_SET:
        return write_null(text, out, end)
    opening = end
    end += 1
    while chosen != NONE:
        end = write_word(text, words, first + lowest(chosen), out, end)
        out[end] = _COMMA
        end += 1
        chosen = without_lowest(chosen)
    return enclose(out, opening, end, _SQUARE)


@compiled
def write_numbers(
    text: Bytes,
    words: NDArray[np.int64],
    keys: int,
    numbers: NDArray[np.int32],
    first_number: int,
    first: int,
    out: Bytes,
    end: int,
) -> int:
    """Write the numbers of a set of words as an object."""
    if keys == ABSENT_SET:
        return write_null(text, out, end)
    opening = end
    end += 1
    while keys != NONE:
        word = lowest(keys)
        end = write_word(text, words, first + word, out, end)
        out[end] = _COLON
        end = write_number(numbers[first_number + word], out, end + 1)
        out[end] = _COMMA
        end += 1
        keys = without_lowest(keys)
    return enclose(out, opening, end, _CURLY)


@compiled
def enclose(out: Bytes, opening: int, end: int, brackets: tuple[int, int]) -> int:
    """Put brackets around what was written since the opening; the last comma makes room for one."""
    out[opening] = brackets[0]
    if end > opening + 1:
        end -= 1
    out[end] = brackets[1]
    return end + 1


@compiled
def write_number(number: int, out: Bytes, end: int) -> int:
    """Write a number in digits."""
    number = i64(number)  # the lowest of 32 bits has no positive twin
    if number < 0:
        out[end] = _MINUS
        end += 1
        number = -number
    size = 1
    rest = number // 10
    while rest > 0:
        size += 1
        rest //= 10
    for place in range(end + size - 1, end - 1, -1):
        out[place] = _ZERO + number % 10
        number //= 10
    return end + size


@compiled
def write_null(text: Bytes, out: Bytes, end: int) -> int:
    """Write null."""
    return copy_text(text, _NULL[0], _NULL[1], out, end)


@compiled
def write_flag(text: Bytes, flag: bool, out: Bytes, end: int) -> int:
    """Write true or false."""
    if flag:
        return copy_text(text, _TRUE[0], _TRUE[1], out, end)
    return copy_text(text, _FALSE[0], _FALSE[1], out, end)
