"""`imagine` draws uniformly from exactly the deals that fit: compared with complete enumeration."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from kartentisch import find_game
from kartentisch.core.rng import new_stream
from kartentisch.records.recorder import Recorder
from kartentisch.testing import Setup
from kartentisch.testing.conformance import random_game
from tests.games.chi_square import chi_square_p_value
from tests.games.table import Table

SAMPLES_PER_DEAL = 20


def members(mask: int) -> frozenset[int]:
    """The elements of a bit set."""
    return frozenset(number for number in range(64) if int(mask) >> number & 1)


def assert_fits(drawn: Counter[Hashable], chances: dict[Hashable, Fraction]) -> None:
    """The frequencies are those of the chances: nothing else is drawn, and chi-square finds no difference."""
    assert set(drawn) <= set(chances), "a deal was drawn that does not fit"
    assert sum(chances.values()) == 1
    total = sum(drawn.values())
    observed = [drawn[deal] for deal in chances]
    expected = [float(chance) * total for chance in chances.values()]
    assert chi_square_p_value(observed, expected) > 1e-3


def draw_worlds(
    game: str, state: Any, seat: int, count: int, key: Callable[[Any], Hashable]
) -> Counter[Hashable]:
    """How often each hidden deal is imagined."""
    rules = find_game(game)
    seen = rules.observe(state, seat)
    stream = new_stream(2028)
    return Counter(key(rules.imagine(seen, stream)) for _ in range(count))


def uniform(deals: list[Hashable]) -> dict[Hashable, Fraction]:
    """The same chance for each of these deals."""
    assert len(deals) == len(set(deals))
    return {deal: Fraction(1, len(deals)) for deal in deals}


# 8-28: secrets and the top of the pile, drawn from everything unseen


@pytest.mark.parametrize("seat", range(3))
def test_eight28_secrets_and_pile_are_any_unseen_cards(seat: int) -> None:
    table = Table("eight28", 3, first=0).deal("10 8 7 9 9 9 8 8 8 7 7 6 6 6 5 5 5 4 4 4 3 3 3 2 2 2")
    table.play("take", "take", "take", "take", "pass", "take", "take", "take")
    seen = table.view(seat).unseen
    total = sum(seen.values())
    chances: dict[Hashable, Fraction] = {}
    cards = [card for card, count in seen.items() if count]
    for secret in cards:
        for other in cards:
            for top in cards:
                left = Counter(seen)
                chance = Fraction(1)
                for place, card in enumerate((secret, other, top)):
                    chance *= Fraction(left[card], total - place)
                    left[card] -= 1
                if chance:
                    chances[secret, other, top] = chance
    others = [other for other in range(3) if other != seat]

    def key(world: Any) -> Hashable:
        secrets = [table.game.cards[world.secret[other]] for other in others]
        return (*secrets, table.game.cards[world.pile[world.taken]])

    count = max(2_000, round(5 / float(min(chances.values()))))
    assert_fits(draw_worlds("eight28", table.state, seat, min(count, 200_000), key), chances)


def test_eight28_secrets_and_a_small_pile_lie_in_any_order() -> None:
    """Four cards are left in the pile: all orders of the nine unseen cards are equally likely."""
    table = Table("eight28", 6, first=0)
    secrets = ["10", "10", "10", "9", "9", "9"]
    small = ["1/11"] * 8 + ["1"] * 15 + [str(value) for value in range(2, 8) for _ in range(3)]
    table.deal(" ".join([*secrets, *small]))
    table.play(*["take"] * 41)
    unseen = table.view(0).unseen
    orders: list[Hashable] = list(distinct_orders(Counter({card: n for card, n in unseen.items() if n})))
    assert len(orders) == 1260

    def key(world: Any) -> Hashable:
        cards = [*world.secret[1:6], *world.pile[41:45]]
        return tuple(table.game.cards[card] for card in cards)

    assert_fits(draw_worlds("eight28", table.state, 0, SAMPLES_PER_DEAL * len(orders), key), uniform(orders))


def distinct_orders(cards: Counter[str]) -> Iterator[tuple[str, ...]]:
    """All orders of a multiset."""
    if not cards:
        yield ()
    for card in sorted(cards):
        for rest in distinct_orders(cards - Counter([card])):
            yield (card, *rest)


# Compañeros: the other hands


@pytest.mark.parametrize(("players", "cards_left"), [(3, 3), (3, 2), (4, 1), (4, 2), (5, 1)])
def test_companeros_other_hands_are_any_split_of_the_unseen(players: int, cards_left: int) -> None:
    game = find_game("companeros")
    for recorder in random_game(Setup(game, players, game.complete_options({})), new_stream(5, players)):
        state = recorder.state
        # Stop in mid-round, when one has played and the others have not.
        if state.round_number == 10 - cards_left and state.played[state.starter] != -1:
            break
    seat = int(state.to_move)
    others = [other for other in range(players) if other != seat]
    sizes = [len(members(state.hands[other])) for other in others]
    unseen = frozenset().union(*(members(state.hands[other]) for other in others))
    deals = list(splits(unseen, sizes))
    drawn = draw_worlds(
        "companeros",
        state,
        seat,
        SAMPLES_PER_DEAL * len(deals),
        lambda world: tuple(members(world.hands[other]) for other in others),
    )
    assert_fits(drawn, uniform(list(deals)))


def splits(cards: frozenset[int], sizes: list[int]) -> Iterator[tuple[frozenset[int], ...]]:
    """All ways to deal hands of these sizes out of the cards; some may be left over."""
    if not sizes:
        yield ()
        return
    for hand in combinations(sorted(cards), sizes[0]):
        for rest in splits(cards - set(hand), sizes[1:]):
            yield (frozenset(hand), *rest)


# Schatzsuche: hands that respect the voids shown, and the golden card


def voids_from_the_log(recorder: Recorder, freed_by_trumps: bool) -> list[set[int]]:
    """The suits each seat has shown to be out of in this round, worked out from the moves alone."""
    deals = recorder.record().deals
    round_number, deal = len(deals), deals[-1]
    trump = "CSHD".index(deal.deck[31 if round_number == 10 else 3 * round_number][0])
    plays = [(seat, move) for seat, move in deal.moves if move in recorder.game.cards]
    voids: list[set[int]] = [set(), set(), set()]
    for begin in range(0, len(plays), 3):
        trick = plays[begin : begin + 3]
        led = "CSHD".index(trick[0][1][0])
        trumped = False
        for seat, card in trick[1:]:
            suit = "CSHD".index(card[0])
            if suit != led:
                voids[seat].add(led)
                if suit != trump and led != trump and not (trumped and freed_by_trumps):
                    voids[seat].add(trump)
            trumped = trumped or (suit == trump and led != trump)
    return voids


def schatzsuche_positions(lax: bool, by_hand: bool) -> Iterator[tuple[Recorder, list[set[int]]]]:
    """Positions of random games in which somebody has shown a void, with few enough deals to list."""
    game = find_game("schatzsuche")
    options: dict[str, Any] = {
        "discard_when_trumped": lax,
        "colour_cards": "by_hand" if by_hand else "automatic",
    }
    found: Counter[int] = Counter()
    for number in range(40):
        for recorder in random_game(Setup(game, 3, options), new_stream(9, number)):
            state = recorder.state
            if state.trump_card == -1 or game.over(state) or state.bids[state.first] == -1:
                continue
            voids = voids_from_the_log(recorder, lax)
            round_number = int(state.round_number)
            left = max(len(members(hand)) for hand in state.hands[:3])
            small = left <= (3 if round_number == 10 else 1)
            if small and sum(map(bool, voids)) >= 2 and found[round_number] < 1:
                found[round_number] += 1
                yield recorder, voids


@pytest.mark.parametrize("lax", [False, True])
@pytest.mark.parametrize("by_hand", [False, True])
def test_schatzsuche_deals_respect_just_the_shown_voids(lax: bool, by_hand: bool) -> None:
    checked = 0
    for recorder, voids in schatzsuche_positions(lax, by_hand):
        state = recorder.state
        for seat in range(3):
            others = [(seat + 1) % 3, (seat + 2) % 3]
            sizes = [len(members(state.hands[other])) for other in others]
            played = {int(card) for card in state.played[: state.played_count]}
            known = members(state.hands[seat]) | played | {int(state.trump_card)}
            unseen = frozenset(range(32)) - known
            fitting: list[Hashable] = [
                deal
                for deal in splits(unseen, sizes)
                # By hand a turned card is a claim, not a proof.
                if by_hand
                or all(
                    card // 8 not in voids[other]
                    for other, hand in zip(others, deal, strict=True)
                    for card in hand
                )
            ]
            if not 2 <= len(fitting) <= 800:
                continue
            drawn = draw_worlds(
                "schatzsuche",
                state,
                seat,
                SAMPLES_PER_DEAL * len(fitting),
                lambda world, others=others: tuple(members(world.hands[other]) for other in others),  # type: ignore[misc]
            )
            assert_fits(drawn, uniform(fitting))
            checked += 1
    assert checked >= 8


def test_schatzsuche_voids_are_the_turned_colour_cards() -> None:
    for lax in (False, True):
        for recorder, voids in schatzsuche_positions(lax, by_hand=False):
            turned = [set(members(suits)) for suits in recorder.state.turned[:3]]
            assert turned == voids


def test_schatzsuche_golden_card_is_what_nobody_holds() -> None:
    game = find_game("schatzsuche")
    stream = new_stream(3)
    for recorder in random_game(Setup(game, 3, game.complete_options({})), new_stream(4)):
        state = recorder.state
        if state.round_number == 10 and state.trump_card != -1 and not game.over(state):
            world = game.imagine(game.observe(state, 0), stream)
            cards = [
                *map(members, world.hands[:3]),
                {int(card) for card in world.played[: world.played_count]},
            ]
            everything = set().union(*cards, {int(world.trump_card), int(world.golden_card)})
            assert everything == set(range(32))


def test_frequencies_that_are_not_uniform_are_noticed() -> None:
    """The test itself must fail for a draw that prefers some deals."""
    skewed: Counter[Hashable] = Counter({"a": 600, "b": 400})
    with pytest.raises(AssertionError):
        assert_fits(skewed, uniform(["a", "b"]))
    with pytest.raises(AssertionError, match="does not fit"):
        assert_fits(Counter({"c": 1}), uniform(["a", "b"]))
