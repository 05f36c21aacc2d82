"""The OpenAPI page: plain HTML without scripts, so that it asks no other host for anything."""

from html import escape
from typing import Any

from litestar.connection import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title></head>
<body><h1>{title} {version}</h1>
<p>The whole description: <a href="{path}/openapi.json">openapi.json</a></p>
{operations}
</body></html>
"""


class ApiPage(OpenAPIRenderPlugin):
    """A page with all operations, their parameters and answers."""

    def __init__(self) -> None:
        super().__init__(path="/")

    @staticmethod
    def get_media_type() -> MediaType:
        """HTML."""
        return MediaType.HTML

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        info = openapi_schema["info"]
        operations = "\n".join(
            _operation(method, path, operation)
            for path, methods in openapi_schema["paths"].items()
            for method, operation in methods.items()
        )
        page = _PAGE.format(
            title=escape(info["title"]), version=escape(info["version"]), path="/api", operations=operations
        )
        return page.encode()


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    answers = "".join(
        f"<li>{escape(status)}: {escape(answer.get('description', ''))}</li>"
        for status, answer in operation.get("responses", {}).items()
    )
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p><ul>{answers}</ul>"
    )
