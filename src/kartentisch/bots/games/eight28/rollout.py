"""The rollout policy of 8-28: each seat is simulated by the model that explains its moves best."""

from typing import Final

from kartentisch.bots.games.eight28.heuristics import better_half, wants_more
from kartentisch.bots.games.eight28.network import advantage, chance_to_take, read_table
from kartentisch.bots.games.eight28.opponent import Notes
from kartentisch.core.bits import popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.rng import Stream, fraction_ahead
from kartentisch.games.eight28.knowledge import observe
from kartentisch.games.eight28.rules import PASS, TAKE
from kartentisch.games.eight28.state import CHOOSE, Observation, State

TEMPERATURE: Final = 0.12  # in points


@compiled
def choose(state: State, seen: Observation, notes: Notes, stream: Stream) -> int:
    """Take or pass by `regular` or the network, choose the better half.

    The random numbers depend on seat and lap alone, so that they are common to all candidates.
    """
    seat = state.to_move
    if state.phase == CHOOSE:
        observe(state, seat, seen)
        return better_half(seen)
    secret = state.secret[seat]
    if fraction_ahead(stream, seat) < notes.regular[seat, secret]:
        return TAKE if wants_more(state, seat, secret) else PASS
    read_table(state, seat, notes.activations)
    chance = chance_to_take(advantage(state, seat, secret, notes.activations), TEMPERATURE)
    lap = 1 + popcount(state.first_of_lap) + (state.taken_this_lap == 0)
    return TAKE if fraction_ahead(stream, lap * MAX_SEATS + seat) < chance else PASS
