"""Long answers, packed for those who can unpack them."""

import gzip
from typing import Any

import msgspec
from litestar import MediaType, Request, Response


def packed(request: Request[Any, Any, Any], value: object) -> Response[bytes]:
    """A value as JSON; views repeat themselves, so little of it is left."""
    body = msgspec.json.encode(value)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, compresslevel=6, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)
