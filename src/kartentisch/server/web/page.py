"""The page for browsers: built files, cached in memory and sent compressed."""

import gzip
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

FOLDER: Final = Path(__file__).parents[1] / "static"
_ALREADY_COMPRESSED: Final = {".woff2", ".png", ".webp"}


class File(msgspec.Struct, frozen=True):
    """A file of the page."""

    content: bytes
    zipped: bytes | None
    kind: str
    etag: str


def page_file(path: str) -> File | None:
    """A file by its path under the folder; paths that lead out of it are unknown."""
    try:
        file = (FOLDER / path).resolve()
        if not file.is_relative_to(FOLDER.resolve()) or not file.is_file():
            return None
        return _read(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # no file can have such a name
        return None


@cache
def _read(file: Path, _changed_at: int) -> File:
    content = file.read_bytes()
    zipped = None if file.suffix in _ALREADY_COMPRESSED else gzip.compress(content, mtime=0)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return File(content, zipped, kind, f'"{sha256(content).hexdigest()[:20]}"')


@get("/", include_in_schema=False)
async def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself: never cached, since it names the newest files."""
    return _answer(request, "index.html", "no-cache")


@get("/assets/{name:str}", include_in_schema=False)
async def show_asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A file whose name contains a hash of its content."""
    return _answer(request, f"assets/{name}", "public, max-age=31536000, immutable")


def _answer(request: Request[Any, Any, Any], path: str, caching: str) -> Response[bytes]:
    file = page_file(path)
    if file is None:
        raise NotFoundException("no such file; in a checkout `make web` builds the page")
    headers = {"cache-control": caching, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, media_type=file.kind, headers=headers)
    return Response(file.content, media_type=file.kind, headers=headers)


HANDLERS: Final = [show_page, show_asset]
