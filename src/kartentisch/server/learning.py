"""The HTTP part for those who learn: rules and guided rounds, with what the engine has played for them."""

import asyncio
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kartentisch.games import GAMES
from kartentisch.games.pages import RulesPage, rules_page
from kartentisch.games.texts import LANGUAGES
from kartentisch.learn import Lesson, lesson
from kartentisch.server.http import AnyRequest, hub_of
from kartentisch.server.openapi import refusals
from kartentisch.server.packed import packed

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
    return packed(request, await asyncio.to_thread(_rules, game_id, language))


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
    """A first guided round, in which a beginner on seat 0 makes the moves."""
    await hub_of(request).rules_are_ready.wait()
    return packed(request, await asyncio.to_thread(_lesson, game_id))


@cache
def _rules(game_id: str, language: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(rules_page(game_id, language)))


@cache
def _lesson(game_id: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(lesson(game_id)))


HANDLERS = [show_rules, show_lesson]

TYPES = [Lesson, RulesPage]
