"""The client is small, and its files are served as they should be."""

import gzip
import re

import httpx

from kartentisch.server.web.page import FOLDER
from tests.server.processes import Server

MOST_BYTES = 150_000
MOST_FONT_BYTES = 80_000


def test_the_client_is_small() -> None:
    """All pages and all games; of the four languages a browser loads only its own."""
    files = [file for file in FOLDER.rglob("*") if file.is_file()]
    fonts = [file for file in files if file.suffix == ".woff2"]
    assert sum(file.stat().st_size for file in fonts) <= MOST_FONT_BYTES
    compressed = {file.name: len(gzip.compress(file.read_bytes())) for file in files if file not in fonts}
    texts = {name: size for name, size in compressed.items() if re.match(r"(de|en|fr|it)-", name)}
    assert len(texts) == 4
    assert sum(compressed.values()) - sum(texts.values()) + max(texts.values()) <= MOST_BYTES


def test_files_are_kept_by_browsers_and_the_page_is_not(server: Server) -> None:
    page = httpx.get(f"{server.address}/")
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-encoding"] == "gzip"
    again = httpx.get(f"{server.address}/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    script = next((FOLDER / "assets").glob("index-*.js")).name
    assert f"./assets/{script}" in page.text
    asset = httpx.get(f"{server.address}/assets/{script}")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")


def test_no_other_file_is_served(server: Server) -> None:
    for path in ("assets/none.js", "assets/..%2Findex.html", "assets/..%2F..%2Fapp.py", "app.py"):
        assert httpx.get(f"{server.address}/{path}").status_code == 404
