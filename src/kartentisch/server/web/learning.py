"""Rules and guided rounds, with the examples that the engine has played for them."""

import asyncio
from functools import cache
from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kartentisch.games import GAMES
from kartentisch.learn import Lesson, lesson
from kartentisch.server.web.problems import refusals
from kartentisch.server.web.requests import AnyRequest, compressed, hub_of
from kartentisch.texts.pages import RulesPage, rules_page
from kartentisch.texts.rules import LANGUAGES

GameId = Annotated[str, Parameter(description="The game's id", schema_extra={"enum": list(GAMES)})]
Language = Annotated[str, Parameter(description="The language", schema_extra={"enum": list(LANGUAGES)})]


@get(
    "/api/rules/{game_id:str}/{language:str}",
    tags=["games"],
    summary="Read the rules",
    responses={
        200: ResponseSpec(RulesPage, description="Sections with their rules", generate_examples=False),
        **refusals(404),
    },
)
async def show_rules(request: AnyRequest, game_id: GameId, language: Language) -> Response[bytes]:
    """The rules of a game for players, with scenes that can be drawn."""
    await hub_of(request).rules_are_ready.wait()
    return compressed(request, await asyncio.to_thread(_rules, game_id, language))


@get(
    "/api/learn/{game_id:str}",
    tags=["games"],
    summary="Learn a game",
    responses={
        200: ResponseSpec(Lesson, description="The steps", generate_examples=False),
        **refusals(404),
    },
)
async def show_lesson(request: AnyRequest, game_id: GameId) -> Response[bytes]:
    """A first guided round, in which the learner plays on seat 0."""
    await hub_of(request).rules_are_ready.wait()
    return compressed(request, await asyncio.to_thread(_lesson, game_id))


@cache
def _rules(game_id: str, language: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(rules_page(game_id, language)))


@cache
def _lesson(game_id: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(lesson(game_id)))


HANDLERS: Final = [show_rules, show_lesson]

TYPES: Final = [Lesson, RulesPage]
