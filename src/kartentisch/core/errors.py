"""Typed errors: each names the reason and, where a rule decides, the rule's number."""


class KartentischError(Exception):
    """Anything that was refused; `rule` is the number in docs/rules.md."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


class UnknownGame(KartentischError):
    """No game has this id."""


class UnknownLanguage(KartentischError):
    """There is no text in this language."""


class WrongPlayers(KartentischError):
    """The game is not for this number of players, or there is no such seat."""


class WrongOption(KartentischError):
    """An option that does not exist, or a value it does not take."""


class WrongDeck(KartentischError):
    """Not the complete deck, a card that does not exist, or no deck wanted now."""


class WrongSeat(KartentischError):
    """Somebody else is to move, or nobody."""


class MalformedMove(KartentischError):
    """Not a move of this game at all."""


class IllegalMove(KartentischError):
    """A move of this game that the rules do not allow here; `code` is for translations."""

    def __init__(self, reason: str, rule: str, code: str) -> None:
        super().__init__(reason, rule)
        self.code = code


class BrokenRecord(KartentischError):
    """A record that does not follow the rules; deal and move count from 1 for people."""

    def __init__(
        self, reason: str, rule: str | None = None, deal: int | None = None, move: int | None = None
    ) -> None:
        super().__init__(reason, rule)
        self.deal = deal
        self.move = move

    def __str__(self) -> str:
        places = (("deal", self.deal), ("move", self.move))
        place = ", ".join(f"{name} {number}" for name, number in places if number is not None)
        return f"{place}: {super().__str__()}" if place else super().__str__()
