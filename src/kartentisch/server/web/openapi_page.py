"""The OpenAPI page: plain HTML without scripts, so that it loads nothing from other hosts."""

from html import escape
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title></head>
<body><h1>{title} {version}</h1>
<p>{description}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. The messages of the web socket
<code>/api/tables/{{table_id}}/socket</code> are in <code>docs/protocol.md</code>,
the rules of the games in <code>docs/rules.md</code>.</p>
<ul>{contents}</ul>
{operations}
<h2>Types</h2>
{types}
</body></html>
"""


class ApiPage(OpenAPIRenderPlugin):
    """A page with all operations: parameters, bodies, answers, and their types."""

    def __init__(self) -> None:
        super().__init__(path="/")

    @staticmethod
    def get_media_type() -> MediaType:
        """HTML."""
        return MediaType.HTML

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        info = openapi_schema["info"]
        types = openapi_schema["components"]["schemas"]
        operations = [
            (method, path, operation)
            for path, methods in openapi_schema["paths"].items()
            for method, operation in methods.items()
        ]
        page = _PAGE.format(
            title=escape(info["title"]),
            version=escape(info["version"]),
            description=escape(info["description"]),
            contents="".join(
                f'<li><a href="#{escape(operation["operationId"])}">{escape(operation["summary"])}</a></li>'
                for _, _, operation in operations
            ),
            operations="\n".join(_operation(*operation, types) for operation in operations),
            types="\n".join(_type(name, schema) for name, schema in sorted(types.items())),
        )
        return page.encode()


def _operation(method: str, path: str, operation: dict[str, Any], types: dict[str, Any]) -> str:
    parts = [
        f'<h2 id="{escape(operation["operationId"])}">{escape(operation["summary"])}</h2>',
        f"<p><code>{method.upper()} {escape(path)}</code></p>",
        f"<p>{escape(operation.get('description', ''))}</p>",
    ]
    parts += [
        f"<p>Parameter <code>{escape(parameter['name'])}</code>: {escape(parameter['description'])}</p>"
        for parameter in operation.get("parameters", [])
    ]
    if "requestBody" in operation:
        content = operation["requestBody"]["content"]
        parts += [f"<p>Body: {_content(content)}</p>", *map(_example, _schemas(content, types))]
    parts.append("<table><tr><th>Status</th><th>Answer</th><th></th></tr>")
    parts += [
        f"<tr><td>{escape(status)}</td><td>{_content(answer.get('content', {}))}</td>"
        f"<td>{escape(answer['description'])}</td></tr>"
        for status, answer in sorted(operation["responses"].items())
    ]
    return "\n".join([*parts, "</table>"])


def _content(content: dict[str, Any]) -> str:
    return ", ".join(
        f"{_kind(media['schema'])} (<code>{escape(kind)}</code>)" for kind, media in content.items()
    )


def _schemas(content: dict[str, Any], types: dict[str, Any]) -> list[dict[str, Any]]:
    references = [media["schema"].get("$ref", "") for media in content.values()]
    return [types[_name(reference)] for reference in references if reference]


def _example(schema: dict[str, Any]) -> str:
    """An example of a body, made of the first example of each field."""
    example = {
        name: field["examples"][0] for name, field in schema["properties"].items() if "examples" in field
    }
    return f"<pre>{escape(msgspec.json.encode(example).decode())}</pre>"


def _type(name: str, schema: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_kind(kind)}{_limits(kind)}</td>"
        f"<td>{'' if field in schema.get('required', []) else 'optional'}</td>"
        f"<td>{escape(kind.get('description', ''))}</td></tr>"
        for field, kind in schema.get("properties", {}).items()
    )
    return (
        f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p>'
        f"<table>{rows}</table>"
    )


def _kind(schema: dict[str, Any]) -> str:
    """The type of a value, with links to the types on the page."""
    if "$ref" in schema:
        name = escape(_name(schema["$ref"]))
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(map(_kind, schema["anyOf"]))
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        inner = schema.get("prefixItems") or [schema["items"]]
        return "list of " + " and ".join(map(_kind, inner))
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))


def _limits(schema: dict[str, Any]) -> str:
    words = {"minimum": "at least", "maximum": "at most", "maxLength": "length at most"}
    return "".join(f", {word} {schema[key]}" for key, word in words.items() if key in schema)


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]
